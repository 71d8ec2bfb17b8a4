//! What a move does at once: captures and what they come to, freezing, checks and mates, pieces that become others.

use nestmate_core::geometry::Cell;
use nestmate_core::movegen::{attackers_of, is_attacked};
use nestmate_core::position::{Move, MoveKind, Position};
use nestmate_core::rules::{checked_royal, decided, in_check, legal_moves, no_moves};
use nestmate_core::variant::{Side, Variant};

use super::claim::{Became, Claim, PieceOn, Relief, Trade};
use super::{Case, Values};
use crate::app::advice::findings::Verdict;

pub(super) fn claims(case: &Case<'_>) -> Vec<Claim> {
    let mut found = Vec::new();
    found.extend(end(case));
    if case.legal.len() == 1 {
        found.push(Claim::Only);
    }
    found.extend(capture(case));
    found.extend(frozen(case));
    found.extend(ends_check(case));
    found.extend(becomes(case));
    found.extend(checks(case));
    if case.mv.castles() {
        found.push(Claim::Castles);
    }
    found
}

fn end(case: &Case<'_>) -> Option<Claim> {
    if let Some(outcome) = decided(&case.after, case.variant) {
        return (outcome.winner == Some(case.side)).then_some(Claim::Wins);
    }
    if legal_moves(&case.after, case.variant).is_empty() {
        let won = no_moves(&case.after, case.variant, Some(case.mv)).winner == Some(case.side);
        return won.then(|| Claim::Ends(in_check(&case.after, case.variant, case.opponent())));
    }
    let Verdict::Win(side, moves) = case.question.verdict else { return None };
    (side == case.side && moves > 1).then_some(Claim::Mates(moves))
}

/// The pieces of a side that stood somewhere before and are gone after, the most valuable first.
pub(super) fn lost(case: &Case<'_>, after: &Position, side: Side) -> Vec<PieceOn> {
    let gone = |&cell: &Cell| !after.at(cell).is_of(side);
    let mut lost: Vec<PieceOn> = case.before.pieces(side).iter().filter(gone).map(|cell| (case.before.at(cell), cell)).collect();
    lost.sort_by_key(|(piece, _)| -case.values.get(piece.kind()));
    lost
}

fn capture(case: &Case<'_>) -> Option<Claim> {
    let &victim = lost(case, &case.after, case.opponent()).first()?;
    let won = case.exchanges.balance(&case.after, case.side) - case.exchanges.balance(case.before, case.side);
    let to = case.mv.to();
    let trade = if case.exchanges.captures_on(&case.after, to).is_empty() {
        Trade::Free
    } else {
        match won - case.exchanges.gain(&case.after, to) {
            left if left >= super::WORTH => Trade::Won,
            left if left > -super::WORTH => Trade::Even,
            _ => Trade::Given,
        }
    };
    Some(Claim::Captures(victim, trade))
}

fn frozen(case: &Case<'_>) -> impl Iterator<Item = Claim> {
    let is_frozen = |position: &Position, cell: Cell| position.is_frozen(case.variant, cell);
    let (own, other) = (case.before.pieces(case.side), case.after.pieces(case.opponent()));
    let freezes = other.iter().filter(|&cell| is_frozen(&case.after, cell) && !is_frozen(case.before, cell)).count();
    let stay = |cell: Cell| case.after.at(cell) == case.before.at(cell);
    let thaws = own.iter().filter(|&cell| stay(cell) && is_frozen(case.before, cell) && !is_frozen(&case.after, cell)).count();
    let freezes = (freezes > 0).then_some(Claim::Freezes(freezes));
    freezes.into_iter().chain((thaws > 0).then_some(Claim::Thaws(thaws)))
}

fn checks(case: &Case<'_>) -> Option<Claim> {
    let royal = checked_royal(&case.after, case.variant, case.opponent())?;
    let checkers = attackers_of(&case.after, case.variant, royal, case.side);
    let first = checkers.iter().next()?;
    let by_other = !checkers.contains(case.mv.to());
    Some(Claim::Checks(by_other.then(|| (case.after.at(first), first))))
}

