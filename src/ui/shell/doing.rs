//! From keys and menus to what the app or the window does.

use egui::{Context, Popup, ViewportCommand};
use nestmate_core::geometry::Cell;
use nestmate_core::variant::{KindId, Piece, Side};
use nestmate_text::words::{Spoken, Told, named, told};

use super::Shell;
use crate::app::{Action, Cue, Inquiry, Learn, Message, Picked, Player, Speech, Tone, Train};
use crate::ui::board;
use crate::ui::commands::command::{Command, CommandEffect};
use crate::ui::commands::keys::{self, Pressed};
use crate::ui::commands::menus::Wish;
use crate::ui::dialogs::{
    BindingsForm, DetailsForm, Dialog, EnginesForm, ExportForm, FindForm, GamesForm, GoToForm, NewGameForm, ProgressForm,
};
use crate::ui::frame::looks::Looks;
use crate::ui::frame::sound::SoundFault;
use crate::ui::frame::toasts::ToastKind;
use crate::ui::pictures::export::ExportKind;
use crate::ui::workbench::Workbench;

impl Shell {
    pub(super) fn keys(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
        let focused = ctx.memory(egui::Memory::focused);
        // Esc closes a menu before it means anything else.
        let menu = std::mem::replace(&mut self.menu_open, Popup::is_any_open(ctx));
        if !menu && ctx.input(|input| input.key_pressed(egui::Key::Escape)) {
            let of_lessons = self.app.learning().map(|learning| if learning.open().is_some() { Learn::Course } else { Learn::Leave });
            let of_puzzle = self.app.trial().map(|_| Action::Train(Train::Leave));
            let out = of_lessons.map(Action::Learn).or(of_puzzle);
            let action = if self.ending.close() {
                None
            } else if self.app.is_busy() {
                Some(Action::Cancel)
            } else if self.rules.let_go() {
                None
            } else {
                out
            };
            actions.extend(action);
        }
        for pressed in keys::pressed(ctx, focused.is_some_and(|focused| focused != self.board)) {
            match pressed {
                Pressed::Command(command) if command.is_enabled(&self.app) => self.handle_wish(ctx, Wish::Command(command), actions),
                Pressed::Command(_) => {}
                Pressed::Action(action) => actions.push(action),
                Pressed::Paste(text) => self.paste(ctx, text, actions),
                // The platform tells of Ctrl+C and of Ctrl+Shift+C in the same words.
                Pressed::Copy if ctx.input(|input| input.modifiers.shift) => self.command(ctx, Command::CopyPosition),
                Pressed::Letter(text) => self.typed.begin(&text),
                Pressed::Copy => self.command(ctx, Command::CopyGame),
            }
        }
        if self.dialog.is_some() {
            // A field under the dialog that has just been opened gets no more keys.
            ctx.memory_mut(egui::Memory::stop_text_input);
        }
    }

    pub(super) fn handle_wish(&mut self, ctx: &Context, wish: Wish, actions: &mut Vec<Action>) {
        match wish {
            Wish::Action(action) => actions.push(action),
            Wish::Begin(game) => self.dialog = Some(Dialog::NewGame(NewGameForm::new(&self.app, Some(game)))),
            Wish::Among => self.dialog = Some(Dialog::NewGame(NewGameForm::new(&self.app, None).among_known())),
            Wish::Open(path) => self.open_file(ctx, path),
            Wish::Command(command) => match command.effect() {
                // With nothing due there is nothing for the app to do.
                CommandEffect::App(_) if command == Command::Practice && self.app.due().0 == 0 => self.dialog = Some(Dialog::Practice),
                CommandEffect::App(action) => actions.push(action),
                CommandEffect::Shell if command == Command::Save => self.save(ctx, actions),
                CommandEffect::Shell => self.command(ctx, command),
            },
        }
    }

    fn copy(&mut self, ctx: &Context, text: String, done: Told) {
        ctx.copy_text(text);
        self.toasts.say_alone(ctx, ToastKind::Done, done, 3);
    }

    fn export(&mut self, ctx: &Context, kind: ExportKind) {
        self.dialog = Some(Dialog::Export(Box::new(ExportForm::new(ctx, &self.app, kind))));
    }

    /// Opens the workbench with the question which two games are to be nested.
    fn ask_to_nest(&mut self) {
        let app = &self.app;
        self.workbench.get_or_insert_with(|| Box::new(Workbench::new(app))).ask_to_nest(app);
        self.dialog = Some(Dialog::Workbench);
    }

    /// Gives up the turn, where the game lets one.
    fn pass(&mut self) {
        if let Some(&mv) = self.app.game().legal().iter().find(|mv| mv.is_pass()) {
            self.update(Action::Play(mv));
        }
    }

