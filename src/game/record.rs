//! A game being played or looked through: its tree of moves and the place in it.

use std::sync::Arc;

use thiserror::Error;

use super::outcome::outcome;
use super::tree::{NodeId, Tree};
use crate::position::{Move, Position};
use crate::rules::{Outcome, Reason, in_check, legal_moves};
use crate::variant::{Side, Variant};

/// A way to go through a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// To the start position.
    Start,
    /// One move back.
    Back,
    /// One move on, along the line last visited.
    Forward,
    /// To the end of that line.
    End,
    /// To the variation before this one.
    PreviousLine,
    /// To the variation after this one.
    NextLine,
    /// To a position of the tree.
    To(NodeId),
}

/// A move was played that is not legal in the position, or after the game's end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("this move is not legal here")]
pub struct IllegalMove;

/// A game: start position, tree of moves, and the current place in it.
#[derive(Clone, Debug)]
pub struct Game {
    variant: Arc<Variant>,
    start: Position,
    tree: Tree,
    current: NodeId,
    position: Position,
    legal: Vec<Move>,
    outcome: Option<Outcome>,
    /// The side that gave up, and where.
    resigned: Option<(NodeId, Side)>,
    /// Where a move was taken back: the next one played here becomes the main line.
    retracted: Option<NodeId>,
}

impl Game {
    /// A game that begins from a position.
    #[must_use]
    pub fn new(variant: Arc<Variant>, start: Position) -> Self {
        let tree = Tree::new(start.hash(), in_check(&start, &variant, start.side()));
        let position = start.clone();
        let mut game = Self {
            variant,
            start,
            tree,
            current: NodeId::START,
            position,
            legal: Vec::new(),
            outcome: None,
            resigned: None,
            retracted: None,
        };
        game.look();
        game
    }

    /// The game's rules.
    #[must_use]
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The position at the current place.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves and variations.
    #[must_use]
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The current place.
    #[must_use]
    pub fn current(&self) -> NodeId {
        self.current
    }

    /// The legal moves of the current position, whether the game is over there or not.
    #[must_use]
    pub fn legal(&self) -> &[Move] {
        &self.legal
    }

    /// How the game has ended, if it is over at the current place.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The move that led to the current position.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.tree.mv(self.current)
    }

    /// Number of moves from the start to the current place.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.tree.path(self.current).len() - 1
    }

    /// Whether no move is known after the current place.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.tree.children(self.current).is_empty()
    }

    /// The line through the current place, without the start position.
    #[must_use]
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.tree.path(self.current);
        line.extend(std::iter::successors(self.tree.forward(self.current), |&id| self.tree.forward(id)));
        line.remove(0);
        line
    }

    /// The hashes of the positions before the current one, the start's first.
    #[must_use]
    pub fn hashes_before(&self) -> Vec<u64> {
        let mut path = self.tree.path(self.current);
        path.pop();
        path.into_iter().map(|id| self.tree.hash(id)).collect()
    }

    /// The start position.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The side to move in the start position, and the number of its move.
    #[must_use]
    pub fn first(&self) -> (Side, u32) {
        (self.start.side(), self.start.number())
    }

    /// Plays a move. One that is already known is followed; after a move was taken back it becomes the main line; otherwise it is
    /// a variation beside what is there.
    ///
    /// # Errors
    /// If the move is not legal or the game is over.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if self.outcome.is_some() || !self.legal.contains(&mv) {
            return Err(IllegalMove);
        }
        let from = self.current;
        self.position.make(&self.variant, mv);
        self.position.forget();
        self.current = self.tree.child_by(from, mv).unwrap_or_else(|| {
            let check = in_check(&self.position, &self.variant, self.position.side());
            self.tree.add(from, mv, self.position.hash(), check)
        });
        if self.retracted.take() == Some(from) {
            self.tree.promote(self.current);
        }
        self.tree.visit(self.current);
        self.look();
        Ok(())
    }

    /// Takes the last move back; the line stays in the tree. False at the start. A resignation is taken back first.
    pub fn take_back(&mut self) -> bool {
        if self.resigned.is_some_and(|(node, _)| node == self.current) {
            self.resigned = None;
            self.look();
            return true;
        }
        let moved = self.go(Step::Back);
        if moved {
            self.retracted = Some(self.current);
        }
        moved
    }

    /// Goes to another place in the tree; false if there is no such place.
    pub fn go(&mut self, step: Step) -> bool {
        let target = match step {
            Step::Start => Some(NodeId::START),
            Step::Back => self.tree.parent(self.current),
            Step::Forward => self.tree.forward(self.current),
            Step::End => self.line().last().copied(),
            Step::PreviousLine => self.sibling(|at| at.checked_sub(1)),
            Step::NextLine => self.sibling(|at| at.checked_add(1)),
            Step::To(id) => (id.index() < self.tree.len()).then_some(id),
        };
        let Some(target) = target.filter(|&target| target != self.current) else { return false };
        self.retracted = None;
        self.current = target;
        self.tree.visit(target);
        self.position = self.start.clone();
        for mv in self.tree.path(target).into_iter().filter_map(|id| self.tree.mv(id)) {
            self.position.make(&self.variant, mv);
        }
        self.position.forget();
        self.look();
        true
    }

    /// The side gives up at the current place. Nothing happens if the game is over.
    pub fn resign(&mut self, side: Side) {
        if self.outcome.is_none() {
            self.resigned = Some((self.current, side));
            self.look();
        }
    }

    fn sibling(&self, other: impl Fn(usize) -> Option<usize>) -> Option<NodeId> {
        let lines = self.tree.children(self.tree.parent(self.current)?);
        let at = lines.iter().position(|&id| id == self.current)?;
        lines.get(other(at)?).copied()
    }

    /// Works out what follows from the current position.
    fn look(&mut self) {
        self.legal = legal_moves(&self.position, &self.variant);
        let resigned = self.resigned.filter(|&(node, _)| node == self.current);
        self.outcome = match resigned {
            Some((_, side)) => Some(Outcome { winner: Some(side.other()), reason: Reason::Resignation }),
            None => outcome(&self.variant, &self.tree, self.current, &self.position, &self.legal),
        };
    }
}

#[cfg(test)]
mod tests;
