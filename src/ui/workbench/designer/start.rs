//! The start of a design: the board that pieces are put on and regions painted on, with the pieces as the game shows them.

use egui::accesskit::Role;
use egui::{
    Align2, Button, Color32, CursorIcon, DragAndDrop, FontId, Id, PointerButton, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind,
    TextEdit, Ui, Vec2, WidgetInfo,
};
use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::variant::schema::RuleDef;
use nestmate_core::variant::{Design, Piece, Side, StartToken, Variant};
use nestmate_text::words::{named, say};

use super::chips::region_told;
use crate::app::Scene;
use crate::ui::board::{self, BoardTheme, BoardView, Layout};
use crate::ui::frame::widgets::{fitting, float, small_label};

#[derive(Default)]
pub(super) struct StartBoard {
    pub(super) brush: StartBrush,
    pub(super) both: bool,
    /// Whether pieces that have one are put down with their promoted side up.
    pub(super) turned: bool,
    pub(super) region: Option<String>,
    pub(super) rule: Option<RuleDef>,
    pub(super) pointed: Option<CellSet>,
    pub(super) region_name: String,
    stroke: Option<BrushStroke>,
    pub(super) shown: Option<Scene>,
}

/// What is being drawn over the board: where it began, where it is now, and the cells crossed.
struct BrushStroke {
    from: Cell,
    at: Pos2,
    crossed: CellSet,
}

impl BrushStroke {
    /// Goes straight on to a point: a fast pointer is told of in steps longer than a cell.
    fn go(&mut self, to: Pos2, layout: &Layout) {
        let steps = fitting(self.at.distance(to), layout.half()) + 1;
        let points = (1..=steps).map(|step| self.at.lerp(to, float(step) / float(steps)));
        self.crossed |= points.filter_map(|at| layout.hit(at)).collect();
        self.at = to;
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum StartBrush {
    /// The chosen piece, of the side named.
    #[default]
    White,
    Black,
    Nothing,
    /// Cells are cut out of the board.
    Hole,
    Region,
}

impl StartBoard {
    pub(super) fn new() -> Self {
        Self { both: true, ..Self::default() }
    }

    pub(super) fn take_up(&mut self) {
        if matches!(self.brush, StartBrush::Nothing | StartBrush::Hole) {
            self.brush = StartBrush::White;
        }
    }

    pub(super) fn token(&self, design: &Design, letter: char) -> StartToken {
        let has_side = design.pieces().iter().any(|piece| piece.letter == letter && piece.turned.is_some());
        (letter, self.brush == StartBrush::Black, self.turned && has_side)
    }

    pub(super) fn paint_for(&mut self, region: &str, rule: &RuleDef) {
        self.brush = StartBrush::Region;
        self.region = Some(region.to_owned());
        self.rule = Some(rule.clone());
    }

    pub(super) fn forget_missing(&mut self, design: &Design) {
        if self.region.as_deref().is_some_and(|chosen| design.regions().all(|name| name != chosen)) {
            self.region = None;
            self.end_painting();
        }
    }

    pub(super) fn end_painting(&mut self) {
        self.brush = StartBrush::White;
        self.rule = None;
    }

    pub(super) fn painted(&self) -> Option<&str> {
        self.region.as_deref().filter(|_| self.brush == StartBrush::Region)
    }

    pub(super) fn regions(&mut self, ui: &mut Ui, design: &Design) -> Option<String> {
        let mut wanted = None;
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(say!("design-regions"));
            for name in design.regions() {
                let chosen = self.painted() == Some(name);
                let button = ui.add(Button::selectable(chosen, say!("design-paint", name = region_told(design, name))));
                if button.hovered() || button.has_focus() {
                    self.pointed = Some(design.region(name));
                }
                if button.clicked() {
                    self.brush = StartBrush::Region;
                    self.region = Some(name.to_owned());
                }
            }
            let field = TextEdit::singleline(&mut self.region_name).desired_width(110.0).hint_text(say!("design-region-hint"));
            ui.add(field).labelled_by(label.id);
            if ui.button(say!("design-region-new")).clicked() {
                wanted = self.new_region(design);
            }
            if let Some(name) = self.painted() {
                let without = design.without_region(name);
                let remove = ui.add_enabled(without.is_some(), Button::new(say!("design-remove", piece = region_told(design, name))));
                if remove.on_disabled_hover_text(say!("design-region-used")).clicked() {
                    wanted = without;
                }
            }
        });
        if self.painted().is_some() {
            small_label(ui, say!("design-paint-help", other = named(design.sides()[1])));
        }
        wanted
    }

