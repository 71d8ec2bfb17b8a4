//! The window's inside: menus, board and panels, dialogs and toasts, and the way from what the user does to the app.

mod filing;

use std::sync::{Arc, OnceLock};

use egui::{CentralPanel, Context, Frame, Ui, ViewportCommand};

use super::bar;
use super::board::{self, BoardEvent, BoardView};
use super::command::{Command, Effect};
use super::dialogs::{self, BindingsForm, DetailsForm, Dialog, ExportForm, Fate, FindForm, NewGameForm, SaveFate};
use super::keys::{self, Pressed};
use super::menus::{self, Wish};
use super::minis::Minis;
use super::panels::{self, Desk, MovesView, Refusal, SetUpView, Tabs, TypedView};
use super::theme;
use super::toasts::{Kind, Messages};
use super::workbench::Workbench;
use crate::app::{Action, App, Learn, Message, Sketch, StartError, Tone, Wake};
use crate::game::record_text;
use crate::storage::Store;
use crate::variant::{Library, Man};
use crate::words::{Spoken, Told, named, say, told};

/// Everything inside the window. It is shown once a frame.
pub struct Shell {
    app: App,
    view: BoardView,
    moves: MovesView,
    setup: SetUpView,
    typed: TypedView,
    tabs: Tabs,
    minis: Minis,
    toasts: Messages,
    dialog: Option<Dialog>,
    /// The definition that is being written, once the workbench has been opened.
    workbench: Option<Box<Workbench>>,
    #[cfg(feature = "sound")]
    speaker: super::sound::Speaker,
    /// The last sentence that said why something cannot be done; gone with the next thing that can.
    refusal: Option<Refusal>,
    /// The context of the window, known from the first frame on; the search thread wakes it.
    ctx: Arc<OnceLock<Context>>,
    /// Whether files are asked for with the desktop's file chooser.
    chooser: bool,
    /// What the window's title says.
    title: String,
}

impl Shell {
    /// A window with the first game of the library.
    ///
    /// # Errors
    /// If the library has no game that can be played.
    pub fn new(library: Library) -> Result<Self, StartError> {
        let ctx: Arc<OnceLock<Context>> = Arc::default();
        let problems = !library.reports().is_empty();
        let app = App::new(library, waker(&ctx))?;
        Ok(Self::of(app, ctx, problems))
    }

    /// A window as it was when the program ended last; everything that happens is kept.
    ///
    /// # Errors
    /// If the library has no game that can be played.
    pub fn resume(library: Library, store: Store) -> Result<Self, StartError> {
        let ctx: Arc<OnceLock<Context>> = Arc::default();
        let problems = !library.reports().is_empty();
        let app = App::resume(library, store, waker(&ctx))?;
        Ok(Self::of(app, ctx, problems))
    }

    /// Lets files be asked for with the desktop's file chooser where there is one.
    #[must_use]
    pub fn with_chooser(self) -> Self {
        Self { chooser: true, ..self }
    }

    fn of(app: App, ctx: Arc<OnceLock<Context>>, problems: bool) -> Self {
        let dialog = problems.then(|| Dialog::Problems(Spoken::default()));
        let (view, moves, tabs) = (BoardView::new(), MovesView::default(), Tabs::default());
        let minis = Minis::new(app.settings().look.inside);
        let (setup, typed) = (SetUpView::default(), TypedView::default());
        Self {
            app,
            view,
            moves,
            setup,
            typed,
            tabs,
            minis,
            toasts: Messages::new(),
            dialog,
            workbench: None,
            #[cfg(feature = "sound")]
            speaker: super::sound::Speaker::new(),
            refusal: None,
            ctx,
            chooser: false,
            title: String::new(),
        }
    }

    /// What the window is about.
    #[must_use]
    pub fn app(&self) -> &App {
        &self.app
    }

    /// The game as it is put on the clipboard.
    #[must_use]
    pub fn game_text(&self) -> String {
        record_text(self.app.game())
    }

    /// Does something as if the user had asked for it.
    pub fn act(&mut self, action: Action) {
        self.update(action);
    }

    /// Lets the app take in what the searches have found. To be called even while the window is out of sight.
    pub fn tick(&mut self, ctx: &Context) {
        self.app.poll(ctx.input(|input| input.viewport().visible() != Some(false)));
        if let Some(rest) = self.app.rest() {
            ctx.request_repaint_after(rest);
        }
    }

