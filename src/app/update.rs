//! One update: an action in, given to the part that it concerns, and what that part wants of the others carried out.

mod filing;
mod searching;

use nestmate_text::words::{Told, named, told};

use crate::app::action::Action;
use crate::app::advice::guests::Seat;
use crate::app::advice::jobs::Purpose;
use crate::app::advice::judge::Judge;
use crate::app::advice::mate::MateHunt;
use crate::app::advice::strength::{CAUTION, Machine};
use crate::app::advice::study::RetryStep;
use crate::app::app::{App, begin};
use crate::app::archive::GamesWish;
use crate::app::effect::{Begin, Effect, Effects, Message, Tone};
use crate::app::files::opening::ReadContext;
use crate::app::learn::Learn;
use crate::app::lens::See;
use crate::app::new_game::{NewGame, OwnChoice, Player};
use crate::app::table::Mode;
use crate::lessons::PATH;
use crate::saying::Saying;

impl App {
    pub fn update(&mut self, action: Action) {
        let action = self.in_round(action);
        if self.table.is_stale(&action) {
            return;
        }
        self.forget_return(&action);
        if self.trial().is_some() && !self.drill.is_on() && ends_puzzles(&action) {
            self.run(Self::leave_puzzles);
        }
        let only_looked = matches!(action, Action::Hover(_) | Action::HoverHeld(_) | Action::Cursor(_));
        self.prepare_table();
        let action = self.after_path(self.table.after_puzzle(action));
        self.run(|app| app.table.update(&action).unwrap_or_else(|| app.update_others(action)));
        self.settle(only_looked);
    }

    /// What follows the path is a game.
    fn after_path(&self, action: Action) -> Action {
        let over = self.exercise().is_some_and(|open| open.is_solved() && open.ends_path());
        if over && matches!(action, Action::Activate) { Action::New(NewGame::easy(self.variant().id.clone())) } else { action }
    }

    /// Takes in what the search and the other threads have found since the last call. `in_sight` is whether the window can be seen at
    /// all.
    pub fn poll(&mut self, in_sight: bool) {
        self.analysis.in_sight = in_sight;
        if self.engines.wait_for_window() {
            (self.wake)();
        }
        self.prepare_table();
        let (found, failures) = self.adviser.jobs.poll();
        for progress in found {
            self.run(|app| app.take(progress));
        }
        let failed = failures.into_iter().fold(Effects::none(), |effects, failure| effects.then(Effects::fail(failure.told())));
        self.carry_out(failed);
        let judge = Judge { game: &self.table.game, study: &self.table.study, analysis: self.analysis };
        let (reason, effects) = self.adviser.reason(&self.table, judge);
        self.carry_out(effects);
        if let Some(reason) = reason {
            self.table.explain(reason);
        }
        self.table.study.caution.hurry();
        self.table.play_on();
        self.run(|app| app.table.poll_puzzle());
        self.poll_files();
        self.poll_games();
        self.poll_engines();
        self.follow_mate();
        let unmade = self.school.poll();
        let unmade = unmade.iter().fold(Effects::none(), |effects, fault| effects.then(Effects::fault(fault)));
        self.run(|app| {
            let (lessons, done) = app.school.lessons();
            app.table.poll_lessons(lessons, done).then(unmade).then(app.catalogue.poll()).then(app.table.watch_clock())
        });
        self.run(Self::follow_round);
        self.settle(false);
    }

    /// Lets the table know how the board is seen, and whether the user's moves are to be looked at: who analyses sees what they are worth.
    fn prepare_table(&mut self) {
        self.table.gaze.fold = self.fold();
        self.table.opponent.nests = self.nests();
        self.table.study.caution.set(self.adviser.machine.caution.filter(|_| !self.analysis.on));
    }

    /// Notes whether a dialog covers the board: nobody who cannot move loses time, and no computer starts to think.
    pub fn set_covered(&mut self, covered: bool) {
        if self.table.clock.set_covered(covered) {
            self.schedule_search();
            self.table.run_clock(self.is_replying());
        }
    }

    pub fn report(&mut self, trouble: Told) {
        self.messages.push(Message { tone: Tone::Error, text: trouble });
    }

    /// Does something, and what it wants of other parts.
    pub(super) fn run(&mut self, work: impl FnOnce(&mut Self) -> Effects) {
        let effects = work(self);
        self.carry_out(effects);
    }

