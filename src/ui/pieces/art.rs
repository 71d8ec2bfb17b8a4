//! From a kind of piece to pixels: the shipped pictures, in a side's colours, on the base of its lattice.

use egui::{Color32, ColorImage};
use include_dir::{Dir, include_dir};
use nestmate_core::variant::{Base, Kind, Look, Side, Size};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::small::{FigureManner, drawing, ground};
use super::{Manner, PieceSet, Pose, glyph};
use crate::ui::board::{BoardTheme, PieceColours};

static PIECES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/pieces");
static SETS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/sets");
static BASES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/bases");

/// What is written in a picture that points where its piece goes: it points down for a side that plays down the board.
const TURNS: &str = r#"class="turns""#;

/// How much of their accent White's small pieces have.
const SHADE: f32 = 0.35;

/// How far what Black's small pieces stand on is on its way to the dark of its edge.
const DEEPER: f32 = 0.5;

/// The side of the square that every picture is drawn in.
const BOX: f32 = 100.0;

pub(super) fn picture(name: &str) -> Option<&'static str> {
    PIECES.get_file(format!("{name}.svg"))?.contents_utf8()
}

pub(super) fn names() -> impl Iterator<Item = &'static str> {
    let mut names: Vec<&str> = PIECES.files().filter_map(|file| file.path().file_stem()?.to_str()).collect();
    names.sort_unstable();
    names.into_iter()
}

/// The picture of this name in a set, for a side's piece on a base; `None` where the set has none.
pub(super) fn in_set(set: PieceSet, name: &str, side: Side, base: Base) -> Option<&'static str> {
    let folder = match (set, base) {
        (PieceSet::Figurines, _) => return picture(name),
        (PieceSet::Plain, _) => "plain",
        (PieceSet::Characters, Base::Tile) => "tile",
        (PieceSet::Characters, Base::Disc | Base::Octagon) => "disc",
        (PieceSet::Characters, Base::Free) | (PieceSet::Glyphs, _) => return None,
    };
    // Some characters are written otherwise for Black.
    let own = (side == Side::Black).then(|| SETS.get_file(format!("{folder}/{name}-black.svg"))).flatten();
    own.or_else(|| SETS.get_file(format!("{folder}/{name}.svg")))?.contents_utf8()
}

/// A part that fills the square.
const WHOLE: (f32, f32) = (1.0, 50.0);

struct ArtPart {
    svg: String,
    /// Its size as a share of the whole, and how far down its middle is, in hundredths.
    place: (f32, f32),
    upside_down: bool,
}

/// Paints a piece into a square of `px` pixels. A piece without a picture gets a diagram of its moves.
pub(super) fn paint(kind: &Kind, pose: Pose, manner: Manner, px: u32, theme: &BoardTheme) -> ColorImage {
    painted(&parts(kind, pose, manner, theme), px)
}

/// Paints the diagram of a piece's moves into a square of `px` pixels.
pub(super) fn diagram(kind: &Kind, down: bool, look: Look, px: u32) -> ColorImage {
    painted(&[diagram_part(kind, down, look)], px)
}

fn painted(parts: &[ArtPart], px: u32) -> ColorImage {
    let Some(mut pixmap) = Pixmap::new(px, px) else { return ColorImage::filled([1, 1], Color32::TRANSPARENT) };
    for part in parts {
        draw(&mut pixmap, part);
    }
    let pixels = pixmap.pixels().iter().map(|p| Color32::from_rgba_premultiplied(p.red(), p.green(), p.blue(), p.alpha())).collect();
    ColorImage::new([px as usize, px as usize], pixels)
}

pub(super) fn diagram_svg(kind: &Kind, down: bool, look: Look) -> String {
    element(&diagram_part(kind, down, look))
}

fn diagram_part(kind: &Kind, down: bool, look: Look) -> ArtPart {
    ArtPart { svg: glyph::svg(kind, down, look, true), place: WHOLE, upside_down: false }
}

/// A piece as SVG elements for a square of a hundred units.
pub(super) fn svg(kind: &Kind, pose: Pose, manner: Manner, theme: &BoardTheme) -> String {
    parts(kind, pose, manner, theme).iter().map(element).collect()
}

