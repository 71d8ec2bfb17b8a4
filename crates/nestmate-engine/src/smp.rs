//! A search with all that can be chosen about it, on one or several threads.
//!
//! Several threads search the same position and share nothing but the table (lazy SMP): what one has found the others need not search. The
//! first thread answers.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use nestmate_core::position::{Move, Position};
use nestmate_core::variant::Variant;

use super::chase::Chase;
use super::clock::{Limits, SearchClock, Team};
use super::history::History;
use super::level::of_side;
use super::memory::Memory;
use super::search::{Info, Searcher};
use super::skill::{Skill, Standing, unit};
use crate::task::crew;

/// A search to be run.
#[derive(Clone, Copy, Debug)]
pub struct Search<'a> {
    /// The position.
    pub position: &'a Position,
    /// Its game.
    pub variant: &'a Variant,
    /// Hashes of the earlier positions of the game, oldest first, so that repetitions are seen.
    pub history: &'a [u64],
    /// The moves that may be played; empty: all legal ones.
    pub only: &'a [Move],
    /// How many of the best moves are wanted with their lines, at least one.
    pub lines: usize,
    /// When to stop.
    pub limits: Limits,
    /// How well to play; who does not play at full strength has limits of its own within those given.
    pub skill: Skill,
    /// What a side errs about follows from this; one number a game makes it err alike all game long.
    pub seed: u64,
    /// How many threads search, at least one.
    pub threads: usize,
    /// From when on its time counts; `None`: from when it runs.
    pub since: Option<Instant>,
}

impl<'a> Search<'a> {
    /// A search at full strength, on one thread, without history and limits.
    pub fn new(position: &'a Position, variant: &'a Variant) -> Self {
        let limits = Limits::default();
        Self { position, variant, history: &[], only: &[], lines: 1, limits, skill: Skill::FULL, seed: 0, threads: 1, since: None }
    }

    /// Searches until a limit is met or `stop` is set, and gives the last and best that was found; `None` if there is no move that may
    /// be played. `report` is called after each finished iteration. `memory` must have been made for this variant.
    pub fn run(&self, memory: &mut Memory, stop: &AtomicBool, report: &mut dyn FnMut(&Info)) -> Option<Info> {
        let team = Team::new(stop, self.since.unwrap_or_else(Instant::now));
        let seed = of_side(self.seed, self.position.side());
        // Full strength needs no rule to know what a draw is worth.
        let standing = if self.skill == Skill::FULL { Standing::Behind } else { memory.standing(self.position, self.variant) };
        let errors = self.skill.errors(seed, standing);
        let own = errors.as_ref().map(|errors| memory.known_to(self.variant, self.skill, self.position).misjudged(self.variant, errors));
        let bare = memory.is_bare(self.position);
        let Memory { weights, derived, table, histories, .. } = memory;
        let weights = own.as_ref().unwrap_or(if bare { derived } else { weights });
        let chasing = Chase::of(self.position, self.variant).map(|chase| weights.clone().chasing(chase));
        let weights = chasing.as_ref().unwrap_or(weights);
        histories.resize_with(self.threads.max(1), History::new);
        histories.iter_mut().for_each(History::fade);
        let (first, others) = histories.split_first_mut()?;
        table.prepare();
        table.grow_older();
        let table = &*table;
        let searcher = |limits, history| Searcher::new(self, weights, table, history, SearchClock::new(&team, limits), errors);
        crew(|crew| {
            let finish = Finish(&team.done);
            for (number, history) in others.iter_mut().enumerate() {
                let helper = searcher(Limits::default(), history);
                let help = move || {
                    helper.deepen(1 + u32::from(number % 2 == 0), &mut |_| {});
                };
                // Without the thread the search is slower, no more.
                let _ = crew.start("search", number + 1, help);
            }
            let limits = self.skill.limits(self.limits, unit(seed ^ self.position.hash()), standing);
            let mut searcher = searcher(limits, first);
            if let Some(patience) = standing.patience() {
                searcher.avoid_draws(patience);
            }
            let found = searcher.deepen(1, report);
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
