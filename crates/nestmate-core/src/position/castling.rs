//! Castlings: which one a move is, and making it.

use super::{Gateway, Move, MoveKind, Passing, Position};
use crate::variant::{Castling, Piece, Variant};

impl Position {
    /// The castling of the side to move that a move is; `None` if it is none.
    pub fn castling<'a>(&self, variant: &'a Variant, mv: Move) -> Option<&'a Castling> {
        if mv.castles() { self.castling_at(variant, mv).map(|known| known.1) } else { None }
    }

    /// The same with its place among those of its side. Of two partners to one side the nearer is in the way of the other.
    fn castling_at<'a>(&self, variant: &'a Variant, mv: Move) -> Option<(usize, &'a Castling)> {
        let meant = variant.castlings[self.side.index()].iter().enumerate();
        let meant = meant.filter(|(_, castling)| castling.goes(mv.from(), mv.to()) && castling.is_unmoved(self.state.unmoved));
        meant.min_by_key(|(_, castling)| castling.royal_from.index().abs_diff(castling.partner_from.index()))
    }

    pub(super) fn castle(&mut self, variant: &Variant, mv: Move) {
        let Some((index, castling)) = self.castling_at(variant, mv) else { return };
        let (from, to) = (castling.royal_from, castling.royal_to);
        let (royal, partner) = (self.at(from), self.at(castling.partner_from));
        self.set(variant, from, Piece::NONE);
        self.set(variant, castling.partner_from, Piece::NONE);
        self.set(variant, to, royal);
        self.set(variant, castling.partner_to, partner);
        if let MoveKind::Gate(kind, gateway) = mv.action() {
            self.gate(variant, kind, if gateway == Gateway::Partner { castling.partner_from } else { from });
        }
        if castling.en_passant.is_some() {
            let passing = Passing::new(&[castling.partner_to, from], to, u8::try_from(index).ok());
            self.set_passing(variant, passing);
        }
    }
}
