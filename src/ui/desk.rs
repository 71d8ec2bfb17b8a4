//! What nearly all parts of the window are shown with, and where they put what they ask for. It is done in the order in which it was
//! asked for, once all of the frame has been shown.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{Color32, FontId, Rect, Response, Ui};
use nestmate_core::game::NodeId;
use nestmate_core::position::Reserves;
use nestmate_core::variant::{Base, Piece, Variant};
use nestmate_text::words::Told;

use super::board::{BoardTheme, BoardView, paint_held, paint_piece};
use super::commands::Command;
use super::figurines::{self, Figurines};
use super::panels;
use super::pictures::cards::GameCards;
use super::workbench::LearningTask;
use crate::app::{Action, App, Held, Listing, MoveSentence, Speech, Tone};

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

    pub(super) fn figurines(&mut self) -> Figurines<'_> {
        Figurines { whole: self.app.variant().clone(), view: &mut self.kept.view, theme: self.theme }
    }

    pub(super) fn tell(&mut self, ui: &mut Ui, sentence: &MoveSentence, look: (FontId, Color32)) -> Response {
        figurines::label(ui, self.figurines(), sentence, look)
    }

    pub(super) fn paint_held(&mut self, ui: &Ui, held: Held, square: Rect) {
        let base = self.kept.players.base_held(self.app, held);
        paint_held(ui, &mut self.kept.view, self.app.variant(), (held.reserve, held.kind), base, square, self.theme);
    }

    pub(super) fn paint(&mut self, ui: &Ui, piece: Piece, base: Base, square: Rect) {
        self.paint_of(ui, self.app.variant(), piece, base, square);
    }

    /// Paints a piece of another game.
    pub(super) fn paint_of(&mut self, ui: &Ui, variant: &Variant, piece: Piece, base: Base, square: Rect) {
        paint_piece(ui, &mut self.kept.view, variant, piece, base, square, self.theme);
    }
}

/// What the window keeps from frame to frame for what stands on the desk.
#[derive(Default)]
pub(super) struct DeskKept {
    pub(super) view: BoardView,
    pub(super) tabs: panels::Tabs,
    pub(super) beside: panels::Beside,
    pub(super) players: panels::PlayersView,
    pub(super) moves: panels::MovesView,
    pub(super) typed: panels::TypedView,
    pub(super) setup: panels::SetUpView,
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

#[expect(clippy::large_enum_variant, reason = "made and taken apart at once")]
pub(super) enum Wish {
    Act(Action),
    Run(Command),
    Say(Speech),
    /// A file, or a link.
    Open(PathBuf),
    List(Arc<Listing>),
    /// A new game of this id against an engine of this name.
    Against(String, String),
    AskWhere(PathBuf),
    /// Goes on in the workbench with a definition that was made elsewhere.
    Refine(String),
    Exported(PathBuf, Told),
    Copy(String, Told),
    /// Ends the program; `lost` is whether the game is lost by it.
    Quit {
        lost: bool,
    },
}

impl From<Action> for Wish {
    fn from(action: Action) -> Self {
        Self::Act(action)
    }
}

impl From<Command> for Wish {
    fn from(command: Command) -> Self {
        Self::Run(command)
    }
}

impl From<Speech> for Wish {
    fn from(speech: Speech) -> Self {
        Self::Say(speech)
    }
}

#[derive(Default)]
pub(super) struct Wishes(Vec<Wish>);

impl Wishes {
    pub(super) fn push(&mut self, wish: impl Into<Wish>) {
        self.0.push(wish.into());
    }

    pub(super) fn extend<W: Into<Wish>>(&mut self, wishes: impl IntoIterator<Item = W>) {
        self.0.extend(wishes.into_iter().map(Into::into));
    }

    /// Asks for something once this is clicked.
    pub(super) fn on(&mut self, response: &Response, wish: impl Into<Wish>) {
        self.extend(response.clicked().then(|| wish.into()));
    }

    pub(super) fn take(self) -> Vec<Wish> {
        self.0
    }
}
