//! The board's way from whole to one layer and back, frame by frame.

use std::sync::Arc;

use egui::Ui;

use super::layout::Folding;
use crate::app::{Fold, InnerGame, Scene};
use crate::geometry::Cell;
use crate::variant::Piece;

/// How long the way takes, in seconds.
const DURATION: f64 = 0.4;

/// The layers that the board is folded to, or on its way to or from.
#[derive(Clone, Debug, Default)]
pub(super) struct Folds {
    leaves: Vec<Leaf>,
    /// The game that was shown in the last frame, and when.
    seen: Option<(String, f64)>,
    moving: bool,
}

/// One layer, and how far the board has come to it.
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
}

impl Folds {
    /// Goes on to what the scene wants, and tells how far the board has come.
    pub(super) fn follow(&mut self, ui: &Ui, scene: &Scene) -> Folding {
        let now = ui.input(|input| input.time);
        let before = self.seen.replace((scene.variant.id.clone(), now));
        let same = before.as_ref().is_some_and(|(game, _)| *game == scene.variant.id);
        let still = !same || ui.style().animation_time <= 0.0;
        #[expect(clippy::cast_possible_truncation, reason = "a part of a second")]
        let step = match before {
            _ if still => 1.0,
            // The way begins now, however long ago the last frame was.
            Some((_, then)) if self.moving => ((now - then) / DURATION) as f32,
            _ => 0.0,
        };
        if !same {
            self.leaves.clear();
        }
        let wanted = |leaf: &Leaf| scene.fold.as_ref().is_some_and(|fold| Arc::ptr_eq(fold, &leaf.fold) || fold.layer == leaf.fold.layer);
        if let Some(fold) = scene.fold.as_ref().filter(|_| !self.leaves.iter().any(wanted)) {
            self.leaves.push(Leaf { fold: Arc::clone(fold), time: 0.0 });
        }
        for leaf in &mut self.leaves {
            let step = if wanted(leaf) { step } else { -step };
            leaf.time = (leaf.time + step).clamp(0.0, 1.0);
        }
        self.leaves.retain(|leaf| wanted(leaf) || leaf.time > 0.0);
        self.moving = self.leaves.iter().any(|leaf| !wanted(leaf) || leaf.time < 1.0);
        if self.moving {
            ui.ctx().request_repaint();
        }
        let folds = self.leaves.iter().map(|leaf| (&*leaf.fold, leaf.share()));
        Folding::new(scene.variant.board.grid, folds, scene.fold.as_deref())
    }

    /// The layers with how far the board has come to each, 0 to 1.
    pub(super) fn shares(&self) -> impl Iterator<Item = (&Fold, f32)> {
        self.leaves.iter().map(|leaf| (&*leaf.fold, leaf.share()))
    }

    /// What a piece on a cell turns into, and how far it has come.
    pub(super) fn inner(&self, piece: Piece, cell: Cell) -> Option<(&InnerGame, Piece, Cell, f32)> {
        self.shares().find_map(|(fold, share)| {
            let inner = fold.inner.as_ref().filter(|_| fold.cells.contains(cell))?;
            Some((inner, inner.piece(piece)?, inner.cell(cell)?, share))
        })
    }

    /// How much of a cell that goes is left, 0 to 1.
    pub(super) fn left(&self, cell: Cell) -> f32 {
        self.shares().filter(|(fold, _)| !fold.cells.contains(cell)).map(|(_, share)| 1.0 - share).fold(1.0, f32::min)
    }
}
