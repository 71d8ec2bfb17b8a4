//! The sentences, in games that have little in common.

use nestmate_core::geometry::Cell;
use nestmate_core::variant::Side;

use super::*;
use crate::app::action::Action;
use crate::app::app::App;
use crate::app::lens::See;
use crate::app::new_game::NewGame;

/// A game between two people, from a position if one is given.
fn app(game: &str, position: Option<&str>) -> App {
    let mut app = App::new(crate::shipped::library(), std::sync::Arc::new(|| ())).expect("the shipped games can be played");
    let setup = NewGame { players: Default::default(), ..NewGame::new(game) };
    app.update(Action::New(setup));
    if let Some(text) = position {
        app.update(Action::SetPosition(text.to_owned()));
    }
    app
}

fn cell(app: &App, name: &str) -> Cell {
    app.variant().board.grid.parse(name).expect("a cell")
}

/// The answer to a question about a cell.
fn ask(app: &mut App, at: &str, question: Inquiry) -> String {
    app.update(Action::Cursor(cell(app, at)));
    app.answer(question)
}

/// What is said of each of some moves.
fn told(app: &mut App, moves: &str) -> Vec<String> {
    let mut narrator = Narrator::default();
    narrator.listen(app, false);
    let played = moves.split_whitespace().map(|text| {
        app.update(Action::PlayText(text.to_owned()));
        narrator.listen(app, false).into_iter().map(|speech| speech.text).collect::<Vec<_>>().join(" ")
    });
    played.collect()
}

#[test]
fn moves_are_told_as_one_tells_a_friend() {
    let mut chess = app("fide-chess", None);
    let moves = "e2e4 b8c6 d2d4 c6d4 d1d4 e7e5 d4e5";
    assert_eq!(
        told(&mut chess, moves),
        [
            "White plays Pawn e2 to e4.",
            "Black plays Knight b8 to c6.",
            "White plays Pawn d2 to d4.",
            "Black Knight c6 takes Pawn on d4.",
            "White Queen d1 takes Knight on d4.",
            "Black plays Pawn e7 to e5.",
            "White Queen d4 takes Pawn on e5. Check.",
        ]
    );
    assert_eq!(chess.answer(Inquiry::LastMove), "White Queen d4 takes Pawn on e5. Check.");
    let mut fool = app("fide-chess", None);
    let last = told(&mut fool, "f2f3 e7e5 g2g4 d8h4").pop();
    assert_eq!(last.as_deref(), Some("Black plays Queen d8 to h4. Black wins: checkmate."));
    assert_eq!(fool.answer(Inquiry::Turn), "Black wins: checkmate.");
}

#[test]
fn castling_promotion_and_captures_in_passing_have_their_words() {
    let mut castles = app("fide-chess", None);
    assert_eq!(told(&mut castles, "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1").pop().as_deref(), Some("White castles, King e1 to g1."));
    let mut pawn = app("fide-chess", Some("8/4P3/8/8/8/k7/8/7K w - - - 0 1"));
    assert_eq!(told(&mut pawn, "e7e8=Q"), ["White plays Pawn e7 to e8 and promotes to Queen."]);
    let mut passing = app("fide-chess", None);
    assert_eq!(told(&mut passing, "e2e4 a7a6 e4e5 d7d5 e5d6").pop().as_deref(), Some("White Pawn e5 takes en passant on d6."));
}

#[test]
fn drops_and_pieces_that_turn_over_are_told() {
    let mut shogi = app("shogi", None);
    let said = told(&mut shogi, "c3c4 g7g6 b2h8+");
    assert!(said[2].starts_with("Sente Bishop b2 takes Bishop on h8 and promotes to "), "{said:?}");
    let said = told(&mut shogi, "g9h8 B@e5");
    assert!(said[1].starts_with("Sente drops Bishop on e5."), "{said:?}");
    assert!(
        shogi.answer(Inquiry::Pieces(Side::Black)).contains("in reserve: one Bishop"),
        "{}",
        shogi.answer(Inquiry::Pieces(Side::Black))
    );
}

