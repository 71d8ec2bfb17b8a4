//! The board, its lattices and the games that are played on them.

use nestmate_core::geometry::{CellSet, Mirror, Wrap};
use nestmate_core::variant::schema::Look;
use nestmate_core::variant::{Inner, KindId, KindSet, Layer, Library, Rule, Variant};

use super::Block;
use super::changes::is_only_named;
use super::kinds::{Kinds, names};
use crate::describe::{cells_in_words, cells_told, moves_depend_on_cell, named_sides, region_name, sentences, unturned};
use crate::words::{self, capitalised, key, named, say};

pub(super) fn blocks(variant: &Variant, library: &Library, kinds: &Kinds) -> Vec<Block> {
    let mut blocks = vec![Block::Text(size(variant)), Block::Start];
    blocks.extend(shuffle(variant));
    blocks.extend(round(variant).map(|text| Block::Text(text.to_owned())));
    let inner = |at: usize| inner_of(variant, kinds, at);
    if (0..variant.layers.len()).any(|at| inner(at).is_some()) {
        blocks.push(Block::Text(say!("rulebook-lattices").to_owned()));
        for (at, layer) in variant.layers.iter().enumerate() {
            blocks.push(Block::Layer(at, lattice(variant, (at, layer), inner(at), library, kinds)));
        }
    }
    let whole = variant.inner.iter().filter(|inner| inner.cells == variant.board.cells);
    blocks.extend(whole.map(|inner| Block::Text(say!("rulebook-inner-whole", game = game(library, inner)))));
    if moves_depend_on_cell(variant) && variant.layers.len() > 1 {
        blocks.push(Block::Text(say!("rulebook-colours").to_owned()));
        let cells = |layer: &Layer| {
            capitalised(&say!("rulebook-cells", caption = cells_in_words(variant, &layer.cells), cells = cells_told(variant, &layer.cells)))
        };
        blocks.extend(variant.layers.iter().map(|layer| Block::Cells(layer.cells, cells(layer))));
    }
    blocks.extend(places(variant));
    blocks.extend(bound(variant, kinds).into_iter().map(Block::Text));
    blocks
}

/// What of the start is drawn by lot, in the order in which the pieces are placed.
fn shuffle(variant: &Variant) -> Vec<Block> {
    let Some(shuffle) = &variant.shuffle else { return Vec::new() };
    let item = |rule: &Rule| {
        let Rule::Shuffle { pieces, on } = rule else { return None };
        let each = pieces.iter().map(|&kind| named(&variant.kind(kind).name));
        let alike = pieces.iter().all(|kind| Some(kind) == pieces.first());
        Some(say!(
            "rulebook-shuffle-piece",
            count = pieces.len(),
            order = if alike { "none" } else { "given" },
            piece = each.clone().next().unwrap_or_default(),
            pieces = words::and(each),
            cells = cells_told(variant, on)
        ))
    };
    let items = variant.rules.iter().filter_map(item).collect();
    let first = Block::Text(say!("rulebook-shuffle", count = shuffle.count));
    let [side, other] = named_sides(variant);
    vec![first, Block::Items(items), Block::Text(say!("rulebook-shuffle-other", side = side, other = other))]
}

fn round(variant: &Variant) -> Option<&'static str> {
    match variant.board.grid.wrap() {
        Wrap::Nowhere => None,
        Wrap::Files => Some(say!("rulebook-wrap-files")),
        Wrap::Ranks => Some(say!("rulebook-wrap-ranks")),
        Wrap::Both => Some(say!("rulebook-wrap-both")),
    }
}

fn bound(variant: &Variant, kinds: &Kinds) -> Vec<String> {
    if kinds.bound.is_empty() {
        return Vec::new();
    }
    let list = |set: KindSet| words::and(names(variant, unturned(variant, set)));
    let royal = variant.kind_ids().filter(|&kind| variant.kind(kind).royal).collect();
    let mut sentences = vec![say!("rulebook-bound", bound = list(kinds.bound))];
    for (layers, pieces) in &kinds.partly {
        let cells = words::and(layers.iter().map(|&layer| cells_in_words(variant, &variant.layers[layer].cells)));
        sentences.push(say!("rulebook-bound-partly", pieces = list(*pieces), cells = cells));
    }
    sentences.push(say!("rulebook-free", free = list(kinds.free.or(royal))));
    sentences
}

/// Whether the pieces of a layer are bound to its cells, in a sentence; nothing where no game is inside another.
pub fn layer_in_words(variant: &Variant, layer: usize) -> Option<String> {
    let cells = |layer: usize| cells_in_words(variant, &variant.layers[layer].cells);
    let home = home(variant, &Kinds::of(variant), layer)?;
    Some(match home.as_slice() {
        [] => say!("layer-unbound").to_owned(),
        layers => say!("layer-bound", cells = words::and(layers.iter().map(|&layer| cells(layer)))),
    })
}

/// The lattices that the pieces of a layer never leave, none for free ones; nothing where no piece is bound.
fn home(variant: &Variant, kinds: &Kinds, layer: usize) -> Option<Vec<usize>> {
    let known = variant.layers.get(layer).filter(|_| !kinds.bound.is_empty())?;
    // A piece that several layers name belongs to the first of them.
    let earlier = variant.layers[..layer].iter().fold(KindSet::EMPTY, |all, layer| all.or(layer.pieces));
    let own = |kind: &KindId| known.pieces.contains(*kind) && !variant.kind(*kind).royal;
    let first = variant.kind_ids().filter(own).min_by_key(|kind| earlier.contains(*kind))?;
    if kinds.bound.contains(first) {
        return Some(vec![layer]);
    }
    let partly = kinds.partly.iter().find(|(_, pieces)| pieces.contains(first));
    Some(partly.map(|(layers, _)| layers.clone()).unwrap_or_default())
}

