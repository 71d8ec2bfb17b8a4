//! What the user has chosen of how everything looks; kept in the window's context, so that all can ask for it.

use std::sync::Arc;

use egui::{Context, Theme, ThemePreference};
use nestmate_text::words::Language;

use crate::storage::{LookSettings, MotionChoice, ThemeChoice};
use crate::ui::board::BoardChoice;
use crate::ui::frame::{context, theme};
use crate::ui::letters::{self, Former};

pub(in crate::ui) fn of(ctx: &Context) -> Arc<LookSettings> {
    context::known(ctx).unwrap_or_default()
}

pub(in crate::ui) fn is_still(looks: &LookSettings, ctx: &Context) -> bool {
    match looks.motion {
        MotionChoice::System => DesktopWishes::of(ctx).less_motion,
        MotionChoice::Full => false,
        MotionChoice::Less => true,
    }
}

/// What is spoken; without a choice, what the system speaks.
pub(in crate::ui) fn language(looks: &LookSettings) -> Option<Language> {
    Language::of_code(looks.language.as_deref()?)
}

pub(in crate::ui) fn set(ctx: &Context, looks: LookSettings) {
    theme::dress_all(ctx, &looks);
    let before: Option<Arc<LookSettings>> = context::known(ctx);
    if before.as_ref().is_none_or(|before| before.theme != looks.theme) {
        ctx.set_theme(match looks.theme {
            ThemeChoice::System => ThemePreference::System,
            ThemeChoice::Light => ThemePreference::Light,
            ThemeChoice::Dark => ThemePreference::Dark,
        });
    }
    let (language, former) = (language(&looks), before.map_or(Former::Nothing, |before| Former::Choice(language(&before))));
    context::put(ctx, Arc::new(looks));
    letters::speak(ctx, language, former);
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
        theme::dress_all(ctx, &of(ctx));
    }
}
