use nestmate_core::notation::read_move;
use nestmate_core::rules::{perft, start};
use nestmate_core::variant::Library;

use super::*;

const VARIANTS: &str = include_str!("../../tests/data/import/variants.ini");

/// Rows of a variant, moves and the counts at one and two plies that Fairy-Stockfish has with the same file.
const COUNTS: &str = include_str!("../../tests/data/import/variants.tsv");

fn library(text: &str) -> (Library, Vec<String>) {
    let (definitions, told) = imported(text);
    let mut library = crate::shipped::library();
    library.add(Source::new("import", definitions.as_str()));
    let wrong: Vec<String> = library.reports().iter().map(|report| format!("{report:?}")).collect();
    assert!(wrong.is_empty(), "{definitions}\n{}", wrong.join("\n"));
    (library, told)
}

#[test]
fn variants_are_played_as_fairy_stockfish_plays_them() {
    let (library, told) = library(VARIANTS);
    assert!(told.is_empty(), "{told:?}");
    let mut games = Vec::new();
    for row in COUNTS.lines() {
        let &[game, moves, counts] = row.split('\t').collect::<Vec<_>>().as_slice() else { panic!("{row}") };
        games.push(game);
        let variant = library.get(game).expect("it compiles");
        let mut position = start(&variant).expect("a good start");
        for mv in moves.split_whitespace() {
            let mv = read_move(&position, &variant, mv).unwrap_or_else(|error| panic!("{game}: {mv}: {error:?}"));
            position.play(&variant, mv);
        }
        let own: Vec<String> = (1..=2).map(|plies| perft(&mut position, &variant, plies).to_string()).collect();
        assert_eq!(own.join(" "), counts, "{row}");
    }
    games.dedup();
    assert_eq!(games.len(), 23);
}

#[test]
fn what_cannot_be_said_is_told_with_its_line() {
    let text = "; a note\n[bang:chess]\npetrifyOnCaptureTypes = p\nmustCapture = false\nqueen = -\ncustomPiece1 = q:RoB\nstartFen = rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1\n\n[lost:nobody]\nking = k\n\
                startFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\nnonsense\n";
    let (library, told) = library(text);
    assert_eq!(
        told,
        [
            "3: bang: ‘petrifyOnCaptureTypes = p’ cannot be said",
            "6: bang: ‘customPiece1 = q:RoB’ cannot be said: ‘o’ in ‘oB’ cannot be said",
            "9: there is no variant ‘nobody’ to inherit from",
            "12: ‘nonsense’ is no setting",
        ]
    );
    assert!(library.get("lost").is_ok());
}

#[test]
fn a_variant_that_cannot_be_played_keeps_none_from_the_file() {
    let text = "[rows]\nimmobile = p\nconnectN = 3\nstartFen = 3/3/3[PPpp] w - - 0 1\nmaxFile = c\nmaxRank = 900\n\n[fine:chess]\nnFoldValue = draw\n";
    let (library, told) = library(text);
    assert!(told.iter().any(|line| line.starts_with("1: rows: cannot be played, and is left out: ")), "{told:?}");
    assert!(told.contains(&"3: rows: ‘connectN = 3’ cannot be said".to_owned()), "{told:?}");
    assert!(told.contains(&"6: rows: ‘maxRank = 900’ is not between 1 and 26".to_owned()), "{told:?}");
    assert!(
        told.contains(&"4: rows: ‘startFen = 3/3/3[PPpp] w - - 0 1’ cannot be said: the pieces in hand are left out".to_owned()),
        "{told:?}"
    );
    assert_eq!(told.len(), 4, "{told:?}");
    assert!(library.get("fine").is_ok() && library.get("rows").is_err());
}

#[test]
fn what_is_inherited_follows_the_piece_to_its_letter() {
    let text = "[other:minishogi]\nsilver = x\nlance = s\npromotedPieceType = s:g\nstartFen = rbxgk/4p/5/P4/KGXBR[-] w - - 0 1\n";
    let definitions = imported(text).0;
    assert!(definitions.contains("TurnOver(pieces: \"PXBR\"") || definitions.contains("TurnOver(pieces: \"BPRX\""), "{definitions}");
}

