//! The reserves: what each holds, grouped by kind and counted. A piece of the own reserve is clicked or dragged to be dropped.

use egui::accesskit::Role;
use egui::{Rect, RichText, Sense, Ui, Vec2, WidgetInfo};
use nestmate_core::variant::{KindId, Reserve};
use nestmate_text::words::say;

use super::setup::{Group, groups};
use super::{Desk, column, heading};
use crate::app::{Action, Held, Picked};
use crate::saying::owner_of_reserve;
use crate::ui::frame::theme::accents;
use crate::ui::frame::tips;
use crate::ui::frame::widgets::lit;

/// The height of a row, and the side of a piece's square, in points.
const ROW: f32 = 30.0;

/// The width of the owner's name before a row, in points.
const OWNER: f32 = 56.0;

/// The space between pieces of different lattices, in points.
const GAP: f32 = 7.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    heading(ui, say!("reserves"));
    for reserve in Reserve::ALL {
        row(ui, desk, reserve);
    }
}

/// What a reserve holds, as the pieces stand in the definition: by lattice and kind.
fn held(desk: &Desk<'_>, reserve: Reserve) -> Vec<Vec<(KindId, u8)>> {
    let reserves = desk.reserves();
    let counted = |kind: KindId| (kind, reserves.count(reserve, kind));
    let variant = desk.app.variant();
    let of_group = |group: Group| group.kinds.iter().copied().map(counted).filter(|known| known.1 > 0).collect();
    groups(variant).into_iter().map(of_group).filter(|group: &Vec<(KindId, u8)>| !group.is_empty()).collect()
}

pub(super) fn row(ui: &mut Ui, desk: &mut Desk<'_>, reserve: Reserve) {
    ui.horizontal_wrapped(|ui| {
        let owner = owner_of_reserve(desk.app.variant(), reserve);
        let label = RichText::new(say!("reserve-owner", owner = owner)).color(accents(ui).quiet);
        let total = desk.reserves().total(reserve);
        column(ui, OWNER, ROW, |ui| _ = ui.label(label).on_hover_text(say!("reserve-total", owner = owner, total = total)));
        if total == 0 {
            ui.label(RichText::new("–").color(accents(ui).quiet));
        }
        pieces(ui, desk, reserve);
    });
}

pub(super) fn pieces(ui: &mut Ui, desk: &mut Desk<'_>, reserve: Reserve) {
    ui.spacing_mut().item_spacing = Vec2::new(5.0, 2.0);
    for (at, group) in held(desk, reserve).into_iter().enumerate() {
        if at > 0 {
            ui.add_space(GAP);
        }
        for (kind, count) in group {
            let (square, _) = ui.allocate_exact_size(Vec2::splat(ROW), Sense::hover());
            piece(ui, desk, Held { reserve, kind }, count, (square, ui.min_rect()));
        }
    }
}

/// A kind that a reserve holds, in a square among others: to be clicked, or dragged onto the board.
pub(super) fn piece(ui: &Ui, desk: &mut Desk<'_>, held: Held, count: u8, (rect, others): (Rect, Rect)) {
    let name = desk.app.told(|naming| naming.held(held.kind).to_owned());
    let label = say!("reserve-piece", piece = name, owner = owner_of_reserve(desk.app.variant(), held.reserve), count = count);
    let response = ui.interact(rect, ui.scope_id().with(("held", held.reserve.index(), held.kind)), Sense::click_and_drag());
    let picked = desk.app.picked() == Some(Picked::Held(held));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, picked, label.as_str()));
    lit(ui, (rect, 5.0), picked, &response);
    desk.paint_held(ui, held, rect.shrink(1.0));
    if count > 1 {
        crate::ui::board::count(ui.painter(), rect, count);
    }
    response.dnd_set_drag_payload(held);
    if response.drag_started() {
        desk.wishes.push(Action::PickUp(Picked::Held(held)));
    }
    if response.hovered() && !desk.app.looks_at_held(held) {
        desk.wishes.push(Action::HoverHeld(held));
    }
    let neutral = (held.reserve == Reserve::Neutral).then(|| say!("reserve-neutral").to_owned());
    let why = desk.kept.players.came(desk.app, held).map(|(side, kept)| desk.app.why_kept(side, &kept));
    let tip = [Some(label), why, neutral].into_iter().flatten().collect::<Vec<_>>().join("\n");
    desk.wishes.on(&tips::above(response, others, &tip), Action::PressHeld(held));
}
