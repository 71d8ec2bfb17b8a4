//! What a puzzle is about, read off its moves by the rules alone.

use std::collections::BTreeSet;

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::movegen::attackers_of;
use nestmate_core::position::{Gateway, Move, MoveKind, Position};
use nestmate_core::rules::{checked_royal, in_check};
use nestmate_core::variant::{Reserve, Side, Variant};
use nestmate_engine::Evaluator;

use crate::puzzles::{OpenedPuzzle, Theme, wins_at_once};

/// What counts as winning material, and as giving some up, in centipawns.
const WON: i32 = 60;
const GIVEN: i32 = 150;

/// How much more a piece must be worth than the one that attacks it to be a target although it is guarded, and how much if it is not.
const WORTHIER: i32 = 50;
const WORTH: i32 = 80;

struct LineStep {
    before: Position,
    mv: Move,
    after: Position,
    taken: Vec<Cell>,
}

struct Reading<'a> {
    variant: &'a Variant,
    evaluator: &'a Evaluator<'a>,
    solver: Side,
    /// All moves after the opponent's first: the solver's at even places.
    steps: Vec<LineStep>,
}

/// The themes of a puzzle, in their order. `saves` says that it comes to no more than an even game.
pub(super) fn themes(variant: &Variant, evaluator: &Evaluator<'_>, opened: &OpenedPuzzle, saves: bool) -> Vec<Theme> {
    let reading = Reading::new(variant, evaluator, opened);
    let mut found = BTreeSet::new();
    let mates = reading.ending(&mut found);
    if saves && !mates {
        found.insert(Theme::Defence);
    }
    if in_check(&reading.steps[0].before, variant, reading.solver) {
        found.insert(Theme::Evasion);
    }
    reading.first_move(&mut found);
    for step in reading.own() {
        reading.freezing(step, &mut found);
        reading.taking(step, &mut found);
        reading.checking(step, &mut found);
        found.extend(deed(step.mv));
    }
    if reading.forks() {
        found.insert(Theme::Fork);
    }
    if reading.gives_up() {
        found.insert(Theme::Sacrifice);
    }
    found.extend(reading.place());
    found.into_iter().collect()
}

fn deed(mv: Move) -> Option<Theme> {
    match mv.action() {
        MoveKind::Drop(_) | MoveKind::Gate(_, Gateway::Step) => Some(Theme::Drop),
        MoveKind::Promote(_) | MoveKind::Become(_) | MoveKind::Turn => Some(Theme::Promotion),
        MoveKind::Exchange(..) | MoveKind::Swap(_) | MoveKind::Restore(_) => Some(Theme::Exchange),
        MoveKind::Castle | MoveKind::Gate(..) => Some(Theme::Castling),
        MoveKind::Plain | MoveKind::Double | MoveKind::EnPassant | MoveKind::Pass | MoveKind::Twice(_) => None,
    }
}

impl<'a> Reading<'a> {
    fn new(variant: &'a Variant, evaluator: &'a Evaluator<'a>, opened: &OpenedPuzzle) -> Self {
        let mut position = opened.after(variant, 1);
        let mut steps = Vec::new();
        for &mv in &opened.moves[1..] {
            let (before, other) = (position.clone(), position.side().other());
            position.play(variant, mv);
            let taken = before.pieces(other).iter().filter(|&cell| !position.at(cell).is_of(other)).collect();
            steps.push(LineStep { before, mv, after: position.clone(), taken });
        }
        Self { variant, evaluator, solver: opened.solver(), steps }
    }

    fn own(&self) -> impl Iterator<Item = &LineStep> {
        self.steps.iter().step_by(2)
    }

    fn balance(&self, position: &Position) -> i32 {
        let of = |side: Side| {
            let board: i32 = position.pieces(side).iter().map(|cell| self.evaluator.value(position.at(cell).kind())).sum();
            let (held, reserve) = (position.reserves(), Reserve::of(side));
            let in_hand = held.kinds(reserve).map(|kind| self.evaluator.value(kind) * i32::from(held.count(reserve, kind)));
            board + in_hand.sum::<i32>()
        };
        of(self.solver) - of(self.solver.other())
    }

    /// How long it is and how it ends; whether with mate.
    fn ending(&self, found: &mut BTreeSet<Theme>) -> bool {
        let moves = self.steps.len().div_ceil(2);
        found.insert(match moves {
            1 => Theme::OneMove,
            2 => Theme::Short,
            _ => Theme::Long,
        });
        let (first, last) = (&self.steps[0], &self.steps[self.steps.len() - 1]);
        let mates = wins_at_once(self.variant, &last.before, last.mv);
        if mates {
            found.insert(Theme::MateIn(u8::try_from(moves).unwrap_or(u8::MAX)));
        } else if self.balance(&last.after) - self.balance(&first.before) >= WON {
            found.insert(Theme::Material);
        }
        mates
    }

    fn first_move(&self, found: &mut BTreeSet<Theme>) {
        let LineStep { mv, after, taken, .. } = &self.steps[0];
        let other = self.solver.other();
        if taken.is_empty() && deed(*mv).is_none() && !in_check(after, self.variant, other) {
            found.insert(Theme::Quiet);
        }
        if !taken.is_empty() && !self.is_attacked(after, mv.to(), other) {
            found.insert(Theme::Hanging);
        }
    }

