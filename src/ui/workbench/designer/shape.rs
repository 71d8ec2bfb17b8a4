//! The board of a design: how large it is, where it goes on beyond its edges, and which way the two sides see it.

use crate::ui::frame::widgets::labelled;
use egui::{DragValue, Ui};
use nestmate_core::geometry::{Mirror, Wrap};
use nestmate_core::variant::Design;
use nestmate_text::words::{named, say};

pub(super) fn board(ui: &mut Ui, design: &Design) -> Option<String> {
    let (mut files, mut ranks) = design.size();
    let before = (files, ranks);
    let mut ahead = None;
    ui.strong(say!("design-board"));
    ui.horizontal(|ui| {
        labelled(ui, say!("design-files"), DragValue::new(&mut files).speed(1).range(1..=26).update_while_editing(false));
        labelled(ui, say!("design-ranks"), DragValue::new(&mut ranks).speed(1).range(1..=32).update_while_editing(false));
        ui.add_space(12.0);
        ahead = armies(ui, design);
    });
    let others = [ahead, mirror(ui, design), wrap(ui, design)];
    if (files, ranks) == before { others.into_iter().flatten().next() } else { design.with_size(files, ranks) }
}

fn mirror(ui: &mut Ui, design: &Design) -> Option<String> {
    let mut mirror = design.mirror();
    ui.horizontal_wrapped(|ui| {
        ui.label(say!("design-mirrored", other = named(design.sides()[1])));
        ui.radio_value(&mut mirror, Mirror::Flip, say!("design-flip"));
        ui.radio_value(&mut mirror, Mirror::Turn, say!("design-turn"));
        ui.radio_value(&mut mirror, Mirror::Across, say!("design-across"));
    });
    if mirror == design.mirror() { None } else { design.with_mirror(mirror) }
}

fn armies(ui: &mut Ui, design: &Design) -> Option<String> {
    let mut ahead = design.ahead();
    ui.label(say!("design-armies"));
    ui.radio_value(&mut ahead, (0, 1), say!("design-armies-up"));
    ui.radio_value(&mut ahead, (1, 1), say!("design-armies-corner"));
    if ahead == design.ahead() { None } else { design.with_ahead(ahead) }
}

fn wrap(ui: &mut Ui, design: &Design) -> Option<String> {
    let mut wrap = design.wrap();
    ui.horizontal_wrapped(|ui| {
        ui.label(say!("design-wrap"));
        ui.radio_value(&mut wrap, Wrap::Nowhere, say!("design-wrap-nowhere"));
        ui.radio_value(&mut wrap, Wrap::Files, say!("design-wrap-files"));
        ui.radio_value(&mut wrap, Wrap::Ranks, say!("design-wrap-ranks"));
        ui.radio_value(&mut wrap, Wrap::Both, say!("design-wrap-both"));
    });
    if wrap == design.wrap() { None } else { design.with_wrap(wrap) }
}
