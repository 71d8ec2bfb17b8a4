//! The board from outside: pictures and the accessibility tree.

use std::sync::Arc;

use egui::{Pos2, Rect, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use nestmate::board::{self, BoardEvent, BoardTheme, BoardView, Layout, PieceSet};
use nestmate::{Arrow, ControlView, Held, LayerState, Picked, Scene, Target, shot};
use nestmate_core::game::{Brush, Shape};
use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, MoveKind};
use nestmate_core::rules::{legal_moves, parse_position, start};
use nestmate_core::variant::{Library, Reserve, Source, Variant};

/// The game with the largest board, most lattices and most special rules.
const LARGE: &str = "sfhiodgei";

fn variant(id: &str) -> Arc<Variant> {
    nestmate::library().get(id).expect("a good definition")
}

fn start_scene(id: &str) -> Scene {
    let variant = variant(id);
    let position = start(&variant).expect("a start");
    Scene::of(variant, position)
}

fn cell(scene: &Scene, name: &str) -> Cell {
    scene.variant.board.grid.parse(name).expect("a cell")
}

/// The scene with a piece picked up and its targets shown.
fn pick(scene: &mut Scene, name: &str) {
    let from = cell(scene, name);
    scene.picked = Some(Picked::Cell(from));
    let moves = legal_moves(&scene.position, &scene.variant);
    let targets = moves.iter().filter(|mv| mv.from() == from && !mv.is_drop());
    scene.targets = targets.map(|mv| Target { cell: mv.to(), capture: scene.position.at(mv.to()).is_some() }).collect();
}

/// Nobody has an Alibaba, so that all bound pieces are frozen; White is in check; pieces turned over, captures to be made.
fn busy_scene() -> Scene {
    let variant = variant(LARGE);
    let text = "lmcfsogy1ygosfcml/hdrnie1zk1qeinrdh/2d11e2/tv1vtv1vtv1vtv1v1/p1p1p1p1p1p1p1p1p/17/2+p3+d10/8q8/3t13/17/5V11/17/\
                P1P1P1P1P1P1P1P1P/TV1VTV2t1V1TV1VT/2E7r3D2/HDRNIEQZK1QEINRDH/LMCFSOGY1YGOSFCML w [APP|D|N] i2 - 0 1";
    let position = parse_position(&variant, text).expect("a position");
    let mut scene = Scene::of(variant, position);
    scene.last = Some((cell(&scene, "g16"), cell(&scene, "i10")));
    scene
}

/// The game as a user would have it who gave its pieces pictures that are not shipped.
fn own_pieces_scene() -> Scene {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/variants.ron")).expect("the file");
    let mut library = Library::default();
    library.add(Source::new("own", text.replace("image: \"", "image: \"own-")));
    let variant = library.get(LARGE).expect("a good definition");
    let position = start(&variant).expect("a start");
    Scene::of(variant, position)
}

/// What the window keeps in these tests: a scene, the board's own view, and what the board reported.
struct Window {
    scene: Scene,
    view: BoardView,
    events: Vec<BoardEvent>,
}

fn window(scene: Scene) -> Harness<'static, Window> {
    let state = Window { scene, view: BoardView::new(), events: Vec::new() };
    let app = |ui: &mut egui::Ui, state: &mut Window| {
        state.events.extend(board::show(ui, &state.scene, &mut state.view, &BoardTheme::light()));
    };
    let mut harness = Harness::builder().with_size([700.0, 700.0]).build_ui_state(app, state);
    harness.run();
    harness
}

#[test]
fn a_cell_is_pressed_by_its_name() {
    let mut window = window(start_scene(LARGE));
    window.get_by_label_contains("i2 King").click_accesskit();
    window.run();
    let i2 = cell(&window.state().scene, "i2");
    assert_eq!(window.state().events, [BoardEvent::Press(i2)]);
    window.get_by_label("e9 empty, on the odd cells");
}

