//! On a folded board everything speaks of the game inside: what is typed, refused, hinted and written.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use nestmate::{AppAction, Inquiry, Rung, WrittenMove};
use nestmate_core::variant::Side;

use crate::common::window::{FIRST, Screen, beside, has, key, open, paste, place, play, position, press, two_players, until, write};

/// The first game folded to chess, from a position if one is given.
fn chess(position: Option<&str>) -> Screen {
    let mut screen = two_players(FIRST);
    if let Some(text) = position {
        paste(&mut screen, text);
    }
    key(&mut screen, Modifiers::SHIFT, Key::Num2);
    screen.run_steps(40);
    screen
}

fn typed(screen: &mut Screen, text: &str) {
    screen.state_mut().act(AppAction::PlayText(text.to_owned()));
    screen.run_steps(3);
}

#[test]
fn refusals_name_the_pieces_and_cells_that_are_seen() {
    let mut screen = chess(None);
    let whole = |screen: &Screen| ["Vanguard", "Charolais", "Alibaba"].into_iter().find(|name| has(screen, &format!("The {name}")));
    for (from, to, told) in [
        ("e2", "e5", "The Pawn cannot go from e2 to e5."),
        ("f1", "d3", "White’s Pawn on e2 is in the way."),
        ("b1", "d2", "Your own Pawn is on d2; move it away first."),
    ] {
        press(&mut screen, from);
        press(&mut screen, to);
        key(&mut screen, Modifiers::NONE, Key::Escape);
        typed(&mut screen, &format!("{from}{to}"));
        assert!(has(&screen, told), "{told}");
        assert_eq!(whole(&screen), None);
    }
    typed(&mut screen, "e4e5");
    assert!(has(&screen, "There is no piece on e4."), "as the board is seen");
    typed(&mut screen, "e2e4");
    assert_eq!(screen.state().app().game().ply(), 1);
}

