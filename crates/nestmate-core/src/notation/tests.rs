//! What other programs write is read, and what we write for them comes back.

use super::*;
use crate::rules::start;

fn at(id: &str, text: &str) -> (std::sync::Arc<Variant>, Position) {
    let variant = crate::shipped::library().get(id).expect("shipped");
    let position = read_position(&variant, text).expect("a position");
    (variant, position)
}

#[test]
fn promotions_are_read_in_both_ways_and_written_in_the_common_one() {
    let (variant, position) = at("fide-chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1");
    for text in ["a7a8q", "a7a8=Q"] {
        let mv = read_move(&position, &variant, text).expect("legal");
        assert_eq!(common_text(&position, &variant, mv), "a7a8q");
    }
    assert!(read_move(&position, &variant, "a7a8").is_err() && read_move(&position, &variant, "a7a8k").is_err());
}

#[test]
fn castling_is_read_in_both_ways() {
    let (variant, position) = at("fide-chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for (text, ours) in [("e1g1", "e1g1"), ("e1h1", "e1g1"), ("e1c1", "e1c1"), ("e1a1", "e1c1")] {
        assert_eq!(read_move(&position, &variant, text).map(|mv| move_text(&variant, mv)).as_deref(), Ok(ours));
    }
    for (text, ours) in [("O-O", "e1g1"), ("0-0-0", "e1c1")] {
        assert_eq!(read_xboard_move(&position, &variant, text).map(|mv| move_text(&variant, mv)).as_deref(), Ok(ours));
    }
}

/// Where the King could go to the same cell by himself, castling is told by the Rook's cell or by its sign.
#[test]
fn castling_from_anywhere_is_told_by_the_rook() {
    let (variant, position) = at("chess960", "1r4kr/8/8/8/8/8/8/1R3K1R w HBhb - 0 1");
    let legal = legal_moves(&position, &variant);
    for (sign, rook, ours) in [("O-O", "f1h1", "f1O-O"), ("O-O-O", "f1b1", "f1O-O-O")] {
        let mv = read_move(&position, &variant, rook).expect("legal");
        assert!(mv.castles());
        let texts = [move_text(&variant, mv), common_text(&position, &variant, mv), xboard_text(&position, &variant, mv)];
        assert_eq!(texts, [ours, rook, sign]);
        assert_eq!(san_text(&position, &variant, mv).as_deref(), Some(sign));
        assert_eq!(read_xboard_move(&position, &variant, sign), Ok(mv));
        for text in [sign, ours, rook, &sign.replace('O', "0")] {
            assert_eq!(read_played(&position, &variant, &legal, text, Tongue::Theirs), Ok(mv), "{text}");
        }
    }
    let step = read_move(&position, &variant, "f1g1").expect("legal");
    assert!(step.is_plain() && san_text(&position, &variant, step).as_deref() == Some("Kg1"));
    let (_, far) = at("chess960", "1r3k1r/8/8/8/8/8/8/1RK4R w HBhb - 0 1");
    assert!(read_move(&far, &variant, "c1g1").is_ok_and(Move::castles), "no other move goes there");
}

#[test]
fn what_is_put_where_a_piece_leaves_is_read_in_all_ways() {
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R[EHeh] w KQBCDkqbcdfg - 0 1";
    let (variant, position) = at("seirawan", text);
    assert_eq!(fen(&position, &variant).as_deref(), Some(text));
    for (text, ours) in
        [("b1c3h", "b1c3/H"), ("b1c3/H", "b1c3/H"), ("e1g1h", "e1g1/H"), ("h1e1h", "e1g1/Hp"), ("b1c3", "b1c3"), ("e1g1", "e1g1")]
    {
        let mv = read_move(&position, &variant, text).expect("legal");
        assert_eq!((move_text(&variant, mv), common_text(&position, &variant, mv).contains('/')), (ours.to_owned(), false));
    }
    let knight = read_move(&position, &variant, "b1c3/E").expect("legal");
    assert_eq!(san_text(&position, &variant, knight).as_deref(), Some("Nc3/E"));
    let played = |text: &str| read_played(&position, &variant, &legal_moves(&position, &variant), text, Tongue::Theirs);
    assert_eq!((played("Nc3/E"), played("Nc3").map(Move::is_plain)), (Ok(knight), Ok(true)));
}

