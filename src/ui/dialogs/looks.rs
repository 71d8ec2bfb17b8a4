//! How everything looks: light or dark, contrast, the board's colours, size, motion, sound.

use egui::{ComboBox, Grid, Response, Slider, ThemePreference, Ui};

use super::Fate;
use crate::ui::board::{BOARDS, board_choice};
use crate::ui::looks::{Looks, ZOOM};
use crate::ui::men::ManSet;
use crate::words::{Language, say};

pub(in crate::ui) fn looks(ui: &mut Ui) -> Fate {
    let before = Looks::of(ui.ctx());
    let mut looks = before.clone();
    Grid::new("looks").num_columns(2).spacing([20.0, 10.0]).show(ui, |ui| {
        ui.label("Window");
        window(ui);
        ui.end_row();
        let label = ui.label("Board");
        let shown = board_choice(&looks.board).name;
        let combo = ComboBox::from_id_salt("board").width(200.0).selected_text(shown).show_ui(ui, |ui| {
            for board in &BOARDS {
                ui.selectable_value(&mut looks.board, board.id.to_owned(), board.name);
            }
        });
        combo.response.labelled_by(label.id);
        ui.end_row();
        ui.label("Men");
        men(ui);
        ui.end_row();
        let label = ui.label(say("looks-language"));
        language(ui, &mut looks.language).labelled_by(label.id);
        ui.end_row();
        let label = ui.label("Size of everything");
        let mut zoom = ui.ctx().zoom_factor() * 100.0;
        let slider = ui.add(Slider::new(&mut zoom, ZOOM.0 * 100.0..=ZOOM.1 * 100.0).suffix(" %").step_by(10.0).fixed_decimals(0));
        let slider = slider.labelled_by(label.id);
        // While the slider is dragged it must not run away from under the pointer.
        if slider.drag_stopped() || slider.changed() && !slider.dragged() {
            ui.ctx().set_zoom_factor(zoom / 100.0);
        }
        ui.end_row();
    });
    ui.add_space(4.0);
    ui.checkbox(&mut looks.contrast, "High contrast").on_hover_text("Black, white and strong lines, in the window and on the board");
    ui.checkbox(&mut looks.less_motion, "Less motion").on_hover_text("Men, bars and menus do not glide");
    #[cfg(feature = "sound")]
    ui.checkbox(&mut looks.sound, "Sound").on_hover_text("A tone for a move, a capture, check and the end");
    if looks != before {
        looks.set(ui.ctx());
    }
    ui.add_space(8.0);
    if ui.button("Close").clicked() { Fate::Close } else { Fate::Stay }
}

fn language(ui: &mut Ui, chosen: &mut Option<Language>) -> Response {
    let shown = chosen.map_or(say("looks-language-system"), Language::own_name);
    let combo = ComboBox::from_id_salt("language").width(200.0).selected_text(shown).show_ui(ui, |ui| {
        ui.selectable_value(chosen, None, say("looks-language-system"));
        for language in Language::ALL {
            ui.selectable_value(chosen, Some(language), language.own_name());
        }
    });
    combo.response
}

fn men(ui: &mut Ui) {
    let mut set = ManSet::of(ui.ctx());
    ui.horizontal(|ui| {
        let known = [(ManSet::Figurines, "Figurines"), (ManSet::Glyphs, "Diagrams of their moves"), (ManSet::Both, "Both")];
        for (choice, text) in known {
            if ui.radio_value(&mut set, choice, text).clicked() {
                choice.choose(ui.ctx());
            }
        }
    });
}

fn window(ui: &mut Ui) {
    let mut theme = ui.ctx().options(|options| options.theme_preference);
    ui.horizontal(|ui| {
        let known = [(ThemePreference::System, "As the system"), (ThemePreference::Light, "Light"), (ThemePreference::Dark, "Dark")];
        for (preference, text) in known {
            if ui.radio_value(&mut theme, preference, text).clicked() {
                ui.ctx().set_theme(preference);
            }
        }
    });
}
