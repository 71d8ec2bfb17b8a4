//! The puzzle that is being solved: how far the user has come with it, and what is told of it.

use std::time::{Duration, Instant};

use nestmate_core::game::Game;
use nestmate_core::position::Move;
use nestmate_core::variant::{Side, Variant};
use nestmate_text::named_side;
use nestmate_text::words::{key, say};

use super::PuzzleOutcome;
use crate::app::advice::findings::Verdict;
use crate::app::advice::reason::{MoveReason, Question};
use crate::app::learn::open::Help;
use crate::app::lens::Layers;
use crate::app::naming::Naming;
use crate::app::words::hinted;
use crate::app::written::{MoveSentence, WrittenMove};
use crate::puzzles::{OpenedPuzzle, Puzzle, Theme, wins_at_once};
use crate::storage::PracticeItem;

/// How long the position can be seen before the opponent's move, how long each move that comes by itself waits, and how long a wrong move
/// stays on the board.
const FIRST: Duration = Duration::from_millis(700);
const REPLY: Duration = Duration::from_millis(500);
const WRONG: Duration = Duration::from_millis(1600);

/// How long each position of a solution can be seen before its next move.
const SHOW: Duration = Duration::from_millis(1500);

/// How long the answer to a wrong move stays on the board; it comes after a while.
const REFUTED: Duration = Duration::from_millis(3200);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrialStanding {
    Coming,
    Asked,
    /// This move was tried, and is wrong; another is wanted.
    Wrong(Move),
    Showing,
    Solved,
    Shown,
}

#[derive(Clone, Debug)]
pub struct Trial {
    item: PracticeItem,
    pub puzzle: Puzzle,
    pub(in crate::app) opened: OpenedPuzzle,
    /// How many of its moves have been made; a solution that is shown has all of them, wherever in it the board is.
    done: usize,
    pub standing: TrialStanding,
    /// What is answered to the wrong move, once that has been found, and whether it ends the game.
    pub(in crate::app) refutation: Option<(Move, bool)>,
    pub(in crate::app) next: Option<Instant>,
    told: Help,
    tries: u32,
    hints: u32,
    noted: bool,
    /// Why the first right move is right, once that is known.
    pub(in crate::app) why: Option<MoveReason>,
    asked_why: bool,
    pub(in crate::app) layers: Layers,
}

impl Trial {
    pub(in crate::app) fn new(item: PracticeItem, puzzle: Puzzle, opened: OpenedPuzzle, layers: Layers) -> Self {
        let (standing, next) = (TrialStanding::Coming, Some(Instant::now() + FIRST));
        let (refutation, told, noted, why, asked_why) = (None, Help::Nothing, false, None, false);
        Self { item, puzzle, opened, done: 0, standing, refutation, next, told, tries: 0, hints: 0, noted, why, asked_why, layers }
    }

    /// The same from the beginning. What has been noted of it is not noted again, nor is a hint forgotten.
    pub(in crate::app) fn again(&self) -> Self {
        let fresh = Self::new(self.item.clone(), self.puzzle.clone(), self.opened.clone(), self.layers.clone());
        Self { tries: self.tries, hints: self.hints, noted: self.noted, ..fresh }
    }

    pub fn game(&self) -> &str {
        self.item.game()
    }

    pub fn solver(&self) -> Side {
        self.opened.solver()
    }

    pub fn asks(&self) -> bool {
        matches!(self.standing, TrialStanding::Asked | TrialStanding::Wrong(_))
    }

    pub fn is_over(&self) -> bool {
        matches!(self.standing, TrialStanding::Solved | TrialStanding::Shown)
    }

    /// Whether it is over or the solution is being shown, so that nothing about it has to be kept from the user.
    pub fn is_revealed(&self) -> bool {
        self.is_over() || self.standing == TrialStanding::Showing
    }

    pub(in crate::app) fn is_begun(&self) -> bool {
        self.done > 1
    }

