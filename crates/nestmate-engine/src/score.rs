//! What a position is worth, in centipawns or moves to mate.

use std::fmt;

/// The bound of all scores inside the search.
pub(super) const INFINITE: i32 = 500_000;

/// A mate on the board; a mate in `n` plies is worth `n` less.
pub(super) const MATE: i32 = 499_000;

pub(super) const MAX_PLY: usize = 120;

/// Scores beyond this are mates within [`MAX_PLY`] plies; evaluations stay below.
#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "a small constant")]
pub(super) const MATE_BOUND: i32 = MATE - MAX_PLY as i32 - 1;

/// How steeply chances rise with a score: the logistic curve that Lichess has found in its games of chess, for a centipawn.
pub const STEEPNESS: f32 = 0.003_682_08;

/// A score as the side to move sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// Hundredths of a pawn-like piece.
    Centipawns(i32),
    /// Moves (of the mating side) to mate: the side to move mates if above 0, is mated if below. 0: it is mated on the board.
    Mate(i32),
}

impl Score {
    /// The share of the points to be expected by who sees it, 0 to 1.
    pub fn share(self) -> f32 {
        match self {
            Self::Mate(moves) => f32::from(u8::from(moves > 0)),
            #[expect(clippy::cast_precision_loss, reason = "beyond a few thousand it makes no difference")]
            Self::Centipawns(score) => 1.0 / (1.0 + (-STEEPNESS * score as f32).exp()),
        }
    }

    pub(super) fn new(score: i32) -> Self {
        if score > MATE_BOUND {
            Self::Mate((MATE - score + 1) / 2)
        } else if score < -MATE_BOUND {
            Self::Mate(-((MATE + score + 1) / 2))
        } else {
            Self::Centipawns(score)
        }
    }
}

impl fmt::Display for Score {
    /// `+1.25`, `-0.40`, `#3` (mates in three), `#-2` (is mated in two).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Centipawns(score) => {
                let sign = if score < 0 { '-' } else { '+' };
                write!(f, "{sign}{}.{:02}", score.abs() / 100, score.abs() % 100)
            }
            Self::Mate(moves) => write!(f, "#{moves}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_in_moves_of_the_mating_side() {
        assert_eq!(Score::new(MATE - 1), Score::Mate(1));
        assert_eq!(Score::new(MATE - 3), Score::Mate(2));
        assert_eq!(Score::new(-MATE + 2), Score::Mate(-1));
        assert_eq!(Score::new(-MATE + 4), Score::Mate(-2));
        assert_eq!(Score::new(-105).to_string(), "-1.05");
        assert_eq!(Score::Mate(-2).to_string(), "#-2");
    }
}
