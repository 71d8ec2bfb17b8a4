//! The pieces of a design: one is chosen, added, named or taken out.

use egui::accesskit::Role;
use egui::{Atom, AtomExt, Button, Checkbox, Id, Rect, Response, RichText, Sense, TextEdit, Ui, Vec2, WidgetInfo};
use nestmate_core::variant::Design;
use nestmate_core::variant::schema::{PieceDef, RuleDef, TurnedDef};
use nestmate_text::words::{named, say, told};

use super::chips::names;
use super::{Designer, Newcomer};
use crate::app::App;
use crate::ui::frame::theme;
use crate::ui::frame::widgets::{labelled, select, wrong_label};
use crate::ui::pieces::{picture_names, picture_sample};
use crate::ui::workbench::listed::{ListSearch, listed};

/// The side of a picture in the list of pieces, in points.
const SMALL: f32 = 24.0;

/// The height of an entry with one, in points.
const HIGH: f32 = SMALL + 8.0;

impl Designer {
    pub(super) fn pieces(&mut self, ui: &mut Ui, app: &App, design: &Design) -> Option<String> {
        ui.add_space(8.0);
        ui.strong(say!("design-pieces"));
        if self.piece.is_none_or(|letter| design.pieces().iter().all(|piece| piece.letter != letter)) {
            self.piece = design.pieces().first().map(|piece| piece.letter);
        }
        let newcomer = self.newcomer.take();
        if newcomer.is_some() {
            self.piece = design.pieces().last().map(|piece| piece.letter);
            self.board.take_up();
        }
        ui.horizontal_wrapped(|ui| {
            for piece in design.pieces() {
                let text = format!("{} {}", piece.letter, named(&piece.name));
                let label = ui.selectable_label(self.piece == Some(piece.letter), text);
                if label.clicked() {
                    self.piece = Some(piece.letter);
                    self.board.take_up();
                }
                label.interact(Sense::click_and_drag()).dnd_set_drag_payload(piece.letter);
            }
        });
        let mut wanted = None;
        ui.horizontal_wrapped(|ui| {
            if self.known.is_empty() {
                self.known = app.library().known_pieces();
            }
            if let Some((text, newcomer)) = added(ui, design, &self.known) {
                self.newcomer = Some(newcomer);
                wanted = Some(text);
            }
            let Some(piece) = design.pieces().iter().find(|piece| Some(piece.letter) == self.piece) else { return };
            let remove = ui.add_enabled(!piece.royal, Button::new(say!("design-remove", piece = named(&piece.name))));
            if remove.on_disabled_hover_text(say!("design-remove-royal")).clicked() {
                wanted = design.without_piece(piece.letter);
            }
            // What a piece is called, on a row that no field is parted from its label on.
            ui.end_row();
            let mut name = piece.name.clone();
            let field = TextEdit::singleline(&mut name).id(Id::unique("name of a piece")).desired_width(120.0);
            let field = labelled(ui, say!("design-name"), field);
            if newcomer == Some(Newcomer::Own) {
                // What is written next takes the place of the name it came with.
                select(ui.ctx(), field.id, 0..name.chars().count());
                field.request_focus();
            }
            if field.changed() && !name.trim().is_empty() {
                wanted = design.with_name(piece.letter, &name);
            }
            if let Some(text) = self.lettered(ui, design, piece) {
                wanted = Some(text);
            }
            let mut royal = piece.royal;
            if ui.checkbox(&mut royal, say!("design-royal")).changed() {
                wanted = design.with_royal(piece.letter, royal);
            }
            if let Some(image) = picture(ui, &piece.image) {
                wanted = design.with_picture(piece.letter, &image);
            }
            if let Some(text) = promoted(ui, design, piece).or_else(|| side(ui, design, piece, &self.known)) {
                wanted = Some(text);
            }
        });
        if let Some((_, why)) = self.unlettered.as_ref().filter(|(letter, _)| Some(*letter) == self.piece) {
            wrong_label(ui, why.to_string());
        }
        wanted
    }

    fn lettered(&mut self, ui: &mut Ui, design: &Design, piece: &PieceDef) -> Option<String> {
        let mut text = piece.letter.to_string();
        let field = labelled(ui, say!("design-letter"), TextEdit::singleline(&mut text).desired_width(32.0));
        let new = text.replacen(piece.letter, "", 1).chars().next().filter(|_| field.changed())?.to_ascii_uppercase();
        let taken = design.pieces().iter().find(|known| known.letter == new);
        self.unlettered = match taken.map(|other| other.name.clone()) {
            Some(other) if new != piece.letter => {
                Some((piece.letter, told!("design-letter-taken", letter = new.to_string(), piece = named(&other))))
            }
            None if !new.is_ascii_uppercase() => Some((piece.letter, told!("design-letter-other"))),
            Some(_) | None => None,
        };
        let text = design.with_letter(piece.letter, new)?;
        self.piece = Some(new);
        Some(text)
    }
}

fn promoted(ui: &mut Ui, design: &Design, piece: &PieceDef) -> Option<String> {
    let mut wanted = None;
    let mut asked: Vec<&str> = Vec::new();
    for rule in design.rules().iter().filter(|_| !piece.royal) {
        let RuleDef::Promote { pieces, to: Some(to), .. } = rule else { continue };
        if pieces.contains(piece.letter) || asked.contains(&pieces.as_str()) {
            continue;
        }
        asked.push(pieces);
        let mut among = to.contains(piece.letter);
        // A rule names one kind at least.
        let only = among && to.chars().count() == 1;
        let text = say!("design-promotes", pieces = names(design, pieces));
        if ui.add_enabled(!only, Checkbox::new(&mut among, text)).changed() {
            wanted = design.with_promotion(pieces, piece.letter, among);
        }
    }
    wanted
}

