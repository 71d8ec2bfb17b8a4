//! How games begin that the program has played against itself. They ship with it as lines of text, one for all games with the same first
//! moves: how many White has won, how many were drawn, how many Black has won, and the moves.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use include_dir::{Dir, include_dir};
use nestmate_core::game::Game;
use nestmate_core::position::{Move, move_text};
use nestmate_core::rules::{parse_kept, start};
use nestmate_core::variant::Variant;
use nestmate_engine::task::{News, Task, TaskFault, Tell, Wake};
use rustc_hash::{FxHashMap, FxHashSet};

use super::entry::{lattices, passed, result_of};
use crate::storage::{Crossing, GameResult, MoveTally};

/// A file a game, by its id.
static SHIPPED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/openings");

/// The words that each file begins with, before the id.
const HEAD: [&str; 4] = ["#", "Nestmate", "openings", "1"];

/// A position that fewer games have passed is nothing that is known of openings.
const LEAST: usize = 2;

/// Games won by White, drawn, and won by Black.
type OpeningResults = [usize; 3];

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FirstMoves {
    lines: BTreeMap<Vec<String>, OpeningResults>,
}

impl FirstMoves {
    /// Those that ship with the program for the game of an id; none where there are none.
    fn shipped(id: &str) -> Self {
        let file = SHIPPED.get_file(format!("{id}.txt")).and_then(|file| file.contents_utf8());
        file.and_then(|text| Self::read(id, text)).unwrap_or_default()
    }

    /// Counts the first moves of a game, at most so many plies; false if it has not ended, or did not begin as games of its rules do.
    pub fn add(&mut self, game: &Game, plies: usize) -> bool {
        let variant = game.variant();
        let usual = start(variant).is_ok_and(|start| start.hash() == game.start().hash());
        let at = match result_of(game) {
            GameResult::White => 0,
            GameResult::Draw => 1,
            GameResult::Black => 2,
            GameResult::Open => return false,
        };
        let moves = game.tree().main_line().filter_map(|node| game.tree().mv(node)).take(plies);
        let moves: Vec<String> = moves.map(|mv| move_text(variant, mv)).collect();
        if !usual || moves.is_empty() {
            return false;
        }
        self.lines.entry(moves).or_default()[at] += 1;
        true
    }

    pub fn games(&self) -> usize {
        self.lines.values().flatten().sum()
    }

    pub fn text(&self, id: &str) -> String {
        let mut text = head(id) + "\n";
        for (moves, [white, draws, black]) in &self.lines {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{white} {draws} {black} {}", moves.join(" "));
        }
        text
    }

    /// Reads such a text; nothing if it is none of this game.
    pub fn read(id: &str, text: &str) -> Option<Self> {
        let mut rows = text.lines();
        rows.next().filter(|row| *row == head(id))?;
        let line = |row: &str| {
            let mut words = row.split_whitespace();
            let mut count = || words.next().and_then(|word| word.parse().ok());
            let results: OpeningResults = [count()?, count()?, count()?];
            Some((words.map(str::to_owned).collect(), results))
        };
        Some(Self { lines: rows.map(line).collect::<Option<_>>()? })
    }

    /// What was played from every position that is known, whole and on each lattice alone, the most frequent move first.
    fn tallies(&self, variant: &Arc<Variant>) -> OpeningMoves {
        let lattices = lattices(variant);
        let mut found: FxHashMap<OpeningPlace, BTreeMap<String, OpeningResults>> = FxHashMap::default();
        let Ok(start) = start(variant) else { return OpeningMoves::default() };
        let game = Game::new(Arc::clone(variant), start);
        for (moves, results) in &self.lines {
            let Some(line) = played(&game, moves) else { continue };
            // A game that has played a move from a position twice counts once.
            let mut seen = FxHashSet::default();
            for passed in passed(&game, line.into_iter().zip(moves), &lattices) {
                let Some(mv) = passed.mv else { continue };
                let place = (passed.lattice, passed.hash, passed.black);
                if seen.insert((place, mv.clone())) {
                    let known = found.entry(place).or_default().entry(mv).or_default();
                    known.iter_mut().zip(results).for_each(|(known, more)| *known += more);
                }
            }
        }
        found.retain(|_, moves| moves.values().flatten().sum::<usize>() >= LEAST);
        let tally = |(mv, [white, draws, black]): (String, OpeningResults)| MoveTally { mv, white, draws, black, ..MoveTally::default() };
        found.into_iter().map(|(place, moves)| (place, sorted(moves.into_iter().map(tally).collect()))).collect()
    }
}

