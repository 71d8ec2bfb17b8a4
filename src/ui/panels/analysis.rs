//! What the engine thinks of the position and of the game.

use std::time::Duration;

use egui::accesskit::Role;
use egui::{Align, Button, ComboBox, DragValue, Label, Layout, ProgressBar, RichText, Spinner, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo};
use nestmate_core::game::{NodeId, Step};
use nestmate_core::position::Move;
use nestmate_core::variant::{Side, Variant};
use nestmate_text::words::{TextKey, key, say, tipped};
use nestmate_text::{named_side, named_sides};

use super::{Desk, graph, line, moves, status, story};
use crate::app::{
    Action, App, Because, EngineWish, Findings, MOST_LINES, Machine, Mark, MoveSentence, RetryStep, Seat, Toggle, Verdict, WrittenMove,
    words,
};
use crate::ui::commands::Command;
use crate::ui::frame::theme::{accents, verdict_colours};
use crate::ui::frame::widgets::{float, list, quiet_label, small_label};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.spacing_mut().item_spacing.y = 3.0;
    glance(ui, desk);
    switches(ui, desk);
    if desk.app.analysis().hidden {
        quiet_label(ui, say!("engine-hidden", keys = Command::Engine.key(ui.ctx())));
        return story::show(ui, desk);
    }
    let top = ui.cursor().top();
    judged(ui, desk);
    // What is below stays in its place when the question becomes an answer.
    ui.add_space((top + JUDGED - ui.cursor().top()).max(0.0));
    // Above what comes and goes, so that it stays under the pointer.
    let moments = desk.app.judge().moments();
    review(ui, desk, !moments.is_empty());
    reviewed(ui, desk, moments);
    analyst(ui, desk);
    lines(ui, desk);
    mate(ui, desk);
    threat(ui, desk);
    graph::show(ui, desk, story::height(desk));
    story::show(ui, desk);
}

/// The least shares of the points to be expected with which a side is slightly better, better, and winning.
const SHARES: [(f32, TextKey); 3] =
    [(0.9, key!("standing-winning")), (0.72, key!("standing-better")), (0.57, key!("standing-slightly-better"))];

/// Who is winning, and who is ahead in material, in one line.
fn glance(ui: &mut Ui, desk: &Desk<'_>) {
    let app = desk.app;
    let verdict = app.judge().verdict().filter(|_| !app.analysis().hidden);
    let lead = Side::BOTH.into_iter().find_map(|side| Some((side, desk.kept.players.lead(app, side)?)));
    let material = lead.map_or_else(
        || say!("material-even").to_owned(),
        |(side, pawns)| say!("material-lead", side = named_side(app.variant(), side), pawns = pawns),
    );
    let better = verdict.and_then(better);
    let text = match (better, verdict, lead) {
        (Some((side, key)), _, Some((ahead, pawns))) if side == ahead => {
            say!("analysis-both", standing = say!(key, side = named_side(app.variant(), side)), pawns = pawns)
        }
        (Some((side, key)), ..) => {
            let text = if lead.is_some() { key!("analysis-although") } else { key!("analysis-glance") };
            say!(text, standing = say!(key, side = named_side(app.variant(), side)), material = material)
        }
        (None, Some(_), _) => say!("analysis-glance", standing = say!("standing-equal"), material = material),
        (None, None, _) if app.game().outcome().is_some() => {
            say!("analysis-glance", standing = say!("standing-over"), material = material)
        }
        (None, None, _) => say!("standing-unknown", material = material),
    };
    let mut job =
        egui::text::LayoutJob::simple(text, TextStyle::Body.resolve(ui.style()), ui.visuals().strong_text_color(), ui.available_width());
    job.wrap.max_rows = 2;
    let top = ui.cursor().top();
    let label = ui.add(Label::new(job).wrap());
    if lead.is_some() {
        label.on_hover_text(say!("analysis-material"));
    }
    if let Some(why) =
        better.zip(verdict).and_then(|((side, _), verdict)| because(app, (side, verdict), lead.is_some_and(|lead| lead.0 == side)))
    {
        small_label(ui, why);
    }
    // What is below stays in its place however long the sentences are.
    let height = 2.0 * ui.text_style_height(&TextStyle::Body) + ui.text_style_height(&TextStyle::Small) + 2.0 * ui.spacing().item_spacing.y;
    ui.add_space((top + height - ui.cursor().top()).max(0.0));
    for (side, count) in Side::BOTH.map(|side| (side, app.frozen_pieces(side))).into_iter().filter(|(_, count)| *count > 0) {
        small_label(ui, say!("analysis-frozen", side = named_side(app.variant(), side), count = count));
    }
}

