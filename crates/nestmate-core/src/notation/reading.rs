//! Positions as people and other programs write them: our own fields, FEN in its many forms, EPD, SFEN. What a text says that cannot be is
//! left out, and told.

use std::borrow::Cow;
use std::ops::Range;

use super::fen::{in_hands, is_sfen, sfen_fields};
use super::own_letters;
use crate::geometry::Cell;
use crate::position::{Draft, Passing, Position, TextError};
use crate::rules::parse_position;
use crate::variant::{Notation, Variant, board_and_hand, rights_of};

/// Something that the text of a position says and that was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dropped {
    /// Where it stands, in bytes.
    pub at: Range<usize>,
    /// What it says.
    pub text: String,
    /// What it is.
    pub part: DroppedPart,
}

/// What was left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DroppedPart {
    /// A right to castle, or a piece that is said not to have moved.
    Right,
    /// What could be captured in passing.
    Passed,
    /// Pieces in hand, in a game without.
    Hand,
    /// Checks given, in a game that does not count them.
    Checks,
    /// Signs that pieces were promoted, in a game where that does not matter.
    Marks,
    /// A number that cannot be.
    Number,
    /// What is no field of a position.
    Rest,
}

impl DroppedPart {
    /// Whether it is likelier that another game is meant.
    pub fn tells_another_game(self) -> bool {
        matches!(self, Self::Hand | Self::Checks)
    }
}

/// Reads a position: our seven fields, FEN, or SFEN where the definition knows it.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn read_position(variant: &Variant, text: &str) -> Result<Position, TextError> {
    read_position_told(variant, text).map(|read| read.0)
}

/// The same, with what was left out of the text.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn read_position_told(variant: &Variant, text: &str) -> Result<(Position, Vec<Dropped>), TextError> {
    let (own, dropped) = own_text(variant, text)?;
    Ok((parse_position(variant, &own)?, dropped))
}

/// Reads a position in the making, which may have any number of royal pieces, with what was left out of the text.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn read_draft(variant: &Variant, text: &str) -> Result<(Draft, Vec<Dropped>), TextError> {
    let (own, dropped) = own_text(variant, text)?;
    Ok((Draft::parse(variant, &own)?, dropped))
}

/// A word of the text and where it stands.
#[derive(Clone, Copy)]
struct FieldWord<'a> {
    at: usize,
    text: &'a str,
}

impl FieldWord<'_> {
    fn dropped(self, part: DroppedPart) -> Dropped {
        Dropped { at: self.at..self.at + self.text.len(), text: self.text.to_owned(), part }
    }

    fn is_number(self) -> bool {
        let digits = self.text.strip_prefix('-').unwrap_or(self.text);
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    }
}

/// What may stand around a position that was copied out of something else.
const QUOTES: [char; 6] = ['"', '\'', '`', '“', '”', '\u{feff}'];

/// What may stand before it.
const HEADS: [&str; 3] = ["position", "fen", "sfen"];

fn words(text: &str) -> Vec<FieldWord<'_>> {
    let place = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    let bare = |word: &'_ str| -> Range<usize> {
        let start = place(word) + word.len() - word.trim_start_matches(QUOTES).len();
        start..(place(word) + word.trim_end_matches(QUOTES).len()).max(start)
    };
    let words = text.split_whitespace().map(bare).map(|range| FieldWord { at: range.start, text: &text[range] });
    let is_head =
        |word: &FieldWord<'_>| word.text.is_empty() || HEADS.iter().any(|head| word.text.trim_end_matches(':').eq_ignore_ascii_case(head));
    words.skip_while(is_head).collect()
}

/// The fields of a position as they are read from a text, before it is known which of them can be.
struct ReadFields<'a> {
    first: FieldWord<'a>,
    board: String,
    side: &'a str,
    reserves: String,
    rights: Rights<'a>,
    passed: Option<FieldWord<'a>>,
    halfmoves: u32,
    number: u32,
    /// Checks, passes and what else a game may have, as our text has it.
    more: String,
    dropped: Vec<Dropped>,
}

