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
        self.builder.last_move().map(Move::to)
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
        let node = self.builder.node();
        let mut notes = self.builder.notes(node).clone();
        join(&mut notes.after, comment);
        if notes.after.len() > MAX_COMMENT && notes.after.chars().count() > MAX_COMMENT {
            self.remark(at, Remark::Cut);
        }
        self.builder.annotate(node, notes);
    }

    /// Plays a move; false if there are too many of them.
    pub(in crate::game) fn play(&mut self, mv: Move) -> bool {
        self.builder.play(mv).is_some()
    }

    /// Notes how long the last move took, and with how much all moves of its side took how much is left.
    pub(super) fn spent(&mut self, spent: Duration, all: Option<Duration>) {
        let node = self.builder.node();
        if node == NodeId::START {
            return;
        }
        if let (Some(Control::Fischer { main, increment }), Some(all)) = (self.control, all)
            && increment.is_zero()
            && let Some(left) = main.checked_sub(all)
        {
            self.builder.clock(node, left);
        } else if !spent.is_zero() {
            let mut notes = self.builder.notes(node).clone();
            notes.after = format!("{} {}", time::text(spent), notes.after);
            self.builder.annotate(node, notes);
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
        let known = ply.checked_sub(1).is_some_and(|moves| self.builder.back_to_ply(moves));
        self.skips = !known;
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
