//! Moves for the introduction to show that the start array does not have yet: a capture, a promotion, a leader's return. Each is looked for
//! among small changes of a position: one piece is put elsewhere, at most one is taken away. The rules prove it.

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::movegen::{reachable, steps};
use nestmate_core::position::{Draft, Move, MoveKind, Position};
use nestmate_core::rules::{checked_royal, legal_moves};
use nestmate_core::variant::{Piece, Side, Variant};

use crate::lessons::change;

/// How many cells to come to are tried for each piece, and how many to come from for each of them.
const GOALS: usize = 8;
const STARTS: usize = 12;

/// How near to the captured piece one may stand in the way: the square of the distance, in cells.
const NEAR: i32 = 8;

/// A move with the position that it is made in.
#[derive(Clone, Debug)]
pub(super) struct Staged {
    pub(super) position: Position,
    pub(super) mv: Move,
}

pub(super) fn to_move(position: &Position, variant: &Variant, side: Side) -> Position {
    let mut board = Draft::of(position);
    board.set_side(variant, side);
    board.picture().clone()
}

/// What is changed about a position so that a move can be made: a piece is put elsewhere, and cells are emptied.
#[derive(Clone, Debug)]
pub(super) struct Arrangement {
    shift: (Cell, Cell),
    emptied: Vec<Cell>,
}

impl Arrangement {
    /// A piece is put elsewhere, and of some cells those are emptied where another piece stands.
    fn new(position: &Position, (home, start): (Cell, Cell), cells: impl Iterator<Item = Cell>) -> Self {
        Self { shift: (home, start), emptied: cells.filter(|&cell| cell != home && position.at(cell).is_some()).collect() }
    }

    pub(super) fn of(&self, position: &Position, variant: &Variant) -> Position {
        let mut board = Draft::of(position);
        for &cell in &self.emptied {
            board.put(variant, cell, Piece::NONE);
        }
        let (from, to) = self.shift;
        if from != to {
            board.shift(variant, from, to);
        }
        let mut position = board.picture().clone();
        position.forget();
        position
    }
}

/// The side to move captures what stands on a cell, with the first of its pieces on `movers` that can be put where it does so, and the
/// enemy's King is in check neither before nor after it, nor are its own pieces frozen. What stands in the way near that cell may go.
pub(super) fn capture(position: &Position, variant: &Variant, victim: Cell, movers: &[Cell]) -> Option<Staged> {
    let side = position.side();
    let near = |cell: &Cell| *cell != victim && far(variant, *cell, victim) <= NEAR && can_go(variant, position, side, *cell);
    let near: Vec<Cell> = position.pieces(side.other()).iter().filter(near).collect();
    let mut ways: Vec<Arrangement> = Vec::new();
    for gone in [None].into_iter().chain(near.into_iter().map(Some)) {
        for &home in movers {
            let way = |start| Arrangement::new(position, (home, start), gone.into_iter().chain([start]));
            ways.extend(starts(variant, position, (home, victim)).map(way));
        }
    }
    ways.sort_by_key(|way| way.emptied.len());
    let quiet = |position: &Position| checked_royal(position, variant, side.other()).is_none();
    let thawed = |position: &Position| !position.pieces(side).iter().any(|cell| position.is_frozen(variant, cell));
    // A capture that gives check is better than none, and so is one that freezes the side's own pieces.
    [(true, true), (false, true), (false, false)].into_iter().find_map(|(calm, whole)| {
        ways.iter().find_map(|way| {
            let position = way.of(position, variant);
            let mv = legal_moves(&position, variant).into_iter().find(|&mv| is_from_to(mv, (way.shift.1, victim)))?;
            let staged = Staged { position, mv };
            let after = staged.position.after(variant, staged.mv);
            (quiet(&staged.position) && (!calm || quiet(&after)) && (!whole || thawed(&after))).then_some(staged)
        })
    })
}

/// The side to move brings one of its pieces on `movers` to where a rule lets it become another, and `accept` says that this is meant.
/// Enemy pieces where it begins or arrives may go.
pub(super) fn arrival(
    position: &Position,
    variant: &Variant,
    movers: &[Cell],
    accept: impl Fn(&Position, Move) -> bool,
) -> Option<(Staged, Arrangement)> {
    let side = position.side();
    let rules: Vec<_> = variant.rules.iter().filter_map(change).collect();
    let ways = movers.iter().flat_map(|&home| rules.iter().map(move |rule| (home, rule)));
    ways.filter(|(home, rule)| rule.pieces.contains(position.at(*home).kind())).find_map(|(home, rule)| {
        let kind = position.at(home).kind();
        goals(variant, position, home, &variant.seen_by(side, &rule.on)).find_map(|goal| {
            starts(variant, position, (home, goal)).find_map(|start| {
                // To an empty cell, if it can be, else by a capture.
                [Some(goal), None].into_iter().find_map(|gone| {
                    let arrangement = Arrangement::new(position, (home, start), gone.into_iter().chain([start]));
                    let position = arrangement.of(position, variant);
                    let meant = |mv: &Move| is_from_to(*mv, (start, goal)) && mv.made(variant, &position) != kind;
                    let mv = legal_moves(&position, variant).into_iter().filter(meant).find(|&mv| accept(&position, mv))?;
                    Some((Staged { position, mv }, arrangement))
                })
            })
        })
    })
}

