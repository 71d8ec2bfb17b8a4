//! The ways of writing records that only some games have: those of Japan and of China.

use std::sync::Arc;

use super::kifu::{self, Kifu};
use super::qipu::{self, Qipu};
use super::record::Game;
use super::text::{Broken, Loaded};
use crate::variant::{Library, Variant};

/// A way of writing a record that only some games have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordForm {
    /// One of Japan.
    Kifu(Kifu),
    /// One of China.
    Qipu(Qipu),
}

impl RecordForm {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Kifu(Kifu::Kif),
        Self::Kifu(Kifu::Ki2),
        Self::Kifu(Kifu::Csa),
        Self::Qipu(Qipu::Chinese),
        Self::Qipu(Qipu::Wxf),
        Self::Qipu(Qipu::DhtmlXq),
    ];

    /// How the names of their files end, in small letters. PGN with Chinese moves is a file of PGN.
    pub const ENDINGS: [(&str, Self); 7] = [
        ("kif", Self::Kifu(Kifu::Kif)),
        ("kifu", Self::Kifu(Kifu::Kif)),
        ("ki2", Self::Kifu(Kifu::Ki2)),
        ("ki2u", Self::Kifu(Kifu::Ki2)),
        ("csa", Self::Kifu(Kifu::Csa)),
        ("wxf", Self::Qipu(Qipu::Wxf)),
        ("ubb", Self::Qipu(Qipu::DhtmlXq)),
    ];

    /// Which of them a text is, by how it begins; `None` if it is none.
    pub fn of(text: &str) -> Option<Self> {
        Kifu::of(text).map(Self::Kifu).or_else(|| Qipu::of(text).map(Self::Qipu))
    }

    /// The form of a file whose name ends like this, in small letters.
    pub fn of_ending(ending: &str) -> Option<Self> {
        Self::ENDINGS.into_iter().find(|known| known.0 == ending).map(|known| known.1)
    }

    /// Whether games of this kind can be written in it.
    pub fn fits(self, variant: &Variant) -> bool {
        match self {
            Self::Kifu(kifu) => kifu.fits(variant),
            Self::Qipu(qipu) => qipu.fits(variant),
        }
    }

    /// A game in this form, with its variations where the form has such; `None` if it has no words for the game.
    pub fn text(self, game: &Game) -> Option<String> {
        match self {
            Self::Kifu(kifu) => kifu.text(game),
            Self::Qipu(qipu) => qipu.text(game),
        }
    }
}

/// Where the games of a text begin.
pub(super) fn begins(text: &str, form: RecordForm) -> Vec<usize> {
    match form {
        RecordForm::Kifu(kifu) => kifu::begins(text, kifu),
        RecordForm::Qipu(qipu) => qipu::begins(text, qipu),
    }
}

/// The names and values that stand at the head of a record, by the tags that games have for them.
pub(super) fn head_tags(text: &str, form: RecordForm) -> Vec<(String, String)> {
    match form {
        RecordForm::Kifu(kifu) => kifu::head_tags(text, kifu),
        RecordForm::Qipu(qipu) => qipu::head_tags(text, qipu),
    }
}

pub(super) fn read(text: &str, form: RecordForm, library: &Library, otherwise: &Arc<Variant>) -> Result<Loaded, Broken> {
    match form {
        RecordForm::Kifu(kifu) => kifu::read(text, kifu, library, otherwise),
        RecordForm::Qipu(qipu) => qipu::read(text, qipu, library, otherwise),
    }
}
