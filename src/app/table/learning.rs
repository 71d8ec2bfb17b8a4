//! What an action means while lessons are open.

use std::sync::Arc;

use nestmate_core::geometry::Cell;
use nestmate_core::position::Move;
use nestmate_core::variant::Variant;
use nestmate_engine::task::Wake;
use nestmate_text::words::{Told, key, named, told};

use super::gaze::Gaze;
use super::hand::{HandReach, Refusal, Touch, Ways};
use super::{Mode, Table};
use crate::app::action::Action;
use crate::app::effect::{Effect, Effects};
use crate::app::learn::open::Open;
use crate::app::learn::{Learn, Learning, WantedLesson, text};
use crate::app::touch::{self, Picked};
use crate::app::why;
use crate::lessons::{Deed, Goal, LEARNER, Lesson, Noticed, PATH, Topic, moves};
use crate::storage::PracticeItem;

impl Table {
    /// Opens the lessons, or goes back to their list. The game waits; a position that is being set up does so, too.
    pub(in crate::app) fn open_lessons(&mut self, wake: &Wake) -> Effects {
        let effects = self.settle();
        self.clock.stop();
        self.gaze = Gaze::default();
        match std::mem::take(&mut self.mode) {
            Mode::Learn(mut learning) => {
                learning.open = None;
                self.mode = Mode::Learn(learning);
            }
            Mode::SetUp(editor) => self.mode = Mode::Learn(Box::new(Learning::new(Some(editor), Arc::clone(wake)))),
            Mode::Play => self.mode = Mode::Learn(Box::new(Learning::new(None, Arc::clone(wake)))),
            solving @ Mode::Solve(_) => self.mode = solving,
        }
        effects
    }

    pub(in crate::app) fn poll_lessons(&mut self, lessons: &[Arc<Lesson>], done: f32) -> Effects {
        let Some(learning) = self.mode.learning_mut() else { return Effects::none() };
        learning.take(lessons, done);
        let variant = Arc::clone(self.game.variant());
        let Some(learning) = self.mode.learning_mut() else { return Effects::none() };
        if let Some(place) = learning.take_wanted(&variant) {
            return self.begin_exercise(place);
        }
        let (come, wrong) = learning.poll();
        let vain = if come && learning.looks_in_vain() { Effects::refuse(told!(learning.no_hint())) } else { Effects::none() };
        wrong.iter().fold(vain, |effects, fault| effects.then(Effects::fault(fault))).then(self.note_exercise())
    }

    /// Why what is picked up cannot go to a cell in the exercise that is open; nothing once it is over.
    pub(in crate::app) fn refusal_in_exercise(&self, picked: Picked, to: Cell) -> Option<Told> {
        let (open, variant) = (self.mode.learning()?.open.as_ref()?, self.variant());
        let position = &open.attempt.position;
        if open.is_solved() || open.is_lost() {
            return None;
        }
        if touch::owner(position, picked) != Some(LEARNER) {
            return Some(not_yours(self.variant(), open));
        }
        let allowed = moves(position, variant).into_iter().any(|mv| mv.to() == to && touch::belongs(variant, picked, mv, LEARNER));
        if !allowed {
            return Some(why::refusal(position.clone(), &self.names(), picked, to));
        }
        let key = match (open.exercise().goal, picked) {
            (Goal::Captures, Picked::Cell(cell)) if open.exercise().movers.contains(position.at(cell).kind()) => key!("lesson-must-take"),
            (Goal::Drops, _) => key!("lesson-must-drop"),
            _ => key!("lesson-other-piece"),
        };
        Some(told!(key))
    }

    pub(super) fn update_learn(&mut self, action: &Action) -> Option<Effects> {
        match action {
            Action::Learn(learn) if *learn != Learn::Path => Some(self.learn(*learn)),
            Action::New(_) | Action::Open(_) | Action::Train(_) => {
                self.leave_lessons();
                None
            }
            Action::SetUp | Action::SetPosition(_) => {
                let left = self.close_lessons();
                self.update(action).map(|effects| left.then(effects))
            }
            Action::SetTags(_) => self.update_play(action),
            Action::Hover(cell) => {
                if let Some(cell) = cell {
                    self.look_at(*cell);
                }
                Some(Effects::none())
            }
            Action::HoverHeld(_) | Action::Seek(_) => self.look(action),
            // Where the path goes on is known elsewhere.
            Action::Learn(_) | Action::SetStrength(_) | Action::SetPlayers(_) | Action::SetGuests(_) => None,
            _ if action.goes_on_beside() => None,
            _ if self.mode.learning().is_some_and(|learning| learning.open.is_some()) => Some(self.in_exercise(action)),
            _ => Some(Effects::refuse(told!("lesson-not-now"))),
        }
    }

