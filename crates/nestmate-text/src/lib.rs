//! What can be said of a definition in words, in the language in use: how pieces move, what the rules are, when a game ends.

mod describe;
mod rulebook;
#[cfg(test)]
#[path = "../../../tests/common/shipped.rs"]
mod shipped;
pub mod words;

pub use describe::{
    a_piece, cells_in_words, endings_in_words, heading_told, inner_rules_in_words, moves_depend_on_cell, moves_from_in_words,
    moves_in_words, named_side, named_sides, rules_in_words, some_rules_in_words,
};
pub use rulebook::{Block, Chapter, PieceEntry, Rulebook, RulebookTopic, captured_where, diagram, diagram_key, layer_in_words, page_key};
