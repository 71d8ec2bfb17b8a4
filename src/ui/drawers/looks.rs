//! How everything looks: light or dark, contrast, the board's colours, size, motion, sound.

use egui::accesskit::Role;
use egui::{
    Align2, Button, Checkbox, ComboBox, Rect, Response, RichText, ScrollArea, Sense, Slider, Stroke, StrokeKind, TextStyle, Theme, Ui,
    Vec2, WidgetInfo,
};
use nestmate_core::notation::{CoordinateStyle, MoveStyle};
use nestmate_core::variant::{Kind, Notation};
use nestmate_text::words::{Language, TextKey, key, named, say};

use super::head;
use crate::app::App;
use crate::storage::{LookSettings, MotionChoice, ThemeChoice};
use crate::ui::board::{BOARDS, BoardChoice, BoardTheme, DiagramRoom, board_choice};
use crate::ui::frame::looks::{self, BoardPreview};
use crate::ui::frame::scale::{self, ZOOM};
use crate::ui::frame::sound::SoundFault;
use crate::ui::frame::theme;
use crate::ui::frame::widgets::{entries, float, small_label};
use crate::ui::letters;
use crate::ui::pieces::{PieceSet, sample};

/// The side of a swatch's cell at most, and the space between swatches, in points.
const CELL: f32 = 29.0;
const BETWEEN: f32 = 8.0;

/// Shows the drawer; true if it is to be shut.
pub(in crate::ui) fn looks(ui: &mut Ui, app: &App, begun: &mut bool) -> bool {
    let before = looks::of(ui.ctx());
    let mut looks = (*before).clone();
    let shut = head(ui, say!("dialog-looks"), |_| ());
    ScrollArea::vertical().auto_shrink(false).id_salt("looks").show(ui, |ui| choices(ui, &mut looks, app, begun));
    if looks != *before {
        looks::set(ui.ctx(), looks);
    }
    shut
}

fn choices(ui: &mut Ui, looks: &mut LookSettings, app: &App, begun: &mut bool) {
    heading(ui, say!("looks-window"));
    window(ui, &mut looks.theme, begun);
    ui.checkbox(&mut looks.contrast, say!("looks-contrast")).on_hover_text(say!("looks-contrast.tip"));
    heading(ui, say!("looks-board"));
    boards(ui, looks, app);
    heading(ui, say!("looks-pieces"));
    pieces(ui, app, &mut looks.pieces);
    badges(ui, &mut looks.badges);
    let label = heading(ui, say!("looks-language"));
    language(ui, looks).labelled_by(label.id);
    heading(ui, say!("looks-motion")).on_hover_text(say!("looks-motion.tip"));
    motion(ui, &mut looks.motion);
    let label = heading(ui, say!("looks-size"));
    let mut zoom = scale::chosen(ui.ctx()) * 100.0;
    let slider = ui.add(Slider::new(&mut zoom, ZOOM.0 * 100.0..=ZOOM.1 * 100.0).suffix(" %").step_by(10.0).fixed_decimals(0));
    let slider = slider.labelled_by(label.id);
    // While the slider is dragged it must not run away from under the pointer.
    if slider.drag_stopped() || slider.changed() && !slider.dragged() {
        scale::choose(ui.ctx(), zoom / 100.0);
    }
    ui.add_space(6.0);
    sound(ui, &mut looks.sound);
    styles(ui, looks);
}

fn heading(ui: &mut Ui, text: &str) -> Response {
    ui.add_space(6.0);
    ui.label(RichText::new(text).strong())
}

/// A swatch for each board: nine cells of the game and three pieces. The one that is pointed at is shown on the board.
fn boards(ui: &mut Ui, looks: &mut LookSettings, app: &App) {
    let abreast = float(BOARDS.len());
    let cell = ((ui.available_width() - (abreast - 1.0) * BETWEEN) / abreast / 3.0).floor().min(CELL);
    let now = looks.board.clone();
    ui.add_enabled_ui(!looks.contrast, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for board in &BOARDS {
                let response = swatch(ui, app, board, cell, board.id == board_choice(&now).id);
                if response.hovered() {
                    BoardPreview::show(ui.ctx(), board);
                }
                if response.clicked() {
                    board.id.clone_into(&mut looks.board);
                }
            }
        });
    });
    if looks.contrast {
        small_label(ui, say!("looks-board-own"));
    }
}

