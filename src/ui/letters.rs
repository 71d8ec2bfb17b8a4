//! Letters that the program's own fonts lack, which are those of Japanese: a font of the system lends them, so that nothing is ever
//! shown as a box. Looking for one reads many files, which another thread does; until it is there, a language that needs it is not spoken,
//! and in texts of the user's a dot stands for each such letter.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use egui::{Color32, ColorImage, Context, FontData, FontDefinitions, FontId, GlyphBitmap, GlyphRasterizer, RasterizedGlyph, vec2};
use fontdb::{Database, FaceInfo, Language as FontLanguage, Style};
use nestmate_engine::task::{News, Task, Wake};
use nestmate_text::words::{self, Language, Told, told};
use skrifa::{FontRef, MetadataProvider};

use crate::storage::LookSettings;
use crate::ui::frame::{context, looks};

/// What a font that lends its letters is called among the program's own.
const LENT: &str = "lent";

/// A letter that every font which lends has.
const TYPICAL: char = 'あ';

static FOUND: Mutex<Option<Arc<FontData>>> = Mutex::new(None);

pub(super) fn is_lent(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
}

fn is_foreign(language: Language) -> bool {
    language.own_name().chars().any(is_lent)
}

/// The fonts of pictures and pages, which are painted without a window: with such letters if the language needs them. Not for the thread
/// of the window.
pub(super) fn definitions() -> FontDefinitions {
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    if found.is_none() && is_foreign(words::language()) {
        *found = FontPlace::System.look();
    }
    found.as_ref().map_or_else(FontDefinitions::default, with)
}

pub(super) fn dress(ctx: &Context) {
    ctx.set_fonts(definitions());
}

fn with(font: &Arc<FontData>) -> FontDefinitions {
    let mut all = FontDefinitions::default();
    all.font_data.insert(LENT.to_owned(), Arc::clone(font));
    for family in all.families.values_mut() {
        // The fonts of pictures have a few of these letters too, which do not go with the others.
        let at = family.iter().position(|name| name.to_lowercase().contains("emoji")).unwrap_or(family.len());
        family.insert(at, LENT.to_owned());
    }
    all
}

fn are_there(ctx: &Context) -> bool {
    ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::default(), TYPICAL))
}

/// What a language is called in a list: by itself, if its letters can be shown.
pub(super) fn shown_name(ctx: &Context, language: Language) -> &'static str {
    if is_foreign(language) && !are_there(ctx) { language.plain_name() } else { language.own_name() }
}

#[derive(Clone, Copy, Default)]
pub(super) enum Former {
    #[default]
    Nothing,
    Choice(Option<Language>),
}

#[derive(Clone, Copy, Default)]
struct WantedLanguage {
    language: Option<Language>,
    before: Former,
}

fn wanted(ctx: &Context) -> Option<WantedLanguage> {
    context::known(ctx)
}

pub(super) fn speak(ctx: &Context, language: Option<Language>, before: Former) {
    let waiting = context::take::<WantedLanguage>(ctx);
    if is_foreign(words::meant(language)) && !are_there(ctx) {
        let before = waiting.map_or(before, |waiting| waiting.before);
        context::put(ctx, WantedLanguage { language, before });
        ctx.request_repaint();
    } else {
        words::set_language(language);
    }
}

pub(super) struct Letters {
    place: FontPlace,
    wake: Wake,
    task: Option<Task<(), Option<Arc<FontData>>>>,
    seen: Arc<AtomicBool>,
    is_missing: bool,
}

impl Letters {
    pub(super) fn new(place: FontPlace, wake: Wake) -> Self {
        Self { place, wake, task: None, seen: Arc::default(), is_missing: false }
    }

    pub(super) fn begin(&self, ctx: &Context) {
        ctx.add_glyph_rasterizer(dots(Arc::clone(&self.seen)));
    }

