//! The end of the program: the game is on the disk before, or the user decides what becomes of it.

use nestmate_text::words::{Told, told};

use crate::app::app::App;
use crate::app::files::document::WhereSaved;
use crate::app::files::writer::WriteStanding;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leave {
    Now,
    Wait,
    /// One of the user's files could not be written, and the user has not seen the message yet.
    Stay,
    Lose(Told),
    /// The user has never been told that a game is kept that is in no file as it is now.
    Explain(WhereSaved),
}

impl App {
    pub fn safe(&self) -> WhereSaved {
        self.own_table().safe()
    }

    /// Gives the game to be written, once more if it could not be written before.
    pub fn prepare_to_leave(&mut self) {
        if matches!(self.keeper.standing(), WriteStanding::Lost(_)) {
            self.keeper.session_again();
        }
        self.keep();
    }

    /// Whether the program can end, after [`App::prepare_to_leave`].
    pub fn leave(&self) -> Leave {
        let safe = self.safe();
        match self.keeper.standing() {
            _ if self.keeper.saves() => Leave::Wait,
            _ if self.keeper.has_failed() => Leave::Stay,
            _ if safe == WhereSaved::Saved && !self.keeper.keeps() => Leave::Now,
            _ if !self.keeper.keeps() => Leave::Lose(told!("leave-nowhere")),
            WriteStanding::Underway => Leave::Wait,
            WriteStanding::Lost(_) if safe == WhereSaved::Saved => Leave::Now,
            WriteStanding::Lost(why) => Leave::Lose(why.clone()),
            WriteStanding::Kept if safe == WhereSaved::Saved || self.settings().told_of_keeping => Leave::Now,
            WriteStanding::Kept => Leave::Explain(safe),
        }
    }

    /// Notes that the user can see which files could not be written, so that quitting need not stop for them.
    pub fn told_of_failures(&mut self) {
        self.keeper.told_of_failures();
    }

    pub fn told_of_keeping(&mut self) {
        self.keeper.told_of_keeping();
    }

    pub fn abandon(&mut self) {
        self.keeper.abandon();
    }
}
