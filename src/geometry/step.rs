//! Steps: vectors of (files, ranks), and the images that a piece's directions are made of.

/// A vector of (files, ranks) in its owner's view.
pub type Offset = (i8, i8);

/// Which images of a step a piece may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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
}

impl Dirs {
    /// Whether the image `step` of a step that gains at most `best` belongs to this choice.
    fn admits(self, gain: i32, best: i32) -> bool {
        match self {
            Self::All => true,
            Self::Forward => gain > 0,
            Self::Forwardmost => gain > 0 && gain == best,
            Self::Backward => gain < 0,
            Self::Sideways => gain == 0,
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
#[must_use]
pub fn images(step: Offset, dirs: Dirs, forward: Offset) -> Vec<Offset> {
    paired_images(step, step, dirs, forward).into_iter().map(|(step, _)| step).collect()
}

/// The images of `step` with the same symmetry applied to `via`, without repetition.
#[must_use]
pub fn paired_images(step: Offset, via: Offset, dirs: Dirs, forward: Offset) -> Vec<(Offset, Offset)> {
    let steps = symmetries(step);
    let best = steps.iter().map(|&step| gain(step, forward)).max().unwrap_or(0);
    let mut pairs = Vec::with_capacity(8);
    for pair in steps.into_iter().zip(symmetries(via)) {
        if dirs.admits(gain(pair.0, forward), best) && !pairs.contains(&pair) {
            pairs.push(pair);
        }
    }
    pairs
}

/// All images of the given steps in one anticlockwise ring, beginning with the smallest angle from the file axis.
#[must_use]
pub fn ring(steps: &[Offset]) -> Vec<Offset> {
    let mut ring: Vec<Offset> = steps.iter().flat_map(|&step| images(step, Dirs::All, (0, 1))).collect();
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
        assert_eq!(images((2, 1), Dirs::Forwardmost, (0, 1)).len(), 2);
        let mut tilted = images((3, 1), Dirs::Forwardmost, (1, 1));
        tilted.sort_unstable();
        assert_eq!(tilted, [(1, 3), (3, 1)]);
        assert_eq!(images((1, 1), Dirs::Forward, (1, 1)), [(1, 1)]);
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
