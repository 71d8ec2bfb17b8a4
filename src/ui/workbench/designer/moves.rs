//! How the chosen piece moves: the ways that clicks draw, the cells around it, to be clicked, and a field for Betza's notation.

use egui::{Align2, Button, ComboBox, DragValue, FontId, Pos2, Rect, Response, RichText, Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2};
use nestmate_core::geometry::{Dirs, Heading, Offset};
use nestmate_core::variant::{Design, DrawnWay, Only, Travel, UndrawnWay};
use nestmate_text::heading_told;
use nestmate_text::words::{self, TextKey, key, named, say};

use super::Designer;
use super::start::{cell_response, ground};
use crate::import::{BetzaFault, betza};
use crate::ui::frame::widgets::{entries, is_entered, labelled, small_label, wrong_label};

const KINDS: [(Only, TextKey); 3] =
    [(Only::Both, key!("design-both")), (Only::Move, key!("design-move")), (Only::Capture, key!("design-capture"))];

impl Designer {
    pub(super) fn moves(&mut self, ui: &mut Ui, design: &Design) -> Option<String> {
        let letter = self.piece?;
        let piece = design.pieces().iter().find(|piece| piece.letter == letter)?;
        ui.add_space(8.0);
        ui.strong(say!("design-moves", piece = named(&piece.name)));
        small_label(ui, say!("design-moves-help"));
        self.tools(ui);
        let clicked = ui.horizontal_top(|ui| {
            let clicked = around(ui, design, letter, &self.way);
            ui.add_space(12.0);
            ui.vertical(|ui| legend(ui, design, letter, &self.way));
            clicked
        });
        let mut wanted = clicked.inner.and_then(|to| design.with_click(letter, to, &self.way));
        for (index, way) in design.undrawn(letter) {
            ui.horizontal_wrapped(|ui| {
                if ui.small_button(say!("design-rule-remove")).clicked() {
                    wanted = design.without_way(letter, index);
                }
                let other = |letter: char| design.pieces().iter().find(|piece| piece.letter == letter);
                match way {
                    UndrawnWay::As(letter) => ui.label(say!("design-as", piece = other(letter).map_or("", |piece| named(&piece.name)))),
                    UndrawnWay::Text(text) => ui.label(RichText::new(text).monospace().small()),
                };
            });
        }
        wanted.or_else(|| self.betza.show(ui, design, letter))
    }

    fn tools(&mut self, ui: &mut Ui) {
        let way = &mut self.way;
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(say!("design-way"));
            let combo = ComboBox::from_id_salt("way").selected_text(travel_words(way.travel)[0]).width(200.0).height(400.0);
            let known = Travel::ALL.map(|travel| (travel, travel_words(travel)[0]));
            combo.show_ui(ui, |ui| entries(ui, &mut way.travel, known)).response.labelled_by(label.id);
            let label = ui.label(say!("design-direction"));
            let towards = if let Dirs::Towards(_) = &way.dirs { way.dirs.clone() } else { Dirs::Towards(vec![Heading::Forward]) };
            let combo = ComboBox::from_id_salt("directions").selected_text(dirs_told(&way.dirs));
            let known = [Dirs::All, Dirs::Forward, Dirs::Forwardmost, Dirs::Sideways, Dirs::Backward, towards];
            let known = known.map(|dirs| (dirs.clone(), dirs_told(&dirs)));
            combo.show_ui(ui, |ui| entries(ui, &mut way.dirs, known)).response.labelled_by(label.id);
            if let Dirs::Towards(chosen) = &mut way.dirs {
                headings(ui, chosen);
            }
        });
        ui.horizontal_wrapped(|ui| {
            // What makes two steps always moves and captures.
            if way.travel != Travel::Twice {
                for (only, text) in KINDS {
                    ui.radio_value(&mut way.only, only, say(text));
                }
            }
            // Shown for every way, so that the diagram below stays in place.
            ui.add_enabled_ui(way.travel.is_limited(), |ui| {
                labelled(ui, say!("design-most"), DragValue::new(&mut way.most).speed(1).range(0..=31));
            });
            match way.travel {
                Travel::Lame => _ = ui.checkbox(&mut way.bent, say!("design-leg-diagonal")),
                Travel::Twice => _ = ui.checkbox(&mut way.bent, say!("design-twice-both")),
                Travel::Zigzag => _ = ui.checkbox(&mut way.bent, say!("design-zigzag-both")),
                Travel::Leap | Travel::Slide | Travel::Hop | Travel::Vault | Travel::Circle => {}
            }
            ui.checkbox(&mut way.first, say!("design-first"));
            if way.first {
                ui.checkbox(&mut way.unchecked, say!("design-unchecked"));
            }
        });
    }
}