    /// Looks for a font if a language or a text needs one, and takes it in; what to tell if there is none.
    pub(super) fn follow(&mut self, ctx: &Context) -> Option<Told> {
        let wanted = wanted(ctx);
        let seen = !self.is_missing && self.seen.load(Ordering::Relaxed);
        if wanted.is_none() && !seen && self.task.is_none() {
            return None;
        }
        if are_there(ctx) {
            self.seen.store(false, Ordering::Relaxed);
            if let Some(WantedLanguage { language, before }) = wanted {
                speak(ctx, language, before);
            }
            return None;
        }
        let Some(task) = &self.task else {
            let known = FOUND.lock().unwrap_or_else(PoisonError::into_inner).clone();
            if let (FontPlace::System, Some(font)) = (&self.place, &known) {
                ctx.set_fonts(with(font));
                ctx.request_repaint();
                return None;
            }
            let place = self.place.clone();
            self.task = Some(Task::once("fonts", Arc::clone(&self.wake), (), move |tell| tell.tell(place.look())));
            return None;
        };
        let found = match task.next()?.1 {
            News::Answer(found) => found,
            News::Failed(_) => None,
            News::Done => return None,
        };
        self.task = None;
        match found {
            Some(font) => {
                ctx.set_fonts(with(&font));
                *FOUND.lock().unwrap_or_else(PoisonError::into_inner) = Some(font);
                ctx.request_repaint();
                None
            }
            None => Some(self.give_up(ctx, wanted)),
        }
    }

    pub(super) fn request_frame(&self, ctx: &Context) {
        if !self.is_missing && self.task.is_none() && self.seen.load(Ordering::Relaxed) {
            ctx.request_repaint();
        }
    }

    fn give_up(&mut self, ctx: &Context, wanted: Option<WantedLanguage>) -> Told {
        self.is_missing = true;
        let Some(WantedLanguage { before, .. }) = wanted else { return told!("letters-missing-seen") };
        context::take::<WantedLanguage>(ctx);
        if let Former::Choice(language) = before {
            let language = language.map(|language| language.code().to_owned());
            looks::set(ctx, LookSettings { language, ..(*looks::of(ctx)).clone() });
        }
        told!("letters-missing")
    }
}

/// Draws the dots, and notes in `seen` that there was one to be drawn. egui asks for letters that no font has, once for each.
fn dots(seen: Arc<AtomicBool>) -> GlyphRasterizer {
    GlyphRasterizer::new("letters", move |wanted| {
        if !wanted.cluster.starts_with(is_lent) {
            return None;
        }
        seen.store(true, Ordering::Relaxed);
        let em = wanted.font_size_px;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few pixels")]
        let side = (em / 7.0).ceil().clamp(1.0, 32.0) as usize;
        let image = ColorImage::filled([side, side], Color32::WHITE);
        let bitmap = GlyphBitmap { image, offset_px: vec2(em * 0.43, -em * 0.43), is_color: false };
        Some(RasterizedGlyph { bitmap, advance_px: em })
    })
}

/// Letters that a font must have: both syllabaries, signs, and characters of every grade.
const NEEDED: &str = "あんアンー、。「」：（）・～！？日本語手番駒盤詰将棋飛角香桂歩裏検討凍結";

/// Families with even strokes, as people know them from windows; the first that is there is taken. Their other faces are for other
/// languages or weights.
const FAMILIES: &str = "Noto Sans CJK JP;Noto Sans JP;Source Han Sans JP;Source Han Sans;Hiragino Sans;Hiragino Kaku Gothic ProN;\
    Yu Gothic UI;Yu Gothic;Meiryo UI;Meiryo;BIZ UDPGothic;IPAexGothic;IPAPGothic;IPAGothic;TakaoPGothic;\
    TakaoGothic;VL PGothic;VL Gothic;MS PGothic;MS Gothic";

#[derive(Clone, Debug)]
pub(in crate::ui) enum FontPlace {
    System,
    Folder(PathBuf),
}

