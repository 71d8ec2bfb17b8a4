//! The board's way from whole to one layer and back, frame by frame.

use std::sync::Arc;

use egui::Ui;
use nestmate_core::geometry::Cell;
use nestmate_core::variant::Piece;

use super::layout::Folding;
use crate::app::{Fold, InnerGame, Scene};
use crate::ui::frame::widgets::narrow;

const DURATION: f64 = 0.5;

/// How long it takes the first time, in seconds.
const SLOW: f64 = 1.2;

/// How long the lattice that is pointed at takes to stand out, and that of a move, in seconds.
const PEEK: f64 = 0.15;
const SINK: f64 = 0.08;

#[derive(Clone, Debug, Default)]
pub(super) struct Folds {
    leaves: Vec<Leaf>,
    seen: Option<(String, f64)>,
    moving: bool,
    pub(super) slow: bool,
    /// Where it is folded by hand in this frame.
    pub(super) held: Option<Vec<HeldFold>>,
    /// The layer that stands out without being folded to.
    pub(super) pointed: Option<Arc<Fold>>,
    peek: Vec<Leaf>,
    /// The lattice on which a move is being shown, from whose other cells it is to stand out.
    moved: Option<Arc<Fold>>,
    sunk: Vec<Leaf>,
    faces: Vec<Leaf>,
}

/// A layer and how far the board is folded to it by hand, 0 to 1.
pub(in crate::ui) type HeldFold = (Arc<Fold>, f32);

#[derive(Clone, Debug)]
struct Leaf {
    fold: Arc<Fold>,
    /// The part of the time that is over, 0 to 1.
    time: f32,
}

impl Leaf {
    /// How far the board is folded: slow at both ends.
    fn share(&self) -> f32 {
        share(self.time)
    }

    fn is(&self, fold: &Arc<Fold>) -> bool {
        fold.layer == self.fold.layer
    }
}

/// How far pieces, colours and letters have turned into those of the game inside, 0 to 1: they do so about the middle of the way, so that a
/// board that rests on it shows no two of them on one cell.
pub(super) fn turned(share: f32) -> f32 {
    ((share - 0.3) / 0.2).clamp(0.0, 1.0)
}

fn share(t: f32) -> f32 {
    t * t * t * (t * (6.0 * t - 15.0) + 10.0)
}

/// The part of the time after which the board is folded so far.
fn time(wanted: f32) -> f32 {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..20 {
        let middle = f32::midpoint(low, high);
        *if share(middle) < wanted { &mut low } else { &mut high } = middle;
    }
    // What rests at an end rests there exactly, so that its cells are whole pixels.
    if wanted <= 0.0 || wanted >= 1.0 { wanted.clamp(0.0, 1.0) } else { f32::midpoint(low, high) }
}

/// Takes what is `wanted` a step towards `to`, and all else a step back to nothing; whether anything is still on its way.
fn turn<'a>(leaves: &mut Vec<Leaf>, step: f32, wanted: impl Iterator<Item = &'a Arc<Fold>>, to: f32) -> bool {
    let wanted: Vec<&Arc<Fold>> = wanted.collect();
    for fold in wanted.iter().filter(|fold| !leaves.iter().any(|leaf| leaf.is(fold))).collect::<Vec<_>>() {
        leaves.push(Leaf { fold: Arc::clone(fold), time: 0.0 });
    }
    let mut goes_on = false;
    for leaf in &mut *leaves {
        let to = if wanted.iter().any(|fold| leaf.is(fold)) { to } else { 0.0 };
        leaf.time += (to - leaf.time).clamp(-step, step);
        goes_on |= (leaf.time - to).abs() > f32::EPSILON;
    }
    leaves.retain(|leaf| leaf.time > 0.0 || wanted.iter().any(|fold| leaf.is(fold)));
    goes_on
}

impl Folds {
    /// Lets the lattice on which a move is shown stand out, until `None` ends it; whether that is new.
    pub(super) fn show_moved(&mut self, fold: Option<Arc<Fold>>) -> bool {
        let layer = |fold: &Option<Arc<Fold>>| fold.as_ref().map(|fold| fold.layer);
        let new = layer(&self.moved) != layer(&fold);
        self.moved = fold;
        new
    }

