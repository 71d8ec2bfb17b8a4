//! What each side of a design begins with in reserve, changed by clicks and by dropping pieces there.

use egui::{Frame, Ui};
use nestmate_core::variant::Design;
use nestmate_text::words::{named, say};

use super::Designer;

impl Designer {
    /// The reserves of both sides; the text with a piece more or fewer in one, when that is wanted.
    pub(super) fn hands(&self, ui: &mut Ui, design: &Design) -> Option<String> {
        let rows = ["white", "black"].map(|owner| ui.push_id(owner, |ui| self.hand(ui, design, owner)).inner);
        rows.into_iter().flatten().next()
    }

    /// A side's reserve: each piece held with its number, and the chosen piece to be added.
    fn hand(&self, ui: &mut Ui, design: &Design, owner: &'static str) -> Option<String> {
        let (black, both) = (owner == "black", self.board.both);
        let name = |letter: char| design.pieces().iter().find(|piece| piece.letter == letter).map_or("", |piece| named(&piece.name));
        let mut wanted = None;
        let hand = design.hand(black);
        let more = self.piece.filter(|letter| hand.iter().all(|(held, _)| held != letter)).map(|letter| (letter, 0));
        let (row, dropped) = ui.dnd_drop_zone::<char, ()>(Frame::new(), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(say!("setup-reserve", owner = owner, count = hand.iter().map(|(_, count)| count).sum::<usize>()));
                for (letter, count) in hand.iter().copied().chain(more) {
                    let piece = name(letter);
                    if count > 0 {
                        let fewer = ui.small_button("−");
                        let told = say!("design-hand-fewer", owner = owner, piece = piece);
                        fewer.ctx.accesskit_node_builder(fewer.id, |node| node.set_label(told.as_str()));
                        if fewer.on_hover_text(told).clicked() {
                            wanted = design.with_held(letter, black, false, both);
                        }
                        ui.label(say!("setup-missing-piece", count = count, piece = piece));
                    }
                    let text = if count > 0 { "+".to_owned() } else { format!("+ {piece}") };
                    let add = ui.small_button(text);
                    let told = say!("setup-add", owner = owner, piece = piece);
                    add.ctx.accesskit_node_builder(add.id, |node| node.set_label(told.as_str()));
                    if add.on_hover_text(told).clicked() {
                        wanted = design.with_held(letter, black, true, both);
                    }
                }
            });
        });
        row.response.on_hover_text(say!("design-hand-help"));
        wanted.or_else(|| design.with_held(*dropped?, black, true, both))
    }
}
