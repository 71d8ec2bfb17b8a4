//! Which moves games went on with from a position, however they came to it.

use rusqlite::params;

use super::Archive;
use super::fault::{ArchiveFault, fault};

/// A position from which games go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crossing {
    /// The id of the rules.
    pub game: String,
    /// 0 for the whole position, else the number of the lattice, from 1.
    pub lattice: u8,
    /// The hash of the position, or of what stands on the lattice.
    pub hash: u64,
    /// Whether Black is to move.
    pub black: bool,
}

/// A move, and how the games ended that went on with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveTally {
    /// The move, as records have it.
    pub mv: String,
    /// How many games White has won.
    pub white: usize,
    pub draws: usize,
    /// How many Black has won.
    pub black: usize,
    /// How many have not ended, or nobody knows how.
    pub open: usize,
    /// The day of the last one.
    pub last: String,
}

impl MoveTally {
    pub fn games(&self) -> usize {
        self.white + self.draws + self.black + self.open
    }
}

impl Archive {
    /// The moves that were played from a position, the most frequent first. A game that has played a move there twice counts once.
    pub fn moves(&self, from: &Crossing) -> Result<Vec<MoveTally>, ArchiveFault> {
        let select = "SELECT p.move, sum(g.result = '1-0'), sum(g.result = '1/2-1/2'), sum(g.result = '0-1'), sum(g.result = '*'), \
            max(g.date) FROM (SELECT DISTINCT game, move FROM positions WHERE hash = ?1 AND lattice = ?2 AND side = ?3 AND move IS NOT NULL) p \
            JOIN games g ON g.id = p.game WHERE g.game = ?4 AND g.gone = 0 GROUP BY p.move ORDER BY count(*) DESC, max(g.date) DESC, p.move";
        let mut select = self.db.prepare_cached(select).map_err(fault)?;
        let count = |number: i64| usize::try_from(number).unwrap_or_default();
        let rows = select.query_map(params![from.hash.cast_signed(), from.lattice, from.black, from.game], |row| {
            Ok(MoveTally {
                mv: row.get(0)?,
                white: count(row.get(1)?),
                draws: count(row.get(2)?),
                black: count(row.get(3)?),
                open: count(row.get(4)?),
                last: row.get(5)?,
            })
        });
        rows.and_then(Iterator::collect).map_err(fault)
    }
}
