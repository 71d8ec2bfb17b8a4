//! Real inputs to be mangled: the shipped files, and what the program itself writes of games played by chance.

use std::sync::Arc;

use fastrand::Rng;
use nestmate::{Player, record_of};
use nestmate_core::game::{Brush, Eval, Game, NodeId, Shape, Step, glyph, record_text};
use nestmate_core::geometry::Cell;
use nestmate_core::rules::start;
use nestmate_core::variant::{Source, Variant};
use nestmate_text::words::Language;

use crate::common::{games, special_games};

/// Games whose tables are made in no time, so that there is time for many.
pub fn small_games() -> Vec<Arc<Variant>> {
    let small = |variant: &Arc<Variant>| variant.points() <= 100;
    games().into_iter().filter(small).chain(special_games()).collect()
}

/// Known games on small boards.
pub fn known_games() -> Vec<Arc<Variant>> {
    let library = nestmate::library();
    let variants = library.known_games().map(|(id, _)| library.get(id).expect("it compiles"));
    variants.filter(|variant| variant.points() <= 64).collect()
}

/// Each game of the definition files alone, known games, and small ones that have a word of everything: the rows of rules have a game for
/// every rule and every way of moving.
pub fn definitions() -> Vec<String> {
    let mut library = nestmate::library();
    library.add(Source::new("games.ron", include_str!("../data/rules/games.ron")));
    let mut seeds: Vec<String> = small_games().iter().map(|variant| variant.definition.clone()).collect();
    seeds.extend(library.all_games().filter_map(|(id, _)| library.definition(id)).filter(|text| text.len() < 9_000));
    seeds.push(include_str!("../data/special_moves.ron").to_owned());
    seeds.extend([EVERYTHING, GOALS, KINGS, BLASTS, SETUP, TORUS, MAZE].map(str::to_owned));
    seeds.push(crate::common::manual_example());
    seeds
}

