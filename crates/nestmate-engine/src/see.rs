//! Static exchange evaluation: what a capture wins when both sides go on capturing on its cell, least valuable piece first.
//!
//! Attackers are found anew after each capture, by a walk over the attack tree of the cell that takes the pieces spent for gone; so
//! lines opened behind them, bent paths and mounts of hopping pieces all count.

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::movegen::visit_attackers;
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::{Piece, Side, Variant};

use super::weights::Weights;

/// The longest exchange that is followed.
const LONGEST: usize = 24;

/// What stands for a royal piece's value in an exchange.
const ROYAL: i32 = 100_000;

/// Whether a move that wins `gain` at once leaves its side at least `least` better off after all captures on its end.
///
/// `standing` is the value of the piece that then stands there.
pub(super) fn wins(position: &Position, variant: &Variant, weights: &Weights, mv: Move, exchange: Exchange) -> bool {
    let mut swap = exchange.gain - exchange.least;
    if swap < 0 {
        return false;
    }
    swap = exchange.standing - swap;
    if swap <= 0 {
        return true;
    }
    let mut gone = CellSet::EMPTY;
    gone.insert(mv.from());
    let mut side = position.side();
    let mut won = true;
    for _ in 0..LONGEST {
        side = side.other();
        let Some((cell, piece)) = least_attacker(position, variant, weights, mv.to(), side, &gone) else { break };
        gone.insert(cell);
        won = !won;
        if variant.kind(piece.kind()).royal {
            // The royal piece can only capture last.
            let answered = least_attacker(position, variant, weights, mv.to(), side.other(), &gone).is_some();
            return won != answered;
        }
        swap = weights.value[piece.kind().index()] - swap;
        if swap < i32::from(won) {
            break;
        }
    }
    won
}

/// What is at stake in an exchange, in centipawns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exchange {
    /// What the first move wins by itself.
    pub(super) gain: i32,
    /// The value of the piece that then stands on the cell.
    pub(super) standing: i32,
    /// What is to be won in the end.
    pub(super) least: i32,
}

/// The least valuable piece of a side that attacks a cell, some pieces being gone.
fn least_attacker(
    position: &Position,
    variant: &Variant,
    weights: &Weights,
    target: Cell,
    side: Side,
    gone: &CellSet,
) -> Option<(Cell, Piece)> {
    let worth = |piece: Piece| if variant.kind(piece.kind()).royal { ROYAL } else { weights.value[piece.kind().index()] };
    let mut least: Option<(Cell, Piece)> = None;
    let is_gone = |cell| gone.contains(cell);
    visit_attackers(position, variant, target, side, is_gone, |cell, piece| {
        if least.is_none_or(|(_, known)| worth(piece) < worth(known)) {
            least = Some((cell, piece));
        }
        true
    });
    least
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::{parse_move, parse_position};

    use super::*;

    #[test]
    fn exchanges_are_counted_to_the_end() {
        let Ok(variant) = crate::shipped::library().get("fide-chess") else { panic!("a shipped game") };
        let weights = Weights::new(&variant);
        let won = |text: &str, mv: &str| {
            let Ok(position) = parse_position(&variant, text) else { panic!("{text}") };
            let Ok(mv) = parse_move(&position, &variant, mv) else { panic!("{mv}") };
            let value = |cell| weights.value[position.at(cell).kind().index()];
            wins(&position, &variant, &weights, mv, Exchange { gain: value(mv.to()), standing: value(mv.from()), least: 0 })
        };
        assert!(won("4k3/8/8/3p4/8/8/8/3RK3 w - - - 0 1", "d1d5"), "nobody takes back");
        assert!(!won("4k3/8/4p3/3p4/8/8/8/3RK3 w - - - 0 1", "d1d5"), "a pawn takes back");
        assert!(!won("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - - 0 1", "d2d5"), "two behind each other defend");
        assert!(won("3rk3/8/8/3p4/8/3R4/3R4/3RK3 w - - - 0 1", "d3d5"), "one more attacks than defends");
        assert!(won("8/8/3k4/3p4/8/8/3R4/3RK3 w - - - 0 1", "d2d5"), "the king cannot take what is guarded");
        assert!(!won("8/8/3k4/3p4/8/8/8/3RK3 w - - - 0 1", "d1d5"), "the king takes what is not");
    }
}
