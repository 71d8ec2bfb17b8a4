//! A line of play looked at on the board without being played.

use std::time::{Duration, Instant};

use super::state::App;
use crate::game::Step;
use crate::position::{Move, Position};
use crate::rules::{in_check, legal_moves};
use crate::variant::Variant;

/// How long each move of a line that plays by itself stays on the board.
const PACE: Duration = Duration::from_millis(900);

/// A line that is shown move by move on the board.
#[derive(Clone, Debug)]
pub(super) struct Preview {
    base: Position,
    line: Vec<Move>,
    at: usize,
    /// Whether it only lasts while the pointer is over it.
    peek: bool,
    /// The position after the moves shown.
    position: Position,
    /// When the next move comes by itself.
    next: Option<Instant>,
}

impl Preview {
    /// A line after a position, shown as it is after its last move.
    pub(super) fn peek(variant: &Variant, base: &Position, line: Vec<Move>) -> Self {
        let line = legal_part(variant, base, line);
        let at = line.len();
        let mut preview = Self { base: base.clone(), line, at: 0, peek: true, position: base.clone(), next: None };
        preview.go_to(variant, at);
        preview
    }

    /// A line after a position that plays by itself.
    pub(super) fn play(variant: &Variant, base: &Position, line: Vec<Move>) -> Self {
        let line = legal_part(variant, base, line);
        Self { base: base.clone(), line, at: 0, peek: false, position: base.clone(), next: Some(Instant::now() + PACE) }
    }

    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    /// The move that led to the position shown.
    pub(super) fn last(&self) -> Option<Move> {
        self.at.checked_sub(1).and_then(|at| self.line.get(at)).copied()
    }

    /// The move that comes next.
    pub(super) fn coming(&self) -> Option<Move> {
        self.line.get(self.at).copied()
    }

    fn go_to(&mut self, variant: &Variant, at: usize) {
        self.at = at.min(self.line.len());
        self.position = self.base.clone();
        for &mv in &self.line[..self.at] {
            self.position.make(variant, mv);
        }
        self.position.forget();
    }
}

/// The moves of a line as far as they are legal one after the other.
fn legal_part(variant: &Variant, base: &Position, mut line: Vec<Move>) -> Vec<Move> {
    let mut position = base.clone();
    let wrong = line.iter().position(|&mv| {
        let legal = legal_moves(&position, variant).contains(&mv);
        if legal {
            position.make(variant, mv);
        }
        !legal
    });
    line.truncate(wrong.unwrap_or(line.len()));
    line
}

/// How far a line on the board has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Previewed {
    /// How many of its moves are shown.
    pub at: usize,
    /// How many it has.
    pub of: usize,
    /// Whether it only lasts while the pointer is over it.
    pub peek: bool,
}

impl App {
    /// How far the line has come that is shown on the board without being played.
    #[must_use]
    pub fn previewed(&self) -> Option<Previewed> {
        self.preview.as_ref().map(|preview| Previewed { at: preview.at, of: preview.line.len(), peek: preview.peek })
    }

    /// The moves shown on the board that are only looked at in passing.
    #[must_use]
    pub fn peeked(&self) -> Option<&[Move]> {
        self.preview.as_ref().filter(|preview| preview.peek).map(|preview| &preview.line[..preview.at])
    }

    /// How long nothing will happen by itself; `None` if nothing ever does.
    #[must_use]
    pub fn rest(&self) -> Option<Duration> {
        let preview = self.preview.as_ref().and_then(|preview| preview.next);
        let preview = preview.map(|next| next.saturating_duration_since(Instant::now()));
        preview.into_iter().chain(self.clock_rest()).min()
    }

    /// The position that the board shows.
    pub(super) fn shown(&self) -> &Position {
        if let Some(open) = self.exercise() {
            return &open.attempt().position;
        }
        match &self.editor {
            Some(editor) => editor.draft().picture(),
            None => self.preview.as_ref().map_or_else(|| self.game.position(), Preview::position),
        }
    }

    /// Whether the side to move is in check in the position that the board shows.
    pub(super) fn shown_check(&self) -> bool {
        if let Some(editor) = &self.editor {
            let picture = editor.draft().picture();
            return editor.wrong().is_none() && in_check(picture, self.variant(), picture.side());
        }
        match &self.preview {
            Some(preview) => in_check(&preview.position, self.variant(), preview.position.side()),
            None => self.game.tree().check(self.game.current()),
        }
    }

    /// Shows the position after some moves while the pointer is over them; nothing ends it.
    pub(super) fn peek(&mut self, moves: Option<Vec<Move>>) {
        match moves {
            Some(moves) => {
                self.preview = Some(Preview::peek(self.game.variant(), self.game.position(), moves));
            }
            None if self.peeked().is_some() => self.preview = None,
            None => {}
        }
    }

    /// Steps through the line that is shown, which then no longer goes on by itself. False if none is shown.
    pub(super) fn step_preview(&mut self, step: Step) -> bool {
        let variant = self.game.variant().clone();
        let Some(preview) = self.preview.as_mut().filter(|preview| !preview.peek) else { return false };
        let at = match step {
            Step::Start => 0,
            Step::Back => preview.at.saturating_sub(1),
            Step::Forward => preview.at + 1,
            Step::End => preview.line.len(),
            _ => return false,
        };
        preview.next = None;
        preview.go_to(&variant, at);
        true
    }

    /// Lets the line go on if it is time.
    pub(super) fn play_preview(&mut self) {
        let variant = self.game.variant().clone();
        let now = Instant::now();
        let Some(preview) = self.preview.as_mut().filter(|preview| preview.next.is_some_and(|next| next <= now)) else { return };
        preview.go_to(&variant, preview.at + 1);
        preview.next = preview.coming().map(|_| now + PACE);
    }
}
