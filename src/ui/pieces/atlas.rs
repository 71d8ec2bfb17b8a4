//! Sprites packed into as few textures as possible, so that all pieces of a frame are one or two meshes.

use egui::{Color32, ColorImage, Context, Pos2, Rect, TextureHandle, TextureId, TextureOptions, pos2};

/// Room between sprites, so that none bleeds into another when scaled.
const GAP: usize = 1;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sprite {
    pub(crate) texture: TextureId,
    /// The place in it, 0 to 1.
    pub(crate) uv: Rect,
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
        let size = image.size;
        let at = match self.pages.last_mut().and_then(|page| page.claim(size)) {
            Some(at) => at,
            None => self.add_page(ctx, size),
        };
        match self.pages.last_mut() {
            Some(page) => page.fill(at, image),
            None => Sprite { texture: TextureId::default(), uv: Rect::ZERO },
        }
    }

    fn add_page(&mut self, ctx: &Context, size: [usize; 2]) -> [usize; 2] {
        let longest = size[0].max(size[1]) + 2 * GAP;
        let limit = ctx.input(|input| input.max_texture_side);
        // Nine by nine pieces: more than a side of a large game has kinds, twice.
        let length = (longest * 9).next_power_of_two().min(limit).max(longest);
        let blank = ColorImage::filled([length, length], Color32::TRANSPARENT);
        let handle = ctx.load_texture("pieces", blank, TextureOptions::LINEAR);
        let mut page = AtlasPage { handle, side: length, x: GAP, y: GAP, row: 0 };
        let at = page.claim(size).unwrap_or([GAP, GAP]);
        self.pages.push(page);
        at
    }
}

impl AtlasPage {
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

    #[expect(clippy::cast_precision_loss, reason = "texture sides are far below 2^23")]
    fn fill(&mut self, at: [usize; 2], image: ColorImage) -> Sprite {
        let side = self.side as f32;
        let place = |x: usize, y: usize| -> Pos2 { pos2(x as f32 / side, y as f32 / side) };
        let uv = Rect::from_min_max(place(at[0], at[1]), place(at[0] + image.size[0], at[1] + image.size[1]));
        self.handle.set_partial(at, image, TextureOptions::LINEAR);
        Sprite { texture: self.handle.id(), uv }
    }
}
