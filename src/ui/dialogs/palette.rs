//! Every command by its words: a few letters and Enter do what a menu, a key or a place in the window does.

use egui::{Button, Key, Modifiers, ScrollArea, Ui, Vec2};
use nestmate_text::words::{named, say};

use super::Flow;
use crate::app::{Action, App, See, words};
use crate::ui::commands::Command;
use crate::ui::commands::keys::fold_keys;
use crate::ui::desk::{Desk, Wish};
use crate::ui::frame::widgets::{quiet_label, search_field};
use crate::ui::lattices;

/// The height of a row, and how many are shown at most, in points.
const ROW: f32 = 26.0;
const ROWS: f32 = 14.0;

#[derive(Default)]
pub(in crate::ui) struct PaletteForm {
    text: String,
    chosen: usize,
    begun: bool,
}

/// An entry as it is listed: a command, or a way to see the layers of the game on the board.
struct Listed {
    wish: Wish,
    label: String,
    tip: &'static str,
    keys: String,
    enabled: bool,
}

impl PaletteForm {
    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        let mut listed = found(entries(ui, desk.app), &self.text);
        let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        let (down, up) = (pressed(Key::ArrowDown), pressed(Key::ArrowUp));
        let entered = pressed(Key::Enter) > 0;
        let field = search_field(ui, &mut self.text, say!("palette-hint"));
        if !std::mem::replace(&mut self.begun, true) {
            field.request_focus();
        }
        if field.changed() {
            self.chosen = 0;
        }
        self.chosen = (self.chosen + down).saturating_sub(up).min(listed.len().saturating_sub(1));
        let mut done = Some(self.chosen).filter(|&at| entered && listed.get(at).is_some_and(|entry| entry.enabled));
        ui.add_space(4.0);
        let height = ROW * ROWS.min((ui.ctx().content_rect().height() - 180.0) / ROW);
        let list = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, false]);
        list.id_salt("palette").show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            if listed.is_empty() {
                quiet_label(ui, say!("palette-none"));
            }
            for (at, entry) in listed.iter().enumerate() {
                let button = Button::selectable(at == self.chosen, entry.label.as_str()).shortcut_text(entry.keys.as_str());
                let button = button.min_size(Vec2::new(ui.available_width(), ROW));
                let response = ui.add_enabled(entry.enabled, button).on_hover_text(entry.tip);
                if at == self.chosen && down + up > 0 {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    done = Some(at);
                }
            }
        });
        let Some(done) = done else { return Flow::Stay };
        desk.wishes.push(listed.swap_remove(done).wish);
        Flow::Close
    }
}

fn entries(ui: &Ui, app: &App) -> Vec<Listed> {
    let command = |command: Command| Listed {
        wish: command.into(),
        label: command.label().to_owned(),
        tip: command.tip(),
        keys: command.keys(ui.ctx()).into_iter().next().unwrap_or_default(),
        enabled: command.is_enabled(app),
    };
    let commands = Command::ALL.into_iter().filter(|&command| command != Command::Palette).map(command);
    let variant = app.variant();
    let see = |see, label, tip, keys| Listed { wish: Action::See(see).into(), label, tip, keys, enabled: true };
    let folds = app.folds().into_iter().flatten().map(|fold| {
        let label = say!("menu-fold", game = named(fold.in_text(variant)));
        see(See::Fold(Some(fold.layer)), label, say!("menu-fold.tip"), fold_keys(fold.layer))
    });
    let layers = app.layers().into_iter().zip(&variant.layers).enumerate().filter(|_| lattices::are_told(app));
    let layers = layers.map(|(layer, (state, known))| {
        let label = say!("menu-layer", layer = named(&known.name), state = words::layer_state(state));
        see(See::Cycle(layer), label, say!("menu-layer.tip"), (layer + 1).to_string())
    });
    commands.chain(folds).chain(layers).collect()
}

/// The entries that have all words of a text, those first whose names begin so, and what can be done now before what cannot.
fn found(mut entries: Vec<Listed>, text: &str) -> Vec<Listed> {
    let text = text.trim().to_lowercase();
    entries.retain(|entry| {
        let all = format!("{} {}", entry.label, entry.tip).to_lowercase();
        text.split_whitespace().all(|word| all.contains(word))
    });
    entries.sort_by_key(|entry| {
        let label = entry.label.to_lowercase();
        let rank = if label.starts_with(&text) { 0 } else { 1 + u8::from(!label.contains(&text)) };
        (!entry.enabled, rank)
    });
    entries
}
