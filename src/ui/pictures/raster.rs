//! A small software rasteriser: it paints what egui tessellates into memory, without a window, a display or a graphics card.
//!
//! It does what egui's own back ends do: vertex colour times texel, both premultiplied, blended in gamma space.

mod triangle;

use std::collections::HashMap;

use egui::epaint::{ClippedPrimitive, Mesh, Primitive, textures::TexturesDelta};
use egui::{Color32, Rect, TextureId};

use triangle::{Corner, Texture};

/// A picture being painted, and the textures that egui has handed over.
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
    /// A picture of `size` pixels in one opaque colour.
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
                triangle::fill(&mut self.pixels, self.size[0], clip, texture, [a, b, c]);
            }
        }
    }
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
