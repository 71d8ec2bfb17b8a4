//! The pieces as pictures: rasterised at the very size they are shown at, kept in one texture, and found again by what they look like.

mod art;
mod atlas;
mod glyph;
mod small;

use std::hash::{Hash, Hasher};

use egui::{Color32, ColorImage, Context, Id, Image, Painter, Rect, TextureHandle, TextureOptions, vec2};
use nestmate_core::variant::{Base, Kind, KindId, Look, Side, Variant};
use rustc_hash::{FxHashMap, FxHasher};

use super::board::BoardTheme;
pub use crate::storage::PieceSet;
use crate::ui::frame::widgets::float;

pub(crate) use atlas::Sprite;
pub(in crate::ui) use small::MASK;

/// How long a size must stay the same before sprites of it are made, in seconds. Until then, those of the old size are scaled.
const SETTLE: f64 = 0.12;

/// Of how many sizes sprites are kept: the whole board's, and those of two games inside.
const SIZES: usize = 3;

/// The side of a piece's square, in points, below which it is drawn with less: that on a cell of 75 points, since the lines of the large
/// drawing make Black light below. Not pixels, since a finer screen does not make it larger to the eye.
const SMALL: f32 = 72.0;

impl PieceSet {
    pub const ALL: [Self; 4] = [Self::Figurines, Self::Plain, Self::Characters, Self::Glyphs];

