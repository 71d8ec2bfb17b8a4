//! What the pieces of a position can do: their mobility, how they press on the enemy's royal piece, and which pieces are attacked to no
//! good.
//!
//! One position differs from the next by a few cells, so what each piece sees is kept, and only the pieces that see a changed cell look
//! again.

use nestmate_core::geometry::{Cell, CellSet, MAX_CELLS};
use nestmate_core::movegen;
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::{Moves, Only, PathMode, Piece, Ray, Side, Variant};

use super::weights::{Pair, Weights};

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Activity {
    /// Cells that its pieces can go to, more or less than such pieces can on average, weighted by kind; centipawns.
    pub(super) mobility: Pair,
    /// Cells near the enemy's royal piece that its pieces attack, weighted by kind.
    pub(super) pressure: i32,
    /// What it would win if the enemy did nothing about pieces attacked by lesser ones or not defended; centipawns.
    pub(super) threats: i32,
}

#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Outlook {
    /// Every cell that it depends on.
    seen: CellSet,
    /// The cells that it attacks, those of its own side's pieces included.
    hits: CellSet,
    cells: i32,
    captures: bool,
    /// Whether it attacks a more valuable one.
    hunts: bool,
}

#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Sums {
    mobility: Pair,
    pressure: i32,
    /// The cells near the enemy's royal piece.
    zone: CellSet,
    captors: CellSet,
    hunters: CellSet,
}

#[derive(Clone, Debug)]
pub(super) struct Survey {
    board: [Piece; MAX_CELLS],
    outlooks: Box<[Outlook; MAX_CELLS]>,
    known: KnownSight,
    /// The positions looked at on the way to it, and the way back from each to the one before.
    steps: Vec<SightChange>,
    /// What was on cells before each step.
    pieces_before: Vec<(Cell, Piece)>,
    outlooks_before: Vec<(Cell, Outlook)>,
}

#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct KnownSight {
    /// How many positions went before it, and its hash.
    place: Option<(usize, u64)>,
    thawed: [u8; 2],
    /// Which pieces have not moved, in games in which they can do more then.
    unmoved: u64,
    sums: [Sums; 2],
}

#[derive(Clone, Copy, Debug)]
struct SightChange {
    known: KnownSight,
    /// How much is noted of earlier steps.
    pieces: usize,
    outlooks: usize,
}

impl Survey {
    pub(super) fn new() -> Self {
        let Ok(outlooks) = vec![Outlook::default(); MAX_CELLS].into_boxed_slice().try_into() else {
            unreachable!("it is as long as it is made")
        };
        Self {
            board: [Piece::NONE; MAX_CELLS],
            outlooks,
            known: KnownSight::default(),
            steps: Vec::new(),
            pieces_before: Vec::new(),
            outlooks_before: Vec::new(),
        }
    }

    /// The activity of both sides' pieces in the position looked at last.
    pub(super) fn activity(&self, position: &Position, weights: &Weights) -> [Activity; 2] {
        let attacked = Side::BOTH.map(|side| self.union(position, side, |outlook| &outlook.hits));
        Side::BOTH.map(|side| Activity {
            mobility: self.known.sums[side.index()].mobility,
            pressure: self.known.sums[side.index()].pressure,
            threats: self.threats(side, position, weights, &attacked),
        })
    }

    /// The cells that a side's pieces see.
    ///
    /// A move that leaves and ends on none of them can be answered by no capture.
    pub(super) fn seen(&self, position: &Position, side: Side) -> CellSet {
        self.union(position, side, |outlook| &outlook.seen)
    }

