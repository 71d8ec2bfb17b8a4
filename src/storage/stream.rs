//! Devices and pipes that are written to as they are.

use std::fs::File;
use std::io;
use std::path::Path;

/// Opens a device or a pipe to be written to.
///
/// # Errors
/// What the system says; [`io::ErrorKind::BrokenPipe`] for a pipe that nobody reads: opening it would wait for a reader, and hold up
/// every file that is written after it.
pub(super) fn open(path: &Path) -> io::Result<File> {
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
    if !std::fs::metadata(path)?.file_type().is_fifo() {
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
