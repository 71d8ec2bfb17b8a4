//! A small list under the cursor of what can be written there.

use std::ops::Range;

use egui::accesskit::Role;
use egui::{Button, Context, Id, Key, Modifiers, Popup, Rect, RectAlign, ScrollArea, Ui, Vec2};
use nestmate_core::variant::{Completion, Library, begun_letters, completion};
use nestmate_engine::task::{News, Task};
use nestmate_text::words::say;

use crate::ui::frame::tasks::waker;
use crate::ui::frame::widgets::quiet_label;

/// How many letters of a word are written before the list opens by itself.
const BEGUN: usize = 2;

/// The most of the list that is shown at once, and its width, in points.
const HEIGHT: f32 = 190.0;
const WIDTH: f32 = 200.0;

#[derive(Default)]
pub(super) struct Completer {
    asking: Option<Task<(), Option<Completion>>>,
    shown: Option<Shown>,
    cursor: Option<(usize, Rect)>,
    wanted: bool,
    entered: bool,
}

struct Shown {
    found: Completion,
    chosen: usize,
    moved: bool,
}

/// Where the cursor of the field is, and whether the field has the keyboard.
pub(super) struct FieldState {
    /// In characters, and on the screen; `None` while it has no cursor.
    pub(super) cursor: Option<(usize, Rect)>,
    pub(super) focused: bool,
    pub(super) changed: bool,
}

fn id() -> Id {
    Id::unique("what can be written")
}

impl Completer {
    pub(super) fn is_open(&self) -> bool {
        self.shown.is_some()
    }

    /// Takes the keys that are meant for the list, before anything else does.
    pub(super) fn take_keys(&mut self, ctx: &Context) {
        self.wanted |= ctx.input_mut(|input| input.consume_key(Modifiers::CTRL, Key::Space));
        let Some(shown) = &mut self.shown else { return };
        let pressed = |key| ctx.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        if pressed(Key::Escape) > 0 {
            return self.close();
        }
        if !shown.found.words.is_empty() {
            let (down, up) = (pressed(Key::ArrowDown), pressed(Key::ArrowUp));
            shown.chosen = (shown.chosen + down).saturating_sub(up).min(shown.found.words.len() - 1);
            shown.moved = down + up > 0;
            self.entered |= pressed(Key::Enter) + pressed(Key::Tab) > 0;
        }
    }

    /// What was chosen: the bytes that it takes the place of, and the text. Enter waits for the list of what is written by now.
    pub(super) fn taken(&mut self) -> Option<(Range<usize>, String)> {
        if self.asking.is_some() || !std::mem::take(&mut self.entered) {
            return None;
        }
        let Shown { found, chosen, .. } = self.shown.take()?;
        let word = found.words.get(chosen)?;
        Some((found.span, if found.names_field { format!("{word}: ") } else { word.clone() }))
    }

    fn close(&mut self) {
        (self.shown, self.asking, self.entered) = (None, None, false);
    }

    /// Asks what can be written where that may have changed, and shows it.
    pub(super) fn show(&mut self, ui: &Ui, (library, text): (&Library, &str), field: &FieldState) {
        let wanted = std::mem::take(&mut self.wanted) && field.focused;
        // A click on the list takes the cursor from the field for a moment.
        let Some((cursor, place)) = field.cursor.or(self.cursor) else { return };
        let moved = self.cursor.replace((cursor, place)).is_some_and(|(before, _)| before != cursor);
        if wanted || field.changed {
            let at = text.char_indices().nth(cursor).map_or(text.len(), |(at, _)| at);
            let enough = if self.is_open() { 1 } else { BEGUN };
            if wanted || begun_letters(text, at) >= enough {
                self.ask(ui.ctx(), library, text, (at, wanted));
            } else {
                self.close();
            }
        } else if moved {
            self.close();
        }
        if let Some(((), news)) = self.asking.as_ref().and_then(Task::next) {
            self.asking = None;
            let found = if let News::Answer(found) = news { found } else { None };
            let before = self.shown.take();
            let chosen = before.and_then(|before| before.found.words.into_iter().nth(before.chosen));
            self.shown = found.map(|found| {
                let chosen = found.words.iter().position(|word| chosen.as_ref() == Some(word)).unwrap_or_default();
                Shown { found, chosen, moved: true }
            });
        }
        if !field.focused && !self.is_pointed_at(ui.ctx()) {
            self.close();
        }
        self.list(ui, place);
    }

    fn ask(&mut self, ctx: &Context, library: &Library, text: &str, (at, wanted): (usize, bool)) {
        let (library, text) = (library.clone(), text.to_owned());
        self.asking = Some(Task::once("completion", waker(ctx), (), move |tell| {
            let found = completion(&library, &text, at);
            let begun = found.as_ref().map(|found| text.get(found.span.start..at).unwrap_or_default().to_owned());
            // Of a word that is there already nothing is left to be said, unless it is asked for.
            let said = |found: &Completion| found.words.is_empty() || found.words.len() == 1 && found.words.first() == begun.as_ref();
            let nothing = Completion { span: at..at, words: Vec::new(), names_field: false };
            tell.tell(if wanted { found.or(Some(nothing)) } else { found.filter(|found| !said(found)) });
        }));
    }

    fn is_pointed_at(&self, ctx: &Context) -> bool {
        let at = ctx.pointer_interact_pos().and_then(|at| ctx.layer_id_at(at));
        self.is_open() && at.is_some_and(|layer| layer.id == id())
    }

    fn list(&mut self, ui: &Ui, place: Rect) {
        let Some(shown) = &mut self.shown else { return };
        let popup = Popup::new(id(), ui.ctx().clone(), place, ui.layer_id()).align(RectAlign::BOTTOM_START);
        let popup = popup.align_alternatives(&[RectAlign::TOP_START]).width(WIDTH).gap(2.0);
        popup.show(|ui| {
            ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
                node.set_role(Role::ListBox);
                node.set_label(say!("bench-completions"));
            });
            if shown.found.words.is_empty() {
                quiet_label(ui, say!("bench-completions-none"));
            }
            ScrollArea::vertical().max_height(HEIGHT).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                for (at, word) in shown.found.words.iter().enumerate() {
                    let chosen = at == shown.chosen;
                    let entry = ui.add(Button::selectable(chosen, word).min_size(Vec2::new(ui.available_width(), 0.0)));
                    if chosen {
                        ui.ctx().accesskit_node_builder(super::editor::id(), |node| node.set_active_descendant(entry.id.accesskit_id()));
                    }
                    if chosen && std::mem::take(&mut shown.moved) {
                        entry.scroll_to_me(None);
                    }
                    if entry.clicked() {
                        (shown.chosen, self.entered) = (at, true);
                    }
                }
            });
        });
        if self.entered {
            ui.ctx().request_repaint();
        }
    }
}
