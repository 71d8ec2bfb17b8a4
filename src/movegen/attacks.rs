//! Which men attack a cell. Attack is geometry (ruling G12); frozen men attack nothing (G1).

use crate::geometry::Cell;
use crate::position::Position;
use crate::variant::{KindSet, Man, Side, Variant};

/// Whether a man of `by` attacks a cell.
#[must_use]
pub fn is_attacked(position: &Position, variant: &Variant, cell: Cell, by: Side) -> bool {
    is_attacked_without(position, variant, cell, by, None)
}

/// Whether a man of `by` attacks a cell with the man on `lifted` off the board (ruling G11).
#[must_use]
pub fn is_attacked_without(position: &Position, variant: &Variant, cell: Cell, by: Side, lifted: Option<Cell>) -> bool {
    let mut found = false;
    visit_attackers(
        position,
        variant,
        cell,
        by,
        |cell| Some(cell) == lifted,
        |_, _| {
            found = true;
            false
        },
    );
    found
}

/// Calls `visit_one` with the cell of each man of `by` of these kinds that attacks a cell; a man that attacks in two ways comes twice.
pub fn attackers(position: &Position, variant: &Variant, cell: Cell, by: Side, kinds: KindSet, mut visit_one: impl FnMut(Cell)) {
    visit_attackers(
        position,
        variant,
        cell,
        by,
        |_| false,
        |from, man| {
            if kinds.contains(man.kind()) {
                visit_one(from);
            }
            true
        },
    );
}

/// Calls `visit` with each man of `by` that attacks a cell, and its own cell, until it returns false. The men on the cells that are
/// `gone` count as off the board.
pub fn visit_attackers(
    position: &Position,
    variant: &Variant,
    target: Cell,
    by: Side,
    gone: impl Fn(Cell) -> bool,
    mut visit: impl FnMut(Cell, Man) -> bool,
) {
    let tables = &variant.attacks[by.index()];
    let at = |cell: Cell| if gone(cell) { Man::NONE } else { position.at(cell) };
    let attacks = |man: Man, cell: Cell, kinds: KindSet| {
        man.is_of(by) && kinds.contains(man.kind()) && position.is_thawed(by, variant.group(man.kind(), cell))
    };
    let tree = tables.tree(target);
    let mut index = 0;
    while let Some(node) = tree.get(index) {
        let man = at(node.cell);
        if man.is_none() {
            index += 1;
            continue;
        }
        if attacks(man, node.cell, node.kinds) && !visit(node.cell, man) {
            return;
        }
        index += usize::from(node.size);
    }
    let mut passed = 0;
    for node in tables.hops(target) {
        let man = at(node.cell);
        if man.is_some() {
            if passed == 1 && attacks(man, node.cell, node.kinds) && !visit(node.cell, man) {
                return;
            }
            passed += 1;
        }
        if node.last {
            passed = 0;
        }
    }
}
