//! The board's colours, as plain data, and the boards that can be chosen: each a name and colours, for a light and for a dark window.
#![expect(clippy::unreadable_literal, reason = "colours are written as everywhere: rrggbb")]

use egui::{Color32, Rgba};
use nestmate_core::notation::Styles;
use nestmate_core::variant::{Side, Variant};
use nestmate_text::words::{TextKey, key};

use crate::ui::pieces::PieceSet;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PieceColours {
    pub body: Color32,
    pub ink: Color32,
    pub accent: Color32,
    pub base: Color32,
    pub base_accent: Color32,
}

/// Whatever is shown on a board takes one of six colours, each with one meaning, besides those of cells and pieces: `last`, `own`, `other`,
/// `danger`, `advice` and `hover`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardTheme {
    pub dark: bool,
    pub ground: Color32,
    pub blank: Color32,
    /// Lines between cells; translucent.
    pub line: Color32,
    pub frame: Color32,
    pub text: Color32,
    pub pieces: [PieceColours; 2],
    pub turned: [Color32; 2],
    /// Frozen pieces: body, ink and accent, by side.
    pub frozen: [PieceColours; 2],
    pub last: Color32,
    /// What is yours to do: the piece picked up, where it can go, the keyboard's cell.
    pub own: Color32,
    /// Where a piece can go that is only looked at.
    pub other: Color32,
    /// Check, and what threatens.
    pub danger: Color32,
    /// What the engine or the teacher points at.
    pub advice: Color32,
    pub hover: Color32,
    /// What goes around a mark, so that it is seen on a cell of its own hue.
    pub halo: Color32,
    pub panel: [Color32; 2],
    /// What the lattices' hues are mixed with, and how much of it.
    pub wash: (Color32, f32),
    /// How strong the hues of the tints are; 1 as the definition has them.
    pub vivid: f32,
    /// How bright the palest lattice is, as [`contrast`] measures it, and how many times as bright as the deepest.
    pub levels: (f32, f32),
    /// Whether cells also say by a sign, without any colour, which lattice they are of.
    pub signs: bool,
    pub set: PieceSet,
    pub styles: Styles,
}

impl PieceColours {
    const fn of([body, ink, accent, base, base_accent]: [u32; 5]) -> Self {
        Self { body: rgb(body), ink: rgb(ink), accent: rgb(accent), base: rgb(base), base_accent: rgb(base_accent) }
    }
}

pub(in crate::ui) const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

const WHITE_PIECES: PieceColours = PieceColours::of([0xfffaec, 0x1d1a17, 0xd9b884, 0xf3e3bd, 0xc79f63]);
const BLACK_PIECES: PieceColours = PieceColours::of([0x2b2930, 0xf4eddc, 0x77718c, 0x45424e, 0x23212a]);
const FROZEN_WHITE: PieceColours = PieceColours::of([0xeef6fb, 0x5d7f99, 0xbcd6e6, 0xdcebf4, 0x9fc0d6]);
const FROZEN_BLACK: PieceColours = PieceColours::of([0x54687a, 0xcfe4f2, 0x7f9bb1, 0x62788b, 0x46596a]);

/// How light a tint is that is painted in the palest colour, and how much darker one in the deepest.
const PALEST: f32 = 0.955;
const RANGE: f32 = 0.21;

/// How much darker than they are cold tints count, so that lattices are told apart without their hues too.
const COLD: f32 = 0.06;

/// How deep a lattice is whose squares alternate with paler ones; those of a paler lattice alternate with deeper ones.
const MIDDLE: f32 = 0.45;

/// What [`contrast`] adds to a brightness: even black sends back some light of the room.
const GLARE: f32 = 0.05;

/// White's pieces in the dark theme: their lines have to do on cells of middling brightness.
const EVENING_WHITE: PieceColours = PieceColours { ink: rgb(0x0c0b10), ..WHITE_PIECES };

/// Black's pieces in the dark theme: darker than every lattice, with lines that do not outshine White's pieces.
const EVENING_BLACK: PieceColours = PieceColours::of([0x0c0b10, 0xfcf4e4, 0x4c465c, 0x1e1c24, 0x0c0b10]);

/// How pale the cells of a dimmed lattice are.
const PALE: f32 = 0.65;

/// How much of its light and how much of its cover White's dimmed piece has, and Black's: on a light board, and on a dark one. There
/// Black's covers more than it shines, so that it is a shadow and not one more faint outline.
const FAINT: [[(f32, f32); 2]; 2] = [[(0.42, 0.42), (0.34, 0.34)], [(0.4, 0.4), (0.23, 0.6)]];

