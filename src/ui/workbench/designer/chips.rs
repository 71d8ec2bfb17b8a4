//! The chips of a sentence: lists of pieces, cells and words, and numbers.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{Button, DragValue, PopupCloseBehavior, RichText, Ui};
use nestmate_core::geometry::CellSet;
use nestmate_core::variant::Design;
use nestmate_core::variant::schema::{PieceDef, Region};
use nestmate_text::words::{self, TextKey, named, say};

use super::phrase::{Chip, Phrase, Segment};
use crate::ui::frame::widgets::labelled;

/// The most cells of a region that are named one by one.
const FEW: usize = 4;

/// The room that a space takes.
const SPACE: f32 = 4.0;

pub(super) struct Chips<'a> {
    design: &'a Design,
    fresh: String,
    pub(super) painted: Option<(String, CellSet)>,
    pub(super) pointed: Option<CellSet>,
}

impl<'a> Chips<'a> {
    pub(super) fn new(design: &'a Design, fresh: String) -> Self {
        Self { design, fresh, painted: None, pointed: None }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, phrase: &mut Phrase<'_>) -> bool {
        let mut changed = false;
        let (text, sentence) = (phrase.text.clone(), in_words(self.design, phrase));
        // A comma stands close to the chip before it.
        ui.spacing_mut().item_spacing.x = 0.0;
        for segment in Phrase::segments(&text) {
            match segment {
                Segment::Text(text) => words_between(ui, text),
                Segment::Chip(index) => {
                    if let Some(part) = phrase.chips.get_mut(index) {
                        changed |= chip(ui, self, part, &sentence);
                    }
                }
            }
        }
        changed
    }
}

fn words_between(ui: &mut Ui, text: &str) {
    if text.starts_with(char::is_whitespace) {
        ui.add_space(SPACE);
    }
    if !text.trim().is_empty() {
        ui.label(text.trim());
        if text.ends_with(char::is_whitespace) {
            ui.add_space(SPACE);
        }
    }
}

pub(super) fn in_words(design: &Design, phrase: &Phrase<'_>) -> String {
    let text = |segment| match segment {
        Segment::Text(text) => text.to_owned(),
        Segment::Chip(index) => phrase.chips.get(index).map_or_else(String::new, |chip| told(design, chip)),
    };
    Phrase::segments(&phrase.text).into_iter().map(text).collect()
}

fn told(design: &Design, chip: &Chip<'_>) -> String {
    match chip {
        Chip::Piece(letter) => names(design, &letter.to_string()),
        Chip::Pieces(letters) => names(design, letters),
        Chip::AnyOf(letters) => any_of(design, letters),
        Chip::AtLeast(letters) => at_least(design, letters),
        Chip::AnyOfOr(letters, other) | Chip::AnyOfOrNone(letters, other) => {
            letters.as_ref().map_or_else(|| say(*other).to_owned(), |letters| any_of(design, letters))
        }
        Chip::PiecesOr(letters, other) => letters.as_ref().map_or_else(|| say(*other).to_owned(), |letters| names(design, letters)),
        Chip::Cells(region) => cells_told(design, region),
        Chip::CellsOr(region, other) => region.as_ref().map_or_else(|| say(*other).to_owned(), |region| cells_told(design, region)),
        Chip::Left(count) => left(f64::from(**count)),
        Chip::Count(count, _) => count.to_string(),
        Chip::Moves(count) => count.to_string(),
        Chip::Steps { steps, other, fewer } => castling_steps(design, **steps, *other, *fewer).to_string(),
        Chip::Tenths(count) => tenths(f64::from(**count)),
        Chip::Choice { texts, chosen, .. } => texts.get(*chosen).cloned().unwrap_or_default(),
    }
}

/// The names of pieces: these and that.
pub(super) fn names(design: &Design, letters: &str) -> String {
    if letters.is_empty() { say!("phrase-nobody").to_owned() } else { words::and(each_name(design, letters)) }
}

