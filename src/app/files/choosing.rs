//! The desktop's file choosers, and reading what the user chooses or pastes.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use nestmate_core::game::RecordForm;
use nestmate_engine::task::{News, Task, Tell, Wake};
use nestmate_text::words::{say, told};

use crate::app::files::collection::Listing;
use crate::app::files::opening::{Opened, OpenedGame, ReadContext, open_pasted, read};
use crate::app::model;
use crate::app::words::fault_told;
use crate::saying::Saying;

/// A file chooser that is done sooner than this was never there: nobody closes a window so fast.
const NEVER_THERE: Duration = Duration::from_millis(400);

/// How the names of files with games end.
fn game_endings() -> Vec<&'static str> {
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

fn chosen(ask: impl FnOnce() -> Option<PathBuf>) -> Chosen {
    let began = Instant::now();
    match ask() {
        Some(path) => Chosen::Path(path),
        None if began.elapsed() < NEVER_THERE => Chosen::NoChooser,
        None => Chosen::Nothing,
    }
}

/// A file or a text that the user has chosen or pasted, read on a thread of its own so that the window never waits for it.
#[derive(Debug)]
pub struct Opening {
    task: Task<(), Opened>,
}

impl Opening {
    /// Asks with the desktop's file chooser, which begins in a folder. `wake` is called when there is an answer.
    pub fn choose(known: ReadContext, folder: PathBuf, wake: Wake) -> Self {
        Self::reading(wake, known, move |known| {
            let dialog = rfd::FileDialog::new().set_title(say!("file-chooser")).set_directory(folder);
            let dialog = dialog
                .add_filter(say!("file-kinds"), &[game_endings(), vec!["ron", "tsv", "ini"]].concat())
                .add_filter(say!("file-all"), &["*"]);
            match chosen(|| dialog.pick_file()) {
                Chosen::Path(path) => read(&path, known),
                Chosen::Nothing => Opened::Nothing,
                Chosen::NoChooser => Opened::NoChooser,
            }
        })
    }

    pub fn path(path: PathBuf, known: ReadContext, wake: Wake) -> Self {
        Self::reading(wake, known, move |known| read(&path, known))
    }

    pub fn text(text: String, known: ReadContext, wake: Wake) -> Self {
        Self::reading(wake, known, move |known| open_pasted(text, known))
    }

    pub fn model(known: ReadContext, wake: Wake) -> Self {
        Self::start(wake, move || match model::open(&known.variant, &known.library) {
            Some(Ok(game)) => Opened::Game(Box::new(OpenedGame::of(game))),
            Some(Err(report)) => Opened::Failed(told!("model-unread", why = report.said())),
            None => Opened::Nothing,
        })
    }

    fn reading(wake: Wake, known: ReadContext, read: impl FnOnce(&ReadContext) -> Opened + Send + 'static) -> Self {
        Self::start(wake, move || match read(&known) {
            Opened::Game(opened) => Opened::Game(Box::new(opened.introduced(&known))),
            opened => opened,
        })
    }

    fn start(wake: Wake, work: impl FnOnce() -> Opened + Send + 'static) -> Self {
        Self { task: Task::once("open", wake, (), move |tell: &Tell<'_, Opened>| tell.tell(work())) }
    }

    pub fn part(listing: Arc<Listing>, at: usize, known: ReadContext, wake: Wake) -> Self {
        Self::reading(wake, known, move |known| listing.read(at, known))
    }

    pub fn poll(&self) -> Option<Opened> {
        match self.task.next()?.1 {
            News::Answer(opened) => Some(opened),
            News::Done => None,
            News::Failed(fault) => Some(Opened::Failed(fault_told(&fault))),
        }
    }
}
