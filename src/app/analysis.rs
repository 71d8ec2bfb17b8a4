//! What the engine thinks of the game, for those who want to know: live analysis, the opponent's threat, a review of the whole game.

use std::time::Duration;

use super::action::Tone;
use super::findings::{Book, Findings};
use super::jobs::{Asked, Progress, Purpose};
use super::review::Review;
use super::state::App;
use super::verdict::{Mark, Verdict};
use crate::engine::{Limits, Request};
use crate::game::{NodeId, Step};
use crate::position::Move;
use crate::rules::no_moves;
use crate::variant::Side;
use crate::words::told;

/// The most time that is taken to look for a threat.
const THREAT: Duration = Duration::from_millis(600);

/// What the user has switched on, and what is known.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Debug)]
pub(super) struct Analysis {
    /// Whether the position on the board is looked at all the time.
    pub(super) on: bool,
    /// Whether all of the engine is out of sight.
    pub(super) hidden: bool,
    /// Whether its moves are drawn as arrows.
    pub(super) arrows: bool,
    /// Whether the opponent's threat is shown.
    pub(super) threat: bool,
    /// Whether the window can be seen at all.
    pub(super) in_sight: bool,
    pub(super) book: Book,
    pub(super) review: Option<Review>,
    /// What has been looked at to the end, so that there is nothing more to be found.
    pub(super) exhausted: Option<Asked>,
}

impl Default for Analysis {
    fn default() -> Self {
        Self { on: false, hidden: false, arrows: true, threat: false, in_sight: true, book: Book::default(), review: None, exhausted: None }
    }
}

impl App {
    /// Whether the position on the board is analysed all the time.
    #[must_use]
    pub fn analysis_is_on(&self) -> bool {
        self.analysis.on
    }

    /// Whether all of the engine is out of sight.
    #[must_use]
    pub fn engine_is_hidden(&self) -> bool {
        self.analysis.hidden
    }

    /// Whether the engine's moves are drawn as arrows.
    #[must_use]
    pub fn arrows_are_on(&self) -> bool {
        self.analysis.arrows
    }

    /// Whether the opponent's threat is shown.
    #[must_use]
    pub fn threat_is_on(&self) -> bool {
        self.analysis.threat
    }

    /// How many positions the review has looked at, and of how many, while it is under way.
    #[must_use]
    pub fn review_progress(&self) -> Option<(usize, usize)> {
        self.analysis.review.as_ref().map(Review::progress)
    }

    /// What the analysis has found about the position on the board; nothing while it is off or out of sight.
    #[must_use]
    pub fn findings(&self) -> Option<&Findings> {
        let shown = self.analysis.on && !self.analysis.hidden;
        self.analysis.book.get(self.game.position().hash()).filter(|_| shown)
    }

    /// Whether there is anything to be seen of what the engine thinks of the game: the analysis is on, or a review has been made.
    #[must_use]
    pub fn judges(&self) -> bool {
        let reviewed = || self.analysis.book.is_reviewed(self.game.position().hash());
        !self.analysis.hidden && (self.analysis.on || reviewed())
    }

