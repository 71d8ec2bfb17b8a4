//! The moves of a game as a tree: the main line and variations from any of its positions, with what people say of them.

mod edit;

use std::time::Duration;

use super::shapes::{Eval, Shape};
use crate::position::Move;

pub use edit::TreeEdit;

/// The most that a clock can show: what is longer could be written but not be read again.
const MAX_CLOCK: Duration = Duration::from_hours(999_999);

/// A position of the tree, reached by a move from its parent; the start is [`NodeId::START`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NodeId(usize);

impl NodeId {
    /// The start position.
    pub const START: Self = Self(0);

    /// A number of its own in the tree, for naming widgets and files.
    pub fn index(self) -> usize {
        self.0
    }
}

/// What people say of a move and of the position after it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Notes {
    /// A comment to be read before the move: what a variation is about.
    pub before: String,
    /// A comment to be read after the move; at the start position, one on the whole game.
    pub after: String,
    /// Glyphs by their numbers in PGN, in rising order.
    pub glyphs: Vec<u8>,
    /// Arrows and circles on the position after the move, in the order in which they were drawn.
    pub shapes: Vec<Shape>,
}

#[derive(Clone, Debug)]
struct Node {
    parent: Option<NodeId>,
    /// The move that led here; none at the start.
    mv: Option<Move>,
    /// Hash of the position (fields 1 to 5 of its text).
    hash: u64,
    check: bool,
    /// The main line's next position first.
    children: Vec<NodeId>,
    /// The child that was last visited: where going forward leads.
    forward: usize,
    notes: Notes,
    /// What was left on the clock of the side that moved, all its periods included.
    clock: Option<Duration>,
    /// What an engine has found of the position.
    eval: Option<Eval>,
}

impl Node {
    fn new(parent: Option<NodeId>, mv: Option<Move>, hash: u64, check: bool) -> Self {
        Self { parent, mv, hash, check, children: Vec::new(), forward: 0, notes: Notes::default(), clock: None, eval: None }
    }
}