fn ends_check(case: &Case<'_>) -> Option<Claim> {
    let royal = checked_royal(case.before, case.variant, case.side)?;
    let checker = attackers_of(case.before, case.variant, royal, case.opponent()).iter().next()?;
    let relief = if !case.after.at(royal).is_of(case.side) {
        Relief::Leaves
    } else if !case.after.at(checker).is_of(case.opponent()) {
        Relief::Captures
    } else {
        Relief::Blocks((case.before.at(checker), checker))
    };
    Some(Claim::EndsCheck(relief))
}

fn becomes(case: &Case<'_>) -> Option<Claim> {
    let change = match case.mv.action() {
        MoveKind::Turn => Became::Turned,
        MoveKind::Promote(_) | MoveKind::Become(_) => Became::Promoted,
        MoveKind::Exchange(..) | MoveKind::Swap(_) => Became::Exchanged,
        MoveKind::Restore(_) => Became::Restored,
        _ => return None,
    };
    Some(Claim::Becomes(case.after.at(case.mv.to()).kind(), change))
}

/// The most captures that are tried on one cell; beyond, only the cheapest capturer goes on.
const PATIENCE: u32 = 400;

#[derive(Clone, Copy)]
pub(super) struct Exchanges<'a> {
    pub(super) variant: &'a Variant,
    pub(super) values: &'a Values,
}

impl Exchanges<'_> {
    pub(super) fn material(&self, position: &Position, side: Side) -> i32 {
        position.pieces(side).iter().map(|cell| self.values.get(position.at(cell).kind())).sum()
    }

    pub(super) fn balance(&self, position: &Position, side: Side) -> i32 {
        self.material(position, side) - self.material(position, side.other())
    }

    /// The most that the side to move wins by captures that begin on a cell, in centipawns; 0 if it had better not.
    pub(super) fn gain(&self, position: &Position, cell: Cell) -> i32 {
        if !is_attacked(position, self.variant, cell, position.side()) {
            return 0;
        }
        let mut patience = PATIENCE;
        self.best(position, cell, i32::MAX, &mut patience)
    }

    /// The same, if the piece on `from` captures first; `None` if it cannot.
    pub(super) fn gain_by(&self, position: &Position, from: Cell, cell: Cell) -> Option<i32> {
        let mut patience = PATIENCE;
        let own = self.captures_on(position, cell).into_iter().filter(|mv| !mv.is_drop() && mv.from() == from);
        own.map(|mv| self.worth(position, mv, &mut patience)).max()
    }

    /// The legal captures on a cell, the cheapest capturer first.
    pub(super) fn captures_on(&self, position: &Position, cell: Cell) -> Vec<Move> {
        let mut moves = legal_moves(position, self.variant);
        moves.retain(|&mv| mv.to() == cell && position.takes(self.variant, mv));
        moves.sort_by_key(|mv| self.values.get(position.at(mv.from()).kind()));
        moves
    }

    fn best(&self, position: &Position, cell: Cell, enough: i32, patience: &mut u32) -> i32 {
        let mut best = 0;
        let mut moves = self.captures_on(position, cell);
        if *patience == 0 {
            moves.truncate(1);
        }
        for mv in moves {
            best = best.max(self.worth(position, mv, patience));
            if best >= enough {
                break;
            }
        }
        best
    }

    /// What a capture wins after the best reply on its cell; some number below 1 if it wins nothing.
    fn worth(&self, position: &Position, mv: Move, patience: &mut u32) -> i32 {
        *patience = patience.saturating_sub(1);
        let side = position.side();
        let after = position.after(self.variant, mv);
        let won = self.balance(&after, side) - self.balance(position, side);
        won - self.best(&after, mv.to(), won.max(1), patience)
    }
}
