//! The state of the window, and what can be asked of it.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;

use super::action::{Message, NewGame, Player, Tone};
use super::analysis::Analysis;
use super::control::{ControlView, Controlled};
use super::editing::Shelved;
use super::editor::Editor;
use super::explain::Explainer;
use super::fold::Folds;
use super::handicap::start_with;
use super::hint::{Hint, Rung};
use super::jobs::{Jobs, Thinking};
use super::keeping::Stamp;
use super::layers::Layers;
use super::lesson::{Course, Learning, Open};
use super::memo::PerPosition;
use super::preview::Preview;
use super::scene::{LayerState, Picked, Target};
use super::strength::Machine;
use super::timing::Timing;
use super::tracks::Watched;
use super::why;
use super::worth::Worths;
use super::writer::Writer;
use crate::game::{Game, NodeId};
use crate::geometry::Cell;
use crate::position::Move;
use crate::storage::{Progress, Replaced, Settings, Store, Watch};
use crate::variant::{KindId, Library, Side, Unplayable, Variant, moves_depend_on_cell};
use crate::words::{Told, say};

/// Asks for [`App::poll`] to be called soon; called from any thread.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// The window cannot be opened because there is nothing to play.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    /// No definition file has a game that is whole.
    #[error("{}", say!("nothing-to-play"))]
    NoGame,
}

/// A man that the user looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inspected {
    /// Which kind.
    pub kind: KindId,
    /// Whose, unless it is in the neutral reserve.
    pub side: Option<Side>,
    /// Where it stands, unless it is off the board.
    pub cell: Option<Cell>,
}

/// Everything that the window shows and the user can change.
pub struct App {
    pub(super) library: Library,
    pub(super) game: Game,
    pub(super) setup: NewGame,
    pub(super) machine: Machine,
    /// What the weaker levels err about in this game follows from it.
    pub(super) seed: u64,
    pub(super) layers: Layers,
    pub(super) folds: Folds,
    pub(super) jobs: Jobs,
    pub(super) flipped: bool,
    pub(super) picked: Option<Picked>,
    pub(super) targets: Vec<Target>,
    pub(super) choices: Vec<Move>,
    /// Whose control of the cells is shown.
    pub(super) control: ControlView,
    pub(super) control_map: PerPosition<Vec<Controlled>>,
    /// How many moves the men of the side not to move have.
    pub(super) others: PerPosition<Vec<usize>>,
    /// What men are worth.
    pub(super) worths: Worths,
    /// The kind of man that is pointed out.
    pub(super) sought: Option<KindId>,
    /// The man under the pointer, with where it could go.
    pub(super) watched: Option<Watched>,
    pub(super) cursor: Option<Cell>,
    pub(super) inspected: Option<Inspected>,
    /// The cell that the pointer was over last.
    pub(super) pointed: Option<Cell>,
    pub(super) hint: Option<Hint>,
    /// How much the hint that is looked for is to tell at once.
    pub(super) wish: Rung,
    pub(super) explainer: Explainer,
    pub(super) analysis: Analysis,
    /// A line that is shown on the board without being played.
    pub(super) preview: Option<Preview>,
    /// Whether the computer waits although it would be its turn: the user looks at an earlier place of the game.
    pub(super) paused: bool,
    /// Whose clock runs, and since when.
    pub(super) timing: Timing,
    /// Whether a change of the moves is the last thing that the user has done.
    pub(super) edited: bool,
    /// Games that others have taken the place of, the last one last.
    pub(super) shelf: Vec<Shelved>,
    /// Those of them that outlast the program, and earlier ones, the last one first.
    pub(super) replaced: Vec<Replaced>,
    /// Counts the games that were on the board.
    pub(super) serial: u64,
    /// The file that the game was opened from or saved to.
    pub(super) file: Option<PathBuf>,
    pub(super) settings: Settings,
    /// What is being set up.
    pub(super) editor: Option<Box<Editor>>,
    /// The lessons, while they are open.
    pub(super) learning: Option<Learning>,
    /// Those that were open last.
    pub(super) course: Option<Course>,
    /// What has been learnt.
    pub(super) progress: Progress,
    pub(super) wake: Wake,
    /// Definition files that may change.
    pub(super) watch: Watch,
    /// The definition that is being written, once it was changed.
    pub(super) draft: Option<String>,
    /// Where the user's own definition files are kept, if anywhere.
    pub(super) games_folder: Option<PathBuf>,
    pub(super) writer: Writer,
    /// What was kept last.
    pub(super) kept: Option<Stamp>,
    messages: Vec<Message>,
}

impl App {
    /// A window's state with the first game of the library, White for the user. `wake` is called from another thread whenever
    /// [`App::poll`] should be called.
    ///
    /// # Errors
    /// If the library has no game that can be played.
    pub fn new(library: Library, wake: Wake) -> Result<Self, StartError> {
        Self::with(library, None, wake)
    }

