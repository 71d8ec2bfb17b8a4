//! Drawings: what egui paints, written as SVG instead of pixels, so that pictures, pages and the window come from the same code.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use egui::epaint::{CircleShape, ClippedShape, ColorMode, Mesh, PathShape, RectShape, TextShape, Vertex};
use egui::{Color32, FontData, FontDefinitions, FontFamily, Pos2, Rect, Shape, Stroke, StrokeKind, TextureId, Vec2};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

use crate::ui::letters;
use crate::ui::pieces::{MASK, Sprite};

struct Drawing<'a> {
    body: String,
    sprites: &'a [(Sprite, String)],
    /// What the names of this drawing's own parts begin with, so that several can stand on one page.
    prefix: &'a str,
    used: Vec<bool>,
    defs: String,
    count: usize,
    outlines: Outlines,
}

/// Writes shapes as a whole SVG file of `size` points on `ground`. `sprites` are the pictures of textured meshes; `prefix` is what the
/// names inside begin with, so that drawings with different ones can stand on one page.
pub(in crate::ui) fn svg(
    shapes: &[ClippedShape],
    size: Vec2,
    ground: Option<Color32>,
    sprites: &[(Sprite, String)],
    (prefix, title): (&str, &str),
) -> String {
    let mut drawing = Drawing {
        body: String::new(),
        sprites,
        prefix,
        used: vec![false; sprites.len()],
        defs: String::new(),
        count: 0,
        outlines: Outlines::new(),
    };
    for clipped in shapes {
        drawing.clipped(clipped);
    }
    let (width, height) = (size.x, size.y);
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img"><title>{}</title>"#,
        escaped(title)
    );
    out.push_str("<defs>");
    out.push_str(&drawing.defs);
    for (index, (_, picture)) in sprites.iter().enumerate().filter(|(index, _)| drawing.used[*index]) {
        // Writing to a string cannot fail.
        let picture = picture.replace(MASK, &format!("{prefix}m{index}{MASK}"));
        let _ = write!(out, r#"<symbol id="{prefix}m{index}" viewBox="0 0 100 100">{picture}</symbol>"#);
    }
    out.push_str("</defs>");
    if let Some(ground) = ground {
        let _ = write!(out, r#"<rect width="{width}" height="{height}"{}/>"#, paint("fill", ground));
    }
    out.push_str(&drawing.body);
    out.push_str("</svg>\n");
    out
}

pub(in crate::ui) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn paint(what: &str, color: Color32) -> String {
    let [red, green, blue, alpha] = color.to_srgba_unmultiplied();
    match alpha {
        0 => format!(r#" {what}="none""#),
        255 => format!(r##" {what}="#{red:02x}{green:02x}{blue:02x}""##),
        _ => format!(r##" {what}="#{red:02x}{green:02x}{blue:02x}" {what}-opacity="{:.3}""##, f32::from(alpha) / 255.0),
    }
}

fn stroke(stroke: Stroke) -> String {
    if stroke.is_empty() { String::new() } else { format!(r#"{} stroke-width="{}""#, paint("stroke", stroke.color), short(stroke.width)) }
}

fn short(number: f32) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn at(point: Pos2) -> String {
    format!("{} {}", short(point.x), short(point.y))
}

fn place(rect: Rect) -> String {
    let (x, y) = (short(rect.left()), short(rect.top()));
    format!(r#" x="{x}" y="{y}" width="{}" height="{}""#, short(rect.width().max(0.0)), short(rect.height().max(0.0)))
}

fn outline(points: &[Pos2], closed: bool) -> String {
    let joined: Vec<String> = points.iter().map(|&point| at(point)).collect();
    format!("M{}{}", joined.join("L"), if closed { "Z" } else { "" })
}

impl Drawing<'_> {
    fn add(&mut self, element: &str) {
        self.body.push_str(element);
    }

    fn name(&mut self) -> String {
        self.count += 1;
        format!("{}d{}", self.prefix, self.count)
    }

    fn clipped(&mut self, clipped: &ClippedShape) {
        let bounds = clipped.shape.visual_bounding_rect();
        let clip = clipped.clip_rect;
        if !bounds.is_positive() && !matches!(clipped.shape, Shape::LineSegment { .. }) || !bounds.intersects(clip) {
            return;
        }
        if clip.expand(0.5).contains_rect(bounds) {
            return self.shape(&clipped.shape);
        }
        let name = self.name();
        let _ = write!(self.defs, r#"<clipPath id="{name}"><rect{}/></clipPath>"#, place(clip));
        self.add(&format!(r#"<g clip-path="url(#{name})">"#));
        self.shape(&clipped.shape);
        self.add("</g>");
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.shape(shape)),
            Shape::Circle(circle) => self.circle(circle),
            Shape::LineSegment { points: [from, to], stroke: line } => {
                self.add(&format!(r#"<path d="M{}L{}"{}/>"#, at(*from), at(*to), stroke(*line)));
            }
            Shape::Path(path) => self.path(path),
            Shape::Rect(rect) => self.rect(rect),
            Shape::Text(text) => {
                let element = self.outlines.element(text);
                self.add(&element);
            }
            Shape::Mesh(mesh) => self.mesh(mesh),
            // Boards and diagrams have no others.
            _ => {}
        }
    }

    fn circle(&mut self, circle: &CircleShape) {
        let (x, y, r) = (short(circle.center.x), short(circle.center.y), short(circle.radius));
        self.add(&format!(r#"<circle cx="{x}" cy="{y}" r="{r}"{}{}/>"#, paint("fill", circle.fill), stroke(circle.stroke)));
    }

    fn path(&mut self, path: &PathShape) {
        // Nothing is painted with lines of changing colours.
        let ColorMode::Solid(color) = path.stroke.color else { return };
        let line = Stroke::new(path.stroke.width, color);
        let d = outline(&path.points, path.closed);
        self.add(&format!(r#"<path d="{d}"{}{}/>"#, paint("fill", path.fill), stroke(line)));
    }

    fn rect(&mut self, shape: &RectShape) {
        let half = shape.stroke.width / 2.0;
        let rect = match shape.stroke_kind {
            StrokeKind::Inside => shape.rect.shrink(half),
            StrokeKind::Middle => shape.rect,
            StrokeKind::Outside => shape.rect.expand(half),
        };
        let rounded = f32::from(shape.corner_radius.nw);
        let rounded = if rounded > 0.0 { format!(r#" rx="{rounded}""#) } else { String::new() };
        let look = paint("fill", shape.fill) + &stroke(shape.stroke);
        self.add(&format!("<rect{}{rounded}{look}/>", place(rect)));
    }

    fn mesh(&mut self, mesh: &Mesh) {
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
            let rect = self.sprites[index].0.whole(Rect::from_points(&[corners[0].pos, corners[3].pos]));
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
                _ => self.area(run.replace((first.color, d))),
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

struct Outlines {
    fonts: BTreeMap<String, Arc<FontData>>,
    families: BTreeMap<FontFamily, Vec<String>>,
}

impl Outlines {
    fn new() -> Self {
        let FontDefinitions { font_data, families, .. } = letters::definitions();
        Self { fonts: font_data, families }
    }

    fn element(&self, text: &TextShape) -> String {
        let Some(format) = text.galley.job.sections.first().map(|section| &section.format) else { return String::new() };
        let color = text.override_text_color.unwrap_or(match format.color {
            Color32::PLACEHOLDER => text.fallback_color,
            color => color,
        });
        let mut pen = PathPen::default();
        for row in &text.galley.rows {
            for glyph in &row.row.glyphs {
                pen.origin = (text.pos.x + row.pos.x + glyph.pos.x, text.pos.y + row.pos.y + glyph.pos.y);
                self.draw(glyph.chr, &format.font_id.family, format.font_id.size, &mut pen);
            }
        }
        if pen.path.is_empty() { String::new() } else { format!(r#"<path d="{}"{}/>"#, pen.path, paint("fill", color)) }
    }

    fn draw(&self, letter: char, family: &FontFamily, size: f32, pen: &mut PathPen) {
        let names = self.families.get(family).into_iter().flatten();
        for data in names.filter_map(|name| self.fonts.get(name)) {
            let Ok(font) = FontRef::from_index((*data.font).as_ref(), data.index) else { continue };
            let Some(glyph) = font.charmap().map(letter) else { continue };
            if let Some(outline) = font.outline_glyphs().get(glyph) {
                let settings = DrawSettings::unhinted(Size::new(size * data.tweak.scale), LocationRef::default());
                // What cannot be drawn is left out, as a space would be.
                let _ = outline.draw(settings, pen);
            }
            return;
        }
    }
}

/// Writes the data of a path; fonts count upwards, drawings downwards.
#[derive(Default)]
struct PathPen {
    path: String,
    origin: (f32, f32),
}

impl PathPen {
    fn put(&mut self, command: char, points: &[(f32, f32)]) {
        let written: Vec<String> =
            points.iter().map(|(x, y)| format!("{} {}", short(self.origin.0 + x), short(self.origin.1 - y))).collect();
        // Writing to a string cannot fail.
        let _ = write!(self.path, "{command}{}", written.join(" "));
    }
}

impl OutlinePen for PathPen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[(x, y)]);
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        self.put('Q', &[(cx0, cy0), (x, y)]);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.put('C', &[(cx0, cy0), (cx1, cy1), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
