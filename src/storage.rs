//! Files: definitions, games, settings, and where the platform wants them.

mod archive;
mod fault;
mod link;
mod new_game;
mod part;
mod places;
mod practice;
mod progress;
mod record;
mod replaced;
mod ron_file;
mod settings;
mod shared;
mod store;
mod watch;
mod whole;
mod whose;

pub use crate::disk::{decoded, open_to_read, read_bytes, utf16};
pub use archive::{
    Added, Archive, ArchiveFault, ArchivedGame, ArchivedPlayer, BoardPart, Crossing, GameQuery, GameResult, GameRow, LevelGame, MoveTally,
    Passed, RATINGS, SortBy, salvage,
};
pub use fault::{FileFault, Notice, Part, Trouble, Unread, trouble};
pub use link::{Link, LinkFault, LinkShown, percent_decoded};
pub use new_game::{CAUTION, Guest, GuestStrength, Handicap, Machine, NewGame, Player, Strength, THINK};
pub use places::{Places, library, own_words, read_definition};
pub use practice::{OwnMistake, Practice, PracticeItem, Verdict};
pub use progress::{MOST_STARS, Progress, PuzzleScore, PuzzleScores};
pub use record::{ClockRecord, Cut, Ended, MAX_COLLECTION, MAX_RECORD, Played, Record, Undo, UndoStep, Waking, WhyWoken};
pub use replaced::{KeptDraft, Replaced, now};
pub use settings::{
    EngineSettings, LayerState, LookSettings, MotionChoice, Nesting, PieceSet, Session, Settings, ThemeChoice, WindowPlace,
};
pub use store::{Kept, Starts, Store};
pub use watch::Watch;
pub use whole::{Print, WholeFile, check_writable, read_text, write_own, write_whole};
pub use whose::{Whose, distributions};