fn head(id: &str) -> String {
    [HEAD.join(" ").as_str(), id].join(" ")
}

/// The number of a lattice, the hash of what stands on it, and whether Black is to move.
type OpeningPlace = (u8, u64, bool);

type OpeningMoves = FxHashMap<OpeningPlace, Vec<MoveTally>>;

/// The moves of a line from the start of a game, with the passes that people have made in analysing; `None` if one is neither legal nor
/// such a pass.
fn played(game: &Game, moves: &[String]) -> Option<Vec<Move>> {
    let mut position = game.start().clone();
    let mut line = Vec::with_capacity(moves.len());
    for text in moves {
        let mv = parse_kept(&position, game.variant(), text).ok()?;
        position.play(game.variant(), mv);
        line.push(mv);
    }
    Some(line)
}

/// The most frequent move first; of two that are as frequent the one that was played last.
fn sorted(mut moves: Vec<MoveTally>) -> Vec<MoveTally> {
    moves.sort_by(|one, other| other.games().cmp(&one.games()).then_with(|| other.last.cmp(&one.last)).then_with(|| one.mv.cmp(&other.mv)));
    moves
}

pub(super) fn together(one: &[MoveTally], other: &[MoveTally]) -> Vec<MoveTally> {
    let mut moves: BTreeMap<&str, MoveTally> = BTreeMap::new();
    for more in one.iter().chain(other) {
        let known = moves.entry(&more.mv).or_insert_with(|| MoveTally { mv: more.mv.clone(), ..MoveTally::default() });
        known.white += more.white;
        known.draws += more.draws;
        known.black += more.black;
        known.open += more.open;
        known.last = known.last.clone().max(more.last.clone());
    }
    sorted(moves.into_values().collect())
}

#[derive(Debug)]
pub(super) struct ShippedGames {
    pub(super) task: Task<Crossing, Vec<MoveTally>, Arc<Variant>>,
    known: Option<(Crossing, Vec<MoveTally>)>,
}

impl ShippedGames {
    pub(super) fn new(wake: Wake) -> Self {
        let task = Task::serve("openings", wake, || {
            let mut known: Option<(Arc<Variant>, OpeningMoves)> = None;
            move |from: &Crossing, variant: Arc<Variant>, tell: &Tell<'_, Vec<MoveTally>>| {
                let fits = known.take().filter(|(known, _)| Arc::ptr_eq(known, &variant));
                let made = || (Arc::clone(&variant), FirstMoves::shipped(&variant.id).tallies(&variant));
                let (_, tallies) = known.insert(fits.unwrap_or_else(made));
                tell.tell(tallies.get(&(from.lattice, from.hash, from.black)).cloned().unwrap_or_default());
            }
        });
        Self { task, known: None }
    }

    pub(super) fn poll(&mut self) -> Option<TaskFault> {
        while let Some((from, news)) = self.task.next() {
            match news {
                News::Answer(moves) => self.known = Some((from, moves)),
                News::Done => {}
                News::Failed(fault) => return Some(fault),
            }
        }
        None
    }

    pub(super) fn known(&self, from: &Crossing) -> Option<&[MoveTally]> {
        self.known.as_ref().filter(|known| known.0 == *from).map(|known| known.1.as_slice())
    }
}

#[cfg(test)]
mod tests;
