//! Goals other than mate: the engine goes for them, and checks given are read and written.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nestmate::wins_at_once;
use nestmate_core::notation::{Dropped, fen, read_position, read_position_told};
use nestmate_core::position::move_text;
use nestmate_core::rules::parse_position;
use nestmate_core::variant::Variant;
use nestmate_engine::{Limits, Score, Search};

fn game_of(id: &str) -> Arc<Variant> {
    nestmate::library().get(id).expect("a known game")
}

/// A goal within reach is a win at once, and a forced one is seen.
#[test]
fn the_engine_goes_for_goals() {
    let best = |game: &str, text: &str| {
        let variant = game_of(game);
        let position = parse_position(&variant, text).unwrap_or_else(|error| panic!("{game}: {text}: {error:?}"));
        let search = Search { limits: Limits { depth: Some(4), ..Limits::default() }, ..Search::new(&position, &variant) };
        let info = search.run(&mut nestmate::memory_of(&variant, 1), &AtomicBool::new(false), &mut |_| {}).expect("a move");
        (wins_at_once(&variant, &position, info.pv[0]), move_text(&variant, info.pv[0]), info.score)
    };
    let at_once = [
        ("kingofthehill", "4k3/8/8/8/8/3K4/8/8 w - - - 0 1"),
        ("shatranj", "4k3/8/8/8/8/2n5/8/R1R1K3 w - - - 0 1"),
        ("extinction", "rnb1kbnr/pppp1ppp/8/4q3/8/5N2/PPPPPPPP/RNBQKB1R w - - - 0 1"),
        ("horde", "4k3/8/8/8/8/8/r7/P7 b - - - 0 1"),
        ("3check", "4k3/8/8/8/8/8/8/R3K3 w - - - 0 1 +2+0"),
        ("racingkings", "8/K7/8/8/8/8/8/7k w - - - 0 1"),
        ("atomic", "rnbqkbnr/ppp1pppp/8/3N4/8/8/PPPPPPPP/R1BQKBNR w - - - 0 1"),
    ];
    for (game, text) in at_once {
        let (wins, mv, score) = best(game, text);
        assert!(wins && score == Score::Mate(1), "{game}: {mv} {score:?}");
    }
    let (_, mv, score) = best("antichess", "8/8/8/8/8/1p6/8/R7 w - - - 0 1");
    assert!(mv == "a1a2" && matches!(score, Score::Mate(1..)), "{mv} {score:?}");
}

/// Some write how many checks are left, some how many were given.
#[test]
fn checks_are_read_and_written_as_others_do() {
    let variant = game_of("3check");
    let board = "rnb1kbnr/pppp1ppp/8/4p3/4P2q/8/PPPP1PPP/RNBQKBNR w KQkq -";
    let read = |text: String| read_position(&variant, &text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let position = read(format!("{board} 2+1 0 3"));
    assert!(position == read(format!("{board} 0 3 +1+2")));
    assert_eq!(position.text(&variant).rsplit(' ').next(), Some("+1+2"));
    assert_eq!(fen(&position, &variant), Some(format!("{board} 2+1 0 3")));
    assert_ne!(position.hash(), read(format!("{board} 0 3")).hash(), "with other counts it is another position");
    for wrong in ["4+0 0 3", "x+y 0 3", "0 3 +4+0", "0 3 +1"] {
        let read = read_position_told(&variant, &format!("{board} {wrong}"));
        let left_out = |known: &(_, Vec<Dropped>)| !known.1.is_empty();
        assert!(read.as_ref().map_or(true, left_out), "{wrong}: {read:?}");
    }
}
