//! What the colours and corners of the control map mean, on a line below the board.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Color32, FontId, Galley, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};
use nestmate_core::variant::Side;
use nestmate_text::words::{key, say};

use super::layout::Layout;
use super::stakes::{colour, counts, strength};
use super::theme::BoardTheme;
use crate::app::{ControlView, Scene};
use crate::saying::Named;

/// The height of the line, in points, the size of its letters, and the room between its parts.
const HEIGHT: f32 = 26.0;
const LETTERS: f32 = 13.0;
const GAP: f32 = 16.0;

/// The narrowest board that has one, in points: the small ones beside the full board have none.
const LEAST: f32 = 380.0;

/// Something that is explained: how it looks, and what it says.
#[derive(Clone, Copy)]
enum LegendEntry {
    Ahead(Side),
    More,
    Corners,
}

pub(super) fn board_area(scene: &Scene, area: Rect) -> Rect {
    if is_shown(scene, area) { area.with_max_y(area.bottom() - HEIGHT) } else { area }
}

fn is_shown(scene: &Scene, area: Rect) -> bool {
    scene.control != ControlView::Off && area.width() >= LEAST && area.height() >= LEAST
}

pub(super) fn show(ui: &Ui, scene: &Scene, layout: &Layout, area: Rect, theme: &BoardTheme) {
    if !is_shown(scene, area) {
        return;
    }
    let sides = Side::BOTH.into_iter().filter(|&side| scene.control.shows(side)).map(LegendEntry::Ahead);
    let entries: Vec<LegendEntry> = sides.chain([LegendEntry::More, LegendEntry::Corners]).collect();
    let texts: Vec<String> = entries.iter().map(|&entry| text(entry, layout)).collect();
    let mut size = LETTERS;
    let mut galleys = lay_out(ui, &texts, size, theme);
    while width(&galleys, size) > area.width() - 8.0 && size > 8.0 {
        size -= 1.0;
        galleys = lay_out(ui, &texts, size, theme);
    }
    let line = Rect::from_min_max(pos2(area.left(), area.bottom() - HEIGHT), area.max);
    let response = ui.interact(line, ui.scope_id().with("legend"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, say!("control-legend", entries = texts.join(say!("between-groups")))));
    let mut x = line.center().x - width(&galleys, size) / 2.0;
    for (entry, galley) in entries.into_iter().zip(galleys) {
        let swatch = Rect::from_center_size(pos2(x + size / 2.0, line.center().y), Vec2::splat(size));
        paint(ui, swatch, entry, theme);
        let step = galley.size().x + GAP;
        ui.painter().galley(pos2(swatch.right() + 5.0, line.center().y - galley.size().y / 2.0), galley, theme.text);
        x += size + 5.0 + step;
    }
}

fn text(entry: LegendEntry, layout: &Layout) -> String {
    match entry {
        LegendEntry::Ahead(side) => say!("control-legend-ahead", side = side.name()),
        LegendEntry::More => say!("control-legend-more").to_owned(),
        LegendEntry::Corners => say(if counts(layout) { key!("control-legend-numbers") } else { key!("control-legend-wedges") }).to_owned(),
    }
}

fn lay_out(ui: &Ui, texts: &[String], size: f32, theme: &BoardTheme) -> Vec<Arc<Galley>> {
    texts.iter().map(|text| ui.painter().layout_no_wrap(text.clone(), FontId::proportional(size), theme.text)).collect()
}

fn width(galleys: &[Arc<Galley>], size: f32) -> f32 {
    galleys.iter().map(|galley| galley.size().x + size + 5.0 + GAP).sum::<f32>() - GAP
}

fn paint(ui: &Ui, swatch: Rect, entry: LegendEntry, theme: &BoardTheme) {
    let painter = ui.painter();
    let edge = Stroke::new(1.0, theme.frame);
    let shade = |share: f32, color: Color32| theme.blank.lerp_to_gamma(color, share);
    match entry {
        LegendEntry::Ahead(side) => _ = painter.rect(swatch, 2.0, shade(strength(3), colour(side, theme)), edge, StrokeKind::Inside),
        LegendEntry::More => {
            for (at, ahead) in [(0.0, 1), (1.0, 4)] {
                let half = Rect::from_min_size(swatch.min + vec2(at * swatch.width() / 2.0, 0.0), swatch.size() * vec2(0.5, 1.0));
                painter.rect_filled(half, 0.0, shade(strength(ahead), theme.text));
            }
            painter.rect_stroke(swatch, 0.0, edge, StrokeKind::Inside);
        }
        LegendEntry::Corners => {
            painter.rect(swatch, 0.0, theme.blank, edge, StrokeKind::Inside);
            for (side, corner, inward) in
                [(Side::White, swatch.left_bottom(), vec2(1.0, -1.0)), (Side::Black, swatch.right_top(), vec2(-1.0, 1.0))]
            {
                let reach = swatch.width() * 0.6;
                let points = vec![corner, corner + vec2(inward.x * reach, 0.0), corner + vec2(0.0, inward.y * reach)];
                painter.add(Shape::convex_polygon(points, colour(side, theme), Stroke::NONE));
            }
        }
    }
}
