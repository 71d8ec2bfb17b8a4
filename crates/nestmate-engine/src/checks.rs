//! From where a piece would check: one walk outward from the enemy's royal piece, made when it is first asked for at a node.

use nestmate_core::geometry::{Cell, MAX_CELLS};
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::{KindSet, Variant};

/// For each cell the kinds that would check from it. Checks uncovered by a leaving piece, and over a mount, are not known.
#[derive(Debug)]
pub(super) struct Checks {
    kinds: Vec<KindSet>,
    touched: Vec<Cell>,
    known: bool,
}

impl Default for Checks {
    fn default() -> Self {
        Self { kinds: vec![KindSet::EMPTY; MAX_CELLS], touched: Vec::new(), known: false }
    }
}

impl Checks {
    pub(super) fn forget(&mut self) {
        self.touched.drain(..).for_each(|cell| self.kinds[cell.index()] = KindSet::EMPTY);
        self.known = false;
    }

    /// Whether a move gives check by where its piece ends.
    pub(super) fn given_by(&mut self, position: &Position, variant: &Variant, mv: Move) -> bool {
        if !self.known {
            self.look(position, variant);
        }
        let kinds = self.kinds[mv.to().index()];
        if kinds.is_empty() {
            return false;
        }
        kinds.contains(mv.made(variant, position))
    }

    fn look(&mut self, position: &Position, variant: &Variant) {
        self.known = true;
        let side = position.side();
        if !position.has_royal(variant, side.other()) {
            return;
        }
        let tree = variant.attacks[side.index()].tree(position.royal(side.other()));
        let mut index = 0;
        while let Some(node) = tree.get(index) {
            if !node.kinds.is_empty() {
                let kinds = &mut self.kinds[node.cell.index()];
                *kinds = kinds.or(node.kinds);
                self.touched.push(node.cell);
            }
            index += if position.at(node.cell).is_none() { 1 } else { node.size as usize };
        }
    }
}
