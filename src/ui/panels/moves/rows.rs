//! The written game cut into rows of one height, so that only those in view need be drawn: the main line in two columns, and between
//! its moves comments and variations, broken into lines.

use std::collections::HashSet;

use nestmate_core::game::{Game, Item, NodeId, glyph};
use nestmate_core::position::move_text;
use nestmate_core::variant::Side;

use crate::ui::frame::widgets::float;

#[derive(Clone, PartialEq, Debug)]
pub(super) enum MoveRow {
    /// A move of each side. One that is missing stands in another row, or has not been played.
    Pair { number: u32, moves: [Option<NodeId>; 2] },
    /// A line of a variation or of a comment, this many steps to the right.
    Text { indent: usize, runs: Vec<MoveRun> },
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum MoveRun {
    /// A move with its number, where it needs one, and how long that is.
    Move {
        node: NodeId,
        text: String,
        lead: usize,
    },
    Words {
        node: NodeId,
        text: String,
    },
    Fold {
        first: NodeId,
        folded: bool,
    },
    Mark(String),
}

/// Variations that begin on a line of their own; deeper ones stand in brackets within the line.
const OWN_LINE: usize = 2;

/// How far a step of indentation goes, in points.
pub(super) const INDENT: f32 = 12.0;

pub(super) fn played(game: &Game, node: NodeId) -> String {
    let tree = game.tree();
    let mut text = tree.mv(node).map_or_else(String::new, |mv| move_text(game.variant(), mv));
    if tree.check(node) {
        text.push('†');
    }
    with_glyphs(text, game, node)
}

pub(super) fn with_glyphs(mut text: String, game: &Game, node: NodeId) -> String {
    for &number in &game.tree().notes(node).glyphs {
        match glyph::of_number(number) {
            Some(glyph) if glyph::OF_MOVES.contains(&glyph) => text.push_str(glyph.sign),
            Some(glyph) => text = format!("{text} {}", glyph.sign),
            None => text = format!("{text} {}", glyph::sign(number).map_or_else(|| format!("${number}"), str::to_owned)),
        }
    }
    text
}

/// All rows of a game. `folded` has the first moves of variations that are hidden; `width` is that of the list, and `measure` gives that
/// of a text, of a move or of words.
pub(super) fn rows(game: &Game, folded: &HashSet<NodeId>, width: f32, measure: &mut dyn FnMut(&MoveRun) -> f32) -> Vec<MoveRow> {
    let mut list = List { game, rows: Vec::new(), width, measure, depth: 0, fresh: true, room: 0.0 };
    list.words(NodeId::START, &game.tree().notes(NodeId::START).after);
    let mut hidden = 0usize;
    let mut left_out = 0usize;
    let outline = game.tree().outline();
    for (at, item) in outline.iter().enumerate() {
        match item {
            // Inside a hidden variation only brackets count.
            Item::Open if hidden > 0 => hidden += 1,
            Item::Close if hidden > 1 => hidden -= 1,
            Item::Close if hidden == 1 => {
                hidden = 0;
                if left_out > 1 {
                    list.run(MoveRun::Mark(format!("+{}", left_out - 1)));
                }
                list.close();
            }
            Item::Move { .. } if hidden > 0 => left_out += 1,
            Item::Open => {
                let Some(&Item::Move { node, ply }) = outline.get(at + 1) else { continue };
                let fold = folded.contains(&node);
                list.open(node, fold);
                if fold {
                    list.inline(node, ply);
                    (hidden, left_out) = (1, 0);
                }
            }
            Item::Close => list.close(),
            &Item::Move { node, ply } if list.depth == 0 => list.main(node, ply),
            &Item::Move { node, ply } => list.commented(node, ply),
        }
    }
    list.rows
}

struct List<'a> {
    game: &'a Game,
    rows: Vec<MoveRow>,
    width: f32,
    measure: &'a mut dyn FnMut(&MoveRun) -> f32,
    depth: usize,
    fresh: bool,
    room: f32,
}

