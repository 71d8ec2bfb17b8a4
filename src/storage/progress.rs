//! What has been learnt: the stars of every exercise that was solved, by game and lesson, and how puzzles have gone.

use std::collections::BTreeMap;

use nestmate_core::variant::Report;
use serde::{Deserialize, Serialize};

use super::fault::FileFault;
use super::puzzles::PuzzleScores;
use super::ron_file;

const FORMAT: &str = "nestmate lessons";

/// The version that is written; all up to it are read. Since 3 there are puzzles.
const VERSION: u32 = 3;

/// The largest file that is read, in bytes.
const MAX_PROGRESS: usize = 4 << 20;

pub const MOST_STARS: u8 = 3;

/// The most exercises of a lesson that stars are kept of.
const MOST_EXERCISES: usize = 64;

/// The stars of all exercises that were solved, and how puzzles have gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    format: String,
    version: u32,
    /// The stars of a lesson's exercises, by the id of the game and the key of the lesson; 0 for one that was not solved.
    #[serde(default)]
    games: BTreeMap<String, BTreeMap<String, Vec<u8>>>,
    #[serde(default)]
    puzzles: PuzzleScores,
}

impl Default for Progress {
    fn default() -> Self {
        Self { format: FORMAT.to_owned(), version: VERSION, games: BTreeMap::new(), puzzles: PuzzleScores::default() }
    }
}

impl Progress {
    pub fn text(&self) -> String {
        ron_file::written(self, 3)
    }

    pub fn read(name: &str, text: &str) -> Result<Self, Box<Report<FileFault>>> {
        let read: Self = ron_file::read(name, text, FORMAT, VERSION, MAX_PROGRESS)?;
        Ok(Self { version: VERSION, ..read })
    }

    /// The stars of an exercise; 0 if it was not solved.
    pub fn stars(&self, game: &str, lesson: &str, exercise: usize) -> u8 {
        let stars = self.games.get(game).and_then(|lessons| lessons.get(lesson)).and_then(|stars| stars.get(exercise));
        stars.copied().unwrap_or(0).min(MOST_STARS)
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

    pub fn puzzles(&self) -> &PuzzleScores {
        &self.puzzles
    }

    /// The same, to be changed.
    pub fn puzzles_mut(&mut self) -> &mut PuzzleScores {
        &mut self.puzzles
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
