//! Legality (ruling G4): a move is legal when the mover's King is not attacked after it.

use std::cell::OnceCell;

use super::danger::Danger;
use super::goals::decided;
use super::perft::ReplyCounts;
use super::special::{becomings, castlings, drops, each_drop, gatings, may_not_mate, passes};
use crate::geometry::{Cell, CellSet};
use crate::movegen;
use crate::position::{Move, MoveKind, Position, attackers, attackers_of, in_check};
use crate::variant::{Care, Piece, Reserve, Royalty, Side, Variant};

/// All pseudo-legal moves of the side to move, drops and castling with them.
pub fn pseudo_moves(position: &Position, variant: &Variant, out: &mut Vec<Move>) {
    pseudo_moves_of(position, variant, position.pieces(position.side()), out);
}

fn pseudo_moves_of(position: &Position, variant: &Variant, pieces: &CellSet, out: &mut Vec<Move>) {
    movegen::moves(position, variant, pieces, out);
    castlings(position, variant, out);
    if variant.conduct.rare_moves {
        rare_moves(position, variant, out);
    }
    if variant.has_reserves {
        drops(position, variant, out);
    }
}

/// Appends the moves that few games have: pieces put where others leave, pieces that become others, passes.
#[cold]
fn rare_moves(position: &Position, variant: &Variant, out: &mut Vec<Move>) {
    if !variant.gates.is_empty() {
        gatings(position, variant, out);
    }
    if !variant.transformations.is_empty() {
        becomings(position, variant, out);
    }
    if variant.conduct.passes {
        passes(position, variant, out);
    }
}

/// The legal moves of a position.
pub fn legal_moves(position: &Position, variant: &Variant) -> Vec<Move> {
    let mut moves = Vec::new();
    legal_moves_into(&mut position.clone(), variant, &mut moves);
    moves
}

/// The moves that would be legal if no goal ended the game, as on boards of exercises.
pub fn moves_past_goals(position: &Position, variant: &Variant) -> Vec<Move> {
    let mut moves = Vec::new();
    moves_past_goals_into(&mut position.clone(), variant, &mut moves);
    moves
}

/// Puts the legal moves of a position into `out`, in place of what is there: none where the game is over. The position is the same
/// afterwards.
pub fn legal_moves_into(position: &mut Position, variant: &Variant, out: &mut Vec<Move>) {
    if decided(position, variant).is_some() {
        return out.clear();
    }
    moves_past_goals_into(position, variant, out);
}

/// How many legal moves a position has. Most are counted without being generated; with `replies`, the counts of a ply before stand for all
/// pieces but the stale ones. `room` is for moves that have to be judged one by one.
pub(super) fn count_legal_moves(
    position: &mut Position,
    variant: &Variant,
    replies: Option<(&ReplyCounts, &CellSet)>,
    room: &mut Vec<Move>,
) -> usize {
    if decided(position, variant).is_some() {
        return 0;
    }
    let legality = Legality::new(position, variant);
    let free = legality.free(position, variant);
    if free.is_empty() {
        moves_past_goals_into(position, variant, room);
        return room.len();
    }
    room.clear();
    movegen::moves(position, variant, &(*position.pieces(position.side()) & !free), room);
    castlings(position, variant, room);
    let dropped = if variant.has_reserves { legality.count_drops(position, variant, room) } else { 0 };
    room.retain(|&mv| legality.allows(position, variant, mv));
    let counted = match replies {
        Some((replies, stale)) => replies.count(position, variant, &free, stale, room),
        None => movegen::count(position, variant, &free, room),
    };
    counted + room.len() + dropped
}

/// Whether a game has moves that can be counted without being generated.
pub(super) fn counts_moves(variant: &Variant) -> bool {
    !variant.conduct.rare_moves && variant.conduct.trading.is_none() && !variant.rows.has_twices()
}

fn moves_past_goals_into(position: &mut Position, variant: &Variant, out: &mut Vec<Move>) {
    let legality = Legality::new(position, variant);
    legality.promising_moves(position, variant, out);
    out.retain(|&mv| legality.allows(position, variant, mv));
}

