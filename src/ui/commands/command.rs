//! Every command once: its words and its keys; when it can be done and what it does are below. Menus, keys and the key sheet are
//! made from this.

mod ask;
mod effect;
mod names;
mod state;

use egui::{Context, Key, KeyboardShortcut, Modifiers};

pub use effect::CommandEffect;
pub use names::{fold_keys, key_names};

use nestmate_text::words::say;

use crate::app::Inquiry;
use crate::ui::commands::keymap::Keymap;

/// Commands in the order of the menus, each with the id that settings and words know it by, which stays, and the keys that usually
/// do it.
macro_rules! commands {
    ($($(#[$doc:meta])* $name:ident $id:literal: [$($held:ident $key:ident),*],)*) => {
        /// Something that a menu entry or a key does.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Command {
            $($(#[$doc])* $name,)*
            /// Says something about the game.
            Ask(Inquiry),
        }

        /// Those that ask nothing, in the order of the menus.
        const DOING: [Command; [$(Command::$name),*].len()] = [$(Command::$name),*];

        impl Command {
            /// All commands in the order of the menus; those that ask something are the last.
            pub const ALL: [Self; DOING.len() + ask::COUNT] = {
                let mut all = [Self::NewGame; DOING.len() + ask::COUNT];
                let mut at = 0;
                while at < all.len() {
                    all[at] = if at < DOING.len() { DOING[at] } else { Self::ask(at - DOING.len()) };
                    at += 1;
                }
                all
            };

            /// What settings and words call it.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                    Self::Ask(question) => ask::id(question),
                }
            }

            /// The command of an id.
            pub(in crate::ui) fn of_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|command| command.id() == id)
            }

            /// The keys that usually do it; the first one is shown.
            #[must_use]
            pub fn shortcuts(self) -> &'static [KeyboardShortcut] {
                match self {
                    $(Self::$name => const { &[$($held(Key::$key)),*] },)*
                    Self::Ask(question) => ask::shortcuts(question),
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

const fn alt_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers { shift: true, ..Modifiers::ALT }, key)
}

const fn both(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers { shift: true, ..Modifiers::COMMAND }, key)
}

