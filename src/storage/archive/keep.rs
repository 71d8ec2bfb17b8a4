//! Games are put in, put away and brought back.

use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use super::entry::{ArchivedGame, Passed};
use super::{Archive, ArchiveFault, GameResult};
use crate::storage::{Print, Record, now};

/// How long a game that was put away can be brought back, in seconds.
const GRACE: u64 = 86_400;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Added {
    pub new: usize,
    pub known: usize,
}

impl Archive {
    /// Keeps a game as it is now: in the place of the one with the print `instead`, or of one that ends where this one goes on.
    pub fn keep(&mut self, game: &ArchivedGame, instead: Option<&str>) -> Result<(), ArchiveFault> {
        self.change(|change| {
            let print = game.print();
            let known = id_of(change, &print)?;
            let before = instead.map_or(Ok(None), |print| id_of(change, print))?;
            let before = if known.is_some() { before } else { before.map_or_else(|| begun(change, game), |id| Ok(Some(id)))? };
            if let Some(before) = before.filter(|before| Some(*before) != known) {
                remove(change, before)?;
            }
            match known {
                Some(_) => write(change, game, &print).map(drop),
                None => insert(change, game, &print),
            }
        })
    }

    /// Adds games out of files. One that is there already stays as it is, unless it has no comments and the other has.
    pub fn add(&mut self, games: &[ArchivedGame]) -> Result<Added, ArchiveFault> {
        self.change(|change| {
            let (mut added, mut passed) = (Added::default(), Vec::new());
            for game in games {
                let print = game.print();
                let known = "SELECT g.gone > 0, r.comments = '' FROM games g JOIN records r ON r.game = g.id WHERE g.print = ?1";
                let known = change.prepare_cached(known)?.query_row([&print], |row| Ok((row.get(0)?, row.get(1)?)));
                match known.optional()? {
                    None => {
                        passed.push((write(change, game, &print)?, game));
                        added.new += 1;
                    }
                    Some((gone, bare)) => {
                        if bare && !game.comments.is_empty() || gone {
                            write(change, game, &print)?;
                        }
                        *(if gone { &mut added.new } else { &mut added.known }) += 1;
                    }
                }
            }
            insert_passed(change, &passed)?;
            Ok(added)
        })
    }

    /// Puts games away, so that nothing finds them, or brings them back, which can be done for a day.
    pub fn set_gone(&mut self, games: &[i64], gone: bool) -> Result<(), ArchiveFault> {
        let gone = if gone { i64::try_from(now()).unwrap_or(i64::MAX) } else { 0 };
        self.change(|change| {
            let mut update = change.prepare("UPDATE games SET gone = ?2 WHERE id = ?1")?;
            games.iter().try_for_each(|id| update.execute(params![id, gone]).map(drop))
        })
    }

    pub(super) fn purge(&mut self) -> rusqlite::Result<()> {
        let long_ago = i64::try_from(now().saturating_sub(GRACE)).unwrap_or_default();
        let old = "SELECT id FROM games WHERE gone > 0 AND gone <= ?1";
        let any = self.db.query_row(old, [long_ago], |_| Ok(())).optional()?;
        if any.is_none() {
            return Ok(());
        }
        let change = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for rest in ["positions WHERE game", "records WHERE game", "games WHERE id"] {
            change.execute(&format!("DELETE FROM {rest} IN ({old})"), [long_ago])?;
        }
        change.commit()
    }

    pub fn record(&self, game: i64) -> Result<Option<Record>, ArchiveFault> {
        let select = "SELECT r.text, d.text FROM records r LEFT JOIN definitions d ON d.id = r.definition WHERE r.game = ?1";
        let found = self.db.query_row(select, [game], |row| Ok((row.get::<_, String>(0)?, row.get::<_, Option<String>>(1)?)));
        let Some((text, definition)) = found.optional()? else { return Ok(None) };
        let record = Record::read("", &text).map_err(|_| ArchiveFault::Damaged)?;
        Ok(Some(Record { definition: definition.unwrap_or_default(), ..record }))
    }

    /// Puts what a review has found into the record of the game with this print, if there is one.
    pub fn review(&mut self, print: &str, review: &[String]) -> Result<(), ArchiveFault> {
        self.change(|change| {
            let known = "SELECT r.game, r.text FROM records r JOIN games g ON r.game = g.id WHERE g.print = ?1";
            let known = change.query_row(known, [print], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?))).optional()?;
            let Some((game, Ok(record))) = known.map(|(game, text)| (game, Record::read("", &text))) else { return Ok(()) };
            let text = Record { review: review.to_vec(), ..record }.text();
            change.execute("UPDATE records SET text = ?2 WHERE game = ?1", params![game, text]).map(drop)
        })
    }

    pub fn print(&self, game: i64) -> Result<String, ArchiveFault> {
        let print = self.db.query_row("SELECT print FROM games WHERE id = ?1", [game], |row| row.get(0)).optional()?;
        Ok(print.unwrap_or_default())
    }

    fn change<T>(&mut self, work: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T>) -> Result<T, ArchiveFault> {
        let change = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let done = work(&change)?;
        change.commit()?;
        Ok(done)
    }

    #[cfg(test)]
    pub(super) fn db(&self) -> &Connection {
        &self.db
    }
}

