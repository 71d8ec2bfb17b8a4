//! The board's colours, as plain data.

use egui::Color32;

/// The colours of one side's men.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ManColours {
    /// Body of the figure.
    pub body: Color32,
    /// Outlines and features.
    pub ink: Color32,
    /// Shaded parts.
    pub accent: Color32,
    /// Face of the tile or disc below.
    pub base: Color32,
    /// Edge of the tile or disc.
    pub base_accent: Color32,
}

/// Every colour of the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardTheme {
    /// Whether light shapes stand on a dark ground.
    pub dark: bool,
    /// Around the board.
    pub ground: Color32,
    /// A cell of no lattice, and of one that is hidden.
    pub blank: Color32,
    /// Lines between cells; translucent.
    pub line: Color32,
    /// The board's own edge.
    pub frame: Color32,
    /// File letters and rank numbers.
    pub text: Color32,
    /// White's and Black's men.
    pub men: [ManColours; 2],
    /// Ink and tile edge of turned-over men, by side.
    pub turned: [Color32; 2],
    /// Frozen men: body, ink and accent, by side.
    pub frozen: [ManColours; 2],
    /// The cells of the last move.
    pub last: Color32,
    /// The cell of the man picked up.
    pub picked: Color32,
    /// Where the user's man can go.
    pub own_target: Color32,
    /// Where a man can go that is only looked at.
    pub other_target: Color32,
    /// Around a King in check.
    pub check: Color32,
    /// The cell under the pointer.
    pub hover: Color32,
    /// The keyboard's cell: the line, and the line's own outline.
    pub cursor: [Color32; 2],
    /// Arrows.
    pub arrow: Color32,
    /// The chooser's ground and text.
    pub panel: [Color32; 2],
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const WHITE_MEN: ManColours =
    ManColours { body: rgb(0xfffaec), ink: rgb(0x1d1a17), accent: rgb(0xd9b884), base: rgb(0xf3e3bd), base_accent: rgb(0xc79f63) };

const BLACK_MEN: ManColours =
    ManColours { body: rgb(0x2b2930), ink: rgb(0xf4eddc), accent: rgb(0x77718c), base: rgb(0x45424e), base_accent: rgb(0x23212a) };

const FROZEN_WHITE: ManColours =
    ManColours { body: rgb(0xeef6fb), ink: rgb(0x5d7f99), accent: rgb(0xbcd6e6), base: rgb(0xdcebf4), base_accent: rgb(0x9fc0d6) };

const FROZEN_BLACK: ManColours =
    ManColours { body: rgb(0x54687a), ink: rgb(0xcfe4f2), accent: rgb(0x7f9bb1), base: rgb(0x62788b), base_accent: rgb(0x46596a) };

impl BoardTheme {
    /// Ink on paper.
    #[must_use]
    pub fn light() -> Self {
        Self {
            dark: false,
            ground: rgb(0xf3f1ec),
            blank: rgb(0xe6e6e6),
            line: Color32::from_rgba_premultiplied(20, 17, 12, 56),
            frame: rgb(0x8b8272),
            text: rgb(0x6a6458),
            men: [WHITE_MEN, BLACK_MEN],
            turned: [rgb(0xb3261e), rgb(0xff9a8a)],
            frozen: [FROZEN_WHITE, FROZEN_BLACK],
            last: rgb(0xc9d35a),
            picked: rgb(0x2f8f6b),
            own_target: rgb(0x1f7a58),
            other_target: rgb(0x6a4fb3),
            check: rgb(0xe0301e),
            hover: rgb(0x3b3a36),
            cursor: [rgb(0x1b5fc1), rgb(0xffffff)],
            arrow: rgb(0x1668a8),
            panel: [rgb(0xfdfcf9), rgb(0x24221e)],
        }
    }

    /// Paper in the evening.
    #[must_use]
    pub fn dark() -> Self {
        Self {
            dark: true,
            ground: rgb(0x1f2023),
            blank: rgb(0x27292d),
            line: Color32::from_rgba_premultiplied(0, 0, 0, 90),
            frame: rgb(0x0f1012),
            text: rgb(0xa9a69e),
            last: rgb(0xa3a83a),
            picked: rgb(0x3fb288),
            own_target: rgb(0x66e0b0),
            other_target: rgb(0xc3b0ff),
            check: rgb(0xff4a36),
            hover: rgb(0xf4f1e8),
            cursor: [rgb(0x8fc1ff), rgb(0x0b1a2e)],
            arrow: rgb(0x6bb7f0),
            panel: [rgb(0x2a2c30), rgb(0xece9e1)],
            ..Self::light()
        }
    }

    /// The colour of a lattice's cells, from its tint for the light theme: the same hue at a dusk's brightness in the dark one.
    #[must_use]
    pub fn tint(&self, tint: [u8; 3]) -> Color32 {
        let tint = Color32::from_rgb(tint[0], tint[1], tint[2]);
        if self.dark { dusk(tint) } else { tint }
    }

    /// A colour at part of its strength, for laying over another.
    #[must_use]
    pub fn sheer(color: Color32, strength: f32) -> Color32 {
        color.gamma_multiply(strength)
    }
}

/// A light colour's counterpart for the dark theme: much darker, with more contrast and its hue kept strong.
fn dusk(light: Color32) -> Color32 {
    let [r, g, b, _] = light.to_array().map(|part| f32::from(part) / 255.0);
    let grey = (r + g + b) / 3.0;
    let dark = 0.46 * grey.powf(1.6);
    // Light warm greys look dirty in the dark, so everything leans a little to blue.
    let part = |part: f32, lean: f32| ((dark * (1.0 + 1.1 * (part - grey)) + lean) * 255.0).clamp(0.0, 255.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped")]
    let part = |value: f32, lean: f32| part(value, lean) as u8;
    Color32::from_rgb(part(r, -0.02), part(g, -0.015), part(b, 0.01))
}

impl Default for BoardTheme {
    fn default() -> Self {
        Self::light()
    }
}
