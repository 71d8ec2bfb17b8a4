//! The engine learns a game: a button, what it takes, how far it is, and what it has gained; and a notice of it for the window.

use std::sync::Arc;
use std::time::Instant;

use egui::{Button, Context, Pos2, Rect, RichText, Sense, Stroke, Ui, Vec2};
use nestmate_core::variant::Variant;
use nestmate_engine::task::{Task, Tell};
use nestmate_text::words::{Told, key, named, say};

use super::step::{LearnStep, amount, left_in_all_text, left_text};
use crate::app::most_threads;
use crate::arena::{LEARN_PATIENCE, LearnCourse, LearnFault, LearnNews, LearnPlan, LearnRound};
use crate::networks::{network_file, place_for_network};
use crate::ui::frame::tasks::{latest, waker};
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{progress, quiet_label, wrong_label};

/// Quick games, so that a small game is learnt in minutes; a large one takes an hour or two.
pub(super) const PLAN: LearnPlan = LearnPlan { games: 800, nodes: 300, opening: 8, trial: (200, 600), rounds: 12, seed: 1, threads: 1 };

const CURVE: Vec2 = Vec2::new(320.0, 90.0);

/// A match that is won or lost whole says nothing more than this, in Elo.
const MOST: f64 = 800.0;

#[derive(Default)]
pub(in crate::ui) struct LearningTask {
    task: Option<Task<(), LearntSoFar>>,
    variant: Option<Arc<Variant>>,
    pausing: bool,
    course: LearntSoFar,
    step: Option<LearnStep>,
    /// The game that was asked about last, and its rounds if learning it was begun, perhaps before the program was started.
    begun: Option<(Arc<Variant>, Option<Vec<LearnRound>>)>,
}

#[derive(Clone, Default)]
struct LearntSoFar {
    rounds: Vec<LearnRound>,
    stage: Option<LearnNews>,
    fault: Option<String>,
}

impl LearningTask {
    pub(in crate::ui) fn follow(&mut self, told: &mut Told) {
        if let Some(course) = latest(&mut self.task, told) {
            self.step = course.stage.map(|news| LearnStep::follow(self.step.take(), news, Instant::now()));
            self.course = LearntSoFar { stage: course.stage.or(self.course.stage), ..course };
        }
        self.pausing &= self.task.is_some();
    }

    fn pause(&mut self) {
        self.task.iter().for_each(Task::call_off);
        self.pausing = self.task.is_some();
    }

    fn game(&self) -> &str {
        self.variant.as_ref().map_or("", |variant| named(&variant.name))
    }

    pub(in crate::ui) fn subject(&self) -> Option<&Arc<Variant>> {
        self.variant.as_ref().filter(|_| self.is_at_work() || self.is_broken_off())
    }

    pub(in crate::ui) fn is_at_work(&self) -> bool {
        self.task.is_some()
    }

    fn is_broken_off(&self) -> bool {
        let under_way = !matches!(self.course.stage, None | Some(LearnNews::Round(_)));
        self.task.is_none() && under_way && self.course.fault.is_none()
    }

    /// Shows how learning goes, with a button that pauses it or goes on; whether more of it is asked for.
    pub(in crate::ui) fn notice(&mut self, ui: &mut Ui) -> bool {
        if self.subject().is_none() {
            return false;
        }
        let [key, tip] = if self.is_at_work() {
            [key!("bench-learn-notice-pause"), key!("bench-learn-pause")]
        } else {
            [key!("bench-learn-notice-on"), key!("bench-learn-on")]
        };
        let pressed = ui.add_enabled(!self.pausing, Button::new(RichText::new(say(key)).small()).small());
        let pressed = pressed.on_hover_text(say(tip)).clicked();
        let share = self.step.as_ref().map_or(0.0, LearnStep::share);
        let text = if self.is_at_work() {
            say!("bench-learn-notice", game = self.game(), round = self.course.rounds.len() + 1, share = format!("{:.0}", 100.0 * share))
        } else {
            say!("bench-learn-notice-paused", game = self.game())
        };
        let button = Button::new(RichText::new(text).small().color(accents(ui).quiet)).frame(false).truncate();
        let open = ui.add(button).on_hover_text(self.stage_text());
        if pressed && self.is_at_work() {
            self.pause();
        } else if let Some(variant) = self.variant.clone().filter(|_| pressed && self.is_broken_off()) {
            self.begin(ui.ctx(), variant);
        }
        open.clicked()
    }

