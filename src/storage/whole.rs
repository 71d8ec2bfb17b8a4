//! Files that are written whole or not at all, and read up to a limit.
//!
//! The order of the system calls is `openat` with `O_CREAT`, `write`, `fsync`, `fchown` and `fchmod`, `rename`, `fsync` of the folder.
//! `.ci/faults` kills the program at each of them, and lets each fail.

use std::fs::{self, File};
use std::hash::Hasher;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use siphasher::sip128::{Hasher128, SipHasher24};
use tempfile::NamedTempFile;

use super::part::{ReadableBy, WriteTarget, be_like, folder_of, open_stream, part_in, sweep, target};
use crate::disk::{read_bytes, text_of};

/// Writes a file so that at every moment, whatever happens, either its old content or its new content is there: into another file
/// beside it, forced onto the disk, then renamed. Links are followed; the owner and the permissions of a file that is there are kept.
/// A device or a pipe is written to as it is.
///
/// # Errors
/// What the system says, a folder among it; a file that was there is then as it was.
pub fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    write(path, content, ReadableBy::Anybody)
}

/// Writes a file of the program's own in the same way; nobody but its user can read it, whoever could before.
pub fn write_own(path: &Path, content: &[u8]) -> io::Result<()> {
    write(path, content, ReadableBy::User)
}

fn write(path: &Path, content: &[u8], by: ReadableBy) -> io::Result<()> {
    let mut file = WholeFile::to_be_read(path, by)?;
    file.write_all(content)?;
    file.finish()
}

/// A file that is written like that, bit by bit. What has its name stays as it was until it is finished.
#[derive(Debug)]
pub struct WholeFile {
    to: WriteTo,
}

#[derive(Debug)]
enum WriteTo {
    Part(NamedTempFile, PathBuf),
    Stream(File),
}

impl WholeFile {
    pub fn begin(path: &Path) -> io::Result<Self> {
        Self::to_be_read(path, ReadableBy::Anybody)
    }

    fn to_be_read(path: &Path, by: ReadableBy) -> io::Result<Self> {
        let to = match target(path)? {
            WriteTarget::Stream(path) => WriteTo::Stream(open_stream(&path)?),
            WriteTarget::File(path) => {
                let folder = folder_of(&path);
                sweep(folder);
                let part = part_in(folder, by)?;
                if let Ok(known) = fs::metadata(&path) {
                    be_like(part.as_file(), &known, by)?;
                }
                WriteTo::Part(part, path)
            }
        };
        Ok(Self { to })
    }

    /// Puts it in its place. What was there is as it was if that fails.
    pub fn finish(self) -> io::Result<()> {
        let WriteTo::Part(part, path) = self.to else { return Ok(()) };
        part.as_file().sync_all()?;
        part.persist(&path).map_err(|error| error.error)?;
        // The new name is only sure to last when the folder is on the disk too; not every system lets a folder be opened.
        File::open(folder_of(&path)).and_then(|folder| folder.sync_all()).or(Ok(()))
    }

    fn file(&self) -> &File {
        match &self.to {
            WriteTo::Part(part, _) => part.as_file(),
            WriteTo::Stream(file) => file,
        }
    }
}

impl Write for WholeFile {
    fn write(&mut self, content: &[u8]) -> io::Result<usize> {
        self.file().write(content)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file().flush()
    }
}

/// Makes sure that [`write_whole`] will be able to write a file, as far as that can be known before.
pub fn check_writable(path: &Path) -> io::Result<()> {
    match target(path)? {
        WriteTarget::File(path) => part_in(folder_of(&path), ReadableBy::Anybody).map(drop),
        WriteTarget::Stream(_) => Ok(()),
    }
}

/// Reads a file as text, whatever its encoding; one that is longer than `most` bytes is cut one byte after that, so that it can be
/// refused.
pub fn read_text(path: &Path, most: usize) -> io::Result<String> {
    // One that is cut stays as long as it is, whatever its encoding.
    read_bytes(path, most).map(|bytes| if bytes.len() > most { String::from_utf8_lossy(&bytes).into_owned() } else { text_of(bytes) })
}

