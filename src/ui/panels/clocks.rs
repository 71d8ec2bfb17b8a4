//! The clocks in the players' rows, and what lets them stand or go on.

use std::time::Duration;

use egui::accesskit::Role;
use egui::{Color32, CornerRadius, FontId, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};
use nestmate_core::game::Control;
use nestmate_core::variant::Side;
use nestmate_text::named_side;
use nestmate_text::words::{key, say};

use super::Desk;
use crate::app::{Action, App, ClockShown, LOW};
use crate::ui::commands::Command;
use crate::ui::frame::theme::accents;

pub(super) const SIZE: Vec2 = Vec2::new(96.0, 30.0);

pub(super) fn stand(ui: &mut Ui, desk: &mut Desk<'_>) {
    if !desk.app.is_timed() || desk.app.game().outcome().is_some() {
        return;
    }
    let on = desk.app.clocks_are_on();
    let text = RichText::new(say(if on { key!("clocks-stop") } else { key!("clocks-resume") }));
    let button = egui::Button::new(text.small()).selected(!on);
    desk.wishes.on(&ui.add(button).on_hover_text(Command::Clocks.with_keys(ui.ctx(), Command::Clocks.tip())), Action::ToggleClocks);
}

pub(super) fn beside(app: &App, side: Side) -> String {
    app.clock(side).map(extra).unwrap_or_default()
}

pub(super) fn face(ui: &mut Ui, app: &App, side: Side) {
    let (rect, response) = ui.allocate_exact_size(SIZE, Sense::hover());
    let Some(clock) = app.clock(side) else {
        response.widget_info(|| WidgetInfo::labeled(Role::Timer, true, say!("clock-none", side = named_side(app.variant(), side))));
        return;
    };
    let spoken = spoken(named_side(app.variant(), side), clock);
    response.widget_info(|| WidgetInfo::labeled(Role::Timer, true, spoken.as_str()));
    response.on_hover_text(say!("clock-control", side = named_side(app.variant(), side), control = in_words(clock.control)));
    paint(ui, clock, rect);
}

fn paint(ui: &Ui, clock: ClockShown, rect: Rect) {
    let accents = accents(ui);
    let (low, visuals) = (clock.is_low(), ui.visuals());
    let ground = match (clock.runs, low) {
        (true, true) => accents.alarm,
        (true, false) => visuals.selection.bg_fill,
        _ => accents.card,
    };
    let edge = Stroke::new(
        if clock.runs { 2.0 } else { 1.0 },
        if clock.runs { visuals.strong_text_color() } else { accents.quiet.gamma_multiply(0.5) },
    );
    ui.painter().rect(rect, CornerRadius::same(6), ground, edge, StrokeKind::Inside);
    let bright = 0.299 * f32::from(ground.r()) + 0.587 * f32::from(ground.g()) + 0.114 * f32::from(ground.b()) > 140.0;
    let ink = match (clock.runs, low) {
        (false, true) => accents.alarm,
        (false, false) => visuals.strong_text_color(),
        _ if bright => Color32::from_gray(20),
        _ => Color32::WHITE,
    };
    let time = text(clock.face.time);
    let points = if time.len() > 5 { 18.0 } else { 22.0 };
    let galley = ui.painter().layout_no_wrap(time, FontId::monospace(points), ink);
    let place = rect.center() - galley.size() / 2.0;
    ui.painter().galley(place, galley, ink);
}

fn extra(clock: ClockShown) -> String {
    match clock.control {
        _ if clock.waits => say!("clock-waits").to_owned(),
        Control::Byoyomi { .. } if clock.face.in_period && clock.face.periods <= 1 => say!("clock-last-period").to_owned(),
        Control::Byoyomi { .. } if clock.face.in_period => say!("clock-periods-left", count = clock.face.periods),
        Control::Byoyomi { period, .. } => say!("clock-then", count = clock.face.periods, period = seconds(period)),
        Control::Fischer { increment, .. } if !increment.is_zero() => say!("clock-increment-short", increment = seconds(increment)),
        Control::None | Control::Fischer { .. } => String::new(),
    }
}

fn seconds(time: Duration) -> String {
    format!("{} s", time.as_secs_f32())
}

/// `1:02:05`, `4:58`, and below ten seconds `9.7`.
pub(in crate::ui) fn text(time: Duration) -> String {
    if time < LOW {
        let tenths = time.as_millis().div_ceil(100);
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

fn spoken(side: &str, clock: ClockShown) -> String {
    let mut parts = vec![text(clock.face.time), extra(clock)];
    parts.extend(clock.runs.then(|| say!("clock-runs").to_owned()));
    parts.retain(|part| !part.is_empty());
    say!("clock-spoken", owner = side, shown = parts.join(say!("between-parts")))
}

pub(in crate::ui) fn in_words(control: Control) -> String {
    match control {
        Control::None => say!("control-none").to_owned(),
        Control::Fischer { main, increment } if increment.is_zero() => say!("control-sudden", main = text(main)),
        Control::Fischer { main, increment } => say!("control-fischer", main = text(main), increment = seconds(increment)),
        Control::Byoyomi { main, period, periods } if main.is_zero() => say!("control-periods", count = periods, period = seconds(period)),
        Control::Byoyomi { main, period, periods } => say!("control-byoyomi", main = text(main), count = periods, period = seconds(period)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_clocks_show_them() {
        let cases = [
            (0, "0.0"),
            (40, "0.1"),
            (9_940, "10.0"),
            (9_900, "9.9"),
            (10_000, "0:10"),
            (59_001, "1:00"),
            (3_600_000, "1:00:00"),
            (298_000, "4:58"),
        ];
        for (millis, shown) in cases {
            assert_eq!(text(Duration::from_millis(millis)), shown);
        }
    }
}
