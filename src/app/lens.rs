//! How the board is seen: which lattices are shown, how it folds to one of them, who controls which cells.

pub(super) mod control;
pub(super) mod fold;
pub(super) mod inner;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use control::{ControlView, Controlled};
use fold::Fold;
use nestmate_core::position::Position;
use nestmate_core::variant::{Library, Variant};

use crate::app::scene::outside::OutsideMove;
use crate::storage::{Nesting, Settings};

pub use crate::storage::LayerState;

/// A game, and by layer how its board folds.
type FoldsOf = (Arc<Variant>, Vec<Option<Arc<Fold>>>);

#[derive(Debug, Default)]
pub(super) struct Lens {
    pub(super) layers: Layers,
    folds: RefCell<Option<FoldsOf>>,
    pub(super) control: ControlView,
    pub(super) lifted: bool,
    /// By the hash of the position.
    controlled: Last<u64, Arc<Vec<Controlled>>>,
    pub(super) others: Last<u64, Arc<Vec<usize>>>,
    /// By the revision of the game, which changes with the place in it too, and the layer that the board is folded to.
    pub(super) outside: Last<(u64, usize), Option<Arc<OutsideMove>>>,
}

impl Lens {
    pub(super) fn new(layers: Layers) -> Self {
        Self { layers, ..Self::default() }
    }

