//! Moves that are typed: what a text could mean, and why it is no move when it means none.

use nestmate_core::game::{Game, players_moves};
use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, MoveKind, move_text};
use nestmate_core::rules::pseudo_moves;
use nestmate_core::variant::{KindId, Piece, Reserve, Side};
use nestmate_text::named_side;
use nestmate_text::words::{self, TextKey, Told, key, say, told};

use crate::app::lens::fold::Fold;
use crate::app::naming::{Names, Naming};
use crate::app::touch::{Held, Picked};
use crate::app::why;
use crate::app::written::{MoveForms, hints, readings, says};
use crate::saying::owner_of_reserve;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    pub mv: Move,
    pub text: String,
    pub outer: String,
    /// What it does, in a few words: `Knight takes Pawn`.
    pub words: String,
    pub piece: Piece,
}

/// The legal moves that a text could mean, the nearest first: those whose own text begins with it, then those of pieces whose name
/// does. Several words have to fit all: `kni f3`.
pub(in crate::app) fn completions(game: &Game, fold: Option<&Fold>, text: &str) -> Vec<Completion> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let words: Vec<String> = text.split_whitespace().map(bare).filter(|word| !word.is_empty()).collect();
    let naming = Naming { variant: game.variant(), fold };
    let all = game.legal().iter().map(|&mv| completion(game, naming, mv));
    let name = |known: &Completion| &game.variant().kind(known.piece.kind()).name;
    let (readings, styled) = (readings(text), in_players_style(game, fold, text));
    let as_written = |mv: Move| if styled.contains(&mv) { Some(0) } else { as_shown(game, fold, mv, &readings) };
    let mut fitting: Vec<(u8, Completion)> =
        all.filter_map(|known| Some((as_written(known.mv).or_else(|| rank(&words, &known, name(&known)))?, known))).collect();
    fitting.sort_by(|a, b| (a.0, a.1.text.len(), &a.1.text).cmp(&(b.0, b.1.text.len(), &b.1.text)));
    fitting.into_iter().map(|(_, known)| known).collect()
}

/// How well a text fits the ways in which a move is shown and written beside its own text; `None` if it is not written so.
fn as_shown(game: &Game, fold: Option<&Fold>, mv: Move, wanted: &[String]) -> Option<u8> {
    if wanted[0].is_empty() {
        return None;
    }
    let forms: Vec<MoveForms> = forms(game, fold, mv).collect();
    if forms.iter().any(|written| hints(&written.full, wanted)) {
        return Some(0);
    }
    // A capital letter is a piece’s, and not the file that it comes from.
    forms.iter().any(|written| says(&written.loose, wanted)).then_some(1)
}

/// How a move is written in the game inside that the board is folded to, if it is one of its moves, and on the whole board.
fn forms(game: &Game, fold: Option<&Fold>, mv: Move) -> impl Iterator<Item = MoveForms> {
    fold.and_then(|fold| MoveForms::inside(game, fold, mv)).into_iter().chain([MoveForms::of(game, mv)])
}

/// The moves that a text can mean as the game’s players write it, or those of the game inside that the board is folded to.
fn in_players_style(game: &Game, fold: Option<&Fold>, text: &str) -> Vec<Move> {
    let (variant, position) = (game.variant(), game.position());
    let naming = Naming { variant, fold };
    let is_meant = |mv: &&Move| naming.bare(**mv, position.mover(**mv)).is_some_and(|bare| bare.is_meant(text));
    let inside: Vec<Move> = game.legal().iter().filter(is_meant).copied().collect();
    if inside.is_empty() { players_moves(position, variant, game.legal(), text, game.last_move().map(Move::to)) } else { inside }
}

fn only(game: &Game, fits: impl Fn(Move) -> bool) -> Option<Move> {
    let mut fitting = game.legal().iter().copied().filter(|&mv| fits(mv));
    fitting.next().filter(|_| fitting.next().is_none())
}

/// The error says why a text means no move, or which ones it could mean.
pub(in crate::app) fn meant(game: &Game, names: &Names, text: &str) -> Result<Move, Told> {
    let (fold, wanted) = (names.naming().fold, readings(text));
    // The full way to write one move in the words of the game inside that the board is folded to.
    let inside = |fold: &Fold| only(game, |mv| MoveForms::inside(game, fold, mv).is_some_and(|written| says(&written.full, &wanted)));
    if let Some(mv) = fold.and_then(inside) {
        return Ok(mv);
    }
    let fitting = completions(game, fold, text);
    let is = |known: &&Completion| [&known.text, &known.outer].into_iter().any(|own| !own.is_empty() && bare(own) == bare(text));
    let exact = fitting.iter().find(is).map(|known| known.mv);
    let written = || only(game, |mv| says(&MoveForms::of(game, mv).full, &wanted));
    let styled = || if let &[mv] = in_players_style(game, fold, text).as_slice() { Some(mv) } else { None };
    match (exact.or_else(written).or_else(styled), fitting.as_slice()) {
        (Some(mv), _) => Ok(mv),
        (None, [only]) => Ok(only.mv),
        (None, []) => Err(why_not(game, names, text)),
        (None, several) => {
            let texts: Vec<&str> = several.iter().take(6).map(|known| known.text.as_str()).collect();
            let more = (several.len() > texts.len()).then_some("…");
            let moves = texts.into_iter().chain(more).collect::<Vec<&str>>().join(say!("between-parts"));
            let text = text.trim().to_owned();
            Err(told!("typed-several", text = text.as_str(), moves = moves.as_str()))
        }
    }
}

