//! What a move prepares and saves: threats, what the line wins, room, ways to promotion; own pieces that could have been won, mates that
//! threatened.

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::movegen::attackers_of;
use nestmate_core::position::{Move, MoveKind, Position};
use nestmate_core::rules::{checked_royal, in_check, legal_moves, no_moves};
use nestmate_core::variant::{Marks, PathMode, Piece, Variant};
use rustc_hash::FxHashMap;

use super::claim::{Claim, PieceOn};
use super::gains::lost;
use super::{Case, WORTH};
use crate::app::advice::findings::Verdict;

/// How many more moves a piece must have for that to be spoken of.
const MORE: usize = 4;

/// How near a change for the better must be to be spoken of, in moves.
const NEAR: u32 = 2;

pub(super) fn claims(case: &Case<'_>) -> Vec<Claim> {
    let mut found = Vec::new();
    match &case.again {
        Some(again) => {
            found.extend(threats(case, again));
            if mates_at_once(case.variant, again).is_some() && mates_at_once(case.variant, case.before).is_none() {
                found.push(Claim::ThreatensMate);
            }
            found.extend(room(case, again));
        }
        None => found.extend(check_with_attack(case)),
    }
    found.extend(wins_later(case));
    found.extend(nears(case));
    found
}

pub(super) fn mates_at_once(variant: &Variant, position: &Position) -> Option<Move> {
    let side = position.side();
    let mut next = position.clone();
    legal_moves(position, variant).into_iter().find(|&mv| {
        let undo = next.make(variant, mv);
        let mated = in_check(&next, variant, side.other())
            && legal_moves(&next, variant).is_empty()
            && no_moves(&next, variant, Some(mv)).winner == Some(side);
        next.unmake(&undo);
        mated
    })
}

/// Pieces of the opponent that could be won by the next move and not by this one: two by the piece that moved, or the most valuable.
fn threats(case: &Case<'_>, again: &Position) -> Option<Claim> {
    let mut fresh: Vec<PieceOn> = again
        .pieces(case.opponent())
        .iter()
        .filter(|&cell| case.exchanges.gain(again, cell) >= WORTH && case.exchanges.gain(case.before, cell) < WORTH)
        .map(|cell| (again.at(cell), cell))
        .collect();
    fresh.sort_by_key(|(piece, _)| -case.values.get(piece.kind()));
    let by_mover = |&&(_, cell): &&PieceOn| case.exchanges.gain_by(again, case.mv.to(), cell).is_some_and(|gain| gain >= WORTH);
    // A piece that is lost where it stands threatens nothing.
    if case.exchanges.gain(&case.after, case.mv.to()) >= WORTH {
        return None;
    }
    let mut own = fresh.iter().filter(by_mover);
    match (own.next(), own.next()) {
        (Some(&a), Some(&b)) => Some(Claim::Forks(a, b)),
        _ => fresh.first().map(|&one| Claim::Threatens(one)),
    }
}

/// The piece that gives check attacks another that is worth more, or that nothing guards.
fn check_with_attack(case: &Case<'_>) -> Option<Claim> {
    let (to, opponent) = (case.mv.to(), case.opponent());
    let royal = checked_royal(&case.after, case.variant, opponent)?;
    let attacks = |cell: Cell| attackers_of(&case.after, case.variant, cell, case.side).contains(to);
    if !attacks(royal) || !case.exchanges.captures_on(&case.after, to).is_empty() {
        return None;
    }
    let value = |piece: Piece| case.values.get(piece.kind());
    let own = value(case.after.at(to));
    let guarded = |cell: Cell| !attackers_of(&case.after, case.variant, cell, opponent).is_empty();
    let worth = |&(piece, cell): &PieceOn| value(piece) - if guarded(cell) { own } else { 0 } >= WORTH;
    let pieces = case.after.pieces(opponent).iter().filter(|&cell| cell != royal && attacks(cell)).map(|cell| (case.after.at(cell), cell));
    let second = pieces.filter(worth).max_by_key(|&(piece, _)| value(piece))?;
    Some(Claim::Forks((case.after.at(royal), royal), second))
}

