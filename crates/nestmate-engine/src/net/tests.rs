//! What has to hold of any network: nothing learnt here has to be good.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nestmate_core::rules::{legal_moves, start};
use nestmate_core::variant::Source;

use super::*;
use crate::evaluate::{Accumulator, evaluate};
use crate::weights::{TRUSTED, Weights};
use crate::{Limits, Memory, Search, Skill};

/// All games shipped, and some in which special moves meet.
fn games() -> Vec<Arc<Variant>> {
    let mut library = crate::shipped::library();
    library.add(Source::new("special_moves.ron", include_str!("../../../../tests/data/special_moves.ron")));
    library.games().filter_map(|(id, _)| library.get(id).ok()).collect()
}

pub(super) fn chess() -> Arc<Variant> {
    let Ok(variant) = crate::shipped::library().get("fide-chess") else { panic!("a shipped game") };
    variant
}

/// A network with numbers by chance.
fn noise(variant: &Variant, seed: u64) -> Network {
    let inputs = Inputs::new(variant);
    let mut random = fastrand::Rng::with_seed(seed);
    Network {
        rows: (0..inputs.len()).map(|_| std::array::from_fn(|_| random.i8(-60..60))).collect(),
        start: std::array::from_fn(|_| random.i16(-50..150)),
        last: std::array::from_fn(|_| std::array::from_fn(|_| random.i16(-3000..3000))),
        bias: std::array::from_fn(|_| random.i32(-300_000..300_000)),
        values: (0..inputs.half()).map(|_| [random.i16(-90..90), random.i16(-90..90)]).collect(),
        full_pieces: 32,
        inputs,
    }
}

/// Plays by chance and shows each position, with the way to the one before.
fn wander(variant: &Variant, plies: usize, mut look: impl FnMut(&mut Position, nestmate_core::position::Unmake)) {
    let Ok(mut position) = start(variant) else { panic!("a start") };
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..plies {
        let Some(&mv) = random.choice(&legal_moves(&position, variant)) else { return };
        let undo = position.make(variant, mv);
        look(&mut position, undo);
        position.forget();
    }
}

#[test]
fn sums_that_follow_the_moves_are_those_of_the_position() {
    for variant in games() {
        let network = Arc::new(noise(&variant, 1));
        let weights = Weights::new(&variant).learnt(&variant, Arc::clone(&network), TRUSTED);
        let Ok(begin) = start(&variant) else { continue };
        let mut accumulator = Accumulator::of(&begin, &variant, &weights);
        wander(&variant, 120, |position, undo| {
            accumulator.follow(position, &variant, &weights, &undo);
            assert_eq!(accumulator, Accumulator::of(position, &variant, &weights), "{}", position.text(&variant));
            assert_eq!(*accumulator.sums(), network.sums(position), "{}", position.text(&variant));
        });
    }
}

#[test]
fn a_file_is_read_as_it_was_written_and_no_other_is() {
    let variant = chess();
    let network = noise(&variant, 3);
    let bytes = network.write();
    assert_eq!(Network::read(&bytes, &variant), Ok(network));
    let read = |bytes: &[u8]| Network::read(bytes, &variant).map(drop);
    assert_eq!(read(b"something else"), Err(NetworkFault::Other));
    assert_eq!(read(&bytes[..5]), Err(NetworkFault::Other));
    assert_eq!(read(&bytes[..bytes.len() - 1]), Err(NetworkFault::Length(bytes.len() - 1, bytes.len())));
    let mut newer = bytes.clone();
    newer[8] = 9;
    assert_eq!(read(&newer), Err(NetworkFault::Version(9)));
    let mut wider = bytes.clone();
    wider[9] = 64;
    assert_eq!(read(&wider), Err(NetworkFault::Width(64)));
    let Ok(other) = crate::shipped::library().get("mongolian-chess") else { panic!("a shipped game") };
    assert_eq!(Network::read(&bytes, &other).map(drop), Err(NetworkFault::Game));
}

