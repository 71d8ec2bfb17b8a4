//! How the chosen piece moves: the ways that clicks draw, and the cells around it.

use egui::{ComboBox, DragValue, RichText, Ui};
use nestmate_core::variant::schema::DirsDef;
use nestmate_core::variant::{Design, Only, Stride, UndrawnWay};
use nestmate_text::words::{TextKey, key, named, say};

use super::{Designer, around};
use crate::ui::frame::theme::accents;

impl Designer {
    /// How the chosen piece moves; the text with another way or one fewer, when that is wanted.
    pub(super) fn moves(&mut self, ui: &mut Ui, design: &Design) -> Option<String> {
        let letter = self.piece?;
        let piece = design.pieces().iter().find(|piece| piece.letter == letter)?;
        ui.add_space(8.0);
        ui.strong(say!("design-moves", piece = named(&piece.name)));
        ui.label(RichText::new(say!("design-moves-help")).small().color(accents(ui).quiet));
        self.tools(ui);
        let shown = ui.horizontal_top(|ui| {
            let clicked = around::around(ui, design, letter, &self.way);
            ui.add_space(12.0);
            ui.vertical(|ui| around::legend(ui, design, letter, &self.way));
            clicked
        });
        let clicked = shown.inner;
        let mut wanted = clicked.and_then(|to| design.with_click(letter, to, &self.way));
        for (index, way) in design.undrawn(letter) {
            ui.horizontal_wrapped(|ui| {
                if ui.small_button(say!("design-rule-remove")).clicked() {
                    wanted = design.without_way(letter, index);
                }
                let other = |letter: char| design.pieces().iter().find(|piece| piece.letter == letter);
                match way {
                    UndrawnWay::As(letter) => ui.label(say!("design-as", piece = other(letter).map_or("", |piece| named(&piece.name)))),
                    UndrawnWay::Text(text) => ui.label(RichText::new(text).monospace().small()),
                };
            });
        }
        wanted
    }

    fn tools(&mut self, ui: &mut Ui) {
        let way = &mut self.way;
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(say!("design-way"));
            let combo = ComboBox::from_id_salt("way").selected_text(stride_told(way.stride)).width(200.0).height(400.0).show_ui(ui, |ui| {
                for stride in Stride::ALL {
                    ui.selectable_value(&mut way.stride, stride, stride_told(stride));
                }
            });
            combo.response.labelled_by(label.id);
            let label = ui.label(say!("design-direction"));
            let combo = ComboBox::from_id_salt("directions").selected_text(dirs_told(&way.dirs)).show_ui(ui, |ui| {
                for dirs in [DirsDef::All, DirsDef::Forward, DirsDef::Forwardmost, DirsDef::Sideways, DirsDef::Backward] {
                    let told = dirs_told(&dirs);
                    ui.selectable_value(&mut way.dirs, dirs, told);
                }
            });
            combo.response.labelled_by(label.id);
        });
        ui.horizontal_wrapped(|ui| {
            let ways: &[(Only, TextKey)] =
                &[(Only::Both, key!("design-both")), (Only::Move, key!("design-move")), (Only::Capture, key!("design-capture"))];
            // What makes two steps always moves and captures.
            for &(only, text) in if way.stride == Stride::Twice { &[] } else { ways } {
                ui.radio_value(&mut way.only, only, say(text));
            }
            // Shown for every way, so that the diagram below stays in place.
            let limited = way.stride.is_limited();
            ui.add_enabled_ui(limited, |ui| {
                let label = ui.label(say!("design-most"));
                ui.add(DragValue::new(&mut way.most).speed(1).range(0..=31)).labelled_by(label.id);
            });
            match way.stride {
                Stride::Lame => _ = ui.checkbox(&mut way.bent, say!("design-leg-diagonal")),
                Stride::Twice => _ = ui.checkbox(&mut way.bent, say!("design-twice-both")),
                Stride::Zigzag => _ = ui.checkbox(&mut way.bent, say!("design-zigzag-both")),
                Stride::Leap | Stride::Slide | Stride::Hop | Stride::Vault | Stride::Circle => {}
            }
            ui.checkbox(&mut way.first, say!("design-first"));
            if way.first {
                ui.checkbox(&mut way.unchecked, say!("design-unchecked"));
            }
        });
    }
}

fn stride_told(stride: Stride) -> &'static str {
    match stride {
        Stride::Leap => say!("design-way-leap"),
        Stride::Slide => say!("design-way-slide"),
        Stride::Lame => say!("design-way-lame"),
        Stride::Hop => say!("design-way-hop"),
        Stride::Vault => say!("design-way-vault"),
        Stride::Circle => say!("design-way-circle"),
        Stride::Zigzag => say!("design-way-zigzag"),
        Stride::Twice => say!("design-way-twice"),
    }
}

fn dirs_told(dirs: &DirsDef) -> &'static str {
    match dirs {
        DirsDef::All | DirsDef::Towards(_) => say!("design-all-around"),
        DirsDef::Forward => say!("design-forward"),
        DirsDef::Forwardmost => say!("design-forwardmost"),
        DirsDef::Sideways => say!("design-sideways"),
        DirsDef::Backward => say!("design-backward"),
    }
}
