//! The piece under the pointer: picture, name, what it stands for, how it moves, and what holds it. While the board is folded to a game
//! inside, all this is about that game's piece; what it is in the whole game can be unfolded below.

use std::sync::Arc;

use egui::{Align, CollapsingHeader, Layout, Pos2, Rect, RichText, ScrollArea, Sense, Ui, Vec2};
use nestmate_core::geometry::Cell;
use nestmate_core::variant::{Base, KindId, Piece, Reserve, Rule, Side, Variant};
use nestmate_text::words::{named, say};
use nestmate_text::{inner_rules_in_words, moves_from_in_words, moves_in_words, named_side, rules_in_words, some_rules_in_words};

use super::Desk;
use super::diagram::{DrawnMoves, diagram, key};
use crate::app::{App, Fold, Held, InnerGame, Inspected, Naming};
use crate::saying::owner_of_reserve;
use crate::ui::frame::theme::accents;
use crate::ui::frame::tips;
use crate::ui::frame::widgets::{quiet_label, small_label, wrong_label};
use crate::ui::lattices;

/// The side of the picture, and the bounds of the diagram's, in points.
const PICTURE: f32 = 56.0;
const DIAGRAM: (f32, f32) = (104.0, 156.0);

/// The size of the diagram, as a share of the width that there is.
const SHARE: f32 = 0.3;

/// The least height of the tab in which all that is told of a piece is unfolded at first, in points.
const ALL: f32 = 260.0;

/// How long the diagram takes to turn, in seconds.
const TURN: f32 = 0.3;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let variant = desk.app.variant().clone();
    let Some(inspected) = desk.app.inspected() else {
        quiet_label(ui, say!("piece-none"));
        if let Some(cell) = telling_cell(desk.app) {
            ScrollArea::vertical().auto_shrink([false, false]).id_salt("piece").show(ui, |ui| from_here(ui, &variant, cell));
        }
        return;
    };
    let inner = InnerPiece::of(desk.app, inspected);
    let other = if inner.is_some() { None } else { InnerPiece::anywhere(desk.app, inspected) };
    let inside = inner.as_ref().or(other.as_ref()).filter(|inside| inside.moves);
    let shown = inside.filter(|_| inner.is_some() != desk.kept.diagram_turned);
    let side = (ui.available_width() * SHARE).clamp(DIAGRAM.0, DIAGRAM.1);
    ui.horizontal_top(|ui| {
        let text = Vec2::new(ui.available_width() - side - 10.0, ui.available_height());
        ui.allocate_ui_with_layout(text, Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(text);
            let salt = (inspected.kind, inspected.side);
            let area = ScrollArea::vertical().auto_shrink([false, false]).id_salt(("piece", salt));
            area.show(ui, |ui| {
                ui.horizontal_top(|ui| {
                    portrait(ui, desk, inspected, inner.as_ref());
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 1.0;
                        names(ui, desk.app, inspected, inner.as_ref());
                    });
                });
                tell(ui, desk, inspected, (inner.as_ref(), shown), text.y);
            });
        });
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            either(ui, desk, inspected, (inner.as_ref(), inside), side);
        });
    });
}

/// The diagram of how a piece moves here, or in the game inside: a click turns it to the other, for this piece and those after it, and the
/// words with it.
fn either(ui: &mut Ui, desk: &mut Desk<'_>, inspected: Inspected, (inner, inside): (Option<&InnerPiece>, Option<&InnerPiece>), side: f32) {
    let (app, variant) = (desk.app, desk.app.variant().clone());
    let Some(inside) = inside else {
        let drawn = drawn(app, &variant, inspected, inner);
        diagram(ui, drawn, side);
        return key(ui, drawn);
    };
    let views = [None, Some(inside)].map(|inside| drawn(app, &variant, inspected, inside));
    let seen = usize::from(inner.is_some() != desk.kept.diagram_turned);
    let way =
        ui.ctx().animate_bool_with_time(ui.scope_id().with("diagram"), seen == 1, if ui.style().animation_time > 0.0 { TURN } else { 0.0 });
    let shown = views[usize::from(way > 0.5)];
    let rect = ui.cursor().intersect(ui.max_rect());
    let open = Rect::from_center_size(
        Pos2::new(rect.left() + side / 2.0, rect.center().y),
        Vec2::new(side * (1.0 - 2.0 * way).abs(), f32::INFINITY),
    );
    let response = ui.scope(|ui| {
        ui.shrink_clip_rect(open);
        diagram(ui, shown, side)
    });
    let mut turned = ui.interact(response.inner.rect, ui.scope_id().with("turn the diagram"), Sense::click()).clicked();
    let game = named(&inside.variant.name);
    let there = say!("diagram-there", game = game, piece = inside.name());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for (at, text) in [say!("diagram-here"), there.as_str()].into_iter().enumerate() {
            let label = ui.selectable_label(at == seen, RichText::new(text).small());
            let label = tips::beside(ui, label, &say!("diagram-turn.tip", game = game));
            turned |= label.clicked() && at != seen;
        }
    });
    key(ui, shown);
    desk.kept.diagram_turned ^= turned;
}

