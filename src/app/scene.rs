//! What the board shows, as plain data: made from the state of the window, or from a position alone for a picture.

use std::sync::Arc;

use super::preview::Previewed;
use crate::geometry::{Cell, CellSet};
use crate::position::{Move, Position};
use crate::variant::{KindId, Man, Side, Variant};

/// How a layer is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LayerState {
    /// Its cells tinted, its men in full.
    #[default]
    Shown,
    /// Its cells pale, its men faint.
    Dimmed,
    /// Its cells blank, its men not there to be seen.
    Hidden,
}

/// A cell that the picked man can go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// Where.
    pub cell: Cell,
    /// Whether something is captured by going there.
    pub capture: bool,
}

/// A man off the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The index of the reserve: 0 White's, 1 Black's, 2 neutral.
    pub reserve: usize,
    /// Which kind.
    pub kind: KindId,
}

/// What the user has picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picked {
    /// The man on a cell.
    Cell(Cell),
    /// A man of the reserve, to be dropped.
    Held(Held),
}

/// What an arrow tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrowKind {
    /// A good move, as good as others with such an arrow.
    Good,
    /// A move of the analysis: 0 for the best; later ones are drawn fainter, with their number.
    Ranked(usize),
    /// What the opponent would do.
    Threat,
}

/// An arrow from cell to cell; both are the same for a drop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// The move that it stands for.
    pub mv: Move,
    /// What it tells.
    pub kind: ArrowKind,
}

impl Arrow {
    /// A good move.
    #[must_use]
    pub fn good(mv: Move) -> Self {
        Self { mv, kind: ArrowKind::Good }
    }

    /// A move of the analysis, 0 for the best.
    #[must_use]
    pub fn ranked(mv: Move, rank: usize) -> Self {
        Self { mv, kind: ArrowKind::Ranked(rank) }
    }

    /// What the opponent would do.
    #[must_use]
    pub fn threat(mv: Move) -> Self {
        Self { mv, kind: ArrowKind::Threat }
    }
}

/// Everything that is painted on and around the board.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The game.
    pub variant: Arc<Variant>,
    /// The position shown.
    pub position: Position,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    /// How each of the variant's layers is shown.
    pub layers: Vec<LayerState>,
    /// What is picked up.
    pub picked: Option<Picked>,
    /// Where the picked man can go.
    pub targets: Vec<Target>,
    /// Whether the targets are those of the user's own move, or only looked at (the opponent's man).
    pub targets_own: bool,
    /// The cells of the last move.
    pub last: Option<(Cell, Cell)>,
    /// The King that is in check.
    pub check: Option<Cell>,
    /// The keyboard's cell.
    pub cursor: Option<Cell>,
    /// Hints and analysis.
    pub arrows: Vec<Arrow>,
    /// The part of the board where a hint is to be found; may be empty.
    pub place: CellSet,
    /// The man that a hint is about.
    pub pointed_out: Option<Cell>,
    /// Whether the position is only looked at: it is not the game's.
    pub preview: Option<Previewed>,
    /// Moves between the same two cells that differ in what the man becomes: the user has to choose one.
    pub choices: Vec<Move>,
}

impl Scene {
    /// A position and nothing else.
    #[must_use]
    pub fn of(variant: Arc<Variant>, position: Position) -> Self {
        let side = position.side();
        let check = crate::rules::in_check(&position, &variant, side).then(|| position.royal(side));
        Self { check, ..Self::bare(variant, position) }
    }

    /// A board and nothing else, which need not be a position of the game.
    #[must_use]
    pub(super) fn bare(variant: Arc<Variant>, position: Position) -> Self {
        let layers = vec![LayerState::Shown; variant.layers.len()];
        Self {
            variant,
            position,
            flipped: false,
            layers,
            picked: None,
            targets: Vec::new(),
            targets_own: true,
            last: None,
            check: None,
            cursor: None,
            arrows: Vec::new(),
            place: CellSet::EMPTY,
            pointed_out: None,
            preview: None,
            choices: Vec::new(),
        }
    }

    /// How the lattice of a cell is shown.
    #[must_use]
    pub fn cell_state(&self, cell: Cell) -> LayerState {
        self.variant.layer_of_cell(cell).and_then(|layer| self.layers.get(layer)).copied().unwrap_or_default()
    }

    /// How a man on a cell is shown.
    #[must_use]
    pub fn man_state(&self, man: Man, cell: Cell) -> LayerState {
        self.variant.layer_of_man(man.kind(), cell).and_then(|layer| self.layers.get(layer)).copied().unwrap_or_default()
    }

    /// The side at the bottom of the board.
    #[must_use]
    pub fn near_side(&self) -> Side {
        if self.flipped { Side::Black } else { Side::White }
    }
}
