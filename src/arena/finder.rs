//! Puzzles out of games: moves that gave something away, where one answer alone takes it. What is found is looked at again with more
//! patience, and rated by the lowest level that finds all of it.
//!
//! Everything follows from the seed: each game is searched with a memory of its own, and games are looked at in their order.

mod line;
mod self_play;

mod themes;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use nestmate_core::game::Game;
use nestmate_core::position::move_text;
use nestmate_core::rules;
use nestmate_core::variant::Variant;
use nestmate_engine::{Evaluator, Level, Limits, Memory, Search};
use rustc_hash::FxHashSet;

use super::share_out;
use crate::networks::memory_of;
use crate::puzzles::{OpenedPuzzle, Puzzle, Theme, wins_at_once};
use line::{Solver, Spot};
use self_play::SelfPlayer;

/// The most puzzles of one game.
const MOST: usize = 3;

/// How many plies lie at least between two puzzles of a game.
const APART: usize = 4;

#[derive(Clone, Debug)]
pub enum GameSource {
    SelfPlay(usize),
    Given(Vec<Game>),
}

#[derive(Clone, Debug)]
pub struct PuzzleHunt {
    pub variant: Arc<Variant>,
    pub source: GameSource,
    /// How many positions are looked at before a move counts as the only right one; ten times as many before it is believed.
    pub nodes: u64,
    pub threads: usize,
    pub seed: u64,
}

#[derive(Debug)]
pub struct HuntedGame {
    /// Its number, from 0.
    pub number: usize,
    pub game: Game,
    pub spots: usize,
    pub puzzles: Vec<Puzzle>,
}

impl PuzzleHunt {
    pub fn games(&self) -> usize {
        match &self.source {
            GameSource::SelfPlay(games) => *games,
            GameSource::Given(games) => games.len(),
        }
    }

    /// Looks for puzzles and shows each game in the order of the numbers; one that `look` answers with false is the last. Setting `stop`
    /// breaks it off.
    pub fn run(&self, stop: &AtomicBool, look: &mut dyn FnMut(HuntedGame) -> bool) {
        let Ok(start) = rules::start(&self.variant) else { return };
        let begin = || {
            let mut player = SelfPlayer::new(&self.variant, start.clone(), self.nodes, self.seed);
            let mut solver = Solver::new(&self.variant, self.nodes, stop);
            move |number| {
                let game = match &self.source {
                    GameSource::SelfPlay(games) => (number < *games).then(|| player.play(number, stop)).flatten(),
                    GameSource::Given(games) => games.get(number).cloned(),
                }?;
                let (spots, puzzles) = solver.puzzles(&game);
                (!stop.load(Ordering::Relaxed)).then_some(HuntedGame { number, game, spots, puzzles })
            }
        };
        let (mut waiting, mut due) = (BTreeMap::new(), 0);
        share_out("puzzles", self.threads.min(self.games()), stop, begin, &mut |game: HuntedGame| {
            waiting.insert(game.number, game);
            while let Some(game) = waiting.remove(&due) {
                due += 1;
                if !look(game) {
                    return false;
                }
            }
            true
        });
    }
}

impl Solver<'_> {
    fn puzzles(&mut self, game: &Game) -> (usize, Vec<Puzzle>) {
        self.forget();
        let spots = self.spots(game);
        let evaluator = Evaluator::new(game.variant());
        let mut found: Vec<(usize, Puzzle)> = Vec::new();
        for spot in &spots {
            let near = |&(ply, _): &(usize, Puzzle)| spot.ply < ply + APART;
            if found.len() >= MOST || found.last().is_some_and(near) {
                continue;
            }
            let Some(puzzle) = self.puzzle(spot, &evaluator) else { continue };
            if found.iter().all(|(_, known)| known.moves[1] != puzzle.moves[1]) {
                found.push((spot.ply, puzzle));
            }
        }
        (spots.len(), found.into_iter().map(|(_, puzzle)| puzzle).collect())
    }

    fn puzzle(&mut self, spot: &Spot, evaluator: &Evaluator<'_>) -> Option<Puzzle> {
        let variant = self.variant;
        let found = self.line(spot)?;
        let opened = OpenedPuzzle { before: spot.before.clone(), moves: found.moves };
        if takes_back(variant, &opened) || self.doubt(&opened, &spot.history).is_some() {
            return None;
        }
        let themes: Vec<Theme> = themes::themes(variant, evaluator, &opened, found.saves);
        let level = level(variant, &opened, &spot.history, (self.nodes, self.stop))?;
        let moves = opened.moves.iter().map(|&mv| move_text(variant, mv)).collect();
        Some(Puzzle::new(level.number(), themes, spot.before.text(variant), moves))
    }
}

