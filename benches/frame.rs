//! The processor time of one frame of the full board, pixels aside: laying out, listening, shapes, accessibility tree, triangles.

use criterion::{Criterion, criterion_group, criterion_main};
use egui::{Context, Pos2, RawInput, Rect, vec2};
use nestmate::board::{self, BoardTheme, BoardView};
use nestmate::{Library, Scene, start};

fn frames(criterion: &mut Criterion) {
    let variant = Library::shipped().get("sfhiodgei").expect("a good definition");
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

criterion_group!(benches, frames);
criterion_main!(benches);