pub(super) struct InnerPiece {
    variant: Arc<Variant>,
    piece: Piece,
    cell: Option<Cell>,
    place: Option<String>,
    rules: Vec<String>,
    /// Whether it moves as in its game.
    pub(super) moves: bool,
}

impl InnerPiece {
    /// In the game inside that the board is folded to.
    pub(super) fn of(app: &App, inspected: Inspected) -> Option<Self> {
        app.fold().and_then(|fold| Self::on(app, inspected, &fold))
    }

    /// In the game inside that it belongs to, however the board is seen.
    fn anywhere(app: &App, inspected: Inspected) -> Option<Self> {
        app.ways_to_fold().iter().find_map(|fold| Self::on(app, inspected, fold))
    }

    fn on(app: &App, inspected: Inspected, fold: &Fold) -> Option<Self> {
        let inner: &InnerGame = fold.inner.as_ref().filter(|_| inspected.cell.is_none_or(|cell| fold.cells.contains(cell)))?;
        let piece = inner.piece(Piece::new(inspected.kind, inspected.side.unwrap_or_default()))?;
        let naming = Naming { variant: app.variant(), fold: Some(fold) };
        let (whole, known) = ((&**app.variant(), inspected.kind), (&*inner.variant, piece.kind()));
        Some(Self {
            rules: inner_rules_in_words(whole, known, &fold.cells, |kind| naming.held(kind)),
            variant: Arc::clone(&inner.variant),
            piece,
            cell: inspected.cell.and_then(|cell| inner.cell(cell)),
            place: inspected.cell.map(|cell| fold.cell_name(app.variant(), cell)),
            moves: !inner.pieces_only,
        })
    }

    pub(super) fn name(&self) -> &str {
        named(&self.variant.kind(self.piece.kind()).name)
    }

    fn moves_in_words(&self) -> Vec<String> {
        moves_in_words(&self.variant, self.piece.kind())
    }

    /// How it moves and what rules it has there.
    pub(super) fn tell(&self, ui: &mut Ui) {
        for sentence in self.moves_in_words() {
            ui.label(sentence);
        }
        for sentence in &self.rules {
            quiet_label(ui, sentence);
        }
    }
}

/// What is drawn of how a piece moves: in the game inside, if it moves as there.
pub(super) fn drawn<'a>(app: &App, variant: &'a Variant, inspected: Inspected, inner: Option<&'a InnerPiece>) -> DrawnMoves<'a> {
    let up = (inspected.side != Some(Side::Black)) != app.is_flipped();
    let own = DrawnMoves { variant, kind: inspected.kind, from: inspected.cell.zip(inspected.side), up };
    inner.filter(|inner| inner.moves).map_or(own, |inner| DrawnMoves {
        variant: &inner.variant,
        kind: inner.piece.kind(),
        from: inner.cell.zip(inspected.side),
        up,
    })
}

