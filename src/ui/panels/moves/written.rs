//! Moves as people write them: the figurine of the piece, where it goes and what comes of it. The exact text stays the label.

use std::collections::HashMap;

use egui::accesskit::Role;
use egui::{Color32, CornerRadius, FontId, Painter, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2};
use nestmate_core::game::{Game, NodeId, Tree};
use nestmate_core::position::Unmake;
use nestmate_core::variant::Variant;
use nestmate_text::words::say;

use super::rows::with_glyphs;
use super::{PADDING, ROW};
use crate::app::{Deed, Mark, Naming, WrittenMove};
use crate::ui::figurines::{self, text, width_of};
use crate::ui::frame::theme::accents;
use crate::ui::frame::tips;
use crate::ui::panels::{Desk, clocks};

/// The size of the lattice's chip, in points.
const CHIP: f32 = 7.0;

/// The space before the chip and before the name on the whole board.
const GAP: f32 = 5.0;

pub(super) struct ListedMove {
    pub(super) label: String,
    pub(super) written: WrittenMove,
    glyphs: String,
    tint: Option<[u8; 3]>,
    /// What was left on the mover's clock.
    clock: Option<String>,
}

impl ListedMove {
    /// With `lattices` they are told apart.
    pub(super) fn new(game: &Game, node: NodeId, deed: &Deed, (naming, lattices): (Naming<'_>, bool)) -> Self {
        let (variant, written) = (game.variant(), WrittenMove::new(naming, deed));
        let layer = variant.layer_of_cell(deed.mv.to()).and_then(|layer| variant.layers.get(layer)).filter(|_| lattices);
        let check = if game.tree().check(node) { "†" } else { "" };
        Self {
            label: with_glyphs(format!("{}{check}", written.long), game, node),
            glyphs: with_glyphs(String::new(), game, node),
            tint: layer.map(|layer| layer.tint),
            clock: game.tree().clock(node).map(clocks::text),
            written,
        }
    }

    pub(super) fn width(&self, ui: &Ui, variant: &Variant, lead: &str) -> f32 {
        let chip = if self.tint.is_some() { GAP + CHIP } else { 0.0 };
        let aside = if self.written.aside.is_empty() { 0.0 } else { GAP + width_of(ui, &small(ui), &self.written.aside) };
        let font = TextStyle::Monospace.resolve(ui.style());
        2.0 * PADDING + width_of(ui, &font, lead) + figurines::width(ui, variant, &self.written, (&font, &self.glyphs)) + chip + aside
    }

    fn told(&self) -> String {
        let outer = Some(&self.written.outer).filter(|outer| !outer.is_empty()).map(|cell| say!("cell-whole", cell = cell));
        let clock = self.clock.as_ref().map(|time| say!("moves-clock", time = time));
        std::iter::once(self.label.clone()).chain(outer).chain(clock).collect::<Vec<String>>().join(", ")
    }
}

fn small(ui: &Ui) -> FontId {
    TextStyle::Small.resolve(ui.style())
}

pub(super) struct MoveManner<'a> {
    pub(super) lead: &'a str,
    pub(super) width: f32,
    pub(super) current: bool,
    /// Whether it is taken back, or comes after the position that is shown.
    pub(super) later: bool,
    pub(super) mark: Option<Mark>,
    /// Whether it stands in a column: the mark's sign is behind it, where otherwise the text has its colour, and its clock at the right edge.
    pub(super) column: bool,
}

