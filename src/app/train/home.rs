//! The lattice that a puzzle lives on, if it lives on one.

use std::sync::Arc;

use nestmate_core::position::{Move, Position};
use nestmate_core::rules::checked_royal;
use nestmate_core::variant::Variant;

use crate::app::lens::fold::Fold;
use crate::app::naming::Naming;

/// The layer to which the board may be folded without hiding anything of a line: each move is one of its pieces and stays on its cells,
/// and so does each King that is in check meanwhile.
pub(in crate::app) fn home(variant: &Variant, before: &Position, moves: &[Move], folds: &[Option<Arc<Fold>>]) -> Option<usize> {
    let lives = |fold: &&Arc<Fold>| {
        let naming = Naming { variant, fold: Some(fold) };
        let mut position = before.clone();
        let mut shown = |mv: Move| {
            let of_layer = mv.is_drop() || variant.layer_of_piece(position.mover(mv).kind(), mv.from()) == Some(fold.layer);
            let side = position.side();
            let seen = checked_royal(&position, variant, side).is_none_or(|royal| naming.has(royal));
            position.make(variant, mv);
            of_layer && seen && naming.shows(mv)
        };
        let all = moves.iter().all(|&mv| shown(mv));
        let loser = position.side();
        all && checked_royal(&position, variant, loser).is_none_or(|royal| naming.has(royal))
    };
    folds.iter().flatten().find(lives).map(|fold| fold.layer)
}
