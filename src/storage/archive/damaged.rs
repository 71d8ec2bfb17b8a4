//! A damaged database is put aside under another name, and what can still be read of it is read.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use rusqlite::{Connection, OpenFlags};

use super::companions;
use crate::storage::Record;
use crate::storage::whole::put_aside;

/// How many times in a row reading may fail before the rest is given up.
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