    /// Appends the captures and promotions of the position, which was looked at last; captures of pieces that are not among the `targets`
    /// may be left out.
    pub(super) fn tactical(&self, position: &Position, variant: &Variant, targets: &CellSet, out: &mut Vec<Move>) {
        let side = position.side();
        let pieces = *position.pieces(side);
        let outlook = |from: Cell| &self.outlooks[from.index()];
        // A piece that captures a castled piece in passing goes to an empty cell, which the rules must tell.
        let mut versatile = if position.passing().is_some_and(|passing| passing.castling.is_some()) {
            pieces
        } else {
            let changes = |&from: &Cell| variant.arrivals.can_change_on(position.at(from).index(), from, &outlook(from).seen);
            (pieces & *variant.arrivals.changing_any(side)).iter().filter(changes).collect()
        };
        if variant.rows.has_twices() {
            let twice = |&from: &Cell| variant.rows.moves(position.at(from).index(), from).twice;
            versatile |= pieces.iter().filter(twice).collect();
        }
        let start = out.len();
        (self.known.sums[side.index()].captors & !versatile).iter().for_each(|from| {
            (outlook(from).hits & *targets).iter().for_each(|to| out.push(Move::plain(from, to)));
        });
        if variant.conduct.trading.is_some() {
            movegen::leave_out_trades(position, variant, start, out);
        }
        movegen::tactical(position, variant, &versatile, out);
    }

    /// Looks at a position. `path` has the hashes of those that went before it: back on it is less to do than to look anew.
    pub(super) fn follow(&mut self, position: &Position, path: &[u64], variant: &Variant, weights: &Weights) {
        let place = Some((path.len(), position.hash()));
        if self.known.place == place {
            return;
        }
        while self.known.place.is_some_and(|(ply, hash)| path.get(ply) != Some(&hash)) && self.go_back() {}
        self.steps.push(SightChange { known: self.known, pieces: self.pieces_before.len(), outlooks: self.outlooks_before.len() });
        self.known.place = place;
        let mut changed = position.differs(&self.board);
        for cell in changed.iter() {
            let before = std::mem::replace(&mut self.board[cell.index()], position.at(cell));
            self.pieces_before.push((cell, before));
            if before.is_some() {
                self.replace(before, cell, &Outlook::default(), weights);
            }
        }
        if variant.first.any {
            // Who has lost the first move without having moved sees less than before.
            let lost = std::mem::replace(&mut self.known.unmoved, position.unmoved()) ^ position.unmoved();
            let cells = variant.unmoved_cells.iter().filter(|cell| variant.unmoved_bits[cell.index()] & lost != 0);
            cells.for_each(|&cell| changed.insert(cell));
        }
        for side in Side::BOTH {
            self.look_again(side, &changed, position, variant, weights);
        }
    }

    fn go_back(&mut self) -> bool {
        // The first is the empty board.
        if self.steps.len() < 2 {
            return false;
        }
        let Some(step) = self.steps.pop() else { return false };
        self.known = step.known;
        self.pieces_before.drain(step.pieces..).for_each(|(cell, piece)| self.board[cell.index()] = piece);
        self.outlooks_before.drain(step.outlooks..).rev().for_each(|(cell, outlook)| self.outlooks[cell.index()] = outlook);
        true
    }

    fn look_again(&mut self, side: Side, changed: &CellSet, position: &Position, variant: &Variant, weights: &Weights) {
        let thawed = position.thawed(side);
        let all = std::mem::replace(&mut self.known.thawed[side.index()], thawed) != thawed;
        let mut stale = *position.pieces(side);
        if !all {
            // Who has just come has seen nothing yet.
            stale &= *changed;
            let watching = |from: &Cell| self.outlooks[from.index()].seen.meets(changed);
            position.pieces(side).iter().filter(watching).for_each(|from| stale.insert(from));
        }
        stale.iter().for_each(|from| {
            let piece = position.at(from);
            let free = position.is_thawed(side, variant.group(piece.kind(), from));
            let outlook = if free { Outlook::of(piece, from, position, variant, weights) } else { Outlook::default() };
            self.replace(piece, from, &outlook, weights);
        });
        let zone = weights.zone(side.other(), position.royal(side.other()));
        if self.known.sums[side.index()].zone != *zone {
            self.known.sums[side.index()].zone = *zone;
            self.known.sums[side.index()].pressure = self.pressure(side, position, weights);
        }
    }

