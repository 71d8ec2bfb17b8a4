//! Iterative deepening: depth by depth, each within a window around the score before, until a limit is met.

use std::time::Duration;

use super::checks::Checks;
use super::clock::Clock;
use super::evaluate::Tally;
use super::level::Errors;
use super::ordering::{History, Picker};
use super::score::{INFINITE, MAX_PLY, Score};
use super::table::Table;
use super::task::Search;
use super::weights::Weights;
use crate::position::{Move, Position};
use crate::rules;
use crate::variant::{Man, Variant};

/// What a search has found so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// The depth of the last iteration, in plies; 0 if there was no time for one.
    pub depth: u32,
    /// Positions looked at since the search began.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// The best line found; its first move is the best move. Never empty.
    pub pv: Vec<Move>,
}

/// What is kept for each ply of the line being searched.
#[derive(Debug, Default)]
pub(super) struct Ply {
    pub(super) tally: Tally,
    /// The static evaluation; `None` in check.
    pub(super) estimate: Option<i32>,
    pub(super) in_check: bool,
    /// The move that is being searched here and the man that makes it; `None` for a null move.
    pub(super) played: Option<(Man, Move)>,
    /// Best line from here.
    pub(super) line: Vec<Move>,
    pub(super) picker: Picker,
    pub(super) moves: Vec<Move>,
    pub(super) checks: Checks,
    /// Quiet moves searched here without success.
    pub(super) tried: Vec<Move>,
}

/// One search, with everything that it keeps between nodes.
pub(super) struct Searcher<'a> {
    pub(super) position: Position,
    pub(super) variant: &'a Variant,
    pub(super) weights: &'a Weights,
    pub(super) table: &'a Table,
    pub(super) clock: Clock<'a>,
    /// What a weaker level does not see.
    pub(super) errors: Option<Errors>,
    pub(super) history: History,
    pub(super) stack: Vec<Ply>,
    /// Hashes of the positions of the game and then of the line being searched, the present one not included.
    pub(super) path: Vec<u64>,
    /// How many of them are of the game.
    pub(super) game: usize,
    /// The best move of the present iteration with its score, if one is known.
    pub(super) root: Option<(Move, i32)>,
}

/// How far the first window reaches to both sides, in centipawns.
const WINDOW: i32 = 40;

impl<'a> Searcher<'a> {
    pub(super) fn new(search: &Search<'a>, weights: &'a Weights, table: &'a Table, clock: Clock<'a>, errors: Option<Errors>) -> Self {
        let variant = search.variant;
        let mut position = search.position.clone();
        position.forget();
        let mut stack: Vec<Ply> = (0..MAX_PLY + 2).map(|_| Ply::default()).collect();
        stack[0].tally = Tally::of(&position, variant, weights);
        let (path, game) = (search.history.to_vec(), search.history.len());
        Self { position, variant, weights, table, clock, errors, history: History::new(), stack, path, game, root: None }
    }

    /// Searches deeper and deeper, beginning with depth `from`.
    pub(super) fn deepen(mut self, from: u32, report: &mut dyn FnMut(&Info)) -> Option<Info> {
        let legal = rules::legal_moves(&self.position, self.variant);
        let estimate = self.stack[0].tally.score(&self.position, self.variant, self.weights);
        let mut best = self.info(0, estimate, vec![*legal.first()?]);
        let mut score = estimate;
        let last = u32::try_from(MAX_PLY).unwrap_or(u32::MAX) / 2;
        for depth in from..=last {
            if !self.clock.allows(depth) {
                break;
            }
            let finished = self.iteration(depth, score);
            if let (Some(found), false) = (finished, self.clock.is_over()) {
                score = found;
                if self.stack[0].line.is_empty() {
                    // Nothing that a weaker level would see.
                    break;
                }
                best = self.info(depth, score, self.stack[0].line.clone());
                report(&best);
            } else if let Some((mv, found)) = self.root {
                // Cut off, but a move that has been searched to the end may have taken the place of the best.
                let line = if self.stack[0].line.first() == Some(&mv) { self.stack[0].line.clone() } else { vec![mv] };
                best = self.info(depth, found, line);
            }
        }
        best.nodes = self.clock.nodes();
        best.elapsed = self.clock.elapsed();
        Some(best)
    }

    /// One depth, with windows around `guess` that widen until the score falls inside; `None` if it was cut off.
    fn iteration(&mut self, depth: u32, guess: i32) -> Option<i32> {
        self.root = None;
        let mut width = if depth < 4 { INFINITE } else { WINDOW };
        let (mut low, mut high) = (window_edge(guess, -width), window_edge(guess, width));
        loop {
            let score = self.node(low, high, i32::try_from(depth).unwrap_or(1), 0, false);
            if self.clock.is_over() {
                return None;
            }
            width = width.saturating_mul(3);
            if score <= low && low > -INFINITE {
                low = window_edge(score, -width);
            } else if score >= high && high < INFINITE {
                high = window_edge(score, width);
            } else {
                return Some(score);
            }
        }
    }

    fn info(&self, depth: u32, score: i32, pv: Vec<Move>) -> Info {
        Info { depth, nodes: self.clock.nodes(), elapsed: self.clock.elapsed(), score: Score::new(score), pv }
    }
}

fn window_edge(score: i32, width: i32) -> i32 {
    score.saturating_add(width).clamp(-INFINITE, INFINITE)
}
