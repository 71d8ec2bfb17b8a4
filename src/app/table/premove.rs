//! A premove: what the user wants to play next, said while the computer is thinking. It is played as soon as it is the user's turn, if
//! it is legal then.

use super::Table;
use super::select::owner;
use crate::app::effect::Effects;
use crate::app::new_game::Player;
use crate::app::touch::Picked;
use crate::geometry::Cell;
use crate::movegen::steps;
use crate::variant::Side;

impl Table {
    /// What is to be played next.
    pub(in crate::app) fn premove(&self) -> Option<(Picked, Cell)> {
        self.hand.planned()
    }

    /// Takes what is picked up to a cell as soon as it can be; false where that cannot be asked for.
    pub(super) fn plan(&mut self, picked: Picked, to: Cell) -> bool {
        let planned = self.plans_for(picked) && self.could_go(picked, to);
        if planned {
            self.hand.plan(picked, to);
        }
        planned
    }

    /// Whether it is the computer's turn, and this is the user's.
    fn plans_for(&self, picked: Picked) -> bool {
        let user: Side = self.game.position().side().other();
        self.is_computers_turn() && self.player(user) == Player::Human && owner(self.game.position(), picked) == Some(user)
    }

    /// Whether a piece could go to a cell, whatever stands in its way now.
    fn could_go(&self, picked: Picked, to: Cell) -> bool {
        let legal_if_it_were = || self.targets_of_picked(picked).iter().any(|target| target.cell == to);
        match picked {
            Picked::Cell(from) if from == to => false,
            Picked::Cell(from) => steps(self.variant(), self.game.position().at(from), from).any(|cell| cell == to) || legal_if_it_were(),
            Picked::Held(_) => legal_if_it_were(),
        }
    }

    /// Plays what was planned, if it can be played now.
    pub(in crate::app) fn play_planned(&mut self, planned: Option<(Picked, Cell)>) -> Effects {
        let Some((picked, to)) = planned.filter(|_| self.game.outcome().is_none()) else { return Effects::none() };
        self.drag(picked, to)
    }

    /// Takes away what was planned; what it was.
    pub(in crate::app) fn take_planned(&mut self) -> Option<(Picked, Cell)> {
        self.hand.take_planned()
    }
}
