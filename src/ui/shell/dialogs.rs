//! The dialog that is open, and what comes of it.

use egui::{Context, Ui};
use nestmate_text::words::{say, told};

use super::Shell;
use crate::app::{Action, Conflict, Leave, Speech, beside};
use crate::ui::dialogs::{self, CollectionForm, Dialog, ExportForm, Flow, OpenForm, Resolve, SaveFate, SaveForm};
use crate::ui::figurines::Figurines;
use crate::ui::frame::theme;
use crate::ui::frame::toasts::ToastKind;
use crate::ui::workbench::Workbench;

impl Shell {
    pub(super) fn dialogs(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
        if self.dialog.is_none() {
            self.dialog = self.app.take_conflict().map(Dialog::Conflict).or_else(|| self.app.caution().map(Dialog::Caution));
        }
        let Some(mut dialog) = self.dialog.take() else { return };
        let fate = self.show_dialog(ctx, &mut dialog, actions);
        // What is chosen in one dialog may open another.
        if fate == Flow::Stay && self.dialog.is_none() {
            self.dialog = Some(dialog);
        }
    }

    fn show_dialog(&mut self, ctx: &Context, dialog: &mut Dialog, actions: &mut Vec<Action>) -> Flow {
        let (app, view, chooser) = (&self.app, &mut self.view, self.chooser);
        let theme = theme::board(ctx);
        match dialog {
            Dialog::NewGame(form) => {
                let cards = &mut self.cards;
                dialogs::modal(ctx, say!("dialog-new-game"), 1500.0, |ui| form.show(ui, app, cards, &theme, actions))
            }
            Dialog::Open(form) => self.open_dialog(ctx, form, actions),
            Dialog::Newcomer(opened) => {
                dialogs::modal(ctx, say!("dialog-newcomer"), 600.0, |ui| dialogs::newcomer(ui, app, opened, (view, &theme), actions))
            }
            Dialog::Collection(form) => match form.poll(actions) {
                Flow::Stay => dialogs::modal_list(ctx, &form.title(), 760.0, |ui| form.show(ui, app, actions)),
                Flow::Close => Flow::Close,
            },
            Dialog::Games(form) => {
                let title = form.title();
                let show = |ui: &mut Ui| form.show(ui, app, (view, &theme), actions);
                let fate = dialogs::modal_list(ctx, &title, dialogs::games_width(ctx), show);
                if let Some(path) = form.take_wanted() {
                    self.dialog = Some(Dialog::Open(OpenForm::reading(ctx, app, path)));
                }
                fate
            }
            Dialog::Save(form) => save_dialog(ctx, form, chooser, actions),
            Dialog::Export(form) => self.export_dialog(ctx, form),
            Dialog::CopyAs => {
                let mut wanted = None;
                let fate = dialogs::modal(ctx, say!("dialog-copy-as"), 320.0, |ui| {
                    let (fate, text) = dialogs::copy_as(ui, app);
                    wanted = text;
                    fate
                });
                if let Some(text) = wanted {
                    self.copy(ctx, text, told!("copied-game"));
                }
                fate
            }
            Dialog::Conflict(conflict) => self.conflict_dialog(ctx, conflict, actions),
            Dialog::Caution(shown) => {
                let (room, cells) = view.places(&shown.cells).unwrap_or_else(|| (ctx.content_rect(), Vec::new()));
                let figurines = Figurines { whole: app.variant().clone(), view, theme: &theme };
                let ask = |ui: &mut Ui| dialogs::caution(ui, shown, figurines);
                let (fate, stands) = dialogs::aside(ctx, &shown.costs, (room, &cells), ask);
                if fate == Flow::Close {
                    actions.push(Action::Confirm(stands.unwrap_or(false)));
                }
                fate
            }
            Dialog::Leaving(leave) => self.leaving_dialog(ctx, leave, actions),
            Dialog::Practice => dialogs::modal(ctx, say!("dialog-practice"), 460.0, |ui| dialogs::practice(ui, app, actions)),
            Dialog::Progress(form) => dialogs::modal(ctx, say!("dialog-progress"), 620.0, |ui| form.show(ui, app, chooser, actions)),
            Dialog::Details(form) => dialogs::modal(ctx, say!("dialog-details"), 460.0, |ui| form.show(ui, app, actions)),
            Dialog::DrawOffer(side) => {
                dialogs::modal(ctx, say!("dialog-draw"), 420.0, |ui| dialogs::draw_offer(ui, app.variant(), *side, actions))
            }
            Dialog::Resign => dialogs::modal(ctx, say!("dialog-resign"), 380.0, |ui| dialogs::resign(ui, actions)),
            Dialog::Computer => dialogs::modal(ctx, say!("dialog-computer"), 480.0, |ui| dialogs::computer(ui, app, actions)),
            Dialog::Learning => {
                let pupil = &mut self.pupil;
                dialogs::modal(ctx, say!("dialog-learning"), 460.0, |ui| dialogs::learning(ui, app, pupil))
            }
            Dialog::Find(form) => dialogs::modal(ctx, say!("dialog-find"), 560.0, |ui| form.show(ui, app, view, &theme, actions)),
            Dialog::GoTo(form) => {
                let fate = dialogs::modal(ctx, say!("dialog-go-to"), 360.0, |ui| form.show(ui, app, actions));
                if let Some(wrong) = form.take_wrong() {
                    self.voice.say(Speech::urgent(wrong));
                }
                fate
            }
            Dialog::Palette(form) => {
                let fate = dialogs::modal_list(ctx, say!("dialog-palette"), 520.0, |ui| form.show(ui, app, actions));
                if let Some(command) = form.take_wanted() {
                    self.run(ctx, command, actions);
                }
                fate
            }
            Dialog::Stage(stage) => {
                let cards = &mut self.cards;
                let fate = dialogs::modal(ctx, say!("dialog-stage"), 1500.0, |ui| stage.show(ui, app, cards, &theme, actions));
                if let Some(text) = stage.take_refined() {
                    self.refine(text, actions);
                }
                fate
            }
            Dialog::Workbench => {
                let workbench = self.workbench.get_or_insert_with(|| Box::new(Workbench::new(app)));
                let pupil = &mut self.pupil;
                let given = (&theme, chooser);
                dialogs::modal(ctx, say!("dialog-workbench"), 2400.0, |ui| workbench.show(ui, app, pupil, given, actions))
            }
            Dialog::Problems(drawn) => {
                dialogs::modal(ctx, say!("dialog-problems"), 820.0, |ui| dialogs::problems(ui, app.library(), drawn))
            }
            Dialog::Bindings(form) => dialogs::modal(ctx, say!("dialog-bindings"), 640.0, |ui| form.show(ui)),
            Dialog::Keys => dialogs::modal(ctx, say!("dialog-keys"), 660.0, dialogs::keys),
            Dialog::Failed(reports) => dialogs::modal(ctx, say!("dialog-failed"), 620.0, |ui| dialogs::failed(ui, reports)),
            Dialog::About => dialogs::modal(ctx, "Nestmate", 420.0, dialogs::about),
        }
    }

