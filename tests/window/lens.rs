//! The lens: each layer taken alone is the board of the game inside, which can be played on.

use std::sync::Arc;

use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable;
use nestmate::{ControlView, Fold, InnerGame, Scene, Target, board, shot, tracks};
use nestmate_core::geometry::Cell;
use nestmate_core::position::Move;
use nestmate_core::rules::{pseudo_moves, start};
use nestmate_core::variant::{Side, Variant};

use crate::common::window::{Screen, click, drag, has, key, paste, place, press, two_players, until, write};
use crate::common::{games, random_game};

const FIRST: &str = "sfhiodgei";

fn folds(variant: &Variant) -> Vec<Fold> {
    let library = nestmate::library();
    (0..variant.layers.len()).filter_map(|layer| Fold::of(variant, layer, &library)).collect()
}

fn inner_folds() -> Vec<(Arc<Variant>, Fold)> {
    games()
        .into_iter()
        .flat_map(|variant| folds(&variant).into_iter().map(move |fold| (Arc::clone(&variant), fold)))
        .filter(|(_, fold)| fold.inner.is_some())
        .collect()
}

/// The piece that is seen on a cell of the game inside.
fn seen(variant: &Variant, fold: &Fold, inner: &InnerGame, there: Cell) -> Option<String> {
    let position = start(variant).expect("a start");
    let here = fold.cells.iter().find(|&cell| inner.cell(cell) == Some(there))?;
    let piece = position.at(here);
    piece.is_some().then(|| inner.piece(piece).map_or("?".to_owned(), |piece| inner.variant.kind(piece.kind()).text(piece.side())))
}

#[test]
fn the_folded_start_is_the_start_of_the_game_inside() {
    let found = inner_folds();
    assert_eq!(found.len(), 9);
    for (variant, fold) in found {
        let inner = fold.inner.as_ref().expect("an inner game");
        let there = start(&inner.variant).expect("a start");
        for cell in inner.variant.board.cells.iter() {
            let piece = there.at(cell);
            let wanted = piece.is_some().then(|| inner.variant.kind(piece.kind()).text(piece.side()));
            let seen = seen(&variant, &fold, inner, cell);
            // In two of the games other pieces stand on squares that are empty or hold something else in the game inside.
            if inner.pieces_only {
                let here = fold.cells.iter().find(|&ours| inner.cell(ours) == Some(cell)).expect("a cell");
                let there = start(&variant).expect("a start").at(here);
                let bound = there.is_some() && variant.layers[fold.layer].pieces.contains(there.kind());
                assert!(!bound || seen.is_some_and(|seen| seen != "?"), "{}: every bound piece is a familiar one", variant.id);
            } else if [FIRST, "doubly-nested-chess", "orthodox-nested-chess"].contains(&variant.id.as_str()) {
                assert_eq!(seen, wanted, "{} {}", variant.id, inner.variant.cell_name(cell));
            }
            assert!(fold.cells.iter().any(|ours| inner.cell(ours) == Some(cell)));
        }
    }
}

#[test]
fn cells_have_the_names_of_the_game_inside() {
    for (variant, fold) in inner_folds() {
        let inner = fold.inner.as_ref().expect("an inner game");
        for cell in fold.cells.iter() {
            let there = inner.cell(cell).expect("each cell stands for one");
            assert_eq!(fold.cell_name(&variant, cell), inner.variant.cell_name(there));
        }
    }
}

#[test]
fn arrows_come_in_from_just_the_pieces_that_could_capture_from_elsewhere() {
    for variant in games() {
        for fold in folds(&variant) {
            random_game(&variant, 5, 60, |position, _| {
                let incoming = fold.incoming(position, &variant);
                for arrow in &incoming {
                    assert!(!fold.cells.contains(arrow.from) && fold.cells.contains(arrow.to));
                    assert!(position.at(arrow.from).is_of(arrow.side) && position.at(arrow.to).is_of(arrow.side.other()));
                }
                let mut passed = position.clone();
                passed.make_null(&variant);
                for position in [position, &passed] {
                    let mut moves = Vec::new();
                    pseudo_moves(position, &variant, &mut moves);
                    let comes = |mv: &&Move| !mv.is_drop() && !fold.cells.contains(mv.from()) && fold.cells.contains(mv.to());
                    for mv in moves.iter().filter(comes).filter(|mv| position.at(mv.to()).is_of(position.side().other())) {
                        assert!(incoming.iter().any(|arrow| arrow.from == mv.from() && arrow.to == mv.to()), "{}", variant.id);
                    }
                }
            });
        }
    }
}