/// What a way is called in a list, and what a piece does on it.
fn travel_words(travel: Travel) -> [&'static str; 2] {
    match travel {
        Travel::Leap => [say!("design-way-leap"), say!("design-leap")],
        Travel::Slide => [say!("design-way-slide"), say!("design-slide")],
        Travel::Lame => [say!("design-way-lame"), say!("design-lame")],
        Travel::Hop => [say!("design-way-hop"), say!("design-hop")],
        Travel::Vault => [say!("design-way-vault"), say!("design-vault")],
        Travel::Circle => [say!("design-way-circle"), say!("design-circle")],
        Travel::Zigzag => [say!("design-way-zigzag"), say!("design-zigzag")],
        Travel::Twice => [say!("design-way-twice"), say!("design-twice")],
    }
}

fn dirs_told(dirs: &Dirs) -> &'static str {
    match dirs {
        Dirs::All => say!("design-all-around"),
        Dirs::Towards(_) => say!("design-towards"),
        Dirs::Forward => say!("design-forward"),
        Dirs::Forwardmost => say!("design-forwardmost"),
        Dirs::Sideways => say!("design-sideways"),
        Dirs::Backward => say!("design-backward"),
    }
}

/// A button for each heading, with an arrow that goes there.
fn headings(ui: &mut Ui, chosen: &mut Vec<Heading>) {
    for heading in Heading::ALL {
        let (lit, told) = (chosen.contains(&heading), heading_told(heading));
        let button = ui.add(Button::selectable(lit, "").min_size(Vec2::splat(NEAR)));
        let (ink, way) = (ui.style().interact_selectable(&button, lit).text_color(), pointing(heading) * NEAR * 0.3);
        ui.painter().arrow(button.rect.center() - way, way * 2.0, Stroke::new(1.5, ink));
        button.ctx.accesskit_node_builder(button.id, |node| node.set_label(told));
        if button.on_hover_text(told).clicked() {
            if lit {
                chosen.retain(|known| *known != heading);
            } else {
                chosen.push(heading);
            }
        }
    }
}

fn pointing(heading: Heading) -> Vec2 {
    let way = match heading {
        Heading::ForwardLeft => (-1.0, -1.0),
        Heading::Forward => (0.0, -1.0),
        Heading::ForwardRight => (1.0, -1.0),
        Heading::Left => (-1.0, 0.0),
        Heading::Right => (1.0, 0.0),
        Heading::BackwardLeft => (-1.0, 1.0),
        Heading::Backward => (0.0, 1.0),
        Heading::BackwardRight => (1.0, 1.0),
    };
    Vec2::from(way).normalized()
}

/// The most cells that are shown to each side of a piece.
const REACH: i8 = 4;

/// The side of a cell, and what the legend keeps between its lines, in points.
const NEAR: f32 = 26.0;
const GAP: f32 = 3.0;

/// A cell so many files and ranks from the piece, with what it does there, and whether only at first.
struct CellAround {
    to: Offset,
    strides: Vec<(Travel, Only)>,
    first: bool,
    response: Response,
}

/// The cells around a piece, with what it does there; which was clicked. Those light up that a click would change.
fn around(ui: &mut Ui, design: &Design, letter: char, way: &DrawnWay) -> Option<Offset> {
    let count = f32::from(2 * REACH + 1);
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(count * NEAR), Sense::hover());
    let place = |(files, ranks): Offset| {
        let corner = rect.min + Vec2::new(f32::from(files + REACH), f32::from(REACH - ranks)) * NEAR;
        Rect::from_min_size(corner, Vec2::splat(NEAR))
    };
    let cells = (-REACH..=REACH).rev().flat_map(|ranks| (-REACH..=REACH).map(move |files| (files, ranks))).filter(|at| *at != (0, 0));
    let cells: Vec<CellAround> = cells
        .map(|to| {
            let (strides, first) = (design.strides(letter, to), design.goes_at_first(letter, to));
            let told = place_told(to, &strides, first);
            CellAround { to, strides, first, response: cell_response(ui, place(to), ui.scope_id().with(("around", to)), &told) }
        })
        .collect();
    let lit = cells.iter().find(|cell| cell.response.hovered()).or_else(|| cells.iter().find(|cell| cell.response.has_focus()));
    let changed = lit.map(|lit| design.changed_by_click(letter, lit.to, way)).unwrap_or_default();
    ground(ui, place((0, 0)), false);
    let ink = ui.visuals().strong_text_color();
    ui.painter().text(place((0, 0)).center(), Align2::CENTER_CENTER, letter, FontId::proportional(16.0), ink);
    let legs = design.legs(letter);
    for CellAround { to, response, .. } in &cells {
        ground(ui, place(*to), changed.contains(to) || response.has_focus());
        if legs.contains(to) {
            ui.painter().rect_stroke(place(*to).shrink(4.0), 2.0, Stroke::new(1.5, ink), StrokeKind::Inside);
        }
    }
    for (travel, step, most) in design.runs(letter) {
        let fits = |steps: i8| step.0.unsigned_abs().max(step.1.unsigned_abs()) * steps.unsigned_abs() <= REACH.unsigned_abs();
        let shown = (1..=REACH).rev().find(|steps| fits(*steps)).unwrap_or(1);
        if most > 0 && (travel != Travel::Slide || i16::from(most) > i16::from(shown)) {
            let corner = place(step).right_top() + Vec2::new(-2.0, 1.0);
            ui.painter().text(corner, Align2::RIGHT_TOP, most, FontId::proportional(9.5), ink);
        }
        if travel == Travel::Slide {
            let (from, one) = (place(step).center(), Vec2::new(f32::from(step.0), -f32::from(step.1)) * NEAR);
            run(ui, from, one, (shown, most));
        }
    }
    for CellAround { to, strides, first, .. } in &cells {
        for &(travel, only) in strides {
            mark(ui, place(*to), *to, travel, only);
        }
        if *first {
            once(ui, place(*to));
        }
    }
    let clicked = cells.iter().find(|cell| cell.response.clicked()).map(|cell| cell.to);
    if let Some(CellAround { response, .. }) = lit {
        let told = match changed.len() {
            0 => say!("design-not-there").to_owned(),
            1 => return clicked,
            many => say!("design-mirrored-too", count = many - 1),
        };
        response.ctx.accesskit_node_builder(response.id, |node| node.set_description(told.as_str()));
        response.clone().on_hover_text(told);
    }
    clicked
}

