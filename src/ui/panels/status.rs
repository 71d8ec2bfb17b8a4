//! Whose turn it is, what the computer does, how the game has ended, and why something cannot be done.

use egui::text::LayoutJob;
use egui::{Align, Color32, Layout, ProgressBar, Response, RichText, Sense, Shape, Ui, Vec2};

use super::{Desk, RefusalShown};
use crate::app::{Action, Player, Purpose, Thinking, Tone, words};
use crate::ui::frame::theme::accents;
use crate::variant::Side;
use crate::words::{named, say};

/// The height of the section, so that nothing below moves while words come and go.
const HEIGHT: f32 = 66.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let top = ui.cursor().top();
    ui.horizontal(|ui| {
        disc(ui, desk.app.game().position().side());
        let text = RichText::new(headline(desk)).size(16.0).strong();
        let alarm = desk.app.game().outcome().is_some() || in_check(desk);
        ui.label(if alarm { text.color(accents(ui).alarm) } else { text });
    });
    let thinks = desk.app.thinking().is_some_and(|thinking| !thinking.purpose().is_background());
    let passes = |refusal: &&RefusalShown| !thinks || refusal.tone != Tone::Info && ui.input(|input| input.time) - refusal.since < ANSWER;
    match desk.refusal.filter(passes) {
        Some(RefusalShown { tone: Tone::Info, text, .. }) => _ = two_lines(ui, &text.to_string(), accents(ui).quiet),
        Some(refusal) => {
            flashing(ui, refusal);
            if thinks {
                ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(ANSWER));
            }
        }
        None if thinks => thinking(ui, desk),
        None => _ = ui.label(RichText::new(below(desk)).color(accents(ui).quiet)),
    }
    ui.add_space((top + HEIGHT - ui.cursor().top()).max(0.0));
}

/// The colour of the side to move, as a disc.
fn disc(ui: &mut Ui, side: Side) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
    let (fill, line) = match side {
        Side::White => (Color32::from_gray(250), Color32::from_gray(70)),
        Side::Black => (Color32::from_gray(35), Color32::from_gray(150)),
    };
    ui.painter().circle(rect.center(), 6.5, fill, egui::Stroke::new(1.5, line));
}

fn in_check(desk: &Desk<'_>) -> bool {
    let game = desk.app.game();
    game.tree().check(game.current())
}

fn headline(desk: &Desk<'_>) -> String {
    let game = desk.app.game();
    if let Some(outcome) = game.outcome() {
        return words::outcome(game.variant(), outcome);
    }
    let side = game.position().side().name();
    let thinks = desk.app.thinking().map(Thinking::purpose) == Some(Purpose::Reply);
    let key = match (thinks, in_check(desk)) {
        (true, false) => "status-thinks",
        (true, true) => "status-thinks-in-check",
        (false, false) => "status-to-move",
        (false, true) => "status-in-check",
    };
    say!(key, side = side)
}

fn below(desk: &Desk<'_>) -> String {
    let app = desk.app;
    let side = app.game().position().side();
    if app.game().outcome().is_some() {
        return say!("status-played", count = app.game().ply().div_ceil(2));
    }
    if app.is_timed() && !app.clocks_are_on() {
        return say("status-clocks").to_owned();
    }
    if app.player(side) == Player::Computer {
        return say("status-waits").to_owned();
    }
    let game = named(&app.variant().name);
    match (app.player(Side::White), app.player(Side::Black)) {
        (Player::Human, Player::Human) => say!("status-two", game = game),
        _ => say!("status-you", game = game, side = side.name()),
    }
}

fn thinking(ui: &mut Ui, desk: &mut Desk<'_>) {
    let Some(thinking) = desk.app.thinking() else { return };
    let (purpose, depth, progress) = (thinking.purpose(), thinking.depth(), thinking.progress());
    // The bar moves on although nothing happens.
    ui.ctx().request_repaint_after(std::time::Duration::from_millis(100));
    let text = match purpose {
        Purpose::Reply => say!("status-depth", depth = depth),
        Purpose::Hint => say!("status-depth-hint", depth = depth),
        Purpose::Play | Purpose::Threat | Purpose::Review | Purpose::Analysis => say!("status-depth-best", depth = depth),
    };
    let (label, action) = if purpose == Purpose::Hint { ("status-show-now", Action::Hint) } else { ("status-move-now", Action::MoveNow) };
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.small_button(say(label)).clicked() {
                desk.actions.push(action);
            }
            let bar = ProgressBar::new(progress).desired_height(20.0).text(RichText::new(text).small());
            ui.add(bar.desired_width(ui.available_width()));
        });
    });
}

/// How long an answer takes the place of the bar while the computer thinks, in seconds.
const ANSWER: f64 = 4.0;

/// How long a new sentence stands out, in seconds.
const FLASH: f64 = 0.9;

/// The sentence on a ground that fades.
fn flashing(ui: &mut Ui, refusal: &RefusalShown) {
    let left = 1.0 - (ui.input(|input| input.time) - refusal.since) / FLASH;
    let ground = ui.painter().add(Shape::Noop);
    let rect = two_lines(ui, &refusal.text.to_string(), accents(ui).refusal).rect.expand(3.0);
    if left > 0.0 {
        #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
        let colour = accents(ui).refusal.gamma_multiply(0.35 * left as f32);
        ui.painter().set(ground, Shape::rect_filled(rect, 4.0, colour));
        ui.ctx().request_repaint();
    }
}

/// A sentence in at most the two lines that there is room for.
fn two_lines(ui: &mut Ui, text: &str, colour: Color32) -> Response {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let mut job = LayoutJob::simple(text.to_owned(), font, colour, ui.available_width());
    job.wrap.max_rows = 2;
    ui.label(job).on_hover_text(text)
}
