//! A diagram of a piece's moves, drawn from its definition: what a piece looks like that has no picture.
//!
//! The piece is the square in the middle, dark if it is royal, and a larger one on its corner if pieces freeze without it. A dot is a leap, an arrow a slide, broken where it passes over cells; hollow dots only
//! move, shaded ones only capture, a bar across an arrow is the piece hopped over, and a dot beyond the bar is where it lands, and bent paths are drawn by their first steps.

use nestmate_core::geometry::Offset;
use nestmate_core::variant::{Kind, Look, Only, Travel, Way};

/// How far from the middle the farthest mark is, in hundredths of the picture.
const REACH: f32 = 33.0;

/// The least distance, in cells, that is drawn at [`REACH`]: a step of one cell is then told from a leap of two.
const NEAR: f32 = 1.8;

/// The diagram as SVG text in the token colours; `down` for a side that plays down the board, `look` for a board that is turned by
/// 45° or of hexagons, `token` to draw the round piece it is on.
pub(super) fn svg(kind: &Kind, down: bool, look: Look, token: bool) -> String {
    let farthest = kind.steps().map(|step| place(step, down, look)).map(|(x, y)| x.hypot(y)).fold(NEAR, f32::max);
    let scale = REACH / farthest;
    let at = |step: Offset| {
        let (x, y) = place(step, down, look);
        (50.0 + x * scale, 50.0 + y * scale)
    };
    let mut out = String::from(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="none" stroke="#000000" stroke-linecap="round">"##,
    );
    if token {
        out.push_str(r##"<circle cx="50" cy="50" r="45" fill="#ffffff" stroke-width="4"/>"##);
    }
    out.push_str(if kind.semi_royal {
        r##"<path d="M50 36L64 50L50 64L36 50Z" fill="#808080" stroke-width="3" stroke-linejoin="round"/>"##
    } else if kind.royal {
        r##"<rect x="42.5" y="42.5" width="15" height="15" rx="2" fill="#000000" stroke-width="3"/>"##
    } else {
        r##"<rect x="42.5" y="42.5" width="15" height="15" rx="2" fill="#808080" stroke-width="3"/>"##
    });
    for way in &kind.ways {
        for (step, vias) in &way.images {
            out += &mark(way, *step, (at(*step), vias.iter().map(|&via| at(via)).collect()));
        }
        if matches!(way.travel, Travel::Circle | Travel::Zigzag) {
            out += &bends(way, &at);
        }
    }
    out.push_str("</g></svg>");
    out
}

/// A point of the picture: hundredths from the left and from the top.
type GlyphPoint = (f32, f32);

/// A step as the eye sees it: right and down.
fn place((dx, dy): Offset, down: bool, look: Look) -> GlyphPoint {
    let (x, y) = (f32::from(dx), f32::from(dy));
    let (x, y) = match look {
        Look::Diamond => ((x - y) / std::f32::consts::SQRT_2, (x + y) / std::f32::consts::SQRT_2),
        Look::Hexagons => (x * 0.866, y - x / 2.0),
        Look::Squares | Look::Corners | Look::Crossings => (x, y),
    };
    (x, if down { y } else { -y })
}

fn mark(way: &Way, step: Offset, (to, vias): (GlyphPoint, Vec<GlyphPoint>)) -> String {
    let leaps = step.0 % 2 == 0 && step.1 % 2 == 0 || step.0.abs().min(step.1.abs()) > 0 && step.0.abs() != step.1.abs();
    match way.travel {
        Travel::Zigzag => String::new(),
        Travel::Leap | Travel::Circle => dot(way.only, to),
        Travel::Twice => arrow(to, false) + &dot(way.only, to),
        Travel::Lame => {
            let turns: Vec<String> = vias.into_iter().chain([to]).map(|(x, y)| format!("L{x:.1} {y:.1}")).collect();
            dot(way.only, to) + &format!(r#"<path d="M50 50{}" stroke-width="2.5"/>"#, turns.concat())
        }
        Travel::Slide => arrow(to, leaps),
        Travel::Hop | Travel::Vault => {
            let vaults = way.travel == Travel::Vault;
            // What it vaults over stands just before the end of the line.
            let ((x, y), wide) = if vaults { (tip(to), 0.12) } else { (to, 0.2) };
            let (mx, my, nx, ny) = (50.0 + (x - 50.0) * 0.62, 50.0 + (y - 50.0) * 0.62, (50.0 - y) * wide, (x - 50.0) * wide);
            let line = if vaults { vault(way.only, to) } else { arrow(to, leaps) };
            line + &format!(r#"<path d="M{:.1} {:.1}L{:.1} {:.1}" stroke-width="4"/>"#, mx - nx, my - ny, mx + nx, my + ny)
        }
    }
}

fn dot(only: Only, (x, y): GlyphPoint) -> String {
    let (fill, radius) = match only {
        Only::Both => ("#000000", 6.6),
        Only::Move => ("#ffffff", 6.2),
        Only::Capture => ("#808080", 7.0),
    };
    format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius}" fill="{fill}" stroke-width="2.5"/>"#)
}

fn vault(only: Only, to: GlyphPoint) -> String {
    let (x, y) = tip(to);
    format!(r#"<path d="M50 50L{x:.1} {y:.1}" stroke-width="3"/>"#) + &dot(only, (x, y))
}

fn tip((x, y): GlyphPoint) -> GlyphPoint {
    let length = (x - 50.0).hypot(y - 50.0).max(1.0);
    (50.0 + (x - 50.0) / length * (REACH + 5.0), 50.0 + (y - 50.0) / length * (REACH + 5.0))
}

fn arrow((x, y): GlyphPoint, broken: bool) -> String {
    let length = (x - 50.0).hypot(y - 50.0).max(1.0);
    let (dx, dy) = ((x - 50.0) / length, (y - 50.0) / length);
    let (ex, ey) = (50.0 + dx * (REACH + 5.0), 50.0 + dy * (REACH + 5.0));
    let (bx, by) = (ex - dx * 8.0, ey - dy * 8.0);
    let (left, right) = ((bx - dy * 5.0, by + dx * 5.0), (bx + dy * 5.0, by - dx * 5.0));
    let dashes = if broken { r#"stroke-dasharray="7 7""# } else { "" };
    let shaft = format!(r#"<path d="M{:.1} {:.1}L{ex:.1} {ey:.1}" stroke-width="4" {dashes}/>"#, 50.0 + dx * 9.0, 50.0 + dy * 9.0);
    let head = format!(r#"<path d="M{:.1} {:.1}L{ex:.1} {ey:.1}L{:.1} {:.1}" stroke-width="4"/>"#, left.0, left.1, right.0, right.1);
    shaft + &head
}

/// Joins the ends of the steps of a bent path: around for circles, one tooth out for each direction of a zigzag.
fn bends(way: &Way, at: &impl Fn(Offset) -> GlyphPoint) -> String {
    let ends: Vec<GlyphPoint> = way.images.iter().map(|&(step, _)| at(step)).collect();
    if ends.is_empty() {
        return String::new();
    }
    if way.travel == Travel::Circle {
        let corners: Vec<String> = ends.into_iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        return format!(r#"<path d="M{}Z" stroke-width="3" stroke-dasharray="5 4"/>"#, corners.join("L"));
    }
    let tooth = |(x, y): GlyphPoint| {
        let length = (x - 50.0).hypot(y - 50.0).max(1.0);
        let (dx, dy) = ((x - 50.0) / length * REACH, (y - 50.0) / length * REACH);
        let (mx, my) = (50.0 + dx * 0.6 - dy * 0.3, 50.0 + dy * 0.6 + dx * 0.3);
        format!("M50 50L{mx:.1} {my:.1}L{:.1} {:.1}", 50.0 + dx * 1.1, 50.0 + dy * 1.1)
    };
    let teeth: Vec<String> = ends.into_iter().map(tooth).collect();
    format!(r#"<path d="{}" stroke-width="3" />"#, teeth.concat())
}

#[cfg(test)]
mod tests {
    use resvg::usvg::{Options, Tree};

    use super::*;

    #[test]
    fn every_piece_of_the_shipped_games_has_a_diagram_of_its_own_ways() {
        let library = crate::shipped::library();
        for (id, _) in library.games() {
            let variant = library.get(id).expect("a good definition");
            for kind in variant.kind_ids().map(|kind| variant.kind(kind)) {
                for (down, look, token) in [(false, Look::Squares, true), (true, Look::Diamond, false), (true, Look::Hexagons, true)] {
                    let diagram = svg(kind, down, look, token);
                    assert!(Tree::from_str(&diagram, &Options::default()).is_ok(), "{id} {}: {diagram}", kind.name);
                    let marks = diagram.matches("<circle").count() + diagram.matches("<path").count() - usize::from(token);
                    assert!(marks >= kind.ways.len(), "{id} {}: {diagram}", kind.name);
                }
            }
        }
    }

    #[test]
    fn royal_and_semi_royal_pieces_are_told_from_others() {
        let variant = crate::shipped::library().get("sfhiodgei").expect("a good definition");
        let middle = |name: &str| {
            let kind = variant.kind_ids().map(|kind| variant.kind(kind)).find(|kind| kind.name == name).expect("it is in the game");
            let diagram = svg(&Kind { ways: Vec::new(), ..kind.clone() }, false, Look::Squares, true);
            (diagram.contains("M50 36"), diagram.contains(r##"rx="2" fill="#000000""##))
        };
        assert_eq!(["Alibaba", "King", "Queen"].map(middle), [(true, false), (false, true), (false, false)]);
    }

    #[test]
    fn black_looks_down_the_board() {
        let library = crate::shipped::library();
        let variant = library.get("shogi").expect("a good definition");
        let pawn = variant.kind(variant.kind_of('P').expect("a Pawn"));
        let (up, down) = (place((0, 1), false, Look::Squares), place((0, 1), true, Look::Squares));
        assert!(up.1 < 0.0 && down.1 > 0.0);
        assert_ne!(svg(pawn, false, Look::Squares, true), svg(pawn, true, Look::Squares, true));
    }
}
