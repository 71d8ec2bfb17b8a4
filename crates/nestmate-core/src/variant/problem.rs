//! Problems of a definition: what is wrong, and where in the file.

use std::ops::Range;

use super::fault::Fault;

/// One thing wrong with a definition, found at a path of fields such as `pieces[3].moves[0].step`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Fields and indices from the game's own entry down; empty for the entry itself.
    pub path: String,
    /// What is wrong.
    pub fault: Fault,
    /// The field that has to be read whole for this to be a problem; empty where it is one in any case.
    pub of: &'static str,
}

/// Something wrong with its place in a file: a [`Fault`] of a definition, or what can be wrong with another kind of file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<F = Fault> {
    /// The file's name as the user knows it.
    pub file: String,
    /// The id of the game, empty where it is not known.
    pub game: String,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: F,
    /// The line of the place, unless it is too long to be shown, and the bytes of it that are meant.
    shown: Option<(String, Range<usize>)>,
}

/// The longest line that is shown; a file without line ends must not be drawn whole.
const LONGEST: usize = 2_000;

impl Problem {
    pub(super) fn new(path: impl Into<String>, fault: impl Into<Fault>) -> Self {
        Self { path: path.into(), fault: fault.into(), of: "" }
    }
}

impl<F> Report<F> {
    /// The report of something wrong at a byte range of a source text.
    pub fn new(file: &str, source: &str, span: Range<usize>, game: &str, fault: F) -> Self {
        let start = floor_boundary(source, span.start);
        let end = floor_boundary(source, span.end.max(start));
        let from = source[..start].rfind(BREAKS).map_or(0, |at| at + 1);
        let to = source[start..].find(BREAKS).map_or(source.len(), |at| start + at);
        let line = line_breaks(&source[..from]) + 1;
        let column = source[from..start].chars().count() + 1;
        let span = start - from..end.clamp(start, to) - from;
        let shown = (to - from <= LONGEST).then(|| (source[from..to].to_owned(), span));
        Self { file: file.to_owned(), game: game.to_owned(), line, column, fault, shown }
    }

    /// The same in a text before which so many lines stand in its file.
    #[must_use]
    pub fn lowered(self, lines: usize) -> Self {
        Self { line: self.line + lines, ..self }
    }

    /// The same place with something else wrong there.
    pub fn map<G>(self, fault: impl FnOnce(F) -> G) -> Report<G> {
        let Self { file, game, line, column, fault: own, shown } = self;
        Report { file, game, line, column, fault: fault(own), shown }
    }

    /// The line of the place, unless it is too long to be shown, and the bytes of it that are meant.
    pub fn shown(&self) -> Option<(&str, Range<usize>)> {
        self.shown.as_ref().map(|(text, span)| (text.as_str(), span.clone()))
    }
}

/// What ends a line: one of these, or both, the other way round. Old files have the second alone.
pub const BREAKS: [char; 2] = ['\n', '\r'];

/// How many lines end in a text.
pub fn line_breaks(text: &str) -> usize {
    let alone = |(at, byte): (usize, u8)| byte == b'\n' || byte == b'\r' && text.as_bytes().get(at + 1) != Some(&b'\n');
    text.bytes().enumerate().filter(|&place| alone(place)).count()
}

/// The byte of a text at a line and a column in characters, both from 1.
pub fn byte_at(text: &str, line: usize, column: usize) -> usize {
    let line_start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let in_line: usize = text[line_start..].chars().take(column.saturating_sub(1)).map(char::len_utf8).sum();
    line_start + in_line
}

fn floor_boundary(text: &str, mut at: usize) -> usize {
    at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// Why a game cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayable<F = Fault> {
    /// No file has a game of this id.
    Unknown(String),
    /// Something is wrong with its definition.
    Broken(Box<Report<F>>),
}

impl<F> Unplayable<F> {
    /// The same as another kind of fault.
    pub fn map<G>(self, fault: impl FnOnce(F) -> G) -> Unplayable<G> {
        match self {
            Self::Unknown(id) => Unplayable::Unknown(id),
            Self::Broken(report) => Unplayable::Broken(Box::new(report.map(fault))),
        }
    }
}
