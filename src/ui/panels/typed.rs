//! The field in which moves are typed, and above it what they could be.

use egui::accesskit::Role;
use egui::text_edit::TextEditState;
use egui::{
    Align, Event, Id, Key, Layout, Modifiers, Popup, PopupCloseBehavior, Rect, RectAlign, Response, RichText, Sense, TextEdit, Ui, Vec2,
    WidgetInfo,
};
use nestmate_text::words::say;

use super::Desk;
use crate::app::{Action, Completion, Speech};
use crate::ui::commands::Command;
use crate::ui::commands::keys::Keymap;
use crate::ui::desk::Wishes;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{is_entered, lit, quiet_label, select, small_label};

const MOST: usize = 9;

/// How many of them are spoken of at once.
const SPOKEN: usize = 3;

#[derive(Debug, Default)]
pub(in crate::ui) struct TypedView {
    text: String,
    chosen: Option<usize>,
    wanted: bool,
    to_end: bool,
    /// Whether what could be meant has changed since it was spoken of.
    unheard: bool,
    /// What was spoken last: more letters that leave the same moves are nothing new.
    told: String,
}

impl TypedView {
    pub(in crate::ui) fn focus(&mut self) {
        self.wanted = true;
    }

    pub(in crate::ui) fn begin(&mut self, letter: &str) {
        letter.clone_into(&mut self.text);
        (self.wanted, self.chosen, self.to_end) = (true, None, true);
    }

    /// Notes what is to be spoken of the moves listed: how many there are with the first of them, or the one that is chosen.
    fn tell(&mut self, listed: &[Completion], wishes: &mut Wishes) {
        let told = match self.chosen.and_then(|at| listed.get(at)) {
            Some(chosen) => spoken(chosen),
            None if listed.is_empty() => say!("typed-none").to_owned(),
            None => {
                let first: Vec<String> = listed.iter().take(SPOKEN).map(spoken).collect();
                say!("voice-completions", count = listed.len(), moves = first.join(say!("between-parts")))
            }
        };
        if told != self.told {
            self.told.clone_from(&told);
            wishes.push(Speech::urgent(told));
        }
    }
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let id = ui.make_persistent_id("typed move");
    let focused = ui.memory(|memory| memory.has_focus(id));
    let listed = if focused && !desk.kept.typed.text.trim().is_empty() { desk.app.completions(&desk.kept.typed.text) } else { Vec::new() };
    let shown = listed.len().min(MOST);
    if focused {
        again(ui, desk, id);
        let chosen = desk.kept.typed.chosen;
        arrows(ui, desk, shown);
        let unheard = std::mem::take(&mut desk.kept.typed.unheard) && !desk.kept.typed.text.trim().is_empty();
        if unheard || desk.kept.typed.chosen != chosen {
            desk.kept.typed.tell(&listed, desk.wishes);
        }
        if desk.kept.typed.text.is_empty() {
            desk.kept.typed.told.clear();
            of_game(ui, desk, id);
        }
    }
    let hint = Command::TypeMove.with_keys(ui.ctx(), say!("typed"));
    let field = TextEdit::singleline(&mut desk.kept.typed.text).id(id).hint_text(hint).desired_width(f32::INFINITY);
    let response = ui.add(field);
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(say!("typed")));
    if std::mem::take(&mut desk.kept.typed.wanted) {
        response.request_focus();
        // In a low window the panel may be scrolled away from it.
        response.scroll_to_me(None);
        if std::mem::take(&mut desk.kept.typed.to_end) {
            let end = desk.kept.typed.text.chars().count();
            select(ui.ctx(), id, end..end);
        }
    }
    if response.changed() {
        (desk.kept.typed.chosen, desk.kept.typed.unheard) = (None, true);
    }
    let entered = is_entered(ui, &response);
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        desk.kept.typed.text.clear();
    }
    if entered && !desk.kept.typed.text.trim().is_empty() {
        enter(desk);
        // The next move can be typed at once.
        response.request_focus();
    }
    if focused && !desk.kept.typed.text.trim().is_empty() {
        list(desk, &response, &listed);
    }
}

/// The key that leads into the field writes nothing there: it takes the whole text, so that another move can be typed over it.
fn again(ui: &Ui, desk: &Desk<'_>, id: Id) {
    let Some(own) = Command::TypeMove.written(ui.ctx()) else { return };
    let asked = ui.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(|event| !matches!(event, Event::Text(text) if *text == own));
        input.events.len() < before
    });
    if asked {
        select(ui.ctx(), id, 0..desk.kept.typed.text.chars().count());
    }
}

