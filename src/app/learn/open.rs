//! The exercise that is open: how far the learner has come with it, and what is shown of it.

use std::sync::Arc;

use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::Variant;
use nestmate_engine::task::{Task, Tell, Wake};

use crate::app::lens::{LayerState, Layers};
use crate::lessons::{Attempt, Deed, Exercise, Goal, LEARNER, Lesson, PATH, Solution, Stage, Standing, Step, solve};
use crate::recall::Grade;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Help {
    #[default]
    Nothing,
    Piece,
    Move,
}

/// How many boards are looked at to find the way that is left.
const BOARDS: usize = 40_000;

/// The most stars of an exercise that was solved with a hint.
const STARS_WITH_HINT: u8 = 2;

#[derive(Debug)]
pub struct Open {
    pub lesson: Arc<Lesson>,
    /// The lesson's place in the list, and the exercise's in the lesson.
    pub place: (usize, usize),
    pub attempt: Attempt,
    pub(in crate::app) legal: Vec<Move>,
    /// The last move, and the position that it was made in.
    pub(in crate::app) last: Option<(Position, Move)>,
    pub(in crate::app) layers: Layers,
    pub flipped: bool,
    pub(in crate::app) way: Option<Solution>,
    /// What looks for it.
    pub(super) scout: Option<Task<(), Solution>>,
    pub(in crate::app) told: Help,
    /// The most that was told since the exercise was begun.
    pub(in crate::app) helped: Help,
    pub(in crate::app) noted: bool,
    /// How many tries have gone wrong.
    pub(in crate::app) misses: u8,
    /// How many moves the rest of the way may have at most, if the last move was a good one.
    pub(in crate::app) expected: Option<usize>,
    pub earned: u8,
}

impl Open {
    pub(in crate::app) fn new(lesson: Arc<Lesson>, place: (usize, usize), attempt: Attempt) -> Self {
        let (layers, told) = (Layers::default(), Help::Nothing);
        let (legal, last, way, scout) = (Vec::new(), None, None, None);
        let (flipped, noted) = (false, false);
        let (helped, misses, expected, earned) = (told, 0, None, 0);
        Self { lesson, place, attempt, legal, last, layers, flipped, way, scout, told, helped, noted, misses, expected, earned }
    }

    pub fn exercise(&self) -> &Exercise {
        &self.lesson.exercises[self.place.1]
    }

    pub fn is_solved(&self) -> bool {
        self.attempt.standing == Standing::Solved
    }

    pub fn is_lost(&self) -> bool {
        match self.attempt.standing {
            Standing::Solved => false,
            Standing::Missed => true,
            Standing::Open if self.exercise().deed().is_some() => false,
            Standing::Open => self.legal.is_empty() || self.way == Some(Solution::None),
        }
    }

    /// What is told unasked when so many tries have gone wrong: after the second which piece it is, then where it goes.
    pub(in crate::app) fn offered(misses: u8) -> Help {
        match misses {
            0 | 1 => Help::Nothing,
            2 => Help::Piece,
            3.. => Help::Move,
        }
    }

    fn offer(&mut self) {
        self.told = self.told.max(Self::offered(self.misses));
        self.helped = self.helped.max(self.told);
    }

    /// Takes in the way that is left. A move after which a win is no nearer is a try that went wrong.
    pub(super) fn found(&mut self, way: Solution) {
        let near = |most: usize| way.moves().is_some_and(|way| way.len() <= most);
        if self.exercise().goal == Goal::Beat && self.expected.is_some_and(|most| !near(most)) {
            self.misses = self.misses.saturating_add(1);
            self.offer();
        }
        (self.way, self.scout) = (Some(way), None);
    }

    /// Whether it is the last step of the path.
    pub fn ends_path(&self) -> bool {
        self.lesson.key == PATH && self.place.1 + 1 == self.lesson.exercises.len()
    }

    fn step(&self) -> Option<Step> {
        self.lesson.about(self.place.1).1
    }

    /// Whether the board has just unfolded around the first move that one knows.
    pub(in crate::app) fn has_unfolded(&self) -> bool {
        self.step() == Some(Step::Inside) && self.attempt.moves == 1 && !self.is_solved()
    }

    pub(super) fn rating(&self) -> u8 {
        let rating = self.exercise().rating(self.attempt.moves);
        if self.helped > Help::Nothing { rating.min(STARS_WITH_HINT) } else { rating }
    }

