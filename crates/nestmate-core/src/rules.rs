//! What is allowed, and what ends a game: legality, castling, drops, endings. Rules are those that a definition turns on.

mod check;
mod danger;
mod endings;
mod goals;
mod legality;
mod perft;
mod special;
mod texts;

pub use crate::position::{checked_royal, in_check};
pub use check::{CheckedFile, Flaw, check};
pub use endings::{Outcome, Reason, could_win, is_dead, no_moves, run_out};
pub use goals::{decided, wins_next};
pub use legality::{Legality, is_first_in_check, is_flight, is_legal, legal_moves, moves_past_goals, must_drop, pseudo_moves};
pub use perft::{divide, divide_until, perft};
pub use special::{ColourFault, colour_fault, is_null, null_move, would_threaten};
pub use texts::{MoveError, parse_kept, parse_move, parse_position, start, start_number, start_numbered};