/// Whether a pseudo-legal move is legal, by making it. [`Legality`] gives the same answer faster.
pub fn is_legal(position: &mut Position, variant: &Variant, mv: Move) -> bool {
    is_safe(position, variant, mv)
        && (!is_compelled(position, variant) || Legality::glance(position, variant).is_due(position, variant, mv))
}

/// Whether a pseudo-legal move leaves both royal pieces as the rules want them. A pass that is allowed always does; a gated piece comes too
/// late to block a check.
fn is_safe(position: &mut Position, variant: &Variant, mv: Move) -> bool {
    let side = position.side();
    if variant.conduct.bound_by_check && (is_first_in_check(position, variant, mv) || is_flight(position, variant, mv)) {
        return false;
    }
    if variant.conduct.rare_moves {
        if mv.is_pass() {
            return true;
        }
        let ungated = mv.without_gate();
        if ungated != mv && !is_safe(position, variant, ungated) {
            return false;
        }
    }
    let faced = variant.conduct.parts_royals && position.royals_face(variant);
    let undo = position.make(variant, mv);
    let mut safe = !(faced && position.royals_face(variant))
        && leaves_safe(position, variant, side)
        && !(variant.conduct.no_checks && in_check(position, variant, side.other()));
    if let (true, MoveKind::Drop(kind)) = (safe, mv.action()) {
        safe = !(may_not_mate(variant, kind) && in_check(position, variant, side.other()) && !can_reply(position, variant));
    }
    position.unmake(&undo);
    safe
}

/// Whether a move is one for pieces that have not moved, and not for a side in check, and its side is in check.
#[cold]
pub fn is_first_in_check(position: &Position, variant: &Variant, mv: Move) -> bool {
    mv.is_step() && variant.first.needs_calm(position.at(mv.from()), mv.from(), mv.to()) && in_check(position, variant, position.side())
}

/// Whether a move takes a royal piece out of check where it may only capture the one piece that attacks it.
#[cold]
pub fn is_flight(position: &Position, variant: &Variant, mv: Move) -> bool {
    let side = position.side();
    if !variant.conduct.no_flight || !mv.is_step() || !variant.kind(position.at(mv.from()).kind()).royal {
        return false;
    }
    let checkers = attackers_of(position, variant, mv.from(), side.other());
    !checkers.is_empty() && checkers != std::iter::once(mv.to()).collect()
}

/// Whether a side that has moved can leave its royal pieces as they are. One that can be blown up has to be there; with the other side's
/// gone, nothing attacks it any more.
fn leaves_safe(position: &Position, variant: &Variant, side: Side) -> bool {
    let gone = |side: Side| variant.goals.blown_up && position.is_without_royals(variant, side, Royalty::Volatile);
    !gone(side) && (!in_check(position, variant, side) || gone(side.other()))
}

fn can_capture(position: &mut Position, variant: &Variant) -> bool {
    let mut captures = Vec::new();
    movegen::tactical(position, variant, &position.pieces(position.side()).clone(), &mut captures);
    captures.into_iter().any(|mv| position.takes(variant, mv) && is_safe(position, variant, mv))
}

fn can_drop(position: &mut Position, variant: &Variant) -> bool {
    let mut dropped = Vec::new();
    drops(position, variant, &mut dropped);
    dropped.into_iter().any(|mv| is_safe(position, variant, mv))
}

/// Whether the side to move has to drop a piece.
pub fn must_drop(position: &Position, variant: &Variant) -> bool {
    variant.conduct.must_drop && can_drop(&mut position.clone(), variant)
}

/// Whether there are moves now that the side to move has to prefer to others.
#[inline]
fn is_compelled(position: &Position, variant: &Variant) -> bool {
    variant.conduct.compels && has_compulsory_moves(position, variant)
}

#[cold]
fn has_compulsory_moves(position: &Position, variant: &Variant) -> bool {
    variant.conduct.must_capture || position.reserves().total(Reserve::of(position.side())) > 0
}

/// Which moves of the side to move have to be made to be judged.
#[inline]
fn care(position: &Position, variant: &Variant) -> Care {
    match variant.care[position.side().index()] {
        Care::Late => late_care(position, variant),
        care @ (Care::Danger | Care::Nothing | Care::Everything) => care,
    }
}

