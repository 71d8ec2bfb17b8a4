//! This program's engine as a player.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nestmate_core::game::Game;
use nestmate_core::position::{Move, move_text};
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::Variant;
use nestmate_engine::{Limits, Memory, Search};

use super::player::{Choice, Contestant, Forfeit, Turn};
use super::spec::{OwnEngine, Pace};
use crate::networks::memory_of;

pub(super) struct OwnPlayer {
    settings: OwnEngine,
    variant: Arc<Variant>,
    memory: Memory,
    seed: u64,
}

impl OwnPlayer {
    pub(super) fn new(settings: OwnEngine, variant: &Arc<Variant>) -> Self {
        // A network that cannot be read was told of before the match.
        let memory = settings.memory(variant).unwrap_or_else(|_| memory_of(variant, settings.hash));
        Self { settings, variant: Arc::clone(variant), memory, seed: 0 }
    }

    fn follow(&self, game: &Game, line: &[Move]) -> Result<(), Forfeit> {
        let mut position = game.position().clone();
        for &mv in line {
            if !legal_moves(&position, &self.variant).contains(&mv) {
                let (mv, text) = (move_text(&self.variant, mv), position.text(&self.variant));
                return Err(Forfeit::Illegal(format!("the line goes on with {mv} in {text}")));
            }
            let _ = position.make(&self.variant, mv);
        }
        Ok(())
    }
}

fn limits(turn: &Turn<'_>) -> Limits {
    let Pace { clock, time, nodes, depth } = turn.pace;
    let left = turn.left[turn.game.position().side().index()];
    let on_clock = clock.zip(left).map(|((_, increment), left)| Limits::on_clock(left, increment, None)).unwrap_or_default();
    let time = [time, on_clock.time].into_iter().flatten().min();
    Limits { time, depth, nodes, ..on_clock }
}

impl Contestant for OwnPlayer {
    fn begin(&mut self, _: &Game, seed: u64, _: &AtomicBool) -> Result<(), Forfeit> {
        self.memory.clear();
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        let history = turn.game.hashes_before();
        let OwnEngine { level, skill, style, threads, .. } = self.settings;
        let skill = skill.unwrap_or_else(|| level.skill(&self.variant, self.seed, turn.game.position().side()));
        let search = Search::new(turn.game.position(), &self.variant);
        let search = Search { history: &history, limits: limits(turn), skill, style, threads, seed: self.seed, ..search };
        let info = search.run(&mut self.memory, turn.stop, &mut |_| {});
        let info = info.ok_or_else(|| Forfeit::Illegal("no move".to_owned()))?;
        self.follow(turn.game, &info.pv)?;
        info.pv.first().copied().map(Choice::Move).ok_or_else(|| Forfeit::Illegal("no move".to_owned()))
    }
}
