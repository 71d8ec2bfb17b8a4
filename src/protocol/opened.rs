//! What the arguments name as people type it: the file or address that the window is to open, a theme of puzzles, a language.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{OsStringValueParser, TypedValueParser};
use nestmate_text::words::Language;

use crate::puzzles::Theme;
use crate::saying::Saying;
use crate::storage::{Link, percent_decoded};

const SCHEME: &str = "file:";

/// The language of a code.
pub(super) fn language(code: &str) -> Result<Language, String> {
    Language::of_code(code).ok_or_else(|| {
        let known: Vec<&str> = Language::ALL.into_iter().map(Language::code).collect();
        format!("the languages are {}", known.join(", "))
    })
}

pub(super) fn place() -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().try_map(|text: OsString| match address(&text) {
        // What it names is looked up in the window, which has all games.
        _ if text.to_str().is_some_and(Link::is_one) => match Link::read(&text.to_string_lossy()) {
            Ok(_) => Ok(PathBuf::from(text)),
            Err(fault) => Err(fault.said()),
        },
        Some(address) => path_of(address),
        None => Ok(PathBuf::from(text)),
    })
}

/// The same where a command could stand: a word that names no file is a command that does not exist.
pub(super) fn place_or_typo() -> impl TypedValueParser<Value = PathBuf> {
    place().try_map(|path| {
        let is_link = path.to_str().is_some_and(Link::is_one);
        let is_word = !is_link && path.extension().is_none() && path.components().count() == 1 && !path.exists();
        if is_word { Err("there is no command and no file of this name") } else { Ok(path) }
    })
}

/// A theme of puzzles, by its key.
pub(super) fn theme(key: &str) -> Result<Theme, String> {
    Theme::of_key(key).ok_or_else(|| {
        let known: Vec<String> = Theme::PLAIN.into_iter().map(Theme::key).collect();
        format!("the themes are mate-in-1 to mate-in-49, {}", known.join(", "))
    })
}

fn address(text: &OsString) -> Option<&str> {
    let text = text.to_str()?;
    let scheme = text.get(..SCHEME.len())?;
    scheme.eq_ignore_ascii_case(SCHEME).then(|| &text[SCHEME.len()..])
}

/// The path in the address of a file (RFC 8089).
fn path_of(address: &str) -> Result<PathBuf, String> {
    let path = match address.strip_prefix("//") {
        Some(rest) => {
            let at = rest.find('/').unwrap_or(rest.len());
            let (host, path) = rest.split_at(at);
            if !host.is_empty() && !host.eq_ignore_ascii_case("localhost") {
                return Err(format!("the file is on another computer, ‘{host}’"));
            }
            path
        }
        None => address,
    };
    let path = system_path(decoded(path)?)?;
    if path.is_absolute() { Ok(path) } else { Err("the address needs the whole path, as in file:///home/me/game.nestmate".to_owned()) }
}

/// Bytes with `%20` and its like read.
fn decoded(text: &str) -> Result<Vec<u8>, String> {
    let bytes = percent_decoded(text).ok_or("after ‘%’ the address needs two hexadecimal digits")?;
    if bytes.contains(&0) { Err("no path has a zero byte".to_owned()) } else { Ok(bytes) }
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "on other systems a path has to be text")]
fn system_path(bytes: Vec<u8>) -> Result<PathBuf, String> {
    use std::os::unix::ffi::OsStringExt;
    Ok(OsString::from_vec(bytes).into())
}

#[cfg(not(unix))]
fn system_path(bytes: Vec<u8>) -> Result<PathBuf, String> {
    let text = String::from_utf8(bytes).map_err(|_| "the address is not UTF-8".to_owned())?;
    // /C:/games/a.nestmate
    let is_drive = text.get(2..3) == Some(":") && text.starts_with('/');
    Ok(PathBuf::from(if is_drive { &text[1..] } else { &text }))
}

#[cfg(all(test, unix))]
mod tests {
    use std::path::Path;

    use super::*;

    fn read(text: &str) -> Result<PathBuf, String> {
        path_of(address(&text.into()).expect("it is an address"))
    }

    #[test]
    fn addresses_of_files_become_paths() {
        for (text, path) in [
            ("file:///a/b.nestmate", "/a/b.nestmate"),
            ("file:/a/b.nestmate", "/a/b.nestmate"),
            ("FILE://localhost/a/b", "/a/b"),
            ("file:///my%20games/100%25%20%C3%A4.pgn", "/my games/100% ä.pgn"),
            ("file:///a%2Fb#c?d", "/a/b#c?d"),
        ] {
            assert_eq!(read(text), Ok(Path::new(path).to_owned()), "{text}");
        }
    }

    #[test]
    fn bad_addresses_are_refused_with_the_reason() {
        for (text, why) in [
            ("file://server/a", "another computer, ‘server’"),
            ("file:a.nestmate", "whole path"),
            ("file:", "whole path"),
            ("file:///a%2", "two hexadecimal digits"),
            ("file:///a%+1", "two hexadecimal digits"),
            ("file:///a%00b", "zero byte"),
        ] {
            assert!(read(text).is_err_and(|told| told.contains(why)), "{text}");
        }
        assert!(address(&"file".into()).is_none() && address(&"/file:/a".into()).is_none() && address(&"filé:".into()).is_none());
    }
}
