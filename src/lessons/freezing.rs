//! Exercises about semi-royals: pieces freeze without them, and thaw when they come back. Among them is the game inside: it begins on the
//! folded board of a lattice, and unfolds with every move.

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::movegen::reachable;
use nestmate_core::position::{Draft, Move, MoveKind};
use nestmate_core::variant::{Inner, KindId, KindSet, Layer, Piece, Reserve, Rule, Side, Variant};

use super::changes::change;
use super::exercise::{Attempt, Exercise, Goal, Inside, LEARNER, Stage};
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
            found.extend(self.longest((120, 4), |shop| shop.taking(freeze, count, level + 2)));
        }
        found.extend(self.dropped_back(freeze));
        for rule in self.variant.rules.iter().filter(|rule| change(rule).is_some()) {
            found.extend(self.longest((120, 3), |shop| shop.brought_back(freeze, rule)));
        }
        found
    }

    /// Puts some pieces of a side that depend on the semi-royal where they stand at first, and gives back their cells.
    fn put_dependents(&mut self, board: &mut Draft, freeze: &Freeze, side: Side, count: usize) -> CellSet {
        let position = self.array.picture().clone();
        let cells = (*position.pieces(side) & freeze.cells).iter().filter(|&cell| freeze.binds(position.at(cell)));
        let cells: Vec<Cell> = self.mixed(cells).into_iter().take(count).collect();
        for &cell in &cells {
            board.put(self.variant, cell, position.at(cell));
        }
        cells.into_iter().collect()
    }

    /// A piece that can take the semi-royal in a few moves.
    fn taking(&mut self, freeze: &Freeze, count: usize, moves: usize) -> Option<Exercise> {
        let enemy = LEARNER.other();
        let mut board = Draft::empty();
        let home = self.home(freeze.semi_royal, enemy).into_iter().filter(|&cell| freeze.cells.contains(cell));
        board.put(self.variant, self.pick(home)?, Piece::new(freeze.semi_royal, enemy));
        let cells = self.put_dependents(&mut board, freeze, enemy, count);
        // The own one stands too, so that nothing can become one on the way.
        for cell in self.home(freeze.semi_royal, LEARNER).into_iter().filter(|&cell| freeze.cells.contains(cell)) {
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
        let kind = self.pick(kinds)?;
        self.put_somewhere(board, kind, LEARNER).map(|_| kind)
    }

    /// Frozen pieces of the learner's, with their cells.
    fn frozen(&mut self, freeze: &Freeze) -> Option<(Draft, CellSet)> {
        let mut board = Draft::empty();
        let cells = self.put_dependents(&mut board, freeze, LEARNER, 4);
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
        let kind = self.pick(self.changing(rule)).filter(|&kind| self.outcomes(kind, rule).contains(freeze.semi_royal))?;
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

/// The layer whose cells are those of a game inside, or whose pieces go to just these: a game can have another inside, with cells of its
/// own.
pub(super) fn layer_of(variant: &Variant, inner: &Inner) -> Option<usize> {
    if inner.cells == variant.board.cells {
        return None;
    }
    let from = |cells: CellSet, kind: KindId| reachable(variant, Piece::new(kind, LEARNER), cells);
    let reached = |layer: &Layer| layer.pieces.iter().fold(layer.cells, from);
    let own = variant.layers.iter().position(|layer| layer.cells == inner.cells);
    own.or_else(|| variant.layers.iter().position(|layer| reached(layer) == inner.cells))
}

/// How many moves the way through the familiar start array has, by exercise.
const OPENINGS: [usize; 2] = [2, 2];

impl Workshop<'_> {
    /// Moves that one knows, the King that falls, and a piece that comes from outside.
    pub(super) fn inside(&mut self, inner: &Inner, layer: usize) -> Vec<Exercise> {
        let mut found = Vec::new();
        for moves in OPENINGS {
            let made = self.longest((12, 1), |shop| shop.opening(inner, moves));
            found.extend(made.map(|made| staged(made, layer, Stage::Alone)));
        }
        let Some(freeze) = self.led(inner) else { return found };
        for (from_inside, first, moves) in [(true, Stage::Alone, 2..=3), (false, Stage::Dimmed, 1..=2)] {
            let made = self.longest((80, 2), |shop| shop.fall(inner, &freeze, from_inside, moves.clone()));
            found.extend(made.map(|made| staged(made, layer, first)));
        }
        found
    }

    /// What freezes the pieces of a game inside. One that has another inside knows the leaders of both; its own comes first.
    pub(super) fn led(&self, inner: &Inner) -> Option<Freeze> {
        let freezes: Vec<Freeze> = self.variant.rules.iter().filter_map(Freeze::of).collect();
        let stands_on = |freeze: &&Freeze| self.home(freeze.semi_royal, LEARNER).iter().any(|&cell| inner.cells.contains(cell));
        let led =
            |kind: KindId| freezes.iter().filter(stands_on).find(|freeze| freeze.semi_royal == kind && covers(freeze, inner)).copied();
        inner.pieces.iter().find_map(|&(_, kind)| led(kind))
    }

    /// Stars that the familiar pieces come to from the start array, each another kind of piece.
    fn opening(&mut self, inner: &Inner, moves: usize) -> Option<Exercise> {
        let board = self.array.clone();
        let rule = Exercise { from: inner.cells, ..Self::exercise(&board, Goal::Become(KindSet::EMPTY), CellSet::EMPTY) };
        let mut attempt = Attempt::new(&rule);
        let (mut stars, mut used) = (CellSet::EMPTY, KindSet::EMPTY);
        for _ in 0..moves {
            let mut ways = attempt.legal(self.variant, &rule);
            let kind = |mv: &Move| attempt.position.at(mv.from()).kind();
            let plain = |mv: &Move| matches!(mv.action(), MoveKind::Plain | MoveKind::Double);
            ways.retain(|mv| plain(mv) && !used.contains(kind(mv)) && !stars.contains(mv.to()));
            let mv = self.pick(ways)?;
            used.insert(kind(&mv));
            stars.insert(mv.to());
            attempt.play(self.variant, &rule, mv);
        }
        let made = Exercise { goal: Goal::Stars, stars, ..rule };
        self.proved(made, moves..=moves)
    }

    /// The enemy's familiar army, and a piece of the learner's that can take what stands for its King.
    fn fall(&mut self, inner: &Inner, freeze: &Freeze, from_inside: bool, moves: std::ops::RangeInclusive<usize>) -> Option<Exercise> {
        let mut board = self.array.clone();
        let pieces = *board.picture().pieces(LEARNER) & inner.cells;
        for cell in pieces.iter() {
            if board.picture().at(cell).kind() != freeze.semi_royal {
                board.put(self.variant, cell, Piece::NONE);
            }
        }
        let kind = self.hero(inner, from_inside)?;
        let free = |cell: &Cell| board.picture().at(*cell).is_none() && inner.cells.contains(*cell) == from_inside;
        let at = self.pick(self.haunts(kind, LEARNER).iter().filter(free))?;
        board.put(self.variant, at, Piece::new(kind, LEARNER));
        let depends = |cell: &Cell| freeze.binds(board.picture().at(*cell));
        let cells: CellSet = (*board.picture().pieces(Side::other(LEARNER)) & freeze.cells & inner.cells).iter().filter(depends).collect();
        let made = Exercise { movers: [kind].into_iter().collect(), ..Self::exercise(&board, Goal::Freeze(cells), CellSet::EMPTY) };
        self.proved(made, moves)
    }

    /// A kind of piece of the game inside that goes far, or one that belongs to no game inside.
    fn hero(&mut self, inner: &Inner, from_inside: bool) -> Option<KindId> {
        let of_inner = |kind: KindId| inner.pieces.iter().any(|&(_, known)| known == kind);
        let bound = |kind: KindId| {
            let home = self.home(kind, LEARNER);
            home.iter().all(|&cell| self.variant.inner.iter().any(|inner| inner.cells.contains(cell)))
        };
        let able = |kind: &KindId| {
            let known = self.variant.kind(*kind);
            let fits = if from_inside { of_inner(*kind) } else { !bound(*kind) };
            fits && !known.royal && !self.variant.semi_royals.contains(*kind) && self.variant.vanish[kind.index()].is_empty()
        };
        let kinds: Vec<KindId> = self.variant.kind_ids().filter(able).filter(|&kind| !self.home(kind, LEARNER).is_empty()).collect();
        self.pick(kinds)
    }
}

fn covers(freeze: &Freeze, inner: &Inner) -> bool {
    (inner.cells & !freeze.cells).is_empty()
}

fn staged(made: Exercise, layer: usize, first: Stage) -> Exercise {
    Exercise { inside: Some(Inside { layer, first }), ..made }
}
