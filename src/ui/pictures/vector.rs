//! Drawings: what egui paints, written as SVG instead of pixels, so that pictures, pages and the window come from the same code.

mod mesh;
mod text;

use std::fmt::Write;

use egui::epaint::{CircleShape, ClippedShape, ColorMode, EllipseShape, PathShape, RectShape};
use egui::{Color32, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use crate::ui::pieces::Sprite;

struct Drawing<'a> {
    body: String,
    sprites: &'a [(Sprite, String)],
    /// What the names of this drawing's own parts begin with, so that several can stand on one page.
    prefix: &'a str,
    used: Vec<bool>,
    defs: String,
    count: usize,
    outlines: text::Outlines,
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
        outlines: text::Outlines::new(),
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
            Shape::Noop | Shape::Callback(_) | Shape::Band(_) => {}
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.shape(shape)),
            Shape::Circle(circle) => self.circle(circle),
            Shape::Ellipse(ellipse) => self.ellipse(ellipse),
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
            Shape::QuadraticBezier(curve) => {
                let path = PathShape { points: curve.flatten(None), closed: curve.closed, fill: curve.fill, stroke: curve.stroke.clone() };
                self.path(&path);
            }
            Shape::CubicBezier(curve) => {
                let points = curve.flatten(None);
                self.path(&PathShape { points, closed: curve.closed, fill: curve.fill, stroke: curve.stroke.clone() });
            }
        }
    }

    fn circle(&mut self, circle: &CircleShape) {
        let (x, y, r) = (short(circle.center.x), short(circle.center.y), short(circle.radius));
        self.add(&format!(r#"<circle cx="{x}" cy="{y}" r="{r}"{}{}/>"#, paint("fill", circle.fill), stroke(circle.stroke)));
    }

    fn ellipse(&mut self, ellipse: &EllipseShape) {
        let (x, y) = (short(ellipse.center.x), short(ellipse.center.y));
        let (rx, ry) = (short(ellipse.radius.x), short(ellipse.radius.y));
        let look = paint("fill", ellipse.fill) + &stroke(ellipse.stroke);
        self.add(&format!(r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"{look}/>"#));
    }

    fn path(&mut self, path: &PathShape) {
        let color = match &path.stroke.color {
            ColorMode::Solid(color) => *color,
            ColorMode::UV(color) => color(path.visual_bounding_rect(), path.visual_bounding_rect().center()),
        };
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
}

fn place(rect: Rect) -> String {
    let (x, y) = (short(rect.left()), short(rect.top()));
    format!(r#" x="{x}" y="{y}" width="{}" height="{}""#, short(rect.width().max(0.0)), short(rect.height().max(0.0)))
}

fn outline(points: &[Pos2], closed: bool) -> String {
    let joined: Vec<String> = points.iter().map(|&point| at(point)).collect();
    format!("M{}{}", joined.join("L"), if closed { "Z" } else { "" })
}