/// A piece of the opponent that falls later in the line, if material is won in all.
fn wins_later(case: &Case<'_>) -> Option<Claim> {
    let mut position = case.before.clone();
    let mut won: Option<(i32, PieceOn)> = None;
    for (ply, &mv) in case.question.line.iter().enumerate() {
        if !legal_moves(&position, case.variant).contains(&mv) {
            break;
        }
        let victim = position.at(mv.to());
        if ply >= 2 && ply % 2 == 0 && !mv.is_drop() && victim.is_of(case.opponent()) {
            let value = case.values.get(victim.kind());
            won = won.filter(|known| known.0 >= value).or(Some((value, (victim, mv.to()))));
        }
        position.play(case.variant, mv);
    }
    let (value, victim) = won?;
    let last = case.question.line.last()?;
    let mut net = case.exchanges.balance(&position, case.side) - case.exchanges.balance(case.before, case.side);
    if position.side() != case.side {
        net -= case.exchanges.gain(&position, last.to());
    }
    let taken_at_once = lost(case, &case.after, case.opponent()).iter().any(|known| known.1 == victim.1);
    (net >= value / 2 && net >= WORTH && !taken_at_once).then_some(Claim::WinsLater(victim))
}

fn room(case: &Case<'_>, again: &Position) -> Vec<Claim> {
    if case.passed.is_none() || case.mv.is_drop() {
        return Vec::new();
    }
    let count = |moves: &[Move]| {
        let mut count: FxHashMap<Cell, usize> = FxHashMap::default();
        moves.iter().filter(|mv| !mv.is_drop()).for_each(|mv| *count.entry(mv.from()).or_default() += 1);
        count
    };
    let (before, after) = (count(&case.legal), count(&legal_moves(again, case.variant)));
    let of = |count: &FxHashMap<Cell, usize>, cell: Cell| count.get(&cell).copied().unwrap_or(0);
    let wider = |from: usize, to: usize| to >= from + MORE && to >= 2 * from;
    let mut found = Vec::new();
    let (own, then) = (of(&before, case.mv.from()), of(&after, case.mv.to()));
    if wider(own, then) {
        found.push(Claim::GainsRoom(own, then));
    }
    let others = again.pieces(case.side).iter().filter(|&cell| cell != case.mv.to() && again.at(cell) == case.before.at(cell));
    let freed = others.map(|cell| (cell, of(&before, cell), of(&after, cell))).filter(|&(_, from, to)| wider(from, to));
    let freed = freed.filter(|&(cell, ..)| !case.before.is_frozen(case.variant, cell));
    let best = freed.max_by_key(|&(_, from, to)| to - from);
    found.extend(best.map(|(cell, from, to)| Claim::Frees((again.at(cell), cell), from, to)));
    found
}

fn nears(case: &Case<'_>) -> Option<Claim> {
    if !case.mv.is_plain() && case.mv.action() != MoveKind::Double {
        return None;
    }
    let piece = case.before.at(case.mv.from());
    let left = moves_to_change(case.variant, piece, case.mv.to())?;
    let before = moves_to_change(case.variant, piece, case.mv.from());
    (left > 0 && left <= NEAR && before.is_none_or(|before| before > left)).then_some(Claim::Nears(left))
}

