//! Records as programs and pages in China write them: PGN with moves in Chinese, files of WXF, and `DhtmlXQ`, which boards on pages read.
//! A definition says what they call its pieces; a game whose definition says nothing of it cannot be written so.

mod dhtml;
mod wxf;

use std::sync::Arc;

use super::kifu::{candidates, furthest, lines};
use super::record::Game;
use super::text::{Broken, Loaded, TextFault, chinese_record_text, read_body};
use crate::variant::{Library, Variant};

/// A way of writing such records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Qipu {
    /// PGN whose moves are in Chinese: `炮二平五`.
    Chinese,
    /// Heads, and the moves of the main line in WXF: `C2=5`.
    Wxf,
    /// Values between signs in brackets, with cells by two digits.
    DhtmlXq,
}

/// How many lines are looked at to tell what a text is.
const LOOKED_AT: usize = 60;

impl Qipu {
    /// Which of them a text is; `None` if it is none, or PGN.
    pub fn of(text: &str) -> Option<Self> {
        let begin = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        let is_other = begin.starts_with(['(', '{', '/']) || begin.starts_with('[') && !begin.starts_with(dhtml::BEGIN);
        if is_other {
            return None;
        }
        let is_wxf = |line: &str| wxf::is_head(line.trim()) || line.trim_start().starts_with(wxf::START);
        if lines(text).take(LOOKED_AT).any(|(_, line)| is_wxf(line)) {
            return Some(Self::Wxf);
        }
        // A page has much before it.
        lines(text).any(|(_, line)| line.trim_start().starts_with(dhtml::BEGIN)).then_some(Self::DhtmlXq)
    }

    /// Whether games of this kind can be written in it.
    pub fn fits(self, variant: &Variant) -> bool {
        let Some(known) = variant.known_as.qipu.as_ref() else { return false };
        let has_signs = || variant.all_kind_ids().all(|kind| known.pieces.contains_key(&variant.kind(kind).letter));
        match self {
            Self::Chinese | Self::Wxf => has_signs(),
            Self::DhtmlXq => dhtml::tells(variant),
        }
    }

    /// A game in this form, with its variations unless it is WXF; `None` if its definition does not say what its pieces are called.
    pub fn text(self, game: &Game) -> Option<String> {
        if !self.fits(game.variant()) {
            return None;
        }
        match self {
            Self::Chinese => Some(chinese_record_text(game)),
            Self::Wxf => Some(wxf::text(game)),
            Self::DhtmlXq => dhtml::text(game),
        }
    }
}

/// Where the games of a text begin.
pub(super) fn begins(text: &str, qipu: Qipu) -> Vec<usize> {
    let is_begin = |line: &str| match qipu {
        Qipu::Chinese => false,
        Qipu::Wxf => wxf::is_head(line.trim()),
        Qipu::DhtmlXq => dhtml::begins(line.trim()),
    };
    let further = lines(text).filter(|(_, line)| is_begin(line)).map(|(at, _)| at).skip(1);
    std::iter::once(0).chain(further).collect()
}

/// The names and values that stand at the head of a record, by the tags that games have for them.
pub(super) fn head_tags(text: &str, qipu: Qipu) -> Vec<(String, String)> {
    match qipu {
        Qipu::Chinese => Vec::new(),
        Qipu::Wxf => wxf::Record::of(text).tags.into_iter().map(|(name, value, _)| (name.to_owned(), value)).collect(),
        Qipu::DhtmlXq => dhtml::head_tags(text),
    }
}

/// Reads a record as one of the games that it could be of: the first that can be read whole, or else the one that is read furthest.
pub(super) fn read(text: &str, qipu: Qipu, library: &Library, otherwise: &Arc<Variant>) -> Result<Loaded, Broken> {
    let variants = candidates(library, otherwise, |known| known.qipu.is_some()).filter(|variant| qipu.fits(variant));
    if qipu == Qipu::DhtmlXq {
        return furthest(variants.map(|variant| dhtml::read(text, variant)));
    }
    let wxf::Record { tags, body, further } = wxf::Record::of(text);
    let read = read_body(text, tags, body, variants);
    read.unwrap_or(Err(Broken { span: 0..0, fault: TextFault::NoKifu })).map(|loaded| loaded.going_on(further))
}

#[cfg(test)]
mod tests;