fn completion(game: &Game, naming: Naming<'_>, mv: Move) -> Completion {
    let (position, variant) = (game.position(), game.variant());
    let (there, piece) = (position.at(mv.to()), position.mover(mv));
    let seen = if naming.shows(mv) { naming } else { Naming { fold: None, ..naming } };
    let name = |kind: KindId| seen.piece(Piece::new(kind, piece.side()), mv.to());
    let mover = seen.piece(piece, mv.from());
    let words = if mv.is_drop() {
        say!("move-drop", piece = mover)
    } else if let Some(via) = mv.via() {
        match position.at(via) {
            victim if victim.is_some() => say!("move-takes-on-way", piece = mover, victim = seen.piece(victim, via)),
            _ => say!("move-passes", piece = mover),
        }
    } else if mv.is_pass() {
        say!("move-pass").to_owned()
    } else if mv.castles() {
        say!("move-castles", piece = mover)
    } else if mv.takes_in_passing() {
        say!("move-in-passing", piece = mover)
    } else if there.is_some() {
        say!("move-takes", piece = mover, victim = seen.piece(there, mv.to()))
    } else {
        mover.to_owned()
    };
    let words = match mv.action() {
        MoveKind::Turn => say!("move-turns", moved = words),
        MoveKind::Promote(kind) | MoveKind::Restore(kind) | MoveKind::Swap(kind) | MoveKind::Become(kind) => {
            say!("move-becomes", moved = words, piece = name(kind))
        }
        MoveKind::Exchange(kind, reserve) => {
            say!("move-exchanged", moved = words, piece = name(kind), reserve = owner_of_reserve(game.variant(), reserve))
        }
        MoveKind::Gate(kind, _) => say!("move-gates", moved = words, piece = seen.held(kind)),
        _ => words,
    };
    let (text, outer) = (naming.exact(mv), move_text(variant, mv));
    Completion { mv, outer: if outer == text { String::new() } else { outer }, text, words, piece }
}

fn why_not(game: &Game, names: &Names, text: &str) -> Told {
    let position = game.position();
    let cell = |name: &str| cell_of(names.naming(), name);
    let written = bare(text);
    let side = position.side();
    if let Some((letter, cell)) = written.split_once('@') {
        let kind = letter.chars().next().and_then(|letter| kind_of(names.naming(), letter.to_ascii_uppercase()));
        return match (kind, cell_of(names.naming(), cell)) {
            (Some(kind), Some(_)) if position.reserves().count(Reserve::of(side), kind) == 0 => {
                let names = names.clone();
                told!("typed-reserve-empty", side = named_side(names.naming().variant, side), name = names.naming().held(kind))
            }
            (Some(kind), Some(to)) => why::refusal(position.clone(), names, Picked::Held(Held { reserve: Reserve::of(side), kind }), to),
            (None, _) => {
                let letter = letter.to_owned();
                told!("typed-no-letter", letter = letter.as_str())
            }
            (_, None) => of_cell(key!("typed-no-cell"), cell),
        };
    }
    if let Some(sign) = castling_sign(&written) {
        return why::no_castling(position, names, sign);
    }
    let Some((from, to)) = cells(&written) else {
        if let Some((picked, to)) = written_short(game, names.naming(), text) {
            return why::refusal(position.clone(), names, picked, to);
        }
        let (text, example) = (text.trim().to_owned(), example(game, names.naming()));
        return told!("typed-no-move", text = text.as_str(), example = example.as_str());
    };
    let (Some(start), Some(end)) = (cell(from), cell(to)) else {
        let wrong = if cell(from).is_none() { from } else { to };
        return of_cell(key!("typed-no-cell"), wrong);
    };
    let piece = position.at(start);
    if piece.is_none() {
        return of_cell(key!("typed-nothing-there"), from);
    }
    if !piece.is_of(side) {
        let (names, from) = (names.clone(), from.to_owned());
        return told!(
            "typed-not-own",
            name = names.naming().piece(piece, start),
            cell = from.as_str(),
            side = named_side(names.naming().variant, piece.side())
        );
    }
    // It may only be what the piece becomes that is wrong.
    let known: Vec<String> = completions(game, names.naming().fold, &format!("{from}{to}")).into_iter().map(|known| known.text).collect();
    if known.is_empty() {
        why::refusal(position.clone(), names, Picked::Cell(start), end)
    } else {
        told!("typed-write", moves = words::or(known.iter().map(String::as_str)))
    }
}

