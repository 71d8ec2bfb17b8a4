//! CSA, the records of servers: heads, the array or the pieces on it, moves such as `+7776FU`, and how it ended.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use super::board::hold;
use super::end::{Ending, ending};
use super::line::Line;
use super::signs::Signs;
use super::words::NoMove;
use super::{lines, time};
use crate::game::text::{Broken, ReadAs, TextFault};
use crate::game::{Control, Game, NodeId};
use crate::geometry::Cell;
use crate::position::{Draft, Move, MoveKind, Position};
use crate::rules::{is_null, parse_position, start};
use crate::variant::{Piece, Reserve, Side, Variant};

/// Heads with the tags that games have for them.
const TAGS: [(&str, &str); 9] = [
    ("N+", "White"),
    ("N-", "Black"),
    ("$EVENT:", "Event"),
    ("$SITE:", "Site"),
    ("$START_TIME:", "Date"),
    ("$END_TIME:", "EndDate"),
    ("$TIME_LIMIT:", "TimeControl"),
    ("$TIME:", "TimeControl"),
    ("$OPENING:", "Opening"),
];

/// Whether a line is one of such a record.
pub(super) fn is_head(line: &str) -> bool {
    let is_version = line.strip_prefix('V').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()) && rest.len() < 6);
    is_version
        || TAGS.iter().any(|known| line.starts_with(known.0))
        || line.starts_with("PI") && line[2..].bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b',')
        || line.starts_with('P') && line[1..].starts_with(|c: char| matches!(c, '1'..='9')) && line[2..].starts_with(['+', '-', ' '])
        || is_move(line)
}

fn is_move(line: &str) -> bool {
    let bytes = line.as_bytes();
    bytes.len() >= 7
        && matches!(bytes[0], b'+' | b'-')
        && bytes[1..5].iter().all(u8::is_ascii_digit)
        && bytes[5..7].iter().all(u8::is_ascii_uppercase)
}

fn side_of(sign: char) -> Option<Side> {
    match sign {
        '+' => Some(Side::White),
        '-' => Some(Side::Black),
        _ => None,
    }
}

pub(in crate::game) fn head_tags(text: &str) -> Vec<(String, String)> {
    let head = lines(text).map(|(_, line)| line.trim()).take_while(|line| !is_move(line));
    let known = head.filter_map(|line| {
        let (key, tag) = TAGS.iter().find(|known| line.starts_with(known.0))?;
        let value = line[key.len()..].trim();
        Some(((*tag).to_owned(), if *tag == "Date" { day(value).0 } else { value.to_owned() }))
    });
    known.collect()
}

/// `2026.11.27` and the time for `2026/11/27 10:00:00`.
fn day(value: &str) -> (String, String) {
    let (day, time) = value.split_once(' ').unwrap_or((value, ""));
    (day.replace('/', "."), time.trim().to_owned())
}

/// `00:15+60` of older records and `900+0+10` of newer ones: main time, byo-yomi, increment.
fn control(value: &str) -> Option<Control> {
    let mut parts = value.split('+');
    let main = parts.next()?;
    let main = match main.split_once(':') {
        Some((hours, minutes)) => {
            hours.parse::<u32>().ok()?.checked_mul(3600)?.checked_add(minutes.parse::<u32>().ok()?.checked_mul(60)?)?
        }
        None => main.parse().ok()?,
    };
    let mut rest = parts.map(|part| part.trim().parse::<u32>().ok());
    let (byoyomi, increment) = (rest.next().flatten().unwrap_or_default(), rest.next().flatten().unwrap_or_default());
    let [main, period, increment] = [main, byoyomi, increment].map(|seconds| Duration::from_secs(seconds.into()));
    Some(if period.is_zero() { Control::Fischer { main, increment } } else { Control::Byoyomi { main, period, periods: 1 } })
}

