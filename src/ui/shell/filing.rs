//! The shell's part in files: dialogs for opening and saving, what is dragged in or pasted, the look that is kept, and the way from the wish
//! to close the window to its end.

use std::path::{Path, PathBuf};

use egui::{Context, ViewportCommand};
use nestmate_core::notation::{Dropped, read_position_told};
use nestmate_core::plain::one_line;
use nestmate_core::position::Position;
use nestmate_core::variant::{HouseRules, Variant};
use nestmate_text::words::{key, named, say, told};

use super::Shell;
use crate::app::{Action, GamesWish, Handicap, Leave, NewGame, TextKind, WhereSaved, beside};
use crate::storage::{Link, LookSettings, WindowPlace};
use crate::ui::commands::keys::Keymap;
use crate::ui::desk::Wishes;
use crate::ui::dialogs::{Dialog, Filter, OpenForm, SaveForm};
use crate::ui::frame::toasts::ToastKind;
use crate::ui::frame::{looks, scale};

const GAMES: Filter = (key!("file-games"), &["nestmate", "pgn", "kif", "kifu", "ki2", "csa", "wxf", "ubb"]);

impl Shell {
    pub(super) fn ask_to_open(&mut self, ctx: &Context) {
        self.dialog = Some(Dialog::Open(OpenForm::asking(ctx, &self.app, self.kept.chooser)));
    }

    /// Opens a file, or an address of ours that stands in the place of a path.
    pub fn open_file(&mut self, ctx: &Context, path: PathBuf) {
        let link = path.to_str().filter(|text| Link::is_one(text)).map(str::to_owned);
        let form = match link {
            Some(link) => OpenForm::linked(ctx, &self.app, link),
            None => OpenForm::reading(ctx, &self.app, path),
        };
        self.dialog = Some(Dialog::Open(form));
    }

    /// Lists the games of the file that the one on the board is from, as the file is now.
    pub(super) fn list_file(&mut self, ctx: &Context) {
        if let Some(path) = self.app.file().map(Path::to_owned) {
            self.open_file(ctx, path);
        }
    }

    /// Begins a game of this id, unless one of it, by the same definition, is open already.
    pub fn open_on(&mut self, id: &str) {
        let same = |now: &Variant| now.id == id && self.app.library().definition(id).is_some_and(|definition| definition == now.definition);
        if !same(self.app.variant()) {
            let (game, house, handicap) = (id.to_owned(), HouseRules::default(), Handicap::default());
            let setup = NewGame { game, house, handicap, start: None, ..self.app.setup().clone() };
            self.act(Action::New(setup));
        }
    }

    pub(super) fn paste(&mut self, ctx: &Context, text: String, wishes: &mut Wishes) {
        // What is no position of the game on the board, or has more to say, can be one of another.
        let is_plain = |read: (Position, Vec<Dropped>)| read.1.is_empty();
        let fits = || self.app.editor().is_some() || read_position_told(self.app.variant(), text.trim()).is_ok_and(is_plain);
        if TextKind::of(&text) == TextKind::Position && fits() {
            wishes.push(Action::SetPosition(text));
        } else {
            self.dialog = Some(Dialog::Open(OpenForm::pasted(ctx, &self.app, text)));
        }
    }

    pub(super) fn save(&mut self, ctx: &Context, wishes: &mut Wishes) {
        match self.app.home().map(Path::to_owned) {
            Some(file) => wishes.push(Action::Save(file)),
            None if self.app.is_own_game() => wishes.push(Action::Games(GamesWish::Keep)),
            None => self.save_as(ctx),
        }
    }

    pub(super) fn save_as(&mut self, ctx: &Context) {
        let path = match self.app.file() {
            Some(file) if self.app.home().is_none() => beside(file),
            Some(file) => file.to_owned(),
            None => PathBuf::from(self.app.file_name()),
        };
        self.ask_where(ctx, &path);
    }

    pub(super) fn ask_where(&mut self, ctx: &Context, path: &Path) {
        self.dialog = Some(Dialog::Save(SaveForm::asking(ctx, &self.app, GAMES, path, self.kept.chooser)));
    }

    pub(super) fn take_dropped(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        if let Some(path) = dropped {
            self.open_file(ctx, path);
        }
    }

    pub(super) fn restore_look(&self, ctx: &Context) {
        let look = &self.app.settings().look;
        scale::choose(ctx, look.zoom);
        Keymap::read(&look.keys).set(ctx);
        looks::set(ctx, look.clone());
    }

