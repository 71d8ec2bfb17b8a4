//! What the user is doing, without pixels: state, actions, and one update that applies them.

mod action;
mod computer;
mod files;
mod handicap;
mod jobs;
mod layers;
mod moving;
mod place;
mod scene;
mod select;
mod state;
mod strength;
mod update;
mod why;
pub mod words;

pub use action::{Action, Message, NewGame, Player, Tone};
pub use files::{Opened, Opening};
pub use handicap::{Handicap, Odds, odds, start_with};
pub use jobs::Purpose;
pub use scene::{Arrow, Held, LayerState, Picked, Scene, Target};
pub use state::{App, Inspected, StartError};
pub use strength::{MOST_LINES, MOST_TABLE, Machine, Strength, THINK, level_name, level_tip, most_threads};
