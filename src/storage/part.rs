//! Where a file is written: what its path leads to, and the part beside it that will take its place.

use std::fs::{self, File, Metadata, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};

use crate::disk::{OWN_MODE, own_file};

const PREFIX: &str = ".nestmate-";
const SUFFIX: &str = ".part";

const LETTERS: usize = 6;

/// One that is younger may just have been made, and not be locked yet.
const YOUNG: Duration = Duration::from_secs(5);

/// On a file system without locks, one that is older than this is nobody's.
const OLD: Duration = Duration::from_hours(24);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ReadableBy {
    /// Whoever the system lets, by itself or since the user wanted it so.
    Anybody,
    User,
}

/// A new file in a folder, held by a lock until it is closed, and taken away if it is not given a name of its own.
///
/// # Errors
/// What the system says, without the file's name, which nobody knows.
pub(super) fn part_in(folder: &Path, by: ReadableBy) -> io::Result<NamedTempFile> {
    let mut refused = None;
    let make = |path: &Path| {
        let mut options = if by == ReadableBy::User { own_file() } else { File::options() };
        let made = options.read(true).write(true).create_new(true).open(path);
        made.inspect_err(|error| refused = error.raw_os_error())
    };
    let part = Builder::new().prefix(PREFIX).suffix(SUFFIX).rand_bytes(LETTERS).make_in(folder, make);
    let part = part.map_err(|error| refused.map_or(error, io::Error::from_raw_os_error))?;
    // Without locks it is told by its age whether it is still being written.
    let _ = part.as_file().try_lock();
    Ok(part)
}

/// Gives a file the owner and the permissions of another; what is for its user alone gets none for others.
///
/// # Errors
/// If the permissions cannot be set; only the system's administrator can give files away.
pub(super) fn be_like(file: &File, known: &Metadata, by: ReadableBy) -> io::Result<()> {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "there are no modes"))]
    let mut permissions = known.permissions();
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};
        let own = file.metadata()?;
        if (own.uid(), own.gid()) != (known.uid(), known.gid()) {
            let _ = fchown(file, Some(known.uid()), Some(known.gid()));
        }
        if by == ReadableBy::User {
            permissions.set_mode(permissions.mode() & OWN_MODE);
        }
    }
    file.set_permissions(permissions)
}

/// Takes away what programs have left in a folder that were killed while they wrote.
pub(super) fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let letters = name.to_str().and_then(|name| name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX));
        let ours = letters.is_some_and(|letters| letters.len() == LETTERS && letters.chars().all(char::is_alphanumeric));
        if ours && is_abandoned(&entry.path()) {
            // What cannot be taken away does no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_abandoned(path: &Path) -> bool {
    let Ok(known) = fs::symlink_metadata(path) else { return false };
    let age = known.modified().ok().and_then(|at| at.elapsed().ok()).unwrap_or_default();
    let unlocked = |file: File| match file.try_lock() {
        Ok(()) => true,
        Err(TryLockError::WouldBlock) => false,
        Err(TryLockError::Error(_)) => age > OLD,
    };
    known.is_file() && age >= YOUNG && File::options().write(true).open(path).is_ok_and(unlocked)
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WriteTarget {
    /// A regular file, which need not be there yet. It may be replaced by another.
    File(PathBuf),
    /// A device, a pipe, or what a process has open. It is written to as it is and never replaced.
    Stream(PathBuf),
}

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
const LOOKS: (u32, Duration) = (100, Duration::from_millis(20));

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

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Makes a file that seems to have been written some time ago.
    fn aged(file: &File, seconds: u64) {
        file.set_modified(SystemTime::now() - Duration::from_secs(seconds)).expect("set");
    }

    #[test]
    fn only_old_parts_of_ours_that_nobody_writes_are_taken_away() {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, age) in [
            (".nestmate-aB3dE6.part", 60),
            (".nestmate-young1.part", 0),
            (".nestmate-.part", 60),
            (".nestmate-too-long-a-name.part", 60),
            (".other-aB3dE6.part", 60),
            ("game.part", 60),
        ] {
            aged(&File::create(folder.path().join(name)).expect("made"), age);
        }
        let written = part_in(folder.path(), ReadableBy::User).expect("made");
        aged(written.as_file(), 60);
        sweep(folder.path());
        let left = names(folder.path());
        assert_eq!(left.len(), 6, "{left:?}");
        assert!(!left.contains(&".nestmate-aB3dE6.part".to_owned()) && written.path().exists(), "{left:?}");
    }

    #[test]
    fn errors_do_not_name_the_part() {
        let error = part_in(Path::new("/no/such/folder"), ReadableBy::Anybody).expect_err("there is none");
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
        assert!(!error.to_string().contains("part"), "{error}");
    }
}
