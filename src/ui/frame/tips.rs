//! Tips that leave what they speak of in sight, and what one is likely to press next: in a column they stand beside it, in a row above it.

use egui::{Rect, RectAlign, Response, Tooltip, Ui};

/// Where a tip stands, the likeliest place first.
const ASIDE: [RectAlign; 4] = [RectAlign::RIGHT_START, RectAlign::LEFT_START, RectAlign::RIGHT_END, RectAlign::LEFT_END];
const ABOVE: [RectAlign; 4] = [RectAlign::TOP_START, RectAlign::TOP_END, RectAlign::BOTTOM_START, RectAlign::BOTTOM_END];

/// Gives a control a tip beside the column that it is in: what `ui` may paint on.
pub(in crate::ui) fn beside(ui: &Ui, response: Response, tip: &str) -> Response {
    describe(&response, tip);
    beside_ui(ui, response, |ui| text(ui, tip))
}

/// The same with more in it than a text.
pub(in crate::ui) fn beside_ui(ui: &Ui, response: Response, content: impl FnOnce(&mut Ui)) -> Response {
    let around = Rect::from_x_y_ranges(ui.clip_rect().x_range(), response.interact_rect.y_range());
    show(response, around, &ASIDE, content)
}

/// Gives a control a tip above the row of controls that it is part of.
pub(in crate::ui) fn above(response: Response, row: Rect, tip: &str) -> Response {
    describe(&response, tip);
    let around = Rect::from_x_y_ranges(response.interact_rect.x_range(), row.y_range());
    show(response, around, &ABOVE, |ui| text(ui, tip))
}

fn show(response: Response, around: Rect, places: &[RectAlign], content: impl FnOnce(&mut Ui)) -> Response {
    let mut tooltip = Tooltip::for_enabled(&response);
    tooltip.popup = tooltip.popup.anchor(around).align(places[0]).align_alternatives(places);
    tooltip.show(content);
    response
}

fn text(ui: &mut Ui, tip: &str) {
    ui.set_max_width(ui.spacing().tooltip_width);
    ui.label(tip);
}

/// What has a name for screen readers has its tip as well.
fn describe(response: &Response, tip: &str) {
    if response.ctx.has_accesskit_node(response.id) {
        response.ctx.accesskit_node_builder(response.id, |node| node.set_description(tip));
    }
}