fn swatch(ui: &mut Ui, app: &App, board: &BoardChoice, cell: f32, on: bool) -> Response {
    let (name, side) = (say(board.name), 3.0 * cell);
    let font = TextStyle::Small.resolve(ui.style());
    let height = font.size + 6.0;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(side, side + height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), on, name));
    let theme = BoardTheme { set: looks::of(ui.ctx()).pieces, ..board.theme(ui.ctx().theme() == Theme::Dark) };
    let (variant, grid) = (app.variant(), app.variant().board.grid);
    for (file, rank) in (0..3_u8).flat_map(|file| (0..3_u8).map(move |rank| (file, rank))) {
        let layer = grid.cell(file.into(), rank.into()).and_then(|cell| variant.layer_of_cell(cell));
        let color = layer.and_then(|layer| variant.layers.get(layer)).map_or(theme.blank, |layer| theme.tint(layer.tint));
        let corner = rect.min + Vec2::new(f32::from(file), f32::from(2 - rank)) * cell;
        ui.painter().rect_filled(Rect::from_min_size(corner, Vec2::splat(cell)), 0.0, color);
    }
    let kinds: Vec<&Kind> = variant.kind_ids().map(|kind| variant.kind(kind)).take(3).collect();
    let row = Rect::from_min_size(rect.min + Vec2::new(0.0, cell), Vec2::new(side, cell));
    sample(ui.ctx(), theme.set, &kinds, &theme).paint_at(ui, row);
    let square = Rect::from_min_size(rect.min, Vec2::splat(side));
    let visuals = ui.style().interact_selectable(&response, on);
    let edge = if on { Stroke::new(3.0, ui.visuals().selection.stroke.color) } else { Stroke::new(1.0, theme.frame) };
    ui.painter().rect_stroke(square, 3.0, edge, StrokeKind::Outside);
    ui.painter().text(rect.center_bottom(), Align2::CENTER_BOTTOM, name, font, visuals.text_color());
    response
}

/// The switch for diagrams on pieces; where there is no room for them, that this is so.
fn badges(ui: &mut Ui, on: &mut bool) {
    let room = DiagramRoom::of(ui.ctx());
    let switch = Checkbox::new(on, say!("looks-badges"));
    ui.add_enabled(room != DiagramRoom::None, switch).on_hover_text(say!("looks-badges.tip"));
    match room {
        DiagramRoom::All => {}
        DiagramRoom::Pointed => _ = small_label(ui, say!("looks-badges-pointed")),
        DiagramRoom::None => _ = small_label(ui, say!("looks-badges-none")),
    }
}

/// The switch for tones; where nothing can be heard, why that is so.
fn sound(ui: &mut Ui, on: &mut bool) {
    let fault = SoundFault::of(ui.ctx());
    ui.add_enabled(fault.is_none(), Checkbox::new(on, say!("looks-sound"))).on_hover_text(say!("looks-sound.tip"));
    if let Some(fault) = fault {
        small_label(ui, fault.said());
    }
}

fn language(ui: &mut Ui, looks: &mut LookSettings) -> Response {
    let mut chosen = looks::language(looks);
    let shown = chosen.map_or(say!("looks-system"), |language| letters::shown_name(ui.ctx(), language));
    let combo = ComboBox::from_id_salt("language").width(200.0).selected_text(shown);
    let shown = combo.show_ui(ui, |ui| {
        let ctx = ui.ctx().clone();
        let name = |language: Language| (Some(language), letters::shown_name(&ctx, language));
        entries(ui, &mut chosen, std::iter::once((None, say!("looks-system"))).chain(Language::known().map(name)));
    });
    looks.language = chosen.map(|language| language.code().to_owned());
    shown.response
}

fn pieces(ui: &mut Ui, app: &App, chosen: &mut PieceSet) {
    let variant = app.variant();
    let theme = theme::board(ui.ctx());
    let kinds: Vec<&Kind> = variant.kind_ids().map(|kind| variant.kind(kind)).take(3).collect();
    let now = *chosen;
    for set in PieceSet::ALL {
        let (name, on) = (say(set_name(set)), now == set);
        let button = Button::image_and_text(sample(ui.ctx(), set, &kinds, &theme), name).selected(on).min_size(Vec2::new(270.0, 40.0));
        let response = ui.add(button);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, name));
        if response.clicked() {
            *chosen = set;
        }
    }
    if now.in_game(variant) != now {
        let game = named(&variant.name);
        // A game inside may have them all: then the set is seen on the folded board.
        let folds = app.folds();
        let inner = folds.iter().flatten().filter_map(|fold| fold.inner.as_ref()).find(|inner| now.in_game(&inner.variant) == now);
        let text = inner.map_or_else(
            || say!("looks-pieces-other", game = game),
            |inner| say!("looks-pieces-inner", game = game, inner = named(&inner.variant.in_text)),
        );
        small_label(ui, text);
    }
}

