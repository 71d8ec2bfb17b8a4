//! Files: definitions on disk, and where the platform wants the user's data.

mod definitions;

pub use definitions::{library, read_definition};