#[test]
fn a_pass_is_the_royal_piece_that_stays() {
    let (variant, position) = at("janggi", "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1");
    let pass = read_move(&position, &variant, "e2e2").expect("legal");
    assert!(pass.is_pass() && common_text(&position, &variant, pass) == "e2e2");
    assert_eq!((xboard_text(&position, &variant, pass).as_str(), read_xboard_move(&position, &variant, "@@@@")), ("@@@@", Ok(pass)));
    let after = position.after(&variant, pass);
    assert_eq!(read_position(&variant, &position_text(&after, &variant)).ok(), Some(after));
}

#[test]
fn ten_ranks_are_counted_from_zero_by_xboard() {
    let (variant, position) = at("xiangqi", "rneagaenr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNEAGAENR w - - - 0 1");
    let mv = read_xboard_move(&position, &variant, "h2h9").expect("legal");
    assert_eq!((move_text(&variant, mv).as_str(), xboard_text(&position, &variant, mv).as_str()), ("h3h10", "h2h9"));
    let (variant, position) = at("shogi", "4k4/9/4P4/9/9/9/9/9/4K4 w [||] - - 0 1");
    for (text, ours) in [("e7e8=", "e7e8"), ("e7e8", "e7e8"), ("e7e8+", "e7e8+")] {
        assert_eq!(read_xboard_move(&position, &variant, text).map(|mv| xboard_text(&position, &variant, mv)).as_deref(), Ok(ours));
    }
    assert!(read_xboard_move(&position, &variant, "e99999999999999999999e1").is_err());
}

#[test]
fn moves_of_two_steps_are_written_as_two_by_xboard() {
    let (variant, position) = at("chu", "5k6/12/12/12/12/12/4pp6/4N7/12/12/12/5K6 w - - - 0 1");
    let cases = [("e5e6,e6e7", "e5e6e7"), ("e5e6,e6e5", "e5e6e5"), ("e5f6,f6e6", "e5f6e6"), ("e5e7", "e5e7"), ("e5g7", "e5g7")];
    for (text, ours) in cases {
        let mv = read_xboard_move(&position, &variant, text).expect("legal");
        assert_eq!((move_text(&variant, mv).as_str(), xboard_text(&position, &variant, mv).as_str()), (ours, text));
        assert_eq!(read_xboard_move(&position, &variant, ours), Ok(mv), "our own way of writing is read, too");
    }
    // Where nothing is captured on the way, the way does not matter.
    let passes = read_xboard_move(&position, &variant, "@@@@").expect("legal");
    assert_eq!((xboard_text(&position, &variant, passes).as_str(), passes.from() == passes.to()), ("@@@@", true));
    for (text, plain) in [("e5d5,d5c5", "e5c5"), ("e5d5,d5e5", "@@@@"), ("e5f5,f5e6", "e5e6")] {
        assert_eq!(read_xboard_move(&position, &variant, text), read_xboard_move(&position, &variant, plain), "{text}");
    }
    for wrong in ["e5e6,f6e7", "e5e6,", ",e6e7", "e5e6,e6", "e5e6,e6e8", "e5e6,e6e7,e7e8", "@@@", "e5d5,d5e6,"] {
        assert!(read_xboard_move(&position, &variant, wrong).is_err(), "{wrong}");
    }
}

#[test]
fn every_move_comes_back_from_what_xboard_is_told() {
    let variant = crate::shipped::library().get("chu").expect("shipped");
    let mut random = fastrand::Rng::with_seed(7);
    let mut steps = 0;
    for _ in 0..3 {
        let mut position = start(&variant).expect("a start");
        for ply in 0..120 {
            let legal = legal_moves(&position, &variant);
            for &mv in legal.iter().filter(|_| ply % 12 == 0) {
                let text = xboard_text(&position, &variant, mv);
                let back = read_xboard_move(&position, &variant, &text).expect("it is read");
                steps += usize::from(text.contains(','));
                let after = |mv: Move| {
                    let after = position.after(&variant, mv);
                    after.hash()
                };
                assert_eq!(after(back), after(mv), "{text} in {}", position.text(&variant));
            }
            let Some(&mv) = random.choice(&legal) else { break };
            position.play(&variant, mv);
        }
    }
    assert!(steps > 10, "{steps}");
}

