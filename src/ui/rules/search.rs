//! What of a rulebook has some words.

use nestmate_core::variant::Variant;
use nestmate_text::words::named;
use nestmate_text::{Block, Rulebook};

use crate::ui::frame::sought::SoughtWords;

/// The chapters that have all words of a text, by their numbers, each with the numbers of the blocks that have them; everything for no
/// word. A chapter whose heading has the words is found whole.
pub(super) fn found(variant: &Variant, book: &Rulebook, text: &str) -> Vec<(usize, Vec<usize>)> {
    let words = SoughtWords::new(text);
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
        let titles =
            |text: &str| -> Vec<&str> { found(&variant, &book, text).iter().map(|hit| book.chapters[hit.0].title.as_str()).collect() };
        assert_eq!(titles("").len(), book.chapters.len());
        assert!(titles("neutral reserve").contains(&"Exchange and the neutral reserve"));
        assert!(titles("frozen").contains(&"Frozen pieces"));
        assert!(titles("TUSK sixteenth nowhere").is_empty());
        let tusk = found(&variant, &book, "tusk diagonally");
        assert_eq!(tusk.len(), 1, "one piece leaps so: {tusk:?}");
    }
}
