//! Writing a comment on a move, above the list. What is written belongs to the game at once, so that nothing can cost it.

use egui::{Key, Modifiers, RichText, TextEdit, Ui};
use nestmate_core::game::{Game, MAX_COMMENT, NodeId};
use nestmate_text::words::say;

use crate::app::{Action, Edit};
use crate::ui::frame::theme::accents;
use crate::ui::panels::Desk;

/// The comments before and after a move.
type Comments = (String, String);

#[derive(Clone, Debug)]
pub(super) struct Editing {
    node: NodeId,
    before: Option<String>,
    after: String,
    first: Comments,
    /// What the game has of it; `None` while it does not have yet what was written last.
    known: Option<Comments>,
    ready: bool,
}

impl Editing {
    pub(super) fn new(game: &Game, node: NodeId) -> Self {
        let first = comments(game, node);
        let begins = game.tree().rank(node) > 0 || !first.0.is_empty();
        Self { node, before: begins.then(|| first.0.clone()), after: first.1.clone(), known: Some(first.clone()), first, ready: false }
    }

    fn follow(&mut self, game: &Game) {
        let now = comments(game, self.node);
        if self.known.as_ref().is_some_and(|known| *known != now) {
            self.before = (self.before.is_some() || !now.0.is_empty()).then(|| now.0.clone());
            self.after.clone_from(&now.1);
        }
        self.known = Some(now);
    }

    fn written(&self) -> Comments {
        (self.before.clone().unwrap_or_default(), self.after.clone())
    }
}

fn comments(game: &Game, node: NodeId) -> Comments {
    let notes = game.tree().notes(node);
    (notes.before.clone(), notes.after.clone())
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let Some(mut editing) = desk.moves.editing.take() else { return };
    let game = desk.app.game();
    if !game.tree().contains(editing.node) {
        return;
    }
    editing.follow(game);
    let changed = fields(ui, &desk.moves.label(game, editing.node), &mut editing);
    let (mut done, mut cancelled) = (ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter)), false);
    ui.horizontal(|ui| {
        done |= ui.button(say!("done")).on_hover_text(say!("comment-done")).clicked();
        cancelled |= ui.button(say!("cancel")).clicked() || ui.input(|input| input.key_pressed(Key::Escape));
    });
    let mut edit = |edit: Edit| desk.actions.push(Action::Edit(Some(editing.node), edit));
    if changed {
        let (before, after) = editing.written();
        edit(Edit::Typed { before, after });
        editing.known = None;
    }
    if done || cancelled {
        // What is cancelled is a change of its own: undoing it brings back what was written.
        let (before, after) = if cancelled { editing.first.clone() } else { editing.written() };
        edit(Edit::Comment { before, after });
    } else {
        desk.moves.editing = Some(editing);
    }
}

/// The fields; whether something was written in them.
fn fields(ui: &mut Ui, what: &str, editing: &mut Editing) -> bool {
    let mut changed = false;
    if let Some(before) = &mut editing.before {
        let label = ui.label(RichText::new(say!("comment-before", on = what)).small().color(accents(ui).quiet));
        let field = TextEdit::multiline(before).desired_rows(1).desired_width(f32::INFINITY).char_limit(MAX_COMMENT);
        changed |= ui.add(field).labelled_by(label.id).changed();
    }
    let start = editing.node == NodeId::START;
    let after = if start { say!("comment-game").to_owned() } else { say!("comment-after", on = what) };
    let label = ui.label(RichText::new(after).small().color(accents(ui).quiet));
    let field = TextEdit::multiline(&mut editing.after).desired_rows(2).desired_width(f32::INFINITY).char_limit(MAX_COMMENT);
    let field = ui.add(field).labelled_by(label.id);
    if !editing.ready {
        editing.ready = true;
        field.request_focus();
    }
    changed || field.changed()
}
