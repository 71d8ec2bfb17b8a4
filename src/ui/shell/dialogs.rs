//! The dialog that is open, and the drawer in the panel's place: how they open and shut, and what comes of it.

use egui::Context;
use nestmate_text::words::say;

use super::Shell;
use crate::app::{Action, Speech};
use crate::ui::desk::{Desk, Wishes};
use crate::ui::dialogs::{self, Dialog, Flow, modal, modal_list};
use crate::ui::drawers::{Drawer, EnginesForm};
use crate::ui::frame::theme;
use crate::ui::workbench::Workbench;

impl Shell {
    pub(super) fn dialogs(&mut self, ctx: &Context, wishes: &mut Wishes) {
        if self.dialog.is_none() {
            self.dialog = self.app.take_conflict().map(Dialog::Conflict).or_else(|| self.app.caution().map(Dialog::Caution));
        }
        let Some(mut dialog) = self.dialog.take() else { return };
        if self.show_dialog(ctx, &mut dialog, wishes) == Flow::Stay {
            self.dialog = Some(dialog);
        }
    }

    fn show_dialog(&mut self, ctx: &Context, dialog: &mut Dialog, wishes: &mut Wishes) -> Flow {
        let (app, theme) = (&self.app, theme::board(ctx));
        let desk = &mut Desk { app, theme: &theme, kept: &mut self.kept, wishes };
        match dialog {
            Dialog::NewGame(form) => modal(ctx, say!("dialog-new-game"), 1500.0, |ui| form.show(ui, desk)),
            Dialog::Open(form) => match form.poll(desk) {
                Flow::Stay if !form.is_quiet() => modal(ctx, form.title(), 560.0, |ui| form.show(ui, desk)),
                fate @ (Flow::Stay | Flow::Close) => fate,
            },
            Dialog::Newcomer(opened) => modal(ctx, say!("dialog-newcomer"), 600.0, |ui| dialogs::newcomer(ui, desk, opened)),
            Dialog::Collection(form) => match form.poll(desk) {
                Flow::Stay => modal_list(ctx, &form.title(), 760.0, |ui| form.show(ui, desk)),
                Flow::Close => Flow::Close,
            },
            Dialog::Games(form) => modal_list(ctx, &form.title(), dialogs::games_width(ctx), |ui| form.show(ui, desk)),
            Dialog::Save(form) => modal(ctx, say!("dialog-save"), 560.0, |ui| form.save(ui, desk)),
            Dialog::Export(form) => modal(ctx, form.title(), 560.0, |ui| form.show(ui, desk)),
            Dialog::CopyAs => modal(ctx, say!("dialog-copy-as"), 320.0, |ui| dialogs::copy_as(ui, desk)),
            Dialog::Conflict(conflict) => modal(ctx, say!("dialog-conflict"), 520.0, |ui| dialogs::conflict(ui, desk, conflict)),
            Dialog::Caution(shown) => {
                let (room, cells) = desk.kept.view.places(&shown.cells).unwrap_or_else(|| (ctx.content_rect(), Vec::new()));
                let ask = |ui: &mut _| dialogs::caution(ui, shown, desk.figurines());
                let (fate, stands) = dialogs::aside(ctx, &shown.costs, (room, &cells), ask);
                if fate == Flow::Close {
                    desk.wishes.push(Action::Confirm(stands.unwrap_or(false)));
                }
                fate
            }
            Dialog::Leaving(leave) => modal(ctx, say!("dialog-leaving"), 520.0, |ui| dialogs::leaving(ui, desk, leave)),
            Dialog::Practice => modal(ctx, say!("dialog-practice"), 460.0, |ui| dialogs::practice(ui, desk)),
            Dialog::Progress(form) => modal(ctx, say!("dialog-progress"), 620.0, |ui| form.show(ui, desk)),
            Dialog::Details(form) => modal(ctx, say!("dialog-details"), 460.0, |ui| form.show(ui, desk)),
            Dialog::DrawOffer(side) => modal(ctx, say!("dialog-draw"), 420.0, |ui| dialogs::draw_offer(ui, desk, *side)),
            Dialog::Resign => modal(ctx, say!("dialog-resign"), 380.0, |ui| dialogs::resign(ui, desk)),
            Dialog::Computer => modal(ctx, say!("dialog-computer"), 480.0, |ui| dialogs::computer(ui, desk)),
            Dialog::Learning => modal(ctx, say!("dialog-learning"), 460.0, |ui| dialogs::learning(ui, desk)),
            Dialog::Find(form) => modal(ctx, say!("dialog-find"), 560.0, |ui| form.show(ui, desk)),
            Dialog::GoTo(form) => modal(ctx, say!("dialog-go-to"), 360.0, |ui| form.show(ui, desk)),
            Dialog::Palette(form) => modal_list(ctx, say!("dialog-palette"), 520.0, |ui| form.show(ui, desk)),
            Dialog::Stage(stage) => modal(ctx, say!("dialog-stage"), 1500.0, |ui| stage.show(ui, desk)),
            Dialog::Workbench => {
                let workbench = self.workbench.get_or_insert_with(|| Box::new(Workbench::new(app)));
                modal(ctx, say!("dialog-workbench"), 2400.0, |ui| workbench.show(ui, desk))
            }
            Dialog::Problems(drawn) => modal(ctx, say!("dialog-problems"), 820.0, |ui| dialogs::problems(ui, app.library(), drawn)),
            Dialog::Bindings(form) => modal(ctx, say!("dialog-bindings"), 640.0, |ui| form.show(ui)),
            Dialog::Keys => modal(ctx, say!("dialog-keys"), 660.0, dialogs::keys),
            Dialog::Failed(reports) => modal(ctx, say!("dialog-failed"), 620.0, |ui| dialogs::failed(ui, reports)),
            Dialog::About => modal(ctx, "Nestmate", 420.0, dialogs::about),
        }
    }