    /// The set that a game's pieces are shown in if this one is chosen: itself if it has a picture of every piece of the game.
    pub(crate) fn in_game(self, variant: &Variant) -> Self {
        let base = |kind| variant.layers.iter().find(|layer| layer.pieces.contains(kind)).map(|layer| layer.base);
        let bases = || variant.layers.iter().map(|layer| layer.base).next();
        let drawn = |kind| {
            let base = base(kind).or_else(bases).unwrap_or(Base::Free);
            Side::BOTH.into_iter().all(|side| art::in_set(self, &variant.kind(kind).image, side, base).is_some())
        };
        match self {
            Self::Figurines | Self::Glyphs => self,
            Self::Plain | Self::Characters if variant.kind_ids().all(drawn) => self,
            Self::Plain | Self::Characters => Self::Figurines,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pose {
    pub(crate) side: Side,
    pub(crate) base: Base,
    pub(crate) down: bool,
    /// Whether it cannot move for want of its semi-royal.
    pub(crate) frozen: bool,
    pub(crate) silhouette: bool,
}

/// How a board's pieces are drawn: their diagrams as its cells lie, from which set, with how much in them, and whether in red.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Manner {
    look: Look,
    set: PieceSet,
    small: bool,
    red: bool,
}

impl Manner {
    fn of(variant: &Variant, side: Side, set: PieceSet, small: bool) -> Self {
        Self { look: slant(variant), set, small, red: BoardTheme::is_red(variant, side) }
    }
}

impl Pose {
    /// A piece as it is shown off the board: White facing up, Black down.
    pub(crate) fn of(side: Side, base: Base) -> Self {
        Self { side, base, down: side == Side::Black, frozen: false, silhouette: false }
    }
}

#[derive(Default)]
pub(crate) struct Pieces {
    atlas: atlas::Atlas,
    sprites: FxHashMap<u64, Sprite>,
    theme: Option<BoardTheme>,
    sets: Vec<(String, PieceSet)>,
    /// The size of the board's pieces, in pixels.
    size: u32,
    /// The sizes that there are sprites of: those of the whole board and of the folded ones are asked for in turns.
    sizes: Vec<u32>,
    /// The size that they should have, and since when, in seconds.
    wanted: (u32, f64),
    /// The SVG of every sprite, where a drawing is wanted instead of pixels.
    pub(in crate::ui) drawn: Option<Vec<(Sprite, String)>>,
}

impl Pieces {
    /// The size at which to ask for the board's pieces, in pixels, given the size that they are shown at: the same once that has settled.
    pub(crate) fn settle(&mut self, ctx: &Context, wanted: u32) -> u32 {
        let now = ctx.input(|input| input.time);
        if self.size == 0 {
            self.size = wanted;
        }
        if wanted != self.wanted.0 {
            self.wanted = (wanted, now);
        }
        if wanted != self.size {
            if now - self.wanted.1 >= SETTLE {
                self.keep(wanted);
                self.size = wanted;
            } else {
                ctx.request_repaint_after_secs(0.05);
            }
        }
        self.size
    }

    /// Keeps sprites of this size beside those of a few others, so that a board that folds to and fro does not paint them again.
    fn keep(&mut self, size: u32) {
        if !self.sizes.contains(&self.size) {
            self.sizes.push(self.size);
        }
        if !self.sizes.contains(&size) {
            if self.sizes.len() >= SIZES {
                self.forget();
            }
            self.sizes.push(size);
        }
    }

    /// The sprite of a piece, `px` pixels square.
    pub(crate) fn sprite(&mut self, ctx: &Context, variant: &Variant, kind: &Kind, pose: Pose, px: u32, theme: &BoardTheme) -> Sprite {
        if self.theme.as_ref() != Some(theme) {
            self.forget();
            self.theme = Some(*theme);
        }
        #[expect(clippy::cast_precision_loss, reason = "at most 1024")]
        let small = (px as f32) * art::share(kind.size) < SMALL * ctx.pixels_per_point();
        let manner = Manner::of(variant, pose.side, self.set(variant, theme), small);
        let key = key(kind, pose, px, manner);
        self.known(ctx, key, || art::paint(kind, pose, manner, px, theme), || art::svg(kind, pose, manner, theme))
    }

    /// The sprite of this key, which is painted when it is asked for first.
    fn known(&mut self, ctx: &Context, key: u64, paint: impl FnOnce() -> ColorImage, svg: impl FnOnce() -> String) -> Sprite {
        *self.sprites.entry(key).or_insert_with(|| {
            let sprite = self.atlas.insert(ctx, paint());
            if let Some(drawn) = &mut self.drawn {
                drawn.push((sprite, svg()));
            }
            sprite
        })
    }

    fn set(&mut self, variant: &Variant, theme: &BoardTheme) -> PieceSet {
        if let Some((_, set)) = self.sets.iter().find(|(game, _)| *game == variant.id) {
            return *set;
        }
        let set = theme.set.in_game(variant);
        self.sets.push((variant.id.clone(), set));
        set
    }

    /// The diagram of a piece's moves, `px` pixels square.
    pub(crate) fn diagram(&mut self, ctx: &Context, variant: &Variant, kind: &Kind, down: bool, px: u32) -> Sprite {
        let look = slant(variant);
        let mut hasher = FxHasher::default();
        let manner = Manner { look, set: PieceSet::Glyphs, small: false, red: false };
        ("diagram", key(kind, Pose { down, ..Pose::of(Side::White, Base::Free) }, px, manner)).hash(&mut hasher);
        self.known(ctx, hasher.finish(), || art::diagram(kind, down, look, px), || art::diagram_svg(kind, down, look))
    }

    pub(crate) fn paint(&mut self, painter: &Painter, variant: &Variant, kind: &Kind, pose: Pose, square: Rect, theme: &BoardTheme) {
        self.tinted(painter, variant, kind, pose, square, (theme, Color32::WHITE));
    }

    /// Paints a piece with all its colours multiplied by one.
    pub(crate) fn tinted(
        &mut self,
        painter: &Painter,
        variant: &Variant,
        kind: &Kind,
        pose: Pose,
        square: Rect,
        (theme, tint): (&BoardTheme, Color32),
    ) {
        let scale = painter.pixels_per_point();
        let px = to_pixels(square.width(), scale);
        let sprite = self.sprite(painter.ctx(), variant, kind, pose, px, theme);
        let rect = snapped(square.center(), px, scale);
        sprite.paint(painter, rect, tint);
    }

    fn forget(&mut self) {
        self.atlas.clear();
        self.sprites.clear();
        self.sets.clear();
        self.sizes.clear();
    }
}

/// A length in whole pixels, at least one and at most what a texture takes comfortably.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped")]
pub(super) fn to_pixels(points: f32, scale: f32) -> u32 {
    (points * scale).round().clamp(1.0, 1024.0) as u32
}

/// The square of `px` pixels around a point, in points, moved so that its pixels are those of the screen.
#[expect(clippy::cast_precision_loss, reason = "at most 1024")]
pub(super) fn snapped(center: egui::Pos2, px: u32, scale: f32) -> Rect {
    let half = px as f32 / 2.0;
    let corner = |at: f32| (at * scale - half).round() / scale;
    Rect::from_min_size(egui::pos2(corner(center.x), corner(center.y)), egui::Vec2::splat(px as f32 / scale))
}

/// How a board lies, as far as diagrams of moves differ.
fn slant(variant: &Variant) -> Look {
    match variant.board.look {
        look @ (Look::Diamond | Look::Hexagons) => look,
        Look::Squares | Look::Corners | Look::Crossings => Look::Squares,
    }
}

/// What tells one sprite from another: the picture's name, and the steps that the diagram of a piece without one is drawn from.
fn key(kind: &Kind, pose: Pose, px: u32, manner: Manner) -> u64 {
    let mut hasher = FxHasher::default();
    (&kind.image, kind.size, kind.letter, kind.turned, kind.royal, kind.semi_royal, px, manner).hash(&mut hasher);
    (pose.side, pose.base as u8, pose.down, pose.frozen, pose.silhouette).hash(&mut hasher);
    kind.steps().for_each(|step| step.hash(&mut hasher));
    hasher.finish()
}

pub(crate) fn svg(variant: &Variant, kind: KindId, pose: Pose, theme: &BoardTheme) -> String {
    let manner = Manner::of(variant, pose.side, theme.set.in_game(variant), false);
    art::svg(variant.kind(kind), pose, manner, theme)
}

pub(crate) fn picture_exists(name: &str) -> bool {
    art::picture(name).is_some()
}

pub(in crate::ui) fn picture_names() -> impl Iterator<Item = &'static str> {
    art::names()
}

pub fn has_picture(kind: &Kind) -> bool {
    art::picture(&kind.image).is_some()
}

/// The side of the pictures by which sets and pieces are chosen, in points.
const SIDE: f32 = 34.0;

/// Three pieces of a set in a row; `kinds` are those whose diagrams are shown.
pub(in crate::ui) fn sample(ctx: &Context, set: PieceSet, kinds: &[&Kind], theme: &BoardTheme) -> Image<'static> {
    use {Base::Disc, Base::Free, Base::Tile, Side::Black, Side::White};
    let px = to_pixels(SIDE, ctx.pixels_per_point());
    let names: Vec<&str> = kinds.iter().map(|kind| kind.name.as_str()).collect();
    let pictures = |names: [(&str, Side, Base); 3]| names.map(|name| pictured(name, set, px, theme)).to_vec();
    row(ctx, Id::unique("sample of a set").with((set, px, theme.pieces, names)), (3, px), || match set {
        PieceSet::Figurines => pictures([("king", White, Free), ("knight", Black, Free), ("soldier", White, Tile)]),
        PieceSet::Plain => pictures([("king", White, Free), ("knight", Black, Free), ("pawn", White, Free)]),
        PieceSet::Characters => pictures([("rook", White, Tile), ("soldier", White, Tile), ("horse", Black, Disc)]),
        PieceSet::Glyphs => kinds.iter().take(3).map(|kind| art::diagram(kind, false, Look::Squares, px)).collect(),
    })
}

