//! How often the look at a user's move, which the window takes before the computer answers, warns of a move that is none the worse for it:
//! in games between weak levels, the moves that it warns of are searched with ten times the nodes.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use nestmate::{Mark, Verdict};
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::start;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::{Level, Limits, Memory, Search};

/// How many nodes the window looks at in its time on a machine of the usual kind: while the user thinks, and after the move.
const NODES: u64 = 100_000;

/// How many games, how many plies of each, and how many of them at random.
const GAMES: u64 = 6;
const PLIES: usize = 50;
const RANDOM: usize = 4;

/// What a look finds by depth, and the best move.
fn look(position: &Position, variant: &Variant, memory: &mut Memory, only: &[Move], limits: Limits) -> Option<(Vec<(u32, Verdict)>, Move)> {
    let search = Search { limits, only, ..Search::new(position, variant) };
    let mut depths: Vec<(u32, Verdict)> = Vec::new();
    let side = position.side();
    let last = search.run(memory, &AtomicBool::new(false), &mut |info| depths.push((info.depth, Verdict::new(info.score, side))))?;
    depths.retain(|known| known.0 != last.depth);
    depths.push((last.depth, Verdict::new(last.score, side)));
    Some((depths, last.pv[0]))
}

/// What the best move comes to and what another does, by the depths that both looks have come to, the greatest last.
struct Looked {
    pairs: Vec<(Verdict, Verdict)>,
    /// How long the look at the move took.
    took: Duration,
}

/// Looks at a position and then at a move of it; nothing where that is the best.
fn looked(position: &Position, variant: &Variant, played: Move, nodes: u64) -> Option<Looked> {
    let mut memory = nestmate::memory_of(variant, 16);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let (best, first) = look(position, variant, &mut memory, &[], limits)?;
    let since = Instant::now();
    let depth = best.iter().map(|known| known.0).max();
    let (own, _) = look(position, variant, &mut memory, &[played], Limits { depth, ..limits }).filter(|_| first != played)?;
    let at = |depth: u32| best.iter().find(|known| known.0 == depth).map(|known| known.1);
    Some(Looked { pairs: own.iter().filter_map(|&(depth, own)| Some((at(depth)?, own))).collect(), took: since.elapsed() })
}

/// The share of the points to be expected that a move gives away.
fn lost(best: Verdict, played: Verdict, side: Side) -> f32 {
    best.share_of(side) - played.share_of(side)
}

#[derive(Default)]
struct Counted {
    moves: usize,
    warned: usize,
    wrongly: usize,
    blunders: usize,
    took: Vec<Duration>,
}

/// Plays a game and counts what the look would say of its moves.
fn play(variant: &Variant, number: u64, counted: &mut Counted) {
    let mut chance = fastrand::Rng::with_seed(number);
    let mut position = start(variant).expect("a start");
    let level = |side: Side| Level::ALL[chance_of(number, side)];
    let mut memory = nestmate::memory_of(variant, 16);
    for ply in 0..PLIES {
        let legal = nestmate_core::rules::legal_moves(&position, variant);
        if legal.is_empty() {
            return;
        }
        let side = position.side();
        let mv = if ply < RANDOM {
            legal[chance.usize(..legal.len())]
        } else {
            memory.clear();
            let skill = level(side).skill(variant, number, side);
            let limits = Limits { nodes: Some(5000), ..Limits::default() };
            let search = Search { skill, seed: number, limits, ..Search::new(&position, variant) };
            let Some(info) = search.run(&mut memory, &AtomicBool::new(false), &mut |_| {}) else { return };
            judge(&position, variant, info.pv[0], counted);
            info.pv[0]
        };
        position.play(variant, mv);
    }
}

fn chance_of(number: u64, side: Side) -> usize {
    usize::try_from(number + side.index() as u64).unwrap_or_default() % 4
}

fn judge(position: &Position, variant: &Variant, mv: Move, counted: &mut Counted) {
    let side = position.side();
    counted.moves += 1;
    let Some(Looked { pairs, took }) = looked(position, variant, mv, NODES) else { return };
    counted.took.push(took);
    // As the window judges: at the last depth and at the one before.
    let warned = !pairs.is_empty() && pairs.iter().rev().take(2).all(|(best, played)| best.alarms(*played, side));
    if !warned {
        return;
    }
    let cost = |pairs: &[(Verdict, Verdict)]| pairs.last().map_or(0.0, |&(best, played)| lost(best, played, side));
    let given = looked(position, variant, mv, 10 * NODES).map_or(0.0, |deep| cost(&deep.pairs));
    counted.warned += 1;
    counted.wrongly += usize::from(Mark::new(given) < Some(Mark::Mistake));
    counted.blunders += usize::from(Mark::new(given) == Some(Mark::Blunder));
    eprintln!(
        "{} {}: {:.2} lost, {given:.2} by ten times the nodes",
        variant.id,
        nestmate_core::position::move_text(variant, mv),
        cost(&pairs)
    );
}

#[test]
#[ignore = "an hour without optimisation: cargo test --release --test core -- --ignored caution --nocapture"]
fn few_warnings_are_wrong() {
    let library = nestmate::library();
    for id in ["fide-chess", "sfhiodgei", "nested-chess-a"] {
        let variant = library.get(id).expect("shipped");
        let mut counted = Counted::default();
        for number in 0..GAMES {
            play(&variant, number, &mut counted);
        }
        let Counted { moves, warned, wrongly, blunders, mut took } = counted;
        took.sort();
        let at = |share: usize| took.get(took.len() * share / 100).copied().unwrap_or_default();
        eprintln!(
            "{id}: {moves} moves, {warned} warnings, {blunders} of blunders, {wrongly} false; {:?} {:?} {:?}",
            at(50),
            at(90),
            at(99)
        );
        assert!(wrongly * 20 <= warned.max(20), "{id}: {wrongly} of {warned} warnings are wrong");
    }
}
