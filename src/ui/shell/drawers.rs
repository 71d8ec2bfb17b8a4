//! The drawer in the panel's place: how it opens, shuts, and what comes of it.

use nestmate_text::words::say;

use super::Shell;
use crate::app::Speech;
use crate::ui::drawers::{Drawer, EnginesForm};

impl Shell {
    /// Opens the rules, at the piece that is pointed at; asked for again without one, shuts them.
    pub(super) fn ask_for_rules(&mut self) {
        let kind = self.pointed_piece();
        if kind.is_none() && matches!(self.drawer, Drawer::Rules) {
            self.drawer = Drawer::Shut;
        } else {
            self.drawer = Drawer::Rules;
            self.rules.open(kind);
            if kind.is_none() {
                self.voice.say(Speech::calm(say!("voice-rules").to_owned()));
            }
        }
    }

    pub(super) fn ask_for_looks(&mut self) {
        let open = matches!(self.drawer, Drawer::Looks(_));
        self.slide(if open { Drawer::Shut } else { Drawer::Looks(false) }, say!("dialog-looks"));
    }

    pub(super) fn ask_for_engines(&mut self) {
        let open = matches!(self.drawer, Drawer::Engines(_));
        let drawer = if open { Drawer::Shut } else { Drawer::Engines(Box::new(EnginesForm::new(&self.app))) };
        self.slide(drawer, say!("dialog-engines"));
    }

    fn slide(&mut self, drawer: Drawer, title: &str) {
        if !matches!(drawer, Drawer::Shut) {
            self.voice.say(Speech::calm(title.to_owned()));
        }
        self.drawer = drawer;
    }

    /// What Esc does with the drawer: ends a search in it, or shuts it. False if it is shut.
    pub(super) fn shut_drawer(&mut self) -> bool {
        match self.drawer {
            Drawer::Shut => return false,
            Drawer::Rules if self.rules.end_search() => {}
            Drawer::Rules | Drawer::Looks(_) | Drawer::Engines(_) => self.drawer = Drawer::Shut,
        }
        true
    }
}
