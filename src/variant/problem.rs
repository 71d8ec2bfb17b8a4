//! Problems of a definition: what is wrong, where in the file, and how it looks to a person.

use std::fmt;
use std::ops::Range;

use crate::words::say;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

/// One thing wrong with a definition, found at a path of fields such as `men[3].moves[0].step`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problem {
    /// Fields and indices from the game's own entry down; empty for the entry itself.
    pub path: String,
    /// What is wrong.
    pub message: String,
    /// What to do about it; may be empty.
    pub hint: String,
}

/// A problem with its place in a file.
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
    pub message: String,
    /// What to do about it; may be empty.
    pub hint: String,
    /// The place in the file, drawn with the lines around it.
    pub excerpt: String,
}

impl Report {
    /// The report of a problem at a byte range of a source text.
    #[must_use]
    pub fn new(file: &str, source: &str, span: Range<usize>, game: &str, message: String, hint: String) -> Self {
        let start = floor_boundary(source, span.start);
        let end = floor_boundary(source, span.end.max(start));
        let before = &source[..start];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
        let column = source[line_start..start].chars().count() + 1;
        let excerpt = excerpt(file, source, start, end, &message, &hint);
        Self { file: file.to_owned(), game: game.to_owned(), line, column, message, hint, excerpt }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: ", self.file, self.line, self.column)?;
        if !self.game.is_empty() {
            write!(f, "{}: ", self.game)?;
        }
        f.write_str(&self.message)?;
        if self.hint.is_empty() { Ok(()) } else { write!(f, " ({})", self.hint) }
    }
}

fn floor_boundary(text: &str, mut at: usize) -> usize {
    at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// The longest stretch of one line that an excerpt shows; a file without line ends must not be drawn whole.
const EXCERPT: usize = 2_000;

fn excerpt(file: &str, source: &str, start: usize, end: usize, message: &str, hint: &str) -> String {
    let from = source[..start].rfind('\n').map_or(0, |at| at + 1);
    let to = source[start..].find('\n').map_or(source.len(), |at| start + at);
    if to - from > EXCERPT {
        return String::new();
    }
    let line = source[..from].bytes().filter(|&byte| byte == b'\n').count() + 1;
    let span = start - from..end.clamp(start, to) - from;
    let snippet = Snippet::source(&source[from..to]).path(file).line_start(line).annotation(AnnotationKind::Primary.span(span));
    let group = Level::ERROR.with_name(say!("report-error")).primary_title(message).element(snippet);
    let group = if hint.is_empty() { group } else { group.element(Level::HELP.with_name(say!("report-help")).message(hint)) };
    Renderer::plain().render(&[group]).clone()
}
