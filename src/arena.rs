//! Matches between players: two settings of the engine, simple movers, or engines of others.
//!
//! Games are judged by our rules alone; clocks are kept here, whatever a player says of its time.

mod cast;
mod finder;
mod learn;
mod opening;
mod others;
mod own;
mod play;
mod player;
mod report;
mod simple;
mod space;
mod spec;
mod statistics;
mod tournament;
mod trial;
mod tune;

pub use finder::{GameSource, Harvest, HuntedGame, PuzzleHunt, doubtful};
pub use learn::{LEARN_PATIENCE, LearnCourse, LearnFault, LearnNews, LearnPlan, LearnRound, SelfPlayFault, SelfPlayGames, play_share};
pub use play::Ending;
pub use report::{Summary, progress_line, saved_game, table};
pub use space::space;
pub use spec::{Pace, Spec};
pub use tournament::{Match, run};
pub use trial::{Estimate, Tryout};
pub use tune::{SelfPlay, tune};