    /// Shows everything, and does what the user asks for.
    pub fn show(&mut self, ui: &mut Ui) {
        self.ctx.get_or_init(|| {
            theme::install(ui.ctx());
            self.restore_look(ui.ctx());
            ui.ctx().clone()
        });
        self.tick(ui.ctx());
        self.take_dropped(ui.ctx());
        self.tabs.follow(&self.app);
        let mut actions = Vec::new();
        let mut wishes = Vec::new();
        let theme = theme::board(ui.ctx());
        menus::show(ui, &self.app, &mut wishes);
        let refusal = self.refusal.as_ref();
        let (app, view) = (&self.app, &mut self.view);
        let (moves, setup, tabs, typed) = (&mut self.moves, &mut self.setup, &mut self.tabs, &mut self.typed);
        let mut desk = Desk { app, view, tabs, theme: &theme, refusal, moves, setup, typed, actions: &mut actions };
        panels::show(ui, &mut desk);
        let modal = self.dialog.is_some();
        let small = self.minis.show(ui, &self.app, &theme);
        actions.extend(small.into_iter().filter(|_| !modal && !self.app.is_choosing()).map(action_of));
        let ground = Frame::new().fill(theme.ground).inner_margin(4);
        let board = CentralPanel::default().frame(ground).show(ui, |ui| {
            if self.app.learning().is_some() && self.app.exercise().is_none() {
                panels::course_page(ui, &self.app, &mut self.view, &theme, &mut actions);
                return board::board_id(ui);
            }
            bar::show(ui, &self.app, self.view.is_zoomed(), &theme);
            let events = board::show(ui, &self.app.scene(), &mut self.view, &theme);
            let editing = self.app.editor().is_some();
            let erased = self.view.hovered().filter(|_| editing && ui.input(|input| input.pointer.secondary_clicked()));
            actions.extend(events.into_iter().filter(|_| !modal).map(|event| match (event, erased) {
                (BoardEvent::Cancel, Some(cell)) => Action::Sketch(Sketch::Put(cell, Man::NONE)),
                (BoardEvent::DropOutside, _) if editing => Action::Sketch(Sketch::Discard),
                (event, _) => action_of(event),
            }));
            board::board_id(ui)
        });
        self.dialogs(ui.ctx(), &mut actions);
        if !modal {
            self.keys(ui.ctx(), board.inner, &mut actions);
        }
        for wish in wishes {
            self.grant(ui.ctx(), wish, &mut actions);
        }
        self.apply(ui.ctx(), actions);
        #[cfg(feature = "sound")]
        self.speaker.listen(&self.app, super::looks::Looks::of(ui.ctx()).sound);
        self.remember_look(ui.ctx());
        self.toasts.show(ui.ctx());
    }

    fn apply(&mut self, ctx: &Context, actions: Vec<Action>) {
        for action in actions {
            if !matches!(action, Action::Hover(_) | Action::HoverHeld(_)) {
                self.refusal = None;
            }
            self.update(action);
            // What has been painted in this frame is out of date.
            ctx.request_repaint();
        }
        for message in self.app.take_messages() {
            self.tell(ctx, message);
        }
    }

    /// Lets the app do it; a definition file is followed by what is wrong in it, or by the choice of a game.
    fn update(&mut self, action: Action) {
        let loaded = matches!(action, Action::Load(_));
        let problems = self.app.library().reports().len();
        self.app.update(action);
        if loaded {
            let whole = self.app.library().reports().len() == problems;
            self.dialog =
                Some(if whole { Dialog::NewGame(NewGameForm::new(&self.app, None)) } else { Dialog::Problems(Spoken::default()) });
        }
    }

    fn tell(&mut self, ctx: &Context, Message { tone, text }: Message) {
        match tone {
            Tone::Info => self.toasts.say(ctx, Kind::Info, text.clone(), 4),
            // The panel says it at once and keeps saying it; a toast would only cover something.
            Tone::Refusal => {}
            Tone::Error => self.toasts.say(ctx, Kind::Error, text.clone(), 10),
        }
        self.refusal = Some(Refusal { text, tone, since: ctx.input(|input| input.time) });
        ctx.request_repaint();
    }