/// What a piece is, in words; how it moves and its rules are those of the game inside while its diagram is `shown`.
fn tell(ui: &mut Ui, desk: &Desk<'_>, inspected: Inspected, (inner, shown): (Option<&InnerPiece>, Option<&InnerPiece>), room: f32) {
    let variant = desk.app.variant();
    ui.spacing_mut().item_spacing.y = 3.0;
    if let Some(reason) = desk.app.obstacle() {
        wrong_label(ui, reason);
    }
    if let Some(reason) = inspected.cell.and_then(|cell| desk.app.frozen(cell)) {
        ui.label(RichText::new(say!("piece-frozen", reason = reason.to_string())).strong().color(accents(ui).alarm));
    }
    let moves = shown.map_or_else(|| moves_in_words(variant, inspected.kind), InnerPiece::moves_in_words);
    for sentence in moves {
        ui.label(sentence);
    }
    if let Some(text) = decides(desk.app, inspected.kind, inner) {
        quiet_label(ui, text);
    }
    // Where all of it has no room, it begins with how the piece moves; the user's choice stays for other pieces.
    let heading = RichText::new(say!("piece-more")).small().color(accents(ui).quiet);
    let more = CollapsingHeader::new(heading).id_salt("more of a piece").default_open(room >= ALL);
    more.show_unindented(ui, |ui| {
        let rules = shown.map_or_else(|| rules_of(desk.app, inspected), |inner| inner.rules.clone());
        for sentence in rules {
            quiet_label(ui, sentence);
        }
        small_label(ui, census(desk.app, inspected.kind));
        if let Some(worth) = desk.app.worth(inspected.kind) {
            let label = small_label(ui, worth_in_words(worth));
            tips::beside(ui, label, say!("piece-worth.tip"));
        }
        if inner.is_some() {
            in_whole(ui, desk.app, inspected);
        }
    });
    if let Some(cell) = telling_cell(desk.app) {
        from_here(ui, variant, cell);
    }
}

/// Whether a piece decides a game that has others inside: each of them has a King, and only that of the whole does.
fn decides(app: &App, kind: KindId, inner: Option<&InnerPiece>) -> Option<&'static str> {
    if app.variant().kind(kind).royal {
        return app.has_folds().then(|| say!("piece-decides"));
    }
    inner.filter(|inner| inner.variant.kind(inner.piece.kind()).royal).map(|_| say!("piece-decides-not"))
}

/// What the piece is in the whole game, whose names and ranks are others.
fn in_whole(ui: &mut Ui, app: &App, inspected: Inspected) {
    let variant = app.variant();
    let heading = RichText::new(say!("piece-rules-outside", game = named(&variant.name))).small().color(accents(ui).quiet);
    CollapsingHeader::new(heading).id_salt("in the whole game").show(ui, |ui| {
        let place = inspected.cell.map(|cell| variant.cell_name(cell));
        let name = [named(&variant.kind(inspected.kind).name)].into_iter().chain(place.as_deref());
        ui.label(RichText::new(name.collect::<Vec<_>>().join(say!("between-parts"))).small().strong());
        for sentence in rules_of(app, inspected) {
            small_label(ui, sentence);
        }
    });
}

/// The rules for a piece where it stands: of castling only while it may.
fn rules_of(app: &App, inspected: Inspected) -> Vec<String> {
    let castles = app.may_castle(inspected);
    some_rules_in_words(app.variant(), inspected.kind, |rule| castles || !matches!(rule, Rule::Castle { .. }))
}

/// The cell that is looked at, where its lattice says how pieces move from there. What else depends on cells is told of each piece.
fn telling_cell(app: &App) -> Option<Cell> {
    app.telling_cell().filter(|_| lattices::are_told(app))
}

/// What each piece would be from a cell, in a game in which that differs; White's view.
fn from_here(ui: &mut Ui, variant: &Variant, cell: Cell) {
    let lattice = variant.layer_of_cell(cell).map_or("", |layer| named(&variant.layers[layer].name));
    ui.add_space(6.0);
    ui.label(
        RichText::new(say!("piece-from", side = named_side(variant, Side::White), cell = variant.cell_name(cell), lattice = lattice))
            .strong(),
    );
    for kind in variant.kind_ids() {
        let moves = moves_from_in_words(variant, kind, Side::White, cell);
        let words = if moves.is_empty() { say!("piece-cannot-move").to_owned() } else { moves.join(say!("between-sentences")) };
        ui.label(say!("piece-does", piece = named(&variant.kind(kind).name), words = words));
    }
}

/// A value in centipawns, in halves of a pawn while it is small: `Worth about 2½ pawns by this game's values.`
fn worth_in_words(centipawns: i32) -> String {
    let halves = (centipawns + 25).max(0) / 50;
    let pawns = match halves {
        0..10 if halves % 2 == 1 => format!("{}½", halves / 2),
        0..10 => (halves / 2).to_string(),
        _ => ((centipawns + 50) / 100).to_string(),
    };
    say!("piece-worth", halves = halves, pawns = pawns)
}

