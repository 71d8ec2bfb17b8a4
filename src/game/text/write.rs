//! Writing a game as text.

use std::fmt::Write as _;
use std::time::Duration;

use super::{TERMINATIONS, result_text};
use crate::game::{Game, Item, NodeId, Shape};
use crate::position::move_text;
use crate::variant::{Side, Variant};

/// Where lines are broken, in characters.
const WIDTH: usize = 100;

/// The tags that every game has, with what they say where nothing is known.
const ROSTER: [(&str, &str); 6] = [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// Tags that follow from the game.
const OWN: [&str; 5] = ["Result", "Variant", "Rules", "Start", "Termination"];

/// A game as text: tags, the start position where it is not the array, moves, variations, comments, glyphs, clocks, result.
#[must_use]
pub fn record_text(game: &Game) -> String {
    let outcome = game.result();
    let known = game.tags().get("Result");
    let result = if outcome.is_none() && !known.is_empty() { known } else { result_text(outcome) };
    let mut text = tags(game, result);
    text.push('\n');
    text + &moves(game, result)
}

fn tags(game: &Game, result: &str) -> String {
    let variant = game.variant();
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a String cannot fail.
        let _ = writeln!(text, "[{name} \"{escaped}\"]");
    };
    for (name, unknown) in ROSTER {
        let known = game.tags().get(name);
        tag(name, if known.is_empty() { unknown } else { known });
    }
    tag("Result", result);
    tag("Variant", &variant.id);
    tag("Rules", &rules_text(variant));
    let start = game.start().text(variant);
    if start != variant.start {
        tag("Start", &start);
    }
    let ended = game.ended().filter(|(node, _)| game.tree().children(*node).is_empty());
    if let Some((_, words)) = TERMINATIONS.iter().find(|(reason, _)| ended.is_some_and(|(_, outcome)| outcome.reason == *reason)) {
        tag("Termination", words);
    }
    let further = |name: &str| !OWN.contains(&name) && ROSTER.iter().all(|known| known.0 != name);
    game.tags().iter().filter(|(name, _)| further(name)).for_each(|(name, value)| tag(name, value));
    text
}

/// The switches and numbers that the players agreed on.
fn rules_text(variant: &Variant) -> String {
    let switches = variant.switches.iter().map(|switch| format!("{}={}", switch.id, if switch.on { "on" } else { "off" }));
    let endings = &variant.endings;
    let numbers = [format!("repetition={}", endings.repetition), format!("no-progress={}", endings.no_progress)];
    switches.chain(numbers).collect::<Vec<String>>().join(" ")
}

fn moves(game: &Game, result: &str) -> String {
    let mut lines = Lines::default();
    // Whether Black's move needs its number, because something other than White's move stands before it.
    let mut fresh = true;
    fresh |= after(game, NodeId::START, &mut lines);
    for item in game.tree().outline() {
        match item {
            Item::Open => lines.open(),
            Item::Close => lines.close(),
            Item::Move { node, ply } => {
                let before = &game.tree().notes(node).before;
                fresh |= !before.is_empty();
                if !before.is_empty() {
                    lines.comment(before);
                }
                fresh = played(game, node, ply, fresh, &mut lines);
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
fn played(game: &Game, node: NodeId, ply: usize, fresh: bool, lines: &mut Lines) -> bool {
    let tree = game.tree();
    let (number, side) = game.numbered(ply);
    match side {
        Side::White => lines.word(&format!("{number}.")),
        Side::Black if fresh => lines.word(&format!("{number}...")),
        Side::Black => {}
    }
    let Some(mv) = tree.mv(node) else { return fresh };
    lines.word(&move_text(game.variant(), mv));
    for glyph in &tree.notes(node).glyphs {
        lines.word(&format!("${glyph}"));
    }
    after(game, node, lines)
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

/// Words, broken into lines.
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
        format!("{{{comment}}}").split(' ').for_each(|word| self.word(word));
    }

    fn open(&mut self) {
        self.opened.push('(');
    }

    fn close(&mut self) {
        self.text.push(')');
        self.column += 1;
    }
}
