//! Records as programs and servers in Japan write them: KIF and KI2, whose moves are words such as `７六歩(77)` and `▲７六歩`, and CSA,
//! whose moves are `+7776FU`. A definition says what they call its pieces, its array and its handicaps; a game whose definition says
//! nothing of it cannot be written so.

mod board;
mod csa;
mod end;
mod ki2;
pub(super) mod line;
mod players;
mod read;
mod signs;
mod time;
mod words;
mod write;

use super::record::Game;
use super::text::{Broken, Loaded, TextFault};
use crate::variant::{BREAKS, KnownAs, Library, Variant};
pub use players::BareMove;
pub(super) use players::{japanese_text, meant, western_text};
pub(super) use read::date;
use signs::Signs;
use std::sync::Arc;
pub(super) use words::NoMove;
pub(super) use write::said;

/// A way of writing such records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kifu {
    /// A move a line, with where the piece comes from and how long it took.
    Kif,
    /// Moves as books have them, with as much as tells them from others.
    Ki2,
    /// Cells and pieces by two signs each, without variations.
    Csa,
}

/// How many lines are looked at to tell what a text is.
const LOOKED_AT: usize = 60;

/// The heads that such records have and others have not.
const HEADS: [&str; 8] = ["手合割", "先手", "後手", "上手", "下手", "開始日時", "棋戦", "手数"];

impl Kifu {
    /// Which of them a text is, by how it begins; `None` if it is none.
    pub fn of(text: &str) -> Option<Self> {
        let mut lines = lines(text).map(|(_, line)| line.trim()).filter(|line| !line.is_empty()).take(LOOKED_AT).peekable();
        let first = *lines.peek()?;
        if first.starts_with(['[', '(', '{', '/']) {
            return None;
        }
        let mut after = lines.clone().skip_while(|line| line.starts_with('\''));
        if after.next().is_some_and(csa::is_head) {
            return Some(Self::Csa);
        }
        let is_head = |line: &str| line.split_once(['：', ':']).is_some_and(|(key, _)| HEADS.contains(&key.trim_end_matches("の持駒")));
        let is_kif = |line: &str| line.starts_with("手数----") || words::numbered(line).is_some();
        let by_moves = lines.clone().find_map(|line| match line {
            _ if line.starts_with("#KI2") || words::begins_ki2(line) => Some(Self::Ki2),
            _ if line.starts_with("#KIF") || is_kif(line) => Some(Self::Kif),
            _ => None,
        });
        by_moves.or_else(|| lines.any(is_head).then_some(Self::Kif))
    }

    /// Whether games of this kind can be written in it: its definition has signs for all pieces, and CSA has codes for the signs.
    pub fn fits(self, variant: &Variant) -> bool {
        self.signs(variant).is_some()
    }

    /// The signs of a game that can be written in it.
    fn signs(self, variant: &Variant) -> Option<Signs> {
        let has = |signs: &Signs, kind| if self == Self::Csa { signs.code(kind).is_some() } else { signs.sign(kind).is_some() };
        Signs::of(variant).filter(|signs| variant.all_kind_ids().all(|kind| has(signs, kind)))
    }

    /// A game in this form, with its variations where the form has such; `None` if its definition does not say what its pieces are called.
    pub fn text(self, game: &Game) -> Option<String> {
        let signs = self.signs(game.variant())?;
        match self {
            Self::Kif => write::kif(game, &signs),
            Self::Ki2 => write::ki2(game, &signs),
            Self::Csa => csa::text(game, &signs),
        }
    }
}

/// Where the games of a text begin.
pub(super) fn begins(text: &str, kifu: Kifu) -> Vec<usize> {
    let (mut begins, mut moved) = (vec![0], false);
    for (at, line) in lines(text) {
        let next = match kifu {
            Kifu::Csa => at + line.len() < text.len() && line.trim() == "/",
            Kifu::Kif | Kifu::Ki2 => moved && is_new_head(line),
        };
        if next {
            begins.push(if kifu == Kifu::Csa { at + line.len() } else { at });
            moved = false;
        }
        moved |= words::begins_move(line);
    }
    begins
}

fn is_new_head(line: &str) -> bool {
    ["#KIF", "# ----", "開始日時：", "手合割：", "棋戦："].iter().any(|head| line.starts_with(head))
}

/// The names and values that stand at the head of a record, by the tags that games have for them.
pub(super) fn head_tags(text: &str, kifu: Kifu) -> Vec<(String, String)> {
    match kifu {
        Kifu::Csa => csa::head_tags(text),
        Kifu::Kif | Kifu::Ki2 => read::head_tags(text),
    }
}

/// The games that a record could be of: the one on the board, then those whose definitions say what such records call their pieces.
pub(super) fn candidates(library: &Library, otherwise: &Arc<Variant>, says: fn(&KnownAs) -> bool) -> impl Iterator<Item = Arc<Variant>> {
    let others = library.all_games().map(|(id, _)| id).filter(move |id| says(&library.known_as(id)));
    let own = otherwise.id.clone();
    let others = others.filter_map(|id| library.get(id).ok()).filter(move |variant| variant.id != own);
    std::iter::once(Arc::clone(otherwise)).chain(others)
}

/// The first reading that is whole, or else the one that came furthest.
pub(super) fn furthest(tried: impl Iterator<Item = (Result<Loaded, Broken>, Option<usize>)>) -> Result<Loaded, Broken> {
    let mut best: Option<(usize, Result<Loaded, Broken>)> = None;
    for (read, reach) in tried {
        let Some(reach) = reach else { return read };
        if best.as_ref().is_none_or(|(known, _)| reach > *known) {
            best = Some((reach, read));
        }
    }
    best.map_or_else(|| Err(Broken { span: 0..0, fault: TextFault::NoKifu }), |best| best.1)
}

/// Reads a record as one of the games that it could be of: the first that can be read whole, or else the one that is read furthest.
pub(super) fn read(text: &str, kifu: Kifu, library: &Library, otherwise: &Arc<Variant>) -> Result<Loaded, Broken> {
    furthest(candidates(library, otherwise, |known| known.kifu.is_some()).filter_map(|variant| {
        let signs = Signs::of(&variant)?;
        Some(match kifu {
            Kifu::Csa => csa::read(text, variant, signs),
            Kifu::Kif | Kifu::Ki2 => read::read(text, variant, signs),
        })
    }))
}

/// Lines with where they begin, with their ends.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    let body = text.strip_prefix('\u{feff}').unwrap_or(text);
    body.split_inclusive(BREAKS).map(move |line| (line.as_ptr() as usize - text.as_ptr() as usize, line))
}

#[cfg(test)]
pub(super) mod tests;