#[test]
fn what_is_written_and_listed_is_the_inner_move_with_the_outer_one_beside_it() {
    let mut screen = chess(None);
    key(&mut screen, Modifiers::NONE, Key::Slash);
    write(&mut screen, "g1");
    assert!(has(&screen, "g1f3 Knight, n2l6 of the whole board"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    play(&mut screen, "g1f3");
    assert!(has(&screen, "g1f3"), "the list has it");
    assert!(!has(&screen, "n2l6"), "the outer move is small beside it, and told below the pointer");
    key(&mut screen, Modifiers::SHIFT, Key::Num0);
    screen.state_mut().act(AppAction::See(nestmate::See::Fold(None)));
    screen.run_steps(40);
    assert!(has(&screen, "n2l6"));
}

#[test]
fn hints_and_answers_speak_of_the_inner_game() {
    // White mates at once, or wins the Rook, with a Knight's fork on the even cells alone.
    let mut screen = chess(Some(&position(&[(16, "1a1d4k8"), (8, "1N15"), (2, "1A6K8")], "w [||] - - 0 1")));
    screen.state_mut().act(AppAction::SetThink(std::time::Duration::from_millis(300)));
    screen.state_mut().act(AppAction::HintAt(Rung::Line));
    until(&mut screen, "a reason is told", |screen| screen.state().app().hint().is_some_and(|hint| hint.reason.is_some()));
    let app = screen.state().app();
    let (best, reason) = (app.hint().expect("a hint").best(), app.hint_reason().expect("a reason"));
    let written = app.told(|naming| WrittenMove::of(naming, app.game().position(), best));
    assert!(has(&screen, &reason) && has(&screen, &format!("Play up to {}", written.long)));
    let names = |text: &str| ["Charolais", "Dabbarider", "Alibaba"].into_iter().any(|name| text.contains(name));
    assert!(!names(&reason), "{reason}");
    assert!(!names(&app.hinted_piece(best)), "{}", app.hinted_piece(best));
    assert!(!names(&app.answer(Inquiry::Board)));
}

#[test]
fn a_piece_is_found_by_its_inner_name_first() {
    let mut screen = chess(None);
    open(&mut screen, (Modifiers::COMMAND, Key::F));
    write(&mut screen, "queen");
    screen.run_steps(4);
    assert!(has(&screen, "Q  Queen") && has(&screen, "In sFhIoDgEi: Alibarider"));
    key(&mut screen, Modifiers::NONE, Key::Enter);
    let app = screen.state().app();
    let sought = app.inspected().expect("a piece is looked at");
    assert_eq!(app.variant().kind(sought.kind).name, "Alibarider");
}

/// Names, ranks and counts: of every piece of each game inside.
#[test]
fn the_panel_tells_nothing_of_the_whole_game() {
    for (key_of, ranks) in [(Key::Num1, 9), (Key::Num2, 8)] {
        let mut screen = two_players(FIRST);
        key(&mut screen, Modifiers::SHIFT, key_of);
        screen.run_steps(40);
        let app = screen.state().app();
        let fold = app.fold().expect("it folds");
        let inner = fold.inner.as_ref().expect("to a game inside");
        let known: Vec<&str> = inner.variant.kinds.iter().map(|kind| kind.name.as_str()).collect();
        let outer = app.variant().kinds.iter().map(|kind| kind.name.clone());
        let outer: Vec<String> = outer.filter(|name| !known.iter().any(|known| known.contains(name.as_str()))).collect();
        assert!(outer.len() > 9, "{outer:?}");
        let position = app.game().position();
        let own = position.pieces(Side::White).iter().filter(|&cell| fold.cells.contains(cell));
        let cells: Vec<String> = own.map(|cell| fold.cell_name(app.variant(), cell)).collect();
        for cell in cells {
            let at = place(&screen, &format!("{cell} "));
            screen.hover_at(at);
            screen.run_steps(3);
            assert!(has(&screen, &format!("White, {cell}")) && has(&screen, "On the board: White"), "{cell}");
            let wrong = outer.iter().find(|name| beside(&screen, name));
            assert_eq!(wrong, None, "{cell}");
            let far = (ranks + 1..=17).find(|rank| beside(&screen, &format!("{rank}th")));
            assert_eq!(far, None, "{cell}");
        }
    }
}

#[test]
fn pieces_are_counted_where_they_are_seen() {
    let mut screen = two_players(FIRST);
    key(&mut screen, Modifiers::SHIFT, Key::Num2);
    screen.run_steps(40);
    let at = place(&screen, "a1 ");
    screen.hover_at(at);
    screen.run_steps(3);
    // The Rooks of Shogi are the same pieces elsewhere.
    assert!(has(&screen, "R · White, a1") && has(&screen, "On the board: White 2, Black 2"));
    assert!(has(&screen, "The King may castle with it if neither has moved.") && has(&screen, "Frozen while its side has no King."));
}

/// A move from outside: told in its own cells, and what it did in those of the game inside.
#[test]
fn the_banner_says_what_a_move_outside_did_on_the_board() {
    let ranks = [(16, "3a4k8"), (8, "3d13"), (7, "3Q13"), (2, "8K8")];
    let mut screen = chess(Some(&position(&ranks, "w [||] - - 0 1")));
    screen.state_mut().act(AppAction::PlayText("d7d8".to_owned()));
    screen.run_steps(20);
    assert!(has(&screen, "Outside: Queen d7–d8, captures the Rook on b4 and attacks the King on b8 · Unfold"));
    let ranks = [(16, "3a13"), (15, "4Q12"), (14, "k16"), (8, "3d13"), (2, "8K8")];
    let mut screen = chess(Some(&position(&ranks, "w [||] - - 0 1")));
    screen.state_mut().act(AppAction::PlayText("e15d16".to_owned()));
    screen.run_steps(20);
    assert!(has(&screen, "Outside: Queen e15–d16, captures the King on b8 and freezes one piece here · Unfold"));
    let banner = screen.get_by_label_contains("· Unfold").rect();
    assert!(screen.get_by_label_contains("a8 empty").rect().top() > banner.bottom() - 2.0 && banner.left() > 0.0);
}

/// Each game inside has a King of its own; what is told of a piece says whether the whole game depends on it.
#[test]
fn a_king_says_whether_it_decides_the_game() {
    let mut screen = chess(None);
    let inner = place(&screen, "e1 ");
    screen.hover_at(inner);
    screen.run_steps(4);
    assert!(has(&screen, "Losing this piece does not lose the game."));
    screen.state_mut().act(AppAction::See(nestmate::See::Fold(None)));
    screen.run_steps(40);
    let king = screen.state().app().game().position().pieces(Side::White).iter().find(|&cell| {
        let (variant, position) = (screen.state().app().variant(), screen.state().app().game().position());
        variant.kind(position.at(cell).kind()).royal
    });
    let king = screen.state().app().variant().cell_name(king.expect("a King"));
    let at = place(&screen, &format!("{king} "));
    screen.hover_at(at);
    screen.run_steps(4);
    assert!(has(&screen, "This piece decides the game."));
}
