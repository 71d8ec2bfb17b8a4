//! The tables, and how those of earlier versions become the present ones. A damaged database is put aside under another name, and what can
//! still be read of it is read.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use nestmate_core::plain::searched;
use rusqlite::{Connection, OpenFlags, TransactionBehavior, params};

use super::{ArchiveFault, RATINGS, companions};
use crate::storage::Record;
use crate::storage::whole::put_aside;

/// What leads from each version to the next; the first begins with nothing. They are never changed, only added to: databases of all
/// versions are out there.
pub(super) const STEPS: [&str; 3] = [
    "CREATE TABLE definitions (
        id INTEGER PRIMARY KEY,
        print TEXT NOT NULL UNIQUE,
        text TEXT NOT NULL
    );
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        print TEXT NOT NULL UNIQUE,
        head TEXT NOT NULL,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        white TEXT NOT NULL,
        black TEXT NOT NULL,
        white_level INTEGER,
        black_level INTEGER,
        result TEXT NOT NULL,
        date TEXT NOT NULL,
        event TEXT NOT NULL,
        plies INTEGER NOT NULL,
        opening TEXT NOT NULL,
        sought TEXT NOT NULL,
        players TEXT NOT NULL,
        gone INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE records (
        game INTEGER PRIMARY KEY,
        definition INTEGER NOT NULL,
        moves TEXT NOT NULL,
        comments TEXT NOT NULL,
        text TEXT NOT NULL
    );
    CREATE TABLE positions (
        hash INTEGER NOT NULL,
        lattice INTEGER NOT NULL,
        game INTEGER NOT NULL,
        ply INTEGER NOT NULL,
        side INTEGER NOT NULL,
        move TEXT,
        PRIMARY KEY (hash, lattice, game, ply)
    ) WITHOUT ROWID;",
    "CREATE INDEX games_head ON games (head);",
    "ALTER TABLE games ADD COLUMN white_elo INTEGER;
    ALTER TABLE games ADD COLUMN black_elo INTEGER;
    ALTER TABLE games ADD COLUMN eco TEXT NOT NULL DEFAULT '';",
];

/// Every table with its columns: a database without one of them is damaged.
const TABLES: [&str; 4] = [
    "SELECT id, print, text FROM definitions",
    "SELECT id, print, head, game, name, white, black, white_level, black_level, result, date, event, plies, opening, sought, players, gone, white_elo, black_elo, eco FROM games",
    "SELECT game, definition, moves, comments, text FROM records",
    "SELECT hash, lattice, game, ply, side, move FROM positions",
];

pub(super) fn bring_up(db: &mut Connection) -> Result<(), ArchiveFault> {
    if version(db)? == STEPS.len() {
        return Ok(());
    }
    // Another window may be doing the same.
    let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let known = version(&change)?;
    let steps = STEPS.get(known..).ok_or(ArchiveFault::Newer)?;
    for step in steps {
        change.execute_batch(step)?;
    }
    if known > 0 && !steps.is_empty() {
        reread(&change)?;
    }
    change.pragma_update(None, "user_version", i64::try_from(STEPS.len()).unwrap_or(i64::MAX))?;
    change.commit().map_err(ArchiveFault::from)
}

/// Works out anew what is known of each game from its record, and what is searched.
fn reread(db: &Connection) -> rusqlite::Result<()> {
    let mut select = db.prepare("SELECT g.id, g.sought, g.players, r.text FROM games g LEFT JOIN records r ON r.game = g.id")?;
    let mut update = db.prepare("UPDATE games SET sought = ?2, players = ?3, white_elo = ?4, black_elo = ?5, eco = ?6 WHERE id = ?1")?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let (id, words, players): (i64, String, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let record = row.get::<_, Option<String>>(3)?.and_then(|text| Record::read("", &text).ok()).unwrap_or_default();
        let tag = |name: &str| record.tags.iter().find(|tag| tag.0 == name).map_or("", |tag| tag.1.as_str());
        let [white, black] = RATINGS.map(|name| tag(name).parse::<u16>().ok());
        update.execute(params![id, searched(&words), searched(&players), white, black, tag("ECO")])?;
    }
    Ok(())
}

fn version(db: &Connection) -> rusqlite::Result<usize> {
    db.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0)).map(|version| usize::try_from(version).unwrap_or(usize::MAX))
}

pub(super) fn look(db: &Connection) -> Result<(), ArchiveFault> {
    TABLES.iter().try_for_each(|select| db.prepare(select).map(drop)).map_err(|_| ArchiveFault::Damaged)
}

const MOST_FAILURES: u32 = 40;

#[derive(Debug, Default)]
pub struct ArchiveRemains {
    pub aside: PathBuf,
    pub records: Vec<Record>,
}

pub fn salvage(path: &Path) -> io::Result<ArchiveRemains> {
    let aside = put_aside(path)?;
    for (from, to) in companions(path).into_iter().zip(companions(&aside)) {
        match fs::rename(&from, &to) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    // What cannot be read at all has no games.
    let records = records(&aside).unwrap_or_default();
    Ok(ArchiveRemains { aside, records })
}

fn records(path: &Path) -> rusqlite::Result<Vec<Record>> {
    let db = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    let mut definitions: HashMap<i64, String> = HashMap::new();
    let mut select = db.prepare("SELECT game, definition, text FROM records WHERE game > ?1 ORDER BY game")?;
    let (mut records, mut after, mut failures) = (Vec::new(), 0_i64, 0);
    loop {
        let mut rows = select.query([after])?;
        loop {
            match rows.next() {
                Ok(Some(row)) => {
                    failures = 0;
                    after = row.get(0)?;
                    let read: rusqlite::Result<(i64, String)> = row.get(1).and_then(|definition| Ok((definition, row.get(2)?)));
                    let Ok((definition, text)) = read else { continue };
                    let definition = definitions.entry(definition).or_insert_with(|| definition_of(&db, definition)).clone();
                    records.extend(Record::read("", &text).ok().map(|record| Record { definition, ..record }));
                }
                // What comes after the place that cannot be read may be whole.
                Err(_) if failures < MOST_FAILURES => {
                    after = after.saturating_add(1 << failures);
                    failures += 1;
                    break;
                }
                Ok(None) | Err(_) => return Ok(records),
            }
        }
    }
}

/// The text of a definition; nothing where it cannot be read, in which case the one that the program has will do.
fn definition_of(db: &Connection, id: i64) -> String {
    db.query_row("SELECT text FROM definitions WHERE id = ?1", [id], |row| row.get(0)).unwrap_or_default()
}
