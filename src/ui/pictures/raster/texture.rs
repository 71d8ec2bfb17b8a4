//! Textures in memory, sampled as a graphics card would.

use egui::epaint::{ImageData, ImageDelta};
use egui::{Color32, TextureFilter};

pub(super) struct Texture {
    size: [usize; 2],
    pixels: Vec<Color32>,
    smooth: bool,
}

impl Texture {
    pub(super) fn new(delta: &ImageDelta) -> Self {
        let ImageData::Color(image) = &delta.image;
        Self { size: image.size, pixels: image.pixels.clone(), smooth: delta.options.magnification == TextureFilter::Linear }
    }

    /// Replaces the part that begins at `at`; what would lie outside is dropped.
    pub(super) fn patch(&mut self, delta: &ImageDelta, at: [usize; 2]) {
        let ImageData::Color(image) = &delta.image;
        let width = image.size[0].min(self.size[0].saturating_sub(at[0]));
        let height = image.size[1].min(self.size[1].saturating_sub(at[1]));
        for row in 0..height {
            let (from, to) = (row * image.size[0], (at[1] + row) * self.size[0] + at[0]);
            self.pixels[to..to + width].copy_from_slice(&image.pixels[from..from + width]);
        }
    }

    /// The colour at a place, 0 to 1 both ways, as premultiplied red, green, blue and alpha from 0 to 255. Edges are clamped.
    #[inline]
    pub(super) fn sample(&self, u: f32, v: f32) -> [f32; 4] {
        #[expect(clippy::cast_precision_loss, reason = "texture sides are far below 2^23")]
        let (x, y) = (u * self.size[0] as f32 - 0.5, v * self.size[1] as f32 - 0.5);
        if !self.smooth {
            return self.texel(x.round(), y.round());
        }
        let (left, top) = (x.floor(), y.floor());
        let (right_share, low_share) = (x - left, y - top);
        // Pieces are painted texel by pixel, so most samples fall on a texel's middle.
        if right_share < 0.004 && low_share < 0.004 {
            return self.texel(left, top);
        }
        let upper = mix(self.texel(left, top), self.texel(left + 1.0, top), right_share);
        let lower = mix(self.texel(left, top + 1.0), self.texel(left + 1.0, top + 1.0), right_share);
        mix(upper, lower, low_share)
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "saturates at 0, then clamped to the last texel")]
    fn texel(&self, x: f32, y: f32) -> [f32; 4] {
        let x = (x as usize).min(self.size[0].saturating_sub(1));
        let y = (y as usize).min(self.size[1].saturating_sub(1));
        self.pixels.get(y * self.size[0] + x).map_or([0.0; 4], |pixel| pixel.to_array().map(f32::from))
    }
}

#[inline]
fn mix(a: [f32; 4], b: [f32; 4], share: f32) -> [f32; 4] {
    std::array::from_fn(|i| a[i] + (b[i] - a[i]) * share)
}
