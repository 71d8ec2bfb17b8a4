//! The database of a user's games: what is known of each, its record, and every position of its main line, so that games are found by a
//! position as fast as by a name. It is one file of `SQLite`; several windows may use it at the same time.
//!
//! A record is kept whole, each definition once. Every position of the main line is a row with its hash, and so is what stands on each lattice
//! alone, so that a search and the explorer are one look-up. Steps of the schema are only ever added; a damaged file is put aside and rebuilt.

mod entry;
mod find;
mod keep;
mod schema;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, Error, ErrorCode, OpenFlags};

use crate::disk::{self, make_own_folder};
use crate::storage::{Trouble, trouble};

pub use entry::{ArchivedGame, ArchivedPlayer, GameResult, Passed, RATINGS};
pub use find::{BoardPart, Crossing, GameQuery, GameRow, LevelGame, MoveTally, SortBy};
pub use keep::Added;
pub use schema::salvage;

/// How long a window waits for another that is writing.
const PATIENCE: Duration = Duration::from_secs(10);

/// How much of the database is held in memory, in KiB.
const CACHE: i64 = 64 << 10;

#[derive(Debug)]
pub struct Archive {
    db: Connection,
}

impl Archive {
    /// Opens the database, or makes one where there is none, and brings one of an earlier version up to the present. One that cannot be used stays as it was.
    pub fn open(path: &Path) -> Result<Self, ArchiveFault> {
        let folder = path.parent().map_or(Ok(()), make_own_folder);
        folder.map_err(|error| ArchiveFault::Trouble(trouble(&error)))?;
        if std::iter::once(path.to_owned()).chain(companions(path)).any(|path| fs::metadata(path).is_ok_and(|known| !known.is_file())) {
            return Err(ArchiveFault::NoFile);
        }
        // What `SQLite` keeps beside it gets the permissions of the database.
        let made = disk::open(path, disk::own_file().create(true).append(true));
        made.map_err(|error| ArchiveFault::Trouble(trouble(&error)))?;
        let mut archive = Self { db: Connection::open(path)? };
        archive.prepare()?;
        archive.check()?;
        schema::bring_up(&mut archive.db)?;
        schema::look(&archive.db)?;
        archive.purge()?;
        Ok(archive)
    }

    /// Opens a database that another connection has made ready, to read it.
    pub fn beside(path: &Path) -> Result<Self, ArchiveFault> {
        let archive = Self { db: Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)? };
        archive.db.busy_timeout(PATIENCE)?;
        Ok(archive)
    }

    fn prepare(&mut self) -> rusqlite::Result<()> {
        self.db.busy_timeout(PATIENCE)?;
        self.db.pragma_update(None, "cache_size", -CACHE)?;
        // So that nobody who reads waits for somebody who writes. Where the file system cannot do that, it stays as it is.
        self.db.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))
    }

    fn check(&self) -> Result<(), ArchiveFault> {
        let found: String = self.db.pragma_query_value(None, "quick_check", |row| row.get(0))?;
        if found == "ok" { Ok(()) } else { Err(ArchiveFault::Damaged) }
    }
}

/// The files that `SQLite` keeps beside a database while it is open.
fn companions(path: &Path) -> [PathBuf; 2] {
    ["-wal", "-shm"].map(|ending| {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(ending);
        path.with_file_name(name)
    })
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArchiveFault {
    Trouble(Trouble),
    NoFile,
    Damaged,
    Newer,
    /// Another window has been writing to it for too long.
    Busy,
    /// Nothing usual; what the database says.
    Other(String),
}

impl From<Error> for ArchiveFault {
    fn from(error: Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => Self::Trouble(Trouble::NotAllowed),
            Some(ErrorCode::ReadOnly) => Self::Trouble(Trouble::ReadOnly),
            Some(ErrorCode::DiskFull) => Self::Trouble(Trouble::Full),
            _ => Self::Other(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests;
