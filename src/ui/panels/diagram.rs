//! A small diagram of how a piece moves on an empty board.

use egui::accesskit::Role;
use egui::{Label, Pos2, Rect, Response, RichText, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo};
use nestmate_core::geometry::{Cell, Offset};
use nestmate_core::variant::{KindId, Look, Only, Side, Travel, Variant, Way};
use nestmate_text::words::{key, named, say};

use crate::ui::frame::theme::accents;

/// The most cells that the diagram shows to each side of the piece.
const REACH: i32 = 5;

/// A kind whose moves are drawn: from a cell, only those that its side has there. `up` is whether its forward is up the screen.
#[derive(Clone, Copy)]
pub(in crate::ui) struct DrawnMoves<'a> {
    pub(in crate::ui) variant: &'a Variant,
    pub(in crate::ui) kind: KindId,
    pub(in crate::ui) from: Option<(Cell, Side)>,
    pub(in crate::ui) up: bool,
}

impl DrawnMoves<'_> {
    fn ways(&self) -> Vec<&Way> {
        let ways = self.variant.kind(self.kind).ways.iter();
        ways.filter(|way| self.from.is_none_or(|(cell, side)| self.variant.seen_by(side, &way.from).contains(cell))).collect()
    }
}

pub(in crate::ui) fn diagram(ui: &mut Ui, drawn: DrawnMoves<'_>, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    let name = named(&drawn.variant.kind(drawn.kind).name);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, say!("piece-diagram", piece = name)));
    let ways = drawn.ways();
    let pen = DiagramPen::new(ui, rect, reach(&ways), drawn.up, drawn.variant.board.look);
    pen.grid();
    for way in ways {
        pen.way(way);
    }
    pen.piece();
    response
}

pub(in crate::ui) fn key(ui: &mut Ui, drawn: DrawnMoves<'_>) {
    const SIDE: f32 = 15.0;
    let ways = drawn.ways();
    for (only, text) in [(Only::Both, key!("diagram-both")), (Only::Move, key!("diagram-move")), (Only::Capture, key!("diagram-capture"))] {
        if ways.iter().all(|way| way.only != only) {
            continue;
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIDE), Sense::hover());
            DiagramPen { ui, rect, cell: SIDE, reach: 0, up: true, look: Look::Squares }.mark((0, 0), only);
            ui.add(Label::new(RichText::new(say(text)).small().color(accents(ui).quiet)).wrap());
        });
    }
}

fn reach(ways: &[&Way]) -> i32 {
    let far = |way: &&Way| {
        let longest = way.images.iter().map(|((x, y), _)| i32::from(x.unsigned_abs().max(y.unsigned_abs()))).max().unwrap_or(1);
        match way.travel {
            Travel::Leap | Travel::Lame => longest,
            Travel::Slide | Travel::Hop | Travel::Vault | Travel::Twice => longest * 2,
            Travel::Circle | Travel::Zigzag => REACH,
        }
    };
    ways.iter().map(far).max().unwrap_or(1).clamp(2, REACH)
}

struct DiagramPen<'a> {
    ui: &'a Ui,
    rect: Rect,
    cell: f32,
    reach: i32,
    up: bool,
    look: Look,
}

#[expect(clippy::cast_precision_loss, reason = "a few cells")]
impl<'a> DiagramPen<'a> {
    fn new(ui: &'a Ui, rect: Rect, reach: i32, up: bool, look: Look) -> Self {
        let across = (2 * reach + 1) as f32;
        let across = if look == Look::Diamond { across * std::f32::consts::SQRT_2 } else { across };
        Self { ui, rect, cell: rect.width() / across, reach, up, look }
    }

    fn at(&self, (x, y): (i32, i32)) -> Pos2 {
        let (x, y) = if self.up { (x as f32, -y as f32) } else { (-x as f32, y as f32) };
        let turned = match self.look {
            Look::Diamond => Vec2::new(x + y, y - x) * std::f32::consts::FRAC_1_SQRT_2,
            Look::Hexagons => Vec2::new(x * 0.866, y + x / 2.0),
            Look::Squares | Look::Corners | Look::Crossings => Vec2::new(x, y),
        };
        self.rect.center() + turned * self.cell
    }

    fn is_inside(&self, (x, y): (i32, i32)) -> bool {
        let far = if self.look == Look::Hexagons { (x - y).abs() } else { 0 };
        x.abs().max(y.abs()).max(far) <= self.reach
    }

