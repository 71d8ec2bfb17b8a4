//! Regular files, opened so that nothing is waited for, read up to a limit, and those that are for the user's eyes alone.
//!
//! Whatever reads a file of the user's reads it here. A pipe without a writer, a terminal or a device could keep the program waiting for
//! ever or never come to an end, so they are refused before they are opened.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fmt;
use std::fs::{self, DirBuilder, File, Metadata, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

use encoding_rs::{Encoding, GB18030, SHIFT_JIS, UTF_16BE, UTF_16LE, WINDOWS_1252};

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

/// [`io::ErrorKind::FileTooLarge`] for one of more than `most` bytes.
pub fn read_whole(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let bytes = read_bytes(path, most)?;
    if bytes.len() > most { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// As [`read_whole`]; [`io::ErrorKind::InvalidData`] for what is no UTF-8.
pub fn read_whole_text(path: &Path, most: usize) -> io::Result<String> {
    String::from_utf8(read_whole(path, most)?).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

pub const OWN_MODE: u32 = 0o600;

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

/// What records of games in Shift-JIS have, and hardly any other text that can be read so.
const JAPANESE: [&str; 8] = ["手合割", "手数", "先手", "後手", "上手", "開始日時", "▲", "△"];

/// What records of games in GB 18030 have, each with what stands beside it.
const CHINESE: [[&str; 2]; 4] = [["[DhtmlXQ", "]"], ["FORMAT", "START{"], ["平", "进"], ["平", "進"]];

/// The text of a file, and whether it is UTF-8: if not it is UTF-16 by its mark or its zeros, Shift-JIS or GB 18030 as records of games from
/// Japan or China are, or else one byte a letter as older programs write, which PGN once asked for.
pub fn decoded(bytes: Vec<u8>) -> (String, bool) {
    if let Some(utf16) = utf16(&bytes) {
        return (utf16.decode_without_bom_handling(&bytes).0.into_owned(), false);
    }
    let eastern = |bytes: &[u8]| gb18030(bytes).or_else(|| shift_jis(bytes));
    let other = |bytes: &[u8]| eastern(bytes).unwrap_or_else(|| WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned());
    String::from_utf8(bytes).map_or_else(|error| (other(error.as_bytes()), false), |text| (text, true))
}

/// The same without a mark of the encoding; lines that all end as they did on old Macs end as elsewhere.
pub fn text_of(bytes: Vec<u8>) -> String {
    let (text, _) = decoded(bytes);
    let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
    if text.contains('\r') && !text.contains('\n') { text.replace('\r', "\n") } else { text }
}

/// What stands where a sign of a text is missing in the encoding, as printers of Japan have it.
const MISSING: &str = "〓";

/// A text as a file of this name has it, and the signs that cannot be written there: KIF and KI2 are in Shift-JIS, which most programs
/// expect, unless the ending says `u`; all else is UTF-8.
pub fn encoded(text: &str, path: &Path) -> (Vec<u8>, String) {
    let ending = path.extension().map(OsStr::to_ascii_lowercase);
    if !ending.is_some_and(|ending| ending == "kif" || ending == "ki2") {
        return (text.as_bytes().to_vec(), String::new());
    }
    let write = |text: &str| {
        let (bytes, _, lossy) = SHIFT_JIS.encode(text);
        (!lossy).then(|| bytes.into_owned())
    };
    if let Some(bytes) = write(text) {
        return (bytes, String::new());
    }
    let signs: BTreeSet<char> = text.chars().filter(|sign| !sign.is_ascii()).collect();
    let missing: String = signs.into_iter().filter(|sign| write(sign.encode_utf8(&mut [0; 4])).is_none()).collect();
    (SHIFT_JIS.encode(&text.replace(|sign| missing.contains(sign), MISSING)).0.into_owned(), missing)
}

/// The text of a record of a game in Shift-JIS; `None` of anything else.
fn shift_jis(bytes: &[u8]) -> Option<String> {
    let text = SHIFT_JIS.decode_without_bom_handling_and_without_replacement(bytes)?;
    let is_csa = || ["V2", "V3", "N+", "N-", "'"].iter().any(|head| text.starts_with(head));
    (is_csa() || JAPANESE.iter().any(|part| text.contains(part))).then(|| text.into_owned())
}

/// The text of a record of a game in GB 18030; `None` of anything else.
fn gb18030(bytes: &[u8]) -> Option<String> {
    let text = GB18030.decode_without_bom_handling_and_without_replacement(bytes)?;
    CHINESE.iter().any(|parts| parts.iter().all(|part| text.contains(part))).then(|| text.into_owned())
}

/// Which UTF-16 a file is in, told from its beginning by a mark or by zeros; `None` if it is in neither.
pub fn utf16(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes {
        [0xff, 0xfe, ..] => Some(UTF_16LE),
        [0xfe, 0xff, ..] => Some(UTF_16BE),
        // No text of one byte for each letter begins with a zero, or has one behind its first letter.
        [first, 0, _, 0, ..] if *first != 0 => Some(UTF_16LE),
        [0, first, 0, _, ..] if *first != 0 => Some(UTF_16BE),
        _ => None,
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::{PermissionsExt, symlink};
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

    #[test]
    fn files_are_read_in_whatever_encoding() {
        let text = "1. e4 {„Zürich“ – œuvre} ½";
        let wide = |mark: bool, write: fn(u16) -> [u8; 2]| -> Vec<u8> {
            let mark = mark.then_some('\u{feff}');
            mark.into_iter().chain(text.chars()).flat_map(|c| c.encode_utf16(&mut [0; 2]).to_vec()).flat_map(write).collect()
        };
        assert_eq!(decoded(text.as_bytes().to_vec()), (text.to_owned(), true));
        assert_eq!(decoded(WINDOWS_1252.encode(text).0.into_owned()), (text.to_owned(), false));
        for bytes in [wide(true, u16::to_le_bytes), wide(true, u16::to_be_bytes)] {
            let (read, is_utf8) = decoded(bytes);
            assert_eq!((read.trim_start_matches('\u{feff}'), is_utf8), (text, false));
        }
        let plain: Vec<u8> = "1. e4 e5".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decoded(plain), ("1. e4 e5".to_owned(), false), "without a mark, too");
        for (eastern, encoding) in [("手合割：平手", SHIFT_JIS), ("1. 炮二平五 马8进7", GB18030)] {
            assert_eq!(decoded(encoding.encode(eastern).0.into_owned()), (eastern.to_owned(), false));
        }
    }

    #[test]
    fn texts_are_the_same_in_every_encoding() {
        let text = "[a:chess]\nname = Königin 王\n";
        let units: Vec<u16> = text.encode_utf16().collect();
        let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        let marked = |mark: &[u8], bytes: &[u8]| [mark, bytes].concat();
        for bytes in [
            text.as_bytes().to_vec(),
            marked(b"\xef\xbb\xbf", text.as_bytes()),
            marked(b"\xff\xfe", &little),
            marked(b"\xfe\xff", &big),
            little,
            big,
            text.replace('\n', "\r").into_bytes(),
        ] {
            assert_eq!(text_of(bytes.clone()), text, "{bytes:?}");
        }
        let of = |bytes: &[u8]| text_of(bytes.to_vec());
        assert_eq!(of(b"a\r\nb"), "a\r\nb");
        assert_eq!([of(b""), of(b"\xff\xfea"), of(b"\xe9"), of(b"a\0")], ["", "\u{fffd}", "é", "a\0"].map(str::to_owned));
    }

    #[test]
    fn records_of_japan_are_written_as_their_ending_says() {
        let text = "手合割：平手\n*Zoë 𠮟 Zoë\n";
        let (bytes, missing) = encoded(text, Path::new("game.KIF"));
        assert_eq!((decoded(bytes).0.as_str(), missing.as_str()), ("手合割：平手\n*Zo〓 〓 Zo〓\n", "ë𠮟"));
        let plain = "手合割：平手\n▲７六歩\n";
        let (bytes, missing) = encoded(plain, Path::new("game.ki2"));
        assert!(bytes.len() < plain.len() && missing.is_empty() && decoded(bytes) == (plain.to_owned(), false));
        for name in ["game.kifu", "game.ki2u", "game.csa", "game.pgn", "game"] {
            assert_eq!(encoded(text, Path::new(name)), (text.as_bytes().to_vec(), String::new()), "{name}");
        }
    }
}
