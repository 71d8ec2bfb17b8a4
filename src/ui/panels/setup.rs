//! The panel while a position is set up: pieces to be stamped, reserves, rights and counters, the text, and what is to become of it all.

mod palette;

pub(super) use palette::{Group, groups};

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Button, ComboBox, DragValue, Panel, RichText, ScrollArea, TextEdit, Ui, WidgetInfo};
use nestmate_core::geometry::Cell;
use nestmate_core::notation::read_draft;
use nestmate_core::position::{Passing, Position, TextError};
use nestmate_core::variant::{Reserve, Side, Variant};
use nestmate_text::named_side;
use nestmate_text::words::{say, tipped};

use super::{Desk, heading};
use crate::app::{Action, App, Editor, Fold, Folded, Naming, Sketch, Tone};
use crate::saying::Saying;
use crate::ui::commands::Command;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{entries, is_entered, labelled, list};

#[derive(Debug, Default)]
pub(in crate::ui) struct SetUpView {
    side: Side,
    reserve: Reserve,
    /// What stands in the text field, and what is wrong with it and with what it was written over.
    text: String,
    wrong: Option<(TextError, String)>,
    /// The name of the array that is to be kept; nothing while no name is asked for.
    name: Option<String>,
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let Some(editor) = desk.app.editor() else { return };
    heading(ui, say!("setup"));
    judgement(ui, editor);
    ui.separator();
    Panel::bottom("set up: end").show_separator_line(true).show(ui, |ui| {
        ui.add_space(4.0);
        end(ui, desk, editor);
    });
    ScrollArea::vertical().auto_shrink([false, false]).id_salt("set up").show(ui, |ui| {
        palette::show(ui, desk, editor);
        ui.add_space(4.0);
        whole(ui, desk, editor);
        if desk.app.variant().has_reserves {
            ui.separator();
            palette::counters(ui, desk, editor);
        }
        ui.separator();
        fields(ui, desk, editor);
        ui.separator();
        text(ui, desk, editor);
    });
}

fn judgement(ui: &mut Ui, editor: &Editor) {
    let accents = accents(ui);
    let text = match editor.wrong.as_ref() {
        None => RichText::new(say!("setup-good")).color(accents.quiet),
        Some(wrong) => RichText::new(say!("setup-wrong", reason = wrong.said())).color(accents.refusal),
    };
    // Room for two lines, so that nothing below moves while pieces are set.
    let top = ui.cursor().top();
    ui.add(egui::Label::new(text).wrap());
    ui.add_space((top + 38.0 - ui.cursor().top()).max(0.0));
}

/// The layer whose cells alone are to be seen.
fn only(app: &App) -> Option<Arc<Fold>> {
    app.folded().filter(Folded::is_whole).map(|folded| folded.fold)
}

fn whole(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor) {
    let (undo, redo) = (editor.can_undo(), editor.can_redo());
    let only = only(desk.app);
    // What cannot be seen stays: the royal pieces often stand elsewhere.
    let clear = if only.is_some() { tipped!("setup-clear-inside") } else { tipped!("setup-clear") };
    let known = [
        (tipped!("setup-array"), Sketch::Array, true, None),
        (clear, Sketch::Clear(only.map(|fold| fold.cells)), true, None),
        (tipped!("setup-swap"), Sketch::Swap, true, None),
        (tipped!("setup-mirror"), Sketch::Mirror(Side::White), true, None),
        (tipped!("setup-mirror"), Sketch::Mirror(Side::Black), true, None),
        (tipped!("setup-undo"), Sketch::Undo, undo, Some(Command::TakeBack)),
        (tipped!("setup-redo"), Sketch::Redo, redo, Some(Command::Redo)),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        for (words, sketch, enabled, command) in known {
            let mirrored = if let Sketch::Mirror(side) = sketch { side } else { Side::White };
            let [side, other] = [mirrored, mirrored.other()].map(|side| named_side(desk.app.variant(), side));
            let [name, tip] = [words.name, words.tip].map(|key| say!(key, side = side, other = other));
            let button = Button::new(RichText::new(name).small());
            let tip = match command {
                Some(command) => command.with_keys(ui.ctx(), &tip),
                None => tip,
            };
            desk.wishes.on(&ui.add_enabled(enabled, button).on_hover_text(tip), Action::Sketch(sketch));
        }
    });
}

