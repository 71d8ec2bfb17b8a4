//! A definition in which every name is known to mean something: what [`super::validate`] makes and [`super::compile`] takes.

use super::paths::{cell_seen_by, seen_by};
use super::pieces::{Kind, KindId, KindSet, Piece, Side};
use super::schema::{Base, KnownAs, Look, Lot, NoteDef, Only, Rule, SetsDef, Stalemate, Travel, WeightsDef};
use super::shuffle::Shuffle;
use crate::geometry::{Cell, CellSet, Grid, Mirror, Offset};

/// A definition without problems. Cells are in White's view.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The name used on the command line and in saved games.
    pub id: String,
    /// The name shown to people.
    pub name: String,
    /// What running text calls it: the name, or that name without capitals.
    pub in_text: String,
    /// What people call the sides.
    pub sides: [String; 2],
    /// A few sentences about the game.
    pub about: String,
    /// Who made the game; may be empty.
    pub author: String,
    /// Where the game comes from, in a few sentences; may be empty.
    pub history: String,
    /// What the start array is known from.
    pub about_array: Vec<NoteDef>,
    /// What had to be decided about the rules.
    pub rulings: Vec<NoteDef>,
    /// Which sets of pieces that one can buy serve as those of the game.
    pub sets: Option<SetsDef>,
    /// The board.
    pub board: Board,
    /// Named sets of cells, in White's view.
    pub regions: Vec<(String, CellSet)>,
    /// The lattices that can be shown apart.
    pub layers: Vec<Layer>,
    /// The game whose fields stand in for those that the definition leaves out.
    pub based_on: Option<String>,
    /// The start position, as position text; one of them where it is drawn by lot.
    pub start: String,
    /// What stands on the board in it.
    pub(crate) array: Vec<Placed>,
    /// The starts to draw from, in games whose start is drawn by lot.
    pub shuffle: Option<Shuffle>,
    /// The special rules in force.
    pub rules: Vec<Rule>,
    /// How the game ends.
    pub endings: Endings,
    /// The games hidden inside.
    pub inner: Vec<Inner>,
    /// Corrections to what the engine derives.
    pub weights: WeightsDef,
    /// What other programs call the game, and how they write it.
    pub known_as: KnownAs,
    /// The kinds of pieces as the definition has them.
    pub(crate) pieces: Vec<Kind>,
}

/// A game hidden on a lattice.
#[derive(Clone, Debug)]
pub struct Inner {
    /// Its id.
    pub game: String,
    /// The lattice.
    pub cells: CellSet,
    /// Grid steps per inner cell.
    pub scale: i32,
    /// The grid point, file and rank counted from 0, that inner a1 maps to.
    pub origin: (i32, i32),
    /// Inner letters with the kinds that stand for them.
    pub pieces: Vec<(char, KindId)>,
    /// Whether only the pieces are those of that game: they move in other directions, or begin elsewhere.
    pub pieces_only: bool,
}

impl Inner {
    /// The cell of the outer grid that stands for an inner file and rank, counted from 0.
    pub fn cell(&self, grid: Grid, file: i32, rank: i32) -> Option<Cell> {
        grid.cell(self.origin.0 + file * self.scale, self.origin.1 + rank * self.scale)
    }
}

/// The board: its grid, the cells that exist, and how the sides look at it.
#[derive(Clone, Debug)]
pub struct Board {
    /// The bounding grid.
    pub grid: Grid,
    /// The cells that exist.
    pub cells: CellSet,
    /// White's forward direction.
    pub forward: Offset,
    /// How Black's view follows from White's.
    pub mirror: Mirror,
    /// How the cells are drawn.
    pub look: Look,
    /// The rank, counted from 0, beyond which a river is drawn.
    pub river: Option<i32>,
}

/// A lattice that can be shown apart.
#[derive(Clone, Debug)]
pub struct Layer {
    /// Name used in `--layers`, unique in the game.
    pub id: String,
    /// Name shown to people.
    pub name: String,
    /// The cells tinted as this lattice.
    pub cells: CellSet,
    /// The pieces of the lattice, while they stand on `pieces_on`.
    pub pieces: KindSet,
    /// Where those pieces belong to it.
    pub pieces_on: CellSet,
    /// What its pieces stand on.
    pub base: Base,
    /// Tint of its cells in the light theme: red, green, blue.
    pub tint: [u8; 3],
}