/// How many pieces of a kind there are, and where: `On the board: White 2, Black 1. In reserve: White 1.`
pub(in crate::ui) fn census(app: &App, kind: KindId) -> String {
    let position = app.game().position();
    let list = |counts: &[(Reserve, usize)]| {
        let some = counts.iter().filter(|(_, count)| *count > 0);
        let some = some.map(|&(whose, count)| say!("census-count", owner = owner_of_reserve(app.variant(), whose), count = count));
        let text = some.collect::<Vec<_>>().join(say!("between-parts"));
        if text.is_empty() { say!("census-none").to_owned() } else { text }
    };
    let fold = app.fold();
    let inside = fold.as_ref().filter(|fold| fold.inner.as_ref().is_some_and(|inner| inner.piece(Piece::new(kind, Side::White)).is_some()));
    let seen = inside.map_or(&app.variant().board.cells, |fold| &fold.cells);
    let pieces = Side::BOTH.map(|side| (Reserve::of(side), position.count(side, kind, seen)));
    let reserves = Reserve::ALL.map(|reserve| (reserve, usize::from(position.reserves().count(reserve, kind))));
    let held = reserves.iter().any(|(_, count)| *count > 0);
    let (pieces, folded) = (list(&pieces), fold.is_some() && inside.is_none());
    match (held, folded) {
        (true, true) => say!("census-whole-held", pieces = pieces, held = list(&reserves)),
        (true, false) => say!("census-held", pieces = pieces, held = list(&reserves)),
        (false, true) => say!("census-whole", pieces = pieces),
        (false, false) => say!("census", pieces = pieces),
    }
}

pub(in crate::ui) fn describe(ui: &mut Ui, variant: &Variant, kind: KindId) {
    ui.spacing_mut().item_spacing.y = 3.0;
    for sentence in moves_in_words(variant, kind) {
        ui.label(sentence);
    }
    for sentence in rules_in_words(variant, kind) {
        quiet_label(ui, sentence);
    }
}

fn portrait(ui: &mut Ui, desk: &mut Desk<'_>, inspected: Inspected, inner: Option<&InnerPiece>) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
    ui.painter().rect_filled(rect, 8.0, accents(ui).card);
    let square = rect.shrink(3.0);
    let variant = desk.app.variant();
    let base = inspected.cell.map_or(Base::Free, |cell| variant.base_of(inspected.kind, cell));
    match (inner, inspected.cell) {
        (Some(inner), _) => desk.paint_of(ui, &inner.variant, inner.piece, base, square),
        (None, None) => {
            let reserve = inspected.side.map_or(Reserve::Neutral, Reserve::of);
            desk.paint_held(ui, Held { reserve, kind: inspected.kind }, square);
        }
        (None, Some(_)) => desk.paint(ui, Piece::new(inspected.kind, inspected.side.unwrap_or_default()), base, square),
    }
}

fn names(ui: &mut Ui, app: &App, inspected: Inspected, inner: Option<&InnerPiece>) {
    let variant = app.variant();
    let kind = variant.kind(inspected.kind);
    let shown = inner.map_or(kind, |inner| inner.variant.kind(inner.piece.kind()));
    ui.label(RichText::new(named(&shown.name)).size(18.0).strong());
    let quiet = accents(ui).quiet;
    let small = |text: String| RichText::new(text).small().color(quiet);
    let owner = inspected.side.map_or(say!("piece-neutral"), |side| named_side(variant, side));
    let outer = inspected.cell.map(|cell| variant.cell_name(cell));
    let place = inner.and_then(|inner| inner.place.clone()).or(outer);
    let whose = [owner].into_iter().chain(place.as_deref()).collect::<Vec<_>>().join(say!("between-parts"));
    ui.label(small(format!("{} · {whose}", shown.text(Side::White))));
    if inner.is_none() && !kind.stands_for.is_empty() {
        ui.label(small(say!("piece-stands-for", piece = named(&kind.stands_for))));
    }
    if let Some(cell) = inspected.cell.filter(|_| inner.is_none() && lattices::are_told(app)) {
        let layer = variant.piece_layer(inspected.kind, cell);
        let lattice = variant.layer_of_cell(cell).and_then(|layer| variant.layers.get(layer));
        match (layer, lattice) {
            (Some(layer), Some(lattice)) if layer.name != lattice.name => {
                ui.label(small(say!("piece-layer-on", layer = named(&layer.name), lattice = named(&lattice.name))));
            }
            (Some(layer), _) => _ = ui.label(small(say!("piece-layer", layer = named(&layer.name)))),
            (None, _) => {}
        }
    }
    if kind.turned {
        let unturned = inner.map_or(variant.kind(kind.unturned), |inner| inner.variant.kind(shown.unturned));
        let unturned = named(&unturned.name);
        ui.label(small(say!("piece-turned", piece = unturned)));
    }
}
