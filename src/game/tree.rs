//! The moves of a game as a tree: the main line and variations from any of its positions.

use crate::position::Move;

/// A position of the tree, reached by a move from its parent; the start is [`NodeId::START`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NodeId(usize);

impl NodeId {
    /// The start position.
    pub const START: Self = Self(0);

    /// A number of its own in the tree, for naming widgets and files.
    #[must_use]
    pub fn index(self) -> usize {
        self.0
    }
}

/// What is kept of a position.
#[derive(Clone, Debug)]
struct Node {
    parent: Option<NodeId>,
    /// The move that led here; none at the start.
    mv: Option<Move>,
    /// Hash of the position (fields 1 to 5 of its text).
    hash: u64,
    /// Whether the move gave check.
    check: bool,
    /// The main line's next position first.
    children: Vec<NodeId>,
    /// The child that was last visited: where going forward leads.
    forward: usize,
}

/// A tree of moves. Nodes are only ever added, so that an id stays good.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    /// A tree of the start position alone.
    #[must_use]
    pub fn new(hash: u64, check: bool) -> Self {
        Self { nodes: vec![Node { parent: None, mv: None, hash, check, children: Vec::new(), forward: 0 }] }
    }

    /// Adds a move after a position, as the last of its variations.
    pub(super) fn add(&mut self, parent: NodeId, mv: Move, hash: u64, check: bool) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node { parent: Some(parent), mv: Some(mv), hash, check, children: Vec::new(), forward: 0 });
        self.nodes[parent.0].children.push(id);
        id
    }

    /// Makes a position the main continuation of its parent.
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
            let at = self.nodes[parent.0].children.iter().position(|&known| known == child);
            self.nodes[parent.0].forward = at.unwrap_or_default();
            child = parent;
        }
    }

    /// The position before the move that led here.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.nodes[id.0].parent
    }

    /// The move that led here; none at the start.
    #[must_use]
    pub fn mv(&self, id: NodeId) -> Option<Move> {
        self.nodes[id.0].mv
    }

    /// Hash of the position.
    #[must_use]
    pub fn hash(&self, id: NodeId) -> u64 {
        self.nodes[id.0].hash
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn check(&self, id: NodeId) -> bool {
        self.nodes[id.0].check
    }

    /// The positions one move on, the main line's first.
    #[must_use]
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.nodes[id.0].children
    }

    /// The child that a move leads to, if it is known.
    #[must_use]
    pub fn child_by(&self, id: NodeId, mv: Move) -> Option<NodeId> {
        self.children(id).iter().copied().find(|&child| self.mv(child) == Some(mv))
    }

    /// Where going forward leads: the variation last visited, the main line if none was.
    #[must_use]
    pub fn forward(&self, id: NodeId) -> Option<NodeId> {
        let node = &self.nodes[id.0];
        node.children.get(node.forward).copied()
    }

    /// The positions from the start to this one, both included.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(id), |&id| self.parent(id)).collect();
        path.reverse();
        path
    }

    /// Number of positions, the start included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
}
