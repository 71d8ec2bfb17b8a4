//! What the rows of `table.rs` say of each command, but for what it does.

mod state;

use egui::{Context, Key, KeyboardShortcut, Modifiers};
use nestmate_text::words::{Tipped, say, tipped};

use crate::app::App;
use crate::ui::commands::keymap::{Keymap, key_names};
use crate::ui::commands::table::commands;
use state::{
    always, can_go_back, can_go_on, can_pass, can_search, can_take_back, folds, goes_on, has_line, has_moved, has_problems, has_shapes,
    has_siblings, is_going, is_in_variation,
};

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
    /// A menu within `Navigate`.
    Ask,
    /// A menu within `Navigate`.
    Scan,
}

/// A group on the sheet of keys.
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
    /// While a position is set up.
    SetUp,
    /// While lessons are open or a puzzle is solved.
    Learning,
    /// On the board of an exercise or a puzzle.
    Board,
    /// While a puzzle is solved.
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
        /// Something that a menu entry or a key does.
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
            keys: &[$($held(Key::$key)),*],
            menus: &[$((Menu::$menu, $group)),*],
            sheet: &[$((Sheet::$sheet, 0 $(+ $rank)?))?],
            places: &[$(Place::$place),*],
            when: $when,
        }),*];
    };
}
commands!(rows);

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}

const fn alt_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers { shift: true, ..Modifiers::ALT }, key)
}

const fn both(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers { shift: true, ..Modifiers::COMMAND }, key)
}

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

    /// The entries of one group of a menu.
    pub(in crate::ui) fn in_menu(menu: Menu, group: u8) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |command| command.row().menus.contains(&(menu, group)))
    }

    /// The last group of a menu.
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

    /// The words of the menu entry.
    pub fn label(self) -> &'static str {
        say(self.row().words.name)
    }

    /// A sentence for the tooltip and the key sheet.
    pub fn tip(self) -> &'static str {
        say(self.row().words.tip)
    }

    /// Whether its keys are the platform's, which tells of them in other words than of keys.
    pub fn is_fixed(self) -> bool {
        matches!(self, Self::CopyGame | Self::CopyPosition | Self::Paste)
    }

    /// The keys that do it, as they are written on them.
    pub fn keys(self, ctx: &Context) -> Vec<String> {
        self.keys_in(ctx, &Keymap::of(ctx))
    }

    /// What its keys write in a field for text, if they write a sign that is no letter and no digit.
    pub(in crate::ui) fn written(self, ctx: &Context) -> Option<&'static str> {
        let keys = Keymap::of(ctx);
        let plain = keys.keys(self).iter().find(|keys| keys.modifiers.is_none())?.logical_key;
        Some(plain.symbol_or_name()).filter(|sign| sign.len() == 1 && !sign.contains(char::is_alphanumeric))
    }

    /// The same with these keys in use.
    pub(in crate::ui) fn keys_in(self, ctx: &Context, map: &Keymap) -> Vec<String> {
        let written = |shortcut: &KeyboardShortcut| match shortcut.logical_key {
            Key::Questionmark => "?".to_owned(),
            _ => key_names(&ctx.format_shortcut(shortcut)),
        };
        map.keys(self).iter().map(written).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_its_words_and_no_others_are_kept() {
        let texts = include_str!("../../../assets/words/en/commands.ftl");
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
    fn every_command_has_a_menu_and_with_keys_a_place_on_the_sheet() {
        for command in Command::ALL {
            assert!(!command.row().menus.is_empty(), "{command:?}");
            assert_eq!(command.row().sheet.len(), usize::from(!command.shortcuts().is_empty()), "{command:?}");
        }
    }
}
