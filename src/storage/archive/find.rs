//! Games are found by words, players, result, ratings, date and position; which moves were played from one, and how games against the
//! computer ended.

use nestmate_core::geometry::CellSet;
use nestmate_core::plain::searched;
use rusqlite::types::Value;
use rusqlite::{Row, params, params_from_iter};

use super::entry::{ArchivedPlayer, GameResult};
use super::{Archive, ArchiveFault};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SortBy {
    Game,
    White,
    Black,
    Result,
    /// When; games of one day in the order in which they came in.
    #[default]
    Date,
    Length,
    Event,
    Eco,
    Opening,
}

impl SortBy {
    fn column(self) -> &'static str {
        match self {
            Self::Game => "g.name COLLATE NOCASE",
            Self::White => "g.white COLLATE NOCASE",
            Self::Black => "g.black COLLATE NOCASE",
            Self::Result => "g.result",
            Self::Date => "g.date",
            Self::Length => "g.plies",
            Self::Event => "g.event COLLATE NOCASE",
            Self::Eco => "g.eco",
            Self::Opening => "g.opening",
        }
    }
}

/// What is looked for. Everything that is said has to be so.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameQuery {
    /// Words of which each stands in names, comments, moves at the beginning, or anything else that is known of the game.
    pub words: String,
    /// Words of which each stands in the name of one of the players.
    pub player: String,
    pub game: Option<String>,
    pub result: Option<GameResult>,
    /// The least rating of both players.
    pub rated: Option<u16>,
    /// The first day, as `2026.11.22`.
    pub since: Option<String>,
    /// A position that it passed: the number of the lattice, 0 for the whole board, and the hash.
    pub position: Option<(u8, u64)>,
    /// What both sides have, as it is typed; empty for anything.
    pub material: String,
    pub part: Option<Box<BoardPart>>,
    pub sort: SortBy,
    pub rising: bool,
}

/// Some cells, and the hash of what stands on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardPart {
    pub cells: CellSet,
    pub hash: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    pub id: i64,
    pub game: String,
    pub name: String,
    pub players: [ArchivedPlayer; 2],
    pub result: GameResult,
    pub date: String,
    pub event: String,
    pub eco: String,
    pub plies: usize,
    pub opening: String,
    /// After how many plies what was looked for first stood on the board.
    pub at: Option<usize>,
}

impl Archive {
    pub fn find(&self, query: &GameQuery) -> Result<Vec<GameRow>, ArchiveFault> {
        let (text, values) = query.statement();
        let mut select = self.db.prepare_cached(&text)?;
        let rows = select.query_map(params_from_iter(values), listed)?;
        rows.collect::<rusqlite::Result<_>>().map_err(ArchiveFault::from)
    }

    pub fn count(&self) -> Result<usize, ArchiveFault> {
        let count = self.db.query_row("SELECT count(*) FROM games WHERE gone = 0", [], |row| row.get::<_, i64>(0))?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// The ids of all rules that there are games of, each with its name.
    pub fn games(&self) -> Result<Vec<(String, String)>, ArchiveFault> {
        let select = "SELECT game, max(name) FROM games WHERE gone = 0 GROUP BY game ORDER BY 2 COLLATE NOCASE";
        let mut select = self.db.prepare_cached(select)?;
        let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        rows.collect::<rusqlite::Result<_>>().map_err(ArchiveFault::from)
    }
}

impl GameQuery {
    /// Whether games have to be played through to find what is looked for: the database does not know it.
    pub fn plays_through(&self) -> bool {
        !self.material.is_empty() || self.part.is_some()
    }

