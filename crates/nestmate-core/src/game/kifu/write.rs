//! Writing KIF and KI2.

use std::fmt::Write as _;
use std::time::Duration;

use super::board;
use super::end::ending;
use super::read::head_of;
use super::signs::Signs;
use super::time;
use crate::game::glyph::of_number;
use crate::game::{Control, Game, NodeId, RecordForm, Tags};
use crate::position::{Move, MoveKind, Position};
use crate::rules::{is_null, legal_moves};
use crate::variant::{Side, Variant};

/// How many moves of a book stand on a line.
const MOVES: usize = 6;

/// The sides, and the sides of a game at odds.
const SIDES: [[&str; 2]; 2] = [["先手", "後手"], ["下手", "上手"]];

/// Tags that follow from the game.
const OWN: [&str; 8] = ["Result", "Variant", "Rules", "Start", "SetUp", "FEN", "Termination", "Time"];

pub(super) fn text(game: &Game, signs: &Signs, form: RecordForm) -> Option<String> {
    let ki2 = form == RecordForm::Ki2;
    let text = format!("#{} version=2.0 encoding=UTF-8\n", if ki2 { "KI2" } else { "KIF" });
    Writer { game, signs, ki2, text, on_line: 0 }.written()
}

struct Writer<'a> {
    game: &'a Game,
    signs: &'a Signs,
    ki2: bool,
    text: String,
    /// How many moves stand on the line that is not ended yet.
    on_line: usize,
}

