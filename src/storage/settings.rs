//! The user's settings and the game that was open.

mod merge;

use std::collections::BTreeMap;
use std::path::PathBuf;

use nestmate_core::variant::Report;
use serde::{Deserialize, Serialize};

use super::fault::FileFault;
use super::new_game::{Machine, NewGame};
use super::print::Print;
use super::record::Record;
use super::ron_file;

const SETTINGS: &str = "nestmate settings";
const SESSION: &str = "nestmate session";

/// The version of both that is written; all up to it are read.
const VERSION: u32 = 2;

/// The largest file of settings that is read, in bytes.
const MAX_SETTINGS: usize = 1 << 20;

/// The largest session that is read: a record and a little more.
const MAX_SESSION: usize = super::MAX_RECORD + MAX_SETTINGS;

/// How many files the list of recent ones has.
const RECENT: usize = 12;

/// Everything that the user has set and the program remembers from one start to the next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    format: String,
    version: u32,
    /// The window's look and place.
    pub look: LookSettings,
    /// How the layers of each game are shown, by the id of the game.
    pub layers: BTreeMap<String, Vec<LayerState>>,
    /// The layer that is taken alone, counted from 0, by the id of the game.
    pub alone: BTreeMap<String, usize>,
    /// The last choices for a new game.
    pub new_game: Option<NewGame>,
    pub machine: Machine,
    /// Engines of others, by their names.
    pub engines: BTreeMap<String, EngineSettings>,
    /// The one of them that analyses, if it is not ours.
    pub analyst: Option<String>,
    /// Files that were opened or saved, the last one first.
    pub recent: Vec<PathBuf>,
    /// The folder that a file was opened from or written to last.
    pub folder: Option<PathBuf>,
    /// Whether the user has been told that an unsaved game is kept.
    pub told_of_keeping: bool,
}

/// The window's look and place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct LookSettings {
    pub theme: ThemeChoice,
    /// Which pictures stand for the pieces.
    pub pieces: PieceSet,
    /// Whether large pieces have their names and the diagrams of their moves, and others the diagram under the pointer.
    pub badges: bool,
    /// How much larger than usual everything is.
    pub zoom: f32,
    /// Whether the boards of the games inside are shown beside the full one.
    pub inside: bool,
    /// How wide the column with these boards is, in points; 0 where the user has not chosen.
    pub inside_width: f32,
    /// How wide the panel beside the board is, in points; as wide as fits at first.
    pub panel: Option<f32>,
    /// Where the window is, in points; where the system wants it at first.
    pub window: Option<WindowPlace>,
    /// The id of the board's colours.
    pub board: String,
    /// Whether everything is black and white with strong lines.
    pub contrast: bool,
    /// Whether things glide, fold and fade.
    pub motion: MotionChoice,
    /// Whether moves are heard.
    pub sound: bool,
    /// The code of the language, such as `de`; without one, or with one that is not known, the system's.
    pub language: Option<String>,
    /// Keys in place of the usual ones, by command.
    pub keys: BTreeMap<String, Vec<String>>,
}

/// Which pictures stand for the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum PieceSet {
    /// Figurines; a piece without one is its diagram.
    #[default]
    Figurines,
    /// Plain outlines of chess pieces; figurines in games that have others.
    Plain,
    /// The characters on the tiles and discs of Asian games; figurines in games that have other pieces.
    Characters,
    /// Diagrams of how they move.
    Glyphs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ThemeChoice {
    #[default]
    System,
    Light,
    Dark,
}

/// Whether things glide, fold and fade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum MotionChoice {
    #[default]
    System,
    Full,
    /// Nothing does.
    Less,
}

/// Where a window is and how large, in points.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct WindowPlace {
    /// Its left edge and its top, where the system tells.
    pub at: Option<(f32, f32)>,
    pub size: (f32, f32),
    /// Whether it fills the screen.
    pub maximized: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum LayerState {
    /// Its cells tinted, its pieces in full.
    #[default]
    Shown,
    /// Its cells pale, its pieces faint.
    Dimmed,
    /// Its cells blank with an edge, its pieces as silhouettes.
    Outlined,
    /// Its cells blank, its pieces not there to be seen.
    Hidden,
}