    /// A region without cells, chosen to be painted: of the name that was written, or of one that is free.
    fn new_region(&mut self, design: &Design) -> Option<String> {
        let taken = |name: &str| design.regions().any(|known| known == name);
        let written: String = self.region_name.trim().chars().filter(|letter| !"\\\"{}:,".contains(*letter)).collect();
        let free = || (1..=u8::MAX).map(|number| say!("design-region-name", number = number)).find(|name| !taken(name));
        let name = Some(written).filter(|name| !name.is_empty() && !taken(name)).or_else(free)?;
        self.region_name.clear();
        self.brush = StartBrush::Region;
        self.region = Some(name.clone());
        design.with_region(&name, &CellSet::EMPTY)
    }
}

/// What was done to the start.
pub(super) enum StartTouch {
    Click(Cell),
    Clear(Cell),
    /// What stood on a cell was carried to another, or off the board.
    Carry(Cell, Option<Cell>),
    Bring(char, Cell),
    Paint(Cell, CellSet),
}

pub(super) type Brushes<'a> = (&'a mut BoardView, &'a BoardTheme);

impl StartBoard {
    /// The board in this room; `region` is the one that it shows, as White and as Black see it.
    pub(super) fn cells(
        &mut self,
        ui: &mut Ui,
        design: &Design,
        region: Option<[CellSet; 2]>,
        room: Rect,
        (view, theme): Brushes<'_>,
    ) -> Option<StartTouch> {
        let cuts = self.brush == StartBrush::Hole;
        let board = if cuts { design.board_without_holes() } else { design.board() };
        let layout = Layout::new(&board?, false, room, ui.pixels_per_point());
        let mut touch = None;
        let mut focused = None;
        // The cells come first, so that the board above them gets the pointer and they are left to keys and accessibility tools.
        for cell in layout.cells() {
            let told = told(design, cell, region.as_ref());
            let response = cell_response(ui, layout.square(cell), ui.scope_id().with(("start", cell.index())), &told);
            focused = focused.or(response.has_focus().then_some(cell));
            touch = touch.or(response.clicked().then_some(StartTouch::Click(cell)));
        }
        let over = ui.input(|input| input.pointer.latest_pos()).and_then(|at| layout.hit(at));
        let response = ui.interact(room, ui.scope_id().with("start"), Sense::CLICK | Sense::DRAG);
        let touch = touch.or_else(|| self.pointer(&response, design, &layout, over));
        let over = over.filter(|_| response.contains_pointer());
        self.ground(ui, design, &layout, theme);
        for cell in layout.cells() {
            self.tint(ui, design, &layout, region.as_ref(), cell);
            if over == Some(cell) || focused == Some(cell) {
                let line = Stroke::new(if focused == Some(cell) { 3.0 } else { 1.5 }, ui.visuals().strong_text_color());
                ui.painter().add(Shape::closed_line(layout.polygon(cell), line));
            }
            if let Some(token) = design.at(cell) {
                self.figure(ui, design, (token, cell), square(&layout, layout.center(cell)), (view, theme));
            }
        }
        if let (Some(at), Some((token, cell))) = (ui.input(|input| input.pointer.latest_pos()), self.carried(ui, design)) {
            ui.set_cursor_icon(CursorIcon::Grabbing);
            self.figure(ui, design, (token, cell.or(over)?), square(&layout, at), (view, theme));
        }
        touch
    }

