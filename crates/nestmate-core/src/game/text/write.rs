//! Writing a game as text.

use std::fmt::Write as _;
use std::time::Duration;

use super::{TERMINATIONS, result_text};
use crate::game::{Game, Item, NodeId, Shape};
use crate::notation::{chinese_text, position_text, read_position, written_move};
use crate::position::{Position, move_text};
use crate::rules::is_null;
use crate::variant::{Notation, STANDARD, Side, Variant};

/// How others write a pass in a game that has none.
const NULL: &str = "--";

/// In characters.
const WIDTH: usize = 100;

/// The tags that every game has, with what they say where nothing is known.
const ROSTER: [(&str, &str); 6] = [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// Tags that follow from the game.
const OWN: [&str; 7] = ["Result", "Variant", "Rules", "Start", "SetUp", "FEN", "Termination"];

/// A game as text: tags, the start position where it is not the array, moves, variations, comments, glyphs, clocks, result.
pub fn record_text(game: &Game) -> String {
    text(game, false)
}

/// The same with moves in Chinese, as far as there are words for them, and players by the names of their sides.
pub(in crate::game) fn chinese_record_text(game: &Game) -> String {
    text(game, true)
}

fn text(game: &Game, chinese: bool) -> String {
    let result = result_of(game);
    let mut text = tags(game, result, chinese);
    text.push('\n');
    text + &moves(game, result, chinese)
}

/// The result of a game as PGN has it.
pub(in crate::game) fn result_of(game: &Game) -> &str {
    let outcome = game.result();
    let known = game.tags().get("Result");
    if outcome.is_none() && !known.is_empty() { known } else { outcome.map_or("*", |outcome| result_text(outcome.winner)) }
}

fn tags(game: &Game, result: &str, chinese: bool) -> String {
    let variant = game.variant();
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a String cannot fail.
        let _ = writeln!(text, "[{name} \"{escaped}\"]");
    };
    for (name, unknown) in ROSTER {
        let known = game.tags().get(name);
        let name = if chinese && name == "White" { variant.side_name(Side::White) } else { name };
        tag(name, if known.is_empty() { unknown } else { known });
    }
    tag("Result", result);
    for (name, value) in names(variant) {
        tag(name, if chinese && name == "Format" { "Chinese" } else { &value });
    }
    tag("Rules", &rules_text(variant));
    for (name, value) in starts(game) {
        tag(name, &value);
    }
    let ended = game.ended().filter(|(node, _)| game.tree().children(*node).is_empty());
    let told = TERMINATIONS.iter().find(|(reason, _)| ended.is_some_and(|(_, outcome)| outcome.reason == *reason)).map(|known| known.1);
    let termination = told.unwrap_or_else(|| game.tags().get("Termination"));
    if !termination.is_empty() {
        tag("Termination", termination);
    }
    let named = names(variant);
    let further =
        |name: &str| !OWN.contains(&name) && named.iter().all(|known| known.0 != name) && ROSTER.iter().all(|known| known.0 != name);
    game.tags().iter().filter(|(name, _)| further(name)).for_each(|(name, value)| tag(name, value));
    text
}

/// The tags that name the game. What others know by another name has that beside ours, and how its moves are written.
fn names(variant: &Variant) -> Vec<(&'static str, String)> {
    let own = ("Variant", variant.id.clone());
    match variant.known_as.pgn.as_deref() {
        Some(STANDARD) => Vec::new(),
        Some(known) if known.eq_ignore_ascii_case(&variant.id) => vec![("Variant", known.to_owned())],
        Some(known) if variant.known_as.notation == Some(Notation::Iccs) => {
            vec![("Game", known.to_owned()), own, ("Format", "ICCS".to_owned())]
        }
        Some(_) | None => vec![own],
    }
}

/// The tags of a start position that is not the array: as others know it, and as we write it where that does not tell all of it.
fn starts(game: &Game) -> Vec<(&'static str, String)> {
    let (variant, start) = (game.variant(), game.start());
    let own = start.text(variant);
    if own == variant.start {
        return Vec::new();
    }
    let known = position_text(start, variant);
    if known == own {
        return vec![("Start", own)];
    }
    let back = read_position(variant, &known).is_ok_and(|back| back.text(variant) == own);
    let known = [("SetUp", "1".to_owned()), ("FEN", known)];
    known.into_iter().chain((!back).then_some(("Start", own))).collect()
}

fn rules_text(variant: &Variant) -> String {
    let switches = variant.switches.iter().map(|switch| format!("{}={}", switch.id, if switch.on { "on" } else { "off" }));
    let endings = &variant.endings;
    let numbers = [format!("repetition={}", endings.repetition), format!("no-progress={}", endings.no_progress)];
    switches.chain(numbers).collect::<Vec<String>>().join(" ")
}

fn moves(game: &Game, result: &str, chinese: bool) -> String {
    let mut lines = Lines::default();
    let mut walk = MoveTexts { game, chinese, line: Vec::new() };
    after(game, NodeId::START, &mut lines);
    // Whether Black's move needs its number, because something other than White's move stands before it.
    let mut fresh = true;
    for item in game.tree().outline() {
        match item {
            Item::Open => lines.open(),
            Item::Close => lines.close(),
            Item::Move { node, ply } => {
                let before = &game.tree().notes(node).before;
                if !before.is_empty() {
                    lines.comment(before);
                    fresh = true;
                }
                let text = walk.text(node);
                fresh = played(game, (node, ply, &text), fresh, &mut lines);
                continue;
            }
        }
        fresh = true;
    }
    lines.word(result);
    lines.text.push('\n');
    lines.text
}