/// The spoken name of a piece tells its moves, whoever's turn it is: the other side's as if it were theirs.
#[test]
fn pieces_of_both_sides_tell_how_many_moves_they_have() {
    let screen = two_players("fide-chess");
    for piece in [
        "b1 Knight, White, on the light cells; 2 moves",
        "b8 Knight, Black, on the dark cells; 2 moves",
        "e7 Pawn, Black, on the dark cells; 2 moves",
    ] {
        assert!(has(&screen, piece), "{piece}");
    }
    assert!(!has(&screen, "a8 Rook, Black, on the light cells;"), "a piece without a move says nothing of it");
}

/// What a piece is worth is told once the engine has worked it out, in pawns, and never of the royal piece.
#[test]
fn the_panel_tells_what_a_piece_is_worth() {
    let mut screen = two_players("fide-chess");
    for (cell, told) in [
        ("d1", "Worth about 9 Pawns"),
        ("h1", "Worth about 5 Pawns"),
        ("c1", "Worth about 3 Pawns"),
        ("g1", "Worth about 3 Pawns"),
        ("a2", "Worth about 1 Pawn "),
        ("e1", ""),
    ] {
        let at = place(&screen, &format!("{cell} "));
        screen.event(Event::PointerMoved(at));
        screen.run_steps(2);
        until(&mut screen, told, |screen| told.is_empty() || has(screen, told));
        assert_eq!(has(&screen, "Worth"), !told.is_empty(), "{cell}");
        assert!(told.is_empty() || has(&screen, told), "{cell}");
    }
}

/// Clicks a place with the pointer.
fn point(screen: &mut Screen, pos: Pos2) {
    screen.event(Event::PointerMoved(pos));
    screen.run_steps(1);
    for pressed in [true, false] {
        screen.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE });
        screen.run_steps(1);
    }
    screen.run_steps(12);
}

fn cells(screen: &Screen) -> usize {
    let fold = screen.state().app().fold();
    fold.map_or(screen.state().app().variant().board.cells.len(), |fold| fold.cells.len())
}

#[test]
fn one_plays_on_the_folded_board_by_the_names_of_the_game_inside() {
    let mut screen = two_players(FIRST);
    assert_eq!(cells(&screen), 289);
    key(&mut screen, Modifiers::SHIFT, Key::Num2);
    screen.run_steps(40);
    assert_eq!(cells(&screen), 64);
    assert!(has(&screen, "e1 King, White"));
    let square = screen.get_by_label_contains("d2 Pawn, White").rect();
    assert!(square.width() > 60.0, "the cells have grown: {square}");
    point(&mut screen, square.center());
    let to = screen.get_by_label_contains("d4 empty").rect();
    assert!(has(&screen, "d4 empty, on the even cells, h8 of the whole board, can go here"));
    point(&mut screen, to.center());
    assert!(has(&screen, "d4 Pawn, White"));
    key(&mut screen, Modifiers::COMMAND, Key::Z);
    screen.run_steps(40);
    assert!(has(&screen, "d2 Pawn, White"));
    key(&mut screen, Modifiers::SHIFT, Key::Num1);
    screen.run_steps(40);
    assert_eq!(cells(&screen), 81);
    assert!(has(&screen, "e1 King, White") && has(&screen, "h2 Rook, White"));
    key(&mut screen, Modifiers::SHIFT, Key::Num1);
    screen.run_steps(40);
    assert!(has(&screen, "i1 Alibaba, White"));
}

#[test]
fn a_folded_picture_shows_fewer_pieces() {
    let variant = crate::common::game(FIRST);
    let library = nestmate::library();
    let scene = |fold: Option<Fold>| Scene::of(Arc::clone(&variant), start(&variant).expect("a start")).folded(fold.map(Arc::new));
    let folded = scene(Fold::of(&variant, 0, &library));
    let hidden = folded
        .position
        .pieces(Side::White)
        .iter()
        .filter(|&cell| folded.piece_state(folded.position.at(cell), cell) == nestmate::LayerState::Hidden);
    assert_eq!(hidden.count(), variant_pieces(&scene(None)) - 20);
    assert!(Fold::of(&variant, 2, &library).is_none(), "the unbound go everywhere");
}

fn variant_pieces(scene: &Scene) -> usize {
    scene.position.pieces(Side::White).iter().count()
}

#[test]
fn a_move_on_a_small_board_is_a_move_on_all() {
    let mut screen = two_players(FIRST);
    assert!(!has(&screen, "Chess board"));
    key(&mut screen, Modifiers::NONE, Key::G);
    screen.run_steps(8);
    let from = screen.get_by_label_contains("d2 Pawn, White").rect();
    point(&mut screen, from.center());
    let to = screen.get_by_label_contains("d4 empty, on the even cells").rect();
    point(&mut screen, to.center());
    assert!(has(&screen, "d4 Pawn, White"), "on the small board");
    assert!(has(&screen, "h8 Vanguard, White"), "and on the full one");
}

