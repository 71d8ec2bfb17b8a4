//! Engines of others, or other builds of this one, as players. The board is set by the moves since the start.

mod process;
mod uci;
mod xboard;

use crate::game::Game;
use crate::notation::fen;

pub(super) use uci::UciPlayer;
pub(super) use xboard::XBoardPlayer;

/// The text of the position that a game begins from, where it is not the start of all games; FEN where that can tell it.
fn other_start(game: &Game) -> Option<String> {
    let (variant, start) = (game.variant(), game.start());
    let text = start.text(variant);
    (text != variant.start).then(|| fen(start, variant).unwrap_or(text))
}
