//! What the user is doing, without pixels: state, actions, and one update that applies them.

mod scene;

pub use scene::{Arrow, Held, LayerState, Picked, Scene, Target};
