//! What opens in the panel's place, so that the board keeps its room: the rules, how everything looks, the engines of others.

mod engines;
mod looks;

use egui::{Align, Label, Layout, RichText, Ui};
use nestmate_text::words::say;

use super::board::{BoardTheme, BoardView};
use super::commands::command::Command;
use super::rules::RulesPage;
use crate::app::{Action, App};
use looks::looks;

pub(super) use engines::{EngineUse, EnginesForm};

#[derive(Debug, Default)]
pub(super) enum Drawer {
    #[default]
    Shut,
    Rules,
    /// How everything looks; whether its first choice has been given the keyboard.
    Looks(bool),
    Engines(Box<EnginesForm>),
}

/// What an open drawer asks of the window.
#[derive(Default)]
pub(super) struct Asked {
    pub(super) actions: Vec<Action>,
    pub(super) commands: Vec<Command>,
    pub(super) engine: Option<EngineUse>,
    pub(super) shut: bool,
}

impl Drawer {
    /// Shows the drawer that is open, if one is.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        (app, chooser): (&App, bool),
        rules: &mut RulesPage,
        (view, theme): (&mut BoardView, &BoardTheme),
    ) -> Option<Asked> {
        match self {
            Self::Shut => None,
            Self::Rules => Some(rules.show(ui, app, view, theme)),
            Self::Looks(begun) => Some(Asked { shut: looks(ui, app, begun), ..Asked::default() }),
            Self::Engines(form) => {
                let mut asked = Asked::default();
                asked.shut = form.show(ui, app, chooser, &mut asked.actions);
                asked.engine = form.take_wanted();
                Some(asked)
            }
        }
    }
}

/// A drawer's title, the button that shuts it, and what else stands `beside` that. True if it is to be shut.
pub(super) fn head(ui: &mut Ui, title: &str, beside: impl FnOnce(&mut Ui)) -> bool {
    let head = ui.horizontal(|ui| {
        let row = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let shut = ui.button(say!("close")).clicked();
            beside(ui);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(RichText::new(title).heading()).truncate()));
            shut
        });
        row.inner
    });
    head.inner
}
