//! Every command once: its words and its keys; when it can be done and what it does are below. Menus, keys and the key sheet are
//! made from this.

mod effect;
mod names;
mod state;

use egui::{Context, Key, KeyboardShortcut, Modifiers};

pub use effect::Effect;
pub use names::key_names;

use super::keymap::Keymap;
use crate::words::{self, say};

/// Commands in the order of the menus, each with the keys that usually do it.
macro_rules! commands {
    ($($(#[$doc:meta])* $name:ident: [$($held:ident $key:ident),*],)*) => {
        /// Something that a menu entry or a key does.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Command {
            $($(#[$doc])* $name,)*
        }

        impl Command {
            /// All commands in the order of the menus.
            pub const ALL: [Self; [$(Self::$name),*].len()] = [$(Self::$name),*];

            /// The keys that usually do it; the first one is shown.
            #[must_use]
            pub fn shortcuts(self) -> &'static [KeyboardShortcut] {
                match self {
                    $(Self::$name => const { &[$($held(Key::$key)),*] },)*
                }
            }
        }
    };
}

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

const fn both(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers { shift: true, ..Modifiers::COMMAND }, key)
}

commands! {
    /// Asks for a new game.
    NewGame: [ctrl N],
    /// Asks for a file: a game or a definition.
    Open: [ctrl O],
    /// Writes the game into its file.
    Save: [ctrl S],
    /// Asks for a file to write the game into.
    SaveAs: [both S],
    /// Asks what to put into a file for others to look at.
    Export: [both E],
    /// Asks who plays, where and when.
    Details: [],
    /// The user gives up.
    Resign: [],
    /// Ends the program.
    Quit: [ctrl Q],
    /// Takes a move back.
    TakeBack: [ctrl Z],
    /// Plays again what was taken back.
    Redo: [both Z],
    /// Brings back what was deleted, changed or replaced.
    Undo: [ctrl U],
    /// Asks for a comment on the move on the board.
    Comment: [ctrl E],
    /// Moves the line one place forward.
    Raise: [ctrl ArrowUp],
    /// Makes the line the main line.
    MakeMain: [both ArrowUp],
    /// Deletes the move on the board and what follows.
    Delete: [plain Delete],
    /// Puts the game's text on the clipboard.
    CopyGame: [ctrl C],
    /// Puts the position's text on the clipboard.
    CopyPosition: [both C],
    /// Goes on from the game or the position on the clipboard.
    Paste: [ctrl V, both V],
    /// Turns the board round.
    Flip: [plain F],
    /// Shows all layers.
    ShowLayers: [plain Num0],
    /// Shows who controls which cells.
    Control: [plain C],
    /// Shows the boards of the games inside beside the full one.
    Inside: [plain G],
    /// Opens the lessons.
    Lessons: [ctrl L],
    /// Finds a man.
    Find: [ctrl F],
    /// Looks closer at the board.
    Closer: [plain Plus, plain Equals],
    /// Looks at the board from farther.
    Farther: [plain Minus],
    /// Shows the whole board.
    Fit: [shift F],
    /// Sets how everything looks.
    Looks: [ctrl Comma],
    /// Fills the screen.
    FullScreen: [plain F11],
    /// To the start position.
    Start: [plain Home],
    /// One move back.
    Back: [plain ArrowLeft, alt ArrowLeft],
    /// One move on.
    Forward: [plain ArrowRight, alt ArrowRight],
    /// To the end of the line.
    End: [plain End],
    /// To the variation before.
    PreviousLine: [plain ArrowUp, alt ArrowUp],
    /// To the variation after.
    NextLine: [plain ArrowDown, alt ArrowDown],
    /// To the last position from which several lines go on.
    PreviousBranch: [shift ArrowLeft],
    /// To the next position from which several lines go on.
    NextBranch: [shift ArrowRight],
    /// Shows a good move.
    Hint: [plain H],
    /// Plays the best move.
    PlayBest: [plain Space],
    /// The computer moves at once.
    MoveNow: [ctrl M],
    /// Gives the field for typed moves the keyboard.
    TypeMove: [plain Slash],
    /// Sets up a position.
    SetUp: [ctrl P],
    /// Lets the clocks stand, or go on.
    Clocks: [plain P],
    /// Analyses the position all the time, or no longer.
    Analysis: [plain L],
    /// Puts all of the engine out of sight, or back.
    Engine: [plain Z],
    /// Draws the engine's moves, or no longer.
    Arrows: [plain A],
    /// Shows the opponent's threat, or no longer.
    Threat: [plain X],
    /// Looks at every move of the line.
    Review: [ctrl R],
    /// To the next blunder.
    NextBlunder: [plain B],
    /// To the blunder before.
    LastBlunder: [shift B],
    /// To the next mistake.
    NextMistake: [plain M],
    /// To the mistake before.
    LastMistake: [shift M],
    /// To the next inaccuracy.
    NextInaccuracy: [plain I],
    /// To the inaccuracy before.
    LastInaccuracy: [shift I],
    /// Sets who plays, how well, and what the engine gets.
    Computer: [plain F3],
    /// Tells about the game on the board and its men.
    AboutGame: [],
    /// Puts the rules of the game on the board into a page.
    RulesPage: [],
    /// Opens the workbench for definitions.
    Workbench: [both W],
    /// Lists what is wrong with definition files.
    Problems: [],
    /// Gives the board the keyboard.
    Board: [plain F6],
    /// Gives the menus the keyboard.
    Menus: [plain F10],
    /// Lists the keys.
    Keys: [plain F1, plain Questionmark],
    /// Asks for other keys.
    Bindings: [],
    /// Tells about the program.
    About: [],
}

impl Command {
    /// The words of the menu entry.
    #[must_use]
    pub fn label(self) -> &'static str {
        say(&self.key())
    }

    /// A sentence for the tooltip and the key sheet.
    #[must_use]
    pub fn tip(self) -> &'static str {
        say(&format!("{}.tip", self.key()))
    }

    /// The key of its words.
    fn key(self) -> String {
        words::key("command", &format!("{self:?}"))
    }

    /// Whether its keys are the platform's, which tells of them in other words than of keys.
    #[must_use]
    pub fn is_fixed(self) -> bool {
        matches!(self, Self::CopyGame | Self::CopyPosition | Self::Paste)
    }

    /// The keys that do it, as they are written on them.
    #[must_use]
    pub fn keys(self, ctx: &Context) -> Vec<String> {
        self.keys_in(ctx, &Keymap::of(ctx))
    }

    /// The same with these keys in use.
    #[must_use]
    pub(super) fn keys_in(self, ctx: &Context, map: &Keymap) -> Vec<String> {
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
        let texts = include_str!("../../assets/words/en/commands.ftl");
        let kept = texts.lines().filter(|line| line.starts_with("command-")).count();
        assert_eq!(kept, Command::ALL.len());
        for command in Command::ALL {
            assert_ne!(command.label(), command.key());
            assert!(command.tip().ends_with(|c: char| c.is_alphabetic()) && command.tip().contains(' '), "{command:?}: {}", command.tip());
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
}
