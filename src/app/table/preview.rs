//! A line of play looked at on the board without being played.

use std::time::{Duration, Instant};

use nestmate_core::game::{Game, NodeId, Step};
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::{Side, Variant};

use crate::app::written::Deed;

/// How long each move of a line that plays by itself stays on the board.
const PACE: Duration = Duration::from_millis(900);

#[derive(Clone, Debug)]
pub(in crate::app) struct Preview {
    /// The moves of the game that led to where it begins.
    led: Vec<Move>,
    pub(in crate::app) base: Position,
    line: Vec<Move>,
    at: usize,
    pub(in crate::app) peek: bool,
    pub(in crate::app) position: Position,
    /// What the move did that led to it.
    deed: Option<Deed>,
    next: Option<Instant>,
}

impl Preview {
    /// Shows how a line begins, which is then stepped through.
    pub(in crate::app) fn still(game: &Game, node: NodeId, line: Vec<Move>) -> Self {
        let base = if node == game.current() { game.position().clone() } else { game.position_at(node) };
        let line = legal_part(game.variant(), &base, line);
        Self { led: game.moves_to(node), position: base.clone(), base, line, at: 0, peek: false, deed: None, next: None }
    }

    /// Shows where a line leads that begins at a place of the game.
    pub(in crate::app) fn peek(game: &Game, node: NodeId, line: Vec<Move>) -> Self {
        let mut preview = Self { peek: true, ..Self::still(game, node, line) };
        preview.go_to(game.variant(), preview.line.len());
        preview
    }

    pub(in crate::app) fn play(game: &Game, line: Vec<Move>) -> Self {
        Self { next: Some(Instant::now() + PACE), ..Self::still(game, game.current(), line) }
    }

    pub(in crate::app) fn follow(game: &Game, line: Vec<Move>) -> Self {
        let mut preview = Self::play(game, line);
        preview.go_to(game.variant(), 1);
        preview.next = preview.coming().and(preview.next);
        preview
    }

    /// The move that led to what is shown, of the line or of the game before it.
    pub(in crate::app) fn last(&self) -> Option<Move> {
        self.moves().last().or(self.led.last()).copied()
    }

    /// All moves that lead to what is shown, from the start of the game.
    pub(in crate::app) fn all_moves(&self) -> Vec<Move> {
        [&self.led, self.moves()].concat()
    }

    pub(in crate::app) fn coming(&self) -> Option<Move> {
        self.line.get(self.at).copied()
    }

    fn last_numbered(&self) -> Option<(u32, Side, Deed)> {
        let (deed, first) = (self.deed.clone()?, self.base.side().index());
        let half = self.at - 1 + first;
        let number = self.base.number().saturating_add(u32::try_from(half / 2).unwrap_or(u32::MAX));
        Some((number, if half.is_multiple_of(2) { Side::White } else { Side::Black }, deed))
    }

    pub(in crate::app) fn progress(&self) -> Previewed {
        Previewed { at: self.at, of: self.line.len(), peek: self.peek, last: self.last_numbered() }
    }

    pub(in crate::app) fn moves(&self) -> &[Move] {
        &self.line[..self.at]
    }

    /// How long nothing will happen by itself; `None` if nothing ever does.
    pub(in crate::app) fn rest(&self) -> Option<Duration> {
        self.next.map(|next| next.saturating_duration_since(Instant::now()))
    }

    /// Steps through the line, which then no longer goes on by itself. False if it is only peeked at, or the step is not along a line.
    pub(in crate::app) fn step(&mut self, variant: &Variant, step: Step) -> bool {
        if self.peek {
            return false;
        }
        let at = match step {
            Step::Start => 0,
            Step::Back => self.at.saturating_sub(1),
            Step::Forward => self.at + 1,
            Step::End => self.line.len(),
            Step::To(_) | Step::PreviousLine | Step::NextLine | Step::PreviousBranch | Step::NextBranch => return false,
        };
        self.next = None;
        self.go_to(variant, at);
        true
    }

    pub(in crate::app) fn play_on(&mut self, variant: &Variant) {
        let now = Instant::now();
        if self.next.is_some_and(|next| next <= now) {
            self.go_to(variant, self.at + 1);
            self.next = self.coming().map(|_| now + PACE);
        }
    }

    fn go_to(&mut self, variant: &Variant, at: usize) {
        self.at = at.min(self.line.len());
        (self.position, self.deed) = (self.base.clone(), None);
        for (at, &mv) in self.line[..self.at].iter().enumerate() {
            let before = (at + 1 == self.at).then(|| self.position.clone());
            self.position.play(variant, mv);
            self.deed = before.map(|before| Deed::new(&before, &self.position, variant, mv));
        }
        self.position.forget();
    }
}

fn legal_part(variant: &Variant, base: &Position, mut line: Vec<Move>) -> Vec<Move> {
    let mut position = base.clone();
    let wrong = line.iter().position(|&mv| {
        let legal = legal_moves(&position, variant).contains(&mv);
        if legal {
            position.play(variant, mv);
        }
        !legal
    });
    line.truncate(wrong.unwrap_or(line.len()));
    line
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Previewed {
    pub at: usize,
    pub of: usize,
    pub peek: bool,
    pub last: Option<(u32, Side, Deed)>,
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::{parse_move, start};

    use super::*;

    #[test]
    fn a_line_is_stepped_through_and_ends_where_it_stops_being_legal() {
        let variant = crate::shipped::library().get("fide-chess").expect("shipped");
        let base = start(&variant).expect("a start");
        let mv = |text| parse_move(&base, &variant, text).expect("legal");
        let game = Game::new(variant.clone(), base.clone());
        let mut preview = Preview::play(&game, vec![mv("e2e4"), mv("d2d4")]);
        assert_eq!(preview.progress(), Previewed { at: 0, of: 1, peek: false, last: None }, "White does not move twice");
        assert!(preview.step(&variant, Step::Forward) && preview.step(&variant, Step::Forward));
        assert_eq!((preview.last(), preview.coming(), preview.rest()), (Some(mv("e2e4")), None, None));
        assert_ne!(preview.position.hash(), base.hash());
        assert!(preview.step(&variant, Step::Start) && preview.position.hash() == base.hash());
        assert!(!preview.step(&variant, Step::NextBranch));
        let mut peek = Preview::peek(&game, game.current(), vec![mv("e2e4")]);
        assert!(peek.peek && peek.moves() == [mv("e2e4")] && !peek.step(&variant, Step::Back));
    }

    /// A line in the place of an earlier move knows nothing of what was played after that.
    #[test]
    fn a_line_from_an_earlier_place_begins_with_the_moves_that_led_there() {
        let variant = crate::shipped::library().get("fide-chess").expect("shipped");
        let mut game = Game::new(variant.clone(), start(&variant).expect("a start"));
        let mut played = Vec::new();
        for text in ["e2e4", "d7d5", "e4d5", "d8d5"] {
            let mv = parse_move(game.position(), &variant, text).expect("legal");
            played.push(mv);
            game.play(mv).expect("legal");
        }
        let node = game.tree().path(game.current())[2];
        let best = parse_move(&game.position_at(node), &variant, "b1c3").expect("legal");
        let mut preview = Preview::still(&game, node, vec![best]);
        assert_eq!((preview.last(), preview.all_moves()), (Some(played[1]), played[..2].to_vec()));
        preview.step(&variant, Step::Forward);
        assert_eq!((preview.last(), preview.all_moves()), (Some(best), vec![played[0], played[1], best]));
    }
}
