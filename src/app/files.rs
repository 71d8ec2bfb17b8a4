//! What is read and written: games, definitions, settings, and the thread that does it.

pub(super) mod catalogue;
pub(super) mod choosing;
pub(super) mod collection;
pub(super) mod document;
pub(super) mod games;
pub(super) mod keeper;
pub(super) mod link;
pub(super) mod opening;
pub(super) mod records;
pub(super) mod reviews;
pub(super) mod writer;
