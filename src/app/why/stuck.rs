//! Why a piece that is picked up has no legal move at all, and what would help.

use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{must_drop, pseudo_moves};
use nestmate_core::variant::{Moves, Variant};
use nestmate_text::words::{Told, say};

use super::claim::Why;
use super::{between, exposed, piece_on};
use crate::app::naming::{Names, Naming};
use crate::app::touch::Picked;

/// Why a piece of the side to move that is not frozen has no legal move. It must have none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Stuck {
    /// It is the royal piece, and wherever it could go it would be attacked.
    Cornered,
    /// The royal piece is attacked from a cell, and no move of the piece ends that.
    Check(Cell),
    /// It shields the royal piece from the piece on a cell.
    Pinned(Cell),
    /// Pieces of its own side stand in its way, first of all one on this cell.
    Hemmed(Cell),
    /// The opponent's pieces stand in its way, first of all one on this cell.
    Blocked(Cell),
    /// It could never move from where it stands, whatever stood elsewhere.
    Never,
    MustDrop,
    /// The piece on a cell can capture, so one has to.
    MustCapture(Cell),
    Nowhere,
}

/// Why the piece on a cell, whose turn it is, has no legal move, in a sentence. It must have none, and must not be frozen.
pub(in crate::app) fn stuck(position: &Position, names: &Names, cell: Cell) -> Told {
    let stuck = cause(position, names.naming().variant, cell);
    let (position, names) = (position.clone(), names.clone());
    Told::by(move || stuck.sentence(&position, names.naming(), cell))
}

pub(super) fn cause(position: &Position, variant: &Variant, cell: Cell) -> Stuck {
    if must_drop(position, variant) {
        return Stuck::MustDrop;
    }
    let mut pseudo = Vec::new();
    pseudo_moves(position, variant, &mut pseudo);
    let side = position.side();
    let own = |mv: &&Move| crate::app::touch::belongs(variant, Picked::Cell(cell), **mv, side);
    match pseudo.iter().find(own).map(|&mv| exposed(position, variant, mv)) {
        Some(Why::Exposed { .. }) if variant.kind(position.at(cell).kind()).royal => Stuck::Cornered,
        Some(Why::Exposed { by, already: true }) => Stuck::Check(by),
        Some(Why::Exposed { by, already: false }) => Stuck::Pinned(by),
        Some(Why::MustCapture(by)) => Stuck::MustCapture(by),
        Some(_) => Stuck::Nowhere,
        None => in_the_way(position, variant, cell),
    }
}

/// What stands where the piece could go, or before it.
fn in_the_way(position: &Position, variant: &Variant, from: Cell) -> Stuck {
    let piece = position.at(from);
    let moves = variant.rows.moves(piece.index(), from);
    let first = position.first_moves(variant, piece, from);
    let idle = |moves: &Moves<'_>| moves.both.is_empty() && moves.quiet.is_empty() && moves.rays.is_empty();
    if idle(&moves) && first.as_ref().is_none_or(idle) {
        return if moves.capture.is_empty() { Stuck::Never } else { Stuck::Nowhere };
    }
    let all = || [moves].into_iter().chain(first);
    let single = all().flat_map(|moves| moves.both.iter().chain(moves.quiet)).copied().filter(|&cell| position.at(cell).is_some());
    let along = all().flat_map(|moves| moves.rays).filter_map(|&ray| {
        let last = *variant.rows.cells(ray).last()?;
        between(position, variant, ray, last, from).first().copied().or_else(|| position.at(last).is_some().then_some(last))
    });
    let met: Vec<Cell> = single.chain(along).collect();
    let own = met.iter().copied().find(|&cell| position.at(cell).is_of(piece.side()));
    own.map(Stuck::Hemmed).or_else(|| met.first().copied().map(Stuck::Blocked)).unwrap_or(Stuck::Nowhere)
}

impl Stuck {
    fn sentence(&self, position: &Position, naming: Naming<'_>, cell: Cell) -> String {
        let (name, royal) = (naming.piece(position.at(cell), cell), naming.royal());
        let piece = |cell: Cell| piece_on(position, naming, cell);
        match self {
            Self::Cornered => say!("stuck-cornered", name = name),
            Self::Check(by) => say!("stuck-check", name = name, royal = royal, piece = piece(*by)),
            Self::Pinned(by) => say!("stuck-pinned", name = name, royal = royal, piece = piece(*by)),
            Self::Hemmed(by) => say!("stuck-hemmed", name = name, piece = piece(*by)),
            Self::Blocked(by) => say!("stuck-blocked", name = name, piece = piece(*by)),
            Self::Never => say!("stuck-never", name = name, cell = naming.place(cell)),
            Self::MustDrop => say!("refusal-must-drop").to_owned(),
            Self::MustCapture(by) => say!("refusal-must-capture", piece = piece(*by)),
            Self::Nowhere => say!("stuck-nowhere", name = name),
        }
    }
}