    fn grid(&self) {
        let painter = self.ui.painter();
        painter.rect_filled(self.rect, 4.0, accents(self.ui).card);
        let line = Stroke::new(1.0, self.ui.visuals().widgets.noninteractive.bg_stroke.color.gamma_multiply(0.8));
        if matches!(self.look, Look::Diamond | Look::Hexagons) {
            let across = -self.reach..=self.reach;
            let cells = across.clone().flat_map(|x| across.clone().map(move |y| (x, y)));
            for cell in cells.filter(|&cell| self.is_inside(cell)) {
                painter.circle_filled(self.at(cell), 1.2, line.color);
            }
            return;
        }
        for at in 1..=2 * self.reach {
            let along = at as f32 * self.cell;
            painter.vline(self.rect.left() + along, self.rect.y_range(), line);
            painter.hline(self.rect.x_range(), self.rect.top() + along, line);
        }
    }

    fn piece(&self) {
        let ink = self.ui.visuals().text_color();
        self.ui.painter().circle_filled(self.rect.center(), (self.cell * 0.34).max(2.5), ink);
    }

    fn ink(&self) -> Stroke {
        Stroke::new(1.6, self.ui.visuals().selection.stroke.color)
    }

    fn way(&self, way: &Way) {
        match way.travel {
            Travel::Leap | Travel::Lame => way.images.iter().for_each(|(step, _)| self.mark(wide(*step), way.only)),
            Travel::Twice => self.twice(way),
            Travel::Slide | Travel::Hop | Travel::Vault => way.images.iter().for_each(|(step, _)| self.line(way, wide(*step))),
            Travel::Circle => self.bent(way, |first, turn, at, count| (first + turn * at) % count),
            Travel::Zigzag => self.bent(way, |first, turn, at, count| (first + turn * (at % 2)) % count),
        }
    }

    fn twice(&self, way: &Way) {
        let first = || way.images.iter().map(|(step, _)| wide(*step));
        let second = first().flat_map(|(x, y)| first().map(move |(dx, dy)| (x + dx, y + dy)));
        let mut cells: Vec<(i32, i32)> = first().chain(second).filter(|&cell| cell != (0, 0)).collect();
        cells.sort_unstable();
        cells.dedup();
        for cell in cells {
            self.mark(cell, way.only);
        }
    }

    /// A cell that it can go to: full for both, a ring for moves, a cross for captures.
    fn mark(&self, cell: (i32, i32), only: Only) {
        if !self.is_inside(cell) {
            return;
        }
        let (center, radius, ink) = (self.at(cell), (self.cell * 0.3).max(2.2), self.ink());
        let painter = self.ui.painter();
        match only {
            Only::Both => _ = painter.circle_filled(center, radius, ink.color),
            Only::Move => _ = painter.circle_stroke(center, radius, ink),
            Only::Capture => {
                for corner in [Vec2::new(radius, radius), Vec2::new(radius, -radius)] {
                    painter.line_segment([center - corner, center + corner], ink);
                }
            }
        }
    }

    /// A line of steps to the edge, with a mark on each cell that it stops on: none on the first where it must jump.
    fn line(&self, way: &Way, (x, y): (i32, i32)) {
        let most = if way.most == 0 { i32::MAX } else { i32::from(way.most) };
        let steps: Vec<(i32, i32)> = (1..=most).map(|n| (x * n, y * n)).take_while(|&cell| self.is_inside(cell)).collect();
        let Some(&last) = steps.last() else { return };
        let end = self.at(last);
        let jumps = matches!(way.travel, Travel::Hop | Travel::Vault);
        if jumps {
            self.ui.painter().extend(Shape::dashed_line(&[self.rect.center(), end], self.ink(), 3.0, 3.0));
        } else {
            self.ui.painter().line_segment([self.rect.center(), end], self.ink());
        }
        for cell in steps.into_iter().skip(usize::from(jumps)) {
            self.mark(cell, way.only);
        }
    }

    /// Paths that turn as they go, both ways round from each first step.
    fn bent(&self, way: &Way, image: impl Fn(usize, usize, usize, usize) -> usize) {
        let count = way.images.len();
        let most = if way.most == 0 { 4 } else { usize::from(way.most) };
        for (first, turn) in (0..count).flat_map(|first| [(first, 1), (first, count.saturating_sub(1))]) {
            let mut cell = (0, 0);
            let mut points = vec![self.rect.center()];
            for at in 0..most {
                let (x, y) = wide(way.images[image(first, turn, at, count)].0);
                cell = (cell.0 + x, cell.1 + y);
                if !self.is_inside(cell) {
                    break;
                }
                points.push(self.at(cell));
                if cell != (0, 0) {
                    self.mark(cell, way.only);
                }
            }
            self.ui.painter().add(Shape::line(points, Stroke { width: 1.0, ..self.ink() }));
        }
    }
}

fn wide((x, y): Offset) -> (i32, i32) {
    (i32::from(x), i32::from(y))
}
