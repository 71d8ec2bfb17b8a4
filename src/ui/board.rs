//! The board widget: a scene in, what the user did out. It paints and listens; it decides nothing about the game.

mod arrows;
mod cells;
mod chooser;
mod comb;
mod coordinates;
mod detail;
mod drawn;
mod edges;
mod figures;
mod fold;
mod fold_cells;
mod hands;
mod incoming;
mod input;
mod layout;
mod lift;
mod marks;
mod names;
mod outside;
mod overview;
mod passage;
mod stakes;
mod theme;
mod thumbnail;
mod tracks;
mod turn;
mod zoom;

use std::sync::Arc;

use egui::{Color32, Id, Painter, Rect, Sense, Ui};

pub use super::pieces::{PieceSet, has_picture};
use nestmate_core::game::Shape;
use nestmate_core::geometry::Cell;
use nestmate_core::position::Move;
use nestmate_core::variant::{Base, KindId, Piece, Reserve, Side, Variant};

use super::figurines::Figurines;
use super::pieces::{Pieces, Pose, Sprite};
use crate::app::{Fold, Picked, Scene};

pub(in crate::ui) use comb::{Combs, CombsLoop, TIME as COMBS_TIME};
pub(in crate::ui) use detail::DiagramRoom;
pub(in crate::ui) use fold::HeldFold;
pub(in crate::ui) use hands::count;
pub use layout::{Folding, Layout, Lettering};
pub(in crate::ui) use marks::star;
pub(super) use theme::rgb;
pub use theme::{BOARDS, BoardChoice, BoardTheme, PieceColours, STRONGEST, board_choice};
pub(in crate::ui) use thumbnail::thumbnail;
pub(in crate::ui) use zoom::STEP;
use zoom::Zoom;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    Press(Cell),
    /// A piece was picked up to be dragged: its targets should be shown.
    PickUp(Picked),
    /// A piece was dragged to a cell. Pieces of a reserve are dragged here by giving their widget's response the payload
    /// [`crate::app::Held`] (`dnd_set_drag_payload`).
    Drag {
        from: Picked,
        to: Cell,
    },
    /// A piece of the palette was dragged here, by the payload [`crate::app::Fresh`].
    Put(Piece, Cell),
    DropOutside,
    Hover(Option<Cell>),
    /// Right button, Esc, or a click beside the cells or the chooser: whatever is under way should stop.
    Cancel,
    Choose(Move),
    Draw(Shape),
    Cursor(Cell),
    Activate,
    Unfold,
}

/// What the board keeps from frame to frame. Panels that show pieces share its sprites.
#[derive(Default)]
pub struct BoardView {
    pieces: Pieces,
    drag: Option<Picked>,
    drawing: Option<Shape>,
    pub(in crate::ui) hover: Option<Cell>,
    /// What was painted last: when it changes, the move that led to it is shown.
    seen: Option<passage::LastFrame>,
    passage: Option<passage::Passage>,
    turn: Option<turn::Turn>,
    folds: fold::Folds,
    rise: lift::Rise,
    layout: Option<Layout>,
    dragged: bool,
    asked: Option<Move>,
    zoom: Zoom,
    /// The cell with the keyboard's cursor, for accessibility tools.
    pub(in crate::ui) cursor: Option<Id>,
    tells: bool,
    pub(in crate::ui) lettering: Lettering,
    news: Option<((Move, u64), f64)>,
}

impl BoardView {
    pub fn new() -> Self {
        Self::default()
    }

    #[must_use]
    pub(in crate::ui) fn telling(self) -> Self {
        Self { tells: true, ..self }
    }

    /// Keeps each sprite's SVG from now on.
    pub(in crate::ui) fn draw(&mut self) {
        self.pieces.drawn = Some(Vec::new());
    }

    pub(in crate::ui) fn drawn(&self) -> &[(Sprite, String)] {
        self.pieces.drawn.as_deref().unwrap_or_default()
    }

    /// Lets go of all that belongs to the game shown so far. Sprites stay, and so does the zoom, which knows its board.
    pub(in crate::ui) fn forget_game(&mut self) {
        let (pieces, zoom) = (std::mem::take(&mut self.pieces), std::mem::take(&mut self.zoom));
        *self = Self { pieces, zoom, tells: self.tells, lettering: self.lettering, ..Self::default() };
    }

    /// Shows the board larger by this factor from the next frame on; 0 shows all of it.
    pub(in crate::ui) fn enlarge(&mut self, factor: f32) {
        self.zoom.asked = Some(factor);
    }

    /// Folds the board by hand in this frame: to these layers as far as they say.
    pub(in crate::ui) fn hold(&mut self, held: Vec<HeldFold>) {
        self.folds.held = Some(held);
    }

    pub(in crate::ui) fn fold_slowly(&mut self) {
        self.folds.slow = true;
    }

    /// Lets a layer stand out where it is, without folding to it; nothing ends that.
    pub(in crate::ui) fn point_at(&mut self, fold: Option<Arc<Fold>>) {
        self.folds.pointed = fold;
    }

    fn figurines<'a>(&'a mut self, scene: &Scene, theme: &'a BoardTheme) -> Figurines<'a> {
        Figurines { whole: Arc::clone(&scene.variant), view: self, theme }
    }

    pub fn is_zoomed(&self) -> bool {
        self.zoom.is_on()
    }

    pub fn places(&self, cells: &[Cell]) -> Option<(Rect, Vec<Rect>)> {
        let layout = self.layout.as_ref()?;
        let seen = cells.iter().filter(|&&cell| layout.shows(cell));
        Some((layout.room.intersect(layout.window), seen.map(|&cell| layout.square(cell)).collect()))
    }

