//! The boards that can be chosen: each a name and colours, for a light and for a dark window.
#![expect(clippy::unreadable_literal, reason = "colours are written as everywhere: rrggbb")]

use egui::Color32;
use nestmate_text::words::{TextKey, key};

use super::theme::{BoardTheme, PieceColours, rgb};

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
pub const STRONGEST: BoardChoice = BoardChoice { id: "contrast", name: key!("looks-contrast"), colours: contrast };

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
fn contrast(dark: bool) -> BoardTheme {
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
