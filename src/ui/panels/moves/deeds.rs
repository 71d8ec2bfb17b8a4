//! What the moves of a game did, worked out once for each.

use std::collections::HashMap;

use nestmate_core::game::{Game, NodeId, Tree};
use nestmate_core::position::Unmake;

use crate::app::Deed;

#[derive(Default)]
pub(super) struct Deeds(HashMap<NodeId, (u64, Deed)>);

impl Deeds {
    pub(super) fn of(&self, node: NodeId) -> Option<&Deed> {
        self.0.get(&node).map(|(_, deed)| deed)
    }

    pub(super) fn follow(&mut self, game: &Game) {
        let (tree, variant) = (game.tree(), game.variant());
        let order = tree.preorder();
        if order.iter().all(|&node| self.knows(tree, node)) {
            return;
        }
        let mut position = game.start().clone();
        let mut made: Vec<(NodeId, Unmake)> = Vec::new();
        for node in order {
            let Some(mv) = tree.mv(node) else { continue };
            while let Some((_, undo)) = made.pop_if(|last| Some(last.0) != tree.parent(node)) {
                position.unmake(&undo);
            }
            let before = (!self.knows(tree, node)).then(|| position.clone());
            made.push((node, position.make(variant, mv)));
            if let Some(before) = before {
                self.0.insert(node, (tree.hash(node), Deed::new(&before, &position, variant, mv)));
            }
        }
    }

    fn knows(&self, tree: &Tree, node: NodeId) -> bool {
        self.0.get(&node).map(|(hash, deed)| (deed.mv(), *hash)) == tree.mv(node).map(|mv| (mv, tree.hash(node)))
    }
}
