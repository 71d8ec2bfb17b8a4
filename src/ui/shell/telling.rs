//! The app is told what to do, and the user what has come of it.

use egui::Context;

use super::Shell;
use crate::app::{Action, Message, Tone};
use crate::ui::dialogs::{Dialog, NewGameForm};
use crate::ui::panels::Refusal;
use crate::ui::toasts::Kind;
use crate::words::{Spoken, Told, told};

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
            self.dialog =
                Some(if whole { Dialog::NewGame(NewGameForm::new(&self.app, None)) } else { Dialog::Problems(Spoken::default()) });
        }
    }

    /// Says what is wrong with words that the user has brought: the first thing, and how many more there are.
    #[must_use]
    pub fn with_wrong_words(mut self, wrong: Vec<Told>) -> Self {
        for told in &wrong {
            tracing::warn!("{told}");
        }
        let more = wrong.len().saturating_sub(1);
        if let Some(first) = wrong.into_iter().next() {
            self.app.report(told!("words-more", count = more, first = first.to_string()));
        }
        self
    }

    pub(super) fn tell(&mut self, ctx: &Context, Message { tone, text }: Message) {
        match tone {
            Tone::Info => self.toasts.say(ctx, Kind::Info, text.clone(), 4),
            // The panel says it at once and keeps saying it; a toast would only cover something.
            Tone::Refusal => {}
            Tone::Error => self.toasts.say(ctx, Kind::Error, text.clone(), 10),
        }
        if let Some(Dialog::Problems(drawn)) = &mut self.dialog {
            // A file may have been read anew.
            drawn.forget();
        }
        self.refusal = Some(Refusal { text, tone, since: ctx.input(|input| input.time) });
        ctx.request_repaint();
    }
}
