//! Every command once: its words, its keys, and what it does. Menus, keys and the key sheet are made from this.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::keymap::Keymap;
use crate::app::{Action, App, ControlView, Edit, Editor, Learn, Mark};
use crate::game::Step;
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
    /// Lists the keys.
    Keys: [plain F1, plain Questionmark],
    /// Asks for other keys.
    Bindings: [],
    /// Tells about the program.
    About: [],
}

/// What a command comes to.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "made and taken apart at once")]
pub enum Effect {
    /// The app does it.
    App(Action),
    /// The shell does it.
    Shell,
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

    /// Whether it can be done now.
    #[must_use]
    pub fn is_enabled(self, app: &App) -> bool {
        let game = app.game();
        let siblings = || game.tree().parent(game.current()).is_some_and(|parent| game.tree().children(parent).len() > 1);
        let previewed = || app.previewed().is_some_and(|shown| !shown.peek);
        if let Some(editor) = app.editor() {
            return self.is_enabled_in(editor);
        }
        if app.learning().is_some() {
            return self.is_enabled_in_lessons(app);
        }
        match self {
            Self::Start | Self::Back | Self::Forward | Self::End if previewed() => true,
            Self::Undo => app.can_undo(),
            Self::Raise | Self::MakeMain => game.tree().path(game.current()).into_iter().any(|id| game.tree().rank(id) > 0),
            // A resignation, or a flag that fell before the first move, can be taken back too.
            Self::TakeBack => game.last_move().is_some() || game.ended().is_some_and(|ended| ended.0 == game.current()),
            Self::Start | Self::Back | Self::PreviousBranch | Self::Delete => game.last_move().is_some(),
            Self::Redo | Self::Forward | Self::End | Self::NextBranch => !game.is_at_end(),
            Self::PreviousLine | Self::NextLine => siblings(),
            Self::TypeMove | Self::Resign | Self::Hint | Self::PlayBest | Self::MoveNow => game.outcome().is_none(),
            Self::Clocks => app.is_timed() && game.outcome().is_none(),
            Self::Review => !game.line().is_empty(),
            Self::Problems => !app.library().reports().is_empty(),
            _ => true,
        }
    }

    /// Whether it can be done while a position is set up.
    fn is_enabled_in(self, editor: &Editor) -> bool {
        use Command as C;
        let at_any_time = [C::NewGame, C::Open, C::Save, C::SaveAs, C::Quit, C::Delete, C::CopyGame, C::Paste, C::CopyPosition];
        let about_the_window = [C::Flip, C::ShowLayers, C::FullScreen, C::Computer, C::AboutGame, C::Problems, C::Keys, C::About];
        let about_looks = [C::Closer, C::Farther, C::Fit, C::Looks, C::Bindings, C::RulesPage];
        match self {
            Self::TakeBack | Self::Undo => editor.steps().0,
            Self::Redo => editor.steps().1,
            command => [&at_any_time[..], &about_the_window, &about_looks].iter().any(|group| group.contains(&command)),
        }
    }

    /// Whether it can be done while lessons are open.
    fn is_enabled_in_lessons(self, app: &App) -> bool {
        use Command as C;
        let about_games = [C::NewGame, C::Open, C::Save, C::SaveAs, C::Quit, C::SetUp, C::Paste, C::CopyGame, C::Lessons];
        let about_the_window = [C::FullScreen, C::Looks, C::Bindings, C::Keys, C::About, C::AboutGame, C::RulesPage, C::Problems];
        let in_exercises = [C::Hint, C::TakeBack, C::Flip, C::ShowLayers, C::Closer, C::Farther, C::Fit];
        about_games.contains(&self) || about_the_window.contains(&self) || app.exercise().is_some() && in_exercises.contains(&self)
    }