/// A move with its number, its glyphs and the comment after it; whether there was a comment.
fn played(game: &Game, (node, ply, text): (NodeId, usize, &str), fresh: bool, lines: &mut Lines) -> bool {
    let tree = game.tree();
    let (number, side) = game.numbered(ply);
    match side {
        Side::White => lines.word(&format!("{number}.")),
        Side::Black if fresh => lines.word(&format!("{number}...")),
        Side::Black => {}
    }
    lines.word(text);
    for glyph in &tree.notes(node).glyphs {
        lines.word(&format!("${glyph}"));
    }
    after(game, node, lines)
}

struct MoveTexts<'a> {
    game: &'a Game,
    /// Whether moves are written in Chinese, as far as there are words for them.
    chinese: bool,
    /// The positions of a line from the start on.
    line: Vec<(NodeId, Position)>,
}

impl MoveTexts<'_> {
    fn text(&mut self, node: NodeId) -> String {
        let (tree, variant) = (self.game.tree(), self.game.variant());
        let (Some(mv), Some(parent)) = (tree.mv(node), tree.parent(node)) else { return String::new() };
        if is_null(variant, mv) {
            return NULL.to_owned();
        }
        if variant.known_as.notation.is_none() {
            return move_text(variant, mv);
        }
        match self.line.iter().rposition(|known| known.0 == parent) {
            Some(at) => self.line.truncate(at + 1),
            None => self.line = vec![(parent, self.game.position_at(parent))],
        }
        let mut position = self.line.last().map_or_else(|| self.game.start().clone(), |known| known.1.clone());
        let chinese = self.chinese.then(|| chinese_text(&position, variant, mv)).flatten();
        let text = chinese.unwrap_or_else(|| written_move(&position, variant, mv));
        position.play(variant, mv);
        self.line.push((node, position));
        text
    }
}

/// The comment after a move with what an engine has found, what was left on the clock, circles and arrows; whether there was any. An empty
/// one is written where the next move has a comment before it, so that the two are not mixed up.
fn after(game: &Game, node: NodeId, lines: &mut Lines) -> bool {
    let tree = game.tree();
    let eval = tree.eval(node).map(|eval| format!("[%eval {}]", eval.text()));
    let clock = tree.clock(node).map(clock_text);
    let (circles, arrows) = shape_texts(game, node);
    let parts = [eval, clock, circles, arrows, Some(tree.notes(node).after.clone())];
    let comment = parts.into_iter().flatten().collect::<Vec<String>>().join(" ");
    let next_has = tree.children(node).first().is_some_and(|&next| !tree.notes(next).before.is_empty());
    let written = !comment.trim().is_empty() || next_has;
    if written {
        lines.comment(comment.trim());
    }
    written
}

/// `[%csl Gd4]` and `[%cal Ge2e4,Rd1h5]`.
fn shape_texts(game: &Game, node: NodeId) -> (Option<String>, Option<String>) {
    let (circles, arrows): (Vec<Shape>, Vec<Shape>) = game.tree().notes(node).shapes.iter().partition(|shape| shape.is_circle());
    let command = |name: &str, shapes: Vec<Shape>| {
        let texts: Vec<String> = shapes.into_iter().map(|shape| shape.text(game.variant())).collect();
        (!texts.is_empty()).then(|| format!("[%{name} {}]", texts.join(",")))
    };
    (command("csl", circles), command("cal", arrows))
}

/// `[%clk 0:09:58.25]`.
fn clock_text(left: Duration) -> String {
    let (seconds, millis) = (left.as_secs(), left.subsec_millis());
    let fraction = if millis == 0 { String::new() } else { format!(".{millis:03}").trim_end_matches('0').to_owned() };
    format!("[%clk {}:{:02}:{:02}{fraction}]", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[derive(Default)]
struct Lines {
    text: String,
    column: usize,
    /// Brackets that the next word begins with.
    opened: String,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let width = self.opened.len() + word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&std::mem::take(&mut self.opened));
        self.text.push_str(word);
        self.column += width;
    }

    fn comment(&mut self, comment: &str) {
        let (comment, mut from) = (format!("{{{comment}}}"), 0);
        for (at, _) in comment.match_indices(' ').chain([(comment.len(), "")]) {
            // Programs look for commands within one line.
            let word = &comment[from..at];
            let is_open = word.rfind("[%").is_some_and(|begun| !word[begun..].contains(']'));
            if is_open && word.len() <= WIDTH && at < comment.len() {
                continue;
            }
            // What is never closed is no command.
            if is_open {
                word.split(' ').for_each(|word| self.word(word));
            } else {
                self.word(word);
            }
            from = at + 1;
        }
    }

    fn open(&mut self) {
        self.opened.push('(');
    }

    fn close(&mut self) {
        self.text.push(')');
        self.column += 1;
    }
}
