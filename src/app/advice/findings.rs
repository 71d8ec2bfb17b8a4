//! What searches have found about the positions of a game: what each is worth, always as White sees it, and how bad a move was.

use std::time::Duration;

use nestmate_core::position::Move;
use nestmate_core::rules::Outcome;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::{Info, Score};
use nestmate_text::words::say;
use rustc_hash::FxHashMap;

pub use crate::storage::Verdict;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    pub verdict: Verdict,
    pub moves: Vec<Move>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Findings {
    /// Best first; empty where no move is left.
    pub lines: Vec<Found>,
    /// How deep it looked, in plies.
    pub depth: u32,
    pub nodes: u64,
    pub elapsed: Duration,
    pub verdict: Verdict,
}

impl Findings {
    pub fn new(info: &Info, side: Side) -> Self {
        let verdict = Verdict::new(info.score, side);
        let first = Found { verdict, moves: info.pv.clone() };
        let others = info.others.iter().map(|line| Found { verdict: Verdict::new(line.score, side), moves: line.pv.clone() });
        let lines = std::iter::once(first).chain(others).filter(|line| !line.moves.is_empty()).collect();
        Self { lines, depth: info.depth, nodes: info.nodes, elapsed: info.elapsed, verdict }
    }

    pub fn end(verdict: Verdict) -> Self {
        Self { lines: Vec::new(), depth: 0, nodes: 0, elapsed: Duration::ZERO, verdict }
    }

    pub fn best(&self) -> Option<Move> {
        self.lines.first().and_then(|line| line.moves.first().copied())
    }

    /// Positions looked at each second.
    pub fn speed(&self) -> u64 {
        let millis = u64::try_from(self.elapsed.as_millis()).unwrap_or(u64::MAX).max(1);
        self.nodes.saturating_mul(1000) / millis
    }
}

/// The move that was played and the best one, both searched from the same position to the same depth. Scores of positions one ply apart
/// cannot be compared: each leans towards its side to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Compared {
    pub best: Verdict,
    pub played: Verdict,
}

/// The share of the points from which on a side has all but won.
const DECIDED: f32 = 0.94;

impl Compared {
    /// The share of the points to be expected that the move gave away for the side that made it; never below 0.
    pub fn lost(self, mover: Side) -> f32 {
        (self.best.share_of(mover) - self.played.share_of(mover)).max(0.0)
    }

    /// Whether one side had all but won with either move, so that many pawns hardly count.
    pub fn is_decided(self) -> bool {
        let shares = [self.best, self.played].map(|verdict| verdict.share_of(Side::White));
        shares.iter().all(|share| *share > DECIDED) || shares.iter().all(|share| *share < 1.0 - DECIDED)
    }

    /// By how many Pawns the best move is better, to a tenth; `None` where one of the two leads to mate.
    pub fn gap(self, variant: &Variant) -> Option<String> {
        let (Verdict::Centipawns(best), Verdict::Centipawns(played)) = (self.best, self.played) else { return None };
        let tenths = (variant.weights.shown(best.abs_diff(played).cast_signed()) + 5) / 10;
        Some(format!("{}{}{}", tenths / 10, say!("decimal-sign"), tenths % 10))
    }
}

/// What is known of the positions of a game, by their hashes, so that it stays known whatever becomes of the tree of moves.
#[derive(Clone, Debug, Default)]
pub struct Book {
    known: FxHashMap<u64, Findings>,
    pub(in crate::app) threats: FxHashMap<u64, Findings>,
    /// The positions that a review has looked at, each with how deep.
    reviewed: FxHashMap<u64, u32>,
    played: FxHashMap<(u64, Move), Compared>,
}

impl Book {
    pub fn get(&self, hash: u64) -> Option<&Findings> {
        self.known.get(&hash)
    }

    /// Notes what was found, unless as many lines are known to a greater depth. What a review says gives way to nothing that has looked
    /// less deeply, since the value of a position would jump to and fro.
    pub fn note(&mut self, hash: u64, found: Findings) {
        let reviewed = self.reviewed.get(&hash).copied().unwrap_or_default();
        let more = |known: &Findings| found.lines.len() > known.lines.len() && found.depth >= reviewed;
        let better = |known: &Findings| more(known) || found.depth >= known.depth;
        if self.known.get(&hash).is_none_or(better) {
            self.known.insert(hash, found);
        }
    }

    /// A move that was played beside the best one, if a review has found another.
    pub fn played(&self, hash: u64, mv: Move) -> Option<Compared> {
        self.played.get(&(hash, mv)).copied()
    }

    pub fn note_played(&mut self, hash: u64, mv: Move, compared: Compared) {
        self.played.insert((hash, mv), compared);
    }

    pub fn is_reviewed(&self, hash: u64) -> bool {
        self.reviewed.contains_key(&hash)
    }

    pub fn review(&mut self, hash: u64) {
        self.reviewed.insert(hash, self.known.get(&hash).map_or(0, |found| found.depth));
    }
}

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

    /// Many pawns between two moves count for little where either wins, and for much where only one does.
    #[test]
    fn a_game_is_decided_when_both_moves_leave_it_so() {
        let compared = |best, played| Compared { best: Verdict::Centipawns(best), played: Verdict::Centipawns(played) };
        assert!(compared(-1500, -2800).is_decided() && compared(2800, 1500).is_decided());
        assert!(!compared(1500, -1500).is_decided() && !compared(1500, 50).is_decided() && !compared(20, -30).is_decided());
    }

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
    fn what_a_review_has_found_gives_way_only_to_deeper_looks() {
        let found = |depth, lines, score| Findings {
            lines: vec![Found { verdict: Verdict::Centipawns(score), moves: Vec::new() }; lines],
            depth,
            ..Findings::end(Verdict::Centipawns(score))
        };
        let mut book = Book::default();
        book.note(1, found(8, 1, -160));
        book.note(1, found(2, 3, -65));
        assert_eq!(book.get(1).map(|found| found.depth), Some(2), "more lines are wanted");
        book.note(1, found(8, 3, -160));
        book.review(1);
        book.note(1, found(2, 5, -65));
        assert_eq!(book.get(1).map(|found| found.verdict), Some(Verdict::Centipawns(-160)));
        book.note(1, found(9, 5, -80));
        assert_eq!(book.get(1).map(|found| found.lines.len()), Some(5));
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
