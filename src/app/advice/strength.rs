//! How well the computer plays a side, and what the machine gives for it.

use std::num::NonZero;

use nestmate_engine::Level;
use nestmate_text::words::{Tipped, say, tipped};

pub use crate::storage::{CAUTION, Machine, Strength, THINK};

impl Strength {
    pub fn easy() -> Self {
        Self { level: Level::new(2).unwrap_or(Level::FULL), ..Self::default() }
    }
}

/// The largest table that can be chosen, in MiB.
pub const MOST_TABLE: usize = 4096;

pub const MOST_LINES: usize = 5;

impl Machine {
    #[must_use]
    pub fn bounded(self) -> Self {
        Self {
            threads: self.threads.clamp(1, most_threads()),
            table: self.table.clamp(1, MOST_TABLE),
            lines: self.lines.clamp(1, MOST_LINES),
            ..self
        }
    }
}

pub fn most_threads() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// What people call the levels, weakest first, and what to expect of each.
const LEVELS: [Tipped; 8] = [
    tipped!("level-1"),
    tipped!("level-2"),
    tipped!("level-3"),
    tipped!("level-4"),
    tipped!("level-5"),
    tipped!("level-6"),
    tipped!("level-7"),
    tipped!("level-8"),
];

pub fn level_name(level: Level) -> &'static str {
    say(level_words(level).name)
}

pub fn level_tip(level: Level) -> &'static str {
    say(level_words(level).tip)
}

fn level_words(level: Level) -> Tipped {
    let at = usize::from(level.number()).saturating_sub(1);
    LEVELS[at.min(LEVELS.len() - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_name_of_its_own() {
        assert_eq!(Level::ALL.len(), LEVELS.len());
        let mut names: Vec<&str> = Level::ALL.into_iter().map(level_name).collect();
        assert_eq!(level_name(Level::FULL), "Full strength");
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), LEVELS.len());
        assert!(Level::ALL.into_iter().all(|level| level_tip(level).len() > 20));
    }

    #[test]
    fn a_machine_out_of_bounds_is_brought_within() {
        let wild = Machine { threads: 0, table: 1 << 30, lines: 99, ..Machine::default() }.bounded();
        assert_eq!((wild.threads, wild.table, wild.lines), (1, MOST_TABLE, MOST_LINES));
        let tame = Machine { threads: usize::MAX, ..Machine::default() }.bounded();
        assert_eq!(tame.threads, most_threads());
        assert_eq!(Machine::default().bounded(), Machine::default());
    }
}
