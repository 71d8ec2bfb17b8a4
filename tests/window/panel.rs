//! The panel beside the board, from top to bottom: the players with what they hold, the moves, the piece under the pointer.

use egui::{Key, Modifiers, Rect, pos2, vec2};
use egui_kittest::kittest::Queryable;
use nestmate::{AppAction, NewGame, Player, Shell, Strength};
use nestmate_core::variant::Source;

use crate::common::window::{
    FIRST, Screen, begin, beside, carry, click, drop_at, has, key, paste, place, play, position, press, resumed, screen_of, spoken,
    two_players, until, window,
};

/// Where the thing with this name is.
fn rect(screen: &Screen, name: &str) -> Rect {
    screen.get_by_label(name).rect()
}

#[test]
fn the_players_are_named_with_level_and_captures() {
    let mut screen = window();
    let setup = NewGame {
        game: "fide-chess".to_owned(),
        players: [Player::Human, Player::Computer],
        strength: [Strength::easy(); 2],
        ..screen.state().app().setup().clone()
    };
    screen.state_mut().act(AppAction::New(setup));
    screen.run_steps(3);
    assert!(has(&screen, "White you") && has(&screen, "Black computer, level 2"));
    let (black, white) = (rect(&screen, "Black computer, level 2"), rect(&screen, "White you"));
    assert!(black.bottom() <= white.top(), "the far side stands above");
    begin(&mut screen, "fide-chess");
    play(&mut screen, "e2e4 d7d5 e4d5 d8d5 b1c3 d5a2 c3a2");
    assert!(has(&screen, "Captured by White: Queen, Pawn") && has(&screen, "Captured by Black: 2 × Pawn"));
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    assert!(has(&screen, "Captured by White: Pawn"), "as it was before the last move");
}

#[test]
fn checks_are_counted_beside_the_players() {
    let rules =
        "[DoubleStep(pieces: \"P\"), Castle(royal: 'K', partner: 'R', safe: StartAndPath), Promote(pieces: \"P\"), Checks(times: 2)]";
    let game = format!("[(id: \"two-checks\", based_on: \"fide-chess\", name: \"Two checks\", rules: {rules})]");
    let mut library = nestmate::library();
    library.add(Source::new("mine.ron", game));
    let mut screen = screen_of(Shell::new(library).expect("the games can be played"));
    begin(&mut screen, "two-checks");
    assert!(has(&screen, "White checks: 0 of 2") && has(&screen, "Black checks: 0 of 2"));
    play(&mut screen, "e2e4 f7f5 d1h5");
    assert!(has(&screen, "White checks: 1 of 2") && has(&screen, "Black checks: 0 of 2"));
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    assert!(has(&screen, "White checks: 0 of 2"), "as it was before the last move");
    key(&mut screen, Modifiers::NONE, Key::ArrowRight);
    play(&mut screen, "g7g6 h5g6");
    until(&mut screen, "White has won by the second check", |screen| screen.state().app().game().outcome().is_some());
}

#[test]
fn names_of_players_stand_in_their_rows() {
    let mut screen = two_players("fide-chess");
    paste(&mut screen, "[White \"Ada\"]\n[Black \"Charles\"]\n\n1. e2e4 *");
    until(&mut screen, "the game is read", |screen| has(screen, "Ada") && has(screen, "Charles"));
}

/// A game with one lattice looks like a program for that game: nothing of lattices, hands where its players look for them.
#[test]
fn hands_lie_beside_a_board_without_lattices_and_are_dropped_from_there() {
    let mut screen = two_players("shogi");
    assert!(!has(&screen, "Layers") && !has(&screen, "Neutral") && !has(&screen, "Reserves"));
    let variant = screen.state().app().variant().clone();
    let reserves = variant.start.split(' ').nth(2).expect("seven fields").to_owned();
    paste(&mut screen, &variant.start.replacen(&reserves, "[PP|G|]", 1).replace("PPPPPPPPP", "9"));
    let (own, others) = (rect(&screen, "Pawn in Sente’s reserve, 2"), rect(&screen, "Gold General in Gote’s reserve, 1"));
    let board = place(&screen, "a1 ").x..=place(&screen, "i9 ").x;
    assert!(own.left() > *board.end() && others.right() < *board.start(), "{own} {others}");
    assert!(own.center().y > place(&screen, "e5 ").y && others.center().y < place(&screen, "e5 ").y);
    assert!(own.right() < rect(&screen, "Type a move").left(), "beside the board, not in the panel");
    key(&mut screen, Modifiers::NONE, Key::F);
    let (own, others) = (rect(&screen, "Pawn in Sente’s reserve, 2"), rect(&screen, "Gold General in Gote’s reserve, 1"));
    assert!(own.right() < others.left(), "the hands go with the sides");
    // A piece is looked at first. What is pressed without a pointer passing over it is asked nothing about that cell.
    press(&mut screen, "a1");
    press(&mut screen, "a1");
    let corner = place(&screen, "a1 ");
    screen.hover_at(corner);
    screen.run_steps(3);
    screen.get_by_label("Pawn in Sente’s reserve, 2").click_accesskit();
    screen.run_steps(4);
    assert!(screen.state().app().picked().is_some() && screen.state().app().obstacle().is_none());
    press(&mut screen, "e5");
    assert!(spoken(&screen, "e5").contains("Pawn, Sente"), "{}", spoken(&screen, "e5"));
    assert!(has(&screen, "Pawn in Sente’s reserve, 1"));
}

