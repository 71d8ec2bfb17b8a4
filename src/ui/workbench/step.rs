//! How far a step of learning is, and how long it and all that follows still take at the speed that it has gone so far.

use std::mem::discriminant;
use std::time::{Duration, Instant};

use nestmate_engine::Training;
use nestmate_text::words::say;

use super::learning::PLAN;
use crate::arena::{LearnNews, LearnPlan};

/// How long a step has to go on before its speed tells anything.
const SOON: Duration = Duration::from_secs(5);

/// The share of a round that is over when its games are, and when the fit is: roughly what they take.
const GAMES_END: f32 = 0.6;
const FIT_END: f32 = 0.7;

/// What a pass over a game is taken to cost beside playing it, until that has been measured.
const FIT_SHARE: f64 = 0.01;

/// How many seconds the parts of a round have taken, as far as that has been measured.
#[derive(Clone, Copy, Default)]
struct LearnPace {
    game: Option<f64>,
    pass: Option<f64>,
    trial: Option<f64>,
}

pub(super) struct LearnStep {
    news: LearnNews,
    begun: Instant,
    last: Instant,
    /// How much of it was done at first: learning may go on from where it was paused.
    from: usize,
    stock: Option<usize>,
    pace: LearnPace,
}

impl LearnStep {
    pub(super) fn follow(known: Option<Self>, news: LearnNews, now: Instant) -> Self {
        let step = match known {
            Some(known) if known.goes_on(news) => Self { news, last: now, ..known },
            known => {
                let (stock, pace) = known.map_or_else(Default::default, |known| (known.stock, known.pace));
                Self { news, begun: now, last: now, from: amount(news).0, stock, pace }
            }
        };
        step.measured()
    }

    fn goes_on(&self, news: LearnNews) -> bool {
        discriminant(&self.news) == discriminant(&news) && self.done() <= amount(news).0
    }

    fn measured(mut self) -> Self {
        if let LearnNews::Games(_, wanted) = self.news {
            self.stock = Some(wanted);
        }
        let Some(each) = self.each() else { return self };
        match self.news {
            LearnNews::Games(..) => self.pace.game = Some(each),
            LearnNews::Fitted(..) => self.pace.pass = self.stock.map(|games| each / count(games.max(1))),
            LearnNews::Match(..) => self.pace.trial = Some(each),
            LearnNews::Round(_) => {}
        }
        self
    }

    fn done(&self) -> usize {
        amount(self.news).0
    }

    /// The part of the round that is done, 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "a few thousand games")]
    pub(super) fn share(&self) -> f32 {
        let (done, wanted) = amount(self.news);
        let done = done as f32 / wanted.max(1) as f32;
        let (from, to) = match self.news {
            LearnNews::Games(..) => (0.0, GAMES_END),
            LearnNews::Fitted(..) => (GAMES_END, FIT_END),
            LearnNews::Match(..) => (FIT_END, 1.0),
            LearnNews::Round(_) => (0.0, 0.0),
        };
        from + (to - from) * done
    }

    /// The seconds that each part of it has taken, once that can be told.
    fn each(&self) -> Option<f64> {
        let (passed, made) = (self.last - self.begun, self.done() - self.from);
        (passed >= SOON && made > 0).then(|| passed.as_secs_f64() / count(made))
    }

    fn missing(&self) -> f64 {
        let (done, wanted) = amount(self.news);
        count(wanted.saturating_sub(done))
    }

    pub(super) fn left(&self) -> Option<Duration> {
        Some(Duration::from_secs_f64(self.each()? * self.missing()))
    }

