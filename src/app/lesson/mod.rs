//! Lessons in the window: the course of the game on the board, and the exercise that is open. The game itself stays as it is.

mod open;
mod play;
mod scene;
mod scout;
mod text;

use std::sync::Arc;

use super::action::{Action, Tone};
use super::layers::Layers;
use super::state::App;
use crate::lessons::{Attempt, LEARNER, Lesson, Standing, Way};
use crate::position::Position;
use crate::storage::MOST_STARS;
use crate::words::told;
use scout::Scout;

pub(super) use scout::Course;

pub use open::{Help, Open};
pub use text::{LessonWords, group_of};

/// The most stars of an exercise that was solved with a hint.
const STARS_WITH_HINT: u8 = 2;

/// What a learner asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Learn {
    /// Open the list of lessons, or go back to it.
    Course,
    /// Begin an exercise: the lesson's place in the list, and the exercise's.
    Begin(usize, usize),
    /// Try again from the beginning.
    Again,
    /// Go on: to the next exercise, or the next lesson's.
    Next,
    /// Point out the man to move; then show its move.
    Hint,
    /// Back to the game.
    Leave,
}

/// The lessons, while they are open.
#[derive(Debug)]
pub struct Learning {
    course: Course,
    open: Option<Open>,
}

impl Learning {
    /// The lessons that are ready.
    #[must_use]
    pub fn lessons(&self) -> &[Arc<Lesson>] {
        &self.course.lessons
    }

    /// What part of the lessons has been made.
    #[must_use]
    pub fn done(&self) -> f32 {
        self.course.done
    }

    /// The exercise that is open.
    #[must_use]
    pub fn open(&self) -> Option<&Open> {
        self.open.as_ref()
    }
}

impl App {
    /// The lessons, while they are open.
    #[must_use]
    pub fn learning(&self) -> Option<&Learning> {
        self.learning.as_ref()
    }

    /// The exercise that is open.
    #[must_use]
    pub fn exercise(&self) -> Option<&Open> {
        self.learning.as_ref()?.open.as_ref()
    }

    /// The board that is played on: the exercise's, or the game's.
    #[must_use]
    pub fn board(&self) -> &Position {
        self.exercise().map_or_else(|| self.game.position(), |open| &open.attempt.position)
    }

    /// The stars that each exercise of a lesson has earned.
    #[must_use]
    pub fn stars_of(&self, lesson: &Lesson) -> Vec<u8> {
        let stars = |exercise| self.progress.stars(&self.variant().id, &lesson.key, exercise);
        (0..lesson.exercises.len()).map(stars).collect()
    }

    /// The stars that were earned in all lessons that are ready, and those that could be.
    #[must_use]
    pub fn stars_in_all(&self) -> (usize, usize) {
        let lessons = self.learning.as_ref().map_or(&[][..], Learning::lessons);
        let earned = lessons.iter().flat_map(|lesson| self.stars_of(lesson)).map(usize::from).sum();
        (earned, lessons.iter().map(|lesson| lesson.exercises.len() * usize::from(MOST_STARS)).sum())
    }

    /// What an action means while lessons are open; those that they do not concern are given back.
    pub(super) fn in_lesson(&mut self, action: Action) -> Option<Action> {
        if let Action::Learn(learn) = action {
            self.learn(learn);
            return None;
        }
        if self.learning.is_none() {
            return Some(action);
        }
        match action {
            Action::New(_) | Action::Open(_) | Action::SetUp | Action::SetPosition(_) => {
                self.leave_lessons();
                Some(action)
            }
            Action::Load(_)
            | Action::Save(_)
            | Action::SetTags(_)
            | Action::SetThink(_)
            | Action::SetStrength(_)
            | Action::SetMachine(_)
            | Action::SetPlayers(_)
            | Action::HoverHeld(_)
            | Action::Seek(_) => Some(action),
            action => {
                if !self.in_exercise(action) {
                    self.say(Tone::Refusal, told!("lesson-not-now"));
                }
                None
            }
        }
    }

    fn learn(&mut self, learn: Learn) {
        match learn {
            Learn::Course => self.open_course(),
            Learn::Begin(lesson, exercise) => self.begin_exercise(lesson, exercise),
            Learn::Again => {
                if let Some((lesson, exercise)) = self.exercise().map(Open::place) {
                    self.begin_exercise(lesson, exercise);
                }
            }
            Learn::Next => self.next_exercise(),
            Learn::Hint => self.tell_more(),
            Learn::Leave => self.leave_lessons(),
        }
    }

    fn open_course(&mut self) {
        self.jobs.cancel();
        self.let_go();
        self.stop_clocks();
        (self.inspected, self.cursor) = (None, None);
        if let Some(learning) = &mut self.learning {
            learning.open = None;
            return;
        }
        let variant = self.variant().clone();
        let known = self.course.take().filter(|course| Arc::ptr_eq(&course.variant, &variant));
        let course = known.unwrap_or_else(|| Course::begin(variant, Arc::clone(&self.wake)));
        self.learning = Some(Learning { course, open: None });
    }

