//! The commands that ask about the game, for those who play by ear. Their keys go with Alt, so that letters go on typing moves.

use egui::{Key, KeyboardShortcut, Modifiers};
use nestmate_core::variant::Side;

use super::Command;
use crate::app::{Bearing, Inquiry};

const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}

const fn alt_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers { shift: true, ..Modifiers::ALT }, key)
}

/// Every question with the id of its command and its usual keys, in the order of the menus.
const ASKED: [(Inquiry, &str, [KeyboardShortcut; 1]); 24] = [
    (Inquiry::LastMove, "ask-last-move", [alt(Key::L)]),
    (Inquiry::Turn, "ask-turn", [alt(Key::T)]),
    (Inquiry::Clocks, "ask-clocks", [alt(Key::C)]),
    (Inquiry::Here, "ask-here", [alt(Key::W)]),
    (Inquiry::Moves, "ask-moves", [alt(Key::M)]),
    (Inquiry::Captures, "ask-captures", [alt(Key::X)]),
    (Inquiry::Arrivals, "ask-arrivals", [alt(Key::G)]),
    (Inquiry::Attackers, "ask-attackers", [alt(Key::A)]),
    (Inquiry::Defenders, "ask-defenders", [alt(Key::D)]),
    (Inquiry::Pieces(Side::White), "ask-white", [alt(Key::P)]),
    (Inquiry::Pieces(Side::Black), "ask-black", [alt_shift(Key::P)]),
    (Inquiry::Board, "ask-board", [alt(Key::B)]),
    (Inquiry::Around, "ask-around", [alt(Key::S)]),
    (Inquiry::Lattice, "ask-lattice", [alt_shift(Key::S)]),
    (Inquiry::File, "ask-file", [alt(Key::F)]),
    (Inquiry::Rank, "ask-rank", [alt(Key::R)]),
    (Inquiry::Ray(Bearing::Up), "ask-up", [alt_shift(Key::ArrowUp)]),
    (Inquiry::Ray(Bearing::UpRight), "ask-up-right", [alt_shift(Key::PageUp)]),
    (Inquiry::Ray(Bearing::Right), "ask-right", [alt_shift(Key::ArrowRight)]),
    (Inquiry::Ray(Bearing::DownRight), "ask-down-right", [alt_shift(Key::PageDown)]),
    (Inquiry::Ray(Bearing::Down), "ask-down", [alt_shift(Key::ArrowDown)]),
    (Inquiry::Ray(Bearing::DownLeft), "ask-down-left", [alt_shift(Key::End)]),
    (Inquiry::Ray(Bearing::Left), "ask-left", [alt_shift(Key::ArrowLeft)]),
    (Inquiry::Ray(Bearing::UpLeft), "ask-up-left", [alt_shift(Key::Home)]),
];

/// How many questions there are.
pub(super) const COUNT: usize = ASKED.len();

impl Command {
    /// The question with this number.
    pub(super) const fn ask(at: usize) -> Self {
        Self::Ask(ASKED[at].0)
    }

    /// The questions about the game and the cell.
    pub(in crate::ui) const ASKS: [Self; 12] = commands(0);

    /// Those that read the board along its lines.
    pub(in crate::ui) const SCANS: [Self; COUNT - Self::ASKS.len()] = commands(Self::ASKS.len());
}

/// The commands of some questions, from this number on.
const fn commands<const N: usize>(from: usize) -> [Command; N] {
    let mut all = [Command::ask(0); N];
    let mut at = 0;
    while at < N {
        all[at] = Command::ask(from + at);
        at += 1;
    }
    all
}

/// What settings and words call the command of a question.
pub(super) const fn id(question: Inquiry) -> &'static str {
    ASKED[at(question)].1
}

/// The keys that usually ask it.
pub(super) const fn shortcuts(question: Inquiry) -> &'static [KeyboardShortcut] {
    &ASKED[at(question)].2
}

/// The place of a question in the table.
const fn at(question: Inquiry) -> usize {
    match question {
        Inquiry::LastMove => 0,
        Inquiry::Turn => 1,
        Inquiry::Clocks => 2,
        Inquiry::Here => 3,
        Inquiry::Moves => 4,
        Inquiry::Captures => 5,
        Inquiry::Arrivals => 6,
        Inquiry::Attackers => 7,
        Inquiry::Defenders => 8,
        Inquiry::Pieces(Side::White) => 9,
        Inquiry::Pieces(Side::Black) => 10,
        Inquiry::Board => 11,
        Inquiry::Around => 12,
        Inquiry::Lattice => 13,
        Inquiry::File => 14,
        Inquiry::Rank => 15,
        Inquiry::Ray(way) => 16 + way as usize,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_is_where_it_is_looked_for() {
        for (place, (question, ..)) in ASKED.into_iter().enumerate() {
            assert_eq!(at(question), place, "{question:?}");
        }
    }
}
