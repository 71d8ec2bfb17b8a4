//! How records of each form are told apart, read and written.

use std::sync::Arc;

use super::RecordForm;
use crate::game::kifu::{self, csa};
use crate::game::qipu::{self, dhtml, wxf};
use crate::game::record::Game;
use crate::game::text::{Broken, Loaded, chinese_record_text};
use crate::variant::{Library, Variant};

impl RecordForm {
    /// Which of them a text is, by how it begins; `None` if it is none, or PGN.
    pub fn of(text: &str) -> Option<Self> {
        kifu::form_of(text).or_else(|| qipu::form_of(text))
    }

    /// Whether games of this kind can be written in it: its definition says what such records call its pieces.
    pub fn fits(self, variant: &Variant) -> bool {
        match self {
            Self::Kif | Self::Ki2 | Self::Csa => kifu::signs(variant, self).is_some(),
            Self::Chinese | Self::Wxf => qipu::has_signs(variant),
            Self::DhtmlXq => dhtml::tells(variant),
        }
    }

    /// A game in this form, with its variations where the form has such; `None` if it has no words for the game.
    pub fn text(self, game: &Game) -> Option<String> {
        match self {
            Self::Kif | Self::Ki2 | Self::Csa => kifu::text(game, self),
            _ if !self.fits(game.variant()) => None,
            Self::Chinese => Some(chinese_record_text(game)),
            Self::Wxf => Some(wxf::text(game)),
            Self::DhtmlXq => dhtml::text(game),
        }
    }

    /// Where the games of a text begin.
    pub(in crate::game) fn begins(self, text: &str) -> Vec<usize> {
        match self {
            Self::Kif | Self::Ki2 | Self::Csa => kifu::begins(text, self),
            Self::Chinese | Self::Wxf => qipu::begins(text, wxf::is_head),
            Self::DhtmlXq => qipu::begins(text, dhtml::begins),
        }
    }

    /// The names and values that stand at the head of a record, by the tags that games have for them.
    pub(in crate::game) fn head_tags(self, text: &str) -> Vec<(String, String)> {
        match self {
            Self::Kif | Self::Ki2 => kifu::head_tags(text),
            Self::Csa => csa::head_tags(text),
            Self::Chinese | Self::Wxf => wxf::head_tags(text),
            Self::DhtmlXq => dhtml::head_tags(text),
        }
    }

    /// Reads a record as one of the games that it could be of: that on the board, or those whose definitions say what such records call
    /// their pieces.
    pub(in crate::game) fn read(self, text: &str, library: &Library, otherwise: &Arc<Variant>) -> Result<Loaded, Broken> {
        let is_kifu = matches!(self, Self::Kif | Self::Ki2 | Self::Csa);
        let says = |id: &&str| {
            let known = library.known_as(id);
            if is_kifu { known.kifu.is_some() } else { known.qipu.is_some() }
        };
        let others = library.all_games().map(|(id, _)| id).filter(says).filter_map(|id| library.get(id).ok());
        let variants = std::iter::once(Arc::clone(otherwise)).chain(others.filter(|variant| variant.id != otherwise.id));
        if is_kifu {
            return kifu::read(text, self, variants);
        }
        let variants = variants.filter(|variant| self.fits(variant));
        if self == Self::DhtmlXq { dhtml::read(text, variants) } else { wxf::read(text, variants) }
    }
}
