//! Reading a game from text, as people and other programs lay it out.

use std::ops::Range;
use std::sync::Arc;

use super::fault::{HouseFault, Remark, TextFault, TextPlace};
use super::head::{Guess, Head, NextToken, are_rules};
use super::lex::{Broken, HowFar, Lexer, Token};
use super::reader::Reader;
use crate::game::{Builder, Game, MAX_MOVES, NodeId, RecordForm};
use crate::notation::{NULL, Tongue, read_played, read_position_told};
use crate::plain::is_hidden;
use crate::position::TextError;
use crate::rules::{null_move, start};
use crate::variant::{Library, Report, Variant};

/// The longest text that is read, in bytes.
const MAX_TEXT: usize = 8 << 20;

/// A game that was read.
#[derive(Debug)]
pub struct Loaded {
    /// The game, at the end of its main line.
    pub game: Game,
    /// What the user should know: something of the text was passed over.
    pub remarks: Vec<Remark>,
    /// Whether the text goes on after the game: with another game, a comment, or something that cannot be read.
    pub further: bool,
}

/// Reads the first game of a text. `name` is what the text is called when something is wrong with it. Moves alone are taken to be of the
/// game `otherwise`, which need not be one of the library's, if they can be; a text with tags that names no game is of the one whose
/// definition calls itself standard.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn read_text(name: &str, text: &str, library: &Library, otherwise: &Arc<Variant>) -> Result<Loaded, Box<Report<TextFault>>> {
    let read = || -> Result<Loaded, Broken> {
        if Lexer::new(text).next().is_none() {
            return Err(Broken { span: 0..0, fault: TextFault::Empty });
        }
        if text.len() > MAX_TEXT {
            return Err(Broken { span: 0..0, fault: TextFault::Long(text.len()) });
        }
        let mut loaded = if let Some(form) = RecordForm::of(text) {
            form.read(text, library, otherwise)?
        } else if let Some(read) = read(text, library, otherwise) {
            read?
        } else {
            moves(text, library, otherwise)?
        };
        loaded.remarks.extend(hidden(text));
        Ok(loaded)
    };
    read().map_err(|Broken { span, fault }| Box::new(Report::new(name, text, span, "", fault)))
}

/// A text read as one of the games that it could be of.
pub(in crate::game) struct ReadAs {
    pub(in crate::game) loaded: Loaded,
    /// Whether there is anything in it that this game cannot have, so that another is meant.
    pub(in crate::game) doubtful: bool,
    /// The first thing that could not be read.
    pub(in crate::game) trouble: Option<Broken>,
}

/// Of a text read as one game after the other, the reading that came furthest.
#[derive(Default)]
struct Furthest(Option<(HowFar, Result<ReadAs, Broken>)>);

impl Furthest {
    /// Goes on until the text can be read whole.
    fn first_whole(&mut self, tried: impl Iterator<Item = Result<ReadAs, Broken>>) -> Option<Loaded> {
        for read in tried {
            let reach = match read {
                Ok(ReadAs { trouble: None, doubtful: false, loaded }) => return Some(loaded),
                Err(ref broken) | Ok(ReadAs { trouble: Some(ref broken), .. }) => broken.reach(),
                Ok(_) => (usize::MAX, 0),
            };
            if self.0.as_ref().is_none_or(|best| reach > best.0) {
                self.0 = Some((reach, read));
            }
        }
        None
    }

    /// Whether the position can be one of its game, so that the game is known, whatever is wrong with its moves.
    fn is_sure(&self) -> bool {
        self.0.as_ref().is_some_and(|(_, read)| read.as_ref().is_ok_and(|read| !read.doubtful))
    }

    /// What was read, or what is wrong with the text if not even one move could be read; `nothing` if no game was tried.
    fn read(self, nothing: TextFault) -> Result<Loaded, Broken> {
        let Some((_, read)) = self.0 else { return Err(Broken { span: 0..0, fault: nothing }) };
        let ReadAs { loaded, trouble, .. } = read?;
        let has_moves = !loaded.game.tree().children(NodeId::START).is_empty();
        trouble.filter(|_| !has_moves).map_or(Ok(loaded), Err)
    }
}

/// The first reading that is whole, or else the one that came furthest.
pub(in crate::game) fn furthest(tried: impl Iterator<Item = Result<ReadAs, Broken>>, nothing: TextFault) -> Result<Loaded, Broken> {
    let mut best = Furthest::default();
    best.first_whole(tried).map_or_else(|| best.read(nothing), Ok)
}

/// Reads tags and moves, as what they could be: the first that can be read whole, or else the one that is read furthest.
fn moves(text: &str, library: &Library, otherwise: &Arc<Variant>) -> Result<Loaded, Broken> {
    let mut lexer = Lexer::new(text);
    let mut head = Head::read(&mut lexer);
    let (first, at) = (head.after.take(), lexer.at);
    let tried = |guess: Guess| attempt(&head, (first.clone(), Lexer::starting(text, at)), guess);
    let mut best = Furthest::default();
    if let Some(loaded) = best.first_whole(head.guesses(library, otherwise)?.into_iter().map(tried)) {
        return Ok(loaded);
    }
    if !(head.has_position() && best.is_sure())
        && let Some(loaded) = best.first_whole(head.other_guesses(library, text).into_iter().map(tried))
    {
        return Ok(loaded);
    }
    best.read(TextFault::Empty)
}

