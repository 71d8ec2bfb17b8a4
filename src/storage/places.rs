//! Where the platform wants a program's files.

use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

/// The variable that puts all folders below one of the user's choice.
const HOME: &str = "NESTMATE_HOME";

/// The folders of the program's files. They need not be there yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Places {
    /// Settings.
    pub config: PathBuf,
    /// Definition files of the user's own.
    pub data: PathBuf,
    /// Open games, to be resumed.
    pub state: PathBuf,
}

impl Places {
    /// The folders of this user: below `NESTMATE_HOME` where that is set, else where the platform says. `None` for a user without a home.
    #[must_use]
    pub fn of_user() -> Option<Self> {
        if let Some(home) = std::env::var_os(HOME).filter(|home| !home.is_empty()) {
            return Some(Self::below(Path::new(&home)));
        }
        let platform = ProjectDirs::from("org", "Nestmate", "nestmate")?;
        let state = platform.state_dir().unwrap_or_else(|| platform.data_local_dir());
        Some(Self { config: platform.config_dir().to_owned(), data: platform.data_dir().to_owned(), state: state.to_owned() })
    }

    /// The folder where the user keeps documents, or the current one.
    #[must_use]
    pub fn documents() -> PathBuf {
        let documents = UserDirs::new().and_then(|user| user.document_dir().map(Path::to_owned));
        documents.filter(|folder| folder.is_dir()).or_else(|| std::env::current_dir().ok()).unwrap_or_default()
    }

    /// All folders below one.
    #[must_use]
    pub fn below(home: &Path) -> Self {
        Self { config: home.join("config"), data: home.join("data"), state: home.join("state") }
    }
}
