//! Reading a game from text, as people and other programs lay it out.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use super::fault::{HouseFault, Remark, TextFault};
use super::lex::{Broken, Lexer, Token};
use super::protocol;
use super::{TERMINATIONS, result_text};
use crate::game::tree::NodeId;
use crate::game::{Builder, Eval, Game, MAX_MOVES, Shape, glyph};
use crate::notation::{Misread, Tongue, read_played, read_position};
use crate::rules::{Outcome, Reason, start};
use crate::variant::{HouseRules, Library, Notation, Report, Side, Unplayable, Variant};
use crate::words::is_hidden;

/// The longest text that is read, in bytes.
const MAX_TEXT: usize = 8 << 20;

/// The deepest nesting of variations that is read.
const MAX_DEPTH: usize = 400;

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
        if Lexer::new(text).next()?.is_none() {
            return Err(broken(0..0, TextFault::Empty));
        }
        if text.len() > MAX_TEXT {
            return Err(broken(0..0, TextFault::Long(text.len())));
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

/// Reads tags and moves, as what they could be: the first that can be read.
fn moves(text: &str, library: &Library, otherwise: &Arc<Variant>) -> Result<Loaded, Broken> {
    let mut lexer = Lexer::new(text);
    let mut head = Head::read(&mut lexer)?;
    let (first, at) = (head.after.take(), lexer.at());
    let mut wrong = None;
    for (variant, tongue) in head.guesses(library, otherwise)? {
        let read = || {
            let mut reader = Reader::new(head.begin(variant)?, Lexer::starting(text, at), tongue);
            let further = reader.moves(first.clone())?;
            Ok(reader.finish(&head, further))
        };
        match read() {
            Ok(loaded) => return Ok(loaded),
            Err(broken) => wrong = wrong.or(Some(broken)),
        }
    }
    Err(wrong.unwrap_or_else(|| broken(0..0, TextFault::Empty)))
}

/// The tags at the beginning of a text, as far as they can be read.
#[must_use]
pub fn head_tags(text: &str) -> Vec<(String, String)> {
    let (mut lexer, mut tags) = (Lexer::new(text), Vec::new());
    while let Ok(Some((Token::Tag { name, value }, _))) = lexer.next() {
        tags.push((name.to_owned(), value));
    }
    tags
}

/// That a text has hidden characters, and where the first is. A mark at its very beginning is one of its encoding.
fn hidden(text: &str) -> Option<Remark> {
    let text = text.trim_start_matches('\u{feff}');
    let bad = |c: char| is_hidden(c) && !matches!(c, '\n' | '\r' | '\t');
    let at = text.find(bad)?;
    let (line, column) = (text[..at].matches('\n').count() + 1, text[..at].chars().rev().take_while(|&c| c != '\n').count() + 1);
    Some(Remark::Hidden { line, column })
}

fn broken(span: Range<usize>, fault: TextFault) -> Broken {
    Broken { span, fault }
}

type NextToken<'a> = Option<(Token<'a>, Range<usize>)>;

/// The tags of a game.
struct Head<'a> {
    tags: Vec<(&'a str, String, Range<usize>)>,
    /// The first part that is no tag.
    after: NextToken<'a>,
}

