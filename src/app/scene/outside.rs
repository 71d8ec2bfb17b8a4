//! The last move, where the folded board does not show all of it, and what it did to the pieces on that board.

use nestmate_core::game::{Game, NodeId};
use nestmate_core::geometry::Cell;
use nestmate_core::movegen::is_attacked;
use nestmate_core::position::{Position, attacks_from};
use nestmate_core::variant::Piece;
use nestmate_text::words::{self, key, say};

use crate::app::lens::control::changes;
use crate::app::lens::fold::Fold;
use crate::app::naming::Naming;
use crate::app::written::{Deed, MoveSentence, WrittenMove};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutsideMove {
    pub deed: Deed,
    piece: Piece,
    pub checks: bool,
    victim: Option<Piece>,
    /// The semi-royal on the folded board that it attacks now and did not attack before.
    attacked: Option<Cell>,
    frozen: usize,
    thawed: usize,
}

impl OutsideMove {
    pub(in crate::app) fn of(game: &Game, fold: &Fold) -> Option<Self> {
        let (mv, variant, after) = (game.last_move()?, game.variant(), game.position());
        if (mv.is_drop() || fold.cells.contains(mv.from())) && fold.cells.contains(mv.to()) {
            return None;
        }
        let before = before_last(game);
        let changes = changes(&before, after, variant);
        let count = |frozen: bool| changes.iter().filter(|change| change.frozen == frozen && fold.cells.contains(change.cell)).count();
        let leads = |cell: &Cell| fold.cells.contains(*cell) && variant.semi_royals.contains(after.at(*cell).kind());
        let attacks = |cell: &Cell| attacks_from(after, variant, mv.to(), *cell) && !is_attacked(&before, variant, *cell, before.side());
        let attacked = after.pieces(after.side()).iter().filter(leads).find(attacks);
        Some(Self {
            deed: Deed::new(&before, after, variant, mv),
            piece: before.mover(mv),
            checks: game.tree().check(game.current()),
            victim: before.takes(variant, mv).then(|| before.at(mv.to())),
            attacked,
            frozen: count(true),
            thawed: count(false),
        })
    }

    /// As it is painted.
    pub fn shown(&self, naming: Naming<'_>, position: &Position) -> MoveSentence {
        let whole = Naming { fold: None, ..naming };
        let told = |[played]: [&str; 1]| self.with_deeds(say!("outside-played", played = played), naming, position);
        MoveSentence::new([WrittenMove::new(whole, &self.deed)], told)
    }

    /// The same in words alone.
    pub fn told(&self, naming: Naming<'_>, position: &Position) -> String {
        let (whole, mv) = (Naming { fold: None, ..naming }, self.deed.mv);
        let (piece, from, to) = (whole.kind(self.piece.kind()), whole.cell(mv.from()), whole.cell(mv.to()));
        let moved = if mv.is_drop() {
            say!("outside-drop", piece = piece, to = to)
        } else {
            say!("outside-move", piece = piece, from = from, to = to)
        };
        self.with_deeds(moved, naming, position)
    }

    fn with_deeds(&self, moved: String, naming: Naming<'_>, position: &Position) -> String {
        let to = self.deed.mv.to();
        let victim = self.victim.map(|victim| {
            if victim.is_none() {
                return say!("outside-in-passing").to_owned();
            }
            say!("outside-captures", victim = naming.piece(victim, to), cell = naming.place(to))
        });
        let check = self.checks.then(|| say!("outside-check", royal = naming.royal()));
        let attacked =
            self.attacked.map(|cell| say!("outside-attacks", piece = naming.piece(position.at(cell), cell), cell = naming.cell(cell)));
        let count = |key, count: usize| (count > 0).then(|| say!(key, count = count));
        let did = [victim, check, attacked, count(key!("outside-freezes"), self.frozen), count(key!("outside-thaws"), self.thawed)];
        let did = did.into_iter().flatten().collect::<Vec<_>>();
        if did.is_empty() { moved } else { say!("outside-did", moved = moved, what = words::and(did)) }
    }
}

pub(in crate::app) fn before_last(game: &Game) -> Position {
    game.position_at(game.tree().parent(game.current()).unwrap_or(NodeId::START))
}
