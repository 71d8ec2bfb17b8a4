//! What is found out about a text: its problems, told to those who write it by its line and to those who design by the piece or the rule
//! that it is about; counts of nodes; and how games with it go.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use egui::{Grid, RichText, Ui};
use nestmate_core::position::Position;
use nestmate_core::rules::{CheckedFile, Flaw, perft};
use nestmate_core::variant::{Design, DesignPart, Fault, PieceFault, Report, RuleFault, StartFault, Variant, Warning};
use nestmate_engine::task::{Task, Tell};
use nestmate_text::words::{named, say};

use super::Workbench;
use super::designer::{region_told, sentence};
use super::report::report;
use crate::app::App;
use crate::arena::{Match, Pace, Spec, Tryout, run};
use crate::saying::{Saying, Words, meant_in};
use crate::ui::desk::Wishes;
use crate::ui::frame::tasks::waker;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{progress, quiet_label};

impl Workbench {
    pub(super) fn problems(&mut self, ui: &mut Ui, app: &App, wishes: &mut Wishes) {
        if !self.is_current() {
            quiet_label(ui, say!("bench-checking"));
        } else if self.checked.reports.is_empty() {
            let names: Vec<&str> = self.checked.games.iter().map(|(variant, _)| named(&variant.name)).collect();
            let (games, count) = (names.join(say!("between-parts")), self.checked.warnings.len());
            ui.label(if count == 0 { say!("bench-good", games = games) } else { say!("bench-good-warned", games = games, count = count) });
        } else {
            let count = self.checked.reports.len();
            ui.label(RichText::new(say!("bench-problems", count = count)).strong());
        }
        let designed = if self.designer.open { self.read_design(app) } else { None };
        let mut wanted = None;
        let CheckedFile { reports, warnings, .. } = &self.checked;
        let alone = |text: String| (text, None);
        let texts = match &designed {
            Some(design) => {
                let problems = reports.iter().map(|report| designed_problem(design, report));
                let warned = warnings.iter().map(|report| designed_warning(design, report));
                self.blamed.get(|| problems.chain(warned).map(alone).collect())
            }
            None => self.problems.get(|| reports.iter().map(problem).chain(warnings.iter().map(warning).map(alone)).collect()),
        };
        let places = reports.iter().map(|report| (report.line, report.column));
        let places = places.chain(warnings.iter().map(|warning| (warning.line, warning.column)));
        let mut mended = None;
        for (index, (place, (text, mend))) in places.zip(texts).enumerate() {
            let text = RichText::new(text.as_str());
            let text = if index < reports.len() { text.color(accents(ui).refusal) } else { text };
            if ui.add(egui::Button::new(text).wrap().frame(false)).clicked() {
                wanted = Some(place);
            }
            if let Some(mend) = mend
                && ui.link(mend.question.as_str()).on_hover_text(say!("bench-mend-tip")).clicked()
            {
                mended = Some((place, mend.clone()));
            }
        }
        if let Some((place, mend)) = mended
            && self.editor.mend(ui.ctx(), place, &mend.wrong, &mend.right)
        {
            self.altered(ui, wishes);
        }
        if let Some((line, column)) = wanted {
            let part = designed.as_ref().map(|design| (design, design.part_at(line, column)));
            if let Some((design, DesignPart::Piece(index))) = part {
                self.designer.choose(design, index);
            } else {
                self.designer.open = false;
                self.editor.go_to(ui.ctx(), line, column);
            }
        }
        ui.separator();
    }

    pub(super) fn trials(&mut self, ui: &mut Ui) {
        let game = self.checked.games.first().filter(|_| self.is_current()).cloned();
        ui.horizontal(|ui| {
            let idle = self.counting.is_none();
            if ui.add_enabled(game.is_some() && idle, egui::Button::new(say!("bench-count"))).clicked()
                && let Some((variant, position)) = game.clone()
            {
                self.counts.clear();
                self.counting = Some(Task::once("count", waker(ui.ctx()), (), move |bench| count(&variant, position, bench)));
            }
            let idle = self.playing.is_none();
            if ui.add_enabled(game.is_some() && idle, egui::Button::new(say!("bench-try"))).on_hover_text(say!("bench-try.tip")).clicked()
                && let Some((variant, position)) = game.clone()
            {
                self.before = self.played.take().or_else(|| self.before.take());
                self.tried.clone_from(&self.editor.text);
                self.playing = Some(Task::once("trial", waker(ui.ctx()), (), move |bench| self_play(variant, position, bench)));
            }
            if (self.counting.is_some() || self.playing.is_some()) && ui.button(say!("bench-stop")).clicked() {
                (self.counting, self.playing) = (None, None);
            }
        });
        if !self.counts.is_empty() {
            Grid::new("counts").num_columns(3).spacing([18.0, 2.0]).show(ui, |ui| {
                for (depth, nodes, time) in &self.counts {
                    ui.label(say!("bench-depth", depth = *depth));
                    ui.label(RichText::new(nodes.to_string()).monospace());
                    quiet_label(ui, format!("{} ms", time.as_millis()));
                    ui.end_row();
                }
            });
        }
        if self.playing.is_some() {
            let done = self.played.as_ref().map_or(0, Tryout::games);
            progress(ui, (done, GAMES), &say!("bench-progress", done = done, total = GAMES));
        }
        if let Some(played) = &self.played {
            if self.tried != self.editor.text {
                quiet_label(ui, say!("bench-earlier"));
            }
            report(ui, played, self.before.as_ref());
        }
    }
}

/// The mark around what only the text has names for.
const OF_TEXT: char = '`';