/// The lattices that the pieces of a layer are bound to, or the layer's own.
fn lattices(variant: &Variant, kinds: &Kinds, layer: usize) -> Vec<usize> {
    home(variant, kinds, layer).filter(|layers| !layers.is_empty()).unwrap_or_else(|| vec![layer])
}

/// The game inside on the lattices of a layer.
fn inner_of<'a>(variant: &'a Variant, kinds: &Kinds, layer: usize) -> Option<&'a Inner> {
    let cells = lattices(variant, kinds, layer).into_iter().fold(CellSet::EMPTY, |all, layer| all | variant.layers[layer].cells);
    variant.inner.iter().find(|inner| inner.cells == cells)
}

pub(super) fn picture(variant: &Variant, cells: CellSet) -> Option<Block> {
    let name = region_name(variant, &cells)?;
    let key = match variant.board.mirror {
        Mirror::Flip => key!("rulebook-zone"),
        Mirror::Turn => key!("rulebook-zone-turned"),
        Mirror::Across => key!("rulebook-zone-across"),
    };
    let [side, other] = named_sides(variant);
    Some(Block::Cells(cells, say!(key, name = named(name), cells = cells_told(variant, &cells), side = side, other = other)))
}

/// Pictures of the places that pieces do not leave or enter, or from which they move otherwise.
fn places(variant: &Variant) -> Vec<Block> {
    let ways = || variant.kind_ids().flat_map(|kind| &variant.kind(kind).ways);
    // A place with walls is always said by its name.
    let walled = ways().flat_map(|way| way.walls.iter().chain([&way.within])).filter(|place| **place != variant.board.cells);
    let left = ways().map(|way| &way.from).filter(|place| is_only_named(variant, place));
    let mut seen: Vec<CellSet> = Vec::new();
    for place in walled.chain(left).filter(|place| variant.layers.iter().all(|layer| layer.cells != **place)) {
        if !seen.contains(place) {
            seen.push(*place);
        }
    }
    seen.into_iter().filter_map(|place| picture(variant, place)).collect()
}

/// So many missing cells are named; where there are more, the lattices or the picture say which there are.
const MANY: usize = 12;

fn size(variant: &Variant) -> String {
    let (grid, cells) = (variant.board.grid, variant.board.cells.len());
    let (files, ranks) = (grid.files(), grid.ranks());
    let last = grid.file_letter(i32::from(files) - 1).to_string();
    let size = if variant.board.look == Look::Crossings {
        say!("rulebook-size-crossings", files = files, ranks = ranks, last = last, cells = cells)
    } else if cells == grid.points() {
        say!("rulebook-size", files = files, ranks = ranks, last = last, cells = cells)
    } else {
        say!("rulebook-size-part", files = files, ranks = ranks, last = last, cells = cells)
    };
    let forward = if variant.board.mirror == Mirror::Across {
        key!("rulebook-forward-same")
    } else if variant.board.forward.0 != 0 {
        key!("rulebook-forward-corner")
    } else {
        key!("rulebook-forward")
    };
    let missing: CellSet = grid.iter().filter(|&cell| !variant.board.cells.contains(cell)).collect();
    let missing = (1..=MANY).contains(&missing.len()).then(|| say!("rulebook-missing", cells = cells_told(variant, &missing)));
    let [first, other] = named_sides(variant);
    sentences([Some(size), missing, Some(say!(forward, side = first, other = other))])
}

/// A lattice: which cells it has, what the inventor calls its pieces, and the game on it.
fn lattice(variant: &Variant, (at, layer): (usize, &Layer), inner: Option<&Inner>, library: &Library, kinds: &Kinds) -> String {
    let which = cells_told(variant, &layer.cells);
    let mut sentences = vec![say!("rulebook-layer", layer = named(&layer.name), count = layer.cells.len(), which = which)];
    let is_home = home(variant, kinds, at).is_some_and(|layers| !layers.is_empty());
    if is_home && layer.id != layer.name {
        sentences.push(say!("rulebook-layer-id", id = layer.id.as_str()));
    }
    if let Some(inner) = inner {
        let key = if inner.pieces_only { key!("rulebook-inner-pieces") } else { key!("rulebook-inner") };
        let cells = words::and(lattices(variant, kinds, at).into_iter().map(|layer| cells_in_words(variant, &variant.layers[layer].cells)));
        sentences.push(say!(key, cells = cells, game = game(library, inner), roles = roles(variant, inner, library)));
    }
    sentences.join(say!("between-sentences"))
}

/// Which piece plays which: `Alibaba as King, Dabbarider as Rook`.
fn roles(variant: &Variant, inner: &Inner, library: &Library) -> String {
    let known = library.get(&inner.game).ok();
    let role = |letter: char| {
        let kind = known.as_ref().and_then(|game| game.kind_of(letter).map(|kind| game.kind(kind).name.clone()));
        kind.unwrap_or_else(|| letter.to_string())
    };
    let pairs = inner.pieces.iter().map(|&(letter, kind)| (role(letter), variant.kind(kind).name.as_str()));
    words::and(pairs.map(|(role, piece)| say!("rulebook-inner-role", piece = named(piece), role = named(&role))))
}

pub(super) fn game(library: &Library, inner: &Inner) -> String {
    named(library.in_text(&inner.game)).to_owned()
}
