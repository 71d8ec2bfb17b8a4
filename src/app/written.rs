//! Moves as the window writes them, in one way everywhere: the figurine of the piece, where it goes and what comes of it, in the words
//! of the board as it is seen. What people may type for them is in [`forms`].

pub(in crate::app) mod forms;

use std::sync::Arc;

use nestmate_core::notation::{Whence, castlings};
use nestmate_core::position::{Gateway, Move, MoveKind, Position};
use nestmate_core::rules::{in_check, legal_moves};
use nestmate_core::variant::{Base, KindId, Notation, Piece, Side, Variant};
use nestmate_text::words::say;

use crate::app::naming::Naming;

/// What a move did, which does not change with how the board is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    mv: Move,
    piece: Piece,
    base: Base,
    captures: bool,
    /// What stands before the cell between two steps: a sign of capture or a dash.
    by_way: &'static str,
    whence: Whence,
    checks: bool,
    mates: bool,
    /// The sign of a castling that no other reads the same as.
    castles: Option<&'static str>,
}

impl Deed {
    /// What a legal move does that leads from one position to another.
    pub fn new(before: &Position, after: &Position, variant: &Variant, mv: Move) -> Self {
        let piece = before.mover(mv);
        let layer = variant.layer_of_piece(piece.kind(), mv.from()).and_then(|layer| variant.layers.get(layer));
        let base = layer.map_or(Base::Free, |layer| layer.base);
        let captures = mv.takes_in_passing() || before.at(mv.to()).is_of(piece.side().other());
        let by_way = if mv.via().is_some_and(|via| before.at(via).is_some()) { "×" } else { "–" };
        let checks = in_check(after, variant, after.side());
        let mates = checks && legal_moves(after, variant).is_empty();
        let castles = castle_sign(before, variant, mv);
        Self { mv, piece, base, captures, by_way, whence: Whence::of(before, variant, mv), checks, mates, castles }
    }

    pub fn mv(&self) -> Move {
        self.mv
    }
}

#[derive(Clone, Debug)]
pub struct WrittenMove {
    /// The piece that moves, which a figurine may stand for.
    pub piece: Piece,
    pub base: Base,
    /// The game inside whose piece that is; without one it is the whole game's.
    pub inner: Option<Arc<Variant>>,
    /// The letter where no figurine stands for the piece; empty where neither is wanted.
    pub letter: String,
    /// What stands before `short` in letters alone: the letter or, for a Pawn where people write SAN, nothing or the file it captures from.
    lead: String,
    /// What follows either: `×f3+`.
    pub short: String,
    /// Both cells: `e2e4`.
    pub long: String,
    /// The same in the words of the whole board, where those are others.
    pub outer: String,
    /// The target's name on the whole board, where that is another.
    pub aside: String,
    /// Whether the board as it is seen does not show the whole move.
    pub outside: bool,
}

impl WrittenMove {
    pub fn new(naming: Naming<'_>, deed: &Deed) -> Self {
        let (variant, mv) = (naming.variant, deed.mv);
        let inside = naming.inside(mv, deed.piece);
        let seen = if naming.shows(mv) { naming } else { Naming { fold: None, ..naming } };
        let piece = inside.map_or(deed.piece, |inside| inside.1);
        let (from, to, long) = (seen.cell(mv.from()), seen.cell(mv.to()), naming.exact(mv));
        let by_way = mv.via().map(|via| [deed.by_way, &seen.cell(via), if deed.captures { "" } else { "–" }].concat());
        let by_way = by_way.unwrap_or_default();
        let mut short = match deed.castles {
            _ if mv.is_pass() => say!("move-pass").to_owned(),
            Some(sign) => sign.to_owned(),
            None => {
                [deed.whence.part(&from), &by_way, if deed.captures { "×" } else { "" }, if mv.is_drop() { "@" } else { "" }, &to].concat()
            }
        };
        if let Some(kind) = becomes(mv, deed.piece, variant) {
            short.extend(["=", &seen.shown(kind).text(Side::White)]);
        }
        if let MoveKind::Gate(kind, gateway) = mv.action() {
            short.extend(["/", &seen.shown(kind).text(Side::White), if gateway == Gateway::Partner { "p" } else { "" }]);
        }
        short.push_str(if deed.mates {
            "#"
        } else if deed.checks {
            "+"
        } else {
            ""
        });
        let whole = Naming { fold: None, ..naming };
        let letter = if deed.castles.is_some() || mv.is_pass() { String::new() } else { seen.shown(deed.piece.kind()).text(Side::White) };
        let spoken = inside.map_or(variant, |(inner, _)| &inner.variant);
        let lead = match spoken.known_as.notation {
            Some(Notation::San) if spoken.is_unnamed(piece.kind()) && !mv.is_drop() => {
                if short.starts_with('×') {
                    from[..1].to_owned()
                } else {
                    String::new()
                }
            }
            Some(Notation::San | Notation::Usi | Notation::Iccs) | None => letter.clone(),
        };
        Self {
            piece,
            base: inside.map_or(deed.base, |(inner, piece)| base_of(&inner.variant, piece.kind())),
            inner: inside.map(|(inner, _)| Arc::clone(&inner.variant)),
            letter,
            lead,
            short,
            outer: Some(whole.exact(mv)).filter(|outer| *outer != long).unwrap_or_default(),
            aside: Some(variant.cell_name(mv.to())).filter(|name| *name != to).unwrap_or_default(),
            long,
            outside: !naming.shows(mv),
        }
    }

    /// A move in a position, where it must be legal.
    pub fn of(naming: Naming<'_>, before: &Position, mv: Move) -> Self {
        let mut after = before.clone();
        after.make(naming.variant, mv);
        Self::new(naming, &Deed::new(before, &after, naming.variant, mv))
    }

    /// The moves of a line after a position, as far as they are legal.
    pub fn line(naming: Naming<'_>, position: &Position, moves: &[Move]) -> Vec<Self> {
        let (mut before, mut written) = (position.clone(), Vec::with_capacity(moves.len()));
        for &mv in moves {
            let mut after = before.clone();
            after.make(naming.variant, mv);
            written.push(Self::new(naming, &Deed::new(&before, &after, naming.variant, mv)));
            before = after;
        }
        written
    }

    pub fn text(&self) -> String {
        format!("{}{}", self.lead, self.short)
    }
}

fn base_of(variant: &Variant, kind: KindId) -> Base {
    variant.layers.iter().find(|layer| layer.pieces.contains(kind)).map_or(Base::Free, |layer| layer.base)
}

/// The sign of a castling, if it means this move alone.
fn castle_sign(before: &Position, variant: &Variant, mv: Move) -> Option<&'static str> {
    if mv.action() != MoveKind::Castle {
        return None;
    }
    let legal = legal_moves(before, variant);
    ["O-O", "O-O-O"].into_iter().find(|sign| castlings(before, variant, &legal, sign) == [mv])
}

pub(in crate::app) fn becomes(mv: Move, piece: Piece, variant: &Variant) -> Option<KindId> {
    if mv.action() == MoveKind::Turn { variant.kind(piece.kind()).turns_to } else { mv.becomes() }
}
