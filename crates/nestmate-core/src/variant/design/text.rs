//! Changes to the text of a definition that leave all other text, its comments and its order as they are.

use std::ops::{Range, RangeInclusive};

use super::Design;
use crate::variant::locate::{TextNode, scan};
use crate::variant::problem::byte_at;

/// What the numbers of ranks stand behind; nothing else in rules and regions has numbers there.
const RANKS: &str = "([";

/// How far the fields of a game are indented, where there are none to go by.
const INDENT: &str = "\n        ";

/// The same for the entries of a list in one.
const ENTRY_INDENT: &str = "\n            ";

fn first_game(root: &TextNode) -> Option<&TextNode> {
    root.entries().next()
}

/// The value of a field of the first game.
fn field<'a>(root: &'a TextNode, name: &str) -> Option<&'a TextNode> {
    first_game(root)?.field(name)
}

/// An entry of a list that is a field of the first game.
fn entry<'a>(root: &'a TextNode, list: &str, index: usize) -> Option<&'a TextNode> {
    field(root, list)?.entries().nth(index)
}

/// The value of a field of the first game, as it is written.
pub(super) fn field_text(text: &str, name: &str) -> Option<String> {
    field(&scan(text), name).map(|node| text[node.span.clone()].to_owned())
}

/// The part of the first game that a byte of the text is in, if there is a name for it.
pub(super) fn place_of(text: &str, at: usize) -> Option<DesignPart> {
    let root = scan(text);
    let holds = |node: &TextNode| node.span.contains(&at);
    let (name, node) = first_game(&root)?.named().find(|(_, node)| holds(node))?;
    let entry = || node.entries().position(holds);
    match name {
        "pieces" => entry().map(DesignPart::Piece),
        "rules" => entry().map(DesignPart::Rule),
        "regions" => node.named().find(|(_, node)| holds(node)).map(|(name, _)| DesignPart::Region(name.to_owned())),
        "start" => Some(DesignPart::Start),
        "board" => Some(DesignPart::Board),
        _ => None,
    }
}

/// The text with the value of a field of the first game put in the place of the one there, or added after the last field.
pub(super) fn with_field(text: &str, name: &str, value: &str) -> Option<String> {
    let root = scan(text);
    let game = first_game(&root)?;
    if let Some(node) = game.field(name) {
        return Some(spliced(text, &node.span, value));
    }
    let last = game.named().map(|(_, node)| node.span.end).max()?;
    Some(spliced(text, &(last..last), &format!(",{INDENT}{name}: {value}")))
}

/// The text without a field of the first game; the same if there is none.
pub(super) fn without_field(text: &str, name: &str) -> String {
    without(text, first_game(&scan(text)), name)
}

/// The text with a field changed of an entry of a list that is a field of the first game.
pub(super) fn with_entry_field(text: &str, (list, index): (&str, usize), name: &str, value: &str) -> Option<String> {
    let root = scan(text);
    let entry = entry(&root, list, index)?;
    if let Some(node) = entry.field(name) {
        return Some(spliced(text, &node.span, value));
    }
    // A new field stands behind the name, where there is one.
    let after = entry.field("name").or_else(|| entry.named().next().map(|(_, node)| node))?.span.end;
    Some(spliced(text, &(after..after), &format!(", {name}: {value}")))
}

/// The text without a field of an entry of such a list; the same if there is none.
pub(super) fn without_entry_field(text: &str, (list, index): (&str, usize), name: &str) -> String {
    without(text, entry(&scan(text), list, index), name)
}

/// The text without a field of a part of it; the same if there is none.
fn without(text: &str, part: Option<&TextNode>, name: &str) -> String {
    let Some(node) = part.and_then(|part| part.field(name)) else { return text.to_owned() };
    let start = text[..node.span.start].rfind(name).unwrap_or(node.span.start);
    cut(text, start..node.span.end)
}

