//! Moves as people write them in chess: a piece's letter, where it goes, and as much of where it comes from as is needed.

use super::chinese::read_chinese;
use super::common_text;
use super::fen::usi_text;
use super::wxf::{is_plainly_iccs, read_iccs, read_wxf};
use crate::geometry::{Cell, Grid};
use crate::position::{Move, MoveKind, Position, move_text};
use crate::rules::{in_check, is_legal, legal_moves, pseudo_moves};
use crate::variant::{Castling, Notation, Side, Variant};

/// Why a text is not understood as one move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// No legal move is written so.
    Unknown,
    /// Several legal moves could be meant: their texts.
    Ambiguous(String),
}

impl Misread {
    /// The move that fits, if only one does.
    pub(super) fn unless_one(variant: &Variant, fitting: &[Move]) -> Result<Move, Self> {
        match fitting {
            [] => Err(Self::Unknown),
            &[mv] => Ok(mv),
            several => Err(Self::Ambiguous(several.iter().map(|&mv| move_text(variant, mv)).collect::<Vec<String>>().join(", "))),
        }
    }
}

/// Whose way of naming cells a text has, where the two could be mistaken for each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tongue {
    /// Ours: ranks are counted from 1.
    Ours,
    /// That of other programs for the game.
    Theirs,
}

/// The legal move that a text in a file of a game means, also where it is written as nobody should. Signs of praise and checks must be
/// taken off.
///
/// # Errors
/// If it means none, or could mean several.
pub fn read_played(position: &Position, variant: &Variant, legal: &[Move], text: &str, tongue: Tongue) -> Result<Move, Misread> {
    let read = |text: &str| read_well(position, variant, legal, text, tongue);
    read(text).or_else(|wrong| {
        let ways = if wrong == Misread::Unknown { amended(variant, text) } else { Vec::new() };
        ways.iter().find_map(|way| read(way).ok()).ok_or(wrong)
    })
}

/// What a text can mean that is not written as it should be: a drop without the letter of a Pawn, or with a star; a promotion in brackets,
/// behind a stroke or with a small letter; castling without strokes; a piece with a small letter.
fn amended(variant: &Variant, text: &str) -> Vec<String> {
    let text = text.trim_end_matches(['+', '#', '†', '‡']);
    let pawns = || variant.kind_ids().filter(|&kind| variant.endings.progress.contains(kind)).map(|kind| variant.kind(kind).letter);
    let mut ways = Vec::new();
    if let Some(to) = text.strip_prefix(['@', '*']) {
        ways.extend(pawns().map(|letter| format!("{letter}@{to}")));
    }
    if let Some((piece, to)) = text.split_once(['@', '*']) {
        ways.push(format!("{}@{to}", piece.to_ascii_uppercase()));
    }
    match text {
        "OO" | "oo" => ways.push("O-O".to_owned()),
        "OOO" | "ooo" => ways.push("O-O-O".to_owned()),
        _ => {}
    }
    let bare = text.strip_suffix(')').unwrap_or(text);
    if let Some(letter) = bare.chars().last().filter(char::is_ascii_alphabetic) {
        let to = bare[..bare.len() - 1].trim_end_matches(['=', '(', '/', '-', ':']);
        if to.ends_with(|c: char| c.is_ascii_digit()) {
            ways.push(format!("{to}={}", letter.to_ascii_uppercase()));
        }
    }
    // A Pawn's letter is left out where its moves have none.
    ways.extend(pawns().filter_map(|letter| text.strip_prefix(letter)).map(str::to_owned));
    if let Some(letter) = text.chars().next().filter(char::is_ascii_lowercase) {
        ways.push(format!("{}{}", letter.to_ascii_uppercase(), &text[1..]));
    }
    ways
}

fn read_well(position: &Position, variant: &Variant, legal: &[Move], text: &str, tongue: Tongue) -> Result<Move, Misread> {
    // Where a text of ours begins with a cell, the move does; what is put on the board begins with a letter.
    let from = variant.board.grid.parse_prefix(text).map(|(cell, _)| cell);
    let begins = |mv: Move| mv.is_drop() || from == Some(mv.from());
    let own = |text: &str| legal.iter().copied().find(|&mv| begins(mv) && move_text(variant, mv) == text);
    // A plus sign may belong to the move or tell of a check.
    let unchecked = text.trim_end_matches(['+', '#', '†', '‡']);
    if !text.is_ascii() && variant.known_as.qipu.is_some() {
        let chinese = read_chinese(position, variant, legal, text);
        if chinese != Err(Misread::Unknown) {
            return chinese;
        }
    }
    match (variant.known_as.notation, tongue) {
        (Some(Notation::Iccs), Tongue::Theirs) => {
            let iccs = read_iccs(variant, legal, unchecked);
            return iccs.map_or_else(|| read_wxf(position, variant, legal, text), Ok);
        }
        (Some(Notation::Iccs), Tongue::Ours) if is_plainly_iccs(text) => {
            let iccs = read_iccs(variant, legal, unchecked).map_or_else(|| read_wxf(position, variant, legal, text), Ok);
            if iccs != Err(Misread::Unknown) {
                return iccs;
            }
        }
        (Some(Notation::Usi), _) => {
            if let Some(mv) = legal.iter().copied().find(|&mv| usi_text(variant, mv).as_deref() == Some(text)) {
                return Ok(mv);
            }
        }
        (Some(Notation::San | Notation::Iccs) | None, _) => {}
    }
    if let Some(mv) = own(text).or_else(|| own(unchecked)) {
        return Ok(mv);
    }
    let short = short(position, variant, legal, unchecked);
    let common = || legal.iter().copied().find(|&mv| !mv.is_plain() && common_text(position, variant, mv) == unchecked);
    if short == Err(Misread::Unknown) { common().ok_or(Misread::Unknown) } else { short }
}