    /// What was opened can take the place of the dialog: a list of several games, or the workbench with variants.
    fn open_dialog(&mut self, ctx: &Context, form: &mut OpenForm, actions: &mut Vec<Action>) -> Flow {
        let fate = match form.poll(actions) {
            Flow::Stay if !form.is_quiet() => dialogs::modal(ctx, form.title(), 560.0, |ui| form.show(ui, &self.app, self.chooser)),
            fate @ (Flow::Stay | Flow::Close) => fate,
        };
        let several = form.take_several().filter(|_| fate == Flow::Close);
        if let Some(listing) = several {
            self.dialog = Some(Dialog::Collection(Box::new(CollectionForm::new(ctx, &self.app, listing))));
        }
        if let Some(text) = form.take_variants() {
            self.refine(text, actions);
        }
        fate
    }

    /// Goes on in the workbench with a definition that was made elsewhere.
    fn refine(&mut self, text: String, actions: &mut Vec<Action>) {
        self.workbench.get_or_insert_with(|| Box::new(Workbench::new(&self.app))).refine(text, actions);
        self.dialog = Some(Dialog::Workbench);
    }

    fn export_dialog(&mut self, ctx: &Context, form: &mut ExportForm) -> Flow {
        let (mut made, theme) = (None, theme::board(ctx));
        let fate = dialogs::modal(ctx, form.title(), 560.0, |ui| {
            let (fate, path) = form.show(ui, &self.app, &theme, self.chooser);
            made = path;
            fate
        });
        if let Some(path) = made {
            self.app.visit(&path);
            self.toasts.say(ctx, ToastKind::Done, form.made(&path), 5);
        }
        fate
    }

    fn conflict_dialog(&mut self, ctx: &Context, conflict: &Conflict, actions: &mut Vec<Action>) -> Flow {
        let (fate, wish) = asked(ctx, say!("dialog-conflict"), |ui| dialogs::conflict(ui, conflict));
        let path = conflict.path.clone();
        match wish {
            Some(Resolve::Beside) => self.ask_where(ctx, &beside(&path)),
            Some(Resolve::Add) => actions.push(Action::SaveInto(path)),
            Some(Resolve::Overwrite) => actions.push(Action::SaveOver(path)),
            Some(Resolve::Reload) => self.open_file(ctx, path),
            Some(Resolve::Nothing) | None => {}
        }
        fate
    }

    fn leaving_dialog(&mut self, ctx: &Context, leave: &Leave, actions: &mut Vec<Action>) -> Flow {
        let (fate, wish) = asked(ctx, say!("dialog-leaving"), |ui| dialogs::leaving(ui, leave));
        if let Some(wish) = wish {
            self.leave_as(ctx, wish, matches!(leave, Leave::Lose(_)), actions);
        }
        fate
    }
}

fn asked<T>(ctx: &Context, title: &str, question: impl FnOnce(&mut Ui) -> Option<T>) -> (Flow, Option<T>) {
    let mut answer = None;
    let fate = dialogs::modal(ctx, title, 520.0, |ui| {
        answer = question(ui);
        if answer.is_some() { Flow::Close } else { Flow::Stay }
    });
    (fate, answer)
}

fn save_dialog(ctx: &Context, form: &mut SaveForm, chooser: bool, actions: &mut Vec<Action>) -> Flow {
    let mut to = None;
    let fate = dialogs::modal(ctx, say!("dialog-save"), 560.0, |ui| match form.show(ui, chooser) {
        SaveFate::Is(fate) => fate,
        SaveFate::To(path) => {
            to = Some(path);
            Flow::Close
        }
    });
    actions.extend(to.map(Action::SaveOver));
    fate
}
