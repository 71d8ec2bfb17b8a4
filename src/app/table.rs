//! The game on the board, with everything that belongs to it: what is in hand, what is looked at, the clocks, hints, lines that are
//! only looked at, what searches have found. It is one value, so that none of this outlives the game.

pub(super) mod clock;
pub(super) mod gaze;
pub(super) mod hand;
pub(super) mod inside;
mod learning;
mod playing;
pub(super) mod premove;
pub(super) mod preview;
mod retry;
mod set_up;
mod solving;
mod turning;
pub(super) mod typed;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use nestmate_core::game::{Game, NodeId, Tags};
use nestmate_core::notation::Dropped;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{in_check, start_number};
use nestmate_core::variant::{HouseRules, Side, Variant};
use nestmate_text::words::{say, told};

use crate::app::advice::findings::Book;
use crate::app::advice::hint::Hints;
use crate::app::advice::jobs::SearchProgress;
use crate::app::advice::study::Study;
use crate::app::editor::Editor;
use crate::app::effect::{Effect, Effects};
use crate::app::engines::Guest;
use crate::app::files::document::{Document, WhereSaved};
use crate::app::learn::Learning;
use crate::app::naming::{Names, Naming};
use crate::app::new_game::{NewGame, Player, start_with};
use crate::app::train::trial::Trial;
use crate::saying::Saying;
use clock::{Timed, TurnClock};
use gaze::Gaze;
use hand::Hand;
use inside::Opponent;
use preview::Preview;

/// The tags of the levels at which the program has played White and Black.
pub(in crate::app) const LEVELS: [&str; 2] = ["WhiteLevel", "BlackLevel"];

/// The level of a person for whom the engine has made moves.
pub const HELPED: u8 = 0;

/// What the user does at the board: plays, sets a position up, learns, or solves a puzzle.
#[derive(Default)]
pub(super) enum Mode {
    #[default]
    Play,
    SetUp(Box<Editor>),
    Learn(Box<Learning>),
    Solve(Box<Trial>),
}

impl Mode {
    pub(super) fn editor(&self) -> Option<&Editor> {
        if let Self::SetUp(editor) = self { Some(editor) } else { None }
    }

    pub(super) fn editor_mut(&mut self) -> Option<&mut Editor> {
        if let Self::SetUp(editor) = self { Some(editor) } else { None }
    }

    pub(super) fn learning(&self) -> Option<&Learning> {
        if let Self::Learn(learning) = self { Some(learning) } else { None }
    }

    pub(super) fn learning_mut(&mut self) -> Option<&mut Learning> {
        if let Self::Learn(learning) = self { Some(learning) } else { None }
    }
}

/// Where the game comes from.
#[derive(Default)]
pub(super) struct Origin {
    pub(super) file: Option<Document>,
    /// Where the game was kept that was taken up again.
    pub(super) shelved: Option<PathBuf>,
}

pub(super) struct Table {
    pub(super) game: Game,
    pub(super) setup: NewGame,
    pub(super) opponent: Opponent,
    pub(super) serial: u64,
    pub(super) flipped: bool,
    pub(super) origin: Origin,
    /// Whether the computer waits although it would be its turn: the user looks at an earlier place of the game.
    pub(super) paused: bool,
    edited: bool,
    pub(super) clock: TurnClock,
    pub(super) hand: Hand,
    pub(super) gaze: Gaze,
    pub(super) preview: Option<Preview>,
    pub(super) hints: Hints,
    pub(super) study: Study,
    pub(super) mode: Mode,
}

impl Table {
    pub(super) fn new(game: Game, setup: NewGame, serial: u64) -> Self {
        let clock = TurnClock::standing(game.current(), Duration::ZERO);
        Self {
            game,
            setup,
            opponent: Opponent::default(),
            serial,
            flipped: false,
            origin: Origin::default(),
            paused: false,
            edited: false,
            clock,
            hand: Hand::default(),
            gaze: Gaze::default(),
            preview: None,
            hints: Hints::default(),
            study: Study::default(),
            mode: Mode::Play,
        }
    }

    pub(super) fn variant(&self) -> &Arc<Variant> {
        self.game.variant()
    }

    pub(super) fn names(&self) -> Names {
        Names::new(self.variant(), self.gaze.fold.clone())
    }