/// A move in short notation, with the sign of check or mate; `None` where that would be read as another move, or none.
pub fn san_text(position: &Position, variant: &Variant, mv: Move) -> Option<String> {
    let legal = legal_moves(position, variant);
    let mut text = bare(position, variant, &legal, mv)?;
    if short(position, variant, &legal, &text) != Ok(mv) {
        return None;
    }
    let after = position.after(variant, mv);
    if in_check(&after, variant, after.side()) {
        text.push(if legal_moves(&after, variant).is_empty() { '#' } else { '+' });
    }
    Some(text)
}

/// The short text without check and mate.
fn bare(position: &Position, variant: &Variant, legal: &[Move], mv: Move) -> Option<String> {
    if mv.action() == MoveKind::Castle {
        let is = |sign: &&str| castlings(position, variant, legal, sign) == [mv];
        return ["O-O", "O-O-O"].into_iter().find(is).map(str::to_owned);
    }
    if mv.is_drop() || mv.is_pass() || mv.via().is_some() || mv.castles() {
        return None;
    }
    let kind = position.at(mv.from()).kind();
    let (from, to) = (variant.cell_name(mv.from()), variant.cell_name(mv.to()));
    let captures = position.at(mv.to()).is_some() || mv.takes_in_passing();
    let file = &from[..1];
    let letter = variant.kind(kind).letter;
    let mut text = if variant.is_unnamed(kind) {
        if captures { file.to_owned() } else { String::new() }
    } else {
        let rival = |other: &&Move| {
            other.from() != mv.from() && other.to() == mv.to() && !other.is_drop() && position.at(other.from()).kind() == kind
        };
        let rivals: Vec<Cell> = legal.iter().filter(rival).map(|other| other.from()).collect();
        let whence = Whence::among(variant.board.grid, mv.from(), &rivals).part(&from);
        format!("{letter}{whence}")
    };
    text.push_str(if captures { "x" } else { "" });
    text.push_str(&to);
    if let Some(kind) = mv.becomes() {
        text.extend(['=', variant.kind(kind).letter]);
    }
    if let MoveKind::Gate(kind, _) = mv.action() {
        text.extend(['/', variant.kind(kind).letter]);
    }
    Some(text)
}

/// The legal castlings that a sign means: `O-O` or `O-O-O`.
pub fn castlings(position: &Position, variant: &Variant, legal: &[Move], sign: &str) -> Vec<Move> {
    let meant = castlings_of(variant, position.side(), sign);
    let fits = |mv: &Move| position.castling(variant, *mv).is_some_and(|castling| meant.iter().any(|known| std::ptr::eq(*known, castling)));
    legal.iter().copied().filter(|mv| mv.action() == MoveKind::Castle && fits(mv)).collect()
}

/// The castlings of a side that a sign means, legal or not: those that are shorter, or longer, than that to the other side.
pub fn castlings_of<'a>(variant: &'a Variant, side: Side, sign: &str) -> Vec<&'a Castling> {
    let (known, grid) = (&variant.castlings[side.index()], variant.board.grid);
    let way = |castling: &Castling| castling.is_right(grid);
    let other = |this: &Castling| known.iter().find(|other| other.royal_from == this.royal_from && way(other) != way(this));
    let fits = |this: &Castling| {
        other(this).is_some_and(|other| match sign {
            "O-O" => this.length < other.length,
            "O-O-O" => this.length > other.length,
            _ => false,
        })
    };
    known.iter().filter(|castling| fits(castling)).collect()
}

fn short(position: &Position, variant: &Variant, legal: &[Move], text: &str) -> Result<Move, Misread> {
    let sign = text.replace(['0', 'o'], "O");
    let fitting: Vec<Move> = if let "O-O" | "O-O-O" = sign.as_str() {
        castlings(position, variant, legal, &sign)
    } else {
        let wanted = SanMove::read(variant, text).ok_or(Misread::Unknown)?;
        legal.iter().copied().filter(|&mv| wanted.fits(position, variant, mv)).collect()
    };
    Misread::unless_one(variant, &fitting)
}