    fn begin(&mut self, ctx: &Context, variant: Arc<Variant>) {
        // What is known of a game that is gone on with stays in sight, and can be paused again before there is news.
        let course = if self.knows(&variant) { std::mem::take(&mut self.course) } else { LearntSoFar::default() };
        self.course = LearntSoFar { fault: None, ..course };
        (self.step, self.variant, self.begun) = (None, Some(Arc::clone(&variant)), None);
        self.task = Some(Task::once("learning", waker(ctx), (), move |bench| learn(&variant, bench)));
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, game: Option<&Arc<Variant>>) {
        self.button(ui, game);
        let (games, trial, rounds) = (PLAN.games, PLAN.trial.0, PLAN.rounds);
        let takes = say!("bench-learn-takes", games = games, total = trial, rounds = rounds, patience = LEARN_PATIENCE);
        quiet_label(ui, takes);
        if self.task.is_none() && !game.is_some_and(|game| self.knows(game)) {
            if let Some(rounds) = game.and_then(|game| self.begun(game)) {
                gained(ui, rounds);
            }
            return;
        }
        // What was broken off stays in sight, since it goes on from there.
        if self.is_at_work() || self.is_broken_off() {
            self.stage(ui);
        }
        if let Some(fault) = &self.course.fault {
            wrong_label(ui, say!("bench-learn-failed", why = fault.as_str()));
        }
        gained(ui, &self.course.rounds);
    }

    pub(in crate::ui) fn button(&mut self, ui: &mut Ui, game: Option<&Arc<Variant>>) {
        if self.task.is_some() {
            let key = if self.pausing { key!("bench-learn-pausing") } else { key!("bench-learn-pause") };
            if ui.add_enabled(!self.pausing, Button::new(say(key))).clicked() {
                self.pause();
            }
            return;
        }
        let key = if game.is_some_and(|game| self.knows(game) || self.begun(game).is_some()) {
            key!("bench-learn-on")
        } else {
            key!("bench-learn")
        };
        let possible = game.is_some_and(|variant| network_file(variant).is_some());
        if ui.add_enabled(possible, Button::new(say(key))).on_hover_text(say!("bench-learn.tip")).clicked()
            && let Some(variant) = game.cloned()
        {
            self.begin(ui.ctx(), variant);
        }
    }

    pub(in crate::ui) fn knows(&self, game: &Variant) -> bool {
        self.variant.as_ref().is_some_and(|known| known.definition == game.definition)
    }

    /// The rounds of a game whose learning was begun; asked for once, as it takes a look at the disk.
    fn begun(&mut self, game: &Arc<Variant>) -> Option<&[LearnRound]> {
        let (_, rounds) = match self.begun.take().filter(|(known, _)| Arc::ptr_eq(known, game)) {
            Some(known) => self.begun.insert(known),
            None => self.begun.insert((Arc::clone(game), LearnCourse::begun(game))),
        };
        rounds.as_deref()
    }

    fn stage(&self, ui: &mut Ui) {
        let over = self.course.rounds.len();
        let round = over + usize::from(!matches!(self.course.stage, Some(LearnNews::Round(_))));
        let step = self.step.as_ref().filter(|_| self.task.is_some());
        let left = step.and_then(LearnStep::left).map(left_text);
        let whole = step.and_then(|step| step.left_in_all(&PLAN, over)).map(left_in_all_text);
        let told = [Some(say!("bench-learn-round-now", round = round, rounds = PLAN.rounds)), left, whole];
        ui.label(told.into_iter().flatten().collect::<Vec<String>>().join(" "));
        progress(ui, self.course.stage.map_or((0, 0), amount), &self.stage_text());
    }

    fn stage_text(&self) -> String {
        let (done, wanted) = self.course.stage.map_or((0, 0), amount);
        let name = self.game();
        match self.course.stage {
            Some(LearnNews::Fitted(pass, positions, _)) => say!("bench-learn-fit", game = name, pass = pass, positions = positions),
            Some(LearnNews::Match(..)) => say!("bench-learn-match", game = name, done = done, total = wanted),
            Some(LearnNews::Games(..)) => say!("bench-learn-games", game = name, done = done, total = wanted),
            Some(LearnNews::Round(_)) | None => say!("bench-learn-begins", game = name),
        }
    }
}

