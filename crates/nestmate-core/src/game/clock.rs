//! The arithmetic of playing clocks: how time is given, what is left, when a flag falls. No clock is read here; times are passed in.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How a side's time is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Control {
    /// No limit.
    #[default]
    None,
    /// An amount for the whole game, and some more after each move: Fischer's way. Nothing more is sudden death.
    Fischer {
        /// The amount.
        #[serde(with = "millis")]
        main: Duration,
        /// What each move adds.
        #[serde(with = "millis")]
        increment: Duration,
    },
    /// An amount, then periods of which one is lost whenever a move takes as long as it: byo-yomi.
    Byoyomi {
        /// The amount.
        #[serde(with = "millis")]
        main: Duration,
        /// The length of a period.
        #[serde(with = "millis")]
        period: Duration,
        /// How many there are.
        periods: u32,
    },
}

/// Durations in files: whole milliseconds.
pub mod millis {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes a duration.
    ///
    /// # Errors
    /// What the serializer says.
    pub fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
    }

    /// Reads a duration.
    ///
    /// # Errors
    /// What the deserializer says.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        u64::deserialize(from).map(Duration::from_millis)
    }
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// What is left of the main time, or of the period that runs.
    pub time: Duration,
    /// How many periods are left, the running one included; 0 where there are none.
    pub periods: u32,
    /// Whether the main time is used up, and a period runs.
    pub in_period: bool,
}

/// The longest main time.
const LONGEST: Duration = Duration::from_hours(100);
/// The longest increment or period.
const LONGEST_STEP: Duration = Duration::from_hours(1);
const MOST_PERIODS: u32 = 99;
/// The shortest time that is worth a clock.
const SHORTEST: Duration = Duration::from_secs(1);

impl Control {
    /// The same with every number within what can be played.
    #[must_use]
    pub fn bounded(self) -> Self {
        match self {
            Self::None => Self::None,
            Self::Fischer { main, increment } => {
                Self::Fischer { main: main.clamp(SHORTEST, LONGEST), increment: increment.min(LONGEST_STEP) }
            }
            Self::Byoyomi { main, period, periods } => Self::Byoyomi {
                main: main.min(LONGEST),
                period: period.clamp(SHORTEST, LONGEST_STEP),
                periods: periods.clamp(1, MOST_PERIODS),
            },
        }
    }

    /// What a side begins with, its periods included; `None` without a limit.
    pub fn full(self) -> Option<Duration> {
        match self {
            Self::None => None,
            Self::Fischer { main, .. } => Some(main),
            Self::Byoyomi { main, .. } => Some(main.saturating_add(self.in_periods())),
        }
    }

    fn in_periods(self) -> Duration {
        match self {
            Self::Byoyomi { period, periods, .. } => period.saturating_mul(periods),
            Self::None | Self::Fischer { .. } => Duration::ZERO,
        }
    }

    /// What is left after a move that took `spent` of a side that had `left`, both with all periods; `None` if the flag has fallen. A
    /// period that was begun and not used up is whole again.
    pub fn after(self, left: Duration, spent: Duration) -> Option<Duration> {
        let rest = left.checked_sub(spent).filter(|rest| !rest.is_zero());
        match self {
            Self::None => Some(left),
            Self::Fischer { increment, .. } => Some(rest?.saturating_add(increment)),
            Self::Byoyomi { period, .. } => {
                let rest = rest?;
                Some(if rest > self.in_periods() { rest } else { period.saturating_mul(begun(rest, period)) })
            }
        }
    }

    /// What the clock of a side shows that had `left`, periods included, when it has thought for `spent`.
    pub fn face(self, left: Duration, spent: Duration) -> Face {
        let rest = left.saturating_sub(spent);
        match self {
            Self::Byoyomi { periods, .. } if rest > self.in_periods() => {
                Face { time: rest.saturating_sub(self.in_periods()), periods, in_period: false }
            }
            Self::Byoyomi { period, .. } => {
                let periods = begun(rest, period);
                Face { time: rest.saturating_sub(period.saturating_mul(periods.saturating_sub(1))), periods, in_period: true }
            }
            Self::None | Self::Fischer { .. } => Face { time: rest, periods: 0, in_period: false },
        }
    }

    /// The control as texts of games have it: `300+5`, `300`, and with periods `600+30(3)`, all in seconds; `-` for none.
    pub fn text(self) -> String {
        match self {
            Self::None => "-".to_owned(),
            Self::Fischer { main, increment } if increment.is_zero() => main.as_secs_f64().to_string(),
            Self::Fischer { main, increment } => format!("{}+{}", main.as_secs_f64(), increment.as_secs_f64()),
            Self::Byoyomi { main, period, periods } => format!("{}+{}({periods})", main.as_secs_f64(), period.as_secs_f64()),
        }
    }

    /// Reads what [`Control::text`] writes; `None` for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let seconds = |text: &str| Duration::try_from_secs_f64(text.parse().ok()?).ok();
        if text == "-" {
            return Some(Self::None);
        }
        let control = match text.split_once('+') {
            None => Self::Fischer { main: seconds(text)?, increment: Duration::ZERO },
            Some((main, step)) => match step.strip_suffix(')').and_then(|step| step.split_once('(')) {
                None => Self::Fischer { main: seconds(main)?, increment: seconds(step)? },
                Some((period, periods)) => Self::Byoyomi { main: seconds(main)?, period: seconds(period)?, periods: periods.parse().ok()? },
            },
        };
        Some(control.bounded())
    }
}

