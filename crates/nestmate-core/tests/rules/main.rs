//! What every game and every text must hold.

mod chess960;
mod common;
mod conformance;
mod definitions;
mod inheritance;
mod known_games;
mod known_results;
mod perft;
