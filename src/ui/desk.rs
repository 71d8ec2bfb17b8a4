//! What nearly all parts of the window are shown with, and where they put what they ask for.

use egui::{Color32, FontId, Rect, Response, Ui};
use nestmate_core::position::Reserves;
use nestmate_core::variant::{Base, KindId, Piece, Reserve, Variant};

use super::board::{BoardTheme, paint_held, paint_piece};
use super::figurines::{self, Figurines};
use super::panels::DeskKept;
use super::wishes::Wishes;
use crate::app::{App, Held, MoveSentence};

pub(super) struct Desk<'a> {
    pub(super) app: &'a App,
    pub(super) theme: &'a BoardTheme,
    pub(super) kept: &'a mut DeskKept,
    pub(super) wishes: &'a mut Wishes,
}

impl Desk<'_> {
    /// What the reserves are shown to hold.
    pub(super) fn reserves(&self) -> &Reserves {
        self.kept.view.reserves(self.app.position_seen())
    }

    pub(super) fn base_held(&mut self, held: Held) -> Base {
        self.kept.players.base_held(self.app, held)
    }

    /// Why the last piece of a kind came to a reserve, where one has in this game.
    pub(super) fn why_held(&mut self, held: Held) -> Option<String> {
        self.kept.players.came(self.app, held).map(|(side, kept)| self.app.why_kept(side, &kept))
    }

    pub(super) fn figurines(&mut self) -> Figurines<'_> {
        Figurines { whole: self.app.variant().clone(), view: &mut self.kept.view, theme: self.theme }
    }

    pub(super) fn tell(&mut self, ui: &mut Ui, sentence: &MoveSentence, look: (FontId, Color32)) -> Response {
        figurines::label(ui, self.figurines(), sentence, look)
    }

    pub(super) fn paint_held(&mut self, ui: &Ui, (reserve, kind): (Reserve, KindId), square: Rect) {
        let base = self.base_held(Held { reserve, kind });
        paint_held(ui, &mut self.kept.view, self.app.variant(), (reserve, kind), base, square, self.theme);
    }

    pub(super) fn paint(&mut self, ui: &Ui, piece: Piece, base: Base, square: Rect) {
        self.paint_of(ui, self.app.variant(), piece, base, square);
    }

    /// Paints a piece of another game.
    pub(super) fn paint_of(&mut self, ui: &Ui, variant: &Variant, piece: Piece, base: Base, square: Rect) {
        paint_piece(ui, &mut self.kept.view, variant, piece, base, square, self.theme);
    }
}