impl Writer<'_> {
    fn written(mut self) -> Option<String> {
        let array = board::name_of(self.game.variant(), self.game.start());
        let known = self.game.variant().known_as.kifu.as_ref()?;
        let at_odds = array.as_ref().is_some_and(|name| *name != known.array);
        let names = SIDES[usize::from(at_odds)];
        self.head();
        match array {
            Some(name) => self.field("手合割", &name),
            None => self.text.push_str(&board::text(self.game.start(), self.signs, names)?),
        }
        for (side, name) in Side::BOTH.into_iter().zip(names) {
            let value = self.game.tags().get(Tags::PLAYERS[side.index()]).to_owned();
            self.field(name, &value);
        }
        if !self.ki2 {
            self.text.push_str("手数----指手---------消費時間--\n");
        }
        self.comment(NodeId::START);
        let mut waiting = Vec::new();
        if let Some(&first) = self.game.tree().children(NodeId::START).first() {
            self.line(first, false, &mut waiting)?;
        }
        self.end(names);
        while let Some(first) = waiting.pop() {
            let ply = self.game.tree().path(first).len() - 1;
            let _ = write!(self.text, "\n変化：{ply}手\n");
            self.line(first, true, &mut waiting)?;
        }
        Some(self.text)
    }

    fn field(&mut self, key: &str, value: &str) {
        if !value.is_empty() || matches!(key, "先手" | "後手" | "上手" | "下手") {
            // Writing to a String cannot fail.
            let _ = writeln!(self.text, "{key}：{value}");
        }
    }

    fn head(&mut self) {
        let tags = self.game.tags();
        for (tag, value) in tags.iter().filter(|(tag, _)| !OWN.contains(tag) && !Tags::PLAYERS.contains(tag)) {
            let value = match tag {
                "Date" => format!("{} {}", value.replace('.', "/"), tags.get("Time")).trim().to_owned(),
                "TimeControl" => {
                    let Some(text) = Control::parse(value).and_then(time::control_text) else {
                        // What there are no words for stays as it is.
                        let _ = writeln!(self.text, "{tag}：{value}");
                        continue;
                    };
                    text
                }
                _ => value.to_owned(),
            };
            let _ = writeln!(self.text, "{}：{value}", head_of(tag).unwrap_or(tag));
        }
    }

    /// A line of moves up to its end; the variations of its moves are put among those that wait, the last first.
    fn line(&mut self, first: NodeId, is_variation: bool, waiting: &mut Vec<NodeId>) -> Option<()> {
        let tree = self.game.tree();
        let (mut node, mut ply) = (first, tree.path(first).len() - 1);
        let mut position = self.game.position_at(tree.parent(first)?);
        let mut last = tree.parent(first).and_then(|parent| tree.mv(parent));
        let mut all = self.spent_before(first);
        let mut begun = false;
        loop {
            let siblings = tree.parent(node).map_or(&[][..], |parent| tree.children(parent));
            let others: Vec<NodeId> = siblings.iter().copied().filter(|&other| other != node && (begun || !is_variation)).collect();
            let mv = tree.mv(node).filter(|&mv| !is_null(self.game.variant(), mv))?;
            self.played((node, ply), &position, (mv, last), (!others.is_empty(), &mut all))?;
            waiting.extend(others.iter().rev());
            position.play(self.game.variant(), mv);
            let Some(&next) = tree.children(node).first() else { break };
            (last, node, ply, begun) = (Some(mv), next, ply + 1, true);
        }
        self.end_line();
        Some(())
    }

    fn played(
        &mut self,
        (node, ply): (NodeId, usize),
        position: &Position,
        (mv, last): (Move, Option<Move>),
        (branches, all): (bool, &mut [Duration; 2]),
    ) -> Option<()> {
        if self.ki2 {
            let text = ki2_text(position, self.game.variant(), mv, last, self.signs)?;
            self.text.push_str(if self.on_line > 0 { " " } else { "" });
            self.text.push(if position.side() == Side::White { '▲' } else { '△' });
            self.text.push_str(&text);
            self.on_line += 1;
            if self.on_line == MOVES {
                self.end_line();
            }
        } else {
            let text = kif_text(position, mv, last, self.signs)?;
            let spent = time::spent(self.game, node);
            let sum = &mut all[position.side().index()];
            *sum = sum.saturating_add(spent.unwrap_or_default());
            let (spent, sum) = (spent.unwrap_or_default().as_secs(), sum.as_secs());
            let told = format!("({:2}:{:02}/{:02}:{:02}:{:02})", spent / 60, spent % 60, sum / 3600, sum / 60 % 60, sum % 60);
            let _ = writeln!(self.text, "{ply:4} {text} {told}{}", if branches { "+" } else { "" });
        }
        self.comment(node);
        Some(())
    }

    /// How long the moves before one took, by side.
    fn spent_before(&self, first: NodeId) -> [Duration; 2] {
        let path = self.game.tree().path(first);
        let mut all = [Duration::ZERO; 2];
        for (ply, &node) in path.iter().enumerate().skip(1).take(path.len().saturating_sub(2)) {
            let side = self.game.numbered(ply).1.index();
            all[side] = all[side].saturating_add(time::spent(self.game, node).unwrap_or_default());
        }
        all
    }

    fn end_line(&mut self) {
        if self.on_line > 0 {
            self.text.push('\n');
            self.on_line = 0;
        }
    }

    fn comment(&mut self, node: NodeId) {
        for part in said(self.game, node) {
            self.end_line();
            let _ = writeln!(self.text, "*{part}");
        }
    }

    fn end(&mut self, names: [&str; 2]) {
        let game = self.game;
        let last = game.tree().main_line().last().unwrap_or(NodeId::START);
        let (mover, plies) = (game.position_at(last).side(), game.tree().path(last).len() - 1);
        let Some(ending) = ending(game, mover) else { return };
        if !self.ki2 {
            let _ = writeln!(self.text, "{:4} {}", plies + 1, ending.kif());
        }
        let _ = writeln!(self.text, "{}", ending.line(plies, mover, names));
    }
}

/// What is said of a move: its glyphs, and comments.
pub(in crate::game) fn said(game: &Game, node: NodeId) -> Vec<String> {
    let tree = game.tree();
    let notes = tree.notes(node);
    let glyphs: String = notes.glyphs.iter().filter_map(|&number| of_number(number)).map(|glyph| glyph.sign).collect();
    let next = tree.children(node).first().map_or("", |&next| tree.notes(next).before.as_str());
    let parts = [glyphs, time::told(&notes.after).0, next.to_owned()];
    parts.into_iter().filter(|part| !part.is_empty()).collect()
}

