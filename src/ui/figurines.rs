//! Moves as they are painted anywhere in the window: the figurine of the piece, where it goes and what comes of it; and sentences with
//! such moves in them.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align, Button, Color32, FontId, Galley, Painter, Pos2, Rect, Response, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2};
use nestmate_core::variant::{Side, Variant};

use super::board::{BoardTheme, BoardView, has_picture, paint_piece};
use crate::app::{MoveSentence, SentencePart, WrittenMove};
use crate::ui::frame::looks;

const FIGURE: f32 = 18.0;

/// What stands in a sentence's text where a figurine is painted.
const PLACE: char = '■';

pub(in crate::ui) struct Figurines<'a> {
    pub(in crate::ui) whole: Arc<Variant>,
    pub(in crate::ui) view: &'a mut BoardView,
    pub(in crate::ui) theme: &'a BoardTheme,
}

impl Figurines<'_> {
    fn paint(&mut self, ui: &Ui, written: &WrittenMove, (center, ink): (Pos2, Color32)) {
        let kinds = written.inner.as_deref().unwrap_or(&self.whole);
        let square = Rect::from_center_size(center, Vec2::splat(FIGURE));
        if ink.intensity() > 0.5 && written.piece.side() == Side::Black {
            // Where text is light, the ground is dark, and so are these pieces.
            ui.painter().rect_filled(square, 3.0, ui.visuals().widgets.inactive.bg_stroke.color);
        }
        paint_piece(ui, self.view, kinds, written.piece, written.base, square, self.theme);
    }
}

/// How a move is written: with a figurine or without, and what stands behind that.
struct Manner<'a> {
    pictured: bool,
    texts: [&'a str; 2],
}

impl<'a> Manner<'a> {
    fn of(ui: &Ui, whole: &Variant, written: &'a WrittenMove) -> Self {
        let kinds = written.inner.as_deref().unwrap_or(whole);
        let style = looks::of(ui.ctx()).styles.of(kinds).moves;
        if let Some((_, text)) = written.styled.iter().find(|known| known.0 == style) {
            return Self { pictured: false, texts: ["", text] };
        }
        let pictured = !written.letter.is_empty() && has_picture(kinds.kind(written.piece.kind()));
        Self { pictured, texts: [if pictured { "" } else { &written.letter }, &written.short] }
    }
}

pub(in crate::ui) fn width(ui: &Ui, whole: &Variant, written: &WrittenMove, (font, end): (&FontId, &str)) -> f32 {
    let manner = Manner::of(ui, whole, written);
    let lead = if manner.pictured { FIGURE } else { 0.0 };
    lead + manner.texts.into_iter().chain([end]).map(|text| width_of(ui, font, text)).sum::<f32>()
}

/// Paints a move at the left of a place, and returns how wide it is.
pub(in crate::ui) fn paint(
    ui: &Ui,
    mut figurines: Figurines<'_>,
    written: &WrittenMove,
    (painter, place): (&Painter, Rect),
    (font, ink, end): (&FontId, Color32, &str),
) -> f32 {
    let mut x = place.left();
    let manner = Manner::of(ui, &figurines.whole, written);
    if manner.pictured {
        figurines.paint(ui, written, (pos2(x + FIGURE / 2.0, place.center().y), ink));
        x += FIGURE;
    }
    for part in manner.texts.into_iter().chain([end]) {
        x += text(painter, (x, place), (part, font, ink));
    }
    x - place.left()
}

pub(in crate::ui) fn text(painter: &Painter, (left, place): (f32, Rect), (text, font, ink): (&str, &FontId, Color32)) -> f32 {
    if text.is_empty() {
        return 0.0;
    }
    let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), ink);
    let size = galley.size();
    painter.galley(pos2(left, place.center().y - size.y / 2.0), galley, ink);
    size.x
}

pub(in crate::ui) fn width_of(ui: &Ui, font: &FontId, text: &str) -> f32 {
    ui.fonts_mut(|fonts| text.chars().map(|c| fonts.glyph_width(font, c)).sum())
}

/// A sentence laid out with room for the figurines in it.
pub(in crate::ui) struct LaidSentence<'a> {
    pub(in crate::ui) galley: Arc<Galley>,
    /// The moves that have one, in the order of the text.
    pictured: Vec<&'a WrittenMove>,
}

impl<'a> LaidSentence<'a> {
    pub(in crate::ui) fn new(
        ui: &Ui,
        whole: &Variant,
        sentence: &'a MoveSentence,
        (font, ink): (FontId, Color32),
        wrap: TextWrapping,
    ) -> Self {
        let mut job = LayoutJob { wrap, ..LayoutJob::default() };
        let words = TextFormat { valign: Align::Center, ..TextFormat::simple(font.clone(), ink) };
        let size = FIGURE / width_of(ui, &FontId::new(100.0, font.family.clone()), &PLACE.to_string()) * 100.0;
        let place = TextFormat {
            line_height: Some(FIGURE),
            valign: Align::Center,
            ..TextFormat::simple(FontId::new(size, font.family), Color32::TRANSPARENT)
        };
        let mut pictured = Vec::new();
        for part in sentence.parts() {
            match part {
                SentencePart::Words(text) => job.append(text, 0.0, words.clone()),
                SentencePart::Move(written) => {
                    let manner = Manner::of(ui, whole, written);
                    if manner.pictured {
                        pictured.push(written);
                        job.append(&PLACE.to_string(), 0.0, place.clone());
                    }
                    manner.texts.into_iter().for_each(|text| job.append(text, 0.0, words.clone()));
                }
            }
        }
        Self { galley: ui.painter().layout_job(job), pictured }
    }

    pub(in crate::ui) fn paint(&self, ui: &Ui, mut figurines: Figurines<'_>, at: Pos2, ink: Color32) {
        ui.painter().galley(at, Arc::clone(&self.galley), ink);
        let places = self.galley.rows.iter().flat_map(|row| {
            let middle = row.rect().center().y;
            let places = row.glyphs.iter().filter(|glyph| glyph.chr == PLACE);
            places.map(move |glyph| pos2(row.pos.x + glyph.pos.x + glyph.advance_width / 2.0, middle))
        });
        for (written, place) in self.pictured.iter().zip(places) {
            figurines.paint(ui, written, (at + place.to_vec2(), ink));
        }
    }
}

/// Shows a sentence in as many lines as it needs.
pub(in crate::ui) fn label(ui: &mut Ui, figurines: Figurines<'_>, sentence: &MoveSentence, look: (FontId, Color32)) -> Response {
    let ink = look.1;
    let laid = LaidSentence::new(ui, &figurines.whole, sentence, look, TextWrapping::wrap_at_width(ui.available_width()));
    let (rect, response) = ui.allocate_exact_size(laid.galley.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sentence.heard()));
    if ui.is_rect_visible(rect) {
        laid.paint(ui, figurines, rect.min, ink);
    }
    response
}

/// A button with a sentence on it.
pub(in crate::ui) fn button(ui: &mut Ui, figurines: Figurines<'_>, sentence: &MoveSentence) -> Response {
    let ink = ui.visuals().widgets.inactive.text_color();
    let look = (TextStyle::Button.resolve(ui.style()), ink);
    let laid = LaidSentence::new(ui, &figurines.whole, sentence, look, TextWrapping::no_max_width());
    let size = laid.galley.size() + 2.0 * ui.spacing().button_padding;
    let response = ui.add(Button::new("").min_size(size));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, sentence.heard()));
    laid.paint(ui, figurines, response.rect.center() - laid.galley.size() / 2.0, ink);
    response
}
