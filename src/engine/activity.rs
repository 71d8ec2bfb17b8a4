//! What the men of a position can do: their mobility, how they press on the enemy's royal man, and which men are attacked to no good.
//!
//! One position differs from the next by a few cells, so what each man sees is kept, and only the men that see a changed cell look
//! again.

use super::weights::{Pair, Weights};
use crate::geometry::{Cell, CellSet, MAX_CELLS};
use crate::position::Position;
use crate::variant::{Man, Mode, Moves, Only, Ray, Side, Variant};

/// What is found of one side.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Activity {
    /// Cells that its men can go to, more or less than such men can on average, weighted by kind; centipawns.
    pub(super) mobility: Pair,
    /// Cells near the enemy's royal man that its men attack, weighted by kind.
    pub(super) pressure: i32,
    /// What it would win if the enemy did nothing about men attacked by lesser ones or not defended; centipawns.
    pub(super) threats: i32,
}

/// What a man does from where it stands.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Outlook {
    /// Every cell that it depends on.
    seen: CellSet,
    /// The cells that it attacks, those of its own side's men included.
    hits: CellSet,
    /// The enemy's more valuable men that it attacks.
    prey: CellSet,
    /// How many cells it can go to.
    cells: i32,
    /// Whether it attacks any of the enemy's men.
    captures: bool,
}

/// Something for each cell; of a fixed length, so that a cell is always within it.
type ByCell<T> = Box<[T; MAX_CELLS]>;

#[expect(clippy::unnecessary_box_returns, reason = "too large for the stack")]
fn by_cell<T: Clone>(value: T) -> ByCell<T> {
    let Ok(array) = vec![value; MAX_CELLS].into_boxed_slice().try_into() else { unreachable!("it is as long as it is made") };
    array
}

/// Sums over the men of a side.
#[derive(Clone, PartialEq, Debug)]
struct Sums {
    mobility: Pair,
    /// By cell: how many men see it, how many attack it, and how hard those would press there.
    by_cell: ByCell<(i16, i16, i32)>,
    /// The cells that are seen.
    seen: CellSet,
    /// The cells that are attacked.
    attacked: CellSet,
    /// The cells of men that attack any of the enemy's.
    captors: CellSet,
    /// The cells of men that attack more valuable ones.
    hunters: CellSet,
}

/// What is known of the position looked at last.
#[derive(Clone, Debug)]
pub(super) struct Survey {
    /// Its hash.
    hash: Option<u64>,
    board: [Man; MAX_CELLS],
    thawed: [u8; 2],
    /// By cell: what the man there does.
    outlooks: ByCell<Outlook>,
    /// By cell: where the men stand that see it.
    watchers: ByCell<CellSet>,
    sums: [Sums; 2],
}

impl Survey {
    /// Of an empty board.
    pub(super) fn new() -> Self {
        let none = CellSet::EMPTY;
        let sums =
            Sums { mobility: Pair::default(), by_cell: by_cell((0, 0, 0)), seen: none, attacked: none, captors: none, hunters: none };
        Self {
            hash: None,
            board: [Man::NONE; MAX_CELLS],
            thawed: [0; 2],
            outlooks: by_cell(Outlook::default()),
            watchers: by_cell(none),
            sums: [sums.clone(), sums],
        }
    }

    /// The activity of both sides' men.
    pub(super) fn activity(&mut self, position: &Position, variant: &Variant, weights: &Weights) -> [Activity; 2] {
        self.follow(position, variant, weights);
        Side::BOTH.map(|side| Activity {
            mobility: self.sums[side.index()].mobility,
            pressure: self.pressure(side, weights.zone(side.other(), position.royal(side.other()))),
            threats: self.threats(side, position, weights),
        })
    }

    /// The cells that a side's men see, if this position was looked at last.
    ///
    /// A move that leaves and ends on none of them can be answered by no capture.
    pub(super) fn seen(&self, position: &Position, side: Side) -> Option<&CellSet> {
        (self.hash == Some(position.hash())).then_some(&self.sums[side.index()].seen)
    }

    /// The cells of a side's men that attack any of the enemy's, if this position was looked at last.
    pub(super) fn captors(&self, position: &Position, side: Side) -> Option<&CellSet> {
        (self.hash == Some(position.hash())).then_some(&self.sums[side.index()].captors)
    }

    /// Goes on from the position looked at last to another.
    pub(super) fn follow(&mut self, position: &Position, variant: &Variant, weights: &Weights) {
        if self.hash.replace(position.hash()) == Some(position.hash()) {
            return;
        }
        let changed = position.differs(&self.board);
        let mut stale = changed;
        for cell in changed.iter() {
            stale |= self.watchers[cell.index()];
        }
        for cell in changed.iter() {
            let before = std::mem::replace(&mut self.board[cell.index()], position.at(cell));
            if before.is_some() {
                self.replace(before, cell, &Outlook::default(), weights);
            }
        }
        for side in Side::BOTH {
            let thawed = position.thawed(side);
            if std::mem::replace(&mut self.thawed[side.index()], thawed) != thawed {
                stale |= *position.men(side);
            }
            (stale & *position.men(side)).iter().for_each(|from| {
                let man = position.at(from);
                let free = position.is_thawed(side, variant.group(man.kind(), from));
                let outlook = if free { Outlook::of(man, from, position, variant, weights) } else { Outlook::default() };
                self.replace(man, from, &outlook, weights);
            });
        }
    }

