//! How strong the computer plays. Weaker levels err as people do: they look less far, have wrong notions of what men are worth, and
//! do not see some moves, above all long ones, backward ones and drops; what they see they play as well as they can.

use std::time::Duration;

use super::limits::Limits;
use crate::position::{Move, Position};
use crate::variant::{Side, Variant};

/// A playing strength, 1 (a child beats it) to 8 (as strong as it can).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Default for Level {
    fn default() -> Self {
        Self::FULL
    }
}

impl Level {
    /// Full strength.
    pub const FULL: Self = Self(8);

    /// All levels, weakest first.
    pub const ALL: [Self; 8] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8)];

    /// The level of this number, from 1; `None` if there is none.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// The number of the level, from 1.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// The limits that the level keeps, within those given. What is given beyond the least is lessened by the same number of halvings
    /// from each level to the one below, so that levels are as far apart whatever is given.
    #[must_use]
    pub fn limits(self, given: Limits) -> Limits {
        let Some(way) = self.way() else { return given };
        let time = |given: Option<Duration>| given.map(|given| Duration::from_secs_f64(way.lessened(given.as_secs_f64(), LEAST_SECONDS)));
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "a number of nodes")]
        let nodes = given.nodes.map(|given| way.lessened(given as f64, LEAST_NODES) as u64);
        let depth = Some(given.depth.map_or(way.depth, |given| given.min(way.depth)));
        Limits { time: time(given.time), enough: time(given.enough), depth, nodes }
    }

    /// How the level errs; `None` at full strength. Positions of one game take one `seed`.
    pub(super) fn errors(self, seed: u64) -> Option<Errors> {
        self.way().map(|way| Errors { seed, overlooked: way.overlooked, misjudged: way.misjudged })
    }

    fn way(self) -> Option<Way> {
        let index = usize::from(self.0.saturating_sub(1));
        WAYS.get(index).copied()
    }
}

/// What every level is left with.
const LEAST_NODES: f64 = 200.0;
const LEAST_SECONDS: f64 = 0.001;

#[derive(Clone, Copy)]
struct Way {
    /// The last iteration, in plies.
    depth: u32,
    /// Of the doublings from the least to what is given, the share that is kept.
    kept: f64,
    overlooked: f32,
    misjudged: f32,
}

impl Way {
    fn lessened(self, given: f64, least: f64) -> f64 {
        if given <= least { given } else { least * (given / least).powf(self.kept) }
    }
}

/// What the levels below full strength do. The figures are found by matches between neighbours.
const WAYS: [Way; 7] = [
    Way { depth: 1, kept: 0.3, overlooked: 0.63, misjudged: 0.38 },
    Way { depth: 1, kept: 0.4, overlooked: 0.45, misjudged: 0.31 },
    Way { depth: 2, kept: 0.5, overlooked: 0.37, misjudged: 0.27 },
    Way { depth: 3, kept: 0.6, overlooked: 0.24, misjudged: 0.2 },
    Way { depth: 4, kept: 0.7, overlooked: 0.15, misjudged: 0.15 },
    Way { depth: 7, kept: 0.8, overlooked: 0.08, misjudged: 0.11 },
    Way { depth: 99, kept: 0.92, overlooked: 0.025, misjudged: 0.05 },
];

/// How a player errs in one search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Errors {
    seed: u64,
    /// The share of ordinary moves that are not seen.
    overlooked: f32,
    /// By what share values are mistaken, at the most.
    misjudged: f32,
}

impl Errors {
    /// Whether the player does not see that this move is possible. `last` is the move before. What is overlooked once is overlooked
    /// in the whole search.
    pub(super) fn overlooks(&self, position: &Position, variant: &Variant, mv: Move, last: Option<Move>) -> bool {
        if self.overlooked <= 0.0 {
            return false;
        }
        let grid = variant.board.grid;
        let (files, ranks) = (grid.file(mv.to()) - grid.file(mv.from()), grid.rank(mv.to()) - grid.rank(mv.from()));
        let forward = files * i32::from(variant.board.forward.0) + ranks * i32::from(variant.board.forward.1);
        let gained = if position.side() == Side::White { forward } else { -forward };
        let mut chance = self.overlooked;
        if files.abs().max(ranks.abs()) > i32::from(grid.files().max(grid.ranks())) / 3 || mv.is_drop() {
            chance *= 1.4;
        }
        if gained < 0 {
            chance *= 1.3;
        }
        if last.is_some_and(|last| last.to() == mv.to()) {
            // Taking back is what everyone looks at first.
            chance *= 0.3;
        }
        unit(self.seed ^ u64::from(mv.bits())) < chance
    }

    /// What the player takes a value for. The same `what` is always mistaken in the same way.
    pub(super) fn mistaken(&self, value: i32, what: u64) -> i32 {
        #[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "values are small")]
        let mistaken = (value as f32 * (1.0 + self.misjudged * (2.0 * unit(self.seed.rotate_left(17) ^ what) - 1.0))) as i32;
        mistaken
    }

    /// Up to this many centipawns the player errs about where a man stands best.
    pub(super) fn about_places(&self) -> i32 {
        #[expect(clippy::cast_possible_truncation, reason = "a small number")]
        let most = (self.misjudged * 120.0) as i32;
        most
    }
}

/// A number from 0 to 1 that follows from the seed alone.
fn unit(seed: u64) -> f32 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    #[expect(clippy::cast_precision_loss, reason = "24 bits")]
    let unit = ((z ^ (z >> 31)) >> 40) as f32 / (1 << 24) as f32;
    unit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_keep_the_limits_given() {
        let given = Limits { depth: Some(3), ..Limits::default() };
        assert_eq!(Level::FULL.limits(given), given);
        assert_eq!(Level(5).limits(given).depth, Some(3));
        assert_eq!(Level(1).limits(given).depth, Some(1));
        let given = Limits { nodes: Some(20_000), time: Some(Duration::from_secs(1)), ..Limits::default() };
        let kept: Vec<Limits> = Level::ALL.into_iter().map(|level| level.limits(given)).collect();
        assert!(kept.windows(2).all(|two| two[0].nodes < two[1].nodes && two[0].time < two[1].time));
        let little = Limits { nodes: Some(50), time: Some(Duration::from_micros(10)), ..Limits::default() };
        assert_eq!(Level(1).limits(little).nodes, Some(50));
        assert_eq!(Level(1).limits(little).time, little.time);
        assert_eq!(Level::new(0), None);
        assert_eq!(Level::new(9), None);
        assert_eq!(Level::new(8), Some(Level::FULL));
    }

    #[test]
    fn values_are_mistaken_within_bounds_and_always_alike() {
        let Some(errors) = Level(1).errors(42) else { panic!("level 1 errs") };
        for what in 0..100 {
            let mistaken = errors.mistaken(1000, what);
            assert!((620..=1380).contains(&mistaken));
            assert_eq!(mistaken, errors.mistaken(1000, what));
        }
    }
}
