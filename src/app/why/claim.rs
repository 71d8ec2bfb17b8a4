//! What stands in the way of a move, as a claim that can be checked, and the sentence that says it.

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::position::Position;
use nestmate_core::rules::ColourFault;
use nestmate_core::variant::{KindId, Rule};
use nestmate_text::words::say;
use nestmate_text::{a_piece, cells_in_words};

use super::piece_on;
use crate::app::naming::Naming;
use crate::app::touch::Picked;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) enum Why {
    Frozen(Cold),
    /// The King would be attacked by the piece on a cell; whether that piece gives check already.
    Exposed {
        by: Cell,
        already: bool,
    },
    /// It is a first move that cannot be made in check.
    Unchecked,
    /// It would blow up the own royal piece.
    BlowsUp,
    /// A royal piece in check may only capture what attacks it.
    Flight,
    GivesCheck,
    /// There is a piece that can be dropped, so one has to be.
    MustDrop,
    /// The piece on a cell can capture, so one has to.
    MustCapture(Cell),
    /// The piece on a cell protects what may not be traded.
    TradeProtected(Cell),
    /// One that may not be traded has just been captured on a cell.
    TradeAnswered(Cell),
    PassInCheck,
    /// A move after which the royal pieces still face each other.
    Facing,
    /// A drop that mates, of a piece that may not.
    DropMates,
    DropOn,
    /// A drop where such pieces are never dropped.
    DropNever,
    /// A drop where the piece could never move.
    DropStuck,
    /// A drop beside others on the file: so many are too many.
    DropFile(u8),
    /// A drop on a colour on which there is one of its kind, or on the last cell of it for a piece of another kind.
    DropColour(ColourFault),
    /// Becoming another piece where that attacks an enemy piece.
    Threatens,
    /// A castling after one of the two pieces has moved.
    CastleMoved,
    CastleBetween(Cell),
    CastleFrozen(Cell, Cold),
    /// A castling over or to a cell that is attacked.
    CastleAttacked(Cell),
    /// No move of this piece, whatever stood where.
    Never,
    /// It could go there only on its first move, and has moved.
    HasMoved,
    Own,
    OnlyMoves,
    OnlyCaptures,
    /// The pieces that stand in each of its ways.
    Blocked(Vec<Cell>),
    /// It jumps over one piece, and there are this many.
    Hop(usize),
    /// It does not jump over the piece on a cell.
    NotOver(Cell),
    /// It does not capture what stands there.
    Spared,
    /// It lands just beyond the piece on a cell.
    NotBeyond(Cell),
    /// There is nothing that it could become there.
    Nothing,
    /// It must become a piece that its side has lost, and there is none.
    NoneLost,
    Unknown,
}

/// The semi-royal that is gone, and where one is missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) struct Cold {
    pub(super) semi_royal: KindId,
    pub(super) cells: CellSet,
}

impl Cold {
    /// `until its side has an Alibaba on the odd cells again`
    pub(super) fn words(&self, naming: Naming<'_>) -> String {
        let variant = naming.variant;
        // On a folded board the cells are those that are seen, and the piece is one of the game inside.
        let seen = naming.fold.is_some_and(|fold| fold.cells == self.cells);
        let place = if seen || self.cells == variant.board.cells { "whole" } else { "part" };
        let piece = a_piece(if seen { naming.plain(self.semi_royal) } else { &variant.kind(self.semi_royal).name });
        say!("refusal-gone", place = place, cells = cells_in_words(variant, &self.cells), piece = piece)
    }
}

/// Where such a piece can be dropped, if anywhere.
fn no_drop(naming: Naming<'_>, picked: Picked) -> Option<String> {
    let (Picked::Held(held), variant) = (picked, naming.variant) else { return None };
    let mut cells = CellSet::EMPTY;
    for rule in &variant.rules {
        if let Rule::Drop { pieces, on, .. } = rule
            && pieces.contains(held.kind)
        {
            cells |= *on;
        }
    }
    let piece = a_piece(naming.plain(held.kind));
    (!cells.is_empty()).then(|| say!("refusal-drop-elsewhere", piece = piece, cells = cells_in_words(variant, &cells)))
}

/// That a cell is on a lattice to which a piece never comes, however it goes.
fn other_lattice(position: &Position, naming: Naming<'_>, from: Cell, to: Cell) -> Option<String> {
    let (piece, variant) = (position.at(from), naming.variant);
    let mut reached: CellSet = std::iter::once(from).collect();
    let mut open = vec![from];
    while let Some(cell) = open.pop() {
        let further = (*variant.rows.reach(piece.index(), cell) | variant.first_reach(piece, cell)) & !reached;
        reached |= further;
        open.extend(further.iter());
    }
    let (own, other) = (variant.layer_of_cell(from)?, variant.layer_of_cell(to)?);
    let [own, other] = [own, other].map(|layer| variant.layers[layer].cells);
    let stays = (reached & !own).is_empty() && own != other;
    let name = naming.piece(piece, from);
    stays.then(|| {
        let (cells, own) = (cells_in_words(variant, &other), cells_in_words(variant, &own));
        say!("refusal-lattice", to = naming.place(to), cells = cells, name = name, own = own)
    })
}

