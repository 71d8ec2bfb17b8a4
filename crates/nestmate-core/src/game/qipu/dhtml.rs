//! `DhtmlXQ`, also called UBB: values between signs in brackets, `[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]`. A cell is told by its file
//! from the left and its rank from the top, both from 0; variations have the number of the line that they leave, at which move, and their own.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;

use crate::game::kifu::line::Line;
use crate::game::kifu::{NoMove, date, said};
use crate::game::text::{Broken, Loaded, ReadAs, TextFault, furthest, result_of};
use crate::game::{Game, NodeId};
use crate::geometry::Cell;
use crate::notation::{position_text, read_position};
use crate::position::{Draft, Move, MoveKind, Position};
use crate::rules::{parse_position, start};
use crate::variant::{Piece, Side, Variant};

/// What such records begin with.
pub(super) const BEGIN: &str = "[DhtmlXQ";

/// Values, by the tags that games have for them.
const TAGS: [(&str, &str); 8] = [
    ("title", "Title"),
    ("event", "Event"),
    ("date", "Date"),
    ("place", "Site"),
    ("round", "Round"),
    ("red", "White"),
    ("black", "Black"),
    ("author", "Annotator"),
];

/// Results with what is written of them, and what is read too.
const RESULTS: [(&str, [&str; 2]); 3] = [("1-0", ["红胜", "紅勝"]), ("0-1", ["黑胜", "黑勝"]), ("1/2-1/2", ["和棋", "和局"])];

/// What stands for a piece that is not on the board.
const NOWHERE: &str = "99";

/// The number of the main line.
const MAIN: &str = "0";

/// Whether a line begins a record.
pub(in crate::game) fn begins(line: &str) -> bool {
    line.starts_with("[DhtmlXQ]") || line.starts_with("[DhtmlXQiFrame]")
}

/// Whether it can say where this game's pieces stand: one digit for the file, one for the rank.
pub(in crate::game) fn tells(variant: &Variant) -> bool {
    let grid = variant.board.grid;
    grid.files() <= 9 && grid.ranks() <= 10 && variant.known_as.qipu.as_ref().is_some_and(|known| !known.order.is_empty())
}

/// A value with its name and its place.
#[derive(Clone, Copy)]
struct Field<'a> {
    name: &'a str,
    value: &'a str,
    at: usize,
}

fn fields(text: &str) -> impl Iterator<Item = Field<'_>> {
    const NAME: &str = "[DhtmlXQ_";
    const END: &str = "[/DhtmlXQ";
    let mut from = 0;
    std::iter::from_fn(move || {
        let name_at = from + text[from..].find(NAME)? + NAME.len();
        let name = text[name_at..].split(']').next()?;
        let at = (name_at + name.len() + 1).min(text.len());
        let rest = &text[at..];
        let value = &rest[..rest.find(END).or_else(|| rest.find(NAME)).unwrap_or(rest.len())];
        from = at + value.len();
        Some(Field { name, value, at })
    })
}

fn tag_of(name: &str) -> Option<&'static str> {
    TAGS.iter().find(|known| known.0 == name).map(|known| known.1)
}

pub(in crate::game) fn head_tags(text: &str) -> Vec<(String, String)> {
    let known = fields(text).take_while(|field| field.name != "movelist");
    let known = known.filter_map(|field| Some((tag_of(field.name)?, decoded(field.value.trim()))));
    let known = known.map(|(tag, value)| (tag.to_owned(), if tag == "Date" { date(&value).0 } else { value }));
    known.filter(|known| !known.1.is_empty()).collect()
}

/// A text without the signs that stand for ends of lines and for letters by their numbers: `||`, `\u4e2d`.
fn decoded(value: &str) -> String {
    let value = value.replace("||", " ");
    let mut parts = value.split("\\u");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let number = part.get(..4).and_then(|digits| u32::from_str_radix(digits, 16).ok());
        match number.and_then(char::from_u32) {
            Some(c) => text.extend([c.to_string().as_str(), &part[4..]]),
            None => text.extend(["\\u", part]),
        }
    }
    text
}

/// The other way round: nothing in it ends the value, or is taken for a letter's number.
fn encoded(value: &str) -> String {
    value.replace("\\u", "\\u005cu").replace("||", "|\\u007c").replace('[', "\\u005b").replace('\n', "||")
}

