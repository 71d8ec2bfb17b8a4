//! What the user is doing, without pixels: state, actions, and one update that applies them.

mod action;
mod computer;
mod editing;
mod files;
mod jobs;
mod keeping;
mod layers;
mod moving;
mod records;
mod scene;
mod select;
mod state;
mod update;
mod why;
pub mod words;
mod writer;

pub use action::{Action, Edit, Message, NewGame, Player, Tone};
pub use files::{Choosing, Chosen, Known, Opened, OpenedGame, Opening, TextKind};
pub use jobs::Purpose;
pub use records::{record_of, replay};
pub use scene::{Arrow, Held, LayerState, Picked, Scene, Target};
pub use state::{App, Inspected, StartError, Wake};
