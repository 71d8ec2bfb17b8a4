//! How many pieces each reserve holds.

use egui::accesskit::Role;
use egui::{Button, DragValue, RichText, Sense, Ui, Vec2, WidgetInfo};
use nestmate_core::position::Draft;
use nestmate_core::variant::{Base, KindId, Piece, Reserve, Side};
use nestmate_text::words::{named, say};

use super::palette::{PIECE, groups};
use crate::app::{Action, Editor, Held, Sketch};
use crate::saying::owner_of_reserve;
use crate::ui::frame::theme::accents;
use crate::ui::panels::{Desk, heading};

/// The width of a piece with its counter, in points.
const WIDTH: f32 = 46.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor) {
    heading(ui, say!("reserves"));
    ui.horizontal(|ui| {
        for reserve in Reserve::ALL {
            let on = desk.setup.reserve == reserve;
            let total = editor.draft().picture().reserves().total(reserve);
            let response = ui.selectable_label(on, say!("setup-reserve", owner = owner_of_reserve(reserve), count = total));
            let label = say!("setup-reserve.spoken", owner = owner_of_reserve(reserve), count = total);
            response.widget_info(|| WidgetInfo::selected(Role::Tab, true, on, label.as_str()));
            if response.clicked() {
                desk.setup.reserve = reserve;
            }
        }
    });
    rest(ui, desk, editor);
    let variant = desk.app.variant().clone();
    let held = |kind: &KindId| !variant.kind(*kind).royal && variant.kind(*kind).unturned == *kind;
    let reserve = desk.setup.reserve;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(2.0, 4.0);
        ui.horizontal_wrapped(|ui| {
            for group in groups(&variant) {
                let base = group.base(&variant);
                group.kinds.iter().copied().filter(held).for_each(|kind| counter(ui, desk, editor, Held { reserve, kind }, base));
            }
        });
    });
}

fn rest(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor) {
    let missing = editor.missing();
    let variant = desk.app.variant();
    let count: u32 = missing.iter().map(|missing| u32::from(missing.1)).sum();
    let list: Vec<String> =
        missing.iter().map(|&(kind, count)| say!("setup-missing-piece", count = count, piece = named(&variant.kind(kind).name))).collect();
    let text = say!("setup-rest", owner = owner_of_reserve(desk.setup.reserve));
    let tip = if list.is_empty() { say!("setup-none-missing").to_owned() } else { list.join(say!("between-parts")) };
    ui.horizontal(|ui| {
        if ui.add_enabled(count > 0, Button::new(RichText::new(text).small())).on_hover_text(&tip).on_disabled_hover_text(&tip).clicked() {
            desk.actions.push(Action::Sketch(Sketch::HoldRest(desk.setup.reserve)));
        }
        ui.label(RichText::new(say!("setup-missing", count = count)).small().color(accents(ui).quiet)).on_hover_text(tip);
    });
}

/// A piece, and how many of it there are: a click adds one, the right button takes one.
fn counter(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor, held: Held, base: Base) {
    let known = editor.draft().picture().reserves().count(held.reserve, held.kind);
    let name = named(&desk.app.variant().kind(held.kind).name).to_owned();
    let whose = owner_of_reserve(held.reserve);
    let mut count = known;
    ui.allocate_ui(Vec2::new(WIDTH, PIECE + 24.0), |ui| {
        ui.vertical_centered(|ui| {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(PIECE), Sense::click());
            let label = say!("setup-add", piece = &name, owner = whose);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label.as_str()));
            if response.hovered() || response.has_focus() {
                ui.painter().rect_filled(rect, 5.0, ui.visuals().widgets.hovered.weak_bg_fill);
            }
            let owner = held.reserve.side().unwrap_or(Side::White);
            desk.paint(ui, Piece::new(held.kind, owner), base, rect.shrink(1.0));
            if response.clicked() {
                count = count.saturating_add(1);
            } else if response.secondary_clicked() {
                count = count.saturating_sub(1);
            }
            response.on_hover_text(say!("setup-add.tip", piece = &name));
            let number = ui.add(DragValue::new(&mut count).range(0..=Draft::most_held()).speed(0.1));
            number.ctx.accesskit_node_builder(number.id, |node| node.set_label(say!("setup-held", piece = &name, owner = whose)));
        });
    });
    if count != known {
        desk.actions.push(Action::Sketch(Sketch::Hold(held.reserve, held.kind, count)));
    }
}
