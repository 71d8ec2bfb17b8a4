//! Records as programs and pages in China write them: PGN with moves in Chinese, files of WXF, and `DhtmlXQ`, which boards on pages read.
//! A definition says what they call its pieces; a game whose definition says nothing of it cannot be written so.

pub(super) mod dhtml;
pub(super) mod wxf;

use super::form::RecordForm;
use super::kifu::{LOOKED_AT, lines};
use crate::variant::Variant;

/// Which of these forms a text is; `None` if it is none, or PGN.
pub(super) fn form_of(text: &str) -> Option<RecordForm> {
    let begin = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    let is_other = begin.starts_with(['(', '{', '/']) || begin.starts_with('[') && !begin.starts_with(dhtml::BEGIN);
    if is_other {
        return None;
    }
    let is_wxf = |line: &str| wxf::is_head(line.trim()) || line.trim_start().starts_with(wxf::START);
    if lines(text).take(LOOKED_AT).any(|(_, line)| is_wxf(line)) {
        return Some(RecordForm::Wxf);
    }
    // A page has much before it.
    lines(text).any(|(_, line)| line.trim_start().starts_with(dhtml::BEGIN)).then_some(RecordForm::DhtmlXq)
}

/// Whether a game's definition has signs for all its pieces.
pub(super) fn has_signs(variant: &Variant) -> bool {
    let known = variant.known_as.qipu.as_ref();
    known.is_some_and(|known| variant.all_kind_ids().all(|kind| known.pieces.contains_key(&variant.kind(kind).letter)))
}

/// Where the games of a text begin: at its beginning, and at each further head.
pub(super) fn begins(text: &str, is_head: fn(&str) -> bool) -> Vec<usize> {
    let further = lines(text).filter(|(_, line)| is_head(line.trim())).map(|(at, _)| at).skip(1);
    std::iter::once(0).chain(further).collect()
}

#[cfg(test)]
mod tests;