/// The cell of two digits.
fn cell(variant: &Variant, text: &str) -> Option<Cell> {
    let digits = || text.chars().map(|c| c.to_digit(10).and_then(|digit| i32::try_from(digit).ok()));
    let (file, rank) = (digits().next()??, digits().nth(1)??);
    let grid = variant.board.grid;
    grid.cell(file, i32::from(grid.ranks()) - 1 - rank)
}

fn cell_text(variant: &Variant, cell: Cell) -> String {
    let grid = variant.board.grid;
    format!("{}{}", grid.file(cell), i32::from(grid.ranks()) - 1 - grid.rank(cell))
}

/// The first digits of a text, and the rest; spaces do not count.
fn digits(text: &str, count: usize) -> Option<(String, &str)> {
    let mut found = String::new();
    for (at, c) in text.char_indices() {
        if c.is_ascii_digit() {
            found.push(c);
        } else if !c.is_whitespace() {
            return None;
        }
        if found.len() == count {
            return Some((found, &text[at + 1..]));
        }
    }
    None
}

pub(in crate::game) fn read(text: &str, variants: impl Iterator<Item = Arc<Variant>>) -> Result<Loaded, Broken> {
    furthest(variants.map(|variant| read_as(text, variant)), TextFault::NoKifu)
}

fn read_as(text: &str, variant: Arc<Variant>) -> Result<ReadAs, Broken> {
    let all: Vec<Field<'_>> = fields(text).collect();
    let further = super::begins(text, begins).get(1).copied();
    let own = || all.iter().filter(|field| further.is_none_or(|next| field.at < next));
    let value = |name: &str| own().find(|field| field.name == name && !field.value.trim().is_empty()).copied();
    let moves = value("movelist");
    let start = begin(&variant, [value("fen"), value("binit"), moves])?;
    let mut line = Line::new(text, variant, start, ());
    for field in own() {
        match tag_of(field.name) {
            Some("Date") => line.began(date(&decoded(field.value.trim()))),
            Some(tag) if !field.value.trim().is_empty() => line.tag(tag, &decoded(field.value.trim())),
            _ => {}
        }
    }
    let result = value("result").and_then(|field| RESULTS.iter().find(|known| known.1.contains(&field.value.trim())));
    // Without an event the title is the best name that there is.
    if let (None, Some(title)) = (value("event"), value("title")) {
        line.tag("Event", &decoded(title.value.trim()));
    }
    let comments = own().filter_map(|field| {
        let number = field.name.strip_prefix("comment")?;
        let (of, ply) = number.split_once('_').unwrap_or((MAIN, number));
        Some(((of, ply.parse().ok()?), *field))
    });
    Tree { comments: comments.collect(), variations: variations(own()) }.read(&mut line, moves);
    let mut read = line.finish(further.is_some());
    if let Some(result) = result.filter(|_| read.loaded.game.outcome().is_none()) {
        read.loaded.game.set_tag("Result", result.0);
    }
    Ok(read)
}

/// The position that a game begins from. Whose move it is follows from the first move where nothing else says it.
fn begin(variant: &Variant, [fen, pieces, moves]: [Option<Field<'_>>; 3]) -> Result<Position, Broken> {
    let places = |field: Field<'_>| Broken {
        span: field.at..field.at + field.value.len(),
        fault: TextFault::QipuPlaces(field.value.chars().take(40).collect()),
    };
    let first = moves.and_then(|field| digits(field.value, 2)).and_then(|(text, _)| cell(variant, &text));
    let side_of =
        |draft: &Draft| first.map(|cell| draft.picture().at(cell)).filter(|piece| piece.is_some()).map_or(Side::White, Piece::side);
    if let Some(field) = fen {
        let text = field.value.trim();
        let told =
            |side: &str| read_position(variant, &if text.contains(' ') { text.to_owned() } else { format!("{text} {side} - - 0 1") });
        let read = told("w").or_else(|_| told("b")).map_err(|_| places(field))?;
        let side = side_of(&Draft::of(&read));
        return if text.contains(' ') || side == Side::White { Ok(read) } else { told("b").map_err(|_| places(field)) };
    }
    let Some(field) = pieces else {
        let array = start(variant).map_err(|error| Broken { span: 0..0, fault: TextFault::GameStart(error) })?;
        if side_of(&Draft::of(&array)) == array.side() {
            return Ok(array);
        }
        let mut draft = Draft::of(&array);
        draft.set_side(variant, array.side().other());
        return Ok(parse_position(variant, &draft.text(variant)).unwrap_or(array));
    };
    let mut draft = Draft::empty();
    let order: Vec<char> = variant.known_as.qipu.iter().flat_map(|known| known.order.chars()).collect();
    let mut rest = field.value;
    for (side, letter) in Side::BOTH.into_iter().flat_map(|side| order.iter().map(move |&letter| (side, letter))) {
        let (place, after) = digits(rest, 2).ok_or_else(|| places(field))?;
        rest = after;
        if place != NOWHERE {
            let (kind, cell) = variant.kind_of(letter).zip(cell(variant, &place)).ok_or_else(|| places(field))?;
            draft.put(variant, cell, Piece::new(kind, side));
        }
    }
    let side = side_of(&draft);
    draft.set_side(variant, side);
    parse_position(variant, &draft.text(variant))
        .map_err(|error| Broken { span: field.at..field.at + field.value.len(), fault: TextFault::Start(error) })
}

