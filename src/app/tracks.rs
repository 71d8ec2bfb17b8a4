//! The ways that a man takes to its targets, and why it does not come to other cells.

use super::scene::{Picked, Target};
use super::state::App;
use super::{select, why};
use crate::geometry::Cell;
use crate::position::Position;
use crate::variant::{Mode, Variant};

/// The targets of a man that is only looked at, in one position.
#[derive(Clone, Debug)]
pub(super) struct Watched {
    cell: Cell,
    hash: u64,
    targets: Vec<Target>,
}

/// The cells that a man passes on its ways to its targets, its own cell first; a way of a single step is not among them.
#[must_use]
pub fn tracks(position: &Position, variant: &Variant, from: Cell, targets: &[Target]) -> Vec<Vec<Cell>> {
    let man = position.at(from);
    if man.is_none() {
        return Vec::new();
    }
    let is_target = |cell: Cell| targets.iter().any(|target| target.cell == cell);
    let mut found: Vec<Vec<Cell>> = Vec::new();
    for &ray in variant.rows.moves(man.index(), from).rays {
        let cells = variant.rows.cells(ray);
        let men = cells.iter().position(|&cell| cell != from && position.at(cell).is_some());
        let end = match ray.mode {
            Mode::Ride => cells.iter().take(men.map_or(cells.len(), |at| at + 1)).rposition(|&cell| is_target(cell)),
            Mode::Lame => cells.len().checked_sub(1).filter(|&last| is_target(cells[last]) && men.is_none_or(|at| at == last)),
            Mode::Hop => {
                let beyond = men.and_then(|first| (first + 1..cells.len()).find(|&at| position.at(cells[at]).is_some()));
                beyond.filter(|&at| is_target(cells[at]))
            }
        };
        // A single step needs no line, but for one that goes by way of another cell.
        if let Some(end) = end.filter(|&end| end > 0) {
            let track: Vec<Cell> = std::iter::once(from).chain(cells[..=end].iter().copied()).collect();
            if !found.contains(&track) {
                found.push(track);
            }
        }
    }
    found
}

impl App {
    /// Looks at the man on a cell: where it could go is shown until the pointer leaves it.
    pub(super) fn watch(&mut self, cell: Option<Cell>) {
        let cell = cell.filter(|&cell| self.preview.is_none() && self.game.position().at(cell).is_some());
        let hash = self.game.position().hash();
        let targets = |cell| select::targets(&self.game, Picked::Cell(cell));
        self.watched = cell.map(|cell| Watched { cell, hash, targets: targets(cell) });
    }

    /// The man whose targets the board shows, with those: the one that is picked up, or else the one under the pointer.
    pub(super) fn looked_at(&self) -> (Option<Cell>, &[Target]) {
        match (self.picked, &self.watched) {
            (Some(Picked::Cell(cell)), _) => (Some(cell), &self.targets),
            (Some(Picked::Held(_)), _) => (None, &self.targets),
            (None, Some(watched)) if self.preview.is_none() && watched.hash == self.game.position().hash() => {
                (Some(watched.cell), &watched.targets)
            }
            _ => (None, &[]),
        }
    }

    /// Why the man that is picked up cannot go to the cell under the pointer, whosever turn it is.
    #[must_use]
    pub fn obstacle(&self) -> Option<String> {
        let (picked, to) = (self.picked?, self.pointed?);
        if picked == Picked::Cell(to) || self.preview.is_some() || self.targets.iter().any(|target| target.cell == to) {
            return None;
        }
        if self.exercise().is_some() {
            return self.refusal_in_exercise(picked, to).map(|reason| reason.to_string());
        }
        let owner = select::owner(self.game.position(), picked)?;
        let mut position = self.game.position().clone();
        if owner != position.side() {
            position.make_null(self.variant());
        }
        Some(why::refusal(position, self.variant(), picked, to).to_string())
    }
}
