//! A round: what is due comes onto the board, one thing after the other.

use nestmate_core::game::{Game, Step};
use nestmate_core::position::Move;
use nestmate_core::rules::{parse_move, parse_position};
use nestmate_core::variant::{Library, Side};
use nestmate_text::words::told;

use super::{Calendar, PracticeStep, Round, is_among};
use crate::app::action::Action;
use crate::app::advice::findings::{Compared, Findings, Found, Mark};
use crate::app::advice::study::RetryStep;
use crate::app::app::{App, begin};
use crate::app::effect::Effects;
use crate::app::learn::open::Open;
use crate::app::learn::{Learn, Learning};
use crate::app::new_game::NewGame;
use crate::app::table::Table;
use crate::app::train::Train;
use crate::app::train::trial::Trial;
use crate::recall::Grade;
use crate::storage::{OwnMistake, PracticeItem, Progress};

const WEEK: u64 = 7 * 86_400;

/// Whether an action is about the game that waits, or puts another one on the board.
fn ends_round(action: &Action) -> bool {
    use Action::{New, Open, Save, SaveInto, SaveOver, SetPosition, SetUp, Undo};
    matches!(action, New(_) | Open(_) | Save(_) | SaveInto(_) | SaveOver(_) | SetPosition(_) | SetUp | Undo)
}

fn leads_on(action: &Action) -> bool {
    matches!(action, Action::Learn(Learn::Next) | Action::Retry(RetryStep::Next) | Action::Train(Train::Next))
}

fn leads_out(action: &Action) -> bool {
    let leaves = |learn: &Learn| matches!(learn, Learn::Course | Learn::Path | Learn::Leave | Learn::Begin(..) | Learn::About(_));
    matches!(action, Action::Retry(RetryStep::Leave) | Action::Train(Train::Leave))
        || matches!(action, Action::Learn(learn) if leaves(learn))
}

impl App {
    pub fn set_calendar(&mut self, calendar: Calendar) {
        self.drill.calendar = calendar;
    }

    pub fn practises(&self) -> bool {
        self.drill.is_on()
    }

    /// How many things are due, and how many will be within a week.
    pub fn due(&self) -> (usize, usize) {
        let is_there = |id: &str| self.library().name_of(id).is_some();
        (self.drill.count(0, is_there), self.drill.count(WEEK, is_there))
    }

    pub fn practice_kept(&self) -> usize {
        self.kept().0
    }

    /// In what time the next one does, in words to be put after “in”.
    pub fn practice_next(&self) -> Option<String> {
        self.kept().1.map(super::span)
    }

    fn kept(&self) -> (usize, Option<u64>) {
        self.drill.kept(|id| self.library().games().any(|game| game.0 == id))
    }

    /// What an action means while something is practised: the way on leads to what is due next, and the way out back to the game.
    pub(in crate::app) fn in_round(&mut self, action: Action) -> Action {
        if !self.drill.is_on() {
            return action;
        }
        if ends_round(&action) {
            self.run(Self::leave_round);
        } else if leads_on(&action) || matches!(action, Action::Activate) && self.is_done() {
            return Action::Practise(PracticeStep::Next);
        } else if leads_out(&action) {
            return Action::Practise(PracticeStep::Leave);
        }
        action
    }

    fn is_done(&self) -> bool {
        self.exercise().is_some_and(Open::is_solved) || self.trial().is_some_and(Trial::is_over)
    }

    pub(in crate::app) fn practise(&mut self, step: PracticeStep) -> Effects {
        match step {
            PracticeStep::Begin if self.drill.is_on() => Effects::none(),
            PracticeStep::Begin => self.begin_round(),
            PracticeStep::Next => self.go_on_in_round(),
            PracticeStep::Retire => self.retire(),
            PracticeStep::Leave => self.leave_round(),
            PracticeStep::Forget => self.forget_progress(),
        }
    }

    pub(in crate::app) fn note_practice(&mut self, item: PracticeItem, grade: Grade) {
        if self.drill.note(item, grade) {
            self.keeper.writer.practice(self.drill.practice.clone());
        }
    }

    fn begin_round(&mut self) -> Effects {
        if self.due().0 == 0 {
            return self.nothing_due();
        }
        let left = self.table.learn(Learn::Leave);
        self.drill.round = Some(Round { item: None, passed: Vec::new(), done: 0 });
        left.then(self.go_on_in_round())
    }

    fn nothing_due(&self) -> Effects {
        let next = self.kept().1.map(|rest| told!("practice-not-yet", span = super::span(rest)));
        Effects::info(next.unwrap_or_else(|| told!("practice-nothing")))
    }

    fn forget_progress(&mut self) -> Effects {
        let left = self.leave_round();
        let now = self.drill.now();
        self.drill.practice.forget(now);
        self.school.progress = Progress::default();
        self.keeper.writer.forget_progress(self.drill.practice.clone());
        left.then(Effects::info(told!("progress-forgotten")))
    }

