//! Toasts: short messages at the edge of the window. Those that are still there when the language changes are said again.

use std::time::Duration;

use egui::Context;
use egui_notify::{Anchor, Toast, Toasts};

use crate::words::{Language, Told, language};

/// How a message is meant.
#[derive(Clone, Copy)]
pub(in crate::ui) enum ToastKind {
    /// It is good to know.
    Info,
    /// Something has been done.
    Done,
    /// Something went wrong.
    Error,
}

/// The messages that are shown.
pub(in crate::ui) struct Messages {
    toasts: Toasts,
    said: Vec<SaidToast>,
    /// What has not been spoken yet.
    unheard: Vec<Told>,
    language: Language,
}

struct SaidToast {
    kind: ToastKind,
    told: Told,
    /// When it goes, in the seconds of the window's clock.
    until: f64,
}

impl Messages {
    /// None yet.
    pub(in crate::ui) fn new() -> Self {
        Self { toasts: empty(), said: Vec::new(), unheard: Vec::new(), language: language() }
    }

    /// Shows something for some seconds.
    pub(in crate::ui) fn say(&mut self, ctx: &Context, kind: ToastKind, told: Told, seconds: u32) {
        let now = ctx.input(|input| input.time);
        self.said.retain(|said| said.until > now);
        self.unheard.push(told.clone());
        self.said.push(SaidToast { kind, told, until: now + f64::from(seconds) });
        self.add_last(now);
    }

    /// What has been shown since the last call, to be spoken.
    pub(in crate::ui) fn take_unheard(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.unheard)
    }

    /// Shows something in the place of all that is there.
    pub(in crate::ui) fn say_alone(&mut self, ctx: &Context, kind: ToastKind, told: Told, seconds: u32) {
        self.toasts.dismiss_all_toasts();
        self.said.clear();
        self.say(ctx, kind, told, seconds);
    }

    /// Draws them.
    pub(in crate::ui) fn show(&mut self, ctx: &Context) {
        if self.language != language() {
            self.language = language();
            self.toasts = empty();
            let now = ctx.input(|input| input.time);
            for said in std::mem::take(&mut self.said).into_iter().filter(|said| said.until > now) {
                self.said.push(said);
                self.add_last(now);
            }
        }
        self.toasts.show(ctx);
    }

    fn add_last(&mut self, now: f64) {
        let Some(said) = self.said.last() else { return };
        let text = wrapped(&said.told.to_string());
        let mut toast = match said.kind {
            ToastKind::Info => Toast::info(text),
            ToastKind::Done => Toast::success(text),
            ToastKind::Error => Toast::error(text),
        };
        toast.duration(Duration::try_from_secs_f64(said.until - now).ok()).show_progress_bar(false);
        self.toasts.add(toast);
    }
}

fn empty() -> Toasts {
    Toasts::default().with_anchor(Anchor::BottomRight).with_margin(egui::vec2(12.0, 12.0))
}

/// A toast does not break lines by itself.
fn wrapped(text: &str) -> String {
    const MOST: usize = 44;
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let full = lines.last().is_some_and(|line| !line.is_empty() && line.chars().count() + word.chars().count() > MOST);
        if full {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.join("\n")
}