#[test]
fn a_piece_is_found_and_pointed_out() {
    let mut screen = two_players(FIRST);
    key(&mut screen, Modifiers::COMMAND, Key::F);
    screen.run_steps(8);
    write(&mut screen, "rose");
    screen.run_steps(4);
    click(&mut screen, "R  Rose");
    let scene = screen.state().app().scene();
    assert_eq!(scene.place.len(), 4);
    assert!(has(&screen, "On the board: White 2, Black 2"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(screen.state().app().scene().place.is_empty());
    // Not all of them are on a folded board.
    key(&mut screen, Modifiers::SHIFT, Key::Num2);
    screen.run_steps(40);
    key(&mut screen, Modifiers::COMMAND, Key::F);
    screen.run_steps(8);
    write(&mut screen, "rose");
    screen.run_steps(4);
    assert!(has(&screen, "On the whole board: White 2, Black 2"));
}

#[test]
fn what_a_move_would_freeze_is_seen_before_it_is_made() {
    let mut screen = two_players(FIRST);
    // Black's Alibaba on c5 keeps the Dabchick on e13 thawed; White's Rook-like piece on c1 can take it.
    let ranks = [(17, "8k8"), (13, "4p12"), (5, "2a14"), (1, "2H5K8")];
    let rank = |rank: usize| ranks.iter().find(|(at, _)| *at == rank).map_or("17", |(_, text)| text);
    let board = (1..=17).rev().map(rank).collect::<Vec<_>>().join("/");
    paste(&mut screen, &format!("{board} w [||] - - 0 1"));
    press(&mut screen, "c1");
    let over = screen.get_by_label_contains("c5 Alibaba, Black").rect();
    screen.event(Event::PointerMoved(over.center()));
    screen.run_steps(3);
    let scene = screen.state().app().scene();
    let frozen: Vec<String> = scene.changes.iter().filter(|change| change.frozen).map(|change| scene.cell_name(change.cell)).collect();
    assert_eq!(frozen, ["e13"]);
}

#[test]
fn control_goes_round_and_counts_pieces() {
    let mut screen = two_players("fide-chess");
    let shown = |screen: &Screen| screen.state().app().scene().control;
    let seen: Vec<ControlView> = (0..4)
        .map(|_| {
            key(&mut screen, Modifiers::NONE, Key::C);
            shown(&screen)
        })
        .collect();
    assert_eq!(seen, [ControlView::Both, ControlView::White, ControlView::Black, ControlView::Off]);
}

#[test]
fn the_control_map_has_a_legend_and_leaves_the_board_its_size() {
    let mut screen = two_players(FIRST);
    let board = screen.state().board();
    key(&mut screen, Modifiers::NONE, Key::C);
    screen.run_steps(3);
    assert!(has(&screen, "Violet: White has more attackers; orange: Black has more."));
    assert_eq!(screen.state().board(), board);
    (0..3).for_each(|_| key(&mut screen, Modifiers::NONE, Key::C));
    assert!(!has(&screen, "Violet: White"));
}

#[test]
fn a_game_without_inner_games_says_so_when_their_boards_are_asked_for() {
    let mut screen = two_players("fide-chess");
    key(&mut screen, Modifiers::NONE, Key::G);
    assert!(has(&screen, "no inner games to show"));
    let mut nested = two_players(FIRST);
    key(&mut nested, Modifiers::NONE, Key::G);
    nested.run_steps(4);
    assert!(!has(&nested, "no inner games"));
    // The edge of their column can be dragged, and stays where it was left.
    let width = |screen: &Screen| screen.get_by_label_contains("e3 Pawn, White").rect().width();
    let before = width(&nested);
    let edge = (290..400_u16).find(|&x| {
        let begin = Pos2::new(f32::from(x), 760.0);
        drag(&mut nested, begin, begin + egui::vec2(150.0, 0.0));
        width(&nested) > before * 1.2
    });
    assert!(edge.is_some(), "the column is not to be widened");
    assert!(nested.state().app().settings().look.inside_width > 300.0);
}

#[test]
fn ways_lead_from_the_piece_over_empty_cells_to_a_target() {
    for variant in games() {
        random_game(&variant, 9, 40, |position, moves| {
            for from in position.pieces(position.side()).iter() {
                let targets: Vec<Target> = moves
                    .iter()
                    .filter(|mv| !mv.is_drop() && mv.from() == from)
                    .map(|mv| Target { cell: mv.to(), capture: position.at(mv.to()).is_some() })
                    .collect();
                for track in tracks(position, &variant, from, &targets) {
                    let (first, last) = (track[0], track[track.len() - 1]);
                    assert!(first == from && targets.iter().any(|target| target.cell == last), "{}", variant.id);
                    let between = track[1..track.len() - 1].iter().filter(|&&cell| cell != from && position.at(cell).is_some()).count();
                    assert!(between <= 1, "{}: at most the piece that is hopped over", variant.id);
                }
            }
        });
    }
}

/// The triangles of a frame of the board on its way to a layer.
fn triangles_on_the_way(game: &str, layer: usize) -> usize {
    let variant = crate::common::game(game);
    let whole = Scene::of(Arc::clone(&variant), start(&variant).expect("a start"));
    let folded = whole.clone().folded(Fold::of(&variant, layer, &nestmate::library()).map(Arc::new));
    let (ctx, mut view) = (egui::Context::default(), board::BoardView::new());
    let mut count = 0;
    for (scene, time) in [(&whole, 0.0), (&folded, 0.01), (&folded, 0.26)] {
        let screen = egui::Rect::from_min_size(Pos2::ZERO, egui::vec2(1000.0, 760.0));
        let input = egui::RawInput { screen_rect: Some(screen), time: Some(time), ..egui::RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| _ = board::show(ui, scene, &mut view, &board::BoardTheme::light()));
        output.textures_delta.clear();
        let primitives = ctx.tessellate(output.shapes, output.pixels_per_point);
        let meshes = primitives.iter().filter_map(|primitive| match &primitive.primitive {
            egui::epaint::Primitive::Mesh(mesh) => Some(mesh.indices.len() / 3),
            egui::epaint::Primitive::Callback(_) => None,
        });
        count = meshes.sum();
    }
    count
}

/// Between the corners of a game inside, pale and deep squares alternate as on its own board.
#[test]
fn squares_alternate_as_in_the_game_inside() {
    const SIDE: u32 = 700;
    let (variant, theme) = (crate::common::game("doubly-nested-chess"), board::BoardTheme::light());
    let fold = Fold::of(&variant, 1, &nestmate::library()).expect("it folds");
    let tint = fold.inner.as_ref().expect("a game inside").variant.layers[0].tint;
    let scene = Scene::of(Arc::clone(&variant), start(&variant).expect("a start")).folded(Some(Arc::new(fold)));
    let picture = shot::shot(&scene, [SIDE, SIDE], &theme);
    for color in theme.squares(tint) {
        let seen = picture.pixels().filter(|pixel| pixel.0 == color.to_array()).count();
        assert!(seen > 60_000, "{color:?}: {seen} pixels");
    }
}

/// A cell takes six triangles, its area and two edges, and a piece four at most, while it turns into another.
#[test]
fn a_frame_of_the_fold_is_painted_with_few_triangles() {
    let variant = crate::common::game(FIRST);
    let pieces = Side::BOTH.map(|side| start(&variant).expect("a start").pieces(side).len()).iter().sum::<usize>();
    // Letters, numbers, the edge of the board and pieces that come to its rim.
    let rest = 1000;
    let most = 6 * variant.board.cells.len() + 4 * pieces + rest;
    for layer in [0, 1] {
        let count = triangles_on_the_way(FIRST, layer);
        assert!(count <= most, "layer {layer}: {count} triangles, not {most}");
    }
}

#[test]
#[ignore = "writes pictures to look at into the folder that SHOTS names"]
fn pictures_of_boards_on_their_way() {
    let out = std::env::var("SHOTS").unwrap_or_else(|_| "/tmp/shots".to_owned());
    std::fs::create_dir_all(&out).expect("a folder");
    for (game, layer) in
        [(FIRST, 1), (FIRST, 0), ("nested-chess-a", 0), ("nested-shogi-b", 0), ("doubly-nested-chess", 1), ("doubly-nested-chess", 0)]
    {
        let variant = crate::common::game(game);
        let whole = Scene::of(Arc::clone(&variant), start(&variant).expect("a start"));
        let folded = whole.clone().folded(Fold::of(&variant, layer, &nestmate::library()).map(Arc::new));
        for part in [1, 2, 3] {
            let mut film = shot::Camera::new([700, 700], board::BoardTheme::light()).moving();
            film.frame(&whole, 0.0);
            film.frame(&folded, 0.01);
            film.frame(&folded, 0.01 + 0.1 * f64::from(part));
            film.image().save(format!("{out}/{game}-{layer}-{part}.png")).expect("written");
        }
    }
}