    pub(in crate::app) fn learn(&mut self, learn: Learn) -> Effects {
        let Some(learning) = self.mode.learning_mut() else { return Effects::none() };
        let open = learning.open.as_ref().map(|open| open.place);
        learning.wanted = None;
        match learn {
            Learn::About(kind) => {
                learning.open = None;
                learning.wanted = Some(WantedLesson::Of(kind));
            }
            Learn::Course | Learn::Path => learning.open = None,
            Learn::Back => return learning.back().map_or_else(Effects::none, |place| self.begin_exercise(place)),
            Learn::Begin(lesson, exercise) => return self.begin_exercise((lesson, exercise)),
            Learn::Again => return open.map_or_else(Effects::none, |place| self.begin_exercise(place)),
            Learn::Next => match learning.next().filter(|next| !learning.leaves_path(*next)) {
                Some(place) => return self.begin_exercise(place),
                None => learning.open = None,
            },
            Learn::Hint => {
                // After a wrong turn it is about the board before that.
                let lost = learning.open.as_ref().filter(|open| open.is_lost()).map(|open| open.place);
                let begun = lost.map_or_else(Effects::none, |place| self.begin_exercise(place));
                let knows = self.mode.learning_mut().is_some_and(Learning::tell_more);
                let none = self.mode.learning().map_or(key!("lesson-no-hint"), Learning::no_hint);
                return if knows { begun } else { begun.then(Effects::refuse(told!(none))) };
            }
            Learn::Leave => return self.close_lessons(),
        }
        Effects::none()
    }

    pub(in crate::app) fn want_exercise(&mut self, lesson: String, exercise: usize) {
        if let Some(learning) = self.mode.learning_mut() {
            learning.wanted = Some(WantedLesson::Exercise(lesson, exercise));
        }
    }

    pub(in crate::app) fn want_path(&mut self, stars: Vec<u8>) {
        if let Some(learning) = self.mode.learning_mut() {
            learning.open = None;
            learning.wanted = Some(WantedLesson::Path(stars));
        }
    }

    fn note_exercise(&mut self) -> Effects {
        let Some(open) = self.mode.learning_mut().and_then(|learning| learning.open.as_mut()) else { return Effects::none() };
        // The steps of the path are shown again, not asked again.
        let Some(grade) = open.grade().filter(|_| open.lesson.key != PATH) else { return Effects::none() };
        let (lesson, exercise) = (open.lesson.key.clone(), open.place.1);
        Effect::Tried { item: PracticeItem::Exercise { game: self.variant().id.clone(), lesson, exercise }, grade }.into()
    }

    fn close_lessons(&mut self) -> Effects {
        self.leave_lessons();
        self.let_go()
    }

    fn leave_lessons(&mut self) {
        if let Mode::Learn(learning) = std::mem::take(&mut self.mode) {
            self.mode = learning.under.map_or(Mode::Play, Mode::SetUp);
        }
        self.gaze = Gaze::default();
    }

    fn begin_exercise(&mut self, place: (usize, usize)) -> Effects {
        self.put_down();
        self.gaze.cursor = None;
        let variant = self.variant().clone();
        let Some(learning) = self.mode.learning_mut() else { return Effects::none() };
        if learning.begin(&variant, place)
            && let Some(mover) = learning.open.as_ref().and_then(Open::first_mover)
        {
            self.look_at(mover);
        }
        Effects::none()
    }

    fn in_exercise(&mut self, action: &Action) -> Effects {
        let open = self.mode.learning().and_then(|learning| learning.open.as_ref());
        let deed = open.filter(|open| !open.is_solved()).and_then(|open| open.exercise().deed());
        match *action {
            Action::Press(cell) if deed.is_some() => return self.point(cell),
            Action::PickUp(Picked::Cell(_)) | Action::Drag(..) if deed.is_some() => {}
            Action::Activate if deed.is_some() => return self.gaze.cursor.map_or_else(Effects::none, |cell| self.point(cell)),
            Action::Press(cell) => return self.touch_in_exercise(|hand, reach| hand.press(reach, cell)),
            Action::Activate if open.is_some_and(Open::is_solved) => return self.learn(Learn::Next),
            Action::Activate if open.is_some_and(Open::is_lost) => return self.learn(Learn::Again),
            Action::Activate => {
                let Some(cell) = self.gaze.cursor else { return Effects::none() };
                return self.touch_in_exercise(|hand, reach| hand.press(reach, cell));
            }
            Action::PressHeld(held) => return self.touch_in_exercise(|hand, reach| hand.press_held(reach, held)),
            Action::PickUp(picked) => return self.touch_in_exercise(|hand, reach| hand.pick_up(reach, picked)),
            Action::Drag(picked, to) => return self.touch_in_exercise(|hand, reach| hand.drag(reach, picked, to)),
            Action::Choose(mv) if self.hand.choose(mv) => return self.play_in_exercise(mv),
            Action::Cancel => self.put_down(),
            Action::Cursor(cell) => {
                // On a board without a King the first key has no cell to begin on.
                let known = self.variant().board.cells.contains(cell) && self.gaze.cursor.is_some();
                let cell = if known { cell } else { open.and_then(Open::first_mover).unwrap_or(cell) };
                self.gaze.cursor = Some(cell);
                self.look_at(cell);
            }
            Action::TakeBack | Action::Undo => return self.learn(Learn::Again),
            Action::Hint | Action::HintAt(_) => return self.learn(Learn::Hint),
            Action::Choose(_) | Action::Peek(_) => {}
            _ => return self.look_in_exercise(action),
        }
        Effects::none()
    }

