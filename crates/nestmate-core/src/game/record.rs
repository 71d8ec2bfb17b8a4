//! A game being played or looked through: its tree of moves and the place in it.

mod annotate;

pub use annotate::{MAX_COMMENT, Tags};

use std::sync::Arc;
use std::time::Duration;

use super::tree::{NodeId, Tree, TreeEdit};
use crate::position::{Move, Position};
use crate::rules::{Outcome, Reason, in_check, is_dead, legal_moves, no_moves, run_out};
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
    /// Back to the last position from which several lines go on.
    PreviousBranch,
    /// On to the next position of the line from which several lines go on.
    NextBranch,
    /// To a position of the tree.
    To(NodeId),
}

/// A move was played that is not legal in the position, or after the game's end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// Where and how the game was ended by something else than a move.
    ended: Option<(NodeId, Outcome)>,
    /// Where a move was taken back: the next one played here becomes the main line.
    retracted: Option<NodeId>,
    tags: Tags,
    /// How the changes of the tree are undone, the last one last.
    edits: Vec<TreeEdit>,
    /// The move whose comments are being typed, and how many changes there were then: what is typed on is no further change.
    typing: Option<(NodeId, usize)>,
    /// Counts what has been changed.
    revision: u64,
    /// Counts those changes that a file of the game would show.
    changes: u64,
}

impl Game {
    /// A game that begins from a position.
    pub fn new(variant: Arc<Variant>, start: Position) -> Self {
        let tree = Tree::new(start.hash(), in_check(&start, &variant, start.side()));
        Self::of(variant, start, tree)
    }

    pub(super) fn of(variant: Arc<Variant>, start: Position, tree: Tree) -> Self {
        let position = start.clone();
        let mut game = Self {
            variant,
            start,
            tree,
            current: NodeId::START,
            position,
            legal: Vec::new(),
            outcome: None,
            ended: None,
            retracted: None,
            tags: Tags::default(),
            edits: Vec::new(),
            typing: None,
            revision: 0,
            changes: 0,
        };
        game.look();
        game
    }

    /// The game's rules.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The position at the current place.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves and variations.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The current place.
    pub fn current(&self) -> NodeId {
        self.current
    }

    /// The legal moves of the current position, whether the game is over there or not.
    pub fn legal(&self) -> &[Move] {
        &self.legal
    }

    /// How the game has ended, if it is over at the current place.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The move that led to the current position.
    pub fn last_move(&self) -> Option<Move> {
        self.tree.mv(self.current)
    }

    /// The moves from the start to a place.
    pub fn moves_to(&self, node: NodeId) -> Vec<Move> {
        self.tree.path(node).into_iter().filter_map(|node| self.tree.mv(node)).collect()
    }

    /// Number of moves from the start to the current place.
    pub fn ply(&self) -> usize {
        self.tree.path(self.current).len() - 1
    }

    /// Whether no move is known after the current place.
    pub fn is_at_end(&self) -> bool {
        self.tree.children(self.current).is_empty()
    }

