//! What a move does that only a nested game has: found by comparing the positions before and after it.

use std::sync::Arc;

use nestmate_core::geometry::Cell;
use nestmate_core::movegen::{attackers, is_attacked};
use nestmate_core::position::{Move, MoveKind, Position, attacks_from};
use nestmate_core::rules::in_check;
use nestmate_core::variant::{KindId, KindSet, Piece, Side, Variant};
use nestmate_text::named_side;
use nestmate_text::words::{named, say};

use crate::app::lens::control::{changes, led};
use crate::app::lens::fold::Fold;
use crate::app::lens::inner::InnerGame;
use crate::app::naming::Naming;

/// A piece with its cell.
pub(in crate::app) type On = (Piece, Cell);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum Moment {
    /// A semi-royal piece is taken; so many pieces of its side freeze by that.
    Falls(On, usize),
    Freezes,
    Thaws,
    /// A piece of a game inside is taken by one that this game does not know; by the number of the fold.
    Intrudes(usize, Piece, On),
    /// A piece is dropped.
    Drops(Side),
    /// A piece is exchanged for one of a reserve, or for one that its side lacks.
    Exchanges,
    /// A semi-royal piece is attacked without which so many would freeze; on the board of a game inside if it is of one.
    Threatens(Threat),
    /// The royal piece, which is not of a game inside, is in check from one that is.
    Checks(usize, Piece, On),
    /// A piece has come to a cell from which it moves in another way.
    Differs(Piece, Cell),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) struct Threat {
    pub(in crate::app) fold: Option<usize>,
    pub(in crate::app) by: Piece,
    /// Whether what attacks is of the same game.
    pub(in crate::app) inside: bool,
    pub(in crate::app) leader: On,
    pub(in crate::app) led: usize,
}

/// What is told once in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::app) enum Once {
    Drops(Side),
    Intrudes(usize, Side),
    Threatens(Option<usize>, Side, bool),
    Differs(KindId),
}

pub(in crate::app) fn of(variant: &Variant, folds: &[Arc<Fold>], (before, after): (&Position, &Position), mv: Move) -> Vec<Moment> {
    let step = Step { variant, folds, before, after, mv, mover: before.mover(mv) };
    let mut found = step.captures();
    let fallen = found.iter().any(|moment| matches!(moment, Moment::Falls(..)));
    let changes = changes(before, after, variant);
    found.extend(changes.iter().any(|change| change.frozen && !fallen).then_some(Moment::Freezes));
    found.extend(changes.iter().any(|change| !change.frozen).then_some(Moment::Thaws));
    found.extend(mv.is_drop().then_some(Moment::Drops(step.mover.side())));
    let exchanged = matches!(mv.action(), MoveKind::Exchange(..) | MoveKind::Restore(_) | MoveKind::Swap(_));
    found.extend(exchanged.then_some(Moment::Exchanges));
    found.extend(step.threats());
    found.extend(step.check());
    found.extend(step.other_ways());
    found
}

/// What a side loses by a move of the other: each piece with its cell.
pub(super) fn taken<'a>((before, after): (&'a Position, &'a Position), side: Side) -> impl Iterator<Item = On> + use<'a> {
    before.pieces(side).iter().map(|cell| (before.at(cell), cell)).filter(|&(piece, cell)| after.at(cell) != piece)
}

struct Step<'a> {
    variant: &'a Variant,
    folds: &'a [Arc<Fold>],
    before: &'a Position,
    after: &'a Position,
    mv: Move,
    mover: Piece,
}

impl<'a> Step<'a> {
    fn games(&self) -> impl Iterator<Item = (usize, &'a Fold, &'a InnerGame)> {
        self.folds.iter().enumerate().filter_map(|(at, fold)| Some((at, &**fold, fold.inner.as_ref()?)))
    }

    /// Whether the piece that moved was of a game inside before it did.
    fn is_of(&self, fold: &Fold, inner: &InnerGame) -> bool {
        inner.piece(self.mover).is_some() && (self.mv.is_drop() || fold.cells.contains(self.mv.from()))
    }

    fn captures(&self) -> Vec<Moment> {
        let other = self.mover.side().other();
        let frozen = || changes(self.before, self.after, self.variant).into_iter().filter(|change| change.frozen);
        let mut found = Vec::new();
        for (victim, cell) in taken((self.before, self.after), other) {
            let of = self.games().find(|(_, fold, inner)| fold.cells.contains(cell) && inner.piece(victim).is_some());
            let foreign = of.filter(|(_, fold, inner)| !self.is_of(fold, inner));
            found.extend(foreign.map(|(at, ..)| Moment::Intrudes(at, self.mover, (victim, cell))));
            if self.variant.semi_royals.contains(victim.kind()) {
                let frozen = frozen().filter(|change| self.after.at(change.cell).side() == other).count();
                found.push(Moment::Falls((victim, cell), frozen));
            }
        }
        found
    }

    fn threats(&self) -> Vec<Moment> {
        let (to, side) = (self.mv.to(), self.mover.side());
        let piece = self.after.at(to);
        let semi_royal = |&cell: &Cell| self.variant.semi_royals.contains(self.after.at(cell).kind());
        let is_new = |&cell: &Cell| !is_attacked(self.before, self.variant, cell, side) && attacks_from(self.after, self.variant, to, cell);
        let threatened = self.after.pieces(side.other()).iter().filter(semi_royal).filter(is_new);
        let threat = |cell: Cell| {
            let leader = (self.after.at(cell), cell);
            let game = self.games().find(|(_, fold, inner)| fold.cells.contains(cell) && inner.piece(leader.0).is_some());
            let inside = game.is_some_and(|(_, fold, inner)| inner.piece(piece).is_some() && fold.cells.contains(to));
            let led = led(self.after, self.variant, cell).len();
            Threat { fold: game.map(|game| game.0), by: piece, inside, leader, led }
        };
        threatened.map(threat).filter(|threat| threat.led > 0).map(Moment::Threatens).collect()
    }

