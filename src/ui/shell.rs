//! The window's inside: menus, board and panels, dialogs and toasts, and the way from what the user does to the app.

mod dialogs;
mod doing;
mod filing;
mod telling;

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use egui::{CentralPanel, Context, Id, Rect, Ui};
use nestmate_core::variant::{Library, Piece, Side};
use nestmate_engine::task::Wake;
use nestmate_text::words::{Spoken, Told};

use super::bar;
use super::board::{self, BoardEvent, BoardTheme, BoardView};
use super::commands::keys::drop_letters_of_commands;
use super::commands::menus;
use super::desk::{Desk, DeskKept, Wishes};
use super::dialogs::Dialog;
use super::drawers::Drawer;
use super::ending::EndCard;
use super::frame::desktop::DesktopWatch;
use super::frame::focus::FocusKeeper;
use super::frame::sound::Speaker;
use super::frame::toasts::Messages;
use super::frame::voice::Voice;
use super::frame::{looks, scale, theme};
use super::intro::IntroPage;
use super::lattices::Lattices;
use super::letters::{FontPlace, Letters};
use super::minis::Minis;
use super::panels::{self, Alone, Beside, Rooms, Tabs};
use super::rules::RulesPage;
use super::workbench::Workbench;
use crate::app::{Action, App, Calendar, Edit, Inquiry, Scene, See, Sketch, Speech, StartError};
use crate::storage::Store;
use filing::Leaving;

pub struct Shell {
    app: App,
    kept: DeskKept,
    minis: Minis,
    lattices: Lattices,
    ending: EndCard,
    intro: Option<Box<IntroPage>>,
    /// Since when the key is held that lifted the games, in the seconds of the window's clock.
    lifting: Option<f64>,
    alone: Alone,
    drawer: Drawer,
    rules: RulesPage,
    toasts: Messages,
    voice: Voice,
    letters: Letters,
    dialog: Option<Dialog>,
    /// The definition that is being written, once the workbench has been opened.
    workbench: Option<Box<Workbench>>,
    speaker: Speaker,
    board: Id,
    focus: FocusKeeper,
    menu_open: bool,
    to_menus: bool,
    /// The context of the window, known from the first frame on; the search thread wakes it.
    ctx: Arc<OnceLock<Context>>,
    desktop: Option<DesktopWatch>,
    leaving: Leaving,
    title: String,
    serial: u64,
}

impl Shell {
    /// A window with the first game of the library.
    ///
    /// # Errors
    /// If the library has no game that can be played.
    pub fn new(library: Library) -> Result<Self, StartError> {
        Self::begin(library, App::new)
    }

    /// A window as it was when the program ended last; everything that happens is kept.
    ///
    /// # Errors
    /// If the library has no game that can be played.
    pub fn resume(library: Library, store: Store) -> Result<Self, StartError> {
        Self::begin(library, |library, wake| App::resume(library, store, wake))
    }

    /// Lets files be asked for with the desktop's file chooser where there is one.
    #[must_use]
    pub fn with_chooser(mut self) -> Self {
        self.kept.chooser = true;
        self
    }

    /// Speaks to screen readers that read out descriptions but no announcements, too. What `probe` makes finds out, each time that
    /// something is said and on a thread of its own, whether one is there.
    #[must_use]
    pub fn with_reader(mut self, probe: fn() -> Box<dyn FnMut() -> bool>) -> Self {
        self.voice.announce_to(probe, waker(&self.ctx));
        self
    }

    #[must_use]
    pub fn with_fonts(self, folder: PathBuf) -> Self {
        let wake = waker(&self.ctx);
        Self { letters: Letters::new(FontPlace::Folder(folder), wake), ..self }
    }

    /// Lets be heard what happens. `path` is where programs are looked for that play sounds, on systems that need one.
    #[must_use]
    pub fn with_sound(self, path: OsString) -> Self {
        Self { speaker: Speaker::new(path), ..self }
    }

    /// Follows what the desktop wishes of the looks of all programs, on the bus of this address or on that of the session.
    #[must_use]
    pub fn following_desktop(self, bus: Option<String>) -> Self {
        Self { desktop: Some(DesktopWatch::start(bus, waker(&self.ctx))), ..self }
    }

    /// Asks another clock than the system's when something is to be practised again.
    #[must_use]
    pub fn with_calendar(mut self, calendar: Calendar) -> Self {
        self.app.set_calendar(calendar);
        self
    }

