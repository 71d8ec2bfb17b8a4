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

fn walnut(dark: bool) -> BoardTheme {
    let base = paper(dark);
    if dark {
        BoardTheme { ground: rgb(0x1d, 0x19, 0x16), frame: rgb(0x0d, 0x0a, 0x08), wash: (rgb(0x5a, 0x38, 0x1e), 0.4), ..base }
    } else {
        BoardTheme {
            ground: rgb(0xef, 0xe7, 0xdb),
            blank: rgb(0xe4, 0xd8, 0xc6),
            frame: rgb(0x6d, 0x4a, 0x2c),
            text: rgb(0x62, 0x4c, 0x38),
            levels: (0.88, 2.32),
            wash: (rgb(0xc8, 0x9a, 0x66), 0.35),
            ..base
        }
    }
}

fn slate(dark: bool) -> BoardTheme {
    let base = paper(dark);
    if dark {
        BoardTheme { ground: rgb(0x18, 0x1c, 0x21), wash: (rgb(0x36, 0x42, 0x50), 0.3), vivid: 0.8, ..base }
    } else {
        BoardTheme {
            ground: rgb(0xea, 0xee, 0xf1),
            blank: rgb(0xdc, 0xe1, 0xe6),
            frame: rgb(0x5c, 0x69, 0x76),
            text: rgb(0x50, 0x5d, 0x69),
            wash: (rgb(0xb6, 0xc4, 0xd0), 0.3),
            vivid: 0.8,
            ..base
        }
    }
}

fn meadow(dark: bool) -> BoardTheme {
    let base = paper(dark);
    if dark {
        BoardTheme { ground: rgb(0x17, 0x1d, 0x18), wash: (rgb(0x2c, 0x4a, 0x34), 0.4), ..base }
    } else {
        BoardTheme {
            ground: rgb(0xec, 0xf1, 0xe8),
            blank: rgb(0xe2, 0xe9, 0xdc),
            frame: rgb(0x5a, 0x71, 0x52),
            text: rgb(0x50, 0x62, 0x4a),
            wash: (rgb(0xb4, 0xd0, 0xa0), 0.35),
            ..base
        }
    }
}

const BLACK: Color32 = Color32::BLACK;
const WHITE: Color32 = Color32::WHITE;

/// Black on white and white on black; lattices far apart in brightness, and with signs.
fn contrast(dark: bool) -> BoardTheme {
    let white = PieceColours { body: WHITE, ink: BLACK, accent: rgb(0xc8, 0xc8, 0xc8), base: WHITE, base_accent: rgb(0xb0, 0xb0, 0xb0) };
    let black = PieceColours { body: BLACK, ink: WHITE, accent: rgb(0x50, 0x50, 0x50), base: BLACK, base_accent: rgb(0x38, 0x38, 0x38) };
    let base = paper(dark);
    let base = BoardTheme { pieces: [white, black], turned: [rgb(0x8a, 0x00, 0x00), rgb(0xff, 0xd0, 0x60)], signs: true, ..base };
    if dark {
        BoardTheme {
            ground: BLACK,
            blank: rgb(0x10, 0x10, 0x10),
            line: Color32::from_rgba_premultiplied(120, 120, 120, 160),
            frame: WHITE,
            text: WHITE,
            vivid: 1.3,
            levels: (0.25, 4.2),
            panel: [BLACK, WHITE],
            own: rgb(0xb6, 0xe4, 0xff),
            other: rgb(0xff, 0xd9, 0xee),
            danger: rgb(0xff, 0xd8, 0x78),
            advice: rgb(0xb8, 0xf5, 0xb0),
            last: rgb(0x9a, 0x8f, 0x00),
            ..base
        }
    } else {
        BoardTheme {
            ground: WHITE,
            blank: rgb(0xf6, 0xf6, 0xf6),
            line: Color32::from_rgba_premultiplied(0, 0, 0, 150),
            frame: BLACK,
            text: BLACK,
            vivid: 1.2,
            levels: (1.05, 4.2),
            panel: [WHITE, BLACK],
            own: rgb(0x00, 0x2f, 0x60),
            other: rgb(0x5e, 0x0f, 0x44),
            danger: rgb(0x60, 0x06, 0x1c),
            advice: rgb(0x4a, 0x26, 0x00),
            ..base
        }
    }
}
