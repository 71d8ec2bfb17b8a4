//! What a path leads to when something is to be written there.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What a path leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WriteTarget {
    /// A regular file, which need not be there yet. It may be replaced by another.
    File(PathBuf),
    /// A device, a pipe, or what a process has open. It is written to as it is and never replaced.
    Stream(PathBuf),
}

/// The most links that are followed one after the other.
const MOST_LINKS: usize = 40;

/// Where the links of a system lie that lead to what its processes have open. They are not paths: the file may have another name by now.
const PROCESSES: &str = "/proc";

/// Follows links, those too that lead to nothing yet.
pub(super) fn target(path: &Path) -> io::Result<WriteTarget> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Some(name) = path.file_name() else {
            fs::metadata(&path)?;
            return Err(folder());
        };
        let place = fs::canonicalize(folder_of(&path))?.join(name);
        if place.starts_with(PROCESSES) {
            return Ok(WriteTarget::Stream(path));
        }
        match fs::symlink_metadata(&place) {
            Ok(known) if known.is_symlink() => path = folder_of(&place).join(fs::read_link(&place)?),
            Ok(known) if known.is_dir() => return Err(folder()),
            Ok(known) if !known.is_file() => return Ok(WriteTarget::Stream(place)),
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Ok(_) | Err(_) => return Ok(WriteTarget::File(place)),
        }
    }
    // The system follows no more links than this, and says so.
    fs::metadata(&path)?;
    Err(folder())
}

pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn folder() -> io::Error {
    io::Error::new(io::ErrorKind::IsADirectory, "this is a folder")
}