/// A line of moves that leaves another.
#[derive(Clone, Copy)]
struct Variation<'a> {
    /// The move that it stands beside, from 1.
    ply: usize,
    own: &'a str,
    field: Field<'a>,
}

/// The variations by the line that they leave.
fn variations<'a>(fields: impl Iterator<Item = &'a Field<'a>>) -> HashMap<&'a str, Vec<Variation<'a>>> {
    let mut variations: HashMap<&str, Vec<Variation<'a>>> = HashMap::new();
    for field in fields {
        let Some(numbers) = field.name.strip_prefix("move_") else { continue };
        let mut numbers = numbers.split('_');
        if let (Some(parent), Some(Ok(ply)), Some(own)) = (numbers.next(), numbers.next().map(str::parse), numbers.next()) {
            variations.entry(parent).or_default().push(Variation { ply, own, field: *field });
        }
    }
    variations
}

struct Tree<'a> {
    comments: HashMap<(&'a str, usize), Field<'a>>,
    variations: HashMap<&'a str, Vec<Variation<'a>>>,
}

impl<'a> Tree<'a> {
    fn read(mut self, line: &mut Line<'_, ()>, moves: Option<Field<'a>>) {
        self.say(line, MAIN, 0);
        let main = moves.map(|field| Variation { ply: 1, own: MAIN, field });
        let mut waiting: Vec<Variation<'a>> = main.into_iter().collect();
        if waiting.is_empty() {
            self.leave(&mut waiting, MAIN);
        }
        // The last of the moves with variations comes first, so that those before it are still on the line.
        let mut begun = false;
        while let Some(Variation { ply, own, field }) = waiting.pop() {
            if begun && !line.branch(ply) {
                line.branch(usize::MAX);
                line.mended(field.at, TextFault::KifuBranch(ply.to_string()));
                line.say(field.value.trim(), field.at);
                continue;
            }
            begun = true;
            self.moves(line, (own, ply), field);
            self.leave(&mut waiting, own);
        }
        // In the order of the text, whatever the order of the map.
        let mut lost: Vec<Variation<'a>> = self.variations.into_values().flatten().collect();
        lost.sort_by_key(|lost| lost.field.at);
        for lost in lost {
            line.mended(lost.field.at, TextFault::KifuBranch(lost.ply.to_string()));
        }
    }

    /// Lets the variations that leave a line wait.
    fn leave(&mut self, waiting: &mut Vec<Variation<'a>>, own: &str) {
        let mut left = self.variations.remove(own).unwrap_or_default();
        left.reverse();
        left.sort_by_key(|variation| variation.ply);
        waiting.extend(left);
    }

    fn moves(&mut self, line: &mut Line<'_, ()>, (own, ply): (&'a str, usize), field: Field<'a>) {
        let mut rest = field.value;
        for ply in ply.. {
            if rest.trim().is_empty() {
                return;
            }
            let at = field.at + field.value.len() - rest.len();
            let read = digits(rest, 4).and_then(|(text, after)| Some((meant(line, &text)?, after)));
            let Some((mv, after)) = read else { return line.keep(rest.trim(), at, NoMove::Unknown) };
            if !line.play(mv) {
                return line.keep_many(rest.trim(), at);
            }
            rest = after;
            self.say(line, own, ply);
        }
    }

    fn say(&mut self, line: &mut Line<'_, ()>, of: &'a str, ply: usize) {
        if let Some(field) = self.comments.remove(&(of, ply)) {
            line.say(&decoded(field.value.trim()), field.at);
        }
    }
}

