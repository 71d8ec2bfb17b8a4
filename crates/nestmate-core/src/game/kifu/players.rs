//! Single moves as players write and type them: `７六歩` as in the books of Japan, and `P-7f` as in western ones.

use super::signs::Signs;
use super::words::{NoMove, Words};
use crate::geometry::{Cell, Grid};
use crate::notation::{MoveStyle, Whence, digit};
use crate::plain::narrow;
use crate::position::{Move, MoveKind, Position};
use crate::rules::legal_moves;
use crate::variant::{KindId, Notation, Variant};

/// A move as its game knows it, without the position before it.
#[derive(Clone, Copy, Debug)]
pub struct BareMove<'a> {
    /// The game that it is a move of.
    pub variant: &'a Variant,
    /// What moves or is dropped.
    pub kind: KindId,
    /// From cell to cell of that game.
    pub mv: Move,
    /// Whether other pieces of the kind could go there too, so that the cell it comes from is told.
    pub from: bool,
    /// Whether it takes a piece.
    pub captures: bool,
}

/// What western books write between the parts of a move, and what may stand before it.
const BETWEEN: [char; 16] = ['-', '–', '×', 'x', 'X', ':', '!', '?', '#', '▲', '△', '▼', '▽', '☗', '☖', '.'];

pub(in crate::game) fn japanese_text(position: &Position, variant: &Variant, mv: Move) -> Option<String> {
    super::write::ki2_text(position, variant, mv, None, &Signs::of(variant)?)
}

pub(in crate::game) fn western_text(position: &Position, variant: &Variant, mv: Move) -> Option<String> {
    let from = Whence::of(position, variant, mv) != Whence::Nothing;
    let bare = BareMove { variant, kind: position.mover(mv).kind(), mv, from, captures: position.at(mv.to()).is_some() };
    let turn = |other: &Move| other.action() == MoveKind::Turn && (other.from(), other.to()) == (mv.from(), mv.to());
    let declines = mv.action() == MoveKind::Plain && legal_moves(position, variant).iter().any(turn);
    Some(bare.western()? + if declines { "=" } else { "" })
}

/// The legal moves that a text can mean in these styles; `last` is where the last move went.
pub(in crate::game) fn meant(position: &Position, variant: &Variant, legal: &[Move], text: &str, last: Option<Cell>) -> Vec<Move> {
    let words = Signs::of(variant).and_then(|signs| {
        let (words, rest) = Words::read(text.trim(), &signs, last)?;
        rest.trim().is_empty().then(|| words.meant(position, variant, legal, &signs))
    });
    match words {
        Some(Ok(mv)) => vec![mv],
        Some(Err(NoMove::Several(moves))) => moves,
        Some(Err(NoMove::Unknown)) => Vec::new(),
        None => {
            let text = plain(text, variant.board.grid);
            let bare = |mv: Move| BareMove { variant, kind: position.mover(mv).kind(), mv, from: false, captures: false };
            legal.iter().copied().filter(|&mv| bare(mv).is_meant_in_western(&text)).collect()
        }
    }
}

impl BareMove<'_> {
    /// The move in a style; `None` where that has no words for it.
    pub fn text(&self, style: MoveStyle) -> Option<String> {
        match style {
            MoveStyle::Usual | MoveStyle::Chinese | MoveStyle::Wxf => None,
            MoveStyle::Japanese => self.japanese(),
            MoveStyle::Western => self.western(),
        }
    }

    fn japanese(&self) -> Option<String> {
        let signs = Signs::of(self.variant)?;
        let end = match self.mv.action() {
            MoveKind::Drop(_) => "打",
            MoveKind::Turn => "成",
            MoveKind::Plain => "",
            _ => return None,
        };
        let origin = if self.from { format!("({})", signs.digits(self.mv.from())) } else { String::new() };
        Some(format!("{}{}{end}{origin}", signs.words(self.mv.to()), signs.name(self.kind)?))
    }

    fn western(&self) -> Option<String> {
        let cell = |cell: Cell| western_cell(self.variant.board.grid, cell);
        let end = match self.mv.action() {
            MoveKind::Turn => "+",
            MoveKind::Plain | MoveKind::Drop(_) => "",
            _ => return None,
        };
        let from = if self.from { cell(self.mv.from())? } else { String::new() };
        let sign = if self.mv.is_drop() {
            "*"
        } else if self.captures {
            "x"
        } else {
            "-"
        };
        Some(format!("{}{from}{sign}{}{end}", self.variant.kind(self.kind).sign(), cell(self.mv.to())?))
    }

    /// Whether a text can mean the move in any of these styles.
    pub fn is_meant(&self, text: &str) -> bool {
        self.variant.known_as.notation == Some(Notation::Usi)
            && (self.is_meant_in_japanese(text) || self.is_meant_in_western(&plain(text, self.variant.board.grid)))
    }

    fn is_meant_in_japanese(&self, text: &str) -> bool {
        let known = Signs::of(self.variant).and_then(|signs| Words::read(text.trim(), &signs, None));
        known.is_some_and(|(words, rest)| rest.trim().is_empty() && words.fit(self.mv, self.kind))
    }

    /// By the text with digits for the letters of ranks and nothing between the parts.
    fn is_meant_in_western(&self, text: &str) -> bool {
        let sign = self.variant.kind(self.kind).sign();
        let cell = |cell: Cell| western_cell(self.variant.board.grid, cell).map(|name| plain(&name, self.variant.board.grid));
        let Some(to) = cell(self.mv.to()) else { return false };
        let (sure, ends): (_, &[&str]) = match self.mv.action() {
            MoveKind::Drop(_) => return text == format!("{sign}*{to}"),
            MoveKind::Turn => (cell(self.mv.from()), &["+"]),
            MoveKind::Plain => (cell(self.mv.from()), &["", "="]),
            _ => return false,
        };
        let from = sure.unwrap_or_default();
        ends.iter().any(|end| {
            [format!("{sign}{to}{end}"), format!("{sign}{from}{to}{end}"), format!("{from}{to}{end}")].iter().any(|form| form == text)
        })
    }
}

/// `7f`; `None` where one digit and one letter do not tell it.
fn western_cell(grid: Grid, cell: Cell) -> Option<String> {
    let (file, rank) = (i32::from(grid.files()) - grid.file(cell), i32::from(grid.ranks()) - 1 - grid.rank(cell));
    (grid.files() <= 9 && grid.ranks() <= 9).then(|| format!("{file}{}", grid.file_letter(rank)))
}

/// A text as it is compared: large letters and digits as wide as these, with nothing between the parts, and ranks by digits.
fn plain(text: &str, grid: Grid) -> String {
    let mut plain = String::new();
    for c in text.chars().filter(|c| !c.is_whitespace()).map(narrow) {
        let after_file = plain.ends_with(|last: char| last.is_ascii_digit());
        let rank = || (0..i32::from(grid.ranks())).position(|rank| grid.file_letter(rank) == c.to_ascii_lowercase());
        match c {
            _ if BETWEEN.contains(&c) => {}
            '@' | '\'' | '’' => plain.push('*'),
            _ if c.is_ascii_alphabetic() => match rank().filter(|_| after_file) {
                Some(rank) => plain.push_str(&(rank + 1).to_string()),
                None => plain.push(c.to_ascii_uppercase()),
            },
            _ => match digit(c) {
                Some(number) => plain.push_str(&(number + 1).to_string()),
                None => plain.push(c),
            },
        }
    }
    plain
}