/// The names of pieces: these or that.
fn any_of(design: &Design, letters: &str) -> String {
    if letters.is_empty() { say!("phrase-nobody").to_owned() } else { words::or(each_name(design, letters)) }
}

fn each_name<'a>(design: &'a Design, letters: &str) -> Vec<&'a str> {
    let name = |letter: char| design.pieces().iter().find(|piece| piece.letter == letter).map(|piece| named(&piece.name));
    letters.chars().filter_map(name).collect()
}

fn at_least(design: &Design, letters: &str) -> String {
    let several = |piece: &PieceDef| match letters.matches(piece.letter).count() {
        0 => None,
        1 => Some(named(&piece.name).to_owned()),
        count => Some(format!("{count} × {}", named(&piece.name))),
    };
    let told: Vec<String> = design.pieces().iter().filter_map(several).collect();
    if told.is_empty() { say!("phrase-anything").to_owned() } else { words::and(told) }
}

fn castling_steps(design: &Design, steps: Option<u8>, other: Option<u8>, fewer: u8) -> u8 {
    steps.unwrap_or_else(|| other.unwrap_or_else(|| design.castling_steps()).saturating_sub(fewer))
}

fn tenths(count: f64) -> String {
    format!("{:.1}", count / 10.0)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few")]
fn left(count: f64) -> String {
    if count < 1.0 { say!("phrase-none-left").to_owned() } else { say!("phrase-few-left", count = count as usize) }
}

/// The number in what says how many are left; none is 0.
fn left_meant(text: &str) -> f64 {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    digits.parse().unwrap_or(0.0)
}

/// Cells in words: by the name of a region, by ranks, or one by one.
fn cells_told(design: &Design, region: &Region) -> String {
    if let Region::In(name) = region {
        return say!("phrase-region", name = region_told(design, name));
    }
    if let Some((_, told)) = usual(design).into_iter().find(|(known, _)| known == region) {
        return told;
    }
    let cells = design.cells_of(region);
    if cells.len() > FEW { say!("phrase-certain").to_owned() } else { words::and(cells.iter().map(|cell| design.cell_name(cell))) }
}

/// The name of a region for people: one that came from another game tells which.
pub(in crate::ui::workbench) fn region_told(design: &Design, name: &str) -> String {
    match design.region_of_game(name) {
        Some((game, "")) => named(game).to_owned(),
        Some((game, region)) => say!("design-region-of", region = region, game = named(game)),
        None => name.to_owned(),
    }
}

fn which_cells(design: &Design, cells: &CellSet) -> String {
    cells.iter().map(|cell| design.cell_name(cell)).collect::<Vec<String>>().join(" ")
}

fn usual(design: &Design) -> Vec<(Region, String)> {
    let last = design.size().1;
    let end = |count: u8| (last + 1).saturating_sub(count).max(1)..=last;
    let mut regions =
        vec![(Region::All, say!("phrase-whole").to_owned()), (Region::Ranks(vec![last]), say!("phrase-last-rank").to_owned())];
    for count in (2..=4).filter(|count| count * 2 <= last) {
        regions.push((Region::Ranks(end(count).collect()), say!("phrase-last-ranks", count = count)));
    }
    regions.push((Region::Ranks(vec![1]), say!("phrase-first-rank").to_owned()));
    for count in (2..=4).filter(|count| count * 2 <= last) {
        regions.push((Region::Ranks((1..=count).collect()), say!("phrase-first-ranks", count = count)));
    }
    regions
}

/// Shows a chip of a sentence; whether it was changed. A number is called what the sentence says, since it says nothing by itself.
fn chip(ui: &mut Ui, chips: &mut Chips<'_>, chip: &mut Chip<'_>, sentence: &str) -> bool {
    let design = chips.design;
    let text = told(design, chip);
    let number = |ui: &mut Ui, number: DragValue<'_>| {
        let response = ui.add(number.speed(1));
        response.ctx.accesskit_node_builder(response.id, |node| node.set_label(sentence));
        response.changed()
    };
    match chip {
        Chip::Piece(letter) => {
            menu(ui, (&text, ""), |ui| {
                let pieces = design.pieces().iter().map(|piece| (piece.letter, named(&piece.name)));
                one_of(ui, &**letter, pieces).inspect(|chosen| **letter = *chosen).is_some()
            })
            .0
        }
        Chip::Pieces(letters) | Chip::AnyOf(letters) => ticks(ui, &text, |ui| pieces(ui, design, letters)),
        Chip::PiecesOr(letters, other) | Chip::AnyOfOr(letters, other) => ticks(ui, &text, |ui| pieces_or(ui, design, letters, *other)),
        Chip::AnyOfOrNone(letters, other) => ticks(ui, &text, |ui| {
            let none = ui.add(Button::selectable(letters.as_deref() == Some(""), say!("phrase-nobody"))).clicked();
            if none {
                **letters = Some(String::new());
            }
            pieces_or(ui, design, letters, *other) || none
        }),
        Chip::Cells(region) => {
            let which = design.cells_of(region);
            let (changed, pointed) = menu(ui, (&text, &which_cells(design, &which)), |ui| cells(ui, chips, region));
            chips.pointed = chips.pointed.or_else(|| pointed.then_some(which));
            changed
        }
        Chip::CellsOr(region, other) => {
            let which = region.as_ref().map(|region| design.cells_of(region)).unwrap_or_default();
            let (changed, pointed) = menu(ui, (&text, &which_cells(design, &which)), |ui| cells_or(ui, chips, region, *other));
            chips.pointed = chips.pointed.or_else(|| (pointed && !which.is_empty()).then_some(which));
            changed
        }
        Chip::Left(count) => {
            let field = DragValue::new(*count).range(0..=64).update_while_editing(false);
            number(ui, field.custom_formatter(|count, _| left(count)).custom_parser(|text| Some(left_meant(text))))
        }
        Chip::Count(count, range) => number(ui, DragValue::new(*count).range(range.clone())),
        Chip::Moves(count) => number(ui, DragValue::new(*count).range(0..=1000)),
        Chip::Steps { steps, other, fewer } => {
            let mut count = castling_steps(design, **steps, *other, *fewer);
            let changed = number(ui, DragValue::new(&mut count).range(0..=12));
            if changed {
                **steps = Some(count);
            }
            changed
        }
        Chip::Tenths(count) => {
            let field = DragValue::new(*count).range(0..=1000).update_while_editing(false);
            let meant = |text: &str| text.replace(',', ".").parse::<f64>().ok().map(|count| (count * 10.0).round());
            number(ui, field.custom_formatter(|count, _| tenths(count)).custom_parser(meant))
        }
        Chip::AtLeast(letters) => ticks(ui, &text, |ui| counts(ui, design, letters)),
        Chip::Choice { texts, chosen, choose } => {
            let texts = texts.iter().map(String::as_str).enumerate();
            menu(ui, (&text, ""), |ui| one_of(ui, chosen, texts).inspect(|index| choose(*index)).is_some()).0
        }
    }
}