impl<'a> Head<'a> {
    fn read(lexer: &mut Lexer<'a>) -> Result<Head<'a>, Broken> {
        let mut tags = Vec::new();
        loop {
            match lexer.next()? {
                Some((Token::Tag { name, value }, span)) => tags.push((name, value, span)),
                after => return Ok(Head { tags, after }),
            }
        }
    }

    fn get(&self, name: &str) -> Option<(&str, Range<usize>)> {
        self.tags.iter().find(|tag| tag.0.eq_ignore_ascii_case(name)).map(|tag| (tag.1.trim(), tag.2.clone()))
    }

    /// The game at the position that the tags give.
    fn begin(&self, variant: Arc<Variant>) -> Result<Builder, Broken> {
        let position = match self.get("Start").or_else(|| self.get("FEN")) {
            Some((text, span)) => read_position(&variant, text).map_err(|error| broken(span, TextFault::Start(error)))?,
            None => start(&variant).map_err(|error| broken(0..0, TextFault::GameStart(error)))?,
        };
        Ok(Builder::new(variant, position))
    }

    /// What the text can be of, and how its moves can be written, the likeliest first.
    fn guesses(&self, library: &Library, otherwise: &Arc<Variant>) -> Result<Vec<(Arc<Variant>, Tongue)>, Broken> {
        let by_others = || self.get("Game").filter(|(name, _)| library.called(name).is_some());
        let named = self.get("Variant").or_else(by_others);
        let standard = || library.standard().and_then(|id| library.get(id).ok());
        let mut variants = match named {
            Some((name, span)) => vec![self.named(name, span, library, otherwise)?],
            None if self.tags.is_empty() => std::iter::once(Arc::clone(otherwise)).chain(standard()).collect(),
            None => match library.standard() {
                Some(id) => vec![self.with_rules(library, id, 0..0)?, Arc::clone(otherwise)],
                None => vec![Arc::clone(otherwise)],
            },
        };
        variants.dedup_by(|one, other| Arc::ptr_eq(one, other));
        // What has rules of the house is ours.
        let format = self.get("Format").map(|known| known.0.to_ascii_uppercase());
        let tongues: &[Tongue] = match format.as_deref() {
            Some("ICCS" | "WXF") => &[Tongue::Theirs],
            _ if self.get("Rules").is_some() => &[Tongue::Ours],
            _ => &[Tongue::Ours, Tongue::Theirs],
        };
        let speaks = |variant: &Variant| if variant.known_as.notation == Some(Notation::Iccs) { tongues } else { &[Tongue::Ours] };
        Ok(variants.into_iter().flat_map(|variant| speaks(&variant).iter().map(move |&tongue| (Arc::clone(&variant), tongue))).collect())
    }

    /// The game of a name: its id, what people call it, or what files of others do.
    fn named(&self, wanted: &str, span: Range<usize>, library: &Library, otherwise: &Arc<Variant>) -> Result<Arc<Variant>, Broken> {
        let same = |known: &str| known.eq_ignore_ascii_case(wanted);
        let is_otherwise = same(&otherwise.id) || same(&otherwise.name);
        let known = library.all_games().find(|(id, name)| same(id) || same(name)).map(|known| known.0);
        match known.or_else(|| library.called(wanted).filter(|_| !is_otherwise)) {
            Some(id) if self.get("Rules").is_some() || !is_otherwise => self.with_rules(library, id, span),
            _ if is_otherwise => Ok(Arc::clone(otherwise)),
            _ => Err(broken(span, TextFault::NoGame(wanted.chars().take(60).collect()))),
        }
    }

    /// A game of the library under the rules of the house that the tags give.
    fn with_rules(&self, library: &Library, id: &str, span: Range<usize>) -> Result<Arc<Variant>, Broken> {
        let unplayable = |error: Unplayable| broken(span.clone(), TextFault::Unplayable(error));
        let plain = library.get(id).map_err(unplayable)?;
        let Some((rules, place)) = self.get("Rules") else { return Ok(plain) };
        let is_switch = |switch: &str| plain.switches.iter().any(|known| known.id == switch);
        let house = house(rules, is_switch).map_err(|fault| broken(place, TextFault::House(fault)))?;
        library.get_with(id, &house).map_err(unplayable)
    }
}

/// The rules of the house as [`super::record_text`] writes them.
fn house(text: &str, is_switch: impl Fn(&str) -> bool) -> Result<HouseRules, HouseFault> {
    let mut house = HouseRules::default();
    for rule in text.split_whitespace() {
        let (name, value) = rule.split_once('=').ok_or_else(|| HouseFault::NoPair(rule.to_owned()))?;
        let no_number = || HouseFault::Number { name: name.to_owned(), value: value.to_owned() };
        match (name, value) {
            ("repetition", _) => house.repetition = Some(value.parse().map_err(|_| no_number())?),
            ("no-progress", _) => house.no_progress = Some(value.parse().map_err(|_| no_number())?),
            (_, "on" | "off") if is_switch(name) => house.switches.push((name.to_owned(), value == "on")),
            (_, "on" | "off") => return Err(HouseFault::Unknown(name.to_owned())),
            _ => return Err(HouseFault::Switch { rule: rule.to_owned(), name: name.to_owned() }),
        }
    }
    Ok(house)
}

/// Reads the moves of one game.
struct Reader<'a> {
    builder: Builder,
    lexer: Lexer<'a>,
    /// The last move of the line, to which what follows belongs.
    last: NodeId,
    /// Whether the next comment cannot be one on the last move any more.
    said: bool,
    /// Comments that belong before the next move.
    pending: String,
    /// What [`Reader::last`] was where variations have begun.
    left: Vec<NodeId>,
    /// Whether a variation has just begun and has no move yet; what is said then cannot be about the last move.
    opened: bool,
    result: &'static str,
    tongue: Tongue,
}

impl<'a> Reader<'a> {
    fn new(builder: Builder, lexer: Lexer<'a>, tongue: Tongue) -> Self {
        let (last, left) = (NodeId::START, Vec::new());
        Self { builder, lexer, last, said: false, pending: String::new(), left, opened: false, result: "*", tongue }
    }

