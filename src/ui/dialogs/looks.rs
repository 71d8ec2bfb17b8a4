//! How everything looks: light or dark, contrast, the board's colours, size, motion, sound.

use egui::accesskit::Role;
use egui::{Button, Checkbox, ComboBox, Grid, Response, Slider, ThemePreference, Ui, Vec2, WidgetInfo};
use nestmate_core::variant::Kind;
use nestmate_text::words::{Language, TextKey, key, named, say};

use super::{Flow, above_buttons, buttons};
use crate::app::App;
use crate::storage::MotionChoice;
use crate::ui::board::{BOARDS, DiagramRoom, STRONGEST, board_choice};
use crate::ui::frame::looks::Looks;
use crate::ui::frame::scale::{self, ZOOM};
use crate::ui::frame::sound::SoundFault;
use crate::ui::frame::theme;
use crate::ui::frame::widgets::small_label;
use crate::ui::letters;
use crate::ui::pieces::{PieceSet, sample};

pub(in crate::ui) fn looks(ui: &mut Ui, app: &App) -> Flow {
    let before = Looks::of(ui.ctx());
    let mut looks = before.clone();
    above_buttons(ui, 0.0, |ui| choices(ui, &mut looks, app));
    if looks != before {
        looks.set(ui.ctx());
    }
    ui.add_space(8.0);
    if buttons(ui, |ui| ui.button(say!("close")).clicked()) { Flow::Close } else { Flow::Stay }
}

fn choices(ui: &mut Ui, looks: &mut Looks, app: &App) {
    Grid::new("looks").num_columns(2).spacing([20.0, 10.0]).show(ui, |ui| {
        ui.label(say!("looks-window"));
        window(ui);
        ui.end_row();
        let label = ui.label(say!("looks-board"));
        ui.vertical(|ui| board(ui, looks).labelled_by(label.id));
        ui.end_row();
        ui.label(say!("looks-pieces"));
        ui.vertical(|ui| pieces(ui, app));
        ui.end_row();
        let label = ui.label(say!("looks-language"));
        language(ui, &mut looks.language).labelled_by(label.id);
        ui.end_row();
        ui.label(say!("looks-motion")).on_hover_text(say!("looks-motion.tip"));
        motion(ui, &mut looks.motion);
        ui.end_row();
        let label = ui.label(say!("looks-size"));
        let mut zoom = scale::chosen(ui.ctx()) * 100.0;
        let slider = ui.add(Slider::new(&mut zoom, ZOOM.0 * 100.0..=ZOOM.1 * 100.0).suffix(" %").step_by(10.0).fixed_decimals(0));
        let slider = slider.labelled_by(label.id);
        // While the slider is dragged it must not run away from under the pointer.
        if slider.drag_stopped() || slider.changed() && !slider.dragged() {
            scale::choose(ui.ctx(), zoom / 100.0);
        }
        ui.end_row();
    });
    ui.add_space(4.0);
    badges(ui, &mut looks.badges);
    ui.checkbox(&mut looks.contrast, say!("looks-contrast")).on_hover_text(say!("looks-contrast.tip"));
    sound(ui, &mut looks.sound);
}

fn board(ui: &mut Ui, looks: &mut Looks) -> Response {
    let shown = if looks.contrast { &STRONGEST } else { board_choice(&looks.board) };
    let combo = ui.add_enabled_ui(!looks.contrast, |ui| {
        ComboBox::from_id_salt("board").width(200.0).selected_text(say(shown.name)).show_ui(ui, |ui| {
            for board in &BOARDS {
                ui.selectable_value(&mut looks.board, board.id.to_owned(), say(board.name));
            }
        })
    });
    if looks.contrast {
        small_label(ui, say!("looks-board-own"));
    }
    combo.inner.response
}