/// The longest lines that there can be: on a torus whose sides have no common factor, each goes over every cell.
const TORUS: &str = "[(id: \"torus\", name: \"Torus\", board: (files: 22, ranks: 23, wrap: Both), pieces: [
    (letter: 'K', name: \"King\", royal: true, moves: [Leap(step: (1, 0))]),
    (letter: 'R', name: \"Rider\", moves: [Slide(step: (3, 2)), Slide(step: (5, 7))]),
], start: \"22/22/22/22/22/22/22/22/22/22/22/k21/22/22/22/22/22/22/22/22/22/22/K21 w - - 0 1\", rules: [])]";

/// Much of everything that takes work: ways of moving, steps that are tried in vain, bars, double steps, rules for all pieces and cells.
const MAZE: &str = "[(id: \"maze\", name: \"Maze\", board: (files: 22, ranks: 23, wrap: Files), pieces: [
    (letter: 'K', name: \"King\", royal: true, moves: [Leap(step: (1, 0))]),
    (letter: 'Z', name: \"Zigzag\", moves: [Zigzag(step: (1, 0), and: (1, 1), most: 9), Hop(step: (2, 1), except: \"Z\"), Vault(step: (1, 0))]),
    (letter: 'C', name: \"Circle\", moves: [Circle(step: (2, 1)), Lame(step: (3, 2), via: [(1, 0), (2, 1)], walls: [Ranks([9])]), As('Z')]),
], start: \"22/22/22/22/22/22/22/22/22/22/22/k21/22/22/22/22/22/22/22/22/22/22/K21 w - - 0 1\", rules: [
    Barred(between: (All, Parity(Odd, Odd))), DoubleStep(pieces: \"KZC\", step: (1, 2), from: All, most: 5), Promote(pieces: \"Z\", on: All, to: \"C\"),
], switches: [(id: \"more\", label: \"More\", on: true, rules: [DoubleStep(pieces: \"ZC\", step: (2, 1), from: All, most: 5)])])]";

/// Positions of random games, each after the id of its game.
pub fn positions() -> Vec<String> {
    let mut seeds = Vec::new();
    for variant in games().into_iter().chain(special_games()).chain(known_games()) {
        for seed in 0..3 {
            crate::common::random_game(&variant, seed, 60, |position, _| {
                if position.text(&variant).len() % 7 == 0 {
                    seeds.push(format!("{}\n{}", variant.id, position.text(&variant)));
                }
            });
        }
        seeds.push(format!("{}\n{}", variant.id, variant.start));
    }
    let suite = include_str!("../data/chess960.tsv").lines().skip(1).step_by(60);
    seeds.extend(suite.filter_map(|row| row.split('\t').next()).map(|fen| format!("chess960\n{fen}")));
    seeds
}

/// Files of games.
pub fn records() -> Vec<String> {
    let mut random = Rng::with_seed(5);
    let small = small_games();
    (0..24).map(|at| record_of(&game(&small[at % small.len()], &mut random), [Player::Human, Player::Computer]).text()).collect()
}

/// Games as text: our own, and as others write them.
pub fn texts() -> Vec<String> {
    let mut random = Rng::with_seed(6);
    let mut seeds: Vec<String> = games().iter().chain(&games()).map(|variant| record_text(&game(variant, &mut random))).collect();
    seeds.extend(FOREIGN.map(str::to_owned));
    seeds
}

/// Files of sentences.
pub fn languages() -> Vec<String> {
    let files = |code: &str| std::fs::read_dir(format!("{}/assets/words/{code}", env!("CARGO_MANIFEST_DIR"))).expect("it is there");
    let paths = Language::ALL.into_iter().flat_map(|language| files(language.code())).flatten().map(|entry| entry.path());
    let texts = paths.filter(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    texts.map(|path| std::fs::read_to_string(path).expect("text")).collect()
}

/// What clients say by the protocol UCI.
pub fn uci() -> Vec<String> {
    let mut seeds: Vec<String> = UCI.map(str::to_owned).to_vec();
    for variant in small_games() {
        seeds.push(format!("setoption name UCI_Variant value {}\nposition fen {}\ngo depth 1\nd\nquit", variant.id, variant.start));
    }
    seeds
}

/// What clients say by the protocol of `XBoard`.
pub fn xboard() -> Vec<String> {
    let mut seeds: Vec<String> = XBOARD.map(str::to_owned).to_vec();
    for variant in small_games() {
        seeds.push(format!("xboard\nprotover 2\nnew\nvariant {}\nsetboard {}\nsd 1\ngo\nping 3\nquit", variant.id, variant.start));
    }
    seeds
}

/// A random game with variations, comments, glyphs and clocks.
fn game(variant: &Arc<Variant>, random: &mut Rng) -> Game {
    let mut game = Game::new(Arc::clone(variant), start(variant).expect("a good start"));
    game.comment(NodeId::START, "", "before all");
    for ply in 0..random.usize(4..24) {
        if random.u8(..) < 40 {
            let nodes = game.tree().preorder();
            random.choice(&nodes).into_iter().for_each(|&node| _ = game.go(Step::To(node)));
        }
        let Some(&mv) = random.choice(game.legal()) else { continue };
        if game.play(mv).is_ok() && ply % 3 == 0 {
            let node = game.current();
            game.comment(node, "(so)", "a {comment}; $4");
            game.toggle_glyph(node, glyph::OF_MOVES[ply % glyph::OF_MOVES.len()].number);
            game.set_eval(node, Eval::parse(["0.17,20", "-3.5", "#-4"][ply % 3]));
            let cells: Vec<Cell> = variant.board.cells.iter().take(9).collect();
            let shape = |at: usize| Shape { brush: Brush::ALL[at % 4], from: cells[at % cells.len()], to: cells[ply % cells.len()] };
            game.set_shapes(node, (0..ply % 4).map(shape).collect());
            game.set_clock(node, std::time::Duration::from_millis(random.u64(..10_000_000)));
        }
    }
    game.set_tag("White", "A \"quoted\" \\ name");
    game
}

/// A game on a small board with every rule and every way of moving.
const EVERYTHING: &str = r##"[(
    id: "everything", name: "Everything", known_as: (uci: "every", xboard: "every", letters: {'P': "S"}),
    board: (files: 7, ranks: 7, mirror: Flip, forward: (0, 1), wrap: Nowhere, look: Squares),
    regions: {"odd": Parity(Odd, Odd), "far": Or([Ranks([6, 7]), And([Files("a"), Not(Ranks([1]))]), Rect("b5", "c6")])},
    layers: [(name: "odd", cells: In("odd"), pieces: "APR", base: Tile, tint: "#e8c98f"), (name: "all", cells: All, pieces: "KQN", pieces_on: All)],
    pieces: [
        (letter: 'K', name: "King", image: "king", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
        (letter: 'A', name: "Guard", moves: [Leap(step: (1, 1), within: Ranks([1, 2, 3, 4]))]),
        (letter: 'R', name: "Rook", stands_for: "Rook", moves: [Slide(step: (1, 0), walls: [In("odd")])], turned: (name: "Dragon", moves: [As('R'), Leap(step: (1, 1))])),
        (letter: 'N', name: "Horse", moves: [Lame(step: (2, 1), via: (1, 0)), Hop(step: (1, 0), only: Capture), Lame(step: (3, 2), via: [(1, 0), (2, 1)]), Hop(step: (1, 1), except: "P")]),
        (letter: 'Q', name: "Rose", moves: [Circle(step: (2, 1), most: 6), Zigzag(step: (1, 0), and: (1, 1)), Slide(step: (1, 1), most: 2), Vault(step: (1, 0), most: 3, except: "QN"), Leap(step: (2, 1), dirs: Towards([Left, ForwardRight])), Twice(step: (1, 0), and: (1, 1))]),
        (letter: 'P', name: "Pawn", moves: [Leap(step: (1, 0), dirs: Forward, only: Move), Leap(step: (1, 1), dirs: Forward, only: Capture)], turned: (name: "Tokin", moves: [As('A')])),
    ],
    start: "rnqk1ar/ppppppp/7/7/7/PPPPPPP/RNQK1AR w [||] a1,a7,d1,d7,g1,g7 - 0 1",
    rules: [
        Freeze(semi_royal: 'A', pieces: "P", cells: In("odd")), DoubleStep(pieces: "P", step: (0, 1), from: All),
        Castle(royal: 'K', partner: 'R', steps: 2, partner_steps: 1, safe: Path, en_passant: ("PN", All)),
        Promote(pieces: "P", on: Ranks([7]), to: "QN", optional: true), TurnOver(pieces: "RP", zone: In("far"), must: true, back: true, entry: true), Promote(pieces: "P", to: "RN", if_none: true, until_captured: true),
        Exchange(pieces: "N", on: Cells("d7 e7"), to: "QR"), Restore(pieces: "Q", on: Ranks([7]), to: 'A', missing_on: All, from: [Neutral, Enemy, Own]),
        Swap(pieces: "Q", zone: In("far"), on: Ranks([6]), to: 'N'), Vanish(pieces: "N", victim: 'Q'), Reserve(on: In("odd"), to: Own),
        Reserve(on: All, to: Neutral), Drop(pieces: "PRNQ", on: All, turned: true, stuck: true), OnePerFile(pieces: "P"), NoDropMate(pieces: "P"), NoMateBy(pieces: "N"), Trade(pieces: "Q", turned: "R", except: "P"),
        FacingRoyals, Barred(pieces: "P", between: (Files("c"), Files("d"))), Reach(pieces: "KA", on: Cells("d7 e7"), side: Black), BareRoyal,
    ],
    endings: (mate: Draws, stalemate: Loss, repetition: 3, perpetual_check_loses: true, no_progress: 40, progress: "P"),
    switches: [(id: "no-drops", label: "No drops", on: false, rules: [OnePerFile(pieces: "R")], without: [Drop(pieces: "PRNQ", on: All, turned: true, stuck: true)], regions: {"far": Ranks([7])})],
    inner: [(game: "fide-chess", cells: In("odd"), scale: 2, origin: (1, 1), pieces: "KK", pieces_only: true)],
    weights: (pieces: {"N": (value: (12, 5), advance: (1, 2), centre: (4, 0), mobility: (2, 0))}, danger: 3, threats: 4, frozen: 5),
)]"##;

/// A game without royal pieces, in which goals decide.
const GOALS: &str = r#"[(
    id: "goals", name: "Goals", board: (files: 5, ranks: 5),
    layers: [(name: "all", cells: All, pieces: "KRP")],
    pieces: [
        (letter: 'K', name: "Chief", moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]), (letter: 'R', name: "Rook", moves: [Slide(step: (1, 0))]),
        (letter: 'P', name: "Pawn", moves: [Leap(step: (1, 0), dirs: Forward, only: Move), Leap(step: (1, 1), dirs: Forward, only: Capture)]),
    ],
    start: "r1k1r/ppppp/5/PPPPP/R1K1R w [||] a1,a5,c1,c5 - 0 1",
    rules: [
        Castle(royal: 'K', partner: 'R', steps: 1, partner_steps: 0), Promote(pieces: "P", to: "RK"), Reserve(to: Own), Drop(pieces: "PK"), NoDropMate(pieces: "P"),
        Reach(pieces: "K", on: Cells("c5")), Extinct(pieces: "K"), Extinct(pieces: "RP", left: 1), Spent(pieces: "P", left: 2, gets: Wins), Spent(), MustCapture, Explode(safe: "R"),
    ],
    endings: (stalemate: Win, repetition: 3, perpetual_check_loses: true, no_progress: 40),
)]"#;

/// A game in which each side has several royal pieces.
const KINGS: &str = r#"[(
    id: "kings", name: "Kings", board: (files: 5, ranks: 5),
    layers: [(name: "all", cells: All, pieces: "KGRP")],
    pieces: [
        (letter: 'K', name: "King", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
        (letter: 'G', name: "General", royal: true, moves: [Leap(step: (1, 0))]), (letter: 'R', name: "Rook", moves: [Slide(step: (1, 0)), Hop(step: (1, 1))]),
        (letter: 'P', name: "Pawn", moves: [Leap(step: (1, 0), dirs: Forward, only: Move), Leap(step: (1, 1), dirs: Forward, only: Capture)]),
    ],
    start: "rkg1r/ppppp/5/PPPPP/R1K1R w [||] - - 0 1",
    rules: [Royals(safe: One), DoubleStep(pieces: "P"), Promote(pieces: "P", to: "RKG"), Reserve(to: Own), Drop(pieces: "PR"), NoDropMate(pieces: "P"), Checks(times: 4), MustCapture],
)]"#;

/// A game that begins by setting the pieces up, Kings among them, and in which Pawns become Rooks instead of moving.
const SETUP: &str = r#"[(
    id: "setup", name: "Setup", board: (files: 5, ranks: 5),
    layers: [(name: "all", cells: All, pieces: "KRP")],
    pieces: [
        (letter: 'K', name: "King", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]), (letter: 'R', name: "Rook", moves: [Slide(step: (1, 0))]),
        (letter: 'P', name: "Pawn", moves: [Leap(step: (1, 0), dirs: Forward, only: Move), Leap(step: (1, 1), dirs: Forward, only: Capture)]),
    ],
    start: "5/ppppp/5/PPPPP/5 w [KRR|KRR|] - - 0 1",
    rules: [
        Drop(pieces: "KR", on: Ranks([1])), MustDrop, OnePerColour(pieces: "R"), Unmoved(pieces: "KR", on: Cells("a1 d1")), Castle(royal: 'K', partner: 'R', steps: 2, partner_steps: 1),
        Become(pieces: "P", on: Ranks([3, 4]), to: "R", if_none: true, last: true), Reserve(to: Own), Counting(without: "P", both: 9, bare: [("RR", 8), ("", 20)], pieces: true),
    ],
)]"#;

