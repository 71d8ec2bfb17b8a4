//! Files of puzzles are read as they are written, and what is wrong with one is told with its line.

use nestmate_core::rules::MoveError;

use super::*;

/// A mate in one and a mate in two.
const FILE: &str = "# Nestmate puzzles 1 fide-chess
5aff1c05\t1\tmate-in-1 one-move\trnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w - a1,a8,e1,e8,h1,h8 - 0 2\tg2g4 d8h4
00000b2b\t2\tmate-in-2 sacrifice short\tr5k1/5ppp/8/8/8/8/4RPPP/4R1K1 b - - - 0 1\ta8b8 e2e8 b8e8 e1e8
";

/// The file with something of its last line replaced.
fn with(from: &str, to: &str) -> String {
    assert!(FILE.matches(from).count() == 1, "{from}");
    FILE.replace(from, to)
}

fn fault(text: &str) -> (usize, PuzzleFault) {
    let PuzzleFileFault { line, fault } = read(text).expect_err(text);
    (line, fault)
}

#[test]
fn a_file_comes_back_as_it_was_written() {
    let file = read(FILE).expect("good");
    assert_eq!((file.game.as_str(), file.puzzles.len()), ("fide-chess", 2));
    assert_eq!((file.puzzles[1].level, file.puzzles[1].length()), (2, 2));
    assert_eq!(file.puzzles[1].themes, [Theme::MateIn(2), Theme::Sacrifice, Theme::Short]);
    assert_eq!(write(&file), FILE);
    let loose = format!("\u{feff}{}\r\n# a remark\r\n\r\n", FILE.replace('\n', "\r\n"));
    assert_eq!(read(&loose), Ok(file), "ends of lines, remarks and empty lines do not matter");
}

#[test]
fn every_theme_has_a_key_of_its_own() {
    for theme in Theme::PLAIN.into_iter().chain([1, 2, 17].map(Theme::MateIn)) {
        assert_eq!(Theme::of_key(&theme.key()), Some(theme));
        assert!(theme.key().bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'));
    }
    for key in ["", "mate", "mate-in-", "mate-in-0", "mate-in-02", "mate-in-300", "Fork"] {
        assert_eq!(Theme::of_key(key), None, "{key}");
    }
}

#[test]
fn bad_lines_are_told_with_their_line() {
    assert_eq!(fault(""), (1, PuzzleFault::Heading));
    assert_eq!(fault("# Nestmate puzzles 1"), (1, PuzzleFault::Heading));
    assert_eq!(fault("id\t1\t\tx\ta b"), (1, PuzzleFault::Heading));
    assert_eq!(fault("# Nestmate puzzles 2 shogi"), (1, PuzzleFault::Version("2".to_owned())));
    assert_eq!(fault(&with("00000b2b\t", "")), (3, PuzzleFault::Parts(4)));
    assert_eq!(fault(&with("00000b2b", "")), (3, PuzzleFault::Id(String::new())));
    assert_eq!(fault(&with("00000b2b", "a-b")), (3, PuzzleFault::Id("a-b".to_owned())));
    assert_eq!(fault(&with("00000b2b", "5aff1c05")), (3, PuzzleFault::Twice("5aff1c05".to_owned())));
    for level in ["0", "9", "", "two"] {
        assert_eq!(fault(&with("b2b\t2", &format!("b2b\t{level}"))), (3, PuzzleFault::Level(level.to_owned())));
    }
    assert_eq!(fault(&with("sacrifice", "magic")), (3, PuzzleFault::Theme("magic".to_owned())));
    assert_eq!(fault(&with(" e2e8 b8e8 e1e8", "")), (3, PuzzleFault::Moves(1)));
    assert_eq!(fault(&with(" b8e8 e1e8", " b8e8")), (3, PuzzleFault::Moves(3)), "it ends with a move of the solver's");
    assert_eq!(fault(&with("a8b8 e2e8 b8e8 e1e8", "")), (3, PuzzleFault::Moves(0)));
    assert_eq!(fault(&FILE.replace("g2g4 d8h4", &"a1a2 ".repeat(100))), (2, PuzzleFault::Moves(100)));
}

#[test]
fn moves_are_played_by_the_rules() {
    let variant = crate::shipped::library().get("fide-chess").expect("shipped");
    for puzzle in read(FILE).expect("good").puzzles {
        let opened = puzzle.opened(&variant).expect("legal");
        let last = opened.after(&variant, opened.moves.len() - 1);
        assert_eq!(last.side(), opened.solver());
        assert!(wins_at_once(&variant, &last, opened.moves[opened.moves.len() - 1]));
        assert!(!wins_at_once(&variant, &opened.before, opened.moves[0]));
    }
    let opened = |text: &str| read(text).expect("good").puzzles.pop().expect("two").opened(&variant);
    let not_legal = |text: &str| MoveError::NotLegal { text: text.to_owned() };
    assert_eq!(opened(&with("b8e8", "b8e9")), Err(PuzzleFault::Move { number: 3, error: not_legal("b8e9") }));
    assert_eq!(opened(&with("a8b8", "g8e8")), Err(PuzzleFault::Move { number: 1, error: not_legal("g8e8") }));
    let after = with("e1e8", "e1e8 g7g6 e8e7");
    assert_eq!(opened(&after), Err(PuzzleFault::Move { number: 5, error: not_legal("g7g6") }), "after the mate");
    assert!(matches!(opened(&with("r5k1/5ppp/8", "r5k1/5ppp")), Err(PuzzleFault::Position(_))));
    assert!(matches!(opened(&with("4RPPP/4R1K1", "4RPPP/4R3")), Err(PuzzleFault::Position(_))), "without a King");
}

#[test]
fn ids_follow_from_the_content() {
    let made = |moves: &[&str]| Puzzle::new(1, Vec::new(), "position".to_owned(), moves.iter().map(|&mv| mv.to_owned()).collect());
    let id = made(&["a1a2", "b1b2"]).id;
    assert!(id.len() == 8 && id.bytes().all(|byte| byte.is_ascii_hexdigit()), "{id}");
    assert_eq!(made(&["a1a2", "b1b2"]).id, id);
    assert_ne!(made(&["a1a2", "b1b3"]).id, id);
}

#[test]
fn mangled_files_are_refused_in_words() {
    for cut in (0..FILE.len()).step_by(7) {
        for inserted in ["\t", "\n", "\u{0}", "ä", ""] {
            let text = format!("{}{inserted}{}", &FILE[..cut], &FILE[(cut + 1).min(FILE.len())..]);
            if let Ok(file) = read(&text) {
                assert_eq!(read(&write(&file)), Ok(file));
            }
        }
    }
}