    fn statement(&self) -> (String, Vec<Value>) {
        let mut values: Vec<Value> = Vec::new();
        let (mut from, mut at) = ("games g".to_owned(), "NULL");
        if let Some((lattice, hash)) = self.position {
            from += " JOIN (SELECT game, min(ply) AS ply FROM positions WHERE hash = ? AND lattice = ? GROUP BY game) p ON p.game = g.id";
            at = "p.ply";
            values.extend([Value::Integer(hash.cast_signed()), Value::Integer(lattice.into())]);
        }
        let mut fits = vec!["g.gone = 0"];
        let words = |text: &str| searched(text).split_whitespace().map(|word| Value::Text(word.to_owned())).collect::<Vec<_>>();
        for word in words(&self.words) {
            fits.push("instr(g.sought, ?) > 0");
            values.push(word);
        }
        for word in words(&self.player) {
            fits.push("instr(g.players, ?) > 0");
            values.push(word);
        }
        let texts = [
            ("g.game = ?", self.game.clone()),
            ("g.result = ?", self.result.map(|result| result.text().to_owned())),
            ("g.date >= ?", self.since.clone()),
        ];
        for (fit, text) in texts {
            if let Some(text) = text {
                fits.push(fit);
                values.push(Value::Text(text));
            }
        }
        if let Some(least) = self.rated {
            fits.push("min(g.white_elo, g.black_elo) >= ?");
            values.push(Value::Integer(least.into()));
        }
        let (fits, order) = (fits.join(" AND "), if self.rising { "ASC" } else { "DESC" });
        let columns = "g.id, g.game, g.name, g.white, g.black, g.white_level, g.black_level, g.result, g.date, g.event, g.plies, g.opening, \
            g.white_elo, g.black_elo, g.eco";
        let by = self.sort.column();
        (format!("SELECT {columns}, {at} FROM {from} WHERE {fits} ORDER BY {by} {order}, g.id {order}"), values)
    }
}

fn listed(row: &Row<'_>) -> rusqlite::Result<GameRow> {
    let count = |at: usize| row.get::<_, Option<i64>>(at).map(|number| number.and_then(|number| usize::try_from(number).ok()));
    let player = |name: usize, level: usize, elo: usize| {
        Ok::<_, rusqlite::Error>(ArchivedPlayer { name: row.get(name)?, level: row.get(level)?, elo: row.get(elo)? })
    };
    Ok(GameRow {
        id: row.get(0)?,
        game: row.get(1)?,
        name: row.get(2)?,
        players: [player(3, 5, 12)?, player(4, 6, 13)?],
        result: GameResult::of(&row.get::<_, String>(7)?),
        date: row.get(8)?,
        event: row.get(9)?,
        plies: count(10)?.unwrap_or_default(),
        opening: row.get(11)?,
        eco: row.get(14)?,
        at: count(15)?,
    })
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crossing {
    pub game: String,
    /// 0 for the whole position, else the number of the lattice, from 1.
    pub lattice: u8,
    /// The hash of the position, or of what stands on the lattice.
    pub hash: u64,
    pub black: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MoveTally {
    pub mv: String,
    pub white: usize,
    pub draws: usize,
    pub black: usize,
    /// How many have not ended, or nobody knows how.
    pub open: usize,
    pub last: String,
}

impl MoveTally {
    pub fn games(&self) -> usize {
        self.white + self.draws + self.black + self.open
    }
}

impl Archive {
    /// The most frequent first. A game that has played a move there twice counts once.
    pub fn moves(&self, from: &Crossing) -> Result<Vec<MoveTally>, ArchiveFault> {
        let select = "SELECT p.move, sum(g.result = '1-0'), sum(g.result = '1/2-1/2'), sum(g.result = '0-1'), sum(g.result = '*'), \
            max(g.date) FROM (SELECT DISTINCT game, move FROM positions WHERE hash = ?1 AND lattice = ?2 AND side = ?3 AND move IS NOT NULL) p \
            JOIN games g ON g.id = p.game WHERE g.game = ?4 AND g.gone = 0 GROUP BY p.move ORDER BY count(*) DESC, max(g.date) DESC, p.move";
        let mut select = self.db.prepare_cached(select)?;
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
        rows.and_then(Iterator::collect).map_err(ArchiveFault::from)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelGame {
    pub game: String,
    /// The position that it began with, as one line.
    pub start: String,
    pub level: u8,
    /// What the person scored: 2 for a win, 1 for a draw, 0 for a loss.
    pub half_points: u8,
}

impl Archive {
    /// All games between a person and the computer that have ended, the newest first.
    pub fn results(&self) -> Result<Vec<LevelGame>, ArchiveFault> {
        let select = "SELECT game, head, white_level, black_level, result FROM games \
            WHERE gone = 0 AND (white_level IS NULL) <> (black_level IS NULL) AND result <> '*' ORDER BY date DESC, id DESC";
        let mut select = self.db.prepare_cached(select)?;
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
        rows.and_then(Iterator::collect).map_err(ArchiveFault::from)
    }
}
