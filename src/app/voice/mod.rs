//! The game in spoken words: what happens, said as it happens, and answers to what a player asks who does not see the board. Sentences
//! only; how they reach a screen reader is the window's business.

mod answer;
mod jump;
mod moves;
mod narrator;
mod question;
mod scan;

#[cfg(test)]
mod tests;

pub use narrator::{Narrator, Speech};
pub use question::{Bearing, Inquiry};