/// A menu, with what is said of the one chosen while the pointer is on it. Second, whether it is, or the menu is open.
fn menu(ui: &mut Ui, texts: (&str, &str), show: impl FnOnce(&mut Ui) -> bool) -> (bool, bool) {
    opened(ui, texts, PopupCloseBehavior::CloseOnClick, show)
}

fn ticks(ui: &mut Ui, text: &str, show: impl FnOnce(&mut Ui) -> bool) -> bool {
    opened(ui, (text, ""), PopupCloseBehavior::CloseOnClickOutside, show).0
}

fn opened(ui: &mut Ui, (text, told): (&str, &str), close: PopupCloseBehavior, show: impl FnOnce(&mut Ui) -> bool) -> (bool, bool) {
    let button = MenuButton::new(RichText::new(text).strong()).config(MenuConfig::new().close_behavior(close));
    let (response, shown) = button.ui(ui, show);
    let pointed = shown.is_some() || response.hovered() || response.has_focus();
    if !told.is_empty() && shown.is_none() {
        response.on_hover_text(told);
    }
    (shown.is_some_and(|shown| shown.inner), pointed)
}

/// Some things by their names, of which one is chosen already; the one that is clicked.
fn one_of<'a, T: PartialEq>(ui: &mut Ui, chosen: &T, choices: impl Iterator<Item = (T, &'a str)>) -> Option<T> {
    choices.filter(|(choice, name)| ui.add(Button::selectable(choice == chosen, *name)).clicked()).last().map(|(choice, _)| choice)
}

