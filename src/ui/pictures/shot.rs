//! Pictures of the board without a window: the board's own painting code, rasterised in memory or written as a drawing.

use std::io::Cursor;

use egui::epaint::ClippedShape;
use egui::{CentralPanel, Context, Frame, Pos2, RawInput, Rect, Vec2, vec2};
use image::{ImageFormat, ImageResult, RgbaImage};
use nestmate_text::words::named;

use crate::app::Scene;
use crate::ui::board::{self, BoardTheme, BoardView, HeldFold};
use crate::ui::letters;
use crate::ui::pictures::raster::Raster;
use crate::ui::pictures::vector;

pub const MAX_SIDE: u32 = 8192;

/// A picture of a scene, `size` pixels wide and high, each at least one. The same input gives the same picture on every machine.
pub fn shot(scene: &Scene, size: [u32; 2], theme: &BoardTheme) -> RgbaImage {
    Camera::new(size, *theme).shot(scene)
}

/// The same as the bytes of a PNG file.
///
/// # Errors
/// If the picture does not fit the format.
pub fn png(scene: &Scene, size: [u32; 2], theme: &BoardTheme) -> ImageResult<Vec<u8>> {
    let mut bytes = Cursor::new(Vec::new());
    shot(scene, size, theme).write_to(&mut bytes, ImageFormat::Png)?;
    Ok(bytes.into_inner())
}

pub fn drawing(scene: &Scene, size: [u32; 2], theme: &BoardTheme) -> String {
    drawing_of_page(scene, size, theme, "")
}

/// The same for a page with several drawings: the names inside begin with `prefix`.
pub(in crate::ui) fn drawing_of_page(scene: &Scene, size: [u32; 2], theme: &BoardTheme, prefix: &str) -> String {
    let mut camera = Camera::new(size, *theme);
    camera.view.draw();
    camera.lay_out(scene, None);
    let (shapes, _) = camera.lay_out(scene, None);
    vector::svg(&shapes, camera.screen.size(), Some(theme.ground), camera.view.drawn(), (prefix, named(&scene.variant.name)))
}

pub struct Camera {
    ctx: Context,
    pub(super) view: BoardView,
    raster: Raster,
    theme: BoardTheme,
    screen: Rect,
}

impl Camera {
    /// For pictures `size` pixels wide and high, each from 1 to [`MAX_SIDE`].
    pub fn new(size: [u32; 2], theme: BoardTheme) -> Self {
        let size = size.map(|side| side.clamp(1, MAX_SIDE));
        #[expect(clippy::cast_precision_loss, reason = "at most 8192")]
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(size[0] as f32, size[1] as f32));
        let ctx = Context::default();
        letters::dress(&ctx);
        // Nothing is on its way in a picture.
        ctx.all_styles_mut(|style| style.animation_time = 0.0);
        Self { ctx, view: BoardView::new(), raster: Raster::new(size, theme.ground), theme, screen }
    }

    pub fn shot(&mut self, scene: &Scene) -> RgbaImage {
        // Floating parts learn their own size in a first pass and have their place in the second.
        self.lay_out(scene, None);
        self.paint(scene, None);
        self.image()
    }

    pub(in crate::ui) fn folding(&mut self, scene: &Scene, held: &[HeldFold]) -> RgbaImage {
        self.lay_out(scene, None);
        self.view.hold(held.to_vec());
        self.lay_out(scene, None);
        self.view.hold(held.to_vec());
        self.paint(scene, None);
        self.image()
    }

    #[must_use]
    pub fn moving(self) -> Self {
        self.ctx.all_styles_mut(|style| style.animation_time = 0.08);
        self
    }

    /// Lays one frame out and paints it, at a time in seconds that never goes back.
    pub fn frame(&mut self, scene: &Scene, time: f64) {
        self.paint(scene, Some(time));
    }

    pub fn image(&self) -> RgbaImage {
        self.raster.image()
    }

    fn paint(&mut self, scene: &Scene, time: Option<f64>) {
        let (shapes, scale) = self.lay_out(scene, time);
        self.raster.clear(self.theme.ground);
        self.raster.paint(&self.ctx.tessellate(shapes, scale), scale);
    }

    /// The shapes of a frame, and how many pixels a point has.
    fn lay_out(&mut self, scene: &Scene, time: Option<f64>) -> (Vec<ClippedShape>, f32) {
        let (view, theme) = (&mut self.view, &self.theme);
        let input = RawInput { screen_rect: Some(self.screen), time, ..RawInput::default() };
        let output = self.ctx.run_ui(input, |ui| {
            CentralPanel::default().frame(Frame::new().fill(theme.ground)).show(ui, |ui| board::show(ui, scene, view, theme));
        });
        self.raster.update(output.textures_delta);
        (output.shapes, output.pixels_per_point)
    }
}

/// A drawing of what a ui function paints in a square of `side` points, without a ground; `title` is what is read out.
pub(in crate::ui) fn drawn(ctx: &Context, side: f32, (prefix, title): (&str, &str), paint: impl Fn(&mut egui::Ui)) -> String {
    let screen = Rect::from_min_size(Pos2::ZERO, Vec2::splat(side));
    let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
    let mut output = ctx.run_ui(input, |ui| {
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| paint(ui));
    });
    output.textures_delta.clear();
    vector::svg(&output.shapes, screen.size(), None, &[], (prefix, title))
}
