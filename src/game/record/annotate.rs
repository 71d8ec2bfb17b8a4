//! What people do with the moves of a game beside playing: comments, glyphs, order and deletion of lines, all of it undoable.

use super::Game;
use crate::game::glyph;
use crate::game::tags::Tags;
use crate::game::tree::{Edit, NodeId, Notes};
use crate::rules::Outcome;

/// The longest comment that is kept, in characters.
const MAX_COMMENT: usize = 20_000;

impl Game {
    /// What is known of the game: who played it, where, when.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Sets a tag; an empty value takes it away.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        self.tags.set(name, value);
        self.revision += 1;
    }

    /// A number that changes whenever something about the game does, the place in it included.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Sets the comments on a move. They become one paragraph each, without the braces that enclose comments in texts.
    pub fn comment(&mut self, node: NodeId, before: &str, after: &str) {
        if self.tree.contains(node) {
            let glyphs = self.tree.notes(node).glyphs.clone();
            let edit = self.tree.annotate(node, Notes { before: tidy(before), after: tidy(after), glyphs });
            self.done(edit);
        }
    }

    /// Puts a glyph on a move, or takes it away if it is there. The start position has none.
    pub fn toggle_glyph(&mut self, node: NodeId, number: u8) {
        if self.tree.contains(node) && node != NodeId::START {
            let notes = self.tree.notes(node).clone();
            let edit = self.tree.annotate(node, Notes { glyphs: glyph::toggled(&notes.glyphs, number), ..notes });
            self.done(edit);
        }
    }

    /// Deletes a move and all that follows it; whoever is there goes back to the position before. False at the start.
    pub fn delete(&mut self, node: NodeId) -> bool {
        let edit = if self.tree.contains(node) { self.tree.delete(node) } else { None };
        let deleted = self.done(edit);
        self.come_back();
        deleted
    }

    /// Moves the variation of a position one place forward among its siblings; false in the main line.
    pub fn raise(&mut self, node: NodeId) -> bool {
        let edit = if self.tree.contains(node) { self.tree.raise(node) } else { None };
        self.done(edit)
    }

    /// Makes the line through a position the main line; false if it is.
    pub fn make_main(&mut self, node: NodeId) -> bool {
        let edit = if self.tree.contains(node) { self.tree.make_main(node) } else { None };
        self.done(edit)
    }

    /// Whether a change can be undone.
    #[must_use]
    pub fn has_edits(&self) -> bool {
        !self.edits.is_empty()
    }

    /// Undoes the last comment, glyph, order or deletion; false if there is none.
    pub fn undo_edit(&mut self) -> bool {
        let Some(edit) = self.edits.pop() else { return false };
        self.tree.undo(edit);
        self.revision += 1;
        self.come_back();
        true
    }

    /// How the game ends at the end of its main line, if it is over there.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        let last = self.tree.main_line().last().unwrap_or(NodeId::START);
        if last == self.current {
            return self.outcome;
        }
        let mut end = self.clone();
        end.go(super::Step::To(last));
        end.outcome
    }

    fn done(&mut self, edit: Option<Edit>) -> bool {
        self.revision += u64::from(edit.is_some());
        let done = edit.is_some();
        self.edits.extend(edit);
        done
    }

    /// Leaves a place that is no longer there for the last one before it that is.
    fn come_back(&mut self) {
        let there = self.tree.path(self.current).into_iter().rev().find(|&id| self.tree.contains(id));
        self.go(super::Step::To(there.unwrap_or(NodeId::START)));
        self.look();
    }
}

/// A comment as it is kept: words with single spaces between, no braces, nothing that would be taken for a clock.
pub(in crate::game) fn tidy(comment: &str) -> String {
    let plain: String = comment
        .chars()
        .take(MAX_COMMENT)
        .map(|c| match c {
            '{' => '(',
            '}' => ')',
            _ if c.is_control() => ' ',
            _ => c,
        })
        .collect();
    plain.split_whitespace().collect::<Vec<&str>>().join(" ").replace("[%clk", "[ %clk")
}
