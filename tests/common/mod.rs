//! What several tests share.

#![allow(dead_code, unused_imports, reason = "each test file uses a part of this")]

pub mod client;
#[cfg(target_os = "linux")]
pub mod desktop;
pub mod games;
pub mod imports;
pub mod skips;
pub mod sources;
pub mod window;

pub use games::{board_text, game, games, random_game, special_games};
pub use nestmate::library;

/// The first example of a definition file in the manual.
pub fn manual_example() -> String {
    let (_, rest) = include_str!("../../docs/VARIANTS.md").split_once("```ron\n").expect("an example");
    rest.split("```").next().unwrap_or_default().to_owned()
}