fn element(part: &ArtPart) -> String {
    let (scale, down) = part.place;
    let (half, side) = (scale * BOX / 2.0, scale * BOX);
    let turn = if part.upside_down { r#" transform="rotate(180 50 50)""# } else { "" };
    let place = format!(r#"<svg x="{}" y="{}" width="{side}" height="{side}""#, BOX / 2.0 - half, down - half);
    format!("<g{turn}>{}</g>", part.svg.replacen("<svg", &place, 1))
}

fn parts(kind: &Kind, pose: Pose, manner: Manner, theme: &BoardTheme) -> Vec<ArtPart> {
    let Manner { look, set, small, red } = manner;
    let colours = colours(kind, pose, red, theme);
    let part = |svg: String, upside_down: bool| ArtPart { svg, place: WHOLE, upside_down };
    let mut parts = Vec::new();
    let ground = match pose.base {
        _ if pose.silhouette => None,
        Base::Free => None,
        Base::Tile => Some(("tile.svg", pose.down)),
        Base::Disc => Some(("disc.svg", false)),
        Base::Octagon => Some(("octagon.svg", false)),
    };
    if let Some((file, upside_down)) = ground {
        parts.push(part(base(file, pose.side, small, (&colours, theme.dark)), upside_down));
    }
    let known = in_set(set, &kind.image, pose.side, pose.base);
    let figure = known.map_or_else(|| glyph::svg(kind, pose.down, look, pose.base == Base::Free), str::to_owned);
    let lined = known.is_none() || set == PieceSet::Characters;
    let figure = in_manner(&figure, pose, (small, lined), (&colours, theme.dark));
    let (scale, down) = figure_place(pose, set, known.is_none());
    let turns = pose.down && known.is_some_and(|svg| svg.contains(TURNS));
    parts.push(ArtPart { place: (scale, down), ..part(figure, turns) });
    // A character is red where it has been turned over, as on the tiles themselves.
    if kind.turned && set != PieceSet::Characters && !pose.silhouette {
        parts.push(part(turned_mark(theme), false));
    }
    if pose.frozen {
        parts.push(part(SNOWFLAKE.to_owned(), false));
    }
    let share = share(kind.size);
    for part in &mut parts {
        let (scale, down) = part.place;
        part.place = (scale * share, 50.0 + (down - 50.0) * share);
    }
    parts
}

/// How large a piece of a size is, as a share of the largest.
pub(super) fn share(size: Size) -> f32 {
    match size {
        Size::Large => 1.0,
        Size::Medium => 0.88,
        Size::Small => 0.76,
    }
}

/// How large a figure is, and how far down its middle, on what it stands on. A diagram leaves room around itself.
fn figure_place(pose: Pose, set: PieceSet, diagram: bool) -> (f32, f32) {
    match (pose.base, pose.down) {
        (Base::Free, _) => (1.0, 50.0),
        (Base::Tile, down) if set == PieceSet::Characters => (0.64, if down { 45.5 } else { 54.5 }),
        (Base::Disc | Base::Octagon, _) if set == PieceSet::Characters => (0.6, 49.5),
        (Base::Tile, false) if diagram => (0.94, 53.0),
        (Base::Tile, true) if diagram => (0.94, 47.0),
        (Base::Disc | Base::Octagon, _) if diagram => (0.96, 49.0),
        (Base::Tile, false) => (0.80, 54.0),
        (Base::Tile, true) => (0.80, 46.0),
        (Base::Disc | Base::Octagon, _) => (0.78, 48.5),
    }
}

/// A figure as it is drawn for a side: as its picture has it, simpler where it is small, or as a contour.
fn in_manner(figure: &str, pose: Pose, (small, lined): (bool, bool), (colours, dark): (&PieceColours, bool)) -> String {
    let PieceColours { body, ink, accent, base_accent, .. } = *colours;
    match pose.side {
        _ if pose.silhouette => dyed(&drawing(figure, FigureManner::Contour), body, ink, body),
        _ if !small => dyed(figure, body, ink, accent),
        // Diagrams and characters are made of lines on both sides.
        _ if lined => dyed(&drawing(figure, FigureManner::Light), body, ink, accent),
        Side::White => dyed(&drawing(figure, FigureManner::Light), body, ink, body.lerp_to_gamma(accent, SHADE)),
        Side::Black if pose.base == Base::Free => dyed(&drawing(figure, FigureManner::Dark { rim: dark }), body, ink, body),
        // The tile or coin is the dark shape, and the figure is inlaid.
        Side::Black => dyed(&drawing(figure, FigureManner::Light), ink, base_accent, ink.lerp_to_gamma(accent, SHADE)),
    }
}

fn colours(kind: &Kind, pose: Pose, red: bool, theme: &BoardTheme) -> PieceColours {
    let side = pose.side.index();
    let plain = if pose.frozen { theme.frozen[side] } else { theme.coloured(pose.side, red) };
    if kind.turned && !pose.frozen {
        let edge = if pose.side == Side::White { theme.turned[side] } else { theme.turned[0] };
        return PieceColours { ink: theme.turned[side], base_accent: edge, ..plain };
    }
    plain
}

fn base(file: &str, side: Side, small: bool, (colours, dark): (&PieceColours, bool)) -> String {
    let PieceColours { ink, base, base_accent, .. } = *colours;
    let svg = BASES.get_file(file).and_then(|file| file.contents_utf8()).unwrap_or_default();
    match side {
        _ if !small => dyed(svg, base, ink, base_accent),
        Side::White => dyed(&ground(svg, None), base, ink, base_accent),
        Side::Black => {
            let rim = dark.then(|| hex(ink));
            dyed(&ground(svg, rim.as_deref()), base.lerp_to_gamma(base_accent, DEEPER), base_accent, base_accent)
        }
    }
}

fn hex(color: Color32) -> String {
    format!("#{:02x}{:02x}{:02x}", color.r(), color.g(), color.b())
}

fn dyed(svg: &str, body: Color32, ink: Color32, accent: Color32) -> String {
    // Through names that no colour is written as, so that a replacement is never replaced again.
    svg.replace("#ffffff", "\u{1}")
        .replace("#000000", "\u{2}")
        .replace("#808080", "\u{3}")
        .replace('\u{1}', &hex(body))
        .replace('\u{2}', &hex(ink))
        .replace('\u{3}', &hex(accent))
}

fn draw(pixmap: &mut Pixmap, part: &ArtPart) {
    let Ok(tree) = Tree::from_str(&part.svg, &Options::default()) else {
        tracing::warn!("a piece's picture could not be read");
        return;
    };
    #[expect(clippy::cast_precision_loss, reason = "a few hundred pixels")]
    let unit = pixmap.width() as f32 / BOX;
    let (scale, down) = part.place;
    let half = scale * BOX / 2.0;
    let mut place = Transform::from_scale(unit, unit).pre_translate(BOX / 2.0 - half, down - half).pre_scale(scale, scale);
    if part.upside_down {
        place = place.pre_concat(Transform::from_rotate_at(180.0, BOX / 2.0, BOX / 2.0));
    }
    resvg::render(&tree, place, &mut pixmap.as_mut());
}

fn turned_mark(theme: &BoardTheme) -> String {
    let svg = concat!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="83" cy="17" r="13.5" fill="#000000" "##,
        r##"stroke="#ffffff" stroke-width="3.5"/><path d="M83 9.5v15M75.5 17h15" stroke="#ffffff" stroke-width="4.5"/></svg>"##,
    );
    dyed(svg, Color32::WHITE, theme.turned[0], Color32::WHITE)
}

/// A snowflake on a disc, in the other corner.
const SNOWFLAKE: &str = concat!(
    r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="82" cy="82" r="16" fill="#f5fbff" "##,
    r##"stroke="#3f7fb0" stroke-width="3"/><path d="M82 70v24M71.6 76l20.8 12M71.6 88l20.8-12" stroke="#2f6fa3" "##,
    r##"stroke-width="4" stroke-linecap="round"/></svg>"##,
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_that_points_where_it_goes_points_down_for_a_side_that_plays_down() {
        let variant = crate::shipped::library().get("nested-shogi-a").expect("a good definition");
        let drawn = |name: &str, down: bool| {
            let kind = variant.kind_ids().map(|kind| variant.kind(kind)).find(|kind| kind.name == name).expect("a kind");
            let pose = Pose { down, ..Pose::of(Side::Black, Base::Free) };
            svg(kind, pose, Manner { look: Look::Squares, set: PieceSet::Figurines, small: false, red: false }, &BoardTheme::light())
        };
        assert_ne!(drawn("Point", false), drawn("Point", true));
        assert_eq!(drawn("Rook", false), drawn("Rook", true), "others stay upright");
    }
}
