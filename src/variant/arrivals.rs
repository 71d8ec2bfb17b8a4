//! What can happen to a man at the end of its move: promotion, turning over, exchange, restoring, swap.

use super::checked::{Checked, Rule};
use super::compile::{Doubles, can_move};
use super::men::{KindId, Man, Side};
use super::paths::seen_by;
use super::rows::Rows;
use super::schema::Holder;
use crate::geometry::{Cell, CellSet};

/// What a man that arrives on a cell can or must become, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Marks(u8);

impl Marks {
    /// It may turn over, leaving or arriving.
    pub const TURN: Self = Self(1);
    /// It could never move again as it is.
    pub const STUCK: Self = Self(2);
    /// A promotion to another man.
    pub const PROMOTE: Self = Self(4);
    /// An exchange with a reserve, which it must make.
    pub const EXCHANGE: Self = Self(8);
    /// It may be given for a missing man.
    pub const RESTORE: Self = Self(16);
    /// Its start or end lets it be swapped.
    pub const SWAP_ZONE: Self = Self(32);
    /// It can be swapped on this cell.
    pub const SWAP_ON: Self = Self(64);

    /// The marks that count for the cell a move starts from.
    const LEAVING: Self = Self(Self::TURN.0 | Self::SWAP_ZONE.0);

    /// Whether there is nothing to ask.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a mark is set.
    #[inline]
    #[must_use]
    pub fn has(self, mark: Self) -> bool {
        self.0 & mark.0 != 0
    }

    fn add(&mut self, mark: Self) {
        self.0 |= mark.0;
    }
}

/// A promotion open to a man on some cells.
#[derive(Clone, Debug)]
pub struct Promotion {
    /// Where.
    pub on: CellSet,
    /// To what.
    pub to: Vec<KindId>,
    /// Whether the man may stay as it is.
    pub optional: bool,
    /// Only for a kind of which its player has none.
    pub if_none: bool,
}

/// A replacement by a man from a reserve.
#[derive(Clone, Debug)]
pub struct Restoration {
    /// Where.
    pub on: CellSet,
    /// The man restored.
    pub to: KindId,
    /// Where its player must have none.
    pub missing_on: CellSet,
    /// The reserves looked at, in order.
    pub from: Vec<Holder>,
}

/// Everything that can happen to men on arrival, by man index.
#[derive(Clone, Debug, Default)]
pub struct Arrivals {
    points: usize,
    marks: Vec<Marks>,
    special: Vec<bool>,
    /// By man index: the cells from which a move on an empty board can change it.
    changing: Vec<CellSet>,
    /// By man index: the cells from which a double step can change it.
    doubling: Vec<CellSet>,
    /// By side: the cells from which a move can change any of its men.
    changing_any: [CellSet; 2],
    /// By man index: the cells with a mark.
    marked: Vec<CellSet>,
    /// Promotions.
    pub promotions: Vec<Vec<Promotion>>,
    /// What it can be exchanged for, whose reserve held it.
    pub exchanges: Vec<Vec<KindId>>,
    /// Replacements for a missing man.
    pub restorations: Vec<Vec<Restoration>>,
    /// What it can be swapped for in the enemy's reserve.
    pub swaps: Vec<Option<KindId>>,
}

impl Arrivals {
    /// Whether anything can ever happen to this man.
    #[inline]
    #[must_use]
    pub fn is_special(&self, man: usize) -> bool {
        self.special[man]
    }

    /// Whether a move from this cell can make another man of it.
    #[inline]
    #[must_use]
    pub fn can_change(&self, man: usize, from: Cell) -> bool {
        self.changing[man].contains(from)
    }

    /// The cells from which a move can change any of a side's men.
    #[inline]
    #[must_use]
    pub(crate) fn changing_any(&self, side: Side) -> &CellSet {
        &self.changing_any[side.index()]
    }

    /// Whether a move from this cell to one of `ends`, or a double step, can make another man of it.
    #[inline]
    #[must_use]
    pub(crate) fn can_change_on(&self, man: usize, from: Cell, ends: &CellSet) -> bool {
        let leaving = self.marks[man * self.points + from.index()].0 & Marks::LEAVING.0 != 0;
        self.can_change(man, from) && (leaving || ends.meets(&self.marked[man]) || self.doubling[man].contains(from))
    }

