//! Exercises with one piece: come to the stars, and take all pieces on the way; and about Kings: check, and mate at once.

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::position::{Draft, Move, MoveKind};
use nestmate_core::variant::{KindId, KindSet, Only, PathMode, Piece, Travel, Variant};

use super::exercise::{Attempt, Exercise, Goal, LEARNER};
use super::workshop::Workshop;

/// A walk to be taken: how many moves, how many stars, how few moves at least, and whether enemy pieces are about.
struct Walk {
    moves: usize,
    stars: usize,
    least: usize,
    crowd: usize,
}

const WALKS: [Walk; 3] = [
    Walk { moves: 2, stars: 2, least: 1, crowd: 0 },
    Walk { moves: 4, stars: 3, least: 3, crowd: 0 },
    Walk { moves: 5, stars: 4, least: 3, crowd: 5 },
];

/// How many pieces are to be taken, by exercise.
const HUNTS: [usize; 2] = [3, 5];

struct Trail {
    kind: KindId,
    base: Draft,
    rule: Exercise,
    attempt: Attempt,
    at: Cell,
    seen: CellSet,
    landed: Vec<Cell>,
}

pub(super) fn captures_apart(variant: &Variant, kind: KindId) -> bool {
    variant.kind(kind).ways.iter().any(|way| way.only != Only::Both || matches!(way.travel, Travel::Hop | Travel::Vault))
}

