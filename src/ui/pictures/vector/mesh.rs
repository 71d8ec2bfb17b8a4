//! Meshes of triangles as the simplest shapes that look the same: areas, round gradients, and pictures.

use std::fmt::Write;

use egui::epaint::{Mesh, Vertex};
use egui::{Color32, Pos2, Rect, TextureId};

use super::{Drawing, outline, paint, place, short};

impl Drawing<'_> {
    pub(super) fn mesh(&mut self, mesh: &Mesh) {
        if mesh.texture_id != TextureId::default() {
            self.pictures(mesh);
        } else if let Some(stops) = rings(mesh) {
            self.gradient(mesh.calc_bounds(), &stops);
        } else {
            self.areas(mesh);
        }
    }

    fn pictures(&mut self, mesh: &Mesh) {
        for corners in mesh.vertices.chunks_exact(4) {
            let uv = Rect::from_points(&[corners[0].uv, corners[3].uv]);
            let known = self.sprites.iter().position(|(sprite, _)| sprite.texture == mesh.texture_id && same(sprite.uv, uv));
            let Some(index) = known else { continue };
            self.used[index] = true;
            let rect = Rect::from_points(&[corners[0].pos, corners[3].pos]);
            let (light, alpha) = (corners[0].color.r(), corners[0].color.a());
            let sheer = if alpha < 255 { format!(r#" opacity="{:.3}""#, f32::from(alpha) / 255.0) } else { String::new() };
            let shade = if light < alpha { self.shade(f32::from(light) / f32::from(alpha)) } else { String::new() };
            let element = format!(r##"<use href="#{}m{index}"{}{sheer}{shade}/>"##, self.prefix, place(rect));
            self.add(&element);
        }
    }

    /// A filter that leaves this share of a picture's light, for pictures that cover more than they shine.
    fn shade(&mut self, light: f32) -> String {
        let id = format!("{}s{}", self.prefix, (light * 255.0).round());
        if !self.defs.contains(&format!(r#""{id}""#)) {
            let k = format!("{light:.3}");
            let _ = write!(
                self.defs,
                r#"<filter id="{id}" color-interpolation-filters="sRGB"><feColorMatrix values="{k} 0 0 0 0 0 {k} 0 0 0 0 0 {k} 0 0 0 0 0 1 0"/></filter>"#
            );
        }
        format!(r#" filter="url(#{id})""#)
    }

    fn gradient(&mut self, bounds: Rect, stops: &[(f32, Color32)]) {
        let name = self.name();
        let _ = write!(self.defs, r#"<radialGradient id="{name}">"#);
        // A colour that fades to nothing keeps its hue, since what is blended is multiplied by its strength.
        let hue = stops.iter().map(|(_, color)| *color).find(|color| color.a() > 0).unwrap_or_default();
        for (share, color) in stops {
            let [red, green, blue, _] = if color.a() > 0 { *color } else { hue }.to_srgba_unmultiplied();
            let opacity = short(f32::from(color.a()) / 255.0);
            let offset = short(*share);
            let _ =
                write!(self.defs, r##"<stop offset="{offset}" stop-color="#{red:02x}{green:02x}{blue:02x}" stop-opacity="{opacity}"/>"##);
        }
        self.defs.push_str("</radialGradient>");
        let (center, radius) = (bounds.center(), bounds.width() / 2.0);
        let element = format!(r#"<circle cx="{}" cy="{}" r="{}" fill="url(#{name})"/>"#, short(center.x), short(center.y), short(radius));
        self.add(&element);
    }

    /// Flat areas; triangles that lie side by side in the mesh become one shape, so that no seam is seen between them.
    fn areas(&mut self, mesh: &Mesh) {
        let mut triangles = mesh.indices.chunks_exact(3).peekable();
        let mut run: Option<(Color32, String)> = None;
        while let Some(triangle) = triangles.next() {
            let corners = match triangles.peek().and_then(|next| joined(triangle, next)) {
                Some(four) => {
                    triangles.next();
                    four.to_vec()
                }
                None => triangle.to_vec(),
            };
            let known: Vec<&Vertex> = corners.iter().filter_map(|&index| mesh.vertices.get(index as usize)).collect();
            let Some(first) = known.first() else { continue };
            let points: Vec<Pos2> = known.iter().map(|vertex| vertex.pos).collect();
            let d = outline(&points, true);
            match &mut run {
                Some((color, path)) if *color == first.color => path.push_str(&d),
                _ => {
                    self.area(run.replace((first.color, d)));
                }
            }
        }
        self.area(run);
    }

    fn area(&mut self, run: Option<(Color32, String)>) {
        if let Some((color, path)) = run {
            self.add(&format!(r#"<path shape-rendering="crispEdges" d="{path}"{}/>"#, paint("fill", color)));
        }
    }
}

fn same(a: Rect, b: Rect) -> bool {
    (a.min - b.min).length() < 1e-5 && (a.max - b.max).length() < 1e-5
}

fn joined(a: &[u32], b: &[u32]) -> Option<[u32; 4]> {
    let far = *b.iter().find(|index| !a.contains(index))?;
    let at = a.iter().position(|index| !b.contains(index))?;
    let shares = b.iter().filter(|index| a.contains(index)).count() == 2;
    shares.then(|| [a[at], a[(at + 1) % 3], far, a[(at + 2) % 3]])
}

/// The colours of a mesh that is round, by their share of the way from its middle to its edge; `None` if it is not, or has one colour.
fn rings(mesh: &Mesh) -> Option<Vec<(f32, Color32)>> {
    let bounds = mesh.calc_bounds();
    let (center, radius) = (bounds.center(), bounds.width() / 2.0);
    let mut stops: Vec<(f32, Color32)> = Vec::new();
    for vertex in &mesh.vertices {
        let share = (vertex.pos - center).length() / radius.max(f32::EPSILON);
        match stops.iter().find(|(known, _)| (known - share).abs() < 0.02) {
            Some((_, color)) if *color == vertex.color => {}
            None if stops.len() < 8 => stops.push((share, vertex.color)),
            _ => return None,
        }
    }
    let several = stops.iter().any(|(_, color)| stops.first().is_some_and(|first| first.1 != *color));
    stops.sort_by(|a, b| a.0.total_cmp(&b.0));
    several.then_some(stops)
}
