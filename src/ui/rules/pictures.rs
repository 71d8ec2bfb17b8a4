//! The small boards on the page, painted once and kept.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{ColorImage, Image, Sense, TextureHandle, TextureOptions, Ui, Vec2, WidgetInfo};
use nestmate_core::rules::start;
use nestmate_core::variant::Variant;
use nestmate_text::Block;
use nestmate_text::words::{named, say};
use rustc_hash::FxHashMap;

use crate::app::Scene;
use crate::ui::board::BoardTheme;
use crate::ui::pictures::page::{alone, marked};
use crate::ui::pictures::shot::shot;

/// So many pixels are painted for a point, so that a picture is sharp on most screens.
const SHARP: f32 = 2.0;

#[derive(Default)]
pub(super) struct Pictures {
    theme: Option<BoardTheme>,
    painted: FxHashMap<(usize, usize), TextureHandle>,
}

impl Pictures {
    /// Shows the board that a block is about, `side` points wide and high. It is painted when it comes into sight.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        variant: &Arc<Variant>,
        block: &Block,
        place: (usize, usize),
        (side, theme): (f32, &BoardTheme),
    ) {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, say!("board-cells", game = named(&variant.name))));
        if !ui.is_rect_visible(rect) {
            return;
        }
        if self.theme != Some(*theme) {
            self.painted.clear();
            self.theme = Some(*theme);
        }
        if !self.painted.contains_key(&place) {
            self.painted.extend(paint(ui, variant, block, side, theme).map(|made| (place, made)));
        }
        let Some(picture) = self.painted.get(&place) else { return };
        Image::new(picture).paint_at(ui, rect);
    }
}

fn paint(ui: &Ui, variant: &Arc<Variant>, block: &Block, side: f32, theme: &BoardTheme) -> Option<TextureHandle> {
    let scene = Scene::of(Arc::clone(variant), start(variant).ok()?).pictured(false);
    let scene = match block {
        Block::Layer(layer, _) => alone(scene, *layer),
        Block::Cells(cells, _) => marked(scene, *cells),
        Block::Start => scene,
        Block::Text(_) | Block::Key(_) | Block::Items(_) | Block::Note(..) | Block::Piece(_) => return None,
    };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few hundred pixels")]
    let pixels = (side * SHARP) as u32;
    let drawn = shot(&scene, [pixels, pixels], theme);
    let extent = [drawn.width() as usize, drawn.height() as usize];
    let image = ColorImage::from_rgba_unmultiplied(extent, drawn.as_raw());
    Some(ui.ctx().load_texture("rules", image, TextureOptions::LINEAR))
}
