//! The engine at work for the window: one search at a time, what it is for, and what pieces are worth.

use std::time::Duration;

use nestmate_core::game::Game;
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::{KindId, Side};
use nestmate_engine::task::Wake;
use nestmate_engine::{Limits, Request};

use crate::app::advice::explain::{Explainer, ToExplain, Worths};
use crate::app::advice::guests::{Engaged, Seat, full};
use crate::app::advice::hint::{self, InnerBest};
use crate::app::advice::jobs::{Asked, Jobs, Purpose};
use crate::app::advice::judge::{Analysis, Judge};
use crate::app::advice::mate::MateHunt;
use crate::app::advice::reason::{MoveReason, Question};
use crate::app::advice::strength::{Machine, Strength};
use crate::app::advice::study::Visit;
use crate::app::effect::Effects;
use crate::app::engines::{Engines, Guest};
use crate::app::new_game::Player;
use crate::app::story::teller::StoryTeller;
use crate::app::table::{Mode, Table};
use crate::foreign::{ForeignAim, ForeignFault, GameSoFar};
use crate::saying::Saying;

/// Within how many moves the leader of a game inside has to fall there for the computer to play the whole board.
const FEW: u32 = 3;

/// The most time that is taken to look for a threat.
const THREAT: Duration = Duration::from_millis(600);

pub(in crate::app) struct Adviser {
    pub(in crate::app) jobs: Jobs,
    pub(in crate::app) machine: Machine,
    explainer: Explainer,
    worths: Worths,
    pub(in crate::app) storyteller: StoryTeller,
    pub(in crate::app) mate: Option<MateHunt>,
}

impl Adviser {
    /// Makes the tasks, which call `wake` whenever there is something to be taken in.
    pub(in crate::app) fn new(wake: &Wake) -> Self {
        Self {
            jobs: Jobs::new(Wake::clone(wake)),
            machine: Machine::default(),
            explainer: Explainer::new(Wake::clone(wake)),
            worths: Worths::new(Wake::clone(wake)),
            storyteller: StoryTeller::new(Wake::clone(wake)),
            mate: None,
        }
    }

    /// Sets what the engine gets; takes effect with the next search.
    pub(in crate::app) fn set_machine(&mut self, machine: Machine) {
        self.machine = machine.bounded();
        self.jobs.give(self.machine.threads, self.machine.table);
    }

    /// What a piece is worth in the game of a table, in centipawns; `None` for the royal one, and until it has been worked out.
    pub(in crate::app) fn worth(&self, table: &Table, kind: KindId) -> Option<i32> {
        let variant = table.variant();
        self.worths.of(variant, kind).filter(|_| !variant.kind(kind).royal).map(|worth| variant.weights.shown(worth))
    }

    pub(in crate::app) fn stop(&mut self) {
        self.jobs.cancel();
    }

    pub(in crate::app) fn stop_advice(&mut self) {
        if matches!(self.jobs.purpose(), Some(Purpose::Hint | Purpose::Play | Purpose::Offer)) {
            self.jobs.cancel();
        }
    }

    /// Has the engines of others at their seats that are wanted there; true if another one analyses than before.
    pub(in crate::app) fn seat(&mut self, table: &Table, analysis: Analysis, engines: &Engines) -> bool {
        let engaged = |guest: &Guest| Engaged { guest: guest.clone(), revision: engines.revision(&guest.engine), serial: table.serial };
        for side in Side::BOTH {
            let plays = table.player(side) == Player::Computer;
            let guest = table.setup.guests[side.index()].as_ref().filter(|_| plays);
            self.jobs.engage(Seat::Of(side), guest.map(engaged));
        }
        let analyst = engines.analyst_of(table.variant()).filter(|_| analysis.on);
        self.jobs.engage(Seat::Analyst, analyst.map(|name| engaged(&full(name))))
    }

    pub(in crate::app) fn is_at_work(&self, engine: &str) -> bool {
        Seat::ALL.into_iter().any(|seat| self.jobs.guests.guest(seat).is_some_and(|guest| guest.engine == engine))
    }