/// Quiet positions of chess whose search has found out that Knights are worth a Queen.
pub(super) fn lessons(variant: &Variant, seed: u64) -> Vec<(Position, Studied)> {
    let reader = NetworkReader::new(variant);
    let mut random = fastrand::Rng::with_seed(seed);
    let mut found = Vec::new();
    for _ in 0..60 {
        let Ok(mut position) = start(variant) else { panic!("a start") };
        for ply in 0..80 {
            let Some(&mv) = random.choice(&legal_moves(&position, variant)) else { break };
            position.play(variant, mv);
            if ply % 3 == 0 {
                let knights = |side: Side| {
                    let text = position.pieces(side).iter().filter(|&cell| variant.kind(position.at(cell).kind()).letter == 'N');
                    f32::from(u8::try_from(text.count()).unwrap_or(0))
                };
                let knights_more = knights(position.side()) - knights(position.side().other());
                let studied = reader.read(&position, 0, 0.5);
                #[expect(clippy::cast_possible_truncation, reason = "centipawns")]
                let score = (studied.derived + 600.0 * knights_more) as i32;
                let result = crate::fit::expected(studied.derived + 600.0 * knights_more, 200.0);
                found.push((position.clone(), reader.read(&position, score, result)));
            }
        }
    }
    found
}

#[test]
fn training_finds_what_is_in_the_games_and_integers_say_the_same() {
    let variant = chess();
    let [seen, kept] = [1, 2].map(|seed| lessons(&variant, seed).into_iter().map(|(_, studied)| studied).collect::<Vec<_>>());
    let training = Training { passes: 30, rate: 0.002, ..Training::default() };
    let found = train(&variant, &seen, &kept, training, &mut |_, _| true);
    assert!(found.after < found.before / 3.0, "{} {}", found.before, found.after);
    assert!(found.passes > 0);
    let again = train(&variant, &seen, &kept, training, &mut |_, _| true);
    assert_eq!(found.network, again.network, "the same positions and the same seed give the same network");
    // A Knight more is seen by the integers, too.
    let weights = Weights::new(&variant).learnt(&variant, Arc::clone(&found.network), TRUSTED);
    let Ok(position) = nestmate_core::rules::parse_position(&variant, "r1bqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w - - - 0 1") else {
        panic!("a position")
    };
    let gain = evaluate(&position, &variant, &weights) - evaluate(&position, &variant, &Weights::new(&variant));
    assert!(gain > 150, "{gain}");
}

#[test]
fn the_weak_play_as_without_a_network_and_the_strong_with_a_part_of_it() {
    let variant = chess();
    let Ok(position) = start(&variant) else { panic!("a start") };
    let found = |skill: u16, network: Option<Arc<Network>>| {
        let limits = Limits { nodes: Some(3_000), ..Limits::default() };
        let search = Search { limits, skill: Skill::new(skill), ..Search::new(&position, &variant) };
        let info = search.run(&mut Memory::with(&variant, 1, network), &AtomicBool::new(false), &mut |_| {});
        info.map(|info| (info.score, info.pv, info.nodes))
    };
    let network = || Some(Arc::new(noise(&variant, 6)));
    for skill in [0, 300, 600] {
        assert_eq!(found(skill, network()), found(skill, None), "skill {skill}");
    }
    for skill in [900, 1000] {
        assert_ne!(found(skill, network()), found(skill, None), "skill {skill}");
    }
    let noise = Arc::new(noise(&variant, 6));
    let [none, half, whole] = [0, TRUSTED / 2, TRUSTED]
        .map(|trust| evaluate(&position, &variant, &Weights::new(&variant).learnt(&variant, Arc::clone(&noise), trust)));
    assert_eq!(none, evaluate(&position, &variant, &Weights::new(&variant)));
    assert!((2 * half - none - whole).abs() < 80 && none != whole, "{none} {half} {whole}");
}
