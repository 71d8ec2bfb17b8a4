//! The stands, on which the pieces in hand lie as Shogi players have them; each kind that can come into hand has a place of its own there.
//! A board without lattices has one at either side: at the near side's right, at the far side's left. A board with lattices has them in one
//! column at its right: the opponent's above, one's own below, and what belongs to nobody in the middle.

use egui::{Align2, Color32, CornerRadius, FontId, Frame, Panel, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use nestmate_core::variant::{KindId, Reserve, Side};
use nestmate_text::words::say;

use super::{Desk, reserves};
use crate::app::{Action, App, Held};
use crate::saying::owner_of_reserve;
use crate::ui::board::Layout;
use crate::ui::frame::theme::accents;
use crate::ui::frame::tips;
use crate::ui::frame::widgets::float;
use crate::ui::{bar, lattices};

/// The side of a place beside a board without lattices, in cells; and its bounds, in points.
const PLACE: f32 = 0.86;
const BOUNDS: (f32, f32) = (30.0, 84.0);

/// The side of a place in the column, and how many are side by side there.
const SMALL: f32 = 30.0;
const ABREAST: usize = 4;

/// The size of the letters of a stand's title, in points.
const TITLE: f32 = 12.0;

/// The space around the places, and between a stand and the board, in points.
const EDGE: f32 = 3.0;
const GAP: f32 = 8.0;

/// The most places below each other beside a board without lattices.
const HIGH: usize = 8;

/// Where the reserves of the game on the board are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) enum Stands {
    /// There are none, or something else shows them.
    #[default]
    No,
    /// In the players' rows, where there is no room beside the board.
    Rows,
    Sides,
    Column,
}

impl Stands {
    /// `spare` is the room beside the board, the lattices and the least panel, in points.
    pub(super) fn of(app: &App, spare: f32) -> Self {
        if !app.variant().has_reserves || app.editor().is_some() || app.learning().is_some() {
            Self::No
        } else if !lattices::are_told(app) {
            Self::Sides
        } else if spare >= column() {
            Self::Column
        } else {
            Self::Rows
        }
    }

    /// Where they are in a room of this width at the right of the board.
    pub(super) fn of_room(app: &App, width: f32) -> Self {
        let held = app.variant().has_reserves && app.learning().is_none();
        if held && width >= column() { Self::Column } else { Self::No }
    }

    pub(super) fn width(self, app: &App, room: Vec2) -> f32 {
        match self {
            Self::No | Self::Rows => 0.0,
            Self::Column => column(),
            Self::Sides => {
                let cell = room.y / f32::from(app.variant().board.grid.ranks() + 1);
                2.0 * (float(kinds(app).len().div_ceil(HIGH).max(1)) * (cell * PLACE).clamp(BOUNDS.0, BOUNDS.1) + 2.0 * EDGE + GAP)
            }
        }
    }
}

fn column() -> f32 {
    float(ABREAST) * SMALL + 2.0 * EDGE
}

pub(in crate::ui) struct LaidStand {
    reserve: Reserve,
    kinds: Vec<KindId>,
    rect: Rect,
    /// The side of a place, and how many are abreast.
    square: f32,
    abreast: usize,
    /// Where it says whose stand it is.
    title: Option<Pos2>,
}

/// Takes the room of the stands from the board's. They are shown when the board is, which gets the pointer wherever nothing is above it.
pub(in crate::ui) fn lay(ui: &mut Ui, desk: &mut Desk<'_>) -> Vec<LaidStand> {
    match desk.kept.beside.stands {
        Stands::No | Stands::Rows => Vec::new(),
        Stands::Sides => sides(ui, desk),
        Stands::Column => in_column(ui, desk),
    }
}

pub(in crate::ui) fn show(ui: &Ui, desk: &mut Desk<'_>, laid: &[LaidStand]) {
    for laid in laid {
        stand(ui, desk, laid);
        if let Some(at) = laid.title {
            let text = say!("reserve-title", owner = owner_of_reserve(desk.app.variant(), laid.reserve));
            ui.painter().text(at, Align2::CENTER_CENTER, text, FontId::proportional(TITLE), accents(ui).quiet);
        }
    }
}

fn in_column(ui: &mut Ui, desk: &mut Desk<'_>) -> Vec<LaidStand> {
    let kinds = kinds(desk.app);
    let area = ui.available_rect_before_wrap();
    margin(ui, desk, Panel::right("stands"), column());
    let rows = float(kinds.len().div_ceil(ABREAST).max(1));
    // Two stands, and between them two rows of what belongs to nobody, each with its title.
    let square = SMALL.min((area.height() - 8.0 * EDGE - 6.0 * GAP) / (2.0 * rows + 2.0));
    let size = vec2(column(), rows * square + 2.0 * EDGE);
    let left = area.right() - column();
    let near = desk.app.near_side();
    let far_rect = Rect::from_min_size(pos2(left, area.top() + EDGE), size);
    let near_rect = Rect::from_min_size(pos2(left, area.bottom() - EDGE - size.y), size);
    let held: Vec<KindId> = desk.reserves().kinds(Reserve::Neutral).collect();
    let high = float(held.len().div_ceil(ABREAST)) * square + 2.0 * EDGE;
    let middle = Rect::from_center_size(pos2(left + column() / 2.0, area.center().y), vec2(column(), high));
    let laid = |reserve: Reserve, kinds: &[KindId], rect: Rect, title: Pos2| LaidStand {
        reserve,
        kinds: kinds.to_vec(),
        rect,
        square,
        abreast: ABREAST,
        title: Some(title),
    };
    let above = |rect: Rect| rect.center_top() - vec2(0.0, GAP);
    let mut stands = vec![
        laid(Reserve::of(near.other()), &kinds, far_rect, far_rect.center_bottom() + vec2(0.0, GAP)),
        laid(Reserve::of(near), &kinds, near_rect, above(near_rect)),
    ];
    if !held.is_empty() {
        stands.push(laid(Reserve::Neutral, &held, middle, above(middle)));
    }
    stands
}

