//! What all makers of exercises need: boards with few pieces, chance that is the same every time, and the proof that there is a way.

use fastrand::Rng;
use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::movegen::{reachable, steps};
use nestmate_core::position::{Draft, Position};
use nestmate_core::rules::start;
use nestmate_core::variant::{KindId, KindSet, Piece, Side, Variant};

use super::Alteration;
use super::changes::change;
use super::exercise::{Attempt, Exercise, Goal, LEARNER, Solution, is_checked, solve};
use super::freezing::Freeze;

/// How many boards the proof of an exercise may look at.
const BOARDS: usize = 6_000;

pub(super) struct Workshop<'a> {
    pub(super) variant: &'a Variant,
    pub(super) array: Draft,
    /// The cells that White's pieces of a kind can ever come to, by kind.
    haunts: Vec<CellSet>,
    pub(super) random: Rng,
}

impl<'a> Workshop<'a> {
    /// A workshop; `None` for a game without a start.
    pub(super) fn new(variant: &'a Variant) -> Option<Self> {
        let array = Draft::of(&start(variant).ok()?);
        let mut shop = Self { variant, array, haunts: vec![CellSet::EMPTY; variant.kinds.len()], random: Rng::with_seed(0) };
        for kind in variant.kind_ids() {
            shop.haunts[kind.index()] = shop.haunts_of(kind);
        }
        Some(shop)
    }

    /// Begins the chance of a lesson anew, so that each is the same whatever was made before it.
    pub(super) fn seed(&mut self, lesson: &str) {
        let letters = self.variant.id.bytes().chain(lesson.bytes());
        let seed = letters.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        self.random = Rng::with_seed(seed);
    }

    pub(super) fn pick<T>(&mut self, things: impl IntoIterator<Item = T>) -> Option<T> {
        let things: Vec<T> = things.into_iter().collect();
        self.random.choice(things)
    }

    pub(super) fn mixed<T>(&mut self, things: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut things: Vec<T> = things.into_iter().collect();
        self.random.shuffle(&mut things);
        things
    }

    /// The cells where a side's pieces of a kind, or of its other side, stand at first.
    pub(super) fn home(&self, kind: KindId, side: Side) -> Vec<Cell> {
        let unturned = self.variant.kind(kind).unturned;
        let position = self.array.picture();
        position.pieces(side).iter().filter(|&cell| position.at(cell).kind() == unturned).collect()
    }

    pub(super) fn haunts(&self, kind: KindId, side: Side) -> CellSet {
        self.variant.seen_by(side, &self.haunts[kind.index()])
    }

    fn haunts_of(&self, kind: KindId) -> CellSet {
        let mut cells: CellSet = self.home(kind, LEARNER).into_iter().collect();
        let turned = self.variant.kind(kind).turned;
        for becoming in self.variant.rules.iter().filter_map(change) {
            let arrives = if becoming.to.contains(kind) {
                becoming.on & self.arrivals(becoming.pieces)
            } else if becoming.how == Some(Alteration::TurnOver) && turned && !cells.is_empty() {
                becoming.on & reachable(self.variant, Piece::new(kind, LEARNER), cells)
            } else {
                continue;
            };
            cells |= arrives & self.variant.board.cells;
        }
        reachable(self.variant, Piece::new(kind, LEARNER), cells)
    }

    /// Where pieces that can become others come to. What is dropped can be anywhere.
    fn arrivals(&self, pieces: KindSet) -> CellSet {
        if self.variant.has_reserves {
            return self.variant.board.cells;
        }
        let from = |kind: KindId| reachable(self.variant, Piece::new(kind, LEARNER), self.home(kind, LEARNER).into_iter().collect());
        self.variant.kind_ids().filter(|&kind| pieces.contains(kind)).map(from).fold(CellSet::EMPTY, |all, cells| all | cells)
    }

    /// The cells that a piece could come to from one, and those on its ways, whatever stands there.
    pub(super) fn touched(&self, piece: Piece, from: Cell) -> Vec<Cell> {
        steps(self.variant, piece, from).filter(|&cell| cell != from).collect()
    }

