//! Reading KIF and KI2: heads, a name of the array or a drawn board, moves, times, comments, variations, and how it ended.

use std::sync::Arc;

use super::board::{named, read_hand, read_rank};
use super::end::Ending;
use super::line::Line;
use super::signs::Signs;
use super::words::{NoMove, Words, begins_ki2, begins_move, numbered};
use super::{is_new_head, lines, time};
use crate::game::Control;
use crate::game::text::{Broken, ReadAs, TextFault};
use crate::position::{Draft, Position};
use crate::rules::{parse_position, start};
use crate::variant::{Side, Variant};

/// Heads with the tags that games have for them.
const TAGS: [(&str, &str); 13] = [
    ("先手", "White"),
    ("下手", "White"),
    ("後手", "Black"),
    ("上手", "Black"),
    ("棋戦", "Event"),
    ("場所", "Site"),
    ("開始日時", "Date"),
    ("対局日", "Date"),
    ("終了日時", "EndDate"),
    ("表題", "Title"),
    ("戦型", "Opening"),
    ("持ち時間", "TimeControl"),
    ("記録係", "Annotator"),
];

pub(super) fn tag_of(key: &str) -> Option<&'static str> {
    TAGS.iter().find(|known| known.0 == key).map(|known| known.1)
}

pub(super) fn head_of(tag: &str) -> Option<&'static str> {
    TAGS.iter().find(|known| known.1 == tag).map(|known| known.0)
}

pub(in crate::game) fn head_tags(text: &str) -> Vec<(String, String)> {
    let head = lines(text).map(|(_, line)| line).take_while(|line| !begins_move(line));
    let known = head.filter_map(|line| {
        let (key, value) = line.trim().split_once(['：', ':'])?;
        Some((tag_of(key.trim())?.to_owned(), value.trim().to_owned()))
    });
    known.map(|(tag, value)| if tag == "Date" { (tag, date(&value).0) } else { (tag, value) }).collect()
}

/// `2026.11.27` for `2026/11/27 10:00:00`, and the time behind it.
pub(in crate::game) fn date(value: &str) -> (String, String) {
    let (day, time) = value.split_once(char::is_whitespace).unwrap_or((value, ""));
    let day = day.split(['(', '（']).next().unwrap_or_default();
    let parts: Vec<&str> = day.split(['/', '-', '.', '年', '月', '日']).filter(|part| !part.is_empty()).collect();
    let is_number = |part: &&str| part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit());
    match parts.as_slice() {
        [year, month, day] if parts.iter().all(is_number) => (format!("{year}.{month:0>2}.{day:0>2}"), time.trim().to_owned()),
        _ => (value.to_owned(), String::new()),
    }
}

type NameAndValue<'a> = (&'a str, &'a str);