/// White captures a piece of Black's that may then be dropped: the capture, the position after it with White to move again, and a drop.
pub(super) fn captured(position: &Position, variant: &Variant) -> Option<(Staged, Position, Move)> {
    ordinary(position, variant, Side::Black, |_| true).into_iter().find_map(|victim| {
        let kind = variant.kind(position.at(victim).kind()).unturned;
        if variant.drops[Piece::new(kind, Side::White).index()].is_empty() {
            return None;
        }
        let alike = |cell| variant.layer_of_cell(cell) == variant.layer_of_cell(victim);
        let staged = capture(position, variant, victim, &ordinary(position, variant, Side::White, alike))?;
        let after = to_move(&staged.position.after(variant, staged.mv), variant, Side::White);
        let mut drops = legal_moves(&after, variant);
        drops.retain(|mv| mv.action() == MoveKind::Drop(kind));
        drops.sort_by_key(|mv| far(variant, mv.to(), victim));
        let drop = drops.get(drops.len() / 2).copied()?;
        Some((staged, after, drop))
    })
}

/// After a leader's fall the other side brings one of its pieces, those on `first` before others, to where the leader comes back and
/// all that it led can move again: the fall, with that piece where it has to stand, and the return.
pub(super) fn comes_back(fall: &Staged, variant: &Variant, first: impl Fn(Cell) -> bool) -> Option<(Staged, Staged)> {
    let fallen = fall.position.after(variant, fall.mv);
    let side = fallen.side();
    let led: Vec<Cell> = fallen.pieces(side).iter().filter(|&cell| fallen.is_frozen(variant, cell)).collect();
    let thaws = |position: &Position, mv: Move| {
        let after = position.after(variant, mv);
        led.iter().all(|&cell| after.at(cell) == fallen.at(cell) && !after.is_frozen(variant, cell))
    };
    let (back, arrangement) = arrival(&fallen, variant, &ordinary(&fallen, variant, side, first), thaws)?;
    let fall = Staged { position: arrangement.of(&fall.position, variant), mv: fall.mv };
    let again = legal_moves(&fall.position, variant).contains(&fall.mv).then(|| fall.position.after(variant, fall.mv))?;
    let back = Staged { position: again, mv: back.mv };
    let holds = legal_moves(&back.position, variant).contains(&back.mv) && thaws(&back.position, back.mv);
    holds.then_some((fall, back))
}

fn is_from_to(mv: Move, (from, to): (Cell, Cell)) -> bool {
    !mv.is_drop() && mv.from() == from && mv.to() == to
}

/// Where a piece could stand to go to a cell at once, the cells nearest to its home first: on an empty cell, or in an enemy's place.
fn starts(variant: &Variant, position: &Position, (home, goal): (Cell, Cell)) -> impl Iterator<Item = Cell> + use<> {
    let piece = position.at(home);
    let free = |cell: &Cell| *cell == home || *cell != goal && can_go(variant, position, piece.side(), *cell);
    let goes = |cell: &Cell| steps(variant, piece, *cell).any(|to| to == goal);
    let mut cells: Vec<Cell> = haunts(variant, position, home).iter().filter(free).filter(goes).collect();
    cells.sort_by_key(|&cell| (position.at(cell).is_some(), far(variant, cell, home)));
    cells.into_iter().take(STARTS)
}

/// Whether nothing stands on a cell that a side's piece could not take the place of: no piece of its own, no King and no leader.
fn can_go(variant: &Variant, position: &Position, side: Side, cell: Cell) -> bool {
    let piece = position.at(cell);
    let needed = || variant.kind(piece.kind()).royal || variant.semi_royals.contains(piece.kind());
    piece.is_none() || piece.is_of(side.other()) && !needed()
}

fn haunts(variant: &Variant, position: &Position, home: Cell) -> CellSet {
    reachable(variant, position.at(home), [home].into_iter().collect())
}

/// The cells on which a piece could arrive, those where nothing stands first.
fn goals(variant: &Variant, position: &Position, home: Cell, on: &CellSet) -> impl Iterator<Item = Cell> + use<> {
    let (side, cells) = (position.at(home).side(), haunts(variant, position, home) & *on);
    let mut cells: Vec<Cell> = cells.iter().filter(|&cell| cell != home && can_go(variant, position, side, cell)).collect();
    cells.sort_by_key(|&cell| (position.at(cell).is_some(), far(variant, cell, home)));
    cells.into_iter().take(GOALS)
}

fn far(variant: &Variant, one: Cell, other: Cell) -> i32 {
    let grid = variant.board.grid;
    let (files, ranks) = (grid.file(one) - grid.file(other), grid.rank(one) - grid.rank(other));
    files.pow(2) + ranks.pow(2)
}

/// A side's pieces that neither decide the game nor lead others, one of each kind on each lattice: those on `first` before the others.
pub(super) fn ordinary(position: &Position, variant: &Variant, side: Side, first: impl Fn(Cell) -> bool) -> Vec<Cell> {
    let mut cells: Vec<Cell> = position.pieces(side).iter().filter(|&cell| can_go(variant, position, side.other(), cell)).collect();
    cells.retain(|&cell| !position.is_frozen(variant, cell));
    cells.sort_by_key(|&cell| !first(cell));
    let mut known = Vec::new();
    cells.retain(|&cell| {
        let kind = (position.at(cell).kind(), variant.layer_of_cell(cell));
        let new = !known.contains(&kind);
        known.push(kind);
        new
    });
    cells
}