pub(in crate::ui) fn picture_sample(ctx: &Context, name: &str, theme: &BoardTheme) -> Image<'static> {
    let px = to_pixels(SIDE, ctx.pixels_per_point());
    let id = Id::unique("sample of a picture").with((name, px, theme.pieces));
    row(ctx, id, (1, px), || vec![pictured((name, Side::White, Base::Free), PieceSet::Figurines, px, theme)])
}

/// A piece of a set as it is on small cells, by the name of its picture.
fn pictured((name, side, base): (&str, Side, Base), set: PieceSet, px: u32, theme: &BoardTheme) -> ColorImage {
    let kind = Kind { image: name.to_owned(), ..Kind::default() };
    let manner = Manner { look: Look::Squares, set, small: true, red: false };
    art::paint(&kind, Pose { down: false, ..Pose::of(side, base) }, manner, px, theme)
}

/// Pictures of `px` pixels square side by side, painted when they are asked for first.
fn row(ctx: &Context, id: Id, (count, px): (usize, u32), paint: impl FnOnce() -> Vec<ColorImage>) -> Image<'static> {
    let known = ctx.data(|data| data.get_temp::<TextureHandle>(id));
    let handle = known.unwrap_or_else(|| {
        let side = px as usize;
        let mut row = ColorImage::filled([count * side, side], Color32::TRANSPARENT);
        for (at, picture) in paint().iter().enumerate() {
            for (y, line) in picture.pixels.chunks(side).enumerate() {
                let begin = (y * count + at) * side;
                row.pixels[begin..begin + side].copy_from_slice(line);
            }
        }
        let made = ctx.load_texture("sample", row, TextureOptions::LINEAR);
        ctx.data_mut(|data| data.insert_temp(id, made.clone()));
        made
    });
    Image::new((handle.id(), vec2(float(count) * SIDE, SIDE)))
}

#[cfg(test)]
mod tests;
