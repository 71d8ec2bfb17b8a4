//! The pieces that can be stamped, by lattice, the other tools, and how many pieces each reserve holds.

use egui::accesskit::Role;
use egui::{Button, DragValue, Rect, RichText, Sense, Ui, Vec2, WidgetInfo};
use nestmate_core::position::{Draft, Position};
use nestmate_core::rules;
use nestmate_core::variant::{Base, KindId, Piece, Reserve, Side, Variant};
use nestmate_text::named_side;
use nestmate_text::words::{Tipped, named, say, tipped};

use super::only;
use crate::app::{Action, Editor, Fold, Fresh, Held, InnerGame, Sketch, Tool};
use crate::saying::owner_of_reserve;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{choice, lit, small_label};
use crate::ui::panels::{Desk, heading};

/// The size of a piece in the palette, in points.
pub(super) const PIECE: f32 = 38.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor) {
    ui.horizontal(|ui| {
        tool(ui, desk, editor, Tool::Hand, tipped!("setup-hand"));
        tool(ui, desk, editor, Tool::Eraser, tipped!("setup-eraser"));
        ui.separator();
        for side in Side::BOTH {
            let on = desk.kept.setup.side == side;
            let owner = named_side(desk.app.variant(), side);
            if choice(ui, on, owner, &say!("setup-stamp-pieces", owner = owner)) {
                desk.kept.setup.side = side;
                if let Tool::Stamp(piece) = editor.tool {
                    desk.wishes.push(Action::Sketch(Sketch::Take(Tool::Stamp(Piece::new(piece.kind(), side)))));
                }
            }
        }
    });
    let (side, variant) = (desk.kept.setup.side, desk.app.variant().clone());
    let (groups, start) = (groups(&variant), rules::start(&variant).ok());
    let (only, fold) = (only(desk.app), desk.app.fold());
    for group in &groups {
        let kinds = group.seen(only.as_deref());
        if kinds.is_empty() {
            continue;
        }
        if let Some(fold) = fold.as_ref().filter(|fold| group.layers.contains(&fold.layer)) {
            heading(ui, named(fold.name(&variant)));
        } else if groups.len() > 1 {
            heading(ui, &group.name(&variant));
        }
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(2.0);
            ui.horizontal_wrapped(|ui| {
                for kind in kinds {
                    let base = base_of(&variant, start.as_ref(), kind, group);
                    stamp(ui, desk, editor, Piece::new(kind, side), base);
                }
            });
        });
    }
}

pub(in crate::ui::panels) struct Group {
    /// The layers, the first one first; none where a game has no layers.
    layers: Vec<usize>,
    /// In the order of the definition, each turned side after the piece that it belongs to.
    pub(in crate::ui::panels) kinds: Vec<KindId>,
}

impl Group {
    /// Its kinds, or those of them that are known where only one layer is to be seen: by the game inside, if there is one.
    fn seen(&self, only: Option<&Fold>) -> Vec<KindId> {
        let known = |fold: &Fold, kind: KindId| {
            let inside = |inner: &InnerGame| inner.piece(Piece::new(kind, Side::White)).is_some();
            self.layers.contains(&fold.layer) && fold.inner.as_ref().is_none_or(inside)
        };
        self.kinds.iter().copied().filter(|&kind| only.is_none_or(|fold| known(fold, kind))).collect()
    }

    pub(in crate::ui::panels) fn base(&self, variant: &Variant) -> Base {
        self.layers.first().and_then(|&layer| variant.layers.get(layer)).map_or(Base::Free, |layer| layer.base)
    }

    fn name(&self, variant: &Variant) -> String {
        let names: Vec<&str> = self.layers.iter().map(|&layer| named(&variant.layers[layer].name)).collect();
        if names.is_empty() { say!("setup-others").to_owned() } else { names.join(say!("between-parts")) }
    }
}

pub(in crate::ui::panels) fn groups(variant: &Variant) -> Vec<Group> {
    let first = |kind: KindId| variant.layers.iter().position(|layer| layer.pieces.contains(kind));
    let layer = |kind: KindId| first(variant.kind(kind).unturned).or_else(|| first(kind));
    let mut kinds: Vec<(Option<usize>, KindId, KindId)> =
        variant.kind_ids().map(|kind| (layer(kind), variant.kind(kind).unturned, kind)).collect();
    kinds.sort_unstable();
    let mut groups: Vec<Group> = Vec::new();
    for (layer, _, kind) in kinds {
        if let Some(group) = groups.last_mut().filter(|group| group.layers.first().copied() == layer) {
            group.kinds.push(kind);
        } else {
            let alike = |&other: &usize| layer.is_some_and(|layer| variant.layers[other].pieces == variant.layers[layer].pieces);
            groups.push(Group { layers: (0..variant.layers.len()).filter(alike).collect(), kinds: vec![kind] });
        }
    }
    groups
}

/// What a piece stands on where it begins; of pieces that do not, what is usual in their group.
fn base_of(variant: &Variant, start: Option<&Position>, kind: KindId, group: &Group) -> Base {
    let unturned = variant.kind(kind).unturned;
    let begins = start.and_then(|start| start.pieces(Side::White).iter().find(|&cell| start.at(cell).kind() == unturned));
    let layer = begins.and_then(|cell| variant.piece_layer(unturned, cell));
    layer.map_or_else(|| group.base(variant), |layer| layer.base)
}

