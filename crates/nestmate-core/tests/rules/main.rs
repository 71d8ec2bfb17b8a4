//! What every game and every text must hold.

#![allow(clippy::wildcard_enum_match_arm, reason = "a test asks for what it is about")]

mod common;
mod conformance;
mod definitions;
mod inheritance;
mod known_games;
mod known_results;
mod perft;
