//! What the game inside would have played: its own position, searched by its own rules, beside the best move of the whole board.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use nestmate_core::game::Game;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::{Info, Limits, Memory, Search};
use nestmate_text::words::say;

use crate::app::advice::findings::{Compared, Mark, Verdict};
use crate::app::advice::reason::{MoveReason, Question, Values};
use crate::app::lens::fold::Fold;
use crate::app::naming::Naming;
use crate::app::written::Deed;
use crate::networks::memory_of;

/// How many positions are looked at for a move inside, and for each of the two moves on the whole board; what the second may take more.
const INNER: u64 = 20_000;
const WHOLE: u64 = 30_000;
const AGAIN: u64 = 4;

/// The size of each table, in MiB.
const TABLE: usize = 8;

/// The most moves of a game whose cost is looked at, and that are told of.
const MOST: usize = 20;
const TOLD: usize = 2;

/// From how many moves on it is said how often the two best moves are the same.
const ENOUGH: usize = 4;

/// A move of a game inside that a review has looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::app) struct InsideCase {
    /// The move, from 0, and the number of the fold.
    pub(in crate::app) ply: usize,
    pub(in crate::app) fold: usize,
    /// The best move of the whole board.
    pub(in crate::app) best: Move,
    /// The share of the points to be expected that the move gave away.
    pub(in crate::app) lost: f32,
    /// Whether the best move is another than the one played, and that one a mistake or the best one outside.
    pub(in crate::app) bad: bool,
}

/// The games inside beside the whole board, move by move.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// The moves that are best inside alone and cost most outside.
    pub costly: Vec<Inside>,
    pub agreements: Vec<Agreement>,
}

/// How often the best move of a game inside was the best one of the whole board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agreement {
    pub fold: usize,
    pub same: usize,
    pub of: usize,
    /// The last of these moves.
    pub ply: usize,
}

/// The best move inside alone, where it loses on the whole board.
#[derive(Clone, Debug)]
pub struct Inside {
    pub ply: usize,
    pub fold: usize,
    /// Whether that is what was played.
    pub followed: bool,
    /// The best move inside alone, and the best one of the whole board.
    pub(super) inner: Deed,
    pub(super) whole: Deed,
    lost: f32,
    cost: Option<MoveReason>,
}

impl Inside {
    /// What the best move inside costs on the whole board.
    pub(super) fn cost(&self, naming: Naming<'_>) -> String {
        self.cost.as_ref().map_or_else(|| say!("caution-much").to_owned(), |reason| reason.costs_side(naming))
    }

    /// The best move inside, and the best one of the whole board.
    pub fn moves(&self) -> (Move, Move) {
        (self.inner.mv, self.whole.mv)
    }
}

/// What searches need of one game, kept from move to move.
pub(in crate::app) struct InsideDesk {
    variant: Arc<Variant>,
    values: Values,
    memory: Memory,
    /// Of each game inside, by the number of its fold.
    inner: BTreeMap<usize, Memory>,
}

impl InsideDesk {
    pub(in crate::app) fn new(variant: &Arc<Variant>) -> Self {
        Self { variant: Arc::clone(variant), values: Values::of(variant), memory: memory_of(variant, TABLE), inner: BTreeMap::new() }
    }

    /// Compares at the places of `cases`, the worst of which come first, the best move inside with the best of the whole board.
    pub(in crate::app) fn look(&mut self, game: &Game, folds: &[Arc<Fold>], cases: &[InsideCase], stop: &AtomicBool) -> Beside {
        let line: Vec<Move> = game.line().into_iter().filter_map(|node| game.tree().mv(node)).collect();
        let (mut positions, mut history) = (vec![game.start().clone()], Vec::new());
        for &played in &line {
            let before = &positions[history.len()];
            history.push(before.hash());
            positions.push(before.after(&self.variant, played));
        }
        let (mut agreed, mut costly, mut looked) = (BTreeMap::<usize, Agreement>::new(), Vec::new(), 0);
        for case in cases {
            let (Some(fold), Some(&played)) = (folds.get(case.fold), line.get(case.ply)) else { continue };
            if stop.load(Ordering::Relaxed) {
                return Beside::default();
            }
            let place = Place { before: &positions[case.ply], history: &history[..case.ply], played };
            let Some(inner) = self.best_inside(place.before, fold, case.fold, stop) else { continue };
            let known = agreed.entry(case.fold).or_insert(Agreement { fold: case.fold, same: 0, of: 0, ply: case.ply });
            (known.of, known.ply) = (known.of + 1, known.ply.max(case.ply));
            known.same += usize::from(inner == case.best);
            if case.bad && inner != case.best && looked < MOST {
                looked += 1;
                costly.extend(self.compare(&place, inner, case, stop));
            }
        }
        costly.sort_by(|one: &Inside, other| other.lost.total_cmp(&one.lost));
        costly.truncate(TOLD);
        costly.sort_by_key(|found| found.ply);
        Beside { costly, agreements: agreed.into_values().filter(|agreed| agreed.of >= ENOUGH).collect() }
    }