fn pieces(ui: &mut Ui, design: &Design, letters: &mut String) -> bool {
    let mut changed = false;
    for piece in design.pieces() {
        let mut has = letters.contains(piece.letter);
        if ui.checkbox(&mut has, named(&piece.name)).changed() {
            letters.retain(|letter| letter != piece.letter);
            letters.extend(has.then_some(piece.letter));
            changed = true;
        }
    }
    changed
}

fn counts(ui: &mut Ui, design: &Design, letters: &mut String) -> bool {
    let mut changed = false;
    for piece in design.pieces().iter().filter(|piece| !piece.royal) {
        let mut count = letters.matches(piece.letter).count();
        ui.horizontal(|ui| {
            let field = DragValue::new(&mut count).speed(1).range(0..=8);
            if labelled(ui, named(&piece.name), field).changed() {
                letters.retain(|letter| letter != piece.letter);
                letters.extend(std::iter::repeat_n(piece.letter, count));
                changed = true;
            }
        });
    }
    changed
}

fn pieces_or(ui: &mut Ui, design: &Design, letters: &mut Option<String>, other: TextKey) -> bool {
    if ui.add(Button::selectable(letters.is_none(), say(other))).clicked() {
        *letters = None;
        return true;
    }
    let mut chosen = letters.clone().unwrap_or_default();
    let changed = pieces(ui, design, &mut chosen);
    if changed {
        *letters = (!chosen.is_empty()).then_some(chosen);
    }
    changed
}

fn cells(ui: &mut Ui, chips: &mut Chips<'_>, region: &mut Region) -> bool {
    let design = chips.design;
    if ui.button(say!("phrase-paint")).clicked() {
        return paint(chips, region, design.cells_of(region));
    }
    ui.separator();
    let named = design.regions().map(|name| (Region::In(name.to_owned()), region_told(design, name)));
    let mut changed = false;
    for (choice, told) in named.chain(usual(design)) {
        if ui.add(Button::selectable(choice == *region, told)).clicked() {
            *region = choice;
            changed = true;
        }
    }
    changed
}

/// Asks for a region to be painted in the place of these cells: the one meant already, or a new one. Whether it is a new one.
fn paint(chips: &mut Chips<'_>, region: &mut Region, cells: CellSet) -> bool {
    if let Region::In(name) = region {
        chips.painted = Some((name.clone(), cells));
        return false;
    }
    chips.painted = Some((chips.fresh.clone(), cells));
    *region = Region::In(chips.fresh.clone());
    true
}

fn cells_or(ui: &mut Ui, chips: &mut Chips<'_>, region: &mut Option<Region>, other: TextKey) -> bool {
    if ui.add(Button::selectable(region.is_none(), say(other))).clicked() {
        *region = None;
        return true;
    }
    let before = region.is_none();
    let mut chosen = region.clone().unwrap_or_default();
    let changed = cells(ui, chips, &mut chosen);
    if changed {
        *region = Some(chosen);
    }
    // Nothing says which cells were meant until now.
    if let Some((_, cells)) = chips.painted.as_mut().filter(|_| before) {
        *cells = CellSet::EMPTY;
    }
    changed
}
