//! The processor time of one frame of the full board, pixels aside: laying out, listening, shapes, accessibility tree, triangles.

use std::sync::Arc;

use criterion::{Criterion, criterion_group, criterion_main};
use egui::{Context, Pos2, RawInput, Rect, vec2};
use nestmate::board::{self, BoardTheme, BoardView};
use nestmate::{Fold, Scene, shot};
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

criterion_group!(benches, frames, folding);
criterion_main!(benches);
