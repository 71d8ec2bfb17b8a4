//! A search with all that can be chosen about it, on one or several threads.
//!
//! Several threads search the same position and share nothing but the table: what one has found the others need not search. The
//! first thread answers.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::clock::{Clock, Team};
use super::level::Level;
use super::limits::Limits;
use super::search::{Info, Searcher};
use super::table::Table;
use super::weights::Weights;
use crate::position::Position;
use crate::variant::Variant;

/// A search to be run.
#[derive(Clone, Copy, Debug)]
pub struct Search<'a> {
    /// The position.
    pub position: &'a Position,
    /// Its game.
    pub variant: &'a Variant,
    /// Hashes of the earlier positions of the game, oldest first, so that repetitions are seen.
    pub history: &'a [u64],
    /// When to stop.
    pub limits: Limits,
    /// How strong to play; weaker levels have limits of their own within those given.
    pub level: Level,
    /// What a weaker level errs about follows from this; one number a game makes it err alike all game long.
    pub seed: u64,
    /// How many threads search, at least one.
    pub threads: usize,
}

impl<'a> Search<'a> {
    /// A search at full strength, on one thread, without history and limits.
    #[must_use]
    pub fn new(position: &'a Position, variant: &'a Variant) -> Self {
        Self { position, variant, history: &[], limits: Limits::default(), level: Level::FULL, seed: 0, threads: 1 }
    }

    /// Searches until a limit is met or `stop` is set, and gives the last and best that was found; `None` if there is no legal move.
    /// `report` is called after each finished iteration.
    pub fn run(&self, table: &Table, stop: &AtomicBool, report: &mut dyn FnMut(&Info)) -> Option<Info> {
        let errors = self.level.errors(self.seed);
        let mut weights = Weights::new(self.variant);
        if let Some(errors) = &errors {
            weights.misjudge(self.variant, errors);
        }
        let team = Team::new(stop);
        table.grow_older();
        let searcher = |limits| Searcher::new(self, &weights, table, Clock::new(&team, limits), errors);
        thread::scope(|scope| {
            let finish = Finish(&team.done);
            for number in 1..self.threads {
                let helper = searcher(Limits::default());
                let builder = thread::Builder::new().name(format!("search {number}"));
                // Without the thread the search is slower, no more.
                let _ = builder.spawn_scoped(scope, move || helper.deepen(1 + u32::from(number % 2 == 1), &mut |_| {}));
            }
            let found = searcher(self.level.limits(self.limits)).deepen(1, report);
            drop(finish);
            found
        })
    }
}

/// Ends the other threads when the first is done, even by a panic.
struct Finish<'a>(&'a AtomicBool);

impl Drop for Finish<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Searches a position at full strength on one thread; see [`Search`].
///
/// `history` has the hashes of the earlier positions of the game, oldest first, so that repetitions are seen. `report` is called
/// after each finished iteration. `None` if there is no legal move.
pub fn search(
    position: &Position,
    variant: &Variant,
    history: &[u64],
    limits: &Limits,
    table: &Table,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Info),
) -> Option<Info> {
    Search { history, limits: *limits, ..Search::new(position, variant) }.run(table, stop, report)
}
