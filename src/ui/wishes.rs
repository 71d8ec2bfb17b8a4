//! What the parts of the window ask for while they are shown: it is done in this order when all of the frame has been shown.

use std::path::PathBuf;
use std::sync::Arc;

use egui::Response;
use nestmate_text::words::Told;

use super::commands::command::Command;
use crate::app::{Action, Listing, Speech};

#[expect(clippy::large_enum_variant, reason = "made and taken apart at once")]
pub(super) enum Wish {
    Act(Action),
    Run(Command),
    Say(Speech),
    /// A file, or a link.
    Open(PathBuf),
    List(Arc<Listing>),
    /// A new game of this id against an engine of this name.
    Against(String, String),
    AskWhere(PathBuf),
    /// Goes on in the workbench with a definition that was made elsewhere.
    Refine(String),
    Exported(PathBuf, Told),
    CopyGame(String),
    /// Ends the program; `lost` is whether the game is lost by it.
    Quit {
        lost: bool,
    },
}

impl From<Action> for Wish {
    fn from(action: Action) -> Self {
        Self::Act(action)
    }
}

impl From<Command> for Wish {
    fn from(command: Command) -> Self {
        Self::Run(command)
    }
}

impl From<Speech> for Wish {
    fn from(speech: Speech) -> Self {
        Self::Say(speech)
    }
}

#[derive(Default)]
pub(super) struct Wishes(Vec<Wish>);

impl Wishes {
    pub(super) fn push(&mut self, wish: impl Into<Wish>) {
        self.0.push(wish.into());
    }

    pub(super) fn extend<W: Into<Wish>>(&mut self, wishes: impl IntoIterator<Item = W>) {
        self.0.extend(wishes.into_iter().map(Into::into));
    }

    /// Asks for something once this is clicked.
    pub(super) fn on(&mut self, response: &Response, wish: impl Into<Wish>) {
        self.extend(response.clicked().then(|| wish.into()));
    }

    pub(super) fn take(self) -> Vec<Wish> {
        self.0
    }
}
