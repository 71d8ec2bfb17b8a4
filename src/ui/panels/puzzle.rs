//! The panel beside the board of a puzzle: what is wanted, how it goes, which puzzles come, and the way back.

use egui::accesskit::Role;
use egui::{Button, ComboBox, FontId, Label, RichText, ScrollArea, Ui, Vec2, WidgetInfo};
use nestmate_core::game::Step;
use nestmate_core::variant::Reserve;
use nestmate_text::words::{TextKey, Tipped, key, named, say, tipped};

use super::{Desk, Stands, column, hint, lesson, moves, piece, practice, reserves, typed};
use crate::app::{Action, Aim, Train, Trial, TrialStanding, themes_of};
use crate::puzzles::Theme;
use crate::saying::Saying;
use crate::ui::commands::Command;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{self, small_label};

const TEXT: f32 = 16.0;

/// The least height of the card that they stand on, so that the buttons stay where they are; of what is below them; and of a button.
const CARD: f32 = 118.0;
const BELOW: f32 = 150.0;
const BUTTON: f32 = 28.0;

const LIST: f32 = 24.0;

fn aim_name(aim: Aim) -> &'static str {
    say(match aim {
        Aim::Easier => key!("puzzle-aim-easier"),
        Aim::Own => key!("puzzle-aim-own"),
        Aim::Harder => key!("puzzle-aim-harder"),
    })
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, trial: &Trial) {
    lesson::at_the_bottom(ui, "puzzle-end", |ui| way_out(ui, desk));
    ScrollArea::vertical().auto_shrink([false, false]).id_salt("puzzle").show(ui, |ui| {
        if desk.app.practises() {
            practice::heading_of(ui, desk.app);
        } else {
            title(ui, desk);
            wishes(ui, desk);
        }
        ui.add_space(2.0);
        card(ui, desk, trial);
        practice::returns(ui, desk.app);
        ui.add_space(2.0);
        buttons(ui, desk, trial);
        if trial.is_revealed() {
            go_through(ui, desk);
        }
        lesson::refusal(ui, desk);
        if !trial.is_revealed() {
            typed::show(ui, desk);
        }
        held(ui, desk);
        ui.separator();
        let size = Vec2::new(ui.available_width(), ui.available_height().max(BELOW));
        ui.allocate_ui(size, |ui| {
            ui.set_min_size(size);
            if trial.is_revealed() {
                moves::show(ui, desk);
            } else {
                piece::show(ui, desk);
            }
        });
    });
}

fn title(ui: &mut Ui, desk: &Desk<'_>) {
    let app = desk.app;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(say!("puzzle-title")).heading().strong());
        let (trainer, scores) = (app.trainer(), app.puzzle_scores());
        let (streak, best) = scores.streak();
        let told = [
            say!("puzzle-streak", count = streak as usize, best = best as usize),
            say!("puzzle-count", solved = scores.solved(&trainer.game), all = trainer.puzzles.len()),
            say!("puzzle-rating", rating = usize::try_from(scores.rating(&trainer.game)).unwrap_or_default()),
        ];
        small_label(ui, told.join("   "));
    });
}

fn wishes(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let width = (ui.available_width() - 8.0) / 3.0;
        for content in [games, themes, aims] {
            column(ui, width, LIST, |ui| content(ui, desk));
        }
    });
}

fn list(ui: &mut Ui, (name, chosen): (TextKey, &str), content: impl FnOnce(&mut Ui)) {
    let combo = ComboBox::from_id_salt(name).width(ui.available_width()).truncate().selected_text(chosen).height(360.0);
    let spoken = say!("puzzle-choice", name = say(name), chosen = chosen);
    widgets::list(ui, combo, &spoken, content).response.on_hover_text(spoken);
}

fn games(ui: &mut Ui, desk: &mut Desk<'_>) {
    let app = desk.app;
    let file = app.trainer().file.as_deref();
    let chosen = file.unwrap_or(named(&app.variant().name)).to_owned();
    list(ui, (key!("puzzle-game"), &chosen), |ui| {
        for (id, name, solved, all) in app.puzzle_games() {
            let on = id == app.variant().id && file.is_none();
            let text = say!("puzzle-game-count", game = named(name), solved = solved, all = all);
            if ui.selectable_label(on, text).clicked() {
                desk.wishes.push(Action::Train(Train::Game(id.to_owned())));
            }
        }
    });
}

fn themes(ui: &mut Ui, desk: &mut Desk<'_>) {
    let trainer = desk.app.trainer();
    let (themes, chosen, all) = (themes_of(&trainer.puzzles), trainer.theme, trainer.puzzles.len());
    let name = |theme: Option<Theme>| theme.map_or_else(|| say!("puzzle-any-theme").to_owned(), |theme| theme.said());
    list(ui, (key!("puzzle-theme"), &name(chosen)), |ui| {
        let any = std::iter::once((None, all));
        for (theme, count) in any.chain(themes.into_iter().map(|(theme, count)| (Some(theme), count))) {
            let text = say!("puzzle-theme-count", theme = name(theme), count = count);
            desk.wishes.on(&ui.selectable_label(theme == chosen, text), Action::Train(Train::Theme(theme)));
        }
    });
}

fn aims(ui: &mut Ui, desk: &mut Desk<'_>) {
    let aim = desk.app.trainer().aim;
    list(ui, (key!("puzzle-aim"), aim_name(aim)), |ui| {
        for known in Aim::ALL {
            desk.wishes.on(&ui.selectable_label(known == aim, aim_name(known)), Action::Train(Train::Aim(known)));
        }
    });
}

