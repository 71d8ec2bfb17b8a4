//! What is found out about a definition that is being written: its problems, counts of nodes, and how games with it go.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::app::words::ending_key;
use crate::arena::{Ending, Match, Pace, Spec, run};
use crate::game::Game;
use crate::position::Position;
use crate::rules::{Reason, perft};
use crate::task::Tell;
use crate::variant::{KindId, Side, Variant};
use crate::words::named;

/// Counting stops before a depth that may have more nodes than this.
const MOST_NODES: u64 = 3_000_000;

/// The games of a report, the nodes for each move, the plies by chance, and the plies after which a game is cut off.
pub(super) const GAMES: usize = 20;
const NODES: u64 = 600;
const CHANCE: usize = 4;
const LONGEST: usize = 240;

/// The nodes of a depth, and the time that counting them took.
pub(super) type Count = (u32, u64, Duration);

/// Counts nodes, a depth at a time.
pub(super) fn count(variant: &Variant, mut position: Position, bench: &Tell<'_, Vec<Count>>) {
    let (mut counts, mut before): (Vec<Count>, u64) = (Vec::new(), 1);
    for depth in 1..=6 {
        let begun = Instant::now();
        let nodes = perft(&mut position, variant, depth);
        counts.push((depth, nodes, begun.elapsed()));
        bench.tell(counts.clone());
        let growth = nodes / before.max(1) + 1;
        if bench.is_off() || nodes == 0 || nodes.saturating_mul(growth) > MOST_NODES {
            return;
        }
        before = nodes;
    }
}

/// How games of the engine against itself have gone.
#[derive(Clone, Debug, Default)]
pub(super) struct TrialGames {
    /// The plies of each game.
    pub(super) lengths: Vec<usize>,
    /// White's wins, draws, Black's wins.
    pub(super) results: [usize; 3],
    /// How games ended, as keys of words, and how many did so.
    pub(super) endings: BTreeMap<&'static str, usize>,
    /// How many moves each kind of piece has made.
    pub(super) moves: BTreeMap<KindId, usize>,
}

impl TrialGames {
    fn add(&mut self, game: &Game, winner: Option<Side>, ending: &Ending) {
        self.lengths.push(game.ply());
        self.results[winner.map_or(1, |side| 2 * side.index())] += 1;
        *self.endings.entry(key_of(game.variant(), ending)).or_default() += 1;
        let mut position = game.start().clone();
        for mv in game.line().into_iter().filter_map(|node| game.tree().mv(node)) {
            let _ = position.make(game.variant(), mv);
            let piece = position.at(mv.to());
            if piece.is_some() {
                *self.moves.entry(piece.kind()).or_default() += 1;
            }
        }
    }

    /// The shortest, the middle and the longest game, in plies.
    pub(super) fn spread(&self) -> Option<(usize, usize, usize)> {
        let mut sorted = self.lengths.clone();
        sorted.sort_unstable();
        Some((*sorted.first()?, *sorted.get(sorted.len() / 2)?, *sorted.last()?))
    }

    /// The kinds of pieces that no move was made with or into.
    pub(super) fn idle<'a>(&self, variant: &'a Variant) -> Vec<&'a str> {
        variant.kind_ids().filter(|kind| !self.moves.contains_key(kind)).map(|kind| named(&variant.kind(kind).name)).collect()
    }
}

/// The key of the words for how a game ended.
fn key_of(variant: &Variant, ending: &Ending) -> &'static str {
    match ending {
        // Without the numbers.
        Ending::Rules(Reason::Repetition) => "bench-ended-repetition",
        Ending::Rules(Reason::NoProgress) => "bench-ended-no-progress",
        &Ending::Rules(reason) => ending_key(variant, reason),
        Ending::Longest => "bench-ended-longest",
        Ending::Claimed => "bench-ended-claimed",
        Ending::Forfeit(_) => "bench-ended-forfeit",
    }
}

/// Plays games of the engine against itself from a position.
pub(super) fn self_play(variant: Arc<Variant>, start: Position, bench: &Tell<'_, TrialGames>) {
    let Ok(engine) = "self:hash=4".parse::<Spec>() else { return };
    let mut report = TrialGames::default();
    let wanted = Match {
        variant,
        players: [engine.clone(), engine],
        starts: [start.clone(), start],
        games: GAMES,
        opening: CHANCE,
        pace: Pace { nodes: Some(NODES), ..Pace::default() },
        concurrency: 1,
        sprt: None,
        seed: 1,
        longest: LONGEST,
        margin: Duration::from_millis(50),
    };
    run(&wanted, &AtomicBool::new(false), &mut |played, _| {
        report.add(&played.game, played.winner, &played.ending);
        bench.tell(report.clone());
        !bench.is_off()
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::start;
    use crate::variant::Library;

    #[test]
    fn idle_pieces_are_those_that_never_came_into_play() {
        let variant = Library::shipped().get("fide-chess").expect("shipped");
        let mut game = Game::new(Arc::clone(&variant), start(&variant).expect("a start"));
        for _ in 0..2 {
            let knight = variant.kind_of('N').expect("a Knight");
            let mv = *game.legal().iter().find(|mv| game.position().at(mv.from()).kind() == knight).expect("a Knight can move");
            game.play(mv).expect("legal");
        }
        let mut report = TrialGames::default();
        report.add(&game, Some(Side::Black), &Ending::Rules(Reason::Mate));
        assert_eq!((report.results, report.spread()), ([0, 0, 1], Some((2, 2, 2))));
        let idle = report.idle(&variant);
        assert_eq!(idle.len(), variant.kind_ids().count() - 1);
        assert!(!idle.contains(&"Knight"));
    }
}
