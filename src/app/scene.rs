//! What the board shows, as plain data: made from the state of the window, or from a position alone for a picture.

pub(super) mod outside;
pub(super) mod show;
pub(super) mod tracks;

use std::sync::Arc;

use nestmate_core::game::Shape;
use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::{Piece, Reserve, Side, Variant};

use crate::app::lens::LayerState;
use crate::app::lens::control::{ControlChange, ControlView, Controlled};
use crate::app::lens::fold::{Fold, Folded, Incoming};
use crate::app::naming::Naming;
use crate::app::scene::outside::OutsideMove;
use crate::app::table::premove::Premove;
use crate::app::table::preview::Previewed;
use crate::app::touch::{Picked, Target};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrowKind {
    Good,
    /// A move of the analysis: 0 for the best; later ones are drawn fainter, with their number.
    Ranked(usize),
    Threat,
}

/// An arrow from cell to cell; both are the same for a drop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    pub mv: Move,
    pub kind: ArrowKind,
}

impl Arrow {
    pub fn good(mv: Move) -> Self {
        Self { mv, kind: ArrowKind::Good }
    }

    pub fn ranked(mv: Move, rank: usize) -> Self {
        Self { mv, kind: ArrowKind::Ranked(rank) }
    }

    pub fn threat(mv: Move) -> Self {
        Self { mv, kind: ArrowKind::Threat }
    }
}

#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Scene {
    pub variant: Arc<Variant>,
    pub position: Position,
    pub flipped: bool,
    pub layers: Vec<LayerState>,
    pub folded: Option<Folded>,
    /// The ways to fold the board.
    pub nests: Vec<Arc<Fold>>,
    /// The layers whose pieces have the faces of the game inside wherever they are shown.
    pub faces: Vec<usize>,
    /// Whether the games inside rise from the board.
    pub lifted: bool,
    pub incoming: Vec<Incoming>,
    /// The royal pieces that the folded board does not show.
    pub royals_outside: Vec<Cell>,
    /// The semi-royal piece that is looked at, with the cells of those that would be frozen without it.
    pub leads: Option<(Cell, Vec<Cell>)>,
    pub control: ControlView,
    pub controlled: Arc<Vec<Controlled>>,
    pub changes: Vec<ControlChange>,
    pub consequence: Option<(Cell, String)>,
    pub picked: Option<Picked>,
    pub targets: Vec<Target>,
    pub tracks: Vec<Vec<Cell>>,
    /// Whether the targets are those of the user's own move, or only looked at (the opponent's piece).
    pub targets_own: bool,
    /// How many moves each piece has, by the index of its cell, as if it were its side's turn; empty where that is not known.
    pub mobility: Vec<usize>,
    pub last: Option<(Cell, Cell)>,
    pub outside: Option<Arc<OutsideMove>>,
    pub check: Option<Cell>,
    pub cursor: Option<Cell>,
    pub arrows: Vec<Arrow>,
    pub shapes: Vec<Shape>,
    /// What is to be played as soon as it is the user's turn, in order; the pieces stand where that leads.
    pub premoves: Vec<Premove>,
    /// The part of the board where a hint is to be found; may be empty.
    pub place: CellSet,
    pub stars: CellSet,
    pub pointed_out: Vec<Cell>,
    /// Whether a piece is to be pointed at, not moved.
    pub asks: bool,
    /// Whether the position is only looked at: it is not the game's.
    pub preview: Option<Previewed>,
    /// Moves between the same two cells that differ in what the piece becomes: the user has to choose one.
    pub choices: Vec<Move>,
    /// Whether pieces that are shown large have their names and the diagrams of their moves.
    pub detail: bool,
    /// For how many kinds of pieces there is room in a row of each reserve beside the board; no row where there is room for none.
    pub hands: [usize; 3],
}

impl Scene {
    pub fn of(variant: Arc<Variant>, position: Position) -> Self {
        let side = position.side();
        let check = nestmate_core::rules::checked_royal(&position, &variant, side);
        Self { check, ..Self::bare(variant, position) }
    }

    pub(in crate::app) fn bare(variant: Arc<Variant>, position: Position) -> Self {
        let layers = vec![LayerState::Shown; variant.layers.len()];
        Self {
            variant,
            position,
            flipped: false,
            layers,
            folded: None,
            nests: Vec::new(),
            faces: Vec::new(),
            lifted: false,
            incoming: Vec::new(),
            royals_outside: Vec::new(),
            leads: None,
            control: ControlView::default(),
            controlled: Arc::default(),
            changes: Vec::new(),
            consequence: None,
            picked: None,
            targets: Vec::new(),
            tracks: Vec::new(),
            targets_own: true,
            mobility: Vec::new(),
            last: None,
            outside: None,
            check: None,
            cursor: None,
            arrows: Vec::new(),
            shapes: Vec::new(),
            premoves: Vec::new(),
            place: CellSet::EMPTY,
            stars: CellSet::EMPTY,
            pointed_out: Vec::new(),
            asks: false,
            preview: None,
            choices: Vec::new(),
            detail: false,
            hands: [0; 3],
        }
    }

