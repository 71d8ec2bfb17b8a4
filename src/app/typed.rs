//! Moves that are typed: what a text could mean, and why it is no move when it means none.

use super::action::{Player, Tone};
use super::scene::{Held, Picked};
use super::state::App;
use super::why;
use crate::position::{Action, Move, move_text};
use crate::variant::{KindId, Man};

/// A legal move that a text could mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The move.
    pub mv: Move,
    /// Its text.
    pub text: String,
    /// What it does, in a few words: `Knight takes Pawn`.
    pub words: String,
    /// The man that moves.
    pub man: Man,
}

impl App {
    /// The legal moves that a text could mean, the nearest first: those whose own text begins with it, then those of men whose name
    /// does. Several words have to fit all: `kni f3`.
    #[must_use]
    pub fn completions(&self, text: &str) -> Vec<Completion> {
        if self.game.outcome().is_some() || self.editor.is_some() || self.learning.is_some() {
            return Vec::new();
        }
        let words: Vec<String> = text.split_whitespace().map(bare).filter(|word| !word.is_empty()).collect();
        let all = self.game.legal().iter().map(|&mv| self.completion(mv));
        let mut fitting: Vec<(u8, Completion)> = all.filter_map(|known| Some((rank(&words, &known)?, known))).collect();
        fitting.sort_by(|a, b| (a.0, a.1.text.len(), &a.1.text).cmp(&(b.0, b.1.text.len(), &b.1.text)));
        fitting.into_iter().map(|(_, known)| known).collect()
    }

    fn completion(&self, mv: Move) -> Completion {
        let (position, variant) = (self.game.position(), self.variant());
        let name = |kind: KindId| variant.kind(kind).name.as_str();
        let (there, drop) = (position.at(mv.to()), mv.is_drop());
        let man = match mv.action() {
            Action::Drop(kind) => Man::new(kind, position.side()),
            _ => position.at(mv.from()),
        };
        let mover = name(man.kind());
        let takes = there.is_some() && !drop && mv.action() != Action::Castle;
        let mut words = match mv.action() {
            Action::Drop(_) => format!("drop {mover}"),
            Action::Castle => format!("{mover} castles"),
            Action::EnPassant => format!("{mover} takes in passing"),
            _ if takes => format!("{mover} takes {}", name(there.kind())),
            _ => mover.to_owned(),
        };
        match mv.action() {
            Action::Turn => words.push_str(", turns over"),
            Action::Promote(kind) | Action::Restore(kind) | Action::Swap(kind) => words.extend([", becomes ", name(kind)]),
            Action::Exchange(kind, reserve) => {
                let whose = super::words::reserve(reserve).replace("Neutral", "the neutral");
                words.extend([", for ", name(kind), " from ", whose.as_str()]);
            }
            _ => {}
        }
        Completion { mv, text: move_text(variant, mv), words, man }
    }

    /// Plays what was typed, if it means one move; otherwise says why not.
    pub(super) fn play_text(&mut self, text: &str) {
        let side = self.game.position().side();
        if self.game.outcome().is_some() {
            return self.say(Tone::Refusal, "The game is over.");
        }
        if self.player(side) == Player::Computer {
            return self.say(Tone::Refusal, format!("The computer plays {}.", side.name()));
        }
        let fitting = self.completions(text);
        let exact = fitting.iter().find(|known| bare(&known.text) == bare(text));
        match (exact, fitting.as_slice()) {
            (Some(known), _) => self.make(known.mv),
            (None, [only]) => self.make(only.mv),
            (None, []) => {
                let reason = self.why_not(text);
                self.say(Tone::Refusal, reason);
            }
            (None, several) => {
                let texts: Vec<&str> = several.iter().take(6).map(|known| known.text.as_str()).collect();
                let more = if several.len() > texts.len() { ", …" } else { "" };
                self.say(Tone::Refusal, format!("‘{}’ could be {}{more}.", text.trim(), texts.join(", ")));
            }
        }
    }

