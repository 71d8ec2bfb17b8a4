//! FEN, the position text of most programs: the first two fields are ours, pieces in hand stand in brackets after the board, castling
//! rights are letters, and a double step is told by the cell passed alone.

use super::letters_of_others;
use super::reading::read_position;
use crate::geometry::Cell;
use crate::position::Position;
use crate::variant::{Side, Variant, castling_of, unmoved_letters};

/// The position as FEN; `None` if FEN cannot tell all of it: a neutral reserve, castlings that its four letters do not tell apart, a
/// castling that can be answered in passing.
#[must_use]
pub fn fen(position: &Position, variant: &Variant) -> Option<String> {
    let text = position.text(variant);
    let &[board, side, reserves, _, passing, halfmoves, number, ..] = text.split(' ').collect::<Vec<_>>().as_slice() else { return None };
    let hand = hand_of(reserves)?;
    let allowed = |letter: &char| castling_of(variant, *letter).is_some_and(|castling| castling.unmoved & !position.unmoved() == 0);
    let letters = |side: Side| {
        let castling: String = if side == Side::White { ['K', 'Q'] } else { ['k', 'q'] }.into_iter().filter(allowed).collect();
        let told = castling.chars().filter_map(|letter| castling_of(variant, letter)).fold(0, |bits, known| bits | known.unmoved);
        castling + &unmoved_letters(variant, side, position.unmoved(), told)
    };
    let rights: String = Side::BOTH.into_iter().map(letters).collect();
    let rights = if rights.is_empty() { "-" } else { &rights };
    let passed = passing.split_once('>').map_or("-", |(cells, _)| cells.split(',').next().unwrap_or(cells));
    let board = letters_of_others(variant, &format!("{board}{hand}"));
    let most = variant.goals.checks;
    let [white, black] = Side::BOTH.map(|side| most.saturating_sub(position.checks(side)));
    let checks = if most > 0 { format!("{white}+{black} ") } else { String::new() };
    let fen = format!("{board} {side} {rights} {passed} {checks}{halfmoves} {number}");
    let again = read_position(variant, &fen).ok()?;
    // A piece that has not moved but has nobody left to castle with need not come back as such.
    let castles = |position: &Position| {
        let all = variant.castlings.iter().flatten();
        all.map(|castling| castling.unmoved & !position.unmoved() == 0).collect::<Vec<bool>>()
    };
    let first = |position: &Position| variant.first.cells().filter(|&cell| position.is_unmoved(variant, cell)).collect::<Vec<Cell>>();
    let gates = variant.gates.begins.iter().fold(0, |bits, begins| bits | begins.2);
    let begins = (again.unmoved() ^ position.unmoved()) & gates == 0
        && again.passes() == position.passes()
        && again.traded() == position.traded()
        && again.counted() == position.counted();
    let same = again.passing() == position.passing() && castles(&again) == castles(position) && first(&again) == first(position);
    (same && begins).then_some(fen)
}

/// Pieces in hand as FEN writes them; `None` if there are neutral ones.
fn hand_of(reserves: &str) -> Option<String> {
    let Some(inner) = reserves.strip_prefix('[') else { return Some(String::new()) };
    let parts: Vec<&str> = inner.trim_end_matches(']').split('|').collect();
    let &[white, black, ""] = parts.as_slice() else { return None };
    Some(format!("[{white}{}]", black.to_ascii_lowercase()))
}