    /// The same for a picture, which has no panel beside it: with what the reserves hold, and with detail only where that is wanted.
    #[must_use]
    pub fn pictured(self, detail: bool) -> Self {
        let hands = Reserve::ALL.map(|reserve| self.position.reserves().kinds(reserve).count());
        Self { detail, hands, ..self }
    }

    pub fn cell_state(&self, cell: Cell) -> LayerState {
        if self.folded.is_some() {
            return LayerState::Shown;
        }
        self.variant.layer_of_cell(cell).and_then(|layer| self.layers.get(layer)).copied().unwrap_or_default()
    }

    pub fn piece_state(&self, piece: Piece, cell: Cell) -> LayerState {
        if let Some(folded) = &self.folded {
            return if !folded.is_whole() || folded.fold.cells.contains(cell) { LayerState::Shown } else { LayerState::Hidden };
        }
        self.variant.layer_of_piece(piece.kind(), cell).and_then(|layer| self.layers.get(layer)).copied().unwrap_or_default()
    }

    #[must_use]
    pub fn folded(mut self, folded: Option<impl Into<Folded>>) -> Self {
        self.folded = folded.map(Into::into);
        self.incoming = self.only().map_or_else(Vec::new, |fold| {
            let checking = self.check.map_or_else(Vec::new, |royal| fold.checking(&self.position, &self.variant, royal));
            fold.incoming(&self.position, &self.variant).into_iter().chain(checking).collect()
        });
        self.royals_outside = self.only().map_or_else(Vec::new, |fold| self.royals().filter(|&cell| !fold.cells.contains(cell)).collect());
        self
    }

    /// The same scene looked at as another: turned, with its layers and faces.
    #[must_use]
    pub(crate) fn seen_as(self, other: &Self) -> Self {
        let Self { flipped, layers, nests, faces, .. } = other;
        Self { flipped: *flipped, layers: layers.clone(), nests: nests.clone(), faces: faces.clone(), ..self }
    }

    /// The cells of both sides' royal pieces.
    pub fn royals(&self) -> impl Iterator<Item = Cell> {
        Side::BOTH.into_iter().flat_map(|side| self.position.royals(&self.variant, side))
    }

    /// The layer that the board folds to, however far.
    pub fn fold(&self) -> Option<&Arc<Fold>> {
        self.folded.as_ref().map(|folded| &folded.fold)
    }

    /// The layer that alone is to be seen.
    pub fn only(&self) -> Option<&Arc<Fold>> {
        self.folded.as_ref().filter(|folded| folded.is_whole()).map(|folded| &folded.fold)
    }

    /// The cells that the piece on one cell passes on its way to another, both included; only the two where it goes straight there.
    pub fn way(&self, from: Cell, to: Cell) -> Vec<Cell> {
        tracks::way(&self.position, &self.variant, from, to)
    }

    pub fn naming(&self) -> Naming<'_> {
        let told = self.folded.as_ref().filter(|folded| folded.is_told());
        Naming { variant: &self.variant, fold: told.map(|folded| &*folded.fold) }
    }

    pub fn cell_name(&self, cell: Cell) -> String {
        self.naming().cell(cell)
    }

    /// The cells of the last move, unless its piece is hidden.
    pub fn last_seen(&self) -> Option<(Cell, Cell)> {
        self.last.filter(|&(_, to)| {
            let piece = self.position.at(to);
            let state = if piece.is_some() { self.piece_state(piece, to) } else { self.cell_state(to) };
            self.folded.is_some() || state != LayerState::Hidden
        })
    }

    pub fn piece_name(&self, piece: Piece, cell: Cell) -> &str {
        self.naming().piece(piece, cell)
    }

    pub fn near_side(&self) -> Side {
        if self.flipped { Side::Black } else { Side::White }
    }

    /// Where the cursor of the keyboard begins: on the near side's King, or where there is none, on its first piece or the first cell.
    pub fn first_cursor(&self) -> Cell {
        let (position, side) = (&self.position, self.near_side());
        let royal = position.royal(side);
        let first = || position.pieces(side).iter().next().or_else(|| self.variant.board.cells.iter().next());
        if position.has_royal(&self.variant, side) { royal } else { first().unwrap_or(royal) }
    }
}
