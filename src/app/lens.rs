//! How the board is seen: which lattices are shown, how it folds to one of them, who controls which cells.

pub(super) mod control;
pub(super) mod fold;

use std::collections::BTreeMap;
use std::sync::Arc;

use control::{ControlView, Controlled};
use fold::{Fold, FoldCache};
use nestmate_core::position::Position;
use nestmate_core::variant::{Library, Variant};

use crate::app::scene::outside::LastOutside;
use crate::app::scene::tracks::PerPosition;

pub use crate::storage::LayerState;

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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum See {
    Layer(usize, LayerState),
    Cycle(usize),
    /// Only this layer, the board folded to its cells; all again if it is alone already.
    Alone(usize),
    /// This layer alone, or with none the whole board as its layers are set.
    Fold(Option<usize>),
    All,
    /// Whose control of the cells is shown: both sides', White's, Black's, nobody's.
    NextControl,
}

#[derive(Clone, Debug, Default)]
pub struct Layers {
    by_game: BTreeMap<String, Vec<LayerState>>,
    alone: BTreeMap<String, usize>,
}

impl Layers {
    pub(in crate::app) fn new(by_game: BTreeMap<String, Vec<LayerState>>, alone: BTreeMap<String, usize>) -> Self {
        Self { by_game, alone }
    }

    /// Beside a layer that is taken alone the others are hidden.
    pub fn of(&self, variant: &Variant) -> Vec<LayerState> {
        match self.alone(variant) {
            None => self.set_states(variant),
            Some(alone) => {
                let state = |layer| if layer == alone { LayerState::Shown } else { LayerState::Hidden };
                (0..variant.layers.len()).map(state).collect()
            }
        }
    }

    /// The states as they are without one taken alone.
    pub(in crate::app) fn set_states(&self, variant: &Variant) -> Vec<LayerState> {
        let mut states = self.by_game.get(&variant.id).cloned().unwrap_or_default();
        states.resize(variant.layers.len(), LayerState::Shown);
        states
    }

    pub fn set(&mut self, variant: &Variant, layer: usize, state: LayerState) {
        self.alone.remove(&variant.id);
        let mut states = self.set_states(variant);
        if let Some(known) = states.get_mut(layer) {
            *known = state;
        }
        self.by_game.insert(variant.id.clone(), states);
    }

    pub fn cycle(&mut self, variant: &Variant, layer: usize) {
        let Some(&state) = self.of(variant).get(layer) else { return };
        let next = match state {
            LayerState::Shown => LayerState::Dimmed,
            LayerState::Dimmed => LayerState::Outlined,
            LayerState::Outlined => LayerState::Hidden,
            LayerState::Hidden => LayerState::Shown,
        };
        self.set(variant, layer, next);
    }

    /// Sees the lattices of a game another way; control of cells is none of theirs.
    pub(in crate::app) fn update(&mut self, see: See, variant: &Variant) {
        match see {
            See::Layer(layer, state) => self.set(variant, layer, state),
            See::Cycle(layer) => self.cycle(variant, layer),
            See::Alone(layer) => self.solo(variant, layer),
            See::Fold(layer) => self.fold(variant, layer),
            See::All => self.show_all(variant),
            See::NextControl => {}
        }
    }

    pub fn alone(&self, variant: &Variant) -> Option<usize> {
        self.alone.get(&variant.id).copied().filter(|&layer| layer < variant.layers.len())
    }

    pub fn is_alone(&self, variant: &Variant, layer: usize) -> bool {
        self.alone(variant) == Some(layer)
    }

    /// Takes one layer alone, or brings all back if it is alone.
    pub fn solo(&mut self, variant: &Variant, layer: usize) {
        if layer >= variant.layers.len() {
            return;
        }
        if self.is_alone(variant, layer) {
            self.alone.remove(&variant.id);
        } else {
            self.alone.insert(variant.id.clone(), layer);
        }
    }

    fn fold(&mut self, variant: &Variant, layer: Option<usize>) {
        self.alone.remove(&variant.id);
        if let Some(layer) = layer {
            self.solo(variant, layer);
        }
    }

    /// The states and the layer that is taken alone, by the id of the game.
    pub(in crate::app) fn maps(&self) -> (&BTreeMap<String, Vec<LayerState>>, &BTreeMap<String, usize>) {
        (&self.by_game, &self.alone)
    }

    pub fn show_all(&mut self, variant: &Variant) {
        self.by_game.remove(&variant.id);
        self.alone.remove(&variant.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The board of a game inside is called as the layer is, but for where that is.
    #[test]
    fn a_layer_has_the_name_of_the_game_that_it_folds_to() {
        let library = crate::shipped::library();
        for (id, _) in library.games() {
            let variant = library.get(id).expect("a shipped game compiles");
            for fold in fold::ways_to_fold(&variant, &library) {
                let (layer, name) = (&variant.layers[fold.layer].name, fold.name(&variant));
                assert!(layer.split(" · ").next() == Some(name) || layer == name, "{id}: {layer} folds to {name}");
            }
        }
    }

    #[test]
    fn a_layer_taken_alone_twice_brings_all_back() {
        let library = crate::shipped::library();
        for (id, _) in library.games() {
            let variant = library.get(id).expect("a shipped game compiles");
            let all = vec![LayerState::Shown; variant.layers.len()];
            let mut layers = Layers::default();
            for layer in 0..variant.layers.len() {
                layers.solo(&variant, layer);
                assert!(layers.is_alone(&variant, layer));
                layers.solo(&variant, layer);
                assert_eq!(layers.of(&variant), all);
                (0..4).for_each(|_| layers.cycle(&variant, layer));
                assert_eq!(layers.of(&variant), all);
            }
            layers.solo(&variant, 99);
            assert_eq!(layers.of(&variant), all, "a layer that is not there changes nothing");
        }
    }
}