    pub(super) fn naming(&self) -> Naming<'_> {
        Naming { variant: self.game.variant(), fold: self.gaze.fold.as_ref().map(Arc::as_ref) }
    }

    pub(super) fn begin_clocks(&mut self) {
        let [white, black] = self.setup.clock;
        if self.timed().is_timed() && white == black {
            self.game.set_tag("TimeControl", &white.text());
        } else if self.timed().is_timed() {
            self.game.set_tag("WhiteTimeControl", &white.text());
            self.game.set_tag("BlackTimeControl", &black.text());
        }
        self.start_clocks();
    }

    pub(super) fn start_clocks(&mut self) {
        self.clock.start(Timed { game: &self.game, setup: &self.setup });
    }

    pub(super) fn toggle_clocks(&mut self) {
        if self.clock.on {
            return self.clock.stop();
        }
        self.start_clocks();
        self.paused &= self.clock.live != self.game.current();
    }

    /// Lets the clock run, or stand, as it has to by now. `replying` is whether the computer is thinking about its move.
    pub(super) fn run_clock(&mut self, replying: bool) {
        self.clock.run(Timed { game: &self.game, setup: &self.setup }, replying);
    }

    pub(super) fn guest(&self, side: Side) -> Option<&Guest> {
        self.setup.guests[side.index()].as_ref().filter(|_| self.player(side) == Player::Computer)
    }

    pub(super) fn set_guests(&mut self, guests: [Option<Guest>; 2]) {
        self.renamed(|table| table.setup.guests = guests);
    }

    /// Our engine goes on in the place of another, which the names of the players tell.
    pub(super) fn take_over(&mut self, side: Side) {
        let Some(guest) = self.setup.guests[side.index()].take() else { return };
        if self.game.tags().get(Tags::PLAYERS[side.index()]) == guest.engine {
            self.game.set_tag(Tags::PLAYERS[side.index()], &format!("{}, Nestmate", guest.engine));
        }
    }

    pub(super) fn name_guests(&mut self) {
        for side in Side::BOTH {
            if let Some(name) = self.guest(side).map(|guest| guest.engine.clone()) {
                self.game.set_tag(Tags::PLAYERS[side.index()], &name);
            }
        }
    }

    /// Makes a move that the engine has found. If it was the move of a person against the computer, the game says so from then on: its result
    /// tells nothing of that person's level.
    pub(super) fn make_found(&mut self, mv: Move) -> Effects {
        let side = self.game.position().side();
        if self.player(side) == Player::Human && self.player(side.other()) == Player::Computer {
            self.game.set_tag(LEVELS[side.index()], &HELPED.to_string());
        }
        self.make(mv)
    }

    /// Whether the engine has made moves for a person.
    pub(super) fn is_helped(&self) -> bool {
        LEVELS.into_iter().any(|level| self.game.tags().get(level).parse() == Ok(HELPED))
    }

    /// The game for other programs: our engine is named among the players.
    pub(super) fn signed(&self) -> Game {
        let mut game = self.game.clone();
        for side in Side::BOTH {
            let name = Tags::PLAYERS[side.index()];
            if let Some(level) = self.setup.own_level(side).filter(|_| game.tags().get(name).is_empty()) {
                game.set_tag(name, &format!("Nestmate, level {}", level.number()));
            }
        }
        game
    }

    /// Does something that may change who plays; a name that was that of an engine changes with it.
    fn renamed(&mut self, change: impl FnOnce(&mut Self)) {
        let named = |table: &Self| Side::BOTH.map(|side| table.guest(side).map(|guest| guest.engine.clone()));
        let before = named(self);
        change(self);
        for (at, (before, now)) in before.into_iter().zip(named(self)).enumerate().filter(|(_, (before, now))| before != now) {
            let known = self.game.tags().get(Tags::PLAYERS[at]);
            if known.is_empty() || before.as_deref() == Some(known) {
                self.game.set_tag(Tags::PLAYERS[at], &now.unwrap_or_default());
            }
        }
    }

    /// Whether a review has looked at the end of this game, which has the same rules.
    pub(super) fn has_reviewed(&self, game: &Game) -> bool {
        let (own, other) = (self.game.variant(), game.variant());
        let same = own.id == other.id && own.definition == other.definition && HouseRules::of(own) == HouseRules::of(other);
        let last = game.tree().main_line().last();
        same && last.is_some_and(|node| self.study.book.is_reviewed(game.tree().hash(node)))
    }

    /// Takes over what was kept with the game, unless more is known of it.
    pub(super) fn recall(&mut self, book: Book) {
        if !self.has_reviewed(&self.game) {
            self.study.book = book;
        }
    }

    /// The move that the user is told about: the one on the board, but not the computer's last one, before which is the user's own.
    pub(super) fn told_move(&self) -> Option<NodeId> {
        let (tree, here) = (self.game.tree(), self.game.current());
        let before = tree.parent(here)?;
        let answered = tree.children(here).is_empty() && self.is_against_computer() && self.mover(here) == Some(Player::Computer);
        if answered { tree.parent(before).map(|_| before) } else { Some(here) }
    }

    /// Who made the move that led to a place of the game.
    pub(super) fn mover(&self, node: NodeId) -> Option<Player> {
        self.game.tree().parent(node)?;
        Some(self.player(self.game.numbered(self.game.tree().path(node).len() - 1).1))
    }

    /// Whether a person plays the computer.
    pub(super) fn is_against_computer(&self) -> bool {
        let [white, black] = Side::BOTH.map(|side| self.player(side));
        white != black
    }

    pub(super) fn note(&mut self, progress: SearchProgress) -> Effects {
        let variant = Arc::clone(self.variant());
        let wanted = progress.finished && (self.is_judging() || self.is_solving());
        let tried = wanted.then(|| (progress.asked, progress.found.clone()));
        self.study.note(progress, &variant);
        let Some((asked, found)) = tried else { return self.show_judged() };
        self.refute_tried(asked, found.as_ref());
        self.judge_tried(asked, found.as_ref())
    }

    pub(super) fn timed(&self) -> Timed<'_> {
        Timed { game: &self.game, setup: &self.setup }
    }

    pub(super) fn player(&self, side: Side) -> Player {
        self.setup.players[side.index()]
    }

    pub(super) fn is_computers_turn(&self) -> bool {
        let side = self.game.position().side();
        let waits = self.paused || self.timed().is_timed() && !self.clock.on;
        self.player(side) == Player::Computer && self.game.outcome().is_none() && !waits
    }

    pub(super) fn safe(&self) -> WhereSaved {
        match &self.origin.file {
            Some(file) if file.changes == Some(self.game.changes()) => WhereSaved::Saved,
            Some(file) => WhereSaved::Changed(file.path.clone()),
            None if self.is_worth_keeping() => WhereSaved::Nowhere,
            None => WhereSaved::Saved,
        }
    }

    fn is_arranged(&self) -> bool {
        let (variant, start) = (self.variant(), self.game.start());
        let agreed = start_with(variant, &self.setup.handicap, None);
        start_number(variant, start).is_none() && agreed.is_ok_and(|agreed| agreed.hash() != start.hash())
    }

    pub(super) fn is_worth_keeping(&self) -> bool {
        self.game.has_edits() || !self.game.tree().children(NodeId::START).is_empty() || self.is_arranged()
    }

    /// Takes the game off the board, so that it can be put back: its clocks stand and nothing is in hand.
    pub(super) fn leave(&mut self) {
        self.step_aside();
        self.study.set_retry(None);
        self.study.caution.pass();
        self.mode = Mode::Play;
        // Nobody has asked for a move when it comes back.
        self.paused = true;
        self.edited = false;
    }

    /// Lets the game wait while something else is on the board: its clocks stand and nothing is in hand, and all else stays as it is.
    pub(super) fn step_aside(&mut self) {
        self.take_planned();
        self.put_down();
        self.hints.hint = None;
        self.clock.freeze();
        self.gaze = Gaze::default();
    }

    pub(super) fn shown(&self) -> &Position {
        match &self.mode {
            Mode::SetUp(editor) => editor.draft.picture(),
            Mode::Learn(learning) => learning.open.as_ref().map_or_else(|| self.played(), |open| &open.attempt.position),
            Mode::Play | Mode::Solve(_) => self.played(),
        }
    }

    fn played(&self) -> &Position {
        self.preview.as_ref().map_or_else(|| self.ahead(), |line| &line.position)
    }

    pub(super) fn shown_check(&self) -> bool {
        if let Some(editor) = self.mode.editor() {
            let picture = editor.draft.picture();
            return editor.wrong.is_none() && in_check(picture, self.variant(), picture.side());
        }
        match &self.preview {
            Some(preview) => in_check(&preview.position, self.variant(), preview.position.side()),
            None => self.game.tree().check(self.game.current()),
        }
    }

    /// Lets go of what is picked up, of a choice and of a line that is shown.
    pub(super) fn put_down(&mut self) {
        self.gaze.sought = None;
        self.hand.put_down();
        self.preview = None;
        self.study.judged = None;
    }

    /// Lets go of everything, a hint and the search for it as well.
    pub(super) fn let_go(&mut self) -> Effects {
        self.put_down();
        self.hints.hint = None;
        Effect::StopAdvice.into()
    }

    pub(super) fn settle(&mut self) -> Effects {
        self.take_planned();
        self.study.caution.pass();
        Effects::from(Effect::StopSearch).then(self.let_go())
    }
}

/// Tells in one note all that was left out of the text of a position: of several notes only the last would be seen. It comes after
/// `effects`.
pub(super) fn told_of(dropped: &[Dropped], effects: Effects) -> Effects {
    if dropped.is_empty() {
        return effects;
    }
    let why: Vec<String> = dropped.iter().map(Saying::said).collect();
    effects.then(Effects::note(told!("setup-text-dropped", why = why.join(say!("between-groups")))))
}