    /// Sets the engine thinking about what is most urgent. What the user or a reply needs is never broken off here.
    pub(in crate::app) fn schedule_search(&mut self, table: &Table, analysis: Analysis, engines: &Engines) -> Effects {
        let running = self.jobs.thinking.as_ref().map(|thinking| thinking.asked);
        if running.is_some_and(|asked| !asked.purpose.is_background()) {
            return Effects::none();
        }
        match self.wanted(table, analysis) {
            Some(asked) if running == Some(asked) => {}
            Some(asked) if asked.guest && !engines.may_start() => {}
            Some(asked) if asked.guest => return self.ask_guest(table, asked, engines),
            Some(asked) => {
                if let Some(request) = self.request(table, asked) {
                    self.jobs.think(asked, request);
                }
            }
            None => self.stop(),
        }
        Effects::none()
    }

    fn ask_guest(&mut self, table: &Table, asked: Asked, engines: &Engines) -> Effects {
        let side = table.game.position().side();
        let (seat, aim) = if asked.purpose == Purpose::Reply {
            (Seat::Of(side), ForeignAim::Move(table.clock.allowance(table.timed(), side)))
        } else {
            (Seat::Analyst, ForeignAim::Look { lines: asked.lines })
        };
        let Some(guest) = self.jobs.guests.guest(seat) else { return Effects::none() };
        match engines.job(guest, GameSoFar::from(&table.game), table.serial, aim) {
            Ok(job) => {
                self.jobs.think_at(seat, asked, job);
                Effects::none()
            }
            Err(fault) => {
                // What is asked is asked where the answer can be given.
                let asks = matches!(fault, ForeignFault::Elsewhere(_));
                let told = self.jobs.fail(seat, fault).told();
                if asks { Effects::none() } else { Effects::fail(told) }
            }
        }
    }

    pub(in crate::app) fn think_for_user(&mut self, table: &Table, purpose: Purpose) {
        let lines = if purpose == Purpose::Hint { hint::MOVES } else { 1 };
        let asked = Asked { lines, ..Asked::of(purpose, table.game.position().hash()) };
        self.jobs.think(asked, timed(latest(&table.game), self.machine.advice, None));
    }

    /// Asks why the hint is good, once it is known what the opponent threatens; or how a move of the user's is answered, or why the
    /// move of a puzzle is right.
    pub(in crate::app) fn ask_reason(&mut self, table: &Table, judge: Judge<'_>) {
        let unexplained = table.hints.hint.as_ref().is_some_and(|hint| hint.reason.is_none());
        if (unexplained || table.study.caution.question().is_some() || table.trial().is_some())
            && let Some(asked) = why(table, judge)
        {
            self.explainer.ask(table.variant().clone(), asked);
        }
    }

    /// What was asked for so, once that has been worked out, and what has gone wrong beside the window.
    pub(in crate::app) fn reason(&mut self, table: &Table, judge: Judge<'_>) -> (Option<MoveReason>, Effects) {
        let (reason, wrong) = self.explainer.poll(why(table, judge).as_ref());
        let wrong = wrong.into_iter().chain(self.worths.poll()).chain(self.storyteller.poll());
        (reason, wrong.fold(Effects::none(), |effects, fault| effects.then(Effects::fault(&fault))))
    }

    /// What should be searched now, the most urgent first.
    fn wanted(&self, table: &Table, analysis: Analysis) -> Option<Asked> {
        let (study, hash) = (&table.study, table.game.position().hash());
        let review = |visit: &Visit| Asked { only: visit.only(), ..Asked::of(Purpose::Review, visit.position.hash()) };
        match &table.mode {
            Mode::Play => {}
            // All that is wanted for a puzzle is the answer to a wrong move.
            Mode::Solve(_) => return study.next().map(review),
            Mode::SetUp(_) | Mode::Learn(_) => return None,
        }
        if let Some(asked) = table.caution_wanted() {
            return Some(asked);
        }
        if table.study.caution.made().is_some() {
            return None;
        }
        if table.is_computers_turn() {
            // The dialog may be about to change who plays.
            if table.clock.is_covered() {
                return None;
            }
            let side = table.game.position().side();
            let seat = Seat::Of(side);
            let (guest, inside) = (self.jobs.guests.guest(seat).is_some(), table.inside(side).map(|fold| fold.layer));
            // One that has failed is asked again when the user wants that.
            let asked = Asked { guest, inside, ..Asked::of(Purpose::Reply, hash) };
            return self.jobs.guests.failure(seat).is_none().then_some(asked);
        }
        let judge = Judge { game: &table.game, study, analysis };
        let threat = (analysis.shows_threat() || table.hints.hint.is_some()) && judge.may_be_threatened();
        if threat && !study.book.threats.contains_key(&hash) {
            return Some(Asked::of(Purpose::Threat, hash));
        }
        match table.hints.compared() {
            Some(InnerBest::Sought(fold)) => return Some(Asked { inside: Some(fold.layer), ..Asked::of(Purpose::Inside, hash) }),
            Some(InnerBest::Found(_, mv)) => return Some(Asked { only: Some(*mv), ..Asked::of(Purpose::Inside, hash) }),
            Some(InnerBest::Unasked | InnerBest::Same | InnerBest::Worse(..)) | None => {}
        }
        if let Some(visit) = study.next() {
            return Some(review(visit));
        }
        let guest = self.jobs.guests.guest(Seat::Analyst).is_some();
        let asked = Asked { lines: self.machine.lines, guest, ..Asked::of(Purpose::Analysis, hash) };
        let live = analysis.is_live() && table.game.outcome().is_none() && self.jobs.guests.failure(Seat::Analyst).is_none();
        (live && study.exhausted != Some(asked)).then_some(asked)
    }

