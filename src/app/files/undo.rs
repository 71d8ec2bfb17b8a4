//! What can be undone in a game, to records and back.

use std::collections::HashMap;
use std::time::Duration;

use nestmate_core::game::{Eval, Game, NodeId, Notes, TreeEdit};
use nestmate_core::position::{Position, move_text};
use nestmate_core::rules::parse_kept;
use nestmate_core::variant::Variant;

use super::records::{notes_of, shape_texts, shapes_of};
use crate::storage::{Cut, Played, Undo, UndoStep};

/// The most changes that are kept, and the most moves that they may bring back.
const MOST: usize = 100;
const MOST_CUT: usize = 10_000;

/// What can be undone in a game, the last changes of many; `None` where nothing can.
pub fn undo_of(game: &Game) -> Option<Undo> {
    let order = game.tree().preorder();
    let places = order.iter().enumerate().map(|(at, &node)| (node, at + 1)).chain([(NodeId::START, 0)]).collect();
    let mut writer = UndoWriter { game, places, cut: Vec::new() };
    let mut steps = Vec::new();
    for edit in game.edits().iter().rev().take(MOST) {
        // Later changes do not need what an earlier one would bring back.
        let before = writer.cut.len();
        let step = writer.step(edit);
        if writer.cut.len() > MOST_CUT {
            writer.cut.truncate(before);
            break;
        }
        steps.push(step);
    }
    steps.reverse();
    (!steps.is_empty()).then_some(Undo { cut: writer.cut, steps })
}

struct UndoWriter<'a> {
    game: &'a Game,
    /// The numbers of the moves.
    places: HashMap<NodeId, usize>,
    cut: Vec<Cut>,
}

impl UndoWriter<'_> {
    fn step(&mut self, edit: &TreeEdit) -> UndoStep {
        match edit {
            TreeEdit::Deleted { node, rank } => UndoStep::Deleted { first: self.place(*node), rank: *rank },
            TreeEdit::Ordered(orders) => {
                let numbered =
                    |(parent, order): &(NodeId, Vec<NodeId>)| (self.place(*parent), order.iter().map(|&node| self.place(node)).collect());
                UndoStep::Ordered(orders.iter().map(numbered).collect())
            }
            TreeEdit::Noted { node, notes: Notes { before, after, glyphs, shapes } } => UndoStep::Noted {
                place: self.place(*node),
                before: before.clone(),
                after: after.clone(),
                glyphs: glyphs.clone(),
                shapes: shape_texts(shapes, self.game.variant()),
            },
        }
    }

    /// The number of a move; one that was cut off is written first, with the line that it is part of.
    fn place(&mut self, node: NodeId) -> usize {
        for known in self.game.tree().path(node) {
            if !self.places.contains_key(&known) {
                self.write(known);
            }
        }
        self.places.get(&node).copied().unwrap_or_default()
    }

    /// Writes a move that was cut off, and all that follows it.
    fn write(&mut self, first: NodeId) {
        let (tree, variant) = (self.game.tree(), self.game.variant());
        let mut waiting = vec![first];
        while let Some(node) = waiting.pop() {
            let (Some(parent), Some(mv)) = (tree.parent(node), tree.mv(node)) else { continue };
            let Notes { before, after, glyphs, shapes } = tree.notes(node).clone();
            let played = Played {
                text: move_text(variant, mv),
                after: self.places.get(&parent).copied(),
                before,
                comment: after,
                glyphs,
                shapes: shape_texts(&shapes, variant),
                eval: tree.eval(node).map(Eval::text),
                clock: tree.clock(node).map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX)),
            };
            self.cut.push(Cut { played, attached: tree.children(parent).contains(&node) });
            self.places.insert(node, self.places.len());
            waiting.extend(tree.children(node).iter().rev());
        }
    }
}

/// Lets what a record knows be undone in its game, whose moves are `nodes`, by their numbers.
///
/// # Errors
/// The number of the move, or of the step, that makes no sense; the game is then as it was, apart from moves that nothing leads to.
pub(in crate::app) fn restore(game: &mut Game, undo: &Undo, mut nodes: Vec<NodeId>) -> Result<(), usize> {
    let mut last: Option<(NodeId, Position)> = None;
    for Cut { played, attached } in undo.cut.iter().take(MOST_CUT) {
        let number = nodes.len();
        let parent = played.after.and_then(|after| nodes.get(after).copied()).ok_or(number)?;
        let mut position = match last.take() {
            Some((node, position)) if node == parent => position,
            _ => game.position_at(parent),
        };
        let mv = parse_kept(&position, game.variant(), &played.text).map_err(|_| number)?;
        position.make(game.variant(), mv);
        position.forget();
        let said = notes_of(played, game.variant()).tidied();
        let found = played.eval.as_deref().and_then(Eval::parse);
        let node = game.add_cut(parent, mv, &position, *attached, (said, played.clock.map(Duration::from_millis), found));
        nodes.push(node);
        last = Some((node, position));
    }
    let edits: Option<Vec<TreeEdit>> = undo.steps.iter().take(MOST).map(|step| edit(step, &nodes, game.variant())).collect();
    game.set_edits(edits.ok_or(undo.steps.len())?);
    Ok(())
}

fn edit(step: &UndoStep, nodes: &[NodeId], variant: &Variant) -> Option<TreeEdit> {
    let node = |number: usize| nodes.get(number).copied();
    Some(match step {
        UndoStep::Deleted { first, rank } => TreeEdit::Deleted { node: node(*first)?, rank: *rank },
        UndoStep::Ordered(orders) => {
            let order = |(parent, order): &(usize, Vec<usize>)| {
                Some((node(*parent)?, order.iter().map(|&number| node(number)).collect::<Option<Vec<NodeId>>>()?))
            };
            TreeEdit::Ordered(orders.iter().map(order).collect::<Option<Vec<_>>>()?)
        }
        UndoStep::Noted { place, before, after, glyphs, shapes } => {
            let shapes = shapes_of(shapes, variant);
            let said = Notes { before: before.clone(), after: after.clone(), glyphs: glyphs.clone(), shapes };
            TreeEdit::Noted { node: node(*place)?, notes: said.tidied() }
        }
    })
}
