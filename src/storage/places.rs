//! Where the platform wants a program's files.

use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

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

    /// The folder of what the engine has learnt on this computer.
    pub fn networks(&self) -> PathBuf {
        self.data.join("networks")
    }

    pub fn below(home: &Path) -> Self {
        Self { config: home.join("config"), data: home.join("data"), state: home.join("state") }
    }
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