/// What stands before the moves.
#[derive(Default)]
struct Head<'a> {
    /// Heads and lines of comments, with where they stand.
    said: Vec<(usize, &'a str, Option<NameAndValue<'a>>)>,
    array: Option<(usize, &'a str)>,
    rows: Vec<(usize, &'a str)>,
    hands: [Option<(usize, &'a str)>; 2],
    mover: Option<Side>,
    /// Where the moves begin.
    end: usize,
}

impl<'a> Head<'a> {
    fn read(text: &'a str) -> Self {
        let mut head = Self { end: text.len(), ..Self::default() };
        for (at, whole) in lines(text) {
            let line = whole.trim();
            if begins_move(line) || line.starts_with("まで") || line.starts_with("変化") {
                head.end = at;
                break;
            }
            head.line(at, line);
        }
        head
    }

    fn line(&mut self, at: usize, line: &'a str) {
        let first = line.chars().next();
        if matches!(first, None | Some('#' | '+'))
            || line.starts_with("手数")
            || line.chars().all(|c| c.is_whitespace() || crate::notation::digit(c).is_some())
        {
            return;
        }
        match (first, line.split_once(['：', ':'])) {
            (Some('*' | '&'), _) => self.said.push((at, line, None)),
            (Some('|'), _) => self.rows.push((at, line)),
            (_, Some((key, value))) => self.field(at, line, key.trim(), value.trim()),
            _ => match line {
                "先手番" | "下手番" => self.mover = Some(Side::White),
                "後手番" | "上手番" => self.mover = Some(Side::Black),
                _ => self.said.push((at, line, None)),
            },
        }
    }

    fn field(&mut self, at: usize, line: &'a str, key: &'a str, value: &'a str) {
        match key {
            "手合割" => self.array = Some((at, value)),
            "先手の持駒" | "下手の持駒" => self.hands[0] = Some((at, value)),
            "後手の持駒" | "上手の持駒" => self.hands[1] = Some((at, value)),
            "手番" => self.mover = Some(if matches!(value, "後手" | "上手") { Side::Black } else { Side::White }),
            _ => self.said.push((at, line, Some((key, value)))),
        }
    }

    /// The position that the game begins from, or where and why there is none.
    fn begin(&self, variant: &Variant, signs: &Signs) -> Result<Position, Broken> {
        let faulty = |(at, line): (usize, &str), fault| Broken { span: at..at + line.len(), fault };
        if self.rows.is_empty() {
            let Some(array) = self.array.filter(|array| array.1 != "その他") else {
                return start(variant).map_err(|error| faulty((0, ""), TextFault::GameStart(error)));
            };
            return named(variant, array.1).ok_or_else(|| faulty(array, TextFault::KifuArray(array.1.to_owned())));
        }
        let mut draft = Draft::empty();
        for (rank, &row) in self.rows.iter().enumerate() {
            read_rank(&mut draft, row.1, rank, variant, signs).ok_or_else(|| faulty(row, TextFault::KifuRank(rank + 1)))?;
        }
        if self.rows.len() != usize::from(signs.grid.ranks()) {
            return Err(faulty(self.rows[self.rows.len() - 1], TextFault::KifuRank(self.rows.len())));
        }
        for side in Side::BOTH {
            let Some(hand) = self.hands[side.index()] else { continue };
            let wrong = || faulty(hand, TextFault::KifuHand(hand.1.to_owned()));
            read_hand(&mut draft, hand.1, side, variant, signs).ok_or_else(wrong)?;
        }
        draft.set_side(variant, self.mover.unwrap_or_default());
        parse_position(variant, &draft.text(variant)).map_err(|error| faulty(self.rows[0], TextFault::Start(error)))
    }

    /// Puts what is told of the game into its line.
    fn tell(&self, line: &mut Line<'_>) {
        for &(at, whole, head) in &self.said {
            let Some((key, value)) = head else {
                line.say(said(whole), at);
                continue;
            };
            match tag_of(key) {
                Some("Date") => line.began(date(value)),
                Some("TimeControl") => match time::control(value) {
                    Some(control) => line.timed(control),
                    None => line.say(whole, at),
                },
                Some(tag) => line.tag(tag, value),
                None if is_tag(key) => line.tag(key, value),
                None => line.say(said(whole), at),
            }
        }
        if let (Some(Control::Fischer { main, .. }), Some(period)) = (line.control, self.byoyomi()) {
            line.timed(Control::Byoyomi { main, period, periods: 1 });
        }
    }

    fn byoyomi(&self) -> Option<std::time::Duration> {
        let (_, value) = self.said.iter().filter_map(|said| said.2).find(|(key, _)| key.starts_with("秒読み"))?;
        time::control(value).and_then(Control::full)
    }
}

/// Whether a head can be a tag as it stands.
fn is_tag(key: &str) -> bool {
    !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') && !matches!(key, "Result" | "Termination")
}

/// A comment without the sign that it begins with; a bookmark keeps its own.
fn said(line: &str) -> &str {
    line.strip_prefix('*').unwrap_or(line)
}

pub(super) fn read(text: &str, variant: Arc<Variant>, signs: Signs) -> Result<ReadAs, Broken> {
    let head = Head::read(text);
    let start = head.begin(&variant, &signs)?;
    let mut line = Line::new(text, variant, start, signs);
    head.tell(&mut line);
    for (at, whole) in lines(text).skip_while(|known| known.0 < head.end) {
        if is_new_head(whole) {
            return Ok(line.finish(true));
        }
        let inner = whole.trim();
        let at = at + whole.len() - whole.trim_start().len();
        match inner.chars().next() {
            None | Some('#') => {}
            Some('*' | '&') => line.say(said(inner), at),
            _ => moves(&mut line, inner, at),
        }
    }
    Ok(line.finish(false))
}

/// A line among the moves.
fn moves(line: &mut Line<'_>, inner: &str, at: usize) {
    if let Some(rest) = inner.strip_prefix("変化") {
        let number = rest.trim_start_matches(['：', ':', ' ', '　']).trim_end_matches('手').trim();
        let ply = number.parse::<usize>().ok();
        if !ply.is_some_and(|ply| line.branch(ply)) {
            line.branch(usize::MAX);
            line.mended(at, TextFault::KifuBranch(number.chars().take(20).collect()));
        }
    } else if inner.starts_with("まで") {
        if line.ending.is_some() {
            return;
        }
        match Ending::of_line(inner, line.builder.position().side()) {
            Some(ending) => line.ends(ending, at),
            None => line.say(inner, at),
        }
    } else if line.skips {
        line.say(inner, at);
    } else if let Some(rest) = numbered(inner) {
        numbered_move(line, rest, at + inner.len() - rest.len());
    } else if begins_ki2(inner) {
        book_moves(line, inner, at);
    } else if !inner.starts_with("手数") {
        line.mended(at, TextFault::KifuLine);
        line.say(inner, at);
    }
}

/// A move of KIF, behind its number.
fn numbered_move(line: &mut Line<'_>, rest: &str, at: usize) {
    // A plus says that variations follow.
    let rest = rest.trim_end_matches('+').trim_end();
    if let Some(ending) = Ending::in_kif(rest) {
        return line.ends(ending, at);
    }
    let Some((words, after)) = Words::read(rest, &line.signs, line.last()) else { return line.keep(rest, at, NoMove::Unknown) };
    if !play(line, &words, (rest, at)) {
        return;
    }
    let after = after.trim();
    match time::in_brackets(after) {
        Some((spent, all)) => line.spent(spent, all),
        None if after.is_empty() => {}
        None => line.say(after, at),
    }
}

/// Moves of KI2, one behind the other.
fn book_moves(line: &mut Line<'_>, inner: &str, at: usize) {
    let mut rest = inner;
    while begins_ki2(rest) {
        let here = at + inner.len() - rest.len();
        let Some((words, after)) = Words::read(rest, &line.signs, line.last()) else { return line.keep(rest, here, NoMove::Unknown) };
        if !play(line, &words, (rest, here)) {
            return;
        }
        rest = after.trim_start();
    }
    if let Some(ending) = Ending::in_kif(rest) {
        line.ends(ending, at);
    } else if !rest.is_empty() {
        line.keep(rest, at + inner.len() - rest.len(), NoMove::Unknown);
    }
}

/// Plays what words mean; false, and the rest kept as a comment, if that is no move.
fn play(line: &mut Line<'_>, words: &Words, (rest, at): (&str, usize)) -> bool {
    let meant = words.meant(line.builder.position(), line.builder.variant(), &line.builder.legal(), &line.signs);
    match meant {
        Ok(mv) if line.play(mv) => return true,
        Ok(_) => line.keep_many(rest, at),
        Err(why) => line.keep(rest, at, why),
    }
    false
}