commands! {
    /// Asks for a new game.
    NewGame "new-game": [ctrl N],
    /// Asks for a file: a game or a definition.
    Open "open": [ctrl O],
    /// Lists the games of the file that the one on the board is from.
    FileGames "file-games": [both O],
    /// Shows the user's own games.
    OwnGames "own-games": [both G],
    /// Writes the game into its file.
    Save "save": [ctrl S],
    /// Asks for a file to write the game into.
    SaveAs "save-as": [both S],
    /// Asks what to put into a file for others to look at.
    Export "export": [both E],
    /// Asks for a file for the board that folds to the games inside and back.
    ExportFold "export-fold": [],
    /// Asks for a file for the game, folded and whole side by side.
    ExportPair "export-pair": [],
    /// Asks who plays, where and when.
    Details "details": [],
    /// Passes, where the game lets one.
    Pass "pass": [],
    /// Offers a draw.
    OfferDraw "offer-draw": [],
    /// The same game once more, with the sides swapped.
    Rematch "rematch": [both N],
    /// The user gives up.
    Resign "resign": [],
    /// Ends the program.
    Quit "quit": [ctrl Q],
    /// Takes a move back.
    TakeBack "take-back": [ctrl Z],
    /// Plays again what was taken back.
    Redo "redo": [both Z],
    /// Brings back what was deleted, changed or replaced.
    Undo "undo": [ctrl U],
    /// Asks for a comment on the move on the board.
    Comment "comment": [ctrl E],
    /// Moves the line one place forward.
    Raise "raise": [ctrl ArrowUp],
    /// Makes the line the main line.
    MakeMain "make-main": [both ArrowUp],
    /// Takes the user's own arrows and circles off the board.
    Erase "erase": [],
    /// Deletes the move on the board and what follows.
    Delete "delete": [plain Delete],
    /// Puts the game's text on the clipboard.
    CopyGame "copy-game": [ctrl C],
    /// Puts the position's text on the clipboard.
    CopyPosition "copy-position": [both C],
    /// Goes on from the game or the position on the clipboard.
    Paste "paste": [ctrl V, both V],
    /// Turns the board round.
    Flip "flip": [plain F],
    /// Shows all layers.
    ShowLayers "show-layers": [plain Num0],
    /// Shows who controls which cells.
    Control "control": [plain C],
    /// Shows the boards of the games inside beside the full one.
    Inside "inside": [plain G],
    /// Opens the lessons.
    Lessons "lessons": [ctrl L],
    /// Practises what failed and is due.
    Practice "practice": [both R],
    /// Shows what has been learnt.
    Progress "progress": [],
    /// Opens puzzles.
    Puzzles "puzzles": [ctrl T],
    /// Tells the first things about the game again.
    Introduction "introduction": [],
    /// Finds a piece.
    Find "find": [ctrl F],
    /// Looks closer at the board.
    Closer "closer": [plain Plus, plain Equals],
    /// Looks at the board from farther.
    Farther "farther": [plain Minus],
    /// Shows the whole board.
    Fit "fit": [shift F],
    /// Sets how everything looks.
    Looks "looks": [ctrl Comma],
    /// Lets be heard what happens, or no longer.
    Sound "sound": [both M],
    /// Fills the screen.
    FullScreen "full-screen": [plain F11],
    /// To the start position.
    Start "start": [plain Home],
    /// One move back.
    Back "back": [plain ArrowLeft, alt ArrowLeft],
    /// One move on.
    Forward "forward": [plain ArrowRight, alt ArrowRight],
    /// To the end of the line.
    End "end": [plain End],
    /// To the variation before.
    PreviousLine "previous-line": [plain ArrowUp, alt ArrowUp],
    /// To the variation after.
    NextLine "next-line": [plain ArrowDown, alt ArrowDown],
    /// To the last position from which several lines go on.
    PreviousBranch "previous-branch": [shift ArrowLeft],
    /// To the next position from which several lines go on.
    NextBranch "next-branch": [shift ArrowRight],
    /// Shows a good move.
    Hint "hint": [plain H],
    /// Plays the best move.
    PlayBest "play-best": [plain Space],
    /// The computer moves at once.
    MoveNow "move-now": [ctrl M],
    /// Looks for a forced mate.
    FindMate "find-mate": [shift H],
    /// Gives the field for typed moves the keyboard.
    TypeMove "type-move": [plain Slash],
    /// Sets up a position.
    SetUp "set-up": [ctrl P],
    /// Lets the clocks stand, or go on.
    Clocks "clocks": [plain P],
    /// Analyses the position all the time, or no longer.
    Analysis "analysis": [plain L],
    /// Puts all of the engine out of sight, or back.
    Engine "engine": [plain Z],
    /// Draws the engine's moves, or no longer.
    Arrows "arrows": [plain A],
    /// Shows the opponent's threat, or no longer.
    Threat "threat": [plain X],
    /// Looks at every move of the line.
    Review "review": [ctrl R],
    /// Retries the mistakes of the game.
    Retry "retry": [],
    /// Asks about moves that give much away, or no longer.
    Caution "caution": [],
    /// To the next blunder.
    NextBlunder "next-blunder": [plain B],
    /// To the blunder before.
    LastBlunder "last-blunder": [shift B],
    /// To the next mistake.
    NextMistake "next-mistake": [plain M],
    /// To the mistake before.
    LastMistake "last-mistake": [shift M],
    /// To the next inaccuracy.
    NextInaccuracy "next-inaccuracy": [plain I],
    /// To the inaccuracy before.
    LastInaccuracy "last-inaccuracy": [shift I],
    /// Sets who plays, how well, and what the engine gets.
    Computer "computer": [plain F3],
    /// Lists the engines of others.
    Engines "engines": [shift F3],
    /// Lets the engine learn the game on the board.
    LearnGame "learn-game": [],
    /// Opens the rules of the game on the board, at the piece under the pointer, or closes them.
    Rules "rules": [plain F1],
    /// Puts the rules of the game on the board into a page.
    RulesPage "rules-page": [],
    /// Opens the workbench for definitions.
    Workbench "workbench": [both W],
    /// Asks for two games to be nested in a new one.
    Nest "nest": [],
    /// Lists what is wrong with definition files.
    Problems "problems": [],
    /// Gives the board the keyboard.
    Board "board": [plain F6],
    /// Gives the menus the keyboard.
    Menus "menus": [plain F10],
    /// Asks for a cell, a file, a rank or a piece to go to.
    GoTo "go-to": [alt J],
    /// To the next piece of the same kind.
    NextPiece "next-piece": [alt N],
    /// To the piece of the same kind before.
    LastPiece "last-piece": [alt_shift N],
    /// Says again what was said last.
    SayAgain "say-again": [alt E],
    /// Lists the keys.
    Keys "keys": [plain Questionmark],
    /// Asks for other keys.
    Bindings "bindings": [],
    /// Tells about the program.
    About "about": [],
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
        format!("command-{}", self.id())
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

    /// What its keys write in a field for text, if they write a sign that is no letter and no digit.
    #[must_use]
    pub(in crate::ui) fn written(self, ctx: &Context) -> Option<&'static str> {
        let keys = Keymap::of(ctx);
        let plain = keys.keys(self).iter().find(|keys| keys.modifiers.is_none())?.logical_key;
        Some(plain.symbol_or_name()).filter(|sign| sign.len() == 1 && !sign.contains(char::is_alphanumeric))
    }

    /// The same with these keys in use.
    #[must_use]
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
            assert_ne!(command.label(), command.key());
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
}