/// `７六歩(77)`, `同　銀成(31)`, `５五角打`.
fn kif_text(position: &Position, mv: Move, last: Option<Move>, signs: &Signs) -> Option<String> {
    let to = if last.is_some_and(|last| last.to() == mv.to()) { "同　".to_owned() } else { signs.words(mv.to()) };
    Some(match mv.action() {
        MoveKind::Drop(kind) => format!("{to}{}打", signs.name(kind)?),
        MoveKind::Plain | MoveKind::Turn => {
            let turns = if mv.action() == MoveKind::Turn { "成" } else { "" };
            format!("{to}{}{turns}({})", signs.name(position.at(mv.from()).kind())?, signs.digits(mv.from()))
        }
        _ => return None,
    })
}

/// A move as books have it: where the piece comes from is told only where several could go there, and by as little as tells it. `last` is the
/// move before. `None` if it is of a kind that these have no words for.
pub(super) fn ki2_text(position: &Position, variant: &Variant, mv: Move, last: Option<Move>, signs: &Signs) -> Option<String> {
    let to = if last.is_some_and(|last| last.to() == mv.to()) { "同".to_owned() } else { signs.words(mv.to()) };
    let legal = legal_moves(position, variant);
    let kind = position.mover(mv).kind();
    let steps = |other: &&Move| other.to() == mv.to() && !other.is_drop() && position.at(other.from()).kind() == kind;
    if let MoveKind::Drop(kind) = mv.action() {
        let told = if legal.iter().any(|other| steps(&other)) { "打" } else { "" };
        return Some(format!("{to}{}{told}", signs.name(kind)?));
    }
    let mut others: Vec<Move> = legal.iter().filter(steps).copied().collect();
    let turns = others.iter().any(|other| other.from() == mv.from() && other.action() == MoveKind::Turn);
    others.sort_by_key(|other| other.from().index());
    others.dedup_by_key(|other| other.from());
    let end = match mv.action() {
        MoveKind::Turn => "成",
        MoveKind::Plain if turns => "不成",
        MoveKind::Plain => "",
        _ => return None,
    };
    let name = signs.name(kind)?;
    // A name of one sign after `同` stands apart from it.
    let gap = if to == "同" && name.chars().count() == 1 { "　" } else { "" };
    Some(format!("{to}{gap}{name}{}{end}", whence(position, mv, &others, signs)))
}

/// Which of several moves it is.
fn whence(position: &Position, mv: Move, others: &[Move], signs: &Signs) -> String {
    if others.len() < 2 {
        return String::new();
    }
    let side = position.side();
    let ((right, ahead), to) = (signs.seen(mv.from(), side), signs.seen(mv.to(), side));
    let way = |from: i32| (to.1 - from).signum();
    let word = ["引", "寄", "上"][usize::try_from(way(ahead) + 1).unwrap_or_default().min(2)];
    let all: Vec<(i32, i32)> = others.iter().map(|other| signs.seen(other.from(), side)).collect();
    let alike: Vec<i32> = all.iter().filter(|from| way(from.1) == way(ahead)).map(|from| from.0).collect();
    let side_of = |files: &[i32]| {
        let beyond = |sign: i32| files.iter().filter(|&&file| file * sign >= right * sign).count() == 1;
        if beyond(1) { Some("右") } else { beyond(-1).then_some("左") }
    };
    let files: Vec<i32> = all.iter().map(|from| from.0).collect();
    // What moves far, and beside that a step in every other direction: no straight step of it is told as such.
    let is_great = matches!(signs.sign(position.mover(mv).kind()), Some('馬' | '龍'));
    if alike.len() == 1 {
        word.to_owned()
    } else if right == to.0 && way(ahead) > 0 && !is_great {
        "直".to_owned()
    } else if let Some(side) = side_of(&files) {
        side.to_owned()
    } else if let Some(side) = side_of(&alike) {
        format!("{side}{word}")
    } else {
        // No words tell it.
        format!("({})", signs.digits(mv.from()))
    }
}
