//! Two games nested in one: which two is asked, and the definition takes the place of the text.

use std::slice;
use std::sync::Arc;

use egui::{Context, Ui};
use nestmate_core::position::Position;
use nestmate_core::rules::check;
use nestmate_core::variant::schema::RuleDef;
use nestmate_core::variant::{NestFault, NestedText, Source, Variant};
use nestmate_engine::task::Task;
use nestmate_text::words::{key, named, say, told};

use super::designer::sentence;
use super::listed::listed;
use super::{Workbench, latest, waker};
use crate::app::{Action, App};
use crate::saying::{Saying, nest_words};
use crate::ui::picture_exists;

pub(super) struct NestForm {
    guests: [String; 2],
    making: Option<Task<(), Result<NestedText, NestFault>>>,
    pictured: Option<[String; 2]>,
    picturing: Option<Task<(), NestPicture>>,
    picture: NestPicture,
}

type NestPicture = Option<(Arc<Variant>, Position)>;

impl NestForm {
    fn new(app: &App) -> Self {
        let mut small = app.library().games().map(|(id, _)| id).filter(|id| is_nestable(app, id)).map(str::to_owned);
        let first = small.next().unwrap_or_else(|| app.variant().id.clone());
        let second = small.next().unwrap_or_else(|| first.clone());
        Self { guests: [first, second], making: None, pictured: None, picturing: None, picture: None }
    }

    pub(super) fn preview(&self) -> Option<&(Arc<Variant>, Position)> {
        self.picture.as_ref()
    }

    fn show(&mut self, ui: &mut Ui, app: &App) -> bool {
        ui.horizontal(|ui| {
            for (guest, question) in self.guests.iter_mut().zip([key!("bench-nest-first"), key!("bench-nest-second")]) {
                let shown = app.library().name_of(guest).map_or(guest.as_str(), named).to_owned();
                let chosen = listed(ui, say(question), &shown, |ui, sought| {
                    let mut chosen = None;
                    for (id, name) in app.library().all_games().filter(|(id, _)| is_nestable(app, id)) {
                        if sought.entry(ui, named(name), |ui| ui.selectable_label(guest == id, named(name))) {
                            chosen = Some(id.to_owned());
                        }
                    }
                    chosen
                });
                if let Some(chosen) = chosen.flatten() {
                    *guest = chosen;
                }
            }
            ui.add_enabled(self.making.is_none(), egui::Button::new(say!("bench-nest-make"))).clicked()
        })
        .inner
    }
}

/// Whether it is worth offering a game: not one that is nested itself, which leaves no room.
fn is_nestable(app: &App, id: &str) -> bool {
    !app.library().hides_games(id)
}

impl Workbench {
    pub(in crate::ui) fn ask_to_nest(&mut self, app: &App) {
        self.nesting.get_or_insert_with(|| NestForm::new(app));
    }

    pub(super) fn preview(&mut self, ctx: &Context, app: &App) {
        let Some(form) = &mut self.nesting else { return };
        if let Some(picture) = latest(&mut form.picturing, &mut self.told) {
            form.picture = picture;
        }
        if form.pictured.as_ref() != Some(&form.guests) {
            form.pictured = Some(form.guests.clone());
            form.picture = None;
            let (library, [first, second]) = (app.library().clone(), form.guests.clone());
            form.picturing = Some(Task::once("preview", waker(ctx), (), move |bench| {
                let nested = library.nested(&first, &second, &nest_words());
                let checked = nested.ok().map(|nested| check(&library, Source::new("", nested.text), &picture_exists));
                bench.tell(checked.and_then(|checked| checked.games.into_iter().next()));
            }));
        }
    }

    pub(super) fn nest(&mut self, ui: &mut Ui, app: &App, actions: &mut Vec<Action>) {
        let Some(form) = &mut self.nesting else { return };
        if form.show(ui, app) {
            let (library, [first, second]) = (app.library().clone(), form.guests.clone());
            form.making =
                Some(Task::once("nest", waker(ui.ctx()), (), move |bench| bench.tell(library.nested(&first, &second, &nest_words()))));
        }
        let Some(nested) = latest(&mut form.making, &mut self.told) else { return };
        match nested {
            Ok(NestedText { text, left_out }) => {
                let name = |id: &String| app.library().name_of(id).unwrap_or(id).to_owned();
                let [first, second] = [&form.guests[0], &form.guests[1]].map(name);
                let design = |id: &String| app.library().definition(id).and_then(|text| app.library().design(&text));
                let designs = [&form.guests[0], &form.guests[1]].map(design);
                let rule =
                    |(guest, rule): &(usize, RuleDef)| designs[*guest].as_ref().map(|design| sentence(design, slice::from_ref(rule)));
                let rules =
                    left_out.iter().filter_map(rule).filter(|told| !told.is_empty()).collect::<Vec<String>>().join(say!("bench-between"));
                self.told = if rules.is_empty() {
                    told!("bench-nested", first = named(&first), second = named(&second))
                } else {
                    told!("bench-nested-without", first = named(&first), second = named(&second), rules = rules.as_str())
                };
                self.nesting = None;
                self.exchange(text, None, None, actions);
            }
            Err(fault) => self.told = fault.told(),
        }
    }
}
