//! What is allowed, and what ends a game: legality, castling, drops, endings. Rules are those that a definition turns on.

mod becoming;
mod castling;
mod check;
mod danger;
mod dead;
mod drops;
mod endings;
mod gating;
mod goals;
mod legality;
mod perft;
mod replies;
mod texts;

pub use crate::position::{checked_royal, in_check};
pub use becoming::would_threaten;
pub use check::{CheckedFile, Flaw, check};
pub use dead::is_dead;
pub use drops::{ColourFault, colour_fault};
pub use endings::{Outcome, Reason, could_win, no_moves, run_out};
pub use gating::{is_null, null_move};
pub use goals::decided;
pub use legality::{Legality, is_first_in_check, is_flight, is_legal, legal_moves, moves_past_goals, must_drop, pseudo_moves};
pub use perft::{divide, divide_until, perft};
pub use texts::{MoveError, parse_kept, parse_move, parse_position, start};
