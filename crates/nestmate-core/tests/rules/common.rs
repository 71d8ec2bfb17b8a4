//! What these tests share with those of the program.

#![allow(dead_code, reason = "other tests use the rest")]

#[path = "../../../../tests/common/games.rs"]
mod games;
#[path = "../../../../tests/common/shipped.rs"]
mod shipped;
#[path = "../../../../tests/common/skips.rs"]
pub mod skips;

pub use games::{board_text, games, random_game, special_games};
pub use shipped::library;
