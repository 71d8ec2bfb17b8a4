//! FEN, the position text of most programs: the first two fields are ours, pieces in hand stand in brackets after the board, castling
//! rights are letters, and a double step is told by the cell passed alone.

use super::usi::{is_sfen, read_sfen};
use super::{letters_of_others, own_letters};
use crate::geometry::Cell;
use crate::position::{Position, TextError};
use crate::rules::parse_position;
use crate::variant::{
    Double, Notation, Piece, Side, Variant, board_and_hand, castling_of, gate_letters, in_hand, unmoved_field, with_cells,
};

/// Why a text is no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenError {
    /// Something that our own text can have wrong as well.
    Text(TextError),
    /// A letter stands for no castling of the game, or for several.
    Castling {
        /// The letter.
        letter: char,
        /// The board of the text.
        board: String,
    },
}

impl From<TextError> for FenError {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}

/// Reads a position: our seven fields, FEN, or SFEN where the definition knows it.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn read_position(variant: &Variant, text: &str) -> Result<Position, FenError> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let (fields, checks) = without_checks(variant, fields);
    let (fields, last) = without_last(variant, fields);
    if fields.len() == 7 {
        return Ok(parse_position(variant, &format!("{}{checks}{last}", fields.join(" ")))?);
    }
    if variant.known_as.notation == Some(Notation::Usi) && is_sfen(&fields) {
        return read_sfen(variant, &fields);
    }
    let &[board, side, ref rest @ ..] = fields.as_slice() else { return Err(TextError::Fields(fields.len()).into()) };
    if rest.len() > 4 {
        return Err(TextError::Fields(fields.len()).into());
    }
    let board = &own_letters(variant, board);
    // Red has the first move.
    let side = if side == "r" && variant.known_as.notation == Some(Notation::Iccs) { "w" } else { side };
    let (board, hand) = board_and_hand(board);
    let reserves = if variant.has_reserves { in_hand(hand) } else { "-".to_owned() };
    // Some write the rights and the cell passed in games that have neither, others leave them out.
    let is_number = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (rights, numbers): (Vec<&str>, Vec<&str>) = rest.iter().copied().partition(|text| !is_number(text));
    if rights.len() > 2 || numbers.len() > 2 {
        return Err(TextError::Fields(fields.len()).into());
    }
    let rights_text = rights.first().copied().unwrap_or("-");
    let unmoved = unmoved_field(variant, rights_text).map_err(|letter| FenError::Castling { letter, board: board.to_owned() })?;
    let (halfmoves, number) = (numbers.first().copied().unwrap_or("0"), numbers.get(1).copied().unwrap_or("1"));
    let without = format!("{board} {side} {reserves} {unmoved} - {halfmoves} {number}{checks}");
    let mut position = parse_position(variant, &without)?;
    let mut unmoved = unmoved;
    if variant.first.any {
        // FEN has no words for other pieces that have not moved: all do as long as they stand where they begin.
        let begins = |cell: &Cell| position.at(*cell).is_some() && variant.first.begins(position.at(*cell), *cell);
        unmoved = with_cells(variant, &unmoved, variant.first.cells().filter(begins));
        position = parse_position(variant, &format!("{board} {side} {reserves} {unmoved} - {halfmoves} {number}{checks}"))?;
    }
    let passed = rights.get(1).and_then(|name| variant.board.grid.parse(name));
    match passed.and_then(|cell| passing_field(variant, &position, cell)) {
        Some(passing) => {
            Ok(parse_position(variant, &format!("{board} {side} {reserves} {unmoved} {passing} {halfmoves} {number}{checks}"))?)
        }
        None => Ok(position),
    }
}

/// The fields of a position apart from the checks given, and these as our text has them: `+1+0`, which some write too; others write how
/// many are left of those that win, `2+3`.
fn without_checks<'a>(variant: &Variant, mut fields: Vec<&'a str>) -> (Vec<&'a str>, String) {
    let most = variant.goals.checks;
    let left = |text: &str| text.parse().ok().and_then(|left: u8| most.checked_sub(left));
    let given = |field: &str| match field.split_once('+')? {
        ("", rest) => rest.contains('+').then(|| field.to_owned()),
        (white, black) => Some(format!("+{}+{}", left(white)?, left(black)?)),
    };
    let found = fields.iter().enumerate().skip(2).find_map(|(at, field)| Some((at, given(field)?))).filter(|_| most > 0);
    let Some((at, checks)) = found else { return (fields, String::new()) };
    fields.remove(at);
    (fields, format!(" {checks}"))
}

/// The fields of a position apart from the passes just made, from where one was captured that may not be traded, and from the moves
/// counted, and these as our text has them.
fn without_last<'a>(variant: &Variant, mut fields: Vec<&'a str>) -> (Vec<&'a str>, String) {
    let mut last = String::new();
    let counts = variant.conduct.counting.is_some();
    for (sign, known) in [('c', counts), ('b', counts), ('x', variant.conduct.trading.is_some()), ('p', variant.goals.passed.is_some())] {
        let more = known && fields.len() > 7;
        if let Some(field) = fields.pop_if(|field| more && field.starts_with(sign)) {
            last.insert_str(0, &format!(" {field}"));
        }
    }
    (fields, last)
}

/// The en passant field after a double step, or a longer one, over a cell; of several the first cell is told.
fn passing_field(variant: &Variant, position: &Position, passed: Cell) -> Option<String> {
    let side = position.side().other();
    let double = variant.kind_ids().find_map(|kind| {
        let piece = Piece::new(kind, side);
        let made = |double: &&Double| {
            !double.by.is_empty()
                && double.passed.contains(&passed)
                && position.at(double.to) == piece
                && position.at(double.from).is_none()
        };
        variant.doubles.of(piece).iter().find(made)
    })?;
    let mut cells: Vec<String> = double.passed.iter().map(|&cell| variant.cell_name(cell)).collect();
    cells.sort_unstable();
    Some(format!("{}>{}", cells.join(","), variant.cell_name(double.to)))
}

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
        castling + &gate_letters(variant, side, position.unmoved(), told)
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