/// The legal move from one cell to another.
fn meant(line: &Line<'_, ()>, text: &str) -> Option<Move> {
    let (from, to) = (cell(line.builder.variant(), &text[..2])?, cell(line.builder.variant(), &text[2..])?);
    line.builder.legal().into_iter().find(|mv| mv.action() == MoveKind::Plain && (mv.from(), mv.to()) == (from, to))
}

/// A game with its variations and comments; `None` if there is a move that cells do not tell.
pub(in crate::game) fn text(game: &Game) -> Option<String> {
    let variant = game.variant();
    let mut text = "[DhtmlXQ]\n".to_owned();
    let mut tell = |name: &str, value: &str| {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "[DhtmlXQ_{name}]{value}[/DhtmlXQ_{name}]");
    };
    for (name, tag) in TAGS {
        let value = match (tag, game.tags().get(tag)) {
            ("Date", day) => format!("{} {}", day.replace('.', "-"), game.tags().get("Time")).trim().to_owned(),
            (_, value) => value.to_owned(),
        };
        if !value.is_empty() {
            tell(name, &encoded(&value));
        }
    }
    let result = result_of(game);
    tell("result", RESULTS.iter().find(|known| known.0 == result).map_or("未知", |known| known.1[0]));
    let is_array = game.start().text(variant) == variant.start;
    let places = places(game.start(), variant);
    if let Some(places) = &places {
        tell("binit", places);
    }
    if !is_array || places.is_none() {
        tell("fen", &position_text(game.start(), variant));
    }
    let mut lines = Lines { game, found: vec![("movelist".to_owned(), NodeId::START)], comments: Vec::new() };
    let mut at = 0;
    while let Some((name, first)) = lines.found.get(at).cloned() {
        tell(&name, &lines.moves(first, at)?);
        at += 1;
    }
    for (name, comment) in lines.comments {
        tell(&name, &encoded(&comment));
    }
    text.push_str("[/DhtmlXQ]\n");
    Some(text)
}

/// Where the pieces stand; `None` if there are more of a kind than it knows.
fn places(position: &Position, variant: &Variant) -> Option<String> {
    let mut text = String::new();
    for side in Side::BOTH {
        let mut cells: Vec<Cell> = position.pieces(side).iter().collect();
        cells.sort_by_key(|&cell| cell_text(variant, cell));
        for letter in variant.known_as.qipu.as_ref()?.order.chars() {
            let at = cells.iter().position(|&cell| variant.kind(position.at(cell).kind()).letter == letter);
            text.push_str(&at.map_or_else(|| NOWHERE.to_owned(), |at| cell_text(variant, cells.remove(at))));
        }
        if !cells.is_empty() {
            return None;
        }
    }
    Some(text)
}

struct Lines<'a> {
    game: &'a Game,
    /// What each line is called, and the first of its moves; the main line, number 0, begins before them.
    found: Vec<(String, NodeId)>,
    comments: Vec<(String, String)>,
}

impl Lines<'_> {
    /// The moves of a line up to its end. The variations that leave it are put among the lines, what is said among the comments.
    fn moves(&mut self, first: NodeId, own: usize) -> Option<String> {
        let (tree, variant) = (self.game.tree(), self.game.variant());
        let (mut node, mut text) = (first, String::new());
        let mut ply = tree.path(first).len() - 1;
        loop {
            if node != NodeId::START {
                let mv = tree.mv(node).filter(|mv| mv.action() == MoveKind::Plain)?;
                text.extend([cell_text(variant, mv.from()), cell_text(variant, mv.to())]);
            }
            let comment = said(self.game, node).join(" ");
            if !comment.is_empty() {
                let of = if own == 0 { String::new() } else { format!("{own}_") };
                self.comments.push((format!("comment{of}{ply}"), comment));
            }
            ply += 1;
            let Some((&next, others)) = tree.children(node).split_first() else { return Some(text) };
            for &other in others {
                let number = self.found.len();
                self.found.push((format!("move_{own}_{ply}_{number}"), other));
            }
            node = next;
        }
    }
}
