//! One update: an action in, the state changed, jobs begun.

use std::time::Duration;

use super::action::{Action, NewGame, Player, Tone};
use super::jobs::Purpose;
use super::state::{App, begin};
use super::timing::Timing;
use crate::game::{Game, Step};
use crate::position::Move;
use crate::rules::{Reason, parse_position};
use crate::words::{self, Told, told};

/// Whether an action is about playing or the place in the game, so that a change of the moves before it is no longer the last thing done.
fn moves_on(action: &Action) -> bool {
    use Action::{Activate, Choose, Drag, Go, MoveNow, New, PlayBest, PlayText, Press, Redo, Resign};
    matches!(action, Activate | Choose(_) | Drag(..) | Go(_) | MoveNow | New(_) | PlayBest | PlayText(_) | Press(_) | Redo | Resign)
}

impl App {
    /// Does what the user asks for.
    pub fn update(&mut self, action: Action) {
        self.edited &= !moves_on(&action);
        let only_looked = matches!(action, Action::Hover(_) | Action::HoverHeld(_) | Action::Cursor(_));
        let action = self.in_editor(action);
        let Some(action) = action.and_then(|action| self.in_lesson(action)) else {
            self.drive();
            self.run_clocks();
            return self.keep();
        };
        match action {
            Action::New(setup) => self.new_game(setup),
            Action::SetPosition(text) => self.set_position(text.trim()),
            Action::Load(source) => self.load(source),
            Action::TakeIn(source) => self.take_in(source),
            Action::KeepDraft(draft) => self.keep_draft(draft),
            Action::Open(opened) => self.open(*opened),
            Action::Save(path) => self.save(path),
            Action::SetTags(tags) => tags.iter().for_each(|(name, value)| self.game.set_tag(name, value)),
            Action::Press(cell) => self.press(cell),
            Action::PressHeld(held) => self.press_held(held),
            Action::PickUp(picked) => self.pick_up(picked),
            Action::Drag(picked, to) => self.drag(picked, to),
            Action::Choose(mv) => self.choose(mv),
            Action::PlayText(text) => self.play_text(&text),
            Action::Cancel => self.cancel(),
            Action::Hover(cell) => {
                self.inspect_cell(cell);
                self.watch(cell);
            }
            Action::HoverHeld(held) => self.inspect_held(held),
            Action::Seek(kind) => self.seek(kind),
            Action::Cursor(cell) => {
                self.cursor = Some(cell);
                self.inspect_cell(Some(cell));
            }
            Action::Activate => self.cursor.into_iter().for_each(|cell| self.press(cell)),
            // What was done last is taken back, be it a move or a change of the moves.
            Action::TakeBack if self.edited => self.undo(),
            Action::TakeBack => self.take_back(),
            Action::Redo => self.redo(),
            Action::Go(step) => self.go(step),
            Action::Edit(node, edit) => self.edit(node, edit),
            Action::Undo => self.undo(),
            Action::Resign => self.resign(),
            Action::Flip => self.flipped = !self.flipped,
            Action::SetLayer(layer, state) => {
                let variant = self.variant().clone();
                self.layers.set(&variant, layer, state);
            }
            Action::CycleLayer(layer) => {
                let variant = self.variant().clone();
                self.layers.cycle(&variant, layer);
            }
            Action::SoloLayer(layer) => {
                let variant = self.variant().clone();
                self.layers.solo(&variant, layer);
            }
            Action::CycleControl => self.control = self.control.next(),
            Action::ShowLayers => {
                let variant = self.variant().clone();
                self.layers.show_all(&variant);
            }
            Action::Hint => self.climb(),
            Action::HintAt(rung) => self.climb_to(rung),
            Action::PlayBest => self.play_best(),
            Action::MoveNow => self.move_now(),
            Action::SetThink(time) => self.set_think(time),
            Action::SetStrength(strength) => self.set_strength(strength),
            Action::SetMachine(machine) => self.set_machine(machine),
            Action::SetPlayers(players) => self.set_players(players),
            Action::SetUp => self.set_up(),
            Action::ToggleClocks => self.toggle_clocks(),
            action => self.update_analysis(action),
        }
        self.drive();
        self.run_clocks();
        if !only_looked {
            self.keep();
        }
    }

    fn update_analysis(&mut self, action: Action) {
        let analysis = &mut self.analysis;
        match action {
            Action::ToggleAnalysis => {
                analysis.on = !analysis.on || analysis.hidden;
                analysis.hidden &= !analysis.on;
            }
            Action::ToggleEngine => analysis.hidden = !analysis.hidden,
            Action::ToggleArrows => analysis.arrows = !analysis.arrows,
            Action::ToggleThreat => {
                analysis.threat = !analysis.threat || analysis.hidden;
                analysis.hidden &= !analysis.threat;
            }
            Action::Review => self.start_review(),
            Action::StopReview => analysis.review = None,
            Action::GoToMark { mark, back } => self.go_to_mark(mark, back),
            Action::Peek(moves) => self.peek(moves),
            Action::PlayLine(moves) => self.play_line(moves),
            _ => {}
        }
    }