/// Why a side is better, in one line; nothing where no line is known, and where it is that the side `leads` in material.
fn because(app: &App, (side, verdict): (Side, Verdict), leads: bool) -> Option<String> {
    let (variant, position) = (app.variant(), app.game().position());
    let [own, other] = [side, side.other()].map(|side| named_side(variant, side));
    let line = app.judge().findings().and_then(|found| found.lines.first()).map_or(&[][..], |found| &found.moves);
    let told = match Because::of(variant, position, (side, verdict), line, |kind| app.worth(kind)) {
        Because::Mates(moves) => say!("mate-found", moves = moves),
        Because::Gains(pawns) => say!("because-gains", side = own, pawns = pawns),
        _ if leads || line.is_empty() => return None,
        Because::Active { more, fewer } => say!("because-active", side = own, other = other, more = more, fewer = fewer),
        Because::Placed => say!("because-placed", side = own),
    };
    Some(told)
}

/// Which side is better, and the key of how much.
fn better(verdict: Verdict) -> Option<(Side, TextKey)> {
    let side = if verdict.share() >= 0.5 { Side::White } else { Side::Black };
    SHARES.into_iter().find(|(least, _)| verdict.share_of(side) >= *least).map(|(_, key)| (side, key))
}

fn reviewed(ui: &mut Ui, desk: &mut Desk<'_>, moments: Vec<NodeId>) {
    if let [Some(white), Some(black)] = Side::BOTH.map(|side| desk.app.judge().accuracy(side)) {
        let [side, other] = named_sides(desk.app.variant());
        let text = say!("review-accuracy", side = side, other = other, white = format!("{white:.0}"), black = format!("{black:.0}"));
        quiet_label(ui, text);
    }
    if moments.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        quiet_label(ui, say!("review-moments")).on_hover_text(say!("review-moments.tip"));
        for node in moments {
            if moves::chip(ui, desk, node).is_some_and(|chip| chip.clicked()) {
                desk.wishes.push(Action::Go(Step::To(node)));
            }
        }
    });
}

fn switches(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        let app = desk.app;
        let shown = !app.analysis().hidden;
        let known = [
            (tipped!("engine-live"), Command::Analysis, app.analysis().on && shown, Toggle::Analysis),
            (tipped!("engine-threat"), Command::Threat, app.analysis().threat && shown, Toggle::Threat),
            (tipped!("engine-arrows"), Command::Arrows, app.analysis().arrows, Toggle::Arrows),
        ];
        for (words, command, on, toggle) in known {
            let (name, tip) = (say(words.name), command.with_keys(ui.ctx(), say(words.tip)));
            let response = ui.add(Button::selectable(on, RichText::new(name).small()).min_size(Vec2::new(44.0, 22.0)));
            response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, on, tip.as_str()));
            desk.wishes.on(&response.on_hover_text(tip), Action::Toggle(toggle));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let machine = desk.app.machine();
            let mut lines = machine.lines;
            let suffix = format!(" {}", say!("engine-lines.unit", count = lines));
            let response = ui.add(DragValue::new(&mut lines).range(1..=MOST_LINES).speed(0.03).suffix(suffix));
            response.ctx.accesskit_node_builder(response.id, |node| node.set_label(say!("engine-lines")));
            if response.on_hover_text(say!("engine-lines.tip")).changed() {
                desk.wishes.push(Action::SetMachine(Machine { lines, ..machine }));
            }
        });
    });
}

fn analyst(ui: &mut Ui, desk: &mut Desk<'_>) {
    let engines = desk.app.engines_for(&desk.app.variant().id);
    if engines.is_empty() {
        return;
    }
    let now = desk.app.analyst();
    let chosen = now.unwrap_or("Nestmate");
    let combo = ComboBox::from_id_salt("analyst").width(ui.available_width() - 8.0).height(240.0).truncate();
    let combo = combo.selected_text(RichText::new(chosen).small());
    let shown = list(ui, combo, &say!("strength-chosen", what = say!("engine-analyst"), level = chosen), |ui| {
        for name in std::iter::once(None).chain(engines.iter().map(|known| Some(known.0))) {
            let chosen = ui.selectable_label(now == name, name.unwrap_or("Nestmate")).clicked();
            if chosen && now != name {
                desk.wishes.push(Action::Engines(EngineWish::Analyse(name.map(str::to_owned))));
            }
        }
    });
    shown.response.on_hover_text(say!("engine-analyst.tip"));
}

