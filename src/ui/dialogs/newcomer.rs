//! What becomes of a game that came with a file and is new here, or has other rules here.

use egui::{Rect, Sense, Ui, Vec2};
use nestmate_text::words::{named, say};

use super::{Flow, buttons, entered, primary};
use crate::app::{Action, OpenedGame, Scene};
use crate::ui::board::{self, Layout};
use crate::ui::desk::Desk;

const BOARD: f32 = 220.0;

/// Asks about it; `Play` leaves the games here as they are.
pub(in crate::ui) fn newcomer(ui: &mut Ui, desk: &mut Desk<'_>, opened: &OpenedGame) -> Flow {
    let Some(newcomer) = &opened.newcomer else { return Flow::Close };
    let variant = opened.variant();
    ui.horizontal_top(|ui| {
        let (square, _): (Rect, _) = ui.allocate_exact_size(Vec2::splat(BOARD), Sense::hover());
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
