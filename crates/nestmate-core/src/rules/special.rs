//! Moves beside those of pieces, pseudo-legal ones: castlings, drops, pieces put where others leave, pieces that become others, passes.

use super::goals::decided;
use crate::geometry::{Cell, CellSet};
use crate::movegen;
use crate::movegen::{choices, is_attacked_without};
use crate::position::{Gateway, Move, MoveKind, Position, attacks_from, beside, in_check};
use crate::variant::{Castling, KindId, Piece, Reserve, Royalty, Side, Transformation, Variant};

/// Appends, for each of some moves and castlings by which a piece leaves the cell on which it began, the same with a piece of the reserve
/// put there.
pub fn gatings(position: &Position, variant: &Variant, out: &mut Vec<Move>) {
    let (side, gates) = (position.side(), &variant.gates);
    let held: Vec<KindId> = position.reserves().kinds(Reserve::of(side)).filter(|&kind| gates.kinds.contains(kind)).collect();
    if held.is_empty() {
        return;
    }
    let here = gates.begins.iter().filter(|&&(_, piece, bit)| piece.side() == side && position.unmoved() & bit != 0);
    let open: CellSet = here.map(|&(cell, ..)| cell).collect();
    for at in 0..out.len() {
        let mv = out[at];
        let put = |gateway: Gateway| held.iter().map(move |&kind| mv.gating(kind, gateway));
        match mv.action() {
            MoveKind::Plain if open.contains(mv.from()) => out.extend(put(Gateway::Step)),
            MoveKind::Castle => {
                if open.contains(mv.from()) {
                    out.extend(put(Gateway::Castle));
                }
                if position.castling(variant, mv).is_some_and(|made| open.contains(made.partner_from)) {
                    out.extend(put(Gateway::Partner));
                }
            }
            _ => {}
        }
    }
}

pub fn passes(position: &Position, variant: &Variant, out: &mut Vec<Move>) {
    out.extend(pass_of(position, variant).filter(|_| may_pass(position, variant)));
}

/// The pass of the side to move; `None` if it has no piece.
fn pass_of(position: &Position, variant: &Variant) -> Option<Move> {
    let side = position.side();
    let royal = (variant.royalty[side.index()] != Royalty::None).then(|| position.royal(side));
    let cell = royal.filter(|&cell| position.at(cell).is_of(side)).or_else(|| position.pieces(side).iter().next())?;
    Some(Move::new(cell, cell, MoveKind::Pass))
}

/// A pass as people make it who analyse, in any game: to see what a side would do next. Nobody passes out of check, nor when all is over.
pub fn null_move(position: &Position, variant: &Variant) -> Option<Move> {
    let can = !in_check(position, variant, position.side()) && decided(position, variant).is_none();
    pass_of(position, variant).filter(|_| can)
}

/// Whether a move is a pass in a game that has none, which only people make who analyse.
pub fn is_null(variant: &Variant, mv: Move) -> bool {
    mv.is_pass() && !variant.conduct.passes
}

/// A side may pass unless it is in check. Where facing royal pieces must be parted, a pass ends the game, and is allowed even in check.
fn may_pass(position: &Position, variant: &Variant) -> bool {
    !in_check(position, variant, position.side()) || variant.conduct.parts_royals && position.royals_face(variant)
}

pub fn becomings(position: &Position, variant: &Variant, out: &mut Vec<Move>) {
    let side = position.side();
    for transformation in &variant.transformations {
        let mut froms = position.pieces(side).iter().filter(|&from| can_become(position, variant, transformation, from)).peekable();
        if froms.peek().is_none() {
            continue;
        }
        let kinds: Vec<KindId> = choices(position, variant, side, &transformation.promotion).collect();
        for (from, &kind) in froms.flat_map(|from| kinds.iter().map(move |kind| (from, kind))) {
            let known = |mv: &Move| (mv.from(), mv.becomes()) == (from, Some(kind));
            let known: CellSet = out.iter().filter(|mv| known(mv)).map(|mv| mv.to()).collect();
            let ends = (ends(position, variant, kind, from) & !known).iter().map(|to| Move::new(from, to, MoveKind::Become(kind)));
            out.extend(ends.filter(|&mv| !threatens(position, variant, mv)));
        }
    }
}

/// Whether a piece of the side to move is one that can become another where it stands.
fn can_become(position: &Position, variant: &Variant, transformation: &Transformation, from: Cell) -> bool {
    let (side, kind) = (position.side(), position.at(from).kind());
    transformation.pieces.contains(kind)
        && position.is_thawed(side, variant.group(kind, from))
        && (variant.seen_by(side, &transformation.promotion.on).contains(from)
            || transformation.last && position.count(side, kind, &variant.board.cells) == 1)
}

/// Where a piece can be once it has become one of a kind: where it stands, and where that could go without capturing.
fn ends(position: &Position, variant: &Variant, kind: KindId, from: Cell) -> CellSet {
    let changed = position.with(variant, from, Piece::new(kind, position.side()));
    let mut moves = Vec::new();
    movegen::moves(&changed, variant, &std::iter::once(from).collect(), &mut moves);
    let quiet = moves.into_iter().map(Move::to).filter(|&to| position.at(to).is_none());
    std::iter::once(from).chain(quiet).collect()
}

/// Whether a piece could become another that is then on a cell, if it did not attack anything of the enemy's there.
pub fn would_threaten(position: &Position, variant: &Variant, from: Cell, to: Cell) -> bool {
    variant.transformations.iter().filter(|&known| can_become(position, variant, known, from)).any(|known| {
        choices(position, variant, position.side(), &known.promotion).any(|kind| {
            let mv = Move::new(from, to, MoveKind::Become(kind));
            ends(position, variant, kind, from).contains(to) && threatens(position, variant, mv)
        })
    })
}

