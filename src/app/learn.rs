//! Lessons in the window: the course of the game on the board, and the exercise that is open. The game itself stays as it is.

pub(super) mod open;
pub(super) mod report;
pub(super) mod school;
pub(super) mod text;

use std::sync::Arc;

use nestmate_core::variant::{KindId, Variant};
use nestmate_engine::task::{News, Task, TaskFault, Wake};
use nestmate_text::words::{TextKey, key};

use crate::app::editor::Editor;
use crate::lessons::{Attempt, Deed, Goal, Lesson, Noticed, PATH, Solution, Standing, Topic};
use open::{Help, Open};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Learn {
    Course,
    /// The path, from where it was left; the list of lessons where there is none.
    Path,
    /// Begin an exercise: the lesson's place in the list, and the exercise's.
    Begin(usize, usize),
    About(KindId),
    Again,
    /// Go on: to the next exercise, or the next lesson's.
    Next,
    /// The exercise before.
    Back,
    /// Point out the piece to move; then show its move.
    Hint,
    Leave,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WantedLesson {
    /// The path, with the stars of the steps that were taken.
    Path(Vec<u8>),
    Of(KindId),
    Exercise(String, usize),
}

pub struct Learning {
    pub lessons: Vec<Arc<Lesson>>,
    /// What part of the lessons is made, from 0 to 1.
    pub done: f32,
    pub open: Option<Open>,
    pub(super) wanted: Option<WantedLesson>,
    pub(super) under: Option<Box<Editor>>,
    wake: Wake,
}

impl Learning {
    /// Opens the list of lessons. `wake` is called when a way to an exercise's goal has been found.
    pub(super) fn new(under: Option<Box<Editor>>, wake: Wake) -> Self {
        Self { lessons: Vec::new(), done: 0.0, open: None, wanted: None, under, wake }
    }

    pub(super) fn take(&mut self, lessons: &[Arc<Lesson>], done: f32) {
        self.lessons.extend(lessons.iter().skip(self.lessons.len()).map(Arc::clone));
        self.done = done;
    }

    pub(super) fn wants_in_vain(&self) -> bool {
        self.open.is_none() && self.wanted.is_none() && self.done >= 1.0
    }

    /// The exercise that is wanted, once it is there; then it is wanted no longer. A turned piece may be learnt with the other face.
    pub(super) fn take_wanted(&mut self, variant: &Variant) -> Option<(usize, usize)> {
        let of = |kind: KindId| self.lessons.iter().position(|lesson| matches!(lesson.topic, Topic::Walk(known) if known == kind));
        let found = match self.wanted.as_ref()? {
            WantedLesson::Path(stars) => {
                let path = self.lessons.iter().position(|lesson| lesson.key == PATH);
                path.map(|path| (path, resumed(stars, self.lessons[path].exercises.len())))
            }
            &WantedLesson::Of(kind) => {
                let unturned = || if self.done < 1.0 { None } else { of(variant.kind(kind).unturned) };
                of(kind).or_else(unturned).map(|lesson| (lesson, 0))
            }
            WantedLesson::Exercise(key, exercise) => {
                self.lessons.iter().position(|lesson| lesson.key == *key).map(|lesson| (lesson, *exercise))
            }
        };
        if found.is_some() || self.done >= 1.0 {
            self.wanted = None;
        }
        found
    }

    pub(super) fn begin(&mut self, variant: &Arc<Variant>, (lesson, exercise): (usize, usize)) -> bool {
        let Some(known) = self.lessons.get(lesson) else { return false };
        let Some(first) = known.exercises.get(exercise) else { return false };
        let mut open = Open::new(Arc::clone(known), (lesson, exercise), Attempt::new(first));
        if let Some(before) = self.open.take().filter(|before| before.place == (lesson, exercise)) {
            // A hint that was given is not forgotten by trying again.
            (open.helped, open.noted, open.flipped) = (before.helped, before.noted, before.flipped);
            open.misses = before.misses.saturating_add(u8::from(before.is_lost()));
        }
        open.look_ahead(variant, &self.wake);
        self.open = Some(open);
        true
    }

    pub(super) fn next(&self) -> Option<(usize, usize)> {
        let next = match self.open.as_ref().map(|open| (open.place, open.lesson.exercises.len())) {
            Some(((lesson, exercise), count)) if exercise + 1 < count => (lesson, exercise + 1),
            Some(((lesson, _), _)) => (lesson + 1, 0),
            None => (0, 0),
        };
        Some(next).filter(|next| next.0 < self.lessons.len())
    }

    /// Whether the last step of the path is behind: what follows is the list of lessons.
    pub(super) fn leaves_path(&self, next: (usize, usize)) -> bool {
        self.open.as_ref().is_some_and(|open| open.lesson.key == PATH && next.0 != open.place.0)
    }

    pub(super) fn back(&self) -> Option<(usize, usize)> {
        let (lesson, exercise) = self.open.as_ref()?.place;
        Some((lesson, exercise.checked_sub(1)?))
    }

    /// Notes what was done to the board; true if the exercise is solved by it.
    pub(super) fn notice(&mut self, variant: &Arc<Variant>, noticed: Noticed) -> bool {
        let Some(open) = &mut self.open else { return false };
        let exercise = open.exercise().clone();
        if !open.attempt.notice(&exercise, noticed) {
            return false;
        }
        open.earned = open.rating();
        open.look_ahead(variant, &self.wake);
        true
    }

    pub(super) fn play(&mut self, variant: &Arc<Variant>, mv: nestmate_core::position::Move) -> bool {
        let Some(open) = &mut self.open else { return false };
        let exercise = open.exercise().clone();
        open.last = Some((open.attempt.position.clone(), mv));
        open.attempt.play(variant, &exercise, mv);
        let solved = open.is_solved();
        open.look_ahead(variant, &self.wake);
        if solved {
            open.earned = open.rating();
        }
        solved
    }

    /// Tells more of the way to the goal; false if there is none to tell of.
    pub(super) fn tell_more(&mut self) -> bool {
        let Some(open) = self.open.as_mut().filter(|open| open.attempt.standing == Standing::Open && !open.is_lost()) else {
            return false;
        };
        open.told = if open.told == Help::Nothing { Help::Piece } else { Help::Move };
        open.helped = open.helped.max(open.told);
        open.exercise().deed().is_none_or(|deed| matches!(deed, Deed::Point(_))) && !self.looks_in_vain()
    }

    /// Takes in the way that is left, once it is known. Whether it has just come, and what went wrong with looking for it.
    pub(super) fn poll(&mut self) -> (bool, Option<TaskFault>) {
        let Some(open) = &mut self.open else { return (false, None) };
        let (way, wrong) = match open.scout.as_ref().and_then(Task::next) {
            Some(((), News::Answer(way))) => (way, None),
            Some(((), News::Failed(fault))) => (Solution::Unknown, Some(fault)),
            Some(((), News::Done)) | None => return (false, None),
        };
        open.found(way);
        (true, wrong)
    }

    /// Why there is no hint. A win that has become long can be begun anew.
    pub(super) fn no_hint(&self) -> TextKey {
        let far = self.open.as_ref().is_some_and(|open| open.exercise().goal == Goal::Beat && !open.is_solved());
        if far { key!("step-win.far") } else { key!("lesson-no-hint") }
    }

    pub(super) fn looks_in_vain(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.told > Help::Nothing && open.way == Some(Solution::Unknown))
    }
}

/// Where a lesson is gone on with: after the last exercise that was solved, or at the first that was passed over.
fn resumed(stars: &[u8], count: usize) -> usize {
    let stars = &stars[..stars.len().min(count)];
    let next = stars.iter().rposition(|&stars| stars > 0).map_or(0, |last| last + 1);
    if next < count { next } else { stars.iter().position(|&stars| stars == 0).unwrap_or(0) }
}
