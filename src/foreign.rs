//! Engines of others, or other builds of this one: what they are, games told to them, and what they answer over UCI or the protocol of
//! `XBoard`. What goes wrong with them is data, a [`ForeignFault`].
//!
//! Such engines may fall silent, lie, flood or die. A move or a line counts only once our rules have played it, and every wait ends. One that
//! failed is not asked again until the user wants that. An engine plays a game if it names our id or a name in `known_as`; one that names none
//! plays chess.

mod fault;
mod option;
mod process;
mod scan;
mod uci;
mod worker;
mod xboard;

use std::sync::atomic::AtomicBool;

use nestmate_core::variant::KnownAs;
use nestmate_engine::Info;

use uci::UciEngine;
use xboard::XBoardEngine;

pub use fault::{EngineEnd, ForeignFailure, ForeignFault};
pub use option::{ELO, EngineOption, Introduction, LIMIT, OF_MACHINE, OptionSort, SET_BY_WHAT_IS_ASKED, SKILL, introduce};
pub use process::GRACE;
pub use worker::{Allowance, AllowedClock, Errand, ForeignAim, ForeignChoice, ForeignJob, ForeignNews, ForeignWorker, GameSoFar};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    Uci,
    /// That of `XBoard`, version 2.
    XBoard,
}

impl Protocol {
    pub const ALL: [Self; 2] = [Self::Uci, Self::XBoard];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Uci => "UCI",
            Self::XBoard => "XBoard",
        }
    }

    /// What an engine that names no games is taken to play.
    const fn unasked(self) -> &'static str {
        match self {
            Self::Uci => "chess",
            Self::XBoard => "normal",
        }
    }

    pub fn start(self, foreign: &Foreign, off: &AtomicBool) -> Result<Box<dyn ForeignEngine>, ForeignFault> {
        Ok(match self {
            Self::Uci => Box::new(UciEngine::start(foreign, off)?),
            Self::XBoard => Box::new(XBoardEngine::start(foreign, off)?),
        })
    }

    /// What an engine that names these games and has these options calls the game of this id, if it knows it.
    pub fn name_of(self, games: &[String], options: &[EngineOption], id: &str, known_as: &KnownAs) -> Option<String> {
        let has = |wanted: &String| options.iter().any(|option| option.name == *wanted);
        let other = match self {
            Self::Uci => known_as.uci.as_deref().filter(|_| known_as.uci_option.as_ref().is_none_or(has)),
            Self::XBoard => known_as.xboard.as_deref(),
        };
        let named = |name: &&str| games.iter().any(|known| known == name) || games.is_empty() && *name == self.unasked();
        [Some(id), other].into_iter().flatten().find(named).map(str::to_owned)
    }
}

/// An engine of somebody else.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Foreign {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// What it calls the game.
    pub variant: Option<String>,
    /// Options by name, to be set before the first game.
    pub options: Vec<(String, String)>,
}

/// A running engine. It ends when this is dropped.
pub trait ForeignEngine {
    fn begin(&mut self, game: &GameSoFar, off: &AtomicBool) -> Result<(), ForeignFault>;

    /// Lets it move or look at the position, and reports what it finds on the way; nothing if it was only to look, or was stopped before it
    /// had moved. After a fault it should not be asked again.
    fn run(&mut self, errand: &Errand<'_>, report: &mut dyn FnMut(&Info)) -> Result<Option<ForeignChoice>, ForeignFault>;

    /// Presses a button among its options.
    fn press(&mut self, button: &str) -> Result<(), ForeignFault>;
}
