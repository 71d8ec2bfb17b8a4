//! From keys and menus to what the app or the window does; and the introduction to a game.

use egui::{Context, Popup, Ui, ViewportCommand};
use nestmate_core::game::Step;
use nestmate_core::geometry::Cell;
use nestmate_core::variant::{KindId, Piece, Side};
use nestmate_text::words::{Spoken, Told, key, named, say, told};

use super::Shell;
use crate::app::{
    Action, App, Bearing, Cue, Edit, Inquiry, Intro, Learn, Mark, Message, NewGame, Picked, Player, PracticeStep, RetryStep, See, Speech,
    Toggle, Tone, Train,
};
use crate::storage::LookSettings;
use crate::ui::board::{self, Lettering};
use crate::ui::commands::Command;
use crate::ui::commands::keys::{self, Keymap, Pressed};
use crate::ui::commands::table::commands;
use crate::ui::desk::Wishes;
use crate::ui::dialogs::{
    BindingsForm, DetailsForm, Dialog, ExportForm, FindForm, GamesForm, GoToForm, NewGameForm, OpenForm, PaletteForm, Stage,
};
use crate::ui::drawers::Drawer;
use crate::ui::frame::sound::SoundFault;
use crate::ui::frame::toasts::ToastKind;
use crate::ui::frame::{looks, theme};
use crate::ui::intro::{After, IntroPage};
use crate::ui::pictures::export::ExportKind;
use Doing::{Act, Ask, Run, Show};

#[expect(clippy::large_enum_variant, reason = "made and taken apart at once")]
enum Doing {
    Act(Action),
    Show(fn(&App) -> Dialog),
    Ask(Inquiry),
    Run(fn(&mut Shell, &Context, &mut Wishes)),
}

macro_rules! doing {
    ($($name:ident $id:literal [$($keys:tt)*] [$($menus:tt)*] [$($sheet:tt)*] [$($places:tt)*] $when:expr => $does:expr;)*) => {
        fn doing(command: Command) -> Doing {
            match command {
                $(Command::$name => $does,)*
            }
        }
    };
}
commands!(doing);

impl Shell {
    pub(super) fn keys(&mut self, ctx: &Context, wishes: &mut Wishes) {
        let focused = ctx.memory(egui::Memory::focused);
        // Esc closes a menu before it means anything else.
        let menu = std::mem::replace(&mut self.menu_open, Popup::is_any_open(ctx));
        if !menu && ctx.input(|input| input.key_pressed(egui::Key::Escape)) {
            let of_lessons = self.app.learning().map(|learning| if learning.open.is_some() { Learn::Course } else { Learn::Leave });
            let of_puzzle = self.app.trial().map(|_| Action::Train(Train::Leave));
            let out = of_lessons.map(Action::Learn).or(of_puzzle);
            let action = if self.ending.close() {
                None
            } else if self.app.is_busy() {
                Some(Action::Cancel)
            } else if self.shut_drawer() {
                None
            } else if self.app.is_lifted() {
                Some(Action::See(See::Lift(false)))
            } else if self.alone.on {
                self.show_alone(ctx, false);
                None
            } else {
                out
            };
            wishes.extend(action);
        }
        for pressed in keys::pressed(ctx, focused.is_some_and(|focused| focused != self.board), menu) {
            match pressed {
                Pressed::Command(command) if command.is_enabled(&self.app) => self.run(ctx, command, wishes),
                Pressed::Command(_) => {}
                Pressed::Action(action) => wishes.push(action),
                Pressed::Paste(text) => self.paste(ctx, text, wishes),
                // The platform tells of Ctrl+C and of Ctrl+Shift+C in the same words.
                Pressed::Copy if ctx.input(|input| input.modifiers.shift) => self.run(ctx, Command::CopyPosition, wishes),
                // The field that it would be written in is out of sight.
                Pressed::Letter(_) if self.alone.on => {}
                Pressed::Letter(text) => self.kept.typed.begin(&text),
                Pressed::Copy => self.run(ctx, Command::CopyGame, wishes),
            }
        }
        self.lower(ctx, wishes);
        if self.dialog.is_some() {
            // A field under the dialog that has just been opened gets no more keys.
            ctx.memory_mut(egui::Memory::stop_text_input);
        }
    }

