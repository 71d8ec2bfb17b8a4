//! One update: an action in, given to the part that it concerns, and what that part wants of the others carried out.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use nestmate_core::game::{Control, Step};
use nestmate_core::position::Move;
use nestmate_core::variant::{HouseRules, Side, Source};
use nestmate_engine::task::TaskFault;
use nestmate_text::words::{self, Told, told};

use crate::app::action::Action;
use crate::app::advice::guests::Seat;
use crate::app::advice::hint::Rung;
use crate::app::advice::jobs::{Purpose, SearchProgress};
use crate::app::advice::judge::Judge;
use crate::app::advice::retry::RetryStep;
use crate::app::advice::strength::{CAUTION, Machine};
use crate::app::advice::verdict::Mark;
use crate::app::app::{App, begin};
use crate::app::archive::GamesWish;
use crate::app::effect::{Begin, Effect, Effects, Message, Tone};
use crate::app::engines::EngineWish;
use crate::app::files::document::{Conflict, Document, Edition};
use crate::app::files::opening::{OpenedGame, ReadContext};
use crate::app::files::writer::{SavedFile, Slot, Unsaved, Written};
use crate::app::learn::Learn;
use crate::app::lens::layers::See;
use crate::app::new_game::{NewGame, Player};
use crate::app::setup::handicap::Handicap;
use crate::app::table::clock::TurnClock;
use crate::app::table::mode::Mode;
use crate::app::words::fault_told;
use crate::saying::Saying;
use crate::storage::Print;

impl App {
    /// Does what the user asks for.
    pub fn update(&mut self, action: Action) {
        let action = self.in_round(action);
        if self.table.is_stale(&action) {
            return;
        }
        self.forget_return(&action);
        if self.trial().is_some() && !self.drill.is_on() && ends_puzzles(&action) {
            let effects = self.leave_puzzles();
            self.carry_out(effects);
        }
        let only_looked = matches!(action, Action::Hover(_) | Action::HoverHeld(_) | Action::Cursor(_));
        self.prepare_table();
        let effects = match self.table.update(action) {
            Ok(effects) => effects,
            Err(action) => self.update_others(*action),
        };
        self.carry_out(effects);
        self.settle(only_looked);
    }

    /// Takes in what the search and the other threads have found since the last call. `in_sight` is whether the window can be seen at
    /// all.
    pub fn poll(&mut self, in_sight: bool) {
        self.analysis.set_in_sight(in_sight);
        if self.engines.wait_for_window() {
            (self.wake)();
        }
        self.prepare_table();
        let (found, failures) = self.adviser.poll();
        for progress in found {
            let effects = self.take(progress);
            self.carry_out(effects);
        }
        let failed = failures.into_iter().fold(Effects::none(), |effects, failure| effects.then(Effects::fail(failure.told())));
        self.carry_out(failed);
        let judge = Judge { game: self.table.game(), study: self.table.study(), analysis: self.analysis };
        let (reason, effects) = self.adviser.reason(&self.table, judge);
        self.carry_out(effects);
        if let Some(reason) = reason {
            self.table.explain(reason);
        }
        self.table.hurry_caution();
        self.table.play_on();
        let effects = self.table.poll_puzzle();
        self.carry_out(effects);
        self.poll_files();
        self.poll_games();
        self.poll_engines();
        self.follow_mate();
        let unmade = self.school.poll();
        let unmade = unmade.iter().fold(Effects::none(), |effects, fault| effects.then(Effects::fault(fault)));
        let (lessons, done) = self.school.lessons();
        let effects = self.table.poll_lessons(lessons, done).then(unmade).then(self.catalogue.poll()).then(self.table.watch_clock());
        self.carry_out(effects);
        let effects = self.follow_round();
        self.carry_out(effects);
        self.settle(false);
    }

    /// Lets the table know how the board is seen, and whether the user's moves are to be looked at: who analyses sees what they are worth.
    fn prepare_table(&mut self) {
        self.table.see(self.fold());
        self.table.set_caution(self.adviser.machine().caution.filter(|_| !self.analysis.is_on()));
    }

