//! What people do with a game beside playing: tags; and comments, glyphs, order and deletion of lines, which can be undone.

use std::time::Duration;

use super::Game;
use crate::game::glyph;
use crate::game::shapes::{Eval, MOST, Shape};
use crate::game::text::{result_of, winner_of};
use crate::game::tree::{NodeId, Notes, Tree, TreeEdit};
use crate::plain::one_line;
use crate::position::{Move, Position};
use crate::rules::{Outcome, in_check};

/// What comments in files have beside words, by the names there.
pub(in crate::game) const COMMANDS: [&str; 4] = ["clk", "eval", "cal", "csl"];

/// The longest comment that is kept, in characters.
pub const MAX_COMMENT: usize = 20_000;

impl Game {
    /// What is known of the game: who played it, where, when.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Sets a tag; an empty value takes it away.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        if self.tags.get(name) != value {
            self.change();
        }
        self.tags.set(name, value);
    }

    /// Sets the result, as files write it, of a game that no move has decided. It replaces a resignation and the like; anything that is not a
    /// result means that the game has not ended.
    pub fn set_result(&mut self, result: &str) {
        let winner = winner_of(result);
        if winner_of(result_of(self)) == winner {
            return;
        }
        self.ended = None;
        self.tags.set("Result", if winner.is_some() { result } else { "" });
        // It told how the game came to the other result.
        self.tags.set("Termination", "");
        self.change();
        self.look();
    }

    /// A number that changes whenever something about the game does, the place in it included.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// A number that changes whenever something about the game does that its file has, such as moves and comments, but not the place in it.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Counts a change of what a file of the game has.
    pub(super) fn change(&mut self) {
        self.revision += 1;
        self.changes += 1;
    }

    /// Sets the comments on a move. They become one paragraph each, without the braces that enclose comments in texts.
    pub fn comment(&mut self, node: NodeId, before: &str, after: &str) {
        self.typing = None;
        let edit = self.say_of(node, before, after);
        self.done(edit);
    }

    /// The same while the comments are being typed: until [`Game::comment`] or another change, all that is typed is undone in one step.
    pub fn type_comment(&mut self, node: NodeId, before: &str, after: &str) {
        let Some(edit) = self.say_of(node, before, after) else { return };
        if self.typing != Some((node, self.edits.len())) {
            self.done(Some(edit));
            self.typing = Some((node, self.edits.len()));
            return;
        }
        self.change();
        // What is as it was has not been changed.
        if matches!(self.edits.last(), Some(TreeEdit::Noted { notes, .. }) if notes == self.tree.notes(node)) {
            self.edits.pop();
            self.typing = None;
        }
    }

    fn say_of(&mut self, node: NodeId, before: &str, after: &str) -> Option<TreeEdit> {
        let notes = self.tree.contains(node).then(|| self.tree.notes(node).clone())?;
        self.tree.annotate(node, Notes { before: tidy(before), after: tidy(after), ..notes })
    }

    /// Puts a glyph on a move, or takes it away if it is there. The start position has none.
    pub fn toggle_glyph(&mut self, node: NodeId, number: u8) {
        if node != NodeId::START {
            self.edit(node, |tree, node| {
                let notes = tree.notes(node).clone();
                tree.annotate(node, Notes { glyphs: glyph::toggled(&notes.glyphs, number), ..notes })
            });
        }
    }

    /// Draws an arrow or a circle on a position. The same once more takes it away; another between the same cells takes its place.
    pub fn draw(&mut self, node: NodeId, shape: Shape) {
        if self.tree.contains(node) {
            let mut shapes = self.tree.notes(node).shapes.clone();
            let known = shapes.contains(&shape);
            shapes.retain(|other| (other.from, other.to) != (shape.from, shape.to));
            shapes.extend((!known).then_some(shape));
            self.set_shapes(node, shapes);
        }
    }

    /// Sets the arrows and circles on a position.
    pub fn set_shapes(&mut self, node: NodeId, shapes: Vec<Shape>) {
        self.edit(node, |tree, node| tree.annotate(node, Notes { shapes, ..tree.notes(node).clone() }.tidied()));
    }

    /// Keeps with the game what an engine has found of a position of it.
    pub fn set_eval(&mut self, node: NodeId, eval: Option<Eval>) {
        if self.tree.contains(node) && self.tree.eval(node) != eval {
            self.tree.set_eval(node, eval);
            self.change();
        }
    }

    /// Deletes a move and all that follows it; whoever is there goes back to the position before. False at the start.
    pub fn delete(&mut self, node: NodeId) -> bool {
        let deleted = self.edit(node, Tree::delete);
        self.come_back();
        deleted
    }

    /// Takes the last move back as if nobody had made it: it leaves no variation, and there is nothing to undo. One that others follow
    /// stays. False at the start.
    pub fn withdraw(&mut self) -> bool {
        if !self.tree.children(self.current).is_empty() {
            return self.take_back();
        }
        let withdrawn = self.tree.delete(self.current).is_some();
        if withdrawn {
            self.change();
            self.come_back();
        }
        withdrawn
    }

    /// Moves the variation of a position one place forward among its siblings; false in the main line.
    pub fn raise(&mut self, node: NodeId) -> bool {
        self.edit(node, Tree::raise)
    }

    /// Makes the line through a position the main line; false if it is.
    pub fn make_main(&mut self, node: NodeId) -> bool {
        self.edit(node, Tree::make_main)
    }

    /// How the changes are undone, the last one last.
    pub fn edits(&self) -> &[TreeEdit] {
        &self.edits
    }

    /// Lets these changes be undone, which were made before the game was read.
    pub fn set_edits(&mut self, edits: Vec<TreeEdit>) {
        self.edits = edits;
    }

    /// Adds a move that was cut off before the game was read and that an undo may bring back, with what is said of it, the mover's
    /// clock and what an engine has found. `after` is the position that it leads to; `attached` says that it was cut off with its parent, not off it.
    pub fn add_cut(
        &mut self,
        parent: NodeId,
        mv: Move,
        after: &Position,
        attached: bool,
        said: (Notes, Option<Duration>, Option<Eval>),
    ) -> NodeId {
        let check = in_check(after, &self.variant, after.side());
        let node = self.tree.add_cut(parent, mv, after.hash(), check, attached);
        self.tree.set_notes(node, said.0);
        said.1.into_iter().for_each(|left| self.tree.set_clock(node, left));
        self.tree.set_eval(node, said.2);
        node
    }

    /// The position at a place of the game, cut off or not.
    pub fn position_at(&self, node: NodeId) -> Position {
        let mut position = self.start.clone();
        for mv in self.tree.path(node).into_iter().filter_map(|id| self.tree.mv(id)) {
            position.play(&self.variant, mv);
        }
        position
    }

    /// Whether a change can be undone.
    pub fn has_edits(&self) -> bool {
        !self.edits.is_empty()
    }

    /// Undoes the last comment, glyph, order or deletion; false if there is none. Whoever stands where a line was cut off goes back to its
    /// first move.
    pub fn undo_edit(&mut self) -> bool {
        let Some(edit) = self.edits.pop() else { return false };
        self.typing = None;
        let deleted = if let TreeEdit::Deleted { node, .. } = edit { Some(node) } else { None };
        self.tree.undo(edit);
        self.change();
        self.come_back();
        if let Some(node) = deleted.filter(|&node| self.tree.contains(node) && self.tree.parent(node) == Some(self.current)) {
            self.go(super::Step::To(node));
        }
        true
    }

    /// How the game ends at the end of its main line, if it is over there.
    pub fn result(&self) -> Option<Outcome> {
        let last = self.tree.main_line().last().unwrap_or(NodeId::START);
        if last == self.current {
            return self.outcome;
        }
        let mut end = self.clone();
        end.go(super::Step::To(last));
        end.outcome
    }

    /// Changes the tree at a position; false if that is none of the game's, or there is nothing to change.
    fn edit(&mut self, node: NodeId, change: impl FnOnce(&mut Tree, NodeId) -> Option<TreeEdit>) -> bool {
        let edit = if self.tree.contains(node) { change(&mut self.tree, node) } else { None };
        self.done(edit)
    }

    fn done(&mut self, edit: Option<TreeEdit>) -> bool {
        let done = edit.is_some();
        if done {
            self.change();
        }
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

impl Notes {
    /// Notes as they are kept: comments as [`Game::comment`] makes them, glyphs in rising order, each shape once.
    #[must_use]
    pub fn tidied(mut self) -> Self {
        self.glyphs.sort_unstable();
        self.glyphs.dedup();
        let mut drawn = Vec::new();
        for shape in self.shapes {
            if !drawn.contains(&shape) && drawn.len() < MOST {
                drawn.push(shape);
            }
        }
        // As files have them.
        drawn.sort_by_key(|shape: &Shape| !shape.is_circle());
        Self { before: tidy(&self.before), after: tidy(&self.after), glyphs: self.glyphs, shapes: drawn }
    }
}

/// A comment as it is kept: words with single spaces between, no braces, nothing that would be taken for a clock, a shape or an
/// evaluation.
fn tidy(comment: &str) -> String {
    // Most moves have none, and a file of games has many moves.
    if comment.is_empty() {
        return String::new();
    }
    let plain: String = comment.chars().take(MAX_COMMENT).collect();
    let plain = one_line(&plain).replace('{', "(").replace('}', ")");
    let words = plain.split_whitespace().collect::<Vec<&str>>().join(" ");
    COMMANDS.iter().fold(words, |words, name| words.replace(&format!("[%{name}"), &format!("[ %{name}")))
}

/// Tags in the order in which they were set.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tags(Vec<(String, String)>);

const MOST_TAGS: usize = 64;

/// The longest value of a tag, in characters.
const LONGEST_TAG: usize = 1000;

impl Tags {
    /// The tags for the players' names, White's first.
    pub const PLAYERS: [&str; 2] = ["White", "Black"];

    /// The value of a tag; empty if it is not set.
    pub fn get(&self, name: &str) -> &str {
        self.0.iter().find(|tag| tag.0 == name).map_or("", |tag| tag.1.as_str())
    }

    /// Sets a tag; an empty value, or one of question marks and dots, takes it away. Line ends and the like become spaces. A name that is
    /// none, and more tags than any game needs, are passed over.
    pub fn set(&mut self, name: &str, value: &str) {
        let value: String = value.chars().take(LONGEST_TAG).collect();
        let value = one_line(&value);
        let value = value.trim();
        if value.chars().all(|c| matches!(c, '?' | '.')) {
            self.0.retain(|tag| tag.0 != name);
        } else if let Some(tag) = self.0.iter_mut().find(|tag| tag.0 == name) {
            value.clone_into(&mut tag.1);
        } else if is_name(name) && self.0.len() < MOST_TAGS {
            self.0.push((name.to_owned(), value.to_owned()));
        }
    }

    /// All names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// Whether a text can be the name of a tag: letters, digits and underscores.
fn is_name(name: &str) -> bool {
    (1..=64).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}
