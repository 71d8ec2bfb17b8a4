//! What has been learnt: the stars of every exercise that was solved, by game and lesson, and how puzzles have gone.

use std::collections::BTreeMap;

use nestmate_core::variant::Report;
use serde::{Deserialize, Serialize};

use super::fault::FileFault;
use super::ron_file;

const FORMAT: &str = "nestmate lessons";

/// The version that is written; all up to it are read. Since 3 there are puzzles.
const VERSION: u32 = 3;

const MAX_PROGRESS: usize = 4 << 20;

pub const MOST_STARS: u8 = 3;

/// The most exercises of a lesson that stars are kept of.
const MOST_EXERCISES: usize = 64;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The stars of a lesson's exercises, by the id of the game and the key of the lesson; 0 for one that was not solved.
    games: BTreeMap<String, BTreeMap<String, Vec<u8>>>,
    pub puzzles: PuzzleScores,
}

impl Progress {
    pub fn text(&self) -> String {
        ron_file::written(self, (FORMAT, VERSION), 3)
    }

    pub fn read(name: &str, text: &str) -> Result<Self, Box<Report<FileFault>>> {
        ron_file::read(name, text, FORMAT, VERSION, MAX_PROGRESS)
    }

    pub fn stars(&self, game: &str, lesson: &str, exercise: usize) -> u8 {
        self.of_lesson(game, lesson).get(exercise).copied().unwrap_or(0).min(MOST_STARS)
    }

    /// The stars of a lesson’s exercises, up to the last that was solved.
    pub fn of_lesson(&self, game: &str, lesson: &str) -> &[u8] {
        self.games.get(game).and_then(|lessons| lessons.get(lesson)).map_or(&[], Vec::as_slice)
    }

    /// Notes an exercise as solved. Fewer stars than it had before change nothing.
    pub fn note(&mut self, game: &str, lesson: &str, exercise: usize, stars: u8) {
        if exercise >= MOST_EXERCISES {
            return;
        }
        let known = self.games.entry(game.to_owned()).or_default().entry(lesson.to_owned()).or_default();
        known.resize(known.len().max(exercise + 1), 0);
        known[exercise] = known[exercise].max(stars.min(MOST_STARS));
    }

    /// The stars of all exercises, by game and lesson; 0 for one that was not solved.
    pub fn games(&self) -> impl Iterator<Item = (&str, &BTreeMap<String, Vec<u8>>)> {
        self.games.iter().map(|(game, lessons)| (game.as_str(), lessons))
    }

    /// Takes over what is better in another.
    pub fn merge(&mut self, other: &Self) {
        for (game, lessons) in &other.games {
            for (lesson, stars) in lessons {
                stars.iter().enumerate().for_each(|(exercise, &stars)| self.note(game, lesson, exercise, stars));
            }
        }
        self.puzzles.merge(&other.puzzles);
    }
}

/// The rating that everybody begins with, that of a puzzle of the lowest level, and the step from one level to the next.
const FIRST: i32 = 1000;
const LOWEST: i32 = 600;
const STEP: i32 = 200;

const BOUNDS: (i32, i32) = (400, 2400);

const MOVES: f32 = 40.0;

/// The most puzzles of a game that are kept.
const MOST_PUZZLES: usize = 2000;

/// How often a puzzle was solved without help, and how often not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PuzzleScore(pub u16, pub u16);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
struct GameScores {
    rating: i32,
    puzzles: BTreeMap<String, PuzzleScore>,
}

