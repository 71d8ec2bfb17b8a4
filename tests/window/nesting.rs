//! The game inside on the board of the whole one: a fold that rests anywhere, the faces of the inner game, moves that are seen to be its
//! own, ice, and threads from a leader to those whom it leads.

use egui::{Event, Key, Modifiers, MouseWheelUnit, Vec2};
use egui_kittest::kittest::Queryable;
use image::RgbaImage;
use nestmate::board::BoardTheme;
use nestmate::shot::{Camera, shot};
use nestmate::{Folded, Picked, Scene, ways_to_fold};
use nestmate_core::geometry::Cell;
use nestmate_core::rules::{legal_moves, parse_position, start};

use crate::common::window::{FIRST, Screen, begun, carry, click, drag, drop_at, has, key, place, position, resumed, tap, two_players};
use crate::common::{game, games};
use crate::scenes::{self, SIDE, after, cell, leader_falls};

fn nested(id: &str, text: Option<&str>) -> Scene {
    let variant = game(id);
    let position = text.map_or_else(|| start(&variant).expect("a start"), |text| parse_position(&variant, text).expect("a position"));
    with_nests(Scene::of(variant, position))
}

fn with_nests(scene: Scene) -> Scene {
    Scene { nests: ways_to_fold(&scene.variant, &nestmate::library()), ..scene }
}

/// The middle of a cell, without what its neighbours have there.
fn differs(scene: &Scene, cell: Cell, one: &RgbaImage, other: &RgbaImage) -> usize {
    scenes::differs(scene, (cell, 0.5), one, other)
}

fn depth(screen: &Screen) -> Option<f32> {
    screen.state().app().folded().map(|folded| folded.depth)
}

#[test]
fn keys_turn_the_dial_and_the_board_rests_between_whole_and_inner() {
    let mut screen = two_players(FIRST);
    let turn = |screen: &mut Screen, wanted: Key, times: usize| {
        (0..times).for_each(|_| key(screen, Modifiers::NONE, wanted));
        screen.run_steps(40);
    };
    click(&mut screen, "Fold to chess");
    turn(&mut screen, Key::OpenBracket, 2);
    assert!(depth(&screen).is_some_and(|depth| (depth - 4.0 / 6.0).abs() < 0.01));
    let chess = screen.get_by_label_contains("e1 King, White").rect().height();
    let seam = screen.get_by_label_contains("a2 Chatelaine, White").rect().height();
    assert!(seam > 0.0 && chess > seam * 0.9, "{chess} {seam}");
    let narrow = screen.get_by_label_contains("i1 ").rect().height();
    assert!((narrow / chess - 1.0 / 3.0).abs() < 0.03, "a seam is a third as high: {narrow} of {chess}");
    // A free piece looks in, and moves from there.
    let at = screen.get_by_label_contains("a2 Chatelaine, White").rect().center();
    tap(&mut screen, at);
    assert!(matches!(screen.state().app().scene().picked, Some(Picked::Cell(_))), "the Chatelaine is picked up from its seam");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    turn(&mut screen, Key::OpenBracket, 4);
    assert_eq!(depth(&screen), None, "the board is whole again");
    turn(&mut screen, Key::CloseBracket, 1);
    assert!(depth(&screen).is_some_and(|depth| depth < 0.2) && !has(&screen, "e1 King, White"), "its pieces have their own names yet");
    turn(&mut screen, Key::CloseBracket, 9);
    assert_eq!(depth(&screen), Some(1.0), "it ends with the game inside");
}

#[test]
fn the_dial_is_dragged_and_stays_where_it_is_let_go_at_the_next_start_too() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), FIRST);
    let dial = screen.get_by_label("How far the board is folded to chess").rect();
    let at = |share: f32| dial.left_center().lerp(dial.right_center(), share);
    carry(&mut screen, at(0.05), at(0.6));
    let seam = |screen: &Screen| screen.get_by_label_contains("a2 Chatelaine, White").rect().height();
    let held = seam(&screen);
    assert_eq!(depth(&screen), None, "the board follows the hand before it is let go");
    drop_at(&mut screen, at(0.6));
    screen.run_steps(40);
    let rest = depth(&screen).expect("it rests");
    assert!((0.5..0.7).contains(&rest), "{rest}");
    assert!((seam(&screen) - held).abs() < 1.0, "it stays where it was let go");
    drop(screen);
    let screen = resumed(home.path());
    assert_eq!(depth(&screen), Some(rest));
}

