//! The app is told what to do, and the user what has come of it.

use egui::{Context, DragAndDrop, Id, Memory, Ui};
use nestmate_engine::task::panics::Panic;
use nestmate_text::words::{Spoken, Told, named, told};

use super::Shell;
use crate::app::{Action, Message, Rescue, Speech, Tone, Train};
use crate::ui::desk::{RefusalShown, Wish, Wishes};
use crate::ui::dialogs::{self, CollectionForm, Dialog, NewGameForm};
use crate::ui::drawers::Drawer;
use crate::ui::frame::toasts::ToastKind;

impl Shell {
    pub(super) fn apply(&mut self, ctx: &Context, wishes: Wishes) {
        for wish in wishes.take() {
            self.fulfil(ctx, wish);
        }
        for message in self.app.take_messages() {
            self.tell(ctx, message);
        }
    }

    fn fulfil(&mut self, ctx: &Context, wish: Wish) {
        let mut wishes = Wishes::default();
        match wish {
            Wish::Act(action) => {
                if !matches!(action, Action::Hover(_) | Action::HoverHeld(_)) {
                    self.kept.refusal = None;
                }
                self.update(action);
                // What has been painted in this frame is out of date.
                ctx.request_repaint();
            }
            Wish::Run(command) => self.run(ctx, command, &mut wishes),
            Wish::Say(speech) => self.voice.say(speech),
            Wish::Open(path) => self.open_file(ctx, path),
            Wish::List(listing) => self.dialog = Some(Dialog::Collection(Box::new(CollectionForm::new(ctx, &self.app, listing)))),
            Wish::Against(game, engine) => self.dialog = Some(Dialog::NewGame(NewGameForm::against(&self.app, game, engine))),
            Wish::AskWhere(path) => self.ask_where(ctx, &path),
            Wish::Refine(text) => self.refine(text, &mut wishes),
            Wish::Exported(path, told) => {
                self.app.visit(&path);
                self.toasts.say(ctx, ToastKind::Done, told, 5);
            }
            Wish::Copy(text, said) => self.copy(ctx, text, said),
            Wish::Quit { lost } => self.quit(ctx, lost),
        }
        wishes.take().into_iter().for_each(|wish| self.fulfil(ctx, wish));
    }

    /// Lets the app do it; a definition file is followed by what is wrong in it, or by the choice of a game.
    pub(super) fn update(&mut self, action: Action) {
        let action = match action {
            Action::Open(opened) if self.app.asks_about(&opened) => return self.dialog = Some(Dialog::Newcomer(opened)),
            action => action,
        };
        let stepped = is_step(&action);
        if matches!(action, Action::Review | Action::Judge(_)) {
            self.kept.tabs.open_analysis();
        }
        if let (Action::Train(Train::Browse), Some(ctx)) = (&action, self.ctx.get().cloned()) {
            self.ask_to_open(&ctx);
        }
        let loaded = if let Action::Load(source) = &action { Some(source.name.clone()) } else { None };
        self.app.update(action);
        let now = self.ctx.get().map_or(0.0, |ctx| ctx.input(|input| input.time));
        self.ending.note(&self.app, stepped, now);
        self.follow_game();
        if let Some(name) = loaded {
            let whole = self.app.library().reports_of(&name).next().is_none();
            self.dialog =
                Some(if whole { Dialog::NewGame(NewGameForm::new(&self.app, None)) } else { Dialog::Problems(Spoken::default()) });
        }
    }

    pub(in crate::ui) fn inform(&mut self, told: Told) {
        self.app.report(told);
    }

    /// Tells that something beside the window has panicked. The game is kept after every change; the window goes on.
    pub(in crate::ui) fn note_failure(&mut self, panic: &Panic) {
        let report = panic.to_string();
        match &mut self.dialog {
            Some(Dialog::Failed(reports)) if reports.contains(&report) => {}
            Some(Dialog::Failed(reports)) => reports.push(report),
            _ => self.dialog = Some(Dialog::Failed(vec![report])),
        }
    }

    pub(in crate::ui) fn rescue(self) -> Rescue {
        self.app.rescue()
    }

    /// When another game has come onto the board, what the window keeps of the one before is let go of: what is being dragged, typed,
    /// hovered over or changed in a dialog.
    pub(super) fn follow_game(&mut self) {
        if self.serial == self.app.serial() {
            return;
        }
        self.serial = self.app.serial();
        self.kept.view.forget_game();
        self.minis.forget_game();
        self.rules.forget_game();
        self.kept.tabs.forget_game();
        (self.kept.setup, self.kept.typed) = Default::default();
        self.ctx.get().into_iter().for_each(DragAndDrop::clear_payload);
        if matches!(
            self.dialog,
            Some(
                Dialog::Caution(_)
                    | Dialog::Conflict(_)
                    | Dialog::Details(_)
                    | Dialog::Find(_)
                    | Dialog::Export(_)
                    | Dialog::Save(_)
                    | Dialog::Games(_)
            )
        ) {
            self.dialog = None;
        }
    }

