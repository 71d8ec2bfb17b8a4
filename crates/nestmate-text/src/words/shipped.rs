//! The languages that the program brings: a line below for each, and the folder of its code in `assets/words`.

use include_dir::{Dir, include_dir};

use super::own;

static WORDS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/words");

/// The languages, each with its code and what it calls itself; where that is not in Latin letters, also what English calls it.
macro_rules! languages {
    ($($(#[$doc:meta])* $name:ident $code:literal $own_name:literal $($plain_name:literal)?,)+) => {
        /// A language that the program speaks.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum Language {
            $($(#[$doc])* $name,)+
            /// One of the user's own, by its number.
            Own(u8),
        }

        impl Language {
            /// Those that are shipped.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$name),+];

            /// The code that settings and the system call it by: `en`, `de`.
            pub fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)+
                    Self::Own(_) => own::code(self),
                }
            }

            /// What it is called where its own letters cannot be shown.
            pub fn plain_name(self) -> &'static str {
                match self {
                    $(Self::$name => [$own_name $(, $plain_name)?].last().copied().unwrap_or($code),)+
                    Self::Own(_) => own::code(self),
                }
            }

            /// What it calls itself, so that those who speak it find it.
            pub fn own_name(self) -> &'static str {
                match self {
                    $(Self::$name => $own_name,)+
                    Self::Own(_) => own::name(self),
                }
            }
        }
    };
}

languages! {
    /// English, in which everything is there first.
    #[default]
    English "en" "English",
    /// German.
    German "de" "Deutsch",
    /// French.
    French "fr" "Français",
    /// Japanese.
    Japanese "ja" "日本語" "Japanese",
}

pub(super) fn files(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    let files = WORDS.get_dir(language.code()).into_iter().flat_map(Dir::files);
    files.filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
}