/// Puts a file or a folder that cannot be read aside under another name, which is given back. Whatever has such a name already stays.
pub fn put_aside(path: &Path) -> io::Result<PathBuf> {
    // What takes the name is of the same kind: a folder is renamed over no file.
    let is_folder = fs::symlink_metadata(path)?.is_dir();
    let take = |name: &Path| if is_folder { fs::create_dir(name) } else { File::create_new(name).map(drop) };
    let free = |name: &Path| if is_folder { fs::remove_dir(name) } else { fs::remove_file(name) };
    let mut number: u64 = 1;
    let aside = loop {
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        name.push(format!(".unreadable-{number}."));
        name.push(path.extension().unwrap_or_default());
        let aside = path.with_file_name(name);
        // Making it takes the name: nobody else can have it between looking and renaming.
        match take(&aside) {
            Ok(()) => break aside,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    };
    fs::rename(path, &aside).inspect_err(|_| _ = free(&aside))?;
    Ok(aside)
}

/// A fingerprint of a file's content: its length in bytes and a hash that stays the same from one build of the program to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Print {
    bytes: u64,
    hash: (u64, u64),
}

impl Print {
    pub fn of(content: &[u8]) -> Self {
        let mut hasher = SipHasher24::new();
        hasher.write(content);
        Self { bytes: content.len() as u64, hash: hasher.finish128().as_u64() }
    }

    pub fn text(self) -> String {
        format!("{:x}-{:016x}{:016x}", self.bytes, self.hash.0, self.hash.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.txt");
        for content in ["one", "two"] {
            write_whole(&path, content.as_bytes()).expect("written");
            assert_eq!(read_text(&path, 100).expect("read"), content);
        }
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
        assert!(write_whole(&folder.path().join("no/such/folder.txt"), b"x").is_err());
        assert!(read_text(folder.path(), 100).is_err(), "a folder is no text");
        assert_eq!(read_text(&path, 2).expect("read").len(), 3, "one byte more than allowed");
    }

    #[test]
    fn a_folder_is_put_aside_as_a_file_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        for number in 1..=2 {
            fs::create_dir(&path).expect("made");
            fs::write(path.join("kept"), "x").expect("written");
            let aside = put_aside(&path).expect("put aside");
            assert_eq!(aside, folder.path().join(format!("settings.unreadable-{number}.ron")));
            assert!(!path.exists() && aside.join("kept").exists());
        }
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_are_kept() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let (path, link) = (folder.path().join("a.txt"), folder.path().join("b.txt"));
        fs::write(&path, "old").expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("set");
        std::os::unix::fs::symlink(&path, &link).expect("linked");
        write_whole(&link, b"new").expect("written");
        assert_eq!(fs::read_to_string(&path).expect("read"), "new");
        assert_eq!(fs::metadata(&path).expect("there").permissions().mode() & 0o777, 0o640);
        assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    }

