//! How the lattices of each game are shown; remembered per game.

use std::collections::BTreeMap;

use super::scene::LayerState;
use crate::variant::Variant;

/// Layer states by the id of the game.
#[derive(Clone, Debug, Default)]
pub struct Layers {
    by_game: BTreeMap<String, Vec<LayerState>>,
}

impl Layers {
    /// How the layers of a game are shown, in the order of the definition.
    #[must_use]
    pub fn of(&self, variant: &Variant) -> Vec<LayerState> {
        let mut states = self.by_game.get(&variant.id).cloned().unwrap_or_default();
        states.resize(variant.layers.len(), LayerState::Shown);
        states
    }

    /// Shows one layer in this way.
    pub fn set(&mut self, variant: &Variant, layer: usize, state: LayerState) {
        let mut states = self.of(variant);
        if let Some(known) = states.get_mut(layer) {
            *known = state;
        }
        self.by_game.insert(variant.id.clone(), states);
    }

    /// Shown, dimmed, hidden, shown.
    pub fn cycle(&mut self, variant: &Variant, layer: usize) {
        let Some(&state) = self.of(variant).get(layer) else { return };
        let next = match state {
            LayerState::Shown => LayerState::Dimmed,
            LayerState::Dimmed => LayerState::Hidden,
            LayerState::Hidden => LayerState::Shown,
        };
        self.set(variant, layer, next);
    }

    /// Whether only this layer is shown.
    #[must_use]
    pub fn is_alone(&self, variant: &Variant, layer: usize) -> bool {
        self.of(variant).iter().enumerate().all(|(at, &state)| (state == LayerState::Shown) == (at == layer))
    }

    /// Shows one layer and hides the others, or shows all again if it is alone.
    pub fn solo(&mut self, variant: &Variant, layer: usize) {
        if layer >= variant.layers.len() {
            return;
        }
        let alone = self.is_alone(variant, layer);
        for other in 0..variant.layers.len() {
            let shown = alone || other == layer;
            self.set(variant, other, if shown { LayerState::Shown } else { LayerState::Hidden });
        }
    }

    /// All that is remembered, by the id of the game.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[LayerState])> {
        self.by_game.iter().map(|(game, states)| (game.as_str(), states.as_slice()))
    }

    /// Shows all layers in full.
    pub fn show_all(&mut self, variant: &Variant) {
        self.by_game.remove(&variant.id);
    }
}

impl FromIterator<(String, Vec<LayerState>)> for Layers {
    fn from_iter<T: IntoIterator<Item = (String, Vec<LayerState>)>>(states: T) -> Self {
        Self { by_game: states.into_iter().collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::Library;

    #[test]
    fn a_layer_taken_alone_twice_brings_all_back() {
        let library = Library::shipped();
        for (id, _) in library.games() {
            let variant = library.get(id).expect("a shipped game compiles");
            let all = vec![LayerState::Shown; variant.layers.len()];
            let mut layers = Layers::default();
            for layer in 0..variant.layers.len() {
                layers.solo(&variant, layer);
                assert!(layers.is_alone(&variant, layer));
                layers.solo(&variant, layer);
                assert_eq!(layers.of(&variant), all);
                (0..3).for_each(|_| layers.cycle(&variant, layer));
                assert_eq!(layers.of(&variant), all);
            }
            layers.solo(&variant, 99);
            assert_eq!(layers.of(&variant), all, "a layer that is not there changes nothing");
        }
    }
}
