//! The ladder of hints: each rung tells a little more than the one before, the first where to look, in a player's own words.

use std::sync::Arc;

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::{Side, Variant};
use nestmate_text::named_side;
use nestmate_text::words::{self, say};

use crate::app::advice::findings::{Findings, Found, Verdict};
use crate::app::advice::jobs::SearchProgress;
use crate::app::advice::reason::MoveReason;
use crate::app::lens::fold::Fold;
use crate::app::naming::Naming;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Rung {
    #[default]
    Place,
    Piece,
    Moves,
    Line,
}

impl Rung {
    pub const ALL: [Self; 4] = [Self::Place, Self::Piece, Self::Moves, Self::Line];

    /// The one that tells more; the last stays.
    #[must_use]
    pub fn next(self) -> Self {
        Self::ALL.into_iter().find(|&rung| rung > self).unwrap_or(Self::Line)
    }
}

pub(in crate::app) const MOVES: usize = 3;

/// A move that loses a larger share of the points to be expected than this is not shown beside the best.
const WORSE: f32 = 0.08;

/// A position from which less than this share of the points is to be expected has no good moves.
const LOST: f32 = 0.05;

#[derive(Clone, Debug)]
pub struct Hint {
    pub rung: Rung,
    /// Good moves, by cell, so that their order tells nothing.
    pub moves: Vec<Move>,
    /// Whether even the best is as good as lost.
    lost: bool,
    pub line: Vec<Move>,
    pub verdict: Verdict,
    pub second: Option<Verdict>,
    pub reason: Option<MoveReason>,
    /// How deep it was looked for, in plies.
    pub depth: u32,
    pub inside: InnerBest,
}

/// What is best in a game inside, beside what is best of all.
#[derive(Clone, Debug, Default)]
pub enum InnerBest {
    #[default]
    Unasked,
    /// There is no such game, or its best move is as good.
    Same,
    Sought(Arc<Fold>),
    Found(Arc<Fold>, Move),
    /// What the move is worth on the whole board, which is less than the best.
    Worse(Arc<Fold>, Move, Verdict),
}

impl Hint {
    /// What follows from the best lines found; `None` if there is none.
    fn new(position: &Position, found: &Findings, rung: Rung) -> Option<Self> {
        let best = found.lines.first()?;
        let good = |line: &&Found| !is_worse(line.verdict, best.verdict, position.side());
        let mut moves: Vec<Move> = found.lines.iter().filter(good).filter_map(|line| line.moves.first().copied()).collect();
        moves.sort_unstable();
        let line = best.moves.clone();
        line.first()?;
        let second = found.lines.get(1).map(|line| line.verdict);
        let lost = best.verdict.share_of(position.side()) < LOST;
        Some(Self { rung, moves, lost, line, verdict: best.verdict, second, reason: None, depth: found.depth, inside: InnerBest::Unasked })
    }

    pub fn about_moves(&self) -> String {
        let count = self.moves.len();
        if self.lost { say!("hint-lost", count = count) } else { say!("hint-good", count = count) }
    }

    pub fn best(&self) -> Move {
        self.line.first().copied().unwrap_or(Move::NONE)
    }
}

/// Whether a verdict is worse for a side than the best one by more than two searches of the same move may differ.
fn is_worse(verdict: Verdict, best: Verdict, side: Side) -> bool {
    let wins = |verdict: Verdict| matches!(verdict, Verdict::Win(winner, _) if winner == side);
    best.share_of(side) - verdict.share_of(side) > WORSE || wins(verdict) != wins(best)
}

/// The hint that is shown, and how much of the one that is looked for is to be told at once.
#[derive(Debug, Default)]
pub(in crate::app) struct Hints {
    pub(in crate::app) hint: Option<Hint>,
    pub(in crate::app) wish: Rung,
    /// Whether the user has turned to something else, so that the board shows nothing of it until more is asked for.
    pub(in crate::app) aside: bool,
}

impl Hints {
    /// The hint as far as the board shows it: none while the user has turned to something else.
    pub(in crate::app) fn on_board(&self) -> Option<&Hint> {
        self.hint.as_ref().filter(|_| !self.aside)
    }

    /// What is to be told next: the next rung of the hint that is shown, or the first of one that has to be looked for.
    pub(in crate::app) fn next_rung(&self) -> Rung {
        self.hint.as_ref().map_or(Rung::Place, |hint| hint.rung.next())
    }

    /// Tells this much of the hint that is shown; true if it first has to be looked for.
    pub(in crate::app) fn show_rung(&mut self, rung: Rung) -> bool {
        (self.wish, self.aside) = (rung, false);
        match &mut self.hint {
            Some(hint) => hint.rung = rung,
            None => return true,
        }
        false
    }

    /// Takes in what was found for a hint; false if that is nothing.
    pub(in crate::app) fn found(&mut self, position: &Position, found: Option<&Findings>) -> bool {
        self.hint = found.and_then(|found| Hint::new(position, found, self.wish));
        self.hint.is_some()
    }

