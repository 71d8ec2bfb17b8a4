//! Tests of game texts: what is written is read back as it was, what others write is understood, what is wrong is told with its place.

mod forgiving;

use std::sync::Arc;
use std::time::Duration;

use super::*;
use crate::game::{Game, NodeId, Step};
use crate::notation::{Tongue, common_text, iccs_text, read_played, san_text, usi_text, wxf_text};
use crate::position::{Field, FieldFault, TextError, move_text};
use crate::rules::{self, Outcome, parse_move};
use crate::variant::{BoardFault, HouseRules, Variant};

fn begun(id: &str, house: &HouseRules) -> Game {
    let variant = crate::shipped::library().get_with(id, house).expect("shipped");
    let start = rules::start(&variant).expect("good");
    Game::new(variant, start)
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = parse_move(game.position(), game.variant(), text).expect("legal");
        game.play(mv).expect("legal");
    }
}

fn chess() -> Arc<Variant> {
    crate::shipped::library().get("fide-chess").expect("shipped")
}

fn read(text: &str) -> Game {
    read_text("text", text, &crate::shipped::library(), &chess()).expect("it can be read").game
}

/// What is wrong with a text, and in what line and column.
fn wrong(text: &str) -> (usize, usize, TextFault) {
    let report = read_text("text", text, &crate::shipped::library(), &chess()).expect_err("something is wrong");
    (report.line, report.column, report.fault)
}

/// What a game is, as far as texts keep it.
fn told(game: &Game) -> String {
    let tree = game.tree();
    let order = tree.preorder();
    let place = |id: NodeId| order.iter().position(|&known| known == id).map_or(0, |at| at + 1);
    let of = |id: &NodeId| {
        format!(
            "{} {:?} {:?} {:?} {:?}\n",
            tree.parent(*id).map_or(0, place),
            tree.mv(*id),
            tree.notes(*id),
            tree.clock(*id),
            tree.eval(*id)
        )
    };
    let moves: String = order.iter().map(of).collect();
    format!("{:?} {:?}\n{moves}", game.start().text(game.variant()), tree.notes(NodeId::START))
}

#[test]
fn a_record_keeps_the_rules_of_the_house() {
    let house = HouseRules { switches: vec![("nifu".to_owned(), false)], repetition: Some(3), no_progress: None };
    let mut game = begun("shogi", &house);
    play(&mut game, "c3c4 g7g6 b2h8+");
    let text = record_text(&game);
    assert!(text.contains("[Variant \"shogi\"]\n[Rules \"nifu=off uchifuzume=on impasse=off repetition=3 no-progress=100\"]"), "{text}");
    assert!(!text.contains("[Start") && text.ends_with("\n1. c3c4 g7g6 2. b2h8+ *\n"), "{text}");
    let again = read(&text);
    assert_eq!(HouseRules::of(again.variant()), HouseRules::of(game.variant()));
    assert_eq!((told(&again), again.ply()), (told(&game), 3));
}

#[test]
fn evaluations_circles_and_arrows_are_understood_and_written() {
    let text = "{[%csl Gd4,Re5][%cal Ge2e4] The centre} 1. e2e4 {[%eval 0.17,20] [%clk 0:09:58] [%cal Bd1h5,Ye4e4] good [%emt 5] [%eval x]}\n\
                1... e7e5 {[%eval #-3]} ({[%cal Ge2e4] instead} 1... c7c5) *";
    let game = read(text);
    let line = game.line();
    let shapes = |node: NodeId| game.tree().notes(node).shapes.iter().map(|shape| shape.text(game.variant())).collect::<Vec<_>>();
    assert_eq!(
        (shapes(NodeId::START), shapes(line[0])),
        (vec!["Gd4".into(), "Re5".into(), "Ge2e4".into()], vec!["Ye4".into(), "Bd1h5".into()])
    );
    let eval = |node: NodeId| game.tree().eval(node).map(crate::game::Eval::text);
    assert_eq!((eval(line[0]).as_deref(), eval(line[1]).as_deref()), (Some("0.17,20"), Some("#-3")));
    assert_eq!(game.tree().notes(line[0]).after, "good [%emt 5] [ %eval x]", "what is not understood is kept");
    let again = read(&record_text(&game));
    assert_eq!((told(&again), record_text(&again)), (told(&game), record_text(&game)));
}

