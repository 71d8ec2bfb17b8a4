//! Puzzles as a page has them: what is asked, and the solution with its reason.

use std::sync::Arc;

use nestmate_core::position::{Move, Position};
use nestmate_core::rules::checked_royal;
use nestmate_core::variant::{Library, Side, Variant};
use nestmate_text::words::say;

use super::trial::{asked, question};
use crate::app::advice::reason::{MoveReason, Values};
use crate::app::lens::fold::{Fold, ways_to_fold};
use crate::app::naming::Naming;
use crate::app::scene::Scene;
use crate::app::written::WrittenMove;
use crate::puzzles::{Puzzle, PuzzleFault, Theme};

/// A puzzle in pictures and words.
#[derive(Clone, Debug)]
pub struct PrintedPuzzle {
    /// The position with the solver to move, folded where all of the puzzle is played inside.
    pub scene: Scene,
    pub asked: String,
    pub solution: String,
    pub why: String,
}

/// What puzzles of a game are solved with.
pub struct Solver {
    variant: Arc<Variant>,
    folds: Vec<Option<Arc<Fold>>>,
    values: Values,
}

impl Solver {
    pub fn new(variant: &Arc<Variant>, library: &Library) -> Self {
        let folds = ways_to_fold(variant, library).into_iter().map(Some).collect();
        Self { variant: Arc::clone(variant), folds, values: Values::of(variant) }
    }

    pub fn solve(&self, puzzle: &Puzzle) -> Result<PrintedPuzzle, PuzzleFault> {
        let variant = &*self.variant;
        let opened = puzzle.opened(variant)?;
        let layer = home(variant, &opened.before, &opened.moves, &self.folds);
        let fold = self.folds.iter().flatten().find(|fold| Some(fold.layer) == layer).cloned();
        let naming = Naming { variant, fold: fold.as_deref() };
        let position = opened.after(variant, 1);
        let solution = numbered(opened.solver(), &WrittenMove::line(naming, &position, &opened.moves[1..]));
        let why = question(variant, &opened).and_then(|question| MoveReason::new(variant, &self.values, question));
        let why = why.and_then(|why| why.shown(naming)).unwrap_or_else(|| say!("puzzle-why-only").to_owned());
        let last = opened.moves.first().map(|mv| (mv.from(), mv.to()));
        let scene = Scene { last, flipped: opened.solver() == Side::Black, ..Scene::of(Arc::clone(&self.variant), position) };
        Ok(PrintedPuzzle { scene: scene.pictured(false).folded(fold), asked: asked(variant, puzzle, opened.solver()), solution, why })
    }
}

/// Moves with their numbers, the first of them by this side: `1. Nf3 d5 2. g3`.
fn numbered(first: Side, moves: &[WrittenMove]) -> String {
    let parts = moves.iter().enumerate().map(|(at, written)| {
        let ply = at + usize::from(first == Side::Black);
        let (number, dots) = (ply / 2 + 1, if ply.is_multiple_of(2) { "." } else { "…" });
        let lead = if at == 0 || ply.is_multiple_of(2) { format!("{number}{dots} ") } else { String::new() };
        [lead.as_str(), written.letter.as_str(), written.short.as_str()].concat()
    });
    parts.collect::<Vec<_>>().join(" ")
}

/// So many puzzles of a theme, from the easiest to the hardest, spread over all that there are.
pub fn chosen_puzzles(puzzles: &[Puzzle], theme: Option<Theme>, count: usize) -> Vec<Puzzle> {
    let mut fitting: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| theme.is_none_or(|theme| puzzle.themes.contains(&theme))).collect();
    fitting.sort_by_key(|puzzle| (puzzle.level, &puzzle.id));
    let (all, wanted) = (fitting.len(), count.min(fitting.len()));
    (0..wanted).map(|at| fitting[at * all / wanted].clone()).collect()
}

/// The layer to which the board may be folded without hiding anything of a line: each move is one of its pieces and stays on its cells,
/// and so does each King that is in check meanwhile.
pub(in crate::app) fn home(variant: &Variant, before: &Position, moves: &[Move], folds: &[Option<Arc<Fold>>]) -> Option<usize> {
    let lives = |fold: &&Arc<Fold>| {
        let naming = Naming { variant, fold: Some(fold) };
        let mut position = before.clone();
        let mut shown = |mv: Move| {
            let of_layer = mv.is_drop() || variant.layer_of_piece(position.mover(mv).kind(), mv.from()) == Some(fold.layer);
            let side = position.side();
            let seen = checked_royal(&position, variant, side).is_none_or(|royal| naming.has(royal));
            position.play(variant, mv);
            of_layer && seen && naming.shows(mv)
        };
        let all = moves.iter().all(|&mv| shown(mv));
        let loser = position.side();
        all && checked_royal(&position, variant, loser).is_none_or(|royal| naming.has(royal))
    };
    folds.iter().flatten().find(lives).map(|fold| fold.layer)
}