    pub(super) fn follow(&mut self, ui: &Ui, scene: &Scene) -> Folding {
        let now = ui.input(|input| input.time);
        let before = self.seen.replace((scene.variant.id.clone(), now));
        let same = before.as_ref().is_some_and(|(game, _)| *game == scene.variant.id);
        let still = !same || ui.style().animation_time <= 0.0;
        if !same {
            (self.leaves, self.peek, self.sunk, self.moved, self.faces) = Default::default();
        }
        // The way begins now, however long ago the last frame was.
        let elapsed = before.filter(|_| self.moving).map_or(0.0, |(_, then)| now - then);
        let step = |duration: f64| if still { 1.0 } else { narrow(elapsed / duration) };
        let held = self.held.take();
        let by_hand = held.is_some();
        if let Some(held) = held {
            self.leaves = held.into_iter().map(|(fold, share)| Leaf { fold, time: time(share) }).collect();
        }
        let to = scene.fold();
        let depth = scene.folded.as_ref().map_or(0.0, |folded| time(folded.depth));
        let pointed = self.pointed.clone().filter(|fold| to.is_none_or(|to| to.layer == fold.layer));
        let sunk = self.moved.clone().filter(|_| to.is_none());
        let faces: Vec<Arc<Fold>> = scene.nests.iter().filter(|fold| scene.faces.contains(&fold.layer)).cloned().collect();
        self.moving = [
            !by_hand && turn(&mut self.leaves, step(if self.slow { SLOW } else { DURATION }), to.into_iter(), depth),
            turn(&mut self.peek, step(PEEK), pointed.iter(), 1.0),
            turn(&mut self.sunk, step(SINK), sunk.iter(), 1.0),
            turn(&mut self.faces, step(PEEK), faces.iter(), 1.0),
        ]
        .contains(&true);
        if self.moving {
            ui.ctx().request_repaint();
        }
        let folds = self.leaves.iter().map(|leaf| (&*leaf.fold, leaf.share()));
        Folding::new(scene.variant.board.grid, folds, scene.only().map(|fold| &**fold))
    }

    /// The layers with how far the board has come to each, 0 to 1.
    pub(super) fn shares(&self) -> impl Iterator<Item = (&Fold, f32)> {
        self.leaves.iter().map(|leaf| (&*leaf.fold, leaf.share()))
    }

    /// What a piece is in the game inside, and how far it looks like that, 0 to 1.
    pub(super) fn inner(&self, piece: Piece, cell: Cell) -> Option<(&InnerGame, Piece, Cell, f32)> {
        let leaves = self.leaves.iter().chain(&self.peek).chain(&self.faces);
        let known = leaves.filter_map(|leaf| {
            let inner = leaf.fold.inner.as_ref().filter(|_| leaf.fold.cells.contains(cell))?;
            Some((leaf, (inner, inner.piece(piece)?, inner.cell(cell)?, turned(leaf.share()))))
        });
        // Of a game within a game the innermost counts, if the board has come as far to both.
        let inwards = |leaf: &Leaf| std::cmp::Reverse(leaf.fold.cells.len());
        known.max_by(|one, other| one.1.3.total_cmp(&other.1.3).then(inwards(one.0).cmp(&inwards(other.0)))).map(|known| known.1)
    }

    /// How much of a cell that goes is left, 0 to 1.
    pub(super) fn left(&self, cell: Cell) -> f32 {
        self.shares().filter(|(fold, _)| !fold.cells.contains(cell)).map(|(_, share)| 1.0 - share).fold(1.0, f32::min)
    }

    /// How far a cell steps back, 0 to 1: for the lattice that is pointed at, or on which a move is shown.
    pub(super) fn back(&self, cell: Cell) -> f32 {
        let beside = self.peek.iter().chain(&self.sunk).filter(|leaf| !leaf.fold.cells.contains(cell));
        beside.map(Leaf::share).fold(0.0, f32::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board that is held at an end lies as one that was never held, on whole pixels.
    #[test]
    fn a_fold_that_is_held_rests_at_its_ends() {
        assert!([0.0, 1.0].into_iter().all(|end: f32| (share(time(end)) - end).abs() <= 0.0));
        for percent in 1..100_u8 {
            let wanted = f32::from(percent) / 100.0;
            assert!((share(time(wanted)) - wanted).abs() < 1e-4, "{wanted}");
        }
    }
}
