//! The rules of the game on the board, as a page beside it: contents, search, pictures, and pieces that light up on the board.

mod prose;

use std::sync::Arc;

use egui::{Align, Button, Color32, Rect, RichText, ScrollArea, Sense, Ui, Vec2};
use nestmate_core::variant::{KindId, Library, Piece, Side, Variant};
use nestmate_text::words::{self, Language, named, say};
use nestmate_text::{Block, Chapter, PieceEntry, Rulebook, RulebookTopic};

use super::board::BoardTheme;
use super::commands::Command;
use super::drawers::head;
use super::frame::SoughtWords;
use super::frame::widgets::{is_entered, quiet_label, search_field};
use super::panels::{DrawnMoves, diagram};
use crate::app::{Action, Learn, Speech};
use crate::ui::desk::Desk;
use prose::{Pictures, Prose};

/// The sides of a piece's picture and of its diagram, in points.
const PICTURE: f32 = 48.0;
const DIAGRAM: f32 = 104.0;

/// How wide the list of contents is, in points.
const CONTENTS: f32 = 180.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum RulesPlace {
    Chapter(RulebookTopic),
    Piece(KindId),
}

struct OpenRules {
    variant: Arc<Variant>,
    language: Language,
    book: Rulebook,
    prose: Prose,
}

#[derive(Default)]
pub(super) struct RulesPage {
    open: Option<OpenRules>,
    search: String,
    sought: SoughtWords,
    /// Which of the places that were found is looked at, and whether it has to come into view.
    hit: usize,
    reveal: bool,
    goal: Option<RulesPlace>,
    /// The piece that is pointed at.
    pub(super) lit: Option<KindId>,
    pictures: Pictures,
}

impl RulesPage {
    /// Opens the page at a piece; without one, where it was.
    pub(super) fn open(&mut self, kind: Option<KindId>) {
        if let Some(kind) = kind {
            self.search.clear();
            self.goal = Some(RulesPlace::Piece(kind));
        }
    }

    pub(super) fn end_search(&mut self) -> bool {
        !std::mem::take(&mut self.search).is_empty()
    }

    pub(super) fn forget_game(&mut self) {
        *self = Self::default();
    }

    /// Shows the page; whether it is to be shut.
    pub(super) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> bool {
        self.lit = None;
        self.make(desk.app.variant(), desk.app.library());
        let Some(open) = self.open.take() else { return false };
        self.sought = SoughtWords::new(&self.search);
        let found = find_words(&open.variant, &open.book, &self.sought);
        let shut = self.head(ui, &open, &found, desk);
        self.text(ui, &open, &found, desk);
        self.open = Some(open);
        shut
    }

    fn make(&mut self, variant: &Arc<Variant>, library: &Library) {
        let language = words::language();
        let known = self.open.as_ref().is_some_and(|open| Arc::ptr_eq(&open.variant, variant) && open.language == language);
        if !known {
            let (book, prose) = (Rulebook::of(variant, library), Prose::of(variant));
            self.pictures = Pictures::default();
            self.open = Some(OpenRules { variant: Arc::clone(variant), language, book, prose });
        }
    }

    fn head(&mut self, ui: &mut Ui, open: &OpenRules, found: &[(usize, Vec<usize>)], desk: &mut Desk<'_>) -> bool {
        let shut = head(ui, Command::Rules.label(), |ui| {
            desk.wishes.on(&ui.button(say!("rules-print")).on_hover_text(say!("rules-print.tip")), Command::Print);
            ui.menu_button(say!("rules-contents"), |ui| self.contents(ui, open, found));
        });
        let field = search_field(ui, &mut self.search, say!("rules-search"));
        if field.changed() {
            (self.hit, self.reveal) = (0, true);
        }
        let hits = if self.search.trim().is_empty() { 0 } else { found.iter().map(|(_, blocks)| blocks.len()).sum() };
        if is_entered(ui, &field) && hits > 0 {
            (self.hit, self.reveal) = ((self.hit + 1) % hits, true);
            field.request_focus();
        }
        if hits > 1 {
            quiet_label(ui, say!("rules-hits", at = self.hit + 1, count = hits));
        }
        ui.add_space(4.0);
        shut
    }

