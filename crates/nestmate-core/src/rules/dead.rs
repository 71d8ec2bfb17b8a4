//! Positions that nobody can win any more (ruling G13).

use crate::position::Position;
use crate::variant::{Reserve, Side, Variant};

/// Whether no moves whatever lead to a win of either side. Where that is not certain, it is not said.
#[must_use]
pub fn is_dead(position: &Position, variant: &Variant) -> bool {
    let all = *position.pieces(Side::White) | *position.pieces(Side::Black);
    // Where captured pieces come back, there is nothing to work out before nearly all are gone.
    if variant.has_reserves && all.len() > 3 || !variant.material().bare {
        return false;
    }
    let material = variant.material();
    let (mut standing, mut lone, mut lattice) = (0, true, 0);
    for cell in all.iter() {
        let piece = position.at(cell);
        if variant.kind(piece.kind()).royal {
            continue;
        }
        let own = material.lattice(piece, cell);
        lone &= standing == 0 && material.lone.contains(piece.kind());
        lattice = if standing == 0 || own == lattice { own } else { 0 };
        standing += 1;
        if !lone && lattice == 0 {
            return false;
        }
    }
    let held = |reserve: Reserve| position.reserves().kinds(reserve).map(move |kind| (kind, position.reserves().count(reserve, kind)));
    let mut held = Reserve::ALL.into_iter().flat_map(held);
    let idle = match (standing, held.next(), held.next()) {
        (_, None, _) => true,
        (0, Some((kind, 1)), None) => material.lone.contains(kind),
        _ => false,
    };
    idle && Side::BOTH.into_iter().all(|side| position.has_royal(variant, side))
}

#[cfg(test)]
mod tests;
