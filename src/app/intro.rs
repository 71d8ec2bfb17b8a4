//! The first minute with a game: the game inside alone, then its cells on the whole board, the other lattices, and the royal piece. All
//! of it follows from the definition, and none of it touches the game on the board.

use std::sync::Arc;

use nestmate_core::geometry::Cell;
use nestmate_core::position::{Draft, Move, Position};
use nestmate_core::rules::{legal_moves, start};
use nestmate_core::variant::{Piece, Side, Variant};
use nestmate_text::words::{named, say};

use crate::app::lens::LayerState;
use crate::app::lens::fold::Fold;
use crate::app::scene::Scene;
use crate::app::touch::{Picked, Target};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum IntroStage {
    Move,
    Lattice(usize),
    Free(usize),
    Royal,
    Freeze,
}

#[derive(Clone, Debug)]
pub struct Intro {
    variant: Arc<Variant>,
    folds: Vec<Arc<Fold>>,
    position: Position,
    stages: Vec<IntroStage>,
    at: usize,
    picked: Option<Cell>,
    cursor: Option<Cell>,
    last: Option<(Cell, Cell)>,
}

impl Intro {
    /// `None` if no other game is inside it.
    pub fn new(variant: Arc<Variant>, folds: Vec<Arc<Fold>>) -> Option<Self> {
        let first = folds.first()?.inner.as_ref()?;
        let moves = (!first.pieces_only).then_some(IntroStage::Move);
        let lattices = (0..folds.len()).map(IntroStage::Lattice);
        let folded = |layer: &usize| folds.iter().any(|fold| fold.layer == *layer);
        let free = (0..variant.layers.len()).filter(|layer| !folded(layer)).map(IntroStage::Free);
        let position = start(&variant).ok()?;
        let royal = variant.royal().map(|_| IntroStage::Royal);
        let freeze = leader(&variant, &folds[0], &position, Side::White).map(|_| IntroStage::Freeze);
        let stages = moves.into_iter().chain(lattices).chain(free).chain(royal).chain(freeze).collect();
        Some(Self { variant, folds, position, stages, at: 0, picked: None, cursor: None, last: None })
    }

    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.stages.len())
    }

    pub fn wants_move(&self) -> bool {
        self.stage() == Some(IntroStage::Move)
    }

    pub fn is_last(&self) -> bool {
        self.at + 1 >= self.stages.len()
    }

    pub fn next(&mut self) {
        self.at = (self.at + 1).min(self.stages.len().saturating_sub(1));
        self.picked = None;
    }

    pub fn layer(&self) -> Option<usize> {
        match self.stage()? {
            IntroStage::Lattice(at) => Some(self.folds.get(at)?.layer),
            IntroStage::Free(layer) => Some(layer),
            IntroStage::Move | IntroStage::Royal | IntroStage::Freeze => None,
        }
    }

    pub fn pointed(&self) -> Option<Arc<Fold>> {
        if let Some(IntroStage::Lattice(at)) = self.stage() { self.folds.get(at).cloned() } else { None }
    }

    pub fn sentence(&self) -> String {
        let game = named(&self.variant.in_text);
        match self.stage() {
            Some(IntroStage::Move) => say!("intro-move", game = self.inner_name(0)),
            Some(IntroStage::Lattice(at)) => {
                let fold = &self.folds[at];
                let (name, whole) = (named(fold.name(&self.variant)), fold.inner.as_ref().map(|inner| !inner.pieces_only));
                match (whole, self.renamed()) {
                    (Some(true), Some((was, is))) if at == 0 => {
                        say!("intro-own-renamed", inner = name, game = game, was = was, is = is)
                    }
                    (Some(true), _) if at == 0 => say!("intro-own", inner = name, game = game),
                    (Some(true), _) => say!("intro-other", inner = name),
                    (Some(false), _) => say!("intro-pieces", inner = self.inner_name(at), game = game),
                    (None, _) => say!("intro-layer", layer = name),
                }
            }
            Some(IntroStage::Free(layer)) => say!("intro-free", layer = named(&self.variant.layers[layer].name)),
            Some(IntroStage::Freeze) => {
                let leader = self.leader().map(|cell| self.name_of(self.position.at(cell)));
                say!("intro-freeze", leader = leader.unwrap_or_default())
            }
            Some(IntroStage::Royal) | None => {
                let royal = self.variant.royal().map_or("", |kind| named(&self.variant.kind(kind).name));
                let only = self.stages.contains(&IntroStage::Freeze);
                say!("intro-royal", royal = royal, only = if only { "yes" } else { "no" })
            }
        }
    }

    fn name_of(&self, piece: Piece) -> &str {
        named(&self.variant.kind(piece.kind()).name)
    }

    /// What the piece that was moved is in the first game inside and in the whole one, where it has another name there.
    fn renamed(&self) -> Option<(&str, &str)> {
        let piece = self.position.at(self.last?.1);
        let inner = self.folds.first()?.inner.as_ref()?;
        let was = named(&inner.variant.kind(inner.piece(piece)?.kind()).name);
        Some((was, self.name_of(piece))).filter(|(was, is)| was != is)
    }

    /// The piece of Black's without which those of the first game inside are frozen.
    fn leader(&self) -> Option<Cell> {
        leader(&self.variant, self.folds.first()?, &self.position, Side::Black)
    }

    fn inner_name(&self, at: usize) -> &str {
        let inner = self.folds.get(at).and_then(|fold| fold.inner.as_ref());
        inner.map_or("", |inner| named(&inner.variant.in_text))
    }

    fn stage(&self) -> Option<IntroStage> {
        self.stages.get(self.at).copied()
    }

    fn moves(&self) -> Vec<Move> {
        let Some(fold) = self.folds.first().filter(|_| self.wants_move()) else { return Vec::new() };
        let inside = |mv: &Move| !mv.is_drop() && fold.cells.contains(mv.from()) && fold.cells.contains(mv.to());
        legal_moves(&self.position, &self.variant).into_iter().filter(inside).collect()
    }

    /// A cell was pressed: its piece is picked up, or what was picked up goes there and the story goes on.
    pub fn press(&mut self, cell: Cell) {
        match self.picked.filter(|&from| from != cell) {
            Some(from) if self.play(from, cell) => {}
            _ => self.pick_up(cell),
        }
    }

    pub fn pick_up(&mut self, cell: Cell) {
        let known = self.picked == Some(cell);
        self.picked = self.moves().iter().any(|mv| mv.from() == cell).then_some(cell).filter(|_| !known);
    }

    pub fn let_go(&mut self) {
        self.picked = None;
    }

    pub fn play(&mut self, from: Cell, to: Cell) -> bool {
        let Some(&mv) = self.moves().iter().find(|mv| mv.from() == from && mv.to() == to) else { return false };
        self.position.make(&self.variant, mv);
        self.position.forget();
        self.last = Some((from, to));
        self.next();
        true
    }

    pub fn set_cursor(&mut self, cell: Cell) {
        self.cursor = Some(cell);
    }

    pub fn activate(&mut self) {
        if let Some(cell) = self.cursor {
            self.press(cell);
        }
    }

    pub fn scene(&self) -> Scene {
        let fold = self.folds.first().filter(|_| self.wants_move()).cloned();
        let position = if self.stage() == Some(IntroStage::Freeze) { self.frozen() } else { self.position.clone() };
        let bare = Scene::bare(Arc::clone(&self.variant), position);
        let target = |mv: &Move| Target { cell: mv.to(), capture: self.position.at(mv.to()).is_some() };
        let targets = self.moves().iter().filter(|mv| Some(mv.from()) == self.picked).map(target).collect();
        let pointed_out = match self.stage() {
            Some(IntroStage::Royal) => bare.position.royals(&bare.variant, Side::Black).next(),
            Some(IntroStage::Freeze) => self.leader(),
            Some(IntroStage::Move | IntroStage::Lattice(_) | IntroStage::Free(_)) | None => None,
        };
        let layers = match self.stage() {
            Some(IntroStage::Free(free)) => self.layers_but(free),
            _ => bare.layers.clone(),
        };
        let (picked, cursor) = (self.picked.map(Picked::Cell), self.cursor.filter(|_| self.wants_move()));
        let last = self.last.filter(|_| self.stage() == Some(IntroStage::Lattice(0)));
        let shown = Scene { layers, picked, targets, last, cursor, pointed_out, ..bare }.folded(fold);
        // Nothing comes from outside yet.
        Scene { incoming: Vec::new(), royals_outside: Vec::new(), ..shown }
    }

    fn layers_but(&self, shown: usize) -> Vec<LayerState> {
        let state = |layer| if layer == shown { LayerState::Shown } else { LayerState::Dimmed };
        (0..self.variant.layers.len()).map(state).collect()
    }

    /// The position without Black's semi-royal of the first game inside, whose pieces are frozen by that.
    fn frozen(&self) -> Position {
        let mut draft = Draft::of(&self.position);
        let Some(fold) = self.folds.first() else { return self.position.clone() };
        while let Some(cell) = leader(&self.variant, fold, draft.picture(), Side::Black) {
            draft.put(&self.variant, cell, Piece::NONE);
        }
        draft.picture().clone()
    }
}

/// A piece of a side without which its pieces on the cells of a fold are frozen.
fn leader(variant: &Variant, fold: &Fold, position: &Position, side: Side) -> Option<Cell> {
    let leads = |cell: &Cell| fold.cells.contains(*cell) && variant.semi_royals.contains(position.at(*cell).kind());
    position.pieces(side).iter().find(leads)
}