/// An engine of somebody else.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct EngineSettings {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// How it is spoken to: `UCI` or `XBoard`.
    pub protocol: String,
    pub games: Vec<String>,
    /// Its options, as UCI writes them.
    pub options: Vec<String>,
    /// What the user has set of them.
    pub values: BTreeMap<String, String>,
    /// The mark that this user on this computer has let it be started; see [`Whose`](super::Whose).
    pub mark: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            format: SETTINGS.to_owned(),
            version: VERSION,
            look: LookSettings::default(),
            layers: BTreeMap::new(),
            alone: BTreeMap::new(),
            new_game: None,
            machine: Machine::default(),
            engines: BTreeMap::new(),
            analyst: None,
            recent: Vec::new(),
            folder: None,
            told_of_keeping: false,
        }
    }
}

impl Default for LookSettings {
    fn default() -> Self {
        Self {
            theme: ThemeChoice::default(),
            pieces: PieceSet::default(),
            badges: false,
            zoom: 1.0,
            inside: false,
            inside_width: 0.0,
            panel: None,
            window: None,
            board: "paper".to_owned(),
            contrast: false,
            motion: MotionChoice::default(),
            sound: true,
            language: None,
            keys: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// The text of the settings' file.
    pub fn text(&self) -> String {
        ron_file::written(self, 3)
    }

    pub fn read(name: &str, text: &str) -> Result<Self, Box<Report<FileFault>>> {
        let read: Self = ron_file::read(name, text, SETTINGS, VERSION, MAX_SETTINGS)?;
        Ok(Self { version: VERSION, ..read })
    }

    /// Puts a file at the head of the recent ones.
    pub fn remember(&mut self, file: PathBuf) {
        self.recent.retain(|known| *known != file);
        self.recent.insert(0, file);
        self.recent.truncate(RECENT);
    }
}

/// The game that is open, with what belongs to it in the window.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Session {
    format: String,
    version: u32,
    /// Whether Black is at the bottom.
    #[serde(default)]
    pub flipped: bool,
    /// The choices with which the game was begun.
    #[serde(default)]
    pub setup: NewGame,
    /// The file that the game was opened from or saved to.
    #[serde(default)]
    pub file: Option<PathBuf>,
    /// What that file held when it was read or written last, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<Print>,
    /// Whether the game is only a copy of what is in the file, which is never written then.
    #[serde(default)]
    pub copy: bool,
    /// Which of the games of the file it is, from 0, where the file has several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<usize>,
    /// Whether the game has changed since it was read from the file or saved to it.
    #[serde(default)]
    pub changed: bool,
    /// The text of the position that is being set up, if one is. It need not be one of the game yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<String>,
    pub record: Record,
}

impl Session {
    pub fn new(record: Record, setup: NewGame, flipped: bool, file: Option<PathBuf>) -> Self {
        let (format, version) = (SESSION.to_owned(), VERSION);
        Self { format, version, flipped, setup, file, content: None, copy: false, part: None, changed: false, draft: None, record }
    }

    /// The same with what is known of the file's content, whether the game is only a copy of it, and which of several it is.
    pub fn with_content(self, content: Option<Print>, copy: bool, part: Option<usize>) -> Self {
        Self { content, copy, part, ..self }
    }

    /// The same of a game that may have `changed` since it was read from the file or saved to it.
    pub fn with_changes(self, changed: bool) -> Self {
        Self { changed, ..self }
    }

    /// The same while a position is set up.
    pub fn with_draft(self, draft: Option<String>) -> Self {
        Self { draft, ..self }
    }

    /// The text of the session's file.
    pub fn text(&self) -> String {
        ron_file::written(self, 3)
    }

    /// Reads a session's file.
    pub fn read(name: &str, text: &str) -> Result<Self, Box<Report<FileFault>>> {
        let session: Self = ron_file::read(name, text, SESSION, VERSION, MAX_SESSION)?;
        Ok(Self { version: VERSION, ..session })
    }
}
