//! When a search stops.

use std::time::Duration;

/// When a search stops; whichever comes first. All `None`: it searches until it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limits {
    /// Time by the clock on the wall.
    pub time: Option<Duration>,
    /// Time after which no new iteration is begun: less when the best move is clear, more when it is in doubt.
    pub enough: Option<Duration>,
    /// The last iteration, in plies.
    pub depth: Option<u32>,
    /// Positions looked at.
    pub nodes: Option<u64>,
}

/// What a move costs besides thinking: waking, sending, drawing.
const OVERHEAD: Duration = Duration::from_millis(15);

/// How many moves a game is taken to go on when nothing is said.
const MOVES_TO_GO: u32 = 26;

impl Limits {
    /// The limits of one move on a playing clock: what is left on it, what each move adds, and for how many moves it must last until
    /// time is added (`None`: for the game).
    #[must_use]
    pub fn on_clock(left: Duration, increment: Duration, moves: Option<u32>) -> Self {
        let left = left.saturating_sub(OVERHEAD);
        let moves = moves.unwrap_or(MOVES_TO_GO).clamp(1, MOVES_TO_GO);
        let most = if moves == 1 { left } else { left.mul_f64(0.6) };
        let enough = (left / moves + increment.mul_f64(0.8)).min(most);
        let time = (enough * 4).min(most);
        Self { time: Some(time), enough: Some(enough), ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_never_overdrawn() {
        for left in [0, 1, 10, 16, 100, 5_000, 3_600_000].map(Duration::from_millis) {
            for increment in [0, 50, 10_000].map(Duration::from_millis) {
                for moves in [None, Some(0), Some(1), Some(40)] {
                    let limits = Limits::on_clock(left, increment, moves);
                    let (Some(time), Some(enough)) = (limits.time, limits.enough) else { panic!("a clock limits the time") };
                    assert!(enough <= time && time <= left, "{left:?} {increment:?} {moves:?}: {limits:?}");
                    assert!(left <= OVERHEAD || time > Duration::ZERO);
                }
            }
        }
    }
}
