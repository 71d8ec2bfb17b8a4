//! A game, ready to be played.

use std::ops::Deref;
use std::sync::OnceLock;

use super::arrivals::{Arrivals, Transformation};
use super::attacks::Attacks;
use super::castling::Castling;
use super::checked::{Checked, Layer};
use super::conduct::{Care, Conduct, Royalty};
use super::doubles::Doubles;
use super::first::{FirstWays, Gates};
use super::goals::Goals;
use super::house::Switch;
use super::mating::Material;
use super::paths::{cell_seen_by, seen_by};
use super::pieces::{Kind, KindId, KindSet, Piece, Reserve, Side};
use super::rows::{Moves, Rows};
use super::schema::{Base, Holder, Notation, Rule};
use super::whereabouts::Whereabouts;
use super::zobrist::Zobrist;
use crate::geometry::{Cell, CellSet};

/// A game, ready to be played: what the file says, with tables for everything that a search asks often.
#[derive(Debug)]
pub struct Variant {
    /// What the definition says, which is read as if it stood here.
    pub(super) def: Checked,
    /// The kinds of pieces; entry 0 stands for no piece and is never used.
    pub kinds: Vec<Kind>,
    /// Rules of the house and whether they are on.
    pub switches: Vec<Switch>,
    /// The text of a definition file of this game alone, without the rules of the house: what it was compiled from.
    pub definition: String,

    /// Where pieces go.
    pub rows: Rows,
    /// Who attacks a cell, by attacking side.
    pub attacks: [Attacks; 2],
    /// What can happen to a piece that arrives on a cell.
    pub arrivals: Arrivals,
    /// What pieces can become instead of moving.
    pub transformations: Vec<Transformation>,
    /// Castlings, by side.
    pub castlings: [Vec<Castling>; 2],
    /// What can be put where a piece has begun.
    pub gates: Gates,
    /// The cells of the pieces whose first move matters, in the order of the bits of a position's unmoved field.
    pub unmoved_cells: Vec<Cell>,
    /// By cell: its bit of that field, or none.
    pub unmoved_bits: Vec<u64>,
    /// Who moves otherwise on a first move.
    pub first: FirstWays,
    /// Steps made twice or more in one move.
    pub doubles: Doubles,
    /// The freeze group of a kind on a cell, 0 for none: `kind * points + cell`.
    pub(crate) group: Vec<u8>,
    /// The freeze group that a kind on a cell keeps thawed, 0 for none.
    pub(crate) guard: Vec<u8>,
    /// Number of freeze groups plus one.
    pub groups: usize,
    /// Kinds that keep a group thawed somewhere.
    pub semi_royals: KindSet,
    /// For each capturing kind, the victims that make the capturer's own pieces of that kind vanish.
    pub vanish: Vec<KindSet>,
    /// Whose reserve a piece captured on a cell goes to; `None` where it leaves the game.
    pub reserve_of: Vec<Option<Holder>>,
    /// Whether the game has reserves at all.
    pub has_reserves: bool,
    /// Whether captured pieces can go to the neutral one.
    pub has_neutral: bool,
    /// Where each piece may be dropped, by piece index.
    pub drops: Vec<CellSet>,
    /// By kind: on how many pieces of it on one file no other can be dropped; 0 for no limit.
    pub per_file: Vec<u8>,
    pub(crate) per_colour: KindSet,
    /// By piece index: where it begins when it is dropped there; nothing at all in games without such pieces.
    pub(crate) settles: Vec<CellSet>,
    pub(crate) no_drop_mate: KindSet,
    /// Kinds whose own checking move does not win by mate.
    pub(crate) no_mate_by: KindSet,
    /// What decides it beside mate.
    pub goals: Goals,
    /// By side: what its royal pieces are to it.
    pub royalty: [Royalty; 2],
    /// Whether a side can come to have more or fewer.
    pub(crate) royals_vary: bool,
    pub(super) material: OnceLock<Material>,
    /// What captures and checks do.
    pub conduct: Conduct,
    /// By side: which of its moves have to be made to be judged.
    pub(crate) care: [Care; 2],
    /// Random numbers for hashing.
    pub zobrist: Zobrist,
    pub(super) whereabouts: OnceLock<Whereabouts>,
    /// How much it was to make: steps that were tried, and entries of tables.
    pub(crate) work: usize,
}

impl Deref for Variant {
    type Target = Checked;

    #[inline]
    fn deref(&self) -> &Checked {
        &self.def
    }
}

impl Variant {
    /// Whether a piece of a kind can be put on the board from its side's reserve.
    pub fn can_be_dropped(&self, kind: KindId) -> bool {
        Side::BOTH.into_iter().any(|side| !self.drops[Piece::new(kind, side).index()].is_empty())
    }

    /// What people call a side.
    pub fn side_name(&self, side: Side) -> &str {
        &self.sides[side.index()]
    }

    /// What is known of a kind.
    #[inline]
    pub fn kind(&self, kind: KindId) -> &Kind {
        &self.kinds[kind.index()]
    }

    /// All kinds that people tell apart, in order.
    pub fn kind_ids(&self) -> impl Iterator<Item = KindId> + use<> {
        let count = self.kinds.iter().take_while(|kind| kind.promoted.is_none()).count();
        (1..count).map(KindId::new)
    }

    /// All kinds in order, with those that are another until they are captured.
    pub fn all_kind_ids(&self) -> impl Iterator<Item = KindId> + use<> {
        (1..self.kinds.len()).map(KindId::new)
    }

