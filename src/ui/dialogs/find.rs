//! Finding a piece by its name, its letter, what it does or where it lives; and a cell for the keyboard.

use egui::{ScrollArea, Sense, Ui, Vec2};
use nestmate_core::geometry::Cell;
use nestmate_core::variant::{Base, KindId, Piece, Side};
use nestmate_text::words::{named, say};
use nestmate_text::{moves_in_words, rules_in_words};

use super::{Flow, unread};
use crate::app::{Action, App, Naming, Speech};
use crate::ui::desk::Desk;
use crate::ui::frame::widgets::{field, quiet_label, small_label, wrong_label};
use crate::ui::panels::census;

const PICTURE: f32 = 34.0;

#[derive(Clone, Debug, Default)]
pub(in crate::ui) struct FindForm {
    text: String,
    begun: bool,
}

impl FindForm {
    /// Shows the pieces that fit what is typed; one that is clicked, or the first with Enter, is looked at and pointed out on the board.
    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        let app = desk.app;
        let label = small_label(ui, say!("find-hint"));
        let (_, entered) = field(ui, &label, &mut self.text, &mut self.begun);
        let variant = app.variant();
        let fold = app.fold();
        let found = found(Naming { variant, fold: fold.as_deref() }, &self.text);
        let mut chosen = found.first().copied().filter(|_| entered);
        ui.add_space(4.0);
        // The dialog takes its height from the list, so that the list must not take its own from the dialog.
        let height = (ui.ctx().content_rect().height() - 220.0).clamp(120.0, 360.0);
        let list = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        list.auto_shrink([false, false]).id_salt("find").show(ui, |ui| {
            if found.is_empty() {
                quiet_label(ui, say!("find-none"));
            }
            for &kind in &found {
                if row(ui, desk, kind) {
                    chosen = Some(kind);
                }
            }
        });
        desk.wishes.extend(chosen.map(Action::Seek));
        if chosen.is_some() { Flow::Close } else { Flow::Stay }
    }
}

fn row(ui: &mut Ui, desk: &mut Desk<'_>, kind: KindId) -> bool {
    let app = desk.app;
    let variant = app.variant();
    let known = variant.kind(kind);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
        let (piece, fold) = (Piece::new(kind, Side::White), app.fold());
        let inner = fold.as_ref().and_then(|fold| fold.inner.as_ref()).and_then(|inner| Some((&inner.variant, inner.piece(piece)?)));
        let (kinds, piece) = inner.unwrap_or((variant, piece));
        desk.paint_of(ui, kinds, piece, token(app, kind), rect);
        let shown = kinds.kind(piece.kind());
        let clicked = ui.button(format!("{}  {}", shown.text(Side::White), named(&shown.name))).clicked();
        if inner.is_some() {
            let outer = say!("piece-outside", game = named(&variant.name), piece = named(&known.name));
            small_label(ui, outer);
        }
        let census = census(app, kind);
        unread(&small_label(ui, &census), &census);
        clicked
    })
    .inner
}

/// The kinds that fit, first those that are called so, then those whose names begin so or have it in them.
fn found(naming: Naming<'_>, text: &str) -> Vec<KindId> {
    let variant = naming.variant;
    let wanted = text.trim().to_lowercase();
    let fit = |name: &str| match name.to_lowercase().find(&wanted) {
        Some(0) if name.chars().count() == wanted.chars().count() => 0,
        Some(0) => 1,
        Some(_) => 2,
        None => 3,
    };
    let rank = |kind: &KindId| {
        let known = variant.kind(*kind);
        // A piece of this name stands before one that only stands for it.
        let names = [(known.name.as_str(), 1), (&known.stands_for, 2)].into_iter().filter(|(name, _)| !name.is_empty());
        let own = names.map(|(name, after)| (fit(name).min(fit(named(name))), after));
        // On a folded board the game inside has the first word.
        own.chain([(fit(naming.held(*kind)), 0)]).min()
    };
    let mut found: Vec<KindId> = variant.kind_ids().filter(|&kind| fits(naming, kind, text)).collect();
    if !wanted.is_empty() {
        found.sort_by_key(rank);
    }
    found
}

