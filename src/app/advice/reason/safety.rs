//! What a move saves: own pieces that could have been won, and mates that threatened.

use nestmate_core::geometry::Cell;
use nestmate_core::position::Position;
use nestmate_core::rules::in_check;

use super::claim::{Claim, PieceOn};
use super::exchange::Exchanges;
use super::gains::{attacking, lost};
use super::{Case, WORTH, plans};
use crate::app::advice::verdict::Verdict;

pub(super) fn claims(case: &Case<'_>) -> Vec<Claim> {
    let Some(passed) = &case.passed else { return Vec::new() };
    let mut found: Vec<Claim> = stopped_mate(case, passed).into_iter().collect();
    // A check answers every threat for a while; that is no safety.
    if in_check(&case.after, case.variant, case.opponent()) {
        return found;
    }
    found.extend(escape(case, passed));
    found.extend(saved(case, passed));
    found
}

fn stopped_mate(case: &Case<'_>, passed: &Position) -> Option<Claim> {
    if plans::mates_at_once(case.variant, passed).is_some() {
        return plans::mates_at_once(case.variant, &case.after).is_none().then_some(Claim::StopsMate(1));
    }
    let lost = matches!(case.question.verdict, Verdict::Win(side, _) if side != case.side);
    match case.question.threat {
        Some(Verdict::Win(side, moves)) if side != case.side && moves > 1 && !lost => Some(Claim::StopsMate(moves)),
        _ => None,
    }
}

/// The piece that moves could have been won where it stood, and cannot be where it goes.
fn escape(case: &Case<'_>, passed: &Position) -> Option<Claim> {
    let exchanges = Exchanges { variant: case.variant, values: case.values };
    let (from, to) = (case.mv.from(), case.mv.to());
    let captured = !lost(case, &case.after, case.opponent()).is_empty();
    if case.mv.is_drop() || captured || exchanges.gain(passed, from) < WORTH || exchanges.gain(&case.after, to) > 0 {
        return None;
    }
    let attacker = exchanges.captures_on(passed, from).first()?.from();
    Some(Claim::Escapes((case.before.at(attacker), attacker)))
}

/// The most valuable other own piece that could have been won and is safe now.
fn saved(case: &Case<'_>, passed: &Position) -> Option<Claim> {
    let exchanges = Exchanges { variant: case.variant, values: case.values };
    let stays = |&cell: &Cell| cell != case.mv.from() && case.after.at(cell) == case.before.at(cell);
    let mut own: Vec<PieceOn> = case.before.pieces(case.side).iter().filter(stays).map(|cell| (case.before.at(cell), cell)).collect();
    own.sort_by_key(|(piece, _)| -case.values.get(piece.kind()));
    let saved = own.into_iter().find(|&(_, cell)| exchanges.gain(passed, cell) >= WORTH && exchanges.gain(&case.after, cell) == 0)?;
    let left = exchanges.captures_on(&case.after, saved.1);
    let attacker = exchanges.captures_on(passed, saved.1).first()?.from();
    if !left.is_empty() {
        return Some(Claim::Guards(saved));
    }
    // An attacker that was captured is spoken of as a capture.
    let stands = case.after.at(attacker) == case.before.at(attacker);
    let cut_off = !attacking(&case.after, case.variant, saved.1, case.opponent()).contains(&attacker);
    (stands && cut_off).then(|| Claim::Shields(saved, (case.before.at(attacker), attacker)))
}