    fn request(&self, table: &Table, asked: Asked) -> Option<Request> {
        let variant = table.variant();
        match asked.purpose {
            Purpose::Reply => {
                let side = table.game.position().side();
                let Strength { level, .. } = table.setup.strength[side.index()];
                let limits = table.clock.limits(table.timed(), side);
                let lost = asked.inside.map(|_| FEW);
                let searched = asked.inside.map_or_else(|| Some(latest(&table.game)), |layer| Some(latest(&table.inner_game(layer)?)))?;
                let unhurried = self.machine.unhurried && !table.timed().is_timed();
                let pause = if unhurried { pause(&searched, limits.time) } else { Duration::ZERO };
                Some(Request { level, seed: table.opponent.seed, limits, pause, lost, ..searched })
            }
            Purpose::Threat => {
                let mut position = table.game.position().clone();
                position.make_null(variant);
                position.forget();
                Some(timed(Request::new(variant.clone(), position), THREAT.min(self.machine.advice), None))
            }
            Purpose::Inside => {
                if let Some(layer) = asked.inside {
                    return Some(timed(latest(&table.inner_game(layer)?), THREAT.min(self.machine.advice), None));
                }
                // As deep as the hint, since scores are compared at the same depth only.
                let depth = table.hints.hint.as_ref().map(|hint| hint.depth);
                let request = timed(latest(&table.game), self.machine.advice, depth);
                Some(Request { only: asked.only.into_iter().collect(), ..request })
            }
            Purpose::Review => {
                let visit = table.study.next()?;
                let only = visit.only().into_iter().collect();
                let request = Request { history: visit.history.clone(), only, ..Request::new(variant.clone(), visit.position.clone()) };
                // Scores are compared at the same depth only, since at the next one the other side has the last word.
                let (time, depth) =
                    visit.best.map_or((self.machine.review, None), |(_, depth)| (REVIEW_AGAIN * self.machine.review, Some(depth)));
                Some(timed(request, time, depth))
            }
            Purpose::Caution => {
                let made = table.study.caution.made();
                let before = made.map(|made| Request {
                    history: made.history.clone(),
                    only: asked.only.into_iter().collect(),
                    ..Request::new(variant.clone(), made.before.clone())
                });
                let (time, depth) = table.study.caution.limits(asked);
                Some(timed(before.unwrap_or_else(|| latest(&table.game)), time, depth))
            }
            Purpose::Analysis | Purpose::Hint | Purpose::Play | Purpose::Offer => Some(latest(&table.game)),
        }
    }
}

/// What there is to be asked about the answer to the user's move, about a puzzle, or about the hint that is shown; `None` until it is
/// known what the opponent threatens.
fn why(table: &Table, judge: Judge<'_>) -> Option<ToExplain> {
    let solved = || table.trial().and_then(|trial| trial.question(table.variant()));
    let asked = table.study.caution.question().cloned().or_else(solved);
    let question = asked.or_else(|| about_hint(table, judge))?;
    Some(ToExplain { serial: table.serial, question })
}

