//! A move as it is shown, in the order in which it happens: the mover slides along its way, then what it captured fades, then pieces
//! freeze or thaw in a wave that begins where their semi-royal was or came, and passes over the whole of their lattice. A move on a lattice
//! with a game of its own is slower, and the other cells step back meanwhile, so that it is seen to be a move of that game.

use std::sync::Arc;

use egui::{Pos2, Ui};
use nestmate_core::geometry::Cell;
use nestmate_core::position::{Position, Reserves};
use nestmate_core::variant::{Piece, Variant};

use super::BoardView;
use super::arrows::smooth;
use super::layout::Layout;
use super::tracks::{length, point};
use crate::app::{Fold, Picked, Scene, way};
use crate::ui::frame::widgets::narrow;

/// How long a piece slides, in seconds; on a bent way longer.
const SLIDE: f64 = 0.14;
const BENT: f64 = 0.34;
const INSIDE: f64 = 0.3;

/// How long what was captured fades, in seconds.
const FADE: f64 = 0.14;

/// How long freezing takes to come to the farthest piece, in seconds.
const WAVE: f64 = 0.7;

/// How long ice comes to a cell, stays there and goes, in seconds.
const ICE: [f64; 3] = [0.12, 0.2, 0.35];

/// The most cells that one move changes. Where more differ, many moves were made at once.
const MOST: usize = 6;

#[derive(Clone, Debug)]
pub(super) struct LastFrame {
    pub(super) position: Position,
    last: Option<(Cell, Cell)>,
    pub(super) flipped: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Victim {
    pub(super) cell: Cell,
    pub(super) piece: Piece,
    pub(super) frozen: bool,
    /// What is left of it, 0 to 1.
    pub(super) strength: f32,
}

/// A move that is being shown. Times are in seconds from its beginning.
#[derive(Clone, Debug)]
pub(super) struct Passage {
    began: f64,
    age: f64,
    way: Vec<Cell>,
    before: Position,
    /// How long the mover slides; 0 if the user has dragged it there.
    slide: f64,
    victims: Vec<Victim>,
    /// The pieces that freeze or thaw, with what they were before, and when it comes to them.
    turning: Vec<(Cell, bool, f64)>,
    /// The cells of the lattice that freezes or thaws, and when that comes to them.
    frost: Vec<(Cell, f64)>,
    /// The lattice on which it is a move of the game inside.
    lattice: Option<Arc<Fold>>,
    end: f64,
}

impl Passage {
    /// `before` is the position in which the move is made, also where it is shown backwards.
    fn slide(way: Vec<Cell>, before: &Position, scene: &Scene, began: f64) -> Self {
        let lattice = way.first().zip(way.last()).and_then(|ends| lattice(before, scene, ends)).cloned();
        let slide = if way.len() > 2 { BENT } else { SLIDE };
        let slide = if lattice.is_some() { slide.max(INSIDE) } else { slide };
        let (victims, turning, frost) = Default::default();
        Self { began, age: 0.0, way, before: before.clone(), slide, victims, turning, frost, lattice, end: slide }
    }

    fn new(before: &Position, scene: &Scene, (from, to): (Cell, Cell), dragged: bool, began: f64) -> Self {
        let (after, variant) = (&scene.position, &*scene.variant);
        let mut passage = Self::slide(way(before, variant, from, to), before, scene, began);
        if dragged {
            (passage.slide, passage.end) = (0.0, 0.0);
        }
        let changed: Vec<Cell> = variant.board.cells.iter().filter(|&cell| before.at(cell) != after.at(cell)).collect();
        // A quick reply may come before the move that it answers has been shown: the changes are those of both then.
        let one_move = before.at(from).is_some() && before.at(from).side() == before.side();
        if changed.len() <= MOST && one_move && after.at(from) != before.at(from) {
            passage.capture(before, scene, &changed);
        }
        passage
    }

    fn ends(&self) -> Option<(Cell, Cell)> {
        self.way.first().copied().zip(self.way.last().copied())
    }

