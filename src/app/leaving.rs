//! The end of the program: the game is on the disk before, or the user decides what becomes of it. After something inside the program has
//! failed, the game is kept as far as it is sound.

use nestmate_text::words::{Told, told};

use crate::app::app::App;
use crate::app::files::document::WhereSaved;
use crate::app::files::records::{record_of, replay};
use crate::app::files::writer::WriteStanding;
use crate::storage::{MAX_RECORD, Record, Session, read_text};

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
        if matches!(self.keeper.writer.standing, WriteStanding::Lost(_)) {
            self.keeper.kept = None;
        }
        self.keep();
    }

    /// Whether the program can end, after [`App::prepare_to_leave`].
    pub fn leave(&self) -> Leave {
        let safe = self.safe();
        match &self.keeper.writer.standing {
            _ if self.keeper.writer.saves() => Leave::Wait,
            _ if self.keeper.unsaved => Leave::Stay,
            _ if safe == WhereSaved::Saved && !self.keeper.writer.keeps => Leave::Now,
            _ if !self.keeper.writer.keeps => Leave::Lose(told!("leave-nowhere")),
            WriteStanding::Underway => Leave::Wait,
            WriteStanding::Lost(_) if safe == WhereSaved::Saved => Leave::Now,
            WriteStanding::Lost(why) => Leave::Lose(why.clone()),
            WriteStanding::Kept if safe == WhereSaved::Saved || self.settings().told_of_keeping => Leave::Now,
            WriteStanding::Kept => Leave::Explain(safe),
        }
    }

    /// Notes that the user can see which files could not be written, so that quitting need not stop for them.
    pub fn told_of_failures(&mut self) {
        self.keeper.unsaved = false;
    }

    pub fn told_of_keeping(&mut self) {
        self.keeper.told_of_keeping();
    }

    pub fn abandon(&mut self) {
        self.keeper.writer.abandon();
    }
}

/// What has become of the game after something inside the program has failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rescue {
    /// It is kept as it was.
    Whole,
    /// It is kept as it was before its last change.
    Before,
    /// It is on disk as the program left it last.
    Untouched,
    Lost,
}

impl App {
    /// Keeps the game after something inside the program has failed, and waits until it is on disk. A game that cannot be replayed any
    /// more was broken by the failure; then the one that was kept before it stays.
    pub fn rescue(mut self) -> Rescue {
        let record = record_of(&self.own_table().game, self.own_table().setup.players);
        let text = record.text();
        let sound = Record::read("", &text).is_ok_and(|record| replay(&record, "", &text, "").is_ok());
        if sound {
            self.keep();
        }
        let session = self.keeper.session.clone();
        // What the thread for files has been given is written before it ends.
        drop(self);
        let kept = session.and_then(|path| read_text(&path, 2 * MAX_RECORD).ok()).and_then(|text| Session::read("", &text).ok());
        let same = |kept: &Record| (&kept.game, &kept.start, &kept.moves) == (&record.game, &record.start, &record.moves);
        match kept {
            Some(kept) if sound && same(&kept.record) => Rescue::Whole,
            Some(_) => Rescue::Before,
            None => Rescue::Lost,
        }
    }
}
