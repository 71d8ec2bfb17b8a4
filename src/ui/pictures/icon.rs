//! The program's sign in title bars and lists of windows: a King on two boards in one.

use egui::IconData;
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

/// Drawn in a square of a hundred units.
const DRAWING: &str = include_str!("../../../assets/icon.svg");

/// The side of the picture, in pixels; systems make it smaller themselves.
const SIDE: u8 = 128;

pub(in crate::ui) fn icon() -> Option<IconData> {
    let tree = Tree::from_str(DRAWING, &Options::default()).ok()?;
    let mut pixmap = Pixmap::new(SIDE.into(), SIDE.into())?;
    let scale = f32::from(SIDE) / 100.0;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let rgba = pixmap.pixels().iter().map(PremultipliedColorU8::demultiply);
    let rgba = rgba.flat_map(|color| [color.red(), color.green(), color.blue(), color.alpha()]).collect();
    Some(IconData { rgba, width: SIDE.into(), height: SIDE.into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_can_be_drawn_and_has_round_corners() {
        let icon = icon().expect("it is an SVG");
        let alpha = |x: usize, y: usize| icon.rgba[(y * usize::from(SIDE) + x) * 4 + 3];
        assert_eq!((alpha(0, 0), alpha(64, 64), alpha(64, 2)), (0, 255, 255));
    }
}
