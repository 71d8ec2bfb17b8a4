//! What the user has chosen of how everything looks, beside light and dark; kept in the window's context, so that all can ask for it.

use egui::{Context, Id};

use super::theme;
use crate::storage::LookSettings;

/// The bounds of how much larger than usual everything can be.
pub(super) const ZOOM: (f32, f32) = (0.4, 4.0);

/// The choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Looks {
    /// The id of the board's colours.
    pub(super) board: String,
    /// Black, white and strong lines everywhere.
    pub(super) contrast: bool,
    /// Nothing glides.
    pub(super) less_motion: bool,
    /// Tones for moves, where the program has been built with them.
    pub(super) sound: bool,
}

impl Looks {
    /// Out of the settings.
    pub(super) fn read(settings: &LookSettings) -> Self {
        let LookSettings { board, contrast, less_motion, sound, .. } = settings;
        Self { board: board.clone(), contrast: *contrast, less_motion: *less_motion, sound: *sound }
    }

    /// The choices in force.
    pub(super) fn of(ctx: &Context) -> Self {
        ctx.data(|data| data.get_temp(Id::unique("looks"))).unwrap_or_else(|| Self::read(&LookSettings::default()))
    }

    /// Puts them in force.
    pub(super) fn set(self, ctx: &Context) {
        theme::dress_all(ctx, &self);
        ctx.data_mut(|data| data.insert_temp(Id::unique("looks"), self));
    }
}
