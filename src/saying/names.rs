//! Sides and glyphs.

use crate::game::glyph::{Glyph, Meaning};
use crate::variant::Side;
use crate::words::say;

impl Side {
    /// `White` or `Black`, in the language in use.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::White => say!("side-white"),
            Self::Black => say!("side-black"),
        }
    }
}

impl Glyph {
    /// What it means, in the language in use.
    #[must_use]
    pub fn words(&self) -> &'static str {
        match self.meaning {
            Meaning::Good => say!("glyph-1"),
            Meaning::Mistake => say!("glyph-2"),
            Meaning::Brilliant => say!("glyph-3"),
            Meaning::Blunder => say!("glyph-4"),
            Meaning::Interesting => say!("glyph-5"),
            Meaning::Dubious => say!("glyph-6"),
            Meaning::Only => say!("glyph-7"),
            Meaning::Even => say!("glyph-10"),
            Meaning::Unclear => say!("glyph-13"),
            Meaning::WhiteSlight => say!("glyph-14"),
            Meaning::BlackSlight => say!("glyph-15"),
            Meaning::WhiteClear => say!("glyph-16"),
            Meaning::BlackClear => say!("glyph-17"),
            Meaning::WhiteWinning => say!("glyph-18"),
            Meaning::BlackWinning => say!("glyph-19"),
        }
    }
}
