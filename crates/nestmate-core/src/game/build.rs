//! Putting a game together from moves that a file gives, without going through it again for each variation.

use std::sync::Arc;

use super::record::{Game, Step};
use super::shapes::Eval;
use super::tree::{NodeId, Notes, Tree};
use crate::position::{Move, Position};
use crate::rules::{in_check, legal_moves};
use crate::variant::Variant;

/// The most moves that a game from a file may have, variations included.
pub const MAX_MOVES: usize = 50_000;

/// A game in the making: a line of positions from the start to the place where the next move goes.
pub struct Builder {
    variant: Arc<Variant>,
    start: Position,
    tree: Tree,
    line: Vec<(NodeId, Position)>,
    /// Ends of lines that are left for a variation: how long the line was, and its end.
    aside: Vec<(usize, (NodeId, Position))>,
    moves: usize,
}

impl Builder {
    /// A game that begins from a position.
    pub fn new(variant: Arc<Variant>, start: Position) -> Self {
        let tree = Tree::new(start.hash(), in_check(&start, &variant, start.side()));
        Self { variant, tree, line: vec![(NodeId::START, start.clone())], aside: Vec::new(), start, moves: 0 }
    }

    /// The game's rules.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Where the next move goes.
    pub fn node(&self) -> NodeId {
        self.line.last().map_or(NodeId::START, |end| end.0)
    }

    /// The position there.
    pub fn position(&self) -> &Position {
        self.line.last().map_or(&self.start, |end| &end.1)
    }

    /// The legal moves there.
    pub fn legal(&self) -> Vec<Move> {
        legal_moves(self.position(), &self.variant)
    }

    /// Plays one of the legal moves; `None` when there are too many of them. A move that is known already is followed.
    pub fn play(&mut self, mv: Move) -> Option<NodeId> {
        self.moves += 1;
        if self.moves > MAX_MOVES {
            return None;
        }
        let (from, mut position) = (self.node(), self.position().clone());
        position.play(&self.variant, mv);
        let node = self.tree.child_by(from, mv).unwrap_or_else(|| {
            let check = in_check(&position, &self.variant, position.side());
            self.tree.add(from, mv, position.hash(), check)
        });
        self.line.push((node, position));
        Some(node)
    }

    /// Begins a variation in place of the last move; false if there is none.
    pub fn open(&mut self) -> bool {
        let whole = self.line.len();
        if whole < 2 {
            return false;
        }
        self.aside.extend(self.line.pop().map(|end| (whole, end)));
        true
    }

    /// Ends the variation, if one was begun.
    pub fn close(&mut self) {
        if let Some((whole, end)) = self.aside.pop() {
            self.line.truncate(whole - 1);
            self.line.push(end);
        }
    }

    /// Whether there is any move.
    pub fn has_moves(&self) -> bool {
        self.moves > 0
    }

    /// How many variations are open.
    pub fn depth(&self) -> usize {
        self.aside.len()
    }

    /// Goes back along the line to a position of it; false if it is none of the line's.
    pub fn back_to(&mut self, node: NodeId) -> bool {
        let at = self.line.iter().rposition(|end| end.0 == node);
        if let Some(at) = at {
            self.line.truncate(at + 1);
        }
        at.is_some()
    }

    /// The last move of the line.
    pub fn last_move(&self) -> Option<Move> {
        self.tree.mv(self.node())
    }

    /// Goes back to where so many moves of the line have been made; false if it has fewer.
    pub fn back_to_ply(&mut self, moves: usize) -> bool {
        let known = moves < self.line.len();
        if known {
            self.line.truncate(moves + 1);
        }
        known
    }

    /// What is said of a move so far.
    pub fn notes(&self, node: NodeId) -> &Notes {
        self.tree.notes(node)
    }

    /// Sets what is said of a move: comments as [`Game::comment`] keeps them, glyphs in rising order.
    pub fn annotate(&mut self, node: NodeId, notes: Notes) {
        self.tree.set_notes(node, notes.tidied());
    }

    /// What an engine has found of a position.
    pub fn evaluate(&mut self, node: NodeId, eval: Eval) {
        self.tree.set_eval(node, Some(eval));
    }

    /// What was left on the mover's clock.
    pub fn clock(&mut self, node: NodeId, left: std::time::Duration) {
        self.tree.set_clock(node, left);
    }

    /// The game, at a position of it.
    pub fn finish(self, place: NodeId) -> Game {
        let mut game = Game::of(self.variant, self.start, self.tree);
        game.go(Step::To(place));
        game
    }

    /// The game, at the end of its main line.
    pub fn finish_at_end(self) -> Game {
        let end = self.tree.main_line().last().unwrap_or(NodeId::START);
        self.finish(end)
    }
}
