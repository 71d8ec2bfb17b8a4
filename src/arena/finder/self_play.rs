//! Games of middling players against each other, from openings that a strong player could have chosen.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use nestmate_core::game::{Game, Tags, result_text};
use nestmate_core::position::Position;
use nestmate_core::variant::Variant;
use nestmate_engine::{Level, Limits, Memory, Search};

use crate::arena::player::{Contestant, OwnPlayer};
use crate::arena::spec::{OwnEngine, Pace};
use crate::arena::tournament::{Terms, play};
use crate::networks::memory_of;

/// Plies of the opening, from and to.
const OPENING: std::ops::RangeInclusive<usize> = 4..=10;

/// How many lines a move of the opening is chosen from.
const CHOICE: usize = 5;

/// How much less of the points such a move may promise than the best one.
const SOFT: f32 = 0.03;

const LEVELS: std::ops::RangeInclusive<u8> = 2..=6;

/// The parts of a puzzle's nodes that a move of the opening has, and that full strength would have for each later move.
const OPENING_NODES: u64 = 6;
const GAME_NODES: u64 = 3;

/// Plies after which a game ends.
const LONGEST: usize = 240;

/// The size of a player's table, in MiB.
const TABLE_MIB: usize = 4;

pub(super) struct SelfPlayer<'a> {
    variant: &'a Arc<Variant>,
    start: Position,
    nodes: u64,
    seed: u64,
    memory: Memory,
}

impl<'a> SelfPlayer<'a> {
    pub(super) fn new(variant: &'a Arc<Variant>, start: Position, nodes: u64, seed: u64) -> Self {
        Self { variant, start, nodes, seed, memory: memory_of(variant, TABLE_MIB) }
    }

    /// The game of a number; `None` if `stop` was set before its end.
    pub(super) fn play(&mut self, number: usize, stop: &AtomicBool) -> Option<Game> {
        let seed = self.seed.wrapping_mul(1 << 32).wrapping_add(number as u64);
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = self.opening(&mut random, stop);
        let levels = [random.u8(LEVELS), random.u8(LEVELS)];
        let mut players = levels.map(|level| {
            let level = Level::new(level).unwrap_or_default();
            OwnPlayer::new(OwnEngine { level, hash: TABLE_MIB, ..OwnEngine::default() }, self.variant)
        });
        players.iter_mut().try_for_each(|player| player.begin(&game, seed, stop)).ok()?;
        let pace = Pace { nodes: Some((self.nodes / GAME_NODES).max(1)), ..Pace::default() };
        let terms = Terms { paces: [pace; 2], longest: LONGEST, margin: Duration::ZERO };
        let [white, black] = &mut players;
        let winner = play(&mut game, &mut [white as &mut dyn Contestant, black], &terms, stop)?.winner;
        game.set_tag("Event", "Self-play");
        game.set_tag("Round", &(number + 1).to_string());
        for (name, level) in Tags::PLAYERS.into_iter().zip(levels) {
            game.set_tag(name, &format!("Nestmate level {level}"));
        }
        game.set_tag("Result", result_text(winner));
        Some(game)
    }

    fn opening(&mut self, random: &mut fastrand::Rng, stop: &AtomicBool) -> Game {
        self.memory.clear();
        let mut game = Game::new(Arc::clone(self.variant), self.start.clone());
        let limits = Limits { nodes: Some((self.nodes / OPENING_NODES).max(1)), ..Limits::default() };
        for _ in 0..random.usize(OPENING) {
            let history = game.hashes_before();
            let search = Search { limits, lines: CHOICE, history: &history, ..Search::new(game.position(), self.variant) };
            let Some(info) = search.run(&mut self.memory, stop, &mut |_| {}) else { break };
            let good = info.others.iter().filter(|line| info.score.share() - line.score.share() <= SOFT).map(|line| line.pv[0]);
            let choices: Vec<_> = info.pv.first().copied().into_iter().chain(good).collect();
            if random.choice(choices).is_none_or(|mv| game.play(mv).is_err()) {
                break;
            }
        }
        game
    }
}