    fn capture(&mut self, before: &Position, scene: &Scene, changed: &[Cell]) {
        let (after, variant) = (&scene.position, &*scene.variant);
        let Some((from, to)) = self.ends() else { return };
        let mover = before.at(from).side();
        let lost = changed.iter().copied().filter(|&cell| before.at(cell).is_some() && before.at(cell).side() != mover);
        let victim = |cell| Victim { cell, piece: before.at(cell), frozen: before.is_frozen(variant, cell), strength: 1.0 };
        self.victims = lost.map(victim).collect();
        self.end += if self.victims.is_empty() { 0.0 } else { FADE };
        let turns = |&cell: &Cell| {
            let (was, is) = (before.is_frozen(variant, cell), after.is_frozen(variant, cell));
            before.at(cell) == after.at(cell) && after.at(cell).is_some() && was != is
        };
        let turning: Vec<Cell> = variant.board.cells.iter().filter(turns).collect();
        let source = self.victims.first().map_or(to, |victim| victim.cell);
        let far = |cell: &Cell| distance(variant, source, *cell);
        let layers: Vec<usize> = turning.iter().filter_map(|&cell| variant.layer_of_piece(after.at(cell).kind(), cell)).collect();
        let frosty = |cell: &Cell| {
            let of_fold = scene.nests.iter().any(|fold| layers.contains(&fold.layer) && fold.cells.contains(*cell));
            // Whoever stays as it was is not touched by it.
            let stays = after.at(*cell).is_some() && !turns(cell);
            !stays && (of_fold || variant.layer_of_cell(*cell).is_some_and(|layer| layers.contains(&layer)))
        };
        let lattice: Vec<Cell> = variant.board.cells.iter().filter(frosty).collect();
        let farthest = turning.iter().chain(&lattice).map(far).fold(1.0, f64::max);
        let (first, when) = (self.end, |cell: &Cell| self.end + WAVE * far(cell) / farthest);
        self.frost = lattice.iter().map(|cell| (*cell, when(cell))).collect();
        self.turning = turning.iter().map(|cell| (*cell, before.is_frozen(variant, *cell), when(cell))).collect();
        if !self.turning.is_empty() {
            self.end = first + WAVE + ICE.iter().sum::<f64>();
        }
    }

    fn fading(&self) -> f32 {
        narrow((1.0 - (self.age - self.slide) / FADE).clamp(0.0, 1.0))
    }
}

/// The layer on which a move is one of the game inside, with which its piece shares the way of moving.
fn lattice<'a>(before: &Position, scene: &'a Scene, (&from, &to): (&Cell, &Cell)) -> Option<&'a Arc<Fold>> {
    // Of a move that is shown backwards the piece stands at the end.
    let piece = if before.at(from).is_some() { before.at(from) } else { before.at(to) };
    if piece.is_none() {
        return None;
    }
    let own = |fold: &&Arc<Fold>| {
        let inner = fold.played();
        fold.cells.contains(from) && fold.cells.contains(to) && inner.is_some_and(|inner| inner.piece(piece).is_some())
    };
    scene.nests.iter().find(own)
}

fn distance(variant: &Variant, one: Cell, other: Cell) -> f64 {
    let grid = variant.board.grid;
    f64::from(grid.file(one) - grid.file(other)).hypot(f64::from(grid.rank(one) - grid.rank(other)))
}

impl BoardView {
    /// Sees whether another position is shown than in the last frame, and begins to show the move that led there.
    pub(in crate::ui) fn notice(&mut self, ui: &Ui, scene: &Scene) {
        let now = ui.input(|input| input.time);
        let still = ui.style().animation_time <= 0.0;
        self.notice_turn(ui, scene, !still && !self.is_zoomed());
        let same = self.seen.as_ref().is_some_and(|seen| seen.position.hash() == scene.position.hash() && seen.last == scene.last);
        if !same {
            let dragged = std::mem::take(&mut self.dragged);
            let seen = LastFrame { position: scene.position.clone(), last: scene.last, flipped: scene.flipped };
            let before = self.seen.replace(seen);
            self.passage = before.filter(|_| !still).and_then(|before| passage(&before, scene, dragged, now));
        }
        if let Some(passage) = &mut self.passage {
            passage.age = now - passage.began;
            if (0.0..passage.end).contains(&passage.age) {
                ui.ctx().request_repaint();
            } else {
                self.passage = None;
            }
        }
        let lattice = self.passage.as_ref().filter(|passage| passage.age < passage.slide).and_then(|passage| passage.lattice.clone());
        if self.folds.show_moved(lattice.filter(|_| !still)) {
            ui.ctx().request_repaint();
        }
    }

