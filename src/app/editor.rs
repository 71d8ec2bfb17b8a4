//! Setting up a position: pieces are stamped, moved and taken away, rights and counters set, every step of which can be undone.

use std::sync::Arc;

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::notation::read_draft;
use nestmate_core::position::{Draft, Passing, Position, TextError};
use nestmate_core::rules::{self, parse_position};
use nestmate_core::variant::{KindId, Piece, Reserve, Side, Variant};
use nestmate_text::words::told;

use crate::app::effect::Effects;
use crate::app::table::told_of;
use crate::saying::Saying;

const STEPS: usize = 500;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    #[default]
    Hand,
    /// Puts such a piece there; takes it away where it stands already.
    Stamp(Piece),
    Eraser,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sketch {
    Take(Tool),
    Put(Cell, Piece),
    Discard,
    Hold(Reserve, KindId, u8),
    HoldRest(Reserve),
    Side(Side),
    Unmoved(Cell, bool),
    Passing(Option<Passing>),
    /// Set the plies since the last progress and the number of the move.
    Counters(u32, u32),
    Text(String),
    /// Takes the pieces away that stand on these cells, or with none all pieces, also from the reserves.
    Clear(Option<CellSet>),
    Array,
    Mirror(Side),
    Swap,
    Undo,
    Redo,
    Leave,
    Play,
    Analyse,
    Keep(String),
}

#[derive(Clone, Debug)]
pub struct Editor {
    variant: Arc<Variant>,
    pub draft: Draft,
    pub tool: Tool,
    done: Vec<Draft>,
    undone: Vec<Draft>,
    /// What is wrong with the draft as a position; nothing if all is well.
    pub wrong: Option<TextError>,
}

impl Editor {
    pub(in crate::app) fn new(variant: Arc<Variant>, position: &Position) -> Self {
        let draft = Draft::of(position);
        Self { variant, draft, tool: Tool::Hand, done: Vec::new(), undone: Vec::new(), wrong: None }
    }

    pub fn text(&self) -> String {
        self.draft.text(&self.variant)
    }

    /// The pieces of the start array that are neither on the board nor in a reserve.
    pub fn missing(&self) -> Vec<(KindId, u8)> {
        rules::start(&self.variant).map_or_else(|_| Vec::new(), |start| self.draft.missing(&self.variant, &start))
    }

    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn step(&mut self, change: impl FnOnce(&mut Draft, &Variant)) {
        let before = self.draft.clone();
        change(&mut self.draft, &self.variant);
        if self.draft != before {
            if self.done.len() == STEPS {
                self.done.remove(0);
            }
            self.done.push(before);
            self.undone.clear();
        }
        self.judge();
    }

    fn undo(&mut self) -> bool {
        let Some(before) = self.done.pop() else { return false };
        self.undone.push(std::mem::replace(&mut self.draft, before));
        self.judge();
        true
    }

    fn redo(&mut self) -> bool {
        let Some(after) = self.undone.pop() else { return false };
        self.done.push(std::mem::replace(&mut self.draft, after));
        self.judge();
        true
    }

    fn judge(&mut self) {
        self.wrong = self.position().err();
    }

    pub(in crate::app) fn position(&self) -> Result<Position, TextError> {
        parse_position(&self.variant, &self.text())
    }

    pub(in crate::app) fn go_on(&mut self, draft: Draft) {
        self.step(|known, _| *known = draft);
    }

    /// A click on a cell with the tool in hand; false if that is the hand itself.
    pub(in crate::app) fn press(&mut self, cell: Cell) -> bool {
        let piece = match self.tool {
            Tool::Hand => return false,
            Tool::Stamp(piece) if self.draft.picture().at(cell) != piece => piece,
            Tool::Stamp(_) | Tool::Eraser => Piece::NONE,
        };
        self.put(cell, piece);
        true
    }

    pub(in crate::app) fn put(&mut self, cell: Cell, piece: Piece) {
        self.step(|draft, variant| draft.put(variant, cell, piece));
    }

