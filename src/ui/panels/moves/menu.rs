//! What can be done with a move: glyphs, comments, order, deletion.

use egui::{Button, RichText, Ui};
use nestmate_core::game::glyph::{Glyph, OF_MOVES, OF_POSITIONS};
use nestmate_core::game::{NodeId, Step};

use super::Editing;
use crate::app::{Action, Edit};
use crate::saying::Named;
use crate::ui::commands::command::Command;
use crate::ui::panels::Desk;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, node: NodeId) {
    signs(ui, desk, node, &OF_MOVES);
    signs(ui, desk, node, &OF_POSITIONS);
    ui.separator();
    if ui.button(Command::Comment.label()).clicked() {
        desk.actions.push(Action::Go(Step::To(node)));
        desk.moves.editing = Some(Editing::new(desk.app.game(), node));
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
            desk.actions.push(Action::Edit(Some(node), edit));
            ui.close();
        }
    }
}

/// A row of glyphs; those that the move has are marked.
fn signs(ui: &mut Ui, desk: &mut Desk<'_>, node: NodeId, glyphs: &[Glyph]) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for glyph in glyphs {
            let has = desk.app.game().tree().notes(node).glyphs.contains(&glyph.number);
            let response = ui.add(Button::selectable(has, RichText::new(glyph.sign).monospace()).min_size(egui::Vec2::new(26.0, 22.0)));
            if response.on_hover_text(glyph.name()).clicked() {
                desk.actions.push(Action::Edit(Some(node), Edit::Glyph(glyph.number)));
                ui.close();
            }
        }
    });
}
