//! One node of the main search: principal variation search with null moves, late move reductions and pruning.

use nestmate_core::position::{Move, Unmake};
use nestmate_core::rules::{self, Legality, wins_next};
use nestmate_core::variant::{Piece, Side};

use super::evaluate::Accumulator;
use super::history::{CorrectionPlaces, LastMove, MoveContext};
use super::ordering::{Candidate, MoveJudge, MoveSource, Picker};
use super::parameters::{HISTORY_ABOVE, HISTORY_BONUS, INTERNAL_REDUCTION_DEPTH, REVERSE_FUTILITY, REVERSE_FUTILITY_DEPTH};
use super::pruning::{NodeOutlook, Singular};
use super::score::{INFINITE, MATE, MATE_BOUND, MAX_PLY};
use super::search::{Ply, Searcher};
use super::table::{Bound, Hit};

impl Searcher<'_> {
    /// The score of the present position, `ply` plies below the root, searched to `depth` plies within the window.
    ///
    /// `null` tells that the move before was a null move. The result means nothing once the clock is over.
    #[expect(clippy::too_many_lines, reason = "the kernel reads best in one piece")]
    pub(super) fn node(&mut self, mut alpha: i32, mut beta: i32, mut depth: i32, ply: usize, null: bool) -> i32 {
        let root = ply == 0;
        let legality = Legality::glance(&self.position, self.variant);
        let in_check = legality.in_check();
        self.stack[ply].in_check = in_check;
        self.stack[ply].line.clear();
        // Check extension.
        depth += i32::from(in_check);
        if depth <= 0 {
            return self.quiescence(alpha, beta, ply, 0, &legality);
        }
        if self.clock.tick() {
            return 0;
        }
        self.reached = self.reached.max(ply);
        if !root {
            if let Some(score) = self.drawn(ply) {
                return score;
            }
            if ply >= MAX_PLY {
                return self.static_eval(ply);
            }
            // Mate distance pruning: no mate from here beats one that is nearer to the root.
            alpha = alpha.max(mated_in(ply));
            beta = beta.min(-mated_in(ply + 1));
            if alpha >= beta {
                return alpha;
            }
        }
        let open = beta - alpha > 1;

        let hash = self.position.hash();
        let excluded = self.stack[ply].excluded;
        let known = self.table.get(hash, ply);
        // Transposition table cutoff.
        if let Some(known) = known.filter(|known| !open && excluded == Move::NONE && known.depth >= depth && decides(known, alpha, beta)) {
            return known.score;
        }
        let first = known.map_or(Move::NONE, |known| known.best);
        // Internal iterative reduction: without a move in the table the order is poor, and a shallower search finds one.
        if first == Move::NONE && depth >= INTERNAL_REDUCTION_DEPTH {
            depth -= 1;
        }

        self.stack[ply].seen = None;
        // Reverse futility pruning, unless time is on the other side: first with a rough evaluation that needs no network, then with the
        // static evaluation.
        let futile = !open && depth <= REVERSE_FUTILITY_DEPTH && beta.abs() < MATE_BOUND && !wins_next(&self.position, self.variant);
        if !in_check && futile {
            let (rough, margin) = self.rough(ply);
            if rough - margin - REVERSE_FUTILITY * depth >= beta {
                return rough;
            }
        }
        let static_eval = if in_check { None } else { Some(self.refined_eval(ply, known)) };
        self.stack[ply].static_eval = static_eval;
        let improving = static_eval.is_some_and(|now| ply >= 2 && self.stack[ply - 2].static_eval.is_some_and(|before| now > before));
        if let (Some(static_eval), false) = (static_eval, open) {
            if futile && static_eval - REVERSE_FUTILITY * (depth - i32::from(improving)) >= beta {
                return static_eval;
            }
            // Null move pruning.
            if let Some(score) = self.null_move(beta, depth, ply, null || excluded != Move::NONE, static_eval) {
                return score;
            }
        }

        // Singular extension and multi-cut.
        let extension = match self.singular(known, beta, depth, ply, null) {
            Singular::Settled(score) => return score,
            Singular::Extend(plies) => plies,
        };
        if self.clock.over {
            return 0;
        }

        let mut moves = std::mem::take(&mut self.stack[ply].moves);
        let mut picker = std::mem::take(&mut self.stack[ply].picker);
        if root {
            picker.begin_with(self.source(ply, &legality), &self.roots, first);
        } else {
            picker.begin(first, in_check);
        }
        self.stack[ply].line.clear();
        self.stack[ply].tried.clear();
        self.stack[ply].tried_captures.clear();
        self.stack[ply].checks.forget();

        let first_takes = first != Move::NONE && self.position.at(first.to()).is_some();
        let lowest = alpha;
        let mut best = -INFINITE;
        let mut best_move = Move::NONE;
        let mut legal = 0;
        let mut quiets = 0;
        let mut overlooked = false;
        loop {
            let outlook = NodeOutlook { alpha, static_eval, improving, quiets, open, first_takes };
            // Late move pruning and futility pruning.
            let prunes = !root && best > -MATE_BOUND && !in_check;
            if prunes && outlook.gives_quiets_up(depth) {
                self.leave_out_quiets(ply, &mut picker);
            }
            let Some(candidate) = self.pick(ply, &mut picker, &legality, &mut moves) else { break };
            let mv = candidate.mv;
            let quiet = candidate.gain <= 0;
            if mv == excluded {
                continue;
            }
            if !in_check && self.overlooks(mv, ply) {
                overlooked = true;
                continue;
            }
            // Pruning by static exchange evaluation.
            if prunes && self.is_pruned(candidate, ply, depth) {
                continue;
            }
            if !legality.allows(&mut self.position, self.variant, mv) {
                continue;
            }
            legal += 1;
            quiets += i32::from(quiet);
            // Late move reduction.
            let less = self.reduction(ply, depth, legal, candidate, outlook);
            self.stack[ply].quiet = quiet;
            let undo = self.make(ply, Some((self.position.mover(mv), mv)));
            // Principal variation search: the first move with the whole window, others with none unless they beat it.
            let score = if legal == 1 {
                let more = if mv == first { extension } else { 0 };
                -self.node(-beta, -alpha, depth - 1 + more, ply + 1, false)
            } else {
                let mut score = -self.node(-alpha - 1, -alpha, depth - 1 - less, ply + 1, false);
                if score > alpha && less > 0 {
                    score = -self.node(-alpha - 1, -alpha, depth - 1, ply + 1, false);
                }
                if score > alpha && score < beta {
                    score = -self.node(-beta, -alpha, depth - 1, ply + 1, false);
                }
                score
            };
            self.unmake(&undo);
            if self.clock.over {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = mv;
                    alpha = score;
                    self.extend_line(ply, mv);
                    if root {
                        self.root = Some((mv, score));
                    }
                }
            }
            if alpha >= beta {
                self.update_history(ply, depth, mv, quiet);
                break;
            }
            let Ply { tried, tried_captures, .. } = &mut self.stack[ply];
            if quiet { tried.push(mv) } else { tried_captures.push(mv) }
        }
        self.stack[ply].moves = moves;
        self.stack[ply].picker = picker;
        if self.clock.over {
            return 0;
        }
        if best == -INFINITE && excluded != Move::NONE {
            return alpha;
        }
        if best == -INFINITE {
            return if overlooked { self.static_eval(ply) } else { self.no_moves(ply) };
        }
        let bound = Bound::of(best, lowest, beta);
        let found = Hit { best: best_move, score: best, depth, bound };
        if bound == Bound::Upper && excluded == Move::NONE {
            self.update_history_above(ply, depth);
        }
        if excluded == Move::NONE && !in_check {
            self.correct(ply, &found);
        }
        if excluded == Move::NONE && (!root || self.lines == 1) {
            self.table.put(hash, ply, found);
        }
        best
    }

    #[inline]
    pub(super) fn before(&self, ply: usize) -> [LastMove; 3] {
        let back = |plies: usize| if ply < plies { None } else { self.stack[ply - plies].played };
        [back(1), back(2), back(4)]
    }

    /// History heuristic: a move refuted the position, and those of its sort tried before it did not. Quiet moves are not held worse for
    /// what a capture refuted.
    fn update_history(&mut self, ply: usize, depth: i32, mv: Move, quiet: bool) {
        let bonus = (HISTORY_BONUS.0 * depth - HISTORY_BONUS.1).min(HISTORY_BONUS.2);
        let before = self.before(ply);
        let (position, Ply { tried, tried_captures, seen, .. }) = (&self.position, &self.stack[ply]);
        let context = MoveContext::new(before, seen.as_ref());
        if quiet {
            self.history.update(position.mover(mv), mv, context, bonus);
            for &tried in tried {
                self.history.update(position.mover(tried), tried, context, -bonus);
            }
            self.history.refuted(ply, mv, before[0]);
        } else {
            self.history.update_capture(position.mover(mv), mv, position.at(mv.to()), bonus);
        }
        for &tried in tried_captures {
            self.history.update_capture(position.mover(tried), tried, position.at(tried.to()), -bonus);
        }
    }

    /// History heuristic for the quiet move that led here and that none refuted.
    fn update_history_above(&mut self, ply: usize, depth: i32) {
        let Some(above) = ply.checked_sub(1).filter(|&above| self.stack[above].quiet) else { return };
        let context = MoveContext::new(self.before(above), None);
        if let Some((piece, mv)) = self.stack[above].played {
            self.history.update(piece, mv, context, (HISTORY_ABOVE.0 * depth).min(HISTORY_ABOVE.1));
        }
    }

    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (above, below) = self.stack.split_at_mut(ply + 1);
        above[ply].line.clear();
        above[ply].line.push(mv);
        above[ply].line.extend_from_slice(&below[0].line);
    }

    /// The static evaluation, or the table's score where its bound is nearer to the truth.
    fn refined_eval(&mut self, ply: usize, known: Option<Hit>) -> i32 {
        let static_eval = self.static_eval(ply);
        self.stack[ply].judged = static_eval;
        let nearer = known.filter(|known| match known.bound {
            Bound::Exact => known.score.abs() < MATE_BOUND,
            Bound::Lower => known.score > static_eval && known.score < MATE_BOUND,
            Bound::Upper => known.score < static_eval && known.score > -MATE_BOUND,
        });
        nearer.map_or(static_eval, |known| known.score)
    }

    pub(super) fn static_eval(&mut self, ply: usize) -> i32 {
        let (accumulator, position, survey) = (&self.stack[ply].accumulator, &self.position, &mut self.survey);
        let score = self.cache.get(position.hash(), || {
            survey.follow(position, &self.path, self.variant, self.weights);
            accumulator.score(position, self.variant, self.weights, survey)
        });
        let active = score - accumulator.rough(position, self.variant, self.weights);
        let active = if position.side() == Side::White { active } else { -active };
        self.spread.note(active - self.stack[ply].active);
        self.stack[ply].active = active;
        (score + self.history.corrections.of(self.correction_places(ply))).clamp(1 - MATE_BOUND, MATE_BOUND - 1)
    }

    fn correction_places(&self, ply: usize) -> CorrectionPlaces {
        let [one, two, _] = self.before(ply);
        CorrectionPlaces::new(self.position.side(), self.stack[ply].accumulator.stand, [one, two])
    }

    /// Correction history: how far what was found here is from the static evaluation, unless a capture made the difference or the bound
    /// says nothing.
    fn correct(&mut self, ply: usize, found: &Hit) {
        let judged = self.stack[ply].judged;
        let captures = found.best != Move::NONE && self.position.at(found.best.to()).is_some();
        let telling = match found.bound {
            Bound::Exact => true,
            Bound::Lower => found.score > judged,
            Bound::Upper => found.score < judged,
        };
        if telling && !captures && found.score.abs() < MATE_BOUND {
            let places = self.correction_places(ply);
            self.history.corrections.learn(places, found.depth, found.score - judged);
        }
    }

    /// The result where the side to move has no legal move.
    pub(super) fn no_moves(&self, ply: usize) -> i32 {
        let last = if ply == 0 { None } else { self.stack[ply - 1].played.map(|(_, mv)| mv) };
        match rules::no_moves(&self.position, self.variant, last).winner {
            None => 0,
            Some(winner) if winner == self.position.side() => -mated_in(ply),
            Some(_) => mated_in(ply),
        }
    }

    pub(super) fn judge(&self, ply: usize) -> MoveJudge<'_> {
        let Ply { accumulator, seen, .. } = &self.stack[ply];
        MoveJudge { position: &self.position, variant: self.variant, weights: self.weights, accumulator, seen: seen.as_ref() }
    }

    fn source<'a>(&'a self, ply: usize, legality: &'a Legality) -> MoveSource<'a> {
        let (judge, checks, before) = (self.judge(ply), &self.stack[ply].checks, self.before(ply));
        MoveSource { judge, history: self.history, survey: &self.survey, legality, checks, ply, before }
    }

    /// The next move of a picker; `moves` is room for generating.
    pub(super) fn pick(&mut self, ply: usize, picker: &mut Picker, legality: &Legality, moves: &mut Vec<Move>) -> Option<Candidate> {
        if picker.needs_survey() {
            self.survey.follow(&self.position, &self.path, self.variant, self.weights);
            self.stack[ply].seen = Some(self.survey.seen(&self.position, self.position.side().other()));
        }
        picker.next(self.source(ply, legality), moves)
    }

    #[inline]
    pub(super) fn overlooks(&self, mv: Move, ply: usize) -> bool {
        let Some(errors) = &self.errors else { return false };
        let last = ply.checked_sub(1).and_then(|before| self.stack[before].played).map(|(_, mv)| mv);
        errors.overlooks(&self.position, self.variant, mv, last)
    }

    /// Makes a move, or a null move, from `ply` and brings the accumulator of the next ply up to date.
    pub(super) fn make(&mut self, ply: usize, played: Option<(Piece, Move)>) -> Unmake {
        self.path.push(self.position.hash());
        self.stack[ply].played = played;
        let mut accumulator: Accumulator = self.stack[ply].accumulator;
        let undo = match played {
            None => self.position.make_null(self.variant),
            Some((_, mv)) => {
                let undo = self.position.make(self.variant, mv);
                accumulator.follow(&self.position, self.variant, self.weights, &undo);
                undo
            }
        };
        self.stack[ply + 1].accumulator = accumulator;
        self.stack[ply + 1].active = self.stack[ply].active;
        undo
    }

    pub(super) fn unmake(&mut self, undo: &Unmake) {
        self.position.unmake(undo);
        self.path.pop();
    }
}

/// Whether what the table knows settles a null window.
pub(super) fn decides(known: &Hit, alpha: i32, beta: i32) -> bool {
    match known.bound {
        Bound::Exact => true,
        Bound::Lower => known.score >= beta,
        Bound::Upper => known.score <= alpha,
    }
}

pub(super) fn mated_in(ply: usize) -> i32 {
    i32::try_from(ply).unwrap_or(0) - MATE
}
