//! What every game and every text must hold.

mod common;
mod conformance;
mod definitions;
mod inheritance;
mod known_games;
mod known_results;
mod perft;
