//! The ladder of hints: where to look, which piece, good moves, the line and its reason.

use egui::accesskit::Role;
use egui::{Button, FontId, RichText, ScrollArea, Ui, Vec2, WidgetInfo};
use nestmate_core::position::Move;
use nestmate_core::variant::Side;
use nestmate_text::named_side;
use nestmate_text::words::{Tipped, say, tipped};

use super::{Desk, line};
use crate::app::{Action, Hint, Purpose, Rung, See, Thinking};
use crate::ui::commands::Command;
use crate::ui::frame::tips;
use crate::ui::frame::widgets::{quiet_label, small_label};

/// The buttons of the rungs, with the keys of their names and of sentences about them.
const RUNGS: [(Rung, Tipped); 4] = [
    (Rung::Place, tipped!("hint-place")),
    (Rung::Piece, tipped!("hint-piece")),
    (Rung::Moves, tipped!("hint-moves")),
    (Rung::Line, tipped!("hint-line")),
];

/// What tells the best move by itself from the lines.
const WHOLE: usize = usize::MAX;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    rungs(ui, desk);
    ui.add_space(4.0);
    ScrollArea::vertical().auto_shrink([false, false]).id_salt("hint").show(ui, |ui| {
        if let Some(hint) = desk.app.hint().cloned() {
            return told(ui, desk, &hint);
        }
        let looking = desk.app.thinking().map(Thinking::purpose) == Some(Purpose::Hint);
        if looking {
            quiet_label(ui, say!("hint-looking"));
        } else {
            quiet_label(ui, say!("hint-how", keys = Command::Hint.key(ui.ctx())));
        }
    });
}

fn rungs(ui: &mut Ui, desk: &mut Desk<'_>) {
    let now = desk.app.hint().map(|hint| hint.rung);
    let open = desk.app.game().outcome().is_none();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        // The longest name takes what the others leave.
        ui.spacing_mut().button_padding.x = 5.0;
        let width = (ui.available_width() - 12.0) / 4.0 - 12.0;
        for (at, (rung, words)) in RUNGS.into_iter().enumerate() {
            let (name, tip) = (say(words.name), say(words.tip));
            let on = now == Some(rung);
            let button = Button::new(format!("{} {name}", at + 1)).selected(on).min_size(Vec2::new(width, 26.0));
            let response = ui.add_enabled(open, button);
            response.widget_info(|| WidgetInfo::selected(Role::Button, open, on, tip));
            desk.wishes.on(&tips::above(response, ui.min_rect(), tip), Action::HintAt(rung));
        }
    });
}

fn told(ui: &mut Ui, desk: &mut Desk<'_>, hint: &Hint) {
    match hint.rung {
        Rung::Place => _ = ui.label(RichText::new(desk.app.hinted_place().unwrap_or_default()).size(15.0)),
        Rung::Piece => _ = ui.label(RichText::new(desk.app.hinted_piece(hint.best())).size(15.0)),
        Rung::Moves => moves(ui, desk, hint),
        Rung::Line => whole(ui, desk, hint),
    }
    if desk.app.fold().is_some() {
        unfold(ui, desk, hint.best());
    }
}

/// Offers to unfold the board if it does not show a move.
pub(super) fn unfold(ui: &mut Ui, desk: &mut Desk<'_>, mv: Move) {
    if !desk.app.told(|naming| naming.shows(mv)) {
        desk.wishes.on(&ui.button(say!("outside-unfold")).on_hover_text(say!("hint-unfold.tip")), Action::See(See::Fold(None)));
    }
}

fn moves(ui: &mut Ui, desk: &mut Desk<'_>, hint: &Hint) {
    ui.label(RichText::new(hint.about_moves()).size(15.0));
    for (at, &mv) in hint.moves.iter().enumerate() {
        ui.horizontal(|ui| {
            line::alone(ui, desk, at, mv);
            quiet_label(ui, desk.app.hinted_piece(mv));
        });
    }
    bent(ui, desk, &hint.moves);
}

/// Says why an arrow is curved, if one of these moves has such.
fn bent(ui: &mut Ui, desk: &Desk<'_>, moves: &[Move]) {
    if moves.iter().any(|&mv| desk.app.bends(mv)) {
        small_label(ui, say!("hint-bent"));
    }
}

fn whole(ui: &mut Ui, desk: &mut Desk<'_>, hint: &Hint) {
    ui.horizontal(|ui| {
        line::alone(ui, desk, WHOLE, hint.best());
        quiet_label(ui, hint.verdict.text(desk.app.variant()))
            .on_hover_text(say!("hint-worth", side = named_side(desk.app.variant(), Side::White)));
        let play = ui.button(say!("hint-play")).on_hover_text(Command::PlayBest.with_keys(ui.ctx(), say!("hint-play.tip")));
        desk.wishes.on(&play, Action::PlayBest);
        let watch = ui.button(say!("hint-watch")).on_hover_text(Command::Hint.with_keys(ui.ctx(), say!("hint-watch.tip")));
        desk.wishes.on(&watch, Action::HintAt(Rung::Line));
    });
    if let Some(inside) = desk.app.hint_inside() {
        let ink = ui.visuals().text_color();
        desk.tell(ui, &inside, (FontId::proportional(15.0), ink));
    }
    let reason = desk.app.hint_reason().unwrap_or_else(|| "…".to_owned());
    ui.label(RichText::new(reason).size(15.0));
    line::wrapped(ui, desk, 0, &hint.line);
    bent(ui, desk, &[hint.best()]);
}
