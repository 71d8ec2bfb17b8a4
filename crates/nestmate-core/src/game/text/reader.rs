//! Reading the moves of a game. What cannot be read is kept as a comment where it stands, and told.

use std::ops::Range;
use std::time::Duration;

use super::fault::{Remark, TextFault, TextPlace};
use super::head::{Head, NextToken, are_rules};
use super::lex::{Broken, Lexer, Token, result_at};
use super::read::Loaded;
use super::signs::{glyph_of, is_null, numberless, readings, says_nothing, tidied};
use super::split::begins_line;
use super::{TERMINATIONS, winner_of};
use crate::game::tree::NodeId;
use crate::game::{Builder, Eval, Game, MAX_COMMENT, MAX_MOVES, Shape};
use crate::notation::{Misread, Tongue, read_played};
use crate::plain::one_line;
use crate::position::Move;
use crate::rules::{Outcome, Reason, null_move};
use crate::variant::{Notation, Side};

const MAX_DEPTH: usize = 400;

/// The most that is told of one game.
pub(in crate::game) const MOST_REMARKS: usize = 20;

pub(super) struct Reader<'a> {
    pub(crate) builder: Builder,
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
    remarks: Vec<Remark>,
    /// The first that could not be read as a move.
    pub(super) trouble: Option<Broken>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(builder: Builder, lexer: Lexer<'a>, tongue: Tongue, remarks: Vec<Remark>) -> Self {
        let (last, left, pending) = (NodeId::START, Vec::new(), String::new());
        Self { builder, lexer, last, said: false, pending, left, opened: false, result: "*", tongue, remarks, trouble: None }
    }

    /// Reads on from a part that has been read already; true if another game follows. It fails only where there is too much.
    pub(super) fn moves(&mut self, first: NextToken<'a>) -> Result<bool, Broken> {
        let (mut next, mut after_number) = (first, false);
        while let Some((token, span)) = next {
            let is_number = matches!(&token, Token::Word(word) if word.bytes().all(|byte| byte.is_ascii_digit()));
            match token {
                Token::Tag { .. } if self.builder.depth() == 0 || begins_line(self.lexer.text, span.start) => {
                    self.close_all(span);
                    return Ok(true);
                }
                Token::Tag { .. } => {
                    let text = &self.lexer.text[span.clone()];
                    self.stray(text, span, TextFault::TagInside);
                }
                Token::Comment(text) => self.comment(text, span.start),
                Token::Unclosed(text) => {
                    self.remark(span.start, |place| Remark::Mended(place, TextFault::CommentEndless));
                    self.comment(text, span.start);
                }
                Token::Stray(text, fault) => self.stray(text, span, fault),
                Token::Glyph(number) => self.glyph(number, &span),
                Token::Open => {
                    if let Err(fault) = self.open() {
                        self.keep_rest(span, fault, true);
                    }
                }
                // `1)` is a number.
                Token::Close if self.builder.depth() == 0 => {
                    if !after_number {
                        self.remark(span.start, |place| Remark::Mended(place, TextFault::CloseMany));
                    }
                }
                Token::Close => self.close(),
                Token::Word(word) => {
                    if let Some(result) = result(word).filter(|_| self.builder.depth() == 0) {
                        self.result = result;
                        return Ok(self.goes_on());
                    }
                    match self.word(word, span) {
                        Ok(()) => {}
                        Err(broken) if matches!(broken.fault, TextFault::ManyMoves(_)) => return Err(broken),
                        Err(Broken { span, fault }) => self.keep_rest(span, fault, false),
                    }
                }
            }
            after_number = is_number;
            next = self.lexer.next();
        }
        let end = self.lexer.at;
        self.close_all(end..end);
        Ok(false)
    }

    /// After the result: takes comments in, and tells whether something else follows.
    fn goes_on(&mut self) -> bool {
        loop {
            match self.lexer.next() {
                None => return false,
                Some((Token::Comment(text), span)) => self.comment(text, span.start),
                Some(_) => return true,
            }
        }
    }

    /// Tells something of a place, which is looked for only if it is told: that takes as long as the text before it.
    fn remark(&mut self, at: usize, remark: impl FnOnce(TextPlace) -> Remark) {
        if self.remarks.len() < MOST_REMARKS {
            self.remarks.push(remark(TextPlace::of(self.lexer.text, at)));
        }
    }

    /// Keeps something as a comment that is no part of a game.
    fn stray(&mut self, text: &str, span: Range<usize>, fault: TextFault) {
        self.remark(span.start, |place| Remark::Mended(place, fault.clone()));
        self.comment(text, span.start);
        if !self.builder.has_moves() {
            // Most likely this is no game at all.
            self.trouble.get_or_insert(Broken { span, fault });
        }
    }

    /// Keeps the rest of the line of moves as a comment, or a variation whole that has just been opened.
    fn keep_rest(&mut self, from: Range<usize>, fault: TextFault, opened: bool) {
        let text = self.lexer.text;
        let mut depth = usize::from(opened);
        let end = loop {
            let before = self.lexer.at;
            let Some((token, span)) = self.lexer.next() else { break text.len() };
            let ends = match token {
                Token::Tag { .. } => begins_line(text, span.start),
                Token::Open => {
                    depth += 1;
                    false
                }
                Token::Close if depth > 0 => {
                    depth -= 1;
                    if opened && depth == 0 {
                        break span.end;
                    }
                    false
                }
                Token::Close => self.builder.depth() > 0,
                Token::Word(word) => depth == 0 && self.builder.depth() == 0 && result(word).is_some(),
                _ => false,
            };
            if ends {
                self.lexer.at = before;
                break span.start;
            }
        };
        self.settle();
        let kept = text[from.start..end].trim();
        let kept = if self.opened { format!("({kept})") } else { kept.to_owned() };
        self.say(&kept, from.start);
        self.said = true;
        self.remark(from.start, |place| Remark::Kept(place, fault.clone()));
        self.trouble.get_or_insert(Broken { span: from, fault });
    }

    fn comment(&mut self, text: &str, at: usize) {
        let text = self.commanded(text);
        if self.said {
            join(&mut self.pending, &text);
        } else {
            self.said = true;
            self.say(&text, at);
        }
    }

    fn say(&mut self, text: &str, at: usize) {
        let mut notes = self.builder.notes(self.last).clone();
        join(&mut notes.after, text);
        if notes.after.len() > MAX_COMMENT && notes.after.chars().count() > MAX_COMMENT {
            self.remark(at, Remark::Cut);
        }
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
            if taken {
                left.push(' ');
            }
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

    fn glyph(&mut self, number: u8, span: &Range<usize>) {
        if number == 0 {
            return;
        }
        if !self.has_move() {
            let text = &self.lexer.text[span.clone()];
            return self.comment(text, span.start);
        }
        let mut notes = self.builder.notes(self.last).clone();
        notes.glyphs.push(number);
        self.builder.annotate(self.last, notes);
    }

    fn open(&mut self) -> Result<(), TextFault> {
        self.settle();
        if self.builder.depth() >= MAX_DEPTH {
            return Err(TextFault::Deep(MAX_DEPTH));
        }
        if self.opened || !self.builder.open() {
            return Err(TextFault::VariationFirst);
        }
        self.left.push(self.last);
        (self.opened, self.said) = (true, true);
        Ok(())
    }

    fn has_move(&self) -> bool {
        self.last != NodeId::START && !self.opened
    }

    fn close(&mut self) {
        self.settle();
        self.builder.close();
        self.last = self.left.pop().unwrap_or(NodeId::START);
        (self.opened, self.said) = (false, true);
    }

    /// Closes the variations that are still open where the game ends.
    fn close_all(&mut self, end: Range<usize>) {
        if self.builder.depth() > 0 {
            self.remark(end.start, |place| Remark::Mended(place, TextFault::EndsInside));
        }
        while self.builder.depth() > 0 {
            self.close();
        }
    }

    /// Gives comments that no move follows to the move before.
    fn settle(&mut self) {
        let pending = std::mem::take(&mut self.pending);
        if !pending.is_empty() {
            self.say(&pending, self.lexer.at);
        }
    }

    fn word(&mut self, word: &str, span: Range<usize>) -> Result<(), Broken> {
        let text = numberless(word);
        if says_nothing(text) || result(text).is_some() {
            return Ok(());
        }
        let span = span.end - text.len()..span.end;
        if let Some(number) = glyph_of(text) {
            self.glyph(number, &span);
            return Ok(());
        }
        let (mv, glyphs) = self.read(text).map_err(|fault| Broken { span: span.clone(), fault })?;
        let node = self.builder.play(mv).ok_or(Broken { span, fault: TextFault::ManyMoves(MAX_MOVES) })?;
        let mut notes = self.builder.notes(node).clone();
        join(&mut notes.before, &std::mem::take(&mut self.pending));
        notes.glyphs.extend(glyphs);
        self.builder.annotate(node, notes);
        (self.last, self.said, self.opened) = (node, false, false);
        Ok(())
    }

    fn read(&self, text: &str) -> Result<(Move, Vec<u8>), TextFault> {
        let (position, variant, legal) = (self.builder.position(), self.builder.variant(), self.builder.legal());
        let tidy = tidied(text);
        let mut wrong = Misread::Unknown;
        for (bare, glyphs) in readings(&tidy) {
            if is_null(bare)
                && let Some(mv) = null_move(position, variant)
            {
                return Ok((mv, glyphs));
            }
            match read_played(position, variant, &legal, bare, self.tongue) {
                Ok(mv) => return Ok((mv, glyphs)),
                Err(error) if wrong == Misread::Unknown => wrong = error,
                Err(_) => {}
            }
        }
        Err(match wrong {
            Misread::Unknown => TextFault::no_move(text, position, variant),
            Misread::Ambiguous(moves) => TextFault::ambiguous(text, moves),
        })
    }

    pub(super) fn finish(mut self, head: &Head<'_>, further: bool) -> Loaded {
        self.settle();
        let (text, mut remarks) = (self.lexer.text, self.remarks);
        let mut game = self.builder.finish_at_end();
        let named_by_game = game.variant().known_as.notation == Some(Notation::Iccs);
        let sides = Side::BOTH.map(|side| game.variant().side_name(side).to_owned());
        for (name, value, span) in &head.tags {
            let name = &player_tag(name, &sides, head);
            let is = |known: &&str| name.eq_ignore_ascii_case(known);
            let tells_rules = is(&"Rules") && are_rules(value);
            let tells_end = is(&"Termination") && TERMINATIONS.iter().any(|(_, words)| words.eq_ignore_ascii_case(value.trim()));
            let known = tells_rules || tells_end || ["Variant", "Start", "FEN", "SetUp", "Result"].iter().any(is);
            let tells_game = named_by_game && (is(&"Game") || is(&"Format"));
            if known || tells_game {
                let value = value.trim().trim_matches('?');
                let is_result = value.is_empty() || result(value).is_some();
                if is(&"Result") && !is_result || is(&"SetUp") && !matches!(value, "0" | "1" | "") {
                    remarks.push(Remark::Tag(TextPlace::of(text, span.start), (*name).to_owned()));
                }
                continue;
            }
            let before = game.tags().get(name).to_owned();
            game.set_tag(name, value);
            let kept = game.tags().get(name);
            let whole = one_line(value);
            let unknown = whole.trim().chars().all(|c| matches!(c, '?' | '.'));
            if !unknown && kept != whole.trim() || !before.is_empty() && before != kept {
                remarks.push(Remark::Tag(TextPlace::of(text, span.start), (*name).to_owned()));
            }
        }
        let told = head.get("Result").and_then(|(value, _)| result(value)).filter(|_| self.result == "*");
        end(&mut game, told.unwrap_or(self.result), head.get("Termination").map_or("", |tag| tag.0));
        remarks.extend(further.then_some(Remark::FirstOnly));
        Loaded { game, remarks, further }
    }
}