    fn begin(library: Library, app: impl FnOnce(Library, Wake) -> Result<App, StartError>) -> Result<Self, StartError> {
        let ctx: Arc<OnceLock<Context>> = Arc::default();
        let dialog = (!library.reports().is_empty()).then(|| Dialog::Problems(Spoken::default()));
        let app = app(library, waker(&ctx))?;
        let (look, serial) = (app.settings().look.clone(), app.serial());
        Ok(Self {
            app,
            kept: DeskKept { view: BoardView::new().telling(), tabs: Tabs::new(look.panel, look.below), ..DeskKept::default() },
            minis: Minis::new(look.inside, look.inside_width),
            lattices: Lattices::default(),
            ending: EndCard::default(),
            intro: None,
            alone: Alone::default(),
            drawer: Drawer::default(),
            rules: RulesPage::default(),
            toasts: Messages::default(),
            voice: Voice::default(),
            letters: Letters::new(FontPlace::System, waker(&ctx)),
            dialog,
            workbench: None,
            lifting: None,
            speaker: Speaker::default(),
            board: Id::NULL,
            focus: FocusKeeper::default(),
            menu_open: false,
            to_menus: false,
            ctx,
            desktop: None,
            leaving: Leaving::No,
            title: String::new(),
            serial,
        })
    }

    pub fn app(&self) -> &App {
        &self.app
    }

    /// Where the board is, without its letters and numbers, in points.
    pub fn board(&self) -> Option<Rect> {
        self.kept.view.frame()
    }

    pub fn game_text(&self) -> String {
        self.app.game_text()
    }

    pub fn act(&mut self, action: Action) {
        self.update(action);
    }

    /// Lets the app take in what the searches have found. To be called even while the window is out of sight.
    pub fn tick(&mut self, ctx: &Context) {
        if let Some(desktop) = &self.desktop {
            desktop.follow(ctx);
        }
        self.app.poll(ctx.input(|input| input.viewport().visible() != Some(false)));
        let mut trouble = Told::NOTHING;
        self.kept.pupil.follow(&mut trouble);
        if !trouble.is_nothing() {
            self.inform(trouble);
        }
        // A game of the user's own may have come onto the board.
        self.follow_game();
        self.ending.note(&self.app, false, ctx.input(|input| input.time));
        if let Some(rest) = self.app.rest() {
            ctx.request_repaint_after(rest);
        }
    }

    pub fn show(&mut self, ui: &mut Ui) {
        self.ctx.get_or_init(|| {
            theme::install(ui.ctx());
            self.letters.begin(ui.ctx());
            self.restore_look(ui.ctx());
            ui.ctx().clone()
        });
        scale::follow(ui.ctx());
        self.tick(ui.ctx());
        drop_letters_of_commands(ui.ctx());
        if let Some(told) = self.letters.follow(ui.ctx()) {
            self.inform(told);
        }
        self.forget_refusal();
        if self.show_intro(ui) {
            return self.letters.request_frame(ui.ctx());
        }
        self.take_dropped(ui.ctx());
        self.leave_alone(ui.ctx());
        let mut wishes = Wishes::default();
        wishes.extend(self.kept.tabs.follow(&self.app));
        let theme = theme::board(ui.ctx());
        let alone = self.alone.on;
        if !alone {
            self.menus(ui, &theme, &mut wishes);
        }
        let modal = self.dialog.is_some();
        self.app.set_covered(modal);
        let scene = Scene { detail: looks::of(ui.ctx()).badges, ..self.scene() };
        // The panels show what the reserves hold while the move is still on its way.
        self.kept.view.notice(ui, &scene);
        self.kept.beside = Beside::of(&self.app, ui.available_size(), self.kept.tabs.width, ui.pixels_per_point());
        if alone {
            self.kept.view.point_at(None);
        } else {
            self.around(ui, &scene, &theme, &mut wishes);
        }
        let ground = theme::area(ui.ctx(), theme.ground);
        let board = CentralPanel::default().frame(if alone { ground.inner_margin(0) } else { ground }).show(ui, |ui| {
            let (app, kept) = (&self.app, &mut self.kept);
            let mut desk = Desk { app, theme: &theme, kept, wishes: &mut wishes };
            if app.learning().is_some() && app.exercise().is_none() {
                panels::course_page(ui, &mut desk);
                return board::board_id(ui);
            }
            let editing = app.editor().is_some();
            let events = if alone {
                let rooms = Rooms::of(app, ui.max_rect(), ui.pixels_per_point());
                desk.kept.view.lettering = rooms.lettering;
                let events = board::show_in(ui, rooms.board, &scene, &mut desk.kept.view, &theme);
                panels::corner(ui, &mut desk, (rooms.told, rooms.stands));
                events
            } else {
                let stands = panels::lay_stands(ui, &mut desk);
                bar::show(ui, app, (desk.kept.beside.bar, desk.kept.view.is_zoomed()), &theme);
                let events = board::show(ui, &scene, &mut desk.kept.view, &theme);
                panels::show_stands(ui, &mut desk, &stands);
                events
            };
            if events.contains(&BoardEvent::Activate) && !editing && !modal && is_idle(&scene) {
                // Nothing else comes of it.
                self.voice.say(Speech::calm(self.app.answer(Inquiry::Moves)));
            }
            let erased = self.kept.view.hover.filter(|_| editing && ui.input(|input| input.pointer.secondary_clicked()));
            wishes.extend(events.into_iter().filter(|_| !modal).map(|event| match (event, erased) {
                (BoardEvent::Cancel, Some(cell)) => Action::Sketch(Sketch::Put(cell, Piece::NONE)),
                (BoardEvent::DropOutside, _) if editing => Action::Sketch(Sketch::Discard),
                (BoardEvent::Draw(_), _) if editing => erased.map_or(Action::Cancel, |cell| Action::Sketch(Sketch::Put(cell, Piece::NONE))),
                // The right button first ends what is under way.
                (BoardEvent::Draw(shape), _) if shape.is_circle() && !self.app.premoves().is_empty() && self.app.picked().is_none() => {
                    Action::DropPremoves
                }
                (BoardEvent::Draw(shape), _) if self.app.learning().is_some() || shape.is_circle() && self.app.is_busy() => Action::Cancel,
                (event, _) => action_of(event),
            }));
            board::board_id(ui)
        });
        self.board = board.inner;
        if !modal && !self.app.is_choosing() {
            let mut desk = Desk { app: &self.app, theme: &theme, kept: &mut self.kept, wishes: &mut wishes };
            self.ending.show(ui.ctx(), board.response.rect, &mut desk);
        }
        self.dialogs(ui.ctx(), &mut wishes);
        if !modal {
            self.keys(ui.ctx(), &mut wishes);
        }
        self.apply(ui.ctx(), wishes);
        self.speaker.listen(ui.ctx(), &self.app, looks::of(ui.ctx()).sound);
        self.remember_look(ui.ctx());
        self.toasts.show(ui.ctx());
        self.focus.keep(ui.ctx(), self.board, modal || self.dialog.is_some());
        self.speak(ui);
        self.watch_leaving(ui.ctx());
        self.letters.request_frame(ui.ctx());
    }
}

