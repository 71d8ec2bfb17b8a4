//! Files: definitions, games, settings, and where the platform wants them.

mod definitions;
mod own_words;
mod places;
mod progress;
mod record;
mod replaced;
mod ron_file;
mod settings;
mod store;
mod watch;
mod whole;

pub use definitions::{library, read_definition};
pub use own_words::own_words;
pub use places::Places;
pub use progress::{MOST_STARS, Progress};
pub use record::{ClockRecord, Colour, ControlRecord, EndReason, Ended, House, MAX_RECORD, Played, Record, Who};
pub use replaced::Replaced;
pub use settings::{
    LayerLook, LookSettings, MachineSettings, MenChoice, NewGameSettings, OddsSettings, Session, Settings, StrengthSettings, ThemeChoice,
    WindowPlace,
};
pub use store::{Kept, Store};
pub use watch::Watch;
pub use whole::{read_text, trouble, write_whole};