    /// The line through the current place, without the start position.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.tree.path(self.current);
        line.extend(std::iter::successors(self.tree.forward(self.current), |&id| self.tree.forward(id)));
        line.remove(0);
        line
    }

    /// The hashes of the positions before the current one, the start's first.
    pub fn hashes_before(&self) -> Vec<u64> {
        let mut path = self.tree.path(self.current);
        path.pop();
        path.into_iter().map(|id| self.tree.hash(id)).collect()
    }

    /// The start position.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The side to move in the start position, and the number of its move.
    pub fn first(&self) -> (Side, u32) {
        (self.start.side(), self.start.number())
    }

    /// The number and the side of a move that is this many moves from the start position, 1 for the first.
    pub fn numbered(&self, ply: usize) -> (u32, Side) {
        let (first, number) = self.first();
        let at = ply.saturating_sub(1) + first.index();
        let side = if at.is_multiple_of(2) { Side::White } else { Side::Black };
        (number.saturating_add(u32::try_from(at / 2).unwrap_or(u32::MAX)), side)
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
        self.position.play(&self.variant, mv);
        self.current = self.tree.child_by(from, mv).unwrap_or_else(|| {
            let check = in_check(&self.position, &self.variant, self.position.side());
            // A result that a file gave is not known of the game as it goes on.
            self.tags.set("Result", "");
            self.changes += 1;
            self.tree.add(from, mv, self.position.hash(), check)
        });
        if self.retracted.take() == Some(from) && self.tree.children(from).first() != Some(&self.current) {
            self.tree.promote(self.current);
            self.changes += 1;
        }
        self.revision += 1;
        self.tree.visit(self.current);
        self.look();
        Ok(())
    }

    /// Takes the last move back; the line stays in the tree. False at the start. A resignation or a fallen flag is taken back first.
    pub fn take_back(&mut self) -> bool {
        if self.ended.is_some_and(|(node, _)| node == self.current) {
            self.ended = None;
            self.change();
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
            Step::PreviousBranch => self.tree.path(self.current).into_iter().rev().skip(1).find(|&id| self.is_branch(id)),
            Step::NextBranch => {
                std::iter::successors(self.tree.forward(self.current), |&id| self.tree.forward(id)).find(|&id| self.is_branch(id))
            }
            Step::To(id) => self.tree.contains(id).then_some(id),
        };
        let Some(target) = target.filter(|&target| target != self.current) else { return false };
        self.retracted = None;
        self.revision += 1;
        self.current = target;
        self.tree.visit(target);
        self.position = self.position_at(target);
        self.look();
        true
    }

    /// The side loses at the current place for a reason that is none of the position's. Nothing happens if the game is over.
    pub fn lose(&mut self, side: Side, reason: Reason) {
        if self.outcome.is_none() {
            self.end_at(self.current, Outcome { winner: Some(side.other()), reason });
        }
    }

    /// Where and how the game was ended by something else than a move.
    pub fn ended(&self) -> Option<(NodeId, Outcome)> {
        self.ended
    }

    /// Ends the game at a position of it by something else than a move, as a file says.
    pub fn end_at(&mut self, node: NodeId, outcome: Outcome) {
        self.ended = Some((node, outcome));
        self.change();
        self.look();
    }

    /// Keeps what was left on the clock of the side that made a move.
    pub fn set_clock(&mut self, node: NodeId, left: Duration) {
        self.tree.set_clock(node, left);
        self.change();
    }

    /// What was left to a side, its periods included, when a position of the game was reached; `None` if its moves tell of no clock.
    pub fn clock_left(&self, node: NodeId, side: Side) -> Option<Duration> {
        let path = self.tree.path(node);
        let mut own = (1..path.len()).rev().filter(|&ply| self.numbered(ply).1 == side);
        own.find_map(|ply| self.tree.clock(path[ply]))
    }

    fn is_branch(&self, id: NodeId) -> bool {
        self.tree.children(id).len() > 1
    }

    fn sibling(&self, other: impl Fn(usize) -> Option<usize>) -> Option<NodeId> {
        let lines = self.tree.children(self.tree.parent(self.current)?);
        let at = lines.iter().position(|&id| id == self.current)?;
        lines.get(other(at)?).copied()
    }

    /// Works out what follows from the current position.
    fn look(&mut self) {
        self.legal = legal_moves(&self.position, &self.variant);
        let ended = self.ended.filter(|&(node, _)| node == self.current);
        self.outcome = match ended {
            Some((_, outcome)) => Some(outcome),
            None => outcome(&self.variant, &self.tree, self.current, &self.position, &self.legal),
        };
    }
}

/// The outcome of the game at a node, if it is over there. `legal` has the legal moves of the position.
fn outcome(variant: &Variant, tree: &Tree, node: NodeId, position: &Position, legal: &[Move]) -> Option<Outcome> {
    if legal.is_empty() {
        return Some(no_moves(position, variant, tree.mv(node)));
    }
    let drawn = |reason| Outcome { winner: None, reason };
    if is_dead(position, variant) {
        return Some(drawn(Reason::Dead));
    }
    repetition(variant, tree, node, position.side()).or_else(|| run_out(position, variant).map(drawn))
}

/// Ruling G5, and C2 where the game has it.
fn repetition(variant: &Variant, tree: &Tree, node: NodeId, to_move: Side) -> Option<Outcome> {
    let needed = usize::from(variant.endings.repetition);
    let path = tree.path(node);
    let same = |&&id: &&NodeId| tree.hash(id) == tree.hash(node);
    if needed == 0 || path.iter().filter(same).count() < needed {
        return None;
    }
    let first = path.iter().position(|id| same(&id)).unwrap_or_default();
    let loser = if variant.endings.perpetual_check_loses { perpetual_checker(tree, &path[first + 1..], to_move) } else { None };
    Some(match loser {
        Some(loser) => Outcome { winner: Some(loser.other()), reason: Reason::PerpetualCheck },
        None => Outcome { winner: None, reason: Reason::Repetition },
    })
}

/// The one side that checked with every move of a stretch of the game, `to_move` being on turn after it.
fn perpetual_checker(tree: &Tree, stretch: &[NodeId], to_move: Side) -> Option<Side> {
    let checked_always = |side: Side| {
        let skip = usize::from(side == to_move);
        let mut own = stretch.iter().rev().skip(skip).step_by(2).peekable();
        own.peek().is_some() && own.all(|&id| tree.check(id))
    };
    match Side::BOTH.map(checked_always) {
        [true, false] => Some(Side::White),
        [false, true] => Some(Side::Black),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
