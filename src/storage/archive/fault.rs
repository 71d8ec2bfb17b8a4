//! What can be wrong with the database, as data.

use rusqlite::{Error, ErrorCode};

use crate::storage::Trouble;

/// Why the database of games cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArchiveFault {
    /// What the system has against the file or its folder.
    Trouble(Trouble),
    /// Something that is no file has its name.
    NoFile,
    /// Its content is damaged, or it is no database.
    Damaged,
    /// A newer program has written it.
    Newer,
    /// Another window has been writing to it for too long.
    Busy,
    /// Nothing usual; what the database says.
    Other(String),
}

/// What an error of the database means.
#[expect(clippy::needless_pass_by_value, reason = "it is made for `map_err`")]
pub(super) fn fault(error: Error) -> ArchiveFault {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => ArchiveFault::Damaged,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => ArchiveFault::Busy,
        Some(ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => ArchiveFault::Trouble(Trouble::NotAllowed),
        Some(ErrorCode::ReadOnly) => ArchiveFault::Trouble(Trouble::ReadOnly),
        Some(ErrorCode::DiskFull) => ArchiveFault::Trouble(Trouble::Full),
        _ => ArchiveFault::Other(error.to_string()),
    }
}