    /// The board as it was painted last, without its letters and numbers.
    pub fn frame(&self) -> Option<Rect> {
        self.layout.as_ref().map(|layout| layout.frame)
    }
}

pub fn show(ui: &mut Ui, scene: &Scene, view: &mut BoardView, theme: &BoardTheme) -> Vec<BoardEvent> {
    show_in(ui, ui.available_rect_before_wrap(), scene, view, theme)
}

/// The same in a room of `ui`.
pub(in crate::ui) fn show_in(ui: &mut Ui, room: Rect, scene: &Scene, view: &mut BoardView, theme: &BoardTheme) -> Vec<BoardEvent> {
    let rise = view.rise.follow(ui, scene);
    let lifted = rise.map(|_| lift::scene(scene));
    let scene = lifted.as_ref().unwrap_or(scene);
    let area = hands::board_area(scene, room);
    let folding = view.folds.follow(ui, scene);
    let (scale, lettering) = (ui.pixels_per_point(), view.lettering);
    let has_two_edges = theme.styles.of(&scene.variant).coordinates.has_two_edges();
    let fit = |area: Rect| {
        let fit = |area: Rect| Layout::with_letters(&scene.variant.board, scene.flipped, (area, scale), folding.clone(), lettering);
        let layout = fit(area);
        // Names at the upper edge take as much room as those at the lower one.
        if has_two_edges { fit(area.with_min_y(area.top() + layout.margin)) } else { layout }
    };
    let fitted = fit(area);
    // Where moves are told of, the board does not change its size from move to move.
    let fitted = if view.tells || !scene.incoming.is_empty() { incoming::beside(fitted, area, fit) } else { fitted };
    let layout = match rise {
        Some(rise) => fitted.lifted(rise, (&lift::sheets(scene), lift::pieces(scene)), area),
        None => view.zoom.apply(ui, scene, &fitted, fitted.framed(area, has_two_edges)),
    };
    let mut events = Vec::new();
    // The cells come first, so that the board above them gets the pointer and they are left to accessibility tools.
    view.cursor = names::show(ui, scene, &layout, area, &mut events);
    let response = ui.interact(area, board_id(ui), Sense::click_and_drag());
    names::describe(&response, scene, view.cursor);
    input::pointer(&response, scene, view, &layout, &mut events);
    drawn::listen(&response, scene, view, &layout, &mut events);
    input::keys(&response, scene, &layout, &mut events);
    if rise.is_some() {
        view.rise.turn(&response, view.drag.is_some());
    } else {
        view.zoom.drag(&response, view.drag.is_some(), &layout);
    }
    ui.advance_cursor_after_rect(room);

    view.notice(ui, scene);
    if view.tells {
        DiagramRoom::note(ui.ctx(), &layout);
    }
    let whole = ui.painter().with_clip_rect(area.intersect(ui.clip_rect()));
    let painter = whole.with_clip_rect(whole.clip_rect().intersect(layout.window));
    if layout.is_lifted() {
        lift::paint(&painter, scene, view, &layout, theme);
    } else {
        // The names of files and ranks stand outside the part of the board that is seen; all else ends with it.
        view.turning(&whole, &layout, |whole| {
            cells::paint(whole, scene, &view.folds, &layout, theme);
            marks::under(&painter, scene, view, &layout, theme);
        });
        figures::paint(&painter, scene, view, &layout, theme);
    }
    if scene.detail {
        detail::paint(&painter, scene, view, &layout, theme);
    }
    hands::paint(ui.painter(), scene, view, (&layout, room), theme);
    if !view.is_turning() {
        marks::over(&painter, scene, &layout, theme, response.has_focus());
        drawn::planned(&painter, scene, &layout, theme);
        drawn::paint(&painter, scene, view, &layout, theme);
    }
    figures::outsiders(&painter, scene, view, &layout, theme);
    incoming::explain(ui, scene, &layout, &mut events);
    figures::ghost(&painter, scene, view, &layout, theme);
    if !layout.is_lifted() {
        overview::show(ui, scene, &mut view.zoom, (&fitted, &layout), area.intersect(layout.window), theme);
    }
    if view.tells {
        fold_cells::title(&whole, scene, &layout, theme);
    }
    if let Some(preview) = &scene.preview {
        outside::preview(ui, scene, preview, view.figurines(scene, theme), &layout);
    }
    view.tell(ui, scene, &layout, theme, &mut events);
    chooser::show(ui, scene, view, &layout, theme, &mut events);
    view.layout = Some(layout);
    events
}

pub(in crate::ui) fn paint_ground(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    cells::paint(painter, scene, &fold::Folds::default(), layout, theme);
}

pub fn paint_piece(ui: &Ui, view: &mut BoardView, variant: &Variant, piece: Piece, base: Base, square: Rect, theme: &BoardTheme) {
    if piece.is_some() {
        view.pieces.paint(ui.painter(), variant, variant.kind(piece.kind()), Pose::of(piece.side(), base), square, theme);
    }
}

/// What a piece of the neutral reserve is painted through: White's picture in grey, for it is no side's.
pub(in crate::ui) const NEUTRAL: Color32 = Color32::from_gray(0xc4);

pub(in crate::ui) fn paint_held(
    ui: &Ui,
    view: &mut BoardView,
    variant: &Variant,
    (reserve, kind): (Reserve, KindId),
    base: Base,
    square: Rect,
    theme: &BoardTheme,
) {
    let (side, tint) = reserve.side().map_or((Side::White, NEUTRAL), |side| (side, Color32::WHITE));
    view.pieces.tinted(ui.painter(), variant, variant.kind(kind), Pose::of(side, base), square, (theme, tint));
}

pub fn board_id(ui: &Ui) -> Id {
    ui.scope_id().with("board")
}
