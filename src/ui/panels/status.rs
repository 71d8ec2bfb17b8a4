//! Whose turn it is, what the computer does, how the game has ended, and why something cannot be done.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::LayoutJob;
use egui::{Align, Context, Galley, Layout, ProgressBar, RichText, Sense, Shape, TextStyle, Ui, UiBuilder, Vec2};
use nestmate_text::words::{key, say};
use nestmate_text::{named_side, named_sides};

use super::{Desk, clocks};
use crate::app::{Action, App, ControlView, EngineWish, Player, Purpose, Seat, Thinking, Tone, words};
use crate::ui::commands::Command;
use crate::ui::desk::RefusalShown;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::narrow;

/// The height of the line, whatever stands there: two lines of small words.
const HEIGHT: f32 = 36.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), HEIGHT), Sense::hover());
    let mut line = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
    told(&mut line, desk);
}

fn told(ui: &mut Ui, desk: &mut Desk<'_>) {
    let seat = Seat::Of(desk.app.game().position().side());
    let failure = desk.app.engine_failure(seat).filter(|_| desk.app.game().outcome().is_none());
    if let Some(failure) = failure {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            failed(ui, desk, seat, say!("engine-take-over"));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let text = RichText::new(failure.as_str()).small().color(accents(ui).alarm);
                ui.add(egui::Label::new(text).truncate()).on_hover_text(failure);
            });
        });
        return;
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        clocks::stand(ui, desk);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| news(ui, desk));
    });
}

/// Why something cannot be done, what the computer does, or how the game stands.
fn news(ui: &mut Ui, desk: &mut Desk<'_>) {
    let thinks = desk.app.thinking().is_some_and(|thinking| !thinking.purpose().is_background());
    // How the game has ended, or a check, must not wait for what an earlier move did.
    let over = desk.app.game().outcome().is_some() || in_check(desk.app);
    let waits = |refusal: &RefusalShown| thinks || over && refusal.tone == Tone::News;
    let passes = |refusal: &&RefusalShown| !waits(refusal) || ui.input(|input| input.time) - refusal.since < ANSWER;
    if let Some(said) = desk.kept.refusal.as_ref().filter(passes) {
        let sentence = sentence(ui, said);
        flashing(ui, said, sentence);
        if waits(said) {
            ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(ANSWER));
        }
    } else if thinks {
        thinking(ui, desk);
    } else {
        standing(ui, desk);
    }
}

/// How the game has ended, or what is special about the position; nothing in between, for the players' rows say whose turn it is.
fn standing(ui: &mut Ui, desk: &Desk<'_>) {
    let alarm = accents(ui).alarm;
    if let Some(outcome) = desk.app.game().outcome() {
        ui.label(RichText::new(words::outcome(desk.app.variant(), outcome)).size(16.0).strong().color(alarm));
    } else if let Some(result) = desk.app.recorded_result() {
        ui.label(RichText::new(words::result(desk.app.variant(), result)).size(16.0).strong().color(alarm));
    } else if in_check(desk.app) || must_drop(desk.app) {
        let text = RichText::new(turn(desk.app)).strong();
        ui.label(if in_check(desk.app) { text.color(alarm) } else { text });
    }
    let text = below(desk, ui.ctx());
    let mut job = LayoutJob::simple(text.clone(), TextStyle::Small.resolve(ui.style()), accents(ui).quiet, ui.available_width());
    job.wrap.max_rows = 2;
    ui.add(egui::Label::new(job).wrap().selectable(false)).on_hover_text(text);
}

pub(super) fn failed(ui: &mut Ui, desk: &mut Desk<'_>, seat: Seat, instead: &str) {
    let again = if desk.app.engine_asks(seat) { key!("engine-start") } else { key!("engine-retry") };
    ui.horizontal(|ui| {
        for (text, wish) in [(say(again), EngineWish::Retry(seat)), (instead, EngineWish::TakeOver(seat))] {
            desk.wishes.on(&ui.small_button(text), Action::Engines(wish));
        }
    });
}

fn in_check(app: &App) -> bool {
    app.game().tree().check(app.game().current())
}

fn must_drop(app: &App) -> bool {
    app.variant().conduct.must_drop && app.game().legal().iter().all(|mv| mv.is_drop())
}

/// Whose turn it is, and what is special about it.
pub(super) fn turn(app: &App) -> String {
    let thinks = app.thinking().map(Thinking::purpose) == Some(Purpose::Reply);
    let key = match (thinks, in_check(app)) {
        (true, false) => key!("status-thinks"),
        (true, true) => key!("status-thinks-in-check"),
        (false, false) if must_drop(app) => key!("status-to-drop"),
        (false, false) => key!("status-to-move"),
        (false, true) => key!("status-in-check"),
    };
    say!(key, side = named_side(app.variant(), app.game().position().side()))
}

