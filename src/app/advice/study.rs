//! What searches have found about one game; a review of it that is under way, and the mistakes that the user puts right.
//!
//! A review searches every position of the line on the board in the background, the last one first, so that what is found late in the
//! game helps to judge what was played before.

use nestmate_core::game::{Game, NodeId};
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::no_moves;
use nestmate_core::variant::Variant;

use crate::app::advice::caution::Caution;
use crate::app::advice::findings::{Book, Compared, Findings, Mark, Verdict};
use crate::app::advice::jobs::{Asked, Purpose, SearchProgress};

/// What is known of one game; it goes away with the game.
#[derive(Debug, Default)]
pub(in crate::app) struct Study {
    pub(in crate::app) book: Book,
    pub(in crate::app) others: Book,
    /// The positions that a review, or a look at one move, has still to come to; the next one last.
    todo: Vec<Visit>,
    /// How many positions the review under way has; 0 while there is none.
    total: usize,
    /// How many reviews, and looks at one move, have come to their end.
    pub(in crate::app) reviews: u64,
    /// What has been looked at to the end, so that there is nothing more to be found.
    pub(in crate::app) exhausted: Option<Asked>,
    pub(in crate::app) retry: Option<Retry>,
    pub(in crate::app) caution: Caution,
    /// The move in whose place the best one is to be shown once it is known.
    pub(in crate::app) judged: Option<NodeId>,
}

impl Study {
    pub(in crate::app) fn forget_others(&mut self) {
        (self.others, self.exhausted) = (Book::default(), None);
    }

    /// How many positions the review has looked at, and of how many, while it is under way. A look at one move alone is none.
    pub(in crate::app) fn progress(&self) -> Option<(usize, usize)> {
        (self.total > 0).then(|| (self.total.saturating_sub(self.todo.len()), self.total))
    }

    /// Whether a position is still to be looked at.
    pub(in crate::app) fn awaits(&self, hash: u64) -> bool {
        self.todo.iter().any(|visit| visit.position.hash() == hash)
    }

    /// Looks at the move that led to a place of the game, and at what was best there, unless that is known.
    pub(in crate::app) fn judge(&mut self, game: &Game, node: NodeId) {
        let Some(visit) = Visit::before(game, node) else { return };
        let hash = visit.position.hash();
        let known = self.book.get(hash).filter(|_| self.book.is_reviewed(hash));
        let is_best = |found: &Findings| found.best().is_none() || found.best() == visit.played;
        let compared = visit.played.is_some_and(|played| self.book.played(hash, played).is_some());
        if compared || known.is_some_and(is_best) || self.awaits(hash) {
            return;
        }
        let best = known.map(|found| (found.verdict, found.depth));
        self.look_at(Visit { best, ..visit });
    }

    pub(in crate::app) fn next(&self) -> Option<&Visit> {
        self.todo.last()
    }

    /// Begins to review the line through the current place of a game; false if all its positions have been.
    pub(in crate::app) fn begin_review(&mut self, game: &Game) -> bool {
        let mut todo = Visit::along(game, &game.line());
        todo.retain(|visit| !self.book.is_reviewed(visit.position.hash()));
        if todo.is_empty() {
            return false;
        }
        (self.total, self.todo) = (todo.len(), todo);
        true
    }

    /// Looks at one move of a position that has been reviewed, before anything else.
    pub(in crate::app) fn look_at(&mut self, visit: Visit) {
        self.todo.push(visit);
        self.total += usize::from(self.total > 0);
    }

    /// Takes over what a review has found before of a position and of a move that was played in it.
    pub(in crate::app) fn know(&mut self, hash: u64, found: Findings, (played, compared): (Move, Compared)) {
        self.book.note(hash, found);
        self.book.review(hash);
        self.book.note_played(hash, played, compared);
    }

    pub(in crate::app) fn stop_review(&mut self) {
        (self.todo, self.total, self.judged) = (Vec::new(), 0, None);
    }

    /// Begins to retry mistakes, or ends it; gives back those that were being retried.
    pub(in crate::app) fn set_retry(&mut self, retry: Option<Retry>) -> Option<Retry> {
        std::mem::replace(&mut self.retry, retry)
    }

    pub(in crate::app) fn note(&mut self, progress: SearchProgress, variant: &Variant) {
        let SearchProgress { asked, found, finished, fault, .. } = progress;
        match asked.purpose {
            Purpose::Threat if finished => {
                let found = found.unwrap_or_else(|| Findings::end(Verdict::Centipawns(0)));
                self.book.threats.insert(asked.hash, found);
            }
            // What was not searched has no verdict.
            Purpose::Review if fault.is_some() => (self.todo, self.total) = (Vec::new(), 0),
            Purpose::Review if finished => self.reviewed(asked, found, variant),
            Purpose::Analysis => {
                if let Some(found) = found {
                    let book = if asked.guest { &mut self.others } else { &mut self.book };
                    book.note(asked.hash, found);
                }
                if finished {
                    self.exhausted = Some(asked);
                }
            }
            _ => {}
        }
    }