/// Which pieces have not moved.
enum Rights<'a> {
    Untold,
    /// Letters of castlings and files.
    Letters(FieldWord<'a>),
    /// Cells, as in our text.
    Cells(FieldWord<'a>),
}

/// What a text says in our own fields, and what was left out of it.
fn own_text(variant: &Variant, text: &str) -> Result<(String, Vec<Dropped>), TextError> {
    // Addresses of pages have it so.
    let text: Cow<'_, str> = if text.trim().contains(char::is_whitespace) { text.into() } else { text.replace('_', " ").into() };
    let mut words = words(&text);
    let checks = take_checks(variant, &mut words);
    let fields: Vec<&str> = words.iter().map(|word| word.text).collect();
    let mut told = if is_own(&fields) {
        own(variant, &words)
    } else if variant.known_as.notation == Some(Notation::Usi)
        && is_sfen(&fields[..fields.len().min(4)])
        && !words.get(4).is_some_and(|word| word.is_number())
    {
        sfen(variant, &words)
    } else {
        fen(variant, &words, &text)?
    };
    told.more.insert_str(0, &checks);
    told.settle(variant)
}

/// Whether these are our own fields: reserves follow the side to move, and what can be captured in passing is named with its captor's cells.
fn is_own(fields: &[&str]) -> bool {
    let &[_, _, reserves, _, passing, _, _, ..] = fields else { return false };
    (reserves == "-" || reserves.starts_with('[')) && (passing == "-" || passing.contains('>'))
}

fn own<'a>(variant: &Variant, words: &[FieldWord<'a>]) -> ReadFields<'a> {
    let word = |at: usize| words[at];
    let mut dropped = Vec::new();
    let mut more = String::new();
    let mut rest = words[7..].iter().copied().peekable();
    while let Some(field) = rest.next_if(|field| is_last(variant, field.text)) {
        more.push(' ');
        more.push_str(field.text);
    }
    dropped.extend(rest.map(|word| word.dropped(DroppedPart::Rest)));
    let reserves = match (variant.has_reserves, word(2).text) {
        (true, "-") => "[||]".to_owned(),
        (true, text) => sorted_reserves(text),
        (false, text) => {
            if text.contains(|c: char| c.is_ascii_alphabetic()) {
                dropped.push(word(2).dropped(DroppedPart::Hand));
            }
            "-".to_owned()
        }
    };
    let (halfmoves, number) = (counter(word(5), 0, &mut dropped), counter(word(6), 1, &mut dropped));
    let (board, side) = (word(0).text.to_owned(), word(1).text);
    let passed = Some(word(4)).filter(|word| word.text != "-");
    ReadFields { first: word(0), board, side, reserves, rights: Rights::Cells(word(3)), passed, halfmoves, number, more, dropped }
}

/// Whether a field is one of those that only some games have, at the end of our text.
fn is_last(variant: &Variant, field: &str) -> bool {
    let conduct = &variant.conduct;
    match field.chars().next() {
        Some('p') => variant.goals.passed.is_some(),
        Some('x') => conduct.trading.is_some(),
        Some('b' | 'c') => conduct.counting.is_some() && field.contains('/'),
        _ => false,
    }
}

fn sfen<'a>(variant: &Variant, words: &[FieldWord<'a>]) -> ReadFields<'a> {
    let (board, side, reserves) = sfen_fields(variant, words[0].text, words[1].text, words[2].text);
    let mut dropped = Vec::new();
    let plies = words.get(3).filter(|word| word.is_number()).map_or(1, |&word| counter(word, 1, &mut dropped));
    let rest = words[3..].iter().skip_while(|word| word.is_number());
    dropped.extend(rest.map(|word| word.dropped(DroppedPart::Rest)));
    let (rights, passed, more) = (Rights::Untold, None, String::new());
    ReadFields { first: words[0], board, side, reserves, rights, passed, halfmoves: 0, number: plies.div_ceil(2), more, dropped }
}

fn fen<'a>(variant: &Variant, words: &[FieldWord<'a>], text: &str) -> Result<ReadFields<'a>, TextError> {
    let &[first, ref others @ ..] = words else { return Err(TextError::Fields(0)) };
    let mut dropped = Vec::new();
    let (board, hand) = hand_of(variant, first);
    let reserves = if variant.has_reserves {
        in_hands(&own_letters(variant, hand.map_or("-", |hand| hand.text)))
    } else {
        let held = hand.filter(|hand| hand.text.contains(|c: char| c.is_ascii_alphabetic()));
        dropped.extend(held.map(|hand| hand.dropped(DroppedPart::Hand)));
        "-".to_owned()
    };
    let board = tidied_board(variant, &own_letters(variant, board));
    let side = match others.first().map_or("w", |word| word.text) {
        "W" | "white" | "White" => "w",
        "B" | "black" | "Black" => "b",
        // Red has the first move.
        "r" if variant.known_as.notation == Some(Notation::Iccs) => "w",
        side => side,
    };
    let (mut rights, mut passed, mut numbers, mut dashes) = (Rights::Untold, None, Vec::new(), 0);
    let is_file =
        |c: char| (0..i32::from(variant.board.grid.files())).any(|file| variant.board.grid.file_letter(file) == c.to_ascii_lowercase());
    let means_rights = |text: &str| text.chars().any(|c| "KQkq".contains(c)) || text.chars().all(is_file);
    let mut more = String::new();
    for (at, &word) in others.iter().enumerate().skip(1) {
        let is_untold = matches!(rights, Rights::Untold);
        match word.text {
            "-" => {
                dashes += 1;
                if is_untold && dashes == 1 {
                    rights = Rights::Letters(word);
                }
            }
            _ if word.is_number() && numbers.len() < 2 => numbers.push(word),
            text if is_last(variant, text) && numbers.len() == 2 => more = format!("{more} {text}"),
            text if are_checks(text) => dropped.push(word.dropped(DroppedPart::Checks)),
            text if is_untold && numbers.is_empty() && text.chars().all(char::is_alphabetic) && means_rights(text) => {
                rights = Rights::Letters(word);
            }
            text if passed.is_none() && numbers.is_empty() && is_cell_name(text) => passed = Some(word),
            // Nobody's rights, before a field that says that nothing can be captured in passing.
            _ if at == 1 && others.get(2).is_some_and(|next| next.text == "-") => {
                dashes = 1;
                dropped.push(word.dropped(DroppedPart::Rest));
            }
            _ => {
                // What EPD says beside the position, or a remark.
                let rest = text[word.at..].trim_end();
                dropped.push(Dropped { at: word.at..word.at + rest.len(), text: rest.to_owned(), part: DroppedPart::Rest });
                break;
            }
        }
    }
    let mut numbers = numbers.into_iter();
    let halfmoves = numbers.next().map_or(0, |word| counter(word, 0, &mut dropped));
    let number = numbers.next().map_or(1, |word| counter(word, 1, &mut dropped));
    Ok(ReadFields { first, board, side, reserves, rights, passed, halfmoves, number, more, dropped })
}

