//! How far a board is folded to one layer, for its layout.

use nestmate_core::geometry::{CellSet, Grid};

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
    pub fn none(grid: Grid) -> Self {
        Self::new(grid, std::iter::empty(), None)
    }

    /// A board folded to several layers, each as far as its share says: on the way from one to another there are two. `to` is the
    /// one that it is to end with.
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

/// Widths and places in grid steps, from the middle of all.
#[derive(Clone, PartialEq, Debug)]
pub struct Strips {
    widths: Vec<f32>,
    middles: Vec<f32>,
}

impl Strips {
    pub fn new(widths: Vec<f32>) -> Self {
        let whole: f32 = widths.iter().sum();
        let mut edge = -whole / 2.0;
        let middle = |&width: &f32| {
            edge += width;
            edge - width / 2.0
        };
        Self { middles: widths.iter().map(middle).collect(), widths }
    }

    /// The middle of a strip; beyond the last ones as if there were more of width 1.
    pub fn middle(&self, at: i32) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "a few steps beyond the board")]
        let beyond = |steps: i32| steps as f32;
        let half: f32 = self.widths.iter().sum::<f32>() / 2.0;
        let last = i32::try_from(self.middles.len()).unwrap_or(i32::MAX);
        match usize::try_from(at).ok().and_then(|index| self.middles.get(index)) {
            Some(&middle) => middle,
            None if at < 0 => -half + beyond(at) + 0.5,
            None => half + beyond(at - last) + 0.5,
        }
    }

    /// The width of a strip; 1 beyond the last ones.
    pub fn width(&self, at: i32) -> f32 {
        usize::try_from(at).ok().and_then(|index| self.widths.get(index)).copied().unwrap_or(1.0)
    }

    pub fn at(&self, place: f32) -> Option<i32> {
        let within = |(&middle, &width): (&f32, &f32)| width > 0.0 && (place - middle).abs() <= width / 2.0;
        let index = self.middles.iter().zip(&self.widths).position(within)?;
        i32::try_from(index).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strips_lie_side_by_side_whatever_their_widths() {
        for widths in [vec![1.0; 5], vec![0.0, 1.0, 0.0, 1.0, 0.0], vec![0.4, 1.0, 0.4, 1.0]] {
            let strips = Strips::new(widths.clone());
            for at in 1..i32::try_from(widths.len()).expect("a few") {
                let gap = strips.middle(at) - strips.middle(at - 1) - f32::midpoint(strips.width(at), strips.width(at - 1));
                assert!(gap.abs() < 1e-5, "{widths:?} at {at}");
            }
            assert!((strips.middle(0) - strips.middle(-1) - f32::midpoint(strips.width(0), 1.0)).abs() < 1e-5);
            for (at, width) in (0..).zip(&widths) {
                assert!(*width == 0.0 || strips.at(strips.middle(at)) == Some(at));
            }
            assert_eq!(strips.at(9.0), None);
        }
    }
}
