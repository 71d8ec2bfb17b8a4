//! What the engine is asked, and what its answers mean to a player: replies, hints with their reasons, analysis, review.

pub(super) mod adviser;
pub(super) mod because;
pub(super) mod caution;
pub(super) mod explain;
pub(super) mod findings;
pub(super) mod guests;
pub(super) mod hint;
pub(super) mod jobs;
pub(super) mod judge;
pub(super) mod mate;
pub(super) mod reason;
pub(super) mod strength;
pub(super) mod study;
