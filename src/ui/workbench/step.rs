//! How far a step of learning is, and how long it still takes at the speed that it has gone so far.

use std::mem::discriminant;
use std::time::{Duration, Instant};

use crate::arena::LearnNews;
use crate::engine::Training;
use crate::words::say;

/// How long a step has to go on before its speed tells anything.
const SOON: Duration = Duration::from_secs(5);

/// A step of a round: games, a fit, a match.
pub(super) struct LearnStep {
    news: LearnNews,
    begun: Instant,
    /// When there was news of it last.
    last: Instant,
    /// How much of it was done at first: learning may go on from where it was paused.
    from: usize,
}

impl LearnStep {
    /// The step that this is news of, which may be the one there is.
    pub(super) fn follow(known: Option<Self>, news: LearnNews, now: Instant) -> Self {
        let same = known.filter(|known| discriminant(&known.news) == discriminant(&news) && known.done() <= amount(news).0);
        let begun = Self { news, begun: now, last: now, from: amount(news).0 };
        same.map_or(begun, |known| Self { news, last: now, ..known })
    }

    fn done(&self) -> usize {
        amount(self.news).0
    }

    /// The part of it that is done, 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "a few thousand games")]
    pub(super) fn share(&self) -> f32 {
        let (done, wanted) = amount(self.news);
        done as f32 / wanted.max(1) as f32
    }

    /// How long it still takes, once that can be told.
    pub(super) fn left(&self) -> Option<Duration> {
        let (done, wanted) = amount(self.news);
        let (passed, missing) = (self.last - self.begun, u32::try_from(wanted.saturating_sub(done)).ok()?);
        let made = u32::try_from(done - self.from).ok().filter(|&made| made > 0)?;
        (passed >= SOON).then(|| passed.saturating_mul(missing) / made)
    }
}

/// How much of a step is done, and of how much.
pub(super) fn amount(news: LearnNews) -> (usize, usize) {
    let passes = |passes: u32| usize::try_from(passes).unwrap_or(usize::MAX);
    match news {
        LearnNews::Games(done, wanted) | LearnNews::Match(done, wanted, ..) => (done, wanted),
        LearnNews::Fitted(pass, ..) => (passes(pass), passes(Training::default().passes)),
        LearnNews::Round(_) => (0, 0),
    }
}

/// A time to come, as roughly as it is known.
pub(super) fn left_text(left: Duration) -> String {
    let minutes = usize::try_from((left.as_secs() + 30) / 60).unwrap_or(usize::MAX);
    match minutes {
        0 => say("bench-learn-left-soon").to_owned(),
        1..90 => say!("bench-learn-left-minutes", count = minutes),
        _ => say!("bench-learn-left-hours", count = (minutes + 30) / 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_follows_from_the_speed_since_the_step_began() {
        let (begun, seconds) = (Instant::now(), Duration::from_secs);
        let told = |known, done, after| Some(LearnStep::follow(known, LearnNews::Games(done, 800), begun + seconds(after)));
        let first = told(None, 300, 0);
        assert_eq!(first.as_ref().and_then(LearnStep::left), None, "nothing has been done in this time");
        let later = told(first, 350, 100);
        assert_eq!(later.as_ref().and_then(LearnStep::left), Some(seconds(900)));
        let fit = LearnStep::follow(later, LearnNews::Fitted(1, 5000, 0.1), begun + seconds(200));
        assert_eq!(fit.left(), None, "another step begins");
        let fit = LearnStep::follow(Some(fit), LearnNews::Fitted(4, 5000, 0.1), begun + seconds(230));
        assert_eq!((fit.left(), (fit.share() * 3.0).round()), (Some(seconds(80)), 1.0));
        // The next round begins with games again.
        let again = LearnStep::follow(told(None, 800, 0), LearnNews::Games(0, 1600), begun);
        assert_eq!((again.from, again.left()), (0, None));
    }
}