#[test]
fn the_mouse_clicks_drags_and_cancels() {
    let mut window = window(start_scene(LARGE));
    let (from, to) = (cell(&window.state().scene, "b4"), cell(&window.state().scene, "b6"));
    let place = |window: &Harness<'_, Window>, name: &str| window.get_by_label_contains(name).rect().center();
    let (start, end) = (place(&window, "b4 Vanguard"), place(&window, "b6 empty"));
    window.get_by_label_contains("b4 Vanguard").click();
    window.run();
    assert_eq!(window.state_mut().events.split_off(0), [BoardEvent::Hover(Some(from)), BoardEvent::Press(from)]);

    window.drag_at(start);
    window.run();
    window.hover_at(start + (end - start) / 2.0);
    window.run();
    window.hover_at(end);
    window.run();
    window.drop_at(end);
    window.run();
    let events = window.state_mut().events.split_off(0);
    assert!(events.contains(&BoardEvent::PickUp(Picked::Cell(from))), "{events:?}");
    assert!(events.contains(&BoardEvent::Drag { from: Picked::Cell(from), to }), "{events:?}");

    window.get_by_label_contains("b6 empty").click_secondary();
    window.run();
    let at = cell(&window.state().scene, "b6");
    assert!(window.state().events.contains(&BoardEvent::Draw(Shape { brush: Brush::Green, from: at, to: at })));
    window.state_mut().scene.picked = Some(Picked::Cell(from));
    window.get_by_label_contains("b6 empty").click_secondary();
    window.run();
    assert_eq!(window.state().events.last(), Some(&BoardEvent::Cancel), "what is in hand is let go of first");
}

#[test]
fn a_piece_of_a_reserve_is_dragged_onto_the_board() {
    let state = Window { scene: start_scene(LARGE), view: BoardView::new(), events: Vec::new() };
    let held = Held { reserve: Reserve::White, kind: state.scene.variant.kind_of('P').expect("a Dabchick") };
    let app = move |ui: &mut egui::Ui, state: &mut Window| {
        ui.add(egui::Button::new("reserve").sense(egui::Sense::click_and_drag())).dnd_set_drag_payload(held);
        state.events.extend(board::show(ui, &state.scene, &mut state.view, &BoardTheme::dark()));
    };
    let mut window = Harness::builder().with_size([700.0, 760.0]).build_ui_state(app, state);
    window.run();
    let (start, end) = (window.get_by_label("reserve").rect().center(), window.get_by_label_contains("i9 empty").rect().center());
    window.drag_at(start);
    window.run();
    window.hover_at(start + (end - start) / 2.0);
    window.run();
    window.hover_at(end);
    window.run();
    let to = cell(&window.state().scene, "i9");
    assert_eq!(window.state().events.last(), Some(&BoardEvent::Hover(Some(to))), "the target lights up under the pointer");
    window.drop_at(end);
    window.run();
    assert!(window.state().events.contains(&BoardEvent::Drag { from: Picked::Held(held), to }), "{:?}", window.state().events);
}

#[test]
fn the_keys_move_a_cursor_and_the_board_is_one_stop() {
    let mut scene = start_scene(LARGE);
    scene.cursor = Some(cell(&scene, "c3"));
    let mut window = window(scene);
    window.key_press(egui::Key::Tab);
    window.run();
    for key in [egui::Key::ArrowUp, egui::Key::ArrowRight, egui::Key::Enter] {
        window.key_press(key);
        window.run();
    }
    let scene = &window.state().scene;
    let events = [BoardEvent::Cursor(cell(scene, "c4")), BoardEvent::Cursor(cell(scene, "d3")), BoardEvent::Activate];
    assert_eq!(window.state().events, events);
    assert!(window.get_by_label("c3 Elephrider, White, on the odd cells").is_focused(), "it is the cell that is read out");
}

#[test]
fn the_chooser_offers_each_choice_by_name() {
    let mut scene = start_scene(LARGE);
    let (from, to) = (cell(&scene, "b4"), cell(&scene, "b6"));
    let queen = scene.variant.kind_of('Q').expect("a Queen");
    let rider = scene.variant.kind_of('Z').expect("an Alibarider");
    let actions =
        [MoveKind::Plain, MoveKind::Promote(rider), MoveKind::Exchange(queen, Reserve::Neutral), MoveKind::Exchange(queen, Reserve::White)];
    scene.choices = actions.map(|action| Move::new(from, to, action)).to_vec();
    let choices = scene.choices.clone();
    let names = [
        "Keep the Vanguard",
        "Promote to Alibarider",
        "Exchange for Queen from the neutral reserve",
        "Exchange for Queen from White’s reserve",
    ];
    for (name, mv) in names.into_iter().zip(choices) {
        let mut window = window(scene.clone());
        window.get_by_label(name).click();
        window.run();
        assert!(window.state().events.contains(&BoardEvent::Choose(mv)), "{name}: {:?}", window.state().events);
        assert!(!window.state().events.contains(&BoardEvent::Cancel), "{name}: {:?}", window.state().events);
    }
    let mut by_key = window(scene.clone());
    by_key.key_press(egui::Key::Escape);
    by_key.run();
    assert_eq!(by_key.state().events, [BoardEvent::Cancel]);
    let mut elsewhere = window(scene);
    elsewhere.get_by_label_contains("q17").click();
    elsewhere.run();
    assert!(elsewhere.state().events.contains(&BoardEvent::Cancel));
    assert!(!elsewhere.state().events.iter().any(|event| matches!(event, BoardEvent::Press(_))));
}