impl Why {
    pub(in crate::app) fn sentence(&self, position: &Position, naming: Naming<'_>, picked: Picked, to: Cell) -> String {
        let name = match picked {
            Picked::Cell(from) => naming.piece(position.at(from), from),
            Picked::Held(held) => naming.held(held.kind),
        };
        // There need not be one on the board of an exercise.
        let (royal, cell) = (naming.royal(), naming.place(to));
        let piece = |cell: Cell| piece_on(position, naming, cell);
        let partner = |cell: Cell| naming.piece(position.at(cell), cell);
        match self {
            Self::Frozen(cold) => say!("refusal-frozen", name = name, why = cold.words(naming)),
            Self::Exposed { by, already: true } => say!("refusal-still-check", name = royal, piece = piece(*by)),
            Self::Exposed { by, .. } => say!("refusal-check", name = royal, piece = piece(*by)),
            Self::Unchecked => say!("refusal-unchecked", name = name, cell = cell),
            Self::BlowsUp => say!("refusal-blows-up", name = royal),
            Self::Flight => say!("refusal-flight").to_owned(),
            Self::GivesCheck => say!("refusal-gives-check").to_owned(),
            Self::MustDrop => say!("refusal-must-drop").to_owned(),
            Self::MustCapture(cell) => say!("refusal-must-capture", piece = piece(*cell)),
            Self::TradeProtected(cell) => say!("refusal-trade-protected", piece = piece(*cell), victim = partner(to)),
            Self::TradeAnswered(cell) => say!("refusal-trade-answered", victim = partner(to), cell = naming.place(*cell)),
            Self::PassInCheck => say!("refusal-pass-in-check").to_owned(),
            Self::Facing => say!("refusal-facing", name = royal),
            Self::DropMates => say!("refusal-drop-mates").to_owned(),
            Self::DropOn => say!("refusal-drop-on", piece = piece(to)),
            Self::DropNever => no_drop(naming, picked).unwrap_or_else(|| say!("refusal-drop-never", name = name)),
            Self::DropStuck => say!("refusal-drop-stuck", name = name, cell = cell),
            Self::DropFile(most) => say!("refusal-drop-file", name = name, most = *most),
            Self::DropColour(ColourFault::Another) => say!("refusal-drop-colour", name = name),
            Self::DropColour(ColourFault::Room(other)) => say!("refusal-drop-room", name = name, other = naming.held(*other)),
            Self::Threatens => say!("refusal-threatens", name = name),
            Self::CastleMoved => say!("refusal-castle-moved", name = name),
            Self::CastleBetween(cell) => say!("refusal-castle-between", name = name, piece = piece(*cell)),
            Self::CastleFrozen(cell, cold) => say!("refusal-frozen", name = partner(*cell), why = cold.words(naming)),
            Self::CastleAttacked(cell) if position.royals(naming.variant, position.side()).any(|royal| royal == *cell) => {
                say!("refusal-castle-check", name = name)
            }
            Self::CastleAttacked(cell) => say!("refusal-castle-attacked", name = name, cell = naming.place(*cell)),
            Self::Never => match picked {
                Picked::Cell(from) => other_lattice(position, naming, from, to)
                    .unwrap_or_else(|| say!("refusal-never", name = name, from = naming.place(from), to = cell)),
                Picked::Held(_) => say!("refusal-cannot", name = name, cell = cell),
            },
            Self::HasMoved => say!("refusal-has-moved", name = name, cell = cell),
            Self::Own => say!("refusal-own", name = partner(to), cell = cell),
            Self::OnlyMoves => say!("refusal-only-moves", name = name, cell = cell),
            Self::OnlyCaptures => say!("refusal-only-captures", name = name, cell = cell),
            Self::Blocked(by) => match by.as_slice() {
                [one] => say!("refusal-blocked", piece = piece(*one)),
                all => {
                    let and_by = |first, piece| say!("refusal-and-by", first = first, piece = piece);
                    say!("refusal-all-blocked", pieces = all.iter().map(|&cell| piece(cell)).reduce(and_by).unwrap_or_default())
                }
            },
            Self::Hop(pieces) => say!("refusal-hop", pieces = *pieces),
            Self::NotOver(mount) => say!("refusal-not-over", name = name, piece = partner(*mount)),
            Self::Spared => say!("refusal-spared", name = name, piece = partner(to)),
            Self::NotBeyond(mount) => say!("refusal-not-beyond", piece = piece(*mount)),
            Self::Nothing => say!("refusal-nothing", cell = cell, name = name),
            Self::NoneLost => say!("refusal-none-lost", cell = cell, name = name),
            Self::Unknown => say!("refusal-cannot", name = name, cell = cell),
        }
    }
}
