//! A small software rasteriser: it paints what egui tessellates into memory, without a window, a display or a graphics card.
//!
//! It does what egui's own back ends do: vertex colour times texel, both premultiplied, blended in gamma space.

use std::collections::HashMap;

use egui::epaint::textures::TexturesDelta;
use egui::epaint::{ClippedPrimitive, ImageData, ImageDelta, Mesh, Primitive, Vertex};
use egui::{Color32, Pos2, Rect, TextureFilter, TextureId};

#[derive(Default)]
pub(in crate::ui) struct Raster {
    size: [usize; 2],
    pixels: Vec<Color32>,
    textures: HashMap<TextureId, Texture>,
}

/// The pixels that may be touched: from inclusive, to exclusive.
#[derive(Clone, Copy)]
struct Clip {
    x: [i32; 2],
    y: [i32; 2],
}

impl Raster {
    pub(in crate::ui) fn new(size: [u32; 2], ground: Color32) -> Self {
        let size = size.map(|side| side as usize);
        Self { size, pixels: vec![ground; size[0] * size[1]], textures: HashMap::new() }
    }

    /// Takes in new and changed textures and forgets those that egui has freed. To be called before painting with them.
    pub(in crate::ui) fn update(&mut self, mut delta: TexturesDelta) {
        for (id, images) in &delta.set {
            for image in images {
                match image.pos {
                    None => drop(self.textures.insert(*id, Texture::new(image))),
                    Some(at) => {
                        if let Some(texture) = self.textures.get_mut(id) {
                            texture.patch(image, at);
                        }
                    }
                }
            }
        }
        for id in &delta.free {
            self.textures.remove(id);
        }
        delta.clear();
    }

    /// Paints triangles in order; `pixels_per_point` is the scale that they were tessellated for.
    pub(in crate::ui) fn paint(&mut self, primitives: &[ClippedPrimitive], pixels_per_point: f32) {
        for primitive in primitives {
            if let Primitive::Mesh(mesh) = &primitive.primitive {
                let clip = self.clip(primitive.clip_rect, pixels_per_point);
                self.paint_mesh(mesh, clip, pixels_per_point);
            }
        }
    }

    pub(in crate::ui) fn clear(&mut self, ground: Color32) {
        self.pixels.fill(ground);
    }

    /// The picture: opaque, so that its alpha is of no concern.
    pub(in crate::ui) fn image(&self) -> image::RgbaImage {
        let bytes = self.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b(), 255]).collect();
        #[expect(clippy::cast_possible_truncation, reason = "made from two u32")]
        let [width, height] = self.size.map(|side| side as u32);
        image::RgbaImage::from_raw(width, height, bytes).unwrap_or_default()
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "clamped to the picture, whose sides fit i32")]
    fn clip(&self, rect: Rect, scale: f32) -> Clip {
        let edge = |at: f32, side: usize| ((at * scale).round() as i32).clamp(0, side as i32);
        Clip {
            x: [edge(rect.min.x, self.size[0]), edge(rect.max.x, self.size[0])],
            y: [edge(rect.min.y, self.size[1]), edge(rect.max.y, self.size[1])],
        }
    }

    fn paint_mesh(&mut self, mesh: &Mesh, clip: Clip, scale: f32) {
        let Some(texture) = self.textures.get(&mesh.texture_id) else { return };
        for indices in mesh.indices.chunks_exact(3) {
            let corner = |index: u32| mesh.vertices.get(index as usize).map(|vertex| Corner::new(vertex, scale));
            if let (Some(a), Some(b), Some(c)) = (corner(indices[0]), corner(indices[1]), corner(indices[2])) {
                fill(&mut self.pixels, self.size[0], clip, texture, [a, b, c]);
            }
        }
    }
}

#[derive(Clone, Copy)]
struct Corner {
    x: f32,
    y: f32,
    uv: Pos2,
    color: Color32,
}

impl Corner {
    fn new(vertex: &Vertex, scale: f32) -> Self {
        Self { x: vertex.pos.x * scale, y: vertex.pos.y * scale, uv: vertex.uv, color: vertex.color }
    }