    /// Why a text means no legal move.
    fn why_not(&self, text: &str) -> String {
        let (position, variant) = (self.game.position(), self.variant());
        let written = bare(text);
        let side = position.side();
        if let Some((letter, cell)) = written.split_once('@') {
            let kind = letter.chars().next().and_then(|letter| variant.kind_of(letter.to_ascii_uppercase()));
            let to = variant.board.grid.parse(cell).filter(|&cell| variant.board.cells.contains(cell));
            return match (kind, to) {
                (Some(kind), Some(_)) if position.reserves().count(side.index(), kind) == 0 => {
                    format!("{}'s reserve holds no {}.", side.name(), variant.kind(kind).name)
                }
                (Some(kind), Some(to)) => why::refusal(position, variant, Picked::Held(Held { reserve: side.index(), kind }), to),
                (None, _) => format!("No man has the letter ‘{letter}’."),
                (_, None) => format!("‘{cell}’ is no cell of this board."),
            };
        }
        let Some((from, to)) = cells(&written) else {
            return format!("‘{}’ is no move here. Write the cells from and to, such as {}.", text.trim(), self.example());
        };
        let cell = |name: &str| variant.board.grid.parse(name).filter(|&cell| variant.board.cells.contains(cell));
        let (Some(start), Some(end)) = (cell(from), cell(to)) else {
            let wrong = if cell(from).is_none() { from } else { to };
            return format!("‘{wrong}’ is no cell of this board.");
        };
        let man = position.at(start);
        if man.is_none() {
            return format!("Nothing stands on {from}.");
        }
        if !man.is_of(side) {
            return format!("The {} on {from} is {}'s.", variant.kind(man.kind()).name, man.side().name());
        }
        // It may only be what the man becomes that is wrong.
        let known: Vec<String> = self.completions(&format!("{from}{to}")).into_iter().map(|known| known.text).collect();
        if known.is_empty() { why::refusal(position, variant, Picked::Cell(start), end) } else { format!("Write {}.", known.join(" or ")) }
    }

    fn example(&self) -> String {
        self.game.legal().first().map_or_else(|| "a1b2".to_owned(), |&mv| move_text(self.variant(), mv))
    }
}

/// A text as it is compared: without spaces, hyphens and what else people write into moves, in lower case.
fn bare(text: &str) -> String {
    let kept = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–' | ':' | '!' | '?' | '#' | '×'));
    kept.flat_map(char::to_lowercase).collect()
}

/// How well a move fits some words, 0 for best; `None` if one of them does not fit at all.
fn rank(words: &[String], known: &Completion) -> Option<u8> {
    let (text, said) = (bare(&known.text), known.words.to_lowercase());
    let joined = words.concat();
    let plain = joined.replacen('x', "", 1);
    if text.starts_with(&joined) || text.starts_with(&plain) {
        return Some(0);
    }
    let named = |word: &str| said.split([' ', ',']).any(|name| name.starts_with(word));
    let placed = |word: &str| text.split(['=', '+']).next().is_some_and(|cells| cells.starts_with(word) || cells.ends_with(word));
    let fits = words.iter().all(|word| named(word) || placed(word));
    fits.then_some(if words.iter().any(|word| placed(word)) { 1 } else { 2 })
}

/// The cells that a move's text begins with: a letter and a number twice.
fn cells(text: &str) -> Option<(&str, &str)> {
    let letter = |c: char| c.is_ascii_lowercase();
    let second = 1 + text.get(1..)?.find(letter)?;
    let (from, rest) = text.split_at(second);
    let rest = if from.len() > 1 { rest.strip_prefix('x').unwrap_or(rest) } else { return None };
    let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    let digits_only = from[1..].bytes().all(|byte| byte.is_ascii_digit());
    (digits > 0 && digits_only && from.starts_with(letter) && rest.starts_with(letter)).then(|| (from, &rest[..=digits]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_found_in_what_people_write() {
        for (text, found) in [("e2e4", Some(("e2", "e4"))), ("e2xe4=q", Some(("e2", "e4"))), ("a16b17+", Some(("a16", "b17")))] {
            assert_eq!(cells(text), found, "{text}");
        }
        for text in ["", "e", "e2", "nf3", "e2e", "ee4", "é2e4", "2e4e", "e2x"] {
            assert_eq!(cells(text), None, "{text}");
        }
    }
}
