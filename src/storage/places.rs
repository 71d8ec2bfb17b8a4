//! Where the platform wants a program's files, and what is read there at the start: definition files, the shipped one, one beside the program
//! and the user's own; and words that the user brings.

use std::path::{Path, PathBuf};
use std::{fs, io};

use directories::{ProjectDirs, UserDirs};
use nestmate_core::variant::{Library, MAX_FILE, Source};
use nestmate_text::words::OwnWords;

use super::whole::read_text;

/// The variable that puts all folders below one of the user's choice.
const HOME: &str = "NESTMATE_HOME";

/// The folders of the program's files. They need not be there yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Places {
    pub config: PathBuf,
    /// Definition files of the user's own, and what the engine has learnt.
    pub data: PathBuf,
    /// Open games, to be resumed.
    pub state: PathBuf,
}

impl Places {
    /// The folders of this user: below `NESTMATE_HOME` where that is set, else where the platform says. `None` for a user without a home.
    pub fn of_user() -> Option<Self> {
        if let Some(home) = std::env::var_os(HOME).filter(|home| !home.is_empty()) {
            return Some(Self::below(Path::new(&home)));
        }
        let platform = ProjectDirs::from("org", "Nestmate", "nestmate")?;
        let state = platform.state_dir().unwrap_or_else(|| platform.data_local_dir());
        Some(Self { config: platform.config_dir().to_owned(), data: platform.data_dir().to_owned(), state: state.to_owned() })
    }

    /// The folder where the user keeps documents; where there is none, the user's own, or the current one.
    pub fn documents() -> PathBuf {
        let documents = UserDirs::new().and_then(|user| user.document_dir().map(Path::to_owned));
        let home = || UserDirs::new().map(|user| user.home_dir().to_owned()).filter(|folder| folder.is_dir());
        documents.filter(|folder| folder.is_dir()).or_else(home).or_else(|| std::env::current_dir().ok()).unwrap_or_default()
    }

    /// The whole path that is meant by what a person has written: `~` at its beginning is the user's home, and what is no whole path
    /// is below a folder.
    pub fn written(folder: &Path, text: &str) -> PathBuf {
        let text = text.trim();
        let below = text.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(std::path::is_separator));
        let home = below.and_then(|rest| Some((UserDirs::new()?, rest)));
        let path = home.map(|(user, rest)| user.home_dir().join(rest.trim_start_matches(std::path::is_separator)));
        let path = path.unwrap_or_else(|| folder.join(text));
        std::path::absolute(&path).unwrap_or(path)
    }

    pub fn networks(&self) -> PathBuf {
        self.data.join("networks")
    }

    pub fn below(home: &Path) -> Self {
        Self { config: home.join("config"), data: home.join("data"), state: home.join("state") }
    }
}

/// The name of a definition file beside the program or in the user's data folder.
const FILE: &str = "variants.ron";

/// The shipped games, then those of a `variants.ron` beside the program, then those of the user's data folder: `variants.ron`
/// and every `.ron` file of its folder `variants`, in the order of their names. A later game replaces an earlier one of its id. What is
/// wrong with a file is in the library's reports; a file that is not there is no error.
pub fn library() -> Library {
    let mut library = crate::shipped::library();
    for path in definition_files() {
        match read_definition(&path) {
            Ok(source) => library.add(source),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => tracing::warn!("{} cannot be read: {error}", path.display()),
        }
    }
    library
}

/// Reads a definition file of any encoding that can be shown; one that is too large is cut after the limit, so that it is refused.
pub fn read_definition(path: &Path) -> io::Result<Source> {
    Ok(Source::new(path.display().to_string(), read_text(path, MAX_FILE)?))
}

pub(super) fn own_definitions(places: &Places) -> PathBuf {
    places.data.join("variants")
}

fn definition_files() -> Vec<PathBuf> {
    let beside = std::env::current_exe().ok().and_then(|program| Some(program.parent()?.join(FILE)));
    let mut files: Vec<PathBuf> = beside.into_iter().collect();
    if let Some(places) = Places::of_user() {
        files.push(places.data.join(FILE));
        files.extend(inside(&own_definitions(&places)).into_iter().filter(|path| path.extension().is_some_and(|e| e == "ron")));
    }
    files
}

/// The longest file of words that is read, in bytes; what is longer is cut there.
const LONGEST: usize = 1 << 20;

/// All languages whose words are there, by their codes, which their folders are called.
pub fn own_words(places: &Places) -> Vec<OwnWords> {
    let folders = inside(&places.data.join("words")).into_iter().filter(|path| path.is_dir());
    folders.map(|folder| language(&folder)).collect()
}

fn language(folder: &Path) -> OwnWords {
    let code = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut own = OwnWords { code, ..OwnWords::default() };
    for path in inside(folder) {
        let Ok(text) = read_text(&path, LONGEST) else { continue };
        let file = (path.display().to_string(), text);
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("ftl") => own.files.push(file),
            Some("ron") => own.names = Some(file),
            _ => {}
        }
    }
    own
}

/// What a folder has, in the order of names; nothing where there is none.
fn inside(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tilde_is_the_home_and_nothing_else_is_changed() {
        let home = UserDirs::new().expect("tests have a home").home_dir().to_owned();
        for (text, path) in [("~", home.clone()), (" ~/games/a.pgn ", home.join("games/a.pgn")), ("~//a", home.join("a"))] {
            assert_eq!(Places::written(Path::new("/tmp"), text), path);
        }
        let here = Path::new("/home/games");
        for text in ["a.pgn", "/tmp/~/a b.pgn", "~a.pgn", "a~"] {
            assert_eq!(Places::written(here, text), here.join(text));
        }
    }
}
