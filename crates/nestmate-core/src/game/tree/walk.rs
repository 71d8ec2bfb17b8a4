//! The tree in the order in which it is written and shown.

use super::{NodeId, Tree};

/// A part of the written tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum Item {
    /// A move.
    Move {
        node: NodeId,
        /// How many moves it is from the start position; 1 for the first.
        ply: usize,
    },
    /// A variation in place of the last move begins.
    Open,
    /// The variation is over.
    Close,
}

enum WalkTask {
    /// What follows from a position this many moves from the start.
    Line(NodeId, usize),
    Write(Item),
}

impl Tree {
    /// The whole tree as it is written: each move of a line is followed by the variations in its place, and then by the line's next
    /// move. Nothing here goes deeper than the program's stack, however deep variations are nested.
    #[must_use]
    pub fn outline(&self) -> Vec<Item> {
        let mut items = Vec::new();
        let mut tasks = vec![WalkTask::Line(NodeId::START, 0)];
        while let Some(task) = tasks.pop() {
            let (node, ply) = match task {
                WalkTask::Line(node, ply) => (node, ply + 1),
                WalkTask::Write(item) => {
                    items.push(item);
                    continue;
                }
            };
            let Some((&main, others)) = self.children(node).split_first() else { continue };
            items.push(Item::Move { node: main, ply });
            tasks.push(WalkTask::Line(main, ply));
            for &other in others.iter().rev() {
                let first = Item::Move { node: other, ply };
                tasks.extend([
                    WalkTask::Write(Item::Close),
                    WalkTask::Line(other, ply),
                    WalkTask::Write(first),
                    WalkTask::Write(Item::Open),
                ]);
            }
        }
        items
    }

    /// All positions but the start, each after its parent, the main line whole before its variations.
    #[must_use]
    pub fn preorder(&self) -> Vec<NodeId> {
        let mut order = Vec::new();
        let mut waiting = vec![NodeId::START];
        while let Some(node) = waiting.pop() {
            order.push(node);
            waiting.extend(self.children(node).iter().rev());
        }
        order.remove(0);
        order
    }

    /// The positions of the main line, without the start.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.children(NodeId::START).first().copied(), |&id| self.children(id).first().copied())
    }
}
