//! Records as programs and servers in Japan write them: KIF and KI2, whose moves are words such as `７六歩(77)` and `▲７六歩`, and CSA,
//! whose moves are `+7776FU`. A definition says what they call its pieces, its array and its handicaps; a game whose definition says
//! nothing of it cannot be written so.

mod board;
pub(super) mod csa;
mod end;
pub(super) mod line;
mod players;
mod read;
mod signs;
mod time;
mod words;
mod write;

use std::sync::Arc;

use super::form::RecordForm;
use super::record::Game;
use super::text::{Broken, Loaded, TextFault, furthest};
use crate::variant::{BREAKS, Variant};
pub use players::BareMove;
pub(super) use players::{japanese_text, meant, western_text};
pub(super) use read::{date, head_tags};
use signs::Signs;
pub(super) use words::NoMove;
pub(super) use write::said;

/// How many lines are looked at to tell what a text is.
pub(super) const LOOKED_AT: usize = 60;

/// The heads that such records have and others have not.
const HEADS: [&str; 8] = ["手合割", "先手", "後手", "上手", "下手", "開始日時", "棋戦", "手数"];

/// Which of these forms a text is, by how it begins; `None` if it is none.
pub(super) fn form_of(text: &str) -> Option<RecordForm> {
    let mut lines = lines(text).map(|(_, line)| line.trim()).filter(|line| !line.is_empty()).take(LOOKED_AT).peekable();
    let first = *lines.peek()?;
    if first.starts_with(['[', '(', '{', '/']) {
        return None;
    }
    let mut after = lines.clone().skip_while(|line| line.starts_with('\''));
    if after.next().is_some_and(csa::is_head) {
        return Some(RecordForm::Csa);
    }
    let is_head = |line: &str| line.split_once(['：', ':']).is_some_and(|(key, _)| HEADS.contains(&key.trim_end_matches("の持駒")));
    let is_kif = |line: &str| line.starts_with("手数----") || words::numbered(line).is_some();
    let by_moves = lines.clone().find_map(|line| match line {
        _ if line.starts_with("#KI2") || words::begins_ki2(line) => Some(RecordForm::Ki2),
        _ if line.starts_with("#KIF") || is_kif(line) => Some(RecordForm::Kif),
        _ => None,
    });
    by_moves.or_else(|| lines.any(is_head).then_some(RecordForm::Kif))
}

/// The signs of a game that can be written in a form: its definition has signs for all pieces, and CSA has codes for the signs.
pub(super) fn signs(variant: &Variant, form: RecordForm) -> Option<Signs> {
    let has = |signs: &Signs, kind| if form == RecordForm::Csa { signs.code(kind).is_some() } else { signs.sign(kind).is_some() };
    Signs::of(variant).filter(|signs| variant.all_kind_ids().all(|kind| has(signs, kind)))
}

/// A game in one of these forms; `None` if its definition does not say what its pieces are called.
pub(super) fn text(game: &Game, form: RecordForm) -> Option<String> {
    let signs = signs(game.variant(), form)?;
    if form == RecordForm::Csa { csa::text(game, &signs) } else { write::text(game, &signs, form) }
}

/// Where the games of a text begin.
pub(super) fn begins(text: &str, form: RecordForm) -> Vec<usize> {
    let (mut begins, mut moved) = (vec![0], false);
    for (at, line) in lines(text) {
        let end = at + line.len();
        if form == RecordForm::Csa {
            begins.extend((end < text.len() && line.trim() == "/").then_some(end));
            continue;
        }
        if moved && is_new_head(line) {
            begins.push(at);
            moved = false;
        }
        moved |= words::begins_move(line);
    }
    begins
}

fn is_new_head(line: &str) -> bool {
    ["#KIF", "# ----", "開始日時：", "手合割：", "棋戦："].iter().any(|head| line.starts_with(head))
}

pub(super) fn read(text: &str, form: RecordForm, variants: impl Iterator<Item = Arc<Variant>>) -> Result<Loaded, Broken> {
    let tried = variants.filter_map(|variant| {
        let signs = Signs::of(&variant)?;
        Some(if form == RecordForm::Csa { csa::read(text, variant, signs) } else { read::read(text, variant, signs) })
    });
    furthest(tried, TextFault::NoKifu)
}

/// Lines with where they begin, with their ends.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    let body = text.strip_prefix('\u{feff}').unwrap_or(text);
    body.split_inclusive(BREAKS).map(move |line| (line.as_ptr() as usize - text.as_ptr() as usize, line))
}

#[cfg(test)]
pub(super) mod tests;
