//! Small parts that many places of the window are made of: quiet sentences, fields, lists, and numbers as lengths. Those with decimals are
//! written as the language writes them.

use std::ops::{Range, RangeInclusive};
use std::time::Duration;

use egui::accesskit::Role;
use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    ComboBox, Context, DragValue, Id, InnerResponse, Key, ProgressBar, Rect, Response, RichText, TextEdit, TextStyle, TextWrapMode, Ui,
    Widget, WidgetInfo, WidgetText, emath,
};
use nestmate_text::words::{key, say};

use super::theme::accents;

/// A number of things as a length or a share; whatever there is of in the window, there are fewer than 2²⁴.
#[expect(clippy::cast_precision_loss, reason = "exact below 2²⁴")]
pub(in crate::ui) fn float(count: usize) -> f32 {
    count as f32
}

/// A time or a share of one that is worked out from the window's clock.
#[expect(clippy::cast_possible_truncation, reason = "a part of some seconds")]
pub(in crate::ui) fn narrow(time: f64) -> f32 {
    time as f32
}

/// How often a whole length has room in another, once at least.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is cut off, and below 0 there is none")]
pub(in crate::ui) fn fitting(room: f32, each: f32) -> usize {
    ((room / each) as usize).max(1)
}

pub(in crate::ui) fn age(seconds: u64) -> String {
    let units = [(key!("age-days"), 86_400), (key!("age-hours"), 3600), (key!("age-minutes"), 60)];
    let unit = units.into_iter().find(|unit| seconds >= unit.1);
    let told = unit.map(|(key, length)| say!(key, count = usize::try_from(seconds / length).unwrap_or(usize::MAX)));
    told.unwrap_or_else(|| say!("age-now").to_owned())
}

pub(in crate::ui) fn width_of(ui: &Ui, text: &str) -> f32 {
    WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body).size().x
}

pub(in crate::ui) fn quiet_label(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.label(RichText::new(text).color(accents(ui).quiet))
}

pub(in crate::ui) fn small_label(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.label(RichText::new(text).small().color(accents(ui).quiet))
}

pub(in crate::ui) fn wrong_label(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.label(RichText::new(text).color(accents(ui).refusal))
}

/// A line to write in, as wide as there is room. It has the keyboard when it is shown first, which `ready` notes. Second, whether Enter was
/// pressed in it.
pub(in crate::ui) fn field(ui: &mut Ui, label: &Response, text: &mut String, ready: &mut bool) -> (Response, bool) {
    let field = ui.add(TextEdit::singleline(text).desired_width(f32::INFINITY)).labelled_by(label.id);
    if !std::mem::replace(ready, true) {
        field.request_focus();
    }
    let entered = is_entered(ui, &field);
    (field, entered)
}

/// A line to search by, as wide as there is room, with what to write in it while it is empty.
pub(in crate::ui) fn search_field(ui: &mut Ui, text: &mut String, hint: &str) -> Response {
    let field = ui.add(TextEdit::singleline(text).hint_text(hint).desired_width(f32::INFINITY));
    field.ctx.accesskit_node_builder(field.id, |node| node.set_label(hint));
    field
}

pub(in crate::ui) fn is_entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Puts the cursor of a field around some of its letters.
pub(in crate::ui) fn select(ctx: &Context, field: Id, letters: Range<usize>) {
    let mut state = TextEditState::load(ctx, field).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(letters.start), CCursor::new(letters.end))));
    state.store(ctx, field);
}

/// Shows a list of which a screen reader says what it is for beside what is chosen.
pub(in crate::ui) fn list<R>(
    ui: &mut Ui,
    list: ComboBox<'_>,
    spoken: &str,
    entries: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<Option<R>> {
    let shown = list.show_ui(ui, entries);
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, spoken));
    shown
}

/// The entries of a list, of which one is chosen.
pub(in crate::ui) fn entries<T: PartialEq, S: Into<String>>(ui: &mut Ui, chosen: &mut T, known: impl IntoIterator<Item = (T, S)>) {
    known.into_iter().for_each(|(one, name)| _ = ui.selectable_value(chosen, one, name.into()));
}

/// Something to fill in or to choose, called what is written before it.
pub(in crate::ui) fn labelled(ui: &mut Ui, label: impl Into<WidgetText>, field: impl Widget) -> Response {
    let label = ui.label(label);
    ui.add(field).labelled_by(label.id)
}

/// One of a few things to choose from, of which one holds; true when it is chosen.
pub(in crate::ui) fn choice(ui: &mut Ui, on: bool, text: &str, spoken: &str) -> bool {
    let (response, enabled) = (ui.selectable_label(on, text), ui.is_enabled());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, on, spoken));
    response.clicked() && !on
}

pub(in crate::ui) fn decimal(value: &mut f64) -> DragValue<'_> {
    let sign = say!("decimal-sign");
    let written =
        move |number: f64, decimals: RangeInclusive<usize>| emath::format_with_decimals_in_range(number, decimals).replace('.', sign);
    // A point is read in every language.
    let read = move |text: &str| text.replace(sign, ".").trim().parse().ok();
    DragValue::new(value).custom_formatter(written).custom_parser(read)
}

/// A field of this name for a time, in a unit of so many seconds.
pub(in crate::ui) fn time_field(
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

pub(in crate::ui) fn progress(ui: &mut Ui, (done, total): (usize, usize), text: &str) {
    let share = float(done) / float(total.max(1));
    ui.add(ProgressBar::new(share).text(text)).widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, text));
}

/// The ground of what can be pressed: one where it is on, and another where the pointer or the keyboard is.
pub(in crate::ui) fn lit(ui: &Ui, (rect, corner): (Rect, f32), on: bool, response: &Response) {
    if on || response.hovered() || response.has_focus() {
        let visuals = ui.visuals();
        ui.painter().rect_filled(rect, corner, if on { visuals.selection.bg_fill } else { visuals.widgets.hovered.weak_bg_fill });
    }
}
