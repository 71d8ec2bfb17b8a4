//! The board looked at closely: what is clicked is what is seen, and nothing is lost out of sight.

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect, Shape, TouchPhase, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use nestmate::Shell;
use nestmate_core::geometry::Cell;

use crate::common::window::{Screen, begin, has, key, press, spoken};

/// A window of two people, at a scale of the screen.
fn screen(game: &str, scale: f32) -> Screen {
    let builder = Harness::builder().with_size(Vec2::new(1366.0, 768.0)).with_pixels_per_point(scale);
    let shell = Shell::new(nestmate::library()).expect("the shipped games can be played");
    let mut screen = builder.build_ui_state(|ui, shell: &mut Shell| shell.show(ui), shell);
    screen.run_steps(3);
    begin(&mut screen, game);
    screen
}

fn rect(screen: &Screen, cell: &str) -> Rect {
    let begin = format!("{cell} ");
    let mut cells = screen.query_all_by(move |node| node.label().is_some_and(|label| label.starts_with(&begin)));
    cells.next().expect("the cell is there").rect()
}

fn wheel(screen: &mut Screen, at: Pos2, lines: f32) {
    screen.event(Event::PointerMoved(at));
    screen.step();
    screen.event(Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: Vec2::new(0.0, lines),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    // The wheel is smoothed over some frames.
    screen.run_steps(30);
}

/// In low windows, and where everything is large, the panel's parts still lie one below the other.
#[test]
fn the_panel_keeps_its_parts_apart_in_low_windows() {
    for height in [420.0, 512.0, 600.0, 700.0, 1200.0] {
        let builder = Harness::builder().with_size(Vec2::new(960.0, height));
        let shell = Shell::new(nestmate::library()).expect("the shipped games can be played");
        let mut screen = builder.build_ui_state(|ui, shell: &mut Shell| shell.show(ui), shell);
        screen.run_steps(3);
        begin(&mut screen, "sfhiodgei");
        screen.run_steps(3);
        let parts = ["White to move", "Type a move", "Analysis"].map(|name| screen.get_by_label(name).rect());
        for (above, below) in parts.iter().zip(&parts[1..]) {
            assert!(above.bottom() <= below.top(), "{height}: {above} {below}");
        }
        let board = rect(&screen, "a1").union(rect(&screen, "q17"));
        assert!(board.top() > 0.0 && board.bottom() <= height && board.right() < parts[0].left(), "{height}: {board}");
    }
}

/// Two fingers on a touchpad.
fn pinch(screen: &mut Screen, at: Pos2, factor: f32) {
    screen.event(Event::PointerMoved(at));
    screen.step();
    screen.event(Event::Zoom(factor));
    screen.run_steps(5);
}

#[test]
fn two_fingers_enlarge_around_the_pointer_too() {
    let mut screen = screen("sfhiodgei", 2.0);
    let before = rect(&screen, "e5");
    pinch(&mut screen, before.center(), 2.0);
    let after = rect(&screen, "e5");
    assert!((after.width() / before.width() - 2.0).abs() < 0.1, "{before} {after}");
    assert!(after.expand(2.0).contains(before.center()), "the cell under the pointer stays there");
    click_at(&mut screen, before.center());
    assert!(spoken(&screen, "e5").contains("picked up"), "{}", spoken(&screen, "e5"));
    pinch(&mut screen, before.center(), 0.2);
    assert!((rect(&screen, "e5").width() - before.width()).abs() < 1.0);
}

fn mouse(screen: &mut Screen, at: Pos2, button: PointerButton, pressed: bool) {
    screen.event(Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
    screen.step();
}

fn click_at(screen: &mut Screen, at: Pos2) {
    screen.event(Event::PointerMoved(at));
    screen.step();
    mouse(screen, at, PointerButton::Primary, true);
    mouse(screen, at, PointerButton::Primary, false);
    screen.run_steps(3);
}

fn drag(screen: &mut Screen, from: Pos2, to: Pos2, button: PointerButton) {
    screen.event(Event::PointerMoved(from));
    screen.step();
    mouse(screen, from, button, true);
    for share in [0.3, 0.6, 1.0] {
        screen.event(Event::PointerMoved(from.lerp(to, share)));
        screen.step();
    }
    mouse(screen, to, button, false);
    screen.run_steps(3);
}

#[test]
fn the_wheel_enlarges_around_the_pointer_and_clicks_hit_what_is_seen() {
    for (game, scale) in [("sfhiodgei", 1.0), ("sfhiodgei", 2.0), ("nested-chess-b", 1.0), ("doubly-nested-chess", 1.5)] {
        let mut screen = screen(game, scale);
        let moves: Vec<_> = screen.state().app().game().legal().to_vec();
        let variant = screen.state().app().variant().clone();
        let mv = moves.iter().copied().find(|mv| !mv.is_drop()).expect("a move");
        let (from, to) = (variant.cell_name(mv.from()), variant.cell_name(mv.to()));
        let before = rect(&screen, &from);
        wheel(&mut screen, before.center(), 6.0);
        let after = rect(&screen, &from);
        assert!(after.width() > before.width() * 1.5, "{game}: {} is not larger than {}", after.width(), before.width());
        // The board goes on to fill its room, so that near its edges a cell may be held back, but never out of sight.
        let room = Rect::from_min_max(pos2(0.0, 30.0), pos2(1048.0, 768.0));
        assert!(room.contains(after.center()), "{game}: {after:?}");
        click_at(&mut screen, after.center());
        assert!(spoken(&screen, &from).contains("picked up"), "{game}: {}", spoken(&screen, &from));
        let at = rect(&screen, &to).center();
        click_at(&mut screen, at);
        assert_eq!(screen.state().app().game().ply(), 1, "{game}: {from}{to}");
        key(&mut screen, Modifiers::SHIFT, Key::F);
        assert!((rect(&screen, &from).width() - before.width()).abs() < 0.5, "{game}: the whole board again");
    }
}

#[test]
fn the_board_is_dragged_along_and_does_not_leave_its_room() {
    let mut screen = screen("sfhiodgei", 1.0);
    let middle = rect(&screen, "i9").center();
    wheel(&mut screen, middle, 8.0);
    let before = rect(&screen, "i9").center();
    assert!((before - middle).length() < 12.0, "it stays under the pointer: {before:?} {middle:?}");
    drag(&mut screen, middle, middle + Vec2::new(90.0, 40.0), PointerButton::Middle);
    let moved = rect(&screen, "i9").center() - before;
    assert!((moved - Vec2::new(90.0, 40.0)).length() < 20.0, "{moved:?}");
    // From an empty cell the other button does it as well, and nothing is played.
    let before = rect(&screen, "i9").center();
    drag(&mut screen, before, before - Vec2::new(60.0, 0.0), PointerButton::Primary);
    assert!(rect(&screen, "i9").center().x < before.x - 30.0);
    assert_eq!(screen.state().app().game().ply(), 0);
    for _ in 0..9 {
        drag(&mut screen, middle, middle + Vec2::new(300.0, 300.0), PointerButton::Middle);
    }
    let corner = rect(&screen, "a17");
    assert!(corner.left() > 120.0 && corner.left() < 170.0 && corner.top() < 140.0, "the corner is at the corner: {corner:?}");
}

#[test]
fn cells_out_of_sight_can_be_pressed_and_are_pointed_at() {
    let mut screen = screen("sfhiodgei", 1.0);
    let at = rect(&screen, "a17").center();
    wheel(&mut screen, at, 9.0);
    let window = Rect::from_min_size(Pos2::ZERO, Vec2::new(1366.0, 768.0));
    assert!(!window.contains(rect(&screen, "q1").center()) || rect(&screen, "q1").left() > 1000.0, "q1 is out of sight");
    press(&mut screen, "b4");
    press(&mut screen, "b8");
    assert_eq!(screen.state().app().game().ply(), 1, "by its name a cell can be pressed wherever it is");
    assert!(has(&screen, "Last move to b8, off screen"));
    screen.get_by_label("Last move to b8, off screen").click();
    screen.run_steps(3);
    assert!(has(&screen, "Map of the whole board"), "the map says which part that is");
    assert!(!has(&screen, "Last move to b8, off screen"), "the arrow leads there");
    assert!(window.contains(rect(&screen, "b8").center()));
    key(&mut screen, Modifiers::SHIFT, Key::F);
    assert!(!has(&screen, "Map of the whole board"));
}

#[test]
fn a_click_beside_the_board_never_hits_a_cell_below_the_panels() {
    let mut screen = screen("sfhiodgei", 1.0);
    let at = rect(&screen, "i9").center();
    wheel(&mut screen, at, 9.0);
    let panel = pos2(1300.0, 400.0);
    click_at(&mut screen, panel);
    drag(&mut screen, panel, panel + Vec2::new(0.0, 60.0), PointerButton::Primary);
    assert!(!has(&screen, "picked up"));
    assert_eq!(screen.state().app().game().ply(), 0);
}

#[test]
fn keys_enlarge_and_the_cursor_is_followed() {
    let mut screen = screen("sfhiodgei", 1.0);
    for _ in 0..6 {
        key(&mut screen, Modifiers::NONE, Key::Plus);
    }
    let seen = Rect::from_min_max(pos2(0.0, 30.0), pos2(1048.0, 768.0));
    screen.get_by_label("Board. Use the arrow keys.").focus();
    screen.run_steps(2);
    for _ in 0..16 {
        key(&mut screen, Modifiers::NONE, Key::ArrowUp);
    }
    let cursor = screen.state().app().scene().cursor.expect("a cursor");
    let name = screen.state().app().variant().cell_name(cursor);
    assert!(name.ends_with("17"), "{name}");
    assert!(seen.contains(rect(&screen, &name).center()), "{name} is in sight");
    for _ in 0..8 {
        key(&mut screen, Modifiers::NONE, Key::Minus);
    }
    assert!(!has(&screen, "Map of the whole board"));
}

/// It lies over pieces, so that it is there only while it tells something.
#[test]
fn the_map_goes_when_the_board_stays_as_it_is() {
    let mut screen = screen("sfhiodgei", 1.0);
    let map = |screen: &Screen| screen.query_by_label("Map of the whole board").is_some();
    key(&mut screen, Modifiers::NONE, Key::Plus);
    assert!(map(&screen));
    screen.run_steps(30);
    assert!(!map(&screen), "it has told what is seen");
    key(&mut screen, Modifiers::NONE, Key::Plus);
    assert!(map(&screen), "another part is seen");
}

/// It lies over cells that can be pressed.
#[test]
fn the_map_keeps_out_of_the_pointers_way() {
    let mut screen = screen("sfhiodgei", 1.0);
    for _ in 0..4 {
        key(&mut screen, Modifiers::NONE, Key::Plus);
    }
    let map = |screen: &Screen| screen.get_by_label("Map of the whole board").rect();
    for _ in 0..2 {
        let under = map(&screen);
        screen.event(Event::PointerMoved(under.center()));
        screen.run_steps(2);
        assert!(!map(&screen).intersects(under), "{under:?}");
    }
    let under = map(&screen);
    let own = |cell: &Rect| under.contains(cell.center());
    let variant = screen.state().app().variant().clone();
    let covered = screen.state().app().game().legal().iter().map(|mv| variant.cell_name(mv.from()));
    let covered = covered.into_iter().find(|cell| own(&rect(&screen, cell)));
    if let Some(cell) = covered {
        let at = rect(&screen, &cell).center();
        click_at(&mut screen, at);
        assert!(spoken(&screen, &cell).contains("picked up"), "{cell}");
    }
}

/// The names of files and ranks in the window, where they are painted.
fn names(screen: &Screen, name: &str) -> Vec<Pos2> {
    let texts = screen.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) if text.galley.text() == name => Some((clipped.clip_rect, text.visual_bounding_rect().center())),
        _ => None,
    });
    texts.filter(|(clip, at)| clip.contains(*at)).map(|(_, at)| at).collect()
}

