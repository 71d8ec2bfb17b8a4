//! Pieces for small cells, drawn from their pictures: White's light with a dark outline, Black's a dark shape with thin light cuts where its
//! parts meet. In the large drawings lines are as wide at any size, and on cells below 75 points they are much of what is seen: both sides
//! turn grey.
//!
//! Also what is left of a piece of which only the contour is shown.

use std::fmt::Write;

/// How wide a cut within a dark piece is, in hundredths of its square: hardly a pixel at 36 pixels.
const LINE: f32 = 2.3;

/// How much of its width a line keeps on a light piece.
const THIN: f32 = 0.74;

/// How wide the line is around a part that is filled with ink in the large drawing and empty in the small one.
const FRAME: f32 = 3.2;

/// How far the cut around a part goes into what it lies over.
const CUT: f32 = 1.7;

/// How far a dark shape goes beyond the outline of its picture, and how far what sets it off from a dark ground goes beyond that.
const GROWN: f32 = 0.6;
const RIM: f32 = 1.1;

/// How wide a contour is, and each of the lines beside it.
const CONTOUR: f32 = 3.4;
const EDGE: f32 = 1.7;

/// The id of what a picture is masked by: it has one at most.
pub(in crate::ui) const MASK: &str = "cut-out";

/// How a figure is drawn, in the colours that pictures are written in: white for its body, black for its ink.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FigureManner {
    Light,
    /// With a light rim where it stands on something dark.
    Dark {
        rim: bool,
    },
    Contour,
}

struct Mark<'a> {
    shape: String,
    fill: &'a str,
    /// The width of its line; 0 without one.
    width: f32,
    /// Whether it is the line around a shape that was filled before.
    outline: bool,
}

/// A picture in another manner.
pub(super) fn drawing(picture: &str, manner: FigureManner) -> String {
    let marks = marks(picture);
    let mut out = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">"#);
    match manner {
        FigureManner::Light => light(&mut out, &marks),
        FigureManner::Dark { rim } => dark(&mut out, &marks, rim),
        FigureManner::Contour => contour(&mut out, &marks),
    }
    out + "</svg>"
}

fn marks(picture: &str) -> Vec<Mark<'_>> {
    let (mut found, mut groups, mut usual) = (Vec::<Mark<'_>>::new(), 0, ("#000000", 0.0));
    for tag in picture.split('<').filter_map(|tag| tag.split('>').next()) {
        match tag.split([' ', '/']).next() {
            Some("g") => {
                groups += 1;
                if groups == 1 {
                    usual = (attribute(tag, "fill").unwrap_or(usual.0), width(tag).unwrap_or(1.0));
                }
            }
            // The second group is the light around the large drawing.
            Some("path" | "circle" | "ellipse" | "rect") if groups < 2 => found.push(mark(tag, usual, &found)),
            _ if tag.starts_with("/g") => groups -= 1,
            _ => {}
        }
    }
    found
}

fn mark<'a>(tag: &'a str, usual: (&'a str, f32), before: &[Mark<'_>]) -> Mark<'a> {
    let fill = attribute(tag, "fill").unwrap_or(usual.0);
    let width = if attribute(tag, "stroke") == Some("none") { 0.0 } else { width(tag).unwrap_or(usual.1) };
    let shape = ["class", "fill", "stroke", "stroke-width"].into_iter().fold(tag.trim_end_matches('/').to_owned(), |shape, name| {
        attribute(tag, name).map_or(shape.clone(), |value| shape.replace(&format!(r#" {name}="{value}""#), ""))
    });
    // A few parts tell one piece from another only if they change their colour.
    let (fill, width) = match attribute(tag, "class") {
        Some("small-ink") => ("#000000", width),
        Some("small-body") => ("#ffffff", FRAME),
        _ => (fill, width),
    };
    let outline = fill == "none" && before.iter().any(|mark| mark.shape == shape);
    Mark { shape, fill, width, outline }
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(r#" {name}=""#))?;
    rest.split('"').next()
}

fn width(tag: &str) -> Option<f32> {
    attribute(tag, "stroke-width")?.parse().ok()
}

/// Writing to a string cannot fail.
fn shape(out: &mut String, mark: &Mark<'_>, fill: &str, (stroke, width): (&str, f32)) {
    let _ = write!(out, r#"<{} fill="{fill}" stroke="{stroke}" stroke-width="{width:.1}"/>"#, mark.shape);
}

const ROUND: &str = r#"<g stroke-linejoin="round" stroke-linecap="round""#;

/// All that a figure covers, in one colour, grown on all sides.
fn solid(out: &mut String, marks: &[Mark<'_>], color: &str, grown: f32) {
    let _ = write!(out, "{ROUND}>");
    for mark in marks {
        let fill = if mark.fill == "none" { "none" } else { color };
        // What is only filled lies within a line of its own.
        let stroke = if mark.width > 0.0 { (color, (mark.width + 2.0 * grown).max(0.0)) } else { ("none", 0.0) };
        shape(out, mark, fill, stroke);
    }
    out.push_str("</g>");
}

fn light(out: &mut String, marks: &[Mark<'_>]) {
    let _ = write!(out, "{ROUND}>");
    for mark in marks {
        shape(out, mark, mark.fill, if mark.width > 0.0 { ("#000000", mark.width * THIN) } else { ("none", 0.0) });
    }
    out.push_str("</g>");
}

fn dark(out: &mut String, marks: &[Mark<'_>], rim: bool) {
    let _ = write!(out, r#"<mask id="{MASK}" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">"#);
    solid(out, marks, "white", 0.0);
    out.push_str("</mask>");
    if rim {
        solid(out, marks, "#000000", GROWN + RIM);
    }
    solid(out, marks, "#ffffff", GROWN);
    let _ = write!(out, r#"{ROUND} mask="url(#{MASK})">"#);
    for mark in marks {
        // The width of the line around it, which may come later.
        let around = marks.iter().filter(|other| other.shape == mark.shape).map(|other| other.width).fold(0.0, f32::max);
        match mark.fill {
            "none" if mark.outline => shape(out, mark, "none", ("#ffffff", mark.width)),
            "none" => shape(out, mark, "none", ("#000000", LINE)),
            "#000000" => shape(out, mark, "#000000", ("none", 0.0)),
            // The shade of a part has no line.
            "#808080" if around <= 0.0 => {}
            _ => {
                if around > 0.0 {
                    shape(out, mark, "#000000", ("#000000", around + 2.0 * CUT));
                }
                shape(out, mark, "#ffffff", ("#ffffff", around));
            }
        }
    }
    out.push_str("</g>");
}

/// What a dark piece stands on: a dark shape as well, with a light rim where it stands on something dark.
pub(super) fn ground(picture: &str, rim: Option<&str>) -> String {
    let marks = marks(picture);
    let mut out = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">"#);
    if let Some(color) = rim {
        solid(&mut out, &marks, color, RIM);
    }
    light(&mut out, &marks);
    out + "</svg>"
}

/// A band around the figure, with a line on both sides of it.
fn contour(out: &mut String, marks: &[Mark<'_>]) {
    let _ = write!(out, r#"<mask id="{MASK}" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">"#);
    out.push_str(r#"<rect width="100" height="100" fill="white"/>"#);
    solid(out, marks, "black", -EDGE);
    let _ = write!(out, r#"</mask><g mask="url(#{MASK})">"#);
    for (color, grown) in [("#000000", CONTOUR + EDGE), ("#ffffff", CONTOUR), ("#000000", 0.0)] {
        solid(out, marks, color, grown);
    }
    out.push_str("</g>");
}
