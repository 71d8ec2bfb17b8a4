//! What can be done with a move: glyphs, order, deletion, and comments, which are written above the list. What is written belongs to the
//! game at once, so that nothing can cost it.

use egui::{Button, Key, Modifiers, RichText, TextEdit, TextStyle, Ui};
use nestmate_core::game::glyph::{Glyph, OF_MOVES, OF_POSITIONS};
use nestmate_core::game::{Game, MAX_COMMENT, NodeId, Step};
use nestmate_text::words::{TextKey, key, say};

use crate::app::{Action, Edit, MoveSentence};
use crate::saying::glyph_told;
use crate::ui::commands::Command;
use crate::ui::frame::theme::accents;
use crate::ui::frame::tips;
use crate::ui::panels::Desk;

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
    let Some(mut editing) = desk.kept.moves.editing.take() else { return };
    let game = desk.app.game();
    if !game.tree().contains(editing.node) {
        return;
    }
    editing.follow(game);
    let changed = fields(ui, desk, &mut editing);
    let (mut done, mut cancelled) = (ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter)), false);
    ui.horizontal(|ui| {
        done |= ui.button(say!("done")).on_hover_text(say!("comment-done")).clicked();
        cancelled |= ui.button(say!("cancel")).clicked() || ui.input(|input| input.key_pressed(Key::Escape));
    });
    let mut edit = |edit: Edit| desk.wishes.push(Action::Edit(Some(editing.node), edit));
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
        desk.kept.moves.editing = Some(editing);
    }
}

fn fields(ui: &mut Ui, desk: &mut Desk<'_>, editing: &mut Editing) -> bool {
    let (mut changed, node, app) = (false, editing.node, desk.app);
    let on = app.game().tree().mv(node).and_then(|mv| app.written_before(node, mv));
    let look = (TextStyle::Small.resolve(ui.style()), accents(ui).quiet);
    let about = |key: TextKey| match on.clone() {
        Some(on) => MoveSentence::new([on], |[on]| say!(key, on = on)),
        None => say!("comment-game").to_owned().into(),
    };
    if let Some(before) = &mut editing.before {
        let label = desk.tell(ui, &about(key!("comment-before")), look.clone());
        let field = TextEdit::multiline(before).desired_rows(1).desired_width(f32::INFINITY).char_limit(MAX_COMMENT);
        changed |= ui.add(field).labelled_by(label.id).changed();
    }
    let label = desk.tell(ui, &about(key!("comment-after")), look);
    let field = TextEdit::multiline(&mut editing.after).desired_rows(2).desired_width(f32::INFINITY).char_limit(MAX_COMMENT);
    let field = ui.add(field).labelled_by(label.id);
    if !editing.ready {
        editing.ready = true;
        field.request_focus();
    }
    changed || field.changed()
}

pub(super) fn menu(ui: &mut Ui, desk: &mut Desk<'_>, node: NodeId) {
    signs(ui, desk, node, &OF_MOVES);
    signs(ui, desk, node, &OF_POSITIONS);
    ui.separator();
    if ui.button(Command::Comment.label()).clicked() {
        desk.wishes.push(Action::Go(Step::To(node)));
        desk.kept.moves.editing = Some(Editing::new(desk.app.game(), node));
        ui.close();
    }
    if ui.button(Command::Judge.label()).clicked() {
        desk.wishes.extend([Action::Go(Step::To(node)), Action::Judge(None)]);
        ui.close();
    }
    let in_variation = desk.app.game().tree().path(node).into_iter().any(|id| desk.app.game().tree().rank(id) > 0);
    let entries = [
        (Command::Raise, Edit::Raise, in_variation),
        (Command::MakeMain, Edit::MakeMain, in_variation),
        (Command::Delete, Edit::Delete, true),
    ];
    for (command, edit, enabled) in entries {
        if ui.add_enabled(enabled, Button::new(command.label())).clicked() {
            desk.wishes.push(Action::Edit(Some(node), edit));
            ui.close();
        }
    }
}

fn signs(ui: &mut Ui, desk: &mut Desk<'_>, node: NodeId, glyphs: &[Glyph]) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for glyph in glyphs {
            let has = desk.app.game().tree().notes(node).glyphs.contains(&glyph.number);
            let response = ui.add(Button::selectable(has, RichText::new(glyph.sign).monospace()).min_size(egui::Vec2::new(26.0, 22.0)));
            if tips::above(response, ui.min_rect(), &glyph_told(desk.app.variant(), glyph)).clicked() {
                desk.wishes.push(Action::Edit(Some(node), Edit::Glyph(glyph.number)));
                ui.close();
            }
        }
    });
}