    /// Notes whether a dialog covers the board, so that nobody loses time who cannot move.
    pub fn set_covered(&mut self, covered: bool) {
        if self.table.clock_mut().set_covered(covered) {
            self.table.run_clock(self.adviser.purpose() == Some(Purpose::Reply));
        }
    }

    /// Says that something went wrong.
    pub fn report(&mut self, trouble: Told) {
        self.messages.push(Message { tone: Tone::Error, text: trouble });
    }

    /// Carries out what a part wants of the others.
    pub(super) fn carry_out(&mut self, effects: Effects) {
        for effect in effects {
            match effect {
                Effect::Say(message) => self.messages.push(message),
                Effect::StopSearch => self.adviser.stop(),
                Effect::StopAdvice => self.adviser.stop_advice(),
                Effect::HurrySearch => self.adviser.hurry(),
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
                    Ok((path, text)) => self.keeper.definition(path, text),
                    Err(effects) => self.carry_out(effects),
                },
                Effect::Tried { item, grade } => self.note_practice(item, grade),
                Effect::Solved { lesson, exercise, stars } => {
                    if self.school.note(&self.table.variant().id, &lesson, exercise, stars) {
                        self.keeper.progress(self.school.progress().clone());
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
        let replying = self.adviser.purpose() == Some(Purpose::Reply);
        self.table.run_clock(replying);
        if !only_looked {
            if !self.drill.is_on() {
                self.own_games.watch(&self.table);
            }
            self.keep();
        }
    }

    pub(super) fn schedule_search(&mut self) {
        if self.adviser.seat(&self.table, self.analysis, &self.engines) {
            self.table.forget_others();
        }
        self.analysis.set_elsewhere(self.adviser.guest(Seat::Analyst).is_some());
        let effects = self.adviser.schedule_search(&self.table, self.analysis, &self.engines);
        self.carry_out(effects);
    }

    /// Takes in what has been found out about engines of others.
    fn poll_engines(&mut self) {
        let before = self.engines.turns();
        let effects = self.engines.poll();
        self.carry_out(effects);
        self.keep_engines(before);
    }

    /// Keeps the list of engines if it has changed since then.
    fn keep_engines(&mut self, before: u64) {
        if self.engines.turns() != before {
            self.keeper.set_engines(self.engines.settings(), self.engines.analyst());
        }
    }

    /// Does what the user asks of the engines of others.
    fn ask_engines(&mut self, wish: EngineWish) {
        let before = self.engines.turns();
        match wish {
            EngineWish::Analyse(engine) => {
                self.engines.set_analyst(engine);
                self.adviser.allow_retry(Seat::Analyst);
            }
            EngineWish::Retry(seat) => {
                if let Some(engine) = self.adviser.guest(seat).map(|guest| guest.engine.clone()).filter(|_| self.engine_asks(seat)) {
                    self.engines.confirm(&engine);
                }
                self.adviser.allow_retry(seat);
            }
            EngineWish::TakeOver(Seat::Of(side)) => self.table.take_over(side),
            EngineWish::TakeOver(Seat::Analyst) => self.engines.set_analyst(None),
            EngineWish::Set { engine, option, .. } if self.engines.is_button(&engine, &option) => self.adviser.press(&engine, &option),
            EngineWish::Add(_)
            | EngineWish::Test(_)
            | EngineWish::Remove(_)
            | EngineWish::Set { .. }
            | EngineWish::Reset(_)
            | EngineWish::Look => self.engines.update(wish, &self.keeper.folder()),
        }
        self.keep_engines(before);
    }

    pub(super) fn keep(&mut self) {
        let own = self.shelf.waiting().unwrap_or(&self.table);
        self.keeper.keep(own, self.lens.layers(), self.adviser.machine());
    }

    /// Actions that concern more than the game on the board, or something else.
    fn update_others(&mut self, action: Action) -> Effects {
        match action {
            Action::New(setup) => return self.new_game(setup),
            Action::Open(opened) => return self.open(*opened),
            Action::Load(source) => return self.load(source),
            Action::TakeIn(source) => self.take_in(source),
            Action::KeepDraft(draft) => {
                if self.catalogue.set_draft(draft) {
                    self.keeper.draft(self.catalogue.draft());
                }
            }
            Action::ShelveDraft(text) => {
                self.keeper.shelve(text.clone());
                self.catalogue.shelve(text);
            }
            Action::Games(wish) => {
                if let GamesWish::Import(file) | GamesWish::Share(_, file) = &wish {
                    self.keeper.visit(file);
                }
                let known = ReadContext::of(self);
                let table = self.shelf.waiting().unwrap_or(&self.table);
                return self.own_games.update(wish, table, known);
            }
            Action::Save(path) => self.keeper.save(self.shelf.waiting().unwrap_or(&self.table), path, false),
            Action::SaveOver(path) => self.keeper.save(self.shelf.waiting().unwrap_or(&self.table), path, true),
            Action::SaveInto(path) => self.keeper.save_into(self.shelf.waiting().unwrap_or(&self.table), path),
            Action::TakeBack | Action::Undo => return self.undo(),
            Action::See(see) => self.lens.update(see, &self.table.variant().clone()),
            Action::Learn(learn) => return self.learn(learn),
            Action::Practise(step) => return self.practise(step),
            Action::ExportProgress(path) => {
                let table = self.progress_table();
                self.keeper.table(path, table);
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
                self.table.setup_mut().strength = strength;
                // A reply that is being thought about is thought about anew.
                if self.adviser.purpose() == Some(Purpose::Reply) {
                    self.adviser.stop();
                }
            }
            Action::SetGuests(guests) => {
                self.table.set_guests(guests);
                if self.adviser.purpose() == Some(Purpose::Reply) {
                    self.adviser.stop();
                }
            }
            Action::Engines(wish) => self.ask_engines(wish),
            Action::SetMachine(machine) => self.adviser.set_machine(machine),
            Action::ToggleCaution => {
                let machine = self.adviser.machine();
                self.adviser.set_machine(Machine { caution: machine.caution.is_none().then_some(CAUTION), ..machine });
            }
            Action::SetPlayers(players) => return self.table.set_players(players),
            Action::Toggle(switch) => self.analysis.update(switch),
            Action::FindMate => return self.find_mate(),
            Action::StopMate => self.adviser.stop_mate(),
            Action::Review => return self.start_review(),
            Action::Retry(RetryStep::Begin) => return self.begin_retry(),
            Action::GoToMark { mark, back } => return self.go_to_mark(mark, back),
            // The game on the board has taken these, or has no use for them in its mode.
            Action::SetPosition(_)
            | Action::SetTags(_)
            | Action::Press(_)
            | Action::PressHeld(_)
            | Action::PickUp(_)
            | Action::Drag(..)
            | Action::Choose(_)
            | Action::Play(_)
            | Action::PlayText(_)
            | Action::Cancel
            | Action::DropPremoves
            | Action::Confirm(_)
            | Action::Hover(_)
            | Action::HoverHeld(_)
            | Action::Seek(_)
            | Action::Cursor(_)
            | Action::Activate
            | Action::Redo
            | Action::Go(_)
            | Action::Edit(..)
            | Action::Resign
            | Action::AgreeDraw
            | Action::Flip
            | Action::SetUp
            | Action::Sketch(_)
            | Action::StopReview
            | Action::Retry(_)
            | Action::Peek(_)
            | Action::PlayLine(_) => {}
        }
        Effects::none()
    }

    fn new_game(&mut self, setup: NewGame) -> Effects {
        match begin(self.library(), &setup) {
            Ok(game) => {
                // The user's own pieces belong at the bottom.
                let flipped = setup.players == [Player::Computer, Player::Human];
                if setup.players.contains(&Player::Computer) && setup.players.contains(&Player::Human) {
                    self.analysis.keep_quiet();
                }
                let again = self.table.game().outcome().is_some() && self.rematch().as_ref() == Some(&setup);
                self.seat(game, setup);
                // Another game begins with the whole board, whatever was looked at in the last one.
                if !again {
                    self.lens.update(See::Fold(None), &self.table.variant().clone());
                }
                self.table.name_guests();
                self.table.begin_clocks();
                self.table.set_flipped(flipped);
                Effects::none()
            }
            Err(error) => Effects::fail(error.told()),
        }
    }

    /// Puts a game that was read on the board; the one before can be brought back.
    pub(in crate::app) fn open(&mut self, opened: OpenedGame) -> Effects {
        let left = self.leave_puzzles();
        self.carry_out(left);
        let OpenedGame { game, players, clock: (clock, spent), remarks, file, copied } = opened;
        // The odds are of cells of the game that was on the board.
        let setup = NewGame { players, clock, handicap: Handicap::default(), ..self.table.setup().clone() };
        let name = game.variant().in_text.clone();
        self.seat(game, setup);
        *self.table.clock_mut() = TurnClock::standing(self.table.game().current(), spent);
        // Whose turn it is when a game was left does not mean that a move is wanted now.
        self.table.set_paused(true);
        // A game that was replaced is not saved where such games are kept.
        if let Some(file) = file.filter(|file| !self.is_replaced(file)) {
            self.keeper.remember(file.path.clone());
            let changes = Some(self.table.game().changes());
            self.table.set_file(Some(Document { changes, ..file }));
        }
        let said = Effects::info(told!("file-opened", game = words::named(&name)));
        remarks.into_iter().chain(copied).fold(said, |said, remark| said.then(Effects::info(remark)))
    }

    /// Takes in the games of a file; the next new game can be one of them.
    fn load(&mut self, source: Source) -> Effects {
        let name = source.name.clone();
        self.take_in(source);
        let games: Vec<String> = self.library().games_of(&name).map(ToOwned::to_owned).collect();
        let count = games.len();
        let only = games.first().filter(|_| count == 1).and_then(|id| self.library().name_of(id)).map(ToOwned::to_owned);
        let said = match only {
            Some(game) => told!("file-read-one", game = words::named(&game)),
            None => told!("file-read", name = words::named(&name), games = count),
        };
        if let Some(first) = games.into_iter().next() {
            let setup = self.shelf.waiting_mut().unwrap_or(&mut self.table).setup_mut();
            (setup.game, setup.house, setup.handicap) = (first, HouseRules::default(), Handicap::default());
        }
        Effects::info(said)
    }

    fn take_in(&mut self, source: Source) {
        if let Some(path) = self.catalogue.take_in(source) {
            self.keeper.remember(path);
        }
    }

    /// Brings the game back that was on the board before.
    fn undo(&mut self) -> Effects {
        if self.bring_back() { Effects::info(told!("game-back")) } else { Effects::refuse(told!("nothing-to-undo")) }
    }

    /// Opens the lessons if they are not open, and does what the learner asks for.
    fn learn(&mut self, learn: Learn) -> Effects {
        if let (Learn::Leave, false) = (learn, matches!(self.table.mode(), Mode::Learn(_))) {
            return Effects::none();
        }
        self.school.open(self.table.variant(), &self.wake);
        let opened = self.table.open_lessons(&self.wake);
        let (lessons, done) = self.school.lessons();
        let polled = self.table.poll_lessons(lessons, done);
        let learnt = if learn == Learn::Course { Effects::none() } else { self.table.learn(learn) };
        opened.then(polled).then(learnt)
    }

    /// One rung up: begins to look for a hint, ends the looking, tells more, or plays the line again.
    fn show_next_rung(&mut self) -> Effects {
        if self.table.hints().shown().is_none() && self.adviser.purpose() == Some(Purpose::Hint) {
            return Effect::HurrySearch.into();
        }
        self.show_rung(self.table.hints().next_rung())
    }

    /// Tells this much, looking for a hint first if there is none.
    fn show_rung(&mut self, rung: Rung) -> Effects {
        let missing = self.table.show_rung(rung);
        if missing && self.adviser.purpose() != Some(Purpose::Hint) { self.think_for_user(Purpose::Hint) } else { Effects::none() }
    }

    /// Begins a search that the user asked for.
    fn think_for_user(&mut self, purpose: Purpose) -> Effects {
        if self.table.game().outcome().is_some() {
            return Effects::refuse(told!("game-over"));
        }
        if self.adviser.purpose() == Some(Purpose::Reply) {
            return Effects::refuse(told!("computer-busy"));
        }
        let effects = self.table.let_go();
        self.carry_out(effects);
        self.adviser.think_for_user(&self.table, purpose);
        Effects::none()
    }

    /// Plays the move that the hint leads to, or looks for one and plays it.
    fn play_best(&mut self) -> Effects {
        let looking = self.adviser.purpose().is_some_and(|purpose| !purpose.is_background());
        match self.table.hints().shown() {
            Some(hint) if !looking => {
                let best = hint.best();
                self.table.make(best)
            }
            _ => self.think_for_user(Purpose::Play),
        }
    }

    fn move_now(&mut self) -> Effects {
        let side = self.table.game().position().side();
        // The computer waits although it is its turn.
        let waits = self.table.player(side) == Player::Computer && self.table.game().outcome().is_none();
        match self.adviser.purpose() {
            Some(Purpose::Reply | Purpose::Play) => Effect::HurrySearch.into(),
            Some(Purpose::Hint | Purpose::Offer | Purpose::Caution | Purpose::Threat | Purpose::Review | Purpose::Analysis) | None
                if waits =>
            {
                self.table.set_paused(false);
                self.table.start_clocks();
                Effects::none()
            }
            Some(Purpose::Hint | Purpose::Offer | Purpose::Caution | Purpose::Threat | Purpose::Review | Purpose::Analysis) | None => {
                self.think_for_user(Purpose::Play)
            }
        }
    }

    fn toggle_clocks(&mut self) -> Effects {
        if !self.table.timed().is_timed() {
            return Effects::refuse(told!("no-clocks"));
        }
        let was_on = self.table.clock().is_on();
        self.table.toggle_clocks();
        let replying = self.adviser.purpose() == Some(Purpose::Reply);
        if was_on && replying { Effect::StopSearch.into() } else { Effects::none() }
    }

    fn set_think(&mut self, think: Duration) {
        let own = self.shelf.waiting_mut().unwrap_or(&mut self.table);
        own.setup_mut().strength.iter_mut().for_each(|strength| strength.think = think);
        self.adviser.set_advice(think);
    }

    fn find_mate(&mut self) -> Effects {
        if self.table.game().outcome().is_some() {
            return Effects::none();
        }
        self.adviser.find_mate(self.table.game(), self.table.serial(), Arc::clone(&self.wake));
        self.analysis.reveal();
        Effects::none()
    }

    /// Takes in what the search for a mate has found, and ends it when another position is on the board.
    fn follow_mate(&mut self) {
        match self.adviser.follow_mate(self.table.game(), self.table.serial()) {
            Some(Ok(told)) => self.carry_out(Effects::note(told)),
            Some(Err(trouble)) => self.report(trouble),
            None => {}
        }
    }

    fn start_review(&mut self) -> Effects {
        if self.table.game().line().is_empty() {
            return Effects::refuse(told!("review-nothing"));
        }
        if !self.table.begin_review() {
            return Effects::info(told!("review-done"));
        }
        self.analysis.reveal();
        Effects::none()
    }

    /// Puts the user's mistakes to the user again; reviews the game first if that has not been done.
    fn begin_retry(&mut self) -> Effects {
        let human = |&side: &Side| self.table.player(side) == Player::Human;
        let own: Vec<Side> = Side::BOTH.into_iter().filter(human).collect();
        let sides = if own.is_empty() { Side::BOTH.to_vec() } else { own };
        let mistakes = self.judge().mistakes(&sides);
        if !mistakes.is_empty() {
            self.analysis.reveal();
            return self.table.begin_retry(mistakes);
        }
        if !self.table.game().line().is_empty() && self.table.begin_review() {
            self.analysis.reveal();
            return Effects::info(told!("retry-review-first"));
        }
        Effects::refuse(told!("retry-none"))
    }

    /// Goes to the next move of the line with a mark, or the one before.
    fn go_to_mark(&mut self, mark: Mark, back: bool) -> Effects {
        if let Some(node) = self.judge().marked(mark, back) {
            return self.table.go(Step::To(node));
        }
        let key = if back { "review-none-before" } else { "review-none-after" };
        Effects::refuse(told!(key, mark = mark.in_sentence()))
    }

    /// Takes in what a search has found.
    fn take(&mut self, progress: SearchProgress) -> Effects {
        let wrong = progress.fault.as_ref().map_or_else(Effects::none, Effects::fault);
        wrong.then(self.take_found(progress))
    }

    fn take_found(&mut self, progress: SearchProgress) -> Effects {
        match progress.asked.purpose {
            Purpose::Reply if progress.resigns => self.table.concede(),
            Purpose::Reply | Purpose::Play if progress.finished => self.found(progress.best()),
            Purpose::Hint if progress.finished => self.hinted(&progress),
            Purpose::Offer if progress.finished => self.answer_offer(&progress),
            Purpose::Reply | Purpose::Play | Purpose::Hint | Purpose::Offer => Effects::none(),
            Purpose::Caution => {
                self.table.cautioned(&progress);
                self.ask_reason();
                Effects::none()
            }
            purpose @ (Purpose::Threat | Purpose::Review | Purpose::Analysis) => {
                let asks = purpose == Purpose::Threat && progress.finished;
                let effects = self.table.note(progress);
                if asks {
                    self.ask_reason();
                }
                effects
            }
        }
    }

    fn found(&mut self, best: Option<Move>) -> Effects {
        // Without a pause after a failure the same search would begin again at once.
        self.table.set_paused(best.is_none());
        let planned = self.table.take_planned();
        let made = best.map_or_else(|| Effects::fail(told!("computer-no-move")), |best| self.table.make(best));
        made.then(self.table.play_planned(&planned))
    }

    /// Takes in what was found for a hint.
    fn hinted(&mut self, progress: &SearchProgress) -> Effects {
        let Some(rung) = self.table.hint_found(progress.found.as_ref()) else { return Effects::fail(told!("computer-no-move")) };
        self.table.show_rung(rung);
        self.ask_reason();
        Effects::none()
    }

    /// Lets the computer think about a draw that the user offers on the user's own turn.
    fn offer_draw(&mut self) -> Effects {
        let side = self.table.game().position().side();
        if self.table.player(side.other()) != Player::Computer {
            return Effects::refuse(told!("draw-nobody"));
        }
        self.think_for_user(Purpose::Offer)
    }

    fn answer_offer(&mut self, progress: &SearchProgress) -> Effects {
        let game = self.table.game();
        let share = progress.found.as_ref().map_or(1.0, |found| found.verdict.share_of(game.position().side().other()));
        if takes_draw(share, game.ply()) { self.table.agree_draw() } else { Effects::info(told!("draw-declined")) }
    }

    fn ask_reason(&mut self) {
        let judge = Judge { game: self.table.game(), study: self.table.study(), analysis: self.analysis };
        self.adviser.ask_reason(&self.table, judge);
    }

    /// Takes in what the thread for files has done.
    fn poll_files(&mut self) {
        for written in self.keeper.poll() {
            let effects = match written {
                Written::File(SavedFile { path, edition, part, result: Ok(content) }) => self.saved((path, part), edition, content),
                Written::File(SavedFile { path, edition, result: Err(Unsaved::Clash(clash)), .. }) => {
                    self.keeper.note_conflict(Conflict { path, clash, serial: edition.serial });
                    Effects::none()
                }
                Written::File(SavedFile { path, result: Err(Unsaved::Trouble(error)), .. })
                | Written::Definition(path, Err(error))
                | Written::Table(path, Err(error)) => {
                    Effects::fail(told!("file-unwritten", path = path.display().to_string(), why = error.to_string()))
                }
                Written::Table(path, Ok(())) => Effects::info(told!("export-made", file = path.display().to_string())),
                Written::Definition(path, Ok(())) => Effects::info(told!("file-array-kept", path = path.display().to_string())),
                Written::Replaced(known) => {
                    self.shelf.set_replaced(known);
                    Effects::none()
                }
                Written::Drafts(known) => {
                    self.catalogue.set_drafts(known);
                    Effects::none()
                }
                Written::Trouble(text) => Effects::fail(text),
                Written::Session(..) => Effects::none(),
                Written::Again(slot, fault) => self.write_again(&slot, &fault),
            };
            self.carry_out(effects);
        }
    }

    /// Gives the writer once more what it has dropped by an error of the program's own.
    fn write_again(&mut self, slot: &Slot, fault: &TaskFault) -> Effects {
        match slot {
            Slot::Session => self.keeper.session_again(),
            Slot::Settings => self.keeper.settings_again(),
            Slot::Progress => self.keeper.progress(self.school.progress().clone()),
            Slot::Practice => self.keeper.practice(self.drill.practice().clone()),
            Slot::Forgetting => self.keeper.forget_progress(self.drill.practice().clone()),
            Slot::Draft => self.keeper.draft(self.catalogue.draft()),
            // These are told at once.
            Slot::Replaced(_) | Slot::Shelved(_) | Slot::File(..) | Slot::Definition(_) | Slot::Table(_) => {}
        }
        let why = fault_told(fault);
        Effects::fail(told!("file-kept-again", why = why.to_string()))
    }

    fn saved(&mut self, (path, part): (PathBuf, Option<usize>), edition: Edition, content: Print) -> Effects {
        let shown = path.clone();
        self.keeper.remember(path.clone());
        // Another game may have been begun in the meantime; that is not the file's.
        let table = self.shelf.waiting_mut().unwrap_or(&mut self.table);
        if edition.serial == table.serial() {
            let changes = Some(edition.changes);
            table.set_file(Some(Document { path, content: Some(content), copy: false, part, changes }));
            self.own_games.keep(table);
        }
        Effects::info(told!("file-saved", path = shown.display().to_string()))
    }

    /// Whether any side of the game on the board has a clock.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.table.setup().clock != [Control::None; 2]
    }
}

/// Whether an action is about the user's own game, or another, so that puzzles are left for it.
fn ends_puzzles(action: &Action) -> bool {
    use Action::{Learn, New, Open, Practise, SetPosition, SetUp};
    matches!(action, Learn(_) | Practise(_) | New(_) | Open(_) | SetPosition(_) | SetUp)
}

/// Whether the computer takes a draw: when it stands worse, and late in a game when it stands no better. `share` is what it expects of
/// the points.
fn takes_draw(share: f32, plies: usize) -> bool {
    const WORSE: f32 = 0.42;
    const EVEN: f32 = 0.53;
    const LATE: usize = 60;
    share <= if plies < LATE { WORSE } else { EVEN }
}

#[cfg(test)]
mod tests {
    use super::takes_draw;

    #[test]
    fn draws_are_taken_when_worse_and_late_when_even() {
        assert!(takes_draw(0.3, 10) && takes_draw(0.3, 100));
        assert!(!takes_draw(0.5, 10) && takes_draw(0.5, 100));
        assert!(!takes_draw(0.7, 10) && !takes_draw(0.7, 100));
    }
}
