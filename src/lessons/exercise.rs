//! One exercise: a board, what is to be done on it, an attempt at it, and the shortest way through it. The learner has White and moves
//! again and again.

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{in_check, moves_past_goals, no_moves, pseudo_moves};
use nestmate_core::variant::{KindSet, Side, Variant};
use rustc_hash::FxHashSet;

pub const LEARNER: Side = Side::White;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    Stars,
    /// Take the pieces on the stars; every move must take one.
    Captures,
    Become(KindSet),
    /// Put a piece of the reserve on every star.
    Drops,
    /// Put a piece of the reserve where it can come to every star.
    DropAndGo,
    Freeze(CellSet),
    Thaw(CellSet),
    Check,
    /// The enemy's King is mated, at once.
    Mate,
    /// The enemy's King is mated in at most so many moves, each of which is answered as well as can be. So a win is proved.
    Win(u32),
    /// The enemy's King is mated in any number of moves, each of which is answered as a beginner does.
    Beat,
    /// Nothing is moved.
    Do(Deed),
}

/// What is done to the board, not on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A layer is seen alone, the board folded to it where it can be.
    Alone(usize),
    /// One of some cells is pointed at.
    Point(CellSet),
}

/// How much of the board is seen around the lattice that an exercise is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// The lattice alone, folded to the board of the familiar game.
    Alone,
    /// The whole board, the other lattices faint.
    Dimmed,
    Whole,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inside {
    pub layer: usize,
    /// What is seen before the first move. Every move unfolds the board by one stage.
    pub first: Stage,
}

#[derive(Clone, Debug)]
pub struct Exercise {
    /// The board at first. It need not have Kings.
    pub start: Position,
    pub goal: Goal,
    /// The stars; none where the goal is about something else.
    pub stars: CellSet,
    /// The learner's pieces that may move, beside pieces that have just become something else.
    pub movers: KindSet,
    pub from: CellSet,
    /// The fewest moves that it takes.
    pub par: u32,
    pub inside: Option<Inside>,
}

/// What was just done to the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noticed {
    Alone(usize),
    Point(Cell),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    Open,
    Solved,
    /// It was to be done at once, and was not.
    Missed,
}

#[derive(Clone, Debug)]
pub struct Attempt {
    pub position: Position,
    /// The stars that are left.
    pub stars: CellSet,
    pub moves: u32,
    pub standing: Standing,
    /// How the enemy answered the last move, where it does.
    pub answer: Option<Move>,
}

impl Exercise {
    /// How much of the board is seen after some moves; all of it in most exercises.
    pub fn stage(&self, moves: u32) -> Option<(usize, Stage)> {
        let inside = self.inside?;
        let stages = [Stage::Alone, Stage::Dimmed, Stage::Whole];
        let seen = stages.into_iter().filter(|&stage| stage >= inside.first).nth(moves as usize).unwrap_or(Stage::Whole);
        Some((inside.layer, seen))
    }

    /// The stars for an attempt of so many moves: three for the fewest, two for a few more, one for any.
    pub fn rating(&self, moves: u32) -> u8 {
        if moves <= self.par {
            3
        } else if moves <= self.par + 1 + self.par / 3 {
            2
        } else {
            1
        }
    }

    /// What is to be done to the board, where nothing is to be moved.
    pub fn deed(&self) -> Option<Deed> {
        if let Goal::Do(deed) = self.goal { Some(deed) } else { None }
    }

    /// Whether a legal move is one that the exercise lets the learner make.
    fn lets(&self, position: &Position, mv: Move) -> bool {
        let takes = !mv.is_drop() && (position.at(mv.to()).is_of(LEARNER.other()) || mv.takes_in_passing());
        let moves = !mv.is_drop() && self.movers.contains(position.at(mv.from()).kind()) && self.from.contains(mv.from());
        match self.goal {
            Goal::Captures => takes && moves,
            Goal::Drops => mv.is_drop() && self.stars.contains(mv.to()),
            Goal::DropAndGo | Goal::Thaw(_) | Goal::Check | Goal::Win(_) | Goal::Beat => moves || mv.is_drop(),
            Goal::Stars | Goal::Become(_) | Goal::Freeze(_) | Goal::Mate => moves,
            Goal::Do(_) => false,
        }
    }
}

impl Attempt {
    /// How many of an exercise's first moves solve it at once.
    pub(super) fn solved_at_once(variant: &Variant, exercise: &Exercise) -> usize {
        Self::first_moves(variant, exercise, |attempt| attempt.standing == Standing::Solved)
    }

