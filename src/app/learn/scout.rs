//! What is worked out beside the window: the lessons of a game, and the way that is left in an exercise.

use std::sync::Arc;

use nestmate_core::variant::Variant;
use nestmate_engine::task::{News, Task, TaskFault, Tell, Wake};

use crate::lessons::{Attempt, Exercise, Lesson, Solution, make_lessons, solve};

/// How many boards may be looked at to find the way that is left.
const BOARDS: usize = 40_000;

/// What part of the lessons is done, and the next of them.
type LessonMade = (f32, Option<Lesson>);

#[derive(Debug)]
pub(in crate::app) struct CourseInMaking {
    pub(in crate::app) variant: Arc<Variant>,
    pub(in crate::app) lessons: Vec<Arc<Lesson>>,
    /// What part is done; 1 when all are.
    pub(in crate::app) done: f32,
    pub(in crate::app) whole: bool,
    task: Task<(), LessonMade>,
}

impl CourseInMaking {
    pub(in crate::app) fn begin(variant: Arc<Variant>, wake: Wake) -> Self {
        let game = Arc::clone(&variant);
        let work = move |tell: &Tell<'_, LessonMade>| {
            make_lessons(&game, |done, lesson| {
                tell.tell((done, lesson));
                !tell.is_off()
            });
        };
        Self { variant, lessons: Vec::new(), done: 0.0, whole: true, task: Task::once("lessons", wake, (), work) }
    }

    /// Takes in what is ready; gives back why there will be no more, if something went wrong.
    pub(in crate::app) fn poll(&mut self) -> Option<TaskFault> {
        while let Some(((), news)) = self.task.next() {
            match news {
                News::Answer((done, lesson)) => {
                    self.done = done;
                    self.lessons.extend(lesson.map(Arc::new));
                }
                News::Done => self.done = 1.0,
                News::Failed(fault) => {
                    (self.done, self.whole) = (1.0, false);
                    return Some(fault);
                }
            }
        }
        None
    }
}

#[derive(Debug)]
pub(in crate::app) struct Scout(Task<(), Solution>);

impl Scout {
    pub(in crate::app) fn send(variant: Arc<Variant>, exercise: Exercise, attempt: Attempt, wake: Wake) -> Self {
        let work = move |tell: &Tell<'_, Solution>| tell.tell(solve(&variant, &exercise, &attempt, BOARDS));
        Self(Task::once("way", wake, (), work))
    }

    /// What was found, once it is, and what went wrong if nothing could be found.
    pub(in crate::app) fn poll(&self) -> Option<(Solution, Option<TaskFault>)> {
        match self.0.next()?.1 {
            News::Answer(way) => Some((way, None)),
            News::Done => None,
            News::Failed(fault) => Some((Solution::Unknown, Some(fault))),
        }
    }
}
