//! Sets of pieces in words: by what they have in common where they are many.

use nestmate_core::variant::{KindId, KindSet, Piece, Side, Variant};

use crate::describe::{one_of, unturned};
use crate::words::{self, named, say};

/// So many names can be read in a sentence.
const MANY: usize = 7;

pub(super) struct Kinds {
    /// Those that no move takes off the lattice that they stand on.
    pub(super) bound: KindSet,
    /// Those that go between some of the lattices only: the layers, and the pieces.
    pub(super) partly: Vec<(Vec<usize>, KindSet)>,
    /// All others but royal ones.
    pub(super) free: KindSet,
}

impl Kinds {
    pub(super) fn of(variant: &Variant) -> Self {
        let nested = variant.inner.iter().any(|inner| variant.layers.iter().any(|layer| layer.cells == inner.cells));
        let mut kinds = Self { bound: KindSet::EMPTY, partly: Vec::new(), free: KindSet::EMPTY };
        for kind in variant.kind_ids().filter(|&kind| !variant.kind(kind).royal) {
            let groups = if nested { together(variant, kind) } else { Vec::new() };
            let several = groups.iter().find(|group| group.len() > 1);
            match several {
                None if nested => kinds.bound.insert(kind),
                Some(group) if groups.len() > 1 => match kinds.partly.iter_mut().find(|known| known.0 == *group) {
                    Some((_, pieces)) => pieces.insert(kind),
                    None => kinds.partly.push((group.clone(), [kind].into_iter().collect())),
                },
                _ => kinds.free.insert(kind),
            }
        }
        kinds
    }

    /// `any piece except the King`, `a bound piece`, `a Rook or Knight`: any one of them.
    pub fn any(&self, variant: &Variant, pieces: KindSet) -> String {
        let known = unturned(variant, pieces);
        let rest: Vec<KindId> = unturned(variant, KindSet::ALL).into_iter().filter(|kind| !known.contains(kind)).collect();
        if rest.is_empty() {
            return say!("rulebook-any").to_owned();
        }
        if rest.len() <= 3 && known.len() > rest.len() {
            return say!("rulebook-any-except", pieces = one_of(variant, rest));
        }
        match self.shared(variant, &known) {
            Some(true) => say!("rulebook-any-bound").to_owned(),
            Some(false) => say!("rulebook-any-free", royal = named(variant.royal().map_or("", |kind| variant.kind(kind).name.as_str()))),
            None => one_of(variant, known),
        }
    }

    /// All of them: `all` and `your bound pieces`, or `list` and `Rook, Knight and Pawn`.
    pub(super) fn yours(&self, variant: &Variant, pieces: KindSet) -> (&'static str, String) {
        let known = unturned(variant, pieces);
        match self.shared(variant, &known) {
            Some(true) => ("all", say!("rulebook-your-bound").to_owned()),
            Some(false) => ("all", say!("rulebook-your-free").to_owned()),
            None => ("list", words::and(names(variant, known))),
        }
    }

    /// Whether pieces too many to be named are all those that are bound, semi-royals apart, or all that are not.
    fn shared(&self, variant: &Variant, known: &[KindId]) -> Option<bool> {
        let common = |set: KindSet| -> Vec<KindId> {
            unturned(variant, set).into_iter().filter(|&kind| !variant.semi_royals.contains(kind)).collect()
        };
        let wanted: Vec<KindId> = known.iter().copied().filter(|&kind| !variant.semi_royals.contains(kind)).collect();
        (known.len() > MANY).then_some(())?;
        if wanted == common(self.bound) { Some(true) } else { (wanted == common(self.free)).then_some(false) }
    }
}

/// The lattices, those together between which a piece can go.
fn together(variant: &Variant, kind: KindId) -> Vec<Vec<usize>> {
    let piece = Piece::new(kind, Side::White);
    let mut groups: Vec<Vec<usize>> = (0..variant.layers.len()).map(|layer| vec![layer]).collect();
    for from in variant.board.cells.iter() {
        let reach = *variant.rows.reach(piece.index(), from) | variant.first_reach(piece, from);
        for to in reach.iter() {
            let (Some(one), Some(other)) = (variant.layer_of_cell(from), variant.layer_of_cell(to)) else { continue };
            let of = |layer: usize| groups.iter().position(|group| group.contains(&layer));
            if let (Some(one), Some(other)) = (of(one), of(other))
                && one != other
            {
                let (first, last) = (one.min(other), one.max(other));
                let joined = groups.remove(last);
                groups[first].extend(joined);
                groups[first].sort_unstable();
            }
        }
    }
    groups
}

/// What kinds are called, each name once.
pub(super) fn names(variant: &Variant, kinds: impl IntoIterator<Item = KindId>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for kind in kinds {
        let name = named(&variant.kind(kind).name).to_owned();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}