    /// Reads on from a part that has been read already; true if another game follows.
    fn moves(&mut self, first: NextToken<'a>) -> Result<bool, Broken> {
        let mut next = first;
        while let Some((token, span)) = next {
            match token {
                Token::Tag { .. } if self.builder.depth() == 0 => return Ok(true),
                Token::Tag { .. } => return Err(broken(span, TextFault::TagInside)),
                Token::Comment(text) => self.comment(text),
                Token::Glyph(number) => self.glyph(number),
                Token::Open => self.open(span)?,
                Token::Close => self.close(span)?,
                Token::Word(word) => {
                    if let Some(result) = result(word).filter(|_| self.builder.depth() == 0) {
                        self.result = result;
                        return Ok(!matches!(self.lexer.next(), Ok(None)));
                    }
                    self.word(word, span)?;
                }
            }
            next = self.lexer.next()?;
        }
        if self.builder.depth() > 0 {
            let end = self.lexer.at();
            return Err(broken(end..end, TextFault::EndsInside));
        }
        Ok(false)
    }

    fn comment(&mut self, text: &str) {
        let text = self.commanded(text);
        if self.said {
            join(&mut self.pending, &text);
        } else {
            self.said = true;
            self.say(&text);
        }
    }

    /// Adds to the comment after the last move.
    fn say(&mut self, text: &str) {
        let mut notes = self.builder.notes(self.last).clone();
        join(&mut notes.after, text);
        self.builder.annotate(self.last, notes);
    }

    /// Takes clocks, evaluations, circles and arrows out of a comment on the last move, and gives what is left.
    fn commanded(&mut self, text: &str) -> String {
        let (mut left, mut rest) = (String::new(), text);
        while let Some(at) = rest.find("[%") {
            let Some(length) = rest[at..].find(']') else { break };
            let (inner, end) = (&rest[at + 2..at + length], at + length + 1);
            let (name, value) = inner.split_once(char::is_whitespace).unwrap_or((inner, ""));
            let taken = !self.opened && self.command(name, value.trim());
            left.push_str(if taken { &rest[..at] } else { &rest[..end] });
            left.push(' ');
            rest = &rest[end..];
        }
        left + rest
    }

    /// Does what a command in a comment says of the last move; false if that cannot be read.
    fn command(&mut self, name: &str, value: &str) -> bool {
        match name {
            "clk" => {
                let left = seconds(value).filter(|_| self.has_move());
                left.inspect(|&left| self.builder.clock(self.last, left)).is_some()
            }
            "eval" => Eval::parse(value).inspect(|&eval| self.builder.evaluate(self.last, eval)).is_some(),
            "cal" | "csl" => {
                let variant = self.builder.variant();
                let Some(shapes) = value.split(',').map(|text| Shape::parse(variant, text.trim())).collect::<Option<Vec<Shape>>>() else {
                    return false;
                };
                let mut notes = self.builder.notes(self.last).clone();
                notes.shapes.extend(shapes);
                self.builder.annotate(self.last, notes);
                true
            }
            _ => false,
        }
    }

    fn glyph(&mut self, number: u8) {
        if self.has_move() && number > 0 {
            let mut notes = self.builder.notes(self.last).clone();
            notes.glyphs.push(number);
            self.builder.annotate(self.last, notes);
        }
    }

    fn open(&mut self, span: Range<usize>) -> Result<(), Broken> {
        self.settle();
        if self.builder.depth() >= MAX_DEPTH {
            return Err(broken(span, TextFault::Deep(MAX_DEPTH)));
        }
        if self.opened || !self.builder.open() {
            return Err(broken(span, TextFault::VariationFirst));
        }
        self.left.push(self.last);
        (self.opened, self.said) = (true, true);
        Ok(())
    }

    /// Whether there is a last move that something can be said of.
    fn has_move(&self) -> bool {
        self.last != NodeId::START && !self.opened
    }

    fn close(&mut self, span: Range<usize>) -> Result<(), Broken> {
        self.settle();
        if !self.builder.close() {
            return Err(broken(span, TextFault::CloseMany));
        }
        self.last = self.left.pop().unwrap_or(NodeId::START);
        (self.opened, self.said) = (false, true);
        Ok(())
    }

    /// Gives comments that no move follows to the move before.
    fn settle(&mut self) {
        let pending = std::mem::take(&mut self.pending);
        if !pending.is_empty() {
            self.say(&pending);
        }
    }