/// Five rows of moves are in sight, the present one among them, wherever one is in the game.
#[test]
fn five_rows_of_moves_are_in_sight_and_the_present_one_always() {
    let mut screen = two_players(FIRST);
    for file in 'a'..='q' {
        let [from, to, down, up] = if u32::from(file) % 2 == 1 { [5, 7, 13, 11] } else { [4, 6, 14, 12] };
        play(&mut screen, &format!("{file}{from}{file}{to} {file}{down}{file}{up}"));
    }
    screen.run_steps(5);
    let list = Rect::everything_below(rect(&screen, "White").bottom())
        .intersect(Rect::everything_right_of(rect(&screen, "Panel width").left()))
        .intersect(Rect::everything_above(rect(&screen, "Type a move").top()));
    let shown = |screen: &Screen| {
        let game = screen.state().app().game();
        let current = nestmate_core::position::move_text(game.variant(), game.last_move().expect("one was played"));
        let moves: Vec<Rect> = screen
            .query_all_by(|node| {
                node.label().is_some_and(|label| {
                    label.starts_with(|c: char| c.is_ascii_lowercase()) && label.len() < 8 && label.contains(|c: char| c.is_ascii_digit())
                })
            })
            .map(|node| node.rect())
            .filter(|rect| list.contains_rect(*rect))
            .collect();
        let mut rows: Vec<u32> = moves.iter().map(|rect| rect.top().round().to_bits()).collect();
        rows.sort_unstable();
        rows.dedup();
        let there = screen.query_all_by_label(&current).any(|node| list.contains_rect(node.rect()));
        (rows.len(), there)
    };
    for step in [Key::End, Key::Home, Key::ArrowRight] {
        key(&mut screen, Modifiers::NONE, step);
        screen.run_steps(5);
        if step == Key::Home {
            continue;
        }
        let (rows, there) = shown(&screen);
        assert!(rows >= 5 && there, "{step:?}: {rows} rows in {list}");
    }
}

/// Folded, the panel speaks of the piece inside; what it is in the whole game is told when that is asked for.
#[test]
fn the_piece_under_the_pointer_is_told_as_the_board_is_folded() {
    let mut screen = two_players(FIRST);
    screen.hover_at(place(&screen, "e5 "));
    screen.run_steps(3);
    assert!(has(&screen, "P · White, e5") && has(&screen, "Leaps two cells straight ahead."));
    key(&mut screen, Modifiers::SHIFT, Key::Num1);
    screen.run_steps(60);
    screen.hover_at(place(&screen, "c3 "));
    screen.run_steps(3);
    assert!(has(&screen, "P · White, c3") && has(&screen, "Steps one cell straight ahead."));
    assert!(!beside(&screen, "Dabchick") && !has(&screen, "Leaps two cells straight ahead."));
    assert!(has(&screen, "Diagram of how the Pawn moves"));
    click(&mut screen, "In the whole of sFhIoDgEi");
    screen.run_steps(20);
    assert!(has(&screen, "Dabchick, e5") && has(&screen, "its 13th rank or beyond"));
}

#[test]
fn a_diagram_has_the_key_of_its_marks() {
    let mut screen = two_players("fide-chess");
    screen.hover_at(place(&screen, "e2 "));
    screen.run_steps(3);
    assert!(has(&screen, "moves only") && has(&screen, "captures only") && !has(&screen, "moves and captures"));
}

#[test]
fn the_panel_is_drawn_wider_and_stays_so() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.run_steps(5);
    let before = rect(&screen, "Type a move").width();
    let edge = rect(&screen, "Panel width").center();
    carry(&mut screen, edge, edge - vec2(120.0, 0.0));
    drop_at(&mut screen, edge - vec2(120.0, 0.0));
    let after = rect(&screen, "Type a move").width();
    assert!((after - before - 120.0).abs() < 3.0, "{before} {after}");
    drop(screen);
    let screen = resumed(home.path());
    assert!((rect(&screen, "Type a move").width() - after).abs() < 1.0);
}

/// The captures of the two sides, the names and the clocks leave the board its room at any size.
#[test]
fn the_board_stays_the_largest_thing_at_every_size() {
    for (width, height) in [(1024.0, 560.0), (1280.0, 760.0), (1366.0, 728.0), (2560.0, 1400.0)] {
        let mut screen = screen_of(Shell::new(nestmate::library()).expect("the shipped games can be played"));
        screen.set_size(vec2(width, height));
        for (game, corners) in [("fide-chess", ["a1 ", "h8 "]), ("shogi", ["a1 ", "i9 "]), (FIRST, ["a1 ", "q17 "])] {
            begin(&mut screen, game);
            screen.run_steps(5);
            let [low, high] = corners.map(|cell| place(&screen, cell));
            assert!(low.y - high.y > (height - 100.0) * 0.68, "{game} at {width}×{height}: {low} {high}");
            assert!(pos2(0.0, 0.0).x < low.x && high.x < rect(&screen, "Type a move").left(), "{game} at {width}×{height}");
        }
    }
}