/// Reads the moves of a part of a text, with tags that stand elsewhere, as one of these games and in the words of other programs.
pub(in crate::game) fn read_body(
    text: &str,
    tags: Vec<(&'static str, String, Range<usize>)>,
    body: Range<usize>,
    variants: impl Iterator<Item = Arc<Variant>>,
) -> Result<Loaded, Broken> {
    let head = Head { tags, after: None };
    let tried = variants.map(|variant| {
        let mut lexer = Lexer::starting(&text[..body.end], body.start);
        attempt(&head, (lexer.next(), lexer), (variant, Tongue::Theirs))
    });
    furthest(tried, TextFault::NoKifu)
}

fn attempt<'a>(head: &Head<'a>, (first, lexer): (NextToken<'a>, Lexer<'a>), (variant, tongue): Guess) -> Result<ReadAs, Broken> {
    let text = lexer.text;
    let (builder, dropped) = head.begin(variant, text)?;
    let doubtful = dropped.iter().any(|(_, dropped)| dropped.part.tells_another_game());
    let mut remarks: Vec<Remark> = dropped.into_iter().map(|(place, dropped)| Remark::Position(place, dropped)).collect();
    if let Some((rules, span)) = head.get("Rules").filter(|(rules, _)| !are_rules(rules)) {
        let fault = TextFault::House(HouseFault::NoPair(rules.to_owned()));
        remarks.push(Remark::Mended(TextPlace::of(text, span.start), fault));
    }
    let mut reader = Reader::new(builder, lexer, tongue, remarks);
    let further = reader.moves(first)?;
    let trouble = reader.trouble.take();
    Ok(ReadAs { loaded: reader.finish(head, further), doubtful, trouble })
}

/// The tags at the beginning of a text, as far as they can be read.
pub fn head_tags(text: &str) -> Vec<(String, String)> {
    if let Some(form) = RecordForm::of(text) {
        return form.head_tags(text);
    }
    let (mut lexer, mut tags) = (Lexer::new(text), Vec::new());
    while let Some((Token::Tag { name, value }, _)) = lexer.next() {
        tags.push((name.to_owned(), value));
    }
    tags
}

/// That a text has hidden characters, and where the first is. A mark at its very beginning is one of its encoding.
fn hidden(text: &str) -> Option<Remark> {
    let text = text.trim_start_matches('\u{feff}');
    let bad = |c: char| is_hidden(c) && !matches!(c, '\n' | '\r' | '\t');
    let at = text.find(bad)?;
    Some(Remark::Hidden(TextPlace::of(text, at)))
}

/// What such a line can begin with.
const HEADS: [&str; 5] = ["position", "startpos", "sfen", "fen", "moves"];

/// Reads a line; `None` if it is none. It is taken to be of the first game that it can be of: the one of the board, then the others.
pub(super) fn read(text: &str, library: &Library, otherwise: &Arc<Variant>) -> Option<Result<Loaded, Broken>> {
    let line = text.trim_start_matches('\u{feff}').trim();
    if line.contains('\n') || !HEADS.contains(&line.split_whitespace().next()?) {
        return None;
    }
    let mut from = text.len() - text.trim_start_matches('\u{feff}').trim_start().len();
    let place = |word| {
        let at = from + text[from..].find(word).unwrap_or(0);
        from = at + str::len(word);
        (at, word)
    };
    let words: Vec<(usize, &str)> = line.split_whitespace().map(place).collect();
    let others = library.written_by_others().filter_map(|id| library.get(id).ok());
    let variants = std::iter::once(Arc::clone(otherwise)).chain(others);
    Some(furthest(variants.map(|variant| read_as(&variant, text, &words)), TextFault::Empty))
}

/// The game of a line.
fn read_as(variant: &Arc<Variant>, text: &str, words: &[(usize, &str)]) -> Result<ReadAs, Broken> {
    let end = words.iter().position(|word| word.1 == "moves").unwrap_or(words.len());
    let (head, moves) = words.split_at(end);
    let fields = head.iter().position(|word| !HEADS.contains(&word.1)).map_or(&[][..], |first| &head[first..]);
    let at = head.first().map_or(0, |word| word.0);
    let start_fault = |error: TextError| Broken { span: at..at, fault: TextFault::Start(error) };
    let (position, dropped) = match fields {
        [] => (start(variant).map_err(start_fault)?, Vec::new()),
        [(from, _), .., (last, word)] => read_position_told(variant, &text[*from..last + word.len()]).map_err(start_fault)?,
        [(from, word)] => read_position_told(variant, &text[*from..from + word.len()]).map_err(start_fault)?,
    };
    let from = fields.first().map_or(0, |word| word.0);
    let doubtful = dropped.iter().any(|dropped| dropped.part.tells_another_game());
    let remarks = dropped.into_iter().map(|dropped| Remark::Position(TextPlace::of(text, from + dropped.at.start), dropped)).collect();
    let mut builder = Builder::new(Arc::clone(variant), position);
    for &(at, word) in moves.iter().skip(1) {
        let span = at..at + word.len();
        let (legal, position) = (builder.legal(), builder.position());
        let fault = TextFault::no_move(word, position, variant);
        let mv = read_played(position, variant, &legal, word, Tongue::Theirs).ok();
        let mv = mv.or_else(|| null_move(position, variant).filter(|_| word == NULL)).ok_or(Broken { span: span.clone(), fault })?;
        builder.play(mv).ok_or(Broken { span, fault: TextFault::ManyMoves(MAX_MOVES) })?;
    }
    Ok(ReadAs { loaded: Loaded { game: builder.finish_at_end(), remarks, further: false }, doubtful, trouble: None })
}
