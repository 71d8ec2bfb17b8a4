//! Which pieces attack a cell, and which royal pieces are in check. Attack is geometry (ruling G12); frozen pieces attack nothing (G1).

use super::Position;
use super::first::visit_first;
use crate::geometry::{Cell, CellSet, Grid};
use crate::variant::{KindSet, Piece, Royalty, Side, Variant};

/// Whether a piece of `by` attacks a cell.
pub fn is_attacked(position: &Position, variant: &Variant, cell: Cell, by: Side) -> bool {
    is_attacked_without(position, variant, cell, by, None)
}

/// Whether a piece of `by` attacks a cell with the piece on `lifted` off the board (ruling G11).
pub fn is_attacked_without(position: &Position, variant: &Variant, cell: Cell, by: Side, lifted: Option<Cell>) -> bool {
    is_attacked_by(position, variant, cell, by, |cell| Some(cell) == lifted, |_, _| true)
}

/// Whether a piece of `by` for which `counts` holds attacks a cell, the pieces on cells that are `gone` being off the board.
fn is_attacked_by(
    position: &Position,
    variant: &Variant,
    cell: Cell,
    by: Side,
    gone: impl Fn(Cell) -> bool,
    counts: impl Fn(Cell, Piece) -> bool,
) -> bool {
    let mut found = false;
    visit_attackers(position, variant, cell, by, gone, |from, piece| {
        found = counts(from, piece);
        !found
    });
    found
}

/// Whether the piece on a cell attacks another cell.
pub fn attacks_from(position: &Position, variant: &Variant, from: Cell, target: Cell) -> bool {
    let piece = position.at(from);
    piece.is_some() && is_attacked_by(position, variant, target, piece.side(), |_| false, |cell, _| cell == from)
}

/// Calls `visit_one` with the cell of each piece of `by` of these kinds that attacks a cell; a piece that attacks in two ways comes twice.
pub fn attackers(position: &Position, variant: &Variant, cell: Cell, by: Side, kinds: KindSet, mut visit_one: impl FnMut(Cell)) {
    let gone = |_| false;
    visit_attackers(position, variant, cell, by, gone, |from, piece| {
        if kinds.contains(piece.kind()) {
            visit_one(from);
        }
        true
    });
}

/// The cells of the pieces of `by` that attack a cell.
pub fn attackers_of(position: &Position, variant: &Variant, cell: Cell, by: Side) -> CellSet {
    let mut found = CellSet::EMPTY;
    attackers(position, variant, cell, by, KindSet::ALL, |from| found.insert(from));
    found
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
    let at = |cell: Cell| {
        let piece = position.at(cell);
        if piece.is_some() && gone(cell) { Piece::NONE } else { piece }
    };
    if variant.first.captures && !visit_first(position, variant, target, by, at, &mut visit) {
        return;
    }
    let attacks = |piece: Piece, cell: Cell, kinds: KindSet| {
        piece.is_of(by) && kinds.contains(piece.kind()) && position.is_thawed(by, variant.group(piece.kind(), cell))
    };
    let tree = tables.tree(target);
    let mut index = 0;
    while let Some(node) = tree.get(index) {
        let piece = at(node.cell());
        if piece.is_none() {
            index += 1;
            continue;
        }
        if attacks(piece, node.cell(), tables.kinds(*node)) && !visit(node.cell(), piece) {
            return;
        }
        index += node.size();
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

/// Whether a side is in check.
#[inline]
pub fn in_check(position: &Position, variant: &Variant, side: Side) -> bool {
    match variant.royalty[side.index()] {
        Royalty::Single => is_attacked(position, variant, position.royal(side), side.other()),
        Royalty::Held => position.has_royal(variant, side) && is_attacked(position, variant, position.royal(side), side.other()),
        Royalty::None => false,
        Royalty::Each | Royalty::One | Royalty::Last | Royalty::Volatile => checked_royal(position, variant, side).is_some(),
    }
}

/// The royal piece of a side that is in check; the first where several are.
pub fn checked_royal(position: &Position, variant: &Variant, side: Side) -> Option<Cell> {
    let attacked = |&cell: &Cell| is_attacked(position, variant, cell, side.other());
    let mut royals = position.royals(variant, side);
    match variant.royalty[side.index()] {
        Royalty::None => None,
        Royalty::Single | Royalty::Held | Royalty::Each => royals.find(attacked),
        Royalty::One => {
            let first = royals.next().filter(attacked);
            first.filter(|_| royals.all(|cell| attacked(&cell)))
        }
        Royalty::Last => royals.next().filter(|_| royals.next().is_none()).filter(attacked),
        Royalty::Volatile => royals.find(|&cell| could_blow_up(position, variant, cell, side.other())),
    }
}

/// Whether a side could capture on a cell without losing its own royal piece to the explosion.
fn could_blow_up(position: &Position, variant: &Variant, cell: Cell, by: Side) -> bool {
    let grid = variant.board.grid;
    if position.royals(variant, by).any(|royal| beside(grid, royal).any(|near| near == cell)) {
        return false;
    }
    is_attacked_by(position, variant, cell, by, |_| false, |_, piece| !variant.kind(piece.kind()).royal)
}

/// The cells of the grid next to one, diagonally too.
pub(crate) fn beside(grid: Grid, cell: Cell) -> impl Iterator<Item = Cell> {
    let steps = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    steps.into_iter().filter_map(move |step| grid.step(cell, step))
}