    /// Takes in a step of the review: what a position is worth, or what the move that was played in it has come to.
    fn reviewed(&mut self, asked: Asked, found: Option<Findings>, variant: &Variant) {
        let Some(visit) = self.todo.last_mut() else { return };
        if let Some(mv) = asked.only {
            if let (Some(found), Some((best, _))) = (&found, visit.best) {
                self.book.note_played(asked.hash, mv, Compared { best, played: found.verdict });
            }
        } else {
            let found = found.unwrap_or_else(|| Findings::end(Verdict::of(no_moves(&visit.position, variant, visit.last))));
            let is_other = visit.played.is_some() && found.best().is_some() && visit.played != found.best();
            // The move that was played is looked at next.
            visit.best = is_other.then_some((found.verdict, found.depth));
            self.book.note(asked.hash, found);
            self.book.review(asked.hash);
            if is_other {
                return;
            }
        }
        self.todo.pop();
        if self.todo.is_empty() {
            self.total = 0;
            self.reviews += 1;
        }
    }
}

#[derive(Clone, Debug)]
pub(in crate::app) struct Visit {
    pub(in crate::app) position: Position,
    pub(in crate::app) history: Vec<u64>,
    pub(in crate::app) last: Option<Move>,
    /// The move that was played in it; `None` in the last position.
    pub(in crate::app) played: Option<Move>,
    /// What it is worth and how deep that was looked for, once all its moves have been looked at; then the played move is.
    pub(in crate::app) best: Option<(Verdict, u32)>,
}

impl Visit {
    /// The places of a line from the start of a game, each with the move that was played in it.
    fn along(game: &Game, line: &[NodeId]) -> Vec<Self> {
        let variant = game.variant();
        let mut visit = Self { position: game.start().clone(), history: Vec::new(), last: None, played: None, best: None };
        let mut visits = vec![visit.clone()];
        for mv in line.iter().filter_map(|&node| game.tree().mv(node)) {
            visits.last_mut().into_iter().for_each(|before| before.played = Some(mv));
            visit.history.push(visit.position.hash());
            visit.position.play(variant, mv);
            visit.last = Some(mv);
            visits.push(visit.clone());
        }
        visits
    }

    /// The place before a move; `None` before the start.
    fn before(game: &Game, node: NodeId) -> Option<Self> {
        let mut visits = Self::along(game, &game.tree().path(node));
        visits.pop();
        visits.pop()
    }

    /// The one move to be looked at now; all of them without it.
    pub(in crate::app) fn only(&self) -> Option<Move> {
        self.played.filter(|_| self.best.is_some())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetryStep {
    Begin,
    Again,
    Answer,
    /// Go on to the next mistake; after the last one to how it went.
    Next,
    Leave,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetryStanding {
    Asked,
    Judging(Move),
    Right(Move),
    Wrong(Move, Mark),
    Shown,
    Over,
}

#[derive(Clone, Debug)]
pub struct Retry {
    pub(in crate::app) mistakes: Vec<(NodeId, Mark)>,
    pub(in crate::app) at: usize,
    pub standing: RetryStanding,
    pub found: usize,
    pub(in crate::app) helped: bool,
    pub(in crate::app) hinted: bool,
    pub(in crate::app) noted: bool,
    pub(in crate::app) back: NodeId,
}

impl Retry {
    /// Begins with the first of some mistakes. `back` is where the game stood before.
    pub(in crate::app) fn new(mistakes: Vec<(NodeId, Mark)>, back: NodeId) -> Self {
        let standing = RetryStanding::Asked;
        Self { mistakes, at: 0, standing, found: 0, helped: false, hinted: false, noted: false, back }
    }

    /// False if that was the last one.
    pub(in crate::app) fn advance(&mut self) -> bool {
        self.at += 1;
        (self.helped, self.hinted, self.noted) = (false, false, false);
        self.standing = if self.mistake().is_some() { RetryStanding::Asked } else { RetryStanding::Over };
        self.mistake().is_some()
    }

    /// The mistake that is asked about: the place that the bad move led to, and how bad it was.
    pub fn mistake(&self) -> Option<(NodeId, Mark)> {
        self.mistakes.get(self.at).copied()
    }

    /// Which mistake it is, counted from 1, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        ((self.at + 1).min(self.mistakes.len()), self.mistakes.len())
    }

    pub fn asks(&self) -> bool {
        matches!(self.standing, RetryStanding::Asked | RetryStanding::Wrong(..))
    }
}
