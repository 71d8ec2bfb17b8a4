//! The program from outside: its command line, its protocols, and matches.

#[path = "../common/mod.rs"]
mod common;

mod bench;
#[cfg(target_os = "linux")]
mod by_ear;
mod cli;
mod converted;
mod dialects;
mod matches;
mod packaging;
mod puzzles;
#[cfg(target_os = "linux")]
mod start;
mod tuning;
mod uci;
mod xboard;
