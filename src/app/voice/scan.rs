//! The board read out: along a way, a file, a rank or a lattice, or all of it.

use nestmate_core::geometry::Cell;
use nestmate_core::position::Position;
use nestmate_core::variant::{Reserve, Side};
use nestmate_text::words::say;

use super::question::Bearing;
use crate::app::lens::layers::LayerState;
use crate::app::naming::Naming;
use crate::app::scene::Scene;

#[derive(Clone, Copy)]
pub(super) struct Scan<'a> {
    pub(super) naming: Naming<'a>,
    pub(super) position: &'a Position,
    scene: &'a Scene,
}

impl<'a> Scan<'a> {
    pub(super) fn of(scene: &'a Scene) -> Self {
        let naming = Naming { variant: &scene.variant, fold: scene.fold.as_deref() };
        Self { naming, position: &scene.position, scene }
    }

    /// Whether a piece can be seen on a cell: its layer is not hidden.
    fn shows(self, cell: Cell) -> bool {
        let piece = self.position.at(cell);
        piece.is_some() && self.scene.piece_state(piece, cell) != LayerState::Hidden
    }

    /// The cells one way from a cell, nearest first; cells that are folded away, or not `on` the lattice, are passed over.
    fn ray(self, from: Cell, way: Bearing, on: impl Fn(Cell) -> bool) -> Vec<Cell> {
        let (right, up) = way.step();
        let step = if self.scene.flipped { (-right, -up) } else { (right, up) };
        let grid = self.naming.variant.board.grid;
        grid.along(from, step).filter(|&cell| self.naming.has(cell) && on(cell)).collect()
    }

    /// All that stands one way: `Up: e7 Pawn, Black; e8 King, Black.`
    pub(super) fn along(self, from: Cell, way: Bearing) -> String {
        let cells = self.ray(from, way, |_| true);
        let free = cells.len();
        let told = self.listed(cells.into_iter());
        let way = say(way.key());
        match (free, told) {
            (0, _) => say!("voice-way-edge", way = way),
            (_, None) => say!("voice-way-free", way = way, count = free),
            (_, Some(pieces)) => say!("voice-way", way = way, pieces = pieces),
        }
    }

    /// The nearest piece each way; ways at whose end nothing stands are left out.
    pub(super) fn around(self, from: Cell, on: impl Fn(Cell) -> bool) -> Vec<String> {
        let nearest = |way: Bearing| {
            let ray = self.ray(from, way, &on);
            let at = ray.iter().position(|&cell| self.shows(cell))?;
            let piece = self.naming.standing(self.position, ray[at]);
            Some(say!("voice-nearest", way = say(way.key()), cell = self.naming.cell(ray[at]), piece = piece))
        };
        Bearing::ALL.into_iter().filter_map(nearest).collect()
    }

    pub(super) fn line(self, of: impl Fn(Cell) -> i32, at: Cell) -> Option<String> {
        let cells = self.naming.variant.board.cells.iter().filter(|&cell| of(cell) == of(at) && self.naming.has(cell));
        self.listed(cells)
    }

    /// The pieces on some cells with whose they are; `None` if there are none.
    fn listed(self, cells: impl Iterator<Item = Cell>) -> Option<String> {
        let pieces = cells.filter(|&cell| self.shows(cell));
        let told: Vec<String> = pieces
            .map(|cell| say!("voice-cell-piece", cell = self.naming.cell(cell), piece = self.naming.standing(self.position, cell)))
            .collect();
        (!told.is_empty()).then(|| told.join(say!("between-groups")))
    }

    /// The whole board as it is seen, rank by rank from White's side; ranks without a piece are left out.
    pub(super) fn board(self) -> Vec<String> {
        let variant = self.naming.variant;
        let ranks = 0..i32::from(variant.board.grid.ranks());
        let on = |rank: i32| variant.board.cells.iter().filter(move |&cell| variant.board.grid.rank(cell) == rank);
        ranks
            .filter_map(|rank| {
                let cells: Vec<Cell> = on(rank).filter(|&cell| self.naming.has(cell)).collect();
                let pieces = self.listed(cells.iter().copied())?;
                Some(say!("voice-rank", rank = self.rank_name(*cells.first()?), pieces = pieces))
            })
            .collect()
    }

    pub(super) fn file_name(self, cell: Cell) -> String {
        self.naming.cell(cell).chars().take_while(|c| !c.is_ascii_digit()).collect()
    }

    pub(super) fn rank_name(self, cell: Cell) -> String {
        self.naming.cell(cell).chars().skip_while(|c| !c.is_ascii_digit()).collect()
    }

    /// A side's pieces by kind, in the order of the definition: `King e1; Rook a1, h1`.
    pub(super) fn pieces(self, side: Side) -> Vec<String> {
        let variant = self.naming.variant;
        let own: Vec<Cell> = self.position.pieces(side).iter().filter(|&cell| self.naming.has(cell) && self.shows(cell)).collect();
        let of_kind = |kind| {
            let cells: Vec<Cell> = own.iter().copied().filter(|&cell| self.position.at(cell).kind() == kind).collect();
            let first = *cells.first()?;
            let names: Vec<String> = cells.iter().map(|&cell| self.naming.cell(cell)).collect();
            Some(say!("voice-kind", piece = self.naming.piece(self.position.at(first), first), cells = names.join(say!("between-parts"))))
        };
        let mut told: Vec<String> = variant.all_kind_ids().filter_map(of_kind).collect();
        let (reserves, reserve) = (self.position.reserves(), Reserve::of(side));
        let held: Vec<String> = reserves
            .kinds(reserve)
            .map(|kind| say!("voice-held", piece = self.naming.held(kind), count = reserves.count(reserve, kind)))
            .collect();
        told.extend((!held.is_empty()).then(|| say!("voice-reserve", pieces = held.join(say!("between-parts")))));
        told
    }
}