    /// What the best move inside costs, where it is much.
    fn compare(&mut self, place: &Place<'_>, inner: Move, case: &InsideCase, stop: &AtomicBool) -> Option<Inside> {
        let (variant, before) = (Arc::clone(&self.variant), place.before);
        if !legal_moves(before, &variant).contains(&case.best) {
            return None;
        }
        let followed = inner == place.played;
        if followed && Mark::new(case.lost) < Some(Mark::Mistake) {
            return None;
        }
        let best = self.search(place, case.best, Limits { nodes: Some(WHOLE), ..Limits::default() }, stop)?;
        let limits = Limits { nodes: Some(AGAIN * WHOLE), depth: Some(*best.verdicts.last_key_value()?.0), ..Limits::default() };
        let own = self.search(place, inner, limits, stop)?;
        let lost = best.lost_by(&own, before.side())?;
        let (position, line) = (before.after(&variant, inner), own.line.get(1..)?.to_vec());
        let question = Question { position, line, verdict: *own.verdicts.last_key_value()?.1, second: None, threat: None };
        let cost = MoveReason::new(&variant, &self.values, question);
        let deed = |mv: Move| Deed::new(before, &before.after(&variant, mv), &variant, mv);
        Some(Inside { ply: case.ply, fold: case.fold, followed, inner: deed(inner), whole: deed(case.best), lost, cost })
    }

    /// The best move of a game inside by its own rules, as a move of the whole board where it is legal, too.
    fn best_inside(&mut self, position: &Position, fold: &Fold, number: usize, stop: &AtomicBool) -> Option<Move> {
        let inner = fold.played()?;
        let memory = self.inner.entry(number).or_insert_with(|| memory_of(&inner.variant, TABLE));
        memory.clear();
        let own = inner.position(&self.variant, position)?;
        let limits = Limits { nodes: Some(INNER), ..Limits::default() };
        let search = Search { limits, ..Search::new(&own, &inner.variant) };
        let best = *search.run(memory, stop, &mut |_| {})?.pv.first()?;
        inner.outward(best, &legal_moves(position, &self.variant))
    }

    fn search(&mut self, place: &Place<'_>, mv: Move, limits: Limits, stop: &AtomicBool) -> Option<Depths> {
        // What is found does not hang on what was looked at before.
        self.memory.clear();
        let (side, mut verdicts) = (place.before.side(), BTreeMap::new());
        let search = Search { history: place.history, only: &[mv], limits, ..Search::new(place.before, &self.variant) };
        let mut note = |info: &Info| _ = verdicts.insert(info.depth, Verdict::new(info.score, side));
        let line = search.run(&mut self.memory, stop, &mut note)?.pv;
        Some(Depths { verdicts, line })
    }
}

/// A place of a game and the move that was made there.
struct Place<'a> {
    before: &'a Position,
    history: &'a [u64],
    played: Move,
}

/// What a move is worth by depth, and the line that it leads to.
struct Depths {
    verdicts: BTreeMap<u32, Verdict>,
    line: Vec<Move>,
}

impl Depths {
    /// The share of the points that another move gives away, if it is a mistake both at the last depth and at the one before.
    fn lost_by(&self, other: &Self, side: Side) -> Option<f32> {
        let depth = *other.verdicts.last_key_value()?.0;
        let lost = |depth: u32| Some(Compared { best: *self.verdicts.get(&depth)?, played: *other.verdicts.get(&depth)? }.lost(side));
        let [deep, shallow] = [lost(depth)?, lost(depth.checked_sub(1)?)?];
        (Mark::new(deep.min(shallow)) >= Some(Mark::Mistake)).then_some(deep)
    }
}

#[cfg(test)]
mod tests;
