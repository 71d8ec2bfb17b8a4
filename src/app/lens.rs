//! How the board is seen: which lattices are shown, how it folds to one of them, who controls which cells.

pub(super) mod control;
pub(super) mod fold;
pub(super) mod layers;

use std::sync::Arc;

use nestmate_core::position::Position;
use nestmate_core::variant::{Library, Variant};

use crate::app::scene::outside::LastOutside;
use crate::app::scene::tracks::PerPosition;
use control::{ControlView, Controlled};
use fold::{Fold, FoldCache};
use layers::{Layers, See};

#[derive(Debug, Default)]
pub(super) struct Lens {
    pub(super) layers: Layers,
    folds: FoldCache,
    pub(super) control: ControlView,
    controlled: PerPosition<Vec<Controlled>>,
    pub(super) others: PerPosition<Vec<usize>>,
    pub(super) outside: LastOutside,
}

impl Lens {
    pub(super) fn new(layers: Layers) -> Self {
        Self { layers, ..Self::default() }
    }

    pub(super) fn update(&mut self, see: See, variant: &Variant) {
        if matches!(see, See::NextControl) {
            self.control = self.control.next();
        } else {
            self.layers.update(see, variant);
        }
    }

    /// Forgets what was worked out about positions: those of another game may have the same hash.
    pub(super) fn forget(&mut self) {
        (self.controlled, self.others, self.outside) = Default::default();
    }

    pub(super) fn controlled(&self, position: &Position, variant: &Variant) -> Arc<Vec<Controlled>> {
        if self.control == ControlView::Off {
            return Arc::default();
        }
        self.controlled.of(position, || control::control(position, variant))
    }

    /// By layer; `None` where the board does not fold to it, since its pieces go everywhere.
    pub(super) fn folds(&self, variant: &Arc<Variant>, library: &Library) -> Vec<Option<Arc<Fold>>> {
        self.folds.of(variant, library)
    }
}
