//! A list to choose from that opens with a field to search it by.

use egui::{ComboBox, Id, PopupCloseBehavior, Response, RichText, ScrollArea, Ui};
use nestmate_text::words::say;

use crate::ui::frame::SoughtWords;
use crate::ui::frame::widgets::{is_entered, search_field};

/// The height of the entries below the field, and the least width of both where they are names or sentences, in points.
const HEIGHT: f32 = 380.0;
const WIDTH: f32 = 240.0;
pub(super) const WIDE: f32 = 460.0;

pub(super) struct ListSearch {
    words: SoughtWords,
    text: String,
    heading: Option<(&'static str, bool)>,
    entered: bool,
    found: bool,
    chosen: bool,
}

impl ListSearch {
    /// Puts the entries that follow under a heading, which is shown above the first of them that fits. They are found by its words, too.
    pub(super) fn heading(&mut self, heading: &'static str) {
        self.heading = Some((heading, true));
    }

    /// How well a name fits what is searched, the best first: it is that, begins with it, or has it somewhere.
    pub(super) fn rank(&self, name: &str) -> usize {
        let name = name.to_lowercase();
        if name == self.text { 0 } else { 1 + usize::from(!name.starts_with(&self.text)) }
    }

    /// Shows an entry if what it is called fits; whether it is chosen: clicked, or the first that fits when Enter is pressed.
    pub(super) fn entry(&mut self, ui: &mut Ui, called: &str, show: impl FnOnce(&mut Ui) -> Response) -> bool {
        let fits = match self.heading {
            Some((heading, _)) => self.words.are_in(&format!("{heading} {called}")),
            None => self.words.are_in(called),
        };
        if !fits {
            return false;
        }
        if let Some((heading, wanted @ true)) = &mut self.heading {
            *wanted = false;
            if self.found {
                ui.add_space(6.0);
            }
            ui.label(RichText::new(*heading).small().strong());
        }
        let first = !std::mem::replace(&mut self.found, true);
        let chosen = show(ui).clicked() || self.entered && first;
        self.chosen |= chosen;
        chosen
    }
}

/// Shows the list by its label and what stands on its button; what comes of its entries while it is open. Choosing one closes it.
pub(super) fn listed<R>(ui: &mut Ui, label: &str, shown: &str, entries: impl FnOnce(&mut Ui, &mut ListSearch) -> R) -> Option<R> {
    listed_in(ui, (label, shown), WIDTH, entries)
}

pub(super) fn listed_in<R>(
    ui: &mut Ui,
    (label, shown): (&str, &str),
    width: f32,
    entries: impl FnOnce(&mut Ui, &mut ListSearch) -> R,
) -> Option<R> {
    let id = Id::unique("what is looked for in a list").with(label);
    let label = ui.label(label);
    let combo = ComboBox::from_id_salt(id).selected_text(shown).height(HEIGHT + 60.0);
    let combo = combo.close_behavior(PopupCloseBehavior::CloseOnClickOutside).show_ui(ui, |ui| {
        ui.set_min_width(width);
        let known = ui.data(|data| data.get_temp::<String>(id));
        let begins = known.is_none();
        let mut text = known.unwrap_or_default();
        let field = search_field(ui, &mut text, say!("bench-search"));
        if begins {
            field.request_focus();
        }
        let entered = is_entered(ui, &field);
        let (words, small) = (SoughtWords::new(&text), text.trim().to_lowercase());
        ui.data_mut(|data| data.insert_temp(id, text));
        let mut sought = ListSearch { words, text: small, heading: None, entered, found: false, chosen: false };
        let area = ScrollArea::vertical().id_salt("entries").max_height(HEIGHT).auto_shrink([false, true]);
        let answer = area.show(ui, |ui| entries(ui, &mut sought)).inner;
        if !sought.found {
            ui.weak(say!("bench-search-none"));
        }
        if sought.chosen {
            ui.close();
        }
        answer
    });
    combo.response.labelled_by(label.id);
    if combo.inner.is_none() {
        ui.data_mut(|data| data.remove::<String>(id));
    }
    combo.inner
}