    /// The commands that are about the window itself.
    fn command(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::NewGame => self.dialog = Some(Dialog::NewGame(NewGameForm::new(&self.app, None))),
            Command::Open => self.ask_to_open(ctx),
            Command::FileGames => self.list_file(ctx),
            Command::OwnGames => self.dialog = Some(Dialog::Games(Box::new(GamesForm::new(self.chooser)))),
            Command::SaveAs => self.save_as(ctx),
            Command::Export => self.export(ctx, ExportKind::Picture),
            Command::ExportFold => self.export(ctx, ExportKind::Fold),
            Command::ExportPair => self.export(ctx, ExportKind::Pair),
            Command::RulesPage => self.export(ctx, ExportKind::Page),
            Command::Pass => self.pass(),
            Command::Resign => self.dialog = Some(Dialog::Resign),
            Command::Details => self.dialog = Some(Dialog::Details(DetailsForm::new(&self.app))),
            Command::OfferDraw => self.offer_draw(),
            Command::Rematch => {
                if let Some(setup) = self.app.rematch() {
                    self.update(Action::New(setup));
                }
            }
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Command::TypeMove => self.typed.focus(),
            Command::Comment => self.moves.edit_comment(&self.app),
            Command::CopyGame => self.copy(ctx, self.game_text(), told!("copied-game")),
            Command::CopyPosition => self.copy(ctx, self.app.position_text(), told!("copied-position")),
            Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Command::Closer => self.view.enlarge(board::STEP),
            Command::Farther => self.view.enlarge(1.0 / board::STEP),
            Command::Fit => self.view.enlarge(0.0),
            Command::FullScreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
            }
            Command::Computer => self.dialog = Some(Dialog::Computer),
            Command::Engines => self.dialog = Some(Dialog::Engines(EnginesForm::new(&self.app))),
            Command::LearnGame => self.dialog = Some(Dialog::Learning),
            Command::Inside => self.show_inside(ctx),
            Command::Find => self.dialog = Some(Dialog::Find(FindForm::default())),
            Command::Progress => self.dialog = Some(Dialog::Progress(Box::new(ProgressForm::new()))),
            Command::Introduction => self.introduce(),
            Command::Rules => self.rules.ask(self.pointed_piece()),
            Command::Workbench => self.dialog = Some(Dialog::Workbench),
            Command::Nest => self.ask_to_nest(),
            Command::Problems => self.dialog = Some(Dialog::Problems(Spoken::default())),
            Command::Sound => self.switch_sound(ctx),
            Command::Looks => self.dialog = Some(Dialog::Looks),
            Command::Bindings => self.dialog = Some(Dialog::Bindings(BindingsForm::default())),
            Command::Board => self.focus_board(ctx),
            Command::Menus => self.to_menus = true,
            Command::GoTo => self.dialog = Some(Dialog::GoTo(GoToForm::default())),
            Command::NextPiece | Command::LastPiece => self.next_piece(ctx, command == Command::LastPiece),
            Command::SayAgain => self.voice.repeat(),
            Command::Ask(question) => self.answer(ctx, question),
            Command::Keys => self.dialog = Some(Dialog::Keys),
            Command::About => self.dialog = Some(Dialog::About),
            Command::Save
            | Command::TakeBack
            | Command::Redo
            | Command::Undo
            | Command::Raise
            | Command::MakeMain
            | Command::Erase
            | Command::Delete
            | Command::Flip
            | Command::ShowLayers
            | Command::Control
            | Command::Lessons
            | Command::Practice
            | Command::Puzzles
            | Command::Start
            | Command::Back
            | Command::Forward
            | Command::End
            | Command::PreviousLine
            | Command::NextLine
            | Command::PreviousBranch
            | Command::NextBranch
            | Command::Hint
            | Command::PlayBest
            | Command::MoveNow
            | Command::FindMate
            | Command::SetUp
            | Command::Clocks
            | Command::Analysis
            | Command::Engine
            | Command::Arrows
            | Command::Threat
            | Command::Review
            | Command::Retry
            | Command::Caution
            | Command::NextBlunder
            | Command::LastBlunder
            | Command::NextMistake
            | Command::LastMistake
            | Command::NextInaccuracy
            | Command::LastInaccuracy => {}
        }
    }

    /// Shows the boards of the games inside, or no longer; says so where there are none.
    fn show_inside(&mut self, ctx: &Context) {
        if self.app.folds().iter().any(Option::is_some) {
            self.minis.on = !self.minis.on;
            return;
        }
        let variant = self.app.variant().clone();
        let text = told!("inside-none", game = named(&variant.name));
        self.tell(ctx, Message { tone: Tone::Refusal, text });
    }

    /// Switches tones on, with one to show how loud they are, or off; says why nothing can be heard where that is so.
    fn switch_sound(&mut self, ctx: &Context) {
        let looks = Looks::of(ctx);
        let on = !looks.sound;
        let said = match SoundFault::of(ctx) {
            Some(fault) => Told::fixed(fault.said()),
            None if on => told!("sound-on"),
            None => told!("sound-off"),
        };
        if SoundFault::of(ctx).is_none() {
            Looks { sound: on, ..looks }.set(ctx);
        }
        if on {
            self.speaker.play(vec![Cue::Move]);
        }
        self.toasts.say_alone(ctx, ToastKind::Done, said, 3);
    }

    /// Asks the other player, or the computer, for a draw.
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
    fn pointed_piece(&self) -> Option<KindId> {
        let scene = self.app.scene();
        let on = |cell: Cell| Some(scene.position.at(cell)).filter(|piece| piece.is_some()).map(Piece::kind);
        let picked = scene.picked.and_then(|picked| match picked {
            Picked::Cell(cell) => on(cell),
            Picked::Held(held) => Some(held.kind),
        });
        self.view.hovered().and_then(on).or(picked).or_else(|| scene.cursor.and_then(on))
    }

    /// Answers a question aloud, and in the panel for those who see it.
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
