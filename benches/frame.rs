//! The processor time of one frame of the full board and of the window, pixels aside: laying out, listening, shapes, accessibility tree, triangles.

use std::sync::Arc;

use criterion::{Criterion, criterion_group, criterion_main};
use egui::{Context, Event, Key, Modifiers, Pos2, RawInput, Rect, vec2};
use nestmate::board::{self, BoardTheme, BoardView};
use nestmate::{Fold, Scene, Shell, shot};
use nestmate_core::rules::start;

fn frames(criterion: &mut Criterion) {
    let variant = nestmate::library().get("sfhiodgei").expect("a good definition");
    let position = start(&variant).expect("a start");
    let scene = Scene::of(variant, position);
    let theme = BoardTheme::light();
    let input = RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1000.0, 1000.0))), ..RawInput::default() };
    for tree in [false, true] {
        let ctx = Context::default();
        if tree {
            ctx.enable_accesskit();
        }
        let mut view = BoardView::new();
        let mut frame = || {
            let mut output = ctx.run_ui(input.clone(), |ui| {
                board::show(ui, &scene, &mut view, &theme);
            });
            output.textures_delta.clear();
            ctx.tessellate(output.shapes, output.pixels_per_point)
        };
        frame();
        criterion.bench_function(if tree { "frame with accessibility tree" } else { "frame" }, |bencher| bencher.iter(&mut frame));
    }
}

/// Frames of the full board on its way to a folded one and back, 1280 × 800, painted in memory: layout, triangles and every pixel.
fn folding(criterion: &mut Criterion) {
    let library = nestmate::library();
    let variant = library.get("sfhiodgei").expect("a good definition");
    let position = start(&variant).expect("a start");
    let whole = Scene::of(Arc::clone(&variant), position);
    let folded = whole.clone().folded(Fold::of(&variant, 1, &library).map(Arc::new));
    let mut film = shot::Camera::new([1280, 800], BoardTheme::light()).moving();
    let (mut number, mut time) = (0_u32, 0.0);
    criterion.bench_function("folding frame with pixels", |bencher| {
        bencher.iter(|| {
            // A fold takes 24 frames of a sixtieth of a second.
            let scene = if number / 24 % 2 == 0 { &folded } else { &whole };
            number += 1;
            time += 1.0 / 60.0;
            film.frame(scene, time);
        });
    });
}

/// Frames of the whole window, 1366 × 768, pixels aside, while the pointer crosses the board, while it turns, and beside each drawer.
fn window(criterion: &mut Criterion) {
    let mut shell = Shell::new(nestmate::library()).expect("the shipped games can be played");
    let ctx = Context::default();
    let rect = Rect::from_min_size(Pos2::ZERO, vec2(1366.0, 768.0));
    let (mut number, mut time) = (0_u16, 0.0);
    let mut frame = |events: &[Event]| {
        number = number.wrapping_add(1);
        time += 1.0 / 60.0;
        let at = Pos2::new(200.0 + f32::from(number % 86 * 7), 60.0 + f32::from(number % 200 * 3));
        let events = std::iter::once(Event::PointerMoved(at)).chain(events.iter().cloned()).collect();
        let input = RawInput { screen_rect: Some(rect), time: Some(time), events, ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| shell.show(ui));
        output.textures_delta.clear();
        ctx.tessellate(output.shapes, output.pixels_per_point)
    };
    let press = |key, modifiers| [true, false].map(|pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
    // Out of the introduction.
    frame(&press(Key::Escape, Modifiers::NONE));
    frame(&[]);
    criterion.bench_function("window, pointer over the board", |bencher| bencher.iter(|| frame(&[])));
    let mut turned = 0_u32;
    criterion.bench_function("window, board turning", |bencher| {
        bencher.iter(|| {
            // A turn takes 21 frames of a sixtieth of a second.
            turned += 1;
            if turned % 21 == 1 { frame(&press(Key::F, Modifiers::NONE)) } else { frame(&[]) }
        });
    });
    (0..4).for_each(|_| drop(frame(&press(Key::CloseBracket, Modifiers::NONE))));
    (0..60).for_each(|_| drop(frame(&[])));
    criterion.bench_function("window, folded two thirds of the way", |bencher| bencher.iter(|| frame(&[])));
    (0..4).for_each(|_| drop(frame(&press(Key::OpenBracket, Modifiers::NONE))));
    frame(&press(Key::G, Modifiers::SHIFT));
    (0..60).for_each(|_| drop(frame(&[])));
    criterion.bench_function("window, inner faces", |bencher| bencher.iter(|| frame(&[])));
    frame(&press(Key::G, Modifiers::SHIFT));
    frame(&press(Key::L, Modifiers::SHIFT));
    (0..60).for_each(|_| drop(frame(&[])));
    criterion.bench_function("window, games lifted", |bencher| bencher.iter(|| frame(&[])));
    frame(&press(Key::L, Modifiers::SHIFT));
    (0..60).for_each(|_| drop(frame(&[])));
    for (name, key, modifiers) in [("rules", Key::F1, Modifiers::NONE), ("appearance", Key::Comma, Modifiers::COMMAND)] {
        frame(&press(key, modifiers));
        criterion.bench_function(&format!("window, {name} in the panel's place"), |bencher| bencher.iter(|| frame(&[])));
        frame(&press(Key::Escape, Modifiers::NONE));
    }
}

criterion_group!(benches, frames, folding, window);
criterion_main!(benches);