#[test]
fn what_a_setting_cannot_say_is_told_and_written_beside_the_game() {
    let text = "[duck:chess]\nwallingRule = duck\n[lots:chess]\npass = True\nstalemateValue = lose\nnMoveRul = 3\ncheckin = false\n\
                promotionPieceTypes = qx\ncustomPiece99 = y:W\nqueen = q:N\ncentaur = 1\n";
    let (library, told) = library(text);
    assert_eq!(
        told,
        [
            "2: duck: ‘wallingRule = duck’ cannot be said",
            "4: lots: ‘pass = True’ is neither true nor false",
            "5: lots: ‘stalemateValue = lose’ is no result",
            "6: lots: ‘nMoveRul = 3’ is no setting",
            "7: lots: ‘checkin = false’ is no setting",
            "8: lots: ‘promotionPieceTypes = qx’ names ‘x’, which is no piece here",
            "9: lots: ‘customPiece99 = y:W’ is no setting",
            "10: lots: ‘queen = q:N’ says moves of a piece that has its own",
            "11: lots: ‘centaur = 1’ has no letter",
        ]
    );
    assert!(library.get("duck").is_ok());
    assert!(imported(text).0.contains("    // Line 2 of the file: duck: ‘wallingRule = duck’ cannot be said\n    (\n        id: \"duck\""));
}

#[test]
fn starts_that_cannot_be_set_up_are_left_out_at_their_line() {
    let chess = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let left_out = |start: &str, line: &str| {
        let (definitions, told) = imported(&format!("[odd:chess]\n\nstartFen = {start}\n[fine:chess]\n"));
        assert!(!told.is_empty() && told.iter().all(|told| told.starts_with(line)), "{start}: {told:?}");
        assert!(flaw(&definitions).is_none() && definitions.contains("id: \"fine\""), "{definitions}");
        definitions.contains("id: \"odd\"")
    };
    let cannot = "3: odd: cannot be played, and is left out: ";
    for start in ["8/8/8/8/8/8/8/8 w - - 0 1".to_owned(), chess.replace('Q', "_"), chess.replace('Q', "X")] {
        assert!(!left_out(&start, cannot), "{start}");
    }
    for more in ["/8 w KQkq - 0 1", " x KQkq - 0 1"] {
        assert!(!left_out(&format!("{chess}{more}"), cannot), "{more}");
    }
    assert!(left_out(&format!("{chess}[Xx] w KQkq - 0 1"), "3: odd: ‘startFen = "));
    assert!(left_out(&format!("{chess} w KQkq e3 0 1"), "3: odd: ‘startFen = "));
    assert!(left_out(&format!("{chess} w HAha - 0 1"), "3: odd: ‘startFen = "));
    assert!(left_out(&format!("{chess} w KQkq - 12 40"), "3: odd: ‘startFen = "));
    let (definitions, told) = imported("[two:chess]\n[two:shogi]\n");
    assert_eq!(told, ["2: two: is left out: there is another variant of this name"]);
    assert!(flaw(&definitions).is_none());
}

#[test]
fn a_single_piece_is_told() {
    let ways = betza("mQcN").expect("it can be said").ways.join(", ");
    assert_eq!(ways, "Slide(step: (1, 0), only: Move), Slide(step: (1, 1), only: Move), Leap(step: (2, 1), only: Capture)");
    assert!(betza("Xy").is_err());
}

