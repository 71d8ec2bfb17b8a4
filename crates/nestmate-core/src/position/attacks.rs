//! Which pieces attack a cell. Attack is geometry (ruling G12); frozen pieces attack nothing (G1).

use super::Position;
use super::first::visit_first;
use crate::geometry::Cell;
use crate::variant::{KindSet, Piece, Side, Variant};

/// Whether a piece of `by` attacks a cell.
#[must_use]
pub fn is_attacked(position: &Position, variant: &Variant, cell: Cell, by: Side) -> bool {
    is_attacked_without(position, variant, cell, by, None)
}

/// Whether a piece of `by` attacks a cell with the piece on `lifted` off the board (ruling G11).
#[must_use]
pub fn is_attacked_without(position: &Position, variant: &Variant, cell: Cell, by: Side, lifted: Option<Cell>) -> bool {
    is_attacked_by(position, variant, cell, by, |cell| Some(cell) == lifted, |_| true)
}

/// Whether a piece of `by` for which `counts` holds attacks a cell, the pieces on cells that are `gone` being off the board.
pub(super) fn is_attacked_by(
    position: &Position,
    variant: &Variant,
    cell: Cell,
    by: Side,
    gone: impl Fn(Cell) -> bool,
    counts: impl Fn(Piece) -> bool,
) -> bool {
    let mut found = false;
    visit_attackers(position, variant, cell, by, gone, |_, piece| {
        found = counts(piece);
        !found
    });
    found
}

/// Whether the piece on a cell attacks another cell.
#[must_use]
pub fn attacks_from(position: &Position, variant: &Variant, from: Cell, target: Cell) -> bool {
    let (piece, mut found) = (position.at(from), false);
    visit_attackers(
        position,
        variant,
        target,
        piece.side(),
        |_| false,
        |cell, _| {
            found = cell == from;
            !found
        },
    );
    found && piece.is_some()
}

/// Calls `visit_one` with the cell of each piece of `by` of these kinds that attacks a cell; a piece that attacks in two ways comes twice.
pub fn attackers(position: &Position, variant: &Variant, cell: Cell, by: Side, kinds: KindSet, mut visit_one: impl FnMut(Cell)) {
    visit_attackers(
        position,
        variant,
        cell,
        by,
        |_| false,
        |from, piece| {
            if kinds.contains(piece.kind()) {
                visit_one(from);
            }
            true
        },
    );
}

/// Calls `visit` with each piece of `by` that attacks a cell, and its own cell, until it returns false. The pieces on the cells that are
/// `gone` count as off the board.
pub fn visit_attackers(
    position: &Position,
    variant: &Variant,
    target: Cell,
    by: Side,
    gone: impl Fn(Cell) -> bool,
    mut visit: impl FnMut(Cell, Piece) -> bool,
) {
    let tables = &variant.attacks[by.index()];
    let at = |cell: Cell| if gone(cell) { Piece::NONE } else { position.at(cell) };
    if variant.first.captures && !visit_first(position, variant, target, by, at, &mut visit) {
        return;
    }
    let attacks = |piece: Piece, cell: Cell, kinds: KindSet| {
        piece.is_of(by) && kinds.contains(piece.kind()) && position.is_thawed(by, variant.group(piece.kind(), cell))
    };
    let tree = tables.tree(target);
    let mut index = 0;
    while let Some(node) = tree.get(index) {
        let piece = at(node.cell);
        if piece.is_none() {
            index += 1;
            continue;
        }
        if attacks(piece, node.cell, node.kinds) && !visit(node.cell, piece) {
            return;
        }
        index += node.size as usize;
    }
    let taken = position.at(target);
    // How many pieces stand before the node on its line; two as soon as nothing farther on the line attacks.
    let (mut passed, mut first) = (0, true);
    for node in tables.hops(target) {
        let piece = at(node.cell);
        if piece.is_some() {
            if passed == 1 && attacks(piece, node.cell, node.kinds) && !visit(node.cell, piece) {
                return;
            }
            passed += 1;
            let except = tables.except(node);
            if !except.is_empty() && (except.contains(piece.kind()) || taken.is_some() && except.contains(taken.kind())) {
                passed = 2;
            }
        } else if node.vault && first {
            passed = 2;
        }
        first = node.last;
        if node.last {
            passed = 0;
        }
    }
}
