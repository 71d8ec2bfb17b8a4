//! The commands of menus and keys: what the rows of `table.rs` say of each, but for what it does; when it can be done, and whether it is
//! on.

pub(super) mod keys;
pub(super) mod menus;
pub(super) mod table;

use egui::{Context, Key, KeyboardShortcut, Modifiers};
use nestmate_core::variant::Side;
use nestmate_text::words::{Tipped, say, tipped};

use crate::app::{App, ControlView, Editor, Trial};
use keys::{Keymap, key_names};
use table::commands;

/// The last four are within others: `Zoom` in `View`, `Access` in `Navigate`, for who plays by ear, and the rest in that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum Menu {
    Game,
    Edit,
    View,
    Navigate,
    Engine,
    Learn,
    Variants,
    Help,
    Zoom,
    Access,
    Ask,
    Scan,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum Sheet {
    Fold,
    Board,
    Game,
    Edit,
    View,
    Navigate,
    Engine,
    Ask,
    Scan,
    Help,
}

/// Where a command can be done besides a game; `NoRound` says where it cannot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    SetUp,
    /// While lessons are open or a puzzle is solved.
    Learning,
    /// On the board of an exercise or a puzzle.
    Board,
    Puzzle,
    /// Not while something is practised: it is about the game that waits, or would tell the answer.
    NoRound,
}

struct Row {
    id: &'static str,
    words: Tipped,
    keys: &'static [KeyboardShortcut],
    menus: &'static [(Menu, u8)],
    sheet: &'static [(Sheet, u8)],
    places: &'static [Place],
    when: fn(&App) -> bool,
}

macro_rules! rows {
    ($($name:ident $id:literal [$($held:ident $key:ident),*] [$($menu:ident $group:literal),*] [$($sheet:ident $($rank:literal)?)?]
        [$($place:ident)*] $when:expr => $does:expr;)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Command {
            $($name,)*
        }

        impl Command {
            /// All commands in the order of the menus; those that ask something are the last.
            pub const ALL: [Self; ROWS.len()] = [$(Self::$name),*];
        }

        const ROWS: &[Row] = &[$(Row {
            id: $id,
            words: tipped!(concat!("command-", $id)),
            keys: &[$(KeyboardShortcut::new($held, Key::$key)),*],
            menus: &[$((Menu::$menu, $group)),*],
            sheet: &[$((Sheet::$sheet, 0 $(+ $rank)?))?],
            places: &[$(Place::$place),*],
            when: $when,
        }),*];
    };
}
commands!(rows);

const PLAIN: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const SHIFT: Modifiers = Modifiers::SHIFT;
const ALT: Modifiers = Modifiers::ALT;
const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ..CTRL };
const ALT_SHIFT: Modifiers = Modifiers { shift: true, ..ALT };

impl Command {
    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    pub fn id(self) -> &'static str {
        self.row().id
    }

    pub(in crate::ui) fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|command| command.id() == id)
    }

    /// The keys that usually do it; the first one is shown.
    pub fn shortcuts(self) -> &'static [KeyboardShortcut] {
        self.row().keys
    }

    pub(in crate::ui) fn in_menu(menu: Menu, group: u8) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |command| command.row().menus.contains(&(menu, group)))
    }

    pub(in crate::ui) fn last_group(menu: Menu) -> u8 {
        ROWS.iter().flat_map(|row| row.menus).filter(|place| place.0 == menu).map(|place| place.1).max().unwrap_or(0)
    }

    /// The commands of a group on the sheet of keys, in order.
    pub(in crate::ui) fn on_sheet(sheet: Sheet) -> Vec<Self> {
        let rank = |command: &Self| command.row().sheet.iter().find(|place| place.0 == sheet).map(|place| place.1);
        let mut commands: Vec<Self> = Self::ALL.into_iter().filter(|command| rank(command).is_some()).collect();
        commands.sort_by_key(rank);
        commands
    }

    pub fn label(self) -> &'static str {
        say(self.row().words.name)
    }

    pub fn tip(self) -> &'static str {
        say(self.row().words.tip)
    }

    /// Whether its keys are the platform's, which tells of them in other words than of keys.
    pub fn is_fixed(self) -> bool {
        matches!(self, Self::CopyGame | Self::CopyPosition | Self::Paste)
    }

    pub fn keys(self, ctx: &Context) -> Vec<String> {
        self.keys_in(ctx, &Keymap::of(ctx))
    }

    /// The keys that are shown, or `none`, for a sentence that tells them.
    pub(in crate::ui) fn key(self, ctx: &Context) -> String {
        self.keys(ctx).into_iter().next().unwrap_or_else(|| "none".to_owned())
    }

    /// A tip, with the keys that are shown behind it.
    pub(in crate::ui) fn with_keys(self, ctx: &Context, tip: &str) -> String {
        let keys = self.keys(ctx).into_iter().next();
        keys.map_or_else(|| tip.to_owned(), |keys| say!("tip-keys", tip = tip, keys = keys))
    }

    /// What its keys write in a field for text, if they write a sign that is no letter and no digit.
    pub(in crate::ui) fn written(self, ctx: &Context) -> Option<&'static str> {
        let keys = Keymap::of(ctx);
        let plain = keys.keys(self).iter().find(|keys| keys.modifiers.is_none())?.logical_key;
        Some(plain.symbol_or_name()).filter(|sign| sign.len() == 1 && !sign.contains(char::is_alphanumeric))
    }

    pub(in crate::ui) fn keys_in(self, ctx: &Context, map: &Keymap) -> Vec<String> {
        let written = |shortcut: &KeyboardShortcut| match shortcut.logical_key {
            Key::Questionmark => "?".to_owned(),
            _ => key_names(&ctx.format_shortcut(shortcut)),
        };
        map.keys(self).iter().map(written).collect()
    }
}

