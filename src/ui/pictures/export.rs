//! What of a game can be put into files for others to look at, made on a thread of its own so that the window never waits.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use nestmate_core::game::Game;
use nestmate_core::variant::Library;
use nestmate_engine::task::{News, Task, Tell, Wake};
use nestmate_text::words::{TextKey, key, say};

use super::film::{self, Film, FilmError, MAX_FILM, Reel, film, morph, morph_length};
use super::page::{BoardSheets, PuzzleSheet, board_page, inside_page, puzzle_page, rules_page};
use super::shot::{MAX_SIDE, drawing, png};
use crate::app::words::{self, fault_told};
use crate::app::{Fold, Scene};
use crate::saying::Saying;
use crate::storage::{trouble, write_whole};
use crate::ui::board::BoardTheme;
use crate::ui::dialogs::Filter;

pub(in crate::ui) const GAME_FILES: Filter = (key!("file-games"), &["nestmate"]);
const FILMS: Filter = (key!("export-film.files"), &["gif"]);
const PAGES: Filter = (key!("print-files"), &["html"]);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) enum ExportKind {
    #[default]
    Picture,
    Drawing,
    Film,
    Fold,
    Rules,
    Inside,
    Puzzles,
    Board,
    Game,
    Link,
}

impl ExportKind {
    /// What is shown on screens, then pages to print; and what others open in the program.
    const EXPORTED: [Self; 8] =
        [Self::Picture, Self::Drawing, Self::Film, Self::Fold, Self::Rules, Self::Inside, Self::Puzzles, Self::Board];
    const SHARED: [Self; 2] = [Self::Game, Self::Link];

    pub(in crate::ui) fn is_printed(self) -> bool {
        matches!(self, Self::Rules | Self::Inside | Self::Puzzles | Self::Board)
    }

    /// The title of the dialog, and all of which one is chosen there.
    pub(in crate::ui) fn of_dialog(self) -> (&'static str, &'static [Self]) {
        if Self::SHARED.contains(&self) { (say!("dialog-share"), &Self::SHARED) } else { (say!("dialog-export"), &Self::EXPORTED) }
    }

    pub(in crate::ui) fn moves(self) -> bool {
        matches!(self, Self::Film | Self::Fold)
    }

    /// What it is called, the files it comes in, what their names end with beside the game's, and the largest side, in pixels; 0 where
    /// there is none to choose.
    fn facts(self) -> (TextKey, Filter, &'static str, u32) {
        match self {
            Self::Picture => (key!("export-picture"), (key!("export-picture.files"), &["png"]), "", MAX_SIDE),
            Self::Drawing => (key!("export-drawing"), (key!("export-drawing.files"), &["svg"]), "", MAX_SIDE),
            Self::Film => (key!("export-film"), FILMS, "", MAX_FILM),
            Self::Fold => (key!("export-fold"), FILMS, "", MAX_FILM),
            Self::Rules => (key!("print-rules"), PAGES, "-rules", 0),
            Self::Inside => (key!("print-inside"), PAGES, "-inside", 0),
            Self::Puzzles => (key!("print-puzzles"), PAGES, "-puzzles", 0),
            Self::Board => (key!("print-board"), PAGES, "-board", 0),
            Self::Game => (key!("export-game"), GAME_FILES, "-shared", 0),
            Self::Link => (key!("export-link"), (key!("link-files"), &["nestmate"]), "-class", 0),
        }
    }

    pub(in crate::ui) fn label(self) -> &'static str {
        say(self.facts().0)
    }

    pub(in crate::ui) fn filter(self) -> Filter {
        self.facts().1
    }

    pub(in crate::ui) fn suffix(self) -> &'static str {
        self.facts().2
    }

    pub(in crate::ui) fn ending(self) -> &'static str {
        self.filter().1.first().copied().unwrap_or_default()
    }

    pub(in crate::ui) fn most(self) -> u32 {
        self.facts().3
    }
}

