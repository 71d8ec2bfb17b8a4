//! The file of a game: everything that is needed to replay it, its definition included, so that it stays what it was when the
//! definition changes.

use std::time::Duration;

use nestmate_core::game::{Control, millis};
use nestmate_core::plain::is_hidden;
use nestmate_core::rules::Reason;
use nestmate_core::variant::{HouseRules, Report, Side, scan};
use serde::{Deserialize, Serialize};

use super::fault::FileFault;
use super::new_game::{Player, Strength};
use super::ron_file;

const FORMAT: &str = "nestmate game";

/// The version that is written; all up to it are read.
const VERSION: u32 = 2;

pub const MAX_RECORD: usize = 16 << 20;

pub const MAX_COLLECTION: usize = 256 << 20;

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Record {
    pub game: String,
    pub house: HouseRules,
    #[serde(default)]
    pub players: [Player; 2],
    #[serde(default)]
    pub tags: Vec<(String, String)>,
    pub start: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shapes: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eval: Option<String>,
    /// The moves, each after the one that it follows.
    #[serde(default)]
    pub moves: Vec<Played>,
    /// The move after which the players are, counted from 1; 0 for the start.
    #[serde(default)]
    pub place: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRecord>,
    /// How strong the computer plays each side, White first, if it plays one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<[Strength; 2]>,
    /// Where the computer, which played a game inside, began to play the whole board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub woken: Vec<Waking>,
    /// Changes of the moves that can be undone; only of games that the program keeps for itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<Undo>,
    /// What a review has found, a text for each position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub review: Vec<String>,
    pub definition: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Played {
    #[serde(rename = "move")]
    pub text: String,
    /// The move that it follows, counted from 1, or 0 for the start; the one before in the list where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<usize>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub before: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// Glyphs by their numbers in PGN.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub glyphs: Vec<u8>,
    /// Arrows and circles on the position after it, such as `Ge2e4` and `Rd5`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shapes: Vec<String>,
    /// What an engine has found of that position, such as `0.17,20` and `#-3`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eval: Option<String>,
    /// Its periods included, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<u64>,
}

/// The computer, which played a game inside for a side, plays the whole board from a place of the game on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Waking {
    pub side: Side,
    /// The move after which it does, counted from 1; 0 for the start.
    pub place: usize,
    pub why: WhyWoken,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum WhyWoken {
    /// A move was made that the game inside does not have.
    Left,
    /// The royal piece of the game inside is lost by force there.
    Lost,
    /// The move found inside is not legal on the whole board.
    Illegal,
    /// The move found inside loses the royal piece of the whole board at once.
    Unsafe,
    /// The game inside is over, or not there at all.
    Over,
    Asked,
}

/// How a game was ended by no move: its reason is one of [`Reason::is_agreed`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    pub place: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    pub reason: Reason,
}

/// The time that each side has, White's first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockRecord {
    controls: [Control; 2],
    #[serde(default, with = "millis")]
    spent: Duration,
}

impl ClockRecord {
    /// Nothing where no side has a clock.
    pub fn new(controls: [Control; 2], spent: Duration) -> Option<Self> {
        (controls != [Control::None; 2]).then_some(Self { controls, spent })
    }

    /// How time is given; what is out of bounds is brought within.
    pub fn controls(known: Option<&Self>) -> [Control; 2] {
        known.map_or([Control::None; 2], |known| known.controls.map(Control::bounded))
    }

    pub fn spent(known: Option<&Self>) -> Duration {
        known.map_or(Duration::ZERO, |known| known.spent.min(Duration::from_secs(1 << 20)))
    }
}

/// What can be undone, and the moves that this may bring back.
///
/// Moves are numbered: 0 is the start, those of the record come first, then those that were cut off.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Undo {
    /// Moves that were cut off, each after the one that it follows.
    pub cut: Vec<Cut>,
    /// How the changes are undone, the last one last.
    pub steps: Vec<UndoStep>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cut {
    /// The move; it always says which one it follows.
    pub played: Played,
    /// Whether it was cut off with the move that it follows, not off it.
    #[serde(default)]
    pub attached: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum UndoStep {
    Deleted {
        first: usize,
        rank: usize,
    },
    /// Continuations were put in another order; the earlier orders, by the move before them.
    Ordered(Vec<(usize, Vec<usize>)>),
    /// Something was said of a move; what was said before.
    Noted {
        place: usize,
        #[serde(default)]
        before: String,
        #[serde(default)]
        after: String,
        #[serde(default)]
        glyphs: Vec<u8>,
        #[serde(default)]
        shapes: Vec<String>,
    },
}

impl Record {
    pub fn new(game: String, definition: String, start: String) -> Self {
        Self { game, start, definition, ..Self::default() }
    }

    pub fn text(&self) -> String {
        ron_file::written(self, (FORMAT, VERSION), 2)
    }

    /// Reads a record's file; `name` is what it is called when something is wrong.
    pub fn read(name: &str, text: &str) -> Result<Self, Box<Report<FileFault>>> {
        ron_file::read(name, text, FORMAT, VERSION, MAX_RECORD)
    }

    /// The line and the column of the first tag or comment in a record's file that has hidden characters, which a game does not take over.
    pub fn hidden(&self, text: &str) -> Option<(usize, usize)> {
        let bad = |text: &str| text.contains(|c| is_hidden(c) && !matches!(c, '\n' | '\r' | '\t'));
        let tag = || self.tags.iter().position(|(name, value)| bad(name) || bad(value)).map(|at| format!("tags[{at}]"));
        let comment = || bad(&self.comment).then(|| "comment".to_owned());
        let moves = || {
            let at = self.moves.iter().position(|played| bad(&played.before) || bad(&played.comment))?;
            Some(format!("moves[{at}].{}", if bad(&self.moves[at].before) { "before" } else { "comment" }))
        };
        let Report { line, column, .. } = report("", text, &tag().or_else(comment).or_else(moves)?, ());
        Some((line, column))
    }

    /// A report about a part of a record's file, such as `moves[3].move`.
    pub fn problem(name: &str, text: &str, path: &str, fault: FileFault) -> Box<Report<FileFault>> {
        Box::new(report(name, text, path, fault))
    }
}

fn report<F>(name: &str, text: &str, path: &str, fault: F) -> Report<F> {
    let span = scan(text).find(path).span.clone();
    Report::new(name, text, span, "", fault)
}