    pub(super) fn carry_out(&mut self, effects: Effects) {
        for effect in effects.0 {
            match effect {
                Effect::Say(message) => self.messages.push(message),
                Effect::StopSearch => self.adviser.stop(),
                Effect::StopAdvice => self.adviser.stop_advice(),
                Effect::HurrySearch => self.adviser.jobs.hurry(),
                Effect::Seat { game, setup, begin } => {
                    self.seat(*game, *setup);
                    match begin {
                        Begin::Waiting => {}
                        Begin::Playing => self.table.begin_clocks(),
                        Begin::Analysing => {
                            self.table.begin_clocks();
                            self.analysis.begin();
                        }
                    }
                }
                Effect::KeepArray { name, text } => match self.catalogue.take_array(&self.table.variant().clone(), name.trim(), &text) {
                    Ok((path, text)) => self.keeper.writer.definition(path, text),
                    Err(effects) => self.carry_out(effects),
                },
                Effect::Tried { item, grade } => self.note_practice(item, grade),
                Effect::Solved { lesson, exercise, stars } => {
                    if self.school.note(&self.table.variant().id, &lesson, exercise, stars) {
                        self.keeper.writer.progress(self.school.progress.clone());
                    }
                }
                Effect::PuzzleOver(outcome) => self.note_puzzle(&outcome),
            }
        }
    }

    /// After anything that has happened: the engine searches what is wanted now, the clock that has to run does, and all is kept.
    fn settle(&mut self, only_looked: bool) {
        self.schedule_search();
        if self.table.wants_why() {
            self.ask_reason();
        }
        self.table.run_clock(self.is_replying());
        if !only_looked {
            if !self.drill.is_on() {
                self.own_games.watch(&self.table);
            }
            self.keep();
        }
    }

    pub(super) fn schedule_search(&mut self) {
        self.prepare_table();
        let thinks = self.is_replying() || self.table.study.caution.made().is_some();
        if self.table.is_computers_turn() && !thinks {
            self.run(|app| app.table.wake_if_over());
        }
        if self.adviser.seat(&self.table, self.analysis, &self.engines) {
            self.table.study.forget_others();
        }
        self.analysis.elsewhere = self.adviser.jobs.guests.guest(Seat::Analyst).is_some();
        self.run(|app| app.adviser.schedule_search(&app.table, app.analysis, &app.engines));
    }

    pub(super) fn keep(&mut self) {
        let own = self.shelf.waiting.as_deref().unwrap_or(&self.table);
        self.keeper.keep(own, &self.lens.layers, self.adviser.machine);
    }

    fn update_others(&mut self, action: Action) -> Effects {
        match action {
            Action::New(setup) => return self.new_game(setup),
            Action::Open(opened) => return self.open(*opened),
            Action::Load(source) => return self.load(source),
            Action::TakeIn(source) => self.take_in(source),
            Action::RenewRules => return self.renew_rules(),
            Action::KeepDraft(draft) => self.keep_draft(draft),
            Action::ShelveDraft(text) => {
                self.keeper.writer.shelve(text.clone());
                self.catalogue.shelve(text);
            }
            Action::Games(wish) => {
                if let GamesWish::Import(file) | GamesWish::Share(_, file) = &wish {
                    self.keeper.visit(file);
                }
                let known = ReadContext::of(self);
                let table = self.shelf.waiting.as_deref().unwrap_or(&self.table);
                return self.own_games.update(wish, table, known);
            }
            Action::Save(path) | Action::SaveOver(path) if !self.can_write(&path) => return Effects::refuse(told!("save-no-form")),
            Action::Save(path) => self.keeper.save(self.shelf.waiting.as_deref().unwrap_or(&self.table), path, false),
            Action::SaveOver(path) => self.keeper.save(self.shelf.waiting.as_deref().unwrap_or(&self.table), path, true),
            Action::SaveInto(path) => self.keeper.save_into(self.shelf.waiting.as_deref().unwrap_or(&self.table), path),
            Action::TakeBack | Action::Undo => return self.undo(),
            Action::See(see) => self.lens.update(see, &self.table.variant().clone()),
            Action::Learn(learn) => return self.learn(learn),
            Action::Exercise(lesson, exercise) => return self.ask_exercise(&lesson, exercise),
            Action::Practise(step) => return self.practise(step),
            Action::ExportProgress(path) => {
                self.keeper.visit(&path);
                self.keeper.writer.table(path, self.progress_table());
            }
            Action::Train(train) => return self.train(train),
            Action::Hint => return self.show_next_rung(),
            Action::HintAt(rung) => return self.show_rung(rung),
            Action::PutHintAside(aside) => self.table.put_hint_aside(aside),
            Action::PlayBest => return self.play_best(),
            Action::MoveNow => return self.move_now(),
            Action::OfferDraw => return self.offer_draw(),
            Action::ToggleClocks => return self.toggle_clocks(),
            Action::SetThink(time) => self.set_think(time),
            Action::SetStrength(strength) => {
                self.table.set_strength(strength);
                self.stop_reply();
            }
            Action::PlayWhole => {
                self.stop_reply();
                return self.table.wake_all();
            }
            Action::SetGuests(guests) => {
                self.table.set_guests(guests);
                self.stop_reply();
            }
            Action::Engines(wish) => self.ask_engines(wish),
            Action::SetMachine(machine) => self.adviser.set_machine(machine),
            Action::ToggleCaution => {
                let machine = self.adviser.machine;
                self.adviser.set_machine(Machine { caution: machine.caution.is_none().then_some(CAUTION), ..machine });
            }
            Action::SetPlayers(players) => {
                self.keeper.choice.players = players;
                return self.table.set_players(players);
            }
            Action::Toggle(switch) => self.analysis.update(switch),
            Action::FindMate => return self.find_mate(),
            Action::StopMate => self.adviser.mate.iter().for_each(MateHunt::stop),
            Action::Review => return self.start_review(),
            Action::Judge(node) => return self.judge_move(node),
            Action::Retry(RetryStep::Begin) => return self.begin_retry(),
            Action::GoToMark { mark, back } => return self.go_to_mark(mark, back),
            // The game on the board has taken the others, or has no use for them in its mode.
            _ => {}
        }
        Effects::none()
    }

