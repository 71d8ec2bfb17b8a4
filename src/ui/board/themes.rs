//! The boards that can be chosen: each a name and colours, for a light and for a dark window.

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

/// Every board, the usual one first.
pub const BOARDS: [BoardChoice; 6] = [
    BoardChoice { id: "paper", name: key!("looks-board-paper"), colours: paper },
    BoardChoice { id: "walnut", name: key!("looks-board-walnut"), colours: walnut },
    BoardChoice { id: "slate", name: key!("looks-board-slate"), colours: slate },
    BoardChoice { id: "meadow", name: key!("looks-board-meadow"), colours: meadow },
    BoardChoice { id: "safe", name: key!("looks-board-safe-colours"), colours: safe },
    BoardChoice { id: "contrast", name: key!("looks-board-high-contrast"), colours: contrast },
];

/// The board of this id; the usual one if there is none.
pub fn board_choice(id: &str) -> &'static BoardChoice {
    BOARDS.iter().find(|board| board.id == id).unwrap_or(&BOARDS[0])
}

/// The board with the most contrast there is.
pub fn strongest() -> &'static BoardChoice {
    board_choice("contrast")
}

fn paper(dark: bool) -> BoardTheme {
    if dark { BoardTheme::dark() } else { BoardTheme::light() }
}

fn walnut(dark: bool) -> BoardTheme {
    let base = paper(dark);
    if dark {
        BoardTheme { ground: rgb(0x1d, 0x19, 0x16), frame: rgb(0x0d, 0x0a, 0x08), wash: (rgb(0x5a, 0x38, 0x1e), 0.25), ..base }
    } else {
        BoardTheme {
            ground: rgb(0xef, 0xe7, 0xdb),
            blank: rgb(0xe4, 0xd8, 0xc6),
            frame: rgb(0x6d, 0x4a, 0x2c),
            text: rgb(0x62, 0x4c, 0x38),
            wash: (rgb(0xc8, 0x9a, 0x66), 0.3),
            ..base
        }
    }
}

fn slate(dark: bool) -> BoardTheme {
    let base = paper(dark);
    if dark {
        BoardTheme { ground: rgb(0x18, 0x1c, 0x21), wash: (rgb(0x36, 0x42, 0x50), 0.18), vivid: 0.8, ..base }
    } else {
        BoardTheme {
            ground: rgb(0xea, 0xee, 0xf1),
            blank: rgb(0xdc, 0xe1, 0xe6),
            frame: rgb(0x5c, 0x69, 0x76),
            text: rgb(0x50, 0x5d, 0x69),
            wash: (rgb(0xb6, 0xc4, 0xd0), 0.2),
            vivid: 0.8,
            ..base
        }
    }
}

fn meadow(dark: bool) -> BoardTheme {
    let base = paper(dark);
    if dark {
        BoardTheme { ground: rgb(0x17, 0x1d, 0x18), wash: (rgb(0x2c, 0x4a, 0x34), 0.25), ..base }
    } else {
        BoardTheme {
            ground: rgb(0xec, 0xf1, 0xe8),
            blank: rgb(0xe2, 0xe9, 0xdc),
            frame: rgb(0x5a, 0x71, 0x52),
            text: rgb(0x50, 0x62, 0x4a),
            wash: (rgb(0xb4, 0xd0, 0xa0), 0.3),
            ..base
        }
    }
}

/// Marks in colours that are told apart with any kind of colour vision: blue, orange, yellow, purple and black, far apart in brightness too.
fn safe(dark: bool) -> BoardTheme {
    let base = paper(dark);
    if dark {
        BoardTheme {
            last: rgb(0xf0, 0xe4, 0x42),
            picked: rgb(0x56, 0xb4, 0xe9),
            own_target: rgb(0x8f, 0xd0, 0xff),
            other_target: rgb(0xff, 0xb8, 0xdd),
            check: rgb(0xff, 0x7a, 0x1f),
            arrow: rgb(0x8f, 0xd0, 0xff),
            threat: rgb(0xff, 0xa6, 0x4d),
            hint: rgb(0xf0, 0xe4, 0x42),
            turned: [rgb(0x9a, 0x3e, 0x00), rgb(0xff, 0xb8, 0x6b)],
            ..base
        }
    } else {
        BoardTheme {
            last: rgb(0xf0, 0xe4, 0x42),
            picked: rgb(0x00, 0x72, 0xb2),
            own_target: rgb(0x00, 0x4f, 0x8a),
            other_target: rgb(0x8a, 0x2f, 0x6b),
            check: rgb(0xd5, 0x5e, 0x00),
            arrow: rgb(0x00, 0x4f, 0x8a),
            threat: rgb(0x9a, 0x3e, 0x00),
            hint: rgb(0xb3, 0x5f, 0x00),
            turned: [rgb(0x9a, 0x3e, 0x00), rgb(0xff, 0xb8, 0x6b)],
            ..base
        }
    }
}

const BLACK: Color32 = Color32::BLACK;
const WHITE: Color32 = Color32::WHITE;

/// Black on white and white on black; cells of hardly more than their hue.
fn contrast(dark: bool) -> BoardTheme {
    let white = PieceColours { body: WHITE, ink: BLACK, accent: rgb(0xc8, 0xc8, 0xc8), base: WHITE, base_accent: rgb(0xb0, 0xb0, 0xb0) };
    let black = PieceColours { body: BLACK, ink: WHITE, accent: rgb(0x50, 0x50, 0x50), base: BLACK, base_accent: rgb(0x50, 0x50, 0x50) };
    let base = safe(dark);
    let base = BoardTheme { pieces: [white, black], turned: [rgb(0x8a, 0x00, 0x00), rgb(0xff, 0xd0, 0x60)], ..base };
    if dark {
        BoardTheme {
            ground: BLACK,
            blank: rgb(0x10, 0x10, 0x10),
            line: Color32::from_rgba_premultiplied(120, 120, 120, 160),
            frame: WHITE,
            text: WHITE,
            wash: (BLACK, 0.35),
            vivid: 1.3,
            panel: [BLACK, WHITE],
            ..base
        }
    } else {
        BoardTheme {
            ground: WHITE,
            blank: rgb(0xf6, 0xf6, 0xf6),
            line: Color32::from_rgba_premultiplied(0, 0, 0, 150),
            frame: BLACK,
            text: BLACK,
            wash: (WHITE, 0.35),
            vivid: 1.2,
            panel: [WHITE, BLACK],
            own_target: rgb(0x00, 0x3a, 0x70),
            other_target: rgb(0x6a, 0x10, 0x4a),
            check: rgb(0xa8, 0x2a, 0x00),
            arrow: rgb(0x00, 0x3a, 0x70),
            threat: rgb(0x7a, 0x2a, 0x00),
            hint: rgb(0x8a, 0x40, 0x00),
            ..base
        }
    }
}