/// The text with one more entry in a list that is a field of the first game, on a line of its own as all the others.
pub(super) fn with_new_entry(text: &str, list: &str, value: &str) -> Option<String> {
    let root = scan(text);
    let node = field(&root, list)?;
    Some(match node.entries().last() {
        None => spliced(text, &node.span, &format!("[{ENTRY_INDENT}{value},{INDENT}]")),
        // Comments between entries of one line keep their places.
        Some(entry) if ["\n", "/*"].iter().any(|part| text[node.span.clone()].contains(part)) => {
            let before = &text[..entry.span.start];
            let blank = &before[before.trim_end().len()..];
            let blank = if blank.contains('\n') { blank } else { ENTRY_INDENT };
            spliced(text, &(entry.span.end..entry.span.end), &format!(",{blank}{value}"))
        }
        Some(_) => {
            let known = node.entries().map(|entry| &text[entry.span.clone()]).chain([value]);
            let lines = known.collect::<Vec<&str>>().join(&format!(",{ENTRY_INDENT}"));
            spliced(text, &node.span, &format!("[{ENTRY_INDENT}{lines},{INDENT}]"))
        }
    })
}

pub(super) fn with_entry(text: &str, list: &str, index: usize, value: &str) -> Option<String> {
    entry(&scan(text), list, index).map(|entry| spliced(text, &entry.span, value))
}

/// The text with an entry of a map that is a field of the first game, under a name that it may have already.
pub(super) fn with_named_entry(text: &str, map: &str, name: &str, value: &str) -> Option<String> {
    let root = scan(text);
    let node = field(&root, map)?;
    Some(match (node.field(name), node.named().last()) {
        (Some(entry), _) => spliced(text, &entry.span, value),
        (None, None) => spliced(text, &node.span, &format!("{{ {name:?}: {value} }}")),
        (None, Some((_, last))) => spliced(text, &(last.span.end..last.span.end), &format!(", {name:?}: {value}")),
    })
}

/// The text without an entry of such a map.
pub(super) fn without_named_entry(text: &str, map: &str, name: &str) -> Option<String> {
    let root = scan(text);
    let entry = field(&root, map)?.field(name)?;
    let start = text[..entry.span.start].rfind(&format!("{name:?}"))?;
    Some(cut(text, start..entry.span.end))
}

/// The text without an entry of such a list.
pub(super) fn without_entry(text: &str, list: &str, index: usize) -> Option<String> {
    entry(&scan(text), list, index).map(|entry| cut(text, entry.span.clone()))
}

/// The text with the numbers of ranks in a field of the first game moved that are in a range.
pub(super) fn with_ranks_moved(text: &str, name: &str, far: RangeInclusive<i32>, shift: i32) -> String {
    let root = scan(text);
    let Some(node) = field(&root, name) else { return text.to_owned() };
    let moved = |numbers: &str| {
        let rank = |number: &str| match number.trim().parse::<i32>() {
            Ok(rank) if far.contains(&rank) => number.replace(number.trim(), &(rank + shift).max(1).to_string()),
            _ => number.to_owned(),
        };
        numbers.split(',').map(rank).collect::<Vec<String>>().join(",")
    };
    let mut parts = text[node.span.clone()].split(RANKS);
    let mut value = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (numbers, rest) = part.split_at(part.find(']').unwrap_or(0));
        value.extend([RANKS, &moved(numbers), rest]);
    }
    spliced(text, &node.span, &value)
}

pub(super) fn has_field(text: &str, name: &str) -> bool {
    field(&scan(text), name).is_some()
}

/// The text without some bytes, the blanks before them and the comma behind them.
fn cut(text: &str, Range { start, end }: Range<usize>) -> String {
    let rest = &text[end..];
    let rest = rest.trim_start().strip_prefix(',').unwrap_or(rest);
    format!("{}{rest}", text[..start].trim_end())
}

fn spliced(text: &str, span: &Range<usize>, value: &str) -> String {
    format!("{}{value}{}", &text[..span.start], &text[span.end..])
}

/// A part of a design.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DesignPart {
    /// The piece of this number.
    Piece(usize),
    /// The rule of this number.
    Rule(usize),
    /// The start.
    Start,
    /// The board.
    Board,
    /// A region, by its name.
    Region(String),
    /// Anything else.
    Whole,
}