    fn look_in_exercise(&mut self, action: &Action) -> Effects {
        let variant = self.variant().clone();
        let open = self.mode.learning_mut().and_then(|learning| learning.open.as_mut());
        let Some(open) = open else { return Effects::refuse(told!("lesson-not-now")) };
        if let Action::See(see) = *action {
            open.layers.update(see, &variant);
            let alone = open.layers.alone(&variant).filter(|_| open.layers.depth(&variant) >= 1.0);
            return alone.map_or_else(Effects::none, |alone| self.seen_alone(alone));
        } else if matches!(action, Action::Flip) {
            open.flipped = !open.flipped;
        } else {
            return Effects::refuse(told!("lesson-not-now"));
        }
        Effects::none()
    }

    fn seen_alone(&mut self, alone: usize) -> Effects {
        let variant = self.variant().clone();
        let Some(learning) = self.mode.learning_mut() else { return Effects::none() };
        let wanted = learning.open.as_ref().filter(|open| !open.is_solved()).and_then(|open| open.exercise().deed());
        if learning.notice(&variant, Noticed::Alone(alone)) {
            return self.solved();
        }
        let Some(Deed::Alone(wanted)) = wanted else { return Effects::none() };
        let told = told!("step-other-layer", layer = text::layer_name(&variant, alone), wanted = text::layer_name(&variant, wanted));
        Effects::refuse(told)
    }

    /// A cell is pressed where nothing is to be moved.
    fn point(&mut self, cell: Cell) -> Effects {
        let variant = self.variant().clone();
        self.look_at(cell);
        let Some(learning) = self.mode.learning_mut() else { return Effects::none() };
        if learning.notice(&variant, Noticed::Point(cell)) {
            return self.solved();
        }
        let Some(open) = learning.open.as_ref() else { return Effects::none() };
        let piece = open.attempt.position.at(cell);
        match *open.lesson.about(open.place.1).0 {
            Topic::Freeze(leader, _) if piece.is_some() => {
                let (names, role) = (self.names(), text::role(&variant, leader).to_owned());
                if variant.kind(piece.kind()).royal {
                    return Effects::refuse(told!("step-not-royal", piece = names.naming().piece(piece, cell), role = role.as_str()));
                }
                Effects::refuse(told!("step-not-leader", piece = names.naming().piece(piece, cell), role = role.as_str()))
            }
            _ => Effects::refuse(told!("step-not-moved")),
        }
    }

    fn solved(&self) -> Effects {
        let Some(open) = self.mode.learning().and_then(|learning| learning.open.as_ref()) else { return Effects::none() };
        Effect::Solved { lesson: open.lesson.key.clone(), exercise: open.place.1, stars: open.earned }.into()
    }

    fn touch_in_exercise(&mut self, touch: impl FnOnce(&mut super::hand::Hand, HandReach<'_>) -> Touch) -> Effects {
        let Mode::Learn(learning) = &self.mode else { return Effects::none() };
        let Some(open) = learning.open.as_ref() else { return Effects::none() };
        let variant = self.game.variant();
        let ways = Ways::Rules { variant, legal: &open.legal, mover: Some(LEARNER), moves };
        let touched = touch(&mut self.hand, HandReach { position: &open.attempt.position, ways });
        match touched {
            Touch::Done | Touch::Shift(..) => Effects::none(),
            Touch::Took(picked) => self.took(picked),
            Touch::Play(mv) => self.play_in_exercise(mv),
            Touch::Refused(Refusal::CannotGo(picked, to)) => {
                self.refusal_in_exercise(picked, to).map_or_else(Effects::none, Effects::refuse)
            }
            Touch::Refused(Refusal::NotNow(_)) => Effects::refuse(not_yours(self.variant(), open)),
            Touch::Refused(refusal) => Effects::refuse(self.refusal(refusal)),
        }
    }

    fn play_in_exercise(&mut self, mv: Move) -> Effects {
        self.put_down();
        let variant = self.variant().clone();
        let Some(learning) = self.mode.learning_mut() else { return Effects::none() };
        let solved = learning.play(&variant, mv);
        self.look_at(mv.to());
        let done = if solved { self.solved() } else { Effects::none() };
        done.then(self.note_exercise())
    }
}

fn not_yours(variant: &Variant, open: &Open) -> Told {
    let key = if open.exercise().goal == Goal::Beat { key!("step-not-yours") } else { key!("lesson-not-yours") };
    let [side, other] = variant.sides.clone();
    told!(key, side = named(&side), other = named(&other))
}
