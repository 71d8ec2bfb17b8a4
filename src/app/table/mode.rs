//! What the user does at the board: plays, sets a position up, or learns.

use crate::app::editor::Editor;
use crate::app::learn::Learning;
use crate::app::train::trial::Trial;

#[derive(Default)]
pub(in crate::app) enum Mode {
    #[default]
    Play,
    SetUp(Box<Editor>),
    Learn(Box<Learning>),
    Solve(Box<Trial>),
}

impl Mode {
    pub(in crate::app) fn editor(&self) -> Option<&Editor> {
        if let Self::SetUp(editor) = self { Some(editor) } else { None }
    }

    pub(in crate::app) fn editor_mut(&mut self) -> Option<&mut Editor> {
        if let Self::SetUp(editor) = self { Some(editor) } else { None }
    }

    pub(in crate::app) fn learning(&self) -> Option<&Learning> {
        if let Self::Learn(learning) = self { Some(learning) } else { None }
    }

    pub(in crate::app) fn learning_mut(&mut self) -> Option<&mut Learning> {
        if let Self::Learn(learning) = self { Some(learning) } else { None }
    }

    pub(in crate::app) fn trial(&self) -> Option<&Trial> {
        if let Self::Solve(trial) = self { Some(trial) } else { None }
    }

    pub(in crate::app) fn trial_mut(&mut self) -> Option<&mut Trial> {
        if let Self::Solve(trial) = self { Some(trial) } else { None }
    }
}