    pub(super) fn update(&mut self, see: See, variant: &Variant) {
        match see {
            See::NextControl => self.control = self.control.next(),
            See::Lift(lifted) => {
                self.lifted = lifted;
                if lifted {
                    self.layers.update(See::Fold(None), variant);
                }
            }
            See::Alone(_) | See::Fold(_) | See::Dial(..) | See::All => {
                self.lifted = false;
                self.layers.update(see, variant);
            }
            See::Layer(..) | See::Cycle(_) | See::Faces(_) => self.layers.update(see, variant),
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
        self.controlled.of(position.hash(), || Arc::new(control::control(position, variant)))
    }

    /// By layer; `None` where the board does not fold to it, since its pieces go everywhere.
    pub(super) fn folds(&self, variant: &Arc<Variant>, library: &Library) -> Vec<Option<Arc<Fold>>> {
        let mut known = self.folds.borrow_mut();
        if let Some((_, folds)) = known.as_ref().filter(|(known, _)| Arc::ptr_eq(known, variant)) {
            return folds.clone();
        }
        let folds: Vec<_> = (0..variant.layers.len()).map(|layer| Fold::of(variant, layer, library).map(Arc::new)).collect();
        *known = Some((Arc::clone(variant), folds.clone()));
        folds
    }
}

/// What was worked out last, and what it was worked out for.
#[derive(Debug)]
pub(super) struct Last<K, T>(RefCell<Option<(K, T)>>);

impl<K, T> Default for Last<K, T> {
    fn default() -> Self {
        Self(RefCell::new(None))
    }
}

impl<K: PartialEq, T: Clone> Last<K, T> {
    pub(super) fn of(&self, key: K, work: impl FnOnce() -> T) -> T {
        let mut known = self.0.borrow_mut();
        if let Some((_, found)) = known.as_ref().filter(|known| known.0 == key) {
            return found.clone();
        }
        let found = work();
        *known = Some((key, found.clone()));
        found
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum See {
    Layer(usize, LayerState),
    Cycle(usize),
    /// Only this layer, the board folded to its cells; all again if it is alone already.
    Alone(usize),
    /// This layer alone, or with none the whole board as its layers are set.
    Fold(Option<usize>),
    /// This layer alone, the board folded to it this far: 0 to 1.
    Dial(usize, f32),
    /// The faces of the game inside for the pieces of this layer, or of all; their own again where they have them.
    Faces(Option<usize>),
    /// Whether the games inside rise from the board.
    Lift(bool),
    All,
    /// Whose control of the cells is shown: both sides', White's, Black's, nobody's.
    NextControl,
}

#[derive(Clone, Debug, Default)]
pub struct Layers {
    by_game: BTreeMap<String, Vec<LayerState>>,
    alone: BTreeMap<String, usize>,
    nesting: BTreeMap<String, Nesting>,
}

/// How far a key or a notch of the wheel turns the dial.
pub const DIAL_STEP: f32 = 1.0 / 6.0;

/// How near to the whole board or to the game inside the fold does not rest.
const NEAR: f32 = 0.08;

impl Layers {
    pub(in crate::app) fn of_settings(settings: &Settings) -> Self {
        let Settings { layers, alone, nesting, .. } = settings;
        Self { by_game: layers.clone(), alone: alone.clone(), nesting: nesting.clone() }
    }

    pub(in crate::app) fn are_kept(&self, settings: &Settings) -> bool {
        (&settings.layers, &settings.alone, &settings.nesting) == (&self.by_game, &self.alone, &self.nesting)
    }

    pub(in crate::app) fn keep(&self, settings: &mut Settings) {
        settings.layers.clone_from(&self.by_game);
        settings.alone.clone_from(&self.alone);
        settings.nesting.clone_from(&self.nesting);
    }

    /// Beside a layer that is taken alone the others are hidden, unless the board is folded only a part of the way.
    pub fn of(&self, variant: &Variant) -> Vec<LayerState> {
        match self.alone(variant).filter(|_| self.depth(variant) >= 1.0) {
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
            See::Fold(layer) => self.fold(variant, layer, 1.0),
            See::Dial(layer, depth) => self.fold(variant, Some(layer).filter(|_| depth > NEAR), depth),
            See::Faces(layer) => self.turn_faces(variant, layer),
            See::All => self.show_all(variant),
            See::NextControl | See::Lift(_) => {}
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
            self.fold(variant, Some(layer), 1.0);
        }
    }

    fn fold(&mut self, variant: &Variant, layer: Option<usize>, depth: f32) {
        self.alone.remove(&variant.id);
        if let Some(layer) = layer.filter(|&layer| layer < variant.layers.len()) {
            self.alone.insert(variant.id.clone(), layer);
        }
        self.change(variant, |nesting| nesting.depth = if depth < 1.0 - NEAR { depth } else { 1.0 });
    }

    /// How far the board is folded to the layer that is taken alone, above 0 and up to 1.
    pub fn depth(&self, variant: &Variant) -> f32 {
        let depth = self.nesting.get(&variant.id).map_or(1.0, |nesting| nesting.depth);
        if depth.is_finite() { depth.clamp(NEAR, 1.0) } else { 1.0 }
    }

    /// Whether the pieces of a layer have the faces of the game inside.
    pub fn has_inner_faces(&self, variant: &Variant, layer: usize) -> bool {
        self.nesting.get(&variant.id).is_some_and(|nesting| nesting.faces.contains(&layer))
    }

    fn turn_faces(&mut self, variant: &Variant, layer: Option<usize>) {
        let count = variant.layers.len();
        self.change(variant, |nesting| match layer {
            Some(layer) if nesting.faces.contains(&layer) => _ = nesting.faces.remove(&layer),
            Some(layer) if layer < count => _ = nesting.faces.insert(layer),
            Some(_) => {}
            None if nesting.faces.is_empty() => nesting.faces = (0..count).collect(),
            None => nesting.faces.clear(),
        });
    }

    /// What is as at first is not kept.
    fn change(&mut self, variant: &Variant, change: impl FnOnce(&mut Nesting)) {
        let mut nesting = self.nesting.remove(&variant.id).unwrap_or_default();
        change(&mut nesting);
        if nesting != Nesting::default() {
            self.nesting.insert(variant.id.clone(), nesting);
        }
    }

    pub fn show_all(&mut self, variant: &Variant) {
        self.by_game.remove(&variant.id);
        self.alone.remove(&variant.id);
        self.nesting.remove(&variant.id);
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