    /// What is to be looked for in a game inside, once all is told of the hint but that.
    pub(in crate::app) fn compared(&self) -> Option<&InnerBest> {
        self.hint.as_ref().filter(|hint| hint.rung == Rung::Line).map(|hint| &hint.inside)
    }

    /// Has the hint compared with what is best in this game, if there is one.
    pub(in crate::app) fn compare_with(&mut self, fold: Option<Arc<Fold>>) {
        if let Some(hint) = self.hint.as_mut() {
            hint.inside = fold.map_or(InnerBest::Same, InnerBest::Sought);
        }
    }

    /// Takes in the best move of the game inside, or what it is worth on the whole board.
    pub(in crate::app) fn compare(&mut self, position: &Position, legal: &[Move], progress: &SearchProgress) {
        let Some(hint) = self.hint.as_mut() else { return };
        hint.inside = match (&hint.inside, progress.best()) {
            (InnerBest::Sought(fold), Some(best)) if progress.asked.inside == Some(fold.layer) => {
                let mv = fold.inner.as_ref().and_then(|inner| inner.outward(best, legal)).filter(|&mv| mv != hint.best());
                mv.map_or(InnerBest::Same, |mv| InnerBest::Found(Arc::clone(fold), mv))
            }
            (InnerBest::Found(fold, mv), Some(_)) if progress.asked.only == Some(*mv) => {
                let verdict = progress.found.as_ref().map_or(hint.verdict, |found| found.verdict);
                let worse = is_worse(verdict, hint.verdict, position.side());
                if worse { InnerBest::Worse(Arc::clone(fold), *mv, verdict) } else { InnerBest::Same }
            }
            _ => InnerBest::Same,
        };
    }

    pub(in crate::app) fn explain(&mut self, reason: MoveReason) {
        if let Some(hint) = &mut self.hint {
            hint.reason = Some(reason);
        }
    }
}

/// How far a cell is to the right as a side sees the board; only to be compared with other cells of the same board.
pub fn rightward(variant: &Variant, side: Side, cell: Cell) -> i32 {
    let (x, y) = variant.board.forward;
    along(variant, side, cell, (i32::from(y), -i32::from(x)))
}

/// The part of a cell's place that lies in a direction of White's view. Black sits opposite.
fn along(variant: &Variant, side: Side, cell: Cell, (x, y): (i32, i32)) -> i32 {
    let grid = variant.board.grid;
    let part = grid.file(cell) * x + grid.rank(cell) * y;
    if side == Side::White { part } else { -part }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) struct Place {
    pub(in crate::app) cells: CellSet,
    pub(in crate::app) text: String,
}

/// Where on the board a move is to be looked for, as the side to move sees it: a ninth of the board and, in a nested game, the
/// lattice of the piece; for a drop the reserve. A folded board is all the board that there is, and what it does not show is outside it.
pub(in crate::app) fn place(position: &Position, naming: Naming<'_>, mv: Move) -> Place {
    let Naming { variant, fold } = naming;
    if let Some(fold) = fold.filter(|_| !naming.shows(mv)) {
        return Place { cells: CellSet::EMPTY, text: say!("place-outside", layer = words::named(fold.name(variant))) };
    }
    let (side, cell) = (position.side(), mv.from());
    let board = fold.map_or(variant.board.cells, |fold| fold.cells);
    let thirds =
        [rightward as fn(&Variant, Side, Cell) -> i32, forward].map(|along| thirds(&board, move |cell| along(variant, side, cell)));
    let [across, up] = thirds.each_ref().map(|third| third(cell));
    let mut cells: CellSet = board.iter().filter(|&other| thirds.each_ref().map(|third| third(other)) == [across, up]).collect();
    let (across, up) = (["left", "middle", "right"][across.min(2)], ["home", "half", "far"][up.min(2)]);
    if mv.is_drop() {
        return Place { cells, text: say!("place-reserve", side = named_side(variant, side), across = across, up = up) };
    }
    let layer = variant.piece_layer(position.at(cell).kind(), cell);
    let text = match layer.filter(|_| !variant.inner.is_empty() && fold.is_none()) {
        Some(layer) => {
            if layer.cells.contains(cell) {
                cells &= layer.cells;
            }
            say!("place-layer", layer = words::named(&layer.name), side = named_side(variant, side), across = across, up = up)
        }
        None => say!("place-board", side = named_side(variant, side), across = across, up = up),
    };
    Place { cells, text }
}

/// The third of a board that a cell is in along a direction, 0 to 2.
fn thirds(board: &CellSet, along: impl Fn(Cell) -> i32) -> impl Fn(Cell) -> usize {
    let (least, most) = board.iter().map(&along).fold((i32::MAX, i32::MIN), |(least, most), at| (least.min(at), most.max(at)));
    move |cell| usize::try_from((along(cell) - least) * 3 / (most - least + 1)).unwrap_or(0)
}

/// How far a cell is forward as a side sees the board; only to be compared with other cells of the same board.
fn forward(variant: &Variant, side: Side, cell: Cell) -> i32 {
    let (x, y) = variant.board.forward;
    along(variant, side, cell, (i32::from(x), i32::from(y)))
}