    pub(in crate::app) fn expected(&self) -> Option<Move> {
        self.opened.moves.get(self.done).copied()
    }

    pub fn hint(&self) -> Option<(Move, Help)> {
        let told = self.told;
        self.expected().filter(|_| self.asks() && told > Help::Nothing).map(|mv| (mv, told))
    }

    pub(in crate::app) fn tell_more(&mut self) -> bool {
        if self.asks() {
            self.told = if self.told == Help::Nothing { Help::Piece } else { Help::Move };
            self.hints += 1;
        }
        self.asks()
    }

    /// Whether it is time for that; it is then up to the caller.
    pub(in crate::app) fn is_due(&mut self) -> bool {
        self.next.take_if(|next| *next <= Instant::now()).is_some()
    }

    pub(in crate::app) fn advance(&mut self) {
        self.done += 1;
        self.told = Help::Nothing;
        // The opponent's moves are those at even places.
        let replies = self.done.is_multiple_of(2);
        self.standing = match self.expected() {
            None => TrialStanding::Solved,
            Some(_) if replies => TrialStanding::Coming,
            Some(_) => TrialStanding::Asked,
        };
        self.next = (self.standing == TrialStanding::Coming).then(|| Instant::now() + REPLY);
    }

    pub(in crate::app) fn win(&mut self) {
        (self.standing, self.next, self.told) = (TrialStanding::Solved, None, Help::Nothing);
    }

    pub(in crate::app) fn miss(&mut self, mv: Move) {
        self.tries += 1;
        (self.standing, self.refutation) = (TrialStanding::Wrong(mv), None);
        self.next = Some(Instant::now() + WRONG);
    }

    /// Notes what is answered to the wrong move. True if the board may still show it.
    pub(in crate::app) fn refute(&mut self, reply: Move, ends: bool) -> bool {
        self.refutation = Some((reply, ends));
        let shown = self.next.is_some();
        if shown {
            self.next = Some(Instant::now() + REFUTED);
        }
        shown
    }

    pub(in crate::app) fn take_back(&mut self) {
        if let TrialStanding::Wrong(_) = self.standing {
            self.next = None;
        }
    }

    /// Begins to show the solution; gives back the moves that are still to be made, none if nothing is left to be shown.
    pub(in crate::app) fn show(&mut self) -> Vec<Move> {
        if self.is_revealed() {
            return Vec::new();
        }
        let rest = self.opened.moves[self.done..].to_vec();
        self.done = self.opened.moves.len();
        (self.standing, self.next, self.told) = (TrialStanding::Showing, Some(Instant::now() + FIRST), Help::Nothing);
        self.hints += 1;
        rest
    }

    /// Notes that the solution that is shown has gone on by one move, and whether that was the last one.
    pub(in crate::app) fn show_on(&mut self, last: bool) {
        if last {
            return self.stop_showing();
        }
        self.next = Some(Instant::now() + SHOW);
    }

    pub(in crate::app) fn stop_showing(&mut self) {
        if self.standing == TrialStanding::Showing {
            (self.standing, self.next) = (TrialStanding::Shown, None);
        }
    }

    /// Whether it is time to ask why the first right move is right: once, as soon as nobody has to find it any more.
    pub(in crate::app) fn wants_why(&mut self) -> bool {
        // A move that wins otherwise needs no reason.
        self.is_revealed() && self.expected().is_none() && !std::mem::replace(&mut self.asked_why, true)
    }

    pub(in crate::app) fn question(&self, variant: &Variant) -> Option<Question> {
        let wanted = self.asked_why && self.is_revealed() && self.why.is_none();
        if wanted { question(variant, &self.opened) } else { None }
    }

    pub(super) fn outcome(&self) -> PuzzleOutcome {
        PuzzleOutcome {
            id: self.puzzle.id.clone(),
            item: self.item.clone(),
            level: self.puzzle.level,
            solved: self.standing == TrialStanding::Solved,
            tries: self.tries,
            hints: self.hints,
        }
    }

