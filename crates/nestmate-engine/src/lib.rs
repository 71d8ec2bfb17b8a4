//! Search: takes a position and the hashes that led to it, and knows no game tree.
//!
//! Everything it knows of a game it derives from the [`Variant`](nestmate_core::variant::Variant): see [`weights`].

mod activity;
mod bench;
mod chase;
mod clock;
mod evaluate;
mod fit;
mod history;
mod level;
mod mate;
mod memory;
mod mobility;
mod net;
mod node;
mod ordering;
mod parameters;
mod pruning;
mod quiescence;
mod rating;
mod score;
mod search;
mod see;
#[cfg(test)]
#[path = "../../../tests/common/shipped.rs"]
mod shipped;
mod skill;
mod smp;
mod table;
pub mod task;
mod weights;
mod worker;

pub use bench::{Benched, bench};
pub use clock::Limits;
pub use evaluate::Evaluator;
pub use fit::{Fit, Sample, fit};
pub use level::Level;
pub use mate::{MateFound, MateSearch};
pub use memory::Memory;
pub use net::{FittedNetwork, Network, NetworkFault, NetworkReader, Studied, Training, train};
pub use rating::{LevelScore, Rating, SIGMAS, expected};
pub use score::{STEEPNESS, Score};
pub use search::{Info, Line};
pub use skill::Skill;
pub use smp::Search;
pub use worker::{Answer, NetworkOf, Request, Worker};