impl Default for GameScores {
    fn default() -> Self {
        Self { rating: FIRST, puzzles: BTreeMap::new() }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleScores {
    /// How many were solved without help since the last one that was not.
    streak: u32,
    best: u32,
    games: BTreeMap<String, GameScores>,
}

impl PuzzleScores {
    /// How often a puzzle was solved without help, and how often not; `None` for one that was never tried.
    pub fn of(&self, game: &str, id: &str) -> Option<PuzzleScore> {
        self.games.get(game)?.puzzles.get(id).copied()
    }

    pub fn solved(&self, game: &str) -> usize {
        self.games.get(game).map_or(0, |scores| scores.puzzles.values().filter(|score| score.0 > 0).count())
    }

    pub fn unsolved(&self, game: &str) -> usize {
        self.games.get(game).map_or(0, |scores| scores.puzzles.values().filter(|score| score.0 == 0).count())
    }

    pub fn rating(&self, game: &str) -> i32 {
        self.games.get(game).map_or(FIRST, |scores| scores.rating.clamp(BOUNDS.0, BOUNDS.1))
    }

    /// The rating of a puzzle of a level, 1 to 8.
    pub fn rating_of(level: u8) -> i32 {
        LOWEST + STEP * (i32::from(level.clamp(1, 8)) - 1)
    }

    /// How many were solved in a row without help, now and at best.
    pub fn streak(&self) -> (u32, u32) {
        (self.streak, self.best.max(self.streak))
    }

    /// Notes how a puzzle has gone. Only the first time says something of how well its game is played.
    pub fn note(&mut self, game: &str, (id, level): (&str, u8), solved: bool) {
        self.streak = if solved { self.streak.saturating_add(1) } else { 0 };
        self.best = self.best.max(self.streak);
        let scores = self.games.entry(game.to_owned()).or_default();
        let known = scores.puzzles.get(id).copied();
        if known.is_none() {
            scores.rating = moved(scores.rating, Self::rating_of(level), solved);
            if scores.puzzles.len() >= MOST_PUZZLES {
                return;
            }
        }
        let PuzzleScore(right, wrong) = known.unwrap_or_default();
        let score = if solved { PuzzleScore(right.saturating_add(1), wrong) } else { PuzzleScore(right, wrong.saturating_add(1)) };
        scores.puzzles.insert(id.to_owned(), score);
    }

    /// Takes over what another window has noted.
    pub(super) fn merge(&mut self, other: &Self) {
        self.best = self.best.max(other.best);
        for (game, theirs) in &other.games {
            let new = !self.games.contains_key(game);
            let scores = self.games.entry(game.clone()).or_default();
            if new {
                scores.rating = theirs.rating;
            }
            for (id, their) in &theirs.puzzles {
                let own = scores.puzzles.entry(id.clone()).or_default();
                *own = PuzzleScore(own.0.max(their.0), own.1.max(their.1));
            }
        }
    }
}

/// A rating after a puzzle, as Elo has it.
fn moved(own: i32, puzzle: i32, solved: bool) -> i32 {
    #[expect(clippy::cast_precision_loss, reason = "ratings are small")]
    let expected = (1.0 + 10_f32.powf((puzzle - own) as f32 / 400.0)).recip();
    let change = MOVES * (f32::from(u8::from(solved)) - expected);
    #[expect(clippy::cast_possible_truncation, reason = "at most as much as a rating moves")]
    let change = change.round() as i32;
    (own + change).clamp(BOUNDS.0, BOUNDS.1)
}

#[cfg(test)]
mod tests {
    use super::super::progress::Progress;
    use super::*;

    #[test]
    fn a_rating_goes_up_and_down_and_only_with_a_new_puzzle() {
        let mut scores = PuzzleScores::default();
        let first = scores.rating("chess");
        scores.note("chess", ("a", 3), true);
        let up = scores.rating("chess");
        assert!(up > first);
        scores.note("chess", ("a", 3), false);
        assert_eq!((scores.rating("chess"), scores.of("chess", "a")), (up, Some(PuzzleScore(1, 1))));
        scores.note("chess", ("b", 1), false);
        assert!(scores.rating("chess") < up - 20, "an easy one that was not solved counts for much");
        scores.note("other", ("a", 8), true);
        assert!(scores.rating("other") > first + 30, "a hard one that was solved does so, too");
        assert_eq!((scores.solved("chess"), scores.unsolved("chess"), scores.solved("nothing")), (1, 1, 0));
    }

    #[test]
    fn a_streak_ends_and_the_best_one_is_kept() {
        let mut scores = PuzzleScores::default();
        for id in ["a", "b", "c"] {
            scores.note("chess", (id, 1), true);
        }
        assert_eq!(scores.streak(), (3, 3));
        scores.note("chess", ("d", 1), false);
        scores.note("other", ("e", 1), true);
        assert_eq!(scores.streak(), (1, 3));
    }

    #[test]
    fn puzzles_are_kept_beside_stars_and_a_file_without_them_is_read() {
        let mut progress = Progress::default();
        progress.puzzles.note("chess", ("a", 2), true);
        let text = progress.text();
        assert_eq!(Progress::read("lessons", &text).expect("it is whole"), progress);
        let old = "(format: \"nestmate lessons\", version: 2, games: {\"chess\": {\"drops\": [3]}})";
        let mut read = Progress::read("lessons", old).expect("it was whole");
        assert_eq!((read.stars("chess", "drops", 0), read.puzzles.streak()), (3, (0, 0)));
        read.merge(&progress);
        assert_eq!(read.puzzles.of("chess", "a"), Some(PuzzleScore(1, 0)));
        assert_eq!((read.puzzles.rating("chess"), read.puzzles.streak().1), (progress.puzzles.rating("chess"), 1));
    }

    #[test]
    fn no_rating_leaves_its_bounds_and_no_game_keeps_too_much() {
        let mut scores = PuzzleScores::default();
        for at in 0..MOST_PUZZLES + 10 {
            scores.note("chess", (&at.to_string(), 1), false);
        }
        assert_eq!((scores.rating("chess"), scores.unsolved("chess")), (BOUNDS.0, MOST_PUZZLES));
        assert_eq!(PuzzleScores::rating_of(200), PuzzleScores::rating_of(8));
    }
}
