//! Pictures of the sets themselves, to choose from.

use egui::{Color32, Context, Id, Image, TextureHandle, TextureOptions, vec2};
use nestmate_core::variant::{Base, Kind, Look, Side};

use super::{PieceSet, art};
use crate::ui::board::BoardTheme;

const SIDE: f32 = 34.0;

/// Three pieces of a set in a row; `kinds` are those whose diagrams are shown.
pub(in crate::ui) fn sample(ctx: &Context, set: PieceSet, kinds: &[&Kind], theme: &BoardTheme) -> Image<'static> {
    let px = super::to_pixels(SIDE, ctx.pixels_per_point());
    let names: Vec<&str> = kinds.iter().map(|kind| kind.name.as_str()).collect();
    let id = Id::unique("sample of a set").with((set, px, theme.pieces, names));
    let known = ctx.data(|data| data.get_temp::<TextureHandle>(id));
    let handle = known.unwrap_or_else(|| {
        let made = ctx.load_texture("sample", picture(set, kinds, px, theme), TextureOptions::LINEAR);
        ctx.data_mut(|data| data.insert_temp(id, made.clone()));
        made
    });
    Image::new((handle.id(), vec2(3.0 * SIDE, SIDE)))
}

pub(in crate::ui) fn picture_sample(ctx: &Context, name: &'static str, theme: &BoardTheme) -> Image<'static> {
    let px = super::to_pixels(SIDE, ctx.pixels_per_point());
    let id = Id::unique("sample of a picture").with((name, px, theme.pieces));
    let known = ctx.data(|data| data.get_temp::<TextureHandle>(id));
    let handle = known.unwrap_or_else(|| {
        let painted = art::row(&[(name, Side::White, Base::Free)], PieceSet::Figurines, px, theme);
        let made = ctx.load_texture("sample", painted, TextureOptions::LINEAR);
        ctx.data_mut(|data| data.insert_temp(id, made.clone()));
        made
    });
    Image::new((handle.id(), vec2(SIDE, SIDE)))
}

fn picture(set: PieceSet, kinds: &[&Kind], px: u32, theme: &BoardTheme) -> egui::ColorImage {
    use {Base::Disc, Base::Free, Base::Tile, Side::Black, Side::White};
    match set {
        PieceSet::Figurines => art::row(&[("king", White, Free), ("knight", Black, Free), ("soldier", White, Tile)], set, px, theme),
        PieceSet::Plain => art::row(&[("king", White, Free), ("knight", Black, Free), ("pawn", White, Free)], set, px, theme),
        PieceSet::Characters => art::row(&[("rook", White, Tile), ("soldier", White, Tile), ("horse", Black, Disc)], set, px, theme),
        PieceSet::Glyphs => glyphs(kinds, px),
    }
}

fn glyphs(kinds: &[&Kind], px: u32) -> egui::ColorImage {
    let side = px as usize;
    let mut row = egui::ColorImage::filled([3 * side, side], Color32::TRANSPARENT);
    for (at, kind) in kinds.iter().take(3).enumerate() {
        let diagram = art::diagram(kind, false, Look::Squares, px);
        for (y, line) in diagram.pixels.chunks(side).enumerate() {
            let begin = y * 3 * side + at * side;
            row.pixels[begin..begin + side].copy_from_slice(line);
        }
    }
    row
}