fn lines(ui: &mut Ui, desk: &mut Desk<'_>) {
    if !desk.app.analysis().on {
        return;
    }
    if let Some(failure) = desk.app.engine_failure(Seat::Analyst) {
        ui.label(RichText::new(failure).color(accents(ui).alarm));
        return status::failed(ui, desk, Seat::Analyst, say!("engine-use-own"));
    }
    let wanted = desk.app.machine().lines;
    let found = held(desk);
    let top = ui.cursor().top();
    small_label(ui, found.as_ref().map_or_else(|| waiting(desk), figures));
    for (at, found) in found.iter().flat_map(|found| &found.lines).take(wanted).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 1.0;
            worth(ui, desk.app.variant(), found.verdict);
            ui.add_space(3.0);
            line::one_row(ui, desk, at, &found.moves);
        });
    }
    // What is below stays in its place while lines come in.
    let height = 17.0 + float(wanted) * (line::ROW + ui.spacing().item_spacing.y);
    ui.add_space((top + height - ui.cursor().top()).max(0.0));
    desk.kept.tabs.held = found.filter(|_| desk.kept.tabs.peeking).map(|found| (desk.app.game().position().hash(), found));
}

/// The lines to be shown: while the pointer or the keyboard is on one of their moves they stay as they are, so that a click plays what was read.
fn held(desk: &mut Desk<'_>) -> Option<Findings> {
    let here = desk.app.game().position().hash();
    let held = desk.kept.tabs.held.take().filter(|(hash, _)| *hash == here).map(|(_, found)| found);
    held.filter(|_| desk.app.judge().findings().is_some()).or_else(|| desk.app.judge().findings().cloned())
}

fn waiting(desk: &Desk<'_>) -> String {
    say(if desk.app.game().outcome().is_some() { key!("engine-over") } else { key!("engine-begins") }).to_owned()
}

/// `depth 14 · 1.2 M positions · 480 k/s`.
fn figures(found: &Findings) -> String {
    say!("engine-figures", depth = found.depth, nodes = words::short(found.nodes), speed = words::short(found.speed()))
}

/// A verdict as a small card: light where White is better off, dark where Black is.
fn worth(ui: &mut Ui, variant: &Variant, verdict: Verdict) {
    let (ground, ink) = verdict_colours(ui, verdict.share() >= 0.5);
    let text = RichText::new(verdict.text(variant)).monospace().size(12.0).color(ink);
    // Flat, since it is nothing to be pressed.
    let frame = egui::Frame::new().fill(ground).inner_margin(egui::Margin::symmetric(4, 1));
    let response = frame.show(ui, |ui| ui.add_sized(Vec2::new(48.0, line::ROW - 2.0), Label::new(text).selectable(false))).response;
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Label, true, say!("engine-worth", side = named_side(variant, Side::White), worth = verdict.text(variant)))
    });
}

fn threat(ui: &mut Ui, desk: &mut Desk<'_>) {
    if !desk.app.analysis().threat {
        return;
    }
    let game = desk.app.game();
    let words = if game.tree().check(game.current()) {
        say!("engine-threat-check").to_owned().into()
    } else {
        match desk.app.judge().threat().map(|found| (found.best(), found.verdict.text(game.variant()))) {
            Some((Some(mv), worth)) => {
                MoveSentence::new([threatened(desk, mv)], |[what]| say!("engine-threatens", what = what, worth = worth))
            }
            Some((None, _)) => say!("engine-threat-none").to_owned().into(),
            None => say!("engine-threat-sought").to_owned().into(),
        }
    };
    let look = (TextStyle::Body.resolve(ui.style()), desk.theme.danger);
    desk.tell(ui, &words, look);
}

fn threatened(desk: &Desk<'_>, mv: Move) -> WrittenMove {
    let (game, mut passed) = (desk.app.game(), desk.app.game().position().clone());
    passed.make_null(game.variant());
    desk.app.told(|naming| WrittenMove::of(naming, &passed, mv))
}

/// The height of what is told of a move, in points: a sentence, and the best move below it.
const JUDGED: f32 = 46.0;

