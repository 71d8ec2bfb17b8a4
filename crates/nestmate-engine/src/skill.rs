//! How well a player plays. The weaker err as people do: they look less far, have wrong notions of what pieces are worth, and do not see
//! some moves, above all long ones, backward ones and drops; what they see they play as well as they can.

use std::time::Duration;

use nestmate_core::position::{Move, Position};
use nestmate_core::variant::{FULL_SKILL, Side, Variant};

use super::clock::Limits;

/// How well a player plays, in thousandths of a scale from one who sees next to nothing to full strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Skill(u16);

impl Default for Skill {
    fn default() -> Self {
        Self::FULL
    }
}

impl Skill {
    /// As strong as the engine can.
    pub const FULL: Self = Self(FULL_SKILL);

    /// The skill of this many thousandths, at the most 1000.
    pub fn new(thousandths: u16) -> Self {
        Self(thousandths.min(Self::FULL.0))
    }

    /// The skill in thousandths of full strength.
    pub fn thousandths(self) -> u16 {
        self.0
    }

    pub(super) fn towards(self, other: Self, part: f32) -> Self {
        let (from, to) = (f32::from(self.0), f32::from(other.0));
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between two of the scale")]
        let between = (from + (to - from) * part).round() as u16;
        Self::new(between)
    }

    /// The limits that the player keeps, within those given. What is given beyond the least is lessened by a share of its doublings, so
    /// that skills are as far apart whatever is given. `chance`, 0 to 1, rounds the depth.
    pub(super) fn limits(self, given: Limits, chance: f32, standing: Standing) -> Limits {
        let Some(way) = self.way(standing) else { return given };
        let time = |given: Option<Duration>| given.map(|given| Duration::from_secs_f64(way.lessened(given.as_secs_f64(), LEAST_SECONDS)));
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "a number of nodes")]
        let nodes = given.nodes.map(|given| way.lessened(given as f64, LEAST_NODES) as u64);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a number of plies")]
        let depth = ((way.depth + chance) as u32).max(1);
        let depth = Some(given.depth.map_or(depth, |given| given.min(depth)));
        Limits { time: time(given.time), enough: time(given.enough), depth, nodes }
    }

    /// How the player errs; `None` at full strength. Positions of one game take one `seed`.
    pub(super) fn errors(self, seed: u64, standing: Standing) -> Option<Errors> {
        self.way(standing).map(|way| Errors { seed, overlooked: way.overlooked, misjudged: way.misjudged })
    }

    /// How much of what was learnt of the game counts for the player, 0 to 1. Weak players know none of it.
    pub(super) fn learnt(self) -> f32 {
        self.way(Standing::Open).map_or(1.0, |way| way.learnt)
    }

    /// The way of playing, between those of the [`SCALE`]; `None` at full strength.
    fn way(self, standing: Standing) -> Option<SkillWay> {
        if self == Self::FULL {
            return None;
        }
        let steps = SCALE.len() - 1;
        let place = usize::from(self.0) * steps;
        let (below, full) = (place / usize::from(Self::FULL.0), f32::from(Self::FULL.0));
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let part = (place % usize::from(Self::FULL.0)) as f32 / full;
        Some(SCALE[below].towards(SCALE[below + 1], part).of(standing))
    }
}

/// What every player is left with.
const LEAST_NODES: f64 = 200.0;
const LEAST_SECONDS: f64 = 0.001;

/// How a player stands. Only one who is behind wants a draw, and everyone sees what is left to do on a nearly empty board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    Behind,
    Open,
    Ahead,
    /// Far ahead of a side that has next to nothing left.
    Won,
}

impl Standing {
    /// From how many centipawns on a side is far ahead.
    pub(super) const AHEAD: i32 = 500;

    /// How often a position may have been there before for a player to bring it about once more; `None` where a draw is welcome.
    pub(super) fn patience(self) -> Option<usize> {
        match self {
            Self::Behind => None,
            Self::Open => Some(1),
            Self::Ahead | Self::Won => Some(0),
        }
    }
}

/// How far a player looks who has all but won, and what it keeps of the doublings given.
const WON_DEPTH: f32 = 6.0;
const WON_KEPT: f32 = 0.8;

/// What of its moves a player overlooks who is far ahead, as a share of the usual, and how far it looks at least.
const AHEAD_OVERLOOKED: f32 = 0.6;
const AHEAD_DEPTH: f32 = 2.0;

