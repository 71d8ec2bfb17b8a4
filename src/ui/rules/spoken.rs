//! What a screen reader is told of the place that the page has gone to.

use nestmate_text::words::{named, say};
use nestmate_text::{Block, Chapter, PieceEntry};

use super::{OpenRules, RulesPlace, piece_of};

/// The text of a chapter or the words about a piece; nothing if the page does not have it.
pub(super) fn spoken(open: &OpenRules, place: RulesPlace) -> String {
    let chapters = &open.book.chapters;
    match place {
        RulesPlace::Chapter(topic) => chapters.iter().find(|chapter| chapter.topic == topic).map(|known| chapter(open, known)),
        RulesPlace::Piece(kind) => {
            let mut entries = chapters.iter().flat_map(|chapter| &chapter.blocks).filter_map(piece_of);
            entries.find(|entry| entry.kind == kind).map(|entry| piece(open, entry))
        }
    }
    .unwrap_or_default()
}

fn chapter(open: &OpenRules, known: &Chapter) -> String {
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

fn piece(open: &OpenRules, entry: &PieceEntry) -> String {
    let mut said = vec![say!("voice-sentence", text = named(&open.variant.kind(entry.kind).name))];
    said.extend((!entry.roles.is_empty()).then(|| entry.roles.clone()));
    said.extend(entry.moves.iter().chain(&entry.rules).cloned());
    said.join(say!("between-sentences"))
}
