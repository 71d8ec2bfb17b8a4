//! Problems of a definition: what is wrong, where in the file, and how it looks to a person.

use std::fmt;
use std::ops::Range;

use crate::words::{Told, escaped, named, say};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

/// One thing wrong with a definition, found at a path of fields such as `pieces[3].moves[0].step`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problem {
    /// Fields and indices from the game's own entry down; empty for the entry itself.
    pub path: String,
    /// What is wrong.
    pub message: Told,
    /// What to do about it; may be nothing.
    pub hint: Told,
    /// The field that has to be read whole for this to be a problem; empty where it is one in any case.
    pub of: &'static str,
}

/// A problem with its place in a file. It is told in whatever language is in use when it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The file's name as the user knows it.
    pub file: String,
    /// The id of the game, empty where it is not known.
    pub game: String,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: Told,
    /// What to do about it; may be nothing.
    pub hint: Told,
    /// The line of the place, unless it is too long to be shown, and the bytes of it that are meant.
    shown: Option<(String, Range<usize>)>,
}

/// The longest line that is shown; a file without line ends must not be drawn whole.
const LONGEST: usize = 2_000;

impl Report {
    /// The report of a problem at a byte range of a source text.
    #[must_use]
    pub fn new(file: &str, source: &str, span: Range<usize>, game: &str, message: Told, hint: Told) -> Self {
        let start = floor_boundary(source, span.start);
        let end = floor_boundary(source, span.end.max(start));
        let from = source[..start].rfind('\n').map_or(0, |at| at + 1);
        let to = source[start..].find('\n').map_or(source.len(), |at| start + at);
        let line = source[..from].bytes().filter(|&byte| byte == b'\n').count() + 1;
        let column = source[from..start].chars().count() + 1;
        let span = start - from..end.clamp(start, to) - from;
        let shown = (to - from <= LONGEST).then(|| (source[from..to].to_owned(), span));
        Self { file: file.to_owned(), game: game.to_owned(), line, column, message, hint, shown }
    }

    /// The place in the file, drawn; where it cannot be, the report on one line.
    #[must_use]
    pub fn drawn(&self) -> String {
        let Some((text, span)) = &self.shown else { return self.to_string() };
        let (message, hint, file) = (self.message.to_string(), self.hint.to_string(), escaped(named(&self.file)));
        let (message, hint) = (escaped(&message), escaped(&hint));
        let snippet = Snippet::source(text).path(&*file).line_start(self.line).annotation(AnnotationKind::Primary.span(span.clone()));
        let group = Level::ERROR.with_name(say!("report-error")).primary_title(&*message).element(snippet);
        let group = if hint.is_empty() { group } else { group.element(Level::HELP.with_name(say!("report-help")).message(&*hint)) };
        Renderer::plain().render(&[group]).clone()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: ", escaped(named(&self.file)), self.line, self.column)?;
        if !self.game.is_empty() {
            write!(f, "{}: ", escaped(&self.game))?;
        }
        write!(f, "{}", escaped(&self.message.to_string()))?;
        if self.hint.is_nothing() { Ok(()) } else { write!(f, " ({})", escaped(&self.hint.to_string())) }
    }
}

fn floor_boundary(text: &str, mut at: usize) -> usize {
    at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}