/// A tree of moves. A deleted line is only cut off, so that an id stays good and the line can come back.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    /// A tree of the start position alone.
    pub fn new(hash: u64, check: bool) -> Self {
        Self { nodes: vec![Node::new(None, None, hash, check)] }
    }

    /// Adds a move after a position, as the last of its variations.
    pub(super) fn add(&mut self, parent: NodeId, mv: Move, hash: u64, check: bool) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node::new(Some(parent), Some(mv), hash, check));
        self.nodes[parent.0].children.push(id);
        id
    }

    /// Adds a move that was cut off; `attached` if it was not cut off its parent, but with it.
    pub(super) fn add_cut(&mut self, parent: NodeId, mv: Move, hash: u64, check: bool, attached: bool) -> NodeId {
        let id = self.add(parent, mv, hash, check);
        if !attached {
            self.nodes[parent.0].children.pop();
        }
        id
    }

    pub(super) fn promote(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else { return };
        let parent = &mut self.nodes[parent.0];
        if let Some(at) = parent.children.iter().position(|&child| child == id) {
            parent.children[..=at].rotate_right(1);
            parent.forward = 0;
        }
    }

    /// Makes going forward from the start lead to this position.
    pub(super) fn visit(&mut self, id: NodeId) {
        let mut child = id;
        while let Some(parent) = self.parent(child) {
            self.nodes[parent.0].forward = self.rank(child);
            child = parent;
        }
    }

    /// Sets what was left on the mover's clock; what is longer than any clock shows is cut.
    pub(super) fn set_clock(&mut self, id: NodeId, left: Duration) {
        self.nodes[id.0].clock = Some(left.min(MAX_CLOCK));
    }

    pub(super) fn set_eval(&mut self, id: NodeId, eval: Option<Eval>) {
        self.nodes[id.0].eval = eval;
    }

    pub(super) fn set_notes(&mut self, id: NodeId, notes: Notes) {
        self.nodes[id.0].notes = notes;
    }

    /// The position before the move that led here.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.nodes[id.0].parent
    }

    /// The move that led here; none at the start.
    pub fn mv(&self, id: NodeId) -> Option<Move> {
        self.nodes[id.0].mv
    }

    /// Hash of the position.
    pub fn hash(&self, id: NodeId) -> u64 {
        self.nodes[id.0].hash
    }

    /// Whether the side to move is in check.
    pub fn check(&self, id: NodeId) -> bool {
        self.nodes[id.0].check
    }

    /// What people say of the move that led here, and of the position.
    pub fn notes(&self, id: NodeId) -> &Notes {
        &self.nodes[id.0].notes
    }

    /// What was left on the clock of the side that moved here, all its periods included.
    pub fn clock(&self, id: NodeId) -> Option<Duration> {
        self.nodes[id.0].clock
    }

    /// What an engine has found of the position, where that is kept with the game.
    pub fn eval(&self, id: NodeId) -> Option<Eval> {
        self.nodes[id.0].eval
    }

    /// The positions one move on, the main line's first.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.nodes[id.0].children
    }

    /// The child that a move leads to, if it is known.
    pub fn child_by(&self, id: NodeId, mv: Move) -> Option<NodeId> {
        self.children(id).iter().copied().find(|&child| self.mv(child) == Some(mv))
    }

    /// Where going forward leads: the variation last visited, the main line if none was.
    pub fn forward(&self, id: NodeId) -> Option<NodeId> {
        let node = &self.nodes[id.0];
        node.children.get(node.forward).copied()
    }

    /// The positions from the start to this one, both included.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(id), |&id| self.parent(id)).collect();
        path.reverse();
        path
    }

    /// Whether a position is reached by way of another one, or is that one.
    pub fn passes(&self, id: NodeId, by: NodeId) -> bool {
        std::iter::successors(Some(id), |&id| self.parent(id)).any(|known| known == by)
    }

    /// The place of a position among the continuations of its parent: 0 for the main one, and for the start.
    pub fn rank(&self, id: NodeId) -> usize {
        self.parent(id).and_then(|parent| self.children(parent).iter().position(|&child| child == id)).unwrap_or_default()
    }

    /// Whether the id belongs to a position of this tree that is not deleted.
    pub fn contains(&self, id: NodeId) -> bool {
        let mut at = id;
        while let Some(parent) = self.nodes.get(at.0).and_then(|node| node.parent) {
            if !self.children(parent).contains(&at) {
                return false;
            }
            at = parent;
        }
        at == NodeId::START
    }

    /// The whole tree as it is written: each move of a line is followed by the variations in its place, and then by the line's next
    /// move. Nothing here goes deeper than the program's stack, however deep variations are nested.
    pub fn outline(&self) -> Vec<Item> {
        let mut items = Vec::new();
        let first = |node: NodeId, ply: usize| self.children(node).first().map(|&node| Item::Move { node, ply });
        let mut waiting = Vec::from_iter(first(NodeId::START, 1));
        while let Some(item) = waiting.pop() {
            items.push(item);
            let Item::Move { node, ply } = item else { continue };
            waiting.extend(first(node, ply + 1));
            // Variations follow the main move alone, all of them.
            if self.rank(node) == 0
                && let Some(parent) = self.parent(node)
            {
                for &other in self.children(parent).iter().skip(1).rev() {
                    waiting.extend([Item::Close, Item::Move { node: other, ply }, Item::Open]);
                }
            }
        }
        items
    }

    /// All positions, the start first, each after its parent, the main line whole before its variations.
    pub fn nodes(&self) -> Vec<NodeId> {
        let mut order = Vec::new();
        let mut waiting = vec![NodeId::START];
        while let Some(node) = waiting.pop() {
            order.push(node);
            waiting.extend(self.children(node).iter().rev());
        }
        order
    }

    /// The same without the start.
    pub fn preorder(&self) -> Vec<NodeId> {
        self.nodes().split_off(1)
    }

    /// The positions of the main line, without the start.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.children(NodeId::START).first().copied(), |&id| self.children(id).first().copied())
    }
}

/// A part of the written tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum Item {
    Move {
        node: NodeId,
        /// How many moves it is from the start position; 1 for the first.
        ply: usize,
    },
    /// A variation in place of the last move begins.
    Open,
    Close,
}