#[cold]
fn late_care(position: &Position, variant: &Variant) -> Care {
    if position.has_royal(variant, position.side()) { Care::Danger } else { Care::Everything }
}

fn can_reply(position: &mut Position, variant: &Variant) -> bool {
    let mut replies = Vec::new();
    pseudo_moves(position, variant, &mut replies);
    replies.into_iter().any(|reply| is_legal(position, variant, reply))
}

/// Judges the pseudo-legal moves of one position, making only those that can matter to the King.
#[derive(Clone, Debug)]
pub struct Legality {
    checked: bool,
    /// Whether looking around the King tells which moves can matter to it, and nothing else does.
    looks: bool,
    danger: OnceCell<Danger>,
    /// Whether there is a legal capture, where that matters.
    captures: OnceCell<bool>,
    /// Whether there is a legal drop, where that matters.
    drops: OnceCell<bool>,
}

impl Legality {
    /// Looks around the King of the side to move.
    pub fn new(position: &Position, variant: &Variant) -> Self {
        if care(position, variant) != Care::Danger {
            return Self::glance(position, variant);
        }
        let danger = Danger::of(position, variant, position.side());
        let (checked, looks) = (danger.checked, !is_compelled(position, variant));
        Self { checked, looks, danger: danger.into(), captures: OnceCell::new(), drops: OnceCell::new() }
    }

    /// Only sees whether the King of the side to move is in check; looks around it when the first move is to be judged.
    pub fn glance(position: &Position, variant: &Variant) -> Self {
        let looks = care(position, variant) == Care::Danger && !is_compelled(position, variant);
        let checked = in_check(position, variant, position.side());
        Self { checked, looks, danger: OnceCell::new(), captures: OnceCell::new(), drops: OnceCell::new() }
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        self.checked
    }

    /// Puts the pseudo-legal moves of the position into `out`, in place of what is there; in check, only those that may end it.
    pub fn promising_moves(&self, position: &Position, variant: &Variant, out: &mut Vec<Move>) {
        out.clear();
        if !self.checked || !self.looks {
            return pseudo_moves(position, variant, out);
        }
        pseudo_moves_of(position, variant, &self.rescuers(position, variant), out);
        out.retain(|&mv| self.matters(position, variant, mv));
    }

    /// The pieces of the side to move whose moves can matter to the King.
    fn rescuers(&self, position: &Position, variant: &Variant) -> CellSet {
        let side = position.side();
        let pieces = *position.pieces(side);
        if position.passing().is_some_and(|passing| passing.castling.is_some()) {
            return pieces;
        }
        let semi_royal = |&cell: &Cell| variant.semi_royals.contains(position.at(cell).kind());
        let danger = self.danger(position, variant);
        let mut ends = danger.to;
        position.pieces(side.other()).iter().filter(semi_royal).for_each(|cell| ends.insert(cell));
        let can_matter = |&from: &Cell| {
            let piece = position.at(from);
            could_end_on(variant, piece, from, &ends)
                || variant.first.any && position.is_unmoved(variant, from) && variant.first_reach(piece, from).meets(&ends)
                || danger.from.contains(from)
                || !variant.vanish[piece.kind().index()].is_empty()
        };
        pieces.iter().filter(can_matter).collect()
    }

    /// The pieces of the side to move all of whose moves are legal whatever they are, and easily counted; none in check.
    fn free(&self, position: &Position, variant: &Variant) -> CellSet {
        let castled = position.passing().is_some_and(|passing| passing.castling.is_some());
        let conduct = &variant.conduct;
        if self.checked || !self.looks || castled || !counts_moves(variant) {
            return CellSet::EMPTY;
        }
        let danger = self.danger(position, variant);
        let side = position.side();
        let mut bound = danger.from | *variant.doubles.meeting(side);
        if let Some(passing) = position.passing() {
            let takers = variant.doubles.takers(position.at(passing.victim), passing.cells(), passing.victim);
            passing.cells().iter().for_each(|&cell| attackers(position, variant, cell, side, takers, |from| bound.insert(from)));
        }
        let pieces = *position.pieces(side) & !bound;
        // Most positions of most games have nothing that would have to be asked of each piece.
        let aims = !danger.to.is_empty();
        if !aims && !conduct.vanishes && !variant.first.any {
            return pieces;
        }
        let matters = |&from: &Cell| {
            let piece = position.at(from);
            aims && could_end_on(variant, piece, from, &danger.to)
                || could_vanish(position, variant, piece, from)
                || variant.first.any && position.is_unmoved(variant, from)
        };
        pieces.iter().filter(|from| !matters(from)).collect()
    }

