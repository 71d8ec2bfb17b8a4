//! Movers that do not search: yardsticks for weak levels.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nestmate_core::game::Game;
use nestmate_core::rules::{in_check, legal_moves};
use nestmate_core::variant::Variant;
use nestmate_engine::Evaluator;

use super::player::{Choice, Contestant, Forfeit, Turn};

#[derive(Default)]
pub(super) struct Random {
    random: fastrand::Rng,
}

impl Contestant for Random {
    fn begin(&mut self, _: &Game, seed: u64, _: &AtomicBool) -> Result<(), Forfeit> {
        self.random = fastrand::Rng::with_seed(seed);
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        self.random.choice(turn.game.legal()).copied().map(Choice::Move).ok_or_else(|| Forfeit::Illegal("no move".to_owned()))
    }
}

pub(super) struct Greedy {
    variant: Arc<Variant>,
    random: fastrand::Rng,
}

impl Greedy {
    pub(super) fn new(variant: &Arc<Variant>) -> Self {
        Self { variant: Arc::clone(variant), random: fastrand::Rng::with_seed(0) }
    }
}

impl Contestant for Greedy {
    fn begin(&mut self, _: &Game, seed: u64, _: &AtomicBool) -> Result<(), Forfeit> {
        self.random = fastrand::Rng::with_seed(seed);
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        let variant = &self.variant;
        let evaluator = Evaluator::new(variant);
        let mut position = turn.game.position().clone();
        let waiting = position.side().other();
        let mut best = (i32::MIN, Vec::new());
        for &mv in turn.game.legal() {
            let undo = position.make(variant, mv);
            let mates = in_check(&position, variant, waiting) && legal_moves(&position, variant).is_empty();
            let score = if mates { i32::MAX } else { -evaluator.evaluate(&position) };
            position.unmake(&undo);
            if score > best.0 {
                best = (score, Vec::new());
            }
            if score == best.0 {
                best.1.push(mv);
            }
        }
        self.random.choice(best.1).map(Choice::Move).ok_or_else(|| Forfeit::Illegal("no move".to_owned()))
    }
}