    /// Whether a stroke from there carries a piece, and does not paint.
    fn carries(&self, design: &Design, from: Cell) -> bool {
        matches!(self.brush, StartBrush::White | StartBrush::Black) && design.at(from).is_some()
    }

    /// What the pointer does to the board; `over` is the cell under it.
    fn pointer(&mut self, response: &Response, design: &Design, layout: &Layout, over: Option<Cell>) -> Option<StartTouch> {
        if let Some(letter) = response.dnd_release_payload::<char>() {
            return over.map(|cell| StartTouch::Bring(*letter, cell));
        }
        if response.drag_started_by(PointerButton::Primary) {
            let begun = response.ctx.input(|input| input.pointer.press_origin()).and_then(|at| Some((at, layout.hit(at)?)));
            self.stroke = begun.map(|(at, cell)| BrushStroke { from: cell, at, crossed: CellSet::from_iter([cell]) });
        }
        if let (Some(stroke), Some(at)) = (&mut self.stroke, response.interact_pointer_pos()) {
            stroke.go(at, layout);
        }
        if response.drag_stopped() {
            let BrushStroke { from, crossed, .. } = self.stroke.take()?;
            return Some(if self.carries(design, from) { StartTouch::Carry(from, over) } else { StartTouch::Paint(from, crossed) });
        }
        let clicked = response.interact_pointer_pos().and_then(|at| layout.hit(at))?;
        if response.secondary_clicked() {
            return Some(StartTouch::Clear(clicked));
        }
        response.clicked_by(PointerButton::Primary).then_some(StartTouch::Click(clicked))
    }

    /// What is at the pointer on its way to a cell, and where it was taken from, if that was the board.
    fn carried(&self, ui: &Ui, design: &Design) -> Option<(StartToken, Option<Cell>)> {
        if let Some(letter) = DragAndDrop::payload::<char>(ui.ctx()) {
            return Some((self.token(design, *letter), None));
        }
        let from = self.stroke.as_ref().map(|stroke| stroke.from).filter(|from| self.carries(design, *from))?;
        Some((design.at(from)?, Some(from)))
    }

    /// The board without pieces: as the game shows it, or plain cells while it cannot be played.
    fn ground(&self, ui: &Ui, design: &Design, layout: &Layout, theme: &BoardTheme) {
        let scene = self.shown.as_ref().filter(|scene| {
            let board = &scene.variant.board;
            let size = (layout.grid.files(), layout.grid.ranks());
            (board.grid.files(), board.grid.ranks()) == size && board.look == layout.look && layout.cells().eq(board.cells.iter())
        });
        if let Some(scene) = scene {
            return board::paint_ground(ui.painter(), scene, layout, theme);
        }
        for cell in layout.cells() {
            let fill = if design.is_hole(cell) { Color32::TRANSPARENT } else { theme.blank };
            ui.painter().add(Shape::convex_polygon(layout.polygon(cell), fill, Stroke::new(1.0, theme.line)));
        }
    }

    /// Colours a cell of the region: White's full, Black's with an edge; what a stroke paints, too.
    fn tint(&self, ui: &Ui, design: &Design, layout: &Layout, region: Option<&[CellSet; 2]>, cell: Cell) {
        // In every theme it stands out from the ground of the cells and from what is selected.
        let colour = ui.visuals().hyperlink_color;
        let painted = self.stroke.as_ref().filter(|stroke| !self.carries(design, stroke.from));
        let crossed = painted.is_some_and(|stroke| stroke.crossed.contains(cell));
        let of = |side: usize| region.is_some_and(|region| region[side].contains(cell));
        if of(0) || crossed {
            let fill = colour.gamma_multiply(if crossed { 0.85 } else { 0.6 });
            ui.painter().add(Shape::convex_polygon(layout.inset(cell, 0.04), fill, Stroke::NONE));
        }
        if of(1) {
            ui.painter().add(Shape::closed_line(layout.inset(cell, 0.1), Stroke::new(2.5, colour)));
        }
    }