/// A way of moving with its images worked out, in White's view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// How it travels.
    pub travel: Travel,
    /// The images of the step, each with those of the cells to be empty (`Lame`; none otherwise).
    pub images: Vec<(Offset, Vec<Offset>)>,
    /// The most steps, 0 for no limit.
    pub most: u8,
    /// What it is good for.
    pub only: Only,
    /// The kinds that are neither jumped over nor captured (`Hop`, `Vault`).
    pub except: KindSet,
    /// Where it can be used from.
    pub from: CellSet,
    /// What it never leaves nor enters.
    pub within: CellSet,
    /// No step may have just one of its ends in any of these.
    pub walls: Vec<CellSet>,
    /// Whether only a piece has it that has not moved.
    pub first: bool,
    /// Whether it has it only while its side is not in check.
    pub unchecked: bool,
}

pub(super) fn held_in(start: &str, side: Side) -> &str {
    let reserves = start.split(' ').nth(2).unwrap_or_default().trim_start_matches('[').trim_end_matches(']');
    reserves.split('|').nth(side.index()).unwrap_or_default()
}

/// How a game ends.
#[derive(Clone, Debug)]
pub struct Endings {
    /// What a player without a move gets who is in check.
    pub mate: Lot,
    /// What a player without a move gets who is not in check.
    pub stalemate: Stalemate,
    /// At which occurrence of a position the game ends; 0 for never.
    pub repetition: u8,
    /// Whether a side that checked with every move of the repetition has lost.
    pub perpetual_check_loses: bool,
    /// Moves by each side without progress that draw; 0 for never.
    pub no_progress: u16,
    /// The kinds whose moves count as progress.
    pub progress: KindSet,
}

/// A piece of the start array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    pub(crate) cell: Cell,
    pub(crate) letter: char,
    pub(crate) black: bool,
    pub(crate) turned: bool,
    pub(crate) promoted: bool,
}

impl Placed {
    pub(crate) fn side(self) -> Side {
        if self.black { Side::Black } else { Side::White }
    }
}

impl Checked {
    /// Where pieces are unmoved: those of the array that are what they begin as, neither turned over nor promoted, wherever the lot can put
    /// them, and those that begin where they are dropped.
    pub(super) fn beginners(&self) -> impl Iterator<Item = (Cell, Piece)> {
        let drawn = self.shuffle.as_ref().map_or(CellSet::EMPTY, |shuffle| shuffle.cells);
        let drawn = Side::BOTH.into_iter().fold(CellSet::EMPTY, |all, side| all | seen_by(side, &drawn, &self.board));
        let stays = move |placed: &&Placed| !placed.turned && !placed.promoted && !drawn.contains(placed.cell);
        let array = self.array.iter().filter(stays).filter_map(|placed| {
            let kind = self.pieces.iter().position(|piece| piece.letter == placed.letter && !piece.turned)?;
            Some((placed.cell, Piece::new(KindId::new(kind + 1), placed.side())))
        });
        let lots = self.shuffle.iter().flat_map(Shuffle::places);
        let lots = lots.flat_map(|(cell, kind)| Side::BOTH.map(|side| (cell_seen_by(side, cell, &self.board), Piece::new(kind, side))));
        array.chain(lots).chain(self.dropped_beginners())
    }

    /// Where pieces begin that are dropped.
    pub(super) fn dropped_beginners(&self) -> impl Iterator<Item = (Cell, Piece)> {
        let mut on = vec![CellSet::EMPTY; self.pieces.len()];
        for rule in &self.rules {
            let Rule::Unmoved { pieces, on: cells } = rule else { continue };
            pieces.iter().filter(|kind| kind.index() <= self.pieces.len()).for_each(|kind| on[kind.index() - 1] |= *cells);
        }
        let places = |(index, cells): (usize, CellSet)| {
            let piece = move |side| Piece::new(KindId::new(index + 1), side);
            Side::BOTH.map(|side| seen_by(side, &cells, &self.board).iter().map(move |cell| (cell, piece(side)))).into_iter().flatten()
        };
        on.into_iter().enumerate().filter(|(_, cells)| !cells.is_empty()).flat_map(places)
    }

    pub(super) fn held(&self, side: Side) -> &str {
        held_in(&self.start, side)
    }
}
