//! What the user is doing, without pixels: state, actions, and one update that applies them.

mod action;
mod computer;
mod editing;
mod files;
mod jobs;
mod layers;
mod moving;
mod scene;
mod select;
mod state;
mod update;
mod why;
pub mod words;

pub use action::{Action, Edit, Message, NewGame, Player, Tone};
pub use files::{Opened, Opening};
pub use jobs::Purpose;
pub use scene::{Arrow, Held, LayerState, Picked, Scene, Target};
pub use state::{App, Inspected, StartError};