#[test]
fn comments_glyphs_clocks_and_variations_come_back() {
    let mut game = begun("fide-chess", &HouseRules::default());
    game.set_tag("White", "Ada \"the\\Countess\"");
    game.comment(NodeId::START, "", "A {friendly}  game.");
    play(&mut game, "e2e4 e7e5 g1f3");
    let line = game.line();
    game.go(Step::To(line[0]));
    play(&mut game, "c7c5");
    let other = game.current();
    game.comment(other, "Or at once:", "");
    game.toggle_glyph(other, 5);
    game.comment(line[1], "Before", "");
    game.comment(line[2], "The developing move", "ends; so [%it] (goes).");
    game.set_clock(line[2], Duration::from_millis(3_725_250));
    let text = record_text(&game);
    assert!(text.contains("[White \"Ada \\\"the\\\\Countess\\\"\"]"), "{text}");
    let moves = "{A (friendly) game.} 1. e4 {} {Before} 1... e5 {} ({Or at once:} 1... c5 $5) {The developing move}\n\
                 2. Nf3 {[%clk 1:02:05.25] ends; so [%it] (goes).} *\n";
    assert!(text.replace('\n', " ").ends_with(&moves.replace('\n', " ")), "{text}");
    let again = read(&text);
    assert_eq!(told(&again), told(&game));
    assert_eq!(again.tags().get("White"), "Ada \"the\\Countess\"");
    assert_eq!(record_text(&again), text);
}

/// Other programs look for a command within one line.
#[test]
fn commands_in_comments_are_not_broken_over_lines() {
    for spaces in 0..100 {
        let game = read(&format!("1. e4 {{[%clk 0:09:58] [%cal Ge2e4,Rd1h5] {} [%emt 0:05] so}} *", "a ".repeat(spaces)));
        let text = record_text(&game);
        let moves = text.split_once("\n\n").expect("tags end").1;
        let is_whole = |line: &str| line.matches("[%").count() == line.matches(']').count() && line.chars().count() <= 100;
        assert!(moves.lines().all(is_whole), "{moves}");
    }
    let never_closed = record_text(&read(&format!("1. e4 {{[%clk {}}} *", "word ".repeat(60))));
    assert!(never_closed.lines().all(|line| line.chars().count() <= 100), "{never_closed}");
}

#[test]
fn games_of_other_programs_are_understood() {
    let text = "\u{feff}% made by hand\r\n[Event \"Casual\"]\r\n[Site \"?\"]\r\n[Result \"1-0\"]\r\n\r\n1.e4 e5 2. Bc4 Nc6 (2... Nf6 3.d3 (3. Ng1f3!? Nxe4) Bc5) 3 Qh5?! ; threatens mate\r\n\
                3...Nf6?? $18 4.Qxf7# 1-0\r\n\r\n[Event \"Next\"]\r\n\r\n1. d4 *";
    let loaded = read_text("text", text, &crate::shipped::library(), &chess()).expect("it can be read");
    let game = loaded.game;
    assert_eq!((game.ply(), game.tree().preorder().len()), (7, 12));
    assert_eq!(loaded.remarks, [Remark::FirstOnly]);
    assert_eq!(game.result().map(|outcome| outcome.reason), Some(Reason::Mate));
    assert_eq!(game.tags().iter().collect::<Vec<_>>(), [("Event", "Casual")]);
    let line = game.line();
    let notes = |at: usize| game.tree().notes(line[at]).clone();
    assert_eq!((notes(4).glyphs, notes(4).after), (vec![6], "threatens mate".to_owned()));
    assert_eq!(notes(5).glyphs, [4, 18]);
}

#[test]
fn lines_may_end_in_any_way() {
    let text = "[White \"Ada\"]\n[Black \"Grace\"]\n% not for us\n\n1. e4 ; a good move\ne5 2. Nf3 *\n";
    let known = read(text);
    assert_eq!((known.tags().get("White"), known.line().len()), ("Ada", 3));
    for ends in ["\r\n", "\r"] {
        assert_eq!(told(&read(&text.replace('\n', ends))), told(&known), "{ends:?}");
    }
}

