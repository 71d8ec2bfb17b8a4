//! What a position is worth, always as White sees it, and how bad a move was.

use nestmate_core::rules::Outcome;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::Score;
use nestmate_text::words::say;

pub use crate::storage::Verdict;

impl Verdict {
    pub fn new(score: Score, to_move: Side) -> Self {
        match score {
            Score::Centipawns(score) => Self::Centipawns(if to_move == Side::White { score } else { -score }),
            Score::Mate(moves) => Self::Win(if moves > 0 { to_move } else { to_move.other() }, moves.unsigned_abs()),
        }
    }

    pub fn of(outcome: Outcome) -> Self {
        outcome.winner.map_or(Self::Centipawns(0), |winner| Self::Win(winner, 0))
    }

    /// `+1.25`, `−0.40` in Pawns as books of the game count them, `#3` (White mates in three), `#−2` (Black mates in two), `1–0` where the
    /// game is over.
    pub fn text(self, variant: &Variant) -> String {
        match self {
            Self::Centipawns(score) => {
                let (sign, score) = (if score < 0 { '−' } else { '+' }, variant.weights.shown(score).unsigned_abs());
                format!("{sign}{}.{:02}", score / 100, score % 100)
            }
            Self::Win(Side::White, 0) => "1–0".to_owned(),
            Self::Win(Side::Black, 0) => "0–1".to_owned(),
            Self::Win(Side::White, moves) => format!("#{moves}"),
            Self::Win(Side::Black, moves) => format!("#−{moves}"),
        }
    }

    /// White's share of the points to be expected, 0 to 1.
    pub fn share(self) -> f32 {
        match self {
            Self::Win(Side::White, _) => 1.0,
            Self::Win(Side::Black, _) => 0.0,
            Self::Centipawns(score) => Score::Centipawns(score).share(),
        }
    }

    /// A side's share of the points to be expected, 0 to 1.
    pub fn share_of(self, side: Side) -> f32 {
        if side == Side::White { self.share() } else { 1.0 - self.share() }
    }
}

/// The share of the points to be expected that a move must lose to be asked about before it is answered: as much as a blunder, and a little
/// more, since the look is a short one.
const ALARM: f32 = 0.24;

/// A move is not asked about where as much was lost before, or as much is still to be won after it.
const LOST: f32 = 0.25;
const WON: f32 = 0.75;

impl Verdict {
    /// Whether a move should not be made without a question by a side that would come to this verdict by its best move, and by this move
    /// to the other.
    pub fn alarms(self, played: Self, mover: Side) -> bool {
        let (best, played) = (self.share_of(mover), played.share_of(mover));
        best - played >= ALARM && best > LOST && played < WON
    }
}

/// How accurate a move was that lost this share of the points to be expected, from 0 to 100: the curve that Lichess has fitted
/// (<https://lichess.org/page/accuracy>).
pub(in crate::app) fn accuracy(lost: f32) -> f32 {
    (103.1668 * (-4.354 * lost).exp() - 3.1669).clamp(0.0, 100.0)
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    Inaccuracy,
    Mistake,
    /// It gave most away.
    Blunder,
}

/// The share of the points to be expected that a move must lose to be called so. Lichess has 0.05, 0.10 and 0.15. A short search by
/// this engine is less exact than that, and an undeserved mark is worse than a missing one.
const INACCURACY: f32 = 0.08;
const MISTAKE: f32 = 0.12;
const BLUNDER: f32 = 0.20;

impl Mark {
    /// All marks, the worst first.
    pub const ALL: [Self; 3] = [Self::Blunder, Self::Mistake, Self::Inaccuracy];

    /// The mark of a move that lost this share of the points to be expected; `None` if it was good enough.
    pub fn new(lost: f32) -> Option<Self> {
        let least = |mark: &Self| match mark {
            Self::Blunder => BLUNDER,
            Self::Mistake => MISTAKE,
            Self::Inaccuracy => INACCURACY,
        };
        Self::ALL.into_iter().find(|mark| lost >= least(mark))
    }

    pub fn sign(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Inaccuracy => say!("mark-inaccuracy"),
            Self::Mistake => say!("mark-mistake"),
            Self::Blunder => say!("mark-blunder"),
        }
    }

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
        let shipped = |id| crate::shipped::library().get(id).expect("shipped");
        let variant = shipped("crouching-stepper");
        let text = |verdict: Verdict, variant: &Variant| verdict.text(variant);
        assert_eq!(text(Verdict::new(Score::Centipawns(125), Side::White), &variant), "+1.25");
        assert_eq!(text(Verdict::new(Score::Centipawns(40), Side::Black), &variant), "−0.40");
        assert_eq!(Verdict::new(Score::Mate(3), Side::White), Verdict::Win(Side::White, 3));
        assert_eq!(text(Verdict::new(Score::Mate(-2), Side::White), &variant), "#−2");
        assert_eq!(text(Verdict::new(Score::Mate(2), Side::Black), &variant), "#−2");
        assert_eq!(Verdict::new(Score::Mate(0), Side::Black), Verdict::Win(Side::White, 0), "mated on the board");
        assert_eq!([Side::White, Side::Black].map(|side| text(Verdict::Win(side, 0), &variant)), ["1–0", "0–1"], "the game is over");
        assert_eq!(text(Verdict::Centipawns(-100), &shipped("shogi")), "−1.90", "as books of the game count");
    }

    #[test]
    fn only_what_is_lost_by_the_move_itself_alarms() {
        let [even, up, winning, crushing] = [0, 300, 700, 1500].map(Verdict::Centipawns);
        let [down, losing] = [-300, -900].map(Verdict::Centipawns);
        assert!(even.alarms(down, Side::White) && up.alarms(even, Side::White) && winning.alarms(even, Side::White));
        assert!(even.alarms(Verdict::Win(Side::Black, 1), Side::White) && Verdict::Win(Side::White, 2).alarms(even, Side::White));
        assert!(!even.alarms(even, Side::White) && !even.alarms(up, Side::White) && !even.alarms(Verdict::Centipawns(-60), Side::White));
        assert!(!down.alarms(losing, Side::White), "it was lost before");
        assert!(!Verdict::Win(Side::White, 3).alarms(winning, Side::White) && !crushing.alarms(winning, Side::White), "it is still won");
        assert!(!even.alarms(down, Side::Black) && even.alarms(Verdict::Centipawns(300), Side::Black));
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
    fn accuracy_falls_with_the_loss() {
        let known = [0.0, 0.05, 0.2, 0.6, 1.0].map(accuracy);
        assert!(known[0] > 99.9 && known[4] < 0.1, "{known:?}");
        assert!(known.windows(2).all(|pair| pair[0] > pair[1]), "{known:?}");
    }

    #[test]
    fn marks_grow_with_the_loss() {
        let losses: [f32; 6] = [-0.3, 0.0, INACCURACY, MISTAKE, BLUNDER, 1.0];
        let marks = losses.map(Mark::new);
        let worst = Some(Mark::Blunder);
        assert_eq!(marks, [None, None, Some(Mark::Inaccuracy), Some(Mark::Mistake), worst, worst]);
    }
}
