//! The game in spoken words: what happens, said as it happens, and answers to what a player asks who does not see the board. Sentences
//! only, and cues for tones; how they reach a screen reader or are heard is the window's business.

mod answer;
mod cues;
pub(in crate::app) mod moves;
mod narrator;
mod scan;

#[cfg(test)]
mod tests;

pub use cues::{Cue, Listener};
pub use narrator::{Narrator, Speech};
pub use scan::{Bearing, Inquiry};
