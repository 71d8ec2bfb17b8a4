//! Search: takes a position and the hashes that led to it, and knows no game tree.
//!
//! Everything it knows of a game it derives from the [`Variant`](crate::variant::Variant): see [`weights`].

mod activity;
mod bench;
mod cache;
mod checks;
mod clock;
mod correction;
mod draws;
mod evaluate;
mod fit;
mod history;
mod level;
mod limits;
mod mate;
mod memory;
mod mobility;
mod net;
mod node;
mod ordering;
mod parameters;
mod quiescence;
mod rating;
mod room;
mod score;
mod search;
mod see;
mod skill;
mod style;
mod table;
mod task;
mod weights;
mod worker;

pub use bench::{Benched, bench};
pub use evaluate::Evaluator;
pub use fit::{Fit, Sample, fit};
pub use level::Level;
pub use limits::Limits;
pub use mate::{MateFound, MateSearch};
pub use memory::Memory;
pub use net::{
    FittedNetwork, MAX_NETWORK, Network, NetworkFault, NetworkReader, Studied, Training, network_file, place_for_network, shipped_network,
    train, use_networks_of,
};
pub(crate) use rating::SIGMAS;
pub use rating::{LevelScore, Rating, expected};
pub(crate) use score::STEEPNESS;
pub use score::Score;
pub use search::{Info, Line};
pub use skill::Skill;
pub use style::Style;
pub use task::Search;
pub use worker::{Answer, Request, Worker};
