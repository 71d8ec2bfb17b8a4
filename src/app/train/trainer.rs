//! The puzzles that there are, and which of them comes next.

use std::collections::BTreeMap;

use super::Aim;
use crate::puzzles::{self, Puzzle, PuzzleFile, Theme};
use crate::storage::{PracticeItem, PuzzleScore, PuzzleScores};

#[derive(Debug, Default)]
pub struct Trainer {
    pub game: String,
    /// The file that they are of; none for those that the program came with.
    pub file: Option<String>,
    pub puzzles: Vec<Puzzle>,
    /// The theme that all are to have.
    pub theme: Option<Theme>,
    pub aim: Aim,
    /// Those that have been on the board since the program began, the last one last.
    seen: Vec<String>,
}

pub(in crate::app) fn shipped_count(game: &str) -> usize {
    puzzles::shipped(game).map_or(0, |text| text.lines().filter(|line| !line.starts_with('#')).count())
}

pub(in crate::app) fn shipped(game: &str) -> Option<PuzzleFile> {
    puzzles::shipped(game).and_then(|text| puzzles::read(text).ok()).filter(|file| !file.puzzles.is_empty())
}

/// The themes of puzzles, and how many have each.
pub fn themes_of(puzzles: &[Puzzle]) -> Vec<(Theme, usize)> {
    let mut counts: BTreeMap<Theme, usize> = BTreeMap::new();
    for &theme in puzzles.iter().flat_map(|puzzle| &puzzle.themes) {
        *counts.entry(theme).or_default() += 1;
    }
    counts.into_iter().collect()
}

impl Trainer {
    /// Takes the puzzles that the program came with for a game; false if there are none.
    pub(in crate::app) fn take_shipped(&mut self, game: &str) -> bool {
        if self.game == game && self.file.is_none() && !self.puzzles.is_empty() {
            return true;
        }
        let Some(file) = shipped(game) else { return false };
        self.take(game.to_owned(), None, file.puzzles);
        true
    }

    pub(in crate::app) fn take(&mut self, game: String, file: Option<String>, puzzles: Vec<Puzzle>) {
        self.theme = self.theme.filter(|theme| puzzles.iter().any(|puzzle| puzzle.themes.contains(theme)));
        (self.game, self.file, self.puzzles) = (game, file, puzzles);
    }

    /// What practice keeps of a puzzle: of one of a file all of it, since the file may be gone when it comes back.
    pub(in crate::app) fn item(&self, puzzle: &Puzzle) -> PracticeItem {
        let game = self.game.clone();
        match self.file {
            None => PracticeItem::Puzzle { game, id: puzzle.id.clone() },
            Some(_) => PracticeItem::OwnPuzzle { game, line: puzzle.line().trim_end().to_owned() },
        }
    }

    pub(in crate::app) fn puzzle(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }

    /// The puzzles that are wanted, the best first: those that were never tried, then those that were never solved; among them those
    /// that have not been on the board for longest, and those that are about as hard as the user likes them. The one that was on the
    /// board last is the last of all.
    pub(in crate::app) fn in_order(&self, scores: &PuzzleScores) -> Vec<Puzzle> {
        let wanted = scores.rating(&self.game) + self.aim.away();
        let mut fitting: Vec<&Puzzle> =
            self.puzzles.iter().filter(|puzzle| self.theme.is_none_or(|theme| puzzle.themes.contains(&theme))).collect();
        fitting.sort_by_cached_key(|puzzle| {
            let seen = self.seen.iter().rposition(|id| *id == puzzle.id);
            let last = seen.is_some_and(|at| at + 1 == self.seen.len());
            let known = match scores.of(&self.game, &puzzle.id) {
                None => 0,
                Some(PuzzleScore(0, _)) => 1,
                Some(_) => 2,
            };
            let distance = (PuzzleScores::rating_of(puzzle.level) - wanted).abs();
            (last, known, seen.map_or(0, |at| at + 1), distance, puzzle.id.clone())
        });
        fitting.into_iter().cloned().collect()
    }

    pub(in crate::app) fn show(&mut self, id: &str) {
        self.seen.retain(|known| known != id);
        self.seen.push(id.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(id: &str, level: u8, themes: &[Theme]) -> Puzzle {
        Puzzle { id: id.to_owned(), level, themes: themes.to_vec(), position: String::new(), moves: Vec::new() }
    }

    fn trainer() -> Trainer {
        let mut trainer = Trainer::default();
        let puzzles = vec![puzzle("easy", 1, &[Theme::Fork]), puzzle("own", 3, &[Theme::MateIn(2)]), puzzle("hard", 7, &[Theme::Fork])];
        trainer.take("chess".to_owned(), None, puzzles);
        trainer
    }

    fn order(trainer: &Trainer, scores: &PuzzleScores) -> Vec<String> {
        trainer.in_order(scores).into_iter().map(|puzzle| puzzle.id).collect()
    }

    #[test]
    fn puzzles_come_by_how_hard_they_are() {
        let (mut trainer, scores) = (trainer(), PuzzleScores::default());
        assert_eq!(order(&trainer, &scores), ["own", "easy", "hard"]);
        trainer.aim = Aim::Easier;
        assert_eq!(order(&trainer, &scores)[0], "easy");
        trainer.theme = Some(Theme::Fork);
        assert_eq!(order(&trainer, &scores), ["easy", "hard"]);
        assert_eq!(themes_of(&trainer.puzzles).iter().find(|known| known.0 == Theme::Fork).map(|known| known.1), Some(2));
    }

    #[test]
    fn what_was_never_tried_comes_first_and_what_was_there_last_comes_last() {
        let (mut trainer, mut scores) = (trainer(), PuzzleScores::default());
        trainer.show("own");
        assert_eq!(order(&trainer, &scores), ["easy", "hard", "own"], "one that was passed over comes again at the end");
        scores.note("chess", ("own", 3), true);
        trainer.show("easy");
        scores.note("chess", ("easy", 1), false);
        trainer.show("hard");
        scores.note("chess", ("hard", 7), true);
        assert_eq!(order(&trainer, &scores), ["easy", "own", "hard"], "what was not solved comes back first");
    }
}
