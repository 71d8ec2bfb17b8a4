//! Choosing clocks: how each side's time is given.

use std::time::Duration;

use egui::{ComboBox, DragValue, Ui};
use nestmate_core::game::Control;
use nestmate_core::variant::Side;
use nestmate_text::words::say;

use crate::ui::frame::widgets::{entries, list, time_field};

#[derive(Clone, Copy, PartialEq, Eq)]
enum ClockWay {
    None,
    Sudden,
    Fischer,
    Byoyomi,
}

impl ClockWay {
    const ALL: [Self; 4] = [Self::None, Self::Sudden, Self::Fischer, Self::Byoyomi];

    fn of(control: Control) -> Self {
        match control {
            Control::None => Self::None,
            Control::Fischer { increment, .. } if increment.is_zero() => Self::Sudden,
            Control::Fischer { .. } => Self::Fischer,
            Control::Byoyomi { .. } => Self::Byoyomi,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::None => say!("clock-way-none"),
            Self::Sudden => say!("clock-way-sudden"),
            Self::Fischer => say!("clock-way-fischer"),
            Self::Byoyomi => say!("clock-way-byoyomi"),
        }
    }

    fn control(self, known: Control) -> Control {
        let usual = Duration::from_mins(15);
        let main = match known {
            Control::None => usual,
            Control::Fischer { main, .. } | Control::Byoyomi { main, .. } => main,
        };
        match self {
            Self::None => Control::None,
            Self::Sudden => Control::Fischer { main, increment: Duration::ZERO },
            Self::Fischer => Control::Fischer { main, increment: Duration::from_secs(10) },
            Self::Byoyomi => Control::Byoyomi { main, period: Duration::from_secs(30), periods: 3 },
        }
    }
}

/// The clock of both sides, or White's where Black has another.
pub(super) fn row(ui: &mut Ui, clock: &mut [Control; 2], apart: bool, first: &str) {
    ui.label(say!("clock"));
    let name = if apart { say!("clock-side", side = first) } else { say!("clock").to_owned() };
    ui.horizontal(|ui| control(ui, &name, &mut clock[0]));
    if !apart {
        clock[1] = clock[0];
    }
    ui.end_row();
}

/// Whether Black's clock is another, and which.
pub(super) fn other_row(ui: &mut Ui, clock: &mut [Control; 2], apart: &mut bool, second: &str) {
    ui.horizontal(|ui| {
        ui.add_enabled_ui(*apart || clock[0] != Control::None, |ui| {
            if ui.checkbox(apart, say!("clock-apart")).changed() && !*apart {
                clock[1] = clock[0];
            }
        });
        if *apart {
            ui.label(second);
            control(ui, &say!("clock-side", side = second), &mut clock[1]);
        }
    });
}

fn control(ui: &mut Ui, name: &str, control: &mut Control) {
    let before = ClockWay::of(*control);
    let mut way = before;
    let combo = ComboBox::from_id_salt(name).width(104.0).selected_text(way.name());
    let spoken = say!("clock-choice", clock = name, way = way.name());
    list(ui, combo, &spoken, |ui| entries(ui, &mut way, ClockWay::ALL.map(|way| (way, way.name()))));
    if way != before {
        *control = way.control(*control);
    }
    match control {
        Control::None => {}
        Control::Fischer { main, increment } => {
            minutes(ui, &say!("clock-minutes", clock = name), main);
            if way == ClockWay::Fischer {
                ui.label("+");
                seconds(ui, &say!("clock-increment", clock = name), increment);
            }
        }
        Control::Byoyomi { main, period, periods } => {
            minutes(ui, &say!("clock-minutes", clock = name), main);
            ui.label("+");
            let response = ui.add(DragValue::new(periods).range(1..=99).speed(0.05).suffix(" ×"));
            response.ctx.accesskit_node_builder(response.id, |node| node.set_label(say!("clock-periods", clock = name)));
            seconds(ui, &say!("clock-period", clock = name), period);
        }
    }
    *control = control.bounded();
}

fn minutes(ui: &mut Ui, name: &str, time: &mut Duration) {
    time_field(ui, name, time, (60.0, " min"), 0.0..=6000.0, 2);
}

fn seconds(ui: &mut Ui, name: &str, time: &mut Duration) {
    time_field(ui, name, time, (1.0, " s"), 1.0..=3600.0, 2);
}

pub(super) fn is_timed(clock: &[Control; 2], side: Side) -> bool {
    clock[side.index()] != Control::None
}
