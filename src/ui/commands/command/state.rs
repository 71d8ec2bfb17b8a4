//! When commands can be done, and which are on.

use super::Command;
use crate::app::{App, ControlView, Editor, Inquiry, Trial};

impl Command {
    /// Whether it can be done now.
    #[must_use]
    pub fn is_enabled(self, app: &App) -> bool {
        let game = app.game();
        let siblings = || game.tree().parent(game.current()).is_some_and(|parent| game.tree().children(parent).len() > 1);
        let previewed = || app.previewed().is_some_and(|shown| !shown.peek);
        if let Some(editor) = app.editor() {
            return self.is_enabled_in(editor);
        }
        if app.practises() && self.leaves_practice() {
            return false;
        }
        if app.learning().is_some() {
            return self.is_enabled_in_lessons(app);
        }
        if let Some(trial) = app.trial() {
            return self.is_enabled_in_puzzles(app, trial);
        }
        match self {
            Self::Start | Self::Back | Self::Forward | Self::End if previewed() => true,
            Self::Undo => app.can_undo(),
            Self::FileGames => app.file_part().is_some(),
            Self::Raise | Self::MakeMain => game.tree().path(game.current()).into_iter().any(|id| game.tree().rank(id) > 0),
            // A resignation, or a flag that fell before the first move, can be taken back too.
            Self::TakeBack => game.last_move().is_some() || game.ended().is_some_and(|ended| ended.0 == game.current()),
            Self::Start | Self::Back | Self::PreviousBranch | Self::Delete => game.last_move().is_some(),
            Self::Redo | Self::Forward | Self::End | Self::NextBranch => !game.is_at_end(),
            Self::PreviousLine | Self::NextLine => siblings(),
            Self::PlayBest | Self::MoveNow | Self::FindMate if app.retry().is_some() => false,
            Self::TypeMove | Self::Resign | Self::Hint | Self::PlayBest | Self::MoveNow | Self::FindMate => game.outcome().is_none(),
            Self::Pass => game.outcome().is_none() && app.retry().is_none() && game.legal().iter().any(|mv| mv.is_pass()),
            Self::OfferDraw => game.outcome().is_none() && game.last_move().is_some(),
            Self::Rematch => game.outcome().is_some() && app.rematch().is_some(),
            Self::Erase => !game.tree().notes(game.current()).shapes.is_empty(),
            Self::Clocks => app.is_timed() && game.outcome().is_none(),
            Self::Introduction => app.intro().is_some(),
            Self::Review => !game.line().is_empty(),
            Self::Retry => !game.line().is_empty() && app.retry().is_none(),
            Self::ExportFold | Self::ExportPair => !app.ways_to_fold().is_empty(),
            Self::Problems => !app.library().reports().is_empty(),
            Self::NewGame
            | Self::Open
            | Self::OwnGames
            | Self::Save
            | Self::SaveAs
            | Self::Export
            | Self::Details
            | Self::Quit
            | Self::Comment
            | Self::CopyGame
            | Self::CopyPosition
            | Self::Paste
            | Self::Flip
            | Self::ShowLayers
            | Self::Control
            | Self::Inside
            | Self::Lessons
            | Self::Practice
            | Self::Progress
            | Self::Puzzles
            | Self::Find
            | Self::Closer
            | Self::Farther
            | Self::Fit
            | Self::Looks
            | Self::Sound
            | Self::FullScreen
            | Self::SetUp
            | Self::Analysis
            | Self::Engine
            | Self::Arrows
            | Self::Threat
            | Self::Caution
            | Self::NextBlunder
            | Self::LastBlunder
            | Self::NextMistake
            | Self::LastMistake
            | Self::NextInaccuracy
            | Self::LastInaccuracy
            | Self::Computer
            | Self::Engines
            | Self::LearnGame
            | Self::Rules
            | Self::RulesPage
            | Self::Workbench
            | Self::Nest
            | Self::Board
            | Self::Menus
            | Self::GoTo
            | Self::NextPiece
            | Self::LastPiece
            | Self::SayAgain
            | Self::Ask(_)
            | Self::Keys
            | Self::Bindings
            | Self::About => true,
        }
    }

    /// Whether it can be done while a position is set up.
    fn is_enabled_in(self, editor: &Editor) -> bool {
        use Command as C;
        let at_any_time = [
            C::NewGame,
            C::Open,
            C::FileGames,
            C::OwnGames,
            C::Save,
            C::SaveAs,
            C::Quit,
            C::Delete,
            C::CopyGame,
            C::Paste,
            C::CopyPosition,
        ];
        let about_the_window = [
            C::Flip,
            C::ShowLayers,
            C::FullScreen,
            C::Sound,
            C::Computer,
            C::Engines,
            C::Rules,
            C::Problems,
            C::Keys,
            C::About,
            C::Board,
            C::Menus,
        ];
        let about_looks = [C::Closer, C::Farther, C::Fit, C::Looks, C::Bindings, C::RulesPage];
        editor.can_undo() && matches!(self, Self::TakeBack | Self::Undo)
            || editor.can_redo() && self == Self::Redo
            || [&at_any_time[..], &about_the_window, &about_looks].iter().any(|group| group.contains(&self))
            || self.is_about_cells()
    }