    /// Plays some moves one after the other. The computer does not answer until the user moves: the line may have been its own.
    fn play_line(&mut self, moves: Vec<Move>) {
        self.jobs.cancel();
        self.let_go();
        let several = moves.len() > 1 || self.player(self.game.position().side()) == Player::Computer;
        for mv in moves {
            let from = self.game.current();
            if self.game.play(mv).is_err() {
                break;
            }
            self.clock_moved(from);
        }
        self.paused = several;
    }

    fn new_game(&mut self, setup: NewGame) {
        match begin(&self.library, &setup) {
            Ok(game) => {
                self.put(game, setup);
                self.begin_clocks();
                (self.inspected, self.pointed) = (None, None);
                // The user's own men belong at the bottom.
                self.flipped = self.setup.players == [Player::Computer, Player::Human];
            }
            Err(error) => self.say(Tone::Error, Told::of(error)),
        }
    }

    fn set_position(&mut self, text: &str) {
        let variant = self.variant().clone();
        match parse_position(&variant, text) {
            Ok(position) => self.put(Game::new(variant, position), self.setup.clone()),
            Err(error) => {
                self.say(Tone::Error, told!("file-no-position", game = words::named(&variant.name), why = error.to_string()));
            }
        }
    }

    /// Puts another game on the board; the one before can be come back to.
    pub(super) fn put(&mut self, game: Game, setup: NewGame) {
        self.jobs.cancel();
        let before = (std::mem::replace(&mut self.game, game), std::mem::replace(&mut self.setup, setup));
        self.shelve(before.0, before.1);
        self.timing = Timing::standing(self.game.current(), Duration::ZERO);
        self.serial += 1;
        self.edited = false;
        self.seed = fastrand::u64(..);
        (self.analysis.book, self.analysis.review, self.analysis.exhausted) = Default::default();
        self.paused = false;
        self.cursor = None;
        self.let_go();
    }

    /// Lets go of what is picked up, of a choice and of a line that is shown; the rest goes with the next time.
    fn cancel(&mut self) {
        if self.picked.is_some() || !self.choices.is_empty() { self.put_down() } else { self.let_go() }
    }

    /// Lets go of what is picked up, of a choice and of a line that is shown.
    pub(super) fn put_down(&mut self) {
        self.sought = None;
        self.picked = None;
        self.targets.clear();
        self.choices.clear();
        self.preview = None;
    }

    /// Lets go of everything, a hint and the search for it as well.
    pub(super) fn let_go(&mut self) {
        self.put_down();
        self.hint = None;
        if matches!(self.jobs.purpose(), Some(Purpose::Hint | Purpose::Play)) {
            self.jobs.cancel();
        }
    }

    /// Back to where it was the user's turn before: two plies against the computer, one while it thinks. Where nobody or
    /// everybody is a person, one ply.
    fn take_back(&mut self) {
        self.jobs.cancel();
        self.let_go();
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
        if moved {
            self.clock_here();
        } else {
            self.say(Tone::Refusal, told!("nothing-to-take-back"));
        }
        self.paused = alone && self.setup.players[0] == Player::Computer;
    }

    fn redo(&mut self) {
        self.jobs.cancel();
        self.let_go();
        let alone = self.setup.players[0] == self.setup.players[1];
        let mut moved = false;
        while self.game.go(Step::Forward) {
            moved = true;
            if alone || self.player(self.game.position().side()) == Player::Human {
                break;
            }
        }
        if moved {
            self.clock_here();
        } else {
            self.say(Tone::Refusal, told!("nothing-to-replay"));
        }
        self.paused = !self.game.is_at_end();
    }

    /// Goes to another place of the game, or of the line that is shown without being played.
    pub(super) fn go(&mut self, step: Step) {
        if self.step_preview(step) {
            return;
        }
        if self.game.go(step) {
            self.jobs.cancel();
            self.let_go();
            self.paused = !self.game.is_at_end();
        }
    }

    fn resign(&mut self) {
        if self.game.outcome().is_some() {
            return self.say(Tone::Refusal, told!("game-over"));
        }
        self.jobs.cancel();
        self.let_go();
        let to_move = self.game.position().side();
        // Against the computer it is the user who gives up, whoever is to move.
        let side = if self.player(to_move) == Player::Computer { to_move.other() } else { to_move };
        self.game.lose(side, Reason::Resignation);
    }
}