/// A slide beyond its first cell, which has its mark: an arrow where it has no limit, else a dot on each cell. `shown` are the steps that
/// there is room for.
fn run(ui: &Ui, from: Pos2, one: Vec2, (shown, most): (i8, u8)) {
    let ink = ui.visuals().strong_text_color();
    let stroke = Stroke::new(1.5, ink);
    if most == 0 {
        let tip = one.normalized() * NEAR * 0.46;
        let end = from + one * f32::from(shown - 1);
        ui.painter().line_segment([from, end], stroke);
        ui.painter().arrow(end, tip, stroke);
        return;
    }
    let steps = i8::try_from(most).unwrap_or(i8::MAX).min(shown);
    ui.painter().line_segment([from, from + one * f32::from(steps - 1)], Stroke::new(1.0, ink));
    for step in 1..steps {
        ui.painter().circle_filled(from + one * f32::from(step), NEAR * 0.12, ink);
    }
}

fn legend(ui: &mut Ui, design: &Design, letter: char, way: &DrawnWay) {
    let mut row = |text: &str, show: &dyn Fn(&Ui, Rect)| {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::new(2.0 * NEAR, NEAR), Sense::hover());
            show(ui, rect);
            ui.label(RichText::new(text).small());
        });
        ui.add_space(-GAP);
    };
    let first = |rect: Rect| Rect::from_min_size(rect.min, Vec2::splat(NEAR));
    for (only, text) in KINDS {
        row(say(text), &|ui, rect| mark(ui, first(rect), (1, 0), Travel::Leap, only));
    }
    for (most, text) in [(0, key!("design-slide-far")), (2, key!("design-slide-most"))] {
        row(say(text), &|ui, rect| {
            mark(ui, first(rect), (1, 0), Travel::Slide, Only::Both);
            run(ui, first(rect).center(), Vec2::new(NEAR, 0.0), (2, most));
        });
    }
    let known: Vec<Travel> = design.kinds_of_ways(letter).chain([way.travel]).collect();
    for travel in Travel::ALL.into_iter().filter(|travel| !matches!(travel, Travel::Leap | Travel::Slide) && known.contains(travel)) {
        row(travel_words(travel)[1], &|ui, rect| mark(ui, first(rect), (1, 0), travel, Only::Both));
    }
    if way.first || design.has_first_ways(letter) {
        row(say!("design-first"), &|ui, rect| {
            mark(ui, first(rect), (1, 0), Travel::Leap, Only::Both);
            once(ui, first(rect));
        });
    }
}

fn once(ui: &Ui, cell: Rect) {
    let corner = cell.left_top() + Vec2::new(3.0, 1.0);
    ui.painter().text(corner, Align2::LEFT_TOP, "1", FontId::proportional(9.5), ui.visuals().strong_text_color());
}