    /// Whether it is about other games or the window, so that it can be done beside lessons and puzzles.
    fn goes_on_beside_learning(self) -> bool {
        use Command as C;
        let about_games = [C::NewGame, C::Open, C::OwnGames, C::Save, C::SaveAs, C::Quit, C::SetUp, C::Paste];
        let about_learning = [C::Lessons, C::Puzzles, C::Practice, C::Progress];
        let about_the_window =
            [C::FullScreen, C::Sound, C::Looks, C::Bindings, C::Keys, C::About, C::Rules, C::RulesPage, C::Problems, C::Menus];
        [&about_games[..], &about_learning, &about_the_window].iter().any(|group| group.contains(&self))
    }

    /// Whether it can be done while lessons are open.
    fn is_enabled_in_lessons(self, app: &App) -> bool {
        use Command as C;
        let in_exercises = [C::Board, C::Hint, C::TakeBack, C::Flip, C::ShowLayers, C::Closer, C::Farther, C::Fit];
        let on_board = in_exercises.contains(&self) || self.is_about_cells() || matches!(self, Self::Ask(_));
        self.goes_on_beside_learning() || self == C::CopyGame || app.exercise().is_some() && on_board
    }

    /// Whether it is about the game that waits while something is practised.
    fn leaves_practice(self) -> bool {
        use Command as C;
        let about_files = [C::FileGames, C::Save, C::SaveAs, C::Details, C::CopyGame, C::Paste, C::Undo, C::Redo];
        let about_moves = [C::Comment, C::Raise, C::MakeMain, C::Delete, C::Erase, C::Forward, C::End, C::NextLine, C::NextBranch];
        let about_play = [C::Pass, C::Resign, C::OfferDraw, C::Rematch, C::Clocks, C::Computer, C::SetUp, C::Review, C::Retry];
        let about_the_answer = [C::Analysis, C::Threat, C::FindMate, C::Practice, C::Lessons, C::Puzzles];
        [&about_files[..], &about_moves, &about_play, &about_the_answer].iter().any(|group| group.contains(&self))
    }

    /// Whether it can be done while a puzzle is solved.
    fn is_enabled_in_puzzles(self, app: &App, trial: &Trial) -> bool {
        use Command as C;
        let game = app.game();
        let on_board = [C::Board, C::Flip, C::ShowLayers, C::Control, C::Inside, C::Find, C::Closer, C::Farther, C::Fit];
        let copies = [C::CopyGame, C::CopyPosition];
        let always = self.goes_on_beside_learning() || [&on_board[..], &copies].iter().any(|group| group.contains(&self));
        let by_turns = match (self, trial.is_revealed()) {
            (Self::Hint | Self::TypeMove, _) => trial.asks(),
            (Self::TakeBack, _) => trial.is_over(),
            (Self::Start | Self::Back, shown) => shown && game.last_move().is_some(),
            (Self::Forward | Self::End, shown) => shown && !game.is_at_end(),
            (Self::Erase, _) => !game.tree().notes(game.current()).shapes.is_empty(),
            _ => false,
        };
        always || by_turns || self.is_about_cells() || matches!(self, Self::Ask(_))
    }

    /// Whether it only concerns cells and what stands on them, so that it needs no position of a game.
    fn is_about_cells(self) -> bool {
        use Inquiry as Q;
        match self {
            Self::GoTo | Self::NextPiece | Self::LastPiece | Self::SayAgain => true,
            Self::Ask(question) => {
                matches!(question, Q::Here | Q::Around | Q::Lattice | Q::File | Q::Rank | Q::Ray(_) | Q::Pieces(_) | Q::Board)
            }
            _ => false,
        }
    }

    /// Whether what it switches is on; false where it switches nothing.
    #[must_use]
    pub fn is_on(self, app: &App) -> bool {
        self.switch(app) == Some(true)
    }

    /// Whether what it switches is on, where it switches something.
    #[must_use]
    pub fn switch(self, app: &App) -> Option<bool> {
        let shown = !app.engine_is_hidden();
        Some(match self {
            Self::Analysis => app.analysis_is_on() && shown,
            Self::Threat => app.threat_is_on() && shown,
            Self::Arrows => app.arrows_are_on(),
            Self::Engine => !shown,
            Self::Caution => app.machine().caution.is_some(),
            Self::Control => app.control() != ControlView::Off,
            Self::Clocks => app.is_timed() && !app.clocks_are_on(),
            Self::Sound => app.settings().look.sound,
            _ => return None,
        })
    }
}