pub(super) fn button(ui: &mut Ui, desk: &mut Desk<'_>, written: &ListedMove, manner: &MoveManner<'_>) -> Response {
    let size = Vec2::new(manner.width, ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let sign = manner.mark.filter(|_| manner.column).map(Mark::sign);
    response.widget_info(|| {
        let label = format!("{}{}{}{}", manner.lead, written.label, if sign.is_some() { " " } else { "" }, sign.unwrap_or_default());
        WidgetInfo::selected(Role::Button, true, manner.current, label)
    });
    if ui.is_rect_visible(rect) {
        let look = ui.style().interact_selectable(&response, manner.current);
        if manner.current || response.hovered() || response.has_focus() {
            ui.painter().rect(rect, look.corner_radius, look.weak_bg_fill, look.bg_stroke, StrokeKind::Inside);
        }
        let sign_ink = manner.mark.map(|mark| accents(ui).mark(mark));
        let ink = sign_ink.filter(|_| !manner.column).unwrap_or_else(|| if manner.later { accents(ui).quiet } else { look.text_color() });
        let font = TextStyle::Monospace.resolve(ui.style());
        let room = sign.map_or(0.0, |sign| width_of(ui, &font, sign) + GAP);
        let mut end = paint(ui, desk, written, manner.lead, (rect.with_max_x(rect.right() - PADDING - room), ink));
        if let (Some(sign), Some(ink)) = (sign, sign_ink) {
            end += GAP + text(&clipped(ui, rect), (end + GAP, rect), (sign, &font, ink));
        }
        if let Some(clock) = written.clock.as_deref().filter(|_| manner.column) {
            let left = rect.right() - PADDING - width_of(ui, &small(ui), clock);
            if left >= end + GAP {
                text(ui.painter(), (left, rect), (clock, &small(ui), accents(ui).quiet));
            }
        }
    }
    tips::beside(ui, response, &written.told())
}

/// Paints a move, and returns where it ends.
fn paint(ui: &Ui, desk: &mut Desk<'_>, written: &ListedMove, lead: &str, (place, ink): (Rect, Color32)) -> f32 {
    let (font, painter) = (TextStyle::Monospace.resolve(ui.style()), clipped(ui, place));
    let mut x = place.left() + PADDING;
    x += text(&painter, (x, place), (lead, &font, ink));
    x += figurines::paint(ui, desk.figurines(), &written.written, (&painter, place.with_min_x(x)), (&font, ink, &written.glyphs));
    if let Some(tint) = written.tint {
        let chip = Rect::from_center_size(pos2(x + GAP + CHIP / 2.0, place.center().y), Vec2::splat(CHIP));
        let edge = Stroke::new(1.0, accents(ui).quiet);
        painter.rect(chip, CornerRadius::same(1), desk.theme.tint(tint), edge, StrokeKind::Outside);
        x += GAP + CHIP;
    }
    let (font, aside) = (small(ui), written.written.aside.as_str());
    if !aside.is_empty() && x + GAP + width_of(ui, &font, aside) <= place.right() + 0.5 {
        x += GAP + text(&painter, (x + GAP, place), (aside, &font, accents(ui).quiet));
    }
    x.min(place.right())
}

fn clipped(ui: &Ui, place: Rect) -> Painter {
    ui.painter().with_clip_rect(place.expand2(Vec2::new(PADDING, 0.0)).intersect(ui.clip_rect()))
}

#[derive(Default)]
pub(super) struct Deeds(HashMap<NodeId, (u64, Deed)>);

impl Deeds {
    pub(super) fn of(&self, node: NodeId) -> Option<&Deed> {
        self.0.get(&node).map(|(_, deed)| deed)
    }

    pub(super) fn follow(&mut self, game: &Game) {
        let (tree, variant) = (game.tree(), game.variant());
        let order = tree.preorder();
        if order.iter().all(|&node| self.knows(tree, node)) {
            return;
        }
        let mut position = game.start().clone();
        let mut made: Vec<(NodeId, Unmake)> = Vec::new();
        for node in order {
            let Some(mv) = tree.mv(node) else { continue };
            while let Some((_, undo)) = made.pop_if(|last| Some(last.0) != tree.parent(node)) {
                position.unmake(&undo);
            }
            let before = (!self.knows(tree, node)).then(|| position.clone());
            made.push((node, position.make(variant, mv)));
            if let Some(before) = before {
                self.0.insert(node, (tree.hash(node), Deed::new(&before, &position, variant, mv)));
            }
        }
    }

    fn knows(&self, tree: &Tree, node: NodeId) -> bool {
        self.0.get(&node).map(|(hash, deed)| (deed.mv, *hash)) == tree.mv(node).map(|mv| (mv, tree.hash(node)))
    }
}
