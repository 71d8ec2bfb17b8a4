//! Starts drawn by lot: which there are, and their numbers.
//!
//! The rules `Shuffle` put their pieces one after the other, each on some of the cells that the earlier ones left free. How many ways a
//! rule has does not depend on how those went, so a start is a number whose digits are the ways taken, the first rule's the lowest. The ways
//! of one rule are in order from left to right. For chess with its Bishops first this is Scharnagl's numbering.

use super::checked::{Board, Placed};
use super::fault::RuleFault;
use super::paths::cell_seen_by;
use super::pieces::{KindId, Side};
use super::schema::Rule;
use crate::geometry::{Cell, CellSet};

/// The most starts that there may be to draw from.
const MAX_STARTS: u32 = 1_000_000_000;

/// All starts of a game that is drawn by lot.
#[derive(Clone, Debug)]
pub struct Shuffle {
    draws: Vec<Draw>,
    /// How many there are; their numbers begin at 0.
    pub count: u32,
    /// White's cells on which anything is drawn.
    pub(crate) cells: CellSet,
}

/// What one rule puts.
#[derive(Clone, Debug)]
struct Draw {
    /// From left to right.
    kinds: Vec<KindId>,
    on: CellSet,
    ways: u32,
}

impl Shuffle {
    /// What the rules draw; `None` where they draw nothing. With a fault comes the place of its rule.
    pub(super) fn new(rules: &[Rule]) -> Result<Option<Self>, (usize, RuleFault)> {
        let mut all = Self { draws: Vec::new(), count: 1, cells: CellSet::EMPTY };
        for (index, rule) in rules.iter().enumerate() {
            let Rule::Shuffle { pieces, on } = rule else { continue };
            all.add(pieces, on).map_err(|fault| (index, fault))?;
        }
        Ok((!all.draws.is_empty()).then_some(all))
    }

    fn add(&mut self, kinds: &[KindId], on: &CellSet) -> Result<(), RuleFault> {
        let mut free = on.len();
        for earlier in self.draws.iter().filter(|earlier| earlier.on.meets(on)) {
            // Only so is the number of free cells the same whatever was drawn before.
            if !(earlier.on & !*on).is_empty() {
                return Err(RuleFault::ShuffleOrder);
            }
            free = free.saturating_sub(earlier.kinds.len());
        }
        if kinds.len() > free {
            return Err(RuleFault::ShuffleOrder);
        }
        let many = || RuleFault::ShuffleMany(MAX_STARTS);
        let ways = u32::try_from(choose(free, kinds.len())).map_err(|_| many())?;
        self.count = self.count.checked_mul(ways).filter(|&count| count <= MAX_STARTS).ok_or_else(many)?;
        self.cells |= *on;
        self.draws.push(Draw { kinds: kinds.to_vec(), on: *on, ways });
        Ok(())
    }

    /// White's pieces of a start on the cells on which they are drawn.
    pub fn arrangement(&self, number: u32) -> Vec<(Cell, KindId)> {
        let (mut rest, mut taken, mut placed) = (number % self.count, CellSet::EMPTY, Vec::new());
        for draw in &self.draws {
            let free: Vec<Cell> = (draw.on & !taken).iter().collect();
            let cells = combination(&free, draw.kinds.len(), u64::from(rest % draw.ways));
            rest /= draw.ways;
            for &cell in &cells {
                taken.insert(cell);
            }
            placed.extend(cells.into_iter().zip(draw.kinds.iter().copied()));
        }
        placed
    }

    /// The number of the start with these pieces of White's; `None` where it is none of them. Where several numbers mean the same start, one
    /// of them.
    pub fn number(&self, at: impl Fn(Cell) -> Option<KindId>) -> Option<u32> {
        let (mut taken, mut number, mut unit) = (CellSet::EMPTY, 0, 1);
        for draw in &self.draws {
            let free: Vec<Cell> = (draw.on & !taken).iter().collect();
            let (mut way, mut from) = (0, 0);
            for (left, &kind) in (1..=draw.kinds.len()).rev().zip(&draw.kinds) {
                let found = from + free[from..].iter().position(|&cell| at(cell) == Some(kind))?;
                way += (from..found).map(|skipped| choose(free.len() - 1 - skipped, left - 1)).sum::<u64>();
                taken.insert(free[found]);
                from = found + 1;
            }
            number += u32::try_from(way).ok()? * unit;
            unit *= draw.ways;
        }
        let others = (self.cells & !taken).iter().any(|cell| at(cell).is_some());
        (!others).then_some(number)
    }

    /// Whether the array is one of the starts, for both sides.
    pub(super) fn has(&self, array: &[Placed], board: &Board, kind: impl Fn(&Placed) -> Option<KindId>) -> bool {
        let own = |side: Side, cell: Cell| {
            let cell = cell_seen_by(side, cell, board);
            array.iter().find(|placed| placed.cell == cell)
        };
        let stands = |side: Side, cell: Cell| {
            own(side, cell).filter(|placed| placed.side() == side && !placed.turned && !placed.promoted).and_then(&kind)
        };
        let known = self.number(|cell| stands(Side::White, cell)).is_some();
        known
            && self.cells.iter().all(|cell| {
                let alike = own(Side::White, cell).is_some() == own(Side::Black, cell).is_some();
                alike && stands(Side::White, cell) == stands(Side::Black, cell)
            })
    }

    /// White's cells on which a piece of a kind can come to stand.
    pub(super) fn places(&self) -> impl Iterator<Item = (Cell, KindId)> {
        let mut found: Vec<(Cell, KindId)> = Vec::new();
        for draw in &self.draws {
            let cells: Vec<Cell> = draw.on.iter().collect();
            let room = cells.len() - draw.kinds.len();
            for (place, &kind) in draw.kinds.iter().enumerate() {
                found.extend(cells[place..=place + room].iter().map(|&cell| (cell, kind)));
            }
        }
        found.sort_unstable();
        found.dedup();
        found.into_iter()
    }
}

/// In how many ways some of so many cells can be chosen; the largest number where that is beyond all bounds.
fn choose(cells: usize, some: usize) -> u64 {
    let less = some.min(cells.saturating_sub(some));
    if some > cells {
        return 0;
    }
    let mut ways = 1_u64;
    for chosen in 0..less {
        let Some(next) = ways.checked_mul((cells - chosen) as u64) else { return u64::MAX };
        ways = next / (chosen as u64 + 1);
    }
    ways
}

/// The cells of one of the ways to choose so many, those that begin farther left first.
fn combination(cells: &[Cell], many: usize, mut way: u64) -> Vec<Cell> {
    let mut chosen = Vec::with_capacity(many);
    for (at, &cell) in cells.iter().enumerate() {
        let left = many - chosen.len();
        if left == 0 {
            break;
        }
        let with = choose(cells.len() - 1 - at, left - 1);
        if way < with {
            chosen.push(cell);
        } else {
            way -= with;
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_comes_in_order_and_each_way_once() {
        let cells: Vec<Cell> = (0..7).map(Cell::new).collect();
        for many in 0..=7 {
            let ways = choose(7, many);
            let all: Vec<Vec<Cell>> = (0..ways).map(|way| combination(&cells, many, way)).collect();
            assert!(all.iter().all(|chosen| chosen.len() == many), "{many}");
            assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "{many}");
        }
        assert_eq!((choose(7, 8), choose(512, 256), choose(40, 20)), (0, u64::MAX, 137_846_528_820));
    }
}
