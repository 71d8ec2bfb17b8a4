//! How the game ends, on the board or as its record says.

use nestmate_core::game::{Game, NodeId};

use crate::app::app::App;
use crate::app::archive::result_of;
use crate::storage::GameResult;

impl App {
    pub fn result(&self) -> GameResult {
        result_of(self.game())
    }

    /// Whether the moves alone say how the game ends.
    pub fn is_decided(&self) -> bool {
        let game = self.game();
        let told = game.ended().is_some_and(|(node, _)| last(game) == node);
        !told && game.result().is_some()
    }

    /// The result at the end of a game that nothing but its record ends.
    pub fn recorded_result(&self) -> Option<GameResult> {
        let game = self.game();
        // Elsewhere the end would have to be looked up, with a copy of the game.
        let told = game.outcome().is_none() && last(game) == game.current();
        told.then(|| self.result()).filter(|&result| result != GameResult::Open)
    }
}

/// The end of the main line.
fn last(game: &Game) -> NodeId {
    game.tree().main_line().last().unwrap_or(NodeId::START)
}
