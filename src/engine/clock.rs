//! Watches the limits and the stop flag while a search runs.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::limits::Limits;

/// How many nodes pass between two looks at the clock and the flag, less one; a power of two less one.
const PATIENCE: u64 = 1023;

/// The time and the nodes spent by a search, and whether it has to end.
#[derive(Debug)]
pub(super) struct Clock<'a> {
    start: Instant,
    limits: Limits,
    stop: &'a AtomicBool,
    nodes: u64,
    over: bool,
}

impl<'a> Clock<'a> {
    pub(super) fn start(limits: Limits, stop: &'a AtomicBool) -> Self {
        Self { start: Instant::now(), limits, stop, nodes: 0, over: stop.load(Ordering::Relaxed) }
    }

    /// Counts a node; true when the search has to end.
    #[inline]
    pub(super) fn tick(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes & PATIENCE == 0 {
            self.over |= self.stop.load(Ordering::Relaxed) || self.limits.time.is_some_and(|time| self.start.elapsed() >= time);
        }
        self.over |= self.limits.nodes.is_some_and(|nodes| self.nodes >= nodes);
        self.over
    }

    /// Whether the search has to end.
    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// Whether an iteration of this depth is worth beginning.
    pub(super) fn allows(&self, depth: u32) -> bool {
        // The next iteration takes a few times as long as all before it: when most of the time is gone it would only be cut off.
        let late = self.limits.time.is_some_and(|time| self.start.elapsed() > time.mul_f64(0.7));
        !self.over && !late && self.limits.depth.is_none_or(|last| depth <= last)
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}
