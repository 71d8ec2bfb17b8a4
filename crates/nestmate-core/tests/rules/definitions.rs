//! Definition files that are wrong, broken or hostile: every problem is told with its place, and nothing panics, hangs or grows.

use std::fmt::Write as _;

use nestmate_core::rules::{Flaw, check};
use nestmate_core::variant::{
    BoardFault, Fault, Library, PieceFault, RankFault, RegionFault, RuleFault, Source, StartFault, Unplayable, Unreadable, Warning,
};

/// A small game that is right, for the tests to break.
const GOOD: &str = r##"[
    (
        id: "mine",
        name: "Mine",
        board: (files: 5, ranks: 5),
        regions: { "far": Ranks([5]), "middle": Cells("c3 c4") },
        layers: [(name: "all", cells: All, pieces: "KRP", tint: "#aabbcc")],
        pieces: [
            (letter: 'K', name: "King", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
            (letter: 'R', name: "Rook", moves: [Slide(step: (1, 0))]),
            (letter: 'P', name: "Pawn", moves: [Leap(step: (1, 0), dirs: Forward)]),
        ],
        start: "kr2p/5/5/5/P2RK w - - - 0 1",
        rules: [Promote(pieces: "P", on: In("far"), to: "R")],
    ),
]"##;

fn add(text: &str) -> Library {
    let mut library = Library::default();
    library.add(Source::new("test.ron", text));
    library
}

/// The reports of the good game with `from` replaced by `to`: lines, columns and faults.
fn broken(from: &str, to: &str) -> Vec<(usize, usize, Fault)> {
    assert!(GOOD.contains(from), "{from}");
    let library = add(&GOOD.replace(from, to));
    library.reports().iter().map(|report| (report.line, report.column, report.fault.clone())).collect()
}

#[test]
fn a_good_file_has_no_problems() {
    assert_eq!(add(GOOD).reports(), []);
    assert!(add(GOOD).get("mine").is_ok());
}

#[test]
fn a_side_may_have_any_number_of_royal_pieces_where_a_rule_says_what_they_are() {
    let with = |rule: &str, black: &str| add(&GOOD.replace("rules: [", &format!("rules: [{rule}, ")).replace("kr2p", black));
    let faults =
        |rule: &str, black: &str| -> Vec<Fault> { with(rule, black).reports().iter().map(|report| report.fault.clone()).collect() };
    for (rule, black) in
        [("Royals(safe: Each)", "kr1kp"), ("Royals(safe: One)", "kr1kp"), ("Spent()", "1r2p"), ("Extinct(pieces: \"R\")", "1r2p")]
    {
        assert_eq!(faults(rule, black), [], "{rule}");
    }
    let none = Fault::Start(StartFault::Royals { side: "Black".to_owned(), count: 0 });
    assert_eq!(faults("FacingRoyals", "1r2p"), [none]);
    assert_eq!(faults("BareRoyal, Spent()", "1r2p"), [Fault::Rule(RuleFault::OneRoyal)]);
    assert_eq!(faults("Extinct(pieces: \"\")", "kr2p"), [Fault::Rule(RuleFault::NoChoice)]);
    let report = with("BareRoyal, Spent()", "1r2p").reports()[0].clone();
    assert_eq!((report.line, report.column), (14, 17), "the rule is pointed at");
}

#[test]
fn castling_is_not_written_like_another_move() {
    let castling = |rules: &str| add(&GOOD.replace("rules: [", &format!("rules: [{rules}, ")).replace("P2RK", "R2K1"));
    let steps = |steps: u8| format!("Castle(royal: 'K', partner: 'R', steps: {steps}, partner_steps: 0)");
    for (steps, sign) in [(steps(2), None), (steps(1), Some("O-O"))] {
        let variant = castling(&steps).get("mine").expect("it compiles");
        assert_eq!(variant.castlings[0].iter().map(|castling| castling.sign).collect::<Vec<_>>(), [sign], "{steps}");
    }
    let stays = "Castle(royal: 'K', partner: 'R', to: (Cells(\"d1\"), Cells(\"e1\")))";
    assert!(castling(&format!("{}, {stays}", steps(2))).get("mine").is_ok());
    let Err(Unplayable::Broken(report)) = castling(&format!("{}, {stays}", steps(1))).get("mine") else { panic!("two of one sign") };
    assert_eq!((report.line, report.column, report.fault), (14, 16, Fault::Rule(RuleFault::CastleAlike)));
}