    /// What the position on the board is worth, if that is to be seen.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        let end = || self.game.outcome().map(Verdict::of);
        let known = || self.analysis.book.get(self.game.position().hash()).map(|found| found.verdict);
        if self.judges() { end().or_else(known) } else { None }
    }

    /// What the opponent would do if it were its turn.
    #[must_use]
    pub fn threat(&self) -> Option<&Findings> {
        let shown = self.analysis.threat && !self.analysis.hidden;
        self.analysis.book.threat(self.game.position().hash()).filter(|_| shown)
    }

    /// The positions of the line on the board with what each is worth as far as that is known: the start first.
    #[must_use]
    pub fn graph(&self) -> Vec<(NodeId, Option<Verdict>)> {
        let value = |node: NodeId| self.analysis.book.get(self.game.tree().hash(node)).map(|found| found.verdict);
        std::iter::once(NodeId::START).chain(self.game.line()).map(|node| (node, value(node))).collect()
    }

    /// What a review thinks of the move that led to a place of the game; nothing if it was good or is not known.
    #[must_use]
    pub fn mark(&self, node: NodeId) -> Option<Mark> {
        let (tree, book) = (self.game.tree(), &self.analysis.book);
        let (before, after) = (tree.hash(tree.parent(node)?), tree.hash(node));
        let reviewed = !self.analysis.hidden && book.is_reviewed(before) && book.is_reviewed(after);
        let (before, after) = (book.get(before).filter(|_| reviewed)?, book.get(after)?);
        if before.best() == tree.mv(node) {
            return None;
        }
        let mover = self.side_before(node);
        Mark::new(before.verdict.share_of(mover) - after.verdict.share_of(mover))
    }

    /// What would have been better than the move that led to a place, if that move has a mark.
    #[must_use]
    pub fn better(&self, node: NodeId) -> Option<Move> {
        self.mark(node)?;
        let parent = self.game.tree().parent(node)?;
        self.analysis.book.get(self.game.tree().hash(parent))?.best()
    }

    /// The side that made the move which led to a place.
    fn side_before(&self, node: NodeId) -> Side {
        let plies = self.game.tree().path(node).len() - 1;
        let first = self.game.first().0;
        if plies % 2 == 1 { first } else { first.other() }
    }

    pub(super) fn start_review(&mut self) {
        let book = &self.analysis.book;
        match Review::new(&self.game, |hash| book.is_reviewed(hash)) {
            _ if self.game.line().is_empty() => self.say(Tone::Refusal, told!("review-nothing")),
            None => self.say(Tone::Info, told!("review-done")),
            review => {
                self.analysis.review = review;
                self.analysis.hidden = false;
            }
        }
    }

    /// Goes to the next move of the line with a mark, or the one before.
    pub(super) fn go_to_mark(&mut self, mark: Mark, back: bool) {
        let line = self.game.line();
        let here = line.iter().position(|&node| node == self.game.current()).map_or(0, |at| at + 1);
        let marked = |&&node: &&NodeId| self.mark(node) == Some(mark);
        let found = if back {
            line[..here.saturating_sub(1)].iter().rev().find(marked).copied()
        } else {
            line[here..].iter().find(marked).copied()
        };
        if let Some(node) = found {
            return self.go(Step::To(node));
        }
        let key = if back { "review-none-before" } else { "review-none-after" };
        self.say(Tone::Refusal, told!(key, mark = mark.in_sentence()));
    }

    /// What should be searched in the background now, the most urgent first.
    pub(super) fn wanted_in_background(&self) -> Option<Asked> {
        let (analysis, hash) = (&self.analysis, self.game.position().hash());
        let open = self.game.outcome().is_none();
        let threat = (analysis.threat && !analysis.hidden || self.hint.is_some()) && self.may_be_threatened();
        if threat && analysis.book.threat(hash).is_none() {
            return Some(Asked { purpose: Purpose::Threat, hash, lines: 1 });
        }
        if let Some(visit) = analysis.review.as_ref().and_then(Review::next) {
            return Some(Asked { purpose: Purpose::Review, hash: visit.position.hash(), lines: 1 });
        }
        let asked = Asked { purpose: Purpose::Analysis, hash, lines: self.machine.lines };
        let live = analysis.on && !analysis.hidden && analysis.in_sight && open;
        (live && analysis.exhausted != Some(asked)).then_some(asked)
    }

    /// Whether the opponent could move if this turn were passed.
    pub(super) fn may_be_threatened(&self) -> bool {
        self.game.outcome().is_none() && !self.game.tree().check(self.game.current())
    }

    /// What is to be searched in the background, in the engine's words.
    pub(super) fn request_in_background(&self, purpose: Purpose) -> Option<Request> {
        let game = &self.game;
        let variant = game.variant();
        let timed = |time: Duration| Limits { time: Some(time), ..Limits::default() };
        let here = || Request { history: game.hashes_before(), ..Request::new(variant.clone(), game.position().clone()) };
        match purpose {
            Purpose::Threat => {
                let mut position = game.position().clone();
                position.make_null(variant);
                position.forget();
                Some(Request { limits: timed(THREAT.min(self.machine.advice)), ..Request::new(variant.clone(), position) })
            }
            Purpose::Review => {
                let visit = self.analysis.review.as_ref().and_then(Review::next)?;
                let request = Request::new(variant.clone(), visit.position.clone());
                Some(Request { history: visit.history.clone(), limits: timed(self.machine.review), ..request })
            }
            _ => Some(here()),
        }
    }

    /// Takes in what a search in the background has found.
    pub(super) fn note(&mut self, progress: Progress) {
        let Progress { asked, found, finished } = progress;
        match asked.purpose {
            Purpose::Threat if finished => {
                let found = found.unwrap_or_else(|| Findings::end(Verdict::Centipawns(0)));
                self.analysis.book.note_threat(asked.hash, found);
                self.ask_reason();
            }
            Purpose::Review if finished => self.reviewed(asked.hash, found),
            Purpose::Analysis => {
                if let Some(found) = found {
                    self.analysis.book.note(asked.hash, found);
                }
                if finished {
                    self.analysis.exhausted = Some(asked);
                }
            }
            _ => {}
        }
    }

    fn reviewed(&mut self, hash: u64, found: Option<Findings>) {
        let variant = self.variant().clone();
        let Some(review) = &mut self.analysis.review else { return };
        let end = review.next().map(|visit| Findings::end(Verdict::of(no_moves(&visit.position, &variant, visit.last))));
        if let Some(found) = found.or(end) {
            self.analysis.book.note(hash, found);
            self.analysis.book.review(hash);
        }
        if !review.advance() {
            self.analysis.review = None;
        }
    }
}
