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
    /// How many moves touched several lattices.
    Crossed(usize),
    /// An army froze, by the number of the frost.
    Freezes(usize),
    /// An army thawed.
    Thaws(usize),
    /// Pieces of a game inside that others took which it does not know, by the side that lost them.
    Intruded {
        fold: usize,
        lost: [usize; 2],
    },
    /// How often a leader of a game inside came under attack by pieces that it does not know, by the side attacked.
    Threatened {
        fold: usize,
        times: [usize; 2],
    },
    /// How often pieces of a game inside checked the royal piece of the whole, by the side checked.
    Checked {
        fold: usize,
        times: [usize; 2],
    },
    Dropped([usize; 2]),
    /// Pieces were exchanged without bringing a leader back to a frozen army.
    Exchanged(usize),
    Promoted([usize; 2]),
    /// How many moves took a piece to cells from which it moves in another way.
    Differed(usize),
    /// How often the piece that changed lattices most did so; this is about the last of those moves.
    Travelled(usize),
    /// How often each side gave check.
    Checks([usize; 2]),
    /// Pieces were captured, as many as the story has by layer and side.
    Lost,
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

/// A fact with the move that it is about: where there are several, the first.
pub type FactAt = (usize, Fact);

impl Fact {
    /// The heaviest is told first of all.
    fn weight(&self, story: &Story) -> usize {
        match *self {
            Self::Freezes(frost) => 1000 + story.frosts[frost].count,
            Self::Ended { .. } => 900,
            Self::Thaws(frost) => 800 + story.frosts[frost].count,
            Self::Alone { left, .. } => 700 + left.unwrap_or(story.plies.len()).min(99),
            Self::Exchanged(_) => 600,
            Self::Intruded { lost, .. } => 500 + sum(lost),
            Self::Checked { times, .. } => 450 + sum(times),
            Self::Differed(_) => 430,
            Self::Dropped(_) => 420,
            Self::Crossed(_) => 400,
            Self::Quiet { .. } => 350,
            Self::Threatened { times, .. } => 300 + sum(times),
            Self::Promoted(_) => 260,
            Self::Travelled(_) => 250,
            Self::Still { .. } => 200,
            Self::Lost => 150,
            Self::Checks(_) => 100,
        }
    }