fn id_of(db: &Connection, print: &str) -> rusqlite::Result<Option<i64>> {
    db.prepare_cached("SELECT id FROM games WHERE print = ?1")?.query_row([print], |row| row.get(0)).optional()
}

/// The game of the same players that had not ended and that this one goes on from, all that was said in it included.
fn begun(db: &Connection, game: &ArchivedGame) -> rusqlite::Result<Option<i64>> {
    let select = "SELECT g.id, r.moves, r.comments FROM games g JOIN records r ON r.game = g.id \
        WHERE g.head = ?1 AND g.result = ?2 AND g.gone = 0 ORDER BY length(r.moves) DESC";
    let mut select = db.prepare(select)?;
    let line = game.line();
    let mut rows = select.query([game.head().as_str(), GameResult::Open.text()])?;
    while let Some(row) = rows.next()? {
        let (id, moves, comments): (i64, String, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        if line.starts_with(&moves) && comments.lines().all(|said| game.comments.contains(said)) {
            return Ok(Some(id));
        }
    }
    Ok(None)
}

fn remove(db: &Connection, id: i64) -> rusqlite::Result<()> {
    for rest in ["positions WHERE game", "records WHERE game", "games WHERE id"] {
        db.execute(&format!("DELETE FROM {rest} = ?1"), [id])?;
    }
    Ok(())
}

/// Writes a game with its record, in the place of one with the same print, and so with the same moves. Its number.
fn write(db: &Connection, game: &ArchivedGame, print: &str) -> rusqlite::Result<i64> {
    let into = "INSERT INTO games (print, head, game, name, white, black, white_level, black_level, result, date, event, plies, opening, \
        sought, players, white_elo, black_elo, eco) \
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18) \
        ON CONFLICT (print) DO UPDATE SET name = excluded.name, white = excluded.white, black = excluded.black, \
        white_level = excluded.white_level, black_level = excluded.black_level, result = excluded.result, date = excluded.date, \
        event = excluded.event, opening = excluded.opening, sought = excluded.sought, players = excluded.players, \
        white_elo = excluded.white_elo, black_elo = excluded.black_elo, eco = excluded.eco, gone = 0 \
        RETURNING id";
    let [white, black] = &game.players;
    let values = params![
        print,
        game.head(),
        game.record.game,
        game.name,
        white.name,
        black.name,
        white.level,
        black.level,
        game.result.text(),
        game.date,
        game.event,
        count(game.moves.len()),
        game.opening,
        game.sought(),
        game.players_sought(),
        white.elo,
        black.elo,
        game.eco,
    ];
    let id = db.prepare_cached(into)?.query_row(values, |row| row.get(0))?;
    write_record(db, id, game)?;
    Ok(id)
}

fn insert(db: &Connection, game: &ArchivedGame, print: &str) -> rusqlite::Result<()> {
    let id = write(db, game, print)?;
    insert_passed(db, &[(id, game)])
}

/// Writes the positions that games have passed, in the order of the table: so each page of it is looked up once for all of them.
fn insert_passed(db: &Connection, games: &[(i64, &ArchivedGame)]) -> rusqlite::Result<()> {
    let all = games.iter().flat_map(|&(id, game)| game.passed.iter().map(move |passed| (id, passed)));
    let mut all: Vec<(i64, &Passed)> = all.collect();
    all.sort_unstable_by_key(|&(id, passed)| (passed.hash.cast_signed(), passed.lattice, id, passed.ply));
    let into = "INSERT OR IGNORE INTO positions (hash, lattice, game, ply, side, move) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let mut into = db.prepare_cached(into)?;
    for (id, passed) in all {
        let hash = passed.hash.cast_signed();
        into.execute(params![hash, passed.lattice, id, count(passed.ply), passed.black, passed.mv])?;
    }
    Ok(())
}

/// The record is kept without its definition, which is the same in many.
fn write_record(db: &Connection, id: i64, game: &ArchivedGame) -> rusqlite::Result<()> {
    let definition = definition(db, &game.record.definition)?;
    let text = Record { definition: String::new(), ..game.record.clone() }.text();
    let into = "INSERT OR REPLACE INTO records (game, definition, moves, comments, text) VALUES (?1, ?2, ?3, ?4, ?5)";
    db.prepare_cached(into)?.execute(params![id, definition, game.line(), game.comments, text]).map(drop)
}

fn definition(db: &Connection, text: &str) -> rusqlite::Result<i64> {
    let print = Print::of(text.as_bytes()).text();
    let known = db.prepare_cached("SELECT id FROM definitions WHERE print = ?1")?.query_row([&print], |row| row.get(0)).optional()?;
    if let Some(known) = known {
        return Ok(known);
    }
    db.execute("INSERT INTO definitions (print, text) VALUES (?1, ?2)", [print.as_str(), text])?;
    Ok(db.last_insert_rowid())
}

fn count(number: usize) -> Value {
    Value::Integer(i64::try_from(number).unwrap_or(i64::MAX))
}