fn is_cell_name(text: &str) -> bool {
    let letter = text.chars().next().is_some_and(|c| c.is_ascii_alphabetic());
    letter && text.len() > 1 && text.bytes().skip(1).all(|byte| byte.is_ascii_digit())
}

/// Whether a field tells of checks: `3+3`, `+0+0`.
fn are_checks(text: &str) -> bool {
    text.strip_prefix('+').unwrap_or(text).split_once('+').is_some_and(|(white, black)| {
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        is_number(white) && is_number(black)
    })
}

/// The board and the pieces in hand of the first field: in brackets, or after the last rank.
fn hand_of<'a>(variant: &Variant, field: FieldWord<'a>) -> (&'a str, Option<FieldWord<'a>>) {
    let ranks = usize::from(variant.board.grid.ranks());
    let after = |board: &'a str, hand: &'a str| (board, Some(FieldWord { at: field.at + board.len() + 1, text: hand }));
    match field.text.rsplit_once('/') {
        Some((board, hand)) if board.matches('/').count() + 1 == ranks && hand.chars().all(char::is_alphabetic) => after(board, hand),
        _ => match board_and_hand(field.text) {
            (board, _) if board.len() == field.text.len() => (board, None),
            (board, hand) => after(board, hand),
        },
    }
}

/// The board with numbers that some write digit by digit, `44` for eight empty cells, added up.
fn tidied_board(variant: &Variant, board: &str) -> String {
    let files = u32::from(variant.board.grid.files());
    let row = |row: &str| {
        let (mut text, mut rest) = (String::new(), row);
        while let Some(first) = rest.chars().next() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let (part, after) = rest.split_at(if digits > 0 { digits } else { first.len_utf8() });
            let sum: u32 = part.chars().filter_map(|c| c.to_digit(10)).sum();
            let is_too_large = digits > 1 && part.parse::<u32>().is_ok_and(|number| number > files) && !part.contains('0');
            text += &if is_too_large { Cow::Owned(sum.to_string()) } else { Cow::Borrowed(part) };
            rest = after;
        }
        text
    };
    board.split('/').map(row).collect::<Vec<String>>().join("/")
}

/// The reserves with the letters of each in order.
fn sorted_reserves(field: &str) -> String {
    let sorted = |part: &str| {
        let mut letters: Vec<char> = part.chars().map(|letter| letter.to_ascii_uppercase()).collect();
        letters.sort_unstable();
        String::from_iter(letters)
    };
    let Some(inner) = field.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) else { return field.to_owned() };
    format!("[{}]", inner.split('|').map(sorted).collect::<Vec<String>>().join("|"))
}

/// A number of a position, at least this; one that cannot be is left out.
fn counter(word: FieldWord<'_>, least: u32, dropped: &mut Vec<Dropped>) -> u32 {
    const MOST: u32 = 999_999_999;
    let number = word.text.parse().ok().filter(|number| (least..=MOST).contains(number));
    number.unwrap_or_else(|| {
        dropped.push(word.dropped(DroppedPart::Number));
        least
    })
}