/// A game is told in the inner game's words while the board is folded to it, and what happens beside it as that.
#[test]
fn on_a_folded_board_the_inner_game_is_told() {
    let mut nested = app("sfhiodgei", None);
    let mut narrator = Narrator::default();
    let greeting = narrator.listen(&nested, false);
    assert_eq!(greeting, [Speech::calm("sFhIoDgEi. Move 1. White to move.")]);
    let shogi = nested.ways_to_fold().into_iter().find(|fold| fold.name(nested.variant()) == "Shogi").expect("it folds to Shogi");
    nested.update(Action::See(See::Fold(Some(shogi.layer))));
    assert_eq!(narrator.listen(&nested, false), [Speech::calm("Folded to Shogi.")]);
    nested.update(Action::PlayText("a5a7".to_owned()));
    assert_eq!(narrator.listen(&nested, false), [Speech::calm("White plays Pawn a3 to a4.")]);
    let other = nested.game().legal().iter().copied().find(|mv| !shogi.cells.contains(mv.from())).expect("other pieces can move");
    nested.update(Action::PlayLine(vec![other]));
    let said = narrator.listen(&nested, false).remove(0).text;
    assert!(said.starts_with("Outside: Black plays "), "{said}");
    assert_eq!(ask(&mut nested, "a7", Inquiry::Here), "a4 Pawn, White. On the whole board: a7 Dabchick, White. It is on the odd cells.");
    nested.update(Action::See(See::Fold(None)));
    assert_eq!(ask(&mut nested, "a7", Inquiry::Here), "a7 Dabchick, White. In Shogi: a4 Pawn, White. It is on the odd cells.");
    assert!(ask(&mut nested, "a7", Inquiry::File).starts_with("File a: a1 "));
}

#[test]
fn questions_about_a_piece_are_answered() {
    let mut chess = app("fide-chess", None);
    told(&mut chess, "e2e4 d7d5");
    assert_eq!(ask(&mut chess, "e4", Inquiry::Moves), "Pawn e4, 2 moves: d5 takes Pawn, e5.");
    assert_eq!(ask(&mut chess, "e4", Inquiry::Captures), "Pawn e4, one capture: d5 takes Pawn.");
    assert_eq!(ask(&mut chess, "a1", Inquiry::Moves), "Rook a1, no moves.");
    assert_eq!(ask(&mut chess, "g8", Inquiry::Moves), "Knight g8, 2 moves: f6, h6.", "the other side’s, as if it were its turn");
    assert_eq!(ask(&mut chess, "a5", Inquiry::Moves), "There is no piece on a5.");
    assert_eq!(ask(&mut chess, "d5", Inquiry::Attackers), "White attacks d5 with Pawn e4.");
    assert_eq!(ask(&mut chess, "d5", Inquiry::Defenders), "Black defends d5 with Queen d8.");
    assert_eq!(ask(&mut chess, "e4", Inquiry::Attackers), "Black attacks e4 with Pawn d5.");
    assert_eq!(ask(&mut chess, "f3", Inquiry::Defenders), "White defends f3 with Queen d1, Knight g1 and Pawn g2.");
    assert_eq!(ask(&mut chess, "f3", Inquiry::Arrivals), "White can play to f3 with Queen d1, Knight g1 and Pawn f2.");
    assert_eq!(ask(&mut chess, "e8", Inquiry::Arrivals), "White cannot play to e8.");
    assert!(ask(&mut chess, "e8", Inquiry::Clocks).starts_with("This game has no clocks."));
}