fn place_told((files, ranks): Offset, strides: &[(Travel, Only)], first: bool) -> String {
    let part = |count: i8, ahead: TextKey, back: TextKey| match count {
        0 => None,
        1.. => Some(say!(ahead, count = i32::from(count))),
        _ => Some(say!(back, count = -i32::from(count))),
    };
    let parts = [part(ranks, key!("design-ahead"), key!("design-back")), part(files, key!("design-right"), key!("design-left"))];
    let place: Vec<String> = parts.into_iter().flatten().collect();
    let ways = words::and(strides.iter().map(|(travel, _)| travel_words(*travel)[1]));
    let what = if strides.is_empty() { say!("design-none").to_owned() } else { ways };
    let what = if first { say!("design-at-first", ways = what) } else { what };
    format!("{}: {what}", place.join(say!("between-parts")))
}

fn mark(ui: &Ui, cell: Rect, (files, ranks): Offset, travel: Travel, only: Only) {
    let ink = ui.visuals().strong_text_color();
    let (centre, radius) = (cell.center(), NEAR * 0.22);
    match only {
        Only::Both => _ = ui.painter().circle_filled(centre, radius, ink),
        Only::Move => _ = ui.painter().circle_stroke(centre, radius, Stroke::new(2.0, ink)),
        Only::Capture => {
            let across = Vec2::splat(radius);
            let other = Vec2::new(radius, -radius);
            ui.painter().line_segment([centre - across, centre + across], Stroke::new(2.0, ink));
            ui.painter().line_segment([centre - other, centre + other], Stroke::new(2.0, ink));
        }
    }
    let way = Vec2::new(f32::from(files), -f32::from(ranks)).normalized() * NEAR * 0.46;
    let thin = Stroke::new(1.5, ink);
    match travel {
        // How far a slide goes is shown on the cells beyond.
        Travel::Leap | Travel::Slide => {}
        // The leg is shown on its own cell.
        Travel::Lame => _ = ui.painter().circle_stroke(centre, radius * 1.7, thin),
        // A hop over the piece between, and the cell right behind it.
        Travel::Hop => bow(ui, centre - way, centre + way, thin),
        Travel::Vault => {
            bow(ui, centre - way, centre + way, thin);
            ui.painter().line_segment([centre + way.rot90() * 0.6 + way, centre - way.rot90() * 0.6 + way], thin);
        }
        // A ring for the second step.
        Travel::Twice => _ = ui.painter().circle_stroke(centre, radius * 1.7, Stroke::new(2.5, ink)),
        Travel::Circle => ui.painter().arrow(centre, (way + way.rot90()) * 0.7, thin),
        Travel::Zigzag => {
            let turn = way.rot90() * 0.5;
            let line = vec![centre - way, centre - way * 0.3 + turn, centre + way * 0.3 - turn, centre + way];
            ui.painter().line(line, thin);
        }
    }
}

fn bow(ui: &Ui, from: Pos2, to: Pos2, stroke: Stroke) {
    let top = from.lerp(to, 0.5) - (to - from).rot90() * 0.5;
    ui.painter().line(vec![from, from.lerp(top, 0.7), top, to.lerp(top, 0.7), to], stroke);
}

/// How the chosen piece moves, written in Betza's notation.
#[derive(Default)]
pub(super) struct BetzaField {
    text: String,
    fault: Option<BetzaFault>,
}

impl BetzaField {
    /// A field for the notation; the text in which the piece moves as was written there.
    pub(super) fn show(&mut self, ui: &mut Ui, design: &Design, letter: char) -> Option<String> {
        let Self { text, fault } = self;
        let taken = ui.horizontal(|ui| {
            let field = labelled(ui, say!("design-betza"), TextEdit::singleline(text).desired_width(140.0).hint_text("fmWfceF"));
            let field = field.on_hover_text(say!("design-betza.tip"));
            if field.changed() {
                *fault = None;
            }
            let ready = !text.trim().is_empty();
            let taken = ui.add_enabled(ready, Button::new(say!("design-betza-take"))).clicked();
            taken || ready && is_entered(ui, &field)
        });
        if let Some(fault) = fault {
            wrong_label(ui, betza_told(fault));
        }
        if !taken.inner {
            return None;
        }
        let moves = betza(text).map_err(|wrong| *fault = Some(wrong)).ok()?;
        let mut design = design.clone();
        for step in moves.doubles {
            let rule = Design::rule_of(&format!("DoubleStep(pieces: \"{letter}\", step: {step:?})"))?;
            if !design.rules().contains(&rule) {
                design = design.and_rule(&rule)?;
            }
        }
        design.with_ways(letter, &moves.ways)
    }
}

fn betza_told(fault: &BetzaFault) -> String {
    match fault {
        BetzaFault::NoStep(letters) => say!("betza-no-step", letters = letters.as_str()),
        BetzaFault::Letter(letter) => say!("betza-letter", letter = letter.to_string()),
        BetzaFault::Unsaid(letter, part) => say!("betza-unsaid", letter = letter.to_string(), part = part.as_str()),
        BetzaFault::Directions(letters, part) => say!("betza-directions", letters = letters.as_str(), part = part.as_str()),
    }
}
