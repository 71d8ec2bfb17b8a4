//! The user's settings and the game that was open.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use nestmate_core::notation::Styles;
use nestmate_core::variant::Report;
use serde::{Deserialize, Serialize};

use super::fault::FileFault;
use super::new_game::{Machine, NewGame};
use super::record::Record;
use super::ron_file;
use super::whole::Print;

const SETTINGS: &str = "nestmate settings";
const SESSION: &str = "nestmate session";

/// The version of both that is written; all up to it are read.
const VERSION: u32 = 2;

const MAX_SETTINGS: usize = 1 << 20;

/// The largest session that is read: a record and a little more.
const MAX_SESSION: usize = super::MAX_RECORD + MAX_SETTINGS;

pub(super) const RECENT: usize = 12;

/// Everything that the user has set and the program remembers from one start to the next.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub look: LookSettings,
    /// How the layers of each game are shown, by the id of the game.
    pub layers: BTreeMap<String, Vec<LayerState>>,
    /// The layer that is taken alone, counted from 0, by the id of the game.
    pub alone: BTreeMap<String, usize>,
    /// How the games inside are seen on the board of each game, by its id.
    pub nesting: BTreeMap<String, Nesting>,
    pub new_game: Option<NewGame>,
    pub machine: Machine,
    pub engines: BTreeMap<String, EngineSettings>,
    pub analyst: Option<String>,
    /// Files that were opened or saved, the last one first.
    pub recent: Vec<PathBuf>,
    pub folder: Option<PathBuf>,
    pub told_of_keeping: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct LookSettings {
    pub theme: ThemeChoice,
    pub pieces: PieceSet,
    /// How cells and moves are written in games whose players have ways of their own.
    pub styles: Styles,
    /// Whether large pieces have their names and the diagrams of their moves, and others the diagram under the pointer.
    pub badges: bool,
    pub zoom: f32,
    pub inside: bool,
    /// How wide the column with these boards is, in points; 0 where the user has not chosen.
    pub inside_width: f32,
    /// How wide the panel beside the board is, in points; as wide as fits at first.
    pub panel: Option<f32>,
    /// How high is what is below the moves, in points.
    pub below: Option<f32>,
    /// Where the window is, in points; where the system wants it at first.
    pub window: Option<WindowPlace>,
    pub board: String,
    /// Whether everything is black and white with strong lines.
    pub contrast: bool,
    pub motion: MotionChoice,
    pub sound: bool,
    /// The code of the language, such as `de`; without one, or with one that is not known, the system's.
    pub language: Option<String>,
    /// Keys in place of the usual ones, by command.
    pub keys: BTreeMap<String, Vec<String>>,
}

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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum MotionChoice {
    #[default]
    System,
    Full,
    Less,
}

/// Where a window is and how large, in points.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct WindowPlace {
    /// Its left edge and its top, where the system tells.
    pub at: Option<(f32, f32)>,
    pub size: (f32, f32),
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

/// How the games inside are seen on the board of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Nesting {
    /// How far the board is folded to the layer that is taken alone: between 0 for not at all and 1 for wholly.
    pub depth: f32,
    /// The layers whose pieces have the faces of the game inside wherever they are shown, counted from 0.
    pub faces: BTreeSet<usize>,
}

impl Default for Nesting {
    fn default() -> Self {
        Self { depth: 1.0, faces: BTreeSet::new() }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct EngineSettings {
    pub command: Vec<String>,
    /// How it is spoken to: `UCI` or `XBoard`.
    pub protocol: String,
    pub games: Vec<String>,
    /// Its options, as UCI writes them.
    pub options: Vec<String>,
    pub values: BTreeMap<String, String>,
    /// The mark that this user on this computer has let it be started; see [`Whose`](super::Whose).
    pub mark: String,
}

impl Default for LookSettings {
    fn default() -> Self {
        Self {
            theme: ThemeChoice::default(),
            pieces: PieceSet::default(),
            styles: Styles::default(),
            badges: false,
            zoom: 1.0,
            inside: false,
            inside_width: 0.0,
            panel: None,
            below: None,
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
    pub fn text(&self) -> String {
        ron_file::written(self, (SETTINGS, VERSION), 3)
    }

    pub fn read(name: &str, text: &str) -> Result<Self, Box<Report<FileFault>>> {
        ron_file::read(name, text, SETTINGS, VERSION, MAX_SETTINGS)
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
    #[serde(default)]
    pub flipped: bool,
    #[serde(default)]
    pub setup: NewGame,
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
    pub fn text(&self) -> String {
        ron_file::written(self, (SESSION, VERSION), 3)
    }

    pub fn read(name: &str, text: &str) -> Result<Self, Box<Report<FileFault>>> {
        ron_file::read(name, text, SESSION, VERSION, MAX_SESSION)
    }
}