#[test]
fn the_board_is_read_along_its_lines() {
    let mut chess = app("fide-chess", Some("4k3/8/8/3n4/8/8/8/R3K2R w - - - 0 1"));
    assert_eq!(ask(&mut chess, "d4", Inquiry::Ray(Bearing::Up)), "up: d5 Knight, Black.");
    assert_eq!(ask(&mut chess, "d4", Inquiry::Ray(Bearing::Left)), "left: 3 empty cells.");
    assert_eq!(ask(&mut chess, "a4", Inquiry::Ray(Bearing::Left)), "left: edge of the board.");
    assert_eq!(ask(&mut chess, "e1", Inquiry::Around), "up e8 King, Black; right h1 Rook, White; left a1 Rook, White.");
    chess.update(Action::Flip);
    assert_eq!(ask(&mut chess, "d4", Inquiry::Ray(Bearing::Down)), "down: d5 Knight, Black.", "as the board is seen");
    chess.update(Action::Flip);
    assert_eq!(ask(&mut chess, "e4", Inquiry::File), "File e: e1 King, White; e8 King, Black.");
    assert_eq!(ask(&mut chess, "c1", Inquiry::Rank), "rank 1: a1 Rook, White; e1 King, White; h1 Rook, White.");
    assert_eq!(ask(&mut chess, "c4", Inquiry::Rank), "rank 4: empty.");
    assert_eq!(chess.answer(Inquiry::Pieces(Side::White)), "White: King e1; Rook a1, h1.");
    assert!(chess.answer(Inquiry::Board).starts_with("rank 1: a1 Rook, White; e1 King, White; h1 Rook, White; rank 5: "));
}

#[test]
fn a_lattice_is_read_without_what_stands_between() {
    let mut nested = app("sfhiodgei", None);
    let around = ask(&mut nested, "a5", Inquiry::Around);
    let lattice = ask(&mut nested, "a5", Inquiry::Lattice);
    assert!(around.contains("down a4 "), "{around}");
    assert!(lattice.contains("down a1 ") && !lattice.contains("a4"), "{lattice}");
    assert!(lattice.contains("right c5 "), "{lattice}");
}

#[test]
fn the_cursor_goes_where_it_is_told() {
    let mut chess = app("fide-chess", None);
    chess.update(Action::Cursor(cell(&chess, "d4")));
    for (text, at) in [("e5", "e5"), (" G ", "g4"), ("7", "d7"), ("king", "e8"), ("Kni", "b8"), ("rook", "a8")] {
        assert_eq!(chess.place(text), Some(cell(&chess, at)), "{text}");
    }
    for text in ["", "z9", "e9", "wizard"] {
        assert_eq!(chess.place(text), None, "{text}");
    }
    chess.update(Action::Cursor(cell(&chess, "b1")));
    assert_eq!(chess.next_alike(false), Some(cell(&chess, "g1")));
    assert_eq!(chess.next_alike(true), Some(cell(&chess, "g8")));
}

/// Every question has an answer in every game, at its start and some moves on, in sentences that end.
#[test]
fn every_question_is_answered_in_every_game() {
    let mut random = fastrand::Rng::with_seed(5);
    let mut questions = vec![
        Inquiry::LastMove,
        Inquiry::Turn,
        Inquiry::Clocks,
        Inquiry::Here,
        Inquiry::Arrivals,
        Inquiry::Moves,
        Inquiry::Captures,
        Inquiry::Attackers,
        Inquiry::Defenders,
        Inquiry::Around,
        Inquiry::Lattice,
        Inquiry::File,
        Inquiry::Rank,
        Inquiry::Board,
    ];
    questions.extend(Side::BOTH.map(Inquiry::Pieces));
    questions.extend(Bearing::ALL.map(Inquiry::Ray));
    for (id, _) in crate::shipped::library().games() {
        let mut app = app(id, None);
        let mut narrator = Narrator::default();
        narrator.listen(&app, false);
        for round in 0..8 {
            let Some(&mv) = random.choice(app.game().legal()) else { break };
            app.update(Action::PlayLine(vec![mv]));
            let said = narrator.listen(&app, false);
            assert!(said.iter().all(|speech| speech.text.ends_with('.')) && !said.is_empty(), "{id}: {said:?}");
            let folds = app.ways_to_fold();
            let fold = folds.get(round % (folds.len() + 1)).map(|fold| fold.layer);
            app.update(Action::See(See::Fold(fold)));
            narrator.listen(&app, false);
            let at = random.choice(app.variant().board.cells.iter().collect::<Vec<_>>()).expect("a cell");
            app.update(Action::Cursor(at));
            for &question in &questions {
                let said = app.answer(question);
                assert!(said.ends_with('.') && !said.contains("..") && !said.contains("voice-"), "{id} {question:?}: {said}");
            }
        }
    }
}