/// Whether a piece that has become another attacks something of the enemy's, or the enemy is in check then.
fn threatens(position: &Position, variant: &Variant, mv: Move) -> bool {
    let (mut after, side) = (position.clone(), position.side());
    after.play(variant, mv);
    let attacks = |cell: Cell| attacks_from(&after, variant, mv.to(), cell);
    after.pieces(side.other()).iter().any(attacks) || in_check(&after, variant, side.other())
}

/// Appends the castlings of the side to move. What they leave attacked afterwards is for legality to say.
pub fn castlings(position: &Position, variant: &Variant, out: &mut Vec<Move>) {
    if position.unmoved() == 0 {
        return;
    }
    for castling in &variant.castlings[position.side().index()] {
        if may_castle(position, variant, castling) {
            out.push(Move::new(castling.royal_from, castling.royal_to, MoveKind::Castle));
        }
    }
}

fn may_castle(position: &Position, variant: &Variant, castling: &Castling) -> bool {
    let side = position.side();
    let ready = |kind, cell| position.at(cell) == Piece::new(kind, side) && !position.is_frozen(variant, cell);
    castling.is_unmoved(position.unmoved())
        && ready(castling.royal, castling.royal_from)
        && ready(castling.partner, castling.partner_from)
        && castling.empty.iter().all(|&cell| position.at(cell).is_none())
        && !castling.safe.iter().any(|&cell| {
            is_attacked_without(position, variant, cell, side.other(), Some(castling.royal_from)) && !shielded(position, variant, cell)
        })
}

/// Whether nothing could be captured on a cell without blowing up the royal piece of the side that is not to move.
fn shielded(position: &Position, variant: &Variant, cell: Cell) -> bool {
    let near = |royal: Cell| beside(variant.board.grid, royal).any(|near| near == cell);
    variant.conduct.explode.is_some() && position.royals(variant, position.side().other()).any(near)
}

pub fn drops(position: &Position, variant: &Variant, out: &mut Vec<Move>) {
    each_drop(position, variant, |kind, cells| out.extend(cells.iter().map(|cell| Move::drop(kind, cell))));
}

/// Tells each kind that the side to move can drop, with the cells for it.
#[inline]
pub(super) fn each_drop(position: &Position, variant: &Variant, mut tell: impl FnMut(KindId, CellSet)) {
    let side = position.side();
    let occupied = *position.pieces(Side::White) | *position.pieces(Side::Black);
    for held in position.reserves().kinds(Reserve::of(side)) {
        for kind in [Some(held), variant.kind(held).turns_to].into_iter().flatten() {
            let piece = Piece::new(kind, side);
            let mut cells = variant.drops[piece.index()] & !occupied;
            let most = variant.per_file[kind.index()];
            if most > 0 {
                cells &= !full_files(position, variant, piece, most);
            }
            if !variant.per_colour.is_empty() {
                cells.iter().filter(|&cell| colour_fault(position, variant, kind, cell).is_some()).for_each(|cell| cells.remove(cell));
            }
            tell(kind, cells);
        }
    }
}

/// The cells of all files on which `most` such pieces already stand (nifu).
fn full_files(position: &Position, variant: &Variant, piece: Piece, most: u8) -> CellSet {
    let grid = variant.board.grid;
    let mut standing = vec![0_u8; usize::from(grid.files())];
    let file = |cell: Cell| cell.index() % usize::from(grid.files());
    for cell in position.pieces(piece.side()).iter().filter(|&cell| position.at(cell) == piece) {
        standing[file(cell)] = standing[file(cell)].saturating_add(1);
    }
    variant.board.cells.iter().filter(|&cell| standing[file(cell)] >= most).collect()
}

/// Why a piece cannot be dropped on a cell for its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColourFault {
    /// Its player has another of its kind on this colour.
    Another,
    /// A piece of this kind, still in the reserve, needs the last cell of this colour.
    Room(KindId),
}

/// Why the side to move cannot drop a piece on an empty cell for its colour, if that is so.
pub fn colour_fault(position: &Position, variant: &Variant, kind: KindId, cell: Cell) -> Option<ColourFault> {
    let (side, grid) = (position.side(), variant.board.grid);
    let dark = |cell: Cell| (grid.file(cell) + grid.rank(cell)) % 2 == 0;
    let stands = |kind: KindId, is_dark: bool| {
        position.pieces(side).iter().any(|at| position.at(at) == Piece::new(kind, side) && dark(at) == is_dark)
    };
    if variant.per_colour.contains(kind) && stands(kind, dark(cell)) {
        return Some(ColourFault::Another);
    }
    let occupied = *position.pieces(Side::White) | *position.pieces(Side::Black);
    let waiting = |&other: &KindId| other != kind && position.reserves().count(Reserve::of(side), other) > 0;
    let crowded = |&other: &KindId| {
        let room = variant.drops[Piece::new(other, side).index()] & !occupied;
        !stands(other, dark(cell)) && !room.iter().any(|free| free != cell && dark(free) == dark(cell))
    };
    variant.per_colour.iter().filter(waiting).find(crowded).map(ColourFault::Room)
}

/// Whether a drop of this kind that mates is not allowed (uchifuzume).
pub(super) fn may_not_mate(variant: &Variant, kind: KindId) -> bool {
    variant.no_drop_mate.contains(kind)
}