    fn contents(&mut self, ui: &mut Ui, open: &OpenRules, found: &[(usize, Vec<usize>)]) {
        ScrollArea::vertical().id_salt("contents").max_height(420.0).show(ui, |ui| {
            ui.set_width(CONTENTS);
            ui.spacing_mut().item_spacing.y = 2.0;
            let chapters = || found.iter().map(|(at, blocks)| (&open.book.chapters[*at], blocks));
            for (chapter, _) in chapters() {
                if entry(ui, &chapter.title) {
                    self.goal = Some(RulesPlace::Chapter(chapter.topic));
                }
            }
            ui.separator();
            let pieces = chapters().flat_map(|(chapter, blocks)| blocks.iter().filter_map(|&block| piece_of(&chapter.blocks[block])));
            for piece in pieces {
                if entry(ui, named(&open.variant.kind(piece.kind).name)) {
                    self.goal = Some(RulesPlace::Piece(piece.kind));
                }
            }
        });
    }

    fn text(&mut self, ui: &mut Ui, open: &OpenRules, found: &[(usize, Vec<usize>)], desk: &mut Desk<'_>) {
        let goal = self.goal.take().map(|goal| match goal {
            RulesPlace::Piece(kind) => RulesPlace::Piece(open.book.entry_of(&open.variant, kind)),
            chapter @ RulesPlace::Chapter(_) => chapter,
        });
        desk.wishes.extend(goal.map(|goal| Speech::calm(spoken(open, goal))));
        let reveal = std::mem::take(&mut self.reveal).then_some(self.hit);
        let area = ScrollArea::vertical().id_salt(("rules", &open.variant.id)).auto_shrink([false, false]);
        // The first begins with its heading.
        let area = if reveal == Some(0) { area.vertical_scroll_offset(0.0) } else { area };
        area.show(ui, |ui| {
            let mut passed = 0;
            ui.set_max_width(ui.available_width() - 10.0);
            let about = self.search.is_empty() || self.sought.are_in(&open.book.about);
            if about {
                self.say(ui, open, &open.book.about, false);
            }
            if found.is_empty() && !about {
                quiet_label(ui, say!("rules-none"));
            }
            for (at, blocks) in found {
                let chapter = &open.book.chapters[*at];
                heading(ui, chapter, goal, &self.sought);
                for &block in blocks {
                    let top = ui.cursor().top();
                    if let Block::Piece(entry) = &chapter.blocks[block] {
                        self.piece(ui, open, entry, goal, desk);
                    } else {
                        self.block(ui, open, &chapter.blocks[block], (*at, block), desk.theme);
                    }
                    if reveal.is_some_and(|hit| hit > 0 && hit == passed) {
                        let shown = Rect::from_x_y_ranges(ui.max_rect().x_range(), top..=ui.cursor().top());
                        ui.scroll_to_rect(shown, Some(Align::TOP));
                    }
                    passed += 1;
                }
            }
            ui.add_space(40.0);
        });
    }

    fn block(&mut self, ui: &mut Ui, open: &OpenRules, block: &Block, place: (usize, usize), theme: &BoardTheme) {
        match block {
            Block::Text(text) | Block::Key(text) => self.say(ui, open, text, false),
            Block::Items(items) => {
                for item in items {
                    ui.horizontal_top(|ui| {
                        ui.label("•");
                        ui.vertical(|ui| self.say(ui, open, item, false));
                    });
                }
            }
            Block::Note(ruling, text) if ruling.is_empty() => self.say(ui, open, text, true),
            Block::Note(ruling, text) => self.say(ui, open, &say!("rulebook-note", ruling = ruling.as_str(), text = text.as_str()), true),
            Block::Start => {
                let side = ui.available_width().min(420.0);
                self.pictures.show(ui, &open.variant, block, place, (side, theme));
            }
            Block::Layer(_, text) | Block::Cells(_, text) => {
                ui.horizontal_top(|ui| {
                    self.pictures.show(ui, &open.variant, block, place, (150.0, theme));
                    ui.vertical(|ui| self.say(ui, open, text, false));
                });
            }
            Block::Piece(_) => {}
        }
    }

