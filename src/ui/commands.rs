//! What menus and keys do, and which keys those are.

pub(super) mod command;
pub(super) mod keymap;
pub(super) mod keys;
pub(super) mod menus;
pub(super) mod table;
