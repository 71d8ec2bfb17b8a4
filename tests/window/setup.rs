//! Setting up a position: by clicks in the window, and every text of a random position both ways.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use nestmate::Player;
use nestmate_core::position::Draft;
use nestmate_core::rules::{parse_position, start};
use nestmate_core::variant::{Piece, Reserve, Side};

use crate::common::window::{Screen, begin, begun, click, drag, has, key, paste, place, press, spoken, two_players, until};
use crate::common::{games, random_game};

const CHESS: &str = "fide-chess";

fn editing(game: &str) -> Screen {
    let mut screen = two_players(game);
    key(&mut screen, Modifiers::COMMAND, Key::P);
    screen.run_steps(4);
    screen
}

fn text(screen: &Screen) -> String {
    screen.state().app().editor().expect("something is set up").text()
}

/// Clicks the first thing with this label, at once.
fn tap(screen: &mut Screen, label: &str) {
    screen.query_all_by_label(label).next().unwrap_or_else(|| panic!("{label} is there")).click_accesskit();
    screen.run_steps(3);
}

#[test]
fn pieces_are_stamped_moved_and_taken_away() {
    let mut screen = editing(CHESS);
    tap(&mut screen, "Clear");
    assert_eq!(text(&screen), "8/8/8/8/8/8/8/8 w - - - 0 1");
    assert!(has(&screen, "White has 0 royal pieces"));
    tap(&mut screen, "Place White’s King");
    press(&mut screen, "e1");
    tap(&mut screen, "Place Black’s pieces");
    press(&mut screen, "e8");
    assert!(spoken(&screen, "e8").contains("King, Black"), "the tool follows the side");
    assert!(has(&screen, "This position is playable."));
    tap(&mut screen, "Place Black’s Rook");
    press(&mut screen, "a2");
    press(&mut screen, "b2");
    press(&mut screen, "b2");
    assert_eq!(text(&screen), "4k3/8/8/8/8/8/r7/4K3 w - - - 0 1", "a second stamp takes away");
    tap(&mut screen, "Move");
    press(&mut screen, "a2");
    press(&mut screen, "a5");
    tap(&mut screen, "Eraser");
    press(&mut screen, "e1");
    assert_eq!(text(&screen), "4k3/8/8/r7/8/8/8/8 w - - - 0 1");
    key(&mut screen, Modifiers::COMMAND, Key::Z);
    key(&mut screen, Modifiers::COMMAND, Key::Z);
    assert_eq!(text(&screen), "4k3/8/8/8/8/8/r7/4K3 w - - - 0 1");
    key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(text(&screen), "4k3/8/8/r7/8/8/8/4K3 w - - - 0 1");
    tap(&mut screen, "Cancel");
    assert_eq!(screen.state().app().game().position().text(screen.state().app().variant()), screen.state().app().variant().start);
}

/// Pieces of lattices that share theirs stand together, and are dragged from there to the board as well as stamped.
#[test]
fn pieces_of_the_palette_are_dragged_to_the_board() {
    let mut screen = editing("sfhiodgei");
    assert!(has(&screen, "Shogi · odd cells, Chess · even cells"), "both lattices have the same pieces");
    tap(&mut screen, "Clear");
    let from = screen.get_by_label("Place White’s Vanguard").rect().center();
    let to = place(&screen, "c5 ");
    drag(&mut screen, from, to);
    assert!(spoken(&screen, "c5").contains("Vanguard, White"), "{}", text(&screen));
    // Let go beside the board it comes to nothing.
    let before = text(&screen);
    drag(&mut screen, from, egui::pos2(12.0, 400.0));
    assert_eq!(text(&screen), before);
}

