//! The tables, and how those of earlier versions become the present ones.

use rusqlite::{Connection, TransactionBehavior};

use super::{ArchiveFault, fault};

/// What leads from each version to the next; the first begins with nothing. They are never changed, only added to: databases of all
/// versions are out there.
pub(super) const STEPS: [&str; 2] = [
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
];

/// Every table with its columns: a database without one of them is damaged.
const TABLES: [&str; 4] = [
    "SELECT id, print, text FROM definitions",
    "SELECT id, print, head, game, name, white, black, white_level, black_level, result, date, event, plies, opening, sought, players, gone FROM games",
    "SELECT game, definition, moves, comments, text FROM records",
    "SELECT hash, lattice, game, ply, side, move FROM positions",
];

pub(super) fn bring_up(db: &mut Connection) -> Result<(), ArchiveFault> {
    if version(db).map_err(fault)? == STEPS.len() {
        return Ok(());
    }
    // Another window may be doing the same.
    let change = db.transaction_with_behavior(TransactionBehavior::Immediate).map_err(fault)?;
    let known = version(&change).map_err(fault)?;
    let steps = STEPS.get(known..).ok_or(ArchiveFault::Newer)?;
    for step in steps {
        change.execute_batch(step).map_err(fault)?;
    }
    change.pragma_update(None, "user_version", i64::try_from(STEPS.len()).unwrap_or(i64::MAX)).map_err(fault)?;
    change.commit().map_err(fault)
}

fn version(db: &Connection) -> rusqlite::Result<usize> {
    db.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0)).map(|version| usize::try_from(version).unwrap_or(usize::MAX))
}

pub(super) fn look(db: &Connection) -> Result<(), ArchiveFault> {
    TABLES.iter().try_for_each(|select| db.prepare(select).map(drop)).map_err(|_| ArchiveFault::Damaged)
}