    /// How it has gone, the first time that this can be said: it is over, or it is given up after something was tried.
    pub(in crate::app) fn take_outcome(&mut self, given_up: bool) -> Option<PuzzleOutcome> {
        let told = self.is_over() || self.standing == TrialStanding::Showing || given_up && self.tries + self.hints > 0;
        if self.noted || !told {
            return None;
        }
        self.noted = true;
        Some(self.outcome())
    }
}

/// What is asked to learn why the solution of a puzzle is right.
pub(in crate::app) fn question(variant: &Variant, opened: &OpenedPuzzle) -> Option<Question> {
    let (last, line) = opened.moves.split_last().map(|(last, rest)| (*last, rest.len()))?;
    let ends = wins_at_once(variant, &opened.after(variant, line), last);
    let moves = u32::try_from(opened.moves.len() / 2).unwrap_or(u32::MAX);
    let verdict = if ends { Verdict::Win(opened.solver(), moves) } else { Verdict::Centipawns(0) };
    let (position, line) = (opened.after(variant, 1), opened.moves[1..].to_vec());
    Some(Question { position, line, verdict, second: None, threat: None })
}

/// What is asked of whoever solves a puzzle. Where a mate is the answer, other moves may win as surely.
pub(in crate::app) fn asked(variant: &Variant, puzzle: &Puzzle, solver: Side) -> String {
    let mates = puzzle.themes.iter().any(|theme| matches!(theme, Theme::MateIn(_)));
    say!(if mates { key!("puzzle-ask-mate") } else { key!("puzzle-ask") }, side = named_side(variant, solver))
}

pub(in crate::app) fn puzzle_words(trial: &Trial, game: &Game, naming: Naming<'_>) -> MoveSentence {
    let solver = trial.solver();
    let words = match trial.standing {
        TrialStanding::Coming if trial.is_begun() => say!("puzzle-right").to_owned(),
        TrialStanding::Coming => say!("puzzle-coming", side = named_side(naming.variant, solver.other())),
        TrialStanding::Asked if trial.is_begun() => say!("puzzle-go-on", side = named_side(naming.variant, solver)),
        TrialStanding::Asked => asked(naming.variant, &trial.puzzle, solver),
        TrialStanding::Wrong(mv) => match trial.refutation {
            None => {
                let tried = WrittenMove::of(naming, game.position(), mv);
                return MoveSentence::new([tried], |[tried]| say!("puzzle-wrong", tried = tried));
            }
            Some((reply, ends)) => {
                let key = if ends { key!("puzzle-wrong-end") } else { key!("puzzle-wrong-reply") };
                let side = named_side(naming.variant, solver.other());
                let told = |[tried, reply]: [&str; 2]| say!(key, tried = tried, side = side, reply = reply);
                let after = game.position().after(naming.variant, mv);
                let moves = [WrittenMove::of(naming, game.position(), mv), WrittenMove::of(naming, &after, reply)];
                return MoveSentence::new(moves, told);
            }
        },
        TrialStanding::Showing => say!("puzzle-showing").to_owned(),
        TrialStanding::Shown => say!("puzzle-shown").to_owned(),
        TrialStanding::Solved => {
            // The line has not been played to its end.
            let otherwise = trial.expected().is_some();
            let outcome = trial.outcome();
            let key = match (outcome.tries, outcome.hints) {
                _ if otherwise => key!("puzzle-solved-otherwise"),
                (0, 0) => key!("puzzle-solved"),
                (0, _) => key!("puzzle-solved-helped"),
                (_, _) => key!("puzzle-solved-later"),
            };
            say(key).to_owned()
        }
    };
    words.into()
}

pub(in crate::app) fn puzzle_hint(trial: &Trial, game: &Game, naming: Naming<'_>) -> Option<MoveSentence> {
    hinted(game.position(), naming, trial.hint()?)
}
