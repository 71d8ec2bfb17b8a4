//! The ladder of hints: each rung tells a little more than the one before.

use super::action::Tone;
use super::findings::{Findings, Found};
use super::jobs::Purpose;
use super::place::{self, Place};
use super::preview::Preview;
use super::state::App;
use super::verdict::Verdict;
use crate::position::{Move, Position};
use crate::variant::Variant;
use crate::words::{Told, told};

/// How much a hint tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Rung {
    /// Where on the board to look.
    #[default]
    Place,
    /// Which man to move.
    Man,
    /// A few good moves, in no order.
    Moves,
    /// The best move, the line that follows, and why.
    Line,
}

impl Rung {
    /// All rungs, from the least that is told.
    pub const ALL: [Self; 4] = [Self::Place, Self::Man, Self::Moves, Self::Line];

    /// The one that tells more; the last stays.
    #[must_use]
    pub fn next(self) -> Self {
        Self::ALL.into_iter().find(|&rung| rung > self).unwrap_or(Self::Line)
    }
}

/// How many moves are looked at for a hint.
pub(super) const MOVES: usize = 3;

/// A move that loses a larger share of the points to be expected than this is not shown beside the best.
const WORSE: f32 = 0.08;

/// A hint, as far as the user has climbed.
#[derive(Clone, Debug)]
pub struct Hint {
    /// How much is told.
    pub rung: Rung,
    /// Where to look.
    pub place: Place,
    /// Good moves, by cell, so that their order tells nothing.
    pub moves: Vec<Move>,
    /// The best line; never empty.
    pub line: Vec<Move>,
    /// What the best line comes to.
    pub verdict: Verdict,
    /// What the next best line comes to, if there is one.
    pub second: Option<Verdict>,
    /// Why, in a sentence, once it is known.
    pub reason: Option<Told>,
}

impl Hint {
    /// What follows from the best lines found; `None` if there is none.
    fn new(position: &Position, variant: &Variant, found: &Findings, rung: Rung) -> Option<Self> {
        let best = found.lines.first()?;
        let share = |line: &Found| line.verdict.share_of(position.side());
        let wins = |line: &Found| matches!(line.verdict, Verdict::Win(side, _) if side == position.side());
        let good = |line: &&Found| share(best) - share(line) <= WORSE && wins(line) == wins(best);
        let mut moves: Vec<Move> = found.lines.iter().filter(good).filter_map(|line| line.moves.first().copied()).collect();
        moves.sort_unstable();
        let line = best.moves.clone();
        let place = place::place(position, variant, *line.first()?);
        let second = found.lines.get(1).map(|line| line.verdict);
        Some(Self { rung, place, moves, line, verdict: best.verdict, second, reason: None })
    }

    /// The best move.
    #[must_use]
    pub fn best(&self) -> Move {
        self.line.first().copied().unwrap_or(Move::NONE)
    }
}

impl App {
    /// The hint that is shown.
    #[must_use]
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// One rung up: begins to look for a hint, ends the looking, tells more, or plays the line again.
    pub(super) fn climb(&mut self) {
        let looking = self.jobs.purpose() == Some(Purpose::Hint);
        match self.hint.as_ref().map(|hint| hint.rung) {
            Some(rung) => self.climb_to(rung.next()),
            None if looking => self.jobs.hurry(),
            None => self.climb_to(Rung::Place),
        }
    }

    /// Tells this much, looking for a hint first if there is none.
    pub(super) fn climb_to(&mut self, rung: Rung) {
        let Some(hint) = &mut self.hint else {
            self.wish = rung;
            if self.jobs.purpose() != Some(Purpose::Hint) {
                self.think_for_user(Purpose::Hint);
            }
            return;
        };
        hint.rung = rung;
        self.preview = (rung == Rung::Line).then(|| Preview::play(self.game.variant(), self.game.position(), hint.line.clone()));
    }

    /// Takes in what was found for a hint.
    pub(super) fn hinted(&mut self, found: Option<&Findings>) {
        let hint = found.and_then(|found| Hint::new(self.game.position(), self.game.variant(), found, self.wish));
        if hint.is_none() {
            return self.say(Tone::Error, told!("computer-no-move"));
        }
        self.hint = hint;
        self.climb_to(self.wish);
        self.ask_reason();
    }
}
