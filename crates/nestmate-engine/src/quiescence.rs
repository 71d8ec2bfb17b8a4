//! The end of each line: captures and promotions until the position is quiet, and all replies to a check.

use nestmate_core::position::Move;
use nestmate_core::rules::Legality;
use nestmate_core::variant::Side;

use super::node::decides;
use super::parameters::{QUIET_CHECK_PLIES, QUIET_MARGIN, QUIET_PROMOTION};
use super::score::{INFINITE, MATE_BOUND, MAX_PLY};
use super::search::{Ply, Searcher};
use super::table::{Bound, Hit};

impl Searcher<'_> {
    /// The score of the present position once captures are played out; `below` counts plies below the main search.
    pub(super) fn quiescence(&mut self, mut alpha: i32, beta: i32, ply: usize, below: u32, legality: &Legality) -> i32 {
        if self.clock.tick() {
            return 0;
        }
        self.reached = self.reached.max(ply);
        if let Some(score) = self.drawn(ply) {
            return score;
        }
        if ply >= MAX_PLY {
            return self.static_eval(ply);
        }
        let hash = self.position.hash();
        let known = self.table.get(hash, ply);
        // Transposition table cutoff.
        if let Some(known) = known.filter(|known| beta - alpha <= 1 && decides(known, alpha, beta)) {
            return known.score;
        }
        let in_check = legality.in_check();
        self.stack[ply].in_check = in_check;
        let evade = in_check && below < QUIET_CHECK_PLIES;
        self.stack[ply].seen = None;
        let static_eval = self.estimate_within(alpha, beta, ply);
        // Stand pat: no capture has to be made.
        let mut best = if evade { -INFINITE } else { static_eval };
        if best >= beta {
            return best;
        }
        let lowest = alpha;
        alpha = alpha.max(best);

        let mut moves = std::mem::take(&mut self.stack[ply].moves);
        let mut picker = std::mem::take(&mut self.stack[ply].picker);
        let first = known.map_or(Move::NONE, |known| known.best);
        if evade {
            picker.begin(first, in_check);
        } else {
            let least = if in_check { 0 } else { alpha - static_eval - QUIET_MARGIN };
            picker.begin_tactical(first, least);
        }
        let mut best_move = Move::NONE;
        let mut legal = 0;
        while let Some(candidate) = self.pick(ply, &mut picker, legality, &mut moves) {
            let mv = candidate.mv;
            if !in_check && self.overlooks(mv, ply) {
                continue;
            }
            if best > -MATE_BOUND && self.variant.conduct.explode.is_none() {
                let lands = mv.from() != mv.to() && !mv.castles() && self.position.at(mv.to()).is_some();
                let captures = lands || mv.takes_in_passing() || mv.via().is_some();
                // Delta pruning.
                let far =
                    !in_check && (static_eval + candidate.gain + QUIET_MARGIN <= alpha || !captures && candidate.gain < QUIET_PROMOTION);
                let quiet_evasion = evade && candidate.gain <= 0 && legal > 3;
                // Captures that lose by static exchange evaluation are left out, too.
                if far || quiet_evasion || candidate.is_bad_capture() {
                    continue;
                }
            }
            if !legality.allows(&mut self.position, self.variant, mv) {
                continue;
            }
            legal += 1;
            let piece = self.position.mover(mv);
            let undo = self.make(ply, Some((piece, mv)));
            let next = Legality::glance(&self.position, self.variant);
            let score = -self.quiescence(-beta, -alpha, ply + 1, below + 1, &next);
            self.unmake(&undo);
            if self.clock.over {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = mv;
                }
            }
            if alpha >= beta {
                break;
            }
        }
        self.stack[ply].moves = moves;
        self.stack[ply].picker = picker;
        if self.clock.over {
            return 0;
        }
        if best == -INFINITE {
            return self.no_moves(ply);
        }
        let bound = Bound::of(best, lowest, beta);
        self.table.put(hash, ply, Hit { best: best_move, score: best, depth: 0, bound });
        best
    }

    /// Lazy evaluation: the static evaluation, or one with what the pieces could do some plies ago where that is far enough outside the
    /// window.
    fn estimate_within(&mut self, alpha: i32, beta: i32, ply: usize) -> i32 {
        let (rough, margin) = self.rough(ply);
        if rough - margin >= beta || rough + margin <= alpha { rough } else { self.static_eval(ply) }
    }

    /// The static evaluation with what the pieces could do some plies ago, and how far it may be from the true one.
    pub(super) fn rough(&self, ply: usize) -> (i32, i32) {
        let Ply { accumulator, active, .. } = &self.stack[ply];
        let active = if self.position.side() == Side::White { *active } else { -active };
        (accumulator.rough(&self.position, self.variant, self.weights) + active, self.spread.margin())
    }
}