    /// How many of the first moves lead to mate with the second.
    pub(super) fn ways_to_win(variant: &Variant, exercise: &Exercise) -> usize {
        let wins = |attempt: &Self| attempt.standing == Standing::Open && mates_at_once(&attempt.position, variant);
        Self::first_moves(variant, exercise, wins)
    }

    fn first_moves(variant: &Variant, exercise: &Exercise, counts: impl Fn(&Self) -> bool) -> usize {
        let first = Self::new(exercise);
        let counts = |&mv: &Move| {
            let mut attempt = first.clone();
            attempt.play(variant, exercise, mv);
            counts(&attempt)
        };
        first.legal(variant, exercise).into_iter().filter(counts).count()
    }

    pub fn new(exercise: &Exercise) -> Self {
        Self { position: exercise.start.clone(), stars: exercise.stars, moves: 0, standing: Standing::Open, answer: None }
    }

    pub fn legal(&self, variant: &Variant, exercise: &Exercise) -> Vec<Move> {
        if self.standing != Standing::Open {
            return Vec::new();
        }
        let mut moves = moves(&self.position, variant);
        moves.retain(|&mv| exercise.lets(&self.position, mv));
        moves
    }

    /// Makes one of the moves of [`Attempt::legal`]; then it is the learner's turn again.
    pub fn play(&mut self, variant: &Variant, exercise: &Exercise, mv: Move) {
        self.position.play(variant, mv);
        self.moves += 1;
        self.stars.remove(mv.to());
        self.standing = match exercise.goal {
            _ if self.is_done(variant, exercise, mv) => Standing::Solved,
            Goal::Mate => Standing::Missed,
            Goal::Win(most) if self.moves >= most => Standing::Missed,
            _ => Standing::Open,
        };
        let open = self.standing == Standing::Open;
        self.answer = match exercise.goal {
            Goal::Win(_) if open => answer(&self.position, variant),
            Goal::Beat if open => easy_answer(&self.position, variant),
            _ => None,
        };
        if let Some(answer) = self.answer {
            self.position.play(variant, answer);
        } else {
            if open && matches!(exercise.goal, Goal::Win(_) | Goal::Beat) {
                // Nothing can be moved, and it is no mate.
                self.standing = Standing::Missed;
            }
            self.position.make_null(variant);
        }
        self.position.forget();
    }

    /// Notes that the board was changed or pointed at; true if that was to be done.
    pub fn notice(&mut self, exercise: &Exercise, done: Noticed) -> bool {
        let wanted = match (exercise.deed(), done) {
            (Some(Deed::Alone(layer)), Noticed::Alone(seen)) => layer == seen,
            (Some(Deed::Point(cells)), Noticed::Point(cell)) => cells.contains(cell),
            _ => false,
        };
        let done = wanted && self.standing == Standing::Open;
        if done {
            (self.moves, self.standing) = (1, Standing::Solved);
        }
        done
    }

    /// Whether the move just made, with the enemy's turn to come, has done it.
    fn is_done(&self, variant: &Variant, exercise: &Exercise, mv: Move) -> bool {
        let enemy = LEARNER.other();
        let frozen = |cell: Cell, side: Side| self.position.at(cell).is_of(side) && self.position.is_frozen(variant, cell);
        match exercise.goal {
            Goal::Stars | Goal::Captures | Goal::Drops | Goal::DropAndGo => self.stars.is_empty(),
            Goal::Become(kinds) => !mv.is_plain() && !mv.is_drop() && kinds.contains(self.position.at(mv.to()).kind()),
            Goal::Freeze(cells) => cells.iter().any(|cell| frozen(cell, enemy)),
            Goal::Thaw(cells) => !cells.iter().any(|cell| frozen(cell, LEARNER)),
            Goal::Check => in_check(&self.position, variant, enemy),
            Goal::Mate | Goal::Win(_) | Goal::Beat => is_mate(&self.position, variant, mv),
            Goal::Do(_) => false,
        }
    }
}

fn is_mate(position: &Position, variant: &Variant, mv: Move) -> bool {
    in_check(position, variant, LEARNER.other())
        && moves_past_goals(position, variant).is_empty()
        && no_moves(position, variant, Some(mv)).winner == Some(LEARNER)
}

fn mates_at_once(position: &Position, variant: &Variant) -> bool {
    moves(position, variant).into_iter().any(|mv| is_mate(&position.after(variant, mv), variant, mv))
}