    /// A piece as the game shows it on a cell, or its letter as long as the game with it cannot be played.
    fn figure(&self, ui: &Ui, design: &Design, (token, cell): (StartToken, Cell), square: Rect, (view, theme): Brushes<'_>) {
        let pictured = self.shown.as_ref().and_then(|scene| Some((&scene.variant, piece_of(&scene.variant, design, token)?)));
        let Some((variant, piece)) = pictured else { return letter(ui, square.center(), square.width(), token) };
        board::paint_piece(ui, view, variant, piece, variant.base_of(piece.kind(), cell), square, theme);
    }
}

fn square(layout: &Layout, center: Pos2) -> Rect {
    Rect::from_center_size(center, Vec2::splat(2.0 * layout.half()))
}

fn piece_of(variant: &Variant, design: &Design, (letter, black, turned): StartToken) -> Option<Piece> {
    let image = design.pieces().iter().find(|piece| piece.letter == letter).map(|piece| piece.image.as_str())?;
    let kind = variant.kind_ids().find(|&kind| {
        let kind = variant.kind(kind);
        kind.letter == letter && kind.turned == turned && (turned || kind.image == image)
    });
    Some(Piece::new(kind?, if black { Side::Black } else { Side::White }))
}

/// What a piece is called, with its promoted side up if it has one.
pub(super) fn name_of(design: &Design, letter: char, turned: bool) -> &str {
    let piece = design.pieces().iter().find(|piece| piece.letter == letter);
    let side = piece.and_then(|piece| piece.turned.as_ref()).filter(|_| turned).map(|side| &side.name);
    side.or(piece.map(|piece| &piece.name)).map_or("", |name| named(name))
}

fn told(design: &Design, cell: Cell, region: Option<&[CellSet; 2]>) -> String {
    let name = design.cell_name(cell);
    let told = match design.at(cell) {
        Some((letter, black, turned)) => {
            let (side, piece) = (named(design.sides()[usize::from(black)]), name_of(design, letter, turned));
            say!("design-cell", cell = name, side = side, piece = piece)
        }
        None if design.is_hole(cell) => say!("design-cell-hole", cell = name),
        None => say!("design-cell-empty", cell = name),
    };
    let painted = region.is_some_and(|[white, _]| white.contains(cell));
    if painted { say!("design-cell-painted", cell = told) } else { told }
}

fn letter(ui: &Ui, centre: Pos2, side: f32, (letter, black, turned): StartToken) {
    let (fill, ink) = if black { (Color32::from_gray(45), Color32::WHITE) } else { (Color32::WHITE, Color32::from_gray(25)) };
    ui.painter().circle(centre, side * 0.4, fill, Stroke::new(1.0, Color32::from_gray(90)));
    let text = if turned { format!("+{letter}") } else { letter.to_string() };
    ui.painter().text(centre, Align2::CENTER_CENTER, text, FontId::proportional(side * 0.55), ink);
}

pub(super) fn ground(ui: &Ui, cell: Rect, lit: bool) {
    let visuals = ui.visuals();
    let fill = if lit { visuals.widgets.hovered.weak_bg_fill } else { visuals.extreme_bg_color };
    ui.painter().rect(cell.shrink(0.5), 1.0, fill, Stroke::new(1.0, visuals.widgets.noninteractive.bg_stroke.color), StrokeKind::Inside);
}

pub(super) fn cell_response(ui: &Ui, cell: Rect, id: Id, told: &str) -> Response {
    let response = ui.interact(cell, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, told));
    response
}
