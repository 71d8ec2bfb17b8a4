//! Writing a comment on a move, above the list.

use egui::{Key, Modifiers, RichText, TextEdit, Ui};

use super::played;
use crate::app::{Action, Edit};
use crate::game::{Game, NodeId};
use crate::ui::panels::Desk;
use crate::ui::theme::accents;
use crate::words::say;

/// A comment being written.
#[derive(Clone, Debug)]
pub(super) struct Editing {
    node: NodeId,
    /// What stands before the move, where it begins a variation.
    before: Option<String>,
    after: String,
    /// Whether the field has been given the keyboard.
    ready: bool,
}

impl Editing {
    pub(super) fn new(game: &Game, node: NodeId) -> Self {
        let notes = game.tree().notes(node);
        let begins = game.tree().rank(node) > 0 || !notes.before.is_empty();
        Self { node, before: begins.then(|| notes.before.clone()), after: notes.after.clone(), ready: false }
    }
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let Some(mut editing) = desk.moves.editing.take() else { return };
    if !desk.app.game().tree().contains(editing.node) {
        return;
    }
    let what = played(desk.app.game(), editing.node);
    if let Some(before) = &mut editing.before {
        let label = ui.label(RichText::new(say!("comment-before", on = &what)).small().color(accents(ui).quiet));
        ui.add(TextEdit::multiline(before).desired_rows(1).desired_width(f32::INFINITY)).labelled_by(label.id);
    }
    let start = editing.node == NodeId::START;
    let after = if start { say("comment-game").to_owned() } else { say!("comment-after", on = &what) };
    let label = ui.label(RichText::new(after).small().color(accents(ui).quiet));
    let field = ui.add(TextEdit::multiline(&mut editing.after).desired_rows(2).desired_width(f32::INFINITY)).labelled_by(label.id);
    if !editing.ready {
        editing.ready = true;
        field.request_focus();
    }
    let (mut done, mut cancelled) = (ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter)), false);
    ui.horizontal(|ui| {
        done |= ui.button(say("done")).on_hover_text(say("comment-done")).clicked();
        cancelled |= ui.button(say("cancel")).clicked() || ui.input(|input| input.key_pressed(Key::Escape));
    });
    if done {
        let comment = Edit::Comment { before: editing.before.unwrap_or_default(), after: editing.after };
        desk.actions.push(Action::Edit(Some(editing.node), comment));
    } else if !cancelled {
        desk.moves.editing = Some(editing);
    }
}
