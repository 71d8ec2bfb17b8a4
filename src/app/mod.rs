//! What the user is doing, without pixels: state, actions, and one update that applies them.

mod action;
mod analysis;
mod computer;
mod explain;
mod files;
mod findings;
mod handicap;
mod hint;
mod jobs;
mod layers;
mod moving;
mod place;
mod preview;
mod reason;
mod review;
mod scene;
mod select;
mod show;
mod state;
mod strength;
mod update;
mod verdict;
mod why;
pub mod words;

pub use action::{Action, Message, NewGame, Player, Tone};
pub use files::{Opened, Opening};
pub use findings::{Findings, Found};
pub use handicap::{Handicap, Odds, odds, start_with};
pub use hint::{Hint, Rung};
pub use jobs::{Purpose, Thinking};
pub use place::Place;
pub use preview::Previewed;
pub use scene::{Arrow, ArrowKind, Held, LayerState, Picked, Scene, Target};
pub use state::{App, Inspected, StartError};
pub use strength::{MOST_LINES, MOST_TABLE, Machine, Strength, THINK, level_name, level_tip, most_threads};
pub use verdict::{Mark, Verdict};
