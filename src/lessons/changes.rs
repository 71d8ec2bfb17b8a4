//! Exercises about becoming another piece, and about pieces of the reserve.

use nestmate_core::geometry::CellSet;
use nestmate_core::position::{Draft, MoveKind, reserve_of};
use nestmate_core::variant::{Holder, KindId, KindSet, Piece, Reserve, Rule};

use super::Alteration;
use super::exercise::{Attempt, Exercise, Goal, LEARNER};
use super::workshop::Workshop;

/// How many pieces of a rule have an exercise.
const PIECES: usize = 3;

/// How many kinds lie in a reserve to be exchanged for.
const HELD: usize = 4;

/// What a rule lets become of pieces.
pub(crate) struct Becoming {
    /// How, where there are lessons about it.
    pub(super) how: Option<Alteration>,
    pub(crate) pieces: KindSet,
    /// As White sees the board.
    pub(crate) on: CellSet,
    /// What they can become, beside their turned side.
    pub(super) to: KindSet,
}

pub(crate) fn change(rule: &Rule) -> Option<Becoming> {
    let some = |to: &[KindId]| to.iter().copied().collect();
    let (how, pieces, on, to) = match rule {
        Rule::Promote { side, .. } if !side.has(LEARNER) => return None,
        Rule::Promote { pieces, on, to, .. } => (Some(Alteration::Promote), pieces, on, some(to)),
        Rule::Exchange { pieces, on, to } => (Some(Alteration::Exchange), pieces, on, some(to)),
        Rule::Restore { pieces, on, to, .. } => (None, pieces, on, some(&[*to])),
        Rule::Swap { pieces, on, to, .. } => (Some(Alteration::Swap), pieces, on, some(&[*to])),
        Rule::TurnOver { pieces, zone, .. } => (Some(Alteration::TurnOver), pieces, zone, KindSet::EMPTY),
        _ => return None,
    };
    Some(Becoming { how, pieces: *pieces, on: *on, to })
}

