//! Letters that the program's own fonts lack, which are those of Japanese: a font of the system lends them, so that nothing is ever
//! shown as a box. Looking for one reads many files, which another thread does; until it is there, a language that needs it is not spoken,
//! and in texts of the user's a dot stands for each such letter.

mod choice;
mod dots;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use egui::{Context, FontData, FontDefinitions, FontId};

pub(in crate::ui) use choice::FontPlace;
use nestmate_engine::task::{News, Task, Wake};
use nestmate_text::words::{self, Language, Told, told};

use crate::ui::frame::context;
use crate::ui::frame::looks::Looks;
use dots::dots;

/// What a font that lends its letters is called among the program's own.
const LENT: &str = "lent";

/// A letter that every font which lends has.
const TYPICAL: char = 'あ';

/// The font that has been found, for all that is painted anywhere.
static FOUND: Mutex<Option<Arc<FontData>>> = Mutex::new(None);

pub(super) fn is_lent(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
}

fn is_foreign(language: Language) -> bool {
    language.own_name().chars().any(is_lent)
}

/// The fonts of pictures and pages, which are painted without a window: with such letters if the language needs them. Not for the thread
/// of the window.
pub(super) fn definitions() -> FontDefinitions {
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    if found.is_none() && is_foreign(words::language()) {
        *found = FontPlace::System.look();
    }
    found.as_ref().map_or_else(FontDefinitions::default, with)
}

pub(super) fn dress(ctx: &Context) {
    ctx.set_fonts(definitions());
}

fn with(font: &Arc<FontData>) -> FontDefinitions {
    let mut all = FontDefinitions::default();
    all.font_data.insert(LENT.to_owned(), Arc::clone(font));
    for family in all.families.values_mut() {
        // The fonts of pictures have a few of these letters too, which do not go with the others.
        let at = family.iter().position(|name| name.to_lowercase().contains("emoji")).unwrap_or(family.len());
        family.insert(at, LENT.to_owned());
    }
    all
}

fn are_there(ctx: &Context) -> bool {
    ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::default(), TYPICAL))
}

/// What a language is called in a list: by itself, if its letters can be shown.
pub(super) fn shown_name(ctx: &Context, language: Language) -> &'static str {
    if is_foreign(language) && !are_there(ctx) { language.plain_name() } else { language.own_name() }
}

#[derive(Clone, Copy, Default)]
pub(super) enum Former {
    #[default]
    Nothing,
    Choice(Option<Language>),
}

#[derive(Clone, Copy, Default)]
struct WantedLanguage {
    language: Option<Language>,
    before: Former,
}

fn wanted(ctx: &Context) -> Option<WantedLanguage> {
    context::known(ctx)
}

pub(super) fn speak(ctx: &Context, language: Option<Language>, before: Former) {
    let waiting = context::take::<WantedLanguage>(ctx);
    if is_foreign(words::meant(language)) && !are_there(ctx) {
        let before = waiting.map_or(before, |waiting| waiting.before);
        context::put(ctx, WantedLanguage { language, before });
        ctx.request_repaint();
    } else {
        words::set_language(language);
    }
}

pub(super) struct Letters {
    place: FontPlace,
    wake: Wake,
    task: Option<Task<(), Option<Arc<FontData>>>>,
    seen: Arc<AtomicBool>,
    is_missing: bool,
}

impl Letters {
    pub(super) fn new(place: FontPlace, wake: Wake) -> Self {
        Self { place, wake, task: None, seen: Arc::default(), is_missing: false }
    }

    pub(super) fn begin(&self, ctx: &Context) {
        ctx.add_glyph_rasterizer(dots(Arc::clone(&self.seen)));
    }

    /// Looks for a font if a language or a text needs one, and takes it in; what to tell if there is none.
    pub(super) fn follow(&mut self, ctx: &Context) -> Option<Told> {
        let wanted = wanted(ctx);
        let seen = !self.is_missing && self.seen.load(Ordering::Relaxed);
        if wanted.is_none() && !seen && self.task.is_none() {
            return None;
        }
        if are_there(ctx) {
            self.seen.store(false, Ordering::Relaxed);
            if let Some(WantedLanguage { language, before }) = wanted {
                speak(ctx, language, before);
            }
            return None;
        }
        let Some(task) = &self.task else {
            let known = FOUND.lock().unwrap_or_else(PoisonError::into_inner).clone();
            if let (FontPlace::System, Some(font)) = (&self.place, &known) {
                ctx.set_fonts(with(font));
                ctx.request_repaint();
                return None;
            }
            let place = self.place.clone();
            self.task = Some(Task::once("fonts", Arc::clone(&self.wake), (), move |tell| tell.tell(place.look())));
            return None;
        };
        let found = match task.next()?.1 {
            News::Answer(found) => found,
            News::Failed(_) => None,
            News::Done => return None,
        };
        self.task = None;
        match found {
            Some(font) => {
                ctx.set_fonts(with(&font));
                *FOUND.lock().unwrap_or_else(PoisonError::into_inner) = Some(font);
                ctx.request_repaint();
                None
            }
            None => Some(self.give_up(ctx, wanted)),
        }
    }

    pub(super) fn request_frame(&self, ctx: &Context) {
        if !self.is_missing && self.task.is_none() && self.seen.load(Ordering::Relaxed) {
            ctx.request_repaint();
        }
    }

    /// There is no such font: what was spoken stays.
    fn give_up(&mut self, ctx: &Context, wanted: Option<WantedLanguage>) -> Told {
        self.is_missing = true;
        let Some(WantedLanguage { before, .. }) = wanted else { return told!("letters-missing-seen") };
        context::take::<WantedLanguage>(ctx);
        if let Former::Choice(language) = before {
            Looks { language, ..Looks::of(ctx) }.set(ctx);
        }
        told!("letters-missing")
    }
}