#[test]
fn the_wheel_over_a_picture_turns_its_dial() {
    let mut screen = two_players(FIRST);
    let turn = |screen: &mut Screen, picture: &str, lines: f32| {
        screen.hover_at(place(screen, picture));
        screen.run_steps(2);
        let delta = Vec2::new(0.0, lines);
        let phase = egui::TouchPhase::Move;
        screen.event(Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta,
            phase,
            modifiers: Modifiers::NONE,
            source: egui::MouseWheelSource::Unknown,
        });
        screen.run_steps(40);
    };
    turn(&mut screen, "Fold to Shogi", 3.0);
    assert_eq!(depth(&screen), Some(0.5));
    assert!(has(&screen, "e1 King, White"), "half-way it is Shogi already");
    turn(&mut screen, "Fold to Shogi", -1.0);
    assert!(depth(&screen).is_some_and(|depth| (depth - 2.0 / 6.0).abs() < 0.01));
    turn(&mut screen, "Fold to Shogi", -2.0);
    assert_eq!(depth(&screen), None);
}

/// Each bound piece looks as what it is inside, each other as before.
#[test]
fn inner_faces_are_shown_on_the_whole_board() {
    let mut with_faces = 0;
    for variant in games() {
        let own = nested(&variant.id, None);
        let picture = shot(&own, [u32::from(SIDE); 2], &BoardTheme::light());
        for fold in own.nests.iter().filter(|fold| fold.inner.is_some()) {
            let inner = fold.inner.as_ref().expect("an inner game");
            let faces = Scene { faces: vec![fold.layer], ..own.clone() };
            let other = shot(&faces, [u32::from(SIDE); 2], &BoardTheme::light());
            let mut changed = 0;
            for cell in variant.board.cells.iter() {
                let piece = own.position.at(cell);
                let face = piece.is_some() && fold.cells.contains(cell) && inner.piece(piece).is_some();
                let differs = differs(&own, cell, &picture, &other);
                let royal = piece.is_some() && variant.kind(piece.kind()).royal;
                assert!(face || royal || differs == 0, "{}: {} has no other face", variant.id, variant.cell_name(cell));
                changed += usize::from(differs > 20);
            }
            assert!(changed >= 4, "{}, layer {}: {changed} pieces look otherwise", variant.id, fold.layer);
            with_faces += 1;
        }
    }
    assert!(with_faces >= 7, "{with_faces}");
}

#[test]
fn faces_are_switched_for_one_game_or_for_all() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), FIRST);
    let faces = |screen: &Screen| screen.state().app().scene().faces;
    click(&mut screen, "Pieces as in chess");
    assert_eq!(faces(&screen).len(), 1);
    key(&mut screen, Modifiers::SHIFT, Key::G);
    assert_eq!(faces(&screen), Vec::<usize>::new(), "the key switches all of them off");
    key(&mut screen, Modifiers::SHIFT, Key::G);
    assert_eq!(faces(&screen).len(), 2, "and on");
    drop(screen);
    assert_eq!(faces(&resumed(home.path())).len(), 2, "they stay");
}

