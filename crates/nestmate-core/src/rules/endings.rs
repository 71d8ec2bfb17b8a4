//! How games end, and positions that nobody can win any more (ruling G13).

use serde::{Deserialize, Serialize};

use super::goals::decided;
use crate::position::{Move, Position, attacks_from, checked_royal, in_check};
use crate::variant::{Reserve, Side, Stalemate, Variant};

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who has won; `None` for a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// In check without a legal move (ruling G4). In nearly all games that loses.
    Mate,
    /// A mate by a piece whose own check does not win.
    MateWithoutWin,
    /// Without a legal move and not in check.
    Stalemate,
    /// The same position too often (ruling G5).
    Repetition,
    /// The same position too often, one side checking all along (ruling C2).
    PerpetualCheck,
    /// A piece is where it wins.
    Reached,
    /// The side to move is in the enemy's camp with enough pieces.
    Impasse,
    /// Nothing is left to a side but its royal piece.
    BareRoyal,
    /// A side has lost too many of one kind of piece.
    Extinct,
    /// A side has too few pieces left in all.
    Spent,
    /// A side has given check often enough.
    Checks,
    /// Both sides have passed.
    Passed,
    /// A royal piece was blown up.
    BlownUp,
    /// Too many moves counted since few pieces are left.
    Counted,
    /// Too many moves without capture, drop or move of a forward-only piece (ruling G6).
    NoProgress,
    /// Neither side can win any more (ruling G13).
    Dead,
    /// The players agreed on a draw.
    Agreement,
    /// A player gave up.
    Resignation,
    /// A player's time is up.
    Time,
}

impl Reason {
    /// Whether the players or their clocks have ended the game, and not its position.
    pub fn is_agreed(self) -> bool {
        matches!(self, Self::Agreement | Self::Resignation | Self::Time)
    }
}

/// Whether a side could still win by moves, whatever the other did (ruling G13): not with nothing but its royal piece, unless that piece
/// can help to win by facing the other, by leaving it no move, by being mated, or by going somewhere; nor with one piece more that cannot
/// mate, even if the other side's own pieces stand in their royal piece's way.
pub fn could_win(position: &Position, variant: &Variant, side: Side) -> bool {
    let bare = position.pieces(side).len() < 2 && position.pieces(side).iter().all(|cell| variant.kind(position.at(cell).kind()).royal);
    let empty = position.reserves().total(Reserve::of(side)) == 0;
    let alone = variant.royal_alone_cannot_win();
    if is_dead(position, variant) {
        return false;
    }
    if bare || !alone || Reserve::ALL.into_iter().any(|reserve| position.reserves().total(reserve) > 0) {
        return !(bare && empty && alone);
    }
    let others = |side: Side| position.pieces(side).iter().map(|cell| position.at(cell).kind()).filter(|&kind| !variant.kind(kind).royal);
    let mut own = others(side);
    match (own.next(), own.next()) {
        (Some(kind), None) => variant.could_mate_with(side, kind, others(side.other()).collect()),
        _ => true,
    }
}

/// Why the game is drawn by the number of moves, if it is: too many without progress, or counted since few pieces are left.
#[inline]
pub fn run_out(position: &Position, variant: &Variant) -> Option<Reason> {
    let most = u32::from(variant.endings.no_progress);
    if most > 0 && position.halfmoves() >= 2 * most {
        return Some(Reason::NoProgress);
    }
    position.counted().filter(|counted| counted.is_over()).map(|_| Reason::Counted)
}

/// The outcome for a side to move without a legal move. `last` is the move that led here.
pub fn no_moves(position: &Position, variant: &Variant, last: Option<Move>) -> Outcome {
    let side = position.side();
    if let Some(outcome) = decided(position, variant) {
        return outcome;
    }
    if !in_check(position, variant, side) {
        return Outcome { winner: stalemated(position, variant, side), reason: Reason::Stalemate };
    }
    if last.is_some_and(|mv| checks_without_winning(position, variant, mv)) {
        return Outcome { winner: None, reason: Reason::MateWithoutWin };
    }
    Outcome { winner: variant.endings.mate.winner(side), reason: Reason::Mate }
}

/// Who wins where a side has no move and is not in check.
fn stalemated(position: &Position, variant: &Variant, side: Side) -> Option<Side> {
    match variant.endings.stalemate {
        Stalemate::Draw => None,
        Stalemate::Loss => Some(side.other()),
        Stalemate::Win => Some(side),
        Stalemate::Fewer => match Side::BOTH.map(|side| position.pieces(side).len()) {
            [white, black] if white < black => Some(Side::White),
            [white, black] if black < white => Some(Side::Black),
            _ => None,
        },
    }
}

/// Whether the piece that has just moved is one whose own check does not win, and checks.
fn checks_without_winning(position: &Position, variant: &Variant, last: Move) -> bool {
    let piece = position.at(last.to());
    if piece.is_none() || !variant.no_mate_by.contains(piece.kind()) {
        return false;
    }
    checked_royal(position, variant, position.side()).is_some_and(|royal| attacks_from(position, variant, last.to(), royal))
}

/// Whether no moves whatever lead to a win of either side. Where that is not certain, it is not said.
pub fn is_dead(position: &Position, variant: &Variant) -> bool {
    let all = *position.pieces(Side::White) | *position.pieces(Side::Black);
    // Where captured pieces come back, there is nothing to work out before nearly all are gone.
    if variant.has_reserves && all.len() > 3 || !variant.material().bare {
        return false;
    }
    let material = variant.material();
    let (mut standing, mut lone, mut lattice) = (0, true, 0);
    for cell in all.iter() {
        let piece = position.at(cell);
        if variant.kind(piece.kind()).royal {
            continue;
        }
        let own = material.lattice(piece, cell);
        lone &= standing == 0 && material.lone.contains(piece.kind());
        lattice = if standing == 0 || own == lattice { own } else { 0 };
        standing += 1;
        if !lone && lattice == 0 {
            return false;
        }
    }
    let held = |reserve: Reserve| position.reserves().kinds(reserve).map(move |kind| (kind, position.reserves().count(reserve, kind)));
    let mut held = Reserve::ALL.into_iter().flat_map(held);
    let idle = match (standing, held.next(), held.next()) {
        (_, None, _) => true,
        (0, Some((kind, 1)), None) => material.lone.contains(kind),
        _ => false,
    };
    idle && Side::BOTH.into_iter().all(|side| position.has_royal(variant, side))
}

#[cfg(test)]
mod tests;