    /// The kind of pieces that have been promoted to this one until they are captured.
    pub fn promoted_to(&self, kind: KindId) -> Option<KindId> {
        self.all_kind_ids().find(|&known| self.kind(known).promoted == Some(kind))
    }

    /// Whether moves of a kind are written without its letter, as those of Pawns are: where each is progress, or other programs call it P.
    pub fn is_unnamed(&self, kind: KindId) -> bool {
        let is_pawn = || self.known_as.notation == Some(Notation::San) && self.kind_of('P') == Some(kind);
        self.endings.progress.contains(kind) || is_pawn()
    }

    /// The unturned kind of a letter.
    pub fn kind_of(&self, letter: char) -> Option<KindId> {
        self.kind_ids().find(|&kind| self.kind(kind).letter == letter)
    }

    /// Where pieces can ever stand.
    pub fn whereabouts(&self) -> &Whereabouts {
        self.whereabouts.get_or_init(|| Whereabouts::of(self))
    }

    /// Number of grid points.
    #[inline]
    pub fn points(&self) -> usize {
        self.board.grid.points()
    }

    /// What a piece can do from a cell only because it has not moved; to be asked in games that have such pieces alone.
    #[inline]
    pub(crate) fn first_moves(&self, piece: Piece, from: Cell) -> Moves<'_> {
        self.rows.moves(piece.index() + self.first.offset, from)
    }

    /// Where a piece could go from a cell only because it has not moved.
    pub fn first_reach(&self, piece: Piece, from: Cell) -> CellSet {
        if self.first.any { *self.rows.reach(piece.index() + self.first.offset, from) } else { CellSet::EMPTY }
    }

    /// Whether a reserve can hold pieces of a kind: none that is royal, but for those that begin there.
    pub(crate) fn can_hold(&self, reserve: Reserve, kind: KindId) -> bool {
        !self.kind(kind).royal || reserve.side().is_some_and(|side| self.royalty[side.index()] == Royalty::Held)
    }

    /// The kind of the royal pieces; the first of several, and none in games without.
    pub fn royal(&self) -> Option<KindId> {
        self.kind_ids().find(|&kind| self.kind(kind).royal)
    }

    /// The name of a cell.
    pub fn cell_name(&self, cell: Cell) -> String {
        self.board.grid.name(cell)
    }

    /// A set of White's cells as this side sees it.
    pub fn seen_by(&self, side: Side, set: &CellSet) -> CellSet {
        seen_by(side, set, &self.board)
    }

    /// One of White's cells as this side sees it.
    pub fn cell_seen_by(&self, side: Side, cell: Cell) -> Cell {
        cell_seen_by(side, cell, &self.board)
    }

    /// The layer that a piece of this kind belongs to on a cell: the first that claims it, else the last one.
    pub fn layer_of_piece(&self, kind: KindId, cell: Cell) -> Option<usize> {
        let claims = |layer: &Layer| layer.pieces.contains(kind) && layer.pieces_on.contains(cell);
        self.layers.iter().position(claims).or(self.layers.len().checked_sub(1))
    }

    /// That layer itself.
    pub fn piece_layer(&self, kind: KindId, cell: Cell) -> Option<&Layer> {
        self.layer_of_piece(kind, cell).map(|layer| &self.layers[layer])
    }

    /// What a piece of this kind stands on there: its layer's base, and nothing without layers.
    pub fn base_of(&self, kind: KindId, cell: Cell) -> Base {
        self.piece_layer(kind, cell).map_or(Base::Free, |layer| layer.base)
    }

    /// What pieces of this kind stand on, on the first layer that has them.
    pub fn usual_base(&self, kind: KindId) -> Base {
        self.layers.iter().find(|layer| layer.pieces.contains(kind)).map_or(Base::Free, |layer| layer.base)
    }

    /// The layer that a piece of this kind has most likely come from if it is in a reserve: the first that claims it on a cell from which
    /// captured pieces go there. Where pieces of several layers can come to one reserve, only the game's moves tell more.
    pub fn layer_held(&self, kind: KindId, reserve: Reserve) -> Option<usize> {
        let holder = if reserve == Reserve::Neutral { Holder::Neutral } else { Holder::Own };
        let comes_from = |cell: Cell| self.reserve_of[cell.index()] == Some(holder);
        let known = self.whereabouts().cells(kind);
        let claims = |layer: &Layer| layer.pieces.contains(kind);
        let from = |layer: &Layer| claims(layer) && known.iter().any(|cell| layer.pieces_on.contains(cell) && comes_from(cell));
        self.layers.iter().position(from).or_else(|| self.layers.iter().position(claims))
    }

    /// The layer whose lattice a cell is on.
    pub fn layer_of_cell(&self, cell: Cell) -> Option<usize> {
        self.layers.iter().position(|layer| layer.cells.contains(cell))
    }

    /// The armies that can freeze, in the order of the freeze groups from 1: the semi-royal of each, and its cells.
    pub fn freezing_armies(&self) -> impl Iterator<Item = (KindId, &CellSet)> {
        let army = |rule| if let &Rule::Freeze { semi_royal, ref cells, .. } = rule { Some((semi_royal, cells)) } else { None };
        self.rules.iter().filter_map(army)
    }

    /// The freeze group of a kind on a cell; 0 where it never freezes.
    #[inline]
    pub fn group(&self, kind: KindId, cell: Cell) -> usize {
        usize::from(self.group[kind.index() * self.points() + cell.index()])
    }

    /// The freeze group that a kind on a cell keeps thawed; 0 for none.
    #[inline]
    pub fn guard(&self, kind: KindId, cell: Cell) -> usize {
        usize::from(self.guard[kind.index() * self.points() + cell.index()])
    }
}
