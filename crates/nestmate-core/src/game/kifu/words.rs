//! Moves in words: `７六歩(77)`, `同　銀成(31)`, `▲５八金右`, `△３三角打`.

use super::signs::Signs;
use crate::geometry::Cell;
use crate::position::{Move, MoveKind, Position};
use crate::variant::{KindId, Variant};

/// The marks of the sides before moves.
const MARKS: [char; 6] = ['▲', '△', '▼', '▽', '☗', '☖'];

/// A move in words, with as much as they say of it.
#[derive(Clone, Debug)]
pub(super) struct Words {
    to: Cell,
    kind: KindId,
    turns: bool,
    drops: bool,
    from: Option<Cell>,
    /// Where it comes from among others, sign by sign.
    pub(super) whence: Vec<char>,
}

/// Why words are no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::game) enum NoMove {
    Unknown,
    /// They could be one of several.
    Several(Vec<Move>),
}

/// Whether a line has moves with the marks of the sides.
pub(super) fn begins_ki2(line: &str) -> bool {
    line.starts_with(MARKS)
}

/// Whether a line begins with a move, in KIF or in KI2.
pub(super) fn begins_move(line: &str) -> bool {
    numbered(line).is_some() || begins_ki2(line.trim())
}

/// What stands behind the number that a line of KIF begins with, if it is such a line.
pub(super) fn numbered(line: &str) -> Option<&str> {
    let line = line.trim_start_matches([' ', '\t', '　']);
    let end = line.find(|c: char| !c.is_ascii_digit()).filter(|end| (1..=6).contains(end))?;
    let rest = line[end..].strip_prefix([' ', '\t', '　'])?.trim();
    let first = rest.chars().next()?;
    let is_move =
        crate::notation::digit(first).is_some() && !first.is_ascii() || matches!(first, '同') || super::end::Ending::in_kif(rest).is_some();
    // Some programs write files with plain digits.
    let plain =
        || rest.len() > 4 && first.is_ascii_digit() && rest.chars().nth(1).is_some_and(|rank| crate::notation::NUMERALS.contains(&rank));
    (is_move || plain()).then_some(rest)
}

impl Words {
    /// Reads the words that a text begins with; `last` is where the last move went. Gives the rest of the text.
    pub(super) fn read<'a>(text: &'a str, signs: &Signs, last: Option<Cell>) -> Option<(Self, &'a str)> {
        let text = text.trim_start_matches(MARKS).trim_start();
        let (to, rest) = match text.strip_prefix('同') {
            Some(rest) => (last?, rest.trim_start()),
            None => signs.of_digits(text)?,
        };
        let (kind, mut rest) = signs.piece(rest.trim_start())?;
        let mut words = Self { to, kind, turns: false, drops: false, from: None, whence: Vec::new() };
        loop {
            if let Some(more) = rest.strip_prefix("不成").or_else(|| rest.strip_prefix('生')) {
                rest = more;
                continue;
            }
            let Some(c) = rest.chars().next() else { break };
            match c {
                '成' => words.turns = true,
                '打' => words.drops = true,
                '左' | '右' | '直' | '上' | '行' | '入' | '引' | '寄' => words.whence.push(c),
                _ => break,
            }
            rest = &rest[c.len_utf8()..];
        }
        let origin = rest.strip_prefix(['(', '（']).and_then(|inner| {
            let (cell, after) = signs.of_digits(inner)?;
            Some((cell, after.strip_prefix([')', '）'])?))
        });
        if let Some((cell, after)) = origin {
            (words.from, rest) = (Some(cell), after);
        }
        Some((words, rest))
    }

    /// The legal move that is meant.
    pub(super) fn meant(&self, position: &Position, variant: &Variant, legal: &[Move], signs: &Signs) -> Result<Move, NoMove> {
        let to = |mv: &&Move| mv.to() == self.to && !mv.is_pass();
        let drop = legal.iter().filter(to).find(|mv| mv.action() == MoveKind::Drop(self.kind)).copied();
        let is_piece = |mv: &&Move| !mv.is_drop() && position.at(mv.from()).kind() == self.kind;
        let turns = |mv: &&Move| mv.action() == if self.turns { MoveKind::Turn } else { MoveKind::Plain };
        let steps: Vec<Move> = legal.iter().filter(to).filter(is_piece).filter(turns).copied().collect();
        let steps: Vec<Move> = match self.from {
            Some(from) => steps.into_iter().filter(|mv| mv.from() == from).collect(),
            None => self.among(steps, position, signs),
        };
        if self.drops {
            return drop.ok_or(NoMove::Unknown);
        }
        match steps.as_slice() {
            [] if self.from.is_none() && !self.turns => drop.ok_or(NoMove::Unknown),
            [] => self.meant_after_all(position, variant, legal).ok_or(NoMove::Unknown),
            &[mv] => Ok(mv),
            _ => Err(NoMove::Several(steps)),
        }
    }

    /// Whether a move of a kind can be meant, wherever others come from.
    pub(super) fn fit(&self, mv: Move, kind: KindId) -> bool {
        let fits = match mv.action() {
            MoveKind::Drop(_) => !self.turns && self.from.is_none(),
            action => !self.drops && self.turns == (action == MoveKind::Turn) && self.from.is_none_or(|from| from == mv.from()),
        };
        fits && self.whence.is_empty() && (self.to, self.kind) == (mv.to(), kind)
    }

    /// What must turn is at times written without saying so.
    fn meant_after_all(&self, position: &Position, variant: &Variant, legal: &[Move]) -> Option<Move> {
        let from = self.from?;
        let is_it = |mv: &&Move| mv.to() == self.to && !mv.is_drop() && mv.from() == from;
        let mut ways =
            legal.iter().filter(is_it).filter(|mv| position.at(mv.from()).kind() == self.kind || mv.made(variant, position) == self.kind);
        let first = ways.next().copied();
        first.filter(|_| ways.next().is_none())
    }

    /// Those of the moves that come from where the words say.
    fn among(&self, mut moves: Vec<Move>, position: &Position, signs: &Signs) -> Vec<Move> {
        let side = position.side();
        let to = signs.seen(self.to, side);
        let from = |mv: &Move| signs.seen(mv.from(), side);
        for c in &self.whence {
            let ahead = |mv: &Move| to.1 - from(mv).1;
            match c {
                '上' | '行' | '入' => moves.retain(|mv| ahead(mv) > 0),
                '引' => moves.retain(|mv| ahead(mv) < 0),
                '寄' => moves.retain(|mv| ahead(mv) == 0),
                '直' => moves.retain(|mv| ahead(mv) > 0 && from(mv).0 == to.0),
                _ => {}
            }
        }
        for c in &self.whence {
            let sign = match c {
                '右' => 1,
                '左' => -1,
                _ => continue,
            };
            let most = moves.iter().map(|mv| from(mv).0 * sign).max();
            moves.retain(|mv| Some(from(mv).0 * sign) == most);
        }
        moves
    }
}
