//! What a user can ask for.

use std::path::PathBuf;
use std::time::Duration;

use nestmate_core::game::{Game, NodeId, Shape, Step};
use nestmate_core::geometry::Cell;
use nestmate_core::position::Move;
use nestmate_core::variant::{KindId, Source};

use crate::app::advice::findings::Mark;
use crate::app::advice::hint::Rung;
use crate::app::advice::judge::Toggle;
use crate::app::advice::strength::{Machine, Strength};
use crate::app::advice::study::RetryStep;
use crate::app::archive::GamesWish;
use crate::app::editor::Sketch;
use crate::app::engines::{EngineWish, Guest};
use crate::app::files::link::LinkedPlace;
use crate::app::files::opening::OpenedGame;
use crate::app::learn::Learn;
use crate::app::lens::See;
use crate::app::new_game::{NewGame, Player};
use crate::app::practice::PracticeStep;
use crate::app::touch::{Held, Picked};
use crate::app::train::Train;
use crate::storage::LinkShown;

/// A change of the moves of a game that is none of playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Puts the glyph of this number on a move, or takes it away.
    Glyph(u8),
    Comment {
        before: String,
        after: String,
    },
    /// Sets them while they are being typed: all that is typed at one time is undone in one step.
    Typed {
        before: String,
        after: String,
    },
    /// Draws an arrow or a circle on the position after it; takes it away where it is there already.
    Draw(Shape),
    Erase,
    Raise,
    MakeMain,
    Delete,
}

#[derive(Clone, Debug)]
pub enum Action {
    New(NewGame),
    SetPosition(String),
    Load(Source),
    /// Begin an exercise as soon as it is made: the lesson's key, and its place in it.
    Exercise(String, usize),
    /// Take in the games of a definition file, without more ado.
    TakeIn(Source),
    /// Let the game on the board go on by its rules as they are now.
    RenewRules,
    /// Keep the definition that is being written; nothing when there is none.
    KeepDraft(Option<String>),
    ShelveDraft(String),
    Open(Box<OpenedGame>),
    /// Write the game into a file, if it holds what was read from it or written to it last, or is not there yet.
    Save(PathBuf),
    SaveOver(PathBuf),
    SaveInto(PathBuf),
    Games(GamesWish),
    SetTags(Vec<(String, String)>),
    Press(Cell),
    PressHeld(Held),
    PickUp(Picked),
    Drag(Picked, Cell),
    Choose(Move),
    /// Play a legal move that was typed, or chosen among those that a text could mean.
    Play(Move),
    PlayText(String),
    /// Let go of everything: what is picked, what is to be chosen, a hint.
    Cancel,
    /// Let the move stand that the user was asked about, or take it back.
    Confirm(bool),
    /// Ask about moves that give much away before the computer answers them, or no longer.
    ToggleCaution,
    DropPremoves,
    Hover(Option<Cell>),
    HoverHeld(Held),
    /// Looks at a kind of piece and points out all of it on the board, until something else is picked up.
    Seek(KindId),
    Cursor(Cell),
    Activate,
    TakeBack,
    Redo,
    Go(Step),
    /// Change something about a move; without one, about the last move on the board.
    Edit(Option<NodeId>, Edit),
    Undo,
    Resign,
    OfferDraw,
    AgreeDraw,
    Flip,
    See(See),
    Hint,
    /// Tell this much of a hint, looking for one first if there is none.
    HintAt(Rung),
    /// Whether the board shows nothing of the hint, since the user has turned to something else.
    PutHintAside(bool),
    PlayBest,
    /// The computer moves at once: it ends its thinking, or moves for the side to move.
    MoveNow,
    /// Set how long the computer thinks about any move, its own or one that it looks for.
    SetThink(Duration),
    SetStrength([Strength; 2]),
    /// The computer, which plays a game inside, plays the whole board from here on.
    PlayWhole,
    SetMachine(Machine),
    SetPlayers([Player; 2]),
    /// Set which engines of others play White and Black in the computer's place.
    SetGuests([Option<Guest>; 2]),
    Engines(EngineWish),
    SetUp,
    Learn(Learn),
    Practise(PracticeStep),
    /// Write a table of what has been learnt into a file, whatever it holds.
    ExportProgress(PathBuf),
    Train(Train),
    Sketch(Sketch),
    ToggleClocks,
    Toggle(Toggle),
    FindMate,
    /// End that search; what it has found stays.
    StopMate,
    Review,
    /// Look at a move that was made, the user's last one if none is named, and at what was best in its place.
    Judge(Option<NodeId>),
    /// Show what was best in the place of a move: while the pointer is on it, or until the user turns to something else.
    ShowBest {
        than: NodeId,
        stays: bool,
    },
    StopReview,
    Retry(RetryStep),
    GoToMark {
        mark: Mark,
        back: bool,
    },
    /// Show the position after some moves while the pointer is over them; `None` ends it.
    Peek(Option<Vec<Move>>),
    /// Play some moves one after the other, as a variation if the game went on otherwise.
    PlayLine(Vec<Move>),
}

impl Action {
    /// Whether it is about files, the engine or practice, so that it goes on beside lessons and puzzles.
    pub(super) fn goes_on_beside(&self) -> bool {
        matches!(
            self,
            Self::Load(_)
                | Self::TakeIn(_)
                | Self::Games(_)
                | Self::SaveInto(_)
                | Self::KeepDraft(_)
                | Self::ShelveDraft(_)
                | Self::Save(_)
                | Self::SaveOver(_)
                | Self::SetThink(_)
                | Self::SetMachine(_)
                | Self::ToggleCaution
                | Self::Engines(_)
                | Self::Practise(_)
                | Self::ExportProgress(_)
        )
    }
}

impl LinkedPlace {
    /// What brings it onto the board.
    pub fn actions(self) -> Vec<Action> {
        let Self { variant, position, shown, layer } = self;
        let id = variant.id.clone();
        if let LinkShown::Puzzle(puzzle) = shown {
            return vec![Action::Train(Train::Puzzle(id, puzzle))];
        }
        let opened = OpenedGame::of(Game::new(variant, position));
        let mut actions = vec![Action::Open(Box::new(opened)), Action::See(See::Fold(layer))];
        if let LinkShown::Lesson(key, number) = shown {
            actions.push(Action::Exercise(key, number - 1));
        }
        actions
    }
}
