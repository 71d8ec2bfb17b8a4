//! What a player asks who does not see the board, where the keyboard's cell goes at a word, and the board read out: along a way, a file, a
//! rank or a lattice, or all of it.

use nestmate_core::geometry::Cell;
use nestmate_core::position::Position;
use nestmate_core::variant::{KindId, Piece, Reserve, Side};
use nestmate_text::words::{TextKey, key, say};

use crate::app::app::App;
use crate::app::lens::LayerState;
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
        let naming = scene.naming();
        Self { naming, position: &scene.position, scene }
    }

    /// Whether a piece can be seen on a cell: its layer is not hidden.
    fn shows(self, cell: Cell) -> bool {
        let piece = self.position.at(cell);
        piece.is_some() && self.scene.piece_state(piece, cell) != LayerState::Hidden
    }

    /// The cells one way from a cell, nearest first; cells that are folded away, or not `on` the lattice, are passed over.
    fn ray(self, from: Cell, way: Bearing, on: impl Fn(Cell) -> bool) -> Vec<Cell> {
        let (right, up) = way.step().0;
        let step = if self.scene.flipped { (-right, -up) } else { (right, up) };
        let grid = self.naming.variant.board.grid;
        grid.along(from, step).filter(|&cell| self.naming.has(cell) && on(cell)).collect()
    }

    /// All that stands one way: `Up: e7 Pawn, Black; e8 King, Black.`
    pub(super) fn along(self, from: Cell, way: Bearing) -> String {
        let cells = self.ray(from, way, |_| true);
        let free = cells.len();
        let told = self.listed(cells.into_iter());
        let way = say(way.step().1);
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
            Some(say!("voice-nearest", way = say(way.step().1), cell = self.naming.cell(ray[at]), piece = piece))
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

/// A way across the board, as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bearing {
    Up,
    UpRight,
    Right,
    DownRight,
    Down,
    DownLeft,
    Left,
    UpLeft,
}

impl Bearing {
    pub const ALL: [Self; 8] =
        [Self::Up, Self::UpRight, Self::Right, Self::DownRight, Self::Down, Self::DownLeft, Self::Left, Self::UpLeft];

    /// The step on the screen, to the right and up, and what the way is called.
    const fn step(self) -> ((i8, i8), TextKey) {
        match self {
            Self::Up => ((0, 1), key!("voice-up")),
            Self::UpRight => ((1, 1), key!("voice-up-right")),
            Self::Right => ((1, 0), key!("voice-right")),
            Self::DownRight => ((1, -1), key!("voice-down-right")),
            Self::Down => ((0, -1), key!("voice-down")),
            Self::DownLeft => ((-1, -1), key!("voice-down-left")),
            Self::Left => ((-1, 0), key!("voice-left")),
            Self::UpLeft => ((-1, 1), key!("voice-up-left")),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inquiry {
    LastMove,
    /// Whose turn it is, and how the game stands.
    Turn,
    Clocks,
    /// Where the cursor is, in the whole game and in each inner one.
    Here,
    Arrivals,
    Moves,
    Captures,
    Attackers,
    Defenders,
    Around,
    /// The nearest piece each way on the lattice of this cell.
    Lattice,
    File,
    Rank,
    Ray(Bearing),
    Pieces(Side),
    Board,
}

impl App {
    /// The cell that a text means, from the keyboard's cell: a cell's name, a file of the same rank, a rank of the same file, or the next
    /// piece whose name begins so. On a folded board names are those of the inner game.
    pub fn place(&self, text: &str) -> Option<Cell> {
        let scene = self.scene();
        let naming = scene.naming();
        let at = scene.cursor.unwrap_or_else(|| scene.first_cursor());
        let wanted = text.trim().to_lowercase();
        let here = naming.cell(at);
        let rank = here.trim_start_matches(|c: char| !c.is_ascii_digit());
        let file = here.trim_end_matches(|c: char| c.is_ascii_digit());
        let names = [wanted.clone(), format!("{wanted}{rank}"), format!("{file}{wanted}")];
        let seen = |name: &String| scene.variant.board.cells.iter().find(|&cell| naming.has(cell) && naming.cell(cell) == *name);
        if let Some(cell) = names.iter().find_map(seen) {
            return Some(cell);
        }
        let called = |piece: Piece, cell: Cell| {
            let names = [naming.piece(piece, cell), naming.kind(piece.kind())];
            !wanted.is_empty() && names.iter().any(|name| name.to_lowercase().starts_with(&wanted))
        };
        self.next(at, false, called)
    }

    /// The next piece of the same kind as the one on the keyboard's cell, or the one before; where no piece stands there, the next of any.
    pub fn next_alike(&self, back: bool) -> Option<Cell> {
        let scene = self.scene();
        let at = scene.cursor.unwrap_or_else(|| scene.first_cursor());
        let kind: Option<KindId> = Some(scene.position.at(at)).filter(|piece| piece.is_some()).map(Piece::kind);
        self.next(at, back, |piece, _| kind.is_none_or(|kind| piece.kind() == kind))
    }

    /// The next piece that is wanted, rank by rank; after the last one the first.
    fn next(&self, at: Cell, back: bool, wanted: impl Fn(Piece, Cell) -> bool) -> Option<Cell> {
        let scene = self.scene();
        let naming = scene.naming();
        let fits = |&cell: &Cell| {
            let piece = scene.position.at(cell);
            piece.is_some() && naming.has(cell) && wanted(piece, cell)
        };
        let found: Vec<Cell> = scene.variant.board.cells.iter().filter(fits).collect();
        let after = || found.iter().copied().find(|&cell| cell > at).or_else(|| found.first().copied());
        let before = || found.iter().copied().rev().find(|&cell| cell < at).or_else(|| found.last().copied());
        if back { before() } else { after() }
    }
}
