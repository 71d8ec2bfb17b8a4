//! When a search stops.

use std::time::Duration;

/// When a search stops; whichever comes first. All `None`: it searches until it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limits {
    /// Time by the clock on the wall.
    pub time: Option<Duration>,
    /// The last iteration, in plies.
    pub depth: Option<u32>,
    /// Positions looked at.
    pub nodes: Option<u64>,
}
