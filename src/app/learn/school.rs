//! What there is to learn, and what has been learnt: in lessons and with puzzles.

use std::sync::Arc;

use nestmate_core::variant::Variant;
use nestmate_engine::task::{TaskFault, Wake};

use super::scout::CourseInMaking;
use crate::app::train::PuzzleOutcome;
use crate::lessons::Lesson;
use crate::storage::{MOST_STARS, Progress};

#[derive(Debug, Default)]
pub(in crate::app) struct School {
    course: Option<CourseInMaking>,
    progress: Progress,
}

impl School {
    pub(in crate::app) fn new(progress: Progress) -> Self {
        Self { course: None, progress }
    }

    pub(in crate::app) fn progress(&self) -> &Progress {
        &self.progress
    }

    pub(in crate::app) fn forget(&mut self) {
        self.progress = Progress::default();
    }

    /// Begins to make the lessons of a game, unless they are those that were made last. `wake` is called when one is ready.
    pub(in crate::app) fn open(&mut self, variant: &Arc<Variant>, wake: &Wake) {
        if self.course.as_ref().is_none_or(|course| !course.whole || !Arc::ptr_eq(&course.variant, variant)) {
            self.course = Some(CourseInMaking::begin(Arc::clone(variant), Arc::clone(wake)));
        }
    }

    /// Takes in the lessons that are ready by now; why there will be no more, if something went wrong.
    pub(in crate::app) fn poll(&mut self) -> Option<TaskFault> {
        self.course.as_mut().and_then(CourseInMaking::poll)
    }

    /// The lessons that were ready when that was looked for last, and what part of them all that is, from 0 to 1.
    pub(in crate::app) fn lessons(&self) -> (&[Arc<Lesson>], f32) {
        self.course.as_ref().map_or((&[], 0.0), |course| (&course.lessons, course.done))
    }

    /// Notes a solved exercise; true if it has more stars now than before.
    pub(in crate::app) fn note(&mut self, game: &str, lesson: &str, exercise: usize, stars: u8) -> bool {
        let before = self.progress.stars(game, lesson, exercise);
        self.progress.note(game, lesson, exercise, stars);
        self.progress.stars(game, lesson, exercise) != before
    }

    pub(in crate::app) fn note_puzzle(&mut self, outcome: &PuzzleOutcome) {
        self.progress.puzzles_mut().note(&outcome.game, (&outcome.id, outcome.level), outcome.is_clean());
    }

    pub(in crate::app) fn stars(&self, game: &str, lesson: &Lesson) -> Vec<u8> {
        (0..lesson.exercises.len()).map(|exercise| self.progress.stars(game, &lesson.key, exercise)).collect()
    }

    pub(in crate::app) fn stars_in_all(&self, game: &str, lessons: &[Arc<Lesson>]) -> (usize, usize) {
        let earned = lessons.iter().flat_map(|lesson| self.stars(game, lesson)).map(usize::from).sum();
        (earned, lessons.iter().map(|lesson| lesson.exercises.len() * usize::from(MOST_STARS)).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_more_stars_than_before_are_worth_noting() {
        let mut school = School::default();
        assert!(school.note("game", "lesson", 1, 2));
        assert!(!school.note("game", "lesson", 1, 1), "fewer than before");
        assert!(school.note("game", "lesson", 1, 3));
        assert_eq!([0, 1].map(|exercise| school.progress().stars("game", "lesson", exercise)), [0, 3]);
    }
}
