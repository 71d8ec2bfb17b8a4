//! What the user asks of the engine and of the engines of others, and what a search has found.

use std::sync::Arc;
use std::time::Duration;

use nestmate_core::game::{NodeId, Step};
use nestmate_core::position::Move;
use nestmate_core::variant::Side;
use nestmate_text::words::{key, told};

use crate::app::advice::findings::Mark;
use crate::app::advice::guests::Seat;
use crate::app::advice::hint::Rung;
use crate::app::advice::jobs::{Purpose, SearchProgress};
use crate::app::advice::judge::Judge;
use crate::app::advice::mate::MateHunt;
use crate::app::app::App;
use crate::app::effect::{Effect, Effects};
use crate::app::engines::EngineWish;
use crate::app::new_game::Player;

impl App {
    /// One rung up: begins to look for a hint, ends the looking, tells more, or plays the line again.
    pub(super) fn show_next_rung(&mut self) -> Effects {
        if self.table.hints.hint.is_none() && self.adviser.jobs.purpose() == Some(Purpose::Hint) {
            self.table.hints.wish = self.table.hints.wish.next();
            return Effect::HurrySearch.into();
        }
        self.show_rung(self.table.hints.next_rung())
    }

    pub(super) fn show_rung(&mut self, rung: Rung) -> Effects {
        if rung == Rung::Line && self.table.hints.on_board().is_some_and(|hint| hint.rung == Rung::Line) {
            self.table.watch_hint();
            return Effects::none();
        }
        let missing = self.table.show_rung(rung);
        if missing && self.adviser.jobs.purpose() != Some(Purpose::Hint) { self.think_for_user(Purpose::Hint) } else { Effects::none() }
    }

    fn think_for_user(&mut self, purpose: Purpose) -> Effects {
        if self.table.game.outcome().is_some() {
            return Effects::refuse(told!("game-over"));
        }
        if self.adviser.jobs.purpose() == Some(Purpose::Reply) {
            return Effects::refuse(told!("computer-busy"));
        }
        self.run(|app| app.table.let_go());
        self.adviser.think_for_user(&self.table, purpose);
        Effects::none()
    }

    pub(super) fn play_best(&mut self) -> Effects {
        let looking = self.adviser.jobs.purpose().is_some_and(|purpose| !purpose.is_background());
        match self.table.hints.hint.as_ref() {
            Some(hint) if !looking => {
                let best = hint.best();
                self.table.make_found(best)
            }
            _ => self.think_for_user(Purpose::Play),
        }
    }

    pub(super) fn move_now(&mut self) -> Effects {
        let side = self.table.game.position().side();
        // The computer waits although it is its turn.
        let waits = self.table.player(side) == Player::Computer && self.table.game.outcome().is_none();
        match self.adviser.jobs.purpose() {
            Some(Purpose::Reply | Purpose::Play) => Effect::HurrySearch.into(),
            _ if waits => {
                self.table.paused = false;
                self.table.start_clocks();
                Effects::none()
            }
            _ => self.think_for_user(Purpose::Play),
        }
    }

    pub(super) fn set_think(&mut self, think: Duration) {
        let own = self.shelf.waiting.as_deref_mut().unwrap_or(&mut self.table);
        own.setup.strength.iter_mut().for_each(|strength| strength.think = think);
        self.adviser.machine.advice = think;
    }

    pub(super) fn find_mate(&mut self) -> Effects {
        if self.table.game.outcome().is_some() {
            return Effects::none();
        }
        self.adviser.mate = Some(MateHunt::begin(&self.table.game, self.table.serial, Arc::clone(&self.wake)));
        self.analysis.hidden = false;
        Effects::none()
    }

    /// Takes in what the search for a mate has found, and ends it when another position is on the board.
    pub(super) fn follow_mate(&mut self) {
        match self.adviser.follow_mate(&self.table.game, self.table.serial) {
            Some(Ok(told)) => self.carry_out(Effects::note(told)),
            Some(Err(trouble)) => self.report(trouble),
            None => {}
        }
    }

    pub(super) fn start_review(&mut self) -> Effects {
        if self.table.game.line().is_empty() {
            return Effects::refuse(told!("review-nothing"));
        }
        if !self.table.study.begin_review(&self.table.game) {
            return Effects::info(told!("review-done"));
        }
        self.analysis.hidden = false;
        Effects::none()
    }

    /// Looks at a move that was made, and at what was best in its place.
    pub(super) fn judge_move(&mut self, node: Option<NodeId>) -> Effects {
        let Some(node) = node.or_else(|| self.table.told_move()) else { return Effects::refuse(told!("judged-nothing")) };
        self.analysis.hidden = false;
        self.table.judge(node)
    }

    /// Puts the user's mistakes to the user again; reviews the game first if that has not been done.
    pub(super) fn begin_retry(&mut self) -> Effects {
        let human = |&side: &Side| self.table.player(side) == Player::Human;
        let own: Vec<Side> = Side::BOTH.into_iter().filter(human).collect();
        let sides = if own.is_empty() { Side::BOTH.to_vec() } else { own };
        let mistakes = self.judge().mistakes(&sides);
        if !mistakes.is_empty() {
            self.analysis.hidden = false;
            return self.table.begin_retry(mistakes);
        }
        self.review_first().unwrap_or_else(|| Effects::refuse(told!("retry-none")))
    }

