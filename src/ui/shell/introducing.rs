//! The first minute with a game: when it comes, and what comes after it.

use egui::Ui;

use super::Shell;
use crate::app::{Action, Learn, NewGame, Player, Speech, Strength};
use crate::ui::frame::theme;
use crate::ui::intro::{After, IntroPage};

impl Shell {
    /// Shows the first minute where nothing has been kept from an earlier start.
    #[must_use]
    pub fn introducing(mut self) -> Self {
        if self.app.is_first_start() {
            self.introduce();
        }
        self
    }

    /// Begins the first minute with the game on the board, if that has another game inside.
    pub(super) fn introduce(&mut self) {
        self.intro = self.app.intro().map(|intro| Box::new(IntroPage::new(intro)));
    }

    /// Shows the first minute in place of everything else; false if there is none.
    pub(super) fn show_intro(&mut self, ui: &mut Ui) -> bool {
        let Some(page) = &mut self.intro else { return false };
        // No clock runs meanwhile for somebody who cannot see it.
        self.app.set_covered(true);
        let after = page.show(ui, &theme::board(ui.ctx()));
        let (board, cell) = page.place();
        let heard = page.take_heard();
        self.voice.say(Speech::calm(heard.unwrap_or_default()));
        let mut actions = Vec::new();
        self.dialogs(ui.ctx(), &mut actions);
        if let Some(after) = after.filter(|_| self.dialog.is_none()) {
            self.intro = None;
            actions.extend(self.after(after));
        }
        self.apply(ui.ctx(), actions);
        self.toasts.show(ui.ctx());
        self.utter(ui, board, cell);
        self.watch_leaving(ui.ctx());
        true
    }

    fn after(&self, after: After) -> Option<Action> {
        let players = [Player::Human, Player::Computer];
        match after {
            After::Play => {
                let setup = NewGame::new(self.app.variant().id.clone());
                Some(Action::New(NewGame { players, strength: [Strength::easy(); 2], ..setup }))
            }
            After::Learn => Some(Action::Learn(Learn::Course)),
            After::Look => None,
        }
    }
}