#[test]
fn short_castlings_promotions_and_captures_are_understood() {
    let castled = read("1. e4 e5 2. Nf3 Nc6 3. Bb5 d6 4. 0-0 Bd7 5. d4 Qe7 6. Nc3 O-O-O *");
    assert!(castled.position().text(castled.variant()).starts_with("2kr1bnr/pppbqppp/2np4/1B2p3/3PP3/2N2N2/PPP2PPP/R1BQ1RK1 w"));
    for promotion in ["axb8=N", "ab8N", "a7b8=N+", "a7xb8=N!!"] {
        let promoted = read(&format!("[Start \"1n5k/P7/8/8/8/8/8/K7 w - - - 0 1\"]\n{promotion}"));
        assert!(promoted.position().text(promoted.variant()).starts_with("1N5k/8/"), "{promotion}");
    }
    let ambiguous = TextFault::Ambiguous { text: "Re1".to_owned(), moves: "a1e1, h1e1".to_owned() };
    assert_eq!(wrong("[Start \"6k1/8/8/8/8/8/K7/R6R w - - - 0 1\"]\n\n1. Re1 *"), (3, 4, ambiguous));
}

#[test]
fn a_game_ended_off_the_board_comes_back_so() {
    for (reason, words) in TERMINATIONS {
        let mut game = begun("xiangqi", &HouseRules::default());
        let drawn = reason == Reason::Agreement;
        game.end_at(game.current(), Outcome { winner: (!drawn).then_some(Side::Black), reason });
        let (text, result) = (record_text(&game), if drawn { "1/2-1/2\n" } else { "0-1\n" });
        assert!(text.contains(&format!("[Termination \"{words}\"]")) && text.ends_with(result), "{text}");
        assert_eq!(read(&text).outcome(), game.outcome());
    }
    let drawn = read("1. e4 1/2-1/2");
    assert_eq!(drawn.outcome(), None, "nothing on the board says so");
    assert!(record_text(&drawn).ends_with("1/2-1/2\n"));
    let mut on = drawn;
    play(&mut on, "e7e5");
    assert!(record_text(&on).ends_with("*\n"));
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let tell = |text: &str, (line, column): (usize, usize), fault: TextFault| assert_eq!(wrong(text), (line, column, fault), "{text:.99}");
    tell("1. Ke3 e5 *", (1, 4), TextFault::NoMove { text: "Ke3".to_owned(), side: "White".to_owned(), number: 1 });
    tell("(1. e4)", (1, 1), TextFault::VariationFirst);
    tell("[Variant \"no such\"]\n1. e4", (1, 1), TextFault::NoGame("no such".to_owned()));
    tell("{so}\r[x]", (2, 1), TextFault::NoTag);
    tell("] and so on", (1, 1), TextFault::Bracket(']'));
    let neither = HouseFault::Switch { rule: "nifu=maybe".to_owned(), name: "nifu".to_owned() };
    tell("[Variant \"shogi\"]\n[Rules \"nifu=maybe\"]\n", (2, 1), TextFault::House(neither));
    tell("[Rules \"nifu=on\"]", (1, 1), TextFault::House(HouseFault::Unknown("nifu".to_owned())));
    tell("[Start \"8/8 w\"]", (1, 1), TextFault::Start(board_of(2)));
    tell(&"a".repeat(MAX + 1), (1, 1), TextFault::Long(MAX + 1));
}

fn board_of(ranks: usize) -> TextError {
    let fault = FieldFault::Board(BoardFault::Ranks { ranks: 8, given: ranks });
    TextError::Field(Field::Board, fault)
}

/// With any game on the board, what a text is of follows from the text.
#[test]
fn files_of_others_open_as_the_game_that_they_are_of() {
    let library = crate::shipped::library();
    let is_of = |text: &str, id: &str| {
        for (on_board, _) in library.games() {
            let board = library.get(on_board).expect("shipped");
            let loaded = read_text("text", text, &library, &board).unwrap_or_else(|error| panic!("{on_board}: {error:?}\n{text}"));
            assert_eq!(loaded.game.variant().id, id, "{text}");
        }
    };
    is_of("[Event \"Casual\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *", "fide-chess");
    is_of("[Variant \"Standard\"]\n\n1. e4 *", "fide-chess");
    is_of("[Variant \"From Position\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 9\"]\n\n9. O-O *", "fide-chess");
    is_of("[Game \"Chinese Chess\"]\n[Format \"ICCS\"]\n\n1. H2-E2 H9-G7 *", "xiangqi");
    is_of("[Game \"Chinese Chess\"]\n[Format \"WXF\"]\n\n1. C2.5 h8+7 2. H2+3 *", "xiangqi");
    is_of("position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e", "shogi");
    is_of("sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f", "shogi");
}