    #[cfg(unix)]
    #[test]
    fn what_is_the_programs_own_is_read_by_its_user_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.txt");
        let mode = || fs::metadata(&path).expect("there").permissions().mode() & 0o777;
        for (old, new) in [(None, 0o600), (Some(0o644), 0o600), (Some(0o440), 0o400)] {
            if let Some(old) = old {
                fs::set_permissions(&path, fs::Permissions::from_mode(old)).expect("set");
            }
            write_own(&path, b"new").expect("written");
            assert_eq!(mode(), new);
        }
        let exported = folder.path().join("b.txt");
        let usual = File::create(folder.path().join("c.txt")).expect("made").metadata().expect("known").permissions();
        write_whole(&exported, b"x").expect("written");
        assert_eq!(fs::metadata(&exported).expect("there").permissions(), usual, "what is exported is as any other program’s");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_leads_to_nothing_gets_its_file() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("sub")).expect("made");
        symlink("sub/c.txt", at("b.txt")).expect("linked");
        symlink(at("b.txt"), at("a.txt")).expect("linked");
        for content in ["one", "two"] {
            write_whole(&at("a.txt"), content.as_bytes()).expect("written");
            assert_eq!(fs::read_to_string(at("sub/c.txt")).expect("read"), content);
        }
        assert!(["a.txt", "b.txt"].iter().all(|name| fs::symlink_metadata(at(name)).expect("there").is_symlink()));
        symlink(at("round"), at("round")).expect("linked");
        symlink(at("sub"), at("folder")).expect("linked");
        for wrong in ["round", "folder", "sub", ""] {
            assert!(write_whole(&at(wrong), b"x").is_err() && check_writable(&at(wrong)).is_err(), "{wrong}");
        }
        assert_eq!(write_whole(&at("folder"), b"x").expect_err("a folder").kind(), io::ErrorKind::IsADirectory);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 5, "and nothing else");
    }

    #[cfg(unix)]
    #[test]
    fn devices_and_pipes_are_written_to_and_stay() {
        use std::os::unix::fs::{FileTypeExt, symlink};
        use std::process::{Command, Stdio};
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        assert!(Command::new("mkfifo").arg(at("pipe")).status().expect("it runs").success());
        let mut reader = Command::new("cat");
        let reader = reader.arg(at("pipe")).stdout(Stdio::piped()).spawn().expect("it runs");
        check_writable(&at("pipe")).expect("it can be");
        write_whole(&at("pipe"), b"through").expect("written");
        assert_eq!(reader.wait_with_output().expect("it ends").stdout, b"through");
        assert!(fs::metadata(at("pipe")).expect("there").file_type().is_fifo());
        assert_eq!(write_whole(&at("pipe"), b"x").expect_err("nobody reads it").kind(), io::ErrorKind::BrokenPipe, "and it does not wait");
        if Path::new("/dev/full").exists() {
            symlink("/dev/full", at("full")).expect("linked");
            assert_eq!(write_whole(&at("full"), b"x").expect_err("it is full").kind(), io::ErrorKind::StorageFull);
            assert!(fs::metadata("/dev/full").expect("there").file_type().is_char_device());
        }
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1 + usize::from(at("full").is_symlink()));
    }

    #[test]
    fn unreadable_files_are_put_aside_one_after_the_other() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        for number in 1..3 {
            fs::write(&path, "?").expect("written");
            let aside = put_aside(&path).expect("renamed");
            assert!(!path.exists() && aside.ends_with(format!("settings.unreadable-{number}.ron")), "{}", aside.display());
        }
        assert_eq!(put_aside(&path).expect_err("there is none").kind(), io::ErrorKind::NotFound);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2, "and its name is free again");
    }

    #[test]
    fn no_file_is_replaced_by_one_that_is_put_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let aside = |number: usize| folder.path().join(format!("settings.unreadable-{number}.ron"));
        (1..=1000).for_each(|number| fs::write(aside(number), "old").expect("written"));
        fs::write(&path, "new").expect("written");
        assert_eq!(put_aside(&path).expect("renamed"), aside(1001));
        assert!((1..=1000).all(|number| fs::read(aside(number)).is_ok_and(|text| text == b"old")));
    }

    #[test]
    fn other_contents_have_other_prints() {
        let contents: [&[u8]; 4] = [b"", b"a", b"b", b"a\n"];
        for (at, one) in contents.iter().enumerate() {
            for (other_at, other) in contents.iter().enumerate() {
                assert_eq!(Print::of(one) == Print::of(other), at == other_at);
            }
        }
        // What sessions of earlier builds hold has to stay comparable.
        assert_eq!(ron::to_string(&Print::of(b"a")).expect("written"), "(bytes:1,hash:(13736040008585759999,2698726064037086438))");
    }
}