    /// Whether any game has it.
    fn fills(&self) -> bool {
        matches!(self, Self::Promoted(_) | Self::Travelled(_) | Self::Lost | Self::Checks(_))
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
pub(super) fn chosen(story: &Story, ends: (&Position, &Position), outcome: Option<Outcome>) -> Vec<FactAt> {
    let mut facts = all(story, ends, outcome);
    facts.sort_by_key(|(_, fact)| std::cmp::Reverse(fact.weight(story)));
    let mut few: Vec<FactAt> = Vec::new();
    for (at, fact) in facts {
        let room = if fact.fills() { ENOUGH } else { MOST };
        if few.len() < room && few.iter().filter(|known| known.1.is_like(&fact)).count() < OF_A_KIND {
            few.push((at, fact));
        }
    }
    // Of one move the weightiest comes first, but the end last.
    few.sort_by_key(|&(at, fact)| (at, matches!(fact, Fact::Ended { .. })));
    few
}

/// All that could be told of a game between its first and its last position.
pub(super) fn all(story: &Story, (start, last): (&Position, &Position), outcome: Option<Outcome>) -> Vec<FactAt> {
    let end = story.plies.len().saturating_sub(1);
    let mut facts = Vec::new();
    facts.extend(alone(story).map(|(left, fact)| (left.unwrap_or(end), fact)));
    facts.extend(travelled(story));
    facts.extend(story.frosts.iter().enumerate().filter_map(|(at, frost)| Some((frost.from?, Fact::Freezes(at)))));
    let back = story.frosts.iter().enumerate().filter(|(_, frost)| frost.back && !frost.is_short());
    facts.extend(back.filter_map(|(at, frost)| Some((frost.to?, Fact::Thaws(at)))));
    facts.extend((0..story.folds.len()).flat_map(|fold| of_fold(story, fold)));
    facts.extend((0..story.folds.len()).filter_map(|fold| Some((end, still(story, fold, (start, last))?))));
    facts.extend(deeds(story));
    facts.extend(story.first_loss.map(|first| (first, Fact::Lost)));
    facts.extend((0..story.layers()).filter_map(|layer| quiet(story, layer)).map(|(at, fact)| (at.unwrap_or(end), fact)));
    let counts = Side::BOTH.map(|side| frozen(last, &story.variant, side));
    facts.extend(outcome.map(|outcome| (end, Fact::Ended { outcome, frozen: counts })));
    facts
}

fn alone(story: &Story) -> Option<(Option<usize>, Fact)> {
    let leaves = |side: Side, fold: usize| story.plies.iter().position(|ply| ply.side == side && !ply.games.contains(&fold));
    // The longest time that a side stayed in one game; of two that are as long the innermost.
    let longest = |side: Side| {
        let games = (0..story.folds.len()).rev().filter(|&fold| story.is_game(fold)).map(|fold| (fold, leaves(side, fold)));
        games.max_by_key(|(_, left)| left.unwrap_or(usize::MAX))
    };
    let ((white, one), (black, other)) = (longest(Side::White)?, longest(Side::Black)?);
    let left = one.into_iter().chain(other).min();
    (left.unwrap_or(story.plies.len()) >= ALONE).then_some((left, Fact::Alone { games: [white, black], left }))
}

/// Adds up by side what `count` finds in each side's moves, and gives the first move in which it finds anything.
fn counted(story: &Story, count: impl Fn(&StoryPly) -> usize) -> Option<([usize; 2], usize)> {
    let (mut counts, mut first) = ([0; 2], None);
    for (at, ply) in story.plies.iter().enumerate() {
        let count = count(ply);
        counts[ply.side.index()] += count;
        first = first.or((count > 0).then_some(at));
    }
    first.map(|first| (counts, first))
}

fn of_fold(story: &Story, fold: usize) -> Vec<FactAt> {
    let is_intrusion = |moment: &&Moment| matches!(moment, Moment::Intrudes(at, ..) if *at == fold);
    let intruded = counted(story, |ply| ply.moments.iter().filter(is_intrusion).count());
    let is_threat = |moment: &&Moment| matches!(moment, Moment::Threatens(threat) if threat.fold == Some(fold) && !threat.inside);
    let threatened = counted(story, |ply| ply.moments.iter().filter(is_threat).count());
    // A double check is one.
    let is_check = |moment: &Moment| matches!(moment, Moment::Checks(of, ..) if *of == fold);
    let checked = counted(story, |ply| usize::from(ply.moments.iter().any(is_check)));
    let facts = [
        intruded.map(|([white, black], first)| (first, Fact::Intruded { fold, lost: [black, white] })),
        threatened.map(|([white, black], first)| (first, Fact::Threatened { fold, times: [black, white] })),
        checked.map(|([white, black], first)| (first, Fact::Checked { fold, times: [black, white] })),
    ];
    facts.into_iter().flatten().collect()
}

fn deeds(story: &Story) -> Vec<FactAt> {
    let having = |ply: &StoryPly, is: fn(&Moment) -> bool| ply.moments.iter().filter(|moment| is(moment)).count();
    let dropped = counted(story, |ply| having(ply, |moment| matches!(moment, Moment::Drops(_))));
    let thaws = |node: NodeId| story.frosts.iter().any(|frost| frost.back && frost.to.is_some_and(|to| story.plies[to].node == node));
    let exchanged = counted(story, |ply| if thaws(ply.node) { 0 } else { having(ply, |moment| matches!(moment, Moment::Exchanges)) });
    let differed = counted(story, |ply| having(ply, |moment| matches!(moment, Moment::Differs(..))));
    let crossed = counted(story, |ply| usize::from(ply.layers.len() > 1));
    // Where nearly all that cross move otherwise then, that is told.
    let same = |of: usize| differed.is_some_and(|(counts, _)| 5 * sum(counts) >= 4 * of);
    let crossed = crossed.filter(|&(counts, _)| !same(sum(counts)));
    let promoted = counted(story, |ply| usize::from(matches!(ply.deed.mv.action(), MoveKind::Promote(_))));
    let checks = counted(story, |ply| usize::from(ply.deed.checks));
    let facts = [
        crossed.map(|(counts, first)| (first, Fact::Crossed(sum(counts)))),
        dropped.map(|(counts, first)| (first, Fact::Dropped(counts))),
        exchanged.map(|(counts, first)| (first, Fact::Exchanged(sum(counts)))),
        differed.map(|(counts, first)| (first, Fact::Differed(sum(counts)))),
        promoted.map(|(counts, first)| (first, Fact::Promoted(counts))),
        checks.map(|(times, first)| (first, Fact::Checks(times))),
    ];
    facts.into_iter().flatten().collect()
}

/// The piece that went from one lattice to another most often.
fn travelled(story: &Story) -> Option<FactAt> {
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
    (most.0 >= TRAVELS).then_some((most.1, Fact::Travelled(most.0)))
}

/// The longest time without a move on a layer.
fn quiet(story: &Story, layer: usize) -> Option<(Option<usize>, Fact)> {
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
    (length >= QUIET.max(all / 5)).then_some((to.or(from), Fact::Quiet { layer, from, to }))
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