/// What people call a side whose pieces are red.
const RED: &str = "red";

/// The lines of such pieces: on the pale bodies of the side that begins, and on the dark ones of the other.
const RED_LINES: [Color32; 2] = [rgb(0xa8101c), rgb(0xff9a8c)];

/// How far what they stand on is on its way to their lines.
const RUDDY: f32 = 0.4;

impl BoardTheme {
    /// The colours of a side's pieces: with red lines where the side is called so, and bodies as light or dark as any.
    pub fn side(&self, variant: &Variant, side: Side) -> PieceColours {
        self.coloured(side, Self::is_red(variant, side))
    }

    /// The colour of a spot that stands for a side or for one of its pieces.
    pub fn spot(&self, variant: &Variant, side: Side) -> Color32 {
        let colours = self.side(variant, side);
        if Self::is_red(variant, side) { colours.ink } else { colours.body }
    }

    pub fn is_red(variant: &Variant, side: Side) -> bool {
        variant.side_name(side).eq_ignore_ascii_case(RED)
    }

    pub fn coloured(&self, side: Side, red: bool) -> PieceColours {
        let (plain, ink) = (self.pieces[side.index()], RED_LINES[side.index()]);
        let ruddy = |color: Color32| color.lerp_to_gamma(ink, RUDDY);
        if red { PieceColours { ink, accent: ruddy(plain.accent), base_accent: ruddy(plain.base_accent), ..plain } } else { plain }
    }

    pub fn light() -> Self {
        Self {
            dark: false,
            ground: rgb(0xf3f1ec),
            blank: rgb(0xe6e6e6),
            line: Color32::from_rgba_premultiplied(20, 17, 12, 56),
            frame: rgb(0x8b8272),
            text: rgb(0x6a6458),
            pieces: [WHITE_PIECES, BLACK_PIECES],
            turned: [rgb(0x9a3e00), rgb(0xffb86b)],
            frozen: [FROZEN_WHITE, FROZEN_BLACK],
            last: rgb(0xf0e442),
            own: rgb(0x004f8a),
            other: rgb(0x8a2f6b),
            danger: rgb(0xb81f1a),
            advice: rgb(0xb35f00),
            hover: rgb(0x3b3a36),
            halo: rgb(0xffffff),
            panel: [rgb(0xfdfcf9), rgb(0x24221e)],
            wash: (Color32::WHITE, 0.0),
            vivid: 1.0,
            levels: (0.93, 2.32),
            signs: false,
            set: PieceSet::Figurines,
            styles: Styles::default(),
        }
    }

    pub fn dark() -> Self {
        Self {
            dark: true,
            ground: rgb(0x1f2023),
            blank: rgb(0x27292d),
            line: Color32::from_rgba_premultiplied(0, 0, 0, 90),
            pieces: [EVENING_WHITE, EVENING_BLACK],
            frame: rgb(0x0f1012),
            text: rgb(0xa9a69e),
            last: rgb(0xf0e442),
            own: rgb(0x8fd0ff),
            other: rgb(0xffb8dd),
            danger: rgb(0xff9486),
            advice: rgb(0xffbe45),
            hover: rgb(0xf4f1e8),
            halo: rgb(0x0b1a2e),
            panel: [rgb(0x2a2c30), rgb(0xece9e1)],
            vivid: 1.3,
            levels: (0.27, 2.32),
            ..Self::light()
        }
    }

    /// The colour of a lattice's cells, from its tint: its hue at one of the brightnesses of this board. Cream, tan and blue, which lattices of
    /// one game have, are equally many times as bright as the next.
    pub fn tint(&self, tint: [u8; 3]) -> Color32 {
        let tint = Color32::from_rgb(tint[0], tint[1], tint[2]);
        self.at_depth(tint, depth(tint))
    }

    /// The colours of a lattice's squares where they alternate without a lattice for each: pale and deep. Neither is as bright as a lattice
    /// of another hue.
    pub fn squares(&self, tint: [u8; 3]) -> [Color32; 2] {
        let tint = Color32::from_rgb(tint[0], tint[1], tint[2]);
        let depth = depth(tint);
        let [pale, deep] = if depth >= MIDDLE { [0.0, depth] } else { [depth, depth + 0.5] };
        [self.at_depth(tint, pale), self.at_depth(tint, deep)]
    }

