//! How strong somebody is, by results against the levels.
//!
//! Levels are spaced so that each beats the one below in about 70 games of a hundred, good days and bad days taken together, which is a
//! step of some 200 Elo: see `arena::space`. The estimate is Bayes': what is known beforehand is that hardly anybody plays far outside
//! the scale; each game makes the strengths likelier under which it would have come out so.

use super::level::Level;

/// What a level is worth, in Elo.
const STEP: f64 = 200.0;

/// What strengths are likely before the first game: a normal distribution of this mean and deviation, in levels.
const MEAN: f64 = 3.0;
const DEVIATION: f64 = 2.5;

/// The strengths that are compared, in levels: from, to, and so many to a level.
const SCALE: (i32, i32) = (-12, 18);
const PARTS: i32 = 20;

/// 95 % of a normal distribution lie within this many standard deviations.
pub const SIGMAS: f64 = 1.96;

/// The score that a difference in Elo stands for, 0 to 1.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Results of somebody's games against one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelScore {
    /// The level.
    pub level: Level,
    /// Games won against it.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl LevelScore {
    /// No game against a level.
    pub fn none(level: Level) -> Self {
        Self { level, won: 0, drawn: 0, lost: 0 }
    }

    /// Adds a game: 2 half points for a win, 1 for a draw, 0 for a loss.
    pub fn count(&mut self, half_points: u8) {
        match half_points {
            0 => self.lost += 1,
            1 => self.drawn += 1,
            _ => self.won += 1,
        }
    }

    /// How many games there are.
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The points of them all, from 0 to the number of games.
    pub fn points(&self) -> f64 {
        f64::from(self.won) + f64::from(self.drawn) / 2.0
    }
}

/// How strong somebody is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The level that would be an even match, with fractions: 3.5 is between 3 and 4. Below 1 is weaker than all, above 8 stronger.
    pub level: f64,
    /// Half the width of the interval that holds the true level in 95 of a hundred cases.
    pub error: f64,
}

impl Rating {
    /// What the results say; `None` without a game.
    pub fn of(scores: &[LevelScore]) -> Option<Self> {
        if scores.iter().all(|score| score.games() == 0) {
            return None;
        }
        let strengths = (SCALE.0 * PARTS..=SCALE.1 * PARTS).map(|at| f64::from(at) / f64::from(PARTS));
        let likely: Vec<(f64, f64)> = strengths.map(|strength| (strength, likelihood(strength, scores))).collect();
        let most = likely.iter().map(|known| known.1).fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<(f64, f64)> = likely.into_iter().map(|(strength, log)| (strength, (log - most).exp())).collect();
        let sum: f64 = weights.iter().map(|known| known.1).sum();
        let mean = |value: &dyn Fn(f64) -> f64| weights.iter().map(|&(strength, weight)| weight * value(strength)).sum::<f64>() / sum;
        let level = mean(&|strength| strength);
        let variance = mean(&|strength| (strength - level).powi(2));
        Some(Self { level, error: SIGMAS * variance.sqrt() })
    }

    /// The same in Elo above level 1, with its error.
    pub fn elo(&self) -> (f64, f64) {
        (STEP * (self.level - 1.0), STEP * self.error)
    }
}

/// The logarithm of how likely a strength is, by what is known beforehand and the results; but for a constant.
fn likelihood(strength: f64, scores: &[LevelScore]) -> f64 {
    let games = scores.iter().map(|score| {
        let (won, games) = (against(strength, score.level), f64::from(score.games()));
        // A drawn game is half a game won and half a game lost.
        score.points() * won.ln() + (games - score.points()) * (1.0 - won).ln()
    });
    games.sum::<f64>() - ((strength - MEAN) / DEVIATION).powi(2) / 2.0
}