    pub(super) fn refine(&mut self, text: String, wishes: &mut Wishes) {
        self.workbench.get_or_insert_with(|| Box::new(Workbench::new(&self.app))).refine(text, wishes);
        self.dialog = Some(Dialog::Workbench);
    }

    /// Opens the rules, at the piece that is pointed at; asked for again without one, shuts them.
    pub(super) fn ask_for_rules(&mut self) {
        let kind = self.pointed_piece();
        if kind.is_none() && matches!(self.drawer, Drawer::Rules) {
            self.drawer = Drawer::Shut;
        } else {
            self.drawer = Drawer::Rules;
            self.rules.open(kind);
            if kind.is_none() {
                self.voice.say(Speech::calm(say!("voice-rules").to_owned()));
            }
        }
    }

    pub(super) fn ask_for_looks(&mut self) {
        self.slide(Drawer::Looks(false), say!("dialog-looks"));
    }

    pub(super) fn ask_for_engines(&mut self) {
        self.slide(Drawer::Engines(Box::new(EnginesForm::new(&self.app))), say!("dialog-engines"));
    }

    /// Opens a drawer; one of its kind that is open is shut.
    fn slide(&mut self, drawer: Drawer, title: &str) {
        if std::mem::discriminant(&drawer) == std::mem::discriminant(&self.drawer) {
            self.drawer = Drawer::Shut;
        } else {
            self.voice.say(Speech::calm(title.to_owned()));
            self.drawer = drawer;
        }
    }

    /// What Esc does with the drawer: ends a search in it, or shuts it. False if it is shut.
    pub(super) fn shut_drawer(&mut self) -> bool {
        match self.drawer {
            Drawer::Shut => return false,
            Drawer::Rules if self.rules.end_search() => {}
            Drawer::Rules | Drawer::Looks(_) | Drawer::Engines(_) => self.drawer = Drawer::Shut,
        }
        true
    }
}