fn card(ui: &mut Ui, desk: &mut Desk<'_>, trial: &Trial) {
    let (accents, visuals) = (accents(ui), ui.visuals());
    let (font, usual) = (FontId::proportional(TEXT), visuals.text_color());
    let (edge, ink) = match trial.standing {
        TrialStanding::Solved => (visuals.selection.stroke.color, visuals.strong_text_color()),
        TrialStanding::Wrong(_) => (accents.refusal, accents.refusal),
        TrialStanding::Coming | TrialStanding::Asked | TrialStanding::Showing | TrialStanding::Shown => {
            (visuals.widgets.noninteractive.bg_stroke.color, usual)
        }
    };
    lesson::card(ui, edge, CARD, |ui| {
        if let Some(words) = desk.app.puzzle_words() {
            desk.tell(ui, &words, (font.clone(), ink));
        }
        if let Some(told) = desk.app.puzzle_hint() {
            desk.tell(ui, &told, (font, usual));
            if let Some((mv, _)) = trial.hint() {
                hint::unfold(ui, desk, mv);
            }
        }
        // What a puzzle is about gives much of it away.
        if trial.is_revealed() {
            reasons(ui, desk, trial);
        }
        let level = say!("puzzle-level", level = usize::from(trial.puzzle.level));
        ui.add(Label::new(RichText::new(level).small().color(accents.quiet)).wrap());
    });
}

fn steps(trial: &Trial) -> Vec<(Train, Tipped)> {
    if trial.is_over() {
        vec![(Train::Next, tipped!("puzzle-next")), (Train::Again, tipped!("puzzle-again")), (Train::Analyse, tipped!("puzzle-analyse"))]
    } else if trial.standing == TrialStanding::Showing {
        vec![(Train::Next, tipped!("puzzle-next"))]
    } else {
        vec![
            (Train::Hint, tipped!("puzzle-ask-hint")),
            (Train::Solution, tipped!("puzzle-solution")),
            (Train::Next, tipped!("puzzle-skip")),
        ]
    }
}

fn buttons(ui: &mut Ui, desk: &mut Desk<'_>, trial: &Trial) {
    let enter = trial.is_over() && lesson::goes_on(ui);
    ui.horizontal_wrapped(|ui| {
        for (at, (step, words)) in steps(trial).into_iter().enumerate() {
            let primary = at == 0 && trial.is_over();
            let button = Button::new(say(words.name)).min_size(Vec2::new(0.0, BUTTON));
            let button = if primary { button.fill(ui.visuals().selection.bg_fill) } else { button };
            let can = !matches!(step, Train::Hint) || trial.asks();
            let clicked = ui.add_enabled(can, button).on_hover_text(say(words.tip)).clicked();
            if clicked || primary && enter {
                desk.wishes.push(Action::Train(step));
            }
        }
    });
}

fn held(ui: &mut Ui, desk: &mut Desk<'_>) {
    let held = |reserve: Reserve| desk.reserves().total(reserve) > 0;
    if desk.kept.beside.stands == Stands::Rows && Reserve::ALL.into_iter().any(held) {
        ui.separator();
        reserves::show(ui, desk);
    }
}

fn way_out(ui: &mut Ui, desk: &mut Desk<'_>) {
    desk.wishes.on(&ui.button(say!("lesson-back-to-game")).on_hover_text(say!("lesson-back-to-game.tip")), Action::Train(Train::Leave));
    if desk.app.practises() {
        practice::retire(ui, desk);
    } else {
        desk.wishes.on(&ui.button(say!("puzzle-open")).on_hover_text(say!("puzzle-open.tip")), Action::Train(Train::Browse));
    }
}

/// The size of a button that goes to another move, in points.
const STEP: Vec2 = Vec2::new(40.0, 26.0);

/// The ways through the moves, each with its sign and the command that does the same.
const STEPS: [(Command, Step, &str); 4] = [
    (Command::Start, Step::Start, "⏮"),
    (Command::Back, Step::Back, "⏴"),
    (Command::Forward, Step::Forward, "⏵"),
    (Command::End, Step::End, "⏭"),
];

fn reasons(ui: &mut Ui, desk: &Desk<'_>, trial: &Trial) {
    if let Some(why) = desk.app.puzzle_why() {
        ui.add(Label::new(RichText::new(why).size(TEXT)).wrap());
    }
    let themes: Vec<String> = trial.puzzle.themes.iter().filter(|theme| !is_length(**theme)).map(Saying::said).collect();
    if !themes.is_empty() {
        let told = say!("puzzle-about", count = themes.len(), themes = themes.join(say!("between-parts")));
        ui.add(Label::new(RichText::new(told).color(accents(ui).quiet)).wrap());
    }
}

/// Whether a theme only says how many moves there are, which the list of moves shows.
fn is_length(theme: Theme) -> bool {
    matches!(theme, Theme::OneMove | Theme::Short | Theme::Long)
}

fn go_through(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (command, step, sign) in STEPS {
            let can = command.is_enabled(desk.app);
            let response = ui.add_enabled(can, Button::new(RichText::new(sign).size(15.0)).min_size(STEP));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, can, command.label()));
            desk.wishes.on(&response.on_hover_text(command.tip()), Action::Go(step));
        }
    });
}
