//! What the user has chosen of how everything looks, beside light and dark; kept in the window's context, so that all can ask for it.

use egui::{Context, Theme};
use nestmate_core::notation::Styles;
use nestmate_text::words::Language;

use crate::storage::{LookSettings, MotionChoice};
use crate::ui::board::{BoardChoice, STRONGEST};
use crate::ui::frame::{context, theme};
use crate::ui::letters::{self, Former};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::ui) struct Looks {
    pub(in crate::ui) board: String,
    pub(in crate::ui) styles: Styles,
    /// Pieces have their names and the diagrams of their moves where there is room for them, or under the pointer.
    pub(in crate::ui) badges: bool,
    pub(in crate::ui) contrast: bool,
    pub(in crate::ui) motion: MotionChoice,
    pub(in crate::ui) sound: bool,
    /// What is spoken; without a choice, what the system speaks.
    pub(in crate::ui) language: Option<Language>,
}

impl Looks {
    pub(in crate::ui) fn read(settings: &LookSettings) -> Self {
        let LookSettings { board, styles, badges, contrast, motion, sound, language, .. } = settings;
        let language = language.as_deref().and_then(Language::of_code);
        // The strongest board was once chosen like any other.
        let contrast = *contrast || *board == STRONGEST.id;
        Self { board: board.clone(), styles: *styles, badges: *badges, contrast, motion: *motion, sound: *sound, language }
    }

    pub(in crate::ui) fn of(ctx: &Context) -> Self {
        context::known(ctx).unwrap_or_else(|| Self::read(&LookSettings::default()))
    }

    pub(in crate::ui) fn is_still(&self, ctx: &Context) -> bool {
        match self.motion {
            MotionChoice::System => DesktopWishes::of(ctx).less_motion,
            MotionChoice::Full => false,
            MotionChoice::Less => true,
        }
    }

    pub(in crate::ui) fn set(self, ctx: &Context) {
        theme::dress_all(ctx, &self);
        let before = context::known::<Self>(ctx).map_or(Former::Nothing, |looks| Former::Choice(looks.language));
        let language = self.language;
        context::put(ctx, self);
        letters::speak(ctx, language, before);
    }
}

/// The board that is pointed at where boards are chosen, and the frame in which it was: it is shown for so long.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct BoardPreview {
    board: &'static BoardChoice,
    frame: u64,
}

impl BoardPreview {
    pub(in crate::ui) fn of(ctx: &Context) -> Option<&'static BoardChoice> {
        let preview: Self = context::known(ctx)?;
        (preview.frame + 1 >= ctx.cumulative_frame_nr()).then_some(preview.board)
    }

    pub(in crate::ui) fn show(ctx: &Context, board: &'static BoardChoice) {
        if Self::of(ctx).is_none_or(|shown| shown.id != board.id) {
            ctx.request_repaint();
        }
        context::put(ctx, Self { board, frame: ctx.cumulative_frame_nr() });
    }
}

/// What the desktop wishes of the looks of all programs. What the user has chosen comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) struct DesktopWishes {
    pub(in crate::ui) dark: bool,
    pub(in crate::ui) less_motion: bool,
}

impl DesktopWishes {
    pub(in crate::ui) fn of(ctx: &Context) -> Self {
        context::known(ctx).unwrap_or_default()
    }

    pub(in crate::ui) fn theme(self) -> Theme {
        if self.dark { Theme::Dark } else { Theme::Light }
    }

    pub(in crate::ui) fn set(self, ctx: &Context) {
        context::put(ctx, self);
        ctx.options_mut(|options| options.fallback_theme = self.theme());
        theme::dress_all(ctx, &Looks::of(ctx));
    }
}