    fn replace(&mut self, piece: Piece, from: Cell, new: &Outlook, weights: &Weights) {
        let old = &mut self.outlooks[from.index()];
        let sums = &mut self.known.sums[piece.side().index()];
        let kind = piece.kind().index();
        sums.count(weights, kind, old, -1);
        sums.count(weights, kind, new, 1);
        sums.captors.set(from, new.captures);
        sums.hunters.set(from, new.hunts);
        self.outlooks_before.push((from, *old));
        *old = *new;
    }

    fn union(&self, position: &Position, side: Side, of: impl Fn(&Outlook) -> &CellSet) -> CellSet {
        position.pieces(side).iter().fold(CellSet::EMPTY, |union, cell| union | *of(&self.outlooks[cell.index()]))
    }

    fn pressure(&self, side: Side, position: &Position, weights: &Weights) -> i32 {
        let zone = &self.known.sums[side.index()].zone;
        let pressing = |cell: Cell| weights.pressing[position.at(cell).kind().index()];
        position.pieces(side).iter().map(|cell| pressing(cell) * common(&self.outlooks[cell.index()].hits, zone)).sum()
    }

    /// What the enemy's pieces are worth that are attacked by lesser ones, less those, and those that nobody defends.
    fn threats(&self, side: Side, position: &Position, weights: &Weights, attacked: &[CellSet; 2]) -> i32 {
        let value = |cell: Cell| weights.value[position.at(cell).kind().index()];
        let (own, enemy) = (side.index(), side.other().index());
        let enemies = *position.pieces(side.other());
        let mut beset = CellSet::EMPTY;
        let hunters = self.known.sums[own].hunters;
        hunters.iter().for_each(|hunter| {
            let worth = value(hunter);
            let prey = self.outlooks[hunter.index()].hits & enemies;
            prey.iter().filter(|&cell| value(cell) > worth).for_each(|cell| beset.insert(cell));
        });
        let hunts = |hunter: Cell, cell: Cell| self.outlooks[hunter.index()].hits.contains(cell);
        let least = |cell: Cell| hunters.iter().filter(|&hunter| hunts(hunter, cell)).map(value).min();
        let lost: i32 = beset.iter().map(|cell| value(cell) - least(cell).unwrap_or(0)).sum();
        let mut loose = attacked[own] & enemies & !attacked[enemy] & !beset;
        loose.remove(position.royal(side.other()));
        lost + loose.iter().map(value).sum::<i32>()
    }
}

impl Sums {
    fn count(&mut self, weights: &Weights, kind: usize, outlook: &Outlook, times: i32) {
        // Who sees nothing is frozen or gone.
        if outlook.seen.is_empty() {
            return;
        }
        let (weight, usual) = (weights.mobility[kind], weights.usual[kind]);
        self.mobility.full += times * weight.full * (16 * outlook.cells - usual.full);
        self.mobility.thin += times * weight.thin * (16 * outlook.cells - usual.thin);
        self.pressure += times * weights.pressing[kind] * common(&outlook.hits, &self.zone);
    }
}

/// How many cells are in both sets; quick where none is.
fn common(one: &CellSet, other: &CellSet) -> i32 {
    if one.meets(other) { (*one & *other).iter().fold(0, |count, _| count + 1) } else { 0 }
}

impl Outlook {
    fn of(piece: Piece, from: Cell, position: &Position, variant: &Variant, weights: &Weights) -> Self {
        let mut look = Glance { position, own: piece.side(), worth: weights.value[piece.kind().index()], weights, found: Self::default() };
        look.found.seen.insert(from);
        look.around(variant.rows.moves(piece.index(), from), variant);
        if let Some(first) = position.first_moves(variant, piece, from) {
            look.around(first, variant);
        }
        look.found.seen |= look.found.hits;
        look.found
    }
}