    fn freezing(&self, step: &LineStep, found: &mut BTreeSet<Theme>) {
        let (own, other) = (self.solver, self.solver.other());
        let frozen = |position: &Position, side: Side| -> CellSet {
            position.pieces(side).iter().filter(|&cell| position.is_frozen(self.variant, cell)).collect()
        };
        let fresh = frozen(&step.after, other) & !frozen(&step.before, other);
        if !fresh.is_empty() {
            found.insert(Theme::Freeze);
        }
        let thawed = frozen(&step.before, own) & *step.after.pieces(own) & !frozen(&step.after, own);
        if !thawed.is_empty() {
            found.insert(Theme::Thaw);
        }
    }

    fn taking(&self, step: &LineStep, found: &mut BTreeSet<Theme>) {
        let leads = |&&cell: &&Cell| self.leads(&step.before, cell);
        if step.taken.iter().any(|cell| leads(&cell)) {
            found.insert(Theme::Leader);
        }
        if step.taken.len() > 1 {
            found.insert(Theme::DoubleCapture);
        }
        if step.taken.iter().any(|&cell| cell != step.mv.to()) {
            found.insert(Theme::Passing);
        }
    }

    fn leads(&self, position: &Position, cell: Cell) -> bool {
        let kind = position.at(cell).kind();
        self.variant.semi_royals.contains(kind) && self.variant.guard(kind, cell) != 0
    }

    fn checking(&self, step: &LineStep, found: &mut BTreeSet<Theme>) {
        let Some(royal) = checked_royal(&step.after, self.variant, self.solver.other()) else { return };
        let checkers = self.attacking(&step.after, royal, self.solver);
        if checkers.len() > 1 {
            found.insert(Theme::DoubleCheck);
        }
        if !checkers.is_empty() && !checkers.contains(step.mv.to()) {
            found.insert(Theme::DiscoveredCheck);
        }
    }

    fn attacking(&self, position: &Position, cell: Cell, by: Side) -> CellSet {
        if position.at(cell).is_some() { attackers_of(position, self.variant, cell, by) } else { CellSet::EMPTY }
    }

    fn is_attacked(&self, position: &Position, cell: Cell, by: Side) -> bool {
        !self.attacking(position, cell, by).is_empty()
    }

    fn forks(&self) -> bool {
        self.steps.iter().enumerate().step_by(2).any(|(at, step)| {
            let targets = self.targets(step);
            let later: Vec<&LineStep> = self.steps.iter().skip(at + 2).step_by(2).collect();
            targets.len() > 1 && later.iter().any(|later| targets.iter().any(|target| later.taken.contains(target)))
        })
    }

    /// What the piece that has moved attacks to win: the King, leaders, pieces that are worth more, and those that nothing guards.
    fn targets(&self, step: &LineStep) -> Vec<Cell> {
        let (position, from, other) = (&step.after, step.mv.to(), self.solver.other());
        let value = |cell: Cell| self.evaluator.value(position.at(cell).kind());
        let is_target = |cell: Cell| {
            position.royals(self.variant, other).any(|royal| royal == cell)
                || self.leads(position, cell)
                || value(cell) >= value(from) + WORTHIER
                || value(cell) >= WORTH && !self.is_attacked(position, cell, other)
        };
        let attacked = |&cell: &Cell| self.attacking(position, cell, self.solver).contains(from);
        position.pieces(other).iter().filter(|&cell| is_target(cell)).filter(attacked).collect()
    }

    fn gives_up(&self) -> bool {
        let first = self.balance(&self.steps[0].before);
        self.steps.iter().skip(1).step_by(2).any(|reply| first - self.balance(&reply.after) >= GIVEN)
    }

    /// Whether it is played inside one game, or most of it is and a piece that does not belong there takes part.
    fn place(&self) -> Option<Theme> {
        let variant = self.variant;
        let is_inner = |cells: &CellSet| *cells != variant.board.cells && variant.inner.iter().any(|inner| inner.cells == *cells);
        let mut cells: Vec<Cell> = self.steps.iter().map(|step| step.mv.to()).collect();
        let last = &self.steps[self.steps.len() - 1];
        if wins_at_once(variant, &last.before, last.mv) {
            cells.extend(last.after.royals(variant, self.solver.other()).next());
        }
        let mut layers = (0..variant.layers.len()).filter(|&layer| is_inner(&variant.layers[layer].cells));
        let most = layers.find(|&layer| {
            let on = cells.iter().filter(|&&cell| variant.layers[layer].cells.contains(cell)).count();
            2 * on > cells.len()
        })?;
        let belongs = |step: &LineStep| {
            let kind = step.before.mover(step.mv).kind();
            variant.layer_of_piece(kind, step.mv.from()) == Some(most)
        };
        let stays = |cell: &Cell| variant.layers[most].cells.contains(*cell);
        if self.own().any(|step| !belongs(step)) {
            return Some(Theme::OutsideHelp);
        }
        let all = self.steps.iter().all(|step| belongs(step) && stays(&step.mv.from())) && cells.iter().all(stays);
        all.then_some(Theme::Inside)
    }
}
