//! What such records call pieces and cells.

use crate::geometry::{Cell, Grid};
use crate::notation::{NUMERALS, WIDE, digit};
use crate::variant::{KindId, Side, Variant};

/// Pieces that have a longer name in moves than their sign on a board, or another sign beside it.
const NAMES: [(&str, char); 6] = [("成銀", '全'), ("成桂", '圭'), ("成香", '杏'), ("成歩", 'と'), ("王", '玉'), ("竜", '龍')];

/// What CSA writes for a sign.
const CODES: [(char, &str); 14] = [
    ('歩', "FU"),
    ('香', "KY"),
    ('桂', "KE"),
    ('銀', "GI"),
    ('金', "KI"),
    ('角', "KA"),
    ('飛', "HI"),
    ('玉', "OU"),
    ('と', "TO"),
    ('杏', "NY"),
    ('圭', "NK"),
    ('全', "NG"),
    ('馬', "UM"),
    ('龍', "RY"),
];

/// The signs of a game's pieces, and its grid.
#[derive(Clone, Debug)]
pub(in crate::game) struct Signs {
    kinds: Vec<(KindId, char)>,
    pub(super) grid: Grid,
}

impl Signs {
    /// `None` if the definition does not say what its pieces are called, or has more files or ranks than one digit tells.
    pub(super) fn of(variant: &Variant) -> Option<Self> {
        let known = variant.known_as.kifu.as_ref()?;
        let grid = variant.board.grid;
        if grid.files() > 9 || grid.ranks() > 9 {
            return None;
        }
        let mut kinds = Vec::new();
        for (letter, signs) in &known.pieces {
            let kind = variant.kind_of(*letter)?;
            kinds.extend([Some(kind), variant.kind(kind).turns_to].into_iter().flatten().zip(signs.chars()));
        }
        Some(Self { kinds, grid })
    }

    pub(super) fn sign(&self, kind: KindId) -> Option<char> {
        self.kinds.iter().find(|known| known.0 == kind).map(|known| known.1)
    }

    pub(super) fn kind(&self, sign: char) -> Option<KindId> {
        self.kinds.iter().find(|known| known.1 == sign).map(|known| known.0)
    }

    /// The piece whose name a text begins with, and the rest.
    pub(super) fn piece<'a>(&self, text: &'a str) -> Option<(KindId, &'a str)> {
        let long = NAMES.iter().find_map(|(name, sign)| Some((self.kind(*sign)?, text.strip_prefix(name)?)));
        long.or_else(|| {
            let sign = text.chars().next()?;
            Some((self.kind(sign)?, &text[sign.len_utf8()..]))
        })
    }

    /// What a move calls a piece.
    pub(super) fn name(&self, kind: KindId) -> Option<String> {
        let sign = self.sign(kind)?;
        let long = NAMES.iter().find(|(name, known)| *known == sign && name.starts_with('成') && sign != 'と');
        Some(long.map_or_else(|| sign.to_string(), |known| known.0.to_owned()))
    }

    pub(super) fn code(&self, kind: KindId) -> Option<&'static str> {
        let sign = self.sign(kind)?;
        CODES.iter().find(|known| known.0 == sign).map(|known| known.1)
    }

    pub(super) fn of_code(&self, code: &str) -> Option<KindId> {
        CODES.iter().find(|known| known.1 == code).and_then(|known| self.kind(known.0))
    }

    /// File from the right and rank from the top, from 0.
    pub(super) fn place(&self, cell: Cell) -> (usize, usize) {
        let (file, rank) =
            (i32::from(self.grid.files()) - 1 - self.grid.file(cell), i32::from(self.grid.ranks()) - 1 - self.grid.rank(cell));
        (usize::try_from(file).unwrap_or_default(), usize::try_from(rank).unwrap_or_default())
    }

    pub(super) fn cell(&self, file: usize, rank: usize) -> Option<Cell> {
        let (file, rank) = (i32::try_from(file).ok()?, i32::try_from(rank).ok()?);
        self.grid.cell(i32::from(self.grid.files()) - 1 - file, i32::from(self.grid.ranks()) - 1 - rank)
    }

    /// `76`.
    pub(super) fn digits(&self, cell: Cell) -> String {
        let (file, rank) = self.place(cell);
        format!("{}{}", file + 1, rank + 1)
    }

    /// The cell of two digits, and the rest of the text.
    pub(super) fn of_digits<'a>(&self, text: &'a str) -> Option<(Cell, &'a str)> {
        let mut chars = text.chars();
        let (file, rank) = (digit(chars.next()?)?, digit(chars.next()?)?);
        Some((self.cell(file, rank)?, chars.as_str()))
    }

    /// `７六`.
    pub(super) fn words(&self, cell: Cell) -> String {
        let (file, rank) = self.place(cell);
        String::from_iter([WIDE[file.min(8)], NUMERALS[rank.min(8)]])
    }

    /// Where a cell is as a side sees it: how far to the right, and how far ahead.
    pub(super) fn seen(&self, cell: Cell, side: Side) -> (i32, i32) {
        let at = (self.grid.file(cell), self.grid.rank(cell));
        if side == Side::White { at } else { (-at.0, -at.1) }
    }
}