#[test]
fn every_piece_of_the_shipped_games_has_a_picture() {
    let library = nestmate::library();
    for (id, _) in library.games() {
        let variant = variant(id);
        for kind in variant.kind_ids().map(|kind| variant.kind(kind)) {
            assert!(board::has_picture(kind), "{id}: {} has no picture '{}'", kind.name, kind.image);
        }
    }
}

/// The pixels of a cell in a picture of a scene that fills it as the window would.
fn colours_of(scene: &Scene, name: &str) -> std::collections::HashSet<[u8; 4]> {
    let layout = Layout::new(&scene.variant.board, scene.flipped, Rect::from_min_size(Pos2::ZERO, egui::vec2(700.0, 700.0)), 1.0);
    let image = shot::shot(scene, [700, 700], &BoardTheme::light());
    let square = layout.square(cell(scene, name)).shrink(3.0);
    let middle = |at: u32| f32::from(u16::try_from(at).expect("a small picture")) + 0.5;
    let pixels = image.enumerate_pixels().filter(|(x, y, _)| square.contains(egui::pos2(middle(*x), middle(*y))));
    pixels.map(|(_, _, pixel)| pixel.0).collect()
}

#[test]
fn pictures_show_pieces_hide_layers_and_repeat_exactly() {
    let mut scene = start_scene(LARGE);
    assert!(colours_of(&scene, "i1").len() > 40, "an Alibaba is painted");
    assert_eq!(colours_of(&scene, "i9").len(), 1, "an empty cell is of one colour");
    let odd = scene.variant.layers.iter().position(|layer| layer.cells.contains(cell(&scene, "i1"))).expect("a layer");
    scene.layers[odd] = LayerState::Hidden;
    assert_eq!(colours_of(&scene, "i1").len(), 1, "its pieces are hidden with the layer");
    assert!(colours_of(&scene, "i2").len() > 40, "the King is not");
    let theme = BoardTheme::dark();
    assert!(shot::shot(&scene, [320, 300], &theme) == shot::shot(&scene, [320, 300], &theme));
}

/// Of a move of a piece that is hidden nothing is to be seen; of one that is shown, where it came from too.
#[test]
fn the_last_move_of_a_hidden_piece_is_hidden() {
    let mut scene = start_scene(LARGE);
    let theme = BoardTheme::light();
    let odd = scene.variant.layers.iter().position(|layer| layer.cells.contains(cell(&scene, "i1"))).expect("a layer");
    let moves = [("i3", "i1"), ("i3", "i2")].map(|(from, to)| Some((cell(&scene, from), cell(&scene, to))));
    let without = shot::shot(&scene, [500, 500], &theme);
    for last in moves {
        scene.last = last;
        assert!(shot::shot(&scene, [500, 500], &theme) != without);
    }
    scene.layers[odd] = LayerState::Hidden;
    let [hidden, seen] = moves.map(|last| {
        scene.last = last;
        shot::shot(&scene, [500, 500], &theme)
    });
    scene.last = None;
    let without = shot::shot(&scene, [500, 500], &theme);
    assert!(hidden == without && seen != without);
    // Nor is anything said of it.
    for (last, said) in moves.into_iter().zip([0, 2]) {
        scene.last = last;
        let harness = window(scene.clone());
        assert_eq!(harness.query_all_by_label_contains("last move").count(), said);
    }
}

/// A river is drawn between its two ranks and nowhere else, and the lines along the files end at its banks.
#[test]
fn a_river_is_drawn_where_the_definition_has_it() {
    let scene = start_scene("xiangqi");
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/variants.ron")).expect("the file");
    let mut library = Library::default();
    library.add(Source::new("own", text.replace(", river: (5, 6))", ")")));
    let variant = library.get("xiangqi").expect("a good definition");
    let dry = Scene { variant, ..scene.clone() };
    let theme = BoardTheme::light();
    let [wet, dry] = [&scene, &dry].map(|scene| shot::shot(scene, [700, 700], &theme));
    let layout = Layout::new(&scene.variant.board, false, Rect::from_min_size(Pos2::ZERO, egui::vec2(700.0, 700.0)), 1.0);
    let banks = [layout.center(cell(&scene, "a5")).y, layout.center(cell(&scene, "a6")).y];
    let changed: Vec<f32> = (0..700_u16)
        .filter(|&y| (0..700).any(|x| wet.get_pixel(x, u32::from(y)) != dry.get_pixel(x, u32::from(y))))
        .map(f32::from)
        .collect();
    assert!(changed.len() > 20 && changed.iter().all(|&y| y > banks[1] - 3.0 && y < banks[0] + 3.0), "{banks:?}");
}