    /// Kinds of pieces that the enemy could have on a cell, to be taken there: no King, and none that others depend on.
    pub(super) fn victims(&self, cell: Cell) -> Vec<KindId> {
        let position = self.array.picture();
        let stands = |kind: KindId| position.has(LEARNER.other(), kind);
        let plain = |kind: KindId| !self.variant.kind(kind).royal && !self.variant.semi_royals.contains(kind);
        let lives = |kind: KindId| self.haunts(kind, LEARNER.other()).contains(cell);
        self.variant.kind_ids().filter(|&kind| stands(kind) && plain(kind) && lives(kind)).collect()
    }

    /// Puts a side's piece on a free cell that it can come to.
    pub(super) fn put_somewhere(&mut self, board: &mut Draft, kind: KindId, side: Side) -> Option<Cell> {
        let free = |cell: &Cell| board.picture().at(*cell).is_none();
        let cell = self.pick(self.haunts(kind, side).iter().filter(free))?;
        board.put(self.variant, cell, Piece::new(kind, side));
        Some(cell)
    }

    /// Gives each side the semi-royals that its pieces on the board need, so that none is frozen.
    pub(super) fn thaw(&self, board: &mut Draft) {
        for side in Side::BOTH {
            let pieces: Vec<Cell> = board.picture().pieces(side).iter().collect();
            for cell in pieces {
                if board.picture().is_frozen(self.variant, cell) {
                    self.guard(board, side, cell);
                }
            }
        }
    }

    pub(super) fn guard(&self, board: &mut Draft, side: Side, cell: Cell) {
        let group = self.variant.group(board.picture().at(cell).kind(), cell);
        let freezes = self.variant.rules.iter().filter_map(Freeze::of).map(|freeze| (freeze.semi_royal, freeze.cells));
        let Some((kind, cells)) = freezes.enumerate().find(|(index, _)| index + 1 == group).map(|(_, freeze)| freeze) else { return };
        let home = self.home(kind, side).into_iter().filter(|&cell| cells.contains(cell));
        let other = (self.haunts(kind, side) & cells).iter();
        let free = |cell: &Cell| board.picture().at(*cell).is_none();
        if let Some(cell) = home.chain(other).find(free) {
            board.put(self.variant, cell, Piece::new(kind, side));
        }
    }

    /// An exercise on a board; how many moves it takes is still to be found.
    pub(super) fn exercise(board: &Draft, goal: Goal, stars: CellSet) -> Exercise {
        let mut position: Position = board.picture().clone();
        position.forget();
        Exercise { start: position, goal, stars, movers: KindSet::ALL, from: !CellSet::EMPTY, par: 0, inside: None }
    }

    /// The exercise with the fewest moves that it takes, if those are within bounds and the board is one that rules can be asked about.
    pub(super) fn proved(&self, mut exercise: Exercise, moves: std::ops::RangeInclusive<usize>) -> Option<Exercise> {
        if Side::BOTH.into_iter().any(|side| is_checked(&exercise.start, self.variant, side)) {
            return None;
        }
        let way = solve(self.variant, &exercise, &Attempt::new(&exercise), BOARDS);
        let Solution::Shortest(line) = way else { return None };
        if !moves.contains(&line.len()) {
            return None;
        }
        exercise.par = u32::try_from(line.len()).ok()?;
        Some(exercise)
    }

    /// The exercise that takes the most moves, of some that are found by trying.
    pub(super) fn longest(&mut self, tries: (usize, usize), mut make: impl FnMut(&mut Self) -> Option<Exercise>) -> Option<Exercise> {
        self.best(tries, |shop| make(shop).map(|made| (made.par as usize, made)))
    }

    /// The best of some exercises that are found by trying: the highest mark, the first of those with the same.
    pub(super) fn best(
        &mut self,
        (tries, enough): (usize, usize),
        mut make: impl FnMut(&mut Self) -> Option<(usize, Exercise)>,
    ) -> Option<Exercise> {
        let mut best: Option<(usize, Exercise)> = None;
        let mut found = 0;
        for _ in 0..tries {
            let Some(exercise) = make(self) else { continue };
            if best.as_ref().is_none_or(|known| exercise.0 > known.0) {
                best = Some(exercise);
            }
            found += 1;
            if found == enough {
                break;
            }
        }
        best.map(|known| known.1)
    }
}
