//! What the user does at the board: plays, sets a position up, or learns.

use crate::app::learn::Learning;
use crate::app::setup::editor::Editor;

/// What the user does at the board.
#[derive(Debug, Default)]
pub(in crate::app) enum Mode {
    /// Plays, or looks at a game.
    #[default]
    Play,
    /// Sets a position up.
    SetUp(Box<Editor>),
    /// Solves exercises.
    Learn(Box<Learning>),
}

impl Mode {
    /// What is being set up.
    pub(in crate::app) fn editor(&self) -> Option<&Editor> {
        match self {
            Self::SetUp(editor) => Some(editor),
            Self::Play | Self::Learn(_) => None,
        }
    }

    /// What is being set up, to be changed.
    pub(in crate::app) fn editor_mut(&mut self) -> Option<&mut Editor> {
        match self {
            Self::SetUp(editor) => Some(editor),
            Self::Play | Self::Learn(_) => None,
        }
    }

    /// The lessons that are open.
    pub(in crate::app) fn learning(&self) -> Option<&Learning> {
        match self {
            Self::Learn(learning) => Some(learning),
            Self::Play | Self::SetUp(_) => None,
        }
    }

    /// The lessons that are open, to be changed.
    pub(in crate::app) fn learning_mut(&mut self) -> Option<&mut Learning> {
        match self {
            Self::Learn(learning) => Some(learning),
            Self::Play | Self::SetUp(_) => None,
        }
    }
}