    fn piece(&mut self, ui: &mut Ui, open: &OpenRules, entry: &PieceEntry, goal: Option<RulesPlace>, desk: &mut Desk<'_>) {
        ui.separator();
        let variant = &open.variant;
        let known = variant.kind(entry.kind);
        let shown = ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
            desk.paint_of(ui, variant, Piece::new(entry.kind, Side::White), variant.usual_base(entry.kind), rect);
            ui.vertical(|ui| {
                ui.set_width((ui.available_width() - DIAGRAM - 12.0).max(80.0));
                let name = format!("{}  {}", known.text(Side::White), named(&known.name));
                ui.label(marked(ui, &name, &self.sought).strong().size(16.0));
                if !entry.roles.is_empty() {
                    quiet_label(ui, &entry.roles);
                }
                entry.moves.iter().for_each(|sentence| self.say(ui, open, sentence, false));
                entry.rules.iter().for_each(|sentence| self.say(ui, open, sentence, true));
                let lesson = Button::new(say!("rules-lesson")).small();
                let spoken = say!("rules-lesson-of", piece = named(&known.name));
                let response = ui.add(lesson).on_hover_text(spoken.as_str());
                response.ctx.accesskit_node_builder(response.id, |node| node.set_label(spoken));
                if response.clicked() && desk.app.editor().is_none() {
                    desk.wishes.push(Action::Learn(Learn::About(entry.kind)));
                }
            });
            diagram(ui, DrawnMoves { variant, kind: entry.kind, from: None, up: true }, DIAGRAM);
        });
        if goal == Some(RulesPlace::Piece(entry.kind)) {
            ui.scroll_to_rect(shown.response.rect, Some(Align::TOP));
        }
        if ui.rect_contains_pointer(shown.response.rect) {
            self.lit = self.lit.or(Some(entry.kind));
        }
    }

    /// A paragraph; a piece that is named in it lights up under the pointer, and a click goes to it.
    fn say(&mut self, ui: &mut Ui, open: &OpenRules, text: &str, quiet: bool) {
        let (pointed, clicked) = open.prose.show(ui, text, quiet, &self.sought);
        // What is named in a text comes before the entry that the text is in.
        self.lit = pointed.or(self.lit);
        if let Some(kind) = pointed.filter(|_| clicked) {
            self.search.clear();
            self.goal = Some(RulesPlace::Piece(kind));
        }
    }
}

fn piece_of(block: &Block) -> Option<&PieceEntry> {
    if let Block::Piece(entry) = block { Some(entry) } else { None }
}

fn entry(ui: &mut Ui, text: &str) -> bool {
    ui.add(Button::new(text).frame(false).wrap()).clicked()
}

fn heading(ui: &mut Ui, chapter: &Chapter, goal: Option<RulesPlace>, sought: &SoughtWords) {
    ui.add_space(14.0);
    let response = ui.label(marked(ui, &chapter.title, sought).heading());
    // The text of a label is its value, and that is no name of a heading.
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Heading);
        node.set_label(chapter.title.as_str());
        node.clear_value();
    });
    if goal == Some(RulesPlace::Chapter(chapter.topic)) {
        response.scroll_to_me(Some(Align::TOP));
    }
    ui.add_space(4.0);
}

/// A short text, on a ground of its own if it has what is sought.
fn marked(ui: &Ui, text: &str, sought: &SoughtWords) -> RichText {
    let found = !sought.places(text).is_empty();
    RichText::new(text).background_color(if found { ui.visuals().selection.bg_fill } else { Color32::TRANSPARENT })
}

