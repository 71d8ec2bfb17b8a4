//! Iterative deepening: depth by depth, each within a window around the score before, until a limit is met; and draws on the way.

use std::cmp::Reverse;
use std::time::Duration;

use nestmate_core::geometry::CellSet;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{decided, is_dead, legal_moves, no_moves, run_out};
use nestmate_core::variant::{Piece, Variant};

use super::activity::Survey;
use super::clock::SearchClock;
use super::evaluate::{Accumulator, Cache, Spread};
use super::history::History;
use super::node::mated_in;
use super::ordering::Picker;
use super::parameters::{WINDOW, WINDOW_DEPTH};
use super::pruning::{Checks, Reductions};
use super::score::{INFINITE, MAX_PLY, Score};
use super::skill::Errors;
use super::smp::Search;
use super::table::TranspositionTable;
use super::weights::Weights;

/// What a search has found so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// The depth of the last iteration, in plies; 0 if there was no time for one.
    pub depth: u32,
    /// The longest line that was looked at, in plies.
    pub reached: u32,
    /// Positions looked at since the search began.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
    /// How full the transposition table is, in thousandths.
    pub fullness: u32,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// The best line found; its first move is the best move. Never empty.
    pub pv: Vec<Move>,
    /// The best lines that begin with other moves, best first, as many as were asked for and there are.
    pub others: Vec<Line>,
}

/// A line of play and what it comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it is worth to the side to move.
    pub score: Score,
    /// Its moves; never empty.
    pub pv: Vec<Move>,
}

#[derive(Default, Debug)]
pub(super) struct Ply {
    pub(super) accumulator: Accumulator,
    /// What the pieces can do, as White sees it, in centipawns: here, or where that was worked out last on the way.
    pub(super) active: i32,
    /// The static evaluation; `None` in check.
    pub(super) static_eval: Option<i32>,
    /// The same, before the table was asked.
    pub(super) judged: i32,
    pub(super) in_check: bool,
    /// The cells that the pieces of the side not to move see, if that is known.
    pub(super) seen: Option<CellSet>,
    /// A move that is left out while it is asked whether it stands alone.
    pub(super) excluded: Move,
    /// The move that is being searched here and the piece that makes it; `None` for a null move.
    pub(super) played: Option<(Piece, Move)>,
    pub(super) line: Vec<Move>,
    pub(super) picker: Picker,
    pub(super) moves: Vec<Move>,
    pub(super) checks: Checks,
    /// Whether that is a quiet move.
    pub(super) quiet: bool,
    /// Quiet moves searched here without success.
    pub(super) tried: Vec<Move>,
    /// Captures and promotions searched here without success.
    pub(super) tried_captures: Vec<Move>,
}

/// One search, with everything that it keeps between nodes.
pub(super) struct Searcher<'a> {
    pub(super) position: Position,
    pub(super) variant: &'a Variant,
    pub(super) weights: &'a Weights,
    pub(super) table: &'a TranspositionTable,
    pub(super) clock: SearchClock<'a>,
    pub(super) errors: Option<Errors>,
    pub(super) history: &'a mut History,
    pub(super) cache: Cache,
    pub(super) spread: Spread,
    pub(super) survey: Survey,
    pub(super) stack: Vec<Ply>,
    /// Hashes of the positions of the game and then of the line being searched, the present one not included.
    pub(super) path: Vec<u64>,
    /// How many of them are of the game.
    pub(super) game: usize,
    /// The best move of the present iteration with its score, if one is known.
    pub(super) root: Option<(Move, i32)>,
    pub(super) roots: Vec<Move>,
    pub(super) lines: usize,
    /// The deepest ply looked at.
    pub(super) reached: usize,
    pub(super) depth: usize,
    pub(super) reductions: Reductions,
}