/// How the enemy answers: out of a mate at once if it can, and best by a capture.
fn answer(position: &Position, variant: &Variant) -> Option<Move> {
    let mut answers = moves(position, variant);
    answers.sort_by_key(|mv| position.at(mv.to()).is_none());
    let escapes = |&mv: &Move| !mates_at_once(&position.after(variant, mv), variant);
    answers.iter().copied().find(escapes).or_else(|| answers.first().copied())
}

/// How a beginner answers: by a capture if there is one, and not by the best of them; the same every time.
fn easy_answer(position: &Position, variant: &Variant) -> Option<Move> {
    let (captures, others): (Vec<Move>, Vec<Move>) = moves(position, variant).into_iter().partition(|mv| position.takes(variant, *mv));
    let answers = if captures.is_empty() { others } else { captures };
    let count = u64::try_from(answers.len()).ok().filter(|&count| count > 0)?;
    usize::try_from(position.hash() % count).ok().and_then(|at| answers.get(at).copied())
}

/// The moves that the rules allow the side to move, whatever would end a game. Without a King there is nothing to be looked out for.
pub fn moves(position: &Position, variant: &Variant) -> Vec<Move> {
    if has_royal(position, variant, position.side()) {
        return moves_past_goals(position, variant);
    }
    let mut moves = Vec::new();
    pseudo_moves(position, variant, &mut moves);
    moves
}

pub fn is_checked(position: &Position, variant: &Variant, side: Side) -> bool {
    has_royal(position, variant, side) && in_check(position, variant, side)
}

fn has_royal(position: &Position, variant: &Variant, side: Side) -> bool {
    position.pieces(side).iter().any(|cell| variant.kind(position.at(cell).kind()).royal)
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solution {
    Shortest(Vec<Move>),
    None,
    /// None was found before the search had to end.
    Unknown,
}

impl Solution {
    pub fn moves(&self) -> Option<&[Move]> {
        match self {
            Self::Shortest(moves) => Some(moves),
            Self::None | Self::Unknown => None,
        }
    }
}

/// How an attempt was reached: from which one, by which move.
struct SolveNode {
    parent: usize,
    mv: Move,
}

/// Looks for a shortest way from an attempt to the goal; at most `most` different boards are looked at.
pub fn solve(variant: &Variant, exercise: &Exercise, attempt: &Attempt, most: usize) -> Solution {
    let Goal::Win(last) = exercise.goal else { return search(variant, exercise, attempt, most) };
    // What comes too late is not answered, which would take long to find out.
    for limit in attempt.moves + 1..last {
        let sooner = Exercise { goal: Goal::Win(limit), ..exercise.clone() };
        let way = search(variant, &sooner, attempt, most);
        if way != Solution::None {
            return way;
        }
    }
    search(variant, exercise, attempt, most)
}

fn search(variant: &Variant, exercise: &Exercise, attempt: &Attempt, most: usize) -> Solution {
    if attempt.standing != Standing::Open {
        return if attempt.standing == Standing::Solved { Solution::Shortest(Vec::new()) } else { Solution::None };
    }
    let stars: Vec<Cell> = exercise.stars.iter().collect();
    let mut seen = FxHashSet::default();
    seen.insert(key(attempt, &stars));
    let mut nodes = vec![SolveNode { parent: 0, mv: Move::NONE }];
    let mut front = vec![(0, attempt.clone())];
    while !front.is_empty() {
        let mut next = Vec::new();
        for (index, from) in front {
            for mv in from.legal(variant, exercise) {
                let mut to = from.clone();
                to.play(variant, exercise, mv);
                if to.standing == Standing::Missed || !seen.insert(key(&to, &stars)) {
                    continue;
                }
                nodes.push(SolveNode { parent: index, mv });
                if to.standing == Standing::Solved {
                    return Solution::Shortest(line(&nodes));
                }
                if nodes.len() > most {
                    return Solution::Unknown;
                }
                next.push((nodes.len() - 1, to));
            }
        }
        front = next;
    }
    Solution::None
}

/// What tells one state of an attempt from another.
fn key(attempt: &Attempt, stars: &[Cell]) -> (u64, u64) {
    // No exercise has more stars than bits.
    let left = stars.iter().fold(0, |left, &star| left << 1 | u64::from(attempt.stars.contains(star)));
    (attempt.position.hash(), left)
}

fn line(nodes: &[SolveNode]) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut at = nodes.len() - 1;
    while at > 0 {
        moves.push(nodes[at].mv);
        at = nodes[at].parent;
    }
    moves.reverse();
    moves
}
