//! How far a board is folded to one layer, for its layout.

use nestmate_core::geometry::{CellSet, Grid};

use super::Strips;
use crate::app::{Fold, FoldShape};

#[derive(Clone, PartialEq, Debug)]
pub struct Folding {
    pub files: Strips,
    pub ranks: Strips,
    /// How far strips are folded away, 0 to 1.
    pub strips: f32,
    /// How far every other cell has made room for its neighbours, 0 to 1.
    pub diagonal: f32,
    /// The cells that can be clicked; all if the board is not to be folded.
    pub kept: Option<CellSet>,
}

impl Folding {
    #[must_use]
    pub fn none(grid: Grid) -> Self {
        let (files, ranks) = (Strips::even(grid.files()), Strips::even(grid.ranks()));
        Self { files, ranks, strips: 0.0, diagonal: 0.0, kept: None }
    }

    /// A board folded to several layers, each as far as its share says: on the way from one to another there are two. `to` is the
    /// one that it is to end with.
    #[must_use]
    pub fn new<'a>(grid: Grid, folds: impl Iterator<Item = (&'a Fold, f32)>, to: Option<&Fold>) -> Self {
        let (mut files, mut ranks) = (vec![1.0; usize::from(grid.files())], vec![1.0; usize::from(grid.ranks())]);
        let (mut strips, mut diagonal) = (0.0_f32, 0.0_f32);
        for (fold, share) in folds {
            match &fold.shape {
                FoldShape::Diagonal => diagonal = diagonal.max(share),
                FoldShape::Strips { files: file_stays, ranks: rank_stays } => {
                    shrink(&mut files, file_stays, share);
                    shrink(&mut ranks, rank_stays, share);
                    strips = strips.max(share);
                }
            }
        }
        Self { files: Strips::new(files), ranks: Strips::new(ranks), strips, diagonal, kept: to.map(|fold| fold.cells) }
    }

    #[must_use]
    pub fn is_none(&self) -> bool {
        self.strips <= 0.0 && self.diagonal <= 0.0 && self.kept.is_none()
    }
}

fn shrink(widths: &mut [f32], stay: &[bool], share: f32) {
    for (width, stays) in widths.iter_mut().zip(stay) {
        if !stays {
            *width *= 1.0 - share;
        }
    }
}
