//! A game up to where the client has told it.

use std::sync::Arc;

use nestmate_core::game::Game;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{Outcome, legal_moves, no_moves, start};
use nestmate_core::variant::Variant;

/// A game up to where the client has told it. It may go on after its end: people look at what would have been.
pub(super) struct XBoardPlace {
    variant: Arc<Variant>,
    start: Position,
    pub(crate) moves: Vec<Move>,
    game: Game,
    pub(super) position: Position,
    /// Hashes of the positions before.
    pub(super) history: Vec<u64>,
}

impl XBoardPlace {
    pub(super) fn new(variant: &Arc<Variant>, start: Position) -> Self {
        let game = Game::new(Arc::clone(variant), start.clone());
        Self { variant: Arc::clone(variant), position: start.clone(), start, moves: Vec::new(), game, history: Vec::new() }
    }

    pub(super) fn start(variant: &Arc<Variant>) -> Option<Self> {
        start(variant).ok().map(|start| Self::new(variant, start))
    }

    pub(super) fn play(&mut self, mv: Move) {
        self.history.push(self.position.hash());
        self.position.play(&self.variant, mv);
        if self.is_within_the_rules() {
            // A game that is over stays where it is.
            let _ = self.game.play(mv);
        }
        self.moves.push(mv);
    }

    /// Takes the last `count` moves back; false, and nothing is done, if there are not so many.
    pub(super) fn take_back(&mut self, count: usize) -> bool {
        let Some(left) = self.moves.len().checked_sub(count) else { return false };
        let moves = std::mem::take(&mut self.moves);
        *self = Self::new(&self.variant, self.start.clone());
        moves.into_iter().take(left).for_each(|mv| self.play(mv));
        true
    }

    /// How the game has ended, if it is over here and was not before.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        if self.is_within_the_rules() {
            return self.game.outcome();
        }
        let stuck = legal_moves(&self.position, &self.variant).is_empty();
        stuck.then(|| no_moves(&self.position, &self.variant, self.moves.last().copied()))
    }

    pub(super) fn own_moves(&self) -> u32 {
        u32::try_from(self.moves.len() / 2).unwrap_or(u32::MAX)
    }

    fn is_within_the_rules(&self) -> bool {
        self.game.ply() == self.moves.len()
    }
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::{Reason, parse_move};

    use super::*;

    fn play(place: &mut XBoardPlace, texts: &[&str]) {
        for text in texts {
            let mv = parse_move(&place.position, &place.variant, text).expect("legal");
            place.play(mv);
        }
    }

    #[test]
    fn moves_are_taken_back_and_a_game_goes_on_after_its_end() {
        let variant = crate::shipped::library().get("fide-chess").expect("shipped");
        let mut place = XBoardPlace::start(&variant).expect("a start");
        let dance = ["g1f3", "g8f6", "f3g1", "f6g8"];
        play(&mut place, &dance);
        let once = (place.position.clone(), place.history.clone());
        assert_eq!(place.outcome(), None);
        play(&mut place, &dance);
        assert_eq!(place.outcome().map(|outcome| outcome.reason), Some(Reason::Repetition));
        play(&mut place, &["e2e4"]);
        assert_eq!(place.outcome(), None);
        assert!(!place.take_back(10) && place.take_back(5));
        assert_eq!((&place.position, &place.history), (&once.0, &once.1));
        play(&mut place, &["f2f3", "e7e5", "g2g4", "d8h4"]);
        assert_eq!(place.outcome().map(|outcome| outcome.reason), Some(Reason::Mate));
    }
}
