//! What the user has chosen of how everything looks, beside light and dark; kept in the window's context, so that all can ask for it.

use egui::{Context, Id};

use super::theme;
use crate::storage::LookSettings;
use crate::words::{self, Language};

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
    /// What is spoken; without a choice, what the system speaks.
    pub(super) language: Option<Language>,
}

impl Looks {
    /// Out of the settings.
    pub(super) fn read(settings: &LookSettings) -> Self {
        let LookSettings { board, contrast, less_motion, sound, language, .. } = settings;
        let language = language.as_deref().and_then(Language::of_code);
        Self { board: board.clone(), contrast: *contrast, less_motion: *less_motion, sound: *sound, language }
    }

    /// The choices in force.
    pub(super) fn of(ctx: &Context) -> Self {
        ctx.data(|data| data.get_temp(Id::unique("looks"))).unwrap_or_else(|| Self::read(&LookSettings::default()))
    }

    /// Puts them in force.
    pub(super) fn set(self, ctx: &Context) {
        theme::dress_all(ctx, &self);
        words::set_language(self.language);
        ctx.data_mut(|data| data.insert_temp(Id::unique("looks"), self));
    }
}