    /// How long learning still takes if it needs every round of its plan, after so many of them, once that can be told.
    #[expect(clippy::cast_precision_loss, reason = "a few hundred")]
    pub(super) fn left_in_all(&self, plan: &LearnPlan, rounds: usize) -> Option<Duration> {
        let (games, passes) = (plan.games as f64, f64::from(Training::default().passes));
        let deeper = plan.trial.1 as f64 / plan.nodes.max(1) as f64;
        let game = self.pace.game.or_else(|| self.pace.trial.map(|trial| trial / deeper))?;
        let (pass, trial) = (self.pace.pass.unwrap_or(game * FIT_SHARE), self.pace.trial.unwrap_or(game * deeper));
        // Each round learns from all games so far.
        let fit = |round: f64| pass * games * round;
        let after = |round: f64| passes * fit(round) + count(plan.trial.0) * trial;
        let round = count(rounds) + 1.0;
        let here = match self.news {
            LearnNews::Games(..) => self.missing() * game + after(round),
            LearnNews::Fitted(..) => self.missing() * fit(round) + count(plan.trial.0) * trial,
            LearnNews::Match(..) => self.missing() * trial,
            LearnNews::Round(_) => 0.0,
        };
        let later = (rounds + 1..usize::try_from(plan.rounds).unwrap_or(rounds)).map(|done| games * game + after(count(done) + 1.0));
        Some(Duration::from_secs_f64(here + later.sum::<f64>()))
    }
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand")]
fn count(number: usize) -> f64 {
    number as f64
}

/// How much of a step is done, and of how much. Only the games of this round count, though it learns from earlier ones, too.
pub(super) fn amount(news: LearnNews) -> (usize, usize) {
    let passes = |passes: u32| usize::try_from(passes).unwrap_or(usize::MAX);
    match news {
        LearnNews::Games(done, wanted) => {
            let games = usize::try_from(PLAN.games).unwrap_or(usize::MAX).min(wanted);
            (done.saturating_sub(wanted - games), games)
        }
        LearnNews::Match(done, wanted, ..) => (done, wanted),
        LearnNews::Fitted(pass, ..) => (passes(pass), passes(Training::default().passes)),
        LearnNews::Round(_) => (0, 0),
    }
}

pub(super) fn left_text(left: Duration) -> String {
    let minutes = usize::try_from((left.as_secs() + 30) / 60).unwrap_or(usize::MAX);
    match minutes {
        0 => say!("bench-learn-left-soon").to_owned(),
        1..90 => say!("bench-learn-left-minutes", count = minutes),
        _ => say!("bench-learn-left-hours", count = (minutes + 30) / 60),
    }
}

pub(super) fn left_in_all_text(left: Duration) -> String {
    let minutes = usize::try_from(left.as_secs().div_ceil(60)).unwrap_or(usize::MAX);
    if let ..90 = minutes {
        say!("bench-learn-all-minutes", count = minutes.max(1))
    } else {
        say!("bench-learn-all-hours", count = (minutes + 30) / 60)
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
        assert_eq!(fit.left(), Some(seconds(80)));
        // The next round begins with games again, and has those of the last one.
        let again = LearnStep::follow(told(None, 800, 0), LearnNews::Games(801, 1600), begun);
        assert_eq!((again.from, again.left()), (1, None));
    }

    #[test]
    fn a_round_never_goes_back() {
        let games = (0..=800).step_by(20).map(|done| LearnNews::Games(800 + done, 1600));
        let passes = (1..=Training::default().passes).map(|pass| LearnNews::Fitted(pass, 5000, 0.1));
        let trial = (0..=200).step_by(20).map(|done| LearnNews::Match(done, 200, 0.0, None));
        let mut step = None;
        let mut before = -1.0;
        for news in games.chain(passes).chain(trial) {
            let now = LearnStep::follow(step.take(), news, Instant::now());
            assert!((before..=1.0).contains(&now.share()), "{news:?}: {before} {}", now.share());
            before = now.share();
            step = Some(now);
        }
        assert!((before - 1.0).abs() < f32::EPSILON, "{before}");
    }

    #[test]
    fn all_rounds_are_foretold_from_what_has_been_measured() {
        let (begun, seconds) = (Instant::now(), Duration::from_secs);
        let plan = LearnPlan { games: 100, nodes: 300, opening: 8, trial: (10, 600), rounds: 3, seed: 1, threads: 1 };
        let passes = u64::from(Training::default().passes);
        let follow = |known, news, after| Some(LearnStep::follow(known, news, begun + seconds(after)));
        let step = follow(None, LearnNews::Games(0, 100), 0);
        assert_eq!(step.as_ref().and_then(|step| step.left_in_all(&plan, 0)), None, "nothing is measured yet");
        let step = follow(step, LearnNews::Games(50, 100), 500);
        let left = step.as_ref().and_then(|step| step.left_in_all(&plan, 0)).expect("ten seconds a game");
        // 50 games and 200 more, six times the passes over a hundred games, three matches of games twice as long.
        assert_eq!(left.as_secs(), 2500 + 6 * 10 * passes + 3 * 10 * 20);
        let step = follow(step, LearnNews::Fitted(1, 5000, 0.1), 1000);
        let step = follow(step, LearnNews::Fitted(3, 5000, 0.1), 1200);
        let step = follow(step, LearnNews::Match(0, 10, 0.0, None), 2000);
        let step = follow(step, LearnNews::Match(5, 10, 0.0, None), 2150);
        let left = step.as_ref().and_then(|step| step.left_in_all(&plan, 0)).expect("all is measured");
        assert_eq!(left.as_secs(), 150 + 2 * 100 * 10 + (2 + 3) * 100 * passes + 2 * 10 * 30);
        let left = step.as_ref().and_then(|step| step.left_in_all(&plan, 2)).expect("the last round");
        assert_eq!(left.as_secs(), 150);
    }
}