    pub(super) fn run(&mut self, ctx: &Context, command: Command, wishes: &mut Wishes) {
        if self.alone.on && matches!(command, Command::TypeMove | Command::Comment) {
            self.show_alone(ctx, false);
        }
        match doing(command) {
            Act(action) => wishes.push(action),
            Show(dialog) => self.dialog = Some(dialog(&self.app)),
            Ask(question) => self.answer(ctx, question),
            Run(run) => run(self, ctx, wishes),
        }
    }

    /// Shows the board alone on all of the screen, or the whole window again.
    fn show_alone(&mut self, ctx: &Context, alone: bool) {
        self.alone.on = alone;
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(alone));
        let lettering = if alone { Lettering::Large } else { Lettering::Small };
        self.kept.view.lettering = lettering;
        if alone && !std::mem::replace(&mut self.alone.told, true) {
            self.toasts.say_alone(ctx, ToastKind::Info, told!("alone-on"), 6);
        } else {
            self.voice.say(Speech::calm(say(if alone { key!("alone-on") } else { key!("alone-off") })));
        }
    }

    /// Brings the window back for what is not on the board: menus, a drawer, a field to write in, the pieces of a position that is set up.
    pub(super) fn leave_alone(&mut self, ctx: &Context) {
        let course = self.app.learning().is_some() && self.app.exercise().is_none();
        if self.alone.on && (self.to_menus || !matches!(self.drawer, Drawer::Shut) || self.app.editor().is_some() || course) {
            self.show_alone(ctx, false);
        }
    }

    fn practise(&mut self, wishes: &mut Wishes) {
        if self.app.due().0 == 0 {
            self.dialog = Some(Dialog::Practice);
        } else {
            wishes.push(Action::Practise(PracticeStep::Begin));
        }
    }

    pub(in crate::ui) fn copy(&mut self, ctx: &Context, text: String, done: Told) {
        ctx.copy_text(text);
        self.toasts.say_alone(ctx, ToastKind::Done, done, 3);
    }

    fn export(&mut self, ctx: &Context, kind: ExportKind) {
        self.dialog = Some(Dialog::Export(Box::new(ExportForm::new(ctx, &self.app, kind))));
    }

    fn pass(&mut self) {
        if let Some(&mv) = self.app.game().legal().iter().find(|mv| mv.is_pass()) {
            self.update(Action::Play(mv));
        }
    }

    /// Lets the games inside rise from the board, or come down again.
    fn lift(&mut self, ctx: &Context, wishes: &mut Wishes) {
        let lifted = !self.app.is_lifted();
        self.lifting = lifted.then(|| ctx.input(|input| input.time));
        wishes.push(Action::See(See::Lift(lifted)));
    }

    /// Lets the games come down when a key that was held for them is let go of; after a short touch they stay.
    fn lower(&mut self, ctx: &Context, wishes: &mut Wishes) {
        const TOUCH: f64 = 0.4;
        let Some(since) = self.lifting else { return };
        let keys = Keymap::of(ctx);
        if ctx.input(|input| keys.keys(Command::Lift).iter().any(|keys| input.key_down(keys.logical_key))) {
            return;
        }
        self.lifting = None;
        if ctx.input(|input| input.time) - since > TOUCH && self.app.is_lifted() {
            wishes.push(Action::See(See::Lift(false)));
        }
    }

    /// Shows the boards of the games inside, or no longer; says so where there are none.
    fn show_inside(&mut self, ctx: &Context) {
        if self.app.has_folds() {
            self.minis.on = !self.minis.on;
            return;
        }
        let variant = self.app.variant().clone();
        let text = told!("inside-none", game = named(&variant.name));
        self.tell(ctx, Message { tone: Tone::Refusal, text });
    }

    /// Switches tones on, with one to show how loud they are, or off; says why nothing can be heard where that is so.
    fn switch_sound(&mut self, ctx: &Context) {
        let looks = looks::of(ctx);
        let on = !looks.sound;
        let said = match SoundFault::of(ctx) {
            Some(fault) => Told::fixed(fault.said()),
            None if on => told!("sound-on"),
            None => told!("sound-off"),
        };
        if SoundFault::of(ctx).is_none() {
            looks::set(ctx, LookSettings { sound: on, ..(*looks).clone() });
        }
        if on {
            self.speaker.play(vec![Cue::Move]);
        }
        self.toasts.say_alone(ctx, ToastKind::Done, said, 3);
    }

    fn offer_draw(&mut self) {
        let side = self.app.game().position().side();
        let both = Side::BOTH.into_iter().all(|side| self.app.player(side) == Player::Human);
        if both {
            self.dialog = Some(Dialog::DrawOffer(side));
        } else {
            self.update(Action::OfferDraw);
        }
    }

    /// The piece under the pointer, or else the one that is picked up, or the one under the keyboard's cursor.
    pub(super) fn pointed_piece(&self) -> Option<KindId> {
        let scene = self.app.scene();
        let on = |cell: Cell| Some(scene.position.at(cell)).filter(|piece| piece.is_some()).map(Piece::kind);
        let picked = scene.picked.and_then(|picked| match picked {
            Picked::Cell(cell) => on(cell),
            Picked::Held(held) => Some(held.kind),
        });
        self.kept.view.hover.and_then(on).or(picked).or_else(|| scene.cursor.and_then(on))
    }

    fn answer(&mut self, ctx: &Context, question: Inquiry) {
        let answer = self.app.answer(question);
        self.voice.say(Speech::urgent(answer.as_str()));
        self.note(ctx, Tone::Note, Told::fixed(answer));
    }

    fn next_piece(&mut self, ctx: &Context, back: bool) {
        if let Some(cell) = self.app.next_alike(back) {
            self.focus_board(ctx);
            self.update(Action::Cursor(cell));
        }
    }

    /// Gives the board the keyboard, and shows where its cursor is.
    pub(super) fn focus_board(&mut self, ctx: &Context) {
        ctx.memory_mut(|memory| memory.request_focus(self.board));
        let scene = self.app.scene();
        if scene.cursor.is_none() {
            self.update(Action::Cursor(scene.first_cursor()));
        }
    }
}

