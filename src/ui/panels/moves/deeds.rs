//! What the moves of a game did: which piece went, whether it captured, what came of it. Worked out once for each move, from the
//! position before it.

use std::collections::HashMap;

use crate::game::{Game, NodeId, Tree};
use crate::position::{Move, MoveKind, Position, Unmake};
use crate::rules::legal_moves;
use crate::variant::{Base, Piece, Variant};

/// How much of the cell that a piece left is said, so that no other move reads the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whence {
    Nothing,
    File,
    Rank,
    Cell,
}

/// What a move did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Deed {
    /// The move, and the hash of the position after it.
    of: (Move, u64),
    pub(super) piece: Piece,
    pub(super) base: Base,
    pub(super) captures: bool,
    pub(super) whence: Whence,
    pub(super) mates: bool,
}

impl Deed {
    fn new(of: (Move, u64), position: &Position, variant: &Variant) -> Self {
        let mv = of.0;
        let piece = if let MoveKind::Drop(kind) = mv.action() { Piece::new(kind, position.side()) } else { position.at(mv.from()) };
        let layer = variant.layer_of_piece(piece.kind(), mv.from()).and_then(|layer| variant.layers.get(layer));
        let base = layer.map_or(Base::Free, |layer| layer.base);
        let captures = mv.takes_in_passing() || position.at(mv.to()).is_of(position.side().other());
        Self { of, piece, base, captures, whence: whence(mv, position, variant), mates: false }
    }
}

/// What has to be said of where a piece came from: as in chess its file, or its rank, or both.
fn whence(mv: Move, position: &Position, variant: &Variant) -> Whence {
    let (grid, from) = (variant.board.grid, mv.from());
    let piece = position.at(from);
    if piece.is_none() {
        return Whence::Nothing;
    }
    let alike = |other: &Move| other.to() == mv.to() && other.from() != from && position.at(other.from()) == piece;
    let rivals: Vec<Move> = legal_moves(position, variant).into_iter().filter(alike).collect();
    if rivals.is_empty() {
        Whence::Nothing
    } else if rivals.iter().all(|other| grid.file(other.from()) != grid.file(from)) {
        Whence::File
    } else if rivals.iter().all(|other| grid.rank(other.from()) != grid.rank(from)) {
        Whence::Rank
    } else {
        Whence::Cell
    }
}

/// What is known of the moves of a game.
#[derive(Default)]
pub(super) struct Deeds(HashMap<NodeId, Deed>);

impl Deeds {
    pub(super) fn of(&self, node: NodeId) -> Option<&Deed> {
        self.0.get(&node)
    }

    /// Looks at the moves that are new.
    pub(super) fn follow(&mut self, game: &Game) {
        let (tree, variant) = (game.tree(), game.variant());
        let order = tree.preorder();
        if order.iter().all(|&node| self.knows(tree, node)) {
            return;
        }
        let mut position = game.start().clone();
        let mut made: Vec<(NodeId, Unmake)> = Vec::new();
        for node in order {
            let Some(mv) = tree.mv(node) else { continue };
            while let Some((_, undo)) = made.pop_if(|last| Some(last.0) != tree.parent(node)) {
                position.unmake(&undo);
            }
            let deed = (!self.knows(tree, node)).then(|| Deed::new((mv, tree.hash(node)), &position, variant));
            made.push((node, position.make(variant, mv)));
            if let Some(deed) = deed {
                let mates = tree.check(node) && legal_moves(&position, variant).is_empty();
                self.0.insert(node, Deed { mates, ..deed });
            }
        }
    }

    fn knows(&self, tree: &Tree, node: NodeId) -> bool {
        self.0.get(&node).map(|deed| deed.of) == tree.mv(node).map(|mv| (mv, tree.hash(node)))
    }
}
