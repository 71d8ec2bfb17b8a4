//! The board's way from whole to one layer and back, frame by frame.

use std::sync::Arc;

use egui::Ui;
use nestmate_core::geometry::Cell;
use nestmate_core::variant::Piece;

use super::layout::Folding;
use crate::app::{Fold, InnerGame, Scene};

/// How long the way takes, in seconds.
const DURATION: f64 = 0.5;

/// How long it takes the first time, in seconds.
const SLOW: f64 = 1.2;

/// How long the lattice that is pointed at takes to stand out, in seconds.
const PEEK: f64 = 0.15;

#[derive(Clone, Debug, Default)]
pub(super) struct Folds {
    leaves: Vec<Leaf>,
    seen: Option<(String, f64)>,
    moving: bool,
    slow: bool,
    held: Option<Vec<HeldFold>>,
    pointed: Option<Arc<Fold>>,
    peek: Option<Leaf>,
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
        let t = self.time;
        t * t * t * (t * (6.0 * t - 15.0) + 10.0)
    }

    fn is(&self, fold: Option<&Arc<Fold>>) -> bool {
        fold.is_some_and(|fold| Arc::ptr_eq(fold, &self.fold) || fold.layer == self.fold.layer)
    }

    fn step(&mut self, step: f32, on: bool) {
        self.time = (self.time + if on { step } else { -step }).clamp(0.0, 1.0);
    }
}

impl Folds {
    pub(super) fn slow_down(&mut self) {
        self.slow = true;
    }

    pub(super) fn hold(&mut self, held: Vec<HeldFold>) {
        self.held = Some(held);
    }

    /// Lets a layer stand out without folding to it, until another is pointed at, or none.
    pub(super) fn point_at(&mut self, fold: Option<Arc<Fold>>) {
        self.pointed = fold;
    }

    pub(super) fn follow(&mut self, ui: &Ui, scene: &Scene) -> Folding {
        let now = ui.input(|input| input.time);
        let before = self.seen.replace((scene.variant.id.clone(), now));
        let same = before.as_ref().is_some_and(|(game, _)| *game == scene.variant.id);
        let still = !same || ui.style().animation_time <= 0.0;
        if !same {
            (self.leaves, self.peek) = Default::default();
        }
        // The way begins now, however long ago the last frame was.
        let elapsed = before.filter(|_| self.moving).map_or(0.0, |(_, then)| now - then);
        #[expect(clippy::cast_possible_truncation, reason = "a part of a second")]
        let step = |duration: f64| if still { 1.0 } else { (elapsed / duration) as f32 };
        match self.held.take() {
            Some(held) => self.leaves = held.into_iter().map(|(fold, time)| Leaf { fold, time }).collect(),
            None => self.unfold(step(if self.slow { SLOW } else { DURATION }), scene.fold.as_ref()),
        }
        self.stand_out(step(PEEK), scene.fold.as_ref());
        let on_the_way = self.leaves.iter().any(|leaf| !leaf.is(scene.fold.as_ref()) || leaf.time < 1.0);
        let peeking = self.peek.as_ref().is_some_and(|peek| !peek.is(self.pointed.as_ref()) || peek.time < 1.0);
        self.moving = on_the_way || peeking;
        if self.moving {
            ui.ctx().request_repaint();
        }
        let folds = self.leaves.iter().map(|leaf| (&*leaf.fold, leaf.share()));
        Folding::new(scene.variant.board.grid, folds, scene.fold.as_deref())
    }

    fn unfold(&mut self, step: f32, to: Option<&Arc<Fold>>) {
        if let Some(fold) = to.filter(|fold| !self.leaves.iter().any(|leaf| leaf.is(Some(fold)))) {
            self.leaves.push(Leaf { fold: Arc::clone(fold), time: 0.0 });
        }
        for leaf in &mut self.leaves {
            leaf.step(step, leaf.is(to));
        }
        self.leaves.retain(|leaf| leaf.is(to) || leaf.time > 0.0);
    }

    /// Lets the layer that is pointed at stand out a step more, while the board is whole or folds to just that one.
    fn stand_out(&mut self, step: f32, to: Option<&Arc<Fold>>) {
        let wanted = self.pointed.as_ref().filter(|fold| to.is_none_or(|to| to.layer == fold.layer));
        if self.peek.is_none() {
            self.peek = wanted.map(|fold| Leaf { fold: Arc::clone(fold), time: 0.0 });
        }
        let Some(peek) = &mut self.peek else { return };
        peek.step(step, peek.is(wanted));
        if peek.time <= 0.0 && !peek.is(wanted) {
            self.peek = None;
        }
    }

    /// The layers with how far the board has come to each, 0 to 1.
    pub(super) fn shares(&self) -> impl Iterator<Item = (&Fold, f32)> {
        self.leaves.iter().map(|leaf| (&*leaf.fold, leaf.share()))
    }

    pub(super) fn inner(&self, piece: Piece, cell: Cell) -> Option<(&InnerGame, Piece, Cell, f32)> {
        let peek = self.peek.iter().map(|leaf| (&*leaf.fold, leaf.share()));
        let turned = self.shares().chain(peek).filter_map(|(fold, share)| {
            let inner = fold.inner.as_ref().filter(|_| fold.cells.contains(cell))?;
            Some((inner, inner.piece(piece)?, inner.cell(cell)?, share))
        });
        turned.max_by(|one, other| one.3.total_cmp(&other.3))
    }

    /// How much of a cell that goes is left, 0 to 1.
    pub(super) fn left(&self, cell: Cell) -> f32 {
        self.shares().filter(|(fold, _)| !fold.cells.contains(cell)).map(|(_, share)| 1.0 - share).fold(1.0, f32::min)
    }

    /// How far a cell steps back for the lattice that is pointed at, 0 to 1.
    pub(super) fn back(&self, cell: Cell) -> f32 {
        self.peek.as_ref().filter(|peek| !peek.fold.cells.contains(cell)).map_or(0.0, Leaf::share)
    }
}