    fn check(&self) -> Vec<Moment> {
        let side = self.mover.side();
        if !in_check(self.after, self.variant, side.other()) {
            return Vec::new();
        }
        let mut found = Vec::new();
        for cell in self.after.royals(self.variant, side.other()) {
            let royal = self.after.at(cell);
            for (at, fold, inner) in self.games().filter(|game| game.1.cells.contains(cell) && game.2.piece(royal).is_none()) {
                attackers(self.after, self.variant, cell, side, KindSet::ALL, |from| {
                    let piece = self.after.at(from);
                    if fold.cells.contains(from) && inner.piece(piece).is_some() {
                        found.push(Moment::Checks(at, piece, (royal, cell)));
                    }
                });
            }
        }
        found
    }

    fn other_ways(&self) -> Option<Moment> {
        let (to, piece) = (self.mv.to(), self.after.at(self.mv.to()));
        let stays = !self.mv.is_drop() && !self.mv.is_pass() && piece == self.mover;
        (stays && self.ways(self.mv.from()) != self.ways(to)).then_some(Moment::Differs(piece, to))
    }

    /// The ways of moving that the piece has from a cell, by number.
    fn ways(&self, from: Cell) -> Vec<usize> {
        let ways = self.variant.kind(self.mover.kind()).ways.iter().enumerate();
        let usable = ways.filter(|(_, way)| self.variant.seen_by(self.mover.side(), &way.from).contains(from));
        usable.map(|(at, _)| at).collect()
    }
}

impl Moment {
    /// What of it is not told again. That a leader is taken always is.
    pub(in crate::app) fn once(&self, variant: &Variant) -> Option<Once> {
        match *self {
            Self::Intrudes(_, _, (victim, _)) if variant.semi_royals.contains(victim.kind()) => None,
            Self::Drops(side) => Some(Once::Drops(side)),
            Self::Intrudes(fold, by, _) => Some(Once::Intrudes(fold, by.side())),
            Self::Threatens(Threat { fold, by, inside, .. }) => Some(Once::Threatens(fold, by.side(), inside)),
            Self::Differs(piece, _) => Some(Once::Differs(piece.kind())),
            Self::Falls(..) | Self::Freezes | Self::Thaws | Self::Exchanges | Self::Checks(..) => None,
        }
    }

    /// Whether the move itself is told, with whom it freezes and thaws.
    pub(in crate::app) fn is_narrated(&self) -> bool {
        match self {
            Self::Falls(..) | Self::Freezes | Self::Thaws | Self::Drops(_) | Self::Exchanges => true,
            Self::Intrudes(..) | Self::Threatens(_) | Self::Checks(..) | Self::Differs(..) => false,
        }
    }

    /// The sentence for it, in the names of the game inside where there is one; none where the move itself tells all.
    pub(in crate::app) fn said(&self, variant: &Variant, folds: &[Arc<Fold>]) -> Option<String> {
        let whole = Naming { variant, fold: None };
        let within = |fold: usize| Naming { variant, fold: folds.get(fold).map(|fold| &**fold) };
        let inner = |fold: usize| folds.get(fold)?.inner.as_ref();
        let game = |fold: usize| inner(fold).map_or("", |inner| named(&inner.variant.name));
        Some(match *self {
            Self::Freezes | Self::Thaws | Self::Drops(_) | Self::Exchanges => return None,
            Self::Falls((leader, cell), frozen) => say!("model-falls", piece = whole.piece(leader, cell), count = frozen),
            Self::Intrudes(fold, by, (victim, cell)) => {
                let (victim, cell) = (within(fold).piece(victim, cell), within(fold).cell(cell));
                say!("model-intrudes", game = game(fold), piece = whole.kind(by.kind()), victim = victim, cell = cell)
            }
            Self::Threatens(threat) => threat.said(whole, threat.fold.map(|fold| (within(fold), game(fold)))),
            Self::Checks(fold, by, (royal, cell)) => {
                let (piece, royal) = (within(fold).piece(by, cell), whole.kind(royal.kind()));
                say!("model-checks", game = game(fold), piece = piece, royal = royal, cell = whole.cell(cell))
            }
            Self::Differs(piece, cell) => say!("model-differs", piece = whole.piece(piece, cell), cell = whole.cell(cell)),
        })
    }
}

impl Threat {
    fn said(&self, whole: Naming<'_>, game: Option<(Naming<'_>, &str)>) -> String {
        let (leader, cell) = self.leader;
        let (piece, name) = (whole.kind(self.by.kind()), whole.piece(leader, cell));
        let (side, count) = (named_side(whole.variant, leader.side()), self.led);
        match game {
            None => say!("model-threatens", piece = piece, leader = name, side = side, count = count),
            Some((within, game)) if self.inside => {
                let (piece, royal) = (within.piece(self.by, cell), within.piece(leader, cell));
                say!("model-threatens-inside", game = game, piece = piece, royal = royal, side = side, count = count)
            }
            Some((within, game)) => {
                let royal = within.piece(leader, cell);
                say!("model-threatens-outside", game = game, piece = piece, royal = royal, side = side, count = count)
            }
        }
    }
}
