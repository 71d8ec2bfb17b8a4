//! A move that has been played, as one tells it to somebody who does not see the board.

use nestmate_core::game::Game;
use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, MoveKind, Position};
use nestmate_core::variant::{Piece, Side};
use nestmate_text::named_side;
use nestmate_text::words::{key, say};

use crate::app::learn::open::Open;
use crate::app::lens::control::changes;
use crate::app::naming::Naming;
use crate::app::scene::outside::before_last;
use crate::saying::owner_of_reserve;

/// A move and what comes of it: `Black Knight c6 takes Pawn on e5.` and how many pieces it freezes or thaws.
pub(in crate::app) fn played(naming: Naming<'_>, before: &Position, after: &Position, mv: Move) -> Vec<String> {
    let mut said = vec![sentence(&moved(naming, before, mv))];
    let changes = changes(before, after, naming.variant);
    for side in Side::BOTH {
        for (frozen, key) in [(true, key!("voice-freezes")), (false, key!("voice-thaws"))] {
            let count = changes.iter().filter(|change| change.frozen == frozen && after.at(change.cell).side() == side).count();
            said.extend((count > 0).then(|| say!(key, count = count, side = named_side(naming.variant, side))));
        }
    }
    said
}

fn moved(naming: Naming<'_>, before: &Position, mv: Move) -> String {
    // What a move beside the folded board does is told in the words of the whole game.
    let inside = naming.shows(mv);
    let naming = if inside { naming } else { Naming { fold: None, ..naming } };
    let text = becoming(naming, before, mv, core(naming, before, mv));
    if inside { text } else { say!("voice-outside", moved = text) }
}

fn core(naming: Naming<'_>, before: &Position, mv: Move) -> String {
    let mover = before.mover(mv);
    let (side, from, to) = (named_side(naming.variant, mover.side()), naming.cell(mv.from()), naming.cell(mv.to()));
    let piece = if mv.is_drop() { naming.piece(mover, mv.to()) } else { naming.piece(mover, mv.from()) };
    let victim = before.at(mv.to());
    if mv.is_drop() {
        say!("voice-drops", side = side, piece = piece, to = to)
    } else if let Some(via) = mv.via() {
        twice(naming, before, mv, via)
    } else if let MoveKind::Become(kind) = mv.action() {
        let other = naming.piece(Piece::new(kind, mover.side()), mv.to());
        say!("voice-transforms", side = side, piece = piece, from = from, other = other, to = to)
    } else if mv.is_pass() {
        say!("voice-pass", side = side)
    } else if mv.castles() {
        say!("voice-castles", side = side, piece = piece, from = from, to = to)
    } else if mv.takes_in_passing() || victim.is_none() && before.takes(naming.variant, mv) {
        say!("voice-takes-in-passing", side = side, piece = piece, from = from, to = to)
    } else if victim.is_some() {
        let victim = naming.piece(victim, mv.to());
        say!("voice-takes", side = side, piece = piece, from = from, victim = victim, to = to)
    } else {
        say!("voice-plays", side = side, piece = piece, from = from, to = to)
    }
}

/// A move of two steps: what it captures on the way, where it ends, and what it captures there.
fn twice(naming: Naming<'_>, before: &Position, mv: Move, via: Cell) -> String {
    let mover = before.mover(mv);
    let (side, from, to) = (named_side(naming.variant, mover.side()), naming.cell(mv.from()), naming.cell(mv.to()));
    let (piece, first, second) = (naming.piece(mover, mv.from()), before.at(via), before.at(mv.to()));
    if first.is_none() {
        return say!("voice-passes", side = side, piece = piece, from = from);
    }
    let (victim, cell) = (naming.piece(first, via), naming.cell(via));
    if second.is_of(mover.side().other()) {
        let other = naming.piece(second, mv.to());
        return say!("voice-takes-two", side = side, piece = piece, from = from, victim = victim, cell = cell, other = other, to = to);
    }
    say!("voice-takes-on-way", side = side, piece = piece, from = from, victim = victim, cell = cell, to = to)
}

fn becoming(naming: Naming<'_>, before: &Position, mv: Move, text: String) -> String {
    let mover = before.mover(mv);
    let name = |kind| naming.piece(Piece::new(kind, mover.side()), mv.to());
    match mv.action() {
        MoveKind::Turn => match naming.variant.kind(mover.kind()).turns_to {
            Some(kind) => say!("voice-turns", moved = text, piece = name(kind)),
            None => text,
        },
        MoveKind::Promote(kind) => say!("voice-promotes", moved = text, piece = name(kind)),
        MoveKind::Restore(kind) | MoveKind::Swap(kind) => say!("voice-becomes", moved = text, piece = name(kind)),
        MoveKind::Exchange(kind, reserve) => {
            say!("voice-exchanged", moved = text, piece = name(kind), reserve = owner_of_reserve(naming.variant, reserve))
        }
        MoveKind::Gate(kind, _) => say!("voice-gates", moved = text, piece = naming.held(kind)),
        _ => text,
    }
}

/// A move in a few words, without whose it is: `Knight g1 to f3`.
pub(super) fn brief(naming: Naming<'_>, before: &Position, mv: Move) -> String {
    let naming = if naming.shows(mv) { naming } else { Naming { fold: None, ..naming } };
    let mover = before.mover(mv);
    let to = naming.cell(mv.to());
    if mv.is_pass() {
        return say!("voice-brief-pass").to_owned();
    }
    if mv.is_drop() {
        return say!("voice-brief-drop", piece = naming.piece(mover, mv.to()), to = to);
    }
    let key = if before.takes(naming.variant, mv) { key!("voice-brief-takes") } else { key!("voice-brief") };
    say!(key, piece = naming.piece(mover, mv.from()), from = naming.cell(mv.from()), to = to)
}

/// The last move on the board with what it did and whether it gives check; nothing at the start.
pub(super) fn last(naming: Naming<'_>, game: &Game) -> Vec<String> {
    let Some(mv) = game.last_move() else { return Vec::new() };
    let before = before_last(game);
    let mut said = played(naming, &before, game.position(), mv);
    if game.outcome().is_none() && game.tree().check(game.current()) {
        said.push(say!("voice-check").to_owned());
    }
    said
}

/// The last move of an exercise with what it did, and the answer to it; nothing at the start.
pub(super) fn in_exercise(naming: Naming<'_>, open: &Open) -> Vec<String> {
    let Some((before, mv)) = &open.last else { return Vec::new() };
    let position = &open.attempt.position;
    let Some(answer) = open.attempt.answer else { return played(naming, before, position, *mv) };
    let between = before.after(naming.variant, *mv);
    let mut said = played(naming, before, &between, *mv);
    said.extend(played(naming, &between, position, answer));
    said
}

pub(in crate::app) fn sentence(text: &str) -> String {
    say!("voice-sentence", text = text)
}
