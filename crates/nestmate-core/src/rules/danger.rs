//! Which moves can change whether the own King is attacked, found by one walk outward from it.
//!
//! A move that leaves none of the `from` cells and ends on none of the `to` cells changes nothing for the King, unless it is the
//! King's own or removes pieces from other cells than the one it ends on. So only the others need to be made to be judged.

use crate::geometry::{Cell, CellSet};
use crate::position::Position;
use crate::variant::{AttackNode, KindSet, Piece, Side, Variant};

/// What one side's King has to look out for.
#[derive(Clone, Debug)]
pub(crate) struct Danger {
    pub(crate) checked: bool,
    /// The King itself, and own pieces that uncover an attack, or carry a check, where they stand.
    pub(crate) from: CellSet,
    /// Cells on which an arriving piece could end or begin an attack, or takes a castled piece that stands elsewhere.
    pub(crate) to: CellSet,
}

impl Danger {
    pub(crate) fn of(position: &Position, variant: &Variant, side: Side) -> Self {
        let mut danger = Self { checked: false, from: CellSet::EMPTY, to: CellSet::EMPTY };
        let king = position.royal(side);
        danger.from.insert(king);
        if let Some(passing) = position.passing().filter(|passing| passing.castling.is_some()) {
            passing.cells().iter().for_each(|&cell| danger.to.insert(cell));
        }
        danger.walk_tree(position, variant, side, king);
        danger.walk_hops(position, variant, side, king);
        danger
    }

    /// Attacks that need empty cells: at most one own piece is looked past, for it might move away.
    fn walk_tree(&mut self, position: &Position, variant: &Variant, side: Side, king: Cell) {
        let attackers = &variant.attacks[side.other().index()];
        let tree = attackers.tree(king);
        let mut index = 0;
        let mut shield = None;
        let mut shield_end = 0;
        while let Some(node) = tree.get(index) {
            if index >= shield_end {
                shield = None;
            }
            let piece = position.at(node.cell());
            if piece.is_none() {
                index += 1;
            } else if piece.is_of(side) {
                if shield.is_none() && node.size() > 1 {
                    shield = Some(node.cell());
                    shield_end = index + node.size();
                    index += 1;
                } else {
                    index += node.size();
                }
            } else {
                if attacks(position, variant, piece, node.cell(), attackers.kinds(*node)) {
                    match shield {
                        Some(shield) => self.from.insert(shield),
                        None => self.check_along(tree, index),
                    }
                }
                index += node.size();
            }
        }
    }

    /// Notes the branch from the King to a piece that checks it.
    fn check_along(&mut self, tree: &[AttackNode], checker: usize) {
        self.checked = true;
        let mut index = 0;
        while index <= checker {
            let end = index + tree[index].size();
            if checker < end {
                self.to.insert(tree[index].cell());
                index += 1;
            } else {
                index = end;
            }
        }
    }

    /// Attacks over exactly one piece: an arriving piece can become the one, a leaving piece can be one too many.
    fn walk_hops(&mut self, position: &Position, variant: &Variant, side: Side, king: Cell) {
        let tables = &variant.attacks[side.other().index()];
        let nodes = tables.hops(king);
        for line in nodes.split_inclusive(|node| node.last) {
            let mut between: Vec<Cell> = Vec::new();
            for (length, node) in line.iter().enumerate() {
                let piece = position.at(node.cell);
                if piece.is_none() {
                    continue;
                }
                if piece.is_of(side.other()) && attacks(position, variant, piece, node.cell, node.kinds) {
                    if between.len() <= 1 {
                        let mount = between.first().filter(|&&mount| !node.vault || mount == line[0].cell);
                        self.checked |= mount.is_some_and(|&mount| !tables.except(node).contains(position.at(mount).kind()));
                        line[..=length].iter().for_each(|node| self.to.insert(node.cell));
                    }
                    for &cell in &between {
                        self.from.insert(cell);
                    }
                }
                between.push(node.cell);
                if between.len() > 2 {
                    break;
                }
            }
        }
    }
}

fn attacks(position: &Position, variant: &Variant, piece: Piece, cell: Cell, kinds: KindSet) -> bool {
    kinds.contains(piece.kind()) && position.is_thawed(piece.side(), variant.group(piece.kind(), cell))
}