/// How cells and moves are written, for each notation whose players have ways of their own.
fn styles(ui: &mut Ui, looks: &mut LookSettings) {
    for (notation, chosen) in looks.styles.each() {
        let Some([coordinates, moves]) = style_headings(notation) else { continue };
        let label = heading(ui, say(coordinates));
        one_of(ui, &mut chosen.coordinates, (notation.coordinates(), coordinates_name)).labelled_by(label.id);
        let label = heading(ui, say(moves));
        one_of(ui, &mut chosen.moves, (notation.moves(), moves_name)).labelled_by(label.id);
    }
}

fn style_headings(notation: Notation) -> Option<[TextKey; 2]> {
    match notation {
        Notation::Usi => Some([key!("looks-coordinates-usi"), key!("looks-moves-usi")]),
        Notation::Iccs => Some([key!("looks-coordinates-iccs"), key!("looks-moves-iccs")]),
        Notation::San => None,
    }
}

fn one_of<T: Copy + PartialEq>(ui: &mut Ui, chosen: &mut T, (known, name): (&[T], fn(T) -> TextKey)) -> Response {
    let combo = ComboBox::from_id_salt(ui.next_auto_id()).width(200.0).selected_text(say(name(*chosen)));
    combo.show_ui(ui, |ui| entries(ui, chosen, known.iter().map(|&choice| (choice, say(name(choice)))))).response
}

fn coordinates_name(style: CoordinateStyle) -> TextKey {
    match style {
        CoordinateStyle::Usual => key!("looks-style-usual"),
        CoordinateStyle::Characters => key!("looks-coordinates-characters"),
        CoordinateStyle::Digits => key!("looks-coordinates-digits"),
        CoordinateStyle::Letters => key!("looks-coordinates-letters"),
        CoordinateStyle::Sides => key!("looks-coordinates-sides"),
        CoordinateStyle::Hidden => key!("looks-coordinates-hidden"),
    }
}

fn moves_name(style: MoveStyle) -> TextKey {
    match style {
        MoveStyle::Usual => key!("looks-style-usual"),
        MoveStyle::Japanese => key!("looks-moves-japanese"),
        MoveStyle::Western => key!("looks-moves-western"),
        MoveStyle::Chinese => key!("looks-moves-chinese"),
        MoveStyle::Wxf => key!("looks-moves-wxf"),
    }
}

fn set_name(set: PieceSet) -> TextKey {
    match set {
        PieceSet::Figurines => key!("looks-pieces-figurines"),
        PieceSet::Plain => key!("looks-pieces-plain"),
        PieceSet::Characters => key!("looks-pieces-characters"),
        PieceSet::Glyphs => key!("looks-pieces-diagrams"),
    }
}

fn window(ui: &mut Ui, chosen: &mut ThemeChoice, begun: &mut bool) {
    let known =
        [(ThemeChoice::System, key!("looks-system")), (ThemeChoice::Light, key!("looks-light")), (ThemeChoice::Dark, key!("looks-dark"))];
    let row = choice(ui, chosen, known);
    if !std::mem::replace(begun, true) {
        row.request_focus();
    }
}

fn motion(ui: &mut Ui, chosen: &mut MotionChoice) {
    let known = [
        (MotionChoice::System, key!("looks-system")),
        (MotionChoice::Full, key!("looks-motion-full")),
        (MotionChoice::Less, key!("looks-motion-less")),
    ];
    choice(ui, chosen, known);
}

/// A row of which one is chosen, with the keys of their names; where that stands.
fn choice<T: Copy + PartialEq>(ui: &mut Ui, chosen: &mut T, known: [(T, TextKey); 3]) -> Response {
    let before = *chosen;
    let row = ui.horizontal_wrapped(|ui| known.map(|(choice, key)| (choice, ui.radio_value(chosen, choice, say(key)))));
    let stands = row.inner.into_iter().find(|known| known.0 == before);
    stands.map_or(row.response, |known| known.1)
}
