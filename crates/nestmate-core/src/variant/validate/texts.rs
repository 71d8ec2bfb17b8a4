//! Names and texts of a definition, which reach titles, file names and other programs.

use crate::plain::is_hidden;
use crate::variant::fault::Fault;
use crate::variant::problem::Problem;
use crate::variant::schema::VariantDef;

/// The names and texts that have a hidden character. Sentences may have several lines.
pub(in crate::variant) fn hidden(def: &VariantDef) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut look = |path: &str, text: &str, lines: bool| {
        let bad = |c: &char| is_hidden(*c) && !(lines && matches!(c, '\n' | '\r' | '\t'));
        if let Some(c) = text.chars().find(bad) {
            problems.push(Problem::new(path, Fault::Hidden(c)));
        }
    };
    look("id", &def.id, false);
    def.name.iter().for_each(|name| look("name", name, false));
    def.in_text.iter().for_each(|name| look("in_text", name, false));
    def.about.iter().for_each(|about| look("about", about, true));
    def.history.iter().for_each(|history| look("history", history, true));
    def.known_as.iter().filter_map(|known| known.differs.as_ref()).for_each(|differs| look("known_as.differs", differs, true));
    for (field, notes) in [("about_array", &def.about_array), ("rulings", &def.rulings)] {
        for (index, note) in notes.iter().flatten().enumerate() {
            let path = format!("{field}[{index}]");
            look(&format!("{path}.ruling"), &note.ruling, false);
            look(&format!("{path}.text"), &note.text, true);
            look(&format!("{path}.switch"), &note.switch, false);
        }
    }
    for (index, layer) in def.layers.iter().flatten().enumerate() {
        let path = format!("layers[{index}]");
        look(&format!("{path}.name"), &layer.name, false);
    }
    for (index, piece) in def.pieces.iter().flatten().enumerate() {
        let path = format!("pieces[{index}]");
        look(&format!("{path}.name"), &piece.name, false);
        look(&format!("{path}.image"), &piece.image, false);
        look(&format!("{path}.stands_for"), &piece.stands_for, false);
        piece.turned.iter().for_each(|turned| look(&format!("{path}.turned.name"), &turned.name, false));
        piece.turned.iter().for_each(|turned| look(&format!("{path}.turned.image"), &turned.image, false));
        piece.turned.iter().for_each(|turned| look(&format!("{path}.turned.stands_for"), &turned.stands_for, false));
    }
    for (index, switch) in def.switches.iter().flatten().enumerate() {
        let path = format!("switches[{index}]");
        look(&format!("{path}.id"), &switch.id, false);
        look(&format!("{path}.label"), &switch.label, false);
    }
    for (index, inner) in def.inner.iter().flatten().enumerate() {
        let path = format!("inner[{index}]");
        look(&format!("{path}.game"), &inner.game, false);
    }
    for name in def.regions.iter().flat_map(|regions| regions.keys()) {
        look("regions", name, false);
    }
    problems
}