#[test]
fn problems_name_line_and_column() {
    let text = str::to_owned;
    let cases = [
        ("\"mine\"", "\"My Game\"", 3, 13, Fault::Id(text("My Game"))),
        ("id: \"mine\"", "id: \"mine\", sides: (\"Red\", \" \")", 3, 28, Fault::SideUnnamed),
        ("id: \"mine\"", "id: \"mine\", sides: (\"Red\", \"Red\")", 3, 28, Fault::SidesAlike(text("Red"))),
        ("files: 5, ranks: 5", "files: 50, ranks: 5", 5, 16, Fault::Board(50, 5)),
        ("files: 5, ranks: 5", "files: 5, ranks: -5", 5, 35, Fault::Unreadable(Unreadable::IntegerOutOfBounds)),
        ("ranks: 5)", "ranks: 5, river: (2, 4))", 5, 44, Fault::River(2, 4)),
        ("ranks: 5)", "ranks: 5, river: (5, 6))", 5, 44, Fault::River(5, 6)),
        ("Ranks([5])", "Ranks([6])", 6, 27, Fault::Region(RegionFault::Rank { rank: 6, last: 5 })),
        (
            "In(\"far\")",
            "In(\"near\")",
            14,
            42,
            Fault::Region(RegionFault::Unknown { name: text("near"), known: vec![text("far"), text("middle")] }),
        ),
        ("Cells(\"c3 c4\")", "Cells(\"c3 c9\")", 6, 49, Fault::Region(RegionFault::Cell(text("c9")))),
        ("#aabbcc", "#aabbc", 7, 65, Fault::Tint(text("#aabbc"))),
        ("letter: 'R'", "letter: 'K'", 10, 22, Fault::Piece(PieceFault::LetterTaken('K'))),
        ("Slide(step: (1, 0))", "Slide(step: (0, 0))", 10, 61, Fault::Piece(PieceFault::Nowhere)),
        ("royal: true, ", "", 8, 17, Fault::Piece(PieceFault::NoRoyal)),
        ("kr2p", "kr2k", 13, 16, Fault::Start(StartFault::Royals { side: "Black".to_owned(), count: 2 })),
        ("kr2p", "1r2p", 13, 16, Fault::Start(StartFault::Royals { side: "Black".to_owned(), count: 0 })),
        ("kr2p", "kr3p", 13, 16, Fault::Start(StartFault::Board(BoardFault::Rank(5, RankFault::More(5))))),
        ("kr2p", "kx2p", 13, 16, Fault::Start(StartFault::Letter('X'))),
        ("to: \"R\"", "to: \"K\"", 14, 57, Fault::Rule(RuleFault::Royal)),
        ("ranks: 5)", "ranks: 5, forward: (0, -128))", 5, 46, Fault::Forward),
        ("ranks: 5)", "ranks: 5, forward: (-128, -128))", 5, 46, Fault::Forward),
        ("Slide(step: (1, 0))", "Slide(step: (-128, -128))", 10, 61, Fault::Piece(PieceFault::Nowhere)),
        ("Slide(step: (1, 0))", "Lame(step: (2, 0), via: (-128, 0))", 10, 73, Fault::Piece(PieceFault::Nowhere)),
        ("Slide(step: (1, 0))", "Zigzag(step: (1, 1), and: (0, -128))", 10, 75, Fault::Piece(PieceFault::Nowhere)),
        ("rules: [", "rules: [DoubleStep(pieces: \"P\", step: (0, -128), from: All), ", 14, 47, Fault::Rule(RuleFault::StepForward)),
        ("rules: [", "rules: [DoubleStep(pieces: \"P\", most: 6), ", 14, 47, Fault::Rule(RuleFault::Steps(5))),
        ("rules: [", "rules: [DoubleStep(pieces: \"P\", most: 1), ", 14, 47, Fault::Rule(RuleFault::Steps(5))),
        ("rules:", "weights: (threats: -2147483648), rules:", 14, 18, Fault::Weight(10_000)),
        (
            "rules:",
            "weights: (pieces: {\"R\": (value: (-2147483648, 0))}), rules:",
            14,
            27,
            Fault::PieceWeight { name: text("R"), most: 10_000 },
        ),
        ("rules:", "weights: (levels: [3, 2]), rules:", 14, 27, Fault::Levels { count: 8, most: 1000 }),
        ("rules:", "weights: (levels: [0, 1, 2, 3, 4, 5, 6, 1001]), rules:", 14, 27, Fault::Levels { count: 8, most: 1000 }),
        ("rules:", "weights: (elo: [800, 900, 1000]), rules:", 14, 24, Fault::Levels { count: 7, most: 4000 }),
        ("rules:", "weights: (elo: [800, 900, 1000, 1200, 1100, 1500, 1900]), rules:", 14, 24, Fault::Levels { count: 7, most: 4000 }),
        ("name: \"Mine\"", "name: \"Mine\", known_as: (letters: {'Q': \"D\"})", 4, 43, Fault::Letters('Q')),
        ("name: \"Mine\"", "name: \"Mine\", known_as: (letters: {'R': \"P\"})", 4, 43, Fault::Letters('R')),
        ("name: \"Mine\"", "name: \"Mine\", known_as: (letters: {'R': \"T\", 'P': \"BT\"})", 4, 43, Fault::Letters('R')),
    ];
    for (from, to, line, column, fault) in cases {
        let (found, expected) = (broken(from, to), (line, column, fault));
        assert!(found.contains(&expected), "{to}: {found:#?} lacks {expected:?}");
    }
}