#[derive(Clone, Copy)]
struct SkillWay {
    /// The last iteration, in plies.
    depth: f32,
    /// Of the doublings from the least to what is given, the share that is kept.
    kept: f32,
    overlooked: f32,
    misjudged: f32,
    learnt: f32,
}

impl SkillWay {
    const fn new(depth: f32, kept: f32, overlooked: f32, misjudged: f32, learnt: f32) -> Self {
        Self { depth, kept, overlooked, misjudged, learnt }
    }

    fn of(self, standing: Standing) -> Self {
        let Self { depth, kept, overlooked, .. } = self;
        match standing {
            Standing::Behind | Standing::Open => self,
            Standing::Ahead => Self { depth: depth.max(AHEAD_DEPTH), overlooked: overlooked * AHEAD_OVERLOOKED, ..self },
            Standing::Won => Self { depth: depth.max(WON_DEPTH), kept: kept.max(WON_KEPT), overlooked: 0.0, ..self },
        }
    }

    fn towards(self, other: Self, part: f32) -> Self {
        let between = |from: f32, to: f32| from + (to - from) * part;
        Self {
            depth: between(self.depth, other.depth),
            kept: between(self.kept, other.kept),
            overlooked: between(self.overlooked, other.overlooked),
            misjudged: between(self.misjudged, other.misjudged),
            learnt: between(self.learnt, other.learnt),
        }
    }

    fn lessened(self, given: f64, least: f64) -> f64 {
        if given <= least { given } else { least * (given / least).powf(f64::from(self.kept)) }
    }
}

/// Ways of playing at even steps of the scale of skill, the last being full strength.
const SCALE: [SkillWay; 9] = [
    SkillWay::new(1.0, 0.2, 0.8, 0.45, 0.0),
    SkillWay::new(1.0, 0.3, 0.63, 0.38, 0.0),
    SkillWay::new(1.0, 0.4, 0.45, 0.31, 0.0),
    SkillWay::new(2.0, 0.5, 0.37, 0.27, 0.0),
    SkillWay::new(3.0, 0.6, 0.24, 0.2, 0.0),
    SkillWay::new(4.0, 0.7, 0.15, 0.15, 0.0),
    SkillWay::new(7.0, 0.8, 0.08, 0.11, 0.3),
    SkillWay::new(14.0, 0.92, 0.025, 0.05, 0.7),
    SkillWay::new(28.0, 1.0, 0.0, 0.0, 1.0),
];

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
        let (mut chance, distance) = (self.overlooked, files.abs().max(ranks.abs()));
        if distance > i32::from(grid.files().max(grid.ranks())) / 3 || mv.is_drop() {
            chance *= 1.4;
        }
        if gained < 0 {
            chance *= 1.3;
        }
        if position.at(mv.to()).is_some() {
            // A piece that can be taken is looked at, one right in front first.
            chance *= if distance <= 2 { 0.35 } else { 0.7 };
        }
        let lattice = |mv: Move| variant.layer_of_cell(mv.to());
        if !variant.inner.is_empty() && last.is_some_and(|last| lattice(last) != lattice(mv)) {
            // The eye stays on the lattice in play.
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

    /// Up to this many centipawns the player errs about where a piece stands best.
    pub(super) fn about_places(&self) -> i32 {
        #[expect(clippy::cast_possible_truncation, reason = "a small number")]
        let most = (self.misjudged * 120.0) as i32;
        most
    }
}

