//! A game in the making from a record that goes on move by move and back to earlier moves for variations. What cannot be read is kept as a
//! comment where it stands, and told.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use super::end::{Ending, end};
use super::signs::Signs;
use super::time;
use super::words::NoMove;
use crate::game::text::{Broken, Loaded, MOST_REMARKS, ReadAs, Remark, TextFault, TextPlace, join};
use crate::game::{Builder, Control, MAX_COMMENT, MAX_MOVES, NodeId};
use crate::geometry::Cell;
use crate::position::{Move, Position, move_text};
use crate::variant::Variant;

pub(in crate::game) struct Line<'a, S = Signs> {
    text: &'a str,
    /// What it is read with.
    pub(super) signs: S,
    pub(in crate::game) builder: Builder,
    /// The line from the start on, with where its moves went.
    path: Vec<(NodeId, Option<Cell>)>,
    tags: Vec<(String, String)>,
    pub(super) control: Option<Control>,
    remarks: Vec<Remark>,
    broken: Option<Broken>,
    /// Whether the rest of the line is kept as a comment, since a move before it could not be read.
    pub(in crate::game) skips: bool,
    /// Whether the main line is behind.
    branched: bool,
    pub(super) ending: Option<Ending>,
}

impl<'a, S> Line<'a, S> {
    pub(in crate::game) fn new(text: &'a str, variant: Arc<Variant>, start: Position, signs: S) -> Self {
        Self {
            text,
            signs,
            builder: Builder::new(variant, start),
            path: vec![(NodeId::START, None)],
            tags: Vec::new(),
            control: None,
            remarks: Vec::new(),
            broken: None,
            skips: false,
            branched: false,
            ending: None,
        }
    }

    /// Where the last move went.
    pub(in crate::game) fn last(&self) -> Option<Cell> {
        self.path.last().and_then(|last| last.1)
    }

    pub(in crate::game) fn tag(&mut self, name: &str, value: &str) {
        self.tags.push((name.to_owned(), value.to_owned()));
    }

    /// When the game began: the day, and the time of the day.
    pub(in crate::game) fn began(&mut self, (day, time): (String, String)) {
        self.tag("Date", &day);
        self.tag("Time", &time);
    }

    /// How much time there was.
    pub(in crate::game) fn timed(&mut self, control: Control) {
        self.control = Some(control);
        self.tag("TimeControl", &control.text());
    }

    fn node(&self) -> NodeId {
        self.path.last().map_or(NodeId::START, |last| last.0)
    }

    pub(in crate::game) fn mended(&mut self, at: usize, fault: TextFault) {
        self.remark(at, |place| Remark::Mended(place, fault));
    }

    /// Tells something of a place, which is looked for only if it is told: that takes as long as the text before it.
    fn remark(&mut self, at: usize, remark: impl FnOnce(TextPlace) -> Remark) {
        if self.remarks.len() < MOST_REMARKS {
            self.remarks.push(remark(TextPlace::of(self.text, at)));
        }
    }

    /// Says something of the last move, or of the game before the first.
    pub(in crate::game) fn say(&mut self, comment: &str, at: usize) {
        let node = self.node();
        let mut notes = self.builder.notes(node).clone();
        join(&mut notes.after, comment);
        if notes.after.len() > MAX_COMMENT && notes.after.chars().count() > MAX_COMMENT {
            self.remark(at, Remark::Cut);
        }
        self.builder.annotate(node, notes);
    }

    /// Plays a move; false if there are too many of them.
    pub(in crate::game) fn play(&mut self, mv: Move) -> bool {
        let Some(node) = self.builder.play(mv) else { return false };
        self.path.push((node, Some(mv.to())));
        true
    }

    pub(in crate::game) fn spent(&mut self, spent: Duration, all: Option<Duration>) {
        let node = self.node();
        if node != NodeId::START {
            time::note(&mut self.builder, node, spent, all, self.control);
        }
    }

    /// Keeps a move that cannot be read as a comment, and all that follows it in its line.
    pub(in crate::game) fn keep(&mut self, text: &str, at: usize, why: NoMove) {
        let span = at..at + text.len();
        let (variant, position) = (self.builder.variant(), self.builder.position());
        let fault = match why {
            NoMove::Unknown => TextFault::no_move(text, position, variant),
            NoMove::Several(moves) => {
                let moves: Vec<String> = moves.iter().map(|&mv| move_text(variant, mv)).collect();
                TextFault::ambiguous(text, moves.join(", "))
            }
        };
        self.lose(text, span, fault);
    }

    /// The game has more moves than can be kept.
    pub(in crate::game) fn keep_many(&mut self, text: &str, at: usize) {
        self.lose(text, at..at + text.len(), TextFault::ManyMoves(MAX_MOVES));
    }

    fn lose(&mut self, text: &str, span: Range<usize>, fault: TextFault) {
        self.say(text, span.start);
        self.remark(span.start, |place| Remark::Kept(place, fault.clone()));
        self.broken.get_or_insert(Broken { span, fault });
        self.skips = true;
    }

    /// Goes back to before a move of the line, counted from 1, for a variation; false if the line has no such move.
    pub(in crate::game) fn branch(&mut self, ply: usize) -> bool {
        self.branched = true;
        let known = (1..=self.path.len()).contains(&ply);
        self.skips = !known;
        if known {
            self.path.truncate(ply);
            let node = self.node();
            self.builder.back_to(node);
        }
        known
    }

    /// How the line ends. What a variation ends with is a comment.
    pub(in crate::game) fn ends(&mut self, ending: Ending, at: usize) {
        if self.branched {
            self.say(ending.kif(), at);
        } else if !self.skips {
            self.ending = Some(ending);
        }
    }

    pub(in crate::game) fn finish(self, further: bool) -> ReadAs {
        let mut game = self.builder.finish_at_end();
        let mut remarks = self.remarks;
        self.tags.iter().for_each(|(name, value)| game.set_tag(name, value));
        self.ending.into_iter().for_each(|ending| end(&mut game, ending));
        remarks.extend(further.then_some(Remark::FirstOnly));
        ReadAs { loaded: Loaded { game, remarks, further }, doubtful: false, trouble: self.broken }
    }
}
