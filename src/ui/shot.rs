//! Pictures of the board without a window: the board's own painting code, rasterised in memory.

use egui::{CentralPanel, Context, Frame, FullOutput, Pos2, RawInput, Rect, vec2};
use image::RgbaImage;

use super::board::{self, BoardTheme, BoardView};
use super::raster::Raster;
use crate::app::Scene;

/// A picture of a scene, `size` pixels wide and high, each at least one. The same input gives the same picture on every machine.
#[must_use]
pub fn shot(scene: &Scene, size: [u32; 2], theme: &BoardTheme) -> RgbaImage {
    let mut film = Film::new(size, theme);
    // Floating parts learn their own size in a first pass and have their place in the second.
    film.show(scene, 0.0);
    film.paint(scene, 0.0);
    film.into_image()
}

/// Frames of the board one after the other, as the window would show them, painted in memory.
pub struct Film {
    ctx: Context,
    view: BoardView,
    raster: Raster,
    theme: BoardTheme,
    size: [u32; 2],
}

impl Film {
    /// A film of `size` pixels.
    #[must_use]
    pub fn new(size: [u32; 2], theme: &BoardTheme) -> Self {
        let size = size.map(|side| side.clamp(1, 8192));
        Self { ctx: Context::default(), view: BoardView::new(), raster: Raster::new(size, theme.ground), theme: *theme, size }
    }

    /// Lays a frame out and paints it. `time` is that of the frame, in seconds; it never goes back.
    pub fn paint(&mut self, scene: &Scene, time: f64) {
        self.raster.clear(self.theme.ground);
        let output = self.show(scene, time);
        self.raster.paint(&self.ctx.tessellate(output.shapes, output.pixels_per_point), output.pixels_per_point);
    }

    /// Lays a frame out without painting it.
    fn show(&mut self, scene: &Scene, time: f64) -> FullOutput {
        let Self { ctx, view, theme, .. } = self;
        let mut output = ctx.run_ui(input(self.size, time), |ui| {
            CentralPanel::default().frame(Frame::new().fill(theme.ground)).show(ui, |ui| board::show(ui, scene, view, theme));
        });
        self.raster.update(std::mem::take(&mut output.textures_delta));
        output
    }

    /// The last frame.
    #[must_use]
    pub fn into_image(self) -> RgbaImage {
        self.raster.into_image()
    }
}

fn input([width, height]: [u32; 2], time: f64) -> RawInput {
    #[expect(clippy::cast_precision_loss, reason = "at most 8192")]
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(width as f32, height as f32));
    RawInput { screen_rect: Some(screen), time: Some(time), ..RawInput::default() }
}
