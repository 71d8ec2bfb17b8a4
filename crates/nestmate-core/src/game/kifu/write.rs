//! Writing KIF and KI2.

use std::fmt::Write as _;
use std::time::Duration;

use super::board;
use super::end::ending;
use super::ki2;
use super::read::head_of;
use super::signs::Signs;
use super::time;
use crate::game::glyph::of_number;
use crate::game::{Control, Game, NodeId};
use crate::position::{Move, MoveKind, Position};
use crate::rules::is_null;
use crate::variant::Side;

/// How many moves of a book stand on a line.
const MOVES: usize = 6;

/// The sides, and the sides of a game at odds.
const SIDES: [[&str; 2]; 2] = [["先手", "後手"], ["下手", "上手"]];

/// Tags that follow from the game.
const OWN: [&str; 8] = ["Result", "Variant", "Rules", "Start", "SetUp", "FEN", "Termination", "Time"];

pub(super) fn kif(game: &Game, signs: &Signs) -> Option<String> {
    Writer { game, signs, ki2: false, text: "#KIF version=2.0 encoding=UTF-8\n".to_owned(), on_line: 0 }.written()
}

pub(super) fn ki2(game: &Game, signs: &Signs) -> Option<String> {
    Writer { game, signs, ki2: true, text: "#KI2 version=2.0 encoding=UTF-8\n".to_owned(), on_line: 0 }.written()
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
            let value = self.game.tags().get(["White", "Black"][side.index()]).to_owned();
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
        for (tag, value) in tags.iter().filter(|(tag, _)| !OWN.contains(tag) && !["White", "Black"].contains(tag)) {
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
            let text = ki2::text(position, self.game.variant(), mv, last, self.signs)?;
            self.text.push_str(if self.on_line > 0 { " " } else { "" });
            let _ = write!(self.text, "{}{text}", ki2::mark(position.side()));
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
