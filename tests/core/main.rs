//! What every game, every text and the engine must hold, without a window.

#[path = "../common/mod.rs"]
mod common;

mod architecture;
mod conformance;
mod definitions;
mod engine;
mod engine_edges;
mod nesting;
mod perft;
mod records;
mod rulings;
mod special_moves;