/// The piece and the target of an illegal move written in short: of one that only leaves the King in check, or else of the one piece of
/// that kind that could ever go there.
fn written_short(game: &Game, naming: Naming<'_>, text: &str) -> Option<(Picked, Cell)> {
    let (position, variant, wanted) = (game.position(), naming.variant, readings(text));
    let side = position.side();
    let mut pseudo = Vec::new();
    pseudo_moves(position, variant, &mut pseudo);
    // Who drops writes @, and is answered before.
    let says_it = |&&mv: &&Move| !mv.is_drop() && forms(game, naming.fold, mv).any(|written| says(&written.full, &wanted));
    if let Some(mv) = pseudo.iter().find(says_it) {
        return Some((Picked::Cell(mv.from()), mv.to()));
    }
    wanted.iter().find_map(|text| {
        let (piece, target) = text.split_at(text.rfind(|c: char| c.is_ascii_lowercase())?);
        let to = cell_of(naming, target)?;
        let kinds: Vec<KindId> = match piece.chars().next() {
            Some(letter) => kind_of(naming, letter).into_iter().collect(),
            None => variant.kind_ids().filter(|&kind| variant.is_unnamed(kind)).collect(),
        };
        let own = || position.pieces(side).iter().filter(|&cell| kinds.contains(&position.at(cell).kind()));
        let reaches = |&cell: &Cell| variant.rows.reach(position.at(cell).index(), cell).contains(to);
        let only = |mut cells: Vec<Cell>| cells.pop().filter(|_| cells.is_empty());
        only(own().filter(reaches).collect()).or_else(|| only(own().collect())).map(|from| (Picked::Cell(from), to))
    })
}

fn example(game: &Game, naming: Naming<'_>) -> String {
    let mut shown = game.legal().iter().filter(|&&mv| naming.shows(mv));
    let first = shown.next().or_else(|| game.legal().first());
    first.map_or_else(|| "a1b2".to_owned(), |&mv| naming.exact(mv))
}

/// The kind of this letter on the board as it is seen, or else on the whole one.
fn kind_of(naming: Naming<'_>, letter: char) -> Option<KindId> {
    let inside = |kind: &KindId| {
        let known = naming.inner().and_then(|inner| Some(inner.variant.kind(inner.piece(Piece::new(*kind, Side::White))?.kind())));
        known.is_some_and(|known| known.letter == letter && !known.turned)
    };
    naming.variant.kind_ids().find(inside).or_else(|| naming.variant.kind_of(letter))
}

/// The cell of this name on the board as it is seen, or else on the whole one.
fn cell_of(naming: Naming<'_>, name: &str) -> Option<Cell> {
    let cells = naming.variant.board.cells;
    let seen = naming.fold.and_then(|_| cells.iter().find(|&cell| naming.has(cell) && naming.cell(cell) == name));
    seen.or_else(|| naming.variant.board.grid.parse(name).filter(|&cell| cells.contains(cell)))
}

fn of_cell(key: TextKey, cell: &str) -> Told {
    let cell = cell.to_owned();
    told!(key, cell = cell.as_str())
}

/// A text as it is compared: without spaces, hyphens and what else people write into moves, in lower case.
fn bare(text: &str) -> String {
    let kept = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–' | ':' | '!' | '?' | '#' | '×'));
    kept.flat_map(char::to_lowercase).collect()
}

/// How a castling is written that a text without its hyphens means, with letters or with noughts.
fn castling_sign(bare: &str) -> Option<&'static str> {
    match bare.trim_end_matches('+').replace('0', "o").as_str() {
        "oo" => Some("O-O"),
        "ooo" => Some("O-O-O"),
        _ => None,
    }
}

/// How well a move fits some words, 0 for best; `None` if one of them does not fit at all.
fn rank(words: &[String], known: &Completion, name: &str) -> Option<u8> {
    let own = |text: &str| rank_of(words, (&bare(text), &known.words), name);
    own(&known.text).or_else(|| Some(known.outer.as_str()).filter(|outer| !outer.is_empty()).and_then(own))
}

fn rank_of(words: &[String], (text, does): (&str, &str), name: &str) -> Option<u8> {
    let said = format!("{does} {name}").to_lowercase();
    let joined = words.concat();
    let plain = joined.replacen('x', "", 1);
    if text.starts_with(&joined) || text.starts_with(&plain) {
        return Some(0);
    }
    let named = |word: &str| said.split([' ', ',', '、']).any(|name| name.starts_with(word));
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