/// One look round.
struct Glance<'a> {
    position: &'a Position,
    weights: &'a Weights,
    own: Side,
    worth: i32,
    found: Outlook,
}

impl Glance<'_> {
    #[inline]
    fn around(&mut self, moves: Moves<'_>, variant: &Variant) {
        for &to in moves.both {
            self.hit(to, Only::Both);
        }
        for &to in moves.capture {
            self.hit(to, Only::Capture);
        }
        for &to in moves.quiet {
            self.pass(to);
        }
        for &ray in moves.rays {
            self.along(variant.rows.cells(ray), ray, variant);
        }
    }

    #[inline]
    fn hit(&mut self, to: Cell, only: Only) {
        let target = self.position.at(to);
        self.found.hits.insert(to);
        let taken = target.is_of(self.own.other());
        let goes = if only == Only::Capture { taken } else { !target.is_of(self.own) };
        self.found.cells += i32::from(goes);
        if taken {
            self.found.captures = true;
            self.found.hunts |= self.worth > 0 && self.weights.value[target.kind().index()] > self.worth;
        }
    }

    #[inline]
    fn pass(&mut self, to: Cell) {
        self.found.seen.insert(to);
        self.found.cells += i32::from(self.position.at(to).is_none());
    }

    fn land(&mut self, to: Cell, ray: Ray, variant: &Variant) {
        if ray.only == Only::Move || self.position.at(to).is_some() && self.excepts(to, ray, variant) {
            self.pass(to);
        } else {
            self.hit(to, ray.only);
        }
    }

    /// Whether on a cell stands what a jump along a ray neither passes over nor captures.
    fn excepts(&self, cell: Cell, ray: Ray, variant: &Variant) -> bool {
        variant.rows.except(ray).contains(self.position.at(cell).kind())
    }

    fn along(&mut self, path: &[Cell], ray: Ray, variant: &Variant) {
        match ray.mode {
            PathMode::Ride => {
                for &to in path {
                    let free = self.position.at(to).is_none();
                    match ray.only {
                        Only::Both => self.hit(to, Only::Both),
                        Only::Move => self.pass(to),
                        Only::Capture => self.hit(to, Only::Capture),
                    }
                    if !free {
                        break;
                    }
                }
            }
            PathMode::Lame => {
                let Some((&to, through)) = path.split_last() else { return };
                for &cell in through {
                    self.found.seen.insert(cell);
                    if self.position.at(cell).is_some() {
                        return;
                    }
                }
                if ray.only == Only::Move { self.pass(to) } else { self.hit(to, ray.only) }
            }
            PathMode::Hop => {
                let mut mounted = false;
                for &to in path {
                    let taken = self.position.at(to).is_some();
                    if mounted {
                        self.land(to, ray, variant);
                    } else {
                        self.found.seen.insert(to);
                    }
                    if taken && (mounted || self.excepts(to, ray, variant)) {
                        break;
                    }
                    mounted |= taken;
                }
            }
            PathMode::Vault => {
                for at in 0..path.len() {
                    self.found.seen.insert(path[at]);
                    if self.position.at(path[at]).is_some() {
                        if let Some(&to) = path.get(at + 1).filter(|_| !self.excepts(path[at], ray, variant)) {
                            self.land(to, ray, variant);
                        }
                        break;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use nestmate_core::position::{Move, MoveKind, Unmake, move_text};
    use nestmate_core::rules;
    use nestmate_core::variant::Source;
    use rustc_hash::FxHashMap;

    use super::*;

    /// Calls `look` with a survey that has followed to positions of random games of each game, which go on and back by turns as in a
    /// search.
    fn wander(steps: usize, mut look: impl FnMut(&str, &Position, &Variant, &Survey)) {
        let mut library = crate::shipped::library();
        library.add(Source::new("special", include_str!("../../../tests/data/special_moves.ron")));
        for (id, _) in library.games() {
            let Ok(variant) = library.get(id) else { panic!("{id}") };
            let weights = Weights::new(&variant);
            let mut survey = Survey::new();
            walk(&variant, steps, |position, path| {
                survey.follow(position, path, &variant, &weights);
                look(id, position, &variant, &survey);
            });
        }
    }

    fn walk(variant: &Variant, steps: usize, mut look: impl FnMut(&Position, &[u64])) {
        let mut random = fastrand::Rng::with_seed(7);
        let Ok(mut position) = rules::start(variant) else { panic!("it has a start") };
        let (mut undos, mut path): (Vec<Unmake>, Vec<u64>) = (Vec::new(), Vec::new());
        for _ in 0..steps {
            for _ in 0..random.usize(..4).min(undos.len()) {
                undos.pop().iter().for_each(|undo| position.unmake(undo));
                path.pop();
            }
            for _ in 0..random.usize(1..4) {
                let legal = rules::legal_moves(&position, variant);
                let Some(&mv) = random.choice(&legal) else { break };
                // Captures are taken more often than not, so that pieces freeze and come into hand.
                let capture = legal.iter().find(|mv| position.at(mv.to()).is_some()).copied().filter(|_| random.bool());
                path.push(position.hash());
                undos.push(position.make(variant, capture.unwrap_or(mv)));
            }
            look(&position, &path);
        }
    }

    #[test]
    fn what_is_kept_is_what_is_found_from_nothing() {
        let mut hunted = FxHashMap::default();
        wander(150, |id, position, variant, kept| {
            let (mut fresh, weights) = (Survey::new(), Weights::new(variant));
            fresh.follow(position, &[], variant, &weights);
            assert_eq!(kept.activity(position, &weights), fresh.activity(position, &weights), "{id}");
            assert_eq!(kept.known.sums, fresh.known.sums, "{id}");
            assert_eq!(kept.outlooks, fresh.outlooks, "{id}");
            *hunted.entry(id.to_owned()).or_insert(0) += kept.known.sums[0].hunters.len();
        });
        assert!(hunted.len() > 10 && hunted.values().all(|&pieces| pieces > 0), "some piece was attacked by a lesser one: {hunted:?}");
    }

    #[test]
    fn captures_are_all_that_the_rules_allow() {
        wander(150, |id, position, variant, survey| {
            let sorted = |mut moves: Vec<Move>| {
                moves.retain(|&mv| movegen::is_tactical(position, mv));
                moves.sort_unstable_by_key(|&mv| move_text(variant, mv));
                moves
            };
            let (mut all, mut kept) = (Vec::new(), Vec::new());
            movegen::moves(position, variant, position.pieces(position.side()), &mut all);
            survey.tactical(position, variant, position.pieces(position.side().other()), &mut kept);
            assert_eq!(sorted(all), sorted(kept), "{id}");
        });
    }

    #[test]
    fn what_no_enemy_sees_none_can_take() {
        let mut unseen = FxHashMap::default();
        wander(60, |id, position, variant, survey| {
            let seen = survey.seen(position, position.side().other());
            for mv in rules::legal_moves(position, variant) {
                // These change more than two cells.
                let plain = !matches!(mv.action(), MoveKind::EnPassant | MoveKind::Castle) && position.passing().is_none();
                if !plain || seen.contains(mv.from()) || seen.contains(mv.to()) {
                    continue;
                }
                let mut after = position.clone();
                after.play(variant, mv);
                let mut replies = Vec::new();
                movegen::moves(&after, variant, after.pieces(after.side()), &mut replies);
                let taken = replies.iter().any(|reply| reply.to() == mv.to());
                assert!(!taken, "{id}: {} {}", position.text(variant), move_text(variant, mv));
                *unseen.entry(id.to_owned()).or_insert(0) += 1;
            }
        });
        assert!(unseen.len() > 10 && unseen.values().all(|&moves| moves > 0), "{unseen:?}");
    }
}
