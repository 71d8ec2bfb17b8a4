//! When something comes back, in words.

use nestmate_text::words::{key, say};

use crate::app::action::Action;
use crate::app::advice::retry::RetryStep;
use crate::app::app::App;
use crate::app::learn::Learn;
use crate::app::train::Train as Puzzling;

/// How long until something, in the unit that fits: to be put after “in”.
pub(super) fn span(seconds: u64) -> String {
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
