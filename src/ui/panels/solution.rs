//! What is told of a puzzle that nobody has to solve any more: why its move is right, what it is about, and the way through its moves.

use egui::accesskit::Role;
use egui::{Button, Label, RichText, Ui, Vec2, WidgetInfo};
use nestmate_core::game::Step;
use nestmate_text::words::say;

use super::Desk;
use crate::app::{Action, Trial};
use crate::puzzles::Theme;
use crate::saying::Saying;
use crate::ui::commands::command::Command;
use crate::ui::frame::theme::accents;

/// The size of a button that goes to another move, in points.
const STEP: Vec2 = Vec2::new(40.0, 26.0);

/// The ways through the moves, each with its sign and the command that does the same.
const STEPS: [(Command, Step, &str); 4] = [
    (Command::Start, Step::Start, "⏮"),
    (Command::Back, Step::Back, "⏴"),
    (Command::Forward, Step::Forward, "⏵"),
    (Command::End, Step::End, "⏭"),
];

/// Why the first right move is right, and what the puzzle is about.
pub(super) fn reasons(ui: &mut Ui, desk: &Desk<'_>, trial: &Trial, size: f32) {
    if let Some(why) = desk.app.puzzle_why() {
        ui.add(Label::new(RichText::new(why).size(size)).wrap());
    }
    let themes: Vec<String> = trial.themes().iter().filter(|theme| !is_length(**theme)).map(Saying::said).collect();
    if !themes.is_empty() {
        let told = say!("puzzle-about", count = themes.len(), themes = themes.join(say!("between-parts")));
        ui.add(Label::new(RichText::new(told).color(accents(ui).quiet)).wrap());
    }
}

/// Whether a theme only says how many moves there are, which the list of moves shows.
fn is_length(theme: Theme) -> bool {
    matches!(theme, Theme::OneMove | Theme::Short | Theme::Long)
}

/// Buttons that go through the moves on the board.
pub(super) fn steps(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (command, step, sign) in STEPS {
            let can = command.is_enabled(desk.app);
            let response = ui.add_enabled(can, Button::new(RichText::new(sign).size(15.0)).min_size(STEP));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, can, command.label()));
            if response.on_hover_text(command.tip()).clicked() {
                desk.actions.push(Action::Go(step));
            }
        }
    });
}
