//! What stands on the page: paragraphs in which the names of pieces can be pointed at, and small boards, painted once and kept.

use std::ops::Range;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::LayoutJob;
use egui::{ColorImage, CursorIcon, FontSelection, Image, Label, Sense, TextFormat, TextureHandle, TextureOptions, Ui, Vec2, WidgetInfo};
use nestmate_core::rules::start;
use nestmate_core::variant::{KindId, Variant};
use nestmate_text::Block;
use nestmate_text::words::{named, say};
use rustc_hash::FxHashMap;

use crate::app::Scene;
use crate::ui::board::BoardTheme;
use crate::ui::frame::SoughtWords;
use crate::ui::frame::theme::accents;
use crate::ui::pictures::page::{alone, marked};
use crate::ui::pictures::shot::shot;

pub(super) struct Prose {
    names: Vec<(String, KindId)>,
}

impl Prose {
    pub(super) fn of(variant: &Variant) -> Self {
        let mut names: Vec<(String, KindId)> = Vec::new();
        for kind in variant.kind_ids() {
            let name = named(&variant.kind(kind).name).to_owned();
            if !names.iter().any(|known| known.0 == name) {
                names.push((name, kind));
            }
        }
        names.sort_by_key(|known| std::cmp::Reverse(known.0.len()));
        Self { names }
    }

    /// Shows a paragraph; the piece whose name is under the pointer, and whether it is clicked.
    pub(super) fn show(&self, ui: &mut Ui, text: &str, quiet: bool, sought: &SoughtWords) -> (Option<KindId>, bool) {
        let found = self.found(text);
        let label = Label::new(job(ui, text, (&found, &sought.places(text)), quiet)).wrap().selectable(false).sense(Sense::click());
        let (at, galley, response) = label.layout_in_ui(ui);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
        if ui.is_rect_visible(response.rect) {
            ui.painter().galley(at, Arc::clone(&galley), ui.visuals().text_color());
        }
        let Some(over) = response.hover_pos() else { return (None, false) };
        let letter = galley.cursor_from_pos(over - at).index;
        let begins = |range: &Range<usize>| text[..range.start].chars().count();
        let pointed = found.iter().find(|(range, _)| {
            let first = begins(range);
            (first..=first + text[range.clone()].chars().count()).contains(&letter.into())
        });
        if pointed.is_some() {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        (pointed.map(|known| known.1), response.clicked())
    }

    fn found(&self, text: &str) -> Vec<(Range<usize>, KindId)> {
        let mut found: Vec<(Range<usize>, KindId)> = Vec::new();
        for (name, kind) in &self.names {
            for (at, _) in text.match_indices(name.as_str()) {
                let range = at..at + name.len();
                let begins = !text[..at].chars().next_back().zip(name.chars().next()).is_some_and(is_one_word);
                let rest = text[range.end..].strip_prefix('s').unwrap_or(&text[range.end..]);
                let goes_on = name.chars().next_back().zip(rest.chars().next()).is_some_and(is_one_word);
                let free = found.iter().all(|(known, _)| known.end <= range.start || range.end <= known.start);
                if begins && !goes_on && free {
                    found.push((range, *kind));
                }
            }
        }
        found.sort_by_key(|known| known.0.start);
        found
    }
}

/// Whether two letters beside each other are of one word. In Japanese, where nothing stands between words, they are of two where the
/// script changes.
fn is_one_word((one, other): (char, char)) -> bool {
    let script = |c: char| match c {
        '\u{3040}'..='\u{309f}' => None,
        '\u{30a0}'..='\u{30ff}' => Some("katakana"),
        '\u{3400}'..='\u{9fff}' => Some("kanji"),
        _ => c.is_alphabetic().then_some("letters"),
    };
    script(one).is_some_and(|known| script(other) == Some(known))
}

type NamedPlace = (Range<usize>, KindId);

/// A text in which names are underlined and what is sought stands on a ground of its own.
fn job(ui: &Ui, text: &str, (found, sought): (&[NamedPlace], &[Range<usize>]), quiet: bool) -> LayoutJob {
    let font = FontSelection::Default.resolve(ui.style());
    let ink = if quiet { accents(ui).quiet } else { ui.visuals().text_color() };
    let ends = found.iter().map(|known| &known.0).chain(sought).flat_map(|range| [range.start, range.end]);
    let mut cuts: Vec<usize> = ends.chain([0, text.len()]).collect();
    cuts.sort_unstable();
    cuts.dedup();
    let mut job = LayoutJob::default();
    for part in cuts.windows(2) {
        let mut format = TextFormat::simple(font.clone(), ink);
        if found.iter().any(|known| known.0.contains(&part[0])) {
            format.underline = egui::Stroke::new(1.0, ink.gamma_multiply(0.35));
        }
        if sought.iter().any(|place| place.contains(&part[0])) {
            (format.background, format.color) = (ui.visuals().selection.bg_fill, ui.visuals().strong_text_color());
        }
        job.append(&text[part[0]..part[1]], 0.0, format);
    }
    job
}

/// So many pixels are painted for a point, so that a picture is sharp on most screens.
const SHARP: f32 = 2.0;

#[derive(Default)]
pub(super) struct Pictures {
    theme: Option<BoardTheme>,
    painted: FxHashMap<(usize, usize), TextureHandle>,
}

impl Pictures {
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        variant: &Arc<Variant>,
        block: &Block,
        place: (usize, usize),
        (side, theme): (f32, &BoardTheme),
    ) {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, say!("board-cells", game = named(&variant.name))));
        if !ui.is_rect_visible(rect) {
            return;
        }
        if self.theme != Some(*theme) {
            self.painted.clear();
            self.theme = Some(*theme);
        }
        if !self.painted.contains_key(&place) {
            self.painted.extend(paint(ui, variant, block, side, theme).map(|made| (place, made)));
        }
        let Some(picture) = self.painted.get(&place) else { return };
        Image::new(picture).paint_at(ui, rect);
    }
}

