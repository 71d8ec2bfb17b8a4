//! The app is told what to do, and the user what has come of it.

use std::time::Duration;

use egui::Context;

use super::Shell;
use crate::app::{Action, Message, Tone};
use crate::ui::dialogs::{Dialog, NewGameForm};
use crate::ui::panels::Refusal;

impl Shell {
    pub(super) fn apply(&mut self, ctx: &Context, actions: Vec<Action>) {
        for action in actions {
            if !matches!(action, Action::Hover(_) | Action::HoverHeld(_)) {
                self.refusal = None;
            }
            self.update(action);
            // What has been painted in this frame is out of date.
            ctx.request_repaint();
        }
        for message in self.app.take_messages() {
            self.tell(ctx, message);
        }
    }

    /// Lets the app do it; a definition file is followed by what is wrong in it, or by the choice of a game.
    pub(super) fn update(&mut self, action: Action) {
        let loaded = if let Action::Load(source) = &action { Some(source.name.clone()) } else { None };
        self.app.update(action);
        if let Some(name) = loaded {
            let whole = self.app.library().reports_of(&name).next().is_none();
            self.dialog = Some(if whole { Dialog::NewGame(NewGameForm::new(&self.app, None)) } else { Dialog::Problems });
        }
    }

    pub(super) fn tell(&mut self, ctx: &Context, Message { tone, text }: Message) {
        let toast = match tone {
            Tone::Info => Some((self.toasts.info(wrapped(&text)), 4)),
            // The panel says it at once and keeps saying it; a toast would only cover something.
            Tone::Refusal => None,
            Tone::Error => Some((self.toasts.error(wrapped(&text)), 10)),
        };
        if let Some((toast, seconds)) = toast {
            toast.duration(Some(Duration::from_secs(seconds))).show_progress_bar(false);
        }
        self.refusal = Some(Refusal { text, tone, since: ctx.input(|input| input.time) });
        ctx.request_repaint();
    }
}

/// A toast does not break lines by itself.
pub(super) fn wrapped(text: &str) -> String {
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