impl Workshop<'_> {
    /// Ever longer ways to ever more stars.
    pub(super) fn walks(&mut self, kind: KindId) -> Vec<Exercise> {
        (0..WALKS.len()).filter_map(|level| self.walk_of(kind, level)).collect()
    }

    pub(super) fn walk_of(&mut self, kind: KindId, level: usize) -> Option<Exercise> {
        let walk = WALKS.get(level)?;
        let made = self.best((24, 3), |shop| {
            let exercise = shop.walk(kind, walk, level)?;
            Some((exercise.par as usize * 2 + exercise.stars.len(), exercise))
        });
        // A piece that soon comes to its end has shorter ways.
        let short = Walk { least: 1, stars: 1, ..*walk };
        made.or_else(|| self.longest((20, 3), |shop| shop.walk(kind, &short, level)))
    }

    /// Pieces to be taken one after the other, with no move between.
    pub(super) fn hunts(&mut self, kind: KindId) -> Vec<Exercise> {
        let mut hunts: Vec<Exercise> = (0..HUNTS.len()).filter_map(|level| self.hunt_of(kind, level)).collect();
        hunts.dedup_by_key(|hunt| hunt.stars.len());
        hunts
    }

    pub(super) fn hunt_of(&mut self, kind: KindId, level: usize) -> Option<Exercise> {
        let count = *HUNTS.get(level)?;
        let made = self.best((30, 4), |shop| shop.hunt(kind, count));
        made.or_else(|| self.best((20, 3), |shop| shop.hunt(kind, count - 1)))
    }

    fn walk(&mut self, kind: KindId, walk: &Walk, level: usize) -> Option<Exercise> {
        let mut trail = self.trail(kind, level)?;
        for _ in 0..walk.crowd {
            self.crowd(&mut trail);
        }
        for step in 0..walk.moves {
            let apart = captures_apart(self.variant, kind) && (level > 0 && step % 2 == level % 2);
            if apart || trail.attempt.legal(self.variant, &trail.rule).is_empty() {
                self.lure(&mut trail);
            }
            if !self.advance(&mut trail, apart) {
                break;
            }
        }
        let (&last, before) = trail.landed.split_last()?;
        let mut stars: CellSet = self.mixed(before.to_vec()).into_iter().take(walk.stars - 1).collect();
        stars.insert(last);
        let (exercise, most) = (self.of_trail(trail, Goal::Stars, stars), walk.moves + 1);
        self.proved(exercise, walk.least..=most)
    }

    fn hunt(&mut self, kind: KindId, count: usize) -> Option<(usize, Exercise)> {
        let mut trail = self.trail(kind, count)?;
        for _ in 0..count {
            self.lure(&mut trail);
            let pieces = trail.attempt.position.pieces(LEARNER.other()).len();
            if !self.advance(&mut trail, true) || trail.attempt.position.pieces(LEARNER.other()).len() == pieces {
                return None;
            }
        }
        let stars = trail.landed.iter().copied().collect();
        let exercise = self.of_trail(trail, Goal::Captures, stars);
        let exercise = self.proved(exercise, count..=count)?;
        // The more there is to choose from at first, the better.
        Some((Attempt::new(&exercise).legal(self.variant, &exercise).len(), exercise))
    }

    fn of_trail(&mut self, mut trail: Trail, goal: Goal, stars: CellSet) -> Exercise {
        self.thaw(&mut trail.base);
        Exercise { movers: trail.rule.movers, ..Self::exercise(&trail.base, goal, stars) }
    }

    /// A piece where it stands at first, or elsewhere.
    fn trail(&mut self, kind: KindId, level: usize) -> Option<Trail> {
        let home: CellSet = if self.variant.kind(kind).turned { CellSet::EMPTY } else { self.home(kind, LEARNER).into_iter().collect() };
        let moves = |cell: &Cell| !self.touched(Piece::new(kind, LEARNER), *cell).is_empty();
        let cells = if level == 0 && !home.is_empty() { home } else { self.haunts(kind, LEARNER) };
        let cells: Vec<Cell> = cells.iter().filter(moves).collect();
        let at = self.pick(cells)?;
        let mut base = Draft::empty();
        base.put(self.variant, at, Piece::new(kind, LEARNER));
        self.thaw(&mut base);
        let rule = Exercise { movers: [kind].into_iter().collect(), ..Self::exercise(&base, Goal::Become(KindSet::EMPTY), CellSet::EMPTY) };
        Some(Trail { kind, base, attempt: Attempt::new(&rule), rule, at, seen: [at].into_iter().collect(), landed: Vec::new() })
    }

    fn crowd(&mut self, trail: &mut Trail) {
        let board = *trail.base.picture().pieces(LEARNER) | *trail.base.picture().pieces(LEARNER.other());
        if let Some(cell) = self.pick((self.haunts(trail.kind, LEARNER) & !board).iter()) {
            self.stand(trail, cell);
        }
    }

    /// Puts an enemy piece where the piece can take it now.
    fn lure(&mut self, trail: &mut Trail) {
        let piece = Piece::new(trail.kind, LEARNER);
        for cell in self.mixed(self.touched(piece, trail.at)).into_iter().take(12) {
            let free = |cell: Cell| trail.base.picture().at(cell).is_none() && trail.attempt.position.at(cell).is_none();
            if !free(cell) || trail.seen.contains(cell) {
                continue;
            }
            let before = (trail.base.clone(), trail.attempt.clone());
            self.stand(trail, cell);
            if let Some(mount) = self.mount(trail, cell) {
                self.stand(trail, mount);
            }
            if trail.attempt.legal(self.variant, &trail.rule).iter().any(|mv| mv.to() == cell) {
                return;
            }
            (trail.base, trail.attempt) = before;
        }
    }

    /// The cell before another on a line over which the piece hops.
    fn mount(&mut self, trail: &Trail, to: Cell) -> Option<Cell> {
        let rays = self.variant.rows.moves(Piece::new(trail.kind, LEARNER).index(), trail.at).rays;
        let before = rays.iter().filter(|ray| ray.mode.jumps()).filter_map(|&ray| {
            let cells = self.variant.rows.cells(ray);
            let before = cells.split(|&cell| cell == to).next().filter(|before| before.len() < cells.len())?;
            Some(if ray.mode == PathMode::Vault { &before[before.len().saturating_sub(1)..] } else { before })
        });
        let before = before.flatten().copied().filter(|&cell| trail.base.picture().at(cell).is_none());
        let blocked = trail.attempt.legal(self.variant, &trail.rule).iter().any(|mv| mv.to() == to);
        if blocked { None } else { self.pick(before).filter(|&cell| !trail.seen.contains(cell)) }
    }

    fn stand(&mut self, trail: &mut Trail, cell: Cell) {
        let Some(kind) = self.pick(self.victims(cell)) else { return };
        let piece = Piece::new(kind, LEARNER.other());
        trail.base.put(self.variant, cell, piece);
        let mut now = Draft::of(&trail.attempt.position);
        now.put(self.variant, cell, piece);
        trail.attempt.position = now.picture().clone();
    }

    /// Goes on by a move to a cell that was not come to before; `capture` prefers one that takes something.
    fn advance(&mut self, trail: &mut Trail, capture: bool) -> bool {
        let royal = |cell: Cell| {
            let piece = trail.attempt.position.at(cell);
            piece.is_some() && self.variant.kind(piece.kind()).royal
        };
        let plain = |mv: &Move| matches!(mv.action(), MoveKind::Plain | MoveKind::Double);
        let mut moves = trail.attempt.legal(self.variant, &trail.rule);
        moves.retain(|mv| plain(mv) && !trail.seen.contains(mv.to()) && !royal(mv.to()));
        let takes = |mv: &&Move| trail.attempt.position.at(mv.to()).is_some();
        if capture && moves.iter().any(|mv| takes(&mv)) {
            moves = moves.iter().filter(takes).copied().collect();
        }
        let Some(mv) = self.pick(moves) else { return false };
        trail.attempt.play(self.variant, &trail.rule, mv);
        trail.at = mv.to();
        trail.seen.insert(mv.to());
        trail.landed.push(mv.to());
        true
    }
}