pub(super) fn unit(seed: u64) -> f32 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    #[expect(clippy::cast_precision_loss, reason = "24 bits")]
    let unit = ((z ^ (z >> 31)) >> 40) as f32 / (1 << 24) as f32;
    unit
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules;

    use super::*;

    #[test]
    fn the_skilled_think_longer_within_the_limits_given() {
        let given = Limits { depth: Some(3), ..Limits::default() };
        assert_eq!(Skill::FULL.limits(given, 0.9, Standing::Open), given);
        assert_eq!(Skill::new(800).limits(given, 0.9, Standing::Open).depth, Some(3));
        assert_eq!(Skill::new(0).limits(given, 0.9, Standing::Open).depth, Some(1));
        let given = Limits { nodes: Some(20_000), time: Some(Duration::from_secs(1)), ..Limits::default() };
        let kept: Vec<Limits> = (0..=20).map(|tenth| Skill::new(tenth * 50).limits(given, 0.0, Standing::Open)).collect();
        assert!(kept.windows(2).all(|two| two[0].nodes < two[1].nodes && two[0].time < two[1].time));
        let depths: Vec<u32> = kept[..20].iter().filter_map(|kept| kept.depth).collect();
        assert!(depths.len() == 20 && depths.is_sorted() && depths[0] == 1 && depths[19] > 20, "{depths:?}");
        let little = Limits { nodes: Some(50), time: Some(Duration::from_micros(10)), ..Limits::default() };
        assert_eq!(Skill::new(0).limits(little, 0.0, Standing::Open).nodes, Some(50));
        assert_eq!(Skill::new(0).limits(little, 0.0, Standing::Open).time, little.time);
    }

    #[test]
    fn a_depth_between_two_is_now_the_one_and_now_the_other() {
        let between = Skill::new(320);
        let depths = [0.0, 0.2, 0.4, 0.6, 0.8].map(|chance| between.limits(Limits::default(), chance, Standing::Open).depth);
        assert_eq!(depths, [Some(1), Some(1), Some(1), Some(2), Some(2)]);
    }

    #[test]
    fn values_are_mistaken_within_bounds_and_always_alike() {
        let Some(errors) = Skill::new(125).errors(42, Standing::Open) else { panic!("the weak err") };
        for what in 0..100 {
            let mistaken = errors.mistaken(1000, what);
            assert!((620..=1380).contains(&mistaken));
            assert_eq!(mistaken, errors.mistaken(1000, what));
        }
        assert!(Skill::FULL.errors(42, Standing::Open).is_none());
    }

    /// What kind of move it is, as someone at the board sees it.
    fn kind(variant: &Variant, position: &Position, mv: Move, last: Move) -> usize {
        let (grid, lattice) = (variant.board.grid, |mv: Move| variant.layer_of_cell(mv.to()));
        let ranks = (grid.rank(mv.to()) - grid.rank(mv.from())) * if position.side() == Side::White { 1 } else { -1 };
        let far = (grid.file(mv.to()) - grid.file(mv.from())).abs().max(ranks.abs()) > 2;
        match (position.at(mv.to()).is_some(), mv.to() == last.to(), variant.inner.is_empty() || lattice(mv) == lattice(last)) {
            (true, true, _) => 0,
            (true, false, true) => 1 + usize::from(far),
            (false, _, true) => 3 + usize::from(far) + usize::from(ranks < 0),
            _ => 6,
        }
    }

    /// By kind, from retaking over captures near and far and quiet moves to those of another lattice: the share that is missed.
    fn profile(variant: &Variant, skill: Skill) -> [f64; 7] {
        let Ok(start) = rules::start(variant) else { panic!("a shipped game begins") };
        let (mut missed, mut all) = ([0.0; 7], [0.0; 7]);
        for seed in 0..200 {
            let Some(errors) = skill.errors(seed, Standing::Open) else { panic!("the weak err") };
            let (mut random, mut position, mut last) = (fastrand::Rng::with_seed(seed), start.clone(), None);
            for _ in 0..60 {
                let legal = rules::legal_moves(&position, variant);
                for (&mv, before) in legal.iter().filter_map(|mv| Some((mv, last?))) {
                    let kind = kind(variant, &position, mv, before);
                    all[kind] += 1.0;
                    missed[kind] += f64::from(u8::from(errors.overlooks(&position, variant, mv, last)));
                }
                let Some(&mv) = random.choice(&legal) else { break };
                (position, last) = (position.after(variant, mv), Some(mv));
            }
        }
        std::array::from_fn(|kind| missed[kind] / f64::max(all[kind], 1.0))
    }

    #[test]
    fn the_weak_miss_what_people_miss() {
        for id in ["fide-chess", "sfhiodgei"] {
            let Ok(variant) = crate::shipped::library().get(id) else { panic!("a shipped game") };
            let profiles = [0, 150, 300, 450, 600].map(|skill| profile(&variant, Skill::new(skill)));
            for [retakes, near, far, step, long, back, elsewhere] in profiles {
                assert!(retakes < near && near < far && far < long && near < step && step < long && long <= back, "{id}: {profiles:.2?}");
                assert!(variant.inner.is_empty() || step < elsewhere, "{id}: {profiles:.2?}");
            }
            let mean = profiles.map(|profile| profile.iter().sum::<f64>());
            assert!(mean.windows(2).all(|two| two[0] > two[1]), "{id}: less from level to level: {mean:?}");
        }
    }
}
