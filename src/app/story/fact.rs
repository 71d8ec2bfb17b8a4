//! What is worth telling of a game that nests another: gathered from its moves, and chosen by weight.

use nestmate_core::game::NodeId;
use nestmate_core::geometry::Cell;
use nestmate_core::position::{MoveKind, Position};
use nestmate_core::rules::Outcome;
use nestmate_core::variant::Side;
use rustc_hash::FxHashMap;

use super::moment::Moment;
use super::{Story, StoryPly, frozen};

/// The most that is told of a game; games inside can add to it.
const MOST: usize = 10;

/// What fills a story is told only until there is so much.
const ENOUGH: usize = 7;

/// The most of one kind, where a game has more.
const OF_A_KIND: usize = 3;

/// How often a piece must have gone from lattice to lattice to be named for it.
const TRAVELS: usize = 4;

/// The fewest plies in one game alone that are worth a word, and the fewest without a move on a lattice.
const ALONE: usize = 4;
const QUIET: usize = 16;

/// How long a game must be for it to be told who has not moved in it, and how large an army.
const LONG: usize = 40;
const ARMY: usize = 8;

/// Something that happened in a game. Moves are counted from 0; numbers by side are White's and Black's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// Each side played but one game, by the number of its fold, until one left it; neither did where there is no such move.
    Alone {
        games: [usize; 2],
        left: Option<usize>,
    },
    /// How many moves touched several lattices; the first that did.
    Crossed {
        count: usize,
        first: usize,
    },
    /// An army froze, by the number of the frost.
    Freezes(usize),
    /// An army thawed.
    Thaws(usize),
    /// Pieces of a game inside that others took which it does not know, by the side that lost them.
    Intruded {
        fold: usize,
        lost: [usize; 2],
        first: usize,
    },
    /// How often a leader of a game inside came under attack by pieces that it does not know, by the side attacked.
    Threatened {
        fold: usize,
        times: [usize; 2],
        first: usize,
    },
    /// How often pieces of a game inside checked the royal piece of the whole, by the side checked.
    Checked {
        fold: usize,
        times: [usize; 2],
        first: usize,
    },
    Dropped {
        counts: [usize; 2],
        first: usize,
    },
    /// Pieces were exchanged without bringing a leader back to a frozen army.
    Exchanged {
        count: usize,
        first: usize,
    },
    Promoted {
        counts: [usize; 2],
        first: usize,
    },
    /// How many moves took a piece to cells from which it moves in another way.
    Differed {
        count: usize,
        first: usize,
    },
    /// The piece that went from lattice to lattice most often: how often, and the last such move.
    Travelled {
        count: usize,
        last: usize,
    },
    /// How often each side gave check.
    Checks {
        times: [usize; 2],
        first: usize,
    },
    /// Pieces were captured, as many as the story has by layer and side.
    Lost {
        first: usize,
    },
    /// No move touched a layer after one move and before another.
    Quiet {
        layer: usize,
        from: Option<usize>,
        to: Option<usize>,
    },
    /// Pieces of a game inside that stand where they began, of how many, by side.
    Still {
        fold: usize,
        still: [usize; 2],
        of: [usize; 2],
    },
    /// How it ended, and how many pieces of each side were frozen.
    Ended {
        outcome: Outcome,
        frozen: [usize; 2],
    },
}

impl Fact {
    /// The move that it is about, in a game of so many.
    pub fn ply(&self, story: &Story) -> usize {
        let last = story.plies.len().saturating_sub(1);
        match *self {
            Self::Alone { left, .. } => left.unwrap_or(last),
            Self::Freezes(frost) => story.frosts[frost].from.unwrap_or(0),
            Self::Thaws(frost) => story.frosts[frost].to.unwrap_or(last),
            Self::Crossed { first, .. }
            | Self::Intruded { first, .. }
            | Self::Threatened { first, .. }
            | Self::Checked { first, .. }
            | Self::Dropped { first, .. }
            | Self::Exchanged { first, .. }
            | Self::Promoted { first, .. }
            | Self::Differed { first, .. }
            | Self::Checks { first, .. }
            | Self::Lost { first } => first,
            Self::Travelled { last, .. } => last,
            Self::Quiet { from, to, .. } => to.or(from).unwrap_or(last),
            Self::Still { .. } | Self::Ended { .. } => last,
        }
    }

    /// The heaviest is told first of all.
    fn weight(&self, story: &Story) -> usize {
        match *self {
            Self::Freezes(frost) => 1000 + story.frosts[frost].count,
            Self::Ended { .. } => 900,
            Self::Thaws(frost) => 800 + story.frosts[frost].count,
            Self::Alone { left, .. } => 700 + left.unwrap_or(story.plies.len()).min(99),
            Self::Exchanged { .. } => 600,
            Self::Intruded { lost, .. } => 500 + sum(lost),
            Self::Checked { times, .. } => 450 + sum(times),
            Self::Differed { .. } => 430,
            Self::Dropped { .. } => 420,
            Self::Crossed { .. } => 400,
            Self::Quiet { .. } => 350,
            Self::Threatened { times, .. } => 300 + sum(times),
            Self::Promoted { .. } => 260,
            Self::Travelled { .. } => 250,
            Self::Still { .. } => 200,
            Self::Lost { .. } => 150,
            Self::Checks { .. } => 100,
        }
    }