    pub(super) fn speak(&mut self, ui: &mut Ui) {
        for told in std::mem::take(&mut self.toasts.unheard) {
            self.voice.say(Speech::calm(told.to_string()));
        }
        self.voice.listen(&self.app);
        self.utter(ui, self.board, self.kept.view.cursor);
    }

    /// Lets a screen reader hear what is to be said. On `board` it takes the cell under the cursor for what has the keyboard, and a dialog
    /// in which nothing has it for that dialog; until that has found its place, it stays where it was.
    pub(super) fn utter(&mut self, ui: &mut Ui, board: Id, cell: Option<Id>) {
        let ctx = ui.ctx();
        let is_there = |id: &Id| ctx.has_accesskit_node(*id);
        let on_board = cell.filter(is_there).unwrap_or(board);
        let focused = ctx.memory(Memory::focused).filter(is_there).map(|id| if id == board { on_board } else { id });
        let dialog = self.dialog.is_some();
        let instead = || {
            let before = (dialog && self.focus.from_board).then_some(on_board);
            dialog.then(dialogs::node_id).filter(is_there).or(before.filter(is_there))
        };
        let instead = if focused.is_none() { instead() } else { None };
        if let Some(id) = instead {
            ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_active_descendant(id.accesskit_id()));
        }
        self.voice.show(ui, &format!("{} – Nestmate", named(&self.app.variant().name)), focused.or(instead));
    }

    /// Says what is wrong with words that the user has brought: the first thing, and how many more there are.
    #[must_use]
    pub fn with_wrong_words(mut self, wrong: Vec<Told>) -> Self {
        for told in &wrong {
            tracing::warn!("{told}");
        }
        let more = wrong.len().saturating_sub(1);
        if let Some(first) = wrong.into_iter().next() {
            self.app.report(told!("words-more", count = more, first = first.to_string()));
        }
        self
    }

    fn state_of_game(&self) -> (u64, u64) {
        (self.app.serial(), self.app.game().revision())
    }

    /// Lets go of a sentence about a position that is no longer on the board. What went wrong stays until the user does something, and so
    /// does what a move did while the same game goes on.
    pub(super) fn forget_refusal(&mut self) {
        let (now, game) = (self.state_of_game(), self.app.game());
        self.kept.refusal.take_if(|refusal| match refusal.tone {
            Tone::Error => false,
            Tone::News => refusal.of.0 != now.0 || refusal.of != now && !game.tree().passes(game.current(), refusal.at),
            Tone::Info | Tone::Note | Tone::Refusal => refusal.of != now,
        });
    }

    pub(super) fn tell(&mut self, ctx: &Context, Message { tone, text }: Message) {
        // What comes of adding an engine stands in the drawer while that is open.
        if matches!(self.drawer, Drawer::Engines(_)) && self.app.engines().said.as_ref().is_some_and(|said| said.1 == text) {
            return self.voice.say(Speech::calm(text.to_string()));
        }
        // Each is told in one place: the panel keeps saying what is about the board, and a toast says the rest.
        match tone {
            Tone::Info => self.toasts.say(ctx, ToastKind::Info, text.clone(), 4),
            Tone::Note | Tone::News => self.voice.say(Speech::calm(text.to_string())),
            Tone::Refusal => self.voice.refuse(text.to_string()),
            Tone::Error => self.toasts.say(ctx, ToastKind::Error, text.clone(), 10),
        }
        if let Some(Dialog::Problems(drawn)) = &mut self.dialog {
            // A file may have been read anew.
            drawn.forget();
        }
        if tone != Tone::Info {
            self.note(ctx, tone, text);
        }
    }

    pub(super) fn note(&mut self, ctx: &Context, tone: Tone, text: Told) {
        let since = ctx.input(|input| input.time);
        self.kept.refusal = Some(RefusalShown { text, tone, since, of: self.state_of_game(), at: self.app.game().current() });
        ctx.request_repaint();
    }
}

fn is_step(action: &Action) -> bool {
    use Action::{Edit, Go, GoToMark, Open, Peek, PlayLine, Redo, SetPosition, TakeBack, Undo};
    matches!(action, Edit(..) | Go(_) | GoToMark { .. } | Open(_) | Peek(_) | PlayLine(_) | Redo | SetPosition(_) | TakeBack | Undo)
}