    /// Remembers how the window looks now, and says in its title what is on the board.
    pub(super) fn remember_look(&mut self, ctx: &Context) {
        let (known, factor) = (self.app.settings().look.window, ctx.zoom_factor());
        let window = ctx.input(|input| {
            let viewport = input.viewport();
            let fills = viewport.fullscreen == Some(true) || viewport.minimized == Some(true);
            // The place is kept as it would be without zoom: so the system is asked for it.
            let scaled = |length: f32| (length * factor).round();
            let size = viewport.inner_rect.map(|rect| (scaled(rect.width()), scaled(rect.height()))).filter(|_| !fills)?;
            let maximized = viewport.maximized == Some(true);
            let at = viewport.outer_rect.map(|rect| (scaled(rect.left()), scaled(rect.top())));
            // The size that it goes back to is that of the time before.
            let usual = known.filter(|_| maximized);
            Some(usual.map_or(WindowPlace { at, size, maximized }, |usual| WindowPlace { maximized, ..usual }))
        });
        self.app.set_look(LookSettings {
            zoom: scale::chosen(ctx),
            inside: self.minis.on,
            inside_width: self.minis.width,
            panel: self.kept.tabs.width,
            below: self.kept.tabs.below,
            window: window.or(known),
            keys: Keymap::of(ctx).words(),
            ..(*looks::of(ctx)).clone()
        });
        // While a puzzle is solved the file is that of the game that waits.
        let file = self
            .app
            .file()
            .filter(|_| self.app.trial().is_none())
            .and_then(Path::file_name)
            .map(|name| name.to_string_lossy().into_owned());
        let file = file.map(|name| if self.app.is_copy() { say!("file-copy", name = name.as_str()) } else { name });
        let file = file.map_or_else(String::new, |name| format!(" – {name}"));
        // As editors mark what is not saved.
        let mark = if matches!(self.app.safe(), WhereSaved::Changed(_)) { "• " } else { "" };
        // A title with a character that cannot be shown would be refused, or read as another.
        let title = one_line(&format!("{mark}{}{file} – Nestmate", named(&self.app.variant().name))).into_owned();
        if self.title != title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Leaving {
    #[default]
    No,
    /// The user has wanted to quit while asked where or how to save, and has been told so.
    Asked,
    /// The user has wanted to quit in the frame of this number; the game or one of the user's files is being written.
    Waiting(u64),
    Sure,
}

impl Shell {
    /// Lets the window close once the game is on the disk, or once the user has decided what becomes of it.
    pub(super) fn watch_leaving(&mut self, ctx: &Context) {
        let asked = ctx.input(|input| input.viewport().close_requested());
        let now = ctx.cumulative_frame_nr();
        let saving = matches!(self.dialog, Some(Dialog::Save(_) | Dialog::Conflict(_)));
        if self.leaving == Leaving::Asked && !saving {
            self.leaving = Leaving::No;
        }
        if asked && saving && self.leaving == Leaving::No {
            self.leaving = Leaving::Asked;
            self.toasts.say(ctx, ToastKind::Info, told!("leave-answer"), 6);
            return ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
        if asked && matches!(self.leaving, Leaving::No | Leaving::Asked) {
            self.app.prepare_to_leave();
            self.leaving = Leaving::Waiting(now);
        }
        let Leaving::Waiting(since) = self.leaving else {
            // Messages of this frame are on the screen before anyone asks to quit again.
            return self.app.told_of_failures();
        };
        match self.app.leave() {
            Leave::Now => {
                self.leaving = Leaving::Sure;
                if !asked {
                    ctx.send_viewport_cmd(ViewportCommand::Close);
                }
                return;
            }
            // Whoever asks again does not want to wait any longer.
            Leave::Wait if asked && since != now => self.ask_about_leaving(Leave::Lose(told!("leave-slow"))),
            Leave::Wait => {}
            Leave::Stay => self.leaving = Leaving::No,
            leave @ (Leave::Lose(_) | Leave::Explain(_)) => self.ask_about_leaving(leave),
        }
        if asked {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    fn ask_about_leaving(&mut self, leave: Leave) {
        self.leaving = Leaving::No;
        if matches!(leave, Leave::Explain(_)) {
            self.app.told_of_keeping();
        }
        self.dialog = Some(Dialog::Leaving(leave));
    }

    /// Closes the window although what the game has is `lost` then.
    pub(super) fn quit(&mut self, ctx: &Context, lost: bool) {
        self.leaving = Leaving::Sure;
        if lost {
            self.app.abandon();
        }
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }
}
