//! What a move does at once: captures, freezing, checks and mates, pieces that become others.

use nestmate_core::geometry::Cell;
use nestmate_core::movegen::attackers;
use nestmate_core::position::{MoveKind, Position};
use nestmate_core::rules::{checked_royal, decided, in_check, legal_moves, no_moves};
use nestmate_core::variant::{KindSet, Side, Variant};

use super::Case;
use super::claim::{Became, Claim, PieceOn, Relief, Trade};
use super::exchange::Exchanges;
use crate::app::advice::verdict::Verdict;

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
    let exchanges = Exchanges { variant: case.variant, values: case.values };
    let won = exchanges.balance(&case.after, case.side) - exchanges.balance(case.before, case.side);
    let to = case.mv.to();
    let trade = if exchanges.captures_on(&case.after, to).is_empty() {
        Trade::Free
    } else {
        match won - exchanges.gain(&case.after, to) {
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

pub(super) fn attacking(position: &Position, variant: &Variant, cell: Cell, by: Side) -> Vec<Cell> {
    let mut found = Vec::new();
    attackers(position, variant, cell, by, KindSet::ALL, |from| found.push(from));
    found.sort_unstable();
    found.dedup();
    found
}

fn checks(case: &Case<'_>) -> Option<Claim> {
    let royal = checked_royal(&case.after, case.variant, case.opponent())?;
    let checkers = attacking(&case.after, case.variant, royal, case.side);
    let &first = checkers.first()?;
    let by_other = !checkers.contains(&case.mv.to());
    Some(Claim::Checks(by_other.then(|| (case.after.at(first), first))))
}

fn ends_check(case: &Case<'_>) -> Option<Claim> {
    let royal = checked_royal(case.before, case.variant, case.side)?;
    let &checker = attacking(case.before, case.variant, royal, case.opponent()).first()?;
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