#[test]
fn unknown_names_come_with_those_that_are_known() {
    let unreadable = |from: &str, to: &str| match broken(from, to).as_slice() {
        [(line, column, Fault::Unreadable(what))] => (*line, *column, what.clone()),
        other => panic!("{to}: {other:#?}"),
    };
    let (line, column, field) = unreadable("rules:", "ruels:");
    assert!(matches!(field, Unreadable::NoSuchStructField { found, expected, .. } if found == "ruels" && expected.contains(&"rules")));
    assert_eq!((line, column), (14, 16));
    let (line, column, word) = unreadable("Slide(", "Slid(");
    assert!(matches!(word, Unreadable::NoSuchEnumVariant { found, expected, .. } if found == "Slid" && expected.contains(&"Slide")));
    assert_eq!((line, column), (10, 49));
}

#[test]
fn what_is_never_closed_is_told_where_it_is_opened() {
    let cases = [
        ("Slide(step: (1, 0))]),", "Slide(step: (1, 0)]),", 10, 54, '('),
        ("Leap(step: (1, 1))]", "Leap(step: (1, 1))", 9, 61, '['),
        ("name: \"Mine\",", "name: \"Mine,", 4, 15, '"'),
        ("letter: 'R'", "letter: 'R", 10, 22, '\''),
        ("to: \"R\")],\n    ),", "to: \"R\")],\n", 2, 5, '('),
        ("    ),\n]", "    ),\n", 1, 1, '['),
    ];
    for (from, to, line, column, sign) in cases {
        assert_eq!(broken(from, to), [(line, column, Fault::Unclosed(sign))], "{to}");
    }
    let second = GOOD.replace("\"mine\"", "\"second\"").replace("Leap(step: (1, 1))]", "Leap(step: (1, 1))");
    let both = add(&format!("{}{}", GOOD.trim_end_matches(']'), second.trim_start_matches('[')));
    assert!(both.get("mine").is_ok() && both.reports().len() == 1, "what stands before it can be played");
}