    /// The marks of a move of a man between two cells.
    #[inline]
    #[must_use]
    pub fn marks(&self, man: usize, from: Cell, to: Cell) -> Marks {
        let at = |cell: Cell| self.marks[man * self.points + cell.index()];
        Marks(at(to).0 | at(from).0 & Marks::LEAVING.0)
    }

    pub(crate) fn new(def: &Checked, rows: &Rows, doubles: &Doubles) -> Self {
        let men = (def.men.len() + 1) * 2;
        let points = def.board.grid.points();
        let mut arrivals = Self {
            points,
            marks: vec![Marks::default(); men * points],
            special: vec![false; men],
            changing: vec![CellSet::EMPTY; men],
            doubling: vec![CellSet::EMPTY; men],
            changing_any: [CellSet::EMPTY; 2],
            marked: vec![CellSet::EMPTY; men],
            promotions: vec![Vec::new(); men],
            exchanges: vec![Vec::new(); men],
            restorations: vec![Vec::new(); men],
            swaps: vec![None; men],
        };
        for index in 1..=def.men.len() {
            for side in Side::BOTH {
                def.rules.iter().for_each(|rule| arrivals.add(def, rule, KindId::new(index), side));
                let kind = KindId::new(index);
                arrivals.mark_stuck(def, rows, kind, side);
                let man = Man::new(kind, side).index();
                if arrivals.special[man] {
                    let changing = doubles[man].iter().filter(|&&(from, _, to)| !arrivals.marks(man, from, to).is_empty());
                    arrivals.doubling[man] = changing.map(|double| double.0).collect();
                    arrivals.changing[man] = def.board.cells.iter().filter(|&from| arrivals.changes_from(rows, man, from)).collect();
                    arrivals.changing[man] |= arrivals.doubling[man];
                    arrivals.changing_any[side.index()] |= arrivals.changing[man];
                }
            }
        }
        arrivals
    }

    fn add(&mut self, def: &Checked, rule: &Rule, kind: KindId, side: Side) {
        let man = Man::new(kind, side).index();
        let seen = |set: &CellSet| seen_by(side, set, &def.board);
        match rule {
            Rule::TurnOver { men, zone } if men.contains(kind) => self.mark(man, &seen(zone), Marks::TURN),
            Rule::Promote { men, on, to, optional, if_none } if men.contains(kind) => {
                self.mark(man, &seen(on), Marks::PROMOTE);
                self.promotions[man].push(Promotion { on: seen(on), to: to.clone(), optional: *optional, if_none: *if_none });
            }
            Rule::Exchange { men, on, to } if men.contains(kind) => {
                self.mark(man, &seen(on), Marks::EXCHANGE);
                self.exchanges[man].clone_from(to);
            }
            Rule::Restore { men, on, to, missing_on, from } if men.contains(kind) => {
                self.mark(man, &seen(on), Marks::RESTORE);
                let missing_on = seen(missing_on);
                self.restorations[man].push(Restoration { on: seen(on), to: *to, missing_on, from: from.clone() });
            }
            Rule::Swap { men, zone, on, to } if men.contains(kind) => {
                self.mark(man, &seen(zone), Marks::SWAP_ZONE);
                self.mark(man, &seen(on), Marks::SWAP_ON);
                self.swaps[man] = Some(*to);
            }
            _ => {}
        }
    }

    /// A man that can turn over must do so where it could never move again.
    fn mark_stuck(&mut self, def: &Checked, rows: &Rows, kind: KindId, side: Side) {
        let man = Man::new(kind, side).index();
        let turns = |rule: &Rule| matches!(rule, Rule::TurnOver { men, .. } if men.contains(kind));
        if def.men[kind.index() - 1].turned || !def.rules.iter().any(turns) {
            return;
        }
        let stuck: CellSet = def.board.cells.iter().filter(|&cell| !can_move(rows, man, cell)).collect();
        self.mark(man, &stuck, Marks::STUCK);
    }

    fn changes_from(&self, rows: &Rows, man: usize, from: Cell) -> bool {
        let moves = rows.moves(man, from);
        let rays = moves.rays.iter().flat_map(|&ray| rows.cells(ray));
        moves.both.iter().chain(moves.quiet).chain(moves.capture).chain(rays).any(|&to| !self.marks(man, from, to).is_empty())
    }

    fn mark(&mut self, man: usize, cells: &CellSet, mark: Marks) {
        cells.iter().for_each(|cell| self.marks[man * self.points + cell.index()].add(mark));
        self.marked[man] |= *cells;
        self.special[man] |= !cells.is_empty();
    }
}