impl Shell {
    /// What stands around the board: the panel or a drawer in its place, the lattices, the boards of the games inside.
    fn around(&mut self, ui: &mut Ui, scene: &Scene, theme: &BoardTheme, wishes: &mut Wishes) {
        let (modal, mut covered) = (self.dialog.is_some(), Wishes::default());
        let mut desk = Desk { app: &self.app, theme, kept: &mut self.kept, wishes: &mut covered };
        let shut = panels::side(ui, &mut desk, |ui, desk| {
            let open = self.drawer.show(ui, &mut self.rules, desk);
            open.unwrap_or_else(|| {
                panels::show(ui, &mut Desk { app: desk.app, theme, kept: desk.kept, wishes });
                false
            })
        });
        self.lattices.show(ui, scene, &mut desk);
        let small = self.minis.show(ui, desk.app, theme);
        desk.wishes.extend(small.into_iter().filter(|_| !desk.app.is_choosing()).map(action_of));
        if !modal {
            wishes.extend(covered.take());
            if shut {
                self.drawer = Drawer::Shut;
            }
        }
    }

    fn menus(&mut self, ui: &mut Ui, theme: &BoardTheme, wishes: &mut Wishes) {
        let elsewhere = !matches!(self.dialog, Some(Dialog::Workbench | Dialog::Learning));
        let mut desk = Desk { app: &self.app, theme, kept: &mut self.kept, wishes };
        let mut learning = false;
        menus::show(ui, &mut desk, std::mem::take(&mut self.to_menus), |ui, desk| learning = elsewhere && desk.kept.pupil.notice(ui));
        if learning {
            self.dialog = Some(Dialog::Learning);
        }
    }

    /// What the board shows, with the piece that is pointed at on the page of rules pointed out.
    pub fn scene(&self) -> Scene {
        let scene = self.app.scene();
        let Some(kind) = self.rules.lit.filter(|_| matches!(self.drawer, Drawer::Rules)) else { return scene };
        let cells = Side::BOTH.into_iter().flat_map(|side| scene.position.pieces(side).iter());
        let place = cells.filter(|&cell| scene.position.at(cell).kind() == kind).collect();
        Scene { place, ..scene }
    }
}

/// Whether nothing is picked up and there is no piece under the keyboard's cursor.
fn is_idle(scene: &Scene) -> bool {
    scene.picked.is_none() && scene.cursor.is_some_and(|cell| scene.position.at(cell).is_none())
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
        BoardEvent::Put(piece, cell) => Action::Sketch(Sketch::Put(cell, piece)),
        BoardEvent::DropOutside | BoardEvent::Cancel => Action::Cancel,
        BoardEvent::Draw(shape) => Action::Edit(None, Edit::Draw(shape)),
        BoardEvent::Hover(cell) => Action::Hover(cell),
        BoardEvent::Choose(mv) => Action::Choose(mv),
        BoardEvent::Cursor(cell) => Action::Cursor(cell),
        BoardEvent::Activate => Action::Activate,
        BoardEvent::Unfold => Action::See(See::Fold(None)),
    }
}