    /// Whether any game has it.
    fn fills(&self) -> bool {
        matches!(self, Self::Promoted { .. } | Self::Travelled { .. } | Self::Lost { .. } | Self::Checks { .. })
    }

    /// Facts of one kind, of which there are to be few.
    fn is_like(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

fn sum(counts: [usize; 2]) -> usize {
    counts.into_iter().sum()
}

/// What is told of a game, in the order in which it happened.
pub(super) fn chosen(story: &Story, ends: (&Position, &Position), outcome: Option<Outcome>) -> Vec<Fact> {
    let mut facts = all(story, ends, outcome);
    facts.sort_by_key(|fact| std::cmp::Reverse(fact.weight(story)));
    let mut few: Vec<Fact> = Vec::new();
    for fact in facts {
        let room = if fact.fills() { ENOUGH } else { MOST };
        if few.len() < room && few.iter().filter(|known| known.is_like(&fact)).count() < OF_A_KIND {
            few.push(fact);
        }
    }
    // Of one move the weightiest comes first, but the end last.
    few.sort_by_key(|fact| (fact.ply(story), matches!(fact, Fact::Ended { .. })));
    few
}

/// All that could be told of a game between its first and its last position.
pub(super) fn all(story: &Story, (start, last): (&Position, &Position), outcome: Option<Outcome>) -> Vec<Fact> {
    let mut facts = Vec::new();
    facts.extend(alone(story));
    facts.extend(travelled(story));
    facts.extend((0..story.frosts.len()).filter(|&at| story.frosts[at].from.is_some()).map(Fact::Freezes));
    facts.extend((0..story.frosts.len()).filter(|&at| story.frosts[at].back && !story.frosts[at].is_short()).map(Fact::Thaws));
    facts.extend((0..story.folds.len()).flat_map(|fold| of_fold(story, fold)));
    facts.extend((0..story.folds.len()).filter_map(|fold| still(story, fold, (start, last))));
    facts.extend(deeds(story));
    facts.extend(story.first_loss.map(|first| Fact::Lost { first }));
    facts.extend((0..story.layers()).filter_map(|layer| quiet(story, layer)));
    let counts = Side::BOTH.map(|side| frozen(last, &story.variant, side));
    facts.extend(outcome.map(|outcome| Fact::Ended { outcome, frozen: counts }));
    facts
}

fn alone(story: &Story) -> Option<Fact> {
    let leaves = |side: Side, fold: usize| story.plies.iter().position(|ply| ply.side == side && !ply.games.contains(&fold));
    // The longest time that a side stayed in one game; of two that are as long the innermost.
    let longest = |side: Side| {
        let games = (0..story.folds.len()).rev().filter(|&fold| story.is_game(fold)).map(|fold| (fold, leaves(side, fold)));
        games.max_by_key(|(_, left)| left.unwrap_or(usize::MAX))
    };
    let ((white, one), (black, other)) = (longest(Side::White)?, longest(Side::Black)?);
    let left = one.into_iter().chain(other).min();
    (left.unwrap_or(story.plies.len()) >= ALONE).then_some(Fact::Alone { games: [white, black], left })
}

fn crossed(story: &Story) -> Option<Fact> {
    let mut crossing = story.plies.iter().enumerate().filter(|(_, ply)| ply.layers.len() > 1).map(|(at, _)| at);
    let first = crossing.next()?;
    Some(Fact::Crossed { count: 1 + crossing.count(), first })
}

/// Counts by side what `find` finds of moments: whose it is. With the first move that has any.
fn counted(story: &Story, find: impl Fn(&StoryPly, &Moment) -> Option<Side>) -> Option<([usize; 2], usize)> {
    let (mut counts, mut first) = ([0; 2], None);
    for (at, ply) in story.plies.iter().enumerate() {
        for side in ply.moments.iter().filter_map(|moment| find(ply, moment)) {
            counts[side.index()] += 1;
            first = first.or(Some(at));
        }
    }
    first.map(|first| (counts, first))
}

/// Counts moves by who made them, with the first.
fn by_mover(story: &Story, wanted: impl Fn(&StoryPly) -> bool) -> Option<([usize; 2], usize)> {
    let (mut counts, mut first) = ([0; 2], None);
    for (at, ply) in story.plies.iter().enumerate().filter(|(_, ply)| wanted(ply)) {
        counts[ply.side.index()] += 1;
        first = first.or(Some(at));
    }
    first.map(|first| (counts, first))
}

fn of_fold(story: &Story, fold: usize) -> Vec<Fact> {
    let intruded = counted(story, |ply, moment| matches!(moment, Moment::Intrudes(at, ..) if *at == fold).then(|| ply.side.other()));
    let threatened = counted(story, |ply, moment| match moment {
        Moment::Threatens(threat) if threat.fold == Some(fold) && !threat.inside => Some(ply.side.other()),
        _ => None,
    });
    // A double check is one.
    let is_check = |moment: &Moment| matches!(moment, Moment::Checks(of, ..) if *of == fold);
    let checked = by_mover(story, |ply| ply.moments.iter().any(is_check));
    let facts = [
        intruded.map(|(lost, first)| Fact::Intruded { fold, lost, first }),
        threatened.map(|(times, first)| Fact::Threatened { fold, times, first }),
        checked.map(|([white, black], first)| Fact::Checked { fold, times: [black, white], first }),
    ];
    facts.into_iter().flatten().collect()
}

fn deeds(story: &Story) -> Vec<Fact> {
    let dropped = counted(story, |ply, moment| matches!(moment, Moment::Drops(_)).then_some(ply.side));
    let thaws = |node: NodeId| story.frosts.iter().any(|frost| frost.back && frost.to.is_some_and(|to| story.plies[to].node == node));
    let is_exchange = |ply: &StoryPly, moment: &Moment| matches!(moment, Moment::Exchanges) && !thaws(ply.node);
    let exchanged = counted(story, |ply, moment| is_exchange(ply, moment).then_some(ply.side));
    let differed = counted(story, |ply, moment| matches!(moment, Moment::Differs(..)).then_some(ply.side));
    let differed = differed.map(|(counts, first)| Fact::Differed { count: sum(counts), first });
    // Where nearly all that cross move otherwise then, that is told.
    let same = |of: usize| matches!(differed, Some(Fact::Differed { count, .. }) if 5 * count >= 4 * of);
    let crossed = crossed(story).filter(|fact| !matches!(*fact, Fact::Crossed { count, .. } if same(count)));
    let promoted = by_mover(story, |ply| matches!(ply.deed.mv.action(), MoveKind::Promote(_)));
    let checks = by_mover(story, |ply| ply.deed.checks);
    let facts = [
        crossed,
        dropped.map(|(counts, first)| Fact::Dropped { counts, first }),
        exchanged.map(|(counts, first)| Fact::Exchanged { count: sum(counts), first }),
        differed,
        promoted.map(|(counts, first)| Fact::Promoted { counts, first }),
        checks.map(|(times, first)| Fact::Checks { times, first }),
    ];
    facts.into_iter().flatten().collect()
}

/// The piece that went from one lattice to another most often.
fn travelled(story: &Story) -> Option<Fact> {
    let mut travels: FxHashMap<Cell, usize> = FxHashMap::default();
    let mut most = (0, 0);
    for (at, ply) in story.plies.iter().enumerate() {
        let (from, to) = (ply.deed.mv.from(), ply.deed.mv.to());
        let so_far = if ply.deed.mv.is_drop() { 0 } else { travels.remove(&from).unwrap_or(0) };
        let count = so_far + usize::from(story.variant.layer_of_cell(from) != story.variant.layer_of_cell(to));
        travels.insert(to, count);
        if count > most.0 {
            most = (count, at);
        }
    }
    (most.0 >= TRAVELS).then_some(Fact::Travelled { count: most.0, last: most.1 })
}

/// The longest time without a move on a layer.
fn quiet(story: &Story, layer: usize) -> Option<Fact> {
    let all = story.plies.len();
    let touched = story.plies.iter().enumerate().filter(|(_, ply)| ply.layers.contains(&layer)).map(|(at, _)| at);
    let (mut from, mut longest) = (None, None::<(usize, Option<usize>, Option<usize>)>);
    for to in touched.map(Some).chain([None]) {
        let (begin, end) = (from.map_or(0, |from: usize| from + 1), to.unwrap_or(all));
        let length = end - begin;
        if longest.is_none_or(|(most, ..)| length > most) {
            longest = Some((length, from, to));
        }
        from = to;
    }
    let (length, from, to) = longest?;
    (length >= QUIET.max(all / 5)).then_some(Fact::Quiet { layer, from, to })
}

fn still(story: &Story, fold: usize, (start, last): (&Position, &Position)) -> Option<Fact> {
    let (inner, cells) = (story.folds[fold].inner.as_ref()?, &story.folds[fold].cells);
    let stands = |side: Side| start.pieces(side).iter().filter(|&cell| cells.contains(cell) && inner.piece(start.at(cell)).is_some());
    let touched = |cell: Cell| story.plies.iter().any(|ply| ply.cells.contains(&cell));
    let of = Side::BOTH.map(|side| stands(side).count());
    let still = Side::BOTH.map(|side| stands(side).filter(|&cell| last.at(cell) == start.at(cell) && !touched(cell)).count());
    let enough = story.plies.len() >= LONG && of.into_iter().all(|of| of >= ARMY) && 2 * sum(still) >= sum(of);
    (enough && story.is_game(fold)).then_some(Fact::Still { fold, still, of })
}
