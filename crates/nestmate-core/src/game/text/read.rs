//! Reading a game from text, as people and other programs lay it out.

use std::sync::Arc;

use super::fault::{HouseFault, Remark, TextFault, TextPlace};
use super::head::{Head, NextToken, are_rules};
use super::lex::{Broken, HowFar, Lexer, Token};
use super::protocol;
use super::reader::Reader;
use crate::game::Game;
use crate::notation::Tongue;
use crate::plain::is_hidden;
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
        let mut loaded = match protocol::read(text, library, otherwise) {
            Some(read) => read?,
            None => moves(text, library, otherwise)?,
        };
        loaded.remarks.extend(hidden(text));
        Ok(loaded)
    };
    read().map_err(|Broken { span, fault }| Box::new(Report::new(name, text, span, "", fault)))
}

/// A text read as one of the games that it could be of.
struct ReadAs {
    loaded: Loaded,
    /// Whether there is anything in it that this game cannot have, so that another is meant.
    doubtful: bool,
    has_moves: bool,
    trouble: Option<Broken>,
}

/// Reads tags and moves, as what they could be: the first that can be read whole, or else the one that is read furthest.
fn moves(text: &str, library: &Library, otherwise: &Arc<Variant>) -> Result<Loaded, Broken> {
    let mut lexer = Lexer::new(text);
    let mut head = Head::read(&mut lexer);
    let (first, at) = (head.after.take(), lexer.at());
    let mut guesses = head.guesses(library, otherwise)?.into_iter();
    let mut best: Option<(HowFar, Result<ReadAs, Broken>)> = None;
    let mut others = false;
    loop {
        let Some((variant, tongue)) = guesses.next() else {
            // With a position that can be, the game is known, whatever is wrong with its moves.
            let is_known = head.has_position()
                && best.as_ref().is_some_and(|(reach, tried)| reach.0 && tried.as_ref().is_ok_and(|tried| !tried.doubtful));
            if others || is_known {
                break;
            }
            others = true;
            guesses = head.other_guesses(library, text).into_iter();
            continue;
        };
        let tried = attempt(&head, (first.clone(), Lexer::starting(text, at)), variant, tongue);
        let reach = match &tried {
            Err(broken) | Ok(ReadAs { trouble: Some(broken), .. }) => broken.reach(),
            Ok(attempt) if attempt.doubtful => (true, text.len()),
            Ok(_) => return tried.map(|attempt| attempt.loaded),
        };
        if best.as_ref().is_none_or(|best| reach > best.0) {
            best = Some((reach, tried));
        }
    }
    match best.map(|best| best.1) {
        Some(Ok(ReadAs { trouble: Some(broken), has_moves: false, .. }) | Err(broken)) => Err(broken),
        Some(Ok(attempt)) => Ok(attempt.loaded),
        None => Err(Broken { span: 0..0, fault: TextFault::Empty }),
    }
}

fn attempt<'a>(
    head: &Head<'a>,
    (first, lexer): (NextToken<'a>, Lexer<'a>),
    variant: Arc<Variant>,
    tongue: Tongue,
) -> Result<ReadAs, Broken> {
    let text = lexer.text();
    let (builder, dropped) = head.begin(variant, text)?;
    let doubtful = dropped.iter().any(|(_, dropped)| dropped.part.tells_another_game());
    let mut remarks: Vec<Remark> = dropped.into_iter().map(|(place, dropped)| Remark::Position(place, dropped)).collect();
    if let Some((rules, span)) = head.get("Rules").filter(|(rules, _)| !are_rules(rules)) {
        let fault = TextFault::House(HouseFault::NoPair(rules.to_owned()));
        remarks.push(Remark::Mended(TextPlace::of(text, span.start), fault));
    }
    let mut reader = Reader::new(builder, lexer, tongue, remarks);
    let further = reader.moves(first)?;
    let (has_moves, trouble) = (reader.has_moves(), reader.trouble.take());
    Ok(ReadAs { loaded: reader.finish(head, further), doubtful, has_moves, trouble })
}

/// The tags at the beginning of a text, as far as they can be read.
#[must_use]
pub fn head_tags(text: &str) -> Vec<(String, String)> {
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
