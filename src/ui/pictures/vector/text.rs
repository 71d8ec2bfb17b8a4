//! Letters as outlines, so that a drawing looks the same where the fonts are not there.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use egui::epaint::TextShape;
use egui::{FontData, FontDefinitions, FontFamily};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

use super::{paint, short};
use crate::ui::letters;

/// The fonts that egui writes with.
pub(super) struct Outlines {
    fonts: BTreeMap<String, Arc<FontData>>,
    families: BTreeMap<FontFamily, Vec<String>>,
}

impl Outlines {
    pub(super) fn new() -> Self {
        let FontDefinitions { font_data, families, .. } = letters::definitions();
        Self { fonts: font_data, families }
    }

    pub(super) fn element(&self, text: &TextShape) -> String {
        let Some(format) = text.galley.job.sections.first().map(|section| &section.format) else { return String::new() };
        let color = text.override_text_color.unwrap_or(match format.color {
            egui::Color32::PLACEHOLDER => text.fallback_color,
            color => color,
        });
        let mut pen = PathPen::default();
        for row in &text.galley.rows {
            for glyph in &row.row.glyphs {
                pen.origin = (text.pos.x + row.pos.x + glyph.pos.x, text.pos.y + row.pos.y + glyph.pos.y);
                self.draw(glyph.chr, &format.font_id.family, format.font_id.size, &mut pen);
            }
        }
        if pen.path.is_empty() { String::new() } else { format!(r#"<path d="{}"{}/>"#, pen.path, paint("fill", color)) }
    }

    fn draw(&self, letter: char, family: &FontFamily, size: f32, pen: &mut PathPen) {
        let names = self.families.get(family).into_iter().flatten();
        for data in names.filter_map(|name| self.fonts.get(name)) {
            let Ok(font) = FontRef::from_index((*data.font).as_ref(), data.index) else { continue };
            let Some(glyph) = font.charmap().map(letter) else { continue };
            if let Some(outline) = font.outline_glyphs().get(glyph) {
                let settings = DrawSettings::unhinted(Size::new(size * data.tweak.scale), LocationRef::default());
                // What cannot be drawn is left out, as a space would be.
                let _ = outline.draw(settings, pen);
            }
            return;
        }
    }
}

/// Writes the data of a path; fonts count upwards, drawings downwards.
#[derive(Default)]
struct PathPen {
    path: String,
    origin: (f32, f32),
}

impl PathPen {
    fn put(&mut self, command: char, points: &[(f32, f32)]) {
        let written: Vec<String> =
            points.iter().map(|(x, y)| format!("{} {}", short(self.origin.0 + x), short(self.origin.1 - y))).collect();
        // Writing to a string cannot fail.
        let _ = write!(self.path, "{command}{}", written.join(" "));
    }
}

impl OutlinePen for PathPen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[(x, y)]);
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        self.put('Q', &[(cx0, cy0), (x, y)]);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.put('C', &[(cx0, cy0), (cx1, cy1), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