    fn is_replying(&self) -> bool {
        self.adviser.jobs.purpose() == Some(Purpose::Reply)
    }

    pub fn is_covered(&self) -> bool {
        self.table.clock.is_covered()
    }

    /// A reply that is being thought about is thought about anew.
    fn stop_reply(&mut self) {
        if self.is_replying() {
            self.adviser.stop();
        }
    }

    fn new_game(&mut self, setup: NewGame) -> Effects {
        match begin(self.library(), &setup) {
            Ok(game) => {
                // The user's own pieces belong at the bottom.
                let flipped = setup.players == [Player::Computer, Player::Human];
                if setup.players.contains(&Player::Computer) && setup.players.contains(&Player::Human) {
                    self.analysis.keep_quiet();
                }
                self.keeper.choice = OwnChoice::of(&setup);
                let again = self.table.game.outcome().is_some() && self.rematch().as_ref() == Some(&setup);
                let waits = self.seat(game, setup);
                // Another game begins with the whole board, whatever was looked at in the last one.
                if !again {
                    self.lens.update(See::Fold(None), &self.table.variant().clone());
                }
                self.table.name_guests();
                self.table.begin_clocks();
                self.table.flipped = flipped;
                waits.map_or_else(Effects::none, |left| Effects::info(told!("game-waits", game = named(&left))))
            }
            Err(error) => Effects::fail(error.told()),
        }
    }

    fn undo(&mut self) -> Effects {
        if self.bring_back() { Effects::info(told!("game-back")) } else { Effects::refuse(told!("nothing-to-undo")) }
    }

    fn learn(&mut self, learn: Learn) -> Effects {
        if let (Learn::Leave, false) = (learn, matches!(&self.table.mode, Mode::Learn(_))) {
            return Effects::none();
        }
        self.school.open(self.table.variant(), &self.wake);
        let opened = self.table.open_lessons(&self.wake);
        if learn == Learn::Path && self.has_path() {
            self.table.want_path(self.school.progress.of_lesson(&self.table.variant().id, PATH).to_vec());
        }
        let (lessons, done) = self.school.lessons();
        let polled = self.table.poll_lessons(lessons, done);
        let learnt = if matches!(learn, Learn::Course | Learn::Path) { Effects::none() } else { self.table.learn(learn) };
        opened.then(polled).then(learnt)
    }

    fn toggle_clocks(&mut self) -> Effects {
        if !self.table.timed().is_timed() {
            return Effects::refuse(told!("no-clocks"));
        }
        let was_on = self.table.clock.on;
        self.table.toggle_clocks();
        if was_on && self.is_replying() { Effect::StopSearch.into() } else { Effects::none() }
    }
}

/// Whether an action is about the user's own game, or another, so that puzzles are left for it.
fn ends_puzzles(action: &Action) -> bool {
    use Action::{Learn, New, Open, Practise, SetPosition, SetUp};
    matches!(action, Learn(_) | Practise(_) | New(_) | Open(_) | SetPosition(_) | SetUp)
}
