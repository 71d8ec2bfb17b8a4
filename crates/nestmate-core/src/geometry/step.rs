//! Steps: vectors of (files, ranks), and the images that a piece's directions are made of.

use serde::{Deserialize, Serialize};

/// A vector of (files, ranks) in its owner's view.
pub type Offset = (i8, i8);

/// Which images of a step a piece may use.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Dirs {
    /// All sign changes and the exchange of the two axes: up to eight.
    #[default]
    All,
    /// Those that gain ground along the board's forward direction.
    Forward,
    /// Those that gain the most ground.
    Forwardmost,
    /// Those that lose ground.
    Backward,
    /// Those that neither gain nor lose.
    Sideways,
    /// Those that go one of these ways: `Towards([Left, Right])`.
    Towards(Vec<Heading>),
}

/// One of the eight ways to look from a cell, with the board's forward direction ahead. An image off the lines goes the way of the
/// diagonal that it lies beside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Heading {
    /// Straight ahead.
    Forward,
    /// Ahead and to the right.
    ForwardRight,
    /// To the right.
    Right,
    /// Back and to the right.
    BackwardRight,
    /// Straight back.
    Backward,
    /// Back and to the left.
    BackwardLeft,
    /// To the left.
    Left,
    /// Ahead and to the left.
    ForwardLeft,
}

impl Heading {
    /// All of them as they lie around a cell, row by row from the left ahead.
    pub const ALL: [Self; 8] = [
        Self::ForwardLeft,
        Self::Forward,
        Self::ForwardRight,
        Self::Left,
        Self::Right,
        Self::BackwardLeft,
        Self::Backward,
        Self::BackwardRight,
    ];

    /// The same with left and right exchanged.
    fn across(self) -> Self {
        match self {
            Self::ForwardRight => Self::ForwardLeft,
            Self::Right => Self::Left,
            Self::BackwardRight => Self::BackwardLeft,
            Self::ForwardLeft => Self::ForwardRight,
            Self::Left => Self::Right,
            Self::BackwardLeft => Self::BackwardRight,
            Self::Forward | Self::Backward => self,
        }
    }

    /// Which way a step goes on a board played along `forward`; `None` of a step to nowhere.
    pub fn of(step: Offset, forward: Offset) -> Option<Self> {
        let ahead = gain(step, forward);
        let right = gain(step, (forward.1, forward.0.saturating_neg()));
        Some(match (ahead.signum(), right.signum()) {
            (1, 0) => Self::Forward,
            (1, 1) => Self::ForwardRight,
            (0, 1) => Self::Right,
            (-1, 1) => Self::BackwardRight,
            (-1, 0) => Self::Backward,
            (-1, -1) => Self::BackwardLeft,
            (0, -1) => Self::Left,
            (1, -1) => Self::ForwardLeft,
            _ => return None,
        })
    }
}

impl Dirs {
    /// Whether it means the same with left and right exchanged.
    pub(crate) fn is_even_sided(&self) -> bool {
        let Self::Towards(headings) = self else { return true };
        headings.iter().all(|heading| headings.contains(&heading.across()))
    }

    /// Whether the image `step` of a step that gains at most `best` along `forward` belongs to this choice.
    fn admits(&self, step: Offset, forward: Offset, best: i32) -> bool {
        let gain = gain(step, forward);
        match self {
            Self::All => true,
            Self::Forward => gain > 0,
            Self::Forwardmost => gain > 0 && gain == best,
            Self::Backward => gain < 0,
            Self::Sideways => gain == 0,
            Self::Towards(headings) => Heading::of(step, forward).is_some_and(|heading| headings.contains(&heading)),
        }
    }
}

fn gain(step: Offset, forward: Offset) -> i32 {
    i32::from(step.0) * i32::from(forward.0) + i32::from(step.1) * i32::from(forward.1)
}

/// The eight symmetries of the square, applied to one vector. The smallest number has no opposite; no board is so large that this shows.
fn symmetries((x, y): Offset) -> [Offset; 8] {
    let (minus_x, minus_y) = (x.saturating_neg(), y.saturating_neg());
    [(x, y), (y, x), (minus_y, x), (minus_x, y), (minus_x, minus_y), (minus_y, minus_x), (y, minus_x), (x, minus_y)]
}

/// The images of `step` that `dirs` admits on a board played along `forward`, without repetition.
pub fn images(step: Offset, dirs: &Dirs, forward: Offset) -> Vec<Offset> {
    images_by_way_of(step, &[], dirs, forward).into_iter().map(|(step, _)| step).collect()
}

/// The images of `step`, each with those of `vias` by the same symmetry, without repetition.
pub fn images_by_way_of(step: Offset, vias: &[Offset], dirs: &Dirs, forward: Offset) -> Vec<(Offset, Vec<Offset>)> {
    let steps = symmetries(step);
    let best = steps.iter().map(|&step| gain(step, forward)).max().unwrap_or(0);
    let mut found = Vec::with_capacity(8);
    for (index, step) in steps.into_iter().enumerate() {
        let image = (step, vias.iter().map(|&via| symmetries(via)[index]).collect());
        if dirs.admits(step, forward, best) && !found.contains(&image) {
            found.push(image);
        }
    }
    found
}

/// All images of the given steps in one anticlockwise ring, beginning with the smallest angle from the file axis.
pub fn ring(steps: &[Offset]) -> Vec<Offset> {
    let mut ring: Vec<Offset> = steps.iter().flat_map(|&step| images(step, &Dirs::All, (0, 1))).collect();
    ring.sort_by(|a, b| angle(*a).total_cmp(&angle(*b)));
    ring.dedup();
    ring
}

fn angle((x, y): Offset) -> f64 {
    f64::from(y).atan2(f64::from(x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forwardmost_knight_leaps_follow_the_boards_forward() {
        assert_eq!(images((2, 1), &Dirs::Forwardmost, (0, 1)).len(), 2);
        let mut tilted = images((3, 1), &Dirs::Forwardmost, (1, 1));
        tilted.sort_unstable();
        assert_eq!(tilted, [(1, 3), (3, 1)]);
        assert_eq!(images((1, 1), &Dirs::Forward, (1, 1)), [(1, 1)]);
    }

    #[test]
    fn headings_follow_the_boards_forward() {
        let towards = |headings: &[Heading]| Dirs::Towards(headings.to_vec());
        assert_eq!(images((1, 0), &towards(&[Heading::Left, Heading::Right]), (0, 1)), [(1, 0), (-1, 0)]);
        assert_eq!(images((1, 1), &towards(&[Heading::ForwardLeft]), (0, 1)), [(-1, 1)]);
        // From corner to corner, up the files is ahead and to the left.
        assert_eq!(images((1, 0), &towards(&[Heading::ForwardLeft]), (1, 1)), [(0, 1)]);
        assert_eq!(images((1, 1), &towards(&[Heading::Right, Heading::Backward]), (1, 1)), [(-1, -1), (1, -1)]);
        // Off the lines, two images lie beside a diagonal.
        assert_eq!(images((2, 1), &towards(&[Heading::ForwardRight]), (0, 1)), [(2, 1), (1, 2)]);
    }

    #[test]
    fn rings_turn_by_one_eighth() {
        assert_eq!(ring(&[(1, 0), (1, 1)]).len(), 8);
        let knights = ring(&[(2, 1)]);
        for (a, b) in knights.iter().zip(knights.iter().cycle().skip(1)) {
            let cross = i32::from(a.0) * i32::from(b.1) - i32::from(a.1) * i32::from(b.0);
            assert!(cross > 0, "{b:?} is to the left of {a:?}");
        }
    }
}
