//! What people and other programs write otherwise than they should: it is read, and what cannot be is kept and told.

use super::*;
use crate::notation::{Dropped, DroppedPart};
use crate::variant::Side;

/// The moves of the main line in our notation.
fn line(game: &Game) -> String {
    game.tree()
        .main_line()
        .filter_map(|node| game.tree().mv(node))
        .map(|mv| move_text(game.variant(), mv))
        .collect::<Vec<String>>()
        .join(" ")
}

fn loaded(text: &str) -> Loaded {
    read_text("text", text, &crate::shipped::library(), &chess()).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

#[test]
fn moves_are_read_as_people_write_them() {
    let cases = [
        ("1)e4 e5 2) Nf3 Nc6", "e2e4 e7e5 g1f3 b8c6"),
        ("1.e4 …e5 2…", "e2e4 e7e5"),
        ("1. e4 1… e5 2.Nf3 2...Nc6 3", "e2e4 e7e5 g1f3 b8c6"),
        ("1 e4, e5, 2 ♘f3 ♞c6 3.♗b5 ♟a6", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6"),
        ("1. e2-e4 e7–e5 2. Ng1-f3 Nb8—c6", "e2e4 e7e5 g1f3 b8c6"),
        ("1. Pe4 pe5 2. nf3 nc6 3. bb5", "e2e4 e7e5 g1f3 b8c6 f1b5"),
        ("1. e4 d5 2. e4:d5 Q×d5 3. Nc3 Qa5", "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5"),
        ("1. e4 e5 2. Qh5 Ke7 3. Qxe5 mate", "e2e4 e7e5 d1h5 e8e7 h5e5"),
        ("1. e4 e5 2. Qh5 Ke7 3. Qxe5++", "e2e4 e7e5 d1h5 e8e7 h5e5"),
        ("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7ch.", "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7"),
        ("1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6", "e2e4 a7a6 e4e5 d7d5 e5d6 c7d6"),
        ("1. e4 a6 2. e5 d5 3. exd6e.p. cxd6", "e2e4 a7a6 e4e5 d7d5 e5d6 c7d6"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O–O Nf6", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. О-О Nf6", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. OO Nf6", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0−0! Nf6", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6"),
        ("1. d4 (=) d5 (!) 2. c4", "d2d4 d7d5 c2c4"),
        (
            "1. e4 -- 2. d4 Z0 3. Nc3 null 4. Nf3 @@@@ 5. Bd3 0000 6. O-O pass 7. Re1 <> 8. Bd2",
            "e2e4 e8e8 d2d4 e8e8 b1c3 e8e8 g1f3 e8e8 f1d3 e8e8 e1g1 e8e8 f1e1 e8e8 c1d2",
        ),
        ("1. e4 e5 2. -- Nf6 3. Nf3", "e2e4 e7e5 e1e1 g8f6 g1f3"),
    ];
    for (text, moves) in cases {
        let loaded = loaded(text);
        assert_eq!((line(&loaded.game).as_str(), loaded.remarks.as_slice()), (moves, [].as_slice()), "{text}");
        let again = read(&record_text(&loaded.game));
        assert_eq!(told(&again), told(&loaded.game), "{text}");
    }
    assert_eq!(line(&loaded("1. e4\u{200b} e5\u{200e} 2.\u{a0}Nf3").game), "e2e4 e7e5 g1f3", "what nobody sees is passed over");
    for promotion in ["e8=q", "e8(Q)", "e8/Q", "e8Q", "e8q", "e8=(Q)", "e8 = Q", "e7-e8Q", "e8Q+", "e8(Q)+!"] {
        let text = format!("[FEN \"7k/4P3/8/8/8/8/8/K7 w - - 0 1\"]\n\n{}", promotion.replace(" = ", "="));
        assert_eq!(line(&loaded(&text).game), "e7e8=Q", "{promotion}");
    }
    for drop in ["@e4", "P@e4", "p@e4", "P*e4", "*e4"] {
        let text = format!("[Variant \"crazyhouse\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3[P] w - - 0 1\"]\n\n1. {drop} 1-0");
        assert_eq!(line(&loaded(&text).game), "P@e4", "{drop}");
    }
}

#[test]
fn signs_are_read_in_print_and_apart() {
    let cases: [(&str, &[u8]); 20] = [
        ("e4 !", &[1]),
        ("e4 ?!", &[6]),
        ("e4!?", &[5]),
        ("e4 ±", &[16]),
        ("e4±", &[16]),
        ("e4!±", &[1, 16]),
        ("e4 ! +-", &[1, 18]),
        ("e4+-", &[18]),
        ("e4 -+", &[19]),
        ("e4 −+", &[19]),
        ("e4 +/-", &[16]),
        ("e4 =", &[10]),
        ("e4=", &[10]),
        ("e4 (=)", &[10]),
        ("e4 ∓ N", &[17, 146]),
        ("e4N", &[146]),
        ("e4 ∞", &[13]),
        ("e4 ⩲", &[14]),
        ("e4□ $146", &[7, 146]),
        ("e4 += +", &[14]),
    ];
    for (text, glyphs) in cases {
        let loaded = loaded(text);
        let node = loaded.game.line()[0];
        assert_eq!((loaded.game.tree().notes(node).glyphs.as_slice(), loaded.remarks.as_slice()), (glyphs, [].as_slice()), "{text}");
    }
}

#[test]
fn results_are_read_in_every_way() {
    let cases = [
        ("1-0", "1-0"),
        ("1–0", "1-0"),
        ("1 - 0", "1-0"),
        ("0:1", "0-1"),
        ("0—1 {he resigned}", "0-1"),
        ("1/2", "1/2-1/2"),
        ("½-½", "1/2-1/2"),
        ("½", "1/2-1/2"),
        ("1/2–1/2", "1/2-1/2"),
        ("1/2 - 1/2", "1/2-1/2"),
        ("*", ""),
        ("", ""),
    ];
    for (text, result) in cases {
        let loaded = loaded(&format!("1. e4 e5 {text}"));
        assert_eq!((loaded.game.tags().get("Result"), loaded.further, loaded.remarks.len()), (result, false, 0), "{text}");
        assert_eq!(split_games(&format!("1. e4 e5 {text}\n\n[Event \"b\"]\n\n1. d4 *")).len(), 2, "{text}");
    }
    let loaded = loaded("1. e4 e5 1-0 {Black resigned}");
    assert_eq!(loaded.game.tree().notes(loaded.game.line()[1]).after, "Black resigned");
}

#[test]
fn tags_and_comments_are_read_as_others_write_them() {
    let cases = [
        ("[White \"Ada \"the Countess\" L.\"]", "Ada \"the Countess\" L."),
        ("[White \"Ada \\\"the\\\" L.\"] [Black \"x\"]", "Ada \"the\" L."),
        ("[White \"C:\\new\"]", "C:\\new"),
        ("[White \"Ada\"", "Ada"),
        ("[White \"Ada]", "Ada"),
        ("[White \"Ada", "Ada"),
        ("[White Ada L.]", "Ada L."),
        ("[White “Ada”]", "Ada"),
        ("[ White  \"Ada\" ]", "Ada"),
        ("[White \"Ada\nL.\"]", "Ada L."),
        ("  [White \"Ada\"]", "Ada"),
    ];
    for (text, white) in cases {
        let loaded = loaded(&format!("{text}\n1. e4 e5 *"));
        assert_eq!((loaded.game.tags().get("White"), line(&loaded.game).as_str()), (white, "e2e4 e7e5"), "{text}");
        assert_eq!(loaded.remarks, [], "{text}");
    }
    let nested = read("1. e4 {a {nested {one}} here} e5 {a { lonely one} 2. d4");
    let after = |at: usize| nested.tree().notes(nested.line()[at]).after.clone();
    assert_eq!(
        (line(&nested).as_str(), after(0).as_str(), after(1).as_str()),
        ("e2e4 e7e5 d2d4", "a (nested (one)) here", "a ( lonely one")
    );
    // What no tag of ours says is kept, and written again.
    let kept = read("[Termination \"Ada won on time\"]\n\n1. e4 1-0");
    assert!(record_text(&kept).contains("[Termination \"Ada won on time\"]"));
}

/// Text, main line, comment on its last move, and what is told where.
#[test]
fn what_cannot_be_read_is_kept_as_a_comment_and_told() {
    let no_move =
        |text: &str, side: Side, number| TextFault::NoMove { text: text.to_owned(), side: Side::NAMES[side.index()].to_owned(), number };
    let kept = |line, column, fault| Remark::Kept(TextPlace { line, column }, fault);
    let mended = |line, column, fault| Remark::Mended(TextPlace { line, column }, fault);
    let cases = [
        ("1. e4 e5\n2. Ke3 Nf6 (2... d5) 1-0", "e2e4 e7e5", "Ke3 Nf6 (2... d5)", vec![kept(2, 4, no_move("Ke3", Side::White, 2))]),
        ("1. e4 e5\r2. Ke3 Nf6", "e2e4 e7e5", "Ke3 Nf6", vec![kept(2, 4, no_move("Ke3", Side::White, 2))]),
        ("1. e4 e5\r\n2. Nf3 resigns", "e2e4 e7e5 g1f3", "resigns", vec![kept(2, 8, no_move("resigns", Side::Black, 2))]),
        ("1. e4 e5 (1... c5 2. Kd5 d6) 2. Nf3", "e2e4 e7e5 g1f3", "", vec![kept(1, 22, no_move("Kd5", Side::White, 2))]),
        ("1. e4 e5 (1... Ke5 2. d4)", "e2e4 e7e5", "(Ke5 2. d4)", vec![kept(1, 16, no_move("Ke5", Side::Black, 1))]),
        ("1. e4 e5)", "e2e4 e7e5", "", vec![mended(1, 9, TextFault::CloseMany)]),
        ("1. e4 ((1. d4))", "e2e4", "((1. d4))", vec![kept(1, 8, TextFault::VariationFirst)]),
        ("1. e4 (1. d4 d5", "e2e4", "", vec![mended(1, 16, TextFault::EndsInside)]),
        ("1. e4 {never\nclosed", "e2e4", "never closed", vec![mended(1, 7, TextFault::CommentEndless)]),
        ("1. e4 $999 e5", "e2e4 e7e5", "", vec![mended(1, 7, TextFault::NoGlyph)]),
        ("1. e4 ] e5", "e2e4 e7e5", "", vec![mended(1, 7, TextFault::Bracket(']'))]),
        ("1. e4 [%clk 0:01] e5", "e2e4 e7e5", "", vec![mended(1, 7, TextFault::NoTag)]),
        ("1. e4 (1. d4 [Event \"x\"] d5) e5", "e2e4 e7e5", "", vec![mended(1, 14, TextFault::TagInside)]),
        ("1. e4 e5 2. Qh5 Ke7 3. Qxe5 -- 4. d4", "e2e4 e7e5 d1h5 e8e7 h5e5", "-- 4. d4", vec![kept(1, 29, no_move("--", Side::Black, 3))]),
    ];
    for (text, moves, comment, told_of) in cases {
        let loaded = loaded(text);
        let last = *loaded.game.line().last().expect("a move");
        assert_eq!((line(&loaded.game).as_str(), loaded.game.tree().notes(last).after.as_str()), (moves, comment), "{text}");
        assert_eq!(loaded.remarks, told_of, "{text}");
        let again = record_text(&loaded.game);
        assert_eq!(told(&read(&again)), told(&loaded.game), "{text}\n{again}");
    }
    let ambiguous = loaded("[FEN \"6k1/8/8/8/8/8/K7/R6R w - - 0 1\"]\n\n1. Kb2 Kf8 2. Re1 *");
    let fault = TextFault::Ambiguous { text: "Re1".to_owned(), moves: "a1e1, h1e1".to_owned() };
    assert_eq!(ambiguous.remarks, [kept(3, 15, fault)]);
    let long = loaded(&format!("1. e4 {{{}}} e5\n[Event \"{}\"]", "x".repeat(30_000), "y".repeat(2000)));
    assert_eq!(long.remarks, [Remark::Cut(TextPlace { line: 1, column: 7 }), Remark::FirstOnly]);
    let twice = loaded("[White \"Ada\"]\n[White \"Grace\"]\n[Black \"?\"]\n\n1. e4");
    assert_eq!(twice.remarks, [Remark::Tag(TextPlace { line: 2, column: 1 }, "White".to_owned())]);
}

/// Whatever game is on the board: the one that reads furthest tells what is wrong.
#[test]
fn the_game_that_reads_furthest_is_the_one_that_is_meant() {
    let library = crate::shipped::library();
    let cases = [
        ("1. e4 e5 2. Ke3 Nf6", "fide-chess", 2, (1, 13)),
        ("1. P7g-7f", "fide-chess", 0, (1, 4)),
        ("7g7f 3c3d 8h2b+ 5a1a", "shogi", 3, (1, 17)),
        ("1. C2.5 h8+7 2. H2+3 i9-9", "xiangqi", 3, (1, 22)),
    ];
    for (on_board, _) in library.games() {
        let board = library.get(on_board).expect("shipped");
        for (text, game, moves, place) in cases {
            match read_text("text", text, &library, &board) {
                Ok(loaded) => {
                    assert_eq!((loaded.game.variant().id.as_str(), loaded.game.line().len()), (game, moves), "{on_board}: {text}");
                    let [Remark::Kept(TextPlace { line, column }, _)] = loaded.remarks.as_slice() else { panic!("{:?}", loaded.remarks) };
                    assert_eq!((*line, *column), place, "{on_board}: {text}");
                }
                Err(report) => assert_eq!((0, (report.line, report.column)), (moves, place), "{on_board}: {text}"),
            }
        }
    }
}

#[test]
fn a_position_tells_of_which_game_it_is() {
    let is_of = |fen: &str, game: &str, start: &str| {
        let loaded = loaded(&format!("[Event \"x\"]\n[FEN \"{fen}\"]\n\n*"));
        assert_eq!((loaded.game.variant().id.as_str(), loaded.game.start().text(loaded.game.variant()).as_str()), (game, start), "{fen}");
        loaded.remarks
    };
    let remarks = is_of("4k3/8/8/8/8/8/8/4K3[NNb] w - - 0 1", "crazyhouse", "4k3/8/8/8/8/8/8/4K3 w [NN|B|] - - 0 1");
    assert_eq!(remarks, []);
    is_of("4k3/8/8/8/8/8/8/4K3/NNb w - - 0 1", "crazyhouse", "4k3/8/8/8/8/8/8/4K3 w [NN|B|] - - 0 1");
    is_of("4k3/8/8/8/8/8/8/4K2R w K - 1+3 0 1", "3check", "4k3/8/8/8/8/8/8/4K2R w - e1,h1 - 0 1 +2+0");
    // With the game named what it cannot have is left out, and told with its place.
    let text = "[Variant \"Standard\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R[NNb] w KQ - 0 0\"]\n\n1. O-O *";
    let loaded = loaded(text);
    let place = |column| TextPlace { line: 2, column };
    let left_out = |at: std::ops::Range<usize>, text: &str, part| Dropped { at, text: text.to_owned(), part };
    assert_eq!(
        loaded.remarks,
        [
            Remark::Position(place(28), left_out(21..24, "NNb", DroppedPart::Hand)),
            Remark::Position(place(36), left_out(29..30, "Q", DroppedPart::Right)),
            Remark::Position(place(42), left_out(35..36, "0", DroppedPart::Number)),
        ]
    );
    assert_eq!(line(&loaded.game), "e1g1");
}

#[test]
fn positions_are_told_apart_line_by_line() {
    let text = "# mine\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n\n4k3/8/8/8/8/8/8/4K3 b - - bm Kd7;\r\n; so\n4k3/8/8/8/8/8/8/4K3 w\n";
    let parts: Vec<&str> = split_games(text).into_iter().map(|part| &text[part]).collect();
    assert_eq!(parts, [&text[..38], &text[38..78], &text[78..]]);
    assert!(are_positions(text) && !are_positions("1. e4 e5\n4k3/8/8/8/8/8/8/4K3 w") && !are_positions(" \n"));
}

/// A word put anywhere into a text is somewhere in what is read, or something is told, or the text is refused.
#[test]
fn nothing_of_a_text_is_lost_in_silence() {
    const WORD: &str = "zzqx";
    let text = "[Event \"a\"]\n[Result \"1-0\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 5 9\"]\n[Termination \"so\"]\n\n\
                {First [%cal Ge1g1]} 9. O-O $1 {[%clk 0:09:58] on} (9. O-O-O! {other} Kd7+) 9... Ke7 ; rest\n10. Re1+ 1-0 {end}";
    let library = crate::shipped::library();
    let board = chess();
    let usual = loaded(text).remarks.len();
    let (mut read, mut told) = (0, 0);
    for at in (0..=text.len()).filter(|&at| text.is_char_boundary(at)) {
        let text = [&text[..at], WORD, &text[at..]].concat();
        let Ok(loaded) = read_text("text", &text, &library, &board) else { continue };
        let written = record_text(&loaded.game);
        read += 1;
        let more = loaded.remarks.len() > usual;
        told += usize::from(more);
        assert!(more || written.contains(WORD), "{text}\n{written}");
        assert_eq!(record_text(&self::read(&written)), written);
    }
    assert!(read > 150 && told > 15 && told < read, "{read} {told}");
}

/// A line of a protocol is of the game that reads it furthest, too.
#[test]
fn a_line_of_a_protocol_is_read_furthest() {
    let fault = TextFault::NoMove { text: "9a9c".to_owned(), side: "Gote".to_owned(), number: 2 };
    assert_eq!(wrong("position startpos moves 7g7f 3c3d 2g2f 9a9c"), (1, 40, fault));
    let loaded = loaded("position fen 4k3/8/8/8/8/8/8/4K3[Q] w KQ - 0 1 moves Q@d4 0000 d4d5");
    assert_eq!((loaded.game.variant().id.as_str(), line(&loaded.game).as_str()), ("crazyhouse", "Q@d4 e8e8 d4d5"));
    assert!(matches!(loaded.remarks.as_slice(), [Remark::Position(TextPlace { line: 1, column: 39 }, _), Remark::Position(..)]));
}