impl FontPlace {
    /// A font that has the letters; this reads many files.
    pub(in crate::ui) fn look(&self) -> Option<Arc<FontData>> {
        let mut fonts = Database::new();
        match self {
            Self::System => fonts.load_system_fonts(),
            Self::Folder(folder) => fonts.load_fonts_dir(folder),
        }
        let mut faces: Vec<&FaceInfo> = fonts.faces().collect();
        faces.sort_by_key(|face| rank(face));
        faces.into_iter().find_map(|face| fonts.with_face_data(face.id, lent).flatten()).map(Arc::new)
    }
}

fn lent(data: &[u8], index: u32) -> Option<FontData> {
    covers(data, index, NEEDED).then(|| FontData { index, ..FontData::from_owned(data.to_vec()) })
}

fn covers(data: &[u8], index: u32, letters: &str) -> bool {
    let Ok(font) = FontRef::from_index(data, index) else { return false };
    let known = font.charmap();
    letters.chars().all(|letter| known.map(letter).is_some_and(|glyph| glyph.to_u32() != 0))
}

/// How well a face fits, the least first: by its family, then upright before slanted, and the nearest to the usual weight.
fn rank(face: &FaceInfo) -> (usize, bool, u16) {
    let family = FAMILIES.split(';').position(|known| face.families.iter().any(|(name, _)| name == known));
    // The same file often has faces for China and Korea, whose characters are drawn otherwise.
    let japanese = face.families.iter().any(|(name, language)| *language == FontLanguage::Japanese_Japan || name.ends_with(" JP"));
    let family = family.unwrap_or(FAMILIES.len() + usize::from(!japanese));
    (family, face.style != Style::Normal, face.weight.0.abs_diff(400))
}

#[cfg(test)]
mod tests {
    use fontdb::{ID, Source, Stretch, Weight};

    use super::*;

    fn face(family: &str, language: FontLanguage, weight: u16, index: u32) -> FaceInfo {
        FaceInfo {
            id: ID::dummy(),
            source: Source::Binary(Arc::new(Vec::new())),
            index,
            families: vec![(family.to_owned(), language)],
            post_script_name: String::new(),
            style: Style::Normal,
            weight: Weight(weight),
            stretch: Stretch::Normal,
            monospaced: false,
        }
    }

    /// The first of some faces, by the number of the face in its file.
    fn first(faces: &[FaceInfo]) -> u32 {
        faces.iter().min_by_key(|face| rank(face)).expect("some").index
    }

    #[test]
    fn the_japanese_face_of_a_file_with_several_is_taken() {
        let english = FontLanguage::English_UnitedStates;
        let noto = ["Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans Mono CJK JP"];
        let noto: Vec<FaceInfo> = noto.iter().zip(0..).map(|(family, index)| face(family, english, 400, index)).collect();
        assert_eq!(first(&noto), 2);
    }

    #[test]
    fn known_families_come_first_then_what_has_a_japanese_name() {
        let (english, japanese) = (FontLanguage::English_UnitedStates, FontLanguage::Japanese_Japan);
        assert_eq!(first(&[face("Some Kai", english, 400, 0), face("VL Gothic", english, 400, 1)]), 1);
        assert_eq!(first(&[face("Some Kai", english, 400, 0), face("ある書体", japanese, 700, 1)]), 1);
        assert_eq!(first(&[face("Meiryo", english, 700, 0), face("Meiryo", english, 400, 1)]), 1);
    }

    #[test]
    fn a_font_is_taken_only_if_it_has_the_letters() {
        let fonts = FontDefinitions::default();
        for (name, font) in &fonts.font_data {
            let data: &[u8] = (*font.font).as_ref();
            assert!(lent(data, font.index).is_none(), "{name} has no Japanese letters");
            assert_eq!(covers(data, font.index, "aé"), !name.to_lowercase().contains("emoji") && !name.contains("icons"), "{name}");
        }
        assert!(lent(b"no font", 0).is_none());
        let empty = tempfile::tempdir().expect("a folder");
        assert!(FontPlace::Folder(empty.path().to_owned()).look().is_none());
    }
}