fn sides(ui: &mut Ui, desk: &mut Desk<'_>) -> Vec<LaidStand> {
    let kinds = kinds(desk.app);
    let columns = kinds.len().div_ceil(HIGH).max(1);
    let area = ui.available_rect_before_wrap();
    let (variant, flipped, scale) = (desk.app.variant().clone(), desk.app.is_flipped(), ui.pixels_per_point());
    let laid = |area: Rect| Layout::new(&variant.board, flipped, area, scale);
    let square = (laid(area).unit * PLACE).clamp(BOUNDS.0, BOUNDS.1);
    let size = vec2(float(columns), float(kinds.len().div_ceil(columns))) * square + Vec2::splat(2.0 * EDGE);
    margin(ui, desk, Panel::left("far stand"), size.x + GAP);
    margin(ui, desk, Panel::right("near stand"), size.x + GAP);
    // The bar stands between the far stand and the board.
    let (room, bar) = (ui.available_rect_before_wrap(), bar::room(desk.app, desk.kept.beside.bar));
    let layout = laid(room.with_min_x(room.left() + bar));
    let frame = layout.frame;
    let left = frame.left() - layout.margin - bar - GAP / 2.0 - size.x;
    let right = (frame.right() + layout.brim + GAP / 2.0).min(area.right() - size.x);
    let near = desk.app.near_side();
    let far_rect = Rect::from_min_size(pos2(left.max(area.left()), frame.top()), size);
    let near_rect = Rect::from_min_size(pos2(right, frame.bottom() - size.y), size);
    let stands = [(Reserve::of(near.other()), far_rect), (Reserve::of(near), near_rect)];
    let laid = |(reserve, rect)| LaidStand { reserve, kinds: kinds.clone(), rect, square, abreast: columns, title: None };
    stands.map(laid).into()
}

/// Takes the room of a stand from the board. A click there lets go of what is in hand, as one beside the cells does.
fn margin(ui: &mut Ui, desk: &mut Desk<'_>, panel: Panel, width: f32) {
    let panel = panel.exact_size(width).resizable(false).show_separator_line(false).frame(Frame::NONE);
    let ground = panel.show(ui, |ui| ui.interact(ui.max_rect(), ui.scope_id().with("ground"), Sense::click())).inner;
    desk.wishes.on(&ground, Action::Cancel);
}

/// The kinds that can be dropped or are in hand, the strongest first as books and boards have them.
fn kinds(app: &App) -> Vec<KindId> {
    let (variant, reserves) = (app.variant(), app.position_seen().reserves());
    let in_hand = |kind: KindId| Side::BOTH.into_iter().any(|side| reserves.count(Reserve::of(side), kind) > 0);
    variant.kind_ids().filter(|&kind| variant.can_be_dropped(kind) || in_hand(kind)).collect()
}

fn stand(ui: &Ui, desk: &mut Desk<'_>, laid: &LaidStand) {
    let LaidStand { reserve, rect, square, abreast, ref kinds, .. } = *laid;
    let card = accents(ui).card;
    let edge = ui.visuals().widgets.inactive.bg_stroke.color;
    let (ground, edge) = if reserve == Reserve::Neutral { (desk.theme.blank, desk.theme.line) } else { (card, edge) };
    let told = ui.rect_contains_pointer(rect);
    let empty = kinds.iter().all(|&kind| desk.reserves().count(reserve, kind) == 0);
    let (ground_seen, edge) = if empty && !told { (Color32::TRANSPARENT, edge.gamma_multiply(0.5)) } else { (ground, edge) };
    ui.painter().rect(rect, CornerRadius::same(4), ground_seen, Stroke::new(1.0, edge), StrokeKind::Inside);
    let rows = kinds.len().div_ceil(abreast);
    // What could come there is told while the pointer is over the stand; else nothing is there that nobody holds.
    for (at, &kind) in kinds.iter().enumerate() {
        // In a column one reads along, beside a board downward.
        let (file, rank) = if desk.kept.beside.stands == Stands::Column { (at % abreast, at / abreast) } else { (at / rows, at % rows) };
        let offset = vec2(float(file), float(rank)) * square;
        let place = Rect::from_min_size(rect.min + Vec2::splat(EDGE) + offset, Vec2::splat(square)).shrink(1.0);
        let (held, count) = (Held { reserve, kind }, desk.reserves().count(reserve, kind));
        if count > 0 {
            reserves::piece(ui, desk, held, count, (place, rect));
        } else if told {
            desk.paint_held(ui, held, place.shrink(3.0));
            ui.painter().rect_filled(place, 0.0, ground.gamma_multiply(0.78));
            let piece = desk.app.told(|naming| naming.held(kind).to_owned());
            let missing = Some(say!("reserve-none", piece = piece));
            let nothing = empty.then(|| say!("reserve-empty", owner = owner_of_reserve(desk.app.variant(), reserve)));
            let tip = [missing, nothing].into_iter().flatten().collect::<Vec<_>>().join("\n");
            let response = ui.interact(place, ui.scope_id().with((reserve, kind)), Sense::hover());
            tips::above(response, rect, &tip);
        }
    }
}
