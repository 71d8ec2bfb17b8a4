//! What a path leads to when something is to be written there; devices and pipes are opened as they are.

use std::fs::{self, File};
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

/// Opens a device or a pipe to be written to.
///
/// # Errors
/// What the system says; [`io::ErrorKind::BrokenPipe`] for a pipe that nobody reads: opening it would wait for a reader, and hold up
/// every file that is written after it.
pub(super) fn open_stream(path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    let _probe = probe(path)?;
    File::options().append(true).open(path)
}

/// How often to look for a reader of a pipe, and how long to wait in between.
#[cfg(unix)]
const LOOKS: (u32, std::time::Duration) = (100, std::time::Duration::from_millis(20));

/// An open end of a pipe, which shows that somebody reads it; `None` where the path leads to no pipe. While it is open, the reader does
/// not see the end of the pipe.
#[cfg(unix)]
fn probe(path: &Path) -> io::Result<Option<File>> {
    use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
    if !fs::metadata(path)?.file_type().is_fifo() {
        return Ok(None);
    }
    let flags = i32::try_from(rustix::fs::OFlags::NONBLOCK.bits()).unwrap_or_default();
    for _ in 0..LOOKS.0 {
        match File::options().write(true).custom_flags(flags).open(path) {
            Err(error) if error.raw_os_error() == Some(rustix::io::Errno::NXIO.raw_os_error()) => std::thread::sleep(LOOKS.1),
            other => return other.map(Some),
        }
    }
    Err(io::ErrorKind::BrokenPipe.into())
}
