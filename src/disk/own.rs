//! Files and folders that nobody but their user may read.

use std::fs::{self, DirBuilder, OpenOptions};
use std::io;
use std::path::Path;

/// The mode of such a file.
pub const OWN_MODE: u32 = 0o600;

/// What others may do with a file.
#[cfg(unix)]
const OTHERS: u32 = 0o077;

/// How a file is opened that is for its user alone; if it is made by that, others cannot read it.
pub fn own_file() -> OpenOptions {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "there are no modes"))]
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, OWN_MODE);
    options
}

/// Makes a folder that nobody else may look into, and those above it that are missing. One that is there is closed to others.
pub fn make_own_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)?;
    close(folder);
    Ok(())
}

/// Closes a folder to others, and the files in it, which earlier versions have made as the system does by itself. A folder that is not
/// there is none.
pub fn narrow(folder: &Path) {
    if !folder.is_dir() {
        return;
    }
    close(folder);
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_type().is_ok_and(|kind| kind.is_file()) {
            close(&entry.path());
        }
    }
}

/// Takes from others what they may do with a file or a folder. What belongs to somebody else stays as it is.
#[cfg(unix)]
fn close(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(known) = fs::metadata(path) else { return };
    let mode = known.permissions().mode();
    if mode & OTHERS != 0
        && let Err(error) = fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o7777 & !OTHERS))
    {
        tracing::info!("{} stays open to others: {error}", path.display());
    }
}

#[cfg(not(unix))]
fn close(_path: &Path) {}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).expect("there").permissions().mode() & 0o777
    }

    #[test]
    fn what_is_made_and_what_was_there_is_closed_to_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let inner = folder.path().join("a/b");
        make_own_folder(&inner).expect("made");
        assert_eq!([mode(&inner), mode(&folder.path().join("a"))], [0o700, 0o700]);
        own_file().create(true).write(true).truncate(true).open(inner.join("new")).expect("made");
        for (name, old) in [("open", 0o644), ("shut", 0o400)] {
            fs::write(inner.join(name), "x").expect("written");
            fs::set_permissions(inner.join(name), fs::Permissions::from_mode(old)).expect("set");
        }
        fs::set_permissions(&inner, fs::Permissions::from_mode(0o755)).expect("set");
        narrow(&inner);
        assert_eq!(mode(&inner), 0o700);
        assert_eq!(["new", "open", "shut"].map(|name| mode(&inner.join(name))), [0o600, 0o600, 0o400]);
        narrow(&folder.path().join("none"));
    }
}