/// The switch for diagrams on pieces; where there is no room for them, that this is so.
fn badges(ui: &mut Ui, on: &mut bool) {
    let room = DiagramRoom::of(ui.ctx());
    let switch = Checkbox::new(on, say!("looks-badges"));
    ui.add_enabled(room != DiagramRoom::None, switch).on_hover_text(say!("looks-badges.tip"));
    match room {
        DiagramRoom::All => {}
        DiagramRoom::Pointed => _ = small_label(ui, say!("looks-badges-pointed")),
        DiagramRoom::None => _ = small_label(ui, say!("looks-badges-none")),
    }
}

/// The switch for tones; where nothing can be heard, why that is so.
fn sound(ui: &mut Ui, on: &mut bool) {
    let fault = SoundFault::of(ui.ctx());
    ui.add_enabled(fault.is_none(), Checkbox::new(on, say!("looks-sound"))).on_hover_text(say!("looks-sound.tip"));
    if let Some(fault) = fault {
        small_label(ui, fault.said());
    }
}

fn language(ui: &mut Ui, chosen: &mut Option<Language>) -> Response {
    let shown = chosen.map_or(say!("looks-system"), |language| letters::shown_name(ui.ctx(), language));
    let combo = ComboBox::from_id_salt("language").width(200.0).selected_text(shown);
    let shown = combo.show_ui(ui, |ui| {
        ui.selectable_value(chosen, None, say!("looks-system"));
        for language in Language::known() {
            ui.selectable_value(chosen, Some(language), letters::shown_name(ui.ctx(), language));
        }
    });
    shown.response
}

fn pieces(ui: &mut Ui, app: &App) {
    let variant = app.variant();
    let theme = theme::board(ui.ctx());
    let kinds: Vec<&Kind> = variant.kind_ids().map(|kind| variant.kind(kind)).take(3).collect();
    let now = PieceSet::of(ui.ctx());
    for set in PieceSet::ALL {
        let (name, on) = (say(set_name(set)), now == set);
        let button = Button::image_and_text(sample(ui.ctx(), set, &kinds, &theme), name).selected(on).min_size(Vec2::new(270.0, 40.0));
        let response = ui.add(button);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, name));
        if response.clicked() {
            set.choose(ui.ctx());
        }
    }
    if now.in_game(variant) != now {
        let game = named(&variant.name);
        // A game inside may have them all: then the set is seen on the folded board.
        let folds = app.folds();
        let inner = folds.iter().flatten().filter_map(|fold| fold.inner.as_ref()).find(|inner| now.in_game(&inner.variant) == now);
        let text = inner.map_or_else(
            || say!("looks-pieces-other", game = game),
            |inner| say!("looks-pieces-inner", game = game, inner = named(&inner.variant.in_text)),
        );
        small_label(ui, text);
    }
}

fn set_name(set: PieceSet) -> TextKey {
    match set {
        PieceSet::Figurines => key!("looks-pieces-figurines"),
        PieceSet::Plain => key!("looks-pieces-plain"),
        PieceSet::Characters => key!("looks-pieces-characters"),
        PieceSet::Glyphs => key!("looks-pieces-diagrams"),
    }
}

fn window(ui: &mut Ui) {
    let known = [
        (ThemePreference::System, key!("looks-system")),
        (ThemePreference::Light, key!("looks-light")),
        (ThemePreference::Dark, key!("looks-dark")),
    ];
    if let Some(preference) = choice(ui, ui.ctx().options(|options| options.theme_preference), known) {
        ui.ctx().set_theme(preference);
    }
}

fn motion(ui: &mut Ui, chosen: &mut MotionChoice) {
    let known = [
        (MotionChoice::System, key!("looks-system")),
        (MotionChoice::Full, key!("looks-motion-full")),
        (MotionChoice::Less, key!("looks-motion-less")),
    ];
    *chosen = choice(ui, *chosen, known).unwrap_or(*chosen);
}

/// A row of which one is chosen, with the keys of their names; the one that was clicked.
fn choice<T: Copy + PartialEq>(ui: &mut Ui, mut now: T, known: [(T, TextKey); 3]) -> Option<T> {
    let row = ui.horizontal(|ui| known.into_iter().filter(|&(choice, key)| ui.radio_value(&mut now, choice, say(key)).clicked()).last());
    row.inner.map(|chosen| chosen.0)
}