#[test]
fn pieces_without_a_picture_are_drawn_from_their_moves() {
    let scene = own_pieces_scene();
    let (tusk, rose) = (colours_of(&scene, "a4"), colours_of(&scene, "c2"));
    assert!(tusk.len() > 20 && rose.len() > 20);
}

#[test]
fn tiny_and_lopsided_pictures_are_made_too() {
    for size in [[1, 1], [3, 400], [400, 3], [60, 60]] {
        assert_eq!(shot::shot(&start_scene(LARGE), size, &BoardTheme::light()).dimensions(), (size[0], size[1]));
    }
}

/// The pixels of a cell's picture, row by row.
fn cell_pixels(scene: &Scene, name: &str, theme: &BoardTheme) -> (Vec<[u8; 4]>, usize) {
    const SIDE: u32 = 720;
    let picture = shot::shot(scene, [SIDE, SIDE], theme);
    let area = Rect::from_min_size(Pos2::ZERO, Vec2::splat(720.0));
    let square = Layout::new(&scene.variant.board, scene.flipped, area, 1.0).square(cell(scene, name));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the picture")]
    let [left, top, side] = [square.left(), square.top(), square.width()].map(|at| at.round() as u32);
    let pixels = (top..top + side).flat_map(|y| (left..left + side).map(move |x| (x, y))).map(|(x, y)| picture.get_pixel(x, y).0);
    (pixels.collect(), side as usize)
}

#[test]
fn control_is_told_by_marks_on_cells_that_keep_their_colours() {
    let plain = start_scene(LARGE);
    let position = plain.position.clone();
    let shown = Scene { control: ControlView::Both, controlled: Arc::new(nestmate::control(&position, &plain.variant)), ..plain.clone() };
    let pixel = |scene: &Scene, name: &str, share: usize| {
        let (pixels, side) = cell_pixels(scene, name, &BoardTheme::light());
        let at = side * share / 100;
        pixels[at * side + at]
    };
    let corner = |scene: &Scene, name: &str| pixel(scene, name, 8);
    let middle = |scene: &Scene, name: &str| pixel(scene, name, 50);
    for name in ["e7", "d6", "d12"] {
        assert_eq!(corner(&plain, name), corner(&shown, name), "{name}");
        assert_ne!(middle(&plain, name), middle(&shown, name), "{name} is attacked by one side alone");
    }
}

#[test]
fn a_layer_in_outline_shows_its_pieces_as_silhouettes() {
    let mut scene = start_scene(LARGE);
    scene.layers[1] = LayerState::Outlined;
    let at = |name: &str| cell_pixels(&scene, name, &BoardTheme::light()).0;
    assert!(at("b4") == at("d4"), "two Vanguards");
    assert!(at("b2") != at("d2"), "different pieces have different shapes");
    let colours: std::collections::BTreeSet<[u8; 4]> = at("h2").into_iter().collect();
    let full: std::collections::BTreeSet<[u8; 4]> = cell_pixels(&start_scene(LARGE), "h2", &BoardTheme::light()).0.into_iter().collect();
    assert!(colours.len() * 2 < full.len(), "a shape has no lines inside: {} {}", colours.len(), full.len());
}

#[test]
fn diagrams_lie_at_the_foot_of_pieces_and_take_little_room() {
    let plain = start_scene("fide-chess");
    let badges = Scene { detail: true, ..plain.clone() };
    for name in ["a1", "d1", "e1", "e8"] {
        let [without, with] = [&plain, &badges].map(|scene| cell_pixels(scene, name, &BoardTheme::light()));
        let side = without.1;
        let changed: Vec<usize> = (0..side * side).filter(|&at| without.0[at] != with.0[at]).collect();
        assert!(!changed.is_empty() && changed.len() * 100 < side * side * 30, "{name}: below 30 % of the cell");
        assert!(
            changed.iter().all(|at| at / side > side * 2 / 3 && at % side < side / 3),
            "{name}: at the foot, crown and battlement free"
        );
    }
}