#[test]
fn pieces_are_dragged_and_erased_with_the_right_button() {
    let mut screen = editing(CHESS);
    let (from, to) = (place(&screen, "d1 "), place(&screen, "d5 "));
    drag(&mut screen, from, to);
    assert!(text(&screen).starts_with("rnbqkbnr/pppppppp/8/3Q4/8/8/PPPPPPPP/RNB1KBNR w"), "{}", text(&screen));
    // Beside the board it goes away.
    drag(&mut screen, to, egui::pos2(12.0, 400.0));
    assert!(text(&screen).starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w"), "{}", text(&screen));
    for (pressed, at) in [(true, from), (false, from)] {
        let at = at + (place(&screen, "a1 ") - place(&screen, "d1 "));
        screen.event(egui::Event::PointerMoved(at));
        let button = egui::PointerButton::Secondary;
        screen.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
        screen.run_steps(2);
    }
    assert!(text(&screen).starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NB1KBNR w - a8,e1,e8,h1,h8 "), "{}", text(&screen));
}

#[test]
fn rights_and_counters_are_set() {
    let mut screen = editing(CHESS);
    tap(&mut screen, "Rook h1");
    tap(&mut screen, "Black to move");
    assert!(text(&screen).ends_with(" b - a1,a8,e1,e8,h8 - 0 1"), "{}", text(&screen));
    paste(&mut screen, "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w - a1,a8,e1,e8,h1,h8 - 0 3");
    assert!(text(&screen).ends_with(" - 0 3"), "a pasted position is set up");
    let label = "Can be captured en passant: nothing";
    tap(&mut screen, label);
    screen.run_steps(4);
    click(&mut screen, "Pawn d5");
    assert!(text(&screen).ends_with(" d6>d5 0 3"), "{}", text(&screen));
    tap(&mut screen, "Eraser");
    press(&mut screen, "d5");
    assert!(text(&screen).ends_with(" - 0 3"), "what could be captured is gone");
}

#[test]
fn a_text_is_told_what_is_wrong_with_it() {
    let mut screen = editing(CHESS);
    let before = text(&screen);
    for (wrong, told) in [("nonsense", "gives 1"), ("9/8/8/8/8/8/8/8 w - - - 0 1", "rank 8"), ("8/8 w - - - 0 1", "gives 2")] {
        let field = screen.get_by_label("Position text");
        field.focus();
        screen.run_steps(2);
        key(&mut screen, Modifiers::COMMAND, Key::A);
        crate::common::window::write(&mut screen, wrong);
        screen.run_steps(2);
        assert!(has(&screen, told), "{wrong}");
        assert_eq!(text(&screen), before);
        // What stands there is what is meant: nothing else is played from, whatever is clicked.
        tap(&mut screen, "Play");
        tap(&mut screen, "Analyse");
        assert!(screen.state().app().editor().is_some() && has(&screen, told), "{wrong}");
        screen.get_by_label("Position text").focus();
        screen.run_steps(2);
    }
    key(&mut screen, Modifiers::COMMAND, Key::A);
    crate::common::window::write(&mut screen, "4k3/8/8/8/8/8/8/4K2R w - e1,h1 - 0 1");
    assert_eq!(text(&screen), "4k3/8/8/8/8/8/8/4K2R w - e1,h1 - 0 1");
    assert!(has(&screen, "This position is playable."));
}

/// The field reads what is pasted elsewhere, also without Kings, and says what it has left out.
#[test]
fn positions_of_other_programs_are_set_up() {
    for (game, written, ours, told) in [
        (CHESS, "8/8/8/8/8/8/8/4K2R w KQ - 0 1", "8/8/8/8/8/8/8/4K2R w - e1,h1 - 0 1", "‘Q’ was left out"),
        (CHESS, "4k3/8/8/8/8/8/8/4K3[NNb] b - - 3 9", "4k3/8/8/8/8/8/8/4K3 b - - - 3 9", "the pieces in reserve ‘NNb’ were left out"),
        ("shogi", "4k4/9/9/9/9/9/9/9/4K4 w R2Pb 4", "4k4/9/9/9/9/9/9/9/4K4 b [PPR|B|] - - 0 2", ""),
    ] {
        let mut screen = editing(game);
        screen.get_by_label("Position text").focus();
        screen.run_steps(2);
        key(&mut screen, Modifiers::COMMAND, Key::A);
        crate::common::window::write(&mut screen, written);
        screen.run_steps(3);
        assert_eq!(text(&screen), ours, "{written}");
        assert!(told.is_empty() || has(&screen, told), "{written}");
        let mut screen = editing(game);
        paste(&mut screen, written);
        assert_eq!(text(&screen), ours, "pasted: {written}");
    }
}

/// A row for what can be captured en passant comes as soon as the text says that Black moves; what is typed after that goes on in the field.
#[test]
fn a_text_is_typed_to_its_end_whatever_comes_and_goes_beside_it() {
    let mut screen = editing(CHESS);
    tap(&mut screen, "Clear");
    screen.get_by_label("Position text").focus();
    screen.run_steps(2);
    key(&mut screen, Modifiers::COMMAND, Key::A);
    for letter in "4k2r/8/8/8/4P3/8/8/4K3 b k e3 0 7".chars() {
        crate::common::window::write(&mut screen, &letter.to_string());
    }
    assert_eq!(text(&screen), "4k2r/8/8/8/4P3/8/8/4K3 b - e8,h8 e3>e4 0 7");
}

#[test]
fn one_plays_or_analyses_from_what_was_set_up() {
    let mut screen = editing(CHESS);
    paste(&mut screen, "4k3/8/8/8/8/8/8/4K2R w - e1,h1 - 0 1");
    tap(&mut screen, "Play");
    assert!(screen.state().app().editor().is_none());
    press(&mut screen, "e1");
    press(&mut screen, "g1");
    assert_eq!(screen.state().app().game().ply(), 1, "it can castle");
    key(&mut screen, Modifiers::COMMAND, Key::P);
    tap(&mut screen, "Analyse");
    let app = screen.state().app();
    assert!(app.analysis().on && app.setup().players == [Player::Human; 2]);
    assert_eq!(app.game().ply(), 0);
    // What was on the board before can be come back to.
    key(&mut screen, Modifiers::COMMAND, Key::U);
    assert_eq!(screen.state().app().game().ply(), 1);
}

/// A King can castle only with a Rook on its cell, so nobody is asked about it without one.
#[test]
fn castling_is_asked_about_only_where_both_pieces_stand() {
    let mut screen = editing(CHESS);
    let asked = |screen: &Screen, piece: &str| screen.query_by_role_and_label(Role::CheckBox, piece).is_some();
    paste(&mut screen, "r3k3/8/8/8/8/8/8/4K2R w - - - 0 1");
    assert!(["King e1", "Rook h1", "King e8", "Rook a8"].iter().all(|piece| asked(&screen, piece)));
    paste(&mut screen, "r3k3/8/8/8/8/8/8/4K1R1 w - - - 0 1");
    assert!(!asked(&screen, "King e1") && !asked(&screen, "Rook g1") && asked(&screen, "King e8"));
    paste(&mut screen, "r2k4/8/8/8/8/8/8/4K1R1 w - - - 0 1");
    assert!(!asked(&screen, "Rook a8"), "nor about a Rook without its King");
}

#[test]
fn nothing_can_be_played_from_what_is_no_position() {
    let mut screen = editing(CHESS);
    tap(&mut screen, "Clear");
    screen.state_mut().act(nestmate::AppAction::Sketch(nestmate::Sketch::Play));
    screen.run_steps(2);
    assert!(screen.state().app().editor().is_some());
    paste(&mut screen, "k6R/8/8/8/8/8/8/4K3 w - - - 0 1");
    assert!(has(&screen, "could be captured immediately"));
}

#[test]
fn reserves_are_counted_and_filled_with_the_rest() {
    let mut screen = two_players(CHESS);
    let variant = games().into_iter().find(|variant| variant.has_reserves).expect("a game with reserves");
    begin(&mut screen, &variant.id);
    key(&mut screen, Modifiers::COMMAND, Key::P);
    screen.run_steps(4);
    let all = |screen: &Screen| {
        let picture = screen.state().app().editor().expect("something is set up").draft.picture().clone();
        Reserve::ALL.map(|reserve| picture.reserves().total(reserve))
    };
    assert_eq!(screen.state().app().editor().map(nestmate::Editor::missing), Some(Vec::new()));
    tap(&mut screen, "Clear");
    let missing: usize = screen.state().app().editor().expect("set up").missing().iter().map(|known| usize::from(known.1)).sum();
    assert!(missing > 10);
    tap(&mut screen, "Black’s reserve, 0");
    tap(&mut screen, "Put the rest in Black’s reserve");
    assert_eq!(all(&screen), [0, missing, 0]);
    let name = variant.kind(variant.kind_ids().find(|&kind| !variant.kind(kind).royal).expect("a piece")).name.clone();
    tap(&mut screen, "Neutral reserve, 0");
    tap(&mut screen, &format!("Add {name} to the neutral reserve"));
    assert_eq!(all(&screen), [0, missing, 1]);
    tap(&mut screen, "Swap sides");
    assert_eq!(all(&screen), [missing, 0, 1]);
}

#[test]
fn a_position_is_kept_as_an_array_of_ones_own() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    key(&mut screen, Modifiers::COMMAND, Key::P);
    screen.run_steps(4);
    let own = "rbnqknbr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKNBR w - a1,a8,e1,e8,h1,h8 - 0 1";
    paste(&mut screen, own);
    tap(&mut screen, "Save as variant…");
    tap(&mut screen, "Save");
    assert!(has(&screen, "Name this setup first."));
    tap(&mut screen, "Save as variant…");
    screen.get_by_label("Name for the game with this starting position").focus();
    screen.run_steps(2);
    crate::common::window::write(&mut screen, "Changed places");
    tap(&mut screen, "Save");
    let path = home.path().join("data").join("variants").join("changed-places.ron");
    until(&mut screen, "the file is there", |_| path.exists());
    let text = std::fs::read_to_string(&path).expect("the file is there");
    let mut library = nestmate::library();
    library.add(nestmate_core::variant::Source::new("own", text));
    assert!(library.reports().is_empty());
    assert_eq!(library.get("changed-places").expect("a game").start, own);
    tap(&mut screen, "Cancel");
    begin(&mut screen, "changed-places");
    assert_eq!(screen.state().app().position_text(), own);
}

/// Any position is set up piece by piece, in any order, and comes out as the same text.
#[test]
fn random_positions_are_set_up_piece_by_piece() {
    let mut random = fastrand::Rng::with_seed(23);
    for variant in games() {
        for seed in 0..3 {
            random_game(&variant, seed, 80, |position, _| {
                let text = position.text(&variant);
                let mut draft = Draft::parse(&variant, &text).expect("a position can be set up");
                assert_eq!(draft.text(&variant), text);
                assert_eq!(draft, Draft::of(position), "{}", variant.id);
                if random.u8(..) > 24 {
                    return;
                }
                let passing = position.passing().copied();
                assert!(passing.is_none_or(|passing| draft.passings(&variant).contains(&passing)), "{text}");
                draft.clear(&variant);
                let mut cells: Vec<_> = Side::BOTH.into_iter().flat_map(|side| position.pieces(side).iter()).collect();
                random.shuffle(&mut cells);
                for &cell in &cells {
                    draft.put(&variant, cell, position.at(cell));
                }
                for reserve in Reserve::ALL {
                    let kinds = position.reserves().kinds(reserve);
                    kinds.for_each(|kind| draft.hold(&variant, reserve, kind, position.reserves().count(reserve, kind)));
                }
                draft.set_side(&variant, position.side());
                let first = Draft::of(position);
                for &cell in &variant.unmoved_cells {
                    draft.set_unmoved(&variant, cell, first.is_unmoved(&variant, cell));
                }
                draft.set_passing(&variant, passing);
                draft.set_counters(position.halfmoves(), position.number());
                assert_eq!(draft.text(&variant), text);
                assert_eq!(draft.picture(), position, "{}: {text}", variant.id);
                assert_eq!(parse_position(&variant, &draft.text(&variant)).as_ref(), Ok(position));
            });
        }
    }
}

/// Exchanging the sides twice, or moving a piece there and back, changes nothing but rights and what was to be captured in passing.
#[test]
fn changes_of_the_whole_board_keep_to_the_board() {
    for variant in games() {
        let first = start(&variant).expect("a start");
        let mut draft = Draft::of(&first);
        draft.swap(&variant);
        assert_eq!(draft.picture().side(), first.side().other());
        for side in Side::BOTH {
            assert_eq!(draft.picture().pieces(side).len(), first.pieces(side.other()).len(), "{}", variant.id);
            assert!(draft.picture().pieces(side).iter().all(|cell| variant.board.cells.contains(cell)));
        }
        draft.swap(&variant);
        assert_eq!(
            draft.text(&variant).split(' ').take(3).collect::<Vec<_>>(),
            first.text(&variant).split(' ').take(3).collect::<Vec<_>>()
        );
        draft.mirror(&variant, Side::White);
        let mirrored = |cell| variant.board.grid.mirrored(cell, variant.board.mirror);
        assert!(draft.picture().pieces(Side::White).iter().all(|cell| draft.picture().at(mirrored(cell)).is_of(Side::Black)));
        // Everything off the board again, and all that can be held is missing.
        draft.clear(&variant);
        assert!(Side::BOTH.into_iter().all(|side| draft.picture().pieces(side).iter().all(|cell| draft.picture().at(cell) == Piece::NONE)));
        draft.hold_rest(&variant, &first, Reserve::White);
        assert!(draft.missing(&variant, &first).is_empty(), "{}", variant.id);
        assert_eq!(draft.picture().reserves().total(Reserve::White) > 0, variant.has_reserves, "{}", variant.id);
    }
}

/// On the folded board the inner game is set up: by its names, with its pieces alone, while the rest stays.
#[test]
fn the_game_inside_is_set_up_on_the_folded_board() {
    let mut screen = editing("sfhiodgei");
    let free = "Place White’s Primate";
    assert!(screen.query_by_label("Fold to chess").is_some() && screen.query_by_label(free).is_some());
    tap(&mut screen, "Fold to chess");
    screen.run_steps(30);
    assert!(screen.query_by_label(free).is_none() && screen.query_by_label("Place White’s Vanguard").is_none());
    let kings = |screen: &Screen| text(screen).split(' ').next().unwrap_or_default().matches(['K', 'k']).count();
    let before = kings(&screen);
    tap(&mut screen, "Clear inside");
    assert!(spoken(&screen, "e1").contains("empty") && kings(&screen) == before, "{}", text(&screen));
    tap(&mut screen, "Place White’s Pawn");
    press(&mut screen, "e4");
    assert!(spoken(&screen, "e4").contains("Pawn, White"));
    tap(&mut screen, "Whole board");
    screen.run_steps(30);
    let cell = screen.state().app().editor().expect("it goes on").draft.picture().clone();
    let variant = screen.state().app().variant().clone();
    let here = variant.board.grid.parse("j8").expect("a cell");
    assert_eq!(variant.kind(cell.at(here).kind()).name, "Vanguard", "{}", text(&screen));
    assert!(screen.query_by_label("Place White’s Vanguard").is_some() && screen.query_by_label("Clear").is_some());
}

/// A lattice is shown alone, dimmed and hidden while something is set up, by its squares and by keys.
#[test]
fn layers_are_seen_in_other_ways_while_a_position_is_set_up() {
    let mut screen = editing("sfhiodgei");
    let state = |screen: &Screen| screen.state().scene().layers;
    key(&mut screen, Modifiers::NONE, Key::Num1);
    assert_eq!(state(&screen)[0], nestmate::LayerState::Dimmed);
    tap(&mut screen, "Chess · even cells hidden");
    assert_eq!(state(&screen)[1], nestmate::LayerState::Hidden);
    key(&mut screen, Modifiers::NONE, Key::Num0);
    assert_eq!(state(&screen), vec![nestmate::LayerState::Shown; 3]);
}
