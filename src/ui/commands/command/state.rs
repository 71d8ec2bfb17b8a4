//! When commands can be done, and which are on.

use super::{Command, Place};
use crate::app::{App, ControlView, Editor, Trial};

pub(super) fn always(_: &App) -> bool {
    true
}

pub(super) fn is_going(app: &App) -> bool {
    app.game().outcome().is_none()
}

pub(super) fn has_moved(app: &App) -> bool {
    app.game().last_move().is_some()
}

pub(super) fn goes_on(app: &App) -> bool {
    !app.game().is_at_end()
}

pub(super) fn has_line(app: &App) -> bool {
    !app.game().line().is_empty()
}

pub(super) fn folds(app: &App) -> bool {
    !app.ways_to_fold().is_empty()
}

pub(super) fn has_problems(app: &App) -> bool {
    !app.library().reports().is_empty()
}

fn previews(app: &App) -> bool {
    app.previewed().is_some_and(|shown| !shown.peek)
}

pub(super) fn can_go_back(app: &App) -> bool {
    previews(app) || has_moved(app)
}

pub(super) fn can_go_on(app: &App) -> bool {
    previews(app) || goes_on(app)
}

pub(super) fn can_pass(app: &App) -> bool {
    is_going(app) && app.retry().is_none() && app.game().legal().iter().any(|mv| mv.is_pass())
}

/// A resignation, or a flag that fell before the first move, can be taken back too.
pub(super) fn can_take_back(app: &App) -> bool {
    has_moved(app) || app.game().ended().is_some_and(|ended| ended.0 == app.game().current())
}

pub(super) fn can_search(app: &App) -> bool {
    app.retry().is_none() && is_going(app)
}

pub(super) fn has_shapes(app: &App) -> bool {
    !app.game().tree().notes(app.game().current()).shapes.is_empty()
}

pub(super) fn has_siblings(app: &App) -> bool {
    let (game, tree) = (app.game(), app.game().tree());
    tree.parent(game.current()).is_some_and(|parent| tree.children(parent).len() > 1)
}

pub(super) fn is_in_variation(app: &App) -> bool {
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

    /// Whether what it switches is on; false where it switches nothing.
    pub fn is_on(self, app: &App) -> bool {
        self.switch(app) == Some(true)
    }

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
            Self::Sound => app.settings().look.sound,
            _ => return None,
        })
    }
}
