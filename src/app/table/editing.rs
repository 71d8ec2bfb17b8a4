//! Changes of a game's moves beside playing, and how they are undone.

use nestmate_core::game::NodeId;
use nestmate_text::words::told;

use super::Table;
use crate::app::action::Edit;
use crate::app::effect::Effects;

impl Table {
    /// Changes something about a move; the one that is meant when the user names none is the last one on the board.
    pub(super) fn edit(&mut self, node: Option<NodeId>, edit: &Edit) -> Effects {
        let node = node.unwrap_or_else(|| self.game.current());
        let (revision, place) = (self.game.revision(), self.game.current());
        let said = match edit {
            Edit::Glyph(number) => {
                self.game.toggle_glyph(node, *number);
                Effects::none()
            }
            Edit::Comment { before, after } => {
                self.game.comment(node, before, after);
                Effects::none()
            }
            Edit::Typed { before, after } => {
                self.game.type_comment(node, before, after);
                Effects::none()
            }
            Edit::Draw(shape) => {
                self.game.draw(node, *shape);
                Effects::none()
            }
            Edit::Erase => {
                self.erase(node);
                Effects::none()
            }
            Edit::Raise if self.game.raise(node) => Effects::info(told!("line-raised")),
            Edit::MakeMain if self.game.make_main(node) => Effects::info(told!("line-main")),
            Edit::Raise | Edit::MakeMain => Effects::refuse(told!("line-main-already")),
            Edit::Delete if self.game.delete(node) => Effects::info(told!("line-deleted")),
            Edit::Delete => Effects::refuse(told!("line-start")),
        };
        self.edited |= self.game.revision() != revision;
        said.then(self.settle_at(place))
    }

    pub(super) fn erase(&mut self, node: NodeId) {
        if !self.game.tree().notes(node).shapes.is_empty() {
            self.game.set_shapes(node, Vec::new());
            self.edited = true;
        }
    }

    pub(super) fn undo_edit(&mut self) -> Effects {
        let place = self.game.current();
        self.edited = false;
        if !self.game.undo_edit() {
            return Effects::refuse(told!("nothing-to-undo"));
        }
        self.settle_at(place).then(Effects::info(told!("moves-undone")))
    }

    /// After a change that may have led away from the place in the game: what belongs to the old place is let go of.
    fn settle_at(&mut self, place: NodeId) -> Effects {
        if self.game.current() == place {
            return Effects::none();
        }
        self.paused = true;
        self.settle()
    }
}
