//! A program with its arguments, as a person writes it and back.

use std::env::split_paths;
use std::path::{Path, PathBuf};

use crate::storage::Places;

/// The program and the arguments that a text means. A text that is the path of a file as it stands needs no quotes; a path that is no
/// whole one is below `folder`; a name alone may be one that the system finds.
pub(super) fn read_command(folder: &Path, text: &str) -> Vec<String> {
    let text = text.trim();
    let whole = Places::written(folder, text);
    if !text.is_empty() && whole.exists() {
        return vec![whole.display().to_string()];
    }
    let mut words = words(text);
    if let Some(program) = words.first_mut() {
        let written = Places::written(folder, program);
        if is_path(program) || found(program).is_none() && written.exists() {
            *program = written.display().to_string();
        }
    }
    words
}

pub fn written_command(command: &[String]) -> String {
    let quoted = |word: &String| if word.is_empty() || word.contains(char::is_whitespace) { format!("\"{word}\"") } else { word.clone() };
    command.iter().map(quoted).collect::<Vec<_>>().join(" ")
}

pub(super) fn is_there(command: &[String]) -> bool {
    command.first().is_some_and(|program| if is_path(program) { Path::new(program).exists() } else { found(program).is_some() })
}

fn is_path(program: &str) -> bool {
    program.starts_with('~') || program.contains(std::path::is_separator)
}

/// Where the system finds a program by its name.
fn found(program: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let files =
        split_paths(&folders).flat_map(|folder| [folder.join(program), folder.join(format!("{program}{}", std::env::consts::EXE_SUFFIX))]);
    files.into_iter().find(|file| file.is_file())
}

/// The words of a text; what is between quotes is one.
fn words(text: &str) -> Vec<String> {
    let (mut words, mut word, mut quote, mut begun) = (Vec::new(), String::new(), None, false);
    for letter in text.chars() {
        match quote {
            Some(end) if letter == end => quote = None,
            Some(_) => word.push(letter),
            None if letter == '"' || letter == '\'' => (quote, begun) = (Some(letter), true),
            None if letter.is_whitespace() => {
                if std::mem::take(&mut begun) {
                    words.push(std::mem::take(&mut word));
                }
            }
            None => {
                word.push(letter);
                begun = true;
            }
        }
    }
    if begun {
        words.push(word);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_parted_at_blanks_but_for_quotes_and_paths() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("an engine");
        std::fs::write(&file, "").expect("written");
        let path = file.display().to_string();
        assert_eq!(read_command(folder.path(), &path), [path.as_str()], "a path with a blank needs no quotes");
        assert_eq!(read_command(folder.path(), " an engine "), [path.as_str()], "below the folder");
        assert_eq!(read_command(folder.path(), &format!("\"{path}\" uci 'a b' \"\"")), [path.as_str(), "uci", "a b", ""]);
        assert_eq!(read_command(folder.path(), "/no/engine -x"), ["/no/engine", "-x"]);
        assert_eq!(read_command(folder.path(), "no-such-program uci"), ["no-such-program", "uci"]);
        assert!(read_command(folder.path(), "  ").is_empty());
        let command = [path, "a b".to_owned(), "c".to_owned()];
        assert_eq!(words(&written_command(&command)), command);
        assert!(is_there(&command) && !is_there(&["/no/engine".to_owned()]) && !is_there(&["no-such-program".to_owned()]));
    }
}