fn tool(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor, tool: Tool, words: Tipped) {
    let (name, tip) = (say(words.name), say(words.tip));
    let on = editor.tool == tool;
    let response = ui.add(Button::selectable(on, RichText::new(name)));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, name));
    if response.on_hover_text(tip).clicked() && !on {
        desk.wishes.push(Action::Sketch(Sketch::Take(tool)));
    }
}

fn stamp(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor, piece: Piece, base: Base) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(PIECE), Sense::click_and_drag());
    let on = editor.tool == Tool::Stamp(piece);
    let name = desk.app.told(|naming| naming.held(piece.kind()).to_owned());
    let label = say!("setup-stamp", owner = named_side(desk.app.variant(), piece.side()), piece = &name);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, label.as_str()));
    ui.painter().rect_filled(rect, 5.0, accents(ui).card);
    lit(ui, (rect, 5.0), on, &response);
    picture(ui, desk, piece, base, rect.shrink(1.0));
    response.dnd_set_drag_payload(Fresh(piece));
    desk.wishes.on(&response.on_hover_text(name), Action::Sketch(Sketch::Take(Tool::Stamp(piece))));
}

/// Paints a piece as the board shows it: as one of the game inside where it is folded to that.
fn picture(ui: &Ui, desk: &mut Desk<'_>, piece: Piece, base: Base, square: Rect) {
    let fold = desk.app.fold();
    let inside = fold.as_ref().and_then(|fold| fold.inner.as_ref()).and_then(|inner| Some((&inner.variant, inner.piece(piece)?)));
    let Some((variant, piece)) = inside else { return desk.paint(ui, piece, base, square) };
    desk.paint_of(ui, variant, piece, variant.usual_base(piece.kind()), square);
}

/// The width of a piece with its counter, in points.
const WIDTH: f32 = 46.0;

pub(super) fn counters(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor) {
    heading(ui, say!("reserves"));
    ui.horizontal(|ui| {
        for reserve in Reserve::ALL {
            let on = desk.kept.setup.reserve == reserve;
            let total = editor.draft.picture().reserves().total(reserve);
            let owner = owner_of_reserve(desk.app.variant(), reserve);
            let response = ui.selectable_label(on, say!("setup-reserve", owner = owner, count = total));
            let label = say!("setup-reserve.spoken", owner = owner, count = total);
            response.widget_info(|| WidgetInfo::selected(Role::Tab, true, on, label.as_str()));
            if response.clicked() {
                desk.kept.setup.reserve = reserve;
            }
        }
    });
    rest(ui, desk, editor);
    let variant = desk.app.variant().clone();
    let held = |kind: &KindId| !variant.kind(*kind).royal && variant.kind(*kind).unturned == *kind;
    let (reserve, only) = (desk.kept.setup.reserve, only(desk.app));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(2.0, 4.0);
        ui.horizontal_wrapped(|ui| {
            for group in groups(&variant) {
                let base = group.base(&variant);
                group
                    .seen(only.as_deref())
                    .into_iter()
                    .filter(held)
                    .for_each(|kind| counter(ui, desk, editor, Held { reserve, kind }, base));
            }
        });
    });
}

fn rest(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor) {
    let missing = editor.missing();
    let count: u32 = missing.iter().map(|missing| u32::from(missing.1)).sum();
    let list: Vec<String> = missing
        .iter()
        .map(|&(kind, count)| say!("setup-missing-piece", count = count, piece = desk.app.told(|naming| naming.held(kind).to_owned())))
        .collect();
    let text = say!("setup-rest", owner = owner_of_reserve(desk.app.variant(), desk.kept.setup.reserve));
    let tip = if list.is_empty() { say!("setup-none-missing").to_owned() } else { list.join(say!("between-parts")) };
    ui.horizontal(|ui| {
        if ui.add_enabled(count > 0, Button::new(RichText::new(text).small())).on_hover_text(&tip).on_disabled_hover_text(&tip).clicked() {
            desk.wishes.push(Action::Sketch(Sketch::HoldRest(desk.kept.setup.reserve)));
        }
        small_label(ui, say!("setup-missing", count = count)).on_hover_text(tip);
    });
}

/// A piece, and how many of it there are: a click adds one, the right button takes one.
fn counter(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor, held: Held, base: Base) {
    let known = editor.draft.picture().reserves().count(held.reserve, held.kind);
    let name = desk.app.told(|naming| naming.held(held.kind).to_owned());
    let whose = owner_of_reserve(desk.app.variant(), held.reserve);
    let mut count = known;
    ui.allocate_ui(Vec2::new(WIDTH, PIECE + 24.0), |ui| {
        ui.vertical_centered(|ui| {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(PIECE), Sense::click());
            let label = say!("setup-add", piece = &name, owner = whose);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label.as_str()));
            lit(ui, (rect, 5.0), false, &response);
            let owner = held.reserve.side().unwrap_or(Side::White);
            picture(ui, desk, Piece::new(held.kind, owner), base, rect.shrink(1.0));
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
        desk.wishes.push(Action::Sketch(Sketch::Hold(held.reserve, held.kind, count)));
    }
}