    /// What the reserves are shown to hold: a captured piece comes there once the piece that captures it has come to its cell.
    pub(in crate::ui) fn reserves<'a>(&'a self, position: &'a Position) -> &'a Reserves {
        let seen = self.seen.as_ref().is_some_and(|seen| seen.position.hash() == position.hash());
        let coming = self.passage.as_ref().filter(|passage| seen && passage.age < passage.slide);
        coming.map_or(position, |passage| &passage.before).reserves()
    }

    pub(super) fn glides_to(&self, cell: Cell) -> bool {
        self.passage.as_ref().is_some_and(|passage| passage.way.last() == Some(&cell) && passage.age < passage.slide)
    }

    pub(super) fn is_moving(&self, cell: Cell) -> bool {
        self.drag == Some(Picked::Cell(cell)) || self.glides_to(cell)
    }

    /// Where a piece is shown now: on its cell, or on its way there.
    pub(super) fn whereabouts(&self, layout: &Layout, cell: Cell) -> Pos2 {
        let center = self.turned(layout, layout.center(cell));
        let Some(passage) = self.passage.as_ref().filter(|_| self.glides_to(cell)) else { return center };
        let left = 1.0 - narrow(passage.age / passage.slide);
        let line = smooth(passage.way.iter().map(|&cell| layout.center(cell)).collect());
        point(&line, length(&line) * (1.0 - left * left * left))
    }

    /// Whether a piece looks frozen: it does so when freezing has come to it.
    pub(super) fn is_frozen(&self, scene: &Scene, cell: Cell) -> bool {
        let turning = self.passage.as_ref().and_then(|passage| {
            let (_, was, when) = *passage.turning.iter().find(|turning| turning.0 == cell)?;
            (passage.age < when).then_some(was)
        });
        turning.unwrap_or_else(|| scene.position.is_frozen(&scene.variant, cell))
    }

    /// How much ice a wave of freezing or thawing has brought to a cell just now, 0 to 1.
    pub(super) fn frost(&self, cell: Cell) -> f32 {
        let Some(passage) = self.passage.as_ref() else { return 0.0 };
        let Some(&(_, when)) = passage.frost.iter().find(|frost| frost.0 == cell) else { return 0.0 };
        let (age, [come, stay, go]) = (passage.age - when, ICE);
        narrow((age / come).min((come + stay + go - age) / go).clamp(0.0, 1.0))
    }

    pub(super) fn victims(&self) -> Vec<Victim> {
        let Some(passage) = self.passage.as_ref().filter(|passage| passage.fading() > 0.0) else { return Vec::new() };
        passage.victims.iter().map(|victim| Victim { strength: passage.fading(), ..*victim }).collect()
    }
}

/// What is to be shown of the change from one position to another: forward the last move, backward the one that was the last.
fn passage(before: &LastFrame, scene: &Scene, dragged: bool, now: f64) -> Option<Passage> {
    let moved = |from: Cell, to: Cell| (from != to && scene.position.at(to).is_some()).then_some((from, to));
    let forward = scene.last.filter(|_| scene.last != before.last).and_then(|(from, to)| moved(from, to));
    if let Some(ends) = forward {
        return Some(Passage::new(&before.position, scene, ends, dragged, now));
    }
    let (from, to) = before.last.and_then(|(from, to)| moved(to, from)).filter(|_| !dragged)?;
    // What is taken back goes the same way again.
    let mut back = way(&scene.position, &scene.variant, to, from);
    back.reverse();
    scene.position.at(from).is_none().then(|| Passage::slide(back, &scene.position, scene, now))
}
