//! The page of progress: what is due, the stars of lessons, and how strong the user is against the computer.

use std::collections::HashMap;
use std::path::Path;

use egui::{CollapsingHeader, Grid, Label, RichText, ScrollArea, Ui};
use nestmate_text::words::{key, named, say};

use super::questions::{Offer, answered};
use super::{Filter, Flow, SaveFate, SaveForm, buttons, destructive, goes_back, primary, room, unread};
use crate::app::{Action, App, GamesWish, PracticeStep, TrainingRecord};
use crate::ui::desk::{Desk, Wishes};
use crate::ui::frame::theme::accents;

const FILES: Filter = (key!("file-table"), &["tsv"]);

#[derive(Default)]
enum ProgressPage {
    #[default]
    Progress,
    Export(Box<SaveForm>),
    Forget,
}

#[derive(Default)]
pub(in crate::ui) struct ProgressForm {
    page: ProgressPage,
    lessons: HashMap<String, Vec<(String, usize)>>,
    asked: bool,
}

impl ProgressForm {
    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        let (app, chooser) = (desk.app, desk.kept.chooser);
        if !std::mem::replace(&mut self.asked, true) && app.own_games().path.is_some() {
            desk.wishes.push(Action::Games(GamesWish::Train));
        }
        if !matches!(self.page, ProgressPage::Progress) && goes_back(ui) {
            self.page = ProgressPage::Progress;
        }
        match &mut self.page {
            ProgressPage::Progress => self.progress(ui, app, chooser, desk.wishes),
            ProgressPage::Export(form) => {
                match form.show(ui, chooser) {
                    SaveFate::Is(Flow::Stay) => {}
                    SaveFate::Is(Flow::Close) => self.page = ProgressPage::Progress,
                    SaveFate::To(path) => {
                        desk.wishes.push(Action::ExportProgress(path));
                        self.page = ProgressPage::Progress;
                    }
                }
                Flow::Stay
            }
            ProgressPage::Forget => {
                if ask(ui, desk) == Flow::Close {
                    *self = Self::default();
                }
                Flow::Stay
            }
        }
    }

    fn progress(&mut self, ui: &mut Ui, app: &App, chooser: bool, wishes: &mut Wishes) -> Flow {
        let mut fate = Flow::Stay;
        ScrollArea::vertical().max_height(room(ui)).auto_shrink([false, true]).id_salt("progress").show(ui, |ui| {
            section(ui, say!("practice-heading"));
            if practice(ui, app) {
                wishes.push(Action::Practise(PracticeStep::Begin));
                fate = Flow::Close;
            }
            section(ui, say!("progress-lessons"));
            self.lessons(ui, app);
            section(ui, say!("progress-puzzles"));
            puzzles(ui, app);
            section(ui, say!("progress-computer"));
            computer(ui, app);
        });
        ui.add_space(8.0);
        buttons(ui, |ui| {
            if ui.add(primary(ui, say!("close"))).clicked() {
                fate = Flow::Close;
            }
            if ui.button(say!("progress-export")).on_hover_text(say!("progress-export.tip")).clicked() {
                let name = Path::new("nestmate-progress.tsv");
                self.page = ProgressPage::Export(Box::new(SaveForm::asking(ui.ctx(), app, FILES, name, chooser)));
            }
            if ui.add(destructive(ui, say!("progress-forget"))).on_hover_text(say!("progress-forget.tip")).clicked() {
                self.page = ProgressPage::Forget;
            }
        });
        fate
    }

    fn lessons(&mut self, ui: &mut Ui, app: &App) {
        let learnt = app.learnt();
        if learnt.is_empty() {
            quiet(ui, say!("progress-no-stars"));
        }
        for known in learnt {
            let title = say!("progress-stars", game = known.name.as_str(), stars = known.stars, solved = known.solved);
            CollapsingHeader::new(title).id_salt(&known.game).show(ui, |ui| {
                let lessons = self.lessons.entry(known.game.clone()).or_insert_with(|| app.lessons_learnt(&known.game));
                Grid::new(("progress", &known.game)).num_columns(2).spacing([24.0, 4.0]).striped(true).show(ui, |ui| {
                    for (title, stars) in lessons {
                        let stars = say!("progress-lesson-stars", stars = *stars);
                        // A grid gives text that may be broken no room.
                        for text in [title.as_str(), stars.as_str()] {
                            unread(&ui.add(Label::new(text).extend()), text);
                        }
                        ui.end_row();
                    }
                });
            });
        }
    }
}

fn practice(ui: &mut Ui, app: &App) -> bool {
    let (now, week) = app.due();
    if now == 0 && week == 0 {
        quiet(ui, say!("progress-nothing-due"));
        return false;
    }
    ui.horizontal_wrapped(|ui| {
        told(ui, &say!("progress-due", now = now, week = week));
        now > 0 && ui.button(say!("practice-begin", count = now)).on_hover_text(say!("command-practice.tip")).clicked()
    })
    .inner
}

fn puzzles(ui: &mut Ui, app: &App) {
    let done = app.puzzles_done();
    if done.is_empty() {
        quiet(ui, say!("progress-no-puzzles"));
    }
    for known in done {
        let (solved, failed) = known.counts;
        let rating = usize::try_from(known.rating).unwrap_or_default();
        told(ui, &say!("progress-puzzle-game", game = known.name.as_str(), solved = solved, failed = failed, rating = rating));
    }
}

fn computer(ui: &mut Ui, app: &App) {
    let Some(training) = app.own_games().trained() else {
        let key = if app.own_games().path.is_some() && app.own_games().fault.is_none() {
            key!("progress-looking")
        } else {
            key!("progress-no-games")
        };
        return quiet(ui, say(key));
    };
    let of = |id: &str| training.get(id).filter(|record| !record.scores.is_empty());
    let games: Vec<(&str, &TrainingRecord)> =
        app.library().all_games().filter_map(|(id, name)| of(id).map(|record| (named(name), record))).collect();
    if games.is_empty() {
        return quiet(ui, say!("progress-no-games"));
    }
    for (name, record) in games {
        let level = record.rating.map(|rating| {
            let (level, error) = (format!("{:.1}", rating.level), format!("{:.1}", rating.error));
            say!("progress-level", game = name, level = level, error = error)
        });
        let title = level.unwrap_or_else(|| name.to_owned());
        unread(&ui.label(RichText::new(&title).strong()).on_hover_text(say!("progress-level.tip")), &title);
        for score in &record.scores {
            let (won, drawn, lost) = (score.won, score.drawn, score.lost);
            told(ui, &say!("progress-result", level = score.level.number(), won = won, drawn = drawn, lost = lost));
        }
        ui.add_space(4.0);
    }
}

fn ask(ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
    ui.add(Label::new(say!("progress-forget-ask")).wrap());
    let forget = Action::Practise(PracticeStep::Forget);
    answered(ui, desk, vec![Offer::destructive(say!("progress-forget-yes"), forget), Offer::none(say!("cancel"))])
}

fn section(ui: &mut Ui, title: &str) {
    ui.add_space(8.0);
    unread(&ui.label(RichText::new(title).size(16.0).strong()), title);
    ui.add_space(2.0);
}

fn told(ui: &mut Ui, text: &str) {
    unread(&ui.add(Label::new(text).wrap()), text);
}

fn quiet(ui: &mut Ui, text: &str) {
    let color = accents(ui).quiet;
    unread(&ui.add(Label::new(RichText::new(text).color(color)).wrap()), text);
}