/// Whose turn it is, which pieces have not moved yet, what can be captured in passing, and the counters.
fn fields(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor) {
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
        labelled(ui, say!("setup-number"), DragValue::new(&mut number).range(1..=9999).speed(0.1));
        labelled(ui, say!("setup-halfmoves"), DragValue::new(&mut halfmoves).range(0..=9999).speed(0.1));
    });
    if (halfmoves, number) != (position.halfmoves(), position.number()) {
        desk.wishes.push(Action::Sketch(Sketch::Counters(halfmoves, number)));
    }
}

fn text(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor) {
    let label = ui.label(RichText::new(say!("setup-text")).small().strong().color(accents(ui).quiet));
    let variant = desk.app.variant().clone();
    let view = &mut desk.kept.setup;
    // Its own id, so that it keeps the keyboard when a row comes or goes above it while somebody types.
    let field = TextEdit::multiline(&mut view.text).id_salt("position text").desired_rows(3).desired_width(f32::INFINITY);
    let field = field.font(egui::TextStyle::Small);
    let response = ui.add(field).labelled_by(label.id);
    if response.changed() {
        // A line of text has no line ends, wherever it was copied from.
        let line = view.text.split_whitespace().collect::<Vec<&str>>().join(" ");
        match read_draft(&variant, &line) {
            Ok(_) => {
                view.wrong = None;
                desk.wishes.push(Action::Sketch(Sketch::Text(line)));
            }
            Err(error) => view.wrong = Some((error, editor.text())),
        }
    } else if !response.has_focus() && view.wrong.as_ref().is_none_or(|(_, before)| *before != editor.text()) {
        // What cannot be read stays until it can, or until something else is set up.
        view.text = editor.text();
        view.wrong = None;
    }
    if let Some((wrong, _)) = &view.wrong {
        ui.label(RichText::new(say!("setup-text-wrong", reason = wrong.said())).small().color(accents(ui).refusal));
    }
}

fn end(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor) {
    // What is written in the field is what is meant, also while nobody can read it.
    let good = editor.wrong.is_none() && desk.kept.setup.wrong.is_none();
    // Beside a text that cannot be read, what was said of an earlier one would only confuse.
    if let Some(refusal) = desk.kept.refusal.as_ref().filter(|_| desk.kept.setup.wrong.is_none()) {
        let colour = if matches!(refusal.tone, Tone::Note | Tone::News) { accents(ui).quiet } else { accents(ui).refusal };
        ui.label(RichText::new(refusal.text.to_string()).color(colour));
    }
    if let Some(mut name) = desk.kept.setup.name.take() {
        let field = labelled(ui, say!("setup-name"), TextEdit::singleline(&mut name).desired_width(f32::INFINITY));
        let entered = is_entered(ui, &field);
        let mut asked = true;
        ui.horizontal(|ui| {
            if (ui.add_enabled(good, Button::new(say!("setup-keep-named"))).clicked() || entered) && good {
                desk.wishes.push(Action::Sketch(Sketch::Keep(name.clone())));
                asked = false;
            }
            asked &= !ui.button(say!("setup-not-now")).clicked();
        });
        desk.kept.setup.name = asked.then_some(name);
    }
    ui.horizontal_wrapped(|ui| {
        let known = [(tipped!("setup-play"), Sketch::Play), (tipped!("setup-analyse"), Sketch::Analyse)];
        for (words, sketch) in known {
            let button = Button::new(RichText::new(say(words.name)).strong());
            desk.wishes.on(&ui.add_enabled(good, button).on_hover_text(say(words.tip)), Action::Sketch(sketch));
        }
        let keep = Button::new(say!("setup-keep"));
        if ui.add_enabled(good, keep).on_hover_text(say!("setup-keep.tip")).clicked() {
            desk.kept.setup.name = Some(String::new());
        }
        desk.wishes.on(&ui.button(say!("cancel")).on_hover_text(say!("setup-cancel")), Action::Sketch(Sketch::Leave));
    });
}
