//! How long the engine may think, as the client tells it.

use std::time::Duration;

use nestmate_engine::Limits;

/// What a move costs besides thinking when the client gives its time exactly.
const OVERHEAD: Duration = Duration::from_millis(5);

/// Clocks are told in hundredths of a second; as much may be missing.
const TICK: Duration = Duration::from_millis(10);

#[derive(Clone, Copy, PartialEq, Debug)]
struct TimeLevel {
    /// How many moves the time is for; 0: all.
    moves: u32,
    base: Duration,
    increment: Duration,
    /// How many moves had been made when this was told.
    from: u32,
}

/// The clock of a client that has told none.
const UNASKED: TimeLevel = TimeLevel { moves: 40, base: Duration::from_mins(5), increment: Duration::ZERO, from: 0 };

#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct ClientClock {
    level: Option<TimeLevel>,
    per_move: Option<Duration>,
    depth: Option<u32>,
    /// Nodes that stand for a second.
    rate: Option<u64>,
    left: Option<Duration>,
}

impl ClientClock {
    /// Reads what follows `level`: moves, minutes or minutes:seconds, seconds for each move.
    pub(super) fn set_level(&mut self, text: &str, made: u32) -> Result<(), String> {
        let read = || {
            let mut words = text.split_whitespace();
            let moves = words.next()?.parse().ok()?;
            let (minutes, seconds) = words.next().map(|base| base.split_once(':').unwrap_or((base, "0")))?;
            // More may follow the time some day, to be passed over.
            let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>().parse::<u32>().ok();
            let base = Duration::from_secs(u64::from(digits(minutes)?) * 60 + u64::from(digits(seconds)?));
            let increment = words.next().map_or(Some(Duration::ZERO), seconds_of)?;
            Some(TimeLevel { moves, base, increment, from: made })
        };
        let level = read().ok_or("write level MOVES MINUTES[:SECONDS] SECONDS")?;
        (self.level, self.per_move, self.left) = (Some(level), None, Some(level.base));
        Ok(())
    }

    /// Reads what follows `st`, seconds.
    pub(super) fn set_per_move(&mut self, text: &str) -> Result<(), String> {
        self.per_move = Some(seconds_of(text).ok_or("write st SECONDS")?);
        self.level = None;
        Ok(())
    }

    pub(super) fn set_depth(&mut self, text: &str) -> Result<(), String> {
        self.depth = Some(text.parse().ok().filter(|&depth| depth > 0).ok_or("write sd PLIES, from 1")?);
        Ok(())
    }

    /// Reads what follows `nps`, nodes that stand for a second; 0 for the time by the clock.
    pub(super) fn set_rate(&mut self, text: &str) -> Result<(), String> {
        let rate: u64 = text.parse().map_err(|_| "write nps NODES")?;
        self.rate = (rate > 0).then_some(rate);
        Ok(())
    }

    /// Reads what follows `time`, hundredths of a second, which may be overdrawn.
    pub(super) fn set_left(&mut self, text: &str) -> Result<(), String> {
        let left: i64 = text.parse().map_err(|_| "write time HUNDREDTHS")?;
        let left = u32::try_from(left.max(0)).unwrap_or(u32::MAX);
        self.left = Some(Duration::from_millis(u64::from(left) * 10));
        Ok(())
    }

    /// A new game: the clocks are set back, and the depth is no longer limited.
    pub(super) fn reset(&mut self) {
        self.depth = None;
        self.rate = None;
        if let Some(level) = &mut self.level {
            level.from = 0;
            self.left = Some(level.base);
        }
    }

    pub(super) fn limits(&self, made: u32) -> Limits {
        let timed = match (self.per_move, self.level) {
            (Some(time), _) => Limits { time: Some(time.saturating_sub(OVERHEAD).max(time / 2)), ..Limits::default() },
            // A depth alone is limit enough.
            (None, None) if self.depth.is_some() => Limits::default(),
            (None, level) => {
                let level = level.unwrap_or(UNASKED);
                let until = (level.moves > 0).then(|| level.moves - made.saturating_sub(level.from) % level.moves);
                Limits::on_clock(self.left.unwrap_or(level.base).saturating_sub(TICK), level.increment, until)
            }
        };
        let limits = Limits { depth: self.depth, ..timed };
        let Some((rate, time)) = self.rate.zip(limits.enough.or(limits.time)) else { return limits };
        #[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a rough number")]
        let nodes = (time.as_secs_f64() * rate as f64) as u64;
        Limits { nodes: Some(nodes.max(1)), depth: self.depth, ..Limits::default() }
    }
}

fn seconds_of(text: &str) -> Option<Duration> {
    text.trim().parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()).map(|time| time.min(Duration::from_hours(1000)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_of_all_kinds_limit_a_move() {
        let mut clock = ClientClock::default();
        let unasked = clock.limits(0);
        assert!(unasked.time.is_some_and(|time| time < Duration::from_mins(1)));
        assert_eq!(clock.set_level("40 0:30 0", 0), Ok(()));
        let early = clock.limits(0);
        assert_eq!(clock.set_left("150"), Ok(()));
        let late = clock.limits(39);
        assert!(early.enough.is_some_and(|time| time < Duration::from_secs(2)));
        // The last move before time is added may take what is left.
        assert!(late.time.is_some_and(|time| time > Duration::from_secs(1) && time < Duration::from_millis(1500)));
        assert_eq!(clock.set_level("0 2 12.5", 3), Ok(()));
        assert!(clock.limits(3).enough.is_some_and(|time| time > Duration::from_secs(10)));
        assert_eq!(clock.set_per_move("3"), Ok(()));
        assert_eq!(clock.limits(3).time, Some(Duration::from_millis(2995)));
        assert_eq!(clock.set_depth("6"), Ok(()));
        assert_eq!(clock.limits(0).depth, Some(6));
        assert_eq!(clock.set_rate("1000"), Ok(()));
        assert_eq!(clock.limits(0), Limits { nodes: Some(2995), depth: Some(6), ..Limits::default() });
        clock.reset();
        assert_eq!(clock.limits(0), Limits { time: Some(Duration::from_millis(2995)), ..Limits::default() });
        let mut deep = ClientClock::default();
        assert_eq!(deep.set_depth("4"), Ok(()));
        assert_eq!(deep.limits(0), Limits { depth: Some(4), ..Limits::default() });
    }

    #[test]
    fn clocks_that_are_overdrawn_or_nonsense_do_no_harm() {
        let mut clock = ClientClock::default();
        assert_eq!((clock.set_level("40 25+5 0", 0), clock.set_left("-120")), (Ok(()), Ok(())));
        assert_eq!(clock.limits(90).time, Some(Duration::ZERO));
        for wrong in ["", "x", "40", "40 x 0", "40 5 x", "0 5 -1", "-1 5 0"] {
            assert!(clock.set_level(wrong, 0).is_err(), "{wrong}");
        }
        for wrong in ["", "x", "-5", "1e99"] {
            let _ = clock.set_left(wrong);
            assert!(clock.set_per_move(wrong).is_err() && clock.set_depth(wrong).is_err(), "{wrong}");
        }
        assert!(clock.set_depth("0").is_err() && clock.set_rate("-1").is_err() && clock.set_left("soon").is_err());
    }
}