#[test]
fn a_problem_of_an_inherited_field_names_the_game_that_has_it() {
    let heirs = "(id: \"between\", based_on: \"mine\", name: \"Between\"), (id: \"heir\", based_on: \"between\",\n regions: {})";
    let library = add(&format!("{}{heirs}]", GOOD.trim_end_matches(']')));
    let reports = library.reports();
    let unknown = Fault::Region(RegionFault::Unknown { name: "far".to_owned(), known: Vec::new() });
    let inherited = Fault::Inherited { field: "rules".to_owned(), from: "mine".to_owned(), fault: Box::new(unknown) };
    assert_eq!(reports.iter().map(|report| (&report.fault, report.line)).collect::<Vec<_>>(), [(&inherited, 16)]);
    assert!(reports[0].shown().is_some_and(|(line, span)| &line[span.clone()] == "\"between\""), "{reports:?}");
    let exposed = r#"[(id: "open", based_on: "mine", pieces: [
        (letter: 'K', name: "King", royal: true, moves: [Slide(step: (1, 0)), Slide(step: (1, 1))]),
        (letter: 'R', name: "Rook", moves: [Slide(step: (1, 1))]), (letter: 'P', name: "Pawn", moves: [Leap(step: (1, 0))])])]"#;
    let mut library = Library::default();
    library.add(Source::new("base.ron", GOOD.replace("kr2p/5/5/5/P2RK", "k3p/5/5/5/P2RK")));
    let checked = check(&library, Source::new("own.ron", exposed), &|_| true);
    assert!(
        matches!(&checked.reports[..], [report] if matches!(&report.fault, Flaw::InheritedStart { from, .. } if from == "mine")),
        "{:?}",
        checked.reports
    );
}

#[test]
fn what_is_most_likely_not_meant_is_a_warning_and_no_problem() {
    let warned = |from: &str, to: &str| {
        assert!(GOOD.contains(from), "{from}");
        let checked = check(&Library::default(), Source::new("test.ron", GOOD.replace(from, to)), &|image| image == "rook");
        assert!(checked.reports.is_empty() && checked.games.len() == 1, "{to}: {:?}", checked.reports);
        checked.warnings.into_iter().map(|warning| (warning.line, warning.column, warning.fault)).collect::<Vec<_>>()
    };
    let text = str::to_owned;
    assert_eq!(warned("\"Rook\"", "\"Rook\", image: \"rook\""), []);
    assert_eq!(warned("Slide(step: (1, 0))", ""), [], "a piece without ways is meant to stay where it is");
    let pawn = "Leap(step: (1, 0), dirs: Forward, only: Move), Leap(step: (1, 1), dirs: Forward, only: Capture)";
    let cases = [
        ("\"Rook\"", "\"Rook\", image: \"rok\"".to_owned(), 10, 48, Warning::Picture(text("rok"))),
        ("Slide(step: (1, 0))", "Slide(step: (1, 0)), Leap(step: (5, 0))".to_owned(), 10, 70, Warning::OffBoard),
        ("pieces: \"KRP\"", "pieces: \"KP\"".to_owned(), 10, 22, Warning::NoLayer(text("Rook"))),
        ("Slide(step: (1, 0))", "Leap(step: (9, 0))".to_owned(), 10, 48, Warning::NeverMoves(text("Rook"))),
        ("rules: [", "rules: [Castle(royal: 'K', partner: 'R', steps: 2, partner_steps: 1), ".to_owned(), 14, 17, Warning::NeverCastles),
    ];
    for (from, to, line, column, warning) in cases {
        assert!(warned(from, &to).contains(&(line, column, warning.clone())), "{to}: {:?} lacks {warning:?}", warned(from, &to));
    }
    let never = GOOD.replace("Leap(step: (1, 0), dirs: Forward)", pawn).replace("Promote(pieces: \"P\", on: In(\"far\"), to: \"R\")", "");
    let checked = check(&Library::default(), Source::new("test.ron", never), &|_| true);
    assert_eq!(checked.warnings.iter().map(|warning| &warning.fault).collect::<Vec<_>>(), [&Warning::NeverPromotes(text("Pawn"))]);
}

#[test]
fn all_problems_are_told_at_once() {
    let text = GOOD.replace("\"mine\"", "\"My Game\"").replace("Slide(", "Slid(").replace("Leap(step: (1, 1))", "Leap(step: 1)");
    let reports = add(&text);
    let lines: Vec<usize> = reports.reports().iter().map(|report| report.line).collect();
    assert_eq!(lines, [3, 9, 10], "{:#?}", reports.reports());
}

