//! Practice in the window: what failed comes back when it is due, one thing after the other, while the game on the board waits.

mod mistake;
mod round;
mod words;

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::recall::Grade;
use crate::storage::{Practice, PracticeItem};

/// What tells the time, in seconds since 1970.
pub type Calendar = Arc<dyn Fn() -> u64 + Send + Sync>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PracticeStep {
    Begin,
    /// Go on to the next thing that is due; after the last one back to the game.
    Next,
    Retire,
    Leave,
    Forget,
}

#[derive(Clone, Debug)]
struct Round {
    item: Option<PracticeItem>,
    passed: Vec<PracticeItem>,
    done: usize,
}

pub(super) struct Drill {
    practice: Practice,
    calendar: Calendar,
    round: Option<Round>,
    /// What there is no longer: its game is not here or has other rules.
    gone: Vec<PracticeItem>,
    /// In how many seconds that comes back which was tried last, while it is on the board.
    returns: Option<u64>,
}

impl fmt::Debug for Drill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Drill").field("cards", &self.practice.cards().len()).field("round", &self.round).finish_non_exhaustive()
    }
}

impl Drill {
    pub(super) fn new(practice: Practice) -> Self {
        Self { practice, calendar: Arc::new(system_time), round: None, gone: Vec::new(), returns: None }
    }

    pub(super) fn set_calendar(&mut self, calendar: Calendar) {
        self.calendar = calendar;
    }

    pub(super) fn practice(&self) -> &Practice {
        &self.practice
    }

    pub(super) fn now(&self) -> u64 {
        (self.calendar)()
    }

    pub(super) fn is_on(&self) -> bool {
        self.round.is_some()
    }

    /// How many things of the games that there are will be due in so many seconds.
    pub(super) fn count(&self, within: u64, is_there: impl Fn(&str) -> bool) -> usize {
        let due = self.practice.due(self.now().saturating_add(within));
        due.into_iter().filter(|card| is_there(card.item.game()) && !is_among(&self.gone, &card.item)).count()
    }

    /// The things of the games that there are that are still wanted: how many, and in how many seconds the first comes back.
    pub(super) fn kept(&self, is_there: impl Fn(&str) -> bool) -> (usize, Option<u64>) {
        let cards = self.practice.cards().iter().filter(|card| card.is_wanted());
        let there = cards.filter(|card| is_there(card.item.game()) && !is_among(&self.gone, &card.item));
        let rests: Vec<u64> = there.map(|card| card.due.saturating_sub(self.now())).collect();
        (rests.len(), rests.into_iter().min())
    }

    /// Notes how an attempt has gone; true if there is something to be kept.
    fn note(&mut self, item: PracticeItem, grade: Grade) -> bool {
        let now = self.now();
        let due = self.practice.note(item, grade, now);
        self.returns = due.map(|due| due.saturating_sub(now));
        if let Some(round) = &mut self.round {
            round.done += 1;
        }
        due.is_some()
    }

    /// What is to be asked next: of the game on the board, if there is any, since its lessons are there.
    fn pick(&self) -> Option<PracticeItem> {
        let round = self.round.as_ref()?;
        let game = round.item.as_ref().map(PracticeItem::game);
        let due = self.practice.due(self.now());
        let open = || due.iter().map(|card| &card.item).filter(|item| !is_among(&round.passed, item) && !is_among(&self.gone, item));
        open().find(|item| Some(item.game()) == game).or_else(|| open().next()).cloned()
    }

    fn pass(&mut self) {
        self.returns = None;
        if let Some(round) = &mut self.round {
            round.passed.extend(round.item.clone());
        }
    }
}

fn is_among(items: &[PracticeItem], item: &PracticeItem) -> bool {
    items.iter().any(|known| known.is(item))
}

fn system_time() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
