//! Keeping the game after something inside the program has failed.

use std::path::Path;

use super::records::{record_of, replay};
use crate::app::app::App;
use crate::storage::{MAX_RECORD, Record, Session, read_text};

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
        let record = record_of(self.own_table().game(), self.own_table().setup().players);
        let text = record.text();
        let sound = Record::read("", &text).is_ok_and(|record| replay(&record, "", &text, "").is_ok());
        if sound {
            self.keep();
        }
        let session = self.keeper.session().map(Path::to_owned);
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
