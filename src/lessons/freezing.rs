//! Exercises about semi-royals: pieces freeze without them, and thaw when they come back.

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::position::Draft;
use nestmate_core::variant::{KindId, KindSet, Piece, Reserve, Rule, Side};

use super::changes::change;
use super::exercise::{Exercise, Goal, LEARNER};
use super::workshop::Workshop;

/// How many pieces freeze, by exercise.
const PIECES: [usize; 2] = [3, 6];

#[derive(Clone, Copy, Debug)]
pub(super) struct Freeze {
    pub(super) semi_royal: KindId,
    pub(super) pieces: KindSet,
    pub(super) cells: CellSet,
}

impl Freeze {
    /// Whether a piece depends on the semi-royal and is another.
    pub(super) fn binds(&self, piece: Piece) -> bool {
        self.pieces.contains(piece.kind()) && piece.kind() != self.semi_royal
    }

    pub(super) fn of(rule: &Rule) -> Option<Self> {
        let Rule::Freeze { semi_royal, pieces, cells } = rule else { return None };
        Some(Self { semi_royal: *semi_royal, pieces: *pieces, cells: *cells })
    }
}

impl Workshop<'_> {
    /// Take the semi-royal and see its pieces freeze; bring the own one back.
    pub(super) fn freezing(&mut self, freeze: &Freeze) -> Vec<Exercise> {
        let mut found = Vec::new();
        for (level, count) in PIECES.into_iter().enumerate() {
            found.extend(self.best((120, 4), |shop| {
                let exercise = shop.taking(freeze, count, level + 2)?;
                Some((exercise.par as usize, exercise))
            }));
        }
        found.extend(self.dropped_back(freeze));
        for rule in self.variant.rules.iter().filter(|rule| change(rule).is_some()) {
            found.extend(self.best((120, 3), |shop| {
                let exercise = shop.brought_back(freeze, rule)?;
                Some((exercise.par as usize, exercise))
            }));
        }
        found
    }

    /// The pieces of a side that depend on the semi-royal, where they stand at first, in any order.
    fn dependents(&mut self, freeze: &Freeze, side: Side) -> Vec<(Cell, Piece)> {
        let position = self.array.picture();
        let cells = *position.pieces(side) & freeze.cells;
        let pieces: Vec<(Cell, Piece)> = cells.iter().map(|cell| (cell, position.at(cell))).filter(|known| freeze.binds(known.1)).collect();
        self.mixed(pieces)
    }

    /// A piece that can take the semi-royal in a few moves.
    fn taking(&mut self, freeze: &Freeze, count: usize, moves: usize) -> Option<Exercise> {
        let enemy = LEARNER.other();
        let mut board = Draft::empty();
        let home: Vec<Cell> = self.home(freeze.semi_royal, enemy).into_iter().filter(|&cell| freeze.cells.contains(cell)).collect();
        board.put(self.variant, self.pick(&home)?, Piece::new(freeze.semi_royal, enemy));
        let pieces: Vec<(Cell, Piece)> = self.dependents(freeze, enemy).into_iter().take(count).collect();
        let cells: CellSet = pieces.iter().map(|&(cell, _)| cell).collect();
        for (cell, piece) in pieces {
            board.put(self.variant, cell, piece);
        }
        // The own one stands too, so that nothing can become one on the way.
        let own: Vec<Cell> = self.home(freeze.semi_royal, LEARNER).into_iter().filter(|&cell| freeze.cells.contains(cell)).collect();
        for cell in own {
            board.put(self.variant, cell, Piece::new(freeze.semi_royal, LEARNER));
        }
        let kind = self.taker(&mut board)?;
        self.thaw(&mut board);
        let exercise = Exercise { movers: [kind].into_iter().collect(), ..Self::exercise(&board, Goal::Freeze(cells), CellSet::EMPTY) };
        self.proved(exercise, 2..=moves)
    }

    /// Puts a piece of the learner's anywhere: none that costs something when it takes, and no King.
    fn taker(&mut self, board: &mut Draft) -> Option<KindId> {
        let able = |kind: KindId| !self.variant.kind(kind).royal && self.variant.vanish[kind.index()].is_empty();
        let kinds: Vec<KindId> = self.variant.kind_ids().filter(|&kind| able(kind) && !self.home(kind, LEARNER).is_empty()).collect();
        let kind = self.pick(&kinds)?;
        self.put_somewhere(board, kind, LEARNER).map(|_| kind)
    }

    /// Frozen pieces of the learner's, with their cells.
    fn frozen(&mut self, freeze: &Freeze) -> Option<(Draft, CellSet)> {
        let mut board = Draft::empty();
        let pieces: Vec<(Cell, Piece)> = self.dependents(freeze, LEARNER).into_iter().take(4).collect();
        let cells: CellSet = pieces.iter().map(|&(cell, _)| cell).collect();
        for (cell, piece) in pieces {
            board.put(self.variant, cell, piece);
        }
        let all = !cells.is_empty() && cells.iter().all(|cell| board.picture().is_frozen(self.variant, cell));
        all.then_some((board, cells))
    }

    /// The semi-royal is in the reserve, to be dropped.
    fn dropped_back(&mut self, freeze: &Freeze) -> Option<Exercise> {
        let (mut board, cells) = self.frozen(freeze)?;
        board.hold(self.variant, Reserve::of(LEARNER), freeze.semi_royal, 1);
        let exercise = Self::exercise(&board, Goal::Thaw(cells), CellSet::EMPTY);
        self.proved(Exercise { movers: KindSet::EMPTY, ..exercise }, 1..=2)
    }

    /// A piece has to become the semi-royal.
    fn brought_back(&mut self, freeze: &Freeze, rule: &Rule) -> Option<Exercise> {
        let kinds = self.changing(rule);
        let kind = self.pick(&kinds).filter(|&kind| self.outcomes(kind, rule).contains(freeze.semi_royal))?;
        let (mut board, cells) = self.frozen(freeze)?;
        let at = self.put_somewhere(&mut board, kind, LEARNER)?;
        if board.picture().is_frozen(self.variant, at) {
            // What thaws it must leave the others frozen.
            self.guard(&mut board, LEARNER, at);
        }
        if !cells.iter().all(|cell| board.picture().is_frozen(self.variant, cell)) {
            return None;
        }
        self.fill(&mut board, rule);
        if let Rule::Exchange { .. } = rule {
            board.hold(self.variant, Reserve::Neutral, freeze.semi_royal, 1);
        }
        let exercise = Self::exercise(&board, Goal::Thaw(cells), CellSet::EMPTY);
        self.proved(Exercise { movers: [kind].into_iter().collect(), ..exercise }, 1..=3)
    }
}
