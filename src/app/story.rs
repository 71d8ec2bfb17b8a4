//! The story of the nest: what the lattices of a game did to each other, worked out from its record alone.

mod fact;
pub(in crate::app) mod inside;
pub(in crate::app) mod moment;
pub(in crate::app) mod teller;
mod telling;

use std::sync::Arc;

use nestmate_core::game::{Game, NodeId, Step};
use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::Outcome;
use nestmate_core::variant::{Piece, Side, Variant};
use nestmate_text::named_side;
use nestmate_text::words::say;

use crate::app::lens::fold::Fold;
use crate::app::voice::moves::sentence;
use crate::app::words;
use crate::app::written::Deed;
use fact::{Fact, FactAt};
use moment::{Moment, On};
pub use telling::StorySentence;

/// A frost of fewer plies is hardly one.
const SHORT: usize = 6;

/// The story of a line of a game.
#[derive(Clone, Debug)]
pub struct Story {
    variant: Arc<Variant>,
    pub folds: Vec<Arc<Fold>>,
    pub plies: Vec<StoryPly>,
    /// The side to move at the start, and the number of its move.
    first: (Side, u32),
    pub frosts: Vec<Frost>,
    /// By layer: how many of its pieces White and Black lost; and the first move that took one.
    losses: Vec<[usize; 2]>,
    first_loss: Option<usize>,
    facts: Vec<FactAt>,
}

#[derive(Clone, Debug)]
pub struct StoryPly {
    pub node: NodeId,
    deed: Deed,
    pub side: Side,
    /// The cells that it touched: where it began, where it ended, and where something else stands than before.
    cells: Vec<Cell>,
    /// Their layers, in that order.
    pub layers: Vec<usize>,
    /// The games inside that know all of it, by the numbers of their folds.
    pub games: Vec<usize>,
    moments: Vec<Moment>,
}

/// An army that stood frozen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frost {
    pub side: Side,
    pub layer: usize,
    /// How many pieces froze.
    pub count: usize,
    /// The leader that it lost.
    fallen: Option<On>,
    /// The move that froze it, from 0; none where it was frozen at the start.
    pub from: Option<usize>,
    /// The move that ended it; none where it stands frozen at the end.
    pub to: Option<usize>,
    /// Whether a leader came back. Otherwise its last piece was taken.
    pub back: bool,
}

impl Frost {
    /// Whether a leader came back so soon that the army hardly stood still.
    fn is_short(&self) -> bool {
        self.back && self.from.zip(self.to).is_some_and(|(from, to)| to - from < SHORT)
    }
}

impl Story {
    /// The story of the line through the current place of a game; `None` where no move has been made.
    pub(in crate::app) fn new(game: &Game, folds: Vec<Arc<Fold>>) -> Option<Self> {
        let (variant, line) = (Arc::clone(game.variant()), game.line());
        let mut position = game.start().clone();
        let (mut plies, mut frosts) = (Vec::with_capacity(line.len()), Frosts::new(&variant, &position));
        let (mut losses, mut first_loss) = (vec![[0; 2]; variant.layers.len()], None);
        for node in line {
            let Some(mv) = game.tree().mv(node) else { continue };
            let after = position.after(&variant, mv);
            let before = std::mem::replace(&mut position, after);
            let step = Change { variant: &variant, before: &before, after: &position, mv };
            let moments = moment::of(&variant, &folds, (&before, &position), mv);
            frosts.follow(&variant, (&before, &position), Some(plies.len()));
            for (piece, cell) in moment::taken((&before, &position), before.mover(mv).side().other()) {
                first_loss = first_loss.or(Some(plies.len()));
                let layer = variant.layer_of_piece(piece.kind(), cell).and_then(|layer| losses.get_mut(layer));
                if let Some(lost) = layer {
                    lost[piece.side().index()] += 1;
                }
            }
            plies.push(StoryPly {
                node,
                deed: Deed::new(&before, &position, &variant, mv),
                side: before.side(),
                layers: step.layers(),
                cells: step.cells(),
                games: (0..folds.len()).filter(|&at| step.is_of(&folds[at])).collect(),
                moments,
            });
        }
        let last = plies.last()?.node;
        let outcome = outcome_at(game, last);
        let (first, frosts, facts) = (game.first(), frosts.found, Vec::new());
        let mut story = Self { variant, folds, plies, first, frosts, losses, first_loss, facts };
        story.facts = fact::chosen(&story, (game.start(), &position), outcome);
        Some(story)
    }

    pub fn layers(&self) -> usize {
        self.variant.layers.len()
    }

    /// How many moves touched a layer.
    pub fn touched(&self, layer: usize) -> usize {
        self.plies.iter().filter(|ply| ply.layers.contains(&layer)).count()
    }

    /// Where leaders fell and came back: the move, the side, the layer of their army, and whether it came back.
    pub fn leaders(&self) -> impl Iterator<Item = (usize, Side, usize, bool)> {
        let ends =
            |frost: &Frost| [(frost.from, false), (frost.to.filter(|_| frost.back), true)].map(|(at, back)| Some((at?, *frost, back)));
        self.frosts.iter().flat_map(ends).flatten().map(|(at, frost, back)| (at, frost.side, frost.layer, back))
    }

    /// The number of a move, from 0, as the list of moves has it.
    fn number(&self, ply: usize) -> u32 {
        let at = ply + self.first.0.index();
        self.first.1.saturating_add(u32::try_from(at / 2).unwrap_or(u32::MAX))
    }

    /// The innermost game inside that knows all of a move.
    pub(in crate::app) fn game_of(&self, ply: usize, node: NodeId) -> Option<usize> {
        let ply = self.plies.get(ply).filter(|ply| ply.node == node)?;
        ply.games.first().copied()
    }