/// How many periods there are in some time, the last one perhaps begun.
fn begun(time: Duration, period: Duration) -> u32 {
    if period.is_zero() {
        return 0;
    }
    u32::try_from(time.as_nanos().div_ceil(period.as_nanos())).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn millis(random: &mut fastrand::Rng, most: u64) -> Duration {
        Duration::from_millis(random.u64(0..=most))
    }

    fn control(random: &mut fastrand::Rng) -> Control {
        let control = match random.u8(0..3) {
            0 => Control::Fischer { main: millis(random, 600_000), increment: Duration::ZERO },
            1 => Control::Fischer { main: millis(random, 600_000), increment: millis(random, 30_000) },
            _ => Control::Byoyomi { main: millis(random, 600_000), period: millis(random, 60_000), periods: random.u32(0..6) },
        };
        control.bounded()
    }

    /// Random games on random clocks: what is left never grows by more than the increment, the face adds up to it, and the flag falls
    /// exactly when a turn takes all of it.
    #[test]
    fn clocks_add_up_over_random_games() {
        let mut random = fastrand::Rng::with_seed(3);
        for _ in 0..2000 {
            let control = control(&mut random);
            let mut left = control.full().expect("a limit");
            let mut moves = 0;
            while moves < 200 {
                moves += 1;
                let spent = if random.u8(..) < 8 { left } else { millis(&mut random, 40_000) };
                let face = control.face(left, spent);
                match control {
                    Control::Byoyomi { main, period, periods } => {
                        let before = if face.in_period { period * face.periods.saturating_sub(1) } else { period * periods };
                        assert_eq!(face.time + before, left.saturating_sub(spent), "{control:?} {left:?} {spent:?}");
                        assert!(face.time <= if face.in_period { period } else { main });
                    }
                    Control::None | Control::Fischer { .. } => assert_eq!((face.time, face.periods), (left.saturating_sub(spent), 0)),
                }
                let Some(now) = control.after(left, spent) else {
                    assert!(spent >= left && face.time.is_zero(), "{control:?} {left:?} {spent:?}");
                    break;
                };
                assert!(spent < left);
                match control {
                    Control::Fischer { increment, .. } => assert_eq!(now + spent, left + increment),
                    Control::Byoyomi { period, periods, .. } => {
                        assert!(now <= left, "byo-yomi never gives time");
                        let lost = left.abs_diff(now);
                        assert!(lost <= spent && spent < lost + period, "at most what is left of one period is given back");
                        assert!(now > period * periods || now.as_nanos().is_multiple_of(period.as_nanos()), "periods are whole");
                    }
                    Control::None => unreachable!("not among those drawn"),
                }
                left = now;
            }
        }
    }

    #[test]
    fn a_period_is_lost_when_a_move_takes_as_long_as_it() {
        let seconds = Duration::from_secs;
        let control = Control::Byoyomi { main: seconds(10), period: seconds(30), periods: 3 };
        let full = control.full().expect("a limit");
        assert_eq!(full, seconds(100));
        assert_eq!(control.after(full, seconds(4)), Some(seconds(96)));
        assert_eq!(control.after(full, seconds(10)), Some(seconds(90)), "the main time is gone and all periods are there");
        assert_eq!(control.after(seconds(90), Duration::from_millis(29_999)), Some(seconds(90)));
        assert_eq!(control.after(seconds(90), seconds(30)), Some(seconds(60)));
        assert_eq!(control.after(seconds(90), seconds(89)), Some(seconds(30)));
        assert_eq!(control.after(seconds(90), seconds(90)), None);
        assert_eq!(control.face(full, seconds(4)), Face { time: seconds(6), periods: 3, in_period: false });
        assert_eq!(control.face(full, seconds(45)), Face { time: seconds(25), periods: 2, in_period: true });
    }

    #[test]
    fn controls_are_written_and_read() {
        let mut random = fastrand::Rng::with_seed(5);
        for control in (0..500).map(|_| control(&mut random)).chain([Control::None]) {
            assert_eq!(Control::parse(&control.text()), Some(control), "{}", control.text());
        }
        assert_eq!(Control::parse("600+30(3)").map(Control::text).as_deref(), Some("600+30(3)"));
        for wrong in ["", "?", "40/9000", "-5", "300+", "1e400", "nan", "300+5(", "300+5()", "inf"] {
            assert_eq!(Control::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn wild_numbers_are_brought_within_bounds() {
        for control in [
            Control::Fischer { main: Duration::MAX, increment: Duration::MAX },
            Control::Byoyomi { main: Duration::MAX, period: Duration::ZERO, periods: u32::MAX },
            Control::Byoyomi { main: Duration::ZERO, period: Duration::MAX, periods: 0 },
        ] {
            let bounded = control.bounded();
            let full = bounded.full().expect("a limit");
            assert!(full >= SHORTEST && full < Duration::from_secs(1_000_000), "{bounded:?}");
            assert_eq!(bounded.bounded(), bounded);
            // Even without bounds nothing overflows.
            let _ = (control.full(), control.after(Duration::MAX, Duration::from_secs(1)), control.face(Duration::MAX, Duration::ZERO));
        }
    }
}
