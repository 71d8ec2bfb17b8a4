//! From a kind of man to pixels: the shipped pictures, in a side's colours, on the base of its lattice.

use egui::{Color32, ColorImage};
use include_dir::{Dir, include_dir};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::{ManSet, Pose, glyph};
use crate::ui::board::{BoardTheme, ManColours};
use crate::variant::{Base, Kind, Side};

static MEN: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/men");
static BASES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/bases");

/// The side of the square that every picture is drawn in.
const BOX: f32 = 100.0;

/// The shipped picture of this name, as SVG text in the three token colours.
pub(super) fn picture(name: &str) -> Option<&'static str> {
    MEN.get_file(format!("{name}.svg"))?.contents_utf8()
}

/// Paints a man of a set into a square of `px` pixels, on a tilted board or not. A man without a picture gets a diagram of its moves.
pub(super) fn paint(kind: &Kind, pose: Pose, (tilted, set): (bool, ManSet), px: u32, theme: &BoardTheme) -> ColorImage {
    let Some(mut pixmap) = Pixmap::new(px, px) else { return ColorImage::filled([1, 1], Color32::TRANSPARENT) };
    let colours = colours(kind, pose, theme);
    let (scale, middle) = figure_place(pose);
    match pose.base {
        Base::Free => {}
        Base::Tile => draw(&mut pixmap, &base(BASES.get_file("tile.svg"), &colours), 1.0, 50.0, pose.down),
        Base::Disc => draw(&mut pixmap, &base(BASES.get_file("disc.svg"), &colours), 1.0, 50.0, false),
    }
    let known = picture(&kind.image).filter(|_| set != ManSet::Glyphs);
    let figure = known.map_or_else(|| glyph::svg(kind, pose.down, tilted, pose.base == Base::Free), str::to_owned);
    draw(&mut pixmap, &dyed(&figure, colours.body, colours.ink, colours.accent), scale, middle, false);
    if set == ManSet::Both && known.is_some() {
        let diagram = dyed(&glyph::svg(kind, pose.down, tilted, true), colours.body, colours.ink, colours.accent);
        draw_at(&mut pixmap, &diagram, 0.42, (22.0, 78.0), false);
    }
    if kind.turned {
        draw(&mut pixmap, &turned_mark(theme), 1.0, 50.0, false);
    }
    if pose.frozen {
        draw(&mut pixmap, SNOWFLAKE, 1.0, 50.0, false);
    }
    to_egui(&pixmap)
}

/// How large a figure is, and how far down its middle, on what it stands on.
fn figure_place(pose: Pose) -> (f32, f32) {
    match (pose.base, pose.down) {
        (Base::Free, _) => (1.0, 50.0),
        (Base::Tile, false) => (0.80, 54.0),
        (Base::Tile, true) => (0.80, 46.0),
        (Base::Disc, _) => (0.78, 48.5),
    }
}

fn colours(kind: &Kind, pose: Pose, theme: &BoardTheme) -> ManColours {
    let side = pose.side.index();
    let plain = if pose.frozen { theme.frozen[side] } else { theme.men[side] };
    if kind.turned && !pose.frozen {
        let edge = if pose.side == Side::White { theme.turned[side] } else { theme.turned[0] };
        return ManColours { ink: theme.turned[side], base_accent: edge, ..plain };
    }
    plain
}

fn base(file: Option<&include_dir::File<'_>>, colours: &ManColours) -> String {
    let svg = file.and_then(|file| file.contents_utf8()).unwrap_or_default();
    dyed(svg, colours.base, colours.ink, colours.base_accent)
}

/// The picture with its token colours replaced.
fn dyed(svg: &str, body: Color32, ink: Color32, accent: Color32) -> String {
    let hex = |color: Color32| format!("#{:02x}{:02x}{:02x}", color.r(), color.g(), color.b());
    // Through names that no colour is written as, so that a replacement is never replaced again.
    svg.replace("#ffffff", "\u{1}")
        .replace("#000000", "\u{2}")
        .replace("#808080", "\u{3}")
        .replace('\u{1}', &hex(body))
        .replace('\u{2}', &hex(ink))
        .replace('\u{3}', &hex(accent))
}

/// Draws a picture around the middle of the pixmap's width, `middle` hundredths down.
fn draw(pixmap: &mut Pixmap, svg: &str, scale: f32, middle: f32, upside_down: bool) {
    draw_at(pixmap, svg, scale, (BOX / 2.0, middle), upside_down);
}

/// Draws a picture around a place of the pixmap, in hundredths from the left and from the top.
fn draw_at(pixmap: &mut Pixmap, svg: &str, scale: f32, (x, y): (f32, f32), upside_down: bool) {
    let Ok(tree) = Tree::from_str(svg, &Options::default()) else {
        tracing::warn!("a man's picture could not be read");
        return;
    };
    #[expect(clippy::cast_precision_loss, reason = "a few hundred pixels")]
    let unit = pixmap.width() as f32 / BOX;
    let half = scale * BOX / 2.0;
    let mut place = Transform::from_scale(unit, unit).pre_translate(x - half, y - half).pre_scale(scale, scale);
    if upside_down {
        place = place.pre_concat(Transform::from_rotate_at(180.0, BOX / 2.0, BOX / 2.0));
    }
    resvg::render(&tree, place, &mut pixmap.as_mut());
}

/// A plus sign, which move texts use for turning over, in a corner.
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

fn to_egui(pixmap: &Pixmap) -> ColorImage {
    let pixels = pixmap.pixels().iter().map(|p| Color32::from_rgba_premultiplied(p.red(), p.green(), p.blue(), p.alpha())).collect();
    ColorImage::new([pixmap.width() as usize, pixmap.height() as usize], pixels)
}