#[test]
fn a_move_of_the_game_inside_lets_the_other_cells_step_back() {
    let before = nested(FIRST, None);
    let moved = after(&before, "d2b6");
    let size = [u32::from(SIDE); 2];
    let still = shot(&moved, size, &BoardTheme::light());
    let mut camera = Camera::new(size, BoardTheme::light()).moving();
    camera.frame(&before, 0.0);
    camera.frame(&before, 0.5);
    let mut at = |time: f64| {
        camera.frame(&moved, 1.0 + time);
        camera.image()
    };
    let [_, _, middle, _, _, end] = [0.0, 0.05, 0.2, 0.5, 0.6, 0.9].map(&mut at);
    let odd = differs(&moved, cell(&moved, "a9"), &middle, &still);
    assert!(odd > 900, "an odd cell steps back: {odd}");
    assert!(differs(&moved, cell(&moved, "b4"), &middle, &still) == 0, "what is of chess does not");
    assert!(end == still);
    // A free piece's move is none of a game inside.
    let free = nested(FIRST, Some(&position(&[(17, "8k8"), (5, "4Q12"), (2, "8K8")], "w [||] - - 0 1")));
    let moved = legal_moves(&free.position, &free.variant).into_iter().find(|mv| mv.from() == cell(&free, "e5")).expect("a move");
    let moved = after(&free, &nestmate_core::position::move_text(&free.variant, moved));
    let still = shot(&moved, size, &BoardTheme::light());
    let mut camera = Camera::new(size, BoardTheme::light()).moving();
    camera.frame(&free, 0.0);
    camera.frame(&moved, 1.0);
    camera.frame(&moved, 1.1);
    assert_eq!(differs(&moved, cell(&moved, "q11"), &camera.image(), &still), 0);
}

#[test]
fn ice_passes_over_the_lattice_of_a_fallen_leader_alone() {
    let before = with_nests(leader_falls());
    let after = after(&before, "c1c5");
    let size = [u32::from(SIDE); 2];
    let still = shot(&after, size, &BoardTheme::light());
    let mut camera = Camera::new(size, BoardTheme::light()).moving();
    camera.frame(&before, 0.0);
    let mut at = |time: f64| {
        camera.frame(&after, 1.0 + time);
        camera.image()
    };
    let pictures = [0.0, 0.3, 0.55, 0.8, 1.15, 1.9].map(&mut at);
    let icy = |index: usize, name: &str| differs(&after, cell(&after, name), &pictures[index], &still) > 300;
    assert!(icy(2, "e5") && !icy(2, "q17"), "it comes to near cells first");
    assert!(icy(4, "o15") && !icy(4, "e5"), "and goes on to far ones");
    assert!((1..5).all(|index| !icy(index, "d8") && !icy(index, "l10")), "never to even cells");
    assert!(pictures[5] == still, "it leaves ice under frozen pieces alone");
    let ice = |scene: &Scene, name: &str| {
        shot(scene, size, &BoardTheme::light()).get_pixel(1, 1) == still.get_pixel(1, 1)
            && differs(scene, cell(scene, name), &shot(&before, size, &BoardTheme::light()), &still) > 300
    };
    assert!(ice(&after, "e13"), "which stays");
}

#[test]
fn a_leader_that_is_pointed_at_tells_whom_it_leads() {
    let mut screen = two_players(FIRST);
    assert!(screen.state().app().scene().leads.is_none());
    screen.hover_at(place(&screen, "j2 Alibaba"));
    screen.run_steps(4);
    assert!(has(&screen, "15 pieces depend on this Alibaba"));
    let scene = screen.state().app().scene();
    let (_, led) = scene.leads.as_ref().expect("it leads");
    let variant = &scene.variant;
    // Those of its side on the even cells that are not free: the rest of the chess army.
    let fold = scene.nests.iter().find(|fold| fold.cells.contains(cell(&scene, "j2"))).expect("chess");
    let army = scene.position.pieces(nestmate_core::variant::Side::White).iter().filter(|&at| {
        let kind = scene.position.at(at).kind();
        fold.cells.contains(at) && !variant.semi_royals.contains(kind) && variant.layer_of_piece(kind, at) == Some(fold.layer)
    });
    assert_eq!(army.collect::<Vec<_>>(), *led);
    screen.hover_at(place(&screen, "i2 King"));
    screen.run_steps(4);
    assert!(screen.state().app().scene().leads.is_none() && !has(&screen, "move only while"));
}

#[test]
fn the_royal_pieces_stand_beside_the_folded_board() {
    let scene = nested(FIRST, None);
    let fold = scene.nests[0].clone();
    let folded = scene.clone().folded(Some(fold.clone()));
    let royals: Vec<String> = folded.royals_outside.iter().map(|&cell| scene.variant.cell_name(cell)).collect();
    assert_eq!(royals, ["i2", "i16"]);
    let resting = scene.clone().folded(Some(Folded { fold, depth: 0.7 }));
    assert!(resting.royals_outside.is_empty(), "where the fold rests they are to be seen in their seams");
    let size = [u32::from(SIDE); 2];
    let [with, without] =
        [folded.clone(), Scene { royals_outside: Vec::new(), ..folded }].map(|scene| shot(&scene, size, &BoardTheme::light()));
    assert!(with != without);
}