    /// Puts what a man does now in the place of what it did.
    fn replace(&mut self, man: Man, from: Cell, new: &Outlook, weights: &Weights) {
        let old = &mut self.outlooks[from.index()];
        let sums = &mut self.sums[man.side().index()];
        let kind = man.kind().index();
        sums.count(weights.mobility[kind], weights.usual[kind], old, -1);
        sums.count(weights.mobility[kind], weights.usual[kind], new, 1);
        let pressing = weights.pressing[kind];
        (new.seen ^ old.seen).iter().for_each(|cell| {
            let (watching, ..) = &mut sums.by_cell[cell.index()];
            let sees = new.seen.contains(cell);
            *watching += if sees { 1 } else { -1 };
            sums.seen.set(cell, *watching > 0);
            self.watchers[cell.index()].set(from, sees);
        });
        (new.hits ^ old.hits).iter().for_each(|cell| {
            let (_, attackers, pressure) = &mut sums.by_cell[cell.index()];
            let one = if new.hits.contains(cell) { 1 } else { -1 };
            *attackers += one;
            *pressure += i32::from(one) * pressing;
            sums.attacked.set(cell, *attackers > 0);
        });
        sums.captors.set(from, new.captures);
        sums.hunters.set(from, !new.prey.is_empty());
        *old = *new;
    }

    fn pressure(&self, side: Side, zone: &CellSet) -> i32 {
        let sums = &self.sums[side.index()];
        (sums.attacked & *zone).iter().map(|cell| sums.by_cell[cell.index()].2).sum()
    }

    /// What the enemy's men are worth that are attacked by lesser ones, less those, and those that nobody defends.
    fn threats(&self, side: Side, position: &Position, weights: &Weights) -> i32 {
        let value = |cell: Cell| weights.value[position.at(cell).kind().index()];
        let (own, enemy) = (&self.sums[side.index()], &self.sums[side.other().index()]);
        let mut beset = CellSet::EMPTY;
        own.hunters.iter().for_each(|hunter| beset |= self.outlooks[hunter.index()].prey);
        let least = |cell: Cell| own.hunters.iter().filter(|hunter| self.outlooks[hunter.index()].prey.contains(cell)).map(value).min();
        let lost: i32 = beset.iter().map(|cell| value(cell) - least(cell).unwrap_or(0)).sum();
        let mut loose = own.attacked & *position.men(side.other()) & !enemy.attacked & !beset;
        loose.remove(position.royal(side.other()));
        lost + loose.iter().map(value).sum::<i32>()
    }
}

impl Sums {
    /// Adds what a man does, or takes it away.
    fn count(&mut self, weight: Pair, usual: Pair, outlook: &Outlook, times: i32) {
        // Who sees nothing is frozen or gone.
        if !outlook.seen.is_empty() {
            self.mobility.full += times * weight.full * (16 * outlook.cells - usual.full);
            self.mobility.thin += times * weight.thin * (16 * outlook.cells - usual.thin);
        }
    }
}

impl Outlook {
    /// What a man does from a cell.
    fn of(man: Man, from: Cell, position: &Position, variant: &Variant, weights: &Weights) -> Self {
        let Moves { both, quiet, capture, rays, .. } = variant.rows.moves(man.index(), from);
        let mut look = Look { position, own: man.side(), worth: weights.value[man.kind().index()], weights, found: Self::default() };
        look.found.seen.insert(from);
        for &to in both {
            look.hit(to, Only::Both);
        }
        for &to in capture {
            look.hit(to, Only::Capture);
        }
        for &to in quiet {
            look.pass(to);
        }
        for &ray in rays {
            look.along(variant.rows.cells(ray), ray);
        }
        look.found.seen |= look.found.hits;
        look.found
    }
}

/// One look round.
struct Look<'a> {
    position: &'a Position,
    weights: &'a Weights,
    own: Side,
    worth: i32,
    found: Outlook,
}

impl Look<'_> {
    /// Takes in a cell that the man attacks.
    #[inline]
    fn hit(&mut self, to: Cell, only: Only) {
        let target = self.position.at(to);
        self.found.hits.insert(to);
        let taken = target.is_of(self.own.other());
        let goes = if only == Only::Capture { taken } else { !target.is_of(self.own) };
        self.found.cells += i32::from(goes);
        if taken {
            self.found.captures = true;
            if self.worth > 0 && self.weights.value[target.kind().index()] > self.worth {
                self.found.prey.insert(to);
            }
        }
    }

    /// Takes in a cell that the man can only go to.
    #[inline]
    fn pass(&mut self, to: Cell) {
        self.found.seen.insert(to);
        self.found.cells += i32::from(self.position.at(to).is_none());
    }

    /// Looks along a path of more than one cell.
    fn along(&mut self, path: &[Cell], ray: Ray) {
        match ray.mode {
            Mode::Ride => {
                for &to in path {
                    let free = self.position.at(to).is_none();
                    match ray.only {
                        Only::Both => self.hit(to, Only::Both),
                        Only::Move => self.pass(to),
                        Only::Capture => self.hit(to, Only::Capture),
                    }
                    if !free {
                        break;
                    }
                }
            }
            Mode::Lame => {
                let Some((&to, through)) = path.split_last() else { return };
                for &cell in through {
                    self.found.seen.insert(cell);
                    if self.position.at(cell).is_some() {
                        return;
                    }
                }
                if ray.only == Only::Move { self.pass(to) } else { self.hit(to, ray.only) }
            }
            Mode::Hop => {
                let mut mounted = false;
                for &to in path {
                    let taken = self.position.at(to).is_some();
                    if mounted {
                        self.hit(to, Only::Capture);
                    } else {
                        self.found.seen.insert(to);
                    }
                    if mounted && taken {
                        break;
                    }
                    mounted |= taken;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
