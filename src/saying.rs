//! Sentences for what the core says in data: faults of definitions, positions, games and files. Each kind of fault has its sentences in
//! one place, matched whole, so that the compiler asks for those of a new one.

mod definition;
mod file;
mod game;
mod unreadable;

pub use definition::meant_in;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use nestmate_core::game::glyph::Glyph;
use nestmate_core::plain::escaped;
use nestmate_core::variant::{NestFault, NestWords, Report, Reserve, Side, Unplayable, Variant};
use nestmate_text::named_side;
use nestmate_text::words::{TextKey, Told, key, named, say};

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

/// What a glyph says.
pub fn glyph_told(variant: &Variant, glyph: &Glyph) -> String {
    // From 14 to 19 the even numbers say that White stands better, the odd ones that Black does.
    let side = if glyph.number.is_multiple_of(2) { Side::White } else { Side::Black };
    let of = |key: TextKey| say!(key, side = named_side(variant, side));
    let told = match glyph.number {
        1 => say!("glyph-1"),
        2 => say!("glyph-2"),
        3 => say!("glyph-3"),
        4 => say!("glyph-4"),
        5 => say!("glyph-5"),
        6 => say!("glyph-6"),
        7 => say!("glyph-7"),
        10 => say!("glyph-10"),
        13 => say!("glyph-13"),
        14 | 15 => return of(key!("glyph-slight")),
        16 | 17 => return of(key!("glyph-clear")),
        18 | 19 => return of(key!("glyph-winning")),
        _ => glyph.sign,
    };
    told.to_owned()
}

/// Whose reserve it is, as sentences take it: the name of a side, or `neutral`.
pub fn owner_of_reserve(variant: &Variant, reserve: Reserve) -> &str {
    reserve.side().map_or("neutral", |side| named_side(variant, side))
}

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

/// A report on one line, with its place and what to do about it.
impl<F: Saying> Saying for Report<F> {
    fn words(&self) -> Words {
        let Words { message, hint } = self.fault.words();
        let game = if self.game.is_empty() { String::new() } else { format!("{}: ", escaped(&self.game)) };
        let hint = hint.map_or_else(String::new, |hint| format!(" ({})", escaped(&hint)));
        plain(format!("{}:{}:{}: {game}{}{hint}", escaped(named(&self.file)), self.line, self.column, escaped(&message)))
    }
}

impl<F: Saying> Saying for Unplayable<F> {
    fn words(&self) -> Words {
        match self {
            Self::Unknown(id) => plain(say!("no-game", id = id.as_str())),
            Self::Broken(report) => report.words(),
        }
    }
}

/// The place in the file, drawn with what is wrong there; where it cannot be, the report on one line.
pub fn drawn<F: Saying>(report: &Report<F>) -> String {
    drawn_as(report, Level::ERROR.with_name(say!("report-error")))
}

pub fn drawn_warning<F: Saying>(report: &Report<F>) -> String {
    drawn_as(report, Level::WARNING.with_name(say!("report-warning")))
}

fn drawn_as<F: Saying>(report: &Report<F>, level: Level<'_>) -> String {
    let Some((text, span)) = report.shown() else { return report.said() };
    let Words { message, hint } = report.fault.words();
    let (message, file) = (escaped(&message), escaped(named(&report.file)));
    let hint = hint.as_deref().map(escaped);
    let snippet = Snippet::source(text).path(&*file).line_start(report.line).annotation(AnnotationKind::Primary.span(span));
    let group = level.primary_title(&*message).element(snippet);
    let group = match &hint {
        Some(hint) => group.element(Level::HELP.with_name(say!("report-help")).message(&**hint)),
        None => group,
    };
    Renderer::plain().render(&[group]).clone()
}
