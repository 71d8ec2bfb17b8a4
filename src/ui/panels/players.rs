//! The players: who plays each side and how well, the clock, and what that side holds in hand or has captured.

use egui::accesskit::Role;
use egui::text::LayoutJob;
use egui::{
    Align, Button, Color32, FontId, Frame, Layout, Margin, Rect, RichText, Sense, Stroke, TextFormat, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use nestmate_core::game::{Kept, Tags, captured, kept_in};
use nestmate_core::geometry::Cell;
use nestmate_core::position::Move;
use nestmate_core::rules::start;
use nestmate_core::variant::{Base, KindId, Piece, Reserve, Side, Variant};
use nestmate_text::named_side;
use nestmate_text::words::{named, say};

use super::{Desk, Stands, clocks, column, reserves, status};
use crate::app::{Action, App, Guest, GuestStrength, Held, Player, ahead};
use crate::ui::board::BoardTheme;
use crate::ui::commands::Command;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::float;
use crate::ui::letters;

const ROW: f32 = 30.0;

/// The side of a captured piece, and how far the next one of its kind is from it, in points.
const PIECE: f32 = 22.0;
const STEP: f32 = 9.0;

/// The room for the disc before a name, in points.
const DISC: f32 = 22.0;

/// The room for the button that lets the computer play the whole board, in points.
const WAKE: f32 = 92.0;

/// The room for by how much a side is ahead, in points.
const LEAD: f32 = 34.0;

/// Pieces of a kind that stood on the same, and how many.
type Alike = (KindId, Base, usize);

/// What the players' rows and the stands keep from frame to frame: what has been captured up to a place of a game, and what the pieces
/// stood on that have come into the reserves, the last of a kind last.
#[derive(Default)]
pub(in crate::ui) struct PlayersView {
    of: Option<(u64, Vec<Move>)>,
    captured: [Vec<Alike>; 2],
    kept: Vec<(Side, Kept)>,
    /// By how many pieces of each kind White is ahead of Black, on the board and in reserve, against the start of the game's rules.
    ahead: Vec<(KindId, i32)>,
}

impl PlayersView {
    fn follow(&mut self, app: &App) {
        let (game, position, moves) = (app.game(), app.position_seen(), app.moves_seen());
        if self.of.as_ref().is_some_and(|(serial, known)| (*serial, known) == (app.serial(), &moves)) {
            return;
        }
        let variant = game.variant();
        let before = start(variant).map_or_else(|_| Vec::new(), |start| ahead(variant, &start));
        self.ahead = ahead(variant, position);
        for (known, begun) in self.ahead.iter_mut().zip(before) {
            known.1 -= begun.1;
        }
        self.captured = captured(game, &moves).map(|lost| counted(variant, &lost));
        self.kept = kept_in(game, &moves);
        self.of = Some((app.serial(), moves));
    }

    /// By how many pawns a side is ahead in material, if it is.
    pub(super) fn lead(&self, app: &App, side: Side) -> Option<i32> {
        let white: i32 = self.ahead.iter().map(|&(kind, count)| count * app.worth(kind).unwrap_or_default()).sum();
        let own = if side == Side::White { white } else { -white };
        Some((own + 50) / 100).filter(|pawns| *pawns > 0)
    }

    /// The last piece of a kind that came to a reserve in this game, with the side that moved.
    pub(in crate::ui) fn came(&mut self, app: &App, Held { reserve, kind }: Held) -> Option<(Side, Kept)> {
        // The reserves of an exercise are not this game's.
        if app.exercise().is_some() {
            return None;
        }
        self.follow(app);
        let is_it = |(_, kept): &&(Side, Kept)| (kept.reserve, app.variant().kind(kept.piece.kind()).unturned) == (reserve, kind);
        self.kept.iter().rev().find(is_it).copied()
    }

    /// What the pieces of a kind in a reserve stand on: what the last one did that came there or, if none has in this game, what the
    /// definition makes likely.
    pub(in crate::ui) fn base_held(&mut self, app: &App, held: Held) -> Base {
        let layer = self.came(app, held).map_or_else(|| app.variant().layer_held(held.kind, held.reserve), |(_, kept)| kept.layer);
        base(app.variant(), layer)
    }
}

fn base(variant: &Variant, layer: Option<usize>) -> Base {
    layer.and_then(|layer| variant.layers.get(layer)).map_or(Base::Free, |layer| layer.base)
}

fn counted(variant: &Variant, lost: &[(Piece, Cell)]) -> Vec<Alike> {
    let mut lost: Vec<(KindId, Option<usize>)> =
        lost.iter().map(|&(piece, cell)| (piece.kind(), variant.layer_of_piece(piece.kind(), cell))).collect();
    lost.sort_unstable();
    lost.chunk_by(|a, b| a == b).map(|alike| (alike[0].0, base(variant, alike[0].1), alike.len())).collect()
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    desk.kept.players.follow(desk.app);
    ui.spacing_mut().item_spacing.y = 2.0;
    let near = desk.app.near_side();
    for side in [near.other(), near] {
        player(ui, desk, side);
    }
    // The row has its place before the first piece comes there.
    if desk.kept.beside.stands == Stands::Rows && desk.app.variant().has_neutral {
        Frame::new().inner_margin(Margin::symmetric(6, 0)).show(ui, |ui| reserves::row(ui, desk, Reserve::Neutral));
    }
}

fn player(ui: &mut Ui, desk: &mut Desk<'_>, side: Side) {
    let game = desk.app.game();
    let moves = game.outcome().is_none() && game.position().side() == side;
    let fill = if moves { ui.visuals().selection.bg_fill } else { accents(ui).card };
    let row = Frame::new().fill(fill).corner_radius(6.0).inner_margin(Margin::symmetric(6, 2)).show(ui, |ui| {
        let (lead, gap) = (desk.kept.players.lead(desk.app, side), ui.spacing().item_spacing.x);
        let beside = [lead.map(|_| LEAD), desk.app.is_timed().then_some(clocks::SIZE.x)];
        let taken: f32 = beside.into_iter().flatten().map(|width| width + gap).sum();
        let room = vec2(ui.available_width() - taken, ROW);
        ui.horizontal_top(|ui| {
            let layout = Layout::left_to_right(Align::Center).with_main_wrap(true);
            ui.allocate_ui_with_layout(room, layout, |ui| {
                ui.set_min_size(room);
                let inside = desk.app.inside(side).is_some();
                name(ui, (desk.app, desk.theme), side, if inside { WAKE + gap } else { 0.0 });
                if inside && wakes(ui) {
                    desk.wishes.push(Action::PlayWhole);
                }
                match desk.kept.beside.stands {
                    Stands::Rows => reserves::pieces(ui, desk, Reserve::of(side)),
                    Stands::No => victims(ui, desk, side),
                    Stands::Sides | Stands::Column => {}
                }
            });
            if let Some(pawns) = lead {
                column(ui, LEAD, ROW, |ui| _ = ui.label(format!("+{pawns}")).on_hover_text(say!("player-lead", pawns = pawns)));
            }
            if desk.app.is_timed() {
                clocks::face(ui, desk.app, side);
            }
        });
    });
    if moves {
        // The row's colour says whose turn it is; a screen reader has it in words.
        let turn = ui.interact(row.response.rect, ui.scope_id().with("turn"), Sense::hover());
        turn.widget_info(|| WidgetInfo::labeled(Role::Label, true, status::turn(desk.app)));
    }
}

fn name(ui: &mut Ui, (app, theme): (&App, &BoardTheme), side: Side, beside: f32) {
    let known = app.game().tags().get(Tags::PLAYERS[side.index()]);
    // A file may have letters that no font has.
    let font = FontId::proportional(16.0);
    let drawn = |c: char| if letters::is_lent(c) || ui.fonts_mut(|fonts| fonts.has_glyph(&font, c)) { c } else { '?' };
    let known: String = known.chars().map(drawn).collect();
    let name = if known.is_empty() { named_side(app.variant(), side) } else { known.as_str() };
    let mut more = match (app.player(side), app.player(side.other())) {
        (Player::Computer, _) if app.guest(side).is_some() => app.guest(side).map_or_else(String::new, |guest| guest_words(guest, name)),
        (Player::Computer, _) => own_words(app, side),
        (Player::Human, Player::Computer) => say!("player-you").to_owned(),
        (Player::Human, Player::Human) => String::new(),
    };
    for part in [checks(app, side), clocks::beside(app, side)].into_iter().filter(|part| !part.is_empty()) {
        more = if more.is_empty() { part } else { format!("{more} · {part}") };
    }
    let mut job = LayoutJob::default();
    let format = |size: f32, ink: Color32| TextFormat { valign: Align::Center, ..TextFormat::simple(FontId::proportional(size), ink) };
    job.append(name, 0.0, format(16.0, ui.visuals().strong_text_color()));
    job.append(&more, 7.0, format(13.0, accents(ui).quiet));
    job.wrap = egui::text::TextWrapping::truncate_at_width(ui.available_width() - DISC - beside);
    let galley = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(vec2(DISC + galley.size().x, ROW), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name} {more}").trim()));
    disc(ui, pos2(rect.left() + 8.0, rect.center().y), app.variant(), side, theme);
    let at = pos2(rect.left() + DISC, rect.center().y - galley.size().y / 2.0);
    let text = ui.visuals().text_color();
    let cut = galley.elided;
    ui.painter().galley(at, galley, text);
    if cut {
        response.on_hover_text(format!("{name} {more}"));
    }
}

/// Our own engine: how well it plays, and what, if it was to play a game inside.
fn own_words(app: &App, side: Side) -> String {
    let level = app.setup().strength[side.index()].level.number();
    match app.inside(side) {
        Some(fold) => say!("player-inside", level = level, game = named(fold.in_text(app.variant()))),
        None if app.woken(side).is_some() => say!("player-whole", level = level),
        None => say!("player-computer", level = level),
    }
}

/// The button that lets the computer play the whole board; true if it is clicked.
fn wakes(ui: &mut Ui) -> bool {
    let (name, tip) = (Command::PlayWhole.label(), Command::PlayWhole.tip());
    let response = ui.add_sized([WAKE, ui.spacing().interact_size.y], Button::new(RichText::new(say!("fold-whole")).small()).truncate());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    response.on_hover_text(tip).clicked()
}

/// How often a side has given check, where that is counted.
fn checks(app: &App, side: Side) -> String {
    match app.variant().goals.checks {
        0 => String::new(),
        times => say!("player-checks", given = app.board().checks(side), times = times),
    }
}

/// An engine of somebody else: how well it plays, and what it is called where the player's name does not say that.
fn guest_words(guest: &Guest, name: &str) -> String {
    let what = match guest.strength {
        GuestStrength::Full => say!("player-engine").to_owned(),
        GuestStrength::Skill(step) => say!("player-engine-skill", step = step),
        GuestStrength::Elo(rating) => say!("player-engine-elo", rating = rating),
    };
    if guest.engine == name { what } else { format!("{what} · {}", guest.engine) }
}

fn disc(ui: &Ui, center: egui::Pos2, variant: &Variant, side: Side, theme: &BoardTheme) {
    let (fill, line) = match side {
        _ if BoardTheme::is_red(variant, side) => (theme.spot(variant, side), Color32::from_gray(250)),
        Side::White => (Color32::from_gray(250), Color32::from_gray(70)),
        Side::Black => (Color32::from_gray(35), Color32::from_gray(150)),
    };
    ui.painter().circle(center, 6.5, fill, Stroke::new(1.5, line));
}

/// What a side has captured: pieces of a kind over one another, closer where there are many.
fn victims(ui: &mut Ui, desk: &mut Desk<'_>, side: Side) {
    let found = std::mem::take(&mut desk.kept.players.captured[side.index()]);
    if found.is_empty() {
        return;
    }
    let width = |step: f32| found.iter().map(|&(.., count)| PIECE + float(count - 1) * step).sum::<f32>();
    let room = ui.available_width().max(PIECE);
    let wanted = width(STEP);
    // A row that has no room for all of them is drawn together as a whole.
    let scale = (room / wanted).min(1.0);
    let (rect, response) = ui.allocate_exact_size(vec2(wanted * scale, PIECE), Sense::hover());
    let said = |&(kind, _, count): &Alike| desk.app.told(|naming| say!("captured-kind", piece = naming.held(kind), count = count));
    let pieces = found.iter().map(said).collect::<Vec<_>>().join(say!("between-parts"));
    let text = say!("captured", owner = named_side(desk.app.variant(), side), pieces = pieces);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text.as_str()));
    let mut left = rect.left();
    for &(kind, base, count) in &found {
        for at in 0..count {
            let square = Rect::from_min_size(pos2(left, rect.top()), Vec2::splat(PIECE));
            desk.paint(ui, Piece::new(kind, side.other()), base, square);
            left += scale * if at + 1 < count { STEP } else { PIECE };
        }
    }
    response.on_hover_text(text);
    desk.kept.players.captured[side.index()] = found;
}