impl List<'_> {
    fn main(&mut self, node: NodeId, ply: usize) {
        let notes = self.game.tree().notes(node);
        self.words(node, &notes.before);
        let (number, side) = self.game.numbered(ply);
        match (side, self.rows.last_mut()) {
            (Side::Black, Some(MoveRow::Pair { moves: [Some(_), black @ None], .. })) if !self.fresh => *black = Some(node),
            _ => {
                let moves = if side == Side::White { [Some(node), None] } else { [None, Some(node)] };
                self.rows.push(MoveRow::Pair { number, moves });
            }
        }
        self.fresh = false;
        self.words(node, &notes.after);
    }

    fn commented(&mut self, node: NodeId, ply: usize) {
        let notes = self.game.tree().notes(node);
        self.words(node, &notes.before);
        self.inline(node, ply);
        self.words(node, &notes.after);
    }

    fn inline(&mut self, node: NodeId, ply: usize) {
        let (number, side) = self.game.numbered(ply);
        let text = played(self.game, node);
        let needs_number = match self.rows.last() {
            Some(MoveRow::Text { runs, .. }) if !self.fresh => !matches!(runs.last(), Some(MoveRun::Move { .. })),
            _ => true,
        };
        let lead = match side {
            Side::White => format!("{number}. "),
            Side::Black if needs_number => format!("{number}… "),
            Side::Black => String::new(),
        };
        self.run(MoveRun::Move { node, lead: lead.len(), text: lead + &text });
    }

    fn open(&mut self, first: NodeId, folded: bool) {
        self.depth += 1;
        if self.depth <= OWN_LINE {
            self.fresh = true;
            self.run(MoveRun::Fold { first, folded });
        } else {
            self.run(MoveRun::Mark("(".to_owned()));
        }
    }

    fn close(&mut self) {
        if self.depth > OWN_LINE {
            self.run(MoveRun::Mark(")".to_owned()));
        } else {
            self.fresh = true;
        }
        self.depth -= 1;
    }

    /// A comment: in the main line on lines of its own, in a variation within the line.
    fn words(&mut self, node: NodeId, comment: &str) {
        if comment.is_empty() {
            return;
        }
        self.fresh |= self.depth == 0;
        for word in comment.split(' ') {
            let mut rest = word;
            while !rest.is_empty() {
                let (fitting, more) = self.fitting(node, rest);
                self.word(node, fitting);
                rest = more;
            }
        }
        self.fresh |= self.depth == 0;
    }

    fn fitting<'w>(&mut self, node: NodeId, word: &'w str) -> (&'w str, &'w str) {
        let most = self.width - self.indent();
        let mut end = word.len();
        while (self.measure)(&MoveRun::Words { node, text: word[..end].to_owned() }) > most && word[..end].chars().count() > 1 {
            end = word[..end].char_indices().nth(word[..end].chars().count() / 2).map_or(end, |(at, _)| at);
        }
        word.split_at(end)
    }

    fn word(&mut self, node: NodeId, word: &str) {
        let width = (self.measure)(&MoveRun::Words { node, text: format!(" {word}") });
        if let Some(MoveRow::Text { runs, .. }) = self.rows.last_mut()
            && let Some(MoveRun::Words { node: known, text }) = runs.last_mut()
            && *known == node
            && !self.fresh
            && width <= self.room
        {
            text.push(' ');
            text.push_str(word);
            self.room -= width;
            return;
        }
        self.run(MoveRun::Words { node, text: word.to_owned() });
    }

    fn indent(&self) -> f32 {
        float(self.depth.min(OWN_LINE)) * INDENT
    }

    fn run(&mut self, run: MoveRun) {
        let width = (self.measure)(&run);
        let indent = self.depth.min(OWN_LINE);
        match self.rows.last_mut() {
            Some(MoveRow::Text { runs, .. }) if !self.fresh && width <= self.room => runs.push(run),
            _ => {
                self.rows.push(MoveRow::Text { indent, runs: vec![run] });
                self.room = self.width - self.indent();
            }
        }
        self.fresh = false;
        self.room -= width;
    }
}

pub(super) fn row_of(rows: &[MoveRow], wanted: NodeId) -> Option<usize> {
    rows.iter().position(|row| match row {
        MoveRow::Pair { moves, .. } => moves.contains(&Some(wanted)),
        MoveRow::Text { runs, .. } => runs.iter().any(|run| matches!(run, MoveRun::Move { node, .. } if *node == wanted)),
    })
}
