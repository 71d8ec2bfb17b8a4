//! Files that are written whole or not at all, and read up to a limit.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::part::{be_like, part_in, sweep};
use super::stream;
use super::target::{WriteTarget, folder_of, target};

/// Writes a file so that at every moment, whatever happens, either its old content or its new content is there: into another file
/// beside it, forced onto the disk, then renamed. Links are followed; the owner and the permissions of a file that is there are kept.
/// A device or a pipe is written to as it is.
///
/// # Errors
/// What the system says, a folder among it; a file that was there is then as it was.
pub fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = WholeFile::begin(path)?;
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
    /// Begins to write a file.
    ///
    /// # Errors
    /// What the system says.
    pub fn begin(path: &Path) -> io::Result<Self> {
        let to = match target(path)? {
            WriteTarget::Stream(path) => WriteTo::Stream(stream::open(&path)?),
            WriteTarget::File(path) => {
                let folder = folder_of(&path);
                sweep(folder);
                let part = part_in(folder)?;
                if let Ok(known) = fs::metadata(&path) {
                    be_like(part.as_file(), &known)?;
                }
                WriteTo::Part(part, path)
            }
        };
        Ok(Self { to })
    }

    /// Puts it in its place.
    ///
    /// # Errors
    /// What the system says. What was there is as it was.
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
///
/// # Errors
/// What the system says.
pub fn check_writable(path: &Path) -> io::Result<()> {
    match target(path)? {
        WriteTarget::File(path) => part_in(folder_of(&path)).map(drop),
        WriteTarget::Stream(_) => Ok(()),
    }
}

/// The text of a file, and whether it is UTF-8: if not it is UTF-16 by its mark or its zeros, or else one byte a letter as older programs
/// write, which PGN once asked for.
#[must_use]
pub fn decoded(bytes: Vec<u8>) -> (String, bool) {
    let wide = |read: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| read([pair[0], pair[1]])).collect();
        (String::from_utf16_lossy(&units), false)
    };
    match are_pairs(&bytes) {
        Some(true) => return wide(u16::from_be_bytes),
        Some(false) => return wide(u16::from_le_bytes),
        None => {}
    }
    String::from_utf8(bytes).map_or_else(|error| (error.as_bytes().iter().copied().map(western).collect(), false), |text| (text, true))
}

/// Whether the beginning of a file is UTF-16, by its mark or its zeros, and if so whether the high byte comes first.
#[must_use]
pub fn are_pairs(bytes: &[u8]) -> Option<bool> {
    let zeros = |from: usize| bytes.len() > 3 && bytes.iter().take(64).skip(from).step_by(2).all(|&byte| byte == 0);
    match bytes {
        [0xff, 0xfe, ..] => Some(false),
        [0xfe, 0xff, ..] => Some(true),
        _ if zeros(1) => Some(false),
        _ => zeros(0).then_some(true),
    }
}

/// A letter of the encoding of western Windows, which is Latin-1 but for these.
#[must_use]
pub fn western(byte: u8) -> char {
    const OWN: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•',
        '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
    ];
    byte.checked_sub(0x80).and_then(|at| OWN.get(usize::from(at)).copied()).unwrap_or(char::from(byte))
}

/// Reads a file as text, whatever its encoding; one that is longer than `most` bytes is cut one byte after that, so that it can be
/// refused.
///
/// # Errors
/// What the system says.
pub fn read_text(path: &Path, most: usize) -> io::Result<String> {
    read_bytes(path, most).map(|bytes| decoded(bytes).0)
}

/// Reads a file; one that is longer than `most` bytes is cut one byte after that.
///
/// # Errors
/// What the system says.
pub fn read_bytes(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    opened(path)?.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A file to be read.
///
/// # Errors
/// What the system says, a folder among it.
pub fn opened(path: &Path) -> io::Result<File> {
    if fs::metadata(path)?.is_dir() {
        return Err(io::Error::new(io::ErrorKind::IsADirectory, "this is a folder"));
    }
    File::open(path)
}

/// Puts a file that cannot be read aside under another name, which is given back.
///
/// # Errors
/// What the system says.
pub fn put_aside(path: &Path) -> io::Result<PathBuf> {
    let name = |number: usize| {
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        name.push(format!(".unreadable-{number}."));
        name.push(path.extension().unwrap_or_default());
        path.with_file_name(name)
    };
    let free = (1..1000).map(name).find(|aside| !aside.exists()).unwrap_or_else(|| name(1000));
    fs::rename(path, &free)?;
    Ok(free)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_read_in_whatever_encoding() {
        let text = "1. e4 {„Zürich“ – œuvre} ½";
        let wide = |mark: bool, write: fn(u16) -> [u8; 2]| -> Vec<u8> {
            let mark = mark.then_some('\u{feff}');
            mark.into_iter().chain(text.chars()).flat_map(|c| c.encode_utf16(&mut [0; 2]).to_vec()).flat_map(write).collect()
        };
        let byte_of = |c: char| (0..=255_u8).find(|&byte| western(byte) == c).expect("it has such a letter");
        assert_eq!(decoded(text.as_bytes().to_vec()), (text.to_owned(), true));
        assert_eq!(decoded(text.chars().map(byte_of).collect()), (text.to_owned(), false));
        for bytes in [wide(true, u16::to_le_bytes), wide(true, u16::to_be_bytes)] {
            let (read, is_utf8) = decoded(bytes);
            assert_eq!((read.trim_start_matches('\u{feff}'), is_utf8), (text, false));
        }
        let plain: Vec<u8> = "1. e4 e5".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decoded(plain), ("1. e4 e5".to_owned(), false), "without a mark, too");
        for short in [vec![], vec![0], vec![0xff], vec![0xff, 0xfe, 0x31]] {
            let _ = decoded(short);
        }
    }

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
    }
}
