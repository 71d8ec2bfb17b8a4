//! Files of WXF: heads, then the moves between `START{` and `}END`.

use std::fmt::Write as _;
use std::ops::Range;
use std::sync::Arc;

use super::lines;
use crate::game::Game;
use crate::game::text::{Broken, Loaded, Remark, read_body, result_of};
use crate::notation::{iccs_text, position_text, wxf_text};
use crate::position::move_text;
use crate::variant::{Side, Variant};

/// What stands before the moves.
pub(super) const START: &str = "START{";

/// What stands behind them.
const END: &str = "}END";

/// Heads, by the tags that games have for them.
const TAGS: [(&str, &str); 8] = [
    ("GAME", "Event"),
    ("PLACE", "Site"),
    ("DATE", "Date"),
    ("ROUND", "Round"),
    ("RED", "White"),
    ("BLACK", "Black"),
    ("FEN", "FEN"),
    ("RESULT", "Result"),
];

/// Whether a line is the head that such files begin with.
pub(in crate::game) fn is_head(line: &str) -> bool {
    line.strip_prefix("FORMAT")
        .is_some_and(|rest| rest.starts_with([' ', '\t', '=', ':']) && rest.trim_start_matches([' ', '\t', '=', ':']) == "WXF")
}

/// A record taken apart.
struct Record {
    /// Tags with where they stand.
    tags: Vec<(&'static str, String, Range<usize>)>,
    /// Where the moves stand.
    body: Range<usize>,
    /// Whether another follows.
    further: bool,
}

impl Record {
    fn of(text: &str) -> Self {
        let mut tags = Vec::new();
        let head = text.find(START).unwrap_or(text.len());
        for (at, line) in lines(&text[..head]) {
            let line = line.trim_end();
            let (key, value) = line.split_once([' ', '\t', '=', ':']).unwrap_or((line, ""));
            let value = value.trim_matches([' ', '\t', '=', ':']);
            let tag = TAGS.iter().find(|known| key.eq_ignore_ascii_case(known.0)).map(|known| known.1);
            if let Some(tag) = tag.filter(|_| !value.is_empty()) {
                tags.push((tag, if tag == "Result" { result(value).to_owned() } else { value.to_owned() }, at..at + line.len()));
            }
        }
        let begin = (head + START.len()).min(text.len());
        let rest = &text[begin..];
        let next = lines(rest).find(|(_, line)| is_head(line.trim())).map_or(rest.len(), |known| known.0);
        let end = rest[..next].rfind(END).or_else(|| rest[..next].rfind('}')).unwrap_or(next);
        Self { tags, body: begin..begin + end, further: next < rest.len() }
    }
}

pub(in crate::game) fn head_tags(text: &str) -> Vec<(String, String)> {
    Record::of(text).tags.into_iter().map(|(name, value, _)| (name.to_owned(), value)).collect()
}

pub(in crate::game) fn read(text: &str, variants: impl Iterator<Item = Arc<Variant>>) -> Result<Loaded, Broken> {
    let Record { tags, body, further } = Record::of(text);
    let mut loaded = read_body(text, tags, body, variants)?;
    if further {
        loaded.further = true;
        loaded.remarks.push(Remark::FirstOnly);
    }
    Ok(loaded)
}

/// The result of a head in the words of PGN.
fn result(value: &str) -> &str {
    match value {
        _ if value.eq_ignore_ascii_case("RED") => "1-0",
        _ if value.eq_ignore_ascii_case("BLACK") => "0-1",
        _ if value.eq_ignore_ascii_case("DRAW") => "1/2-1/2",
        _ => value,
    }
}

/// The main line of a game. Where WXF does not tell which piece is meant, a move is written in ICCS.
pub(in crate::game) fn text(game: &Game) -> String {
    let variant = game.variant();
    let mut text = String::new();
    let mut head = |key: &str, value: &str| {
        if !value.is_empty() {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{key}\t{value}");
        }
    };
    head("FORMAT", "WXF");
    for (key, tag) in TAGS.into_iter().filter(|known| known.1 != "FEN" && known.1 != "Result") {
        head(key, game.tags().get(tag));
    }
    let result = result_of(game);
    head("RESULT", if result == "*" { "" } else { result });
    if game.start().text(variant) != variant.start {
        head("FEN", &position_text(game.start(), variant));
    }
    text.push_str(START);
    let mut position = game.start().clone();
    for (ply, mv) in (1..).zip(game.tree().main_line().filter_map(|node| game.tree().mv(node))) {
        let (number, side) = game.numbered(ply);
        let _ = match side {
            Side::White => write!(text, "\n{number}."),
            Side::Black if ply == 1 => write!(text, "\n{number}. ..."),
            Side::Black => Ok(()),
        };
        let known = wxf_text(&position, variant, mv).or_else(|| iccs_text(variant, mv));
        let _ = write!(text, " {}", known.unwrap_or_else(|| move_text(variant, mv)));
        position.play(variant, mv);
    }
    let _ = writeln!(text, "\n{END}");
    text
}
