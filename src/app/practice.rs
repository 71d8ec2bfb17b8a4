//! Practice in the window: what failed comes back when it is due, one thing after the other, while the game on the board waits.

mod round;

use std::sync::Arc;

use nestmate_text::words::{key, say};

use crate::app::action::Action;
use crate::app::advice::study::RetryStep;
use crate::app::app::App;
use crate::app::learn::Learn;
use crate::app::train::Train as Puzzling;
use crate::recall::Grade;
use crate::storage::{Practice, PracticeItem, now};

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
    pub(super) practice: Practice,
    pub(super) calendar: Calendar,
    round: Option<Round>,
    /// What there is no longer: its game is not here or has other rules.
    gone: Vec<PracticeItem>,
    /// In how many seconds that comes back which was tried last, while it is on the board.
    returns: Option<u64>,
}

impl Drill {
    pub(super) fn new(practice: Practice) -> Self {
        Self { practice, calendar: Arc::new(now), round: None, gone: Vec::new(), returns: None }
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
        let cards = self.practice.cards.iter().filter(|card| card.is_wanted());
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

/// How long until something, in the unit that fits: to be put after “in”.
fn span(seconds: u64) -> String {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    // From 18 hours on it is a day.
    let (key, unit) = match seconds {
        0..HOUR => (key!("span-minutes"), MINUTE),
        HOUR..64_800 => (key!("span-hours"), HOUR),
        64_800..5_184_000 => (key!("span-days"), DAY),
        5_184_000..63_072_000 => (key!("span-months"), 30 * DAY),
        63_072_000.. => (key!("span-years"), 365 * DAY),
    };
    let count = ((seconds + unit / 2) / unit).max(1);
    say!(key, count = usize::try_from(count).unwrap_or(usize::MAX))
}

fn goes_on(action: &Action) -> bool {
    use Action::{New, Open, Retry, Train};
    let goes_on = |learn: &Learn| !matches!(learn, Learn::Again | Learn::Hint);
    let trains = |train: &Puzzling| !matches!(train, Puzzling::Again | Puzzling::Hint | Puzzling::Solution);
    matches!(action, Train(train) if trains(train))
        || matches!(action, New(_) | Open(_) | Retry(RetryStep::Begin | RetryStep::Next | RetryStep::Leave))
        || matches!(action, Action::Learn(learn) if goes_on(learn))
}

impl App {
    pub fn returns(&self) -> Option<String> {
        self.drill.returns.map(|rest| say!("practice-returns", span = span(rest)))
    }

    pub(in crate::app) fn forget_return(&mut self, action: &Action) {
        if goes_on(action) {
            self.drill.returns = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_told_in_the_unit_that_fits() {
        let day = 86_400;
        let told = [0, 600, 3600, 64_800, 10 * day - 6 * 3600, 90 * day, 800 * day].map(span);
        assert_eq!(told, ["one minute", "10 minutes", "one hour", "one day", "10 days", "3 months", "2 years"]);
    }
}