    fn retire(&mut self) -> Effects {
        let now = self.drill.now();
        if let Some(item) = self.drill.round.as_ref().and_then(|round| round.item.clone()) {
            self.drill.practice.retire(&item, now);
            self.keeper.writer.practice(self.drill.practice.clone());
        }
        self.go_on_in_round()
    }

    fn go_on_in_round(&mut self) -> Effects {
        self.give_up();
        self.drill.pass();
        while let Some(item) = self.drill.pick() {
            if let Some(effects) = self.ask(&item) {
                if let Some(round) = &mut self.drill.round {
                    round.item = Some(item);
                }
                return effects;
            }
            self.drill.gone.push(item);
        }
        let done = self.drill.round.as_ref().map_or(0, |round| round.done);
        let left = self.leave_round();
        if done == 0 { left } else { left.then(Effects::info(told!("practice-over", count = done))) }
    }

    /// Puts something on the board; `None` if its game is not there any more, or has it no longer.
    fn ask(&mut self, item: &PracticeItem) -> Option<Effects> {
        match item {
            PracticeItem::Exercise { game, lesson, exercise } => {
                let setup = NewGame::new(game.as_str());
                let game = begin(self.library(), &setup).ok()?;
                let table = Table::new(game, setup, self.shelf.next_serial());
                self.let_wait(table);
                Some(self.ask_exercise(lesson, *exercise))
            }
            PracticeItem::Puzzle { game, id } => self.ask_puzzle(game, id),
            PracticeItem::OwnPuzzle { game, line } => self.ask_own_puzzle(game, line),
            PracticeItem::Mistake(known) => {
                let serial = self.shelf.next_serial();
                let table = table_of(self.library(), known, serial)?;
                self.let_wait(table);
                Some(Effects::none())
            }
        }
    }

    pub(in crate::app) fn ask_exercise(&mut self, lesson: &str, exercise: usize) -> Effects {
        self.school.open(self.table.variant(), &self.wake);
        let opened = self.table.open_lessons(&self.wake);
        self.table.want_exercise(lesson.to_owned(), exercise);
        let (lessons, done) = self.school.lessons();
        opened.then(self.table.poll_lessons(lessons, done))
    }

    /// Goes on where the lessons of a game turn out not to have what was to be practised.
    pub(in crate::app) fn follow_round(&mut self) -> Effects {
        let in_vain = self.drill.is_on() && self.learning().is_some_and(Learning::wants_in_vain);
        if !in_vain {
            return Effects::none();
        }
        let item = self.drill.round.as_ref().and_then(|round| round.item.clone());
        self.drill.gone.extend(item.filter(|item| !is_among(&self.drill.gone, item)));
        self.go_on_in_round()
    }

    /// Puts a table in the place of the game on the board, which waits, or of what was practised or solved before.
    pub(in crate::app) fn let_wait(&mut self, table: Table) {
        let mut before = std::mem::replace(&mut self.table, table);
        self.adviser.stop();
        self.lens.forget();
        if self.shelf.waiting.is_none() {
            before.step_aside();
            self.shelf.waiting = Some(Box::new(before));
        }
    }

    fn give_up(&mut self) {
        self.run(|app| app.table.note_puzzle(true));
    }

    pub(in crate::app) fn leave_round(&mut self) -> Effects {
        self.give_up();
        self.drill.returns = None;
        self.drill.round = None;
        if let Some(table) = self.shelf.waiting.take() {
            self.table = *table;
            self.adviser.stop();
            self.lens.forget();
        }
        Effects::none()
    }
}

/// `None` if there is no such game any more, or it has other rules by now.
pub(super) fn table_of(library: &Library, mistake: &OwnMistake, serial: u64) -> Option<Table> {
    let variant = library.get_with(&mistake.game, &mistake.house).ok()?;
    let start = parse_position(&variant, &mistake.position).ok()?;
    let mut line: Vec<Move> = Vec::new();
    let mut after = start.clone();
    for text in &mistake.line {
        let mv = parse_move(&after, &variant, text).ok()?;
        after.play(&variant, mv);
        line.push(mv);
    }
    let played = parse_move(&start, &variant, &mistake.played).ok()?;
    let side = start.side();
    let mut game = Game::new(variant, start);
    game.play(played).ok()?;
    let node = game.current();
    game.go(Step::Start);
    let compared = Compared { best: mistake.best, played: mistake.worth };
    line.first()?;
    let lines = vec![Found { verdict: mistake.best, moves: line }];
    let found = Findings { lines, depth: mistake.depth, ..Findings::end(mistake.best) };
    let mut table = Table::new(game, NewGame { house: mistake.house.clone(), ..NewGame::new(mistake.game.as_str()) }, serial);
    table.flipped = side == Side::Black;
    let mark = Mark::new(compared.lost(side)).unwrap_or(Mark::Inaccuracy);
    table.ask_about((node, mark), found, (played, compared));
    Some(table)
}
