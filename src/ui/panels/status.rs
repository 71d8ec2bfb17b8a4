//! Whose turn it is, what the computer does, how the game has ended, and why something cannot be done.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Align, Galley, Layout, ProgressBar, RichText, Shape, TextStyle, Ui};
use nestmate_core::variant::Side;
use nestmate_text::words::{key, named, say};

use super::{Desk, RefusalShown, clocks};
use crate::app::{Action, EngineWish, Player, Purpose, Seat, Thinking, Tone, words};
use crate::saying::Named;
use crate::ui::frame::theme::accents;

/// The height of the section, so that nothing below moves while words come and go; and of a line of it.
const HEIGHT: f32 = 46.0;
const LINE: f32 = 21.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let top = ui.cursor().top();
    ui.spacing_mut().item_spacing.y = 2.0;
    let seat = Seat::Of(desk.app.game().position().side());
    let failure = desk.app.engine_failure(seat).filter(|_| desk.app.game().outcome().is_none());
    if let Some(failure) = failure {
        ui.add(egui::Label::new(RichText::new(failure.as_str()).color(accents(ui).alarm)).truncate()).on_hover_text(failure);
        failed(ui, desk, seat, say!("engine-take-over"));
        ui.add_space((top + HEIGHT - ui.cursor().top()).max(0.0));
        return;
    }
    let thinks = desk.app.thinking().is_some_and(|thinking| !thinking.purpose().is_background());
    let passes = |refusal: &&RefusalShown| !thinks || ui.input(|input| input.time) - refusal.since < ANSWER;
    let said = desk.refusal.filter(passes);
    let sentence = said.map(|said| sentence(ui, said));
    // A sentence of several lines takes the place of the headline too.
    if sentence.as_ref().is_none_or(|sentence| sentence.rows.len() < 2) {
        ui.horizontal(|ui| {
            ui.set_min_height(LINE);
            let text = RichText::new(headline(desk)).size(16.0).strong();
            let alarm = desk.app.game().outcome().is_some() || in_check(desk);
            ui.label(if alarm { text.color(accents(ui).alarm) } else { text });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| clocks::stand(ui, desk));
        });
    }
    match (said, sentence) {
        (Some(said), Some(sentence)) => {
            flashing(ui, said, sentence);
            if thinks {
                ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(ANSWER));
            }
        }
        _ if thinks => thinking(ui, desk),
        _ => _ = ui.add(egui::Label::new(RichText::new(below(desk)).color(accents(ui).quiet)).truncate()),
    }
    ui.add_space((top + HEIGHT - ui.cursor().top()).max(0.0));
}

pub(super) fn failed(ui: &mut Ui, desk: &mut Desk<'_>, seat: Seat, instead: &str) {
    let again = if desk.app.engine_asks(seat) { key!("engine-start") } else { key!("engine-retry") };
    ui.horizontal(|ui| {
        for (text, wish) in [(say(again), EngineWish::Retry(seat)), (instead, EngineWish::TakeOver(seat))] {
            if ui.small_button(text).clicked() {
                desk.actions.push(Action::Engines(wish));
            }
        }
    });
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
        (true, false) => key!("status-thinks"),
        (true, true) => key!("status-thinks-in-check"),
        (false, false) if game.variant().conduct.must_drop && game.legal().iter().all(|mv| mv.is_drop()) => key!("status-to-drop"),
        (false, false) => key!("status-to-move"),
        (false, true) => key!("status-in-check"),
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
        return say!("status-clocks").to_owned();
    }
    if app.player(side) == Player::Computer {
        // While the user's move is looked at, the computer waits for that alone.
        return if app.weighs_move() { String::new() } else { say!("status-waits").to_owned() };
    }
    if let Some(counted) = app.game().position().counted() {
        return say!("status-counted", moves = counted.plies / 2, limit = counted.limit / 2);
    }
    let game = named(&app.variant().name);
    if let (Player::Human, Player::Human) = (app.player(Side::White), app.player(Side::Black)) {
        say!("status-two", game = game)
    } else {
        say!("status-you", game = game, side = side.name())
    }
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
        Purpose::Play | Purpose::Caution | Purpose::Threat | Purpose::Review | Purpose::Analysis => {
            say!("status-depth-best", depth = depth)
        }
    };
    let (label, action) =
        if purpose == Purpose::Hint { (key!("status-show-now"), Action::Hint) } else { (key!("status-move-now"), Action::MoveNow) };
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.small_button(say(label)).clicked() {
                desk.actions.push(action);
            }
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

/// A sentence laid out for the room that there is: as large as usual in two lines, smaller where it needs more.
fn sentence(ui: &Ui, said: &RefusalShown) -> Arc<Galley> {
    let ink = if said.tone == Tone::Note { accents(ui).quiet } else { accents(ui).refusal };
    let laid = |style: &TextStyle| ui.painter().layout(said.text.to_string(), style.resolve(ui.style()), ink, ui.available_width());
    let usual = laid(&TextStyle::Body);
    if usual.rows.len() <= 2 { usual } else { laid(&TextStyle::Small) }
}

fn flashing(ui: &mut Ui, refusal: &RefusalShown, sentence: Arc<Galley>) {
    let left = 1.0 - (ui.input(|input| input.time) - refusal.since) / FLASH;
    let ground = ui.painter().add(Shape::Noop);
    let rect = ui.label(sentence).on_hover_text(refusal.text.to_string()).rect.expand(3.0);
    if left > 0.0 && refusal.tone != Tone::Note {
        #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
        let colour = accents(ui).refusal.gamma_multiply(0.35 * left as f32);
        ui.painter().set(ground, Shape::rect_filled(rect, 4.0, colour));
        ui.ctx().request_repaint();
    }
}