/// What the pieces of a kind stand on: as most of those on the board do.
fn token(app: &App, kind: KindId) -> Base {
    let variant = app.variant();
    let is_one = |&cell: &Cell| Some(app.board().at(cell)).filter(|piece| piece.is_some()).is_some_and(|piece| piece.kind() == kind);
    let cells = variant.board.cells.iter().filter(is_one);
    let mut layers: Vec<usize> = cells.filter_map(|cell| variant.layer_of_piece(kind, cell)).collect();
    layers.sort_unstable();
    let most = layers.chunk_by(|a, b| a == b).max_by_key(|alike| alike.len()).and_then(|alike| alike.first()).copied();
    let most = most.or_else(|| variant.layers.iter().position(|layer| layer.pieces.contains(kind)));
    most.and_then(|layer| variant.layers.get(layer)).map_or(Base::Free, |layer| layer.base)
}

/// Whether each word is found in what is known of a piece; a single letter is its own or begins a word of its name.
fn fits(naming: Naming<'_>, kind: KindId, text: &str) -> bool {
    let variant = naming.variant;
    let known = variant.kind(kind);
    let layers = variant
        .layers
        .iter()
        .filter(|layer| layer.pieces.contains(kind))
        .flat_map(|layer| [layer.id.clone(), layer.name.clone(), named(&layer.name).to_owned()]);
    let own = [&known.name, &known.stands_for].into_iter().flat_map(|name| [name.clone(), named(name).to_owned()]);
    let words = moves_in_words(variant, kind).into_iter().chain(rules_in_words(variant, kind)).chain(layers);
    let all = own.chain([naming.held(kind).to_owned()]).chain(words).collect::<Vec<_>>().join(" ").to_lowercase();
    text.to_lowercase().split_whitespace().all(|word| match word.len() {
        1 => known.letter.to_lowercase().eq(word.chars()),
        _ => all.contains(word),
    })
}

#[derive(Clone, Debug, Default)]
pub(in crate::ui) struct GoToForm {
    text: String,
    begun: bool,
    wrong: Option<String>,
}

impl GoToForm {
    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        let label = quiet_label(ui, say!("go-to-hint"));
        let (field, entered) = field(ui, &label, &mut self.text, &mut self.begun);
        if field.changed() {
            self.wrong = None;
        }
        if let Some(wrong) = &self.wrong {
            wrong_label(ui, wrong);
        }
        if !entered {
            return Flow::Stay;
        }
        if let Some(cell) = desk.app.place(&self.text) {
            desk.wishes.push(Action::Cursor(cell));
            return Flow::Close;
        }
        let wrong = say!("voice-no-place", text = self.text.trim());
        desk.wishes.push(Speech::urgent(wrong.as_str()));
        self.wrong = Some(wrong);
        field.request_focus();
        Flow::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_found_by_name_letter_ability_and_lattice() {
        let library = crate::shipped::library();
        let (id, _) = library.games().next().expect("there is a game");
        let variant = library.get(id).expect("it compiles");
        let found = |text: &str| -> Vec<&str> {
            found(Naming { variant: &variant, fold: None }, text).into_iter().map(|kind| variant.kind(kind).name.as_str()).collect()
        };
        assert_eq!(found("rook").first(), Some(&"Dabbarider"), "what stands for a Rook comes before what moves like one");
        assert_eq!(found("king")[0], "King");
        assert_eq!(found("queen")[0], "Queen");
        assert_eq!(found("alibaba").first(), Some(&"Alibaba"));
        assert_eq!(found("r"), ["Rose"]);
        assert!(found("unbound").contains(&"Queen") && !found("oddbound").contains(&"Queen"));
        assert!(found("shogi pawn").contains(&"Dabchick"));
        assert!(found("no such piece").is_empty());
        assert_eq!(found("").len(), variant.kind_ids().count());
    }
}
