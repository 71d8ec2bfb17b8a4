//! Moves that are typed: what a text could mean, and why it is no move when it means none.

use std::sync::Arc;

use super::written::{MoveForms, hints, readings, says};
use crate::app::lens::fold::Fold;
use crate::app::touch::{Held, Picked};
use crate::app::why;
use crate::game::Game;
use crate::position::{Move, MoveKind, move_text};
use crate::variant::{KindId, Piece, Reserve};
use crate::words::{self, Told, say, told};

/// A legal move that a text could mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The move.
    pub mv: Move,
    /// Its text.
    pub text: String,
    /// What it does, in a few words: `Knight takes Pawn`.
    pub words: String,
    /// The piece that moves.
    pub piece: Piece,
}

/// The legal moves that a text could mean, the nearest first: those whose own text begins with it, then those of pieces whose name
/// does. Several words have to fit all: `kni f3`.
#[must_use]
pub(in crate::app) fn completions(game: &Game, fold: Option<&Fold>, text: &str) -> Vec<Completion> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let words: Vec<String> = text.split_whitespace().map(bare).filter(|word| !word.is_empty()).collect();
    let all = game.legal().iter().map(|&mv| completion(game, mv));
    let name = |known: &Completion| &game.variant().kind(known.piece.kind()).name;
    let readings = readings(text);
    let mut fitting: Vec<(u8, Completion)> = all
        .filter_map(|known| Some((as_shown(game, fold, known.mv, &readings).or_else(|| rank(&words, &known, name(&known)))?, known)))
        .collect();
    fitting.sort_by(|a, b| (a.0, a.1.text.len(), &a.1.text).cmp(&(b.0, b.1.text.len(), &b.1.text)));
    fitting.into_iter().map(|(_, known)| known).collect()
}

/// How well a text fits the ways in which a move is shown and written beside its own text; `None` if it is not written so.
fn as_shown(game: &Game, fold: Option<&Fold>, mv: Move, wanted: &[String]) -> Option<u8> {
    if wanted[0].is_empty() {
        return None;
    }
    let inside = fold.and_then(|fold| MoveForms::inside(game, fold, mv));
    let outside = MoveForms::of(game, mv);
    let all = || inside.iter().chain([&outside]);
    if all().any(|written| hints(&written.full, wanted)) {
        return Some(0);
    }
    // A capital letter is a piece’s, and not the file that it comes from.
    all().any(|written| says(&written.loose, wanted)).then_some(1)
}

/// The one move that a text is the full way to write, in the words of the game inside that the board is folded to.
pub(in crate::app) fn meant_inside(game: &Game, fold: &Fold, text: &str) -> Option<Move> {
    let wanted = readings(text);
    only(game, |mv| MoveForms::inside(game, fold, mv).is_some_and(|written| says(&written.full, &wanted)))
}

fn only(game: &Game, fits: impl Fn(Move) -> bool) -> Option<Move> {
    let mut fitting = game.legal().iter().copied().filter(|&mv| fits(mv));
    fitting.next().filter(|_| fitting.next().is_none())
}

/// The move that a text means.
///
/// # Errors
/// Why it means none, or which ones it could mean.
pub(in crate::app) fn meant(game: &Game, text: &str) -> Result<Move, Told> {
    let fitting = completions(game, None, text);
    let exact = fitting.iter().find(|known| bare(&known.text) == bare(text)).map(|known| known.mv);
    let wanted = readings(text);
    let written = || only(game, |mv| says(&MoveForms::of(game, mv).full, &wanted));
    match (exact.or_else(written), fitting.as_slice()) {
        (Some(mv), _) => Ok(mv),
        (None, [only]) => Ok(only.mv),
        (None, []) => Err(why_not(game, text)),
        (None, several) => {
            let texts: Vec<&str> = several.iter().take(6).map(|known| known.text.as_str()).collect();
            let moves = texts.join(", ") + if several.len() > texts.len() { ", …" } else { "" };
            let text = text.trim().to_owned();
            Err(told!("typed-several", text = text.as_str(), moves = moves.as_str()))
        }
    }
}

