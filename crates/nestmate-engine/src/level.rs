//! The levels that a player chooses from, and how well each level plays.
//!
//! How much a given skill is worth differs from game to game, so the levels of a game are spaced by what it wins in games there: see
//! `arena::space`, which finds the figures that ship with a game.

use nestmate_core::variant::{SPACED_LEVELS, Side, Variant};

use super::skill::{Skill, unit};

/// A playing strength, 1 (a child beats it) to 8 (as strong as it can).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Default for Level {
    fn default() -> Self {
        Self::FULL
    }
}

/// By how many levels play may be above or below the level for a whole game. People have good and bad days; and only so do eight levels
/// lead from a beginner to full strength with a fair chance against the next: what lies between is far more than eight even steps of a
/// player who is always alike.
const FORM: f64 = 1.5;

/// The skills of the levels from 0, which is what level 1 is on a bad day, to 7, where a game has none of its own: about the mean of
/// those found for games.
const USUAL: [u16; SPACED_LEVELS] = [100, 180, 290, 400, 520, 630, 750, 890];

impl Level {
    /// Full strength.
    pub const FULL: Self = Self(8);

    /// All levels, weakest first.
    pub const ALL: [Self; 8] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8)];

    /// The level of this number, from 1; `None` if there is none.
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// The number of the level, from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What the level is worth in Elo, where that is known.
    pub fn elo(self, variant: &Variant) -> Option<u16> {
        variant.weights.elo.get(usize::from(self.0) - 1).copied()
    }

    /// How well the level plays a side in the game of this seed.
    pub fn skill(self, variant: &Variant, seed: u64, side: Side) -> Skill {
        self.in_form(&variant.weights.levels, 2.0 * unit(of_side(seed, side)) - 1.0)
    }

    /// How well the level plays on a day between the worst (−1) and the best (1), where the levels have these skills.
    pub fn in_form(self, spaced: &[u16], form: f32) -> Skill {
        if self == Self::FULL {
            return Skill::FULL;
        }
        let spaced = if spaced.len() == SPACED_LEVELS { spaced } else { &USUAL };
        #[expect(clippy::cast_possible_truncation, reason = "from 0 to 8")]
        let place = self.place(f64::from(form)) as f32;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 8")]
        let below = place as usize;
        let skill = |rung: usize| spaced.get(rung).map_or(Skill::FULL, |&skill| Skill::new(skill));
        skill(below).towards(skill(below + 1), place.fract())
    }

    /// Where on the scale of levels it plays on such a day; full strength is always the same.
    pub(super) fn place(self, form: f64) -> f64 {
        let usual = f64::from(self.0);
        if self == Self::FULL { usual } else { (usual + FORM * form).clamp(0.0, f64::from(Self::FULL.0)) }
    }
}

/// A seed of one side's own: two that play the same game do not err alike.
pub(super) fn of_side(seed: u64, side: Side) -> u64 {
    seed.wrapping_mul(2).wrapping_add(side.index() as u64).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_rise_and_vary_by_their_form() {
        let own = [10, 20, 40, 80, 160, 320, 640, 900];
        for spaced in [&own[..], &[]] {
            for forms in [[-1.0, -1.0], [0.0, 0.0], [1.0, 1.0], [-0.3, 0.3]] {
                for two in Level::ALL.windows(2) {
                    let [lower, higher] = [(two[0], forms[0]), (two[1], forms[1])].map(|(level, form)| level.in_form(spaced, form));
                    assert!(lower < higher || higher == Skill::FULL && forms[0] > 0.0, "{two:?} {forms:?}");
                }
            }
            assert!(Level(4).in_form(spaced, 1.0) > Level(5).in_form(spaced, -1.0), "a good day beats a bad one");
        }
        assert_eq!(Level(3).in_form(&own, 0.0), Skill::new(80));
        assert_eq!(Level(1).in_form(&own, -1.0), Skill::new(10));
        assert_eq!(Level(8).in_form(&own, -1.0), Skill::FULL);
        assert_eq!(Level::new(0), None);
        assert_eq!(Level::new(9), None);
        assert_eq!(Level::new(8), Some(Level::FULL));
    }

    #[test]
    fn the_sides_of_a_game_have_forms_of_their_own() {
        let forms = |side: Side| (0..200).map(|seed| unit(of_side(seed, side))).collect::<Vec<_>>();
        let [white, black] = Side::BOTH.map(forms);
        let above = |forms: &[f32]| forms.iter().filter(|&&form| form > 0.5).count();
        assert!((70..130).contains(&above(&white)) && (70..130).contains(&above(&black)));
        let alike = white.iter().zip(&black).filter(|(white, black)| (**white > 0.5) == (**black > 0.5)).count();
        assert!((70..130).contains(&alike), "{alike}");
    }
}