/// How many moves a piece needs on an empty board until it can become another; `None` if it never can.
pub(super) fn moves_to_change(variant: &Variant, piece: Piece, from: Cell) -> Option<u32> {
    let arrivals = &variant.arrivals;
    let goal = |cell: Cell| {
        let marks = arrivals.marks(piece.index(), cell, cell);
        [Marks::TURNS, Marks::PROMOTE, Marks::EXCHANGE].into_iter().any(|mark| marks.has(mark))
    };
    let mut edge: CellSet = [from].into_iter().collect();
    let mut seen = edge;
    for moves in 0..=NEAR + 4 {
        if edge.iter().any(goal) {
            return Some(moves);
        }
        let next: CellSet = edge.iter().flat_map(|cell| steps(variant, piece, cell)).collect();
        edge = next & !seen;
        seen |= next;
    }
    None
}

/// Where a piece can go on an empty board without capturing.
fn steps(variant: &Variant, piece: Piece, from: Cell) -> Vec<Cell> {
    let moves = variant.rows.moves(piece.index(), from);
    let quiet = moves.rays.iter().filter(|ray| !ray.mode.jumps() && ray.only != nestmate_core::variant::Only::Capture);
    let rays = quiet.flat_map(|&ray| {
        let cells = variant.rows.cells(ray);
        if ray.mode == PathMode::Lame { &cells[cells.len().saturating_sub(1)..] } else { cells }
    });
    moves.both.iter().chain(moves.quiet).chain(rays).copied().collect()
}

pub(super) fn last_resort(case: &Case<'_>) -> Claim {
    let verdict = case.question.verdict;
    if let (Verdict::Centipawns(best), Some(Verdict::Centipawns(second))) = (verdict, case.question.second) {
        let better = (best - second).abs();
        if better >= WORTH / 2 {
            return Claim::Better(better);
        }
    }
    Claim::Leads(verdict)
}

pub(super) fn safety(case: &Case<'_>) -> Vec<Claim> {
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
    if mates_at_once(case.variant, passed).is_some() {
        return mates_at_once(case.variant, &case.after).is_none().then_some(Claim::StopsMate(1));
    }
    let lost = matches!(case.question.verdict, Verdict::Win(side, _) if side != case.side);
    match case.question.threat {
        Some(Verdict::Win(side, moves)) if side != case.side && moves > 1 && !lost => Some(Claim::StopsMate(moves)),
        _ => None,
    }
}

/// The piece that moves could have been won where it stood, and cannot be where it goes.
fn escape(case: &Case<'_>, passed: &Position) -> Option<Claim> {
    let (from, to) = (case.mv.from(), case.mv.to());
    let captured = !lost(case, &case.after, case.opponent()).is_empty();
    if case.mv.is_drop() || captured || case.exchanges.gain(passed, from) < WORTH || case.exchanges.gain(&case.after, to) > 0 {
        return None;
    }
    let attacker = case.exchanges.captures_on(passed, from).first()?.from();
    Some(Claim::Escapes((case.before.at(attacker), attacker)))
}

/// The most valuable other own piece that could have been won and is safe now.
fn saved(case: &Case<'_>, passed: &Position) -> Option<Claim> {
    let stays = |&cell: &Cell| cell != case.mv.from() && case.after.at(cell) == case.before.at(cell);
    let mut own: Vec<PieceOn> = case.before.pieces(case.side).iter().filter(stays).map(|cell| (case.before.at(cell), cell)).collect();
    own.sort_by_key(|(piece, _)| -case.values.get(piece.kind()));
    let saved =
        own.into_iter().find(|&(_, cell)| case.exchanges.gain(passed, cell) >= WORTH && case.exchanges.gain(&case.after, cell) == 0)?;
    let left = case.exchanges.captures_on(&case.after, saved.1);
    let attacker = case.exchanges.captures_on(passed, saved.1).first()?.from();
    if !left.is_empty() {
        return Some(Claim::Guards(saved));
    }
    // An attacker that was captured is spoken of as a capture.
    let stands = case.after.at(attacker) == case.before.at(attacker);
    let cut_off = !attackers_of(&case.after, case.variant, saved.1, case.opponent()).contains(attacker);
    (stands && cut_off).then(|| Claim::Shields(saved, (case.before.at(attacker), attacker)))
}