/// The tag that names a player, where a text has the name of the side for it: `Red`.
fn player_tag<'n>(name: &'n str, sides: &[String; 2], head: &Head<'_>) -> &'n str {
    let known = [("White", &sides[0]), ("Black", &sides[1])].into_iter().find(|(_, side)| side.eq_ignore_ascii_case(name));
    known.map(|known| known.0).filter(|known| head.get(known).is_none()).unwrap_or(name)
}

fn result(word: &str) -> Option<&'static str> {
    result_at(word).filter(|known| known.0 == word.len()).map(|known| known.1)
}

/// Ends a game as its text says, unless it is over on the board.
fn end(game: &mut Game, result: &str, termination: &str) {
    if game.outcome().is_some() || result == "*" {
        return;
    }
    let reason = TERMINATIONS.iter().find(|(_, words)| words.eq_ignore_ascii_case(termination)).map(|known| known.0);
    match (winner_of(result), reason) {
        (Some(Some(winner)), Some(reason @ (Reason::Time | Reason::Resignation))) => game.lose(winner.other(), reason),
        (Some(None), Some(reason @ (Reason::Time | Reason::Agreement))) => game.end_at(game.current(), Outcome { winner: None, reason }),
        _ => game.set_tag("Result", result),
    }
}

pub(in crate::game) fn join(comment: &mut String, more: &str) {
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
    // Rounded to whole milliseconds, as they are written; `f64` cannot represent them all.
    let exact = Duration::try_from_secs_f64(total).ok()? + Duration::from_micros(500);
    Some(Duration::new(exact.as_secs(), exact.subsec_millis() * 1_000_000))
}