pub(in crate::ui) struct ExportWanted {
    pub(in crate::ui) kind: ExportKind,
    pub(in crate::ui) size: [u32; 2],
    pub(in crate::ui) pause: Duration,
    pub(in crate::ui) scene: Scene,
    pub(in crate::ui) game: Game,
    pub(in crate::ui) theme: BoardTheme,
    pub(in crate::ui) library: Library,
    /// How the board folds: to the game shown at present first.
    pub(in crate::ui) folds: Vec<Arc<Fold>>,
    pub(in crate::ui) puzzles: PuzzleSheet,
    pub(in crate::ui) sheets: BoardSheets,
    pub(in crate::ui) link: String,
    /// What makes the text of the file that the game is shared in.
    pub(in crate::ui) shared: Box<dyn FnOnce() -> String + Send>,
}

type ExportMade = Result<PathBuf, String>;

pub(in crate::ui) struct Making {
    task: Task<(), ExportMade>,
    reel: Reel,
    /// How many pictures there will be; 0 where that is not what takes its time.
    total: usize,
}

impl Making {
    pub(in crate::ui) fn start(wanted: ExportWanted, path: PathBuf, wake: Wake) -> Self {
        let reel = Reel::default();
        let total = match wanted.kind {
            ExportKind::Film => wanted.game.line().len() + 1,
            ExportKind::Fold => morph_length(wanted.folds.len()),
            _ => 0,
        };
        let turning = reel.clone();
        let work = move |tell: &Tell<'_, ExportMade>| {
            let made = make(wanted, &turning).and_then(|content| {
                write_whole(&path, &content)
                    .map_err(|error| say!("file-unwritten", path = path.display().to_string(), why = trouble(&error).said()))
            });
            tell.tell(made.map(|()| path));
        };
        Self { task: Task::once("export", wake, (), work), reel, total }
    }

    /// How many pictures are done, of how many.
    pub(in crate::ui) fn progress(&self) -> (usize, usize) {
        (self.reel.done(), self.total)
    }

    pub(in crate::ui) fn words(&self) -> String {
        if self.total == 0 {
            say!("export-working").to_owned()
        } else {
            say!("export-progress", done = self.reel.done(), total = self.total)
        }
    }

    pub(in crate::ui) fn poll(&self) -> Option<ExportMade> {
        match self.task.next()?.1 {
            News::Answer(made) => Some(made),
            News::Done => None,
            News::Failed(fault) => Some(Err(fault_told(&fault).to_string())),
        }
    }
}

impl Drop for Making {
    fn drop(&mut self) {
        self.reel.stop();
    }
}

fn make(wanted: ExportWanted, reel: &Reel) -> Result<Vec<u8>, String> {
    let ExportWanted { kind, size, scene, game, theme, pause, library, folds, puzzles, sheets, link, shared } = wanted;
    let page = |page: Option<String>, none: &'static str| page.map(String::into_bytes).ok_or_else(|| none.to_owned());
    let film_wanted = Film { size, pause, theme };
    match kind {
        ExportKind::Picture => png(&scene, size, &theme).map_err(|error| say!("export-no-picture", error = error.to_string())),
        ExportKind::Drawing => Ok(drawing(&scene, size, &theme).into_bytes()),
        ExportKind::Film => film(&game, &scene, &film_wanted, reel).map_err(|error| no_film(&error)),
        ExportKind::Fold => morph(&scene, &folds, &film_wanted, reel).map_err(|error| no_film(&error)),
        ExportKind::Rules => Ok(rules_page(game.variant(), &library).into_bytes()),
        ExportKind::Inside => page(inside_page(game.variant(), &library), say!("print-no-inside")),
        ExportKind::Puzzles => page(puzzle_page(game.variant(), &library, &puzzles), say!("puzzle-none")),
        ExportKind::Game => Ok(shared().into_bytes()),
        ExportKind::Link => Ok(format!("{link}\n").into_bytes()),
        ExportKind::Board => page(board_page(game.variant(), sheets), say!("print-no-board")),
    }
}

fn no_film(error: &FilmError) -> String {
    match error {
        FilmError::Long(moves) => say!("export-film-long", moves = words::moves_in(*moves), most = words::moves_in(film::MOST)),
        FilmError::Stopped => say!("export-film-stopped").to_owned(),
        FilmError::Format(error) => say!("export-no-film", error = error.to_string()),
    }
}