fn below(desk: &Desk<'_>, ctx: &Context) -> String {
    let app = desk.app;
    if app.game().outcome().is_some() {
        return say!("status-played", count = words::moves_in(app.game().ply()));
    }
    if app.recorded_result().is_some() {
        // What other programs write where there is nothing to say.
        let told = Some(app.game().tags().get("Termination")).filter(|told| !told.is_empty() && !told.eq_ignore_ascii_case("normal"));
        return told.map_or_else(|| say!("status-recorded").to_owned(), str::to_owned);
    }
    if app.is_timed() && !app.clocks_are_on() {
        return say!("status-clocks", keys = Command::Clocks.key(ctx));
    }
    // While the user's move is looked at, the computer waits for that alone.
    if app.player(app.game().position().side()) == Player::Computer && !app.weighs_move() {
        let earlier = !app.game().tree().children(app.game().current()).is_empty();
        let keys = Command::MoveNow.key(ctx);
        if earlier {
            return say!("status-earlier", keys = keys, end = Command::End.key(ctx));
        }
        // It begins by itself when the dialog closes.
        if !app.is_covered() {
            return say!("status-waits", keys = keys);
        }
    }
    if app.control() != ControlView::Off {
        let [side, other] = named_sides(app.variant());
        return say!("control-legend", side = side, other = other);
    }
    app.game().position().counted().map_or_else(String::new, |counted| {
        say!("status-counted", moves = words::moves_in(usize::from(counted.plies) & !1), limit = words::moves_in(counted.limit.into()))
    })
}

fn thinking(ui: &mut Ui, desk: &mut Desk<'_>) {
    let Some(thinking) = desk.app.thinking() else { return };
    let (purpose, depth, progress) = (thinking.purpose(), thinking.depth(), thinking.progress());
    // The bar moves on although nothing happens.
    ui.ctx().request_repaint_after(std::time::Duration::from_millis(100));
    let guest = desk.app.guest(desk.app.game().position().side()).filter(|_| thinking.asked.guest);
    let text = match purpose {
        Purpose::Reply if guest.is_some() => {
            say!("status-depth-engine", engine = guest.map_or("", |guest| guest.engine.as_str()), depth = depth)
        }
        Purpose::Reply => say!("status-depth", depth = depth),
        Purpose::Hint => say!("status-depth-hint", depth = depth),
        Purpose::Offer => say!("status-offer").to_owned(),
        Purpose::Play | Purpose::Caution | Purpose::Threat | Purpose::Inside | Purpose::Review | Purpose::Analysis => {
            say!("status-depth-best", depth = depth)
        }
    };
    let (label, action) = match purpose {
        Purpose::Hint => (key!("status-show-now"), Action::Hint),
        Purpose::Offer => (key!("status-answer-now"), Action::MoveNow),
        _ => (key!("status-move-now"), Action::MoveNow),
    };
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            desk.wishes.on(&ui.small_button(say(label)), action);
            let bar = ProgressBar::new(progress).desired_height(20.0).text(RichText::new(text).small());
            let bar = ui.add(bar.desired_width(ui.available_width()));
            // It comes and goes with every move: a screen reader would tell of its percent each time.
            bar.ctx.accesskit_node_builder(bar.id, |node| {
                node.set_role(Role::Label);
                node.clear_numeric_value();
            });
        });
    });
}

/// How long an answer takes the place of the bar while the computer thinks, in seconds.
const ANSWER: f64 = 4.0;

/// How long a new sentence stands out, in seconds.
const FLASH: f64 = 0.9;

/// A sentence laid out for the room that there is: as large as usual in one line, smaller where it needs more.
fn sentence(ui: &Ui, said: &RefusalShown) -> Arc<Galley> {
    let ink = if matches!(said.tone, Tone::Note | Tone::News) { accents(ui).quiet } else { accents(ui).refusal };
    // There is room for two lines; all of it is told by pointing.
    let laid = |style: &TextStyle| {
        let mut job = LayoutJob::simple(said.text.to_string(), style.resolve(ui.style()), ink, ui.available_width());
        job.wrap.max_rows = 2;
        ui.painter().layout_job(job)
    };
    let usual = laid(&TextStyle::Body);
    if usual.rows.len() < 2 { usual } else { laid(&TextStyle::Small) }
}

fn flashing(ui: &mut Ui, refusal: &RefusalShown, sentence: Arc<Galley>) {
    let left = 1.0 - (ui.input(|input| input.time) - refusal.since) / FLASH;
    let ground = ui.painter().add(Shape::Noop);
    let rect = ui.label(sentence).on_hover_text(refusal.text.to_string()).rect.expand(3.0);
    if left > 0.0 && !matches!(refusal.tone, Tone::Note | Tone::News) {
        let colour = accents(ui).refusal.gamma_multiply(0.35 * narrow(left));
        ui.painter().set(ground, Shape::rect_filled(rect, 4.0, colour));
        ui.ctx().request_repaint();
    }
}