/// Wide enough, a window has a column of stands beside the board; a narrow one has what is held in its owner's row.
#[test]
fn what_is_held_in_a_game_with_lattices_stands_beside_the_board_or_in_its_owners_row() {
    for (size, beside) in [(vec2(1366.0, 722.0), true), (vec2(1024.0, 554.0), false)] {
        let mut screen = two_players(FIRST);
        screen.set_size(size);
        paste(&mut screen, &position(&[(17, "8k8"), (1, "8K8")], "w [PP|S|V] - - 0 1"));
        let [black, white, neutral] =
            ["Silverthief in Black’s reserve, 1", "Dabchick in White’s reserve, 2", "Vanguard in the neutral reserve, 1"]
                .map(|name| rect(&screen, name));
        let panel = rect(&screen, "Panel width").center().x;
        if beside {
            assert!(black.bottom() <= neutral.top() && neutral.bottom() <= white.top());
            assert!([black, white, neutral].iter().all(|held| held.left() > place(&screen, "q1 ").x && held.right() < panel));
        } else {
            assert!(black.bottom() <= white.top() && white.bottom() <= neutral.top());
            assert!(black.left() > panel, "in the panel");
        }
    }
}

#[test]
fn the_edge_below_the_moves_is_drawn_and_stays_so() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.run_steps(5);
    let before = rect(&screen, "Type a move").top();
    let edge = rect(&screen, "Height of the move list").center();
    carry(&mut screen, edge, edge + vec2(0.0, 60.0));
    drop_at(&mut screen, edge + vec2(0.0, 60.0));
    let after = rect(&screen, "Type a move").top();
    assert!((after - before - 60.0).abs() < 3.0, "{before} {after}");
    drop(screen);
    let screen = resumed(home.path());
    assert!((rect(&screen, "Type a move").top() - after).abs() < 1.0);
}

#[test]
fn who_is_ahead_in_material_is_told_beside_the_name() {
    let mut screen = two_players("fide-chess");
    let leads = |screen: &Screen| screen.query_all_by_label_contains("+").count();
    assert_eq!(leads(&screen), 0);
    play(&mut screen, "e2e4 d7d5 e4d5");
    let row = |side: &str| rect(&screen, side).y_range();
    let lead = rect(&screen, "+1");
    assert!(leads(&screen) == 1 && row("White").contains(lead.center().y) && !row("Black").contains(lead.center().y));
    play(&mut screen, "d8d5");
    assert_eq!(leads(&screen), 0, "a Pawn each");

    let mut screen = two_players("spartan");
    play(&mut screen, "e2e4");
    assert_eq!(leads(&screen), 0, "nothing is lost where the sides begin with different pieces");
}

#[test]
fn what_is_told_of_a_piece_begins_with_its_moves_and_the_rest_folds_away() {
    let mut screen = two_players(FIRST);
    press(&mut screen, "j4");
    let frozen = "Frozen on the even cells while its side has no Alibaba there.";
    assert!(has(&screen, "Leaps two cells straight ahead") && has(&screen, frozen));
    screen.get_by_label("More").click_accesskit();
    screen.run_steps(20);
    assert!(has(&screen, "Leaps two cells straight ahead") && !has(&screen, frozen));
    press(&mut screen, "f4");
    assert!(!has(&screen, frozen), "for other pieces, too");
}

/// What a King or a Rook can no longer do is not told of it.
#[test]
fn castling_is_told_of_a_piece_only_while_it_may() {
    let mut screen = two_players("fide-chess");
    paste(&mut screen, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    let point = |screen: &mut Screen, cell: &str| {
        screen.hover_at(place(screen, cell));
        screen.run_steps(4);
    };
    point(&mut screen, "e1 King");
    assert!(has(&screen, "castle with the Rook"));
    point(&mut screen, "a1 Rook");
    assert!(has(&screen, "may castle with it"));
    screen.state_mut().act(AppAction::PlayText("O-O".to_owned()));
    screen.run_steps(3);
    for cell in ["g1 King", "f1 Rook", "a1 Rook"] {
        point(&mut screen, cell);
        assert!(!has(&screen, "castle"), "{cell}");
    }
}

/// Where cells are of one kind, a piece is told of alone, which leaves it the room.
#[test]
fn other_pieces_are_told_of_only_where_lattices_move_them_differently() {
    for (game, cell, told) in [("xiangqi", "a1 Chariot", false), ("crouching-stepper", "a1 ", true)] {
        let mut screen = two_players(game);
        let at = place(&screen, cell);
        screen.hover_at(at);
        screen.run_steps(4);
        assert_eq!(has(&screen, "pieces move like this"), told, "{game}");
    }
}
