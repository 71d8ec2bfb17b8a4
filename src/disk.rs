//! Regular files, opened so that nothing is waited for, read up to a limit, and those that are for the user's eyes alone.
//!
//! Whatever reads a file of the user's reads it here. A pipe without a writer, a terminal or a device could keep the program waiting for
//! ever or never come to an end, so they are refused before they are opened.

mod decoded;
mod own;

use std::fmt;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

pub use decoded::{are_pairs, decoded, text_of, western};
pub use own::{OWN_MODE, make_own_folder, narrow, own_file};

/// The fault of what is neither a regular file nor a folder: a pipe, a socket, a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotRegular;

impl fmt::Display for NotRegular {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is a pipe or a device, not a file")
    }
}

impl std::error::Error for NotRegular {}

/// Opens a regular file without waiting for anybody. Links are followed.
///
/// # Errors
/// What the system says; [`io::ErrorKind::IsADirectory`] for a folder, [`NotRegular`] for what is no file.
pub fn open(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    // Merely to open a device can set it going.
    match fs::metadata(path) {
        Ok(known) => regular(&known)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        let flags = rustix::fs::OFlags::NONBLOCK | rustix::fs::OFlags::NOCTTY;
        options.custom_flags(i32::try_from(flags.bits()).unwrap_or_default());
    }
    let file = options.open(path)?;
    // A pipe may have taken its place in between.
    regular(&file.metadata()?)?;
    Ok(file)
}

fn regular(known: &Metadata) -> io::Result<()> {
    if known.is_dir() {
        return Err(io::Error::new(io::ErrorKind::IsADirectory, "this is a folder"));
    }
    if known.is_file() { Ok(()) } else { Err(io::Error::new(io::ErrorKind::InvalidInput, NotRegular)) }
}

pub fn open_to_read(path: &Path) -> io::Result<File> {
    open(path, File::options().read(true))
}

/// Reads a regular file; one that is longer than `most` bytes is cut one byte after that, so that it can be refused.
pub fn read_bytes(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_to_read(path)?.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a regular file that may not be longer than `most` bytes.
///
/// # Errors
/// What the system says; that it is no regular file; [`io::ErrorKind::FileTooLarge`].
pub fn read_whole(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let bytes = read_bytes(path, most)?;
    if bytes.len() > most { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// Reads a regular file as text that may not be longer than `most` bytes.
///
/// # Errors
/// As for [`read_whole`]; [`io::ErrorKind::InvalidData`] for what is no UTF-8.
pub fn read_whole_text(path: &Path, most: usize) -> io::Result<String> {
    String::from_utf8(read_whole(path, most)?).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;
    use std::process::Command;

    use super::*;

    #[test]
    fn only_regular_files_are_opened_and_nothing_is_waited_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        assert!(Command::new("mkfifo").arg(at("pipe")).status().expect("it runs").success());
        let _socket = UnixListener::bind(at("socket")).expect("bound");
        symlink("/dev/zero", at("endless")).expect("linked");
        symlink("pipe", at("link")).expect("linked");
        for name in ["pipe", "socket", "endless", "link"] {
            for options in [File::options().read(true), File::options().write(true), File::options().append(true).create(true)] {
                let error = open(&at(name), options).expect_err(name);
                assert!(error.get_ref().is_some_and(<dyn std::error::Error + Send + Sync>::is::<NotRegular>), "{name}: {error}");
            }
            assert!(read_bytes(&at(name), 10).is_err(), "{name}");
        }
        assert_eq!(read_bytes(folder.path(), 10).expect_err("a folder").kind(), io::ErrorKind::IsADirectory);
        fs::write(at("text"), "some").expect("written");
        symlink("text", at("good")).expect("linked");
        assert_eq!(read_whole_text(&at("good"), 4).expect("read"), "some");
        assert_eq!(read_whole_text(&at("good"), 3).expect_err("too long").kind(), io::ErrorKind::FileTooLarge);
        assert_eq!(read_bytes(&at("good"), 2).expect("read"), b"som");
    }
}
