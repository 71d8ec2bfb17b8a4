//! Definition files while the program runs: taken in, taken in anew when they change on disk, and the one that is being written.

use std::path::Path;

use super::action::Tone;
use super::handicap::Handicap;
use super::state::App;
use crate::storage::Watch;
use crate::variant::{HouseRules, Source};
use crate::words::{self, told};

impl App {
    /// The definition that was being written in the workbench last, if it was changed there.
    #[must_use]
    pub fn draft(&self) -> Option<&str> {
        self.draft.as_deref()
    }

    /// Keeps what is being written in the workbench.
    pub(super) fn keep_draft(&mut self, draft: Option<String>) {
        if self.draft != draft {
            self.writer.draft(draft.clone().unwrap_or_default());
            self.draft = draft;
        }
    }

    /// Takes in the games of a file; the next new game can be one of them.
    pub(super) fn load(&mut self, source: Source) {
        let name = source.name.clone();
        self.take_in(source);
        let games: Vec<&str> = self.library.games_of(&name).collect();
        let count = games.len();
        if let Some(&first) = games.first() {
            self.setup.game = first.to_owned();
            self.setup.house = HouseRules::default();
            self.setup.handicap = Handicap::default();
        }
        self.say(Tone::Info, told!("file-read", name = words::named(&name), games = count));
    }

    /// Takes in the games of a file, and those that it will have when it changes.
    pub(super) fn take_in(&mut self, source: Source) {
        let path = Path::new(&source.name);
        if path.is_file() {
            self.watch.file(path);
            self.remember(path.to_owned());
        }
        self.library.replace(source);
    }

    /// Begins to watch the folder of the user's games, and all files that games came from.
    pub(super) fn watch_definitions(&mut self) {
        let wake = self.wake.clone();
        self.watch = Watch::new(move || wake());
        self.library.files().map(Path::new).filter(|file| file.is_file()).for_each(|file| self.watch.file(file));
        self.games_folder.iter().for_each(|folder| self.watch.folder(folder));
    }

    /// Takes in definition files that have changed on disk. The game on the board goes on by the definition that it began with.
    pub(super) fn poll_watch(&mut self) {
        for source in self.watch.poll() {
            let name = source.name.clone();
            if self.library.text_of(&name) == Some(source.text.as_str()) {
                continue;
            }
            self.library.replace(source);
            let first = self.library.reports_of(&name).next().cloned();
            match first {
                None => {
                    let file = Path::new(&name).file_name().unwrap_or_default().to_string_lossy().into_owned();
                    self.say(Tone::Info, told!("file-changed", name = file.as_str()));
                }
                Some(problem) => self.say(Tone::Error, told!("file-changed-badly", problem = problem.to_string())),
            }
        }
    }
}