/// The score that somebody of this strength is expected to make against a level, good days and bad days of the level taken together.
fn against(strength: f64, level: Level) -> f64 {
    const FORMS: i32 = 11;
    let form = |day: i32| f64::from(2 * day - FORMS + 1) / f64::from(FORMS);
    let score = |day: i32| expected(STEP * (strength - level.place(form(day))));
    (0..FORMS).map(score).sum::<f64>() / f64::from(FORMS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(level: u8, won: u32, drawn: u32, lost: u32) -> LevelScore {
        LevelScore { level: Level::new(level).expect("a level"), won, drawn, lost }
    }

    fn rating(scores: &[LevelScore]) -> Rating {
        Rating::of(scores).expect("there are games")
    }

    /// Adds up likelihoods on a much finer scale, game by game and without logarithms.
    fn by_hand(scores: &[LevelScore]) -> (f64, f64) {
        let (mut sum, mut first, mut second) = (0.0, 0.0, 0.0);
        for at in -4_000..=4_000_i32 {
            let strength = f64::from(at) / 200.0;
            let mut likely = (-(strength - MEAN).powi(2) / (2.0 * DEVIATION * DEVIATION)).exp();
            for score in scores {
                let won = against(strength, score.level);
                (0..score.won).for_each(|_| likely *= won);
                (0..score.lost).for_each(|_| likely *= 1.0 - won);
                (0..score.drawn).for_each(|_| likely *= (won * (1.0 - won)).sqrt());
            }
            sum += likely;
            first += likely * strength;
            second += likely * strength * strength;
        }
        (first / sum, (second / sum - (first / sum).powi(2)).sqrt())
    }

    #[test]
    fn estimates_are_those_of_likelihoods_added_up_by_hand() {
        let cases: [&[LevelScore]; 6] = [
            &[score(3, 4, 0, 1)],
            &[score(1, 0, 0, 7)],
            &[score(8, 9, 1, 0)],
            &[score(2, 5, 1, 0), score(3, 3, 2, 3), score(5, 0, 0, 2)],
            &[score(4, 10, 10, 10)],
            &[score(6, 0, 1, 0)],
        ];
        for scores in cases {
            let (found, (level, deviation)) = (rating(scores), by_hand(scores));
            assert!((found.level - level).abs() < 0.01, "{scores:?}: {found:?}, by hand {level}");
            assert!((found.error - 1.96 * deviation).abs() < 0.02, "{scores:?}: {found:?}, by hand {deviation}");
        }
        assert_eq!(Rating::of(&[]), None);
        assert_eq!(Rating::of(&[LevelScore::none(Level::FULL)]), None);
    }

    #[test]
    fn each_level_beats_the_one_below_about_seventy_times_in_a_hundred() {
        for two in Level::ALL[..7].windows(2) {
            let days = (0..11).map(|day| f64::from(2 * day - 10) / 11.0);
            let won = days.map(|form| against(two[1].place(form), two[0])).sum::<f64>() / 11.0;
            assert!((0.68..0.72).contains(&won), "{two:?}: {won}");
        }
    }

    #[test]
    fn more_games_are_surer_and_better_results_stronger() {
        let few = rating(&[score(4, 3, 0, 3)]);
        let many = rating(&[score(4, 60, 0, 60)]);
        assert!((many.level - 4.0).abs() < 0.05 && many.error < 0.5 && few.error > 2.0 * many.error, "{few:?} {many:?}");
        let levels = [0, 1, 2, 3, 4, 5].map(|won| rating(&[score(4, won, 0, 5 - won)]).level);
        assert!(levels.is_sorted_by(|low, high| low < high), "{levels:?}");
        let (elo, error) = many.elo();
        assert!((elo - 600.0).abs() < 10.0 && (error - 200.0 * many.error).abs() < 1e-9);
    }

    /// Of players whose strength is known, about 95 in a hundred are within the error of the estimate from their results.
    #[test]
    fn the_error_holds_the_truth_as_often_as_it_says() {
        let mut chance = fastrand::Rng::with_seed(5);
        let (mut held, players) = (0, 400);
        for _ in 0..players {
            // The sum of twelve even chances is next to normal.
            let normal = (0..12).map(|_| chance.f64()).sum::<f64>() - 6.0;
            let strength = MEAN + DEVIATION * normal;
            let mut scores = [2, 3, 5].map(|level| score(level, 0, 0, 0));
            for game in 0..24 {
                let known = &mut scores[game % 3];
                let won = chance.f64() < expected(STEP * (strength - known.level.place(2.0 * chance.f64() - 1.0)));
                known.count(if won { 2 } else { 0 });
            }
            let found = rating(&scores);
            held += i32::from((found.level - strength).abs() <= found.error);
        }
        assert!((364..=396).contains(&held), "{held} of {players}");
    }
}
