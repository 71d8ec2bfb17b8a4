//! Nestmate plays and teaches nested chess variants: games that hide a familiar game on every second cell of a larger board.

mod app;
mod arena;
mod disk;
mod engine;
mod foreign;
mod game;
mod geometry;
mod lessons;
mod movegen;
mod notation;
mod position;
mod protocol;
mod puzzles;
mod recall;
mod rules;
mod saying;
mod storage;
mod task;
mod ui;
mod variant;
pub mod words;

pub use app::{
    Action as AppAction, Aim, App, Arrow, ArrowKind, Calendar, CautionShown, ControlChange, ControlView, Controlled, Document, Edit,
    Editor, Findings, Fold, FoldShape, Found, GameLearnt, Guest, GuestStrength, Handicap, Held, Help, Hint, ImportProgress, Incoming,
    InnerGame, Inquiry, LayerState, Learn, Learning, LessonWords, Machine, Mark, Naming, NewGame, Odds, Open as OpenExercise, Opened,
    OpenedGame, Opening, Picked, Place, Player, PracticeStep, Previewed, Purpose, PuzzlesDone, ReadContext, Retry, RetryStanding,
    RetryStep, Rung, Scene, See, Sketch, Strength, Target, TextKind, Thinking, Toggle, Train, TrainingRecord, Trial, TrialStanding,
    Verdict, WhereSaved, WrittenMove, import_games, odds, record_of, replay, start_with, tracks, undo_of,
};
pub use engine::{
    Answer, Benched, Evaluator, Info, Level, LevelScore, Limits, Line, MateFound, MateSearch, Memory, Rating, Request, Score, Search,
    Style, Worker, bench, use_networks_of,
};
pub use game::{
    Brush, Builder, Control, Eval, EvalScore, Game, HouseFault, Item, Loaded, NodeId, Notes, Remark, Shape, Step, Tags, TextFault,
    TextPlace, Tree, glyph, read_text, record_text, split_games,
};
pub use geometry::{Cell, CellSet, Grid};
pub use lessons::{
    Alteration as LessonChange, Attempt, Course, Exercise, Goal, Inside, Lesson, Solution, Stage, Standing, Topic, make_lessons, solve,
};
pub use notation::{
    Dropped, DroppedPart, common_text, fen, iccs_text, position_text, read_position, read_position_told, usi_text, wxf_text,
};
pub use position::{Draft, Field, FieldFault, Move, MoveKind, Position, Reserves, TextError, move_text};
pub use protocol::{command_line, main, serve_uci, serve_xboard};
pub use puzzles::{
    OpenedPuzzle, Puzzle, PuzzleFault, PuzzleFile, PuzzleFileFault, Theme as PuzzleTheme, read as read_puzzles, shipped as shipped_puzzles,
    wins_at_once, write as write_puzzles,
};
pub use rules::{
    CheckedFile, Flaw, MoveError, Outcome, Reason, check, divide, in_check, is_legal, legal_moves, moves_past_goals, no_moves, parse_move,
    parse_position, perft, pseudo_moves, start,
};
pub use saying::{Saying, Words, drawn, drawn_warning, nest_words};
pub use storage::{FileFault, Kept, Notice, Part, Places, Record, Session, Settings, Store, Trouble, Unread, own_words};
pub use ui::{Guard, Load, Shell, WindowError, board, film, morph, page, run_window, shot};
pub use variant::{
    Block, BoardFault, Chapter, Fault, HouseRules, Inner, Kind, KindId, Library, Needed, NestFault, NestedText, Piece, PieceEntry,
    PieceFault, Problem, RankFault, RegionFault, Report, Reserve, Rule, RuleFault, Rulebook, Side, Source, StartFault, Switch, Unplayable,
    Unreadable, Variant, Warning, Whereabouts, diagram, endings_in_words, moves_in_words, rules_in_words,
};
