//! The pieces as pictures: rasterised at the very size they are shown at, kept in one texture, and found again by what they look like.

mod art;
mod atlas;
mod glyph;
mod samples;
mod small;

use std::hash::{Hash, Hasher};

use egui::{Color32, Context, Painter, Rect};
use nestmate_core::variant::{Base, Kind, KindId, Look, Side, Variant};
use rustc_hash::{FxHashMap, FxHasher};

use super::board::BoardTheme;
pub use crate::storage::PieceSet;

pub(crate) use atlas::Sprite;
pub(in crate::ui) use samples::{picture_sample, sample};
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
    drawn: Option<Vec<(Sprite, String)>>,
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
        if let Some(sprite) = self.sprites.get(&key) {
            return *sprite;
        }
        let sprite = self.atlas.insert(ctx, art::paint(kind, pose, manner, px, theme));
        if let Some(drawn) = &mut self.drawn {
            drawn.push((sprite, art::svg(kind, pose, manner, theme)));
        }
        self.sprites.insert(key, sprite);
        sprite
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
        let key = hasher.finish();
        if let Some(sprite) = self.sprites.get(&key) {
            return *sprite;
        }
        let sprite = self.atlas.insert(ctx, art::diagram(kind, down, look, px));
        if let Some(drawn) = &mut self.drawn {
            drawn.push((sprite, art::diagram_svg(kind, down, look)));
        }
        self.sprites.insert(key, sprite);
        sprite
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

    pub(crate) fn draw(&mut self) {
        self.drawn = Some(Vec::new());
    }

    pub(crate) fn drawn(&self) -> &[(Sprite, String)] {
        self.drawn.as_deref().unwrap_or_default()
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

#[cfg(test)]
mod tests;