fn gained(ui: &mut Ui, rounds: &[LearnRound]) {
    let curve = curve(rounds);
    let Some(&(gain, error)) = curve.last() else { return };
    if rounds.iter().any(|round| round.better) {
        ui.label(say!("bench-learn-gained", elo = elo(gain, error)));
        draw(ui, &curve);
    } else {
        ui.label(say!("bench-learn-nothing"));
    }
    for round in rounds {
        let verdict = if round.better { "kept" } else { "dropped" };
        let told = say!("bench-learn-round", round = round.number, elo = elo(round.elo.0, round.elo.1), verdict = verdict);
        quiet_label(ui, told);
    }
}

fn learn(variant: &Arc<Variant>, bench: &Tell<'_, LearntSoFar>) {
    let mut course = LearntSoFar::default();
    course.fault = course.run(variant, bench).err().map(|fault| fault.to_string());
    bench.tell(course);
}

impl LearntSoFar {
    fn run(&mut self, variant: &Arc<Variant>, bench: &Tell<'_, Self>) -> Result<(), LearnFault> {
        let place = place_for_network(variant).map_err(|error| LearnFault::File("networks".to_owned(), error))?;
        let Some(file) = place else { return Ok(()) };
        let threads = most_threads().saturating_sub(1).max(1);
        let learning = LearnCourse::new(variant, LearnPlan { threads, ..PLAN }, &file, bench.stop(), None).for_own_use();
        self.rounds = learning.rounds()?;
        learning.run(&mut |news| {
            if let LearnNews::Round(round) = news {
                self.rounds.push(round);
            }
            self.stage = Some(news);
            bench.tell(self.clone());
        })?;
        Ok(())
    }
}

/// How much stronger the engine was after each round than at the beginning, with half the width of the 95 % interval. A network that was
/// dropped changes nothing.
fn curve(rounds: &[LearnRound]) -> Vec<(f64, f64)> {
    let mut sum = (0.0_f64, 0.0_f64);
    let after = |round: &LearnRound| {
        if round.better {
            sum = (sum.0 + round.elo.0.clamp(-MOST, MOST), sum.1.hypot(round.elo.1.min(MOST)));
        }
        sum
    };
    rounds.iter().map(after).collect()
}

fn elo(gain: f64, error: f64) -> String {
    if gain.is_finite() && error.is_finite() { format!("{gain:+.0} ± {error:.0}").replace('-', "−") } else { format!("> {MOST:+.0}") }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "points of a picture")]
fn draw(ui: &mut Ui, curve: &[(f64, f64)]) {
    let (rect, _) = ui.allocate_exact_size(CURVE, Sense::hover());
    let top = curve.iter().map(|(gain, error)| gain + error).fold(1.0, f64::max);
    let room = Rect::from_min_max(rect.min + Vec2::splat(6.0), rect.max - Vec2::splat(6.0));
    let place = |at: usize, elo: f64| {
        let across = at as f32 / curve.len().max(1) as f32;
        let up = (elo.max(0.0) / top) as f32;
        Pos2::new(room.left() + across * room.width(), room.bottom() - up * room.height())
    };
    let (line, quiet) = (ui.visuals().hyperlink_color, accents(ui).quiet);
    let painter = ui.painter_at(rect);
    painter.hline(room.x_range(), room.bottom(), Stroke::new(1.0, quiet));
    let mut before = place(0, 0.0);
    for (at, &(gain, error)) in curve.iter().enumerate() {
        let here = place(at + 1, gain);
        painter.line_segment([place(at + 1, gain - error), place(at + 1, gain + error)], Stroke::new(1.0, quiet));
        painter.line_segment([before, here], Stroke::new(2.0, line));
        painter.circle_filled(here, 3.0, line);
        before = here;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strength_adds_up_over_what_was_kept() {
        let round = |number, elo, better| LearnRound { number, games: 800, errors: (0.1, 0.1), elo, better };
        let rounds = [round(1, (100.0, 30.0), true), round(2, (-20.0, 40.0), false), round(3, (60.0, 40.0), true)];
        assert_eq!(curve(&rounds), [(100.0, 30.0), (100.0, 30.0), (160.0, 50.0)]);
        assert_eq!(curve(&[round(1, (f64::INFINITY, f64::INFINITY), true)]), [(MOST, MOST)]);
    }
}