    pub(super) fn with(library: Library, store: Option<Store>, wake: Wake) -> Result<Self, StartError> {
        let [waking, again, kept] = [Arc::clone(&wake), Arc::clone(&wake), Arc::clone(&wake)];
        let ids: Vec<String> = library.games().map(|(id, _)| id.to_owned()).collect();
        let first = ids.iter().find_map(|id| begin(&library, &NewGame::new(id)).ok().map(|game| (id.clone(), game)));
        let (id, game) = first.ok_or(StartError::NoGame)?;
        let setup = NewGame { players: [Player::Human, Player::Computer], ..NewGame::new(id) };
        Ok(Self {
            library,
            game,
            setup,
            machine: Machine::default(),
            seed: fastrand::u64(..),
            layers: Layers::default(),
            folds: Folds::default(),
            jobs: Jobs::new(move || waking()),
            flipped: false,
            picked: None,
            targets: Vec::new(),
            choices: Vec::new(),
            control: ControlView::default(),
            control_map: PerPosition::default(),
            others: PerPosition::default(),
            worths: Worths::new(Arc::clone(&wake)),
            sought: None,
            watched: None,
            cursor: None,
            inspected: None,
            pointed: None,
            hint: None,
            wish: Rung::default(),
            explainer: Explainer::spawn(move || again()),
            analysis: Analysis::default(),
            preview: None,
            paused: false,
            timing: Timing::standing(NodeId::START, Duration::ZERO),
            edited: false,
            shelf: Vec::new(),
            replaced: Vec::new(),
            serial: 0,
            file: None,
            settings: Settings::default(),
            editor: None,
            learning: None,
            course: None,
            progress: Progress::default(),
            wake: kept,
            watch: Watch::default(),
            draft: None,
            games_folder: None,
            writer: Writer::new(store, wake),
            kept: None,
            messages: Vec::new(),
        })
    }

    /// The games that can be begun.
    #[must_use]
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The game on the board.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// A number that changes when another game is put on the board.
    #[must_use]
    pub fn serial(&self) -> u64 {
        self.serial
    }

    /// The rules of the game on the board.
    #[must_use]
    pub fn variant(&self) -> &Arc<Variant> {
        self.game.variant()
    }

    /// The last choices for a new game.
    #[must_use]
    pub fn setup(&self) -> &NewGame {
        &self.setup
    }

    /// What the engine gets.
    #[must_use]
    pub fn machine(&self) -> Machine {
        self.machine
    }

    /// How each layer is shown.
    #[must_use]
    pub fn layers(&self) -> Vec<LayerState> {
        self.lens().of(self.variant())
    }

    /// Whether this layer is taken alone.
    #[must_use]
    pub fn is_alone(&self, layer: usize) -> bool {
        self.lens().is_alone(self.variant(), layer)
    }

    /// The search that is running.
    #[must_use]
    pub fn thinking(&self) -> Option<&Thinking> {
        self.jobs.thinking()
    }

    /// What is picked up.
    #[must_use]
    pub fn picked(&self) -> Option<Picked> {
        self.picked
    }

    /// Whether there is something that [`super::Action::Cancel`] would let go of.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.picked.is_some()
            || !self.choices.is_empty()
            || self.hint.is_some()
            || self.sought.is_some()
            || self.previewed().is_some_and(|preview| !preview.peek)
    }

    /// Whether there is a choice of what a man becomes.
    #[must_use]
    pub fn is_choosing(&self) -> bool {
        !self.choices.is_empty()
    }

    /// Whether Black is at the bottom.
    #[must_use]
    pub fn is_flipped(&self) -> bool {
        self.exercise().map_or(self.flipped, Open::is_flipped)
    }

    /// Who plays a side.
    #[must_use]
    pub fn player(&self, side: Side) -> Player {
        self.setup.players[side.index()]
    }

    /// The man that the user looks at: under the pointer last, while it is still there.
    #[must_use]
    pub fn inspected(&self) -> Option<Inspected> {
        let mut inspected = self.inspected?;
        if let Some(cell) = inspected.cell {
            let man = self.shown().at(cell);
            let same = man.is_some() && Some(man.side()) == inspected.side && man.kind() == inspected.kind;
            inspected.cell = same.then_some(cell);
        }
        Some(inspected)
    }

    /// The cell that the user looks at, in a game in which men move otherwise from some cells than from others.
    #[must_use]
    pub fn telling_cell(&self) -> Option<Cell> {
        self.pointed.filter(|_| moves_depend_on_cell(self.variant()))
    }

    /// Why the man on a cell is frozen, if it is.
    #[must_use]
    pub fn frozen(&self, cell: Cell) -> Option<Told> {
        why::frozen(self.shown(), self.variant(), cell)
    }

    /// The one-line text of the position.
    #[must_use]
    pub fn position_text(&self) -> String {
        let made = self.editor().map(|editor| editor.draft().picture());
        made.unwrap_or_else(|| self.game.position()).text(self.variant())
    }

    /// Sentences for the user since the last call.
    pub fn take_messages(&mut self) -> Vec<Message> {
        std::mem::take(&mut self.messages)
    }

    /// Says that something went wrong.
    pub fn report(&mut self, trouble: Told) {
        self.say(Tone::Error, trouble);
    }

    pub(super) fn say(&mut self, tone: Tone, text: Told) {
        self.messages.push(Message { tone, text });
    }
}

/// The start of a game of the library.
///
/// # Errors
/// [`Unplayable`] if there is no such game, or its definition or its start position is wrong.
pub(super) fn begin(library: &Library, setup: &NewGame) -> Result<Game, Unplayable> {
    let id = &setup.game;
    let variant = library.get_with(id, &setup.house)?;
    let start = start_with(&variant, &setup.handicap).map_err(|error| library.no_start(id, Told::of(error)))?;
    Ok(Game::new(variant, start))
}
