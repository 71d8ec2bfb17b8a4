//! The options that an engine of somebody else has, each as what it is: a tick, a number, a list, a text, a button.

use std::collections::BTreeMap;

use egui::{Button, CollapsingHeader, ComboBox, DragValue, Grid, Response, TextEdit, Ui, WidgetInfo, accesskit::Role};
use nestmate_text::words::say;

use super::engines::wish;
use crate::app::{Action, App, EngineWish, ListedEngine};
use crate::foreign::{EngineOption, OptionSort};

/// What is being written or dragged; it is set when that is over.
#[derive(Debug, Default)]
pub(super) struct EngineOptionsForm {
    drafts: BTreeMap<String, String>,
}

impl EngineOptionsForm {
    /// Shows the options that people change most, and the others once they are asked for.
    pub(super) fn show(&mut self, ui: &mut Ui, app: &App, engine: &str, listed: &ListedEngine, actions: &mut Vec<Action>) {
        let (common, others): (Vec<_>, Vec<_>) = listed.shown_options().into_iter().partition(|option| option.is_common());
        if common.is_empty() && others.is_empty() {
            return;
        }
        CollapsingHeader::new(say!("engines-options")).id_salt(("options", engine)).show(ui, |ui| {
            if common.is_empty() || others.is_empty() {
                return self.grid(ui, app, (engine, listed), [common, others].concat(), actions);
            }
            self.grid(ui, app, (engine, listed), common, actions);
            CollapsingHeader::new(say!("engines-more-options", count = others.len())).id_salt(("more", engine)).show(ui, |ui| {
                self.grid(ui, app, (engine, listed), others, actions);
            });
        });
    }

    fn grid(
        &mut self,
        ui: &mut Ui,
        app: &App,
        (engine, listed): (&str, &ListedEngine),
        options: Vec<&EngineOption>,
        actions: &mut Vec<Action>,
    ) {
        Grid::new(("grid", options.len())).num_columns(2).spacing([16.0, 6.0]).show(ui, |ui| {
            for option in options {
                let before = listed.value(option);
                if let Some(value) = self.option(ui, app, engine, option, &before)
                    && (value != before || option.sort == OptionSort::Button)
                {
                    let (engine, option) = (engine.to_owned(), option.name.clone());
                    actions.push(wish(EngineWish::Set { engine, option, value }));
                }
                ui.end_row();
            }
        });
    }

    /// One option with its name; what it has been set to.
    fn option(&mut self, ui: &mut Ui, app: &App, engine: &str, option: &EngineOption, value: &str) -> Option<String> {
        let name = option.name.as_str();
        match &option.sort {
            OptionSort::Check { .. } => {
                ui.label("");
                let mut on = value == "true";
                ui.checkbox(&mut on, name).changed().then(|| on.to_string())
            }
            OptionSort::Spin { least, most, .. } => {
                let label = ui.label(name);
                let mut number = self.drafts.get(name).map_or(value, String::as_str).parse().unwrap_or(*least);
                #[expect(
                    clippy::cast_precision_loss,
                    reason = "how fast a number is dragged; an arrow key goes as far, so it is one at least"
                )]
                let speed = ((*most as f64 - *least as f64) / 400.0).clamp(1.0, 8.0);
                let field = ui.add(DragValue::new(&mut number).range(*least..=*most).speed(speed).update_while_editing(false));
                let field = field.labelled_by(label.id);
                self.settled(name, &field, &number.to_string())
            }
            OptionSort::Combo { choices, .. } => {
                ui.label(name);
                let mut chosen = value.to_owned();
                let list = ComboBox::from_id_salt(name).width(200.0).selected_text(value).show_ui(ui, |ui| {
                    for choice in choices {
                        ui.selectable_value(&mut chosen, choice.clone(), choice);
                    }
                });
                let spoken = say!("strength-chosen", what = name, level = value);
                list.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, spoken.as_str()));
                Some(chosen)
            }
            OptionSort::Text { .. } => {
                let label = ui.label(name);
                let mut text = self.drafts.get(name).map_or(value, String::as_str).to_owned();
                let field = ui.add(TextEdit::singleline(&mut text).desired_width(300.0)).labelled_by(label.id);
                self.settled(name, &field, &text)
            }
            OptionSort::Button => {
                ui.label("");
                let button = ui.add_enabled(app.is_at_work(engine), Button::new(name));
                button.on_disabled_hover_text(say!("engines-idle")).clicked().then(String::new)
            }
        }
    }

    /// What a field has been set to, once nobody writes in it or drags it any more.
    fn settled(&mut self, name: &str, field: &Response, now: &str) -> Option<String> {
        if field.changed() {
            self.drafts.insert(name.to_owned(), now.to_owned());
        }
        let busy = field.dragged() || field.has_focus() && !field.lost_focus() && !field.drag_stopped();
        if busy { None } else { self.drafts.remove(name) }
    }
}
