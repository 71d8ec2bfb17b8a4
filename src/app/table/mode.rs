//! What the user does at the board: plays, sets a position up, or learns.

use crate::app::learn::Learning;
use crate::app::setup::editor::Editor;
use crate::app::train::trial::Trial;

#[derive(Debug, Default)]
pub(in crate::app) enum Mode {
    #[default]
    Play,
    SetUp(Box<Editor>),
    Learn(Box<Learning>),
    Solve(Box<Trial>),
}

impl Mode {
    pub(in crate::app) fn editor(&self) -> Option<&Editor> {
        match self {
            Self::SetUp(editor) => Some(editor),
            Self::Play | Self::Learn(_) | Self::Solve(_) => None,
        }
    }

    pub(in crate::app) fn editor_mut(&mut self) -> Option<&mut Editor> {
        match self {
            Self::SetUp(editor) => Some(editor),
            Self::Play | Self::Learn(_) | Self::Solve(_) => None,
        }
    }

    pub(in crate::app) fn learning(&self) -> Option<&Learning> {
        match self {
            Self::Learn(learning) => Some(learning),
            Self::Play | Self::SetUp(_) | Self::Solve(_) => None,
        }
    }

    pub(in crate::app) fn learning_mut(&mut self) -> Option<&mut Learning> {
        match self {
            Self::Learn(learning) => Some(learning),
            Self::Play | Self::SetUp(_) | Self::Solve(_) => None,
        }
    }

    pub(in crate::app) fn trial(&self) -> Option<&Trial> {
        match self {
            Self::Solve(trial) => Some(trial),
            Self::Play | Self::SetUp(_) | Self::Learn(_) => None,
        }
    }

    pub(in crate::app) fn trial_mut(&mut self) -> Option<&mut Trial> {
        match self {
            Self::Solve(trial) => Some(trial),
            Self::Play | Self::SetUp(_) | Self::Learn(_) => None,
        }
    }
}