fn always(_: &App) -> bool {
    true
}

fn is_going(app: &App) -> bool {
    app.game().outcome().is_none()
}

fn has_moved(app: &App) -> bool {
    app.game().last_move().is_some()
}

fn goes_on(app: &App) -> bool {
    !app.game().is_at_end()
}

fn has_line(app: &App) -> bool {
    !app.game().line().is_empty()
}

fn has_problems(app: &App) -> bool {
    !app.library().reports().is_empty()
}

fn previews(app: &App) -> bool {
    app.previewed().is_some_and(|shown| !shown.peek)
}

fn can_go_back(app: &App) -> bool {
    previews(app) || has_moved(app)
}

fn can_go_on(app: &App) -> bool {
    previews(app) || goes_on(app)
}

fn can_pass(app: &App) -> bool {
    is_going(app) && app.retry().is_none() && app.game().legal().iter().any(|mv| mv.is_pass())
}

/// A resignation, or a flag that fell before the first move, can be taken back too.
fn can_take_back(app: &App) -> bool {
    has_moved(app) || app.game().ended().is_some_and(|ended| ended.0 == app.game().current())
}

fn can_search(app: &App) -> bool {
    app.retry().is_none() && is_going(app)
}

fn plays_inside(app: &App) -> bool {
    Side::BOTH.into_iter().any(|side| app.inside(side).is_some())
}

fn has_shapes(app: &App) -> bool {
    !app.game().tree().notes(app.game().current()).shapes.is_empty()
}

fn has_siblings(app: &App) -> bool {
    let (game, tree) = (app.game(), app.game().tree());
    tree.parent(game.current()).is_some_and(|parent| tree.children(parent).len() > 1)
}

fn is_in_variation(app: &App) -> bool {
    let (game, tree) = (app.game(), app.game().tree());
    tree.path(game.current()).into_iter().any(|id| tree.rank(id) > 0)
}

impl Command {
    pub fn is_enabled(self, app: &App) -> bool {
        if let Some(editor) = app.editor() {
            return self.is_enabled_in(editor);
        }
        if app.practises() && self.is_for(Place::NoRound) {
            return false;
        }
        if app.learning().is_some() {
            return self.is_for(Place::Learning) || app.exercise().is_some() && self.is_for(Place::Board);
        }
        match app.trial() {
            Some(trial) => self.is_enabled_in_puzzles(app, trial),
            None => (self.row().when)(app),
        }
    }

    /// Whether a menu has it: not what this game never needs, or what is about something that is not there.
    pub(in crate::ui) fn has_sense(self, app: &App) -> bool {
        !matches!(self, Self::FileGames | Self::Pass | Self::Clocks | Self::Rematch | Self::Erase | Self::Introduction | Self::Problems)
            || self.is_enabled(app)
    }

    fn is_for(self, place: Place) -> bool {
        self.row().places.contains(&place)
    }

    fn is_enabled_in(self, editor: &Editor) -> bool {
        match self {
            Self::TakeBack | Self::Undo => editor.can_undo(),
            Self::Redo => editor.can_redo(),
            _ => self.is_for(Place::SetUp),
        }
    }

    fn is_enabled_in_puzzles(self, app: &App, trial: &Trial) -> bool {
        match self {
            Self::Hint | Self::TypeMove => trial.asks(),
            Self::TakeBack => trial.is_over(),
            Self::Start | Self::Back => trial.is_revealed() && has_moved(app),
            Self::Forward | Self::End => trial.is_revealed() && goes_on(app),
            Self::Erase => has_shapes(app),
            _ => [Place::Learning, Place::Board, Place::Puzzle].into_iter().any(|place| self.is_for(place)),
        }
    }

    /// Whether what it switches is on, if it switches anything.
    pub fn switch(self, app: &App) -> Option<bool> {
        let shown = !app.analysis().hidden;
        Some(match self {
            Self::Analysis => app.analysis().on && shown,
            Self::Threat => app.analysis().threat && shown,
            Self::Arrows => app.analysis().arrows,
            Self::Engine => !shown,
            Self::Caution => app.machine().caution.is_some(),
            Self::Control => app.control() != ControlView::Off,
            Self::Clocks => app.is_timed() && !app.clocks_are_on(),
            Self::Lift => app.is_lifted(),
            Self::Faces => (0..app.variant().layers.len()).any(|layer| app.has_inner_faces(layer)),
            Self::Sound => app.settings().look.sound,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_its_words_and_no_others_are_kept() {
        let texts = include_str!("../../assets/words/en/commands.ftl");
        let kept = texts.lines().filter(|line| line.starts_with("command-")).count();
        assert_eq!(kept, Command::ALL.len());
        for command in Command::ALL {
            assert!(command.tip().ends_with(|c: char| c.is_alphabetic()) && command.tip().contains(' '), "{command:?}: {}", command.tip());
        }
    }

    #[test]
    fn no_two_commands_share_an_id() {
        for command in Command::ALL {
            assert_eq!(Command::of_id(command.id()), Some(command));
        }
    }

    #[test]
    fn no_two_commands_share_keys() {
        let mut seen = Vec::new();
        for shortcut in Command::ALL.iter().flat_map(|command| command.shortcuts()) {
            assert!(!seen.contains(shortcut), "{shortcut:?}");
            seen.push(*shortcut);
        }
    }

    #[test]
    fn every_command_with_keys_has_a_place_on_the_sheet() {
        for command in Command::ALL {
            assert_eq!(command.row().sheet.len(), usize::from(!command.shortcuts().is_empty()), "{command:?}");
        }
    }
}