impl<'a> Searcher<'a> {
    pub(super) fn new(
        search: &Search<'a>,
        weights: &'a Weights,
        table: &'a TranspositionTable,
        history: &'a mut History,
        clock: SearchClock<'a>,
        errors: Option<Errors>,
    ) -> Self {
        let variant = search.variant;
        let mut position = search.position.clone();
        position.forget();
        let mut stack: Vec<Ply> = (0..MAX_PLY + 2).map(|_| Ply::default()).collect();
        stack[0].accumulator = Accumulator::of(&position, variant, weights);
        let (path, game) = (search.history.to_vec(), search.history.len());
        let mut roots = legal_moves(&position, variant);
        roots.retain(|mv| search.only.is_empty() || search.only.contains(mv));
        let lines = search.lines.clamp(1, roots.len().max(1));
        let (cache, spread) = (Cache::new(), Spread::new());
        Self {
            position,
            variant,
            weights,
            table,
            clock,
            errors,
            history,
            cache,
            spread,
            survey: Survey::new(),
            stack,
            path,
            game,
            root: None,
            roots,
            lines,
            reached: 0,
            depth: 0,
            reductions: Reductions::new(),
        }
    }

    /// Leaves out moves that draw at once, by leaving no move or by repeating a position of the game that has been there more than
    /// `patience` times, where there are others.
    pub(super) fn avoid_draws(&mut self, patience: usize) {
        let draws = |mv: &Move| {
            let after = self.position.after(self.variant, *mv);
            let goes_on = decided(&after, self.variant).is_some() || !legal_moves(&after, self.variant).is_empty();
            let seen = self.path.iter().filter(|&&hash| hash == after.hash()).count();
            seen > patience || !goes_on && no_moves(&after, self.variant, Some(*mv)).winner.is_none()
        };
        let others: Vec<Move> = self.roots.iter().copied().filter(|mv| !draws(mv)).collect();
        if !others.is_empty() {
            self.roots = others;
            self.lines = self.lines.min(self.roots.len());
        }
    }

    /// Iterative deepening, beginning with depth `from`.
    pub(super) fn deepen(mut self, from: u32, report: &mut dyn FnMut(&Info)) -> Option<Info> {
        let static_eval = self.static_eval(0);
        let mut best = vec![BestLine { score: static_eval, line: vec![*self.roots.first()?] }];
        let (mut reached, mut stable) = (0, 0);
        let last = u32::try_from(MAX_PLY).unwrap_or(u32::MAX) / 2;
        for depth in from..=last {
            if !self.clock.allows(depth, stable) {
                break;
            }
            let found = self.lines_at(depth, &best);
            let Some(first) = found.first() else { break };
            stable = if first.line[0] == best[0].line[0] { stable + 1 } else { 0 };
            reached = depth;
            if self.clock.over {
                // The lines of this depth that were found come before those of the one before.
                let unknown = |old: &BestLine| found.iter().all(|new| new.line[0] != old.line[0]);
                let old: Vec<BestLine> = best.into_iter().filter(unknown).collect();
                best = found.into_iter().chain(old).take(self.lines).collect();
                break;
            }
            best = found;
            report(&self.info(reached, &best));
        }
        Some(self.info(reached, &best))
    }

    /// The best lines at one depth, best first; fewer than wanted if the search was cut off.
    fn lines_at(&mut self, depth: u32, before: &[BestLine]) -> Vec<BestLine> {
        let all = self.roots.clone();
        let mut found: Vec<BestLine> = Vec::new();
        while found.len() < self.lines {
            let guess = before.get(found.len()).unwrap_or(&before[0]).score;
            let score = self.iteration(depth, guess);
            let line = &self.stack[0].line;
            match (score, self.root) {
                (Some(score), _) if !line.is_empty() => found.push(BestLine { score, line: line.clone() }),
                // Cut off, but a move that has been searched to the end may have taken the place of the best.
                (None, Some((mv, score))) => {
                    let line = if line.first() == Some(&mv) { line.clone() } else { vec![mv] };
                    found.push(BestLine { score, line });
                    break;
                }
                // Cut off, or nothing that a weaker level would see.
                _ => break,
            }
            let seen = found.last().map(|found| found.line[0]);
            self.roots.retain(|&mv| Some(mv) != seen);
        }
        self.roots = all;
        found.sort_by_key(|found| Reverse(found.score));
        found
    }