#[test]
fn pieces_have_the_letters_of_others() {
    let (variant, position) = at("xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
    assert_eq!(Ok(&position), start(&variant).as_ref());
    let xboard = read_position(&variant, "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1");
    assert_eq!(xboard.as_ref(), Ok(&position));
    let written = fen(&position, &variant).expect("all can be told");
    assert!(written.starts_with("rnbakabnr/") && written.contains("/RNBAKABNR w"), "{written}");
}

#[test]
fn rights_and_cells_passed_come_from_fen() {
    let text = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3";
    let (variant, position) = at("fide-chess", text);
    let ours = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b - a1,a8,e1,e8,h1,h8 e3>e4 0 3";
    assert_eq!(position.text(&variant), ours);
    assert_eq!((fen(&position, &variant).as_deref(), read_position(&variant, ours).ok()), (Some(text), Some(position)));
    let (_, some) = at("fide-chess", "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 5 9");
    assert_eq!(some.text(&variant), "r3k2r/8/8/8/8/8/8/R3K2R w - a8,e1,e8,h1 - 5 9");
    // Some programs name a cell that nobody has just passed.
    let (_, none) = at("fide-chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq e3 0 1");
    assert!(none.passing().is_none());
}

#[test]
fn pieces_in_hand_stand_in_brackets() {
    let (variant, position) = at("shogi", "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL[Bp] b - - 0 2");
    assert_eq!(position.text(&variant).split(' ').nth(2), Some("[B|P|]"));
    let short = read_position(&variant, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1").expect("a position");
    assert_eq!(short, start(&variant).expect("a start"));
}

#[test]
fn positions_that_fen_can_tell_come_back_and_others_are_not_told() {
    let library = crate::shipped::library();
    for (id, _) in library.games() {
        let variant = library.get(id).expect("it compiles");
        let mut random = fastrand::Rng::with_seed(3);
        for _ in 0..2 {
            let mut position = start(&variant).expect("a start");
            for _ in 0..40 {
                if let Some(text) = fen(&position, &variant) {
                    let back = read_position(&variant, &text).expect("it is read");
                    let moves = |position: &Position| {
                        let mut texts: Vec<String> =
                            legal_moves(position, &variant).into_iter().map(|mv| move_text(&variant, mv)).collect();
                        texts.sort();
                        texts
                    };
                    assert_eq!((moves(&back), back.side()), (moves(&position), position.side()), "{id}: {text}");
                }
                let mut moves = legal_moves(&position, &variant);
                random.shuffle(&mut moves);
                moves.sort_by_key(|mv| mv.is_plain());
                for &mv in moves.iter().take(3) {
                    for text in [common_text(&position, &variant, mv), move_text(&variant, mv)] {
                        assert_eq!(read_move(&position, &variant, &text), Ok(mv), "{id}");
                    }
                }
                let Some(&mv) = random.choice(&moves) else { break };
                position.play(&variant, mv);
            }
        }
    }
    let told = |id: &str| {
        let variant = library.get(id).expect("it compiles");
        fen(&start(&variant).expect("a start"), &variant).is_some()
    };
    assert!(told("fide-chess") && told("shogi") && told("xiangqi") && told("nested-shogi-a") && !told("sfhiodgei"));
}

/// Texts of others, what they are in our words, and what is left out of them.
/// A game, a text with `@` for the board, how ours begins then, and what was left out.
type ReadCase = (&'static str, &'static str, &'static str, &'static [(&'static str, DroppedPart)]);

#[test]
fn positions_are_read_as_others_write_them() {
    use DroppedPart::{Checks, Hand, Marks, Number, Passed, Rest, Right};
    let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let all = "a1,a8,e1,e8,h1,h8";
    let cases: [ReadCase; 38] = [
        // Fields are missing, or are written otherwise.
        ("fide-chess", "@", "@ w - - - 0 1", &[]),
        ("fide-chess", "@ b", "@ b - - - 0 1", &[]),
        ("fide-chess", "@ w KQkq", "@ w - % - 0 1", &[]),
        ("fide-chess", "@_b_KQkq_-_3_9", "@ b - % - 3 9", &[]),
        ("fide-chess", "\"@ w KQkq - 0 1\"", "@ w - % - 0 1", &[]),
        ("fide-chess", "FEN: @ white KQkq", "@ w - % - 0 1", &[]),
        ("fide-chess", "position fen @ W KQkq - 0 1", "@ w - % - 0 1", &[]),
        ("fide-chess", "rnbqkbnr/pppppppp/44/8/1111111p/8/8/RNBQKBNR w KQkq -", "rnbqkbnr/pppppppp/8/8/7p/8/8/RNBQKBNR w - % - 0 1", &[]),
        // Rights by the files of the Rooks, and such as cannot be.
        ("fide-chess", "@ w HAha - 0 1", "@ w - % - 0 1", &[]),
        ("fide-chess", "@ w Hq - 0 1", "@ w - a8,e1,e8,h1 - 0 1", &[]),
        (
            "fide-chess",
            "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1",
            "4k3/8/8/8/8/8/8/4K2R w - e1,h1 - 0 1",
            &[("Q", Right), ("k", Right), ("q", Right)],
        ),
        ("fide-chess", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "4k3/8/8/8/8/8/8/5K1R w - - - 0 1", &[("H", Right)]),
        ("nocastle", "@ w KQkq - 0 1", "@ w - - - 0 1", &[("K", Right), ("Q", Right), ("k", Right), ("q", Right)]),
        ("fide-chess", "@ w ZZ - 4 17", "@ w - - - 4 17", &[("ZZ", Rest)]),
        // Numbers.
        ("fide-chess", "@ w - - 0 0", "@ w - - - 0 1", &[("0", Number)]),
        ("fide-chess", "@ w - - -1 7", "@ w - - - 0 7", &[("-1", Number)]),
        ("fide-chess", "@ w - - 99999999999 7", "@ w - - - 0 7", &[("99999999999", Number)]),
        ("fide-chess", "@ w - - 1 2 3", "@ w - - - 1 2", &[("3", Rest)]),
        // What nobody can have passed.
        ("fide-chess", "@ w KQkq e3 0 1", "@ w - % - 0 1", &[("e3", Passed)]),
        ("fide-chess", "@ w KQkq e9 0 1", "@ w - % - 0 1", &[("e9", Passed)]),
        // EPD.
        ("fide-chess", "@ w KQkq - bm e4; id \"one\";", "@ w - % - 0 1", &[("bm e4; id \"one\";", Rest)]),
        ("fide-chess", "@ b - - ; a remark", "@ b - - - 0 1", &[("; a remark", Rest)]),
        // Our own words with what cannot be.
        ("fide-chess", "4k3/8/8/8/8/8/8/4K2R w - h1,e1,a1 - 0 1", "4k3/8/8/8/8/8/8/4K2R w - e1,h1 - 0 1", &[("a1", Right)]),
        ("fide-chess", "@ w - - d6>d5 0 0", "@ w - - - 0 1", &[("d6>d5", Passed), ("0", Number)]),
        ("fide-chess", "@ w [NNb||] - - 0 1", "@ w - - - 0 1", &[("[NNb||]", Hand)]),
        ("crazyhouse", "@ w - % - 0 1", "@ w [||] % - 0 1", &[]),
        ("crazyhouse", "@ w [PN|qb|] % - 0 1", "@ w [NP|BQ|] % - 0 1", &[]),
        // Pieces in hand after the last rank, and in a game that has none.
        ("crazyhouse", "@/PnN w KQkq - 0 1", "@ w [NP|N|] % - 0 1", &[]),
        ("crazyhouse", "@/ w KQkq - 0 1", "@ w [||] % - 0 1", &[]),
        ("crazyhouse", "@[2Pn] w KQkq - 0 1", "@ w [PP|N|] % - 0 1", &[]),
        ("fide-chess", "@[NNb] w KQkq - 0 1", "@ w - % - 0 1", &[("NNb", Hand)]),
        ("fide-chess", "@[] w KQkq - 0 1", "@ w - % - 0 1", &[]),
        ("fide-chess", "@/Pn w KQkq - 0 1", "@ w - % - 0 1", &[("Pn", Hand)]),
        ("fide-chess", "4k3/8/8/8/8/8/8/3QK~2R w K - 0 1", "4k3/8/8/8/8/8/8/3QK2R w - e1,h1 - 0 1", &[("4k3/8/8/8/8/8/8/3QK~2R", Marks)]),
        // Checks, in the game that counts them and in others.
        ("3check", "@ w KQkq - 1+3 0 1", "@ w - % - 0 1 +2+0", &[]),
        ("fide-chess", "@ w KQkq - 1+3 0 1", "@ w - % - 0 1", &[("1+3", Checks)]),
        ("fide-chess", "@ w KQkq - 0 1 +2+0", "@ w - % - 0 1", &[("+2+0", Checks)]),
        (
            "shogi",
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 0",
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w [||] - - 0 1",
            &[("0", Number)],
        ),
    ];
    for (game, text, ours, left_out) in cases {
        let variant = crate::shipped::library().get(game).expect("shipped");
        let (text, ours) = (text.replace('@', board).replace('%', all), ours.replace('@', board).replace('%', all));
        let (position, dropped) = read_position_told(&variant, &text).unwrap_or_else(|error| panic!("{game}: {text}: {error:?}"));
        assert_eq!(position.text(&variant), ours, "{game}: {text}");
        let told: Vec<(&str, DroppedPart)> = dropped.iter().map(|dropped| (dropped.text.as_str(), dropped.part)).collect();
        assert_eq!(told, left_out, "{game}: {text}");
        assert!(dropped.iter().all(|dropped| text.get(dropped.at.clone()) == Some(&dropped.text)), "{text}");
        let (draft, same) = read_draft(&variant, &text).expect("a position in the making, too");
        assert_eq!((draft.text(&variant), same), (ours, dropped));
    }
}

/// Where standing at the beginning is not enough, letters tell who has moved.
#[test]
fn first_moves_are_told_by_files() {
    let board = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR";
    for (rights, unmoved) in [("DEde", "d1,d8,e1,e8"), ("De", "d1,e8"), ("-", "-")] {
        let text = format!("{board} w {rights} - 0 1");
        let (variant, position) = at("cambodian", &text);
        assert_eq!(position.text(&variant), format!("{board} w - {unmoved} - 0 1"));
        assert_eq!(fen(&position, &variant), Some(text));
    }
    let (variant, position) = at("cambodian", board);
    assert_eq!(Ok(position), start(&variant), "a text that says nothing of it means the beginning");
}

#[test]
fn rubbish_is_refused() {
    let variant = crate::shipped::library().get("fide-chess").expect("shipped");
    for text in [
        "",
        "x",
        "8/8 w",
        "[] w",
        "8/8/8/8/8/8/8/K1k5 x - - 0 1",
        "8/8/8/8/8/8/8/KX1k4 w - - 0 1",
        "a b c d e f g h i",
        "][ w - - 0 1",
        "fen",
    ] {
        assert!(read_position(&variant, text).is_err(), "{text}");
    }
}

#[test]
fn a_piece_that_turns_back_is_told_by_a_minus() {
    let (variant, position) = at("kyotoshogi", &crate::shipped::library().get("kyotoshogi").expect("shipped").start);
    for (text, ours, common) in [("a1a2-", "a1a2+", "a1a2-"), ("a1a2+", "a1a2+", "a1a2-"), ("b1b2+", "b1b2+", "b1b2+")] {
        let mv = read_move(&position, &variant, text).expect("legal");
        assert_eq!((move_text(&variant, mv).as_str(), common_text(&position, &variant, mv).as_str()), (ours, common), "{text}");
    }
    assert!(read_move(&position, &variant, "b1b2-").is_err(), "it does not turn back");
    let moves: Vec<Move> = ["a1a2-", "e5e4-"]
        .iter()
        .scan(position.clone(), |at, text| {
            let mv = read_move(at, &variant, text).expect("legal");
            at.play(&variant, mv);
            Some(mv)
        })
        .collect();
    assert_eq!(line_texts(&position, &variant, &moves, common_text), ["a1a2-", "e5e4-"]);
}
