//! What is at stake on the board: which cells each side controls, and whom a move would freeze or thaw.

use nestmate_core::geometry::Cell;
use nestmate_core::movegen::attackers_of;
use nestmate_core::position::{Draft, Position};
use nestmate_core::variant::{Piece, Side, Variant};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ControlView {
    #[default]
    Off,
    White,
    Black,
    Both,
}

impl ControlView {
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::Off => Self::Both,
            Self::Both => Self::White,
            Self::White => Self::Black,
            Self::Black => Self::Off,
        }
    }

    pub fn shows(self, side: Side) -> bool {
        self == Self::Both || self == if side == Side::White { Self::White } else { Self::Black }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Controlled {
    pub cell: Cell,
    pub by: [usize; 2],
}

/// How many pieces of each side attack each cell, for the cells that any attacks.
pub fn control(position: &Position, variant: &Variant) -> Vec<Controlled> {
    let cells = variant.board.cells.iter();
    let all = cells.map(|cell| Controlled { cell, by: Side::BOTH.map(|side| attackers_of(position, variant, cell, side).len()) });
    all.filter(|controlled| controlled.by != [0, 0]).collect()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ControlChange {
    pub cell: Cell,
    /// Whether it would be frozen; otherwise it would be thawed.
    pub frozen: bool,
}

/// The pieces that would be frozen or thawed on the way from one position to another.
pub(in crate::app) fn changes(before: &Position, after: &Position, variant: &Variant) -> Vec<ControlChange> {
    let pieces = Side::BOTH.into_iter().flat_map(|side| after.pieces(side).iter());
    let same = pieces.filter(|&cell| before.at(cell) == after.at(cell));
    let frozen = |position: &Position, cell: Cell| position.is_frozen(variant, cell);
    same.filter(|&cell| frozen(before, cell) != frozen(after, cell))
        .map(|cell| ControlChange { cell, frozen: frozen(after, cell) })
        .collect()
}

/// The cells of those that would be frozen without the piece on a cell; none unless it is a semi-royal one.
pub(in crate::app) fn led(position: &Position, variant: &Variant, leader: Cell) -> Vec<Cell> {
    let piece = position.at(leader);
    if piece.is_none() || !variant.semi_royals.contains(piece.kind()) {
        return Vec::new();
    }
    let mut without = Draft::of(position);
    without.put(variant, leader, Piece::NONE);
    let frozen = changes(position, without.picture(), variant).into_iter().filter(|change| change.frozen);
    frozen.map(|change| change.cell).collect()
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::{legal_moves, start};

    use super::*;

    /// Control is what can be captured: an enemy put on an empty cell can be taken by just so many pieces.
    #[test]
    fn a_cell_is_controlled_by_the_pieces_that_could_capture_there() {
        let library = crate::shipped::library();
        let variant = library.get("fide-chess").expect("it compiles");
        let position = start(&variant).expect("a start");
        let by = |name: &str| {
            let cell = variant.board.grid.parse(name).expect("a cell");
            control(&position, &variant).into_iter().find(|controlled| controlled.cell == cell).map_or([0, 0], |controlled| controlled.by)
        };
        assert_eq!([by("f3"), by("e4"), by("d2"), by("a6")], [[3, 0], [0, 0], [4, 0], [0, 2]]);
    }

    #[test]
    fn taking_a_semi_royal_freezes_and_only_moves_about_semi_royals_do() {
        let library = crate::shipped::library();
        let mut random = fastrand::Rng::with_seed(3);
        let mut froze = 0;
        for (id, _) in library.games() {
            let variant = library.get(id).expect("it compiles");
            let mut position = start(&variant).expect("a start");
            for _ in 0..250 {
                let legal = legal_moves(&position, &variant);
                let Some(&mv) = random.choice(&legal) else { break };
                let after = position.after(&variant, mv);
                let found = changes(&position, &after, &variant);
                let semi_royals = |position: &Position| {
                    let all = Side::BOTH.into_iter().flat_map(|side| position.pieces(side).iter());
                    all.filter(|&cell| variant.semi_royals.contains(position.at(cell).kind())).count()
                };
                assert!(found.is_empty() || semi_royals(&position) != semi_royals(&after), "{id}");
                for change in &found {
                    assert_eq!(after.is_frozen(&variant, change.cell), change.frozen, "{id}");
                }
                froze += usize::from(found.iter().any(|change| change.frozen));
                position = after;
            }
        }
        assert!(froze > 0, "some semi-royal is taken in so many moves");
    }
}
