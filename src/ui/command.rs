//! Every command once: its words, its keys, and what it does. Menus, keys and the key sheet are made from this.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::keymap::Keymap;
use crate::app::{Action, App, ControlView, Edit, Editor, Learn, Mark};
use crate::game::Step;
use crate::words::{self, say};

/// Something that a menu entry or a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Asks for a new game.
    NewGame,
    /// Asks for a file: a game or a definition.
    Open,
    /// Writes the game into its file.
    Save,
    /// Asks for a file to write the game into.
    SaveAs,
    /// Asks what to put into a file for others to look at.
    Export,
    /// Asks who plays, where and when.
    Details,
    /// The user gives up.
    Resign,
    /// Ends the program.
    Quit,
    /// Takes a move back.
    TakeBack,
    /// Plays again what was taken back.
    Redo,
    /// Brings back what was deleted, changed or replaced.
    Undo,
    /// Asks for a comment on the move on the board.
    Comment,
    /// Moves the line one place forward.
    Raise,
    /// Makes the line the main line.
    MakeMain,
    /// Deletes the move on the board and what follows.
    Delete,
    /// Puts the game's text on the clipboard.
    CopyGame,
    /// Puts the position's text on the clipboard.
    CopyPosition,
    /// Goes on from the game or the position on the clipboard.
    Paste,
    /// Turns the board round.
    Flip,
    /// Shows all layers.
    ShowLayers,
    /// Shows who controls which cells.
    Control,
    /// Shows the boards of the games inside beside the full one.
    Inside,
    /// Opens the lessons.
    Lessons,
    /// Finds a man.
    Find,
    /// Looks closer at the board.
    Closer,
    /// Looks at the board from farther.
    Farther,
    /// Shows the whole board.
    Fit,
    /// Sets how everything looks.
    Looks,
    /// Fills the screen.
    FullScreen,
    /// To the start position.
    Start,
    /// One move back.
    Back,
    /// One move on.
    Forward,
    /// To the end of the line.
    End,
    /// To the variation before.
    PreviousLine,
    /// To the variation after.
    NextLine,
    /// To the last position from which several lines go on.
    PreviousBranch,
    /// To the next position from which several lines go on.
    NextBranch,
    /// Shows a good move.
    Hint,
    /// Plays the best move.
    PlayBest,
    /// The computer moves at once.
    MoveNow,
    /// Gives the field for typed moves the keyboard.
    TypeMove,
    /// Sets up a position.
    SetUp,
    /// Lets the clocks stand, or go on.
    Clocks,
    /// Analyses the position all the time, or no longer.
    Analysis,
    /// Puts all of the engine out of sight, or back.
    Engine,
    /// Draws the engine's moves, or no longer.
    Arrows,
    /// Shows the opponent's threat, or no longer.
    Threat,
    /// Looks at every move of the line.
    Review,
    /// To the next blunder.
    NextBlunder,
    /// To the blunder before.
    LastBlunder,
    /// To the next mistake.
    NextMistake,
    /// To the mistake before.
    LastMistake,
    /// To the next inaccuracy.
    NextInaccuracy,
    /// To the inaccuracy before.
    LastInaccuracy,
    /// Sets who plays, how well, and what the engine gets.
    Computer,
    /// Tells about the game on the board and its men.
    AboutGame,
    /// Puts the rules of the game on the board into a page.
    RulesPage,
    /// Opens the workbench for definitions.
    Workbench,
    /// Lists what is wrong with definition files.
    Problems,
    /// Lists the keys.
    Keys,
    /// Asks for other keys.
    Bindings,
    /// Tells about the program.
    About,
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
    /// All commands in the order of the menus.
    pub const ALL: [Self; 62] = [
        Self::NewGame,
        Self::Open,
        Self::Save,
        Self::SaveAs,
        Self::Export,
        Self::Details,
        Self::Resign,
        Self::Quit,
        Self::TakeBack,
        Self::Redo,
        Self::Undo,
        Self::Comment,
        Self::Raise,
        Self::MakeMain,
        Self::Delete,
        Self::CopyGame,
        Self::CopyPosition,
        Self::Paste,
        Self::Flip,
        Self::ShowLayers,
        Self::Control,
        Self::Inside,
        Self::Lessons,
        Self::Find,
        Self::Closer,
        Self::Farther,
        Self::Fit,
        Self::Looks,
        Self::FullScreen,
        Self::Start,
        Self::Back,
        Self::Forward,
        Self::End,
        Self::PreviousLine,
        Self::NextLine,
        Self::PreviousBranch,
        Self::NextBranch,
        Self::Hint,
        Self::PlayBest,
        Self::MoveNow,
        Self::TypeMove,
        Self::SetUp,
        Self::Clocks,
        Self::Analysis,
        Self::Engine,
        Self::Arrows,
        Self::Threat,
        Self::Review,
        Self::NextBlunder,
        Self::LastBlunder,
        Self::NextMistake,
        Self::LastMistake,
        Self::NextInaccuracy,
        Self::LastInaccuracy,
        Self::Computer,
        Self::AboutGame,
        Self::RulesPage,
        Self::Workbench,
        Self::Problems,
        Self::Keys,
        Self::Bindings,
        Self::About,
    ];

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

    /// The keys that usually do it; the first one is shown.
    #[must_use]
    pub fn shortcuts(self) -> &'static [KeyboardShortcut] {
        const fn plain(key: Key) -> KeyboardShortcut {
            KeyboardShortcut::new(Modifiers::NONE, key)
        }
        const fn command(key: Key) -> KeyboardShortcut {
            KeyboardShortcut::new(Modifiers::COMMAND, key)
        }
        const fn back(key: Key) -> KeyboardShortcut {
            KeyboardShortcut::new(Modifiers::SHIFT, key)
        }
        const BOTH: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };
        const fn shifted(key: Key) -> KeyboardShortcut {
            KeyboardShortcut::new(BOTH, key)
        }
        match self {
            Self::NewGame => const { &[command(Key::N)] },
            Self::Open => const { &[command(Key::O)] },
            Self::Save => const { &[command(Key::S)] },
            Self::SaveAs => const { &[shifted(Key::S)] },
            Self::Export => const { &[shifted(Key::E)] },
            Self::Quit => const { &[command(Key::Q)] },
            Self::TakeBack => const { &[command(Key::Z)] },
            Self::Redo => const { &[shifted(Key::Z)] },
            Self::Undo => const { &[command(Key::U)] },
            Self::Comment => const { &[command(Key::E)] },
            Self::Raise => const { &[command(Key::ArrowUp)] },
            Self::MakeMain => const { &[shifted(Key::ArrowUp)] },
            Self::Delete => const { &[plain(Key::Delete)] },
            Self::CopyGame => const { &[command(Key::C)] },
            Self::CopyPosition => const { &[shifted(Key::C)] },
            Self::Paste => const { &[command(Key::V), shifted(Key::V)] },
            Self::Flip => const { &[plain(Key::F)] },
            Self::ShowLayers => const { &[plain(Key::Num0)] },
            Self::Control => const { &[plain(Key::C)] },
            Self::Inside => const { &[plain(Key::G)] },
            Self::Lessons => const { &[command(Key::L)] },
            Self::Find => const { &[command(Key::F)] },
            Self::Closer => const { &[plain(Key::Plus), plain(Key::Equals)] },
            Self::Farther => const { &[plain(Key::Minus)] },
            Self::Fit => const { &[back(Key::F)] },
            Self::Looks => const { &[command(Key::Comma)] },
            Self::Workbench => const { &[shifted(Key::W)] },
            Self::FullScreen => const { &[plain(Key::F11)] },
            Self::Start => const { &[plain(Key::Home)] },
            Self::Back => const { &[plain(Key::ArrowLeft), KeyboardShortcut::new(Modifiers::ALT, Key::ArrowLeft)] },
            Self::Forward => const { &[plain(Key::ArrowRight), KeyboardShortcut::new(Modifiers::ALT, Key::ArrowRight)] },
            Self::End => const { &[plain(Key::End)] },
            Self::PreviousLine => const { &[plain(Key::ArrowUp), KeyboardShortcut::new(Modifiers::ALT, Key::ArrowUp)] },
            Self::NextLine => const { &[plain(Key::ArrowDown), KeyboardShortcut::new(Modifiers::ALT, Key::ArrowDown)] },
            Self::PreviousBranch => const { &[KeyboardShortcut::new(Modifiers::SHIFT, Key::ArrowLeft)] },
            Self::NextBranch => const { &[KeyboardShortcut::new(Modifiers::SHIFT, Key::ArrowRight)] },
            Self::Hint => const { &[plain(Key::H)] },
            Self::PlayBest => const { &[plain(Key::Space)] },
            Self::MoveNow => const { &[command(Key::M)] },
            Self::TypeMove => const { &[plain(Key::Slash)] },
            Self::SetUp => const { &[command(Key::P)] },
            Self::Clocks => const { &[plain(Key::P)] },
            Self::Analysis => const { &[plain(Key::L)] },
            Self::Engine => const { &[plain(Key::Z)] },
            Self::Arrows => const { &[plain(Key::A)] },
            Self::Threat => const { &[plain(Key::X)] },
            Self::Review => const { &[command(Key::R)] },
            Self::NextBlunder => const { &[plain(Key::B)] },
            Self::LastBlunder => const { &[back(Key::B)] },
            Self::NextMistake => const { &[plain(Key::M)] },
            Self::LastMistake => const { &[back(Key::M)] },
            Self::NextInaccuracy => const { &[plain(Key::I)] },
            Self::LastInaccuracy => const { &[back(Key::I)] },
            Self::Computer => const { &[plain(Key::F3)] },
            Self::Keys => const { &[plain(Key::F1), plain(Key::Questionmark)] },
            Self::Details | Self::Resign | Self::AboutGame | Self::RulesPage | Self::Problems | Self::Bindings | Self::About => &[],
        }
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
            _ => ctx.format_shortcut(shortcut),
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
            Self::NewGame
            | Self::Open
            | Self::Save
            | Self::SaveAs
            | Self::Export
            | Self::Details
            | Self::Quit
            | Self::Comment
            | Self::TypeMove
            | Self::CopyGame
            | Self::CopyPosition
            | Self::Paste
            | Self::Closer
            | Self::Farther
            | Self::Fit
            | Self::Looks
            | Self::FullScreen
            | Self::Inside
            | Self::Find
            | Self::Computer
            | Self::AboutGame
            | Self::RulesPage
            | Self::Workbench
            | Self::Problems
            | Self::Keys
            | Self::Bindings
            | Self::About => return Effect::Shell,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_commands_share_keys() {
        let mut seen = Vec::new();
        for shortcut in Command::ALL.iter().flat_map(|command| command.shortcuts()) {
            assert!(!seen.contains(shortcut), "{shortcut:?}");
            seen.push(*shortcut);
        }
    }
}
