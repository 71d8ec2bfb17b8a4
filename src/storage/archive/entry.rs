//! A game as it is put into the database.

use nestmate_core::plain::searched;

use crate::storage::{Print, Record};

/// The tags with the players' ratings.
pub const RATINGS: [&str; 2] = ["WhiteElo", "BlackElo"];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GameResult {
    White,
    Black,
    Draw,
    /// It has not ended, or nobody knows how.
    #[default]
    Open,
}

impl GameResult {
    /// In the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::White, Self::Draw, Self::Black, Self::Open];

    pub fn text(self) -> &'static str {
        match self {
            Self::White => "1-0",
            Self::Black => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    pub fn of(text: &str) -> Self {
        Self::ALL.into_iter().find(|result| result.text() == text).unwrap_or_default()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ArchivedPlayer {
    pub name: String,
    pub level: Option<u8>,
    pub elo: Option<u16>,
}

/// A position that a game has passed, whole or on one lattice alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passed {
    /// The hash of the position, or of what stands on the lattice.
    pub hash: u64,
    /// 0 for the whole position, else the number of the lattice, from 1.
    pub lattice: u8,
    /// After how many plies it first stood so.
    pub ply: usize,
    /// Whether Black made the move that follows.
    pub black: bool,
    /// The move by which the game left it; none at the end of the game.
    pub mv: Option<String>,
}

#[derive(Clone, Debug)]
pub struct ArchivedGame {
    pub name: String,
    pub players: [ArchivedPlayer; 2],
    pub result: GameResult,
    /// When, as `2026.11.22`, question marks for what is not known.
    pub date: String,
    pub event: String,
    /// The code that books have for the opening.
    pub eco: String,
    /// The moves of the main line, as records have them.
    pub moves: Vec<String>,
    /// The first moves, as files of the game have them.
    pub opening: String,
    pub comments: String,
    pub passed: Vec<Passed>,
    pub record: Record,
}

impl ArchivedGame {
    /// What must be the same in two games that can be one.
    pub(super) fn head(&self) -> String {
        let tag = |name: &str| self.record.tags.iter().find(|tag| tag.0 == name).map_or("", |tag| tag.1.as_str());
        [&self.record.game, &self.record.start, tag("White"), tag("Black"), tag("Date")].join("\n")
    }

    /// The moves as one text, each with a space after it, so that the beginning of a game is the beginning of its text.
    pub(super) fn line(&self) -> String {
        self.moves.iter().flat_map(|mv| [mv.as_str(), " "]).collect()
    }

    /// What tells it from all others: players, date and moves.
    pub fn print(&self) -> String {
        Print::of([self.head(), self.line()].join("\n").as_bytes()).text()
    }

    /// All that words are looked for in.
    pub(super) fn sought(&self) -> String {
        let tags = self.record.tags.iter().map(|tag| tag.1.as_str());
        let known =
            [self.name.as_str(), &self.record.game, &self.date, &self.opening].into_iter().chain(tags).chain([self.comments.as_str()]);
        searched(&known.collect::<Vec<_>>().join("\n"))
    }

    pub(super) fn players_sought(&self) -> String {
        searched(&self.players.each_ref().map(|player| player.name.as_str()).join("\n"))
    }
}