fn completion(game: &Game, mv: Move) -> Completion {
    let (position, variant) = (game.position(), game.variant());
    let name = |kind: KindId| words::named(&variant.kind(kind).name);
    let there = position.at(mv.to());
    let piece = position.mover(mv);
    let mover = name(piece.kind());
    let words = if mv.is_drop() {
        say!("move-drop", piece = mover)
    } else if !mv.is_step() {
        say!("move-castles", piece = mover)
    } else if mv.takes_in_passing() {
        say!("move-in-passing", piece = mover)
    } else if there.is_some() {
        say!("move-takes", piece = mover, victim = name(there.kind()))
    } else {
        mover.to_owned()
    };
    let words = match mv.action() {
        MoveKind::Turn => say!("move-turns", moved = words),
        MoveKind::Promote(kind) | MoveKind::Restore(kind) | MoveKind::Swap(kind) => say!("move-becomes", moved = words, piece = name(kind)),
        MoveKind::Exchange(kind, reserve) => {
            let whose = ["white", "black", "neutral"][reserve.index()];
            say!("move-exchanged", moved = words, piece = name(kind), reserve = whose)
        }
        MoveKind::Plain | MoveKind::Double | MoveKind::EnPassant | MoveKind::Castle | MoveKind::Drop(_) => words,
    };
    Completion { mv, text: move_text(variant, mv), words, piece }
}

/// Why a text means no legal move.
fn why_not(game: &Game, text: &str) -> Told {
    let (position, variant) = (game.position(), game.variant());
    let written = bare(text);
    let side = position.side();
    if let Some((letter, cell)) = written.split_once('@') {
        let kind = letter.chars().next().and_then(|letter| variant.kind_of(letter.to_ascii_uppercase()));
        let to = variant.board.grid.parse(cell).filter(|&cell| variant.board.cells.contains(cell));
        return match (kind, to) {
            (Some(kind), Some(_)) if position.reserves().count(Reserve::of(side), kind) == 0 => {
                let variant = Arc::clone(variant);
                told!("typed-reserve-empty", side = side.name(), name = words::named(&variant.kind(kind).name))
            }
            (Some(kind), Some(to)) => why::refusal(position.clone(), variant, Picked::Held(Held { reserve: Reserve::of(side), kind }), to),
            (None, _) => {
                let letter = letter.to_owned();
                told!("typed-no-letter", letter = letter.as_str())
            }
            (_, None) => of_cell("typed-no-cell", cell),
        };
    }
    let Some((from, to)) = cells(&written) else {
        let (text, example) = (text.trim().to_owned(), example(game));
        return told!("typed-no-move", text = text.as_str(), example = example.as_str());
    };
    let cell = |name: &str| variant.board.grid.parse(name).filter(|&cell| variant.board.cells.contains(cell));
    let (Some(start), Some(end)) = (cell(from), cell(to)) else {
        let wrong = if cell(from).is_none() { from } else { to };
        return of_cell("typed-no-cell", wrong);
    };
    let piece = position.at(start);
    if piece.is_none() {
        return of_cell("typed-nothing-there", from);
    }
    if !piece.is_of(side) {
        let (variant, from) = (Arc::clone(variant), from.to_owned());
        return told!(
            "typed-not-own",
            name = words::named(&variant.kind(piece.kind()).name),
            cell = from.as_str(),
            side = piece.side().name()
        );
    }
    // It may only be what the piece becomes that is wrong.
    let known: Vec<String> = completions(game, None, &format!("{from}{to}")).into_iter().map(|known| known.text).collect();
    if known.is_empty() {
        why::refusal(position.clone(), variant, Picked::Cell(start), end)
    } else {
        told!("typed-write", moves = words::or(known.iter().map(String::as_str)))
    }
}

fn example(game: &Game) -> String {
    game.legal().first().map_or_else(|| "a1b2".to_owned(), |&mv| move_text(game.variant(), mv))
}

/// What is wrong with what was typed for a cell.
fn of_cell(key: &'static str, cell: &str) -> Told {
    let cell = cell.to_owned();
    told!(key, cell = cell.as_str())
}

/// A text as it is compared: without spaces, hyphens and what else people write into moves, in lower case.
fn bare(text: &str) -> String {
    let kept = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–' | ':' | '!' | '?' | '#' | '×'));
    kept.flat_map(char::to_lowercase).collect()
}

/// How well a move fits some words, 0 for best; `None` if one of them does not fit at all.
fn rank(words: &[String], known: &Completion, name: &str) -> Option<u8> {
    let (text, said) = (bare(&known.text), format!("{} {name}", known.words).to_lowercase());
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
