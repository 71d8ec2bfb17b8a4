//! Sprites packed into as few textures as possible, so that all pieces of a frame are one or two meshes.

use egui::{Color32, ColorImage, Context, Painter, Pos2, Rect, TextureHandle, TextureId, TextureOptions, Vec2, vec2};

/// Room between sprites, so that none bleeds into another when scaled.
const GAP: usize = 1;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sprite {
    pub(crate) texture: TextureId,
    /// The place in it of what is not empty, 0 to 1.
    pub(crate) uv: Rect,
    /// Where that is in the whole picture, and how large the picture is, in pixels.
    filled: Rect,
    size: Vec2,
}

impl Sprite {
    /// The part of a square that there is something to paint in: what is empty costs as much as what is not.
    pub(crate) fn cut(&self, square: Rect) -> Rect {
        // First multiplied, so that at its own size a pixel stays a pixel.
        let place = |at: Pos2| square.min + square.size() * at.to_vec2() / self.size;
        Rect::from_min_max(place(self.filled.min), place(self.filled.max))
    }

    /// The square of which this is that part.
    pub(crate) fn whole(&self, cut: Rect) -> Rect {
        let size = cut.size() * self.size / self.filled.size();
        Rect::from_min_size(cut.min - self.filled.min.to_vec2() * size / self.size, size)
    }

    pub(crate) fn paint(&self, painter: &Painter, square: Rect, color: Color32) {
        painter.image(self.texture, self.cut(square), self.uv, color);
    }
}

/// Textures that sprites are put into row by row; a new one is begun when the last is full.
#[derive(Default)]
pub(super) struct Atlas {
    pages: Vec<AtlasPage>,
}

struct AtlasPage {
    handle: TextureHandle,
    side: usize,
    x: usize,
    y: usize,
    row: usize,
}

impl Atlas {
    pub(super) fn clear(&mut self) {
        self.pages.clear();
    }

    pub(super) fn insert(&mut self, ctx: &Context, image: ColorImage) -> Sprite {
        if let Some(page) = self.pages.last_mut()
            && let Some(at) = page.claim(image.size)
        {
            return page.fill(at, image);
        }
        let mut page = AtlasPage::new(ctx, image.size);
        let at = page.claim(image.size).unwrap_or([GAP, GAP]);
        let sprite = page.fill(at, image);
        self.pages.push(page);
        sprite
    }
}

impl AtlasPage {
    /// One with room for pictures of this size.
    fn new(ctx: &Context, size: [usize; 2]) -> Self {
        let longest = size[0].max(size[1]) + 2 * GAP;
        let limit = ctx.input(|input| input.max_texture_side);
        // Nine by nine pieces: more than a side of a large game has kinds, twice.
        let length = (longest * 9).next_power_of_two().min(limit).max(longest);
        let blank = ColorImage::filled([length, length], Color32::TRANSPARENT);
        let handle = ctx.load_texture("pieces", blank, TextureOptions::LINEAR);
        Self { handle, side: length, x: GAP, y: GAP, row: 0 }
    }

    fn claim(&mut self, size: [usize; 2]) -> Option<[usize; 2]> {
        if self.x + size[0] + GAP > self.side {
            (self.x, self.y, self.row) = (GAP, self.y + self.row + GAP, 0);
        }
        if self.x + size[0] + GAP > self.side || self.y + size[1] + GAP > self.side {
            return None;
        }
        let at = [self.x, self.y];
        self.x += size[0] + GAP;
        self.row = self.row.max(size[1]);
        Some(at)
    }

    fn fill(&mut self, at: [usize; 2], image: ColorImage) -> Sprite {
        let (filled, size) = (filled(&image), pixels(image.size));
        let place = |pixel: Pos2| ((pixels(at) + pixel.to_vec2()) / pixels([self.side; 2])).to_pos2();
        let uv = Rect::from_min_max(place(filled.min), place(filled.max));
        self.handle.set_partial(at, image, TextureOptions::LINEAR);
        Sprite { texture: self.handle.id(), uv, filled, size }
    }
}

#[expect(clippy::cast_precision_loss, reason = "texture sides are far below 2^23")]
fn pixels([x, y]: [usize; 2]) -> Vec2 {
    vec2(x as f32, y as f32)
}

/// The part of a picture that is not empty, with a pixel around it, which a scaled picture needs; all of an empty one.
fn filled(image: &ColorImage) -> Rect {
    let [width, height] = image.size;
    let full = |x: usize, y: usize| image.pixels[y * width + x] != Color32::TRANSPARENT;
    let columns = || (0..width).filter(|&x| (0..height).any(|y| full(x, y)));
    let rows = || (0..height).filter(|&y| (0..width).any(|x| full(x, y)));
    let first = columns().next().zip(rows().next()).map_or([0, 0], |(x, y)| [x, y].map(|at| at.saturating_sub(1)));
    let last = columns().next_back().zip(rows().next_back()).map_or([width, height], |(x, y)| [(x + 2).min(width), (y + 2).min(height)]);
    Rect::from_min_max(pixels(first).to_pos2(), pixels(last).to_pos2())
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn only_what_is_not_empty_of_a_picture_is_painted() {
        let mut image = ColorImage::filled([10, 20], Color32::TRANSPARENT);
        assert_eq!(filled(&image), Rect::from_min_max(pos2(0.0, 0.0), pos2(10.0, 20.0)));
        (image.pixels[5 * 10 + 4], image.pixels[12 * 10 + 9]) = (Color32::RED, Color32::BLUE);
        let filled = filled(&image);
        assert_eq!(filled, Rect::from_min_max(pos2(3.0, 4.0), pos2(10.0, 14.0)));
        let sprite = Sprite { texture: TextureId::default(), uv: Rect::ZERO, filled, size: vec2(10.0, 20.0) };
        let square = Rect::from_min_max(pos2(100.0, 100.0), pos2(200.0, 200.0));
        assert_eq!(sprite.cut(square), Rect::from_min_max(pos2(130.0, 120.0), pos2(200.0, 170.0)));
        let whole = sprite.whole(sprite.cut(square));
        assert!((whole.min - square.min).length() < 1e-3 && (whole.max - square.max).length() < 1e-3);
    }
}
