//! What other programs write is read, and what we write for them comes back.

use super::*;
use crate::rules::start;
use crate::variant::Library;

fn at(id: &str, text: &str) -> (std::sync::Arc<Variant>, Position) {
    let variant = Library::shipped().get(id).expect("shipped");
    let position = read_position(&variant, text).expect("a position");
    (variant, position)
}

#[test]
fn promotions_are_read_in_both_ways_and_written_in_the_common_one() {
    let (variant, position) = at("fide-chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1");
    for text in ["a7a8q", "a7a8=Q"] {
        let mv = read_move(&position, &variant, text).expect("legal");
        assert_eq!(common_text(&variant, mv), "a7a8q");
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

#[test]
fn what_is_put_where_a_piece_leaves_is_read_in_all_ways() {
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R[EHeh] w KQBCDkqbcdfg - 0 1";
    let (variant, position) = at("seirawan", text);
    assert_eq!(fen(&position, &variant).as_deref(), Some(text));
    for (text, ours) in
        [("b1c3h", "b1c3/H"), ("b1c3/H", "b1c3/H"), ("e1g1h", "e1g1/H"), ("h1e1h", "e1g1/Hp"), ("b1c3", "b1c3"), ("e1g1", "e1g1")]
    {
        let mv = read_move(&position, &variant, text).expect("legal");
        assert_eq!((move_text(&variant, mv), common_text(&variant, mv).contains('/')), (ours.to_owned(), false));
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
    assert!(pass.is_pass() && common_text(&variant, pass) == "e2e2");
    assert_eq!((xboard_text(&position, &variant, pass).as_str(), read_xboard_move(&position, &variant, "@@@@")), ("@@@@", Ok(pass)));
    let mut after = position.clone();
    after.make(&variant, pass);
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
    let variant = Library::shipped().get("chu").expect("shipped");
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
                    let mut after = position.clone();
                    after.make(&variant, mv);
                    after.hash()
                };
                assert_eq!(after(back), after(mv), "{text} in {}", position.text(&variant));
            }
            let Some(&mv) = random.choice(&legal) else { break };
            let _ = position.make(&variant, mv);
            position.forget();
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
    let library = Library::shipped();
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
                    for text in [common_text(&variant, mv), move_text(&variant, mv)] {
                        assert_eq!(read_move(&position, &variant, &text), Ok(mv), "{id}");
                    }
                }
                let Some(&mv) = random.choice(&moves) else { break };
                let _ = position.make(&variant, mv);
                position.forget();
            }
        }
    }
    let told = |id: &str| {
        let variant = library.get(id).expect("it compiles");
        fen(&start(&variant).expect("a start"), &variant).is_some()
    };
    assert!(told("fide-chess") && told("shogi") && told("xiangqi") && told("nested-shogi-a") && !told("sfhiodgei"));
}

#[test]
fn rubbish_is_refused() {
    let variant = Library::shipped().get("fide-chess").expect("shipped");
    for text in
        ["", "x", "8/8 w", "[] w", "8/8/8/8/8/8/8/K1k5 w ZZ - 0 1", "8/8/8/8/8/8/8/K1k5 w - - x y", "a b c d e f g h i", "][ w - - 0 1"]
    {
        assert!(read_position(&variant, text).is_err(), "{text}");
    }
}
