//! Where a move of a game gave something away, and the line of the puzzle that follows: as far as the solver has one right move, and
//! whether that is still so after a longer look.

use std::sync::atomic::AtomicBool;

use nestmate_core::game::Game;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::Variant;
use nestmate_engine::{Info, Limits, Memory, Score, Search};

use crate::networks::memory_of;
use crate::puzzles::{OpenedPuzzle, wins_at_once};

/// How much more than the next best one the right move must promise: of the points, or, once the first move has been found, in
/// centipawns, for then the game is often won whatever is played.
const AHEAD: (f32, i32) = (0.3, 250);

/// The same when it is looked at again.
const STILL_AHEAD: (f32, i32) = (0.25, 200);

/// Where there is a mate, the most of the points that another move may promise: it wins as a rule, but does not mate.
const BESIDE_MATE: f32 = 0.99;

/// The least share of the points that the opponent must have after a mistake, and that the right move must promise.
const LEAST: f32 = 0.35;

/// Below this share of the points it saves the game, above it wins.
const SAVES: f32 = 0.62;

/// The most moves of the solver's.
const MOST: usize = 5;

/// How many times the nodes a line is looked at again with.
const PATIENCE: u64 = 10;

/// The size of the table, in MiB.
const TABLE_MIB: usize = 32;

pub(super) struct Solver<'a> {
    pub(super) variant: &'a Variant,
    pub(super) nodes: u64,
    pub(super) stop: &'a AtomicBool,
    memory: Memory,
}

pub(super) struct FoundLine {
    pub(super) moves: Vec<Move>,
    pub(super) saves: bool,
}

impl<'a> Solver<'a> {
    pub(super) fn new(variant: &'a Variant, nodes: u64, stop: &'a AtomicBool) -> Self {
        Self { variant, nodes, stop, memory: memory_of(variant, TABLE_MIB) }
    }

    pub(super) fn forget(&mut self) {
        self.memory.clear();
    }

    pub(super) fn search(&mut self, position: &Position, history: &[u64], lines: usize, nodes: u64) -> Option<Info> {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let search = Search { history, lines, limits, ..Search::new(position, self.variant) };
        search.run(&mut self.memory, self.stop, &mut |_| {})
    }

    pub(super) fn line(&mut self, spot: &Spot) -> Option<FoundLine> {
        let (variant, nodes) = (self.variant, self.nodes);
        let (mut position, mut history, mut moves) = (spot.before.clone(), spot.history.clone(), Vec::new());
        let mut first: Option<Score> = None;
        let mut next = Some(spot.mv);
        while let Some(mv) = next {
            history.push(position.hash());
            position.play(variant, mv);
            moves.push(mv);
            next = if moves.len() % 2 == 1 {
                let info = self.search(&position, &history, 2, nodes);
                let info = info.filter(|info| moves.len() / 2 < MOST && is_only(info, moves.len() == 1, AHEAD));
                first = first.or_else(|| info.as_ref().map(|info| info.score));
                info.map(|info| info.pv[0])
            } else if legal_moves(&position, variant).is_empty() {
                None
            } else {
                self.search(&position, &history, 1, nodes).map(|info| info.pv[0])
            };
        }
        let score = first?;
        if moves.len() % 2 == 1 {
            moves.pop();
        }
        let mates = matches!(score, Score::Mate(_));
        if moves.len() < 2 || score.share() < LEAST || mates && !ends_in_mate(variant, spot, &moves) {
            return None;
        }
        Some(FoundLine { moves, saves: score.share() < SAVES })
    }

