//! Dialogs that ask one thing. A question about what is on the board stands where it covers nothing of it.

use egui::{Align2, Button, Color32, Context, Frame, Key, Modal, Pos2, Rect, RichText, Sense, Ui, Vec2, pos2};
use nestmate_core::variant::Side;
use nestmate_text::named_side;
use nestmate_text::words::{named, say};

use super::{Flow, KeysAreFree, buttons, destructive, entered, node_id, primary};
use crate::app::{Action, CautionShown, Clash, Conflict, Leave, OpenedGame, Scene, WhereSaved, beside};
use crate::saying::Saying;
use crate::ui::board::{self, Layout};
use crate::ui::commands::Command;
use crate::ui::desk::{Desk, Wish};
use crate::ui::figurines::{self, Figurines};
use crate::ui::frame::context;
use crate::ui::frame::widgets::{float, quiet_label};

/// Asks first, so that no slip of the hand loses a game.
pub(in crate::ui) fn resign(ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
    ui.label(say!("resign-ask"));
    if entered(ui) {
        desk.wishes.push(Action::Resign);
        return Flow::Close;
    }
    answered(ui, desk, vec![Offer::destructive(say!("resign-yes"), Action::Resign), Offer::none(say!("resign-no"))])
}

/// Asks the other player, who has to say so: no key takes the draw by itself.
pub(in crate::ui) fn draw_offer(ui: &mut Ui, desk: &mut Desk<'_>, side: Side) -> Flow {
    let variant = desk.app.variant();
    ui.label(say!("draw-asked", side = named_side(variant, side), other = named_side(variant, side.other())));
    answered(ui, desk, vec![Offer::primary(say!("draw-accept"), Action::AgreeDraw), Offer::none(say!("draw-decline"))])
}

pub(in crate::ui) fn caution(ui: &mut Ui, shown: &CautionShown, figurines: Figurines<'_>) -> Option<bool> {
    if let Some(reason) = &shown.reason {
        ui.label(RichText::new(reason).size(15.0));
    }
    let [before, after] = shown.shares.map(percent);
    quiet_label(ui, say!("caution-chances", before = before, after = after));
    ui.add_space(10.0);
    let stands = buttons(ui, |ui| {
        let back = ui.add(primary(ui, say!("caution-back"))).on_hover_text(say!("caution-back.tip"));
        let stands = figurines::button(ui, figurines, &shown.play).on_hover_text(say!("caution-play.tip"));
        if back.clicked() { Some(false) } else { stands.clicked().then_some(true) }
    });
    stands.or_else(|| entered(ui).then_some(false))
}

fn percent(share: f32) -> usize {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
    let percent = (share * 100.0).round() as usize;
    percent
}

pub(in crate::ui) fn leaving(ui: &mut Ui, desk: &mut Desk<'_>, leave: &Leave) -> Flow {
    let (text, lost) = match leave {
        Leave::Lose(why) => (say!("leave-lose", why = why.to_string()), true),
        Leave::Explain(WhereSaved::Changed(path)) => {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            (say!("leave-kept-file", file = &*name), false)
        }
        Leave::Explain(WhereSaved::Nowhere | WhereSaved::Saved) => (say!("leave-kept").to_owned(), false),
        Leave::Now | Leave::Wait | Leave::Stay => (say!("leave-waits").to_owned(), false),
    };
    ui.label(text);
    let quit = Wish::Quit { lost };
    let mut offered = if lost {
        vec![
            Offer::primary(say!("leave-elsewhere"), Command::SaveAs),
            Offer::plain(say!("leave-again"), Command::Quit),
            Offer::destructive(say!("leave-unsaved"), quit),
        ]
    } else {
        vec![Offer::primary(say!("leave-quit"), quit), Offer::plain(say!("leave-save"), Command::Save)]
    };
    offered.insert(1, Offer::none(say!("cancel")));
    answered(ui, desk, offered)
}

/// An answer that can be given, what its button looks like, and what comes of it, if anything does.
pub(super) struct Offer {
    text: &'static str,
    wish: Option<Wish>,
    look: fn(&Ui, &str) -> Button<'static>,
}

impl Offer {
    pub(super) fn primary(text: &'static str, wish: impl Into<Wish>) -> Self {
        Self { text, wish: Some(wish.into()), look: primary }
    }

    pub(super) fn plain(text: &'static str, wish: impl Into<Wish>) -> Self {
        Self { wish: Some(wish.into()), ..Self::none(text) }
    }

    pub(super) fn destructive(text: &'static str, wish: impl Into<Wish>) -> Self {
        Self { look: destructive, ..Self::plain(text, wish) }
    }

    pub(super) fn none(text: &'static str) -> Self {
        Self { text, wish: None, look: |_, text| Button::new(text.to_owned()) }
    }
}

