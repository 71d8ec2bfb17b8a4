//! How games against the computer have ended.

use super::Archive;
use super::entry::GameResult;
use super::fault::{ArchiveFault, fault};

/// How a game against the computer has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelGame {
    /// The id of its rules.
    pub game: String,
    /// The position that it began with, as one line.
    pub start: String,
    /// The level that the computer played at.
    pub level: u8,
    /// What the person scored: 2 for a win, 1 for a draw, 0 for a loss.
    pub half_points: u8,
}

impl Archive {
    /// All games between a person and the computer that have ended, the newest first.
    pub fn results(&self) -> Result<Vec<LevelGame>, ArchiveFault> {
        let select = "SELECT game, head, white_level, black_level, result FROM games \
            WHERE gone = 0 AND (white_level IS NULL) <> (black_level IS NULL) AND result <> '*' ORDER BY date DESC, id DESC";
        let mut select = self.db.prepare_cached(select).map_err(fault)?;
        let rows = select.query_map([], |row| {
            let (head, white, black): (String, Option<u8>, Option<u8>) = (row.get(1)?, row.get(2)?, row.get(3)?);
            let half_points = match GameResult::of(&row.get::<_, String>(4)?) {
                GameResult::White => u8::from(white.is_none()) * 2,
                GameResult::Black => u8::from(black.is_none()) * 2,
                GameResult::Draw | GameResult::Open => 1,
            };
            // See `ArchivedGame::head`.
            let start = head.lines().nth(1).unwrap_or_default().to_owned();
            Ok(LevelGame { game: row.get(0)?, start, level: white.or(black).unwrap_or_default(), half_points })
        });
        rows.and_then(Iterator::collect).map_err(fault)
    }
}
