//! Playing: clicks, drags, drops, choices and typed moves become moves of the game.

use nestmate_core::game::{Game, NodeId, Step};
use nestmate_core::geometry::Cell;
use nestmate_core::position::Move;
use nestmate_core::rules::{Outcome, Reason, legal_moves};
use nestmate_core::variant::Side;
use nestmate_text::words::{Told, named, told};

use super::Table;
use super::clock::Flag;
use super::hand::{Hand, HandReach, Refusal, Touch, Ways};
use crate::app::effect::{Effect, Effects, Tone};
use crate::app::naming::Names;
use crate::app::new_game::Player;
use crate::app::touch::{Held, Picked, Target, owner};
use crate::app::why;
use crate::app::written::WrittenMove;
use crate::lessons::moves;

impl Table {
    fn reach(&self) -> HandReach<'_> {
        let position = self.ahead();
        let side = position.side();
        let may = (self.player(side) == Player::Human || self.is_retrying()) && self.game.outcome().is_none();
        let may = may && self.puzzle_waits().is_none();
        let ways = Ways::Rules { variant: self.variant(), legal: self.game.legal(), mover: may.then_some(side), moves: legal_moves };
        HandReach { position, ways }
    }

    fn touch(&mut self, touch: impl FnOnce(&mut Hand, HandReach<'_>) -> Touch) -> Effects {
        // What is planned belongs to the board that the hand plays on.
        let mut hand = self.hand.lift();
        let touched = touch(&mut hand, self.reach());
        hand.premoves = std::mem::take(&mut self.hand.premoves);
        self.hand = hand;
        match touched {
            Touch::Done | Touch::Shift(..) => Effects::none(),
            Touch::Took(picked) => self.took(picked),
            Touch::Play(mv) => self.make_own(mv),
            Touch::Refused(refusal) => Effects::refuse(self.refusal(refusal)),
        }
    }

    pub(super) fn press(&mut self, cell: Cell) -> Effects {
        if self.preview.is_some() {
            self.put_down();
            return Effects::none();
        }
        self.gaze.sought = None;
        let piece = self.ahead().at(cell);
        // A click on another own piece picks that up; what it can recapture there is said by dragging.
        let planned = self.hand.picked.filter(|&picked| piece.is_none() || owner(self.ahead(), picked) != Some(piece.side()));
        if let Some(said) = planned.and_then(|picked| self.plan(picked, cell)) {
            return said;
        }
        let own = piece.is_some() && piece.is_of(self.game.position().side());
        if self.hand.is_empty() && !own {
            self.erase(self.game.current());
        }
        self.touch(|hand, reach| hand.press(reach, cell))
    }

    /// A click on a piece of a reserve: picks it up for a drop.
    pub(super) fn press_held(&mut self, held: Held) -> Effects {
        self.preview = None;
        self.gaze.sought = None;
        self.touch(|hand, reach| hand.press_held(reach, held))
    }

    pub(super) fn pick_up(&mut self, picked: Picked) -> Effects {
        if self.preview.is_some() {
            self.put_down();
            return Effects::none();
        }
        self.gaze.sought = None;
        self.touch(|hand, reach| hand.pick_up(reach, picked))
    }

    pub(super) fn drag(&mut self, picked: Picked, to: Cell) -> Effects {
        self.preview = None;
        self.gaze.sought = None;
        if let Some(said) = self.plan(picked, to) {
            return said;
        }
        self.touch(|hand, reach| hand.drag(reach, picked, to))
    }

    pub(super) fn choose(&mut self, mv: Move) -> Effects {
        if self.hand.choose(mv) { self.make_own(mv) } else { Effects::none() }
    }

    pub(in crate::app) fn make(&mut self, mv: Move) -> Effects {
        if self.is_retrying() {
            return self.retry_with(mv);
        }
        if self.is_solving() {
            return self.solve_with(mv);
        }
        // A move that comes when the time is up comes too late.
        let late = self.watch_clock();
        if self.game.outcome().is_some() {
            return late;
        }
        let effects = late.then(self.settle());
        self.paused = false;
        let followed = !mv.is_drop() && self.gaze.follows(mv.from());
        let from = self.game.current();
        if self.game.play(mv).is_err() {
            return effects.then(Effects::fail(told!("not-legal")));
        }
        let woken = self.moved(from);
        if followed || self.gaze.inspected.is_some_and(|inspected| inspected.cell.is_none()) {
            self.gaze.look_at(mv.to(), self.game.position().at(mv.to()));
        }
        match why::news_of_reserves(&self.game, &self.names()) {
            Some(news) => effects.then(Effects::say(Tone::News, news)),
            None => effects,
        }
        .then(woken)
    }

    /// Plays some moves one after the other. The computer does not answer until the user moves: the line may have been its own.
    pub(in crate::app) fn play_line(&mut self, moves: Vec<Move>) -> Effects {
        let mut effects = self.settle();
        let several = moves.len() > 1 || self.player(self.game.position().side()) == Player::Computer;
        for mv in moves {
            let from = self.game.current();
            if self.game.play(mv).is_err() {
                break;
            }
            effects = effects.then(self.moved(from));
        }
        self.paused = several;
        effects
    }

    /// Plays what was typed, if it means one move; otherwise says why not.
    pub(super) fn play_typed(&mut self, meant: impl FnOnce(&Game, &Names) -> Result<Move, Told>) -> Effects {
        let side = self.game.position().side();
        if let Some(why) = self.puzzle_waits() {
            return Effects::refuse(why);
        }
        if self.game.outcome().is_some() {
            return Effects::refuse(told!("game-over"));
        }
        if self.player(side) == Player::Computer {
            return Effects::refuse(self.computer_plays(side));
        }
        match meant(&self.game, &self.names()) {
            Ok(mv) => self.make_own(mv),
            Err(why) => Effects::refuse(why),
        }
    }

    pub(super) fn resign(&mut self) -> Effects {
        if self.game.outcome().is_some() {
            return Effects::refuse(told!("game-over"));
        }
        let to_move = self.game.position().side();
        // Against the computer it is the user who gives up, whoever is to move.
        self.concede(if self.player(to_move) == Player::Computer { to_move.other() } else { to_move })
    }

    pub(in crate::app) fn concede(&mut self, side: Side) -> Effects {
        let effects = self.settle();
        self.game.lose(side, Reason::Resignation);
        effects
    }

    pub(in crate::app) fn agree_draw(&mut self) -> Effects {
        if self.game.outcome().is_some() {
            return Effects::refuse(told!("game-over"));
        }
        let effects = self.settle();
        self.game.end_at(self.game.current(), Outcome { winner: None, reason: Reason::Agreement });
        effects
    }

    /// Back to where it was the user's turn before: two plies against the computer, one while it thinks. Where nobody or
    /// everybody is a person, one ply.
    ///
    /// The moves stay in the list, as on other boards for analysis, until another one is played, which takes their place as the main line:
    /// Redo mends a slip, and what was tried is not lost.
    pub(super) fn take_back(&mut self) -> Effects {
        let effects = self.settle();
        let alone = self.setup.players[0] == self.setup.players[1];
        let here = self.game.current();
        let mut moved = false;
        while self.game.take_back() {
            moved = true;
            if alone || self.player(self.game.position().side()) == Player::Human {
                break;
            }
        }
        if moved && !alone && self.player(self.game.position().side()) == Player::Computer {
            // There was no move of the user's before.
            self.game.go(Step::To(here));
            moved = false;
        }
        self.paused = alone && self.setup.players[0] == Player::Computer;
        if moved {
            self.clock.move_to(&self.game);
            return effects.then(self.tell_taken_back(here));
        }
        effects.then(Effects::refuse(told!("nothing-to-take-back")))
    }

    /// Says which move was taken back of those up to a place of the game; nothing where that was only an end of it.
    fn tell_taken_back(&self, from: NodeId) -> Effects {
        let tree = self.game.tree();
        let taken = tree.path(from).into_iter().find(|&node| tree.parent(node) == Some(self.game.current()));
        let name = |mv| WrittenMove::of(self.naming(), self.game.position(), mv).long;
        let taken = taken.and_then(|node| tree.mv(node)).map(name);
        taken.map_or_else(Effects::none, |played| Effects::note(told!("taken-back", played = played.as_str())))
    }

    pub(super) fn redo(&mut self) -> Effects {
        let effects = self.settle();
        let alone = self.setup.players[0] == self.setup.players[1];
        let mut moved = false;
        while self.game.go(Step::Forward) {
            moved = true;
            if alone || self.player(self.game.position().side()) == Player::Human {
                break;
            }
        }
        self.paused = !self.game.is_at_end();
        if moved {
            self.clock.move_to(&self.game);
            return effects;
        }
        effects.then(Effects::refuse(told!("nothing-to-replay")))
    }

    pub(in crate::app) fn watch_clock(&mut self) -> Effects {
        match self.clock.flag(self.timed()) {
            None => Effects::none(),
            Some(Flag::Computer) => Effect::HurrySearch.into(),
            Some(Flag::Person { side, at, outcome }) => {
                self.game.end_at(at, outcome);
                self.clock.stop();
                let side = self.game.variant().side_name(side).to_owned();
                let said = Effects::info(told!("time-up", side = named(&side)));
                if at == self.game.current() { self.settle().then(said) } else { said }
            }
        }
    }

    pub(super) fn targets_of(&self, picked: Picked) -> Vec<Target> {
        self.reach().targets(picked)
    }

    fn moved(&mut self, from: NodeId) -> Effects {
        let timed = super::Timed { game: &self.game, setup: &self.setup };
        if let Some(left) = self.clock.moved(timed, from) {
            self.game.set_clock(self.game.current(), left);
        }
        self.wake_by_move(from)
    }

    pub(super) fn took(&mut self, picked: Picked) -> Effects {
        let cell = match picked {
            Picked::Cell(cell) => cell,
            Picked::Held(held) => {
                // Whatever cell was looked at before, nobody has asked for it.
                self.gaze.look_at_held(held);
                return Effects::none();
            }
        };
        self.look_at(cell);
        let (names, piece) = (self.names(), self.shown().at(cell));
        if let Some(reason) = why::frozen(self.shown(), &names, cell) {
            return Effects::note(told!("picked-frozen", name = names.naming().piece(piece, cell), why = reason.to_string()));
        }
        // An exercise has a position of its own.
        let exercise = self.mode.learning().and_then(|learning| learning.open.as_ref()).map(|open| &open.attempt.position);
        let goes = exercise.map_or_else(
            || !self.targets_of(picked).is_empty(),
            |position| moves(position, self.variant()).iter().any(|mv| !mv.is_drop() && mv.from() == cell),
        );
        let is_stuck = self.shown().at(cell).is_of(self.shown().side()) && !goes;
        if is_stuck { Effects::note(why::stuck(self.shown(), &names, cell)) } else { Effects::none() }
    }

    pub(super) fn refusal(&self, refusal: Refusal) -> Told {
        match refusal {
            Refusal::Neutral => told!("neutral-no-drop"),
            Refusal::NotNow(owner) => self.whose_turn(owner),
            Refusal::NoDrop(kind) => {
                let (names, variant) = (self.names(), self.variant());
                if variant.gates.kinds.contains(kind) && !variant.can_be_dropped(kind) {
                    return told!("no-drop-but-gate", name = names.naming().held(kind));
                }
                told!("no-drop-now", name = names.naming().held(kind))
            }
            Refusal::CannotGo(picked, to) => why::refusal(self.ahead().clone(), &self.names(), picked, to),
        }
    }

    fn whose_turn(&self, owner: Side) -> Told {
        let to_move = self.game.position().side();
        if let Some(why) = self.puzzle_waits() {
            why
        } else if self.game.outcome().is_some() {
            told!("game-over")
        } else if owner != to_move {
            why::not_their_turn(self.game.variant(), to_move)
        } else {
            self.computer_plays(to_move)
        }
    }

    fn computer_plays(&self, side: Side) -> Told {
        let side = self.game.variant().side_name(side).to_owned();
        told!("computer-plays", side = named(&side))
    }
}
