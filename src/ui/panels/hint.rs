//! The ladder of hints: where to look, which man, good moves, the line and its reason.

use egui::accesskit::Role;
use egui::{Button, RichText, ScrollArea, Ui, Vec2, WidgetInfo};

use super::{Desk, line};
use crate::app::{Action, Hint, Purpose, Rung, Thinking};
use crate::position::{Action as Deed, Move, move_text};
use crate::ui::theme::accents;

/// The buttons of the rungs.
const RUNGS: [(Rung, &str, &str); 4] = [
    (Rung::Place, "Where", "Where on the board to look"),
    (Rung::Man, "Who", "Which man to move"),
    (Rung::Moves, "Moves", "A few good moves, in no order"),
    (Rung::Line, "Line", "The best move played out on the board, and why"),
];

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    rungs(ui, desk);
    ui.add_space(4.0);
    ScrollArea::vertical().auto_shrink([false, false]).id_salt("hint").show(ui, |ui| {
        if let Some(hint) = desk.app.hint().cloned() {
            return told(ui, desk, &hint);
        }
        let looking = desk.app.thinking().map(Thinking::purpose) == Some(Purpose::Hint);
        let text = if looking { "Looking for a hint…" } else { "Each step tells a little more. H goes on to the next, Esc ends." };
        ui.label(RichText::new(text).color(accents(ui).quiet));
    });
}

fn rungs(ui: &mut Ui, desk: &mut Desk<'_>) {
    let now = desk.app.hint().map(|hint| hint.rung);
    let open = desk.app.game().outcome().is_none();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let width = (ui.available_width() - 12.0) / 4.0;
        for (at, (rung, name, tip)) in RUNGS.into_iter().enumerate() {
            let on = now == Some(rung);
            let button = Button::new(format!("{} {name}", at + 1)).selected(on).min_size(Vec2::new(width, 26.0));
            let response = ui.add_enabled(open, button);
            response.widget_info(|| WidgetInfo::selected(Role::Button, open, on, tip));
            if response.on_hover_text(tip).clicked() {
                desk.actions.push(Action::HintAt(rung));
            }
        }
    });
}

/// What a hint tells as far as the user has climbed.
fn told(ui: &mut Ui, desk: &mut Desk<'_>, hint: &Hint) {
    match hint.rung {
        Rung::Place => _ = ui.label(RichText::new(&hint.place.text).size(15.0)),
        Rung::Man => _ = ui.label(RichText::new(man(desk, hint.best())).size(15.0)),
        Rung::Moves => moves(ui, desk, hint),
        Rung::Line => whole(ui, desk, hint),
    }
}

/// `Move the Calf on c1.`
fn man(desk: &Desk<'_>, mv: Move) -> String {
    let variant = desk.app.variant();
    if let Deed::Drop(kind) = mv.action() {
        return format!("Drop the {}.", variant.kind(kind).name);
    }
    let man = desk.app.game().position().at(mv.from());
    let name = if man.is_some() { variant.kind(man.kind()).name.as_str() } else { "man" };
    format!("Move the {name} on {}.", variant.cell_name(mv.from()))
}

fn moves(ui: &mut Ui, desk: &mut Desk<'_>, hint: &Hint) {
    let text = match hint.moves.len() {
        1 => "One move is better than all others.".to_owned(),
        count => format!("Each of these {count} moves is good."),
    };
    ui.label(RichText::new(text).size(15.0));
    for (at, &mv) in hint.moves.iter().enumerate() {
        ui.horizontal(|ui| {
            line::alone(ui, desk, at, mv);
            ui.label(RichText::new(man(desk, mv)).color(accents(ui).quiet));
        });
    }
}

fn whole(ui: &mut Ui, desk: &mut Desk<'_>, hint: &Hint) {
    let quiet = accents(ui).quiet;
    ui.horizontal(|ui| {
        ui.label(RichText::new(move_text(desk.app.variant(), hint.best())).size(16.0).strong());
        ui.label(RichText::new(hint.verdict.to_string()).color(quiet)).on_hover_text("What the line comes to, as White sees it");
        if ui.button("Play it").on_hover_text("Play the best move (Space)").clicked() {
            desk.actions.push(Action::PlayBest);
        }
        if ui.button("Again").on_hover_text("Show the line again (H)").clicked() {
            desk.actions.push(Action::HintAt(Rung::Line));
        }
    });
    let reason = hint.reason.as_deref().unwrap_or("…");
    ui.label(RichText::new(reason).size(15.0));
    line::wrapped(ui, desk, 0, &hint.line);
}
