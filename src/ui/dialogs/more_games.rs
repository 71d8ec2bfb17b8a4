//! Known games below the program's own in the dialog of a new game: hidden until they are asked for, and found by what is told of them.

use egui::{Align, CollapsingHeader, Event, EventFilter, Id, Key, Modifiers, Popup, TextEdit, Ui};
use nestmate_core::variant::Library;
use nestmate_text::words::{named, say};

use crate::ui::frame::SoughtWords;

#[derive(Clone, Debug)]
pub(super) struct MoreGames {
    /// Whether they are to be shown or hidden with the next frame, whatever the user did when the dialog was open last.
    open: Option<bool>,
    /// Whether they are to come into view, since they have just been opened.
    opening: bool,
    wanted: bool,
    /// The key by which the user goes on from the field.
    on: Option<Key>,
    search: String,
    changed: bool,
}

impl MoreGames {
    pub(super) fn new(library: &Library, chosen: &str) -> Self {
        let open = !library.games().any(|(id, _)| id == chosen);
        Self { open: Some(open), opening: false, wanted: false, on: None, search: String::new(), changed: false }
    }

    pub(super) fn wanted(self) -> Self {
        Self { open: Some(true), opening: true, wanted: true, ..self }
    }

    /// The field to search by. Typing goes there unless something else takes it; the arrow down goes on to the first game.
    pub(super) fn field(&mut self, ui: &mut Ui) {
        let id = Id::unique("search of games");
        if begins_word(ui) {
            // Before the field is shown, so that it takes the letter.
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        let field = TextEdit::singleline(&mut self.search).id(id).hint_text(say!("new-game-search")).desired_width(f32::INFINITY);
        let response = ui.add(field.event_filter(EventFilter { vertical_arrows: true, ..EventFilter::default() }));
        response.ctx.accesskit_node_builder(response.id, |node| node.set_label(say!("new-game-search")));
        if std::mem::take(&mut self.wanted) {
            response.request_focus();
        }
        self.changed = response.changed();
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let down = response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown));
        self.on = [(entered, Key::Enter), (down, Key::ArrowDown)].into_iter().find(|(pressed, _)| *pressed).map(|(_, key)| key);
    }

    pub(super) fn opens(&self) -> bool {
        self.opening
    }

    pub(super) fn goes_on(&self) -> bool {
        self.on == Some(Key::ArrowDown)
    }

    pub(super) fn entered(&self) -> bool {
        self.on == Some(Key::Enter)
    }

    pub(super) fn seeks(&self) -> bool {
        !self.search.trim().is_empty()
    }

    pub(super) fn seeks_anew(&self) -> bool {
        self.changed && self.seeks()
    }

    /// Shows what opens the known games, and then these by `content`.
    pub(super) fn header<R>(&mut self, ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> Option<R> {
        let header = CollapsingHeader::new(say!("new-game-known")).id_salt("known games").open(self.open.take());
        let shown = header.show_unindented(ui, content);
        if shown.header_response.clicked() {
            self.opening = shown.openness < 0.5;
        }
        if self.opening {
            shown.header_response.scroll_to_me(Some(Align::TOP));
            self.opening = !shown.fully_open();
        }
        shown.body_returned
    }

    /// The ids and names of the program's own games, and of the known games by name. Where something is looked for, those that have all
    /// words in their names, the likeliest first, and those that have them in what else is told of them.
    pub(super) fn found<'a>(&self, library: &'a Library) -> [Vec<(&'a str, &'a str)>; 2] {
        let words = SoughtWords::new(&self.search);
        let fits = |&(id, name): &(&str, &str)| {
            let [history, about] = library.words_about(id);
            // However the cross is typed.
            let size = library.size_of(id).map_or_else(String::new, |(files, ranks)| format!("{files}x{ranks} {files}×{ranks}"));
            words.are_in(&[id, name, named(name), history, named(history), about, named(about), &size].join("\n"))
        };
        let mut known: Vec<(&str, &str)> = library.known_games().collect();
        known.sort_by_cached_key(|(_, name)| named(name).to_lowercase());
        if words.is_empty() {
            return [library.games().collect(), known];
        }
        let is_named = |(_, name): &(&str, &str)| words.are_in(&[*name, named(name)].join("\n"));
        let (mut by_name, others): (Vec<_>, Vec<_>) = library.games().chain(known).partition(is_named);
        let sought = self.search.trim().to_lowercase();
        by_name.sort_by_cached_key(|(_, name)| {
            let name = named(name).to_lowercase();
            (name != sought, !name.starts_with(&sought))
        });
        [by_name, others.into_iter().filter(fits).collect()]
    }
}

fn begins_word(ui: &Ui) -> bool {
    let is_word = |event: &Event| matches!(event, Event::Text(text) if text.starts_with(char::is_alphanumeric));
    let types = ui.input(|input| input.events.iter().any(is_word));
    types && !ui.ctx().text_edit_focused() && !Popup::is_any_open(ui.ctx())
}