    fn keys(&mut self, ctx: &Context, board: egui::Id, actions: &mut Vec<Action>) {
        let focused = ctx.memory(egui::Memory::focused);
        if ctx.input(|input| input.key_pressed(egui::Key::Escape)) {
            let out = self.app.learning().map(|learning| if learning.open().is_some() { Learn::Course } else { Learn::Leave });
            let action = if self.app.is_busy() { Some(Action::Cancel) } else { out.map(Action::Learn) };
            actions.extend(action);
        }
        for pressed in keys::pressed(ctx, focused.is_some_and(|focused| focused != board)) {
            match pressed {
                Pressed::Command(command) if command.is_enabled(&self.app) => self.grant(ctx, Wish::Command(command), actions),
                Pressed::Command(_) => {}
                Pressed::Action(action) => actions.push(action),
                Pressed::Paste(text) => self.paste(ctx, text, actions),
                // The platform tells of Ctrl+C and of Ctrl+Shift+C in the same words.
                Pressed::Copy if ctx.input(|input| input.modifiers.shift) => self.command(ctx, Command::CopyPosition),
                Pressed::Letter(text) => self.typed.begin(&text),
                Pressed::Copy => self.command(ctx, Command::CopyGame),
            }
        }
    }

    fn grant(&mut self, ctx: &Context, wish: Wish, actions: &mut Vec<Action>) {
        match wish {
            Wish::Action(action) => actions.push(action),
            Wish::Begin(game) => self.dialog = Some(Dialog::NewGame(NewGameForm::new(&self.app, Some(game)))),
            Wish::Open(path) => self.open_file(ctx, path),
            Wish::Command(command) => match command.effect() {
                Effect::App(action) => actions.push(action),
                Effect::Shell if command == Command::Save => self.save(ctx, actions),
                Effect::Shell => self.command(ctx, command),
            },
        }
    }

    fn copy(&mut self, ctx: &Context, text: String, done: Told) {
        ctx.copy_text(text);
        self.toasts.say_alone(ctx, Kind::Done, done, 3);
    }

    /// The commands that are about the window itself.
    fn command(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::NewGame => self.dialog = Some(Dialog::NewGame(NewGameForm::new(&self.app, None))),
            Command::Open => self.ask_to_open(ctx),
            Command::SaveAs => self.save_as(ctx),
            Command::Export => self.dialog = Some(Dialog::Export(ExportForm::new(ctx, &self.app, false))),
            Command::RulesPage => self.dialog = Some(Dialog::Export(ExportForm::new(ctx, &self.app, true))),
            Command::Details => self.dialog = Some(Dialog::Details(DetailsForm::new(&self.app))),
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
            Command::Inside => self.minis.on = !self.minis.on,
            Command::Find => self.dialog = Some(Dialog::Find(FindForm::default())),
            Command::AboutGame => self.dialog = Some(Dialog::AboutGame),
            Command::Workbench => self.dialog = Some(Dialog::Workbench),
            Command::Problems => self.dialog = Some(Dialog::Problems(Spoken::default())),
            Command::Looks => self.dialog = Some(Dialog::Looks),
            Command::Bindings => self.dialog = Some(Dialog::Bindings(BindingsForm::default())),
            Command::Keys => self.dialog = Some(Dialog::Keys),
            Command::About => self.dialog = Some(Dialog::About),
            _ => {}
        }
    }

    fn dialogs(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
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
            Dialog::Keys => dialogs::modal(ctx, say("dialog-keys"), 560.0, dialogs::keys),
            Dialog::About => dialogs::modal(ctx, "Nestmate", 420.0, dialogs::about),
        };
        if fate == Fate::Close {
            self.dialog = None;
        }
    }
}

/// Draws the window's next frame soon; called from any thread.
fn waker(ctx: &Arc<OnceLock<Context>>) -> Wake {
    let ctx = Arc::clone(ctx);
    Arc::new(move || ctx.get().into_iter().for_each(Context::request_repaint))
}

fn action_of(event: BoardEvent) -> Action {
    match event {
        BoardEvent::Press(cell) => Action::Press(cell),
        BoardEvent::PickUp(picked) => Action::PickUp(picked),
        BoardEvent::Drag { from, to } => Action::Drag(from, to),
        BoardEvent::Put(man, cell) => Action::Sketch(Sketch::Put(cell, man)),
        BoardEvent::DropOutside | BoardEvent::Cancel => Action::Cancel,
        BoardEvent::Hover(cell) => Action::Hover(cell),
        BoardEvent::Choose(mv) => Action::Choose(mv),
        BoardEvent::Cursor(cell) => Action::Cursor(cell),
        BoardEvent::Activate => Action::Activate,
    }
}
