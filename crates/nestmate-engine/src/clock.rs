//! When a search stops: its limits, and the clock that watches them and the stop flag, for one thread or for a team of them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How many nodes pass between two looks at the clock and the flag; a power of two.
const PATIENCE: u64 = 1024;

#[derive(Debug)]
pub(super) struct Team<'a> {
    start: Instant,
    /// Set from outside to end the search.
    stop: &'a AtomicBool,
    /// Set when the thread that answers is done, so that the others end.
    pub(super) done: AtomicBool,
    /// Nodes of all threads, told in portions of [`PATIENCE`].
    nodes: AtomicU64,
}

impl<'a> Team<'a> {
    pub(super) fn new(stop: &'a AtomicBool, start: Instant) -> Self {
        Self { start, stop, done: AtomicBool::new(false), nodes: AtomicU64::new(0) }
    }

    fn is_over(&self) -> bool {
        self.stop.load(Relaxed) || self.done.load(Relaxed)
    }
}

#[derive(Debug)]
pub(super) struct SearchClock<'a> {
    team: &'a Team<'a>,
    limits: Limits,
    /// Nodes of this thread.
    nodes: u64,
    pub(super) over: bool,
}

impl<'a> SearchClock<'a> {
    pub(super) fn new(team: &'a Team<'a>, limits: Limits) -> Self {
        Self { team, limits, nodes: 0, over: team.is_over() }
    }

    /// Counts a node; true when the search has to end.
    #[inline]
    pub(super) fn tick(&mut self) -> bool {
        if self.over {
            return true;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(PATIENCE) {
            let nodes = self.team.nodes.fetch_add(PATIENCE, Relaxed) + PATIENCE;
            self.over |= self.team.is_over()
                || self.limits.time.is_some_and(|time| self.elapsed() >= time)
                || self.limits.nodes.is_some_and(|limit| nodes >= limit);
        }
        self.over |= self.limits.nodes.is_some_and(|nodes| self.nodes >= nodes);
        self.over
    }

    /// Whether an iteration of this depth is worth beginning, when the best move has been the same for `stable` iterations.
    pub(super) fn allows(&self, depth: u32, stable: u32) -> bool {
        if self.over || self.limits.depth.is_some_and(|last| depth > last) {
            return false;
        }
        // However little time there is, a first look finds what can be taken or mated at once.
        if depth == 1 {
            return true;
        }
        // The next iteration takes a few times as long as all before it: when most of the time is gone it would only be cut off.
        let late = self.limits.time.is_some_and(|time| self.elapsed() > time.mul_f64(0.7));
        // A move that has been best for long is in less need of another look.
        let doubt = [1.3, 1.0, 0.85, 0.7, 0.6][stable.min(4) as usize];
        !late && self.limits.enough.is_none_or(|enough| self.elapsed() <= enough.mul_f64(doubt))
    }

    /// Nodes of all threads, as far as they have told.
    pub(super) fn nodes(&self) -> u64 {
        self.team.nodes.load(Relaxed) + self.nodes % PATIENCE
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.team.start.elapsed()
    }
}

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
