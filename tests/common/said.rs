//! What a game's definition says to people.

use nestmate_core::variant::Variant;

/// All of it: names, sentences, and what it calls its layers and rules of the house.
pub fn said(variant: &Variant) -> Vec<&str> {
    let kinds = variant.kind_ids().map(|kind| variant.kind(kind));
    let pieces = kinds.flat_map(|kind| [kind.name.as_str(), kind.stands_for.as_str()]);
    pieces.chain(prose(variant)).filter(|text| !text.is_empty()).collect()
}

/// The same without the pieces.
pub fn prose(variant: &Variant) -> impl Iterator<Item = &str> {
    let notes = variant.about_array.iter().map(|note| note.text.as_str());
    let switches = variant.switches.iter().map(|switch| switch.label.as_str());
    let layers = variant.layers.iter().map(|layer| layer.name.as_str());
    let sets = variant.sets.iter().flat_map(|sets| {
        let pieces = sets.pieces.iter().map(|piece| piece.1.as_str());
        [sets.source.as_str(), sets.text.as_str()].into_iter().chain(pieces)
    });
    let sides = variant.sides.iter().map(String::as_str);
    let own = [variant.name.as_str(), variant.about.as_str(), variant.history.as_str()];
    own.into_iter().chain(sides).chain(variant.known_as.differs.as_deref()).chain(notes).chain(switches).chain(layers).chain(sets)
}