/// In an empty field there is nothing to undo: then the keys for it are about the game, as they are on the board.
fn of_game(ui: &Ui, desk: &mut Desk<'_>, id: Id) {
    if let Some(mut state) = TextEditState::load(ui.ctx(), id) {
        // A move that has been played is not to come back as text.
        state.clear_undoer();
        state.store(ui.ctx(), id);
    }
    // Ctrl+Z would be found in Ctrl+Shift+Z too.
    let undoing = [(Command::Redo, Action::Redo), (Command::TakeBack, Action::TakeBack), (Command::Undo, Action::Undo)];
    for (command, action) in undoing {
        if Keymap::pressed_in_text(ui.ctx(), command) && command.is_enabled(desk.app) {
            desk.wishes.push(action);
        }
    }
}

fn arrows(ui: &Ui, desk: &mut Desk<'_>, shown: usize) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (down, up) = (pressed(Key::ArrowDown), pressed(Key::ArrowUp));
    if shown == 0 {
        desk.kept.typed.chosen = None;
    } else if down {
        desk.kept.typed.chosen = Some(desk.kept.typed.chosen.map_or(0, |at| (at + 1) % shown));
    } else if up {
        desk.kept.typed.chosen = Some(desk.kept.typed.chosen.map_or(shown - 1, |at| (at + shown - 1) % shown));
    }
}

fn enter(desk: &mut Desk<'_>) {
    if let Some(chosen) = desk.kept.typed.chosen.take().and_then(|at| desk.app.completions(&desk.kept.typed.text).into_iter().nth(at)) {
        desk.kept.typed.text.clear();
        desk.wishes.push(Action::Play(chosen.mv));
        return;
    }
    let text = desk.kept.typed.text.clone();
    // What is wrong stays to be mended.
    if desk.app.means_a_move(&text) {
        desk.kept.typed.text.clear();
    }
    desk.wishes.push(Action::PlayText(text));
}

fn list(desk: &mut Desk<'_>, field: &Response, listed: &[Completion]) {
    let popup = Popup::from_response(field).id(Id::unique("typed moves")).align(RectAlign::TOP_START).width(field.rect.width());
    let popup = popup.close_behavior(PopupCloseBehavior::IgnoreClicks).open(true);
    popup.show(|ui| {
        ui.set_width(field.rect.width());
        if listed.is_empty() {
            quiet_label(ui, say!("typed-none"));
        }
        for (at, known) in listed.iter().take(MOST).enumerate() {
            row(ui, desk, at, known);
        }
        if listed.len() > MOST {
            small_label(ui, say!("typed-more", count = listed.len() - MOST));
        }
    });
}

fn spoken(known: &Completion) -> String {
    let text = format!("{} {}", known.text, known.words);
    if known.outer.is_empty() { text } else { format!("{text}, {}", say!("cell-whole", cell = &known.outer)) }
}

fn row(ui: &mut Ui, desk: &mut Desk<'_>, at: usize, known: &Completion) {
    const HEIGHT: f32 = 24.0;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), HEIGHT), Sense::click());
    let chosen = desk.kept.typed.chosen == Some(at);
    let label = spoken(known);
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, chosen, label.as_str()));
    lit(ui, (rect, 4.0), chosen, &response);
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
    let (square, _) = inner.allocate_exact_size(Vec2::splat(HEIGHT), Sense::hover());
    figure(&inner, desk, known, square);
    inner.add(egui::Label::new(RichText::new(&known.text).monospace()).selectable(false));
    let words = if known.outer.is_empty() { known.words.clone() } else { format!("{} · {}", known.words, known.outer) };
    inner.add(egui::Label::new(RichText::new(words).color(accents(ui).quiet)).selectable(false).truncate());
    if response.clicked() {
        desk.kept.typed.text.clear();
        desk.kept.typed.chosen = None;
        desk.wishes.push(Action::Play(known.mv));
    }
}

fn figure(ui: &Ui, desk: &mut Desk<'_>, known: &Completion, square: Rect) {
    let variant = desk.app.variant();
    let base = variant.base_of(known.piece.kind(), known.mv.from());
    let fold = desk.app.fold().filter(|_| !known.outer.is_empty());
    let inner = fold.as_ref().and_then(|fold| fold.inner.as_ref()).and_then(|inner| Some((inner, inner.piece(known.piece)?)));
    match inner {
        Some((inner, piece)) => desk.paint_of(ui, &inner.variant, piece, base, square),
        None => desk.paint(ui, known.piece, base, square),
    }
}
