//! The reserves: what each holds, grouped by kind and counted. A piece of the own reserve is clicked or dragged to be dropped.

use egui::accesskit::Role;
use egui::{RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

use super::setup::{Group, groups};
use super::{Desk, column, heading};
use crate::app::{Action, Held, Picked};
use crate::ui::frame::theme::accents;
use crate::ui::owner;
use crate::variant::{Base, KindId, Piece, Reserve, Side};
use crate::words::{named, say};

/// The height of an empty row, in points.
const ROW: f32 = 22.0;

/// The part of the window's height that the reserves may take; what is more is scrolled to.
const SHARE: f32 = 0.27;

/// The space between pieces of different lattices, in points.
const GAP: f32 = 7.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    heading(ui, say("reserves"));
    let most = (ui.ctx().content_rect().height() * SHARE).max(4.0 * ROW);
    ScrollArea::vertical().max_height(most).auto_shrink([false, true]).id_salt("reserves").show(ui, |ui| {
        for reserve in Reserve::ALL {
            row(ui, desk, reserve);
        }
    });
}

/// What a reserve holds, as the pieces stand in the definition: by lattice and kind.
fn held(desk: &Desk<'_>, reserve: Reserve) -> Vec<(Base, Vec<(KindId, u8)>)> {
    let reserves = desk.app.board().reserves();
    let counted = |kind: KindId| (kind, reserves.count(reserve, kind));
    let variant = desk.app.variant();
    let of_group = |group: Group| (group.base(variant), group.kinds.iter().copied().map(counted).filter(|known| known.1 > 0).collect());
    groups(variant).into_iter().map(of_group).filter(|group: &(Base, Vec<(KindId, u8)>)| !group.1.is_empty()).collect()
}

fn row(ui: &mut Ui, desk: &mut Desk<'_>, reserve: Reserve) {
    let held = held(desk, reserve);
    let kinds: usize = held.iter().map(|group| group.1.len()).sum();
    let total = desk.app.board().reserves().total(reserve);
    // Room for six pieces in a row, or for eight where there are many.
    let columns = if kinds > 12 { 8.0 } else { 6.0 };
    let square = ((ui.available_width() - 68.0) / columns - 7.0).clamp(26.0, 44.0);
    ui.horizontal(|ui| {
        let owner = owner::of_reserve(reserve);
        let label = RichText::new(say!("reserve-owner", owner = owner)).color(accents(ui).quiet);
        column(ui, 52.0, ROW, |ui| _ = ui.label(label).on_hover_text(say!("reserve-total", owner = owner, total = total)));
        if held.is_empty() {
            ui.label(RichText::new("–").color(accents(ui).quiet).weak());
            return;
        }
        ui.spacing_mut().item_spacing = Vec2::new(6.0, 2.0);
        ui.horizontal_wrapped(|ui| {
            for (at, (base, group)) in held.into_iter().enumerate() {
                if at > 0 {
                    ui.add_space(GAP);
                }
                for (kind, count) in group {
                    piece(ui, desk, Held { reserve, kind }, base, count, square);
                }
            }
        });
    });
}

fn piece(ui: &mut Ui, desk: &mut Desk<'_>, held: Held, base: Base, count: u8, square: f32) {
    let name = named(&desk.app.variant().kind(held.kind).name);
    let label = say!("reserve-piece", piece = name, owner = owner::of_reserve(held.reserve), count = count);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(square), Sense::click_and_drag());
    let picked = desk.app.picked() == Some(Picked::Held(held));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, picked, label.as_str()));
    if picked {
        ui.painter().rect_filled(rect, 5.0, ui.visuals().selection.bg_fill);
    } else if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, 5.0, ui.visuals().widgets.hovered.weak_bg_fill);
    }
    let owner = held.reserve.side().unwrap_or(Side::White);
    desk.paint(ui, Piece::new(held.kind, owner), base, rect.shrink(1.0));
    if count > 1 {
        crate::ui::board::count(ui.painter(), rect, count);
    }
    response.dnd_set_drag_payload(held);
    if response.drag_started() {
        desk.actions.push(Action::PickUp(Picked::Held(held)));
    }
    let is_known = desk.app.inspected().is_some_and(|known| known.kind == held.kind && known.cell.is_none());
    if response.hovered() && !is_known {
        desk.actions.push(Action::HoverHeld(held));
    }
    if response.on_hover_text(label).clicked() {
        desk.actions.push(Action::PressHeld(held));
    }
}