/// Every move of games by chance is read as itself in each way of writing it.
#[test]
fn moves_are_read_in_every_way_of_writing_them() {
    let (mut seen, mut told) = (0, 0);
    for id in ["fide-chess", "shogi", "xiangqi"] {
        let mut random = fastrand::Rng::with_seed(4);
        for _ in 0..4 {
            let mut game = begun(id, &HouseRules::default());
            for _ in 0..120 {
                let (position, variant) = (game.position().clone(), game.variant().clone());
                for &mv in game.legal() {
                    seen += 1;
                    let theirs = [
                        san_text(&position, &variant, mv),
                        usi_text(&variant, mv),
                        iccs_text(&variant, mv),
                        wxf_text(&position, &variant, mv),
                    ];
                    let known = match id {
                        "fide-chess" => [theirs[0].clone(), Some(common_text(&position, &variant, mv))],
                        "shogi" => [theirs[1].clone(), None],
                        _ => [theirs[2].clone(), theirs[3].clone()],
                    };
                    for text in known.into_iter().flatten() {
                        told += 1;
                        assert_eq!(read_played(&position, &variant, game.legal(), &text, Tongue::Theirs), Ok(mv), "{id}: {text}");
                    }
                    let own = move_text(&variant, mv);
                    assert_eq!(read_played(&position, &variant, game.legal(), &own, Tongue::Ours), Ok(mv), "{id}: {own}");
                }
                let Some(&mv) = random.choice(game.legal()) else { break };
                if game.play(mv).is_err() {
                    break;
                }
            }
        }
    }
    assert!(told > seen, "{told} of {seen}");
}

#[test]
fn a_start_that_fen_cannot_tell_is_written_as_we_do() {
    let known = read("[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9\"]\n\n*");
    let text = record_text(&known);
    assert!(text.contains("[SetUp \"1\"]\n[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9\"]\n") && !text.contains("[Start"), "{text}");
    // A King that has not moved, without a Rook to castle with.
    let start = "4k3/8/8/8/8/8/8/4K2R w - e1 - 0 1";
    let text = record_text(&read(&format!("[Start \"{start}\"]\n\n*")));
    assert!(text.contains(&format!("[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n[Start \"{start}\"]")), "{text}");
    assert_eq!(read(&text).start().text(read(&text).variant()), start);
}

const MAX: usize = 8 << 20;

/// Variations a, (b, (c, … each in place of the move before, and lines that go one move deeper each time.
#[test]
fn deep_nesting_is_cut_and_wide_nesting_is_not() {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let deep: String = (0..2000).flat_map(|at| [shuffle[at % 4], " ", shuffle[(at + 1) % 4], " ("]).collect();
    let loaded = read_text("text", &deep, &crate::shipped::library(), &chess()).expect("it can be read");
    assert!(matches!(loaded.remarks.as_slice(), [Remark::Kept(_, TextFault::Deep(400)), Remark::Mended(_, TextFault::EndsInside)]));
    let siblings = ["a2a3", "b2b3", "c2c3", "d2d3"].map(|mv| format!("(1. {mv})")).join(" ");
    assert_eq!(read(&format!("1. e4 {siblings} e5")).tree().children(NodeId::START).len(), 5);
}

#[test]
fn several_games_are_told_from_one() {
    let several = [
        "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *",
        "[Event \"a\"]\n\n1. e4\n\n[Event \"b\"]\n\n1. d4",
        "[Event \"a\"]\n\n*\n\n[Event \"b\"]\n\n*",
        "1. e4 1-0 1. d4 0-1",
        "1. e4 * {the rest} 1. d4",
        "1. e4 * \n } 1. d4",
        "[Variant \"of nobody\"]\n\nzz9 * zz8 *",
    ];
    for text in several {
        assert!(split_games(text).len() > 1, "{text}");
    }
    let mut game = begun("fide-chess", &HouseRules::default());
    play(&mut game, "e2e4 e7e5");
    game.comment(game.current(), "", "1-0 is not what follows [Event \"b\"]");
    for text in ["", "no game", "[Event \"a\"]\n\n1. e4 (1. d4 *) e5 *", "{a comment} [Event \"a\"] 1. e4 *", &record_text(&game)] {
        assert_eq!(split_games(text).len(), 1, "{text}");
    }
}