/// A game of explosions in which a King may be blown up but not checked, and races Black may answer.
const BLASTS: &str = r#"[(
    id: "blasts", name: "Blasts", board: (files: 5, ranks: 5),
    layers: [(name: "all", cells: All, pieces: "KRP")],
    pieces: [
        (letter: 'K', name: "King", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]), (letter: 'R', name: "Rook", moves: [Slide(step: (1, 0))]),
        (letter: 'P', name: "Pawn", moves: [Leap(step: (1, 0), dirs: Forward, only: Move), Leap(step: (1, 1), dirs: Forward, only: Capture)]),
    ],
    start: "r1k1r/ppppp/5/PPPPP/R1K1R w - a1,a5,c1,c5 - 0 1",
    rules: [
        Castle(royal: 'K', partner: 'R', steps: 1, partner_steps: 0, safe: StartAndPath), DoubleStep(pieces: "P"), Promote(pieces: "P", to: "R"),
        Explode(safe: "P"), Checks(times: 2), Reach(pieces: "K", on: Cells("c5 e5"), answer: true),
    ],
)]"#;

const FOREIGN: [&str; 10] = [
    include_str!("../data/qipu/chinese.pgn"),
    include_str!("../data/qipu/game.wxf"),
    include_str!("../data/qipu/board.ubb"),
    "position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e",
    "sfen l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1 moves",
    "[Game \"Chinese Chess\"]\n[Format \"WXF\"]\n[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r - - 0 1\"]\n\n1. C2.5 {[%csl Ge3][%cal Rb3e3][%eval 0.17,20]} h8+7 2. H2-G4 +p=2 *",
    "[Event \"?\"]\n[White \"Anderssen\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5?! (4... d6 5. Nc3 $1 {good}) 5. Bxb5 Nf6 1-0\n",
    "[Variant \"shogi\"]\n[FEN \"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w [-] 0 1\"]\n\n1. c3c4 {[%clk 0:09:58]} g7g6 2. b2h8+ *\n",
    "% escape\n[Event \"a\"]\n[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1.a8=Q+ Kd7 2.Qb7+! ; to the end\nKd6 1/2-1/2\n\n[Event \"b\"]\n1. d4 *",
    "1. O-O 0-0-0 2. e8=Q N@f3+ 3. R1a3 Nbd2 e.p. $139 *",
];

