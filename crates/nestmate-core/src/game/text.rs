//! A game as text for people and other programs: tags, then moves with comments in braces and variations in brackets, laid out as
//! in PGN. Moves are written as files of the game commonly have them where its definition says how, else in the program's own notation;
//! all ways are read.
//!
//! ```text
//! [Event "?"]
//! [White "Ada"]
//! [Variant "shogi"]
//! [Rules "nifu=on uchifuzume=on repetition=4 no-progress=100"]
//!
//! 1. c3c4 {[%clk 0:09:58] quiet} g7g6 (1... c7c6 $5) 2. b2h8+ *
//! ```

mod fault;
mod head;
mod lex;
mod read;
mod reader;
mod signs;
mod split;
mod write;

pub use fault::{HouseFault, Remark, TextFault, TextPlace};
pub(in crate::game) use lex::Broken;
pub use read::{Loaded, head_tags, read_text};
pub(in crate::game) use read::{ReadAs, furthest, read_body};
pub(in crate::game) use reader::{MOST_REMARKS, join};
pub use split::{are_positions, split_games};
pub use write::record_text;
pub(in crate::game) use write::{chinese_record_text, result_of};

use crate::rules::Reason;
use crate::variant::Side;

/// The result of a game that somebody has won, or nobody, as PGN writes it.
pub fn result_text(winner: Option<Side>) -> &'static str {
    match winner {
        Some(Side::White) => "1-0",
        Some(Side::Black) => "0-1",
        None => "1/2-1/2",
    }
}

/// The winner by such a text, which of a draw is nobody; `None` of a text that tells no result.
#[expect(clippy::option_option, reason = "what tells no result is not a draw, which nobody wins")]
pub(in crate::game) fn winner_of(result: &str) -> Option<Option<Side>> {
    [Some(Side::White), Some(Side::Black), None].into_iter().find(|&winner| result_text(winner) == result)
}

/// What the tag Termination says of a game that no move has ended.
const TERMINATIONS: [(Reason, &str); 3] =
    [(Reason::Agreement, "draw by agreement"), (Reason::Resignation, "resignation"), (Reason::Time, "time forfeit")];

#[cfg(test)]
mod tests;
