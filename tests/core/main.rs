//! What every game, every text and the engine must hold, without a window.

#[path = "../common/mod.rs"]
mod common;

mod architecture;
mod caution;
mod documents;
mod engine;
mod engine_edges;
mod goals;
mod inside;
mod manual;
mod mate;
mod nesting;
mod puzzles;
mod records;
mod review;
mod rulebook;
mod rulings;
mod special_moves;
mod weak;