/// A word of the text that is wrong, the one that is most likely meant, and the question whether it is.
#[derive(Clone)]
pub(super) struct Mend {
    wrong: String,
    right: String,
    question: String,
}

fn problem(report: &Report<Flaw>) -> (String, Option<Mend>) {
    let meant = meant_in(&report.fault).map(|(wrong, right)| (wrong.to_owned(), right.to_owned()));
    let Words { message, hint } = report.fault.words();
    let (hint, mend) = match (meant, hint) {
        (Some((wrong, right)), Some(question)) => (None, Some(Mend { wrong, right, question })),
        (_, hint) => (hint, None),
    };
    (say!("bench-problem", line = report.line, column = report.column, problem = with_hint(Words { message, hint })), mend)
}

fn warning(report: &Report<Warning>) -> String {
    say!("bench-warning", line = report.line, column = report.column, problem = with_hint(report.fault.words()))
}

fn with_hint(Words { message, hint }: Words) -> String {
    match hint {
        Some(hint) => format!("{message} ({hint})"),
        None => message,
    }
}

pub(super) fn designed_problem(design: &Design, report: &Report<Flaw>) -> String {
    // Where it is inherited from is of no use to those who do not see the text.
    let fault = if let Flaw::Definition(Fault::Inherited { fault, .. }) = &report.fault { fault.words() } else { report.fault.words() };
    let problem = in_design(fault, hint_of(&report.fault));
    match told(design, &design.part_at(report.line, report.column)) {
        Some(part) => say!("design-problem", part = part, problem = problem),
        None => problem,
    }
}

pub(super) fn designed_warning(design: &Design, report: &Report<Warning>) -> String {
    let hint = matches!(report.fault, Warning::NeverCastles).then(|| say!("design-hint-castling"));
    let problem = in_design(report.fault.words(), hint);
    match told(design, &design.part_at(report.line, report.column)) {
        Some(part) => say!("design-warning", part = part, problem = problem),
        None => problem,
    }
}

/// What is wrong without the names that only the text has; `advice` is what the designer can do about it.
fn in_design(Words { message, hint }: Words, advice: Option<&str>) -> String {
    if message.contains(OF_TEXT) {
        return say!("design-only-text").to_owned();
    }
    let hint = advice.map(str::to_owned).or(hint.filter(|hint| !hint.contains(OF_TEXT)));
    with_hint(Words { message, hint })
}

/// What can be done about a problem in the designer, where the advice for those who write would not help.
fn hint_of(flaw: &Flaw) -> Option<&'static str> {
    let Flaw::Definition(fault) = flaw else { return None };
    match fault {
        Fault::Start(StartFault::Royals { count: 0, .. }) | Fault::Piece(PieceFault::NoRoyal) => Some(say!("design-hint-royal")),
        Fault::Rule(RuleFault::Partner | RuleFault::CastleAlike) => Some(say!("design-hint-steps")),
        Fault::Rule(RuleFault::NothingCounted) => Some(say!("design-hint-counting")),
        Fault::Rule(RuleFault::NoEnd) => Some(say!("design-hint-cells")),
        _ => None,
    }
}

fn told(design: &Design, part: &DesignPart) -> Option<String> {
    match part {
        DesignPart::Piece(index) => design.pieces().get(*index).map(|piece| named(&piece.name).to_owned()),
        DesignPart::Rule(index) => {
            let rule = design.rules().get(*index)?;
            Some(sentence(design, std::slice::from_ref(rule))).filter(|told| !told.is_empty())
        }
        DesignPart::Start => Some(say!("design-start").to_owned()),
        DesignPart::Board => Some(say!("design-board").to_owned()),
        DesignPart::Region(name) => Some(region_told(design, name)),
        DesignPart::Whole => None,
    }
}

/// Counting stops before a depth that may have more nodes than this.
const MOST_NODES: u64 = 3_000_000;

/// The games of a report, the nodes for each move, the plies by chance, and the plies after which a game is cut off.
pub(super) const GAMES: usize = 100;
const NODES: u64 = 600;
const CHANCE: usize = 4;
const LONGEST: usize = 240;

pub(super) type Count = (u32, u64, Duration);

pub(super) fn count(variant: &Variant, mut position: Position, bench: &Tell<'_, Vec<Count>>) {
    let (mut counts, mut before): (Vec<Count>, u64) = (Vec::new(), 1);
    for depth in 1..=6 {
        let begun = Instant::now();
        let nodes = perft(&mut position, variant, depth);
        counts.push((depth, nodes, begun.elapsed()));
        bench.tell(counts.clone());
        let growth = nodes / before.max(1) + 1;
        if bench.is_off() || nodes == 0 || nodes.saturating_mul(growth) > MOST_NODES {
            return;
        }
        before = nodes;
    }
}

pub(super) fn self_play(variant: Arc<Variant>, start: Position, bench: &Tell<'_, Tryout>) {
    let Ok(engine) = "self:hash=4".parse::<Spec>() else { return };
    let mut trial = Tryout::new(&variant);
    let mut memory = trial.memory();
    let wanted = Match {
        variant,
        players: [engine.clone(), engine],
        starts: [start.clone(), start],
        games: GAMES,
        opening: CHANCE,
        pace: Pace { nodes: Some(NODES), ..Pace::default() },
        concurrency: 1,
        sprt: None,
        seed: 1,
        longest: LONGEST,
        margin: Duration::from_millis(50),
    };
    run(&wanted, &AtomicBool::new(false), &mut |played, _| {
        trial.add(played, &mut memory);
        bench.tell(trial.clone());
        !bench.is_off()
    });
}