/// The buttons of a question, from the right.
pub(super) fn answered(ui: &mut Ui, desk: &mut Desk<'_>, offered: Vec<Offer>) -> Flow {
    ui.add_space(10.0);
    let mut fate = Flow::Stay;
    buttons(ui, |ui| {
        for Offer { text, wish, look } in offered {
            if ui.add(look(ui, text)).clicked() {
                desk.wishes.extend(wish);
                fate = Flow::Close;
            }
        }
    });
    fate
}

pub(in crate::ui) fn conflict(ui: &mut Ui, desk: &mut Desk<'_>, conflict: &Conflict) -> Flow {
    let (path, name) = (&conflict.path, conflict.path.file_name().unwrap_or_default().to_string_lossy());
    let text = match &conflict.clash {
        Clash::Changed => say!("clash-changed", name = &*name),
        Clash::Gone => say!("clash-gone", name = &*name),
        Clash::NoFile => say!("clash-no-file", name = &*name),
        Clash::Several => say!("clash-several", name = &*name),
        Clash::Unread(why) => say!("clash-unread", name = &*name, why = why.said()),
    };
    ui.label(text).on_hover_text(path.display().to_string());
    let mut offered = Vec::new();
    if conflict.clash == Clash::Several {
        offered.push(Offer::primary(say!("clash-add"), Action::SaveInto(path.clone())));
    }
    let (look, other) = (if offered.is_empty() { Offer::primary } else { Offer::plain }, beside(path));
    offered.push(look(say!("clash-beside"), Wish::AskWhere(other)));
    offered.insert(1, Offer::none(say!("cancel")));
    let over = Action::SaveOver(path.clone());
    offered.extend(match conflict.clash {
        Clash::Changed | Clash::Unread(_) => Some(Offer::destructive(say!("clash-overwrite"), over)),
        // A file that is gone is not replaced by being written again.
        Clash::Gone => Some(Offer::plain(say!("clash-again"), over)),
        Clash::NoFile | Clash::Several => None,
    });
    if conflict.clash == Clash::Changed {
        offered.push(Offer::destructive(say!("clash-reload"), Wish::Open(path.clone())));
    }
    answered(ui, desk, offered)
}

/// The side of the board of a game that came with a file, in points.
const BOARD: f32 = 220.0;

/// Asks what becomes of a game that came with a file and is new here, or has other rules here; to play it leaves the games here as they
/// are.
pub(in crate::ui) fn newcomer(ui: &mut Ui, desk: &mut Desk<'_>, opened: &OpenedGame) -> Flow {
    let Some(newcomer) = &opened.newcomer else { return Flow::Close };
    let variant = opened.variant();
    ui.horizontal_top(|ui| {
        let (square, _) = ui.allocate_exact_size(Vec2::splat(BOARD), Sense::hover());
        let scene = Scene::of(variant.clone(), opened.game.position().clone());
        let layout = Layout::new(&variant.board, false, square, ui.pixels_per_point());
        board::paint_ground(ui.painter(), &scene, &layout, desk.theme);
        for cell in layout.cells().filter(|&cell| scene.position.at(cell).is_some()) {
            let piece = scene.position.at(cell);
            let place = Rect::from_center_size(layout.center(cell), Vec2::splat(2.0 * layout.half()));
            desk.paint_of(ui, variant, piece, variant.base_of(piece.kind(), cell), place);
        }
        ui.add_space(8.0);
        ui.vertical(|ui| {
            ui.strong(named(&variant.name));
            if !variant.author.is_empty() {
                ui.label(say!("rulebook-author", author = variant.author.as_str()));
            }
            if !variant.about.is_empty() {
                ui.label(named(&variant.about));
            }
            ui.add_space(6.0);
            ui.label(match &newcomer.known {
                Some(known) => say!("newcomer-clash", known = named(known)),
                None => say!("newcomer-unknown").to_owned(),
            });
        });
    });
    ui.add_space(10.0);
    let (play, keep) = match &newcomer.known {
        Some(_) => (say!("newcomer-play-other"), say!("newcomer-keep-both", name = newcomer.name.as_str())),
        None => (say!("newcomer-play"), say!("newcomer-keep").to_owned()),
    };
    let is_kept = desk.app.definitions().is_some();
    let (plays, keeps, leaves) = buttons(ui, |ui| {
        let plays = ui.add(primary(ui, play)).on_hover_text(say!("newcomer-play.tip")).clicked();
        let leaves = ui.button(say!("cancel")).clicked();
        (plays, is_kept && ui.button(keep).on_hover_text(say!("newcomer-keep.tip")).clicked(), leaves)
    });
    if keeps || plays || entered(ui) {
        desk.wishes.push(Action::Open(Box::new(opened.clone().decided(keeps))));
    } else if !leaves {
        return Flow::Stay;
    }
    Flow::Close
}

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
    let over = ctx.input(|input| input.key_pressed(Key::Escape)) || shown.inner.is_some();
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
    let inward = (0..=steps / 2).map(|step| float(step) * STEP);
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
