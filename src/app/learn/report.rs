//! What has been learnt, game by game, to be looked at and to be taken elsewhere.

use std::fmt::Write;

use nestmate_text::words::{named, say};

use super::text::{group_of, lesson_words};
use crate::app::app::App;
use crate::app::archive::day_at;
use crate::lessons::{Topic, topics};
use crate::storage::PracticeItem;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLearnt {
    pub game: String,
    /// What it is called; its id if it is not here.
    pub name: String,
    pub stars: usize,
    pub solved: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzlesDone {
    pub name: String,
    /// How many were solved without help, and how many were tried and never were.
    pub counts: (usize, usize),
    pub rating: i32,
}

impl App {
    /// How the puzzles of each game have gone in which any was tried, in the order of the library.
    pub fn puzzles_done(&self) -> Vec<PuzzlesDone> {
        let scores = &self.school.progress.puzzles;
        let games = self.library().all_games().map(|(id, name)| {
            let counts = (scores.solved(id), scores.unsolved(id));
            PuzzlesDone { name: named(name).to_owned(), counts, rating: scores.rating(id) }
        });
        games.filter(|done| done.counts != (0, 0)).collect()
    }

    /// What has been learnt in the lessons of each game, in the order of the library.
    pub fn learnt(&self) -> Vec<GameLearnt> {
        let progress = &self.school.progress;
        let place = |game: &str| self.library().all_games().position(|known| known.0 == game).unwrap_or(usize::MAX);
        let mut learnt: Vec<GameLearnt> = progress
            .games()
            .map(|(game, lessons)| {
                let stars = || lessons.values().flatten().map(|&stars| usize::from(stars));
                let name = self.library().name_of(game).map_or(game, named);
                let solved = stars().filter(|&stars| stars > 0).count();
                GameLearnt { game: game.to_owned(), name: name.to_owned(), stars: stars().sum(), solved }
            })
            .filter(|learnt| learnt.solved > 0)
            .collect();
        learnt.sort_by_key(|learnt| place(&learnt.game));
        learnt
    }

    /// The lessons of a game that were begun, each with its stars, in the order of the course. Lessons that there are no longer are called
    /// by their keys.
    pub fn lessons_learnt(&self, game: &str) -> Vec<(String, usize)> {
        let Some(lessons) = self.school.progress.games().find(|known| known.0 == game).map(|known| known.1) else { return Vec::new() };
        let variant = self.library().get(game).ok();
        let known = variant.as_ref().map_or_else(Vec::new, |variant| topics(variant));
        let sum = |stars: &[u8]| stars.iter().map(|&stars| usize::from(stars)).sum::<usize>();
        let mut learnt: Vec<(usize, String, usize)> = lessons
            .iter()
            .map(|(key, stars)| {
                let place = known.iter().position(|topic| topic.0 == *key);
                let title = place.zip(variant.as_ref()).map(|(at, variant)| {
                    let topic = &known[at].1;
                    let title = lesson_words(self.library(), variant, topic, &[]).title;
                    if matches!(topic, Topic::Path(_)) { title } else { say!("progress-lesson", group = group_of(topic), lesson = title) }
                });
                (place.unwrap_or(usize::MAX), title.unwrap_or_else(|| key.clone()), sum(stars))
            })
            .filter(|learnt| learnt.2 > 0)
            .collect();
        learnt.sort();
        learnt.into_iter().map(|(_, title, stars)| (title, stars)).collect()
    }

    pub fn progress_table(&self) -> String {
        let mut table = "what\tgame\tplace\twhich\tstars\tdue\ttries\n".to_owned();
        for (game, lessons) in self.school.progress.games() {
            for (lesson, stars) in lessons {
                for (at, stars) in stars.iter().enumerate().filter(|known| *known.1 > 0) {
                    // Nothing goes wrong with writing into a text.
                    let _ = writeln!(table, "exercise\t{game}\t{lesson}\t{}\t{stars}\t\t", at + 1);
                }
            }
        }
        for card in &self.drill.practice.cards {
            let due = if card.is_wanted() { day_at(card.due) } else { String::new() };
            let tries: Vec<String> = card.tries.iter().map(|known| format!("{}:{}", day_at(known.0), known.1)).collect();
            let (what, place, which) = match &card.item {
                PracticeItem::Exercise { lesson, exercise, .. } => ("practised-exercise", lesson.as_str(), (exercise + 1).to_string()),
                PracticeItem::Puzzle { id, .. } => ("practised-puzzle", id.as_str(), String::new()),
                PracticeItem::OwnPuzzle { line, .. } => ("practised-own-puzzle", id_of(line), String::new()),
                PracticeItem::Mistake(mistake) => ("practised-mistake", mistake.position.as_str(), mistake.played.clone()),
            };
            let _ = writeln!(table, "{what}\t{}\t{place}\t{which}\t\t{due}\t{}", card.item.game(), tries.join(" "));
        }
        table
    }
}

fn id_of(line: &str) -> &str {
    line.split('\t').next().unwrap_or_default()
}