    /// Red, green, blue, alpha (0 to 1, premultiplied), u, v.
    fn values(&self) -> [f32; 6] {
        let [r, g, b, a] = self.color.to_array().map(|part| f32::from(part) / 255.0);
        [r, g, b, a, self.uv.x, self.uv.y]
    }
}

/// Fills a triangle. A pixel belongs to it when its middle does; of middles on an edge, the left and upper ones, so that two
/// triangles that share an edge never paint a pixel twice.
fn fill(pixels: &mut [Color32], width: usize, clip: Clip, texture: &Texture, mut corners: [Corner; 3]) {
    if corners.iter().any(|corner| !corner.x.is_finite() || !corner.y.is_finite()) {
        return;
    }
    corners.sort_by(|a, b| a.y.total_cmp(&b.y));
    let [top, middle, bottom] = corners;
    let area = (middle.x - top.x) * (bottom.y - top.y) - (bottom.x - top.x) * (middle.y - top.y);
    if area.abs() < 1e-6 {
        return;
    }
    let gradients = Gradients::new(&corners, area);
    for y in first_middle(top.y).max(clip.y[0])..first_middle(bottom.y).min(clip.y[1]) {
        #[expect(clippy::cast_precision_loss, reason = "pixels of a picture")]
        let at = y as f32 + 0.5;
        let long = edge(&top, &bottom, at);
        let short = if at < middle.y { edge(&top, &middle, at) } else { edge(&middle, &bottom, at) };
        let from = first_middle(long.min(short)).max(clip.x[0]);
        let to = first_middle(long.max(short)).min(clip.x[1]);
        if let (Ok(from), Ok(to), Ok(row)) = (usize::try_from(from), usize::try_from(to), usize::try_from(y))
            && from < to
        {
            gradients.row(&mut pixels[row * width + from..row * width + to], from, at, texture);
        }
    }
}

/// The first pixel whose middle is not before `at`.
#[expect(clippy::cast_possible_truncation, reason = "saturates; the caller clips to the picture")]
fn first_middle(at: f32) -> i32 {
    (at - 0.5).ceil() as i32
}

fn edge(a: &Corner, b: &Corner, y: f32) -> f32 {
    if b.y - a.y < 1e-9 { a.x } else { a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y) }
}

struct Gradients {
    origin: [f32; 2],
    value: [f32; 6],
    right: [f32; 6],
    down: [f32; 6],
    flat: Option<[f32; 2]>,
}

impl Gradients {
    fn new([a, b, c]: &[Corner; 3], area: f32) -> Self {
        let (va, vb, vc) = (a.values(), b.values(), c.values());
        let slope = |f: &dyn Fn(f32, f32) -> f32| -> [f32; 6] { std::array::from_fn(|i| f(vb[i] - va[i], vc[i] - va[i]) / area) };
        let right = slope(&|ab, ac| ab * (c.y - a.y) - ac * (b.y - a.y));
        let down = slope(&|ab, ac| ac * (b.x - a.x) - ab * (c.x - a.x));
        let flat = (a.uv == b.uv && b.uv == c.uv).then_some([a.uv.x, a.uv.y]);
        Self { origin: [a.x, a.y], value: va, right, down, flat }
    }

    /// Blends one run of pixels that begins at `x` of the row through `y`.
    #[expect(clippy::cast_precision_loss, reason = "pixels of a picture")]
    fn row(&self, run: &mut [Color32], x: usize, y: f32, texture: &Texture) {
        let (dx, dy) = (x as f32 + 0.5 - self.origin[0], y - self.origin[1]);
        let mut value: [f32; 6] = std::array::from_fn(|i| self.value[i] + self.right[i] * dx + self.down[i] * dy);
        let texel = self.flat.map(|[u, v]| texture.sample(u, v));
        let tinted = |texel: [f32; 4], value: &[f32; 6]| std::array::from_fn(|i| texel[i] * value[i].clamp(0.0, 1.0));
        // Most of a board is of one colour, and hides what was there.
        if let Some(over) = texel.filter(|_| self.right[..4] == [0.0; 4]).map(|texel| tinted(texel, &value))
            && over[3] >= 255.0
        {
            run.fill(blend(Color32::BLACK, over));
            return;
        }
        for pixel in run {
            let texel = texel.unwrap_or_else(|| texture.sample(value[4], value[5]));
            if texel[3] > 0.0 || texel[0] > 0.0 {
                *pixel = blend(*pixel, tinted(texel, &value));
            }
            for (value, right) in value.iter_mut().zip(self.right) {
                *value += right;
            }
        }
    }
}