    /// One depth, with aspiration windows around `guess` that widen until the score falls inside; `None` if it was cut off.
    fn iteration(&mut self, depth: u32, guess: i32) -> Option<i32> {
        self.root = None;
        self.depth = depth as usize;
        let mut width = if depth < WINDOW_DEPTH { INFINITE } else { WINDOW.0 };
        let (mut low, mut high) = (window_edge(guess, -width), window_edge(guess, width));
        loop {
            let score = self.node(low, high, i32::try_from(depth).unwrap_or(1), 0, false);
            if self.clock.over {
                return None;
            }
            width = width.saturating_mul(WINDOW.1);
            if score <= low && low > -INFINITE {
                low = window_edge(score, -width);
            } else if score >= high && high < INFINITE {
                high = window_edge(score, width);
            } else {
                return Some(score);
            }
        }
    }

    fn info(&self, depth: u32, found: &[BestLine]) -> Info {
        let mut lines = found.iter().map(|found| Line { score: Score::new(found.score), pv: found.line.clone() });
        let first = lines.next().unwrap_or(Line { score: Score::Centipawns(0), pv: Vec::new() });
        Info {
            depth,
            reached: u32::try_from(self.reached).unwrap_or(u32::MAX),
            nodes: self.clock.nodes(),
            elapsed: self.clock.elapsed(),
            fullness: self.table.fullness(),
            score: first.score,
            pv: first.pv,
            others: lines.collect(),
        }
    }
}

struct BestLine {
    score: i32,
    /// Never empty.
    line: Vec<Move>,
}

fn window_edge(score: i32, width: i32) -> i32 {
    score.saturating_add(width).clamp(-INFINITE, INFINITE)
}

impl Searcher<'_> {
    /// The score, if the present position ends the game by what stands on the board or by what came before it.
    pub(super) fn drawn(&self, ply: usize) -> Option<i32> {
        if decided(&self.position, self.variant).is_some() {
            return Some(self.no_moves(ply));
        }
        let endings = &self.variant.endings;
        let halfmoves = self.position.halfmoves();
        if run_out(&self.position, self.variant).is_some() {
            return Some(self.unless_over(ply));
        }
        // Only a capture, or a promotion, which is progress, leaves too little to win with.
        if halfmoves == 0 && is_dead(&self.position, self.variant) {
            return Some(self.unless_over(ply));
        }
        if endings.repetition == 0 || halfmoves < 4 {
            return None;
        }
        let hash = self.position.hash();
        let reach = usize::try_from(halfmoves).unwrap_or(usize::MAX).min(self.path.len());
        let mut seen = 1;
        for back in (4..=reach).step_by(2) {
            let at = self.path.len() - back;
            if self.path[at] == hash {
                seen += 1;
                // What was repeated once within the line can be repeated again.
                if at > self.game || seen >= endings.repetition {
                    return Some(self.repeated(ply, back));
                }
            }
        }
        None
    }

    /// The score of a draw, unless there is no move: a last move that mates wins all the same.
    fn unless_over(&self, ply: usize) -> i32 {
        if legal_moves(&self.position, self.variant).is_empty() { self.no_moves(ply) } else { 0 }
    }

    /// The score of a repetition of the position `back` plies ago.
    fn repeated(&self, ply: usize, back: usize) -> i32 {
        if !self.variant.endings.perpetual_check_loses {
            return 0;
        }
        // Whether positions of the game were checks is not known; those of the line speak for the whole.
        let line = ply.saturating_sub(back)..ply;
        let all_checked = |parity: usize| {
            let mut own = line.clone().filter(|at| (ply - at) % 2 == parity).peekable();
            own.peek().is_some() && own.all(|at| self.stack[at].in_check)
        };
        match (all_checked(0), all_checked(1)) {
            (true, false) => -mated_in(ply),
            (false, true) => mated_in(ply),
            _ => 0,
        }
    }
}