/// What the user's last move was worth and what was best in its place, which is looked for when it is asked.
fn judged(ui: &mut Ui, desk: &mut Desk<'_>) {
    let Some(node) = desk.app.told_move() else { return };
    let name = |mv| desk.app.written_before(node, mv);
    let Some(played) = desk.app.game().tree().mv(node).and_then(name) else { return };
    let body = TextStyle::Body.resolve(ui.style());
    let Some(judged) = desk.app.judge().judged(node) else {
        return ui
            .horizontal(|ui| {
                if desk.app.is_judging(node) {
                    ui.add(Spinner::new().size(12.0));
                    let looking = MoveSentence::new([played], |[played]| say!("judged-looking", played = played));
                    desk.tell(ui, &looking, (body, accents(ui).quiet));
                } else if ui.button(say!("command-judge")).on_hover_text(say!("command-judge.tip")).clicked() {
                    desk.wishes.push(Action::Judge(Some(node)));
                }
            })
            .inner;
    };
    let is_best = desk.app.game().tree().mv(node) == Some(judged.best);
    let key = match judged.mark {
        _ if is_best => key!("judged-best"),
        None if judged.compared.is_decided() => key!("judged-decided"),
        None if judged.is_lesser() => key!("judged-lesser"),
        None => key!("judged-good"),
        Some(Mark::Inaccuracy) => key!("judged-inaccuracy"),
        Some(Mark::Mistake) => key!("judged-mistake"),
        Some(Mark::Blunder) => key!("judged-blunder"),
    };
    let whose = if desk.app.is_own_move(node) { "own" } else { "other" };
    let ahead = if judged.compared.best.share() > 0.5 { Side::White } else { Side::Black };
    let side = named_side(desk.app.variant(), ahead);
    let words = MoveSentence::new([played], |[played]| say!(key, played = played, whose = whose, side = side));
    let ink = judged.mark.map_or_else(|| ui.visuals().text_color(), |mark| accents(ui).mark(mark));
    desk.tell(ui, &words, (body, ink));
    if !is_best {
        // On a line of its own, so that a narrow panel tears no part of it off.
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.label(say!("judged-instead"));
            line::instead(ui, desk, node, judged.best);
            let (variant, compared) = (desk.app.variant(), judged.compared);
            // Of a good move, a number would say the contrary.
            if judged.mark.is_some() {
                let more = compared.gap(variant).map(|by| say!("judged-more", by = by));
                quiet_label(ui, more.unwrap_or_else(|| format!("({})", compared.best.text(variant))));
            }
        });
    }
}

fn review(ui: &mut Ui, desk: &mut Desk<'_>, marked: bool) {
    if let Some((done, total)) = desk.app.review_progress() {
        return ui.horizontal(|ui| progress(ui, desk, done, total)).inner;
    }
    let ready = !desk.app.game().line().is_empty();
    ui.horizontal(|ui| {
        let button = ui.add_enabled(ready, Button::new(say!("engine-review")));
        desk.wishes.on(&button.on_hover_text(Command::Review.with_keys(ui.ctx(), say!("engine-review.tip"))), Action::Review);
        if marked && ui.button(say!("retry-offer")).on_hover_text(say!("retry-offer.tip")).clicked() {
            desk.wishes.push(Action::Retry(RetryStep::Begin));
        }
    });
}

fn progress(ui: &mut Ui, desk: &mut Desk<'_>, done: usize, total: usize) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        desk.wishes.on(&ui.small_button(say!("engine-stop")).on_hover_text(say!("engine-stop.tip")), Action::StopReview);
        let share = float(done) / float(total.max(1));
        let text = RichText::new(say!("engine-progress", done = done, total = total)).small();
        ui.add(ProgressBar::new(share).desired_height(18.0).desired_width(ui.available_width()).text(text));
    });
}

/// What tells the line of the mate from those of the analysis.
const MATE_LINE: usize = usize::MAX - 1;

/// How often the number of positions is shown anew.
const BEAT: Duration = Duration::from_millis(200);

fn mate(ui: &mut Ui, desk: &mut Desk<'_>) {
    let Some(shown) = desk.app.mate() else { return };
    // By a name of its own: a press on the button counts whatever comes and goes above it.
    let named = UiBuilder::new().scope_id(ui.scope_id().with("mate"));
    ui.scope_builder(named, |ui| {
        ui.horizontal_wrapped(|ui| {
            if shown.looking {
                ui.add(Spinner::new().size(12.0));
            }
            let text = RichText::new(shown.text());
            ui.label(if shown.looking { text.color(accents(ui).quiet) } else { text });
            if shown.looking && ui.small_button(say!("mate-stop")).on_hover_text(say!("mate-stop.tip")).clicked() {
                desk.wishes.push(Action::StopMate);
            }
        });
    });
    if shown.looking {
        ui.ctx().request_repaint_after(BEAT);
    }
    let line = desk.app.mate_line().to_vec();
    if !line.is_empty() {
        line::wrapped(ui, desk, MATE_LINE, &line);
    }
}
