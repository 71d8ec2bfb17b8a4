//! Why two games cannot be nested.

use nestmate_core::variant::{NestFault, NestWords};
use nestmate_text::words::{named, say};

use super::{Saying, Words, hinted, plain};

impl Saying for NestFault {
    fn words(&self) -> Words {
        match self {
            Self::Unplayable(unplayable) => unplayable.words(),
            Self::Tilted(game) => plain(say!("nest-tilted", game = named(game))),
            Self::OneSided([first, second]) => plain(say!("nest-one-sided", first = named(first), second = named(second))),
            Self::Wrapped(game) => plain(say!("nest-wrapped", game = named(game))),
            Self::Royals(game) => plain(say!("nest-royals", game = named(game))),
            Self::Setup(game) => plain(say!("nest-setup", game = named(game))),
            Self::Large(files, ranks) => hinted(say!("nest-large", files = *files, ranks = *ranks), say!("nest-large-hint")),
            Self::Letters => plain(say!("nest-letters")),
            Self::Full => plain(say!("nest-full")),
        }
    }
}

/// What nested games are called and what is said of them.
pub fn nest_words() -> NestWords {
    NestWords {
        name: |first, second| say!("nest-name", first = named(first), second = named(second)),
        about: |first, second| say!("nest-about", first = named(first), second = named(second)),
        free: say!("nest-free").to_owned(),
        wide: |piece| say!("nest-wide", piece = named(piece)),
    }
}