    pub(in crate::app) fn shift(&mut self, from: Cell, to: Cell) {
        self.step(|draft, variant| draft.shift(variant, from, to));
    }

    /// Does what changes the draft, or the tool. What leads away from setting up is the table's.
    pub(in crate::app) fn update(&mut self, sketch: Sketch) -> Effects {
        match sketch {
            Sketch::Take(tool) => self.tool = if self.tool == tool { Tool::Hand } else { tool },
            Sketch::Put(cell, piece) => self.put(cell, piece),
            Sketch::Hold(reserve, kind, count) => self.step(|draft, variant| draft.hold(variant, reserve, kind, count)),
            Sketch::HoldRest(reserve) => self.step(|draft, variant| {
                if let Ok(start) = rules::start(variant) {
                    draft.hold_rest(variant, &start, reserve);
                }
            }),
            Sketch::Side(side) => self.step(|draft, variant| draft.set_side(variant, side)),
            Sketch::Unmoved(cell, unmoved) => self.step(|draft, variant| draft.set_unmoved(variant, cell, unmoved)),
            Sketch::Passing(passing) => self.step(|draft, variant| draft.set_passing(variant, passing)),
            Sketch::Counters(halfmoves, number) => self.step(|draft, _| draft.set_counters(halfmoves, number)),
            Sketch::Text(text) => match read_draft(&self.variant, &text) {
                Ok((read, dropped)) => {
                    self.step(|draft, _| *draft = read);
                    return told_of(&dropped, Effects::none());
                }
                Err(error) => return Effects::refuse(told!("editor-unreadable", why = error.said())),
            },
            Sketch::Clear(None) => self.step(Draft::clear),
            Sketch::Clear(Some(cells)) => self.step(|draft, variant| {
                let stand = cells.iter().filter(|&cell| draft.picture().at(cell).is_some()).collect::<Vec<_>>();
                for cell in stand {
                    draft.put(variant, cell, Piece::NONE);
                }
            }),
            Sketch::Array => self.step(|draft, variant| {
                if let Ok(start) = rules::start(variant) {
                    *draft = Draft::of(&start);
                }
            }),
            Sketch::Mirror(side) => self.step(|draft, variant| draft.mirror(variant, side)),
            Sketch::Swap => self.step(Draft::swap),
            Sketch::Undo if !self.undo() => return Effects::refuse(told!("nothing-to-undo")),
            Sketch::Redo if !self.redo() => return Effects::refuse(told!("nothing-to-redo")),
            // What is dragged off the board has been put nowhere by whoever holds it.
            Sketch::Undo | Sketch::Redo | Sketch::Discard | Sketch::Leave | Sketch::Play | Sketch::Analyse | Sketch::Keep(_) => {}
        }
        Effects::none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_is_undone_and_done_again() {
        let variant = crate::shipped::library().get("fide-chess").expect("shipped");
        let start = rules::start(&variant).expect("a start");
        let cell = |name| variant.board.grid.parse(name).expect("a cell");
        let mut editor = Editor::new(Arc::clone(&variant), &start);
        let first = editor.text();
        let queen = start.at(cell("d1"));
        assert!(!editor.press(cell("e4")), "the hand picks up");
        let _ = editor.update(Sketch::Take(Tool::Stamp(queen)));
        assert!(editor.press(cell("e4")) && editor.draft.picture().at(cell("e4")) == queen);
        assert!(editor.press(cell("e4")) && editor.text() == first, "the same again takes it away");
        let _ = editor.update(Sketch::Take(Tool::Eraser));
        editor.press(cell("e1"));
        assert!(editor.wrong.is_some() && editor.position().is_err(), "no King");
        for _ in 0..3 {
            let _ = editor.update(Sketch::Undo);
        }
        assert!(editor.text() == first && !editor.can_undo());
        for _ in 0..3 {
            let _ = editor.update(Sketch::Redo);
        }
        assert!(editor.wrong.is_some() && !editor.can_redo());
    }
}
