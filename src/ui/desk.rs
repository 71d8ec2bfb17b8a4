//! What nearly all parts of the window are shown with, and where they put what they ask for.

use egui::{Color32, FontId, Rect, Response, Ui};
use nestmate_core::game::NodeId;
use nestmate_core::position::Reserves;
use nestmate_core::variant::{Base, KindId, Piece, Reserve, Variant};
use nestmate_text::words::Told;

use super::board::{BoardTheme, BoardView, paint_held, paint_piece};
use super::figurines::{self, Figurines};
use super::panels::{Beside, MovesView, PlayersView, SetUpView, Tabs, TypedView};
use super::pictures::cards::GameCards;
use super::wishes::Wishes;
use super::workbench::LearningTask;
use crate::app::{App, Held, MoveSentence, Tone};

pub(super) struct Desk<'a> {
    pub(super) app: &'a App,
    pub(super) theme: &'a BoardTheme,
    pub(super) kept: &'a mut DeskKept,
    pub(super) wishes: &'a mut Wishes,
}

#[derive(Default)]
pub(super) struct DeskKept {
    pub(super) view: BoardView,
    pub(super) tabs: Tabs,
    pub(super) beside: Beside,
    pub(super) players: PlayersView,
    pub(super) moves: MovesView,
    pub(super) typed: TypedView,
    pub(super) setup: SetUpView,
    pub(super) cards: GameCards,
    pub(super) pupil: LearningTask,
    /// The last sentence that said why something cannot be done; gone with the next thing that can.
    pub(super) refusal: Option<RefusalShown>,
    /// Whether the diagram of a piece is of the other game than the board shows.
    pub(super) diagram_turned: bool,
    /// Whether files are asked for with the desktop's file chooser.
    pub(super) chooser: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct RefusalShown {
    pub(super) text: Told,
    pub(super) tone: Tone,
    /// When it was said, in the seconds of the window's clock.
    pub(super) since: f64,
    /// The game that it is about, the state of it, and the place in it.
    pub(super) of: (u64, u64),
    pub(super) at: NodeId,
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
