//! What there is to learn, and what has been learnt, in lessons and with puzzles; and the lessons of a game, which are
//! made beside the window.

use std::sync::Arc;

use nestmate_core::variant::Variant;
use nestmate_engine::task::{News, Task, TaskFault, Tell, Wake};

use crate::app::train::PuzzleOutcome;
use crate::lessons::{Lesson, make_lessons};
use crate::storage::{MOST_STARS, Progress};

#[derive(Debug, Default)]
pub(in crate::app) struct School {
    course: Option<CourseInMaking>,
    pub(in crate::app) progress: Progress,
}

impl School {
    pub(in crate::app) fn new(progress: Progress) -> Self {
        Self { course: None, progress }
    }

    /// Begins to make the lessons of a game, unless they are those that were made last. `wake` is called when one is ready.
    pub(in crate::app) fn open(&mut self, variant: &Arc<Variant>, wake: &Wake) {
        if self.course.as_ref().is_some_and(|course| course.whole && Arc::ptr_eq(&course.variant, variant)) {
            return;
        }
        let game = Arc::clone(variant);
        let work = move |tell: &Tell<'_, LessonMade>| {
            make_lessons(&game, |done, lesson| {
                tell.tell((done, lesson));
                !tell.is_off()
            });
        };
        let task = Task::once("lessons", Arc::clone(wake), (), work);
        self.course = Some(CourseInMaking { variant: Arc::clone(variant), lessons: Vec::new(), done: 0.0, whole: true, task });
    }

    /// Gives back why there will be no more, if something went wrong.
    pub(in crate::app) fn poll(&mut self) -> Option<TaskFault> {
        let course = self.course.as_mut()?;
        while let Some(((), news)) = course.task.next() {
            match news {
                News::Answer((done, lesson)) => {
                    course.done = done;
                    course.lessons.extend(lesson.map(Arc::new));
                }
                News::Done => course.done = 1.0,
                News::Failed(fault) => {
                    (course.done, course.whole) = (1.0, false);
                    return Some(fault);
                }
            }
        }
        None
    }

    /// The lessons that were ready when that was looked for last, and what part of them all that is, from 0 to 1.
    pub(in crate::app) fn lessons(&self) -> (&[Arc<Lesson>], f32) {
        self.course.as_ref().map_or((&[], 0.0), |course| (&course.lessons, course.done))
    }

    /// True if the exercise has more stars now than before.
    pub(in crate::app) fn note(&mut self, game: &str, lesson: &str, exercise: usize, stars: u8) -> bool {
        let before = self.progress.stars(game, lesson, exercise);
        self.progress.note(game, lesson, exercise, stars);
        self.progress.stars(game, lesson, exercise) != before
    }

    pub(in crate::app) fn note_puzzle(&mut self, outcome: &PuzzleOutcome) {
        self.progress.puzzles.note(outcome.item.game(), (&outcome.id, outcome.level), outcome.is_clean());
    }

    pub(in crate::app) fn stars(&self, game: &str, lesson: &Lesson) -> Vec<u8> {
        (0..lesson.exercises.len()).map(|exercise| self.progress.stars(game, &lesson.key, exercise)).collect()
    }

    pub(in crate::app) fn stars_in_all(&self, game: &str, lessons: &[Arc<Lesson>]) -> (usize, usize) {
        let earned = lessons.iter().flat_map(|lesson| self.stars(game, lesson)).map(usize::from).sum();
        (earned, lessons.iter().map(|lesson| lesson.exercises.len() * usize::from(MOST_STARS)).sum())
    }
}

type LessonMade = (f32, Option<Lesson>);

#[derive(Debug)]
struct CourseInMaking {
    variant: Arc<Variant>,
    lessons: Vec<Arc<Lesson>>,
    /// What part is done; 1 when all are.
    done: f32,
    whole: bool,
    task: Task<(), LessonMade>,
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
        assert_eq!([0, 1].map(|exercise| school.progress.stars("game", "lesson", exercise)), [0, 3]);
    }
}
