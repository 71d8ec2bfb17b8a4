//! Fields for numbers with decimals, which are written as the language writes them.

use std::ops::RangeInclusive;
use std::time::Duration;

use egui::{DragValue, Response, Ui, emath};
use nestmate_text::words::say;

pub(super) fn decimal(value: &mut f64) -> DragValue<'_> {
    let sign = say!("decimal-sign");
    let written =
        move |number: f64, decimals: RangeInclusive<usize>| emath::format_with_decimals_in_range(number, decimals).replace('.', sign);
    // A point is read in every language.
    let read = move |text: &str| text.replace(sign, ".").trim().parse().ok();
    DragValue::new(value).custom_formatter(written).custom_parser(read)
}

/// A field of this name for a time, in a unit of so many seconds.
pub(super) fn time(
    ui: &mut Ui,
    name: &str,
    time: &mut Duration,
    (unit, suffix): (f64, &str),
    range: RangeInclusive<f64>,
    decimals: usize,
) -> Response {
    let mut value = time.as_secs_f64() / unit;
    let response = ui.add(decimal(&mut value).range(range).speed(0.1).max_decimals(decimals).suffix(suffix));
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(name));
    if response.changed()
        && let Ok(chosen) = Duration::try_from_secs_f64(value * unit)
    {
        *time = chosen;
    }
    response
}
