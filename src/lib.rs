//! Nestmate plays and teaches nested chess variants: games that hide a familiar game on every second cell of a larger board.
//!
//! [The documents](../../../docs/README.md) for players, authors and engineers are in `docs`.

#![allow(missing_docs, reason = "what the tests of the program see of it is for nobody else; a comment says why, or is not there")]
#![allow(
    clippy::missing_errors_doc,
    clippy::return_self_not_must_use,
    reason = "nobody outside calls these; what the crates offer to others has them"
)]

mod app;
mod arena;
mod disk;
#[cfg(test)]
mod documents;
mod foreign;
mod import;
mod lessons;
mod networks;
mod protocol;
mod puzzles;
mod recall;
mod saying;
mod shipped;
mod storage;
mod ui;

pub use app::{
    Action as AppAction, Aim, App, Arrow, ArrowKind, Calendar, CautionShown, ControlChange, ControlView, Controlled, Document, Edit,
    Editor, Findings, Fold, FoldShape, Folded, Found, GameLearnt, Guest, GuestStrength, Handicap, Held, Help, Hint, ImportProgress,
    Incoming, InnerGame, Inquiry, Intro, LayerState, Learn, Learning, LessonWords, Machine, Mark, Naming, NewGame, Odds,
    Open as OpenExercise, Opened, OpenedGame, Opening, Picked, Player, PracticeStep, Previewed, Purpose, PuzzlesDone, ReadContext, Retry,
    RetryStanding, RetryStep, Rung, Scene, See, Sketch, Strength, Target, TextKind, Thinking, Toggle, Train, TrainingRecord, Trial,
    TrialStanding, Verdict, WhereSaved, WrittenMove, control, import_games, odds, record_of, replay, start_with, tracks, undo_of,
    ways_to_fold,
};
pub use lessons::{
    Alteration as LessonChange, Attempt, Deed, Exercise, Goal, Inside, Lesson, Noticed, Solution, Stage, Standing, Step as PathStep, Topic,
    has_path, make_lessons, solve,
};
pub use networks::{memory_of, network_of, use_networks_of};
pub use protocol::{Dialect, EXIT_CODES, command_line, main, serve_uci, serve_xboard};
pub use puzzles::{
    OpenedPuzzle, Puzzle, PuzzleFault, PuzzleFile, PuzzleFileFault, Theme as PuzzleTheme, read as read_puzzles, shipped as shipped_puzzles,
    wins_at_once, write as write_puzzles,
};
pub use saying::{Saying, Words, drawn, drawn_warning, nest_words};
pub use shipped::library;
pub use storage::{
    FileFault, Kept, Link, LinkShown, Notice, Part, Places, Record, Session, Settings, Store, Trouble, Unread, WhyWoken, own_words,
};
pub use ui::{Guard, Load, Shell, WindowError, board, film, page, run_window, shot};