const UCI: [&str; 4] = [
    "uci\nsetoption name Hash value 4\nsetoption name MultiPV value 3\nsetoption name Threads value 2\nisready\nucinewgame\nposition startpos moves e2e4 e7e5\ngo wtime 60000 btime 60000 winc 100 binc 100 movestogo 10\nd\nstop\nquit",
    "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4\ngo depth 2 searchmoves e7e5 d7d5\nponderhit\ngo ponder depth 2\nponderhit\ngo infinite\nstop",
    "setoption name UCI_Variant value shogi\nposition startpos\ngo perft 1\ngo mate 2\ngo nodes 50 movetime 20 byoyomi 10\nsetoption name Clear Hash\nsetoption name Level value 3\nsetoption name Mood value Bold\ngo depth 1",
    "debug on\nregister later\nsetoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 1200\nposition 4k3/8/8/8/8/8/8/4K3 w - - - 0 1\ngo depth 1\nxyzzy\nquit",
];

const XBOARD: [&str; 4] = [
    "xboard\nprotover 2\naccepted done\nnew\nrandom\nlevel 40 5 0\npost\nhard\nusermove e2e4\nping 1\nusermove d2d4\nundo\nremove\nping 2\nquit",
    "xboard\nprotover 2\nnew\nvariant shogi\nforce\nst 1\nusermove c3c4\nusermove g7g6\nusermove b2h8+\ngo\nping 1\nhint\nbk\ndraw\nresult 1-0 {so}\nquit",
    "new\nedit\n#\nPa2\nKe1\nc\nKe8\nx\n.\nsetboard 4k3/8/8/8/8/8/8/4K3 w - - 0 1\nanalyze\n.\nexclude e1e2\ninclude all\nexit\nmemory 8\ncores 2\nnps 1000\noption Mood=Bold\nquit",
    "new\ntime 6000\notim 6000\nlevel 0 0:10 1\nwhite\nblack\ngo\n?\nplayother\ncomputer\nname someone\nrating 1000 1000\npause\nresume\nics -\nlift e2\nput e4\nhover d4\npiece K& K\neasy\nnopost\nquit",
];