fn paint(ui: &Ui, variant: &Arc<Variant>, block: &Block, side: f32, theme: &BoardTheme) -> Option<TextureHandle> {
    let scene = Scene::of(Arc::clone(variant), start(variant).ok()?).pictured(false);
    let scene = match block {
        Block::Layer(layer, _) => alone(scene, *layer),
        Block::Cells(cells, _) => marked(scene, *cells),
        Block::Start => scene,
        Block::Text(_) | Block::Key(_) | Block::Items(_) | Block::Note(..) | Block::Piece(_) => return None,
    };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few hundred pixels")]
    let pixels = (side * SHARP) as u32;
    let drawn = shot(&scene, [pixels, pixels], theme);
    let extent = [drawn.width() as usize, drawn.height() as usize];
    let image = ColorImage::from_rgba_unmultiplied(extent, drawn.as_raw());
    Some(ui.ctx().load_texture("rules", image, TextureOptions::LINEAR))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_names_are_found_the_longest_first() {
        let variant = crate::shipped::library().get("shogi").expect("shipped");
        let prose = Prose::of(&variant);
        let named = |text: &str| -> Vec<String> { prose.found(text).iter().map(|(range, _)| text[range.clone()].to_owned()).collect() };
        assert_eq!(named("A Promoted Knight moves like a Gold General."), ["Promoted Knight", "Gold General"]);
        assert_eq!(named("Rooks and a Pawn, no Kingdom."), ["Rook", "Pawn"]);
        assert!(named("nothing here").is_empty());
    }

    #[test]
    fn japanese_words_end_where_the_script_changes() {
        let prose = Prose { names: vec![("キング".to_owned(), KindId::new(1)), ("車".to_owned(), KindId::new(2))] };
        let named = |text: &str| -> Vec<String> { prose.found(text).iter().map(|(range, _)| text[range.clone()].to_owned()).collect() };
        assert_eq!(named("相手のキングを車で詰ませる。"), ["キング", "車"]);
        assert!(named("香車、バイキング").is_empty());
    }
}