fn takes_back(variant: &Variant, opened: &OpenedPuzzle) -> bool {
    let [first, answer] = opened.moves[..] else { return false };
    let solver = opened.solver();
    let after = opened.after(variant, 1);
    let taken = opened.before.pieces(solver).iter().any(|cell| !after.at(cell).is_of(solver));
    taken && answer.to() == first.to() && !wins_at_once(variant, &after, answer)
}

/// Looks at a puzzle as it is looked at when it is found: the number of the first of its moves that is not the only right one, from 1.
pub fn doubtful(variant: &Variant, opened: &OpenedPuzzle, nodes: u64, stop: &AtomicBool) -> Option<usize> {
    Solver::new(variant, nodes, stop).doubt(opened, &[])
}

/// How often a level tries, and how often it has to find everything.
const TRIES: (usize, usize) = (3, 2);

/// How many times the nodes of a first look full strength would have for each move; weaker levels take as much of it as they do in games.
const NODES: u64 = 2;

/// The size of the table, in MiB.
const TABLE_MIB: usize = 2;

/// The lowest level that finds every move in most of its tries; full strength where none does. `None` if it was broken off.
fn level(variant: &Variant, opened: &OpenedPuzzle, history: &[u64], (nodes, stop): (u64, &AtomicBool)) -> Option<Level> {
    let limits = Limits { nodes: Some(nodes.saturating_mul(NODES)), ..Limits::default() };
    let mut memory = memory_of(variant, TABLE_MIB);
    let found = Level::ALL.into_iter().find(|&level| {
        let (tries, needed) = TRIES;
        let (mut solved, mut failed) = (0, 0);
        for seed in (1..).take(tries) {
            if solved < needed && failed <= tries - needed {
                memory.clear();
                let search =
                    Search { limits, skill: level.skill(variant, seed, opened.solver()), seed, ..Search::new(&opened.before, variant) };
                let done = level == Level::FULL || finds(&search, opened, history, &mut memory, stop);
                solved += usize::from(done);
                failed += usize::from(!done);
            }
        }
        solved >= needed
    });
    found.filter(|_| !stop.load(Ordering::Relaxed))
}

fn finds(player: &Search<'_>, opened: &OpenedPuzzle, history: &[u64], memory: &mut Memory, stop: &AtomicBool) -> bool {
    let (mut position, mut history) = (opened.before.clone(), history.to_vec());
    for (at, &mv) in opened.moves.iter().enumerate() {
        if at % 2 == 1 {
            let search = Search { position: &position, history: &history, ..*player };
            let chosen = search.run(memory, stop, &mut |_| {}).and_then(|info| info.pv.first().copied());
            if chosen != Some(mv) && !chosen.is_some_and(|chosen| wins_at_once(player.variant, &position, chosen)) {
                return false;
            }
        }
        history.push(position.hash());
        position.play(player.variant, mv);
    }
    true
}

/// How many puzzles of one move there may be, whatever else there is, and how many more for two that are longer.
const ONE_MOVERS: (usize, usize) = (6, 3);

/// The same of those that the weakest players find.
const EASY: (usize, usize) = (4, 1);

/// The highest level of those.
const EASY_LEVEL: u8 = 2;

#[derive(Clone, Debug, Default)]
pub struct Harvest {
    pub puzzles: Vec<Puzzle>,
    ids: FxHashSet<String>,
    boards: FxHashSet<String>,
}

impl Harvest {
    pub fn of(known: Vec<Puzzle>) -> Self {
        let mut harvest = Self::default();
        for puzzle in known {
            harvest.note(puzzle);
        }
        harvest
    }

    /// Takes a puzzle in; false if there is one like it, or too many that are as short.
    pub fn take(&mut self, puzzle: Puzzle) -> bool {
        !self.is_one_too_many(&puzzle) && self.note(puzzle)
    }

    fn is_one_too_many(&self, puzzle: &Puzzle) -> bool {
        let one_movers = || self.puzzles.iter().filter(|known| known.length() == 1);
        let longer = self.puzzles.len() - one_movers().count();
        let full = |count: usize, (first, more): (usize, usize)| count >= first + more * longer / 2;
        let easy = || one_movers().filter(|known| known.level <= EASY_LEVEL).count();
        puzzle.length() == 1 && (full(one_movers().count(), ONE_MOVERS) || puzzle.level <= EASY_LEVEL && full(easy(), EASY))
    }

    fn note(&mut self, puzzle: Puzzle) -> bool {
        let new = !self.ids.contains(&puzzle.id) && self.boards.insert(board(&puzzle));
        if new {
            self.ids.insert(puzzle.id.clone());
            self.puzzles.push(puzzle);
        }
        new
    }
}

/// What makes two puzzles the same to whoever solves them: the board, whoever moves, and the first two moves.
fn board(puzzle: &Puzzle) -> String {
    let fields: Vec<&str> = puzzle.position.split(' ').take(3).collect();
    format!("{} {}", fields.join(" "), puzzle.moves[..2.min(puzzle.moves.len())].join(" "))
}

#[cfg(test)]
mod tests;