#[test]
fn good_games_of_a_bad_file_can_be_played() {
    let second = GOOD.trim_start_matches('[').trim_end_matches(']').replace("\"mine\"", "\"other\"");
    let text = format!("{}{second}]", GOOD.replace("Slide(", "Slid(").trim_end_matches(']'));
    let library = add(&text);
    assert_eq!(library.games().map(|(id, _)| id).collect::<Vec<_>>(), ["other"]);
    assert_eq!(library.reports().len(), 1);
    assert!(library.get("other").is_ok() && library.get("mine").is_err());
}

#[test]
fn a_game_can_be_based_on_another() {
    let text =
        format!("{}(id: \"twin\", based_on: \"mine\", name: \"Twin\"), (id: \"lost\", based_on: \"none\")]", GOOD.trim_end_matches(']'));
    let library = add(&text);
    let (mine, twin) = (library.get("mine").expect("good"), library.get("twin").expect("good"));
    assert_eq!((mine.start.as_str(), twin.name.as_str()), (twin.start.as_str(), "Twin"));
    let faults: Vec<&Fault> = library.reports().iter().map(|report| &report.fault).collect();
    assert_eq!(faults, [&Fault::NoBase("none".to_owned())]);
}

/// A file with a game based on chess, and what is wrong with it.
fn based_on_chess(fields: &str) -> (Library, Vec<Fault>) {
    let mut library = crate::common::library();
    library.add(Source::new("own.ron", format!("[(id: \"own\", based_on: \"fide-chess\", {fields})]")));
    let faults = library.reports().iter().map(|report| report.fault.clone()).collect();
    (library, faults)
}

#[test]
fn single_pieces_of_an_inherited_game_are_added_changed_and_dropped() {
    let rules = "rules: [DoubleStep(pieces: \"P\"), Castle(royal: 'K', partner: 'R', safe: StartAndPath), Promote(pieces: \"P\")]";
    let added = "pieces_add: [(letter: 'A', name: \"Archbishop\", moves: [As('B'), As('N')]), (letter: 'C', name: \"Chancellor\", moves: [As('R'), As('N')])]";
    let start = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    let (library, faults) = based_on_chess(&format!("board: (files: 10, ranks: 8), {added}, {rules}, start: \"{start}\""));
    assert_eq!(faults, []);
    let capablanca = library.get("own").expect("good");
    assert_eq!(capablanca.start, "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w - a1,a8,f1,f8,j1,j8 - 0 1");
    assert!(capablanca.layers.iter().all(|layer| layer.pieces.contains(capablanca.kind_of('A').expect("added"))));
    assert!(capablanca.about.is_empty(), "the other game's description is not its own");
    let mut position = start_of(&capablanca);
    assert_eq!(
        [1, 2, 3].map(|depth| nestmate_core::rules::perft(&mut position, &capablanca, depth)),
        [28, 784, 25_228],
        "published counts"
    );
    let castling = "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1";
    let (library, _) = based_on_chess(&format!("board: (files: 10, ranks: 8), {rules}, start: \"{castling}\""));
    let wide = library.get("own").expect("good");
    let castled = |text: &&str| nestmate_core::rules::parse_move(&start_of(&wide), &wide, text).is_ok();
    assert_eq!(["f1c1", "f1i1", "f1d1", "f1h1"].iter().filter(|text| castled(text)).count(), 2);
    let changed = "pieces_change: [(letter: 'N', name: \"Nightrider\", moves: [Slide(step: (2, 1))])], pieces_drop: \"Q\"";
    let rest = "rules: [Promote(pieces: \"P\")], start: \"rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w - - 0 1\"";
    let (library, faults) = based_on_chess(&format!("{changed}, {rest}"));
    let own = library.get("own");
    let own = own.unwrap_or_else(|_| panic!("{faults:?}"));
    let knight = own.kind(own.kind_of('N').expect("kept"));
    assert_eq!((knight.name.as_str(), knight.image.as_str(), knight.worth, own.kind_of('Q')), ("Nightrider", "knight", 0, None));
    assert!(check(&crate::common::library(), Source::new("x", library.definition("own").expect("good")), &|_| true).reports.is_empty());
}

