//! A puzzle whose position and moves have been played by the rules.

use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{legal_moves, no_moves, parse_move, parse_position};
use nestmate_core::variant::{Side, Variant};

use super::Puzzle;
use super::fault::PuzzleFault;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenedPuzzle {
    /// The position before the opponent's last move.
    pub before: Position,
    /// The opponent's last move, then the solver's moves and the replies by turns; all of them legal.
    pub moves: Vec<Move>,
}

impl OpenedPuzzle {
    pub fn solver(&self) -> Side {
        self.before.side().other()
    }

    /// The position after so many of the moves; after one of them the solver is to move for the first time.
    pub fn after(&self, variant: &Variant, moves: usize) -> Position {
        let mut position = self.before.clone();
        for &mv in self.moves.iter().take(moves) {
            position.make(variant, mv);
        }
        position.forget();
        position
    }
}

impl Puzzle {
    /// Plays the moves by the rules of the game.
    pub fn opened(&self, variant: &Variant) -> Result<OpenedPuzzle, PuzzleFault> {
        let before = parse_position(variant, &self.position).map_err(PuzzleFault::Position)?;
        let (mut position, mut moves) = (before.clone(), Vec::with_capacity(self.moves.len()));
        for (number, text) in (1..).zip(&self.moves) {
            let mv = parse_move(&position, variant, text).map_err(|error| PuzzleFault::Move { number, error })?;
            position.make(variant, mv);
            moves.push(mv);
        }
        if moves.len() < 2 || moves.len() % 2 == 1 {
            return Err(PuzzleFault::Moves(moves.len()));
        }
        Ok(OpenedPuzzle { before, moves })
    }
}

/// Whether a legal move leaves the opponent without a move, and that wins. Such a move is right wherever a puzzle asks for one.
pub fn wins_at_once(variant: &Variant, position: &Position, mv: Move) -> bool {
    let mut after = position.clone();
    after.make(variant, mv);
    legal_moves(&after, variant).is_empty() && no_moves(&after, variant, Some(mv)).winner == Some(position.side())
}
