//! What is a puzzle and what is none, in games made by hand.

use nestmate_core::game::read_text;

use super::*;

/// The puzzles of a game of chess that begins from a position.
fn found(start: &str, moves: &str) -> Vec<Puzzle> {
    let library = crate::shipped::library();
    let variant = library.get("fide-chess").expect("shipped");
    let text = format!("[SetUp \"1\"]\n[FEN \"{start}\"]\n\n{moves} *\n");
    let game = read_text("test", &text, &library, &variant).expect("a good game").game;
    let hunt = PuzzleHunt { variant, source: GameSource::Given(vec![game]), nodes: 1_500, threads: 1, seed: 1 };
    let mut all = Vec::new();
    hunt.run(&AtomicBool::new(false), &mut |hunted| {
        all.extend(hunted.puzzles);
        true
    });
    all
}

#[test]
fn a_mate_that_a_careless_move_allows_is_a_puzzle() {
    let puzzles = found("r5k1/pp3ppp/8/8/8/8/4RPPP/4R1K1 b - - 0 1", "1... a6 2. g3 h6");
    let [puzzle] = &puzzles[..] else { panic!("{puzzles:?}") };
    assert_eq!(puzzle.moves, ["a7a6", "e2e8", "a8e8", "e1e8"]);
    assert_eq!(puzzle.themes, [Theme::MateIn(2), Theme::Sacrifice, Theme::Short]);
    assert!(puzzle.position.starts_with("r5k1/pp3ppp/"), "before the careless move: {}", puzzle.position);
    assert!(puzzle.level < 8, "not only the strongest find it");
}

#[test]
fn a_piece_that_is_put_where_it_can_be_taken_is_a_puzzle_and_taking_back_is_none() {
    let puzzles = found("3r2k1/5ppp/8/8/2P5/8/5PPP/4B1K1 b - - 0 1", "1... Rd5 2. h3 h6");
    let [puzzle] = &puzzles[..] else { panic!("{puzzles:?}") };
    assert_eq!(puzzle.moves[..2], ["d8d5", "c4d5"]);
    assert!([Theme::Material, Theme::Hanging].iter().all(|theme| puzzle.themes.contains(theme)), "{:?}", puzzle.themes);
    assert_eq!(found("3r2k1/5ppp/8/3P4/2P5/8/5PPP/4B1K1 b - - 0 1", "1... Rxd5 2. cxd5 h6"), [], "it takes back, no more");
}

#[test]
fn two_ways_to_win_make_no_puzzle() {
    assert_eq!(found("6k1/5ppp/8/8/8/8/5PPP/R3R1K1 b - - 0 1", "1... Kh8 2. g3 h6"), [], "either Rook mates");
    assert_eq!(found("6k1/5ppp/8/1q6/8/8/B4PPP/4R1K1 b - - 0 1", "1... Qe8 2. g3 h6").len(), 1, "one of them does");
}

#[test]
fn a_good_game_has_no_puzzle() {
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";
    assert_eq!(found("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", moves), []);
}

#[test]
fn of_puzzles_that_look_alike_one_is_kept_and_short_ones_are_few() {
    let puzzle = |number: usize, moves: usize| {
        let moves = (0..2 * moves).map(|at| format!("a{at}b{number}")).collect();
        Puzzle::new(1, Vec::new(), format!("board{number} w - - - 0 1"), moves)
    };
    let mut harvest = Harvest::of(vec![puzzle(0, 2)]);
    assert!(!harvest.take(puzzle(0, 2)), "it is known");
    let mut twin = puzzle(0, 2);
    twin.position = twin.position.replace("0 1", "3 9");
    assert!(!harvest.take(Puzzle::new(1, Vec::new(), twin.position, twin.moves)), "the counters make no difference");
    let taken = (1..40).filter(|&number| harvest.take(puzzle(number, 1))).count();
    assert!((2..8).contains(&taken), "{taken}");
    assert!((50..60).all(|number| harvest.take(puzzle(number, 3))));
    assert!(harvest.take(puzzle(70, 1)), "as there are longer ones");
}