fn spoken(open: &OpenRules, place: RulesPlace) -> String {
    let chapters = &open.book.chapters;
    match place {
        RulesPlace::Chapter(topic) => chapters.iter().find(|chapter| chapter.topic == topic).map(|known| spoken_chapter(open, known)),
        RulesPlace::Piece(kind) => {
            let mut entries = chapters.iter().flat_map(|chapter| &chapter.blocks).filter_map(piece_of);
            entries.find(|entry| entry.kind == kind).map(|entry| spoken_piece(open, entry))
        }
    }
    .unwrap_or_default()
}

fn spoken_chapter(open: &OpenRules, known: &Chapter) -> String {
    let mut said = vec![say!("voice-sentence", text = known.title.as_str())];
    for block in &known.blocks {
        match block {
            Block::Text(text) | Block::Note(_, text) | Block::Layer(_, text) | Block::Cells(_, text) => said.push(text.clone()),
            Block::Items(items) => said.extend(items.iter().cloned()),
            Block::Piece(entry) => said.push([named(&open.variant.kind(entry.kind).name), say!("between-groups").trim_end()].concat()),
            Block::Key(_) | Block::Start => {}
        }
    }
    said.join(say!("between-sentences"))
}

fn spoken_piece(open: &OpenRules, entry: &PieceEntry) -> String {
    let mut said = vec![say!("voice-sentence", text = named(&open.variant.kind(entry.kind).name))];
    said.extend((!entry.roles.is_empty()).then(|| entry.roles.clone()));
    said.extend(entry.moves.iter().chain(&entry.rules).cloned());
    said.join(say!("between-sentences"))
}

/// The chapters that have all words of a text, by their numbers, each with the numbers of the blocks that have them; everything for no
/// word. A chapter whose heading has the words is found whole.
fn find_words(variant: &Variant, book: &Rulebook, words: &SoughtWords) -> Vec<(usize, Vec<usize>)> {
    let chapters = book.chapters.iter().enumerate().map(|(at, chapter)| {
        let whole = words.are_in(&chapter.title);
        let blocks = chapter.blocks.iter().enumerate();
        (at, blocks.filter(|(_, block)| whole || words.are_in(&words_of(variant, block))).map(|(at, _)| at).collect::<Vec<usize>>())
    });
    chapters.filter(|(_, blocks)| !blocks.is_empty()).collect()
}

fn words_of(variant: &Variant, block: &Block) -> String {
    match block {
        Block::Text(text) | Block::Key(text) | Block::Layer(_, text) | Block::Cells(_, text) => text.clone(),
        Block::Note(ruling, text) => [ruling.as_str(), text].join(" "),
        Block::Items(items) => items.join(" "),
        Block::Start => String::new(),
        Block::Piece(entry) => {
            let name = named(&variant.kind(entry.kind).name);
            let sentences = entry.moves.iter().chain(&entry.rules).map(String::as_str);
            [name, entry.roles.as_str()].into_iter().chain(sentences).collect::<Vec<_>>().join(" ")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_in_headings_and_in_blocks() {
        let library = crate::shipped::library();
        let variant = library.get("sfhiodgei").expect("shipped");
        let book = Rulebook::of(&variant, &library);
        let titles = |text: &str| -> Vec<&str> {
            find_words(&variant, &book, &SoughtWords::new(text)).iter().map(|hit| book.chapters[hit.0].title.as_str()).collect()
        };
        assert_eq!(titles("").len(), book.chapters.len());
        assert!(titles("neutral reserve").contains(&"Exchange and the neutral reserve"));
        assert!(titles("frozen").contains(&"Frozen pieces"));
        assert!(titles("TUSK sixteenth nowhere").is_empty());
        let tusk = find_words(&variant, &book, &SoughtWords::new("tusk diagonally"));
        assert_eq!(tusk.len(), 1, "one piece leaps so: {tusk:?}");
    }
}