    fn word(&mut self, word: &str, span: Range<usize>) -> Result<(), Broken> {
        let text = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let dots = text.trim_start_matches(['.', '…']);
        // A number without a dot is a move's number too, but `0-0` is castling.
        let text = if dots.len() < text.len() || text.is_empty() { dots } else { word };
        if text.is_empty() || text == "e.p." || text == "ep" || result(text).is_some() {
            return Ok(());
        }
        let span = span.end - text.len()..span.end;
        let legal = self.builder.legal();
        let bare = text.trim_end_matches(['!', '?']);
        let glyph = glyph::OF_MOVES.into_iter().find(|glyph| glyph.sign == &text[bare.len()..]).map(|glyph| glyph.number);
        let mv = read_played(self.builder.position(), self.builder.variant(), &legal, bare, self.tongue);
        let shown: String = text.chars().take(40).collect();
        let mv = mv.map_err(|error| {
            let position = self.builder.position();
            let fault = match error {
                Misread::Unknown => TextFault::NoMove { text: shown, side: position.side(), number: position.number() },
                Misread::Ambiguous(moves) => TextFault::Ambiguous { text: shown, moves },
            };
            broken(span.clone(), fault)
        })?;
        let node = self.builder.play(mv).ok_or_else(|| broken(span, TextFault::ManyMoves(MAX_MOVES)))?;
        let mut notes = self.builder.notes(node).clone();
        join(&mut notes.before, &std::mem::take(&mut self.pending));
        notes.glyphs.extend(glyph);
        self.builder.annotate(node, notes);
        (self.last, self.said, self.opened) = (node, false, false);
        Ok(())
    }

    fn finish(mut self, head: &Head<'_>, further: bool) -> Loaded {
        self.settle();
        let mut game = self.builder.finish_at_end();
        let named_by_game = game.variant().known_as.notation == Some(Notation::Iccs);
        for (name, value, _) in &head.tags {
            let known =
                ["Variant", "Rules", "Start", "FEN", "SetUp", "Termination", "Result"].iter().any(|own| name.eq_ignore_ascii_case(own));
            let tells_game = named_by_game && (name.eq_ignore_ascii_case("Game") || name.eq_ignore_ascii_case("Format"));
            if !known && !tells_game {
                game.set_tag(name, value);
            }
        }
        let told = head.get("Result").and_then(|(value, _)| result(value)).filter(|_| self.result == "*");
        end(&mut game, told.unwrap_or(self.result), head.get("Termination").map_or("", |tag| tag.0));
        let remarks = if further { vec![Remark::FirstOnly] } else { Vec::new() };
        Loaded { game, remarks, further }
    }
}

/// Ends a game as its text says, unless it is over on the board.
fn end(game: &mut Game, result: &str, termination: &str) {
    if game.outcome().is_some() || result == "*" {
        return;
    }
    let winner = [Some(Side::White), Some(Side::Black), None].into_iter().find(|&winner| {
        let outcome = Outcome { winner, reason: Reason::Resignation };
        result_text(Some(outcome)) == result
    });
    let reason = TERMINATIONS.iter().find(|(_, words)| words.eq_ignore_ascii_case(termination)).map(|known| known.0);
    match (winner, reason) {
        (Some(Some(winner)), Some(reason @ (Reason::Time | Reason::Resignation))) => game.lose(winner.other(), reason),
        (Some(None), Some(reason @ (Reason::Time | Reason::Agreement))) => game.end_at(game.current(), Outcome { winner: None, reason }),
        _ => game.set_tag("Result", result),
    }
}

/// The result that a word means.
fn result(word: &str) -> Option<&'static str> {
    match word {
        "*" => Some("*"),
        "1-0" | "1–0" => Some("1-0"),
        "0-1" | "0–1" => Some("0-1"),
        "1/2-1/2" | "1/2–1/2" | "½-½" | "½–½" | "1/2" => Some("1/2-1/2"),
        _ => None,
    }
}

fn join(comment: &mut String, more: &str) {
    if !comment.is_empty() && !more.trim().is_empty() {
        comment.push(' ');
    }
    comment.push_str(more.trim());
}

/// Hours, minutes and seconds, such as `1:05:09.5`; the first of them may be left out.
fn seconds(text: &str) -> Option<Duration> {
    let mut total = 0.0;
    if text.split(':').count() > 3 {
        return None;
    }
    for part in text.split(':') {
        let number = part.parse::<f64>().ok().filter(|number| (0.0..1e6).contains(number))?;
        total = total * 60.0 + number;
    }
    // Whole milliseconds are what is written.
    Duration::try_from_secs_f64((total * 1000.0).round() / 1000.0).ok()
}
