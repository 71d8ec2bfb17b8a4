//! Matches between players: two settings of the engine, simple movers, or engines of others.
//!
//! Games are judged by our rules alone; clocks are kept here, whatever a player says of its time.

mod finder;
mod learn;
mod opening;
mod player;
mod space;
mod spec;
mod statistics;
mod tournament;
mod trial;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;

use nestmate_engine::task::crew;

pub use finder::{GameSource, Harvest, HuntedGame, PuzzleHunt, doubtful};
pub use learn::{LEARN_PATIENCE, LearnCourse, LearnFault, LearnNews, LearnPlan, LearnRound, SelfPlayFault, SelfPlayGames, play_share};
pub use space::{SelfPlay, space, tune};
pub use spec::{Pace, Spec};
pub use statistics::{Summary, progress_line, saved_game, table};
pub use tournament::{Ending, Match, run};
pub use trial::{Estimate, Tryout};

/// Shares numbered work out among several threads, each with a worker of its own from `begin`, and shows what comes of it as it ends, in no
/// certain order. A worker that answers `None` ends; what `look` answers with false is the last. `over` is set then, and can be set from
/// outside: no further work is begun.
fn share_out<T: Send, W: FnMut(usize) -> Option<T>>(
    name: &'static str,
    threads: usize,
    over: &AtomicBool,
    begin: impl Fn() -> W + Sync,
    look: &mut dyn FnMut(T) -> bool,
) {
    let next = AtomicUsize::new(0);
    let (ended, results) = channel();
    crew(|crew| {
        for member in 0..threads.max(1) {
            let (ended, next, begin) = (ended.clone(), &next, &begin);
            let work = move || {
                let mut worker = begin();
                while !over.load(Ordering::Relaxed) {
                    let Some(result) = worker(next.fetch_add(1, Ordering::Relaxed)) else { return };
                    if ended.send(result).is_err() {
                        return;
                    }
                }
            };
            if let Err(fault) = crew.start(name, member, work) {
                tracing::error!("{fault}");
            }
        }
        drop(ended);
        for result in results {
            if !look(result) {
                break;
            }
        }
        over.store(true, Ordering::Relaxed);
    });
}
