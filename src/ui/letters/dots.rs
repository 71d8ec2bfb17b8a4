//! What stands for letters while there is no font for them: a dot for each, and never a box.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::{Color32, ColorImage, GlyphBitmap, GlyphRasterizer, RasterizedGlyph, vec2};

use super::is_lent;

/// Draws the dots, and notes in `seen` that there was one to be drawn. egui asks for letters that no font has, once for each.
pub(super) fn dots(seen: Arc<AtomicBool>) -> GlyphRasterizer {
    GlyphRasterizer::new("letters", move |wanted| {
        if !wanted.cluster.starts_with(is_lent) {
            return None;
        }
        seen.store(true, Ordering::Relaxed);
        let em = wanted.font_size_px;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few pixels")]
        let side = (em / 7.0).ceil().clamp(1.0, 32.0) as usize;
        let image = ColorImage::filled([side, side], Color32::WHITE);
        let bitmap = GlyphBitmap { image, offset_px: vec2(em * 0.43, -em * 0.43), is_color: false };
        Some(RasterizedGlyph { bitmap, advance_px: em })
    })
}
