//! The texts that stand in the sources, outside of tests and comments.

use std::fs;
use std::path::Path;

use crate::common::sources::all_files;

/// A text between quotes.
#[derive(Debug)]
pub struct Literal {
    /// The file below src, and the line in it.
    pub file: String,
    pub line: usize,
    pub text: String,
    /// What stands before it.
    before: String,
    /// Whether something is compared with it.
    is_pattern: bool,
}

/// What comes before texts that no person at the window reads: names of widgets, of layers and of assets, reasons for the compiler,
/// logs, what errors say in logs and on the command line, and what other crates say in theirs.
const MACHINES: [&str; 30] = [
    "from = ",
    "into = ",
    "rule_text(",
    "remote = ",
    "rename = ",
    "with = ",
    "unique(",
    "id_salt(",
    "Grid::new(",
    "Panel::top(",
    "Panel::bottom(",
    "Panel::left(",
    "Panel::right(",
    ".with(",
    "make_persistent_id(",
    "load_texture(",
    "reason = ",
    "tracing::debug!(",
    "tracing::info!(",
    "tracing::warn!(",
    "tracing::error!(",
    "debug_struct(",
    "serializing_if = ",
    "IsADirectory, ",
    "join(format!(",
    "#[error(",
    "env!(",
    "key_names(",
    "full.contains(",
    "told.split_once(",
];

/// The program's name, keys as settings call them, a unit, a piece that every game has, what the list of names has of regions, variables
/// of the environment and a field of os-release, a path in a definition, what the list of names has of texts in no file.
const NAMES: [&str; 16] = [
    "pieces[{index}].moves",
    "the clipboard",
    "the workbench",
    "Nestmate",
    "Ctrl+",
    "Alt+",
    "Shift+",
    "MiB",
    "King",
    "the {name} cells",
    "NESTMATE_HOME",
    "WAYLAND_DISPLAY",
    "WAYLAND_SOCKET",
    "DISPLAY",
    "ID_LIKE",
    "PATH",
];

/// Names of tags in files of games and what stands in them, and what files of the program's own begin with.
const FILES: [&str; 47] = [
    "Nestmate, level {}",
    "# Nestmate puzzles",
    "Standard",
    "From Position",
    "Game",
    "Format",
    "ICCS",
    "Chinese",
    "WXF",
    "White",
    "Black",
    "Event",
    "Site",
    "Date",
    "Round",
    "Start",
    "FEN",
    "SetUp",
    "Variant",
    "Rules",
    "Result",
    "Termination",
    "WhiteElo",
    "BlackElo",
    "ECO",
    "WhiteType",
    "BlackType",
    "WhiteLevel",
    "BlackLevel",
    "TimeControl",
    "WhiteTimeControl",
    "BlackTimeControl",
    "{side}TimeControl",
    "time forfeit",
    "draw by agreement",
    "O-O",
    "O-O-O",
    "nestmate game",
    "nestmate settings",
    "nestmate session",
    "nestmate lessons",
    "nestmate practice",
    "RIFF",
    "WAVE",
    "LIST",
    "INFO",
    "INAM",
];

impl Literal {
    /// Whether it has two words, or is one with a capital.
    pub fn is_words(&self) -> bool {
        let mut text = String::new();
        let mut depth = 0;
        for letter in self.text.chars() {
            depth += i32::from(letter == '{');
            text.push(if depth > 0 { ' ' } else { letter });
            depth -= i32::from(letter == '}');
        }
        let parts: Vec<&str> = text.split_whitespace().collect();
        let word = |part: &str| part.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
        let capital = |part: &str| part.chars().next().is_some_and(char::is_uppercase) && part.len() > 2;
        parts.windows(2).any(|pair| word(pair[0]) && word(pair[1])) || parts.len() == 1 && word(parts[0]) && capital(parts[0])
    }

    /// Whether no person at the window reads it: a name inside the program, a log, markup.
    pub fn is_for_machines(&self) -> bool {
        let before = self.before.trim_end();
        let markup = self.text.contains('<') || self.text.contains(';');
        markup
            || self.is_pattern
            || NAMES.contains(&self.text.trim())
            || FILES.contains(&self.text.as_str())
            || MACHINES.iter().any(|call| before.ends_with(call.trim_end()))
    }
}

/// Whether a source has nothing but tests.
fn is_test(path: &Path) -> bool {
    path.ends_with("tests.rs") || path.parent().is_some_and(|folder| folder.ends_with("tests"))
}

/// All of them below a folder, as [`all_files`] has it.
pub fn literals(folder: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    for (_, inner, path) in
        all_files().into_iter().filter(|(_, inner, path)| inner.with_extension("").starts_with(folder) && !is_test(path))
    {
        let text = fs::read_to_string(&path).expect("it is text");
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let name = inner.to_string_lossy().replace('\\', "/");
        for (at, literal) in texts(code) {
            let before: String = code[..at].chars().rev().take(30).collect();
            let before = before.chars().rev().collect();
            let after = code[at..].split_once(&literal).map_or("", |parts| parts.1).trim_start_matches(['"', '#', ' ']);
            let (line, is_pattern) = (1 + code[..at].matches('\n').count(), after.starts_with("=>"));
            found.push(Literal { file: name.clone(), line, text: literal, before, is_pattern });
        }
    }
    assert!(!found.is_empty(), "{folder} has texts");
    found
}

/// The texts of a source and where each begins.
fn texts(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(letter) = code[at..].chars().next() {
        let rest = &code[at..];
        let raw = rest.strip_prefix('r').map(|rest| rest.chars().take_while(|&c| c == '#').count());
        let within_name = code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let raw = raw.filter(|hashes| rest[1 + hashes..].starts_with('"') && !within_name);
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some(hashes) = raw {
            let end = format!("\"{}", "#".repeat(hashes));
            let begin = 2 + hashes;
            let length = rest[begin..].find(&end).expect("a raw text ends");
            found.push((at, rest[begin..begin + length].to_owned()));
            begin + length + end.len()
        } else if letter == '"' {
            let length = closing(&rest[1..]);
            found.push((at, rest[1..=length].to_owned()));
            length + 2
        } else if letter == '\'' {
            character(rest)
        } else {
            letter.len_utf8()
        };
        at += length;
    }
    found
}

/// How many bytes come before the quote that ends a text.
fn closing(text: &str) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices() {
        match letter {
            '"' if !escaped => return at,
            _ => escaped = letter == '\\' && !escaped,
        }
    }
    panic!("a text ends: {}", &text[..text.len().min(60)]);
}

/// How long a letter between quotes is; a lifetime is taken for its mark alone.
fn character(text: &str) -> usize {
    let mut letters = text.char_indices().skip(1);
    match letters.next() {
        Some((_, '\\')) => 2 + text[2..].char_indices().skip(1).find(|(_, letter)| *letter == '\'').map_or(0, |(at, _)| at + 1),
        Some(_) => letters.next().filter(|(_, letter)| *letter == '\'').map_or(1, |(at, _)| at + 1),
        None => 1,
    }
}

#[test]
fn texts_are_found_where_they_are() {
    let code = "// \"no\"\nlet a = \"one \\\"two\\\"\"; let b: &'static str = r#\"three \"four\"\"#; f('\"', '\\'', \"five\")";
    let found: Vec<String> = texts(code).into_iter().map(|known| known.1).collect();
    assert_eq!(found, ["one \\\"two\\\"", "three \"four\"", "five"]);
}
