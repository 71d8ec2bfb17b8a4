//! Whose turn it is, which pieces have not moved yet, what can be captured in passing, and the counters.

use egui::accesskit::Role;
use egui::{ComboBox, DragValue, Ui, WidgetInfo};
use nestmate_core::geometry::Cell;
use nestmate_core::position::{Passing, Position};
use nestmate_core::variant::{Side, Variant};
use nestmate_text::named_side;
use nestmate_text::words::say;

use crate::app::{Action, Editor, Naming, Sketch};
use crate::ui::frame::widgets::{entries, labelled, list};
use crate::ui::panels::{Desk, heading};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor) {
    let (draft, variant) = (&editor.draft, desk.app.variant().clone());
    let position = draft.picture();
    ui.horizontal(|ui| {
        for side in Side::BOTH {
            let on = position.side() == side;
            let name = named_side(&variant, side);
            let response = ui.radio(on, say!("setup-to-move", side = name));
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, say!("setup-to-move.spoken", side = name)));
            if response.clicked() && !on {
                desk.wishes.push(Action::Sketch(Sketch::Side(side)));
            }
        }
    });
    let cells = draft.first_moves(&variant);
    if !cells.is_empty() {
        heading(ui, say!("setup-unmoved"));
        ui.horizontal_wrapped(|ui| {
            for cell in cells {
                let mut unmoved = draft.is_unmoved(&variant, cell);
                let text = desk.app.told(|naming| placed(naming, position, cell));
                if ui.checkbox(&mut unmoved, text).changed() {
                    desk.wishes.push(Action::Sketch(Sketch::Unmoved(cell, unmoved)));
                }
            }
        });
    }
    passing(ui, desk, editor, &variant);
    counters(ui, desk, editor);
}

fn placed(naming: Naming<'_>, position: &Position, cell: Cell) -> String {
    say!("setup-piece-on", piece = naming.piece(position.at(cell), cell), cell = naming.place(cell))
}

fn passing(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor, variant: &Variant) {
    let (known, all) = (editor.draft.picture().passing().copied(), editor.draft.passings(variant));
    if all.is_empty() {
        return;
    }
    let app = desk.app;
    let words = |passing: Option<&Passing>| {
        passing.map_or_else(
            || say!("setup-passing-none").to_owned(),
            |passing| app.told(|naming| placed(naming, editor.draft.picture(), passing.victim)),
        )
    };
    ui.horizontal(|ui| {
        ui.label(say!("setup-passing"));
        let mut chosen = known;
        let combo = ComboBox::from_id_salt("passing").selected_text(words(known.as_ref()));
        let passings = std::iter::once(None).chain(all.into_iter().map(Some)).map(|passing| (passing, words(passing.as_ref())));
        list(ui, combo, &say!("setup-passing.spoken", what = words(known.as_ref())), |ui| entries(ui, &mut chosen, passings));
        if chosen != known {
            desk.wishes.push(Action::Sketch(Sketch::Passing(chosen)));
        }
    });
}

fn counters(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor) {
    let position = editor.draft.picture();
    let (mut halfmoves, mut number) = (position.halfmoves(), position.number());
    ui.horizontal_wrapped(|ui| {
        let mut changed = labelled(ui, say!("setup-number"), DragValue::new(&mut number).range(1..=9999).speed(0.1)).changed();
        changed |= labelled(ui, say!("setup-halfmoves"), DragValue::new(&mut halfmoves).range(0..=9999).speed(0.1)).changed();
        if changed {
            desk.wishes.push(Action::Sketch(Sketch::Counters(halfmoves, number)));
        }
    });
}