/// What a short text says of the move.
struct SanMove<'a> {
    /// The piece's letter; without one a Pawn.
    letter: Option<char>,
    file: Option<char>,
    rank: &'a str,
    to: Cell,
    becomes: Option<char>,
    /// The piece put where the other has left.
    put: Option<char>,
}

impl<'a> SanMove<'a> {
    fn read(variant: &Variant, text: &'a str) -> Option<Self> {
        let (text, put) = text.split_once('/').map_or((text, None), |(text, put)| (text, Some(put)));
        let put = put.map(|put| put.parse().map_err(drop)).transpose().ok()?;
        let (text, becomes) = promotion(text);
        let letter = text.chars().next().filter(char::is_ascii_uppercase);
        let rest = &text[usize::from(letter.is_some())..];
        let at = rest.rfind(|c: char| c.is_ascii_lowercase() && c != 'x').or_else(|| rest.rfind('x'))?;
        let (before, to) = rest.split_at(at);
        let to = variant.board.grid.parse(to)?;
        let before = before.trim_end_matches(['x', ':', '-', '–']);
        let file = before.chars().next().filter(char::is_ascii_lowercase);
        let rank = &before[usize::from(file.is_some())..];
        rank.bytes().all(|byte| byte.is_ascii_digit()).then_some(Self { letter, file, rank, to, becomes, put })
    }

    fn fits(&self, position: &Position, variant: &Variant, mv: Move) -> bool {
        let put = if let MoveKind::Gate(kind, _) = mv.action() { Some(variant.kind(kind).letter) } else { None };
        if position.castling(variant, mv).is_some_and(|castling| castling.sign.is_some())
            || mv.to() != self.to
            || mv.is_drop()
            || mv.is_pass()
            || mv.via().is_some()
            || put.is_some() && mv.castles()
        {
            return false;
        }
        let kind = position.at(mv.from()).kind();
        let right_piece = match self.letter {
            Some(letter) => variant.kind(kind).letter == letter,
            None => variant.is_unnamed(kind),
        };
        let from = variant.cell_name(mv.from());
        let becomes = mv.becomes().map(|kind| variant.kind(kind).letter);
        let right_place = self.file.is_none_or(|file| from.starts_with(file)) && (self.rank.is_empty() || from[1..] == *self.rank);
        right_piece && right_place && becomes == self.becomes && put == self.put
    }
}

/// `e8=Q` and `e8Q` without what the piece becomes, and what it becomes.
fn promotion(text: &str) -> (&str, Option<char>) {
    match text.chars().last().filter(char::is_ascii_uppercase) {
        Some(letter) if text.len() > 2 => (text[..text.len() - 1].trim_end_matches('='), Some(letter)),
        _ => (text, None),
    }
}

/// What is said of the cell that a piece left: as in chess its file, or its rank, or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whence {
    /// No other piece could make the move.
    Nothing,
    /// The file tells which one it was.
    File,
    /// The rank does.
    Rank,
    /// Neither does alone.
    Cell,
}

impl Whence {
    /// For a piece from a cell where others could go to the same one from `rivals`.
    pub fn among(grid: Grid, from: Cell, rivals: &[Cell]) -> Self {
        if rivals.is_empty() {
            Self::Nothing
        } else if rivals.iter().all(|&other| grid.file(other) != grid.file(from)) {
            Self::File
        } else if rivals.iter().all(|&other| grid.rank(other) != grid.rank(from)) {
            Self::Rank
        } else {
            Self::Cell
        }
    }

    /// For a move in a position.
    pub fn of(position: &Position, variant: &Variant, mv: Move) -> Self {
        if mv.is_drop() {
            return Self::Nothing;
        }
        let (from, piece) = (mv.from(), position.at(mv.from()));
        let mut moves = Vec::new();
        pseudo_moves(position, variant, &mut moves);
        moves.retain(|other| !other.is_drop() && other.to() == mv.to() && other.from() != from && position.at(other.from()) == piece);
        if moves.is_empty() {
            return Self::Nothing;
        }
        let mut tried = position.clone();
        moves.retain(|&other| is_legal(&mut tried, variant, other));
        let rivals: Vec<Cell> = moves.into_iter().map(Move::from).collect();
        Self::among(variant.board.grid, from, &rivals)
    }

    /// The part of a cell's name that is said.
    pub fn part(self, cell: &str) -> &str {
        let (file, rank) = cell.split_at(cell.find(|c: char| c.is_ascii_digit()).unwrap_or(cell.len()));
        match self {
            Self::Nothing => "",
            Self::File => file,
            Self::Rank => rank,
            Self::Cell => cell,
        }
    }
}