impl Workshop<'_> {
    /// The kinds of pieces, as they stand at first, that a rule is about.
    pub(super) fn changing(&self, rule: &Rule) -> Vec<KindId> {
        let Some(Becoming { pieces, .. }) = change(rule) else { return Vec::new() };
        let known = |kind: &KindId| pieces.contains(*kind) && !self.variant.kind(*kind).turned && !self.haunts(*kind, LEARNER).is_empty();
        self.variant.kind_ids().filter(known).collect()
    }

    /// Bring a piece to where it becomes another, and go on with what it has become.
    pub(super) fn changes(&mut self, rule: &Rule) -> Vec<Exercise> {
        let mut found = Vec::new();
        for kind in self.changing(rule).into_iter().take(PIECES) {
            let Some(made) = self.change_of(kind, rule) else { continue };
            let beyond = self.longest((20, 3), |shop| shop.beyond(&made));
            found.push(made);
            found.extend(beyond);
        }
        // The harder half comes last.
        found.sort_by_key(|exercise| exercise.goal == Goal::Stars);
        found
    }

    pub(super) fn change_of(&mut self, kind: KindId, rule: &Rule) -> Option<Exercise> {
        self.longest((80, 4), |shop| shop.becoming(kind, rule))
    }

    pub(super) fn outcomes(&self, kind: KindId, rule: &Rule) -> KindSet {
        let turned = self.variant.kind(kind).turns_to.filter(|_| matches!(rule, Rule::TurnOver { .. }));
        change(rule).map_or(KindSet::EMPTY, |becoming| becoming.to.or(turned.into_iter().collect()))
    }

    fn becoming(&mut self, kind: KindId, rule: &Rule) -> Option<Exercise> {
        let mut board = Draft::empty();
        self.put_somewhere(&mut board, kind, LEARNER)?;
        self.thaw(&mut board);
        self.fill(&mut board, rule);
        let outcomes = self.outcomes(kind, rule);
        let exercise = Self::exercise(&board, Goal::Become(outcomes), CellSet::EMPTY);
        self.proved(Exercise { movers: [kind].into_iter().collect(), ..exercise }, 1..=3)
    }

    /// Puts into the reserves what a rule takes from them.
    pub(super) fn fill(&mut self, board: &mut Draft, rule: &Rule) {
        let own = if self.variant.has_neutral { Reserve::Neutral } else { Reserve::of(LEARNER) };
        let (reserve, kinds) = match rule {
            Rule::Exchange { to, .. } => (own, self.mixed(to.iter().copied()).into_iter().take(HELD).collect()),
            Rule::Restore { to, from, .. } => (from.first().map_or(own, |&holder| reserve_of(holder, LEARNER)), vec![*to]),
            Rule::Swap { to, .. } => (reserve_of(Holder::Enemy, LEARNER), vec![*to]),
            _ => return,
        };
        for kind in kinds {
            board.hold(self.variant, reserve, kind, 1);
        }
    }

    /// The same with a star that what the piece becomes reaches.
    fn beyond(&mut self, made: &Exercise) -> Option<Exercise> {
        let mut attempt = Attempt::new(made);
        let mut at = None;
        // Any way to become something does; the shortest is found again when the whole is proved.
        for _ in 0..made.par {
            let mut moves = attempt.legal(self.variant, made);
            let left = made.par - attempt.moves;
            moves.retain(|&mv| (left > 1) == (mv.action() == MoveKind::Plain));
            let mv = self.pick(moves)?;
            at = Some((mv.to(), mv.made(self.variant, &attempt.position)));
            attempt.play(self.variant, made, mv);
        }
        let (at, kind) = at?;
        let touched = self.touched(Piece::new(kind, LEARNER), at);
        let star = self.pick(touched.into_iter().filter(|&cell| attempt.position.at(cell).is_none()))?;
        let stars = [star].into_iter().collect();
        let movers = made.movers.or([kind].into_iter().collect());
        let exercise = Exercise { goal: Goal::Stars, stars, movers, ..made.clone() };
        self.proved(exercise, made.par as usize + 1..=made.par as usize + 2)
    }

    pub(super) fn drops(&mut self) -> Vec<Exercise> {
        let mut found: Vec<Exercise> = [2, 4].into_iter().filter_map(|count| self.placing(count)).collect();
        for moves in [1, 2] {
            found.extend(self.best((40, 3), |shop| shop.dropping(moves)));
        }
        found.extend(self.best((120, 3), Self::dropped_check));
        found
    }

    fn droppable(&self) -> Vec<KindId> {
        self.variant.kind_ids().filter(|&kind| !self.variant.drops[Piece::new(kind, LEARNER).index()].is_empty()).collect()
    }

    pub(super) fn placing(&mut self, count: usize) -> Option<Exercise> {
        self.longest((20, 2), |shop| shop.stars_for(count))
    }

    /// A star for each of some pieces.
    fn stars_for(&mut self, count: usize) -> Option<Exercise> {
        let mut board = Draft::empty();
        let (mut stars, mut held) = (CellSet::EMPTY, Vec::new());
        for kind in self.mixed(self.droppable()).into_iter().take(count) {
            let cells = self.variant.drops[Piece::new(kind, LEARNER).index()] & !stars;
            stars.insert(self.pick(cells.iter())?);
            board.hold(self.variant, Reserve::of(LEARNER), kind, 1);
            held.push(Piece::new(kind, LEARNER));
        }
        // The leaders of whatever is dropped stand already, so that it does not freeze at once.
        for (piece, star) in held.into_iter().flat_map(|piece| stars.iter().map(move |star| (piece, star))) {
            if self.variant.drops[piece.index()].contains(star) && board.picture().at(star).is_none() {
                board.put(self.variant, star, piece);
                self.thaw(&mut board);
                board.put(self.variant, star, Piece::NONE);
            }
        }
        if stars.iter().any(|star| board.picture().at(star).is_some()) {
            return None;
        }
        self.proved(Self::exercise(&board, Goal::Drops, stars), 1..=count)
    }

    /// A piece that has to be dropped where it can go on to the stars.
    fn dropping(&mut self, moves: usize) -> Option<(usize, Exercise)> {
        let kind = self.pick(self.droppable())?;
        let piece = Piece::new(kind, LEARNER);
        let first = self.pick(self.variant.drops[piece.index()].iter())?;
        let (mut board, mut at) = (Draft::empty(), first);
        board.put(self.variant, first, piece);
        self.thaw(&mut board);
        let mut stars = CellSet::EMPTY;
        for _ in 0..moves {
            at = self.pick(self.touched(piece, at))?;
            stars.insert(at);
        }
        stars.remove(first);
        board.put(self.variant, first, Piece::NONE);
        board.hold(self.variant, Reserve::of(LEARNER), kind, 1);
        let exercise = Exercise { movers: [kind].into_iter().collect(), ..Self::exercise(&board, Goal::DropAndGo, stars) };
        let exercise = self.proved(exercise, moves.max(1)..=moves + 1)?;
        // Better one that cannot be dropped on its star.
        let reach = stars.iter().any(|star| self.variant.drops[piece.index()].contains(star));
        Some((exercise.par as usize * 2 + usize::from(!reach), exercise))
    }

    /// One piece of several that checks the enemy's King when it is dropped.
    fn dropped_check(&mut self) -> Option<(usize, Exercise)> {
        let mut board = Draft::empty();
        self.put_somewhere(&mut board, self.variant.royal()?, LEARNER.other())?;
        for kind in self.mixed(self.droppable()).into_iter().take(3) {
            board.hold(self.variant, Reserve::of(LEARNER), kind, 1);
        }
        let exercise = Exercise { movers: KindSet::EMPTY, ..Self::exercise(&board, Goal::Check, CellSet::EMPTY) };
        let exercise = self.proved(exercise, 1..=1)?;
        // The fewer of them do, the better.
        Some((1000_usize.saturating_sub(Attempt::solved_at_once(self.variant, &exercise)), exercise))
    }
}
