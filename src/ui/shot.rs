//! Pictures of the board without a window: the board's own painting code, rasterised in memory.

use egui::{CentralPanel, Context, Frame, Pos2, RawInput, Rect, vec2};
use image::RgbaImage;

use super::board::{self, BoardTheme, BoardView};
use super::raster::Raster;
use crate::app::Scene;

/// A picture of a scene, `size` pixels wide and high, each at least one. The same input gives the same picture on every machine.
#[must_use]
pub fn shot(scene: &Scene, size: [u32; 2], theme: &BoardTheme) -> RgbaImage {
    let size = size.map(|side| side.clamp(1, 8192));
    let ctx = Context::default();
    let mut view = BoardView::new();
    let mut raster = Raster::new(size, theme.ground);
    // Floating parts learn their own size in a first pass and have their place in the second.
    for last in [false, true] {
        let output = ctx.run_ui(input(size), |ui| {
            CentralPanel::default().frame(Frame::new().fill(theme.ground)).show(ui, |ui| board::show(ui, scene, &mut view, theme));
        });
        raster.update(output.textures_delta);
        if last {
            raster.paint(&ctx.tessellate(output.shapes, output.pixels_per_point), output.pixels_per_point);
        }
    }
    raster.into_image()
}

fn input([width, height]: [u32; 2]) -> RawInput {
    #[expect(clippy::cast_precision_loss, reason = "at most 8192")]
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(width as f32, height as f32));
    RawInput { screen_rect: Some(screen), ..RawInput::default() }
}