#[test]
fn sets_of_pieces_are_used_in_games_all_of_whose_pieces_they_have() {
    let uses = |game: &str, set: PieceSet| {
        let scene = start_scene(game);
        let plain = BoardTheme::light();
        shot::shot(&scene, [400, 400], &plain) != shot::shot(&scene, [400, 400], &BoardTheme { set, ..plain })
    };
    for (game, plain, characters) in [
        ("fide-chess", true, false),
        ("mongolian-chess", true, false),
        ("shogi", false, true),
        ("xiangqi", false, true),
        ("crouching-stepper", false, true),
        (LARGE, false, false),
        ("doubly-nested-chess", false, false),
    ] {
        assert_eq!([uses(game, PieceSet::Plain), uses(game, PieceSet::Characters)], [plain, characters], "{game}");
        assert!(uses(game, PieceSet::Glyphs), "{game}");
    }
}

#[test]
#[ignore = "writes pictures to be looked at"]
fn pictures() {
    let out = std::env::var("SHOTS").unwrap_or_else(|_| "/tmp/shots".to_owned());
    std::fs::create_dir_all(&out).expect("a folder");
    let wanted = std::env::var("ONLY").unwrap_or_default();
    let save = |name: String, scene: &Scene, side: u32, theme: &BoardTheme| {
        if name.contains(&wanted) {
            shot::shot(scene, [side, side], theme).save(format!("{out}/{name}-{side}.png")).expect("written");
        }
    };
    for (name, theme) in [("light", BoardTheme::light()), ("dark", BoardTheme::dark())] {
        for (id, _) in nestmate::library().games() {
            for side in [680, 990, 1360] {
                let mut scene = start_scene(id);
                save(format!("{id}-{name}"), &scene, side, &theme);
                scene.flipped = true;
                let moves = legal_moves(&scene.position, &scene.variant);
                let mv = moves[moves.len() / 2];
                pick(&mut scene, &variant(id).cell_name(mv.from()));
                scene.last = moves.first().map(|mv| (mv.from(), mv.to()));
                scene.cursor = moves.last().map(|mv| mv.to());
                scene.arrows = moves.iter().step_by(9).take(3).enumerate().map(|(rank, &mv)| Arrow::ranked(mv, rank)).collect();
                scene.check = Some(scene.position.royal(scene.position.side()));
                save(format!("{id}-marks-{name}"), &scene, side, &theme);
            }
        }
        save(format!("own-pieces-{name}"), &own_pieces_scene(), 990, &theme);
        let mut scene = busy_scene();
        pick(&mut scene, "k2");
        scene.cursor = Some(cell(&scene, "n8"));
        let moves = legal_moves(&scene.position, &scene.variant);
        scene.arrows = moves.iter().rev().step_by(11).take(3).enumerate().map(|(rank, &mv)| Arrow::ranked(mv, rank)).collect();
        save(format!("busy-{name}"), &scene, 680, &theme);
        save(format!("busy-{name}"), &scene, 1360, &theme);
        scene.targets_own = false;
        save(format!("busy-looked-{name}"), &scene, 990, &theme);
        for layer in 0..3 {
            let mut scene = start_scene(LARGE);
            scene.layers = vec![LayerState::Hidden; 3];
            scene.layers[layer] = LayerState::Shown;
            save(format!("solo{layer}-{name}"), &scene, 680, &theme);
            scene.layers = vec![LayerState::Dimmed; 3];
            scene.layers[layer] = LayerState::Shown;
            save(format!("dimmed{layer}-{name}"), &scene, 680, &theme);
        }
        let mut scene = busy_scene();
        let (from, to) = (cell(&scene, "f7"), cell(&scene, "f9"));
        let kinds = ['Z', 'D', 'E', 'N'].map(|letter| scene.variant.kind_of(letter).expect("a kind"));
        scene.choices = kinds.iter().map(|&kind| Move::new(from, to, MoveKind::Promote(kind))).collect();
        save(format!("promote-{name}"), &scene, 680, &theme);
        let all = scene.variant.kind_ids().filter(|kind| kind.index() > 3).take(9);
        scene.choices = all
            .flat_map(|kind| [Reserve::White, Reserve::Neutral].map(|reserve| Move::new(from, to, MoveKind::Exchange(kind, reserve))))
            .collect();
        save(format!("exchange-{name}"), &scene, 990, &theme);
    }
}