impl Design {
    /// The part that a line and a column of the text, both from 1, are in.
    pub fn part_at(&self, line: usize, column: usize) -> DesignPart {
        place_of(&self.text, byte_at(&self.text, line, column)).unwrap_or(DesignPart::Whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "// Mine.\n[\n    (\n        id: \"x\", // its id\n        pieces: [\n            (letter: 'K', moves: []), // a King\n        ],\n    ),\n]\n";

    #[test]
    fn only_what_is_meant_changes() {
        let changed = with_field(TEXT, "id", "\"y\"").expect("a game");
        assert_eq!(changed, TEXT.replace("\"x\"", "\"y\""));
        let added = with_field(TEXT, "name", "\"Y\"").expect("a game");
        assert_eq!(added.replace(",\n        name: \"Y\"", ""), TEXT);
        assert_eq!(without_field(&added, "name"), TEXT);
        let moved = with_entry_field(TEXT, ("pieces", 0), "moves", "[As('Q')]").expect("a piece");
        assert_eq!(moved, TEXT.replace("[])", "[As('Q')])"));
        let more = with_new_entry(TEXT, "pieces", "(letter: 'Q', moves: [])").expect("a list");
        assert!(more.contains("(letter: 'K', moves: []),\n            (letter: 'Q', moves: []), // a King"), "{more}");
        assert_eq!(without_entry(&more, "pieces", 1).expect("two"), TEXT);
    }

    #[test]
    fn each_rule_gets_a_line() {
        let text = "[(id: \"x\", rules: [NoChecks, MustCapture])]";
        let more = with_new_entry(text, "rules", "NoFlight").expect("a list");
        let lines = "[\n            NoChecks,\n            MustCapture,\n            NoFlight,\n        ]";
        assert_eq!(more, format!("[(id: \"x\", rules: {lines})]"));
        let first = with_new_entry("[(id: \"x\", rules: [])]", "rules", "NoFlight").expect("a list");
        assert_eq!(first, "[(id: \"x\", rules: [\n            NoFlight,\n        ])]");
    }

    #[test]
    fn far_ranks_move_and_near_ones_stay() {
        let text = "[(id: \"x\", about: \"Ranks([8])\", rules: [DoubleStep(pieces: \"P\", from: Ranks([2])), Promote(on: Ranks([7, 8]))])] // Ranks([8])";
        let moved = with_ranks_moved(text, "rules", 5..=8, 2);
        assert_eq!(moved, text.replace("Ranks([7, 8])", "Ranks([9, 10])"));
        assert_eq!(with_ranks_moved(&moved, "rules", 6..=10, -2), text);
        assert_eq!(with_ranks_moved(text, "regions", 5..=8, 2), text);
    }

    #[test]
    fn what_is_not_there_is_not_changed() {
        assert_eq!(with_field("", "id", "1"), None);
        assert_eq!(without_field(TEXT, "about"), TEXT);
        assert_eq!(without_entry(TEXT, "pieces", 1), None);
        assert_eq!(with_new_entry(TEXT, "rules", "()"), None);
    }

    #[test]
    fn a_place_leads_to_its_part() {
        let library = crate::shipped::library();
        let text = "[(id: \"ä\", based_on: \"fide-chess\", regions: { \"hill\": Cells(\"d4\") },\n  pieces: [(letter: 'K'), (letter: 'Q', moves: [])],\n  rules: [MustCapture, NoChecks])]";
        let design = Design { text: text.to_owned(), ..library.design("[(id: \"x\", based_on: \"fide-chess\")]").expect("a design") };
        let at = |line: usize, part: &str| {
            let row = text.lines().nth(line - 1).expect("a line");
            design.part_at(line, row[..row.find(part).expect("it is there")].chars().count() + 1)
        };
        assert_eq!(at(1, "d4"), DesignPart::Region("hill".to_owned()));
        assert_eq!((at(2, "'K'"), at(2, "moves")), (DesignPart::Piece(0), DesignPart::Piece(1)));
        assert_eq!((at(3, "NoChecks"), at(1, "based_on")), (DesignPart::Rule(1), DesignPart::Whole));
        assert_eq!(design.part_at(99, 99), DesignPart::Whole);
    }
}
