//! Positions that a user makes: the editor, arrays of one's own, odds.

pub(super) mod array;
pub(super) mod editor;
pub(super) mod handicap;