    /// Back to the game. The lessons are kept for the next time.
    fn leave_lessons(&mut self) {
        self.let_go();
        (self.inspected, self.cursor) = (None, None);
        self.course = self.learning.take().map(|learning| learning.course);
    }

    fn begin_exercise(&mut self, lesson: usize, exercise: usize) {
        if self.learning.is_none() {
            self.open_course();
        }
        self.put_down();
        self.cursor = None;
        let Some(learning) = &mut self.learning else { return };
        let Some(known) = learning.course.lessons.get(lesson) else { return };
        let Some(first) = known.exercises.get(exercise) else { return };
        let same = learning.open.take().filter(|open| open.place == (lesson, exercise));
        let mut open = Open::new(Arc::clone(known), (lesson, exercise), Attempt::new(first));
        if let Some(before) = same {
            // A hint that was given is not forgotten by trying again.
            (open.helped, open.flipped) = (before.helped, before.flipped);
        }
        learning.open = Some(open);
        self.look_ahead(true);
        let man = self.exercise().and_then(|open| open.exercise().start.men(LEARNER).iter().find(|&cell| self.is_mover(cell)));
        self.inspect_cell(man);
    }

    /// After a move, or at the beginning: what can be moved now, what is seen of the board, and the way that is left.
    fn look_ahead(&mut self, unfold: bool) {
        let (variant, wake) = (self.variant().clone(), Arc::clone(&self.wake));
        let Some(open) = self.open_mut() else { return };
        open.legal = open.attempt.legal(&variant, open.exercise());
        (open.way, open.told) = (None, Help::Nothing);
        if unfold && (open.attempt.moves == 0 || open.exercise().stage(open.attempt.moves) != open.exercise().stage(open.attempt.moves - 1))
        {
            open.unfold(&variant);
        }
        let wanted = open.attempt.standing == Standing::Open;
        open.scout = wanted.then(|| Scout::send(variant, open.exercise().clone(), open.attempt.clone(), wake));
    }

    fn next_exercise(&mut self) {
        let Some(learning) = &self.learning else { return };
        let next = match learning.open.as_ref().map(|open| (open.place, open.lesson.exercises.len())) {
            Some(((lesson, exercise), count)) if exercise + 1 < count => Some((lesson, exercise + 1)),
            Some(((lesson, _), _)) => Some((lesson + 1, 0)),
            None => Some((0, 0)),
        };
        match next.filter(|next| next.0 < learning.course.lessons.len()) {
            Some((lesson, exercise)) => self.begin_exercise(lesson, exercise),
            None => self.open_course(),
        }
    }

    fn tell_more(&mut self) {
        let Some(open) = self.open_mut().filter(|open| open.attempt.standing == Standing::Open && !open.is_lost()) else {
            return self.say(Tone::Refusal, told!("lesson-no-hint"));
        };
        open.told = if open.told == Help::Nothing { Help::Man } else { Help::Move };
        open.helped = true;
        self.say_unless_found();
    }

    /// Says so if a way was looked for in vain.
    fn say_unless_found(&mut self) {
        if self.exercise().is_some_and(|open| open.told > Help::Nothing && open.way == Some(Way::Unknown)) {
            self.say(Tone::Refusal, told!("lesson-no-hint"));
        }
    }

    /// Takes in what was worked out beside the window.
    pub(super) fn poll_lessons(&mut self) {
        let Some(learning) = &mut self.learning else { return };
        learning.course.poll();
        let Some(open) = &mut learning.open else { return };
        if let Some(way) = open.scout.as_ref().and_then(Scout::poll) {
            (open.way, open.scout) = (Some(way), None);
            self.say_unless_found();
        }
    }

    /// Notes that the exercise that is open is solved.
    fn solved(&mut self) {
        let id = self.variant().id.clone();
        let Some(open) = self.open_mut() else { return };
        let rating = open.exercise().rating(open.attempt.moves);
        open.earned = if open.helped { rating.min(STARS_WITH_HINT) } else { rating };
        let (key, exercise, stars) = (open.lesson.key.clone(), open.place.1, open.earned);
        let before = self.progress.clone();
        self.progress.note(&id, &key, exercise, stars);
        if self.progress != before {
            self.writer.progress(self.progress.clone());
        }
    }

    fn open_mut(&mut self) -> Option<&mut Open> {
        self.learning.as_mut()?.open.as_mut()
    }

    /// How the lattices are shown: in an exercise as that wants it.
    pub(super) fn lens(&self) -> &Layers {
        self.exercise().map_or(&self.layers, |open| &open.layers)
    }
}