#[test]
fn files_and_ranks_have_their_names_wherever_one_looks() {
    let away = |at: Pos2, [one, other]: [Pos2; 2]| {
        let (way, to) = ((other - one).normalized(), at - one);
        (way.x * to.y - way.y * to.x).abs()
    };
    for (game, fold) in
        [("sfhiodgei", None), ("sfhiodgei", Some(Key::Num2)), ("nested-chess-a", None), ("glinski", None), ("xiangqi", None)]
    {
        let mut screen = screen(game, 1.0);
        if let Some(layer) = fold {
            key(&mut screen, Modifiers::SHIFT, layer);
            screen.run_steps(30);
        }
        let board = screen.get_by_label("Board. Use the arrow keys.").rect();
        for corner in [board.center(), board.lerp_inside(vec2(0.6, 0.3)), board.lerp_inside(vec2(0.35, 0.55))] {
            key(&mut screen, Modifiers::SHIFT, Key::F);
            wheel(&mut screen, corner, 8.0);
            screen.run_steps(30);
            let scene = screen.state().app().scene();
            let (grid, room) = (scene.variant.board.grid, board.shrink(30.0));
            let cells: Vec<(Cell, String, Rect)> = (scene.variant.board.cells.iter())
                .filter(|&cell| scene.fold().is_none_or(|fold| fold.cells.contains(cell)))
                .map(|cell| (cell, scene.naming().cell(cell)))
                .map(|(cell, name)| (cell, name.clone(), rect(&screen, &name)))
                .filter(|(.., rect)| room.contains(rect.center()))
                .collect();
            let whole: Vec<&Rect> = cells.iter().map(|(.., rect)| rect).filter(|rect| room.contains_rect(**rect)).collect();
            assert!(!whole.is_empty(), "{game}");
            for of_files in [true, false] {
                for line in 0..26 {
                    let line_of = |cell: Cell| if of_files { grid.file(cell) } else { grid.rank(cell) };
                    let of_line: Vec<_> = cells.iter().filter(|(cell, ..)| line_of(*cell) == line).collect();
                    let [first, .., last] = of_line.as_slice() else { continue };
                    let shared = if of_files { first.1[..1].to_owned() } else { first.1[1..].to_owned() };
                    let shown = names(&screen, &shared);
                    let is_on = |at: &&Pos2| away(**at, [first.2.center(), last.2.center()]) < 12.0 && board.contains(**at);
                    let at = shown.iter().find(is_on);
                    assert!(at.is_some(), "{game}: {shared} of {} and {}: {shown:?}", first.1, last.1);
                    let at = *at.expect("it is there");
                    assert!(whole.iter().all(|cell| !cell.shrink(3.0).contains(at)), "{game}: {shared} at {at:?} lies on a cell");
                }
            }
        }
    }
}

/// Whoever enlarges the board with a key looks for a bar to see the rest.
#[test]
fn bars_at_the_edges_show_another_part() {
    let mut screen = screen("sfhiodgei", 1.0);
    assert!(screen.query_by_label("Part of the board that is seen, across").is_none(), "all of it is seen");
    for _ in 0..3 {
        key(&mut screen, Modifiers::NONE, Key::Plus);
    }
    for (name, toward) in [("Part of the board that is seen, across", Vec2::X), ("Part of the board that is seen, up and down", Vec2::Y)] {
        let bar = |screen: &Screen| screen.get_by_label(name).rect();
        let (before, cell) = (bar(&screen), rect(&screen, "i9"));
        drag(&mut screen, before.center(), before.center() + toward * 40.0, PointerButton::Primary);
        let (bar, moved) = (bar(&screen).center() - before.center(), rect(&screen, "i9").center() - cell.center());
        assert!((bar - toward * 40.0).length() < 3.0, "the handle follows the pointer: {bar:?}");
        assert!(moved.dot(toward) < -40.0, "the board moves the other way, and farther: {moved:?}");
    }
}
