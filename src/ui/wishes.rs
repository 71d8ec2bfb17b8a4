//! What the parts of the window ask for while they are shown: it is done in this order when all of the frame has been shown.

use egui::{Context, Response};

use super::commands::command::Command;
use super::dialogs::Dialog;
use super::shell::Shell;
use crate::app::{Action, Speech};

#[expect(clippy::large_enum_variant, reason = "made and taken apart at once")]
pub(super) enum Wish {
    Act(Action),
    Run(Command),
    Show(Dialog),
    Say(Speech),
    Shell(Box<dyn FnOnce(&mut Shell, &Context, &mut Wishes)>),
}

impl Wish {
    pub(super) fn shell(work: impl FnOnce(&mut Shell, &Context, &mut Wishes) + 'static) -> Self {
        Self::Shell(Box::new(work))
    }
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

impl From<Dialog> for Wish {
    fn from(dialog: Dialog) -> Self {
        Self::Show(dialog)
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
