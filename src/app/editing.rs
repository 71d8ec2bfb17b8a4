//! Changes of a game's moves beside playing, and how they and the loss of a game are undone.

use std::path::PathBuf;
use std::time::Duration;

use super::action::{Edit, NewGame, Tone};
use super::records::{clock_record, record_of};
use super::state::App;
use super::timing::Timing;
use crate::game::{Game, NodeId};
use crate::storage::Replaced;
use crate::words::told;

/// How many replaced games can be come back to.
const SHELF: usize = 20;

/// A game that another has taken the place of.
#[derive(Clone, Debug)]
pub(super) struct Shelved {
    game: Game,
    setup: NewGame,
    flipped: bool,
    file: Option<PathBuf>,
    timing: Timing,
}

impl Shelved {
    /// Whether anything was done in the game.
    fn is_worth_keeping(&self) -> bool {
        self.game.has_edits() || !self.game.tree().children(NodeId::START).is_empty()
    }
}

impl App {
    /// Whether there is something that [`super::Action::Undo`] would bring back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.game.has_edits() || !self.shelf.is_empty()
    }

    /// The move that a change is about when the user names none: the last one on the board.
    pub(super) fn edit(&mut self, node: Option<NodeId>, edit: Edit) {
        let node = node.unwrap_or_else(|| self.game.current());
        let (revision, place) = (self.game.revision(), self.game.current());
        match edit {
            Edit::Glyph(number) => self.game.toggle_glyph(node, number),
            Edit::Comment { before, after } => self.game.comment(node, &before, &after),
            Edit::Raise if self.game.raise(node) => self.say(Tone::Info, told!("line-raised")),
            Edit::MakeMain if self.game.make_main(node) => self.say(Tone::Info, told!("line-main")),
            Edit::Raise | Edit::MakeMain => self.say(Tone::Refusal, told!("line-main-already")),
            Edit::Delete if self.game.delete(node) => self.say(Tone::Info, told!("line-deleted")),
            Edit::Delete => self.say(Tone::Refusal, told!("line-start")),
        }
        self.edited |= self.game.revision() != revision;
        self.settle_at(place);
    }

    /// Undoes the last change of the moves, or brings the game back that was on the board before.
    pub(super) fn undo(&mut self) {
        let place = self.game.current();
        self.edited = false;
        if self.game.undo_edit() {
            self.settle_at(place);
            return self.say(Tone::Info, told!("moves-undone"));
        }
        let Some(shelved) = self.shelf.pop() else { return self.say(Tone::Refusal, told!("nothing-to-undo")) };
        self.jobs.cancel();
        self.let_go();
        let left = Shelved {
            game: std::mem::replace(&mut self.game, shelved.game),
            setup: std::mem::replace(&mut self.setup, shelved.setup),
            flipped: std::mem::replace(&mut self.flipped, shelved.flipped),
            file: std::mem::replace(&mut self.file, shelved.file),
            timing: std::mem::replace(&mut self.timing, shelved.timing).stopped(),
        };
        // Going on undoing comes round to the game that was left.
        if left.is_worth_keeping() {
            self.outlast(&left);
            self.shelf.insert(0, left);
        }
        self.serial += 1;
        (self.cursor, self.inspected, self.pointed) = (None, None, None);
        // Nobody has asked for a move yet.
        self.paused = true;
        self.say(Tone::Info, told!("game-back"));
    }

    /// Keeps a game that has just been replaced, if anything was done in it. Called before the new game's settings are taken over.
    pub(super) fn shelve(&mut self, game: Game, setup: NewGame) {
        let shelved = Shelved { game, setup, flipped: self.flipped, file: self.file.take(), timing: self.timing.stopped() };
        if shelved.is_worth_keeping() {
            self.outlast(&shelved);
            if self.shelf.len() == SHELF {
                self.shelf.remove(0);
            }
            self.shelf.push(shelved);
        }
    }

    /// Writes a game that has been replaced into a file, so that it is there even after the program has ended.
    fn outlast(&self, shelved: &Shelved) {
        if self.writer.keeps() {
            let (game, players, clock) = (shelved.game.clone(), shelved.setup.players, clock_record(shelved.setup.clock, Duration::ZERO));
            self.writer.replaced(move || record_of(&game, players).with_clock(clock));
        }
    }

    /// The games that others have taken the place of, the last one first.
    #[must_use]
    pub fn replaced(&self) -> &[Replaced] {
        &self.replaced
    }

    /// After a change that may have led away from the place in the game: what belongs to the old place is let go of.
    fn settle_at(&mut self, place: NodeId) {
        if self.game.current() != place {
            self.jobs.cancel();
            self.let_go();
            self.paused = true;
        }
    }
}