/// Takes the checks given out of the fields, and gives them as our text has them: `+1+0`, which some write too; others write how many are
/// left of those that win, `2+3`.
fn take_checks(variant: &Variant, words: &mut Vec<FieldWord<'_>>) -> String {
    let most = variant.goals.checks;
    let left = |text: &str| text.parse().ok().and_then(|left: u8| most.checked_sub(left));
    let given = |field: &str| match field.split_once('+')? {
        ("", rest) => rest.contains('+').then(|| field.to_owned()),
        (white, black) => Some(format!("+{}+{}", left(white)?, left(black)?)),
    };
    let found = words.iter().enumerate().skip(2).find_map(|(at, word)| Some((at, given(word.text)?))).filter(|_| most > 0);
    let Some((at, checks)) = found else { return String::new() };
    words.remove(at);
    format!(" {checks}")
}

impl ReadFields<'_> {
    /// The text of what can be, and what was left out, in the order of the text.
    fn settle(mut self, variant: &Variant) -> Result<(String, Vec<Dropped>), TextError> {
        let mut draft = self.draft(variant)?;
        self.set_rights(variant, &mut draft);
        if let Some(word) = self.passed {
            let passing = passing_of(variant, &draft, word.text);
            if passing.is_none() {
                self.dropped.push(word.dropped(DroppedPart::Passed));
            }
            draft.set_passing(variant, passing);
        }
        let known = draft.text(variant);
        let &[_, _, _, unmoved, passing, ..] = known.split(' ').collect::<Vec<&str>>().as_slice() else { return Err(TextError::Fields(0)) };
        self.dropped.sort_by_key(|dropped| dropped.at.start);
        Ok((self.text(unmoved, passing), self.dropped))
    }

    fn text(&self, unmoved: &str, passing: &str) -> String {
        let Self { board, side, reserves, halfmoves, number, more, .. } = self;
        format!("{board} {side} {reserves} {unmoved} {passing} {halfmoves} {number}{more}")
    }

    /// The pieces, all of which have moved.
    fn draft(&mut self, variant: &Variant) -> Result<Draft, TextError> {
        let read = Draft::parse(variant, &self.text("-", "-"));
        if read.is_ok() || !self.board.contains('~') {
            return read;
        }
        let plain = self.board.replace('~', "");
        self.board = plain;
        self.dropped.push(self.first.dropped(DroppedPart::Marks));
        Draft::parse(variant, &self.text("-", "-"))
    }

    fn set_rights(&mut self, variant: &Variant, draft: &mut Draft) {
        // FEN has no words for most other pieces that have not moved: all do as long as they stand where they begin.
        let implied = !matches!(self.rights, Rights::Cells(_)) && (variant.first.lost.is_empty() || matches!(self.rights, Rights::Untold));
        if implied {
            variant.first.cells().for_each(|cell| draft.set_unmoved(variant, cell, true));
        }
        match self.rights {
            Rights::Untold => {}
            Rights::Letters(word) => {
                let able = draft.first_moves(variant);
                for (at, letter) in word.text.char_indices().filter(|known| known.1 != '-') {
                    let rights = rights_of(variant, &|cell| draft.picture().at(cell), letter);
                    if let Some(cells) = rights.filter(|cells| cells.iter().all(|cell| able.contains(cell))) {
                        for cell in cells {
                            draft.set_unmoved(variant, cell, true);
                        }
                    } else {
                        let letter = FieldWord { at: word.at + at, text: &word.text[at..at + letter.len_utf8()] };
                        self.dropped.push(letter.dropped(DroppedPart::Right));
                    }
                }
            }
            Rights::Cells(word) => {
                let names = word.text.split(',').filter(|name| !name.is_empty() && *name != "-");
                for name in names {
                    let at = name.as_ptr() as usize - word.text.as_ptr() as usize;
                    let cell = variant.board.grid.parse(name).inspect(|&cell| draft.set_unmoved(variant, cell, true));
                    if !cell.is_some_and(|cell| draft.is_unmoved(variant, cell)) {
                        self.dropped.push(FieldWord { at: word.at + at, text: name }.dropped(DroppedPart::Right));
                    }
                }
            }
        }
    }
}

/// What can be captured in passing, told by the cells passed and who has passed them, or as in FEN by one of the cells alone.
fn passing_of(variant: &Variant, draft: &Draft, text: &str) -> Option<Passing> {
    let cell = |name: &str| variant.board.grid.parse(name);
    let mut known = draft.passings(variant).into_iter();
    let Some((cells, victim)) = text.split_once('>') else {
        let cell = cell(&text.to_ascii_lowercase())?;
        return known.find(|passing| passing.castling.is_none() && passing.cells().contains(&cell));
    };
    let mut told = cells.split(',').map(cell).collect::<Option<Vec<Cell>>>()?;
    told.sort_unstable();
    let victim = cell(victim)?;
    known.find(|passing| {
        let mut cells = passing.cells().to_vec();
        cells.sort_unstable();
        passing.victim == victim && cells == told
    })
}
