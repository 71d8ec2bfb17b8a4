//! What has a name of its own: sides and glyphs.

use nestmate_core::game::glyph::{Glyph, Meaning};
use nestmate_core::variant::Side;
use nestmate_text::words::say;

/// Something that has a name.
pub trait Named {
    /// The name, in the language in use.
    fn name(self) -> &'static str;
}

impl Named for Side {
    fn name(self) -> &'static str {
        match self {
            Self::White => say!("side-white"),
            Self::Black => say!("side-black"),
        }
    }
}

impl Named for &Glyph {
    fn name(self) -> &'static str {
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
