//! A running engine, however it is spoken to.

use std::sync::atomic::AtomicBool;

use nestmate_engine::Info;

use super::ask::{Errand, ForeignChoice, GameSoFar};
use super::fault::ForeignFault;
use super::uci::UciEngine;
use super::xboard::XBoardEngine;
use super::{Foreign, Protocol};

/// A running engine. It ends when this is dropped.
pub struct ForeignEngine(ForeignTongue);

enum ForeignTongue {
    Uci(Box<UciEngine>),
    XBoard(Box<XBoardEngine>),
}

impl ForeignEngine {
    /// Starts an engine and sets its options.
    pub fn start(protocol: Protocol, foreign: &Foreign, off: &AtomicBool) -> Result<Self, ForeignFault> {
        Ok(Self(match protocol {
            Protocol::Uci => ForeignTongue::Uci(Box::new(UciEngine::start(foreign, off)?)),
            Protocol::XBoard => ForeignTongue::XBoard(Box::new(XBoardEngine::start(foreign, off)?)),
        }))
    }

    pub fn begin(&mut self, game: &GameSoFar, off: &AtomicBool) -> Result<(), ForeignFault> {
        match &mut self.0 {
            ForeignTongue::Uci(engine) => engine.begin(game, off),
            ForeignTongue::XBoard(engine) => engine.begin(game, off),
        }
    }

    /// Lets it move or look at the position, and reports what it finds on the way; nothing if it was only to look, or was stopped.
    pub fn run(&mut self, errand: &Errand<'_>, report: &mut dyn FnMut(&Info)) -> Result<Option<ForeignChoice>, ForeignFault> {
        match &mut self.0 {
            ForeignTongue::Uci(engine) => engine.run(errand, report),
            ForeignTongue::XBoard(engine) => engine.run(errand, report),
        }
    }

    /// Presses a button among its options.
    pub(super) fn press(&mut self, button: &str) -> Result<(), ForeignFault> {
        match &mut self.0 {
            ForeignTongue::Uci(engine) => engine.press(button),
            ForeignTongue::XBoard(engine) => engine.press(button),
        }
    }
}
