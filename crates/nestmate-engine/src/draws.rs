//! Ends of the game while there are moves: goals that are reached, repetition and no progress.

use nestmate_core::rules::{decided, is_dead, legal_moves, run_out};

use super::node::mated_in;
use super::search::Searcher;

impl Searcher<'_> {
    /// The score, if the present position ends the game by what stands on the board or by what came before it.
    pub(super) fn drawn(&self, ply: usize) -> Option<i32> {
        if decided(&self.position, self.variant).is_some() {
            return Some(self.no_moves(ply));
        }
        let endings = &self.variant.endings;
        let halfmoves = self.position.halfmoves();
        if run_out(&self.position, self.variant).is_some() {
            return Some(self.unless_over(ply));
        }
        // Only a capture, or a promotion, which is progress, leaves too little to win with.
        if halfmoves == 0 && is_dead(&self.position, self.variant) {
            return Some(self.unless_over(ply));
        }
        if endings.repetition == 0 || halfmoves < 4 {
            return None;
        }
        let hash = self.position.hash();
        let reach = usize::try_from(halfmoves).unwrap_or(usize::MAX).min(self.path.len());
        let mut seen = 1;
        for back in (4..=reach).step_by(2) {
            let at = self.path.len() - back;
            if self.path[at] == hash {
                seen += 1;
                // What was repeated once within the line can be repeated again.
                if at > self.game || seen >= endings.repetition {
                    return Some(self.repeated(ply, back));
                }
            }
        }
        None
    }

    /// The score of a draw, unless there is no move: a last move that mates wins all the same.
    fn unless_over(&self, ply: usize) -> i32 {
        if legal_moves(&self.position, self.variant).is_empty() { self.no_moves(ply) } else { 0 }
    }

    /// The score of a repetition of the position `back` plies ago.
    fn repeated(&self, ply: usize, back: usize) -> i32 {
        if !self.variant.endings.perpetual_check_loses {
            return 0;
        }
        // Whether positions of the game were checks is not known; those of the line speak for the whole.
        let line = ply.saturating_sub(back)..ply;
        let all_checked = |parity: usize| {
            let mut own = line.clone().filter(|at| (ply - at) % 2 == parity).peekable();
            own.peek().is_some() && own.all(|at| self.stack[at].in_check)
        };
        match (all_checked(0), all_checked(1)) {
            (true, false) => -mated_in(ply),
            (false, true) => mated_in(ply),
            _ => 0,
        }
    }
}