#[test]
fn turning_over_and_flight_are_imported() {
    let says = |text: &str, rules: &[&str]| {
        let (definitions, told) = imported(text);
        assert!(told.is_empty(), "{told:?}");
        for rule in rules {
            assert!(definitions.contains(rule), "{rule}: {definitions}");
        }
        library(text);
    };
    says("[small:micro]\n", &["zone: All, must: true, back: true, capture: true)"]);
    says("[short:makpong]\n", &["NoFlight"]);
    says("[fewer:suicide]\n", &["stalemate: Fewer"]);
    let limited = "[once:minishogi]\npromotionLimit = d:1\n";
    says(limited, &["TurnOver(pieces: \"PSB\", zone: Ranks([5]))", "TurnOver(pieces: \"R\", zone: Ranks([5]), if_none: true)"]);
    // A King that becomes another on its way.
    let crowned = "[crowned]\ncustomPiece1 = k:WF\ncustomPiece2 = d:mQ2cQ2\nrook = r\npromotedPieceType = k:d\nmandatoryPiecePromotion = true\n\
                   promotionRegionWhite = *7 *8\npromotionRegionBlack = *1 *2\nextinctionValue = loss\nextinctionPieceTypes = kd\n\
                   extinctionPseudoRoyal = true\nflagPiece = d\nflagRegionWhite = e8\nflagRegionBlack = e1\ncastling = false\n\
                   startFen = r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1\n";
    says(crowned, &["turned: (name: \"Promoted K\", royal: true, moves:", "Royals(safe: Each)", "Reach(pieces: \"K\", on: Cells(\"e8\"))"]);
}

#[test]
fn compulsions_are_imported() {
    let (library, told) = library("[must:chess]\nmustCapture = true\nchecking = false\n");
    assert!(told.is_empty(), "{told:?}");
    let variant = library.get("must").expect("it compiles");
    let mut position = start(&variant).expect("a good start");
    for mv in ["e2e4", "d7d5"] {
        let mv = read_move(&position, &variant, mv).expect("legal");
        position.play(&variant, mv);
    }
    assert_eq!(perft(&mut position, &variant, 1), 1, "e4d5 is all that may be played");
}

/// Explosions with castling, and counted checks: the counts are those of Fairy-Stockfish with the same settings.
#[test]
fn explosions_and_counted_checks_are_imported() {
    let boom = "[boom:chess]\nking = -\ncommoner = k\ncastlingKingPiece = k\nextinctionValue = loss\nextinctionPieceTypes = k\n\
                extinctionPseudoRoyal = true\nblastOnCapture = true\n";
    let three = "[three:chess]\ncheckCounting = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1\n";
    let (library, told) = library(&[boom, three].concat());
    assert!(told.is_empty(), "{told:?}");
    assert!(imported(three).0.contains("Checks(times: 3)"));
    let rows = [
        ("boom", "", 20, 400),
        ("boom", "e2e4 d7d5", 31, 869),
        ("boom", "g1f3 e7e5 f3e5 d8g5", 19, 831),
        ("boom", "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7", 26, 674),
        ("three", "e2e4 d7d6 f1b5", 5, 168),
    ];
    for (game, moves, one, two) in rows {
        let variant = library.get(game).expect("it compiles");
        let mut position = start(&variant).expect("a good start");
        for mv in moves.split_whitespace() {
            let mv = read_move(&position, &variant, mv).unwrap_or_else(|error| panic!("{game}: {mv}: {error:?}"));
            position.play(&variant, mv);
        }
        assert_eq!((perft(&mut position, &variant, 1), perft(&mut position, &variant, 2)), (one, two), "{game}: {moves}");
    }
}

/// Castling ends on certain cells from wherever King and Rook begin, as in Chess960.
#[test]
fn castling_from_anywhere_is_imported() {
    let (library, told) =
        library("[far:chess]\nchess960 = true\nstartFen = 1r1k1r2/8/8/8/8/8/8/1R1K1R2 w KQkq - 0 1\n\n[usual:fischerandom]\n");
    assert!(told.is_empty(), "{told:?}");
    let own = crate::shipped::library();
    let chess960 = own.standard().and_then(|_| own.called("Chess960")).and_then(|id| own.get(id).ok()).expect("shipped");
    let far = library.get("far").expect("it compiles");
    let text = far.start.replace("KQkq", "FBfb");
    let known = nestmate_core::notation::read_position(&chess960, &text).expect("a position");
    let [mut one, mut other] = [start(&far).expect("a start"), known];
    assert_eq!(perft(&mut one, &far, 2), perft(&mut other, &chess960, 2));
    let usual = library.get("usual").expect("it compiles");
    assert_eq!(perft(&mut start(&usual).expect("a start"), &usual, 2), 400);
}
