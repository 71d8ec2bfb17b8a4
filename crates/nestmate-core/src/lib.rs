//! Rules of chess variants as data, nested ones above all: games that hide a familiar game on every second cell of a larger board.

#[cfg(test)]
extern crate self as nestmate_core;

pub mod game;
pub mod geometry;
pub mod movegen;
pub mod notation;
pub mod plain;
pub mod position;
pub mod rules;
#[cfg(test)]
#[path = "../../../tests/common/shipped.rs"]
mod shipped;
pub mod variant;