/// What stands before the moves.
#[derive(Default)]
struct Head<'a> {
    said: Vec<(usize, &'a str)>,
    places: Vec<(usize, &'a str)>,
    mover: Side,
    end: usize,
}

impl<'a> Head<'a> {
    fn read(text: &'a str) -> Self {
        let mut head = Self { end: text.len(), ..Self::default() };
        for (at, whole) in lines(text) {
            let line = whole.trim();
            match line.chars().next() {
                Some('P') => head.places.push((at, line)),
                Some('%') => head.end = at,
                Some('+' | '-') if line.len() > 1 => head.end = at,
                Some(sign @ ('+' | '-')) => head.mover = side_of(sign).unwrap_or_default(),
                None => {}
                Some(_) => head.said.push((at, line)),
            }
            if head.end == at {
                break;
            }
        }
        head
    }

    fn begin(&self, variant: &Variant, signs: &Signs) -> Result<Position, Broken> {
        let faulty = |(at, line): (usize, &str), fault| Broken { span: at..at + line.len(), fault };
        let Some(&first) = self.places.first() else {
            return start(variant).map_err(|error| faulty((0, ""), TextFault::GameStart(error)));
        };
        let mut draft = Draft::empty();
        for &(at, line) in &self.places {
            let wrong = || faulty((at, line), TextFault::KifuPlaces(line.chars().take(20).collect()));
            place(&mut draft, line, variant, signs).ok_or_else(wrong)?;
        }
        draft.set_side(variant, self.mover);
        parse_position(variant, &draft.text(variant)).map_err(|error| faulty(first, TextFault::Start(error)))
    }

    fn tell(&self, line: &mut Line<'_>) {
        for &(at, whole) in &self.said {
            let known = TAGS.iter().find(|known| whole.starts_with(known.0));
            let value = known.map_or("", |known| whole[known.0.len()..].trim());
            match known.map(|known| known.1) {
                Some("Date") => line.began(day(value)),
                Some("TimeControl") => match control(value) {
                    Some(control) => line.timed(control),
                    None => line.say(whole, at),
                },
                Some(tag) => line.tag(tag, value),
                None if whole.starts_with('V') && whole.len() < 6 || whole.starts_with("'CSA encoding") => {}
                None => line.say(whole.trim_start_matches(['\'', '*']), at),
            }
        }
    }
}

/// A line that says where pieces stand: `PI82HI22KA`, `P1-KY-KE …`, `P+77FU00KI`, `P-00AL`.
fn place(draft: &mut Draft, line: &str, variant: &Variant, signs: &Signs) -> Option<()> {
    let (head, rest) = (line.get(1..2)?, line.get(2..)?);
    match head {
        "I" => {
            *draft = Draft::of(&start(variant).ok()?);
            for taken in pieces(rest)? {
                draft.put(variant, signs.of_digits(taken)?.0, Piece::NONE);
            }
        }
        "+" | "-" => {
            let side = side_of(head.chars().next()?)?;
            for put in pieces(rest)? {
                self::put(draft, put, side, variant, signs)?;
            }
        }
        _ => {
            let rank = head.parse::<usize>().ok()?.checked_sub(1)?;
            let files = usize::from(signs.grid.files());
            // Blanks at the end of a line get lost.
            for at in 0..files {
                let Some(sign) = rest.get(3 * at..(3 * at + 3).min(rest.len())).filter(|sign| !sign.trim().is_empty()) else { continue };
                let Some(side) = side_of(sign.chars().next()?) else { continue };
                let kind = signs.of_code(sign.get(1..)?)?;
                draft.put(variant, signs.cell(files - 1 - at, rank)?, Piece::new(kind, side));
            }
        }
    }
    Some(())
}

/// Cells with codes of pieces, four signs each.
fn pieces(text: &str) -> Option<Vec<&str>> {
    let text = text.trim();
    (text.is_ascii() && text.len().is_multiple_of(4)).then_some(())?;
    Some((0..text.len() / 4).map(|at| &text[4 * at..4 * at + 4]).collect())
}

/// Puts a piece on a cell or, on `00`, into a hand; `AL` is all that is left.
fn put(draft: &mut Draft, put: &str, side: Side, variant: &Variant, signs: &Signs) -> Option<()> {
    if &put[2..] == "AL" {
        draft.hold_rest(variant, &start(variant).ok()?, Reserve::of(side));
        return Some(());
    }
    let kind = signs.of_code(&put[2..])?;
    match &put[..2] {
        "00" => hold(draft, variant, side, kind, 1)?,
        place => draft.put(variant, signs.of_digits(place)?.0, Piece::new(kind, side)),
    }
    Some(())
}

pub(super) fn read(text: &str, variant: Arc<Variant>, signs: Signs) -> Result<ReadAs, Broken> {
    let head = Head::read(text);
    let start = head.begin(&variant, &signs)?;
    let mut line = Line::new(text, variant, start, signs);
    head.tell(&mut line);
    let mut all = [Duration::ZERO; 2];
    for (at, whole) in lines(text).skip_while(|known| known.0 < head.end) {
        if whole.trim() == "/" {
            return Ok(line.finish(!text[at + whole.len()..].trim().is_empty()));
        }
        if let Some(comment) = whole.trim().strip_prefix('\'') {
            line.say(comment.trim_start_matches('*'), at);
            continue;
        }
        if let Some(time) = whole.trim().strip_prefix("$END_TIME:") {
            line.tag("EndDate", time);
            continue;
        }
        let mut from = at;
        for part in whole.split(',') {
            statement(&mut line, part.trim(), from, &mut all);
            from += part.len() + 1;
        }
    }
    Ok(line.finish(false))
}

fn statement(line: &mut Line<'_>, part: &str, at: usize, all: &mut [Duration; 2]) {
    match part.chars().next() {
        None => {}
        Some('%') => match Ending::in_csa(part, line.builder.position().side()) {
            Some(ending) => line.ends(ending, at),
            None => line.say(part, at),
        },
        Some('T') => match part[1..].parse::<f64>().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()) {
            Some(spent) => {
                let side = line.builder.position().side().other().index();
                all[side] = all[side].saturating_add(spent);
                line.spent(spent, Some(all[side]));
            }
            None => line.say(part, at),
        },
        Some('+' | '-') if !line.skips => match meant(line, part) {
            Some(mv) if line.play(mv) => {}
            Some(_) => line.keep_many(part, at),
            None => line.keep(part, at, NoMove::Unknown),
        },
        Some(_) => line.say(part, at),
    }
}