#[inline]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "`as` clamps to 0..=255")]
fn blend(under: Color32, over: [f32; 4]) -> Color32 {
    let keep = 1.0 - over[3] / 255.0;
    let part = |under: u8, over: f32| (f32::from(under).mul_add(keep, over) + 0.5) as u8;
    Color32::from_rgba_premultiplied(part(under.r(), over[0]), part(under.g(), over[1]), part(under.b(), over[2]), 255)
}

struct Texture {
    size: [usize; 2],
    pixels: Vec<Color32>,
    smooth: bool,
}

impl Texture {
    fn new(delta: &ImageDelta) -> Self {
        let ImageData::Color(image) = &delta.image;
        Self { size: image.size, pixels: image.pixels.clone(), smooth: delta.options.magnification == TextureFilter::Linear }
    }

    /// Replaces the part that begins at `at`; what would lie outside is dropped.
    fn patch(&mut self, delta: &ImageDelta, at: [usize; 2]) {
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
    fn sample(&self, u: f32, v: f32) -> [f32; 4] {
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

#[cfg(test)]
mod tests {
    use egui::epaint::{ImageDelta, Vertex};
    use egui::{ColorImage, TextureOptions, pos2, vec2};

    use super::*;

    fn painted(mesh: Mesh) -> Raster {
        let mut raster = Raster::new([8, 8], Color32::BLACK);
        let image = ColorImage::new([2, 1], vec![Color32::WHITE, Color32::from_rgb(0, 0, 255)]);
        let mut delta = TexturesDelta::default();
        delta.push(TextureId::default(), ImageDelta::full(image, TextureOptions::LINEAR));
        raster.update(delta);
        let clip_rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(8.0, 6.0));
        raster.paint(&[ClippedPrimitive { clip_rect, primitive: Primitive::Mesh(mesh) }], 1.0);
        raster
    }

    fn quad(rect: Rect, uv: Rect, color: Color32) -> Mesh {
        let mut mesh = Mesh::default();
        mesh.add_rect_with_uv(rect, uv, color);
        mesh
    }

    #[test]
    fn two_triangles_of_a_half_transparent_square_cover_each_pixel_once_within_the_clip() {
        let half = Color32::from_rgba_premultiplied(100, 0, 0, 128);
        let white = Rect::from_min_max(pos2(0.25, 0.5), pos2(0.25, 0.5));
        let raster = painted(quad(Rect::from_min_max(pos2(1.0, 1.0), pos2(7.0, 8.0)), white, half));
        for (index, pixel) in raster.pixels.iter().enumerate() {
            let (x, y) = (index % 8, index / 8);
            let inside = (1..7).contains(&x) && (1..6).contains(&y);
            assert_eq!(*pixel, if inside { Color32::from_rgb(100, 0, 0) } else { Color32::BLACK }, "{x},{y}");
        }
    }

    #[test]
    fn textures_are_sampled_between_their_texels() {
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let raster = painted(quad(Rect::from_min_max(pos2(0.0, 0.0), pos2(8.0, 8.0)), whole, Color32::WHITE));
        let row: Vec<u8> = raster.pixels[..8].iter().map(Color32::r).collect();
        assert_eq!((row[0], row[7]), (255, 0));
        assert!(row.windows(2).all(|pair| pair[0] >= pair[1]) && row[3] > row[4], "{row:?}");
    }

    #[test]
    fn broken_meshes_paint_nothing() {
        let mut mesh = quad(Rect::EVERYTHING, Rect::NOTHING, Color32::WHITE);
        mesh.indices.push(99);
        mesh.vertices.push(Vertex::untextured(pos2(f32::NAN, 0.0), Color32::WHITE));
        let raster = painted(mesh);
        assert_eq!(raster.pixels.len(), 64);
    }
}
