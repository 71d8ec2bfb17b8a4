//! How much a frame of the window paints. Without a graphics card that is how long it takes.

use egui::epaint::{ClippedShape, Primitive};
use egui::{Pos2, Rect, vec2};

use crate::common::games;
use crate::common::window::{Screen, carry, has, place, two_players};

/// The size of the window under test.
const WINDOW: Rect = Rect { min: Pos2::ZERO, max: Pos2::new(1366.0, 768.0) };

/// The most that a frame paints: in triangles, and in fillings of the whole window.
const MOST: (usize, f32) = (30_000, 1.6);

/// How many triangles a frame has, and how many times they would fill the window.
fn painted(screen: &Screen) -> (usize, f32) {
    let (mut count, mut area) = (0, 0.0);
    // The first shape is the ground that tests have in place of the window's own.
    let shapes: Vec<ClippedShape> = screen.output().shapes.iter().skip(1).cloned().collect();
    for primitive in screen.ctx.tessellate(shapes, 1.0) {
        let Primitive::Mesh(mesh) = primitive.primitive else { continue };
        let clip = primitive.clip_rect.intersect(WINDOW);
        for corners in mesh.indices.chunks_exact(3) {
            let [a, b, c] = [0, 1, 2].map(|at| clip.clamp(mesh.vertices[corners[at] as usize].pos));
            let (one, other) = (b - a, c - a);
            area += (one.x * other.y - one.y * other.x).abs() / 2.0;
            count += 1;
        }
    }
    (count, area / WINDOW.area())
}

#[test]
fn no_frame_paints_much_twice_or_of_many_triangles() {
    let mut folding = 0;
    for variant in games() {
        let id = variant.id.as_str();
        let mut screen = two_players(id);
        screen.run_steps(5);
        if !has(&screen, "Fold to ") {
            continue;
        }
        folding += 1;
        let [whole, folded] = ["Whole board", "Fold to "].map(|label| place(&screen, label));
        let rest = painted(&screen);
        carry(&mut screen, whole, whole.lerp(folded, 0.6));
        let fold = painted(&screen);
        screen.hover_at(folded + vec2(0.0, 1.0));
        screen.run_steps(3);
        for (when, (triangles, fillings)) in [("at rest", rest), ("half folded", fold), ("folded", painted(&screen))] {
            assert!(triangles > 1000 && fillings > 0.2, "{id} {when}: {triangles} triangles, {fillings} windows");
            assert!(triangles < MOST.0 && fillings < MOST.1, "{id} {when}: {triangles} triangles, {fillings} windows");
        }
    }
    assert!(folding > 4, "{folding} games fold");
}