    /// How many drops are legal wherever they end, in a position with free pieces; the others are appended to `room`.
    fn count_drops(&self, position: &Position, variant: &Variant, room: &mut Vec<Move>) -> usize {
        let aims = !self.danger(position, variant).to.is_empty();
        let mut counted = 0;
        each_drop(position, variant, |kind, cells| {
            if aims || may_not_mate(variant, kind) {
                room.extend(cells.iter().map(|cell| Move::drop(kind, cell)));
            } else {
                counted += cells.len();
            }
        });
        counted
    }

    fn danger(&self, position: &Position, variant: &Variant) -> &Danger {
        self.danger.get_or_init(|| Danger::of(position, variant, position.side()))
    }

    /// Whether a pseudo-legal move is legal.
    #[inline]
    pub fn allows(&self, position: &mut Position, variant: &Variant, mv: Move) -> bool {
        if self.looks {
            return if self.matters(position, variant, mv) { is_safe(position, variant, mv) } else { !self.checked };
        }
        self.allows_after_all(position, variant, mv)
    }

    /// Whether a pseudo-legal move is legal, where looking around the King does not tell.
    #[cold]
    fn allows_after_all(&self, position: &mut Position, variant: &Variant, mv: Move) -> bool {
        let free = care(position, variant) == Care::Nothing && !matches!(mv.action(), MoveKind::Drop(kind) if may_not_mate(variant, kind));
        let safe = free || is_safe(position, variant, mv);
        safe && self.is_due(position, variant, mv)
    }

    /// Whether a move is a drop where one is compulsory, or else a capture where that is.
    fn is_due(&self, position: &mut Position, variant: &Variant, mv: Move) -> bool {
        if !variant.conduct.compels {
            return true;
        }
        if variant.conduct.must_drop && *self.drops.get_or_init(|| can_drop(position, variant)) {
            return mv.is_drop();
        }
        !variant.conduct.must_capture || position.takes(variant, mv) || !*self.captures.get_or_init(|| can_capture(position, variant))
    }

    #[inline]
    fn matters(&self, position: &Position, variant: &Variant, mv: Move) -> bool {
        let danger = self.danger(position, variant);
        if danger.to.contains(mv.to()) || danger.from.contains(mv.from()) {
            return true;
        }
        if !mv.is_plain() {
            if let MoveKind::Drop(kind) = mv.action() {
                return may_not_mate(variant, kind);
            }
            if !mv.is_step() || mv.takes_in_passing() {
                return true;
            }
        }
        let target = position.at(mv.to());
        target.is_some()
            && (self.checked && variant.semi_royals.contains(target.kind())
                || variant.conduct.vanishes && variant.vanish[position.at(mv.from()).kind().index()].contains(target.kind()))
    }
}

/// Whether a piece could go from a cell to one of some others, first moves apart.
#[inline]
fn could_end_on(variant: &Variant, piece: Piece, from: Cell, ends: &CellSet) -> bool {
    variant.rows.reach(piece.index(), from).meets(ends) || variant.doubles.from(piece, from).iter().any(|double| ends.contains(double.to))
}

/// Whether a capture by a piece can make own pieces vanish, first moves apart.
#[inline]
fn could_vanish(position: &Position, variant: &Variant, piece: Piece, from: Cell) -> bool {
    let victims = variant.vanish[piece.kind().index()];
    let taken = || *variant.rows.reach(piece.index(), from) & *position.pieces(piece.side().other());
    !victims.is_empty() && taken().iter().any(|cell| victims.contains(position.at(cell).kind()))
}