/// The promoted side of a piece: a piece of the game or of another, under a name of its own.
fn side(ui: &mut Ui, design: &Design, piece: &PieceDef, known: &[(PieceDef, String)]) -> Option<String> {
    let mut wanted = None;
    ui.end_row();
    let (own, none) = (piece.turned.as_ref(), say!("design-turned-none"));
    // A royal piece has another side only where a rule says what several of them mean.
    ui.add_enabled_ui(!piece.royal || own.is_some(), |ui| {
        listed(ui, say!("design-turned"), own.map_or(none, |side| named(&side.name)), |ui, sought| {
            if own.is_some() && sought.entry(ui, none, |ui| ui.selectable_label(false, none)) {
                wanted = design.with_promoted_side(piece.letter, None);
            }
            for other in design.pieces().iter().filter(|other| other.letter != piece.letter) {
                let name = named(&other.name);
                if sought.entry(ui, name, |ui| beside_picture(ui, &other.image, name, false)) {
                    wanted = design.with_promoted_side(piece.letter, Some(&Design::side_of_own(other)));
                }
            }
            if let Some(other) = known_piece(ui, known, sought) {
                wanted = design.with_promoted_side(piece.letter, Some(&Design::side_of(other)));
            }
        });
    });
    if let Some(side) = own {
        let mut name = side.name.clone();
        let field = labelled(ui, say!("design-turned-name"), TextEdit::singleline(&mut name).desired_width(120.0));
        if field.changed() && !name.trim().is_empty() {
            wanted = design.with_promoted_side(piece.letter, Some(&TurnedDef { name, ..side.clone() }));
        }
    }
    wanted
}

fn picture(ui: &mut Ui, chosen: &str) -> Option<String> {
    let mut wanted = None;
    let shown = if chosen.is_empty() { say!("design-picture-none") } else { chosen };
    listed(ui, say!("design-picture"), shown, |ui, sought| {
        let none = say!("design-picture-none");
        if sought.entry(ui, none, |ui| ui.selectable_label(chosen.is_empty(), none)) {
            wanted = Some(String::new());
        }
        for name in picture_names() {
            if sought.entry(ui, name, |ui| beside_picture(ui, name, name, chosen == name)) {
                wanted = Some(name.to_owned());
            }
        }
    });
    wanted
}

fn added(ui: &mut Ui, design: &Design, known: &[(PieceDef, String)]) -> Option<(String, Newcomer)> {
    let mut wanted = None;
    listed(ui, say!("design-add"), say!("design-piece"), |ui, sought| {
        if sought.entry(ui, say!("design-own"), |ui| ui.button(say!("design-own"))) {
            wanted = design.with_new_piece(say!("design-own-name")).map(|text| (text, Newcomer::Own));
        }
        if let Some(piece) = known_piece(ui, known, sought) {
            wanted = design.with_piece(piece).map(|text| (text, Newcomer::Known));
        }
    });
    wanted
}

/// Lists the pieces of other games, those of the best names first; the one chosen.
fn known_piece<'a>(ui: &mut Ui, known: &'a [(PieceDef, String)], sought: &mut ListSearch) -> Option<&'a PieceDef> {
    let mut chosen = None;
    let mut known: Vec<&'a (PieceDef, String)> = known.iter().collect();
    known.sort_by_cached_key(|(piece, _)| sought.rank(named(&piece.name)));
    for (piece, game) in known {
        let name = named(&piece.name);
        let told = say!("design-piece-of", piece = name, game = named(game));
        let shown = |ui: &mut Ui| {
            let button = picture_button(ui, &piece.image, name).right_text(RichText::new(named(game)).small().weak());
            let response = ui.add(button.frame_when_inactive(false).min_size(Vec2::new(ui.available_width(), HIGH)));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, told.as_str()));
            response
        };
        if sought.entry(ui, &told, shown) {
            chosen = Some(piece);
        }
    }
    chosen
}

/// A name beside a picture, where there is such a one. Pictures are made for entries in sight only.
fn picture_button<'a>(ui: &Ui, image: &str, name: &'a str) -> Button<'a> {
    let room = Rect::from_min_size(ui.cursor().min, Vec2::new(ui.available_width(), HIGH));
    let picture = picture_names().find(|known| *known == image).filter(|_| ui.is_rect_visible(room));
    match picture {
        Some(picture) => {
            let picture = picture_sample(ui.ctx(), picture, &theme::board(ui.ctx()));
            Button::image_and_text(picture.fit_to_exact_size(Vec2::splat(SMALL)), name)
        }
        // As far from the edge as the names beside pictures.
        None => Button::new((Atom::default().atom_size(Vec2::splat(SMALL)), name)),
    }
}

fn beside_picture(ui: &mut Ui, image: &str, name: &str, chosen: bool) -> Response {
    let button = picture_button(ui, image, name);
    ui.add(button.selected(chosen).frame_when_inactive(chosen).min_size(Vec2::new(0.0, HIGH)))
}
