//! What the board shows now, be it of the game or of a line that is only looked at; and how the game ends, on the board or as its record
//! says.

use nestmate_core::game::{Game, Kept, NodeId};
use nestmate_core::geometry::Wrap;
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::Side;

use crate::app::app::App;
use crate::app::archive::result_of;
use crate::app::scene::tracks::way;
use crate::app::table::gaze::Inspected;
use crate::app::table::preview::{Preview, Previewed};
use crate::app::why;
use crate::storage::GameResult;

impl App {
    fn line_seen(&self) -> Option<&Preview> {
        self.table.preview.as_ref().filter(|_| self.exercise().is_none())
    }

    /// The position that is looked at: of a line, or else the game's.
    pub fn position_seen(&self) -> &Position {
        self.line_seen().map_or_else(|| self.board(), |line| &line.position)
    }

    /// The moves that lead there from the start of the game.
    pub fn moves_seen(&self) -> Vec<Move> {
        self.line_seen().map_or_else(|| self.game().moves_to(self.game().current()), Preview::all_moves)
    }

    /// Whether the arrow of a move bends, as the way of its piece does. On a board that goes round all ways are told cell by cell.
    pub fn bends(&self, mv: Move) -> bool {
        let round = self.variant().board.grid.wrap() != Wrap::Nowhere;
        !round && !mv.is_drop() && way(self.game().position(), self.variant(), mv.from(), mv.via().unwrap_or(mv.to())).len() > 2
    }

    /// Where the move of a side has put a piece that is off the board, and why.
    pub fn why_kept(&self, side: Side, kept: &Kept) -> String {
        self.told(|naming| why::why_kept(naming, side, kept))
    }

    /// Whether a piece may still castle, or be castled with, as far as that depends on what has moved. One that is on no cell is not asked.
    pub fn may_castle(&self, inspected: Inspected) -> bool {
        let Some((cell, side)) = inspected.cell.zip(inspected.side) else { return true };
        let unmoved = self.table.shown().unmoved();
        let castlings = &self.variant().castlings[side.index()];
        castlings.iter().any(|known| [known.royal_from, known.partner_from].contains(&cell) && known.is_unmoved(unmoved))
    }

    pub fn previewed(&self) -> Option<Previewed> {
        self.table.preview.as_ref().map(Preview::progress)
    }

    /// Whether these moves are looked at that follow the position with this hash.
    pub fn peeks(&self, base: u64, moves: &[Move]) -> bool {
        self.table.preview.as_ref().is_some_and(|preview| preview.peek && preview.base.hash() == base && preview.moves() == moves)
    }

    pub fn peeked(&self) -> Option<&[Move]> {
        self.table.preview.as_ref().filter(|preview| preview.peek).map(Preview::moves)
    }

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