impl Shell {
    /// Shows the introduction where nothing has been kept from an earlier start.
    #[must_use]
    pub fn introducing(mut self) -> Self {
        if self.app.is_first_start() {
            self.introduce();
        }
        self
    }

    /// The introduction that is shown, if one is.
    pub fn introduction(&self) -> Option<&Intro> {
        self.intro.as_ref().map(|page| &page.intro)
    }

    pub(super) fn introduce(&mut self) {
        self.intro = self.app.intro().map(|intro| Box::new(IntroPage::new(intro)));
    }

    /// Shows the introduction in place of everything else; false if there is none.
    pub(super) fn show_intro(&mut self, ui: &mut Ui) -> bool {
        let Some(page) = &mut self.intro else { return false };
        // No clock runs meanwhile for somebody who cannot see it.
        self.app.set_covered(true);
        let after = page.show(ui, &theme::board(ui.ctx()));
        let (board, cell) = page.place();
        let heard = page.take_heard();
        self.voice.say(Speech::calm(heard.unwrap_or_default()));
        let mut wishes = Wishes::default();
        self.dialogs(ui.ctx(), &mut wishes);
        if let Some(after) = after.filter(|_| self.dialog.is_none()) {
            self.intro = None;
            wishes.extend(self.after(after));
            if after != After::Learn && !ui.input(|input| input.pointer.any_released()) {
                self.focus.from_board = true;
                wishes.push(Action::Cursor(self.app.scene().first_cursor()));
            }
        }
        self.apply(ui.ctx(), wishes);
        self.toasts.show(ui.ctx());
        self.utter(ui, board, cell);
        self.watch_leaving(ui.ctx());
        true
    }

    fn after(&self, after: After) -> Vec<Action> {
        match after {
            After::Play(first) => {
                let new = Action::New(NewGame::easy(self.app.variant().id.clone()));
                [new].into_iter().chain(first.map(Action::Play)).collect()
            }
            After::Learn => vec![Action::Learn(Learn::Path)],
            After::Look => Vec::new(),
        }
    }
}