    /// Begins the review that has to come first; `None` if there is nothing more to review.
    fn review_first(&mut self) -> Option<Effects> {
        if self.table.game.line().is_empty() || !self.table.study.begin_review(&self.table.game) {
            return None;
        }
        self.analysis.hidden = false;
        Some(Effects::info(told!("retry-review-first")))
    }

    pub(super) fn go_to_mark(&mut self, mark: Mark, back: bool) -> Effects {
        if let Some(node) = self.judge().marked(mark, back) {
            return self.table.go(Step::To(node));
        }
        self.review_first().unwrap_or_else(|| {
            let key = if back { key!("review-none-before") } else { key!("review-none-after") };
            Effects::refuse(told!(key, mark = mark.in_sentence()))
        })
    }

    /// Lets the computer think about a draw that the user offers on the user's own turn.
    pub(super) fn offer_draw(&mut self) -> Effects {
        let side = self.table.game.position().side();
        if self.table.player(side.other()) != Player::Computer {
            return Effects::refuse(told!("draw-nobody"));
        }
        self.think_for_user(Purpose::Offer)
    }

    pub(super) fn take(&mut self, progress: SearchProgress) -> Effects {
        let wrong = progress.fault.as_ref().map_or_else(Effects::none, Effects::fault);
        wrong.then(self.take_found(progress))
    }

    fn take_found(&mut self, progress: SearchProgress) -> Effects {
        match progress.asked.purpose {
            Purpose::Reply if progress.resigns => self.table.concede(self.table.game.position().side()),
            Purpose::Reply if progress.finished && progress.asked.inside.is_some() => self.found_inside(&progress),
            Purpose::Reply | Purpose::Play if progress.finished => self.found(progress.best()),
            Purpose::Hint if progress.finished => self.hinted(&progress),
            Purpose::Offer if progress.finished => self.answer_offer(&progress),
            Purpose::Reply | Purpose::Play | Purpose::Hint | Purpose::Offer => Effects::none(),
            Purpose::Caution => {
                self.table.study.caution.found(progress.asked, progress.found.as_ref(), progress.finished);
                self.ask_reason();
                Effects::none()
            }
            Purpose::Inside => {
                self.table.compare(&progress);
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
        self.table.paused = best.is_none();
        let planned = self.table.take_planned();
        let made = best.map_or_else(|| Effects::fail(told!("computer-no-move")), |best| self.table.make_found(best));
        made.then(self.table.play_planned(&planned))
    }

    /// Plays the move that was found inside or, where there is none to be played, lets the computer play the whole board at once.
    fn found_inside(&mut self, progress: &SearchProgress) -> Effects {
        match self.table.found_inside(progress) {
            Ok(best) => self.found(best),
            Err(why) => self.table.wake(self.table.game.position().side(), why),
        }
    }

    fn hinted(&mut self, progress: &SearchProgress) -> Effects {
        if !self.table.hints.found(self.table.game.position(), progress.found.as_ref()) {
            return Effects::fail(told!("computer-no-move"));
        }
        self.table.show_rung(self.table.hints.wish);
        self.ask_reason();
        Effects::none()
    }

    fn answer_offer(&mut self, progress: &SearchProgress) -> Effects {
        let game = &self.table.game;
        let share = progress.found.as_ref().map_or(1.0, |found| found.verdict.share_of(game.position().side().other()));
        if takes_draw(share, game.ply()) { self.table.agree_draw() } else { Effects::info(told!("draw-declined")) }
    }

    pub(super) fn ask_reason(&mut self) {
        let judge = Judge { game: &self.table.game, study: &self.table.study, analysis: self.analysis };
        self.adviser.ask_reason(&self.table, judge);
    }

    pub(super) fn poll_engines(&mut self) {
        let before = self.engines.turns;
        self.run(|app| app.engines.poll());
        self.keep_engines(before);
    }

    fn keep_engines(&mut self, before: u64) {
        if self.engines.turns != before {
            self.keeper.set_engines(self.engines.settings(), self.engines.analyst.as_deref());
        }
    }

    pub(super) fn ask_engines(&mut self, wish: EngineWish) {
        let before = self.engines.turns;
        match wish {
            EngineWish::Analyse(engine) => {
                self.engines.set_analyst(engine);
                self.adviser.jobs.guests.allow_retry(Seat::Analyst);
            }
            EngineWish::Retry(seat) => {
                if let Some(engine) =
                    self.adviser.jobs.guests.guest(seat).map(|guest| guest.engine.clone()).filter(|_| self.engine_asks(seat))
                {
                    self.engines.confirm(&engine);
                }
                self.adviser.jobs.guests.allow_retry(seat);
            }
            EngineWish::TakeOver(Seat::Of(side)) => self.table.take_over(side),
            EngineWish::TakeOver(Seat::Analyst) => self.engines.set_analyst(None),
            EngineWish::Set { engine, option, .. } if self.engines.is_button(&engine, &option) => self.adviser.jobs.press(&engine, &option),
            EngineWish::Add(_)
            | EngineWish::Test(_)
            | EngineWish::Remove(_)
            | EngineWish::Set { .. }
            | EngineWish::Reset(_)
            | EngineWish::Look => self.engines.update(wish, &self.keeper.folder()),
        }
        self.keep_engines(before);
    }
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