    /// Looks at each of the solver's moves again: the number of the first that is not the only right one, among the solver's, from 1.
    pub(super) fn doubt(&mut self, opened: &OpenedPuzzle, history: &[u64]) -> Option<usize> {
        self.forget();
        let (mut position, mut history) = (opened.before.clone(), history.to_vec());
        let last = opened.moves.len() - 1;
        let mates = wins_at_once(self.variant, &opened.after(self.variant, last), opened.moves[last]);
        for (at, &mv) in opened.moves.iter().enumerate() {
            if at % 2 == 1 {
                let left = i32::try_from((last - at) / 2 + 1).unwrap_or(i32::MAX);
                // Where the last move mates, others may as well.
                let sure = mates && at == last && at > 1;
                let found = if sure { None } else { self.search(&position, &history, 2, self.nodes.saturating_mul(PATIENCE)) };
                let ends = |score: Score| if mates { score == Score::Mate(left) } else { matches!(score, Score::Centipawns(_)) };
                let right = |info: Info| {
                    info.pv[0] == mv && ends(info.score) && info.score.share() >= LEAST && is_only(&info, at == 1, STILL_AHEAD)
                };
                if !sure && !found.is_some_and(right) {
                    return Some(at / 2 + 1);
                }
            }
            history.push(position.hash());
            position.play(self.variant, mv);
        }
        None
    }
}

/// Whether the best move is so much better than the next that it alone is right. At first there must be another move at all. Where it
/// mates on the board, others may mate as well, unless that is the whole puzzle.
fn is_only(info: &Info, at_first: bool, (share, centipawns): (f32, i32)) -> bool {
    let Some(second) = info.others.first() else { return !at_first };
    match (info.score, second.score) {
        (Score::Mate(1), _) if !at_first => true,
        (Score::Mate(moves), Score::Centipawns(_)) if moves > 0 => second.score.share() <= BESIDE_MATE,
        (Score::Mate(best), Score::Mate(other)) if best > 0 => other <= 0,
        (Score::Centipawns(best), Score::Centipawns(second)) if !at_first && best - second >= centipawns => true,
        (best, second) => best.share() - second.share() >= share,
    }
}

fn ends_in_mate(variant: &Variant, spot: &Spot, moves: &[Move]) -> bool {
    let opened = OpenedPuzzle { before: spot.before.clone(), moves: moves.to_vec() };
    let last = moves.len() - 1;
    wins_at_once(variant, &opened.after(variant, last), moves[last])
}

/// The share of the points that a move must give away to be looked at.
const GIVEN: f32 = 0.2;

/// The part of the nodes that each position of a game gets.
const GLANCE: u64 = 6;

/// The longest mate that makes a puzzle whatever was there before, in moves.
const LONGEST_MATE: i32 = 4;

pub(super) struct Spot {
    pub(super) ply: usize,
    pub(super) before: Position,
    pub(super) history: Vec<u64>,
    pub(super) mv: Move,
}

impl Solver<'_> {
    pub(super) fn spots(&mut self, game: &Game) -> Vec<Spot> {
        let mut position = game.start().clone();
        let (mut history, mut found) = (Vec::new(), Vec::new());
        let mut before = self.glance(&position, &history);
        for (ply, mv) in game.tree().main_line().filter_map(|node| game.tree().mv(node)).enumerate() {
            let spot = Spot { ply, before: position.clone(), history: history.clone(), mv };
            history.push(position.hash());
            position.play(self.variant, mv);
            let after = self.glance(&position, &history);
            if before.zip(after).is_some_and(|(before, after)| gives_away(before, after)) {
                found.push(spot);
            }
            before = after;
        }
        found
    }

    fn glance(&mut self, position: &Position, history: &[u64]) -> Option<Score> {
        self.search(position, history, 1, (self.nodes / GLANCE).max(1)).map(|info| info.score)
    }
}

/// Whether a move gave something away: what its side saw before it, and what the other side sees after it.
fn gives_away(before: Score, after: Score) -> bool {
    let had = 1.0 - before.share();
    match (before, after) {
        // Who is being mated gives nothing more away, but how it goes on has to be found.
        (Score::Mate(before), Score::Mate(moves)) if before <= 0 && moves > 0 => (2..=LONGEST_MATE).contains(&moves),
        (_, Score::Mate(moves)) if (1..=LONGEST_MATE).contains(&moves) => true,
        _ => after.share() >= LEAST && after.share() - had >= GIVEN,
    }
}
