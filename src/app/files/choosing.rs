//! The desktop's file choosers.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use nestmate_core::game::RecordForm;
use nestmate_engine::task::{News, Task, Tell, Wake};
use nestmate_text::words::say;

/// A file chooser that is done sooner than this was never there: nobody closes a window so fast.
const NEVER_THERE: Duration = Duration::from_millis(400);

/// How the names of files with games end.
pub(super) fn game_endings() -> Vec<&'static str> {
    ["nestmate", "pgn", "txt"].into_iter().chain(RecordForm::ENDINGS.map(|known| known.0)).collect()
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chosen {
    Path(PathBuf),
    Nothing,
    NoChooser,
}

/// The desktop's file chooser asking where to save.
#[derive(Debug)]
pub struct Choosing {
    task: Task<(), Chosen>,
}

impl Choosing {
    /// Asks, beginning in a folder with a name. `filter` is what such files are called, and the ending of their names. `wake` is called
    /// when there is an answer.
    pub fn ask(
        title: &'static str,
        (folder, name): (PathBuf, String),
        filter: (&'static str, &'static [&'static str]),
        wake: Wake,
    ) -> Self {
        Self::start(wake, move || {
            let dialog = rfd::FileDialog::new().set_title(title).set_directory(folder).set_file_name(name).add_filter(filter.0, filter.1);
            dialog.save_file()
        })
    }

    pub fn program(folder: PathBuf, wake: Wake) -> Self {
        Self::start(wake, move || rfd::FileDialog::new().set_title(say!("engines-chooser")).set_directory(folder).pick_file())
    }

    pub fn pick(folder: PathBuf, wake: Wake) -> Self {
        Self::start(wake, move || {
            let dialog = rfd::FileDialog::new().set_title(say!("own-games-import-title")).set_directory(folder);
            dialog.add_filter(say!("file-games"), &game_endings()).add_filter(say!("file-all"), &["*"]).pick_file()
        })
    }

    fn start(wake: Wake, ask: impl FnOnce() -> Option<PathBuf> + Send + 'static) -> Self {
        Self { task: Task::once("choose", wake, (), move |tell: &Tell<'_, Chosen>| tell.tell(chosen(ask))) }
    }

    pub fn poll(&self) -> Option<Chosen> {
        match self.task.next()?.1 {
            News::Answer(chosen) => Some(chosen),
            News::Done => None,
            // There is a field for the path in its place.
            News::Failed(_) => Some(Chosen::NoChooser),
        }
    }
}

pub(super) fn chosen(ask: impl FnOnce() -> Option<PathBuf>) -> Chosen {
    let began = Instant::now();
    match ask() {
        Some(path) => Chosen::Path(path),
        None if began.elapsed() < NEVER_THERE => Chosen::NoChooser,
        None => Chosen::Nothing,
    }
}