    pub(in crate::app) fn is_on(&self, fold: usize, mv: Move) -> bool {
        self.folds.get(fold).is_some_and(|fold| [mv.from(), mv.to()].iter().all(|&cell| fold.cells.contains(cell)))
    }

    fn is_game(&self, fold: usize) -> bool {
        self.folds[fold].played().is_some()
    }
}

/// How a line of a game ended that leads to a place, if it has.
fn outcome_at(game: &Game, last: NodeId) -> Option<Outcome> {
    let mut over = game.clone();
    over.go(Step::To(last));
    over.outcome()
}

/// How the main line of a game ended.
pub(in crate::app) fn outcome_of(game: &Game) -> Option<Outcome> {
    outcome_at(game, game.tree().main_line().last()?)
}

/// How a game ended, and who could not help.
pub(in crate::app) fn end(variant: &Variant, outcome: Outcome, last: &Position) -> Vec<String> {
    let mut said = vec![end_said(variant, outcome)];
    let loser = outcome.winner.map(Side::other);
    said.extend(loser.and_then(|side| no_help(variant, side, frozen(last, variant, side))));
    said
}

fn end_said(variant: &Variant, outcome: Outcome) -> String {
    sentence(&words::outcome(variant, outcome))
}

/// That so many pieces of a side that has lost stood frozen.
pub(in crate::app) fn no_help(variant: &Variant, side: Side, frozen: usize) -> Option<String> {
    (frozen > 0).then(|| say!("model-frozen", count = frozen, side = named_side(variant, side)))
}

pub(in crate::app) fn frozen(position: &Position, variant: &Variant, side: Side) -> usize {
    position.pieces(side).iter().filter(|&cell| position.is_frozen(variant, cell)).count()
}

/// One move between two positions.
struct Change<'a> {
    variant: &'a Variant,
    before: &'a Position,
    after: &'a Position,
    mv: Move,
}

impl Change<'_> {
    fn cells(&self) -> Vec<Cell> {
        let own = [self.mv.from(), self.mv.to()];
        let mut cells = if self.mv.is_pass() { Vec::new() } else { own.to_vec() };
        cells.extend(self.variant.board.cells.iter().filter(|&cell| !own.contains(&cell) && self.before.at(cell) != self.after.at(cell)));
        cells
    }

    fn layers(&self) -> Vec<usize> {
        let mut layers = Vec::new();
        for layer in self.cells().into_iter().filter_map(|cell| self.variant.layer_of_cell(cell)) {
            if !layers.contains(&layer) {
                layers.push(layer);
            }
        }
        layers
    }

    /// Whether a game inside knows the move: its cells, and all that stands there before and after.
    fn is_of(&self, fold: &Fold) -> bool {
        let Some(inner) = fold.played() else { return false };
        let known = |piece: Piece| piece.is_none() || inner.piece(piece).is_some();
        let mover = inner.piece(self.before.mover(self.mv));
        let may_drop = mover.is_some_and(|piece| !self.mv.is_drop() || inner.variant.can_be_dropped(piece.kind()));
        let cells = self.cells();
        let inside = |&cell: &Cell| fold.cells.contains(cell) && known(self.before.at(cell)) && known(self.after.at(cell));
        may_drop && !cells.is_empty() && cells.iter().all(inside)
    }
}

/// Follows which armies stand frozen.
struct Frosts {
    layers: Vec<usize>,
    found: Vec<Frost>,
    /// By side and group: the frost that holds.
    holding: [Vec<Option<usize>>; 2],
}

impl Frosts {
    fn new(variant: &Variant, start: &Position) -> Self {
        let none = || vec![None; variant.groups];
        let mut frosts = Self { layers: army_layers(variant), found: Vec::new(), holding: [none(), none()] };
        frosts.follow(variant, (start, start), None);
        frosts
    }

    fn follow(&mut self, variant: &Variant, (before, after): (&Position, &Position), ply: Option<usize>) {
        // A leader that is taken is told before one that goes with it.
        for side in [before.side().other(), before.side()] {
            for group in 1..variant.groups {
                let thawed = after.is_thawed(side, group);
                let bound = |&cell: &Cell| variant.group(after.at(cell).kind(), cell) == group;
                let count = if thawed { 0 } else { after.pieces(side).iter().filter(bound).count() };
                let holding = &mut self.holding[side.index()][group];
                match (*holding, count) {
                    (None, 1..) => {
                        *holding = Some(self.found.len());
                        let led = |&cell: &Cell| variant.guard(before.at(cell).kind(), cell) == group;
                        let fallen = before.pieces(side).iter().find(led).map(|cell| (before.at(cell), cell));
                        let layer = self.layers[group];
                        self.found.push(Frost { side, layer, count, fallen, from: ply, to: None, back: false });
                    }
                    (Some(at), 0) => {
                        *holding = None;
                        (self.found[at].to, self.found[at].back) = (ply, thawed);
                    }
                    _ => {}
                }
            }
        }
    }
}

/// By freeze group: the layer of most of its pieces.
fn army_layers(variant: &Variant) -> Vec<usize> {
    let mut counts = vec![vec![0; variant.layers.len()]; variant.groups];
    for kind in variant.kind_ids() {
        let known = variant.layers.iter().fold(CellSet::EMPTY, |all, layer| all | layer.cells);
        for cell in known.iter() {
            if let Some(layer) = variant.layer_of_piece(kind, cell) {
                counts[variant.group(kind, cell)][layer] += 1;
            }
        }
    }
    // Of layers that are as large the first.
    let most = |counts: &Vec<usize>| (0..counts.len()).rev().max_by_key(|&layer| counts[layer]).unwrap_or_default();
    counts.iter().map(most).collect()
}

#[cfg(test)]
mod tests;
