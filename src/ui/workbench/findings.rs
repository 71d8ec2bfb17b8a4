//! What is found out about the text: its problems, counts of nodes, and how games with it go.

use egui::{Grid, RichText, Ui};
use nestmate_core::rules::CheckedFile;
use nestmate_core::variant::DesignPart;
use nestmate_engine::task::Task;
use nestmate_text::words::{named, say};

use super::report::report;
use super::work::{self, GAMES};
use super::{Workbench, blame, progress, waker};
use crate::app::App;
use crate::arena::Tryout;
use crate::ui::frame::theme::accents;

impl Workbench {
    pub(super) fn problems(&mut self, ui: &mut Ui, app: &App) {
        let quiet = accents(ui).quiet;
        if !self.is_current() {
            ui.label(RichText::new(say!("bench-checking")).color(quiet));
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
        let texts = match &designed {
            Some(design) => {
                let problems = reports.iter().map(|report| blame::designed_problem(design, report));
                let warned = warnings.iter().map(|report| blame::designed_warning(design, report));
                self.blamed.get(|| problems.chain(warned).collect())
            }
            None => self.problems.get(|| reports.iter().map(blame::problem).chain(warnings.iter().map(blame::warning)).collect()),
        };
        let places = reports.iter().map(|report| (report.line, report.column));
        let places = places.chain(warnings.iter().map(|warning| (warning.line, warning.column)));
        for (index, (place, text)) in places.zip(texts).enumerate() {
            let text = RichText::new(text.as_str());
            let text = if index < reports.len() { text.color(accents(ui).refusal) } else { text };
            if ui.add(egui::Button::new(text).wrap().frame(false)).clicked() {
                wanted = Some(place);
            }
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
                self.counting = Some(Task::once("count", waker(ui.ctx()), (), move |bench| work::count(&variant, position, bench)));
            }
            let idle = self.playing.is_none();
            if ui.add_enabled(game.is_some() && idle, egui::Button::new(say!("bench-try"))).on_hover_text(say!("bench-try.tip")).clicked()
                && let Some((variant, position)) = game.clone()
            {
                self.before = self.played.take().or_else(|| self.before.take());
                self.tried.clone_from(&self.editor.text);
                self.playing = Some(Task::once("trial", waker(ui.ctx()), (), move |bench| work::self_play(variant, position, bench)));
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
                    ui.label(RichText::new(format!("{} ms", time.as_millis())).color(accents(ui).quiet));
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
                ui.label(RichText::new(say!("bench-earlier")).color(accents(ui).quiet));
            }
            report(ui, played, self.before.as_ref());
        }
    }
}
