//! What a position is worth, always as White sees it, and how bad a move was.

use std::fmt;

use crate::engine::Score;
use crate::rules::Outcome;
use crate::variant::Side;
use crate::words::say;

/// What a position is worth as White sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Hundredths of a pawn-like piece; above 0 White is better off.
    Centipawns(i32),
    /// A side wins in this many moves of its own; in none: it has won.
    Win(Side, u32),
}

/// How many centipawns more make a win ten times as likely as a loss.
const TENFOLD: f32 = 400.0;

impl Verdict {
    /// A score that the side to move sees.
    #[must_use]
    pub fn new(score: Score, to_move: Side) -> Self {
        match score {
            Score::Centipawns(score) => Self::Centipawns(if to_move == Side::White { score } else { -score }),
            Score::Mate(moves) => Self::Win(if moves > 0 { to_move } else { to_move.other() }, moves.unsigned_abs()),
        }
    }

    /// The end of a game.
    #[must_use]
    pub fn of(outcome: Outcome) -> Self {
        outcome.winner.map_or(Self::Centipawns(0), |winner| Self::Win(winner, 0))
    }

    /// White's share of the points to be expected, 0 to 1.
    #[must_use]
    pub fn share(self) -> f32 {
        match self {
            Self::Win(Side::White, _) => 1.0,
            Self::Win(Side::Black, _) => 0.0,
            #[expect(clippy::cast_precision_loss, reason = "beyond a few thousand it makes no difference")]
            Self::Centipawns(score) => 1.0 / (1.0 + 10_f32.powf(-(score as f32) / TENFOLD)),
        }
    }

    /// A side's share of the points to be expected, 0 to 1.
    #[must_use]
    pub fn share_of(self, side: Side) -> f32 {
        if side == Side::White { self.share() } else { 1.0 - self.share() }
    }
}

impl fmt::Display for Verdict {
    /// `+1.25`, `−0.40`, `#3` (White mates in three), `#−2` (Black mates in two).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Centipawns(score) => {
                let sign = if score < 0 { '−' } else { '+' };
                write!(f, "{sign}{}.{:02}", score.unsigned_abs() / 100, score.unsigned_abs() % 100)
            }
            Self::Win(Side::White, moves) => write!(f, "#{moves}"),
            Self::Win(Side::Black, moves) => write!(f, "#−{moves}"),
        }
    }
}

/// How bad a move was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// It gave something away.
    Inaccuracy,
    /// It gave much away.
    Mistake,
    /// It gave most away.
    Blunder,
}

/// The share of the points to be expected that a move must lose to be called so.
const INACCURACY: f32 = 0.07;
const MISTAKE: f32 = 0.13;
const BLUNDER: f32 = 0.22;

impl Mark {
    /// All marks, the worst first.
    pub const ALL: [Self; 3] = [Self::Blunder, Self::Mistake, Self::Inaccuracy];

    /// The mark of a move that lost this share of the points to be expected; `None` if it was good enough.
    #[must_use]
    pub fn new(lost: f32) -> Option<Self> {
        let least = |mark: &Self| match mark {
            Self::Blunder => BLUNDER,
            Self::Mistake => MISTAKE,
            Self::Inaccuracy => INACCURACY,
        };
        Self::ALL.into_iter().find(|mark| lost >= least(mark))
    }

    /// The sign that annotators put after such a move.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// The word for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Inaccuracy => say!("mark-inaccuracy"),
            Self::Mistake => say!("mark-mistake"),
            Self::Blunder => say!("mark-blunder"),
        }
    }

    /// Its name as it is written within a sentence.
    #[must_use]
    pub fn in_sentence(self) -> &'static str {
        match self {
            Self::Inaccuracy => say!("mark-inaccuracy-in-sentence"),
            Self::Mistake => say!("mark-mistake-in-sentence"),
            Self::Blunder => say!("mark-blunder-in-sentence"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_are_whites_whoever_is_to_move() {
        assert_eq!(Verdict::new(Score::Centipawns(125), Side::White).to_string(), "+1.25");
        assert_eq!(Verdict::new(Score::Centipawns(40), Side::Black).to_string(), "−0.40");
        assert_eq!(Verdict::new(Score::Mate(3), Side::White), Verdict::Win(Side::White, 3));
        assert_eq!(Verdict::new(Score::Mate(-2), Side::White).to_string(), "#−2");
        assert_eq!(Verdict::new(Score::Mate(2), Side::Black).to_string(), "#−2");
        assert_eq!(Verdict::new(Score::Mate(0), Side::Black), Verdict::Win(Side::White, 0), "mated on the board");
    }

    #[test]
    fn shares_rise_with_the_score_and_add_up() {
        let scores = [-100_000, -900, -100, -1, 0, 1, 100, 900, 100_000];
        let shares: Vec<f32> = scores.iter().map(|&score| Verdict::Centipawns(score).share()).collect();
        assert!(shares.windows(2).all(|pair| pair[0] < pair[1] || pair[0] > 0.999), "{shares:?}");
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)));
        for score in scores {
            let (own, other) = (Verdict::Centipawns(score), Verdict::Centipawns(-score));
            assert!((own.share_of(Side::White) + own.share_of(Side::Black) - 1.0).abs() < 1e-6);
            assert!((own.share() - other.share_of(Side::Black)).abs() < 1e-6);
        }
    }

    #[test]
    fn marks_grow_with_the_loss() {
        let losses: [f32; 6] = [-0.3, 0.0, INACCURACY, MISTAKE, BLUNDER, 1.0];
        let marks = losses.map(Mark::new);
        let worst = Some(Mark::Blunder);
        assert_eq!(marks, [None, None, Some(Mark::Inaccuracy), Some(Mark::Mistake), worst, worst]);
    }
}