    fn at_depth(&self, tint: Color32, depth: f32) -> Color32 {
        let ((wash, share), (palest, range)) = (self.wash, self.levels);
        let mixed = Rgba::from(tint) * (1.0 - share) + Rgba::from(wash) * share;
        let wanted = palest * range.powf(-depth) - GLARE;
        let grey = brightness(mixed);
        let parts = [mixed.r(), mixed.g(), mixed.b()].map(|part| (grey + (part - grey) * self.vivid) * wanted / grey.max(f32::EPSILON));
        // A light that the screen does not have is mixed with white.
        let most = parts.into_iter().fold(0.0, f32::max);
        let over = if most > 1.0 { (most - 1.0) / (most - wanted) } else { 0.0 };
        let [red, green, blue] = parts.map(|part| (part + (wanted - part) * over).clamp(0.0, 1.0));
        Rgba::from_rgb(red, green, blue).into()
    }

    pub fn pale(&self, cell: Color32) -> Color32 {
        cell.lerp_to_gamma(self.blank, PALE)
    }

    pub fn faint(&self, side: Side) -> Color32 {
        let (light, cover) = FAINT[usize::from(self.dark)][side.index()];
        let part = BoardTheme::sheer(Color32::WHITE, light).r();
        Color32::from_rgba_premultiplied(part, part, part, BoardTheme::sheer(Color32::WHITE, cover).a())
    }

    /// `halo` around a mark that lies under pieces.
    pub fn ring(&self) -> Color32 {
        Self::sheer(self.halo, 0.7)
    }

    /// A strength that is worked out from the time may lie a hair beside the range.
    pub fn sheer(color: Color32, strength: f32) -> Color32 {
        color.gamma_multiply(strength.clamp(0.0, 1.0))
    }
}

impl Default for BoardTheme {
    fn default() -> Self {
        Self::light()
    }
}

/// How many times as bright as the other the brighter of two colours is, 1 to 21, as the Web Content Accessibility Guidelines have it.
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let [one, other] = [one, other].map(|color| brightness(color.into()) + GLARE);
    one.max(other) / one.min(other)
}

fn brightness(color: Rgba) -> f32 {
    0.2126 * color.r() + 0.7152 * color.g() + 0.0722 * color.b()
}

/// How deep in colour a tint is, from 0 to 1, measured in Oklab (by Björn Ottosson), in which equal steps look equal.
fn depth(tint: Color32) -> f32 {
    let linear = Rgba::from(tint);
    let cones = mixed(TO_CONES, [linear.r(), linear.g(), linear.b()]).map(f32::cbrt);
    let [light, yellow] = mixed(FROM_ROOTS, cones);
    let cold = (-yellow / 0.04).clamp(0.0, 1.0);
    ((PALEST - light + COLD * cold) / RANGE).clamp(0.0, 1.0)
}

/// What the eye's three kinds of cones get of red, green and blue light.
const TO_CONES: [[f32; 3]; 3] =
    [[0.412_221_46, 0.536_332_55, 0.051_445_995], [0.211_903_5, 0.680_699_5, 0.107_396_96], [0.088_302_46, 0.281_718_85, 0.629_978_7]];

/// How light a colour is, and how yellow rather than blue, from the cube roots of that.
const FROM_ROOTS: [[f32; 3]; 2] = [[0.210_454_26, 0.793_617_8, -0.004_072_047], [0.025_904_037, 0.782_771_77, -0.808_675_77]];

fn mixed<const N: usize>(mixture: [[f32; 3]; N], parts: [f32; 3]) -> [f32; N] {
    mixture.map(|row| row.iter().zip(parts).map(|(weight, part)| weight * part).sum())
}

#[derive(Clone, Copy, Debug)]
pub struct BoardChoice {
    pub id: &'static str,
    pub name: TextKey,
    colours: fn(bool) -> BoardTheme,
}

impl BoardChoice {
    pub fn theme(&self, dark: bool) -> BoardTheme {
        (self.colours)(dark)
    }
}

/// Every board that can be chosen, the usual one first.
pub const BOARDS: [BoardChoice; 4] = [
    BoardChoice { id: "paper", name: key!("looks-board-paper"), colours: paper },
    BoardChoice { id: "walnut", name: key!("looks-board-walnut"), colours: walnut },
    BoardChoice { id: "slate", name: key!("looks-board-slate"), colours: slate },
    BoardChoice { id: "meadow", name: key!("looks-board-meadow"), colours: meadow },
];