fn start_of(variant: &nestmate_core::variant::Variant) -> nestmate_core::position::Position {
    nestmate_core::rules::start(variant).expect("a good start")
}

#[test]
fn a_barred_first_move_does_not_make_up_for_one_that_needs_calm() {
    let first = "dirs: Forward, only: Move, first: true";
    let king = format!("Leap(step: (1, 0)), Slide(step: (1, 0), most: 2, {first}), Leap(step: (2, 0), {first}, unchecked: true)");
    let leaps = |rules: &str, enemy: &str| {
        let start = format!("start: \"4k3/8/8/8/8/8/8/{enemy}3K3 w - e1 - 0 1\"");
        let (library, faults) = based_on_chess(&format!("pieces_change: [(letter: 'K', moves: [{king}])], rules: [{rules}], {start}"));
        let own = library.get("own").unwrap_or_else(|_| panic!("{faults:?}"));
        nestmate_core::rules::parse_move(&start_of(&own), &own, "e1e3").is_ok()
    };
    let barred = "Barred(pieces: \"K\", between: (Ranks([1]), Ranks([2])))";
    assert_eq!(["n", "r"].map(|enemy| leaps("", enemy)), [true, true], "in check it can slide there");
    assert_eq!(["n", "r"].map(|enemy| leaps(barred, enemy)), [true, false], "it can only leap, and not out of check");
}

#[test]
fn changes_of_pieces_that_cannot_be_made_are_told() {
    let place = |fields: &str| {
        let (library, faults) = based_on_chess(fields);
        (library.reports().first().map(|report| report.column), faults)
    };
    let letter = |letter: char| Fault::Piece(PieceFault::Letter { letter, known: "KQRBNP".to_owned() });
    assert_eq!(place("pieces_drop: \"X\""), (Some(51), vec![letter('X')]));
    assert_eq!(place("pieces_change: [(letter: 'X')]"), (Some(54), vec![letter('X')]));
    assert_eq!(
        place("pieces_add: [(letter: 'Q', name: \"Other\", moves: [])]"),
        (Some(60), vec![Fault::Piece(PieceFault::LetterTaken('Q'))])
    );
    let nowhere = "pieces_change: [(letter: 'N', moves: [Leap(step: (0, 0))])]";
    assert_eq!(place(nowhere), (Some(87), vec![Fault::Piece(PieceFault::Nowhere)]));
    assert_eq!(place("pieces: [], pieces_drop: \"Q\"").1.first(), Some(&Fault::Piece(PieceFault::NothingToChange)));
    let castling = "start: \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Yx - 0 1\"";
    let (library, _) = based_on_chess(castling);
    let Err(Unplayable::Broken(report)) = library.get("own") else { panic!("no castling is called Y") };
    assert_eq!(report.fault, Fault::Start(StartFault::Castling('Y')));
}

#[test]
fn a_game_of_the_users_own_stands_before_a_shipped_one_only_while_it_is_there() {
    let mut library = crate::common::library();
    let games = |library: &Library| library.games().map(|(id, name)| format!("{id}: {name}")).collect::<Vec<_>>();
    let shipped = games(&library);
    let own =
        |id: &str, base: &str, more: &str| Source::new("own.ron", format!("[(id: \"{id}\", name: \"Own\", based_on: \"{base}\"{more})]"));
    library.replace(own("shogi", "shogi", ", about: \"Mine\""));
    assert!(games(&library).contains(&"shogi: Own".to_owned()) && games(&library).len() == shipped.len());
    assert_eq!(library.get("shogi").expect("good").about, "Mine");
    assert_eq!(library.source_of("shogi").map(|source| source.name.as_str()), Some("own.ron"));
    library.replace(own("shogi", "shogi", ""));
    assert_ne!(library.get("shogi").expect("good").about, "Mine", "it is based on the shipped game, not on what it was itself");
    library.replace(own("shogi", "shogi", ", nonsense: 1"));
    assert!(games(&library).contains(&"shogi: Own".to_owned()), "while it is broken, what was good stays");
    assert!(library.text_of("own.ron").is_some_and(|text| text.contains("nonsense")));
    library.replace(own("mine", "shogi", ""));
    assert_eq!(games(&library), [shipped.as_slice(), &["mine: Own".to_owned()]].concat());
    assert_eq!(library.source_of("shogi").map(|source| source.name.as_str()), None);
}

