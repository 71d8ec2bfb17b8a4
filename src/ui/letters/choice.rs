//! Which of the installed fonts is to lend its letters.

use std::path::PathBuf;
use std::sync::Arc;

use egui::FontData;
use fontdb::{Database, FaceInfo, Language, Style};
use skrifa::{FontRef, MetadataProvider};

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

/// A face as egui takes it, if it has the letters.
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
    let japanese = face.families.iter().any(|(name, language)| *language == Language::Japanese_Japan || name.ends_with(" JP"));
    let family = family.unwrap_or(FAMILIES.len() + usize::from(!japanese));
    (family, face.style != Style::Normal, face.weight.0.abs_diff(400))
}

#[cfg(test)]
mod tests {
    use fontdb::{ID, Source, Stretch, Weight};

    use super::*;

    fn face(family: &str, language: Language, weight: u16, index: u32) -> FaceInfo {
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
        let english = Language::English_UnitedStates;
        let noto = ["Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans Mono CJK JP"];
        let noto: Vec<FaceInfo> = noto.iter().zip(0..).map(|(family, index)| face(family, english, 400, index)).collect();
        assert_eq!(first(&noto), 2);
    }

    #[test]
    fn known_families_come_first_then_what_has_a_japanese_name() {
        let (english, japanese) = (Language::English_UnitedStates, Language::Japanese_Japan);
        assert_eq!(first(&[face("Some Kai", english, 400, 0), face("VL Gothic", english, 400, 1)]), 1);
        assert_eq!(first(&[face("Some Kai", english, 400, 0), face("ある書体", japanese, 700, 1)]), 1);
        assert_eq!(first(&[face("Meiryo", english, 700, 0), face("Meiryo", english, 400, 1)]), 1);
    }

    #[test]
    fn a_font_is_taken_only_if_it_has_the_letters() {
        let fonts = egui::FontDefinitions::default();
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