/// The board with the most contrast there is. It comes with the high contrast of the whole window.
pub const STRONGEST: BoardChoice = BoardChoice { id: "contrast", name: key!("looks-contrast"), colours: strongest };

/// The board of this id; the usual one if there is none.
pub fn board_choice(id: &str) -> &'static BoardChoice {
    BOARDS.iter().find(|board| board.id == id).unwrap_or(&BOARDS[0])
}

fn paper(dark: bool) -> BoardTheme {
    if dark { BoardTheme::dark() } else { BoardTheme::light() }
}

/// A board of one hue: the ground, the blank cells, the frame and the letters of the light one, the ground of the dark one, and the wash
/// of both.
fn hued(dark: bool, light: [u32; 4], deep: u32, washes: [(u32, f32); 2]) -> BoardTheme {
    let ([ground, blank, frame, text], (wash, share)) = (light.map(rgb), washes[usize::from(dark)]);
    let base = BoardTheme { wash: (rgb(wash), share), ..paper(dark) };
    if dark { BoardTheme { ground: rgb(deep), ..base } } else { BoardTheme { ground, blank, frame, text, ..base } }
}

fn walnut(dark: bool) -> BoardTheme {
    let base = hued(dark, [0xefe7db, 0xe4d8c6, 0x6d4a2c, 0x624c38], 0x1d1916, [(0xc89a66, 0.35), (0x5a381e, 0.4)]);
    if dark { BoardTheme { frame: rgb(0x0d0a08), ..base } } else { BoardTheme { levels: (0.88, 2.32), ..base } }
}

fn slate(dark: bool) -> BoardTheme {
    let base = hued(dark, [0xeaeef1, 0xdce1e6, 0x5c6976, 0x505d69], 0x181c21, [(0xb6c4d0, 0.3), (0x364250, 0.3)]);
    BoardTheme { vivid: 0.8, ..base }
}

fn meadow(dark: bool) -> BoardTheme {
    hued(dark, [0xecf1e8, 0xe2e9dc, 0x5a7152, 0x50624a], 0x171d18, [(0xb4d0a0, 0.35), (0x2c4a34, 0.4)])
}

const BLACK: Color32 = Color32::BLACK;
const WHITE: Color32 = Color32::WHITE;

/// Black on white and white on black; lattices far apart in brightness, and with signs.
fn strongest(dark: bool) -> BoardTheme {
    let white = PieceColours { body: WHITE, ink: BLACK, accent: rgb(0xc8c8c8), base: WHITE, base_accent: rgb(0xb0b0b0) };
    let black = PieceColours { body: BLACK, ink: WHITE, accent: rgb(0x505050), base: BLACK, base_accent: rgb(0x383838) };
    let base = paper(dark);
    let base = BoardTheme { pieces: [white, black], turned: [rgb(0x8a0000), rgb(0xffd060)], signs: true, ..base };
    if dark {
        BoardTheme {
            ground: BLACK,
            blank: rgb(0x101010),
            line: Color32::from_rgba_premultiplied(120, 120, 120, 160),
            frame: WHITE,
            text: WHITE,
            vivid: 1.3,
            levels: (0.25, 4.2),
            panel: [BLACK, WHITE],
            own: rgb(0xb6e4ff),
            other: rgb(0xffd9ee),
            danger: rgb(0xffd878),
            advice: rgb(0xb8f5b0),
            last: rgb(0x9a8f00),
            ..base
        }
    } else {
        BoardTheme {
            ground: WHITE,
            blank: rgb(0xf6f6f6),
            line: Color32::from_rgba_premultiplied(0, 0, 0, 150),
            frame: BLACK,
            text: BLACK,
            vivid: 1.2,
            levels: (1.05, 4.2),
            panel: [WHITE, BLACK],
            own: rgb(0x002f60),
            other: rgb(0x5e0f44),
            danger: rgb(0x60061c),
            advice: rgb(0x4a2600),
            ..base
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_measured_as_the_guidelines_have_it() {
        let grey = Color32::from_gray(0x77);
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 1e-3 && (contrast(grey, Color32::WHITE) - 4.48).abs() < 0.01);
    }

    #[test]
    fn lattices_keep_their_hues() {
        for theme in [BoardTheme::light(), BoardTheme::dark()] {
            let [tan, blue] = [[0xe8, 0xc9, 0x8f], [0xa9, 0xc3, 0xdc]].map(|tint| theme.tint(tint));
            assert!(tan.r() > tan.b() && blue.b() > blue.r(), "{tan:?} {blue:?}");
        }
    }
}
