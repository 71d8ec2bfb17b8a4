//! Finding a piece by its name, its letter, what it does or where it lives.

use egui::{Key, RichText, ScrollArea, Sense, TextEdit, Ui, Vec2};

use super::Fate;
use crate::app::{Action, App};
use crate::ui::board::{BoardTheme, BoardView, paint_piece};
use crate::ui::frame::theme::accents;
use crate::ui::panels::census;
use crate::variant::{Base, KindId, Piece, Side, Variant, moves_in_words, rules_in_words};
use crate::words::{named, say};

/// The side of a piece's picture, in points.
const PICTURE: f32 = 34.0;

/// What is looked for.
#[derive(Clone, Debug, Default)]
pub(in crate::ui) struct FindForm {
    text: String,
    begun: bool,
}

impl FindForm {
    /// Shows the pieces that fit what is typed; one that is clicked, or the first with Enter, is looked at and pointed out on the board.
    pub(in crate::ui) fn show(
        &mut self,
        ui: &mut Ui,
        app: &App,
        view: &mut BoardView,
        theme: &BoardTheme,
        actions: &mut Vec<Action>,
    ) -> Fate {
        let label = ui.label(RichText::new(say("find-hint")).small().color(accents(ui).quiet));
        let field = ui.add(TextEdit::singleline(&mut self.text).desired_width(f32::INFINITY)).labelled_by(label.id);
        if !std::mem::replace(&mut self.begun, true) {
            field.request_focus();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let variant = app.variant();
        let found: Vec<KindId> = variant.kind_ids().filter(|&kind| fits(variant, kind, &self.text)).collect();
        let mut chosen = found.first().copied().filter(|_| entered);
        ui.add_space(4.0);
        ScrollArea::vertical().max_height(360.0).auto_shrink([false, false]).id_salt("find").show(ui, |ui| {
            if found.is_empty() {
                ui.label(RichText::new(say("find-none")).color(accents(ui).quiet));
            }
            for &kind in &found {
                if row(ui, app, kind, view, theme) {
                    chosen = Some(kind);
                }
            }
        });
        actions.extend(chosen.map(Action::Seek));
        if chosen.is_some() { Fate::Close } else { Fate::Stay }
    }
}

fn row(ui: &mut Ui, app: &App, kind: KindId, view: &mut BoardView, theme: &BoardTheme) -> bool {
    let variant = app.variant();
    let known = variant.kind(kind);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
        let base = variant.layers.iter().find(|layer| layer.pieces.contains(kind)).map_or(Base::Free, |layer| layer.base);
        paint_piece(ui, view, variant, Piece::new(kind, Side::White), base, rect, theme);
        let clicked = ui.button(format!("{}  {}", known.text(Side::White), named(&known.name))).clicked();
        ui.label(RichText::new(census(app, kind)).small().color(accents(ui).quiet));
        clicked
    })
    .inner
}

/// Whether each word is found in what is known of a piece; a single letter is its own or begins a word of its name.
fn fits(variant: &Variant, kind: KindId, text: &str) -> bool {
    let known = variant.kind(kind);
    let layers = variant
        .layers
        .iter()
        .filter(|layer| layer.pieces.contains(kind))
        .flat_map(|layer| [layer.id.clone(), layer.name.clone(), named(&layer.name).to_owned()]);
    let own = [&known.name, &known.stands_for].into_iter().flat_map(|name| [name.clone(), named(name).to_owned()]);
    let words = moves_in_words(variant, kind).into_iter().chain(rules_in_words(variant, kind)).chain(layers);
    let all = own.chain(words).collect::<Vec<_>>().join(" ").to_lowercase();
    text.to_lowercase().split_whitespace().all(|word| match word.len() {
        1 => known.letter.to_lowercase().eq(word.chars()),
        _ => all.contains(word),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::Library;

    #[test]
    fn pieces_are_found_by_name_letter_ability_and_lattice() {
        let library = Library::shipped();
        let (id, _) = library.games().next().expect("there is a game");
        let variant = library.get(id).expect("it compiles");
        let found = |text: &str| -> Vec<&str> {
            variant.kind_ids().filter(|&kind| fits(&variant, kind, text)).map(|kind| variant.kind(kind).name.as_str()).collect()
        };
        assert_eq!(found("alibaba").first(), Some(&"Alibaba"));
        assert_eq!(found("r"), ["Rose"]);
        assert!(found("unbound").contains(&"Queen") && !found("oddbound").contains(&"Queen"));
        assert!(found("shogi pawn").contains(&"Dabchick"));
        assert!(found("no such piece").is_empty());
        assert_eq!(found("").len(), variant.kind_ids().count());
    }
}