/// How many mates there are to be found, and how many boards may be tried for each.
const MATES: usize = 3;
const TRIES: usize = 180;

/// How many boards may be tried for a win in several moves.
const WINS: usize = 60;

impl Workshop<'_> {
    /// Check the King in one move, and in two.
    pub(super) fn checks(&mut self) -> Vec<Exercise> {
        [1, 1, 2].into_iter().filter_map(|moves| self.check_in(moves)).collect()
    }

    pub(super) fn check_in(&mut self, moves: usize) -> Option<Exercise> {
        self.best((80, 3), |shop| {
            let exercise = shop.check(moves)?;
            let attempt = Attempt::new(&exercise);
            Some((attempt.legal(shop.variant, &exercise).len(), exercise))
        })
    }

    fn check(&mut self, moves: usize) -> Option<Exercise> {
        let mut board = Draft::empty();
        self.put_somewhere(&mut board, self.variant.royal()?, LEARNER.other())?;
        let kind = self.pick(self.officers())?;
        self.put_somewhere(&mut board, kind, LEARNER)?;
        self.thaw(&mut board);
        let exercise = Exercise { movers: [kind].into_iter().collect(), ..Self::exercise(&board, Goal::Check, CellSet::EMPTY) };
        self.proved(exercise, moves..=moves)
    }

    /// Mate in one, with as few ways to it as can be found.
    pub(super) fn mates(&mut self) -> impl Iterator<Item = Exercise> {
        (2..2 + MATES).filter_map(|pieces| self.best((TRIES, 2), |shop| shop.mate(pieces)))
    }

    fn mate(&mut self, pieces: usize) -> Option<(usize, Exercise)> {
        let board = self.hunted(pieces)?;
        let exercise = self.proved(Self::exercise(&board, Goal::Mate, CellSet::EMPTY), 1..=1)?;
        Some((100_usize.saturating_sub(Attempt::solved_at_once(self.variant, &exercise)), exercise))
    }

    /// The enemy's King with little room, and the learner's with some strong pieces.
    fn hunted(&mut self, pieces: usize) -> Option<Draft> {
        let mut board = Draft::empty();
        let royal = self.variant.royal()?;
        self.cornered(&mut board, royal)?;
        self.put_somewhere(&mut board, royal, LEARNER)?;
        let kinds = self.officers();
        for _ in 0..pieces {
            let kind = self.pick(kinds.iter().copied())?;
            self.put_somewhere(&mut board, kind, LEARNER)?;
        }
        self.thaw(&mut board);
        Some(board)
    }

    /// A small win against a beginner, which could be forced in two moves against anybody; where none is found, in one.
    pub(super) fn win(&mut self) -> Option<Exercise> {
        let made = [3, 4, 5].into_iter().find_map(|pieces| {
            self.best((WINS, 3), |shop| {
                let board = shop.hunted(pieces)?;
                let made = shop.proved(Self::exercise(&board, Goal::Win(2), CellSet::EMPTY), 2..=2)?;
                // The more first moves win, the better.
                Some((Attempt::ways_to_win(shop.variant, &made), made))
            })
        });
        let made = made.or_else(|| self.mates().next())?;
        Some(Exercise { goal: Goal::Beat, ..made })
    }

    /// Puts the enemy's King where it has little room, with a piece of its own or two beside it.
    fn cornered(&mut self, board: &mut Draft, royal: KindId) -> Option<()> {
        let piece = Piece::new(royal, LEARNER.other());
        let mut cells: Vec<Cell> = self.haunts(royal, LEARNER.other()).iter().collect();
        cells.sort_by_key(|&cell| self.touched(piece, cell).len());
        cells.truncate((cells.len() / 6).max(4));
        let cell = self.pick(cells)?;
        board.put(self.variant, cell, piece);
        let beside = self.random.usize(1..3);
        for cell in self.mixed(self.touched(piece, cell)).into_iter().take(beside) {
            if let Some(kind) = self.pick(self.victims(cell)) {
                board.put(self.variant, cell, Piece::new(kind, LEARNER.other()));
            }
        }
        Some(())
    }

    /// The kinds of pieces of the start array that go far: the better half, without the King.
    pub(super) fn officers(&self) -> Vec<KindId> {
        let able = |kind: &KindId| !self.variant.kind(*kind).royal && !self.home(*kind, LEARNER).is_empty();
        let mut kinds: Vec<KindId> = self.variant.kind_ids().filter(able).collect();
        let far = |kind: KindId| {
            let cells = self.haunts(kind, LEARNER);
            cells.iter().map(|cell| self.touched(Piece::new(kind, LEARNER), cell).len()).sum::<usize>() / cells.len().max(1)
        };
        kinds.sort_by_cached_key(|&kind| std::cmp::Reverse(far(kind)));
        kinds.truncate(kinds.len().div_ceil(2));
        kinds
    }
}
