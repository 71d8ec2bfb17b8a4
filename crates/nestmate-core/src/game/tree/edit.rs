//! Changes of the tree that people make on purpose. Each tells how it is undone.

use super::{NodeId, Notes, Tree};

/// How a change is undone.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum TreeEdit {
    /// A line was cut off its parent.
    Deleted {
        node: NodeId,
        /// Where it was among the continuations.
        rank: usize,
    },
    /// Continuations were put in another order; the earlier orders, by parent.
    Ordered(Vec<(NodeId, Vec<NodeId>)>),
    /// Something was said of a move; what was said before.
    Noted { node: NodeId, notes: Notes },
}

impl Tree {
    /// Cuts a move and all that follows it off the tree. `None` at the start position.
    pub(in crate::game) fn delete(&mut self, node: NodeId) -> Option<TreeEdit> {
        let parent = self.parent(node)?;
        let rank = self.rank(node);
        let parent = &mut self.nodes[parent.0];
        parent.children.remove(rank);
        if parent.forward >= rank {
            parent.forward = parent.forward.saturating_sub(1);
        }
        Some(TreeEdit::Deleted { node, rank })
    }

    /// Moves the variation that a position belongs to one place forward. `None` if it is part of the main line.
    pub(in crate::game) fn raise(&mut self, node: NodeId) -> Option<TreeEdit> {
        let branch = self.path(node).into_iter().rev().find(|&id| self.rank(id) > 0)?;
        Some(self.reorder(&[branch], |rank| rank - 1))
    }

    /// Makes the line that leads to a position the main line. `None` if it is already.
    pub(in crate::game) fn make_main(&mut self, node: NodeId) -> Option<TreeEdit> {
        let branches: Vec<NodeId> = self.path(node).into_iter().filter(|&id| self.rank(id) > 0).collect();
        (!branches.is_empty()).then(|| self.reorder(&branches, |_| 0))
    }

    fn reorder(&mut self, branches: &[NodeId], to: impl Fn(usize) -> usize) -> TreeEdit {
        let mut before = Vec::new();
        for &branch in branches {
            let (rank, Some(parent)) = (self.rank(branch), self.parent(branch)) else { continue };
            before.push((parent, self.children(parent).to_vec()));
            let visited = self.forward(parent);
            self.nodes[parent.0].children[to(rank)..=rank].rotate_right(1);
            self.remember(parent, visited);
        }
        TreeEdit::Ordered(before)
    }

    /// Keeps going forward leading where it did.
    fn remember(&mut self, parent: NodeId, visited: Option<NodeId>) {
        self.nodes[parent.0].forward = visited.map_or(0, |visited| self.rank(visited));
    }

    /// Says something else of a move. `None` if it is said already.
    pub(in crate::game) fn annotate(&mut self, node: NodeId, notes: Notes) -> Option<TreeEdit> {
        let notes = std::mem::replace(&mut self.nodes.get_mut(node.0)?.notes, notes);
        (notes != *self.notes(node)).then_some(TreeEdit::Noted { node, notes })
    }

    /// Undoes a change.
    pub(in crate::game) fn undo(&mut self, edit: TreeEdit) {
        match edit {
            TreeEdit::Deleted { node, rank } => self.attach(node, rank),
            TreeEdit::Ordered(orders) => {
                for (parent, order) in &orders {
                    let visited = self.forward(*parent);
                    let place = |child: &NodeId| order.iter().position(|known| known == child).unwrap_or(order.len());
                    self.nodes[parent.0].children.sort_by_key(place);
                    self.remember(*parent, visited);
                }
            }
            TreeEdit::Noted { node, notes } => self.set_notes(node, notes),
        }
    }

    /// Puts a line back. Where its moves have been played anew in the meantime, the two lines become one.
    fn attach(&mut self, node: NodeId, rank: usize) {
        let Some(parent) = self.parent(node) else { return };
        let Some(twin) = self.mv(node).and_then(|mv| self.child_by(parent, mv)) else {
            let visited = self.forward(parent);
            let children = &mut self.nodes[parent.0].children;
            children.insert(rank.min(children.len()), node);
            self.remember(parent, visited);
            return;
        };
        let mut pairs = vec![(node, twin)];
        while let Some((old, new)) = pairs.pop() {
            if *self.notes(new) == Notes::default() {
                let notes = self.notes(old).clone();
                self.set_notes(new, notes);
            }
            for child in std::mem::take(&mut self.nodes[old.0].children) {
                match self.mv(child).and_then(|mv| self.child_by(new, mv)) {
                    Some(twin) => pairs.push((child, twin)),
                    None => self.nodes[new.0].children.push(child),
                }
            }
            // Deleted continuations too, which may yet come back.
            self.nodes.iter_mut().filter(|node| node.parent == Some(old)).for_each(|node| node.parent = Some(new));
        }
    }
}