    /// Whether what it switches is on; false where it switches nothing.
    #[must_use]
    pub fn is_on(self, app: &App) -> bool {
        let shown = !app.engine_is_hidden();
        match self {
            Self::Analysis => app.analysis_is_on() && shown,
            Self::Threat => app.threat_is_on() && shown,
            Self::Arrows => app.arrows_are_on(),
            Self::Engine => !shown,
            Self::Control => app.control() != ControlView::Off,
            Self::Clocks => app.is_timed() && !app.clocks_are_on(),
            _ => false,
        }
    }

    /// What it comes to.
    #[must_use]
    pub fn effect(self) -> Effect {
        Effect::App(match self {
            Self::Lessons => Action::Learn(Learn::Course),
            Self::Resign => Action::Resign,
            Self::TakeBack => Action::TakeBack,
            Self::Redo => Action::Redo,
            Self::Undo => Action::Undo,
            Self::Raise => Action::Edit(None, Edit::Raise),
            Self::MakeMain => Action::Edit(None, Edit::MakeMain),
            Self::Delete => Action::Edit(None, Edit::Delete),
            Self::PreviousBranch => Action::Go(Step::PreviousBranch),
            Self::NextBranch => Action::Go(Step::NextBranch),
            Self::Flip => Action::Flip,
            Self::ShowLayers => Action::ShowLayers,
            Self::Control => Action::CycleControl,
            Self::Start => Action::Go(Step::Start),
            Self::Back => Action::Go(Step::Back),
            Self::Forward => Action::Go(Step::Forward),
            Self::End => Action::Go(Step::End),
            Self::PreviousLine => Action::Go(Step::PreviousLine),
            Self::NextLine => Action::Go(Step::NextLine),
            Self::Hint => Action::Hint,
            Self::PlayBest => Action::PlayBest,
            Self::MoveNow => Action::MoveNow,
            Self::SetUp => Action::SetUp,
            Self::Clocks => Action::ToggleClocks,
            Self::Analysis => Action::ToggleAnalysis,
            Self::Engine => Action::ToggleEngine,
            Self::Arrows => Action::ToggleArrows,
            Self::Threat => Action::ToggleThreat,
            Self::Review => Action::Review,
            Self::NextBlunder => Action::GoToMark { mark: Mark::Blunder, back: false },
            Self::LastBlunder => Action::GoToMark { mark: Mark::Blunder, back: true },
            Self::NextMistake => Action::GoToMark { mark: Mark::Mistake, back: false },
            Self::LastMistake => Action::GoToMark { mark: Mark::Mistake, back: true },
            Self::NextInaccuracy => Action::GoToMark { mark: Mark::Inaccuracy, back: false },
            Self::LastInaccuracy => Action::GoToMark { mark: Mark::Inaccuracy, back: true },
            _ => return Effect::Shell,
        })
    }
}

/// Keys as they are written on them: `Ctrl+Home`, on German ones `Strg+Pos1`.
#[must_use]
pub fn key_names(keys: &str) -> String {
    let name = |key| match key {
        "Ctrl" => say("key-ctrl"),
        "Shift" => say("key-shift"),
        "Space" => say("key-space"),
        "Home" => say("key-home"),
        "End" => say("key-end"),
        "Delete" => say("key-delete"),
        "Left" => say("key-left"),
        "Right" => say("key-right"),
        "Up" => say("key-up"),
        "Down" => say("key-down"),
        "Slash" => say("key-slash"),
        "Comma" => say("key-comma"),
        "Equals" => say("key-equals"),
        other => other,
    };
    keys.split_inclusive('+')
        .map(|part| {
            part.strip_suffix('+').filter(|key| !key.is_empty()).map_or_else(|| name(part).to_owned(), |key| format!("{}+", name(key)))
        })
        .collect()
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
    fn keys_have_their_names_in_the_language() {
        for keys in ["Ctrl+Z", "Ctrl++", "Ctrl+Shift+S", "F11", "Shift+Home", "+", "Space"] {
            assert_eq!(key_names(keys), keys);
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
