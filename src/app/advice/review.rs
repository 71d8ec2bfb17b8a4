//! A look back over a game: every position of the line on the board is searched in the background, the last one first, so that what
//! is found late in the game helps to judge what was played before.

use nestmate_core::game::Game;
use nestmate_core::position::{Move, Position};

use crate::app::advice::verdict::Verdict;

#[derive(Clone, Debug)]
pub(in crate::app) struct Visit {
    pub(in crate::app) position: Position,
    pub(in crate::app) history: Vec<u64>,
    pub(in crate::app) last: Option<Move>,
    /// The move that was played in it; `None` in the last position.
    pub(in crate::app) played: Option<Move>,
    /// What it is worth and how deep that was looked for, once all its moves have been looked at; then the played move is.
    pub(in crate::app) best: Option<(Verdict, u32)>,
}

impl Visit {
    /// The one move to be looked at now; all of them without it.
    pub(in crate::app) fn only(&self) -> Option<Move> {
        self.played.filter(|_| self.best.is_some())
    }
}

#[derive(Clone, Debug)]
pub(in crate::app) struct Review {
    /// Positions still to be looked at, the next one last.
    todo: Vec<Visit>,
    total: usize,
}

impl Review {
    /// A review of the line through the current place of a game, without the positions that are `known`. `None` if none is left.
    pub(in crate::app) fn new(game: &Game, known: impl Fn(u64) -> bool) -> Option<Self> {
        let variant = game.variant();
        let mut visit = Visit { position: game.start().clone(), history: Vec::new(), last: None, played: None, best: None };
        let mut todo = vec![visit.clone()];
        for mv in game.line().into_iter().filter_map(|node| game.tree().mv(node)) {
            todo.last_mut().into_iter().for_each(|before: &mut Visit| before.played = Some(mv));
            visit.history.push(visit.position.hash());
            visit.position.make(variant, mv);
            visit.position.forget();
            visit.last = Some(mv);
            todo.push(visit.clone());
        }
        todo.retain(|visit| !known(visit.position.hash()));
        let total = todo.len();
        (total > 0).then_some(Self { todo, total })
    }

    pub(in crate::app) fn of(visit: Visit) -> Self {
        Self { todo: vec![visit], total: 1 }
    }

    pub(in crate::app) fn put_first(&mut self, visit: Visit) {
        self.todo.push(visit);
        self.total += 1;
    }

    pub(in crate::app) fn next(&self) -> Option<&Visit> {
        self.todo.last()
    }

    /// Goes on to the move that was played in the present position, all moves of which have been looked at.
    pub(in crate::app) fn look_again(&mut self, best: Verdict, depth: u32) {
        if let Some(visit) = self.todo.last_mut() {
            visit.best = Some((best, depth));
        }
    }

    /// Goes on to the next position; false if that was the last one.
    pub(in crate::app) fn advance(&mut self) -> bool {
        self.todo.pop();
        !self.todo.is_empty()
    }

    pub(in crate::app) fn progress(&self) -> (usize, usize) {
        (self.total - self.todo.len(), self.total)
    }
}