    /// What a hint points at where nothing is to be moved; and on the path, where names say little yet, the piece that is to
    /// capture a leader with that leader, and where a piece becomes another.
    pub(in crate::app) fn pointed_out(&self) -> Vec<Cell> {
        let way = self.way.as_ref().and_then(Solution::moves).unwrap_or_default();
        match (self.step(), way) {
            (Some(Step::Fall), [first, ..]) if self.attempt.moves == 0 => vec![first.from(), way[way.len() - 1].to()],
            (Some(Step::Change), [.., last]) => vec![last.to()],
            _ if self.told > Help::Nothing => match self.exercise().deed() {
                Some(Deed::Point(cells)) => cells.iter().take(1).collect(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// How the attempt has gone, once it is over; asked for once.
    pub(in crate::app) fn grade(&mut self) -> Option<Grade> {
        let grade = match self.helped {
            Help::Nothing if self.is_solved() => Grade::Good,
            Help::Piece if self.is_solved() => Grade::Hard,
            Help::Nothing | Help::Piece | Help::Move if self.is_solved() || self.is_lost() => Grade::Again,
            Help::Nothing | Help::Piece | Help::Move => return None,
        };
        (!std::mem::replace(&mut self.noted, true)).then_some(grade)
    }

    pub fn hint(&self) -> Option<(Move, Help)> {
        let next = self.way.as_ref().and_then(Solution::moves).and_then(|moves| moves.first());
        next.filter(|_| self.told > Help::Nothing).map(|&mv| (mv, self.told))
    }

    /// Whether the way that is left is being looked for.
    pub fn is_scouting(&self) -> bool {
        self.scout.is_some()
    }

    /// Whether a hint waits for that.
    pub fn is_looking(&self) -> bool {
        self.told > Help::Nothing && self.is_scouting()
    }

    pub(in crate::app) fn unfold(&mut self, variant: &Variant) {
        let Some((layer, stage)) = self.exercise().stage(self.attempt.moves) else { return };
        let mut layers = Layers::default();
        match stage {
            Stage::Alone => layers.solo(variant, layer),
            Stage::Dimmed => {
                let others = (0..variant.layers.len()).filter(|&other| other != layer);
                others.for_each(|other| layers.set(variant, other, LayerState::Dimmed));
            }
            Stage::Whole => {}
        }
        self.layers = layers;
    }

    /// After a move, or at the beginning: what can be moved now, what is seen of the board, and the way that is left, which is looked
    /// for on a thread.
    pub(super) fn look_ahead(&mut self, variant: &Arc<Variant>, wake: &Wake) {
        self.legal = self.attempt.legal(variant, self.exercise());
        let left = |way: Solution| way.moves().map_or(usize::MAX, |way| way.len().saturating_sub(1));
        self.expected = self.way.take().filter(|_| self.attempt.moves > 0).map(left);
        self.told = Help::Nothing;
        let moves = self.attempt.moves;
        if moves == 0 || self.exercise().stage(moves) != self.exercise().stage(moves - 1) {
            self.unfold(variant);
        }
        let wanted = self.attempt.standing == Standing::Open && self.exercise().deed().is_none();
        if wanted {
            self.offer();
        }
        let (variant, exercise, attempt) = (Arc::clone(variant), self.exercise().clone(), self.attempt.clone());
        let work = move |tell: &Tell<'_, Solution>| tell.tell(solve(&variant, &exercise, &attempt, BOARDS));
        self.scout = wanted.then(|| Task::once("way", Arc::clone(wake), (), work));
    }

    pub(in crate::app) fn is_mover(&self, cell: Cell) -> bool {
        self.legal.iter().any(|mv| !mv.is_drop() && mv.from() == cell)
    }

    /// Where the keyboard's cell begins: on the first piece that can move, or where one can be dropped.
    pub(in crate::app) fn first_mover(&self) -> Option<Cell> {
        let meant = self.way.as_ref().and_then(Solution::moves).and_then(|way| way.first()).filter(|mv| !mv.is_drop());
        let meant = meant.filter(|_| self.lesson.key == PATH).map(|mv| mv.from());
        let mover = meant.or_else(|| self.attempt.position.pieces(LEARNER).iter().find(|&cell| self.is_mover(cell)));
        mover.or_else(|| self.legal.first().map(|mv| mv.to()))
    }
}