/// The legal move that is meant by `+7776FU`.
fn meant(line: &Line<'_>, text: &str) -> Option<Move> {
    let (position, variant, signs) = (line.builder.position(), line.builder.variant(), &line.signs);
    (text.is_ascii() && text.len() == 7 && side_of(text.chars().next()?)? == position.side()).then_some(())?;
    let (kind, to) = (signs.of_code(&text[5..])?, signs.of_digits(&text[3..5])?.0);
    let from: Option<Cell> = signs.of_digits(&text[1..3]).map(|known| known.0);
    let is_it = |mv: &Move| match (from, mv.action()) {
        _ if mv.to() != to => false,
        (None, MoveKind::Drop(dropped)) => &text[1..3] == "00" && dropped == kind,
        (Some(from), MoveKind::Plain | MoveKind::Turn) => mv.from() == from && mv.made(variant, position) == kind,
        _ => false,
    };
    line.builder.legal().into_iter().find(is_it)
}

/// The main line of a game; `None` if it has what these records have no words for.
pub(super) fn text(game: &Game, signs: &Signs) -> Option<String> {
    let (variant, start) = (game.variant(), game.start());
    let mut text = "V2.2\n".to_owned();
    for (key, tag) in TAGS.iter().filter(|known| known.0 != "$TIME_LIMIT:") {
        let value = game.tags().get(tag);
        let value = match *tag {
            "Date" => format!("{} {}", value.replace('.', "/"), game.tags().get("Time")).trim().to_owned(),
            "TimeControl" => control_text(value),
            _ => value.to_owned(),
        };
        if !value.is_empty() {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{key}{value}");
        }
    }
    text.push_str(&places(start, variant, signs)?);
    let _ = writeln!(text, "{}", sign(start.side()));
    comment(&mut text, &game.tree().notes(NodeId::START).after);
    let mut position = start.clone();
    for node in game.tree().main_line() {
        let mv = game.tree().mv(node).filter(|&mv| !is_null(variant, mv))?;
        text.push_str(&move_text(&position, variant, mv, signs)?);
        position.play(variant, mv);
        if let Some(spent) = time::spent(game, node) {
            let _ = writeln!(text, "T{}", spent.as_secs());
        }
        comment(&mut text, &time::told(&game.tree().notes(node).after).0);
    }
    if let Some(ending) = ending(game, position.side()) {
        let _ = writeln!(text, "{}", ending.csa(position.side()));
    }
    Some(text)
}

fn comment(text: &mut String, comment: &str) {
    if !comment.is_empty() {
        let _ = writeln!(text, "'*{comment}");
    }
}

fn sign(side: Side) -> char {
    if side == Side::White { '+' } else { '-' }
}

fn control_text(value: &str) -> String {
    match Control::parse(value) {
        Some(Control::Fischer { main, increment }) => format!("{}+0+{}", main.as_secs(), increment.as_secs()),
        Some(Control::Byoyomi { main, period, periods: 1 }) => format!("{}+{}+0", main.as_secs(), period.as_secs()),
        _ => String::new(),
    }
}

fn places(position: &Position, variant: &Variant, signs: &Signs) -> Option<String> {
    if start(variant).is_ok_and(|array| array.text(variant) == position.text(variant)) {
        return Some("PI\n".to_owned());
    }
    let mut text = String::new();
    let (files, ranks) = (usize::from(signs.grid.files()), usize::from(signs.grid.ranks()));
    for rank in 0..ranks {
        let _ = write!(text, "P{}", rank + 1);
        for cell in (0..files).rev().filter_map(|file| signs.cell(file, rank)) {
            let piece = position.at(cell);
            if piece.is_none() {
                text.push_str(" * ");
            } else {
                text.push(sign(piece.side()));
                text.push_str(signs.code(piece.kind())?);
            }
        }
        text.push('\n');
    }
    for side in Side::BOTH {
        let held = position.reserves();
        let mut hand = String::new();
        for kind in held.kinds(Reserve::of(side)) {
            let code = signs.code(kind)?;
            hand.push_str(&["00", code].concat().repeat(usize::from(held.count(Reserve::of(side), kind))));
        }
        if !hand.is_empty() {
            let _ = writeln!(text, "P{}{hand}", sign(side));
        }
    }
    Some(text)
}

fn move_text(position: &Position, variant: &Variant, mv: Move, signs: &Signs) -> Option<String> {
    let from = match mv.action() {
        MoveKind::Drop(_) => "00".to_owned(),
        MoveKind::Plain | MoveKind::Turn => signs.digits(mv.from()),
        _ => return None,
    };
    let code = signs.code(mv.made(variant, position))?;
    Some(format!("{}{from}{}{code}\n", sign(position.side()), signs.digits(mv.to())))
}