#[test]
fn definitions_are_written_as_they_are_read() {
    let shipped = crate::common::library();
    for (id, _) in shipped.games() {
        let text = shipped.definition(id).expect("the game is there");
        let again = add(&text);
        assert!(again.reports().is_empty(), "{id}: {:#?}", again.reports());
        assert_eq!(again.definition(id).as_ref(), Some(&text), "{id}");
    }
}

#[test]
fn hostile_files_end_with_reports() {
    let pieces: String = ('A'..='Z').fold(String::new(), |mut pieces, letter| {
        let ways = "Zigzag(step:(1,0),and:(2,1)),Zigzag(step:(1,0),and:(3,2)),Slide(step:(1,0)),".repeat(8);
        let _ = write!(pieces, "(letter:'{letter}',name:\"x\",royal:{},moves:[{ways}]),", letter == 'K');
        pieces
    });
    let ranks = "26/".repeat(17);
    let files = [
        String::new(),
        "[".repeat(300_000),
        "[(".repeat(100_000),
        format!("[(id:\"x\",regions:{{\"a\":{}All{}}})]", "Not(".repeat(100_000), ")".repeat(100_000)),
        format!("[(id:\"x\",pieces:[{}])]", "(letter:'A'),".repeat(50_000)),
        format!("[{}]", "(id:\"x\"),".repeat(50_000)),
        format!("[(id:\"x\",board:(files:26,ranks:19),pieces:[{pieces}],start:\"k25/{ranks}K25 w - - - 0 1\")]"),
        "[(id:\"x\",based_on:\"x\")]".to_owned(),
        "[(id:\"x\",pieces:[(letter:'A',name:\"a\",moves:[As('A')])],board:(files:0,ranks:0),start:\"\")]".to_owned(),
        "\u{0}\u{feff}[(é".to_owned(),
        "x".repeat(2 << 20),
    ];
    for text in files {
        let library = add(&text);
        let compiled = library.games().map(|(id, _)| id.to_owned()).collect::<Vec<_>>();
        let refused = compiled.iter().all(|id| library.get(id).is_err());
        let head: String = text.chars().take(40).collect();
        assert!(refused && (!library.reports().is_empty() || !compiled.is_empty()), "{head}");
        assert!(library.reports().len() <= 400, "{head}");
    }
}

/// Cuts, doubles and exchanges pieces of the shipped file at random places: whatever comes out is read without a panic.
#[test]
fn mangled_files_are_read_without_panic() {
    let shipped = crate::common::library();
    let ids: Vec<String> = shipped.games().map(|(id, _)| id.to_owned()).collect();
    let mut random = fastrand::Rng::with_seed(7);
    for round in 0..150 {
        let mut text: Vec<char> = shipped.definition(&ids[round % ids.len()]).expect("shipped").chars().collect();
        for _ in 0..random.usize(1..4) {
            let at = random.usize(..text.len());
            let end = (at + random.usize(1..30)).min(text.len());
            match random.u8(..3) {
                0 => drop(text.drain(at..end)),
                1 => {
                    let wild = ['(', ')', '"', '9', 'é', 'K', ',', ':'];
                    for place in &mut text[at..end] {
                        *place = wild[random.usize(..wild.len())];
                    }
                }
                _ => {
                    let piece: Vec<char> = text[at..end].to_vec();
                    text.splice(at..at, piece);
                }
            }
        }
        let library = add(&String::from_iter(text));
        for (id, _) in library.games() {
            if let Ok(variant) = library.get(id) {
                let _ = nestmate_core::rules::start(&variant).map(|position| nestmate_core::rules::legal_moves(&position, &variant));
            }
        }
    }
}
