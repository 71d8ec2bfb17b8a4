//! Games of self-play, several at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;

use nestmate_core::rules;
use nestmate_core::variant::Variant;
use nestmate_engine::task::crew;
use nestmate_engine::{Memory, Network};

use super::self_play::SelfPlayer;
use super::self_play_game::SelfPlayGame;
use super::{LearnPlan, TABLE_MIB};

/// Plays the games of these numbers and shows each as it ends, in no certain order; one that `look` answers with false is the last.
pub(super) fn gather(
    variant: &Arc<Variant>,
    plan: &LearnPlan,
    network: Option<&Arc<Network>>,
    numbers: &[u64],
    stop: &AtomicBool,
    look: &mut dyn FnMut(SelfPlayGame) -> bool,
) {
    let Ok(start) = rules::start(variant) else { return };
    let next = AtomicUsize::new(0);
    let (ended, games) = channel();
    let over = AtomicBool::new(false);
    crew(|crew| {
        for member in 0..plan.threads.clamp(1, numbers.len().max(1)) {
            let (ended, next, start, over, network) = (ended.clone(), &next, &start, &over, network.cloned());
            let work = move || {
                let mut player = SelfPlayer::new(variant, start, plan, Memory::with(variant, TABLE_MIB, network));
                while !over.load(Ordering::Relaxed) {
                    let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) else { return };
                    let Some(game) = player.play(number, stop) else { return };
                    if ended.send(game).is_err() {
                        return;
                    }
                }
            };
            if let Err(fault) = crew.start("learn", member, work) {
                tracing::error!("{fault}");
            }
        }
        drop(ended);
        for game in games {
            if !look(game) {
                break;
            }
        }
        over.store(true, Ordering::Relaxed);
    });
}