fn about_hint(table: &Table, judge: Judge<'_>) -> Option<Question> {
    let position = table.game.position();
    let threat = table.study.book.threats.get(&position.hash()).map(|found| found.verdict);
    let known = threat.is_some() || !judge.may_be_threatened();
    let hint = table.hints.hint.as_ref().filter(|_| known)?;
    let (line, verdict, second) = (hint.line.clone(), hint.verdict, hint.second);
    Some(Question { position: position.clone(), line, verdict, second, threat })
}

fn latest(game: &Game) -> Request {
    Request { history: game.hashes_before(), ..Request::new(game.variant().clone(), game.position().clone()) }
}

/// How long a person would look at a position: where there is much to see longer, a little as it happens, never longer than is allowed.
fn pause(request: &Request, most: Option<Duration>) -> Duration {
    #[expect(clippy::cast_precision_loss, reason = "a few hundred moves")]
    let choices = legal_moves(&request.position, &request.variant).len().max(1) as f32;
    let pause = PAUSE.mul_f32((1.0 + choices.ln() / 4.0) * (0.6 + 0.8 * fastrand::f32()));
    most.map_or(pause, |most| pause.min(most))
}

/// The usual pause before the only move there is.
const PAUSE: Duration = Duration::from_millis(500);

/// The search of the played move may take this many times as long as that of the best one. As a rule it ends much sooner.
const REVIEW_AGAIN: u32 = 4;

fn timed(request: Request, time: Duration, depth: Option<u32>) -> Request {
    Request { limits: Limits { time: Some(time), depth, ..Limits::default() }, ..request }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc::{Receiver, channel};

    use nestmate_core::rules::start;

    use super::*;
    use crate::app::advice::findings::{Findings, Found, Verdict};
    use crate::app::advice::jobs::SearchProgress;
    use crate::app::new_game::NewGame;

    fn adviser() -> (Adviser, Table, Receiver<()>) {
        let variant = crate::shipped::library().get("fide-chess").expect("shipped");
        let start = start(&variant).expect("a start");
        let (ring, bell) = channel();
        let wake: Wake = Arc::new(move || {
            // The test may be over.
            let _ = ring.send(());
        });
        (Adviser::new(&wake), Table::new(Game::new(variant, start), NewGame::new("fide-chess"), 1), bell)
    }

    fn judge(table: &Table) -> Judge<'_> {
        Judge { game: &table.game, study: &table.study, analysis: Analysis::default() }
    }

    /// Shows a hint for the first legal move, as if it had been looked for.
    fn show_hint(table: &mut Table) {
        let verdict = Verdict::Centipawns(0);
        let lines = vec![Found { verdict, moves: vec![table.game.legal()[0]] }];
        let found = Findings { lines, ..Findings::end(verdict) };
        assert!(table.hints.found(table.game.position(), Some(&found)), "there is a hint");
    }

    fn know_threat(table: &mut Table) {
        let asked = Asked::of(Purpose::Threat, table.game.position().hash());
        let _ = table.note(SearchProgress { asked, found: None, finished: true, fault: None, resigns: false, lost: false });
    }

    fn reason(adviser: &mut Adviser, table: &Table, bell: &Receiver<()>) -> Option<MoveReason> {
        bell.recv_timeout(Duration::from_mins(1)).expect("there is an answer");
        adviser.reason(table, judge(table)).0
    }

    #[test]
    fn a_late_reason_reaches_no_other_hint() {
        let (mut adviser, mut table, bell) = adviser();
        know_threat(&mut table);
        show_hint(&mut table);
        adviser.ask_reason(&table, judge(&table));
        // While that is worked out the game goes on, and the next hint waits for the threat.
        let mv = table.game.legal()[0];
        let _ = table.make(mv);
        show_hint(&mut table);
        adviser.ask_reason(&table, judge(&table));
        assert_eq!(reason(&mut adviser, &table, &bell), None);
    }

    #[test]
    fn a_reason_reaches_its_own_hint_even_if_that_was_gone_for_a_while() {
        let (mut adviser, mut table, bell) = adviser();
        know_threat(&mut table);
        show_hint(&mut table);
        adviser.ask_reason(&table, judge(&table));
        let _ = table.let_go();
        assert_eq!(reason(&mut adviser, &table, &bell), None, "it was gone when the answer came");
        show_hint(&mut table);
        adviser.ask_reason(&table, judge(&table));
        // The first job may still tell that it is done.
        let answer = (0..3).find_map(|_| reason(&mut adviser, &table, &bell));
        assert!(answer.is_some(), "it was asked for once more");
    }
}