#[test]
fn the_diagram_turns_from_this_board_to_the_game_inside() {
    let mut screen = two_players(FIRST);
    screen.hover_at(place(&screen, "d2 Charolais"));
    screen.run_steps(4);
    assert!(has(&screen, "Diagram of how the Charolais moves"));
    click(&mut screen, "In Chess: Knight");
    screen.run_steps(30);
    assert!(has(&screen, "Diagram of how the Knight moves") && !has(&screen, "Diagram of how the Charolais moves"));
    assert!(
        has(&screen, "Leaps two cells orthogonally and one to the side.") && !has(&screen, "Leaps four cells orthogonally"),
        "the words turn, too"
    );
    screen.hover_at(place(&screen, "i2 King"));
    screen.run_steps(4);
    assert!(has(&screen, "Diagram of how the King moves"), "a piece of neither game has one diagram");
    screen.hover_at(place(&screen, "b2 Dabbarider"));
    screen.run_steps(4);
    assert!(has(&screen, "Diagram of how the Rook moves"), "the choice stays");
    click(&mut screen, "On this board");
    screen.run_steps(30);
    assert!(has(&screen, "Diagram of how the Dabbarider moves"));
}

/// The games rise while a key is held, or stay after a touch of it; moves are made on the sheets.
#[test]
fn the_games_are_lifted_and_played_on_their_sheets() {
    let mut screen = two_players(FIRST);
    let is_lifted = |screen: &Screen| screen.state().app().is_lifted();
    let flat = place(&screen, "b4 Vanguard");
    key(&mut screen, Modifiers::SHIFT, Key::L);
    screen.run_steps(60);
    assert!(is_lifted(&screen), "after a touch of the key they stay");
    let from = place(&screen, "b4 Vanguard");
    assert!(from.y < flat.y - 100.0, "the Vanguard has risen: {from} from {flat}");
    screen.hover_at(from);
    screen.run_steps(2);
    assert!(has(&screen, "Diagram of how the Vanguard moves"), "what is pointed at is found on its sheet");
    tap(&mut screen, from);
    let to = place(&screen, "b6 ");
    tap(&mut screen, to);
    screen.run_steps(60);
    assert_eq!(screen.state().app().game().ply(), 1, "clicks on the sheet have played b4b6");
    let (from, to) = (place(&screen, "c13 Dabchick"), place(&screen, "c11 "));
    drag(&mut screen, from, to);
    assert_eq!(screen.state().app().game().ply(), 2, "and a piece was dragged on the other sheet");
    let at = place(&screen, "q9 ");
    drag(&mut screen, at, at + Vec2::new(90.0, 0.0));
    screen.run_steps(10);
    assert_ne!(place(&screen, "q9 "), at, "a drag beside the pieces turns the board");
    assert_eq!(screen.state().app().game().ply(), 2);
    key(&mut screen, Modifiers::SHIFT, Key::L);
    screen.run_steps(60);
    assert!(!is_lifted(&screen) && (place(&screen, "d4 Vanguard").y - flat.y).abs() < 0.5);
    for leave in [None, Some("Whole board")] {
        key(&mut screen, Modifiers::SHIFT, Key::L);
        screen.run_steps(60);
        assert!(is_lifted(&screen));
        match leave {
            None => key(&mut screen, Modifiers::NONE, Key::Escape),
            Some(picture) => click(&mut screen, picture),
        }
        assert!(!is_lifted(&screen), "{leave:?} lets them come down");
        screen.run_steps(60);
    }
    click(&mut screen, "Fold to chess");
    key(&mut screen, Modifiers::SHIFT, Key::L);
    screen.run_steps(60);
    assert!(has(&screen, "c11 Dabchick"), "a board that was folded is whole when it is lifted");
    key(&mut screen, Modifiers::SHIFT, Key::L);
    screen.run_steps(60);
    // Held down, they come down when the key is let go of.
    let press = |pressed| Event::Key { key: Key::L, physical_key: None, pressed, repeat: false, modifiers: Modifiers::SHIFT };
    screen.event(press(true));
    screen.run_steps(60);
    assert!(is_lifted(&screen));
    screen.event(press(false));
    screen.run_steps(60);
    assert!(!is_lifted(&screen));
}

