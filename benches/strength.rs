//! How strong the search is: matches against a random mover and a one-ply greedy mover, and speed from the start position.
//!
//! `cargo bench --bench strength -- [VARIANT] [GAMES] [NODES]`
#![expect(clippy::print_stdout, reason = "a program that prints a table")]

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use nestmate::{Evaluator, Library, Limits, Memory, Move, Position, Search, Side, Variant, in_check, legal_moves, start};

/// Plies of a game after which it counts as drawn.
const LONGEST: usize = 400;

/// Plies played at random before the players begin.
const OPENING: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    Search(u64),
    Greedy,
    Random,
}

struct Game<'a> {
    variant: &'a Variant,
    evaluator: &'a Evaluator<'a>,
    memory: &'a mut Memory,
    random: fastrand::Rng,
}

impl Game<'_> {
    /// Plays a game; the winner, and the number of plies.
    fn play(&mut self, players: [Player; 2]) -> (Option<Side>, usize) {
        let Ok(mut position) = start(self.variant) else { return (None, 0) };
        let mut history = Vec::new();
        for ply in 0..LONGEST {
            let moves = legal_moves(&position, self.variant);
            if moves.is_empty() {
                let side = position.side();
                return (in_check(&position, self.variant, side).then_some(side.other()), ply);
            }
            let seen = history.iter().filter(|&&hash| hash == position.hash()).count();
            if seen >= 2 || position.halfmoves() >= 200 {
                return (None, ply);
            }
            let player = if ply < OPENING { Player::Random } else { players[position.side().index()] };
            let mv = self.choose(player, &position, &history, &moves);
            history.push(position.hash());
            let _ = position.make(self.variant, mv);
            position.forget();
        }
        (None, LONGEST)
    }

    fn choose(&mut self, player: Player, position: &Position, history: &[u64], moves: &[Move]) -> Move {
        match player {
            Player::Random => moves[self.random.usize(..moves.len())],
            Player::Greedy => self.greedy(position, moves),
            Player::Search(nodes) => {
                let limits = Limits { nodes: Some(nodes), ..Limits::default() };
                let search = Search { history, limits, ..Search::new(position, self.variant) };
                let info = search.run(self.memory, &AtomicBool::new(false), &mut |_| {});
                info.map_or(moves[0], |info| info.pv[0])
            }
        }
    }

    /// The move after which the position evaluates best, mate first, ties at random.
    fn greedy(&mut self, position: &Position, moves: &[Move]) -> Move {
        let mut position = position.clone();
        let side = position.side();
        let mut best = (i32::MIN, Vec::new());
        for &mv in moves {
            let undo = position.make(self.variant, mv);
            let mates = in_check(&position, self.variant, side.other()) && legal_moves(&position, self.variant).is_empty();
            let score = if mates { i32::MAX } else { -self.evaluator.evaluate(&position) };
            position.unmake(&undo);
            if score > best.0 {
                best = (score, Vec::new());
            }
            if score == best.0 {
                best.1.push(mv);
            }
        }
        best.1[self.random.usize(..best.1.len())]
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let argument = |index: usize| arguments.get(index).map(String::as_str);
    let id = argument(0).unwrap_or("sfhiodgei");
    let games: u64 = argument(1).and_then(|text| text.parse().ok()).unwrap_or(20);
    let nodes = argument(2).and_then(|text| text.parse().ok()).unwrap_or(20_000);
    let library = Library::shipped();
    let Ok(variant) = library.get(id) else {
        println!("no game {id}");
        return;
    };
    speed(&variant);
    let evaluator = Evaluator::new(&variant);
    let mut memory = Memory::new(&variant, 64);
    for (name, other) in [("random", Player::Random), ("greedy", Player::Greedy)] {
        let begun = Instant::now();
        let (mut won, mut drawn, mut lost, mut plies) = (0, 0, 0, 0);
        for seed in 0..games {
            let mut game =
                Game { variant: &variant, evaluator: &evaluator, memory: &mut memory, random: fastrand::Rng::with_seed(seed / 2) };
            let ours = if seed % 2 == 0 { Side::White } else { Side::Black };
            let mut players = [other; 2];
            players[ours.index()] = Player::Search(nodes);
            let (winner, length) = game.play(players);
            plies += length;
            match winner {
                None => drawn += 1,
                Some(side) if side == ours => won += 1,
                Some(_) => lost += 1,
            }
        }
        let average = plies / usize::try_from(games.max(1)).unwrap_or(1);
        println!(
            "{id}: {nodes} nodes a move against {name}: {won} won, {drawn} drawn, {lost} lost; {average} plies a game; {:.0?}",
            begun.elapsed()
        );
    }
}

fn speed(variant: &Variant) {
    let Ok(position) = start(variant) else { return };
    let limits = Limits { time: Some(Duration::from_secs(5)), ..Limits::default() };
    let mut show = |info: &nestmate::Info| {
        let rate = info.nodes * 1000 / u64::try_from(info.elapsed.as_millis()).unwrap_or(1).max(1);
        println!("depth {:2} {} {:9} nodes {:6.3} s {rate} nodes/s", info.depth, info.score, info.nodes, info.elapsed.as_secs_f64());
    };
    let search = Search { limits, ..Search::new(&position, variant) };
    let _ = search.run(&mut Memory::new(variant, 64), &AtomicBool::new(false), &mut show);
}
