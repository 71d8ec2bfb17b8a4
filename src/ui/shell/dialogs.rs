//! The dialog that is open, and what comes of it.

use egui::Context;

use super::Shell;
use crate::app::Action;
use crate::ui::dialogs::{self, Dialog, Fate, SaveFate};
use crate::ui::theme;
use crate::ui::toasts::Kind;
use crate::ui::workbench::Workbench;
use crate::words::{named, say, told};

impl Shell {
    pub(super) fn dialogs(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
        let Some(dialog) = &mut self.dialog else { return };
        let (app, view, chooser) = (&self.app, &mut self.view, self.chooser);
        let fate = match dialog {
            Dialog::NewGame(form) => dialogs::modal(ctx, say("dialog-new-game"), 500.0, |ui| form.show(ui, app, actions)),
            Dialog::Open(form) => match form.poll(actions) {
                Fate::Stay if !form.is_quiet() => dialogs::modal(ctx, say("dialog-open"), 560.0, |ui| form.show(ui, app, chooser)),
                fate => fate,
            },
            Dialog::Save(form) => {
                let mut to = None;
                let fate = dialogs::modal(ctx, say("dialog-save"), 560.0, |ui| match form.show(ui, chooser) {
                    SaveFate::Is(fate) => fate,
                    SaveFate::To(path) => {
                        to = Some(path);
                        Fate::Close
                    }
                });
                actions.extend(to.map(Action::Save));
                fate
            }
            Dialog::Export(form) => {
                let (mut made, theme) = (None, theme::board(ctx));
                let fate = dialogs::modal(ctx, say("dialog-export"), 560.0, |ui| {
                    let (fate, path) = form.show(ui, app, &theme, chooser);
                    made = path;
                    fate
                });
                if let Some(path) = made {
                    self.toasts.say(ctx, Kind::Done, told!("export-made", file = path.display().to_string()), 5);
                }
                fate
            }
            Dialog::Details(form) => dialogs::modal(ctx, say("dialog-details"), 420.0, |ui| form.show(ui, actions)),
            Dialog::Computer => dialogs::modal(ctx, say("dialog-computer"), 480.0, |ui| dialogs::computer(ui, app, actions)),
            Dialog::Find(form) => {
                let theme = theme::board(ctx);
                dialogs::modal(ctx, say("dialog-find"), 560.0, |ui| form.show(ui, app, view, &theme, actions))
            }
            Dialog::AboutGame => {
                let theme = theme::board(ctx);
                dialogs::modal(ctx, named(&app.variant().name), 620.0, |ui| dialogs::about_game(ui, app.variant(), view, &theme))
            }
            Dialog::Workbench => {
                let workbench = self.workbench.get_or_insert_with(|| Box::new(Workbench::new(app)));
                let theme = theme::board(ctx);
                dialogs::modal(ctx, say("dialog-workbench"), 2400.0, |ui| workbench.show(ui, app, &theme, chooser, actions))
            }
            Dialog::Problems(drawn) => dialogs::modal(ctx, say("dialog-problems"), 820.0, |ui| dialogs::problems(ui, app.library(), drawn)),
            Dialog::Looks => dialogs::modal(ctx, say("dialog-looks"), 460.0, dialogs::looks),
            Dialog::Bindings(form) => dialogs::modal(ctx, say("dialog-bindings"), 640.0, |ui| form.show(ui)),
            Dialog::Keys => dialogs::modal(ctx, say("dialog-keys"), 660.0, dialogs::keys),
            Dialog::About => dialogs::modal(ctx, "Nestmate", 420.0, dialogs::about),
        };
        if fate == Fate::Close {
            self.dialog = None;
        }
    }
}