#[test]
fn a_picture_of_the_lifted_games_differs_from_one_of_the_board() {
    for variant in games() {
        let flat = nested(&variant.id, None);
        if flat.nests.is_empty() {
            continue;
        }
        let [lifted, flat] = [Scene { lifted: true, ..flat.clone() }, flat].map(|scene| shot(&scene, [300, 300], &BoardTheme::dark()));
        let differ = lifted.pixels().zip(flat.pixels()).filter(|(one, other)| one != other).count();
        assert!(differ > 300 * 300 / 4, "{}: {differ} pixels", variant.id);
    }
}

/// Each of them frame by frame: a move that is seen twice, ice, a fold that rests, the games rising.
#[test]
#[ignore = "writes pictures to be looked at"]
fn films() {
    let out = std::env::var("SHOTS").unwrap_or_else(|_| "/tmp/shots".to_owned());
    std::fs::create_dir_all(&out).expect("a folder");
    let ice = with_nests(leader_falls());
    let whole = nested(FIRST, None);
    let fold = whole.nests[1].clone();
    let rests = whole.clone().folded(Some(Folded { fold, depth: 0.67 }));
    let scenes = [
        ("move", whole.clone(), after(&whole, "d2b6"), 0.06),
        ("ice", ice.clone(), after(&ice, "c1c5"), 0.15),
        ("dial", whole.clone(), rests, 0.08),
        ("lift", whole.clone(), Scene { lifted: true, ..whole }, 0.08),
    ];
    for (name, before, after, step) in scenes {
        let mut camera = Camera::new([700, 700], BoardTheme::light()).moving();
        camera.frame(&before, 0.0);
        camera.frame(&before, 0.5);
        for frame in 0..12_u8 {
            camera.frame(&after, 1.0 + f64::from(frame) * step);
            camera.image().save(format!("{out}/{name}-{frame:02}.png")).expect("written");
        }
    }
}

/// With less motion nothing is tilted: the games lie beside the board, and are played there.
#[test]
fn with_less_motion_the_lifted_games_lie_side_by_side() {
    let mut screen = two_players(FIRST);
    key(&mut screen, Modifiers::COMMAND, Key::Comma);
    screen.run_steps(6);
    click(&mut screen, "Reduced");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    key(&mut screen, Modifiers::SHIFT, Key::L);
    screen.run_steps(2);
    let middle = |screen: &Screen, cell: &str| place(screen, cell);
    let [free, shogi, chess] = ["b9 ", "a9 ", "b8 "].map(|cell| middle(&screen, cell));
    assert!((shogi.y - free.y).abs() < 1.0, "a rank lies at one height: {shogi} {free}");
    assert!(free.x < shogi.x && shogi.x < chess.x, "each game is beside the one before: {free} {shogi} {chess}");
    let (from, to) = (middle(&screen, "b4 Vanguard"), middle(&screen, "b6 "));
    drag(&mut screen, from, to);
    assert_eq!(screen.state().app().game().ply(), 1);
}

/// Several moves at once: the last of them is made by a piece that was at neither of its ends before.
#[test]
fn a_move_whose_ends_were_both_empty_is_shown() {
    let before = nested(FIRST, None);
    let later = ["d2b6", "c13c11", "b6d10"].into_iter().fold(before.clone(), |scene, mv| after(&scene, mv));
    let size = [300, 300];
    let mut camera = Camera::new(size, BoardTheme::light()).moving();
    for (time, scene) in [(0.0, &before), (1.0, &later), (1.1, &later), (3.0, &later), (3.5, &later)] {
        camera.frame(scene, time);
    }
    assert!(camera.image() == shot(&later, size, &BoardTheme::light()));
}
