//! Sentences for what the core says in data: faults of definitions, positions, games and files. Each kind of fault has its sentences in
//! one place, matched whole, so that the compiler asks for those of a new one.

mod definition;
mod file;
mod foreign;
mod game;
mod names;
mod nest;
pub mod owner;
mod part;
mod position;
mod puzzle;
mod report;
mod unreadable;

use nestmate_text::words::Told;

pub use names::Named;
pub use nest::nest_words;
pub use report::{drawn, drawn_warning};

/// What is said of something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    pub message: String,
    /// What to do about it, if there is advice.
    pub hint: Option<String>,
}

/// Something that the core says in data, and that people are told in the language in use.
pub trait Saying {
    fn words(&self) -> Words;

    fn said(&self) -> String {
        self.words().message
    }

    /// The sentence alone, said anew whenever it is shown.
    fn told(self) -> Told
    where
        Self: Sized + Send + Sync + 'static,
    {
        Told::by(move || self.said())
    }
}

pub(crate) fn plain(message: impl Into<String>) -> Words {
    Words { message: message.into(), hint: None }
}

pub(crate) fn hinted(message: impl Into<String>, hint: impl Into<String>) -> Words {
    Words { message: message.into(), hint: Some(hint.into()) }
}
