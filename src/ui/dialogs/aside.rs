//! A question about what is on the board. It stands where it covers nothing that it is about, and only an answer closes it.

use egui::{Align2, Color32, Context, Frame, Modal, Pos2, Rect, Ui, Vec2, pos2};

use super::{Flow, KeysAreFree, is_escaped, node_id};
use crate::ui::frame::context;

#[derive(Clone, Copy)]
struct QuestionSize(Vec2);

/// The width of its contents, its margin, and how far it is from the edge of its room, in points.
const WIDTH: f32 = 420.0;
const MARGIN: f32 = 16.0;
const EDGE: f32 = 10.0;

/// The height that it is taken to have in its first frame, in points.
const HEIGHT: f32 = 190.0;

/// The distance between the heights that are tried, in points.
const STEP: f32 = 20.0;

/// Shows it in a room beside these rectangles of the window. Esc is an answer, too; a click beside it is not.
pub(in crate::ui) fn aside<T>(
    ctx: &Context,
    title: &str,
    (room, about): (Rect, &[Rect]),
    question: impl FnOnce(&mut Ui) -> Option<T>,
) -> (Flow, Option<T>) {
    let QuestionSize(size) = context::known(ctx).unwrap_or(QuestionSize(Vec2::new(WIDTH + 2.0 * MARGIN, HEIGHT)));
    let place = place(room.shrink(EDGE), size, about);
    let area = Modal::default_area(node_id()).anchor(Align2::LEFT_TOP, place.to_vec2()).accessible_name(title);
    let free = ctx.memory(|memory| memory.focused().is_none());
    context::put(ctx, KeysAreFree(free));
    let frame = Frame::popup(&ctx.global_style()).inner_margin(MARGIN);
    let shown = Modal::new(node_id()).area(area).frame(frame).backdrop_color(Color32::TRANSPARENT).show(ctx, |ui| {
        ui.set_width(WIDTH.min(room.width() - 2.0 * (MARGIN + EDGE)));
        ui.heading(title);
        ui.add_space(6.0);
        question(ui)
    });
    if size != shown.response.rect.size() {
        context::put(ctx, QuestionSize(shown.response.rect.size()));
        ctx.request_repaint();
    }
    let over = is_escaped(ctx, false) || shown.inner.is_some();
    (if over { Flow::Close } else { Flow::Stay }, shown.inner)
}

/// Where something of a size covers least of what it is about: as near to the lower or upper edge of the room as can be, and to its middle.
fn place(room: Rect, size: Vec2, about: &[Rect]) -> Pos2 {
    let free = (room.size() - size).max(Vec2::ZERO);
    let covered = |at: Pos2| {
        let own = Rect::from_min_size(at, size);
        about.iter().map(|rect| rect.expand(2.0).intersect(own)).filter(Rect::is_positive).map(|rect| rect.area()).sum::<f32>()
    };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "as many as a window has room for")]
    let steps = (free.y / STEP) as usize;
    #[expect(clippy::cast_precision_loss, reason = "a few steps")]
    let inward = (0..=steps / 2).map(|step| step as f32 * STEP);
    let heights = inward.flat_map(|down| [free.y - down, down]);
    let places = heights.flat_map(|y| [0.5, 1.0, 0.0].map(|share| room.min + Vec2::new(share * free.x, y)));
    places.min_by(|&a, &b| covered(a).total_cmp(&covered(b))).unwrap_or(pos2(room.left(), room.top()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(800.0, 700.0));
    const SIZE: Vec2 = Vec2::new(400.0, 180.0);

    fn own(about: &[Rect]) -> Rect {
        Rect::from_min_size(place(ROOM, SIZE, about), SIZE)
    }

    #[test]
    fn it_covers_nothing_that_it_is_about_while_there_is_room() {
        let cell = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), Vec2::splat(40.0));
        assert_eq!(own(&[]).center_bottom(), ROOM.center_bottom());
        let below = [cell(400.0, 650.0), cell(100.0, 600.0)];
        let above = [cell(300.0, 20.0), cell(380.0, 20.0)];
        let all: Vec<Rect> = below.into_iter().chain(above).collect();
        for about in [&below[..], &above[..], &all[..]] {
            let own = own(about);
            assert!(ROOM.contains_rect(own) && about.iter().all(|cell| !cell.intersects(own)), "{own}");
        }
    }

    #[test]
    fn it_stays_in_its_room_where_everything_is_covered() {
        assert!(ROOM.contains_rect(own(&[ROOM])));
        assert_eq!(place(Rect::from_min_size(Pos2::ZERO, Vec2::splat(100.0)), SIZE, &[]), Pos2::ZERO);
    }
}
