//! What is to be seen of what the engine thinks of a game.

use crate::app::advice::analysis::Analysis;
use crate::app::advice::findings::{Compared, Findings};
use crate::app::advice::study::Study;
use crate::app::advice::verdict::{Mark, Verdict};
use crate::game::{Game, NodeId};
use crate::position::Move;
use crate::variant::Side;

/// A game, what is known of it, and how much of that is to be seen.
#[derive(Clone, Copy)]
pub(in crate::app) struct Judge<'a> {
    /// The game.
    pub(in crate::app) game: &'a Game,
    /// What is known of it.
    pub(in crate::app) study: &'a Study,
    /// What is switched on.
    pub(in crate::app) analysis: Analysis,
}

impl<'a> Judge<'a> {
    /// What the analysis has found about the position on the board; nothing while it is off or out of sight.
    pub(in crate::app) fn findings(self) -> Option<&'a Findings> {
        self.study.book().get(self.game.position().hash()).filter(|_| self.analysis.is_shown())
    }

    /// Whether there is anything to be seen: the analysis is on, or a review has been made.
    pub(in crate::app) fn judges(self) -> bool {
        let reviewed = || self.study.book().is_reviewed(self.game.position().hash());
        !self.analysis.is_hidden() && (self.analysis.is_on() || reviewed())
    }

    /// What the position on the board is worth, if that is to be seen.
    pub(in crate::app) fn verdict(self) -> Option<Verdict> {
        let end = || self.game.outcome().map(Verdict::of);
        let known = || self.study.book().get(self.game.position().hash()).map(|found| found.verdict);
        if self.judges() { end().or_else(known) } else { None }
    }

    /// What the opponent would do if it were its turn.
    pub(in crate::app) fn threat(self) -> Option<&'a Findings> {
        self.study.book().threat(self.game.position().hash()).filter(|_| self.analysis.shows_threat())
    }

    /// The positions of the line on the board with what each is worth as far as that is known: the start first.
    pub(in crate::app) fn graph(self) -> Vec<(NodeId, Option<Verdict>)> {
        let value = |node: NodeId| self.study.book().get(self.game.tree().hash(node)).map(|found| found.verdict);
        std::iter::once(NodeId::START).chain(self.game.line()).map(|node| (node, value(node))).collect()
    }

    /// What a review thinks of the move that led to a place of the game; nothing if it was good or is not known.
    pub(in crate::app) fn mark(self, node: NodeId) -> Option<Mark> {
        let (tree, book) = (self.game.tree(), self.study.book());
        let (before, mv) = (tree.hash(tree.parent(node)?), tree.mv(node)?);
        let Compared { best, played } = book.played(before, mv).filter(|_| !self.analysis.is_hidden())?;
        let mover = self.side_before(node);
        Mark::new(best.share_of(mover) - played.share_of(mover))
    }

    /// What would have been better than the move that led to a place, if that move has a mark.
    pub(in crate::app) fn better(self, node: NodeId) -> Option<Move> {
        self.mark(node)?;
        let parent = self.game.tree().parent(node)?;
        self.study.book().get(self.game.tree().hash(parent))?.best()
    }

    /// The next move of the line with a mark, or the one before.
    pub(in crate::app) fn marked(self, mark: Mark, back: bool) -> Option<NodeId> {
        let line = self.game.line();
        let here = line.iter().position(|&node| node == self.game.current()).map_or(0, |at| at + 1);
        let is_marked = |&&node: &&NodeId| self.mark(node) == Some(mark);
        if back {
            line[..here.saturating_sub(1)].iter().rev().find(is_marked).copied()
        } else {
            line[here..].iter().find(is_marked).copied()
        }
    }

    /// Whether the opponent could move if this turn were passed.
    pub(in crate::app) fn may_be_threatened(self) -> bool {
        self.game.outcome().is_none() && !self.game.tree().check(self.game.current())
    }

    /// The side that made the move which led to a place.
    fn side_before(self, node: NodeId) -> Side {
        let plies = self.game.tree().path(node).len() - 1;
        let first = self.game.first().0;
        if plies % 2 == 1 { first } else { first.other() }
    }
}
