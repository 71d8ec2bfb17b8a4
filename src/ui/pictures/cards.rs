//! Pictures of the boards of all games, folded half of the way, and a large one of the whole board of a single game. They are painted
//! beside the window, one after the other, and kept while it is open.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, Hash, Hasher};

use egui::{ColorImage, Context, TextureHandle, TextureOptions};
use image::RgbaImage;
use nestmate_core::rules;
use nestmate_core::variant::{HouseRules, Library};
use nestmate_engine::task::{News, Task, Tell, Wake};
use rustc_hash::{FxBuildHasher, FxHasher};

use super::shot::Camera;
use crate::app::{Scene, ways_to_fold};
use crate::ui::board::BoardTheme;

/// The sides of a picture, and of a large one, in pixels.
const SIZE: [u32; 2] = [288, 288];
const LARGE: [u32; 2] = [640, 640];

/// How far a board is folded there: enough to see both the game inside and what is around it.
const SHARE: f32 = 0.5;

struct CardPainted {
    id: String,
    of: u64,
    image: RgbaImage,
}

#[derive(Default)]
pub(in crate::ui) struct GameCards {
    known: HashMap<String, (u64, TextureHandle)>,
    /// Games beside those of [`Library::games`] that have been asked for: what cannot be painted is not asked for again and again.
    asked: HashSet<String>,
    /// Those at work: on the games of [`Library::games`], and on others that have come into sight.
    tasks: [Option<Task<(), CardPainted>>; 2],
    large: Option<(String, u64, TextureHandle)>,
    /// The one at work on the large picture, and what that is of.
    enlarging: Option<(String, u64, Task<(), CardPainted>)>,
}

impl GameCards {
    /// Lets those be painted that are missing, or that a definition or the board's colours have changed since; known games once they
    /// have been asked for.
    pub(in crate::ui) fn follow(&mut self, library: &Library, theme: &BoardTheme, wake: Wake) {
        let games = library.games().map(|(id, _)| id.to_owned());
        let wanted: Vec<String> = games.chain(self.asked.iter().cloned()).collect();
        self.tasks[0] = self.paint(library, theme, wake, wanted).or(self.tasks[0].take());
    }

    pub(in crate::ui) fn want(&mut self, games: Vec<String>, library: &Library, theme: &BoardTheme, wake: Wake) {
        if self.tasks[1].is_none() {
            let new: Vec<String> = games.into_iter().filter(|game| self.asked.insert(game.clone())).collect();
            self.tasks[1] = self.paint(library, theme, wake, new);
        }
    }

    fn paint(&self, library: &Library, theme: &BoardTheme, wake: Wake, wanted: Vec<String>) -> Option<Task<(), CardPainted>> {
        let wanted = wanted.into_iter().map(|id| (print(library, &id, theme), id)).map(|(of, id)| (id, of));
        let missing: Vec<(String, u64)> = wanted.filter(|(id, of)| self.known.get(id).is_none_or(|known| known.0 != *of)).collect();
        if missing.is_empty() {
            return None;
        }
        let (library, theme) = (library.clone(), *theme);
        Some(Task::once("cards", wake, (), move |tell: &Tell<'_, CardPainted>| {
            for (id, of) in missing {
                if tell.is_off() {
                    return;
                }
                if let Some(card) = painted(&library, (id, None), of, &theme, (SIZE, SHARE)) {
                    tell.tell(card);
                }
            }
        }))
    }

    pub(in crate::ui) fn poll(&mut self, ctx: &Context) {
        for task in &mut self.tasks {
            while let Some(((), news)) = task.as_ref().and_then(Task::next) {
                match news {
                    News::Answer(CardPainted { id, of, image }) => {
                        let picture = texture(ctx, format!("card-{id}"), &image);
                        self.known.insert(id, (of, picture));
                    }
                    // A game without a picture can be chosen by its name.
                    News::Done | News::Failed(_) => *task = None,
                }
            }
        }
        while let Some(((), news)) = self.enlarging.as_ref().and_then(|(_, _, task)| task.next()) {
            match news {
                News::Answer(CardPainted { id, of, image }) => self.large = Some((id, of, texture(ctx, "card".to_owned(), &image))),
                // It is not tried again and again.
                News::Done | News::Failed(_) => break,
            }
        }
    }

    /// The large picture of a game's whole board, set up as the start of this number if there is one, once it is painted; until then the
    /// last one of that game, or its small one.
    pub(in crate::ui) fn large(
        &mut self,
        (id, start): (&str, Option<u32>),
        library: &Library,
        theme: &BoardTheme,
        wake: Wake,
    ) -> Option<&TextureHandle> {
        let of = FxBuildHasher.hash_one((print(library, id, theme), start));
        let is_at_work = self.enlarging.as_ref().is_some_and(|(game, print, _)| game == id && *print == of);
        let is_there = self.large.as_ref().is_some_and(|(game, print, _)| game == id && *print == of);
        if !is_at_work && !is_there {
            let (library, theme, game) = (library.clone(), *theme, id.to_owned());
            let task = Task::once("card", wake, (), move |tell: &Tell<'_, CardPainted>| {
                if let Some(card) = painted(&library, (game, start), of, &theme, (LARGE, 0.0)) {
                    tell.tell(card);
                }
            });
            self.enlarging = Some((id.to_owned(), of, task));
        }
        let large = self.large.as_ref().filter(|(game, ..)| game == id).map(|(_, _, picture)| picture);
        large.or_else(|| self.of(id))
    }

    pub(in crate::ui) fn of(&self, id: &str) -> Option<&TextureHandle> {
        self.known.get(id).map(|known| &known.1)
    }
}

fn print(library: &Library, id: &str, theme: &BoardTheme) -> u64 {
    let mut hasher = FxHasher::default();
    format!("{theme:?}").hash(&mut hasher);
    library.source_of(id).map(|source| &source.text).hash(&mut hasher);
    hasher.finish()
}

fn texture(ctx: &Context, name: String, image: &RgbaImage) -> TextureHandle {
    let size = [image.width() as usize, image.height() as usize];
    ctx.load_texture(name, ColorImage::from_rgba_unmultiplied(size, image.as_raw()), TextureOptions::LINEAR)
}

fn painted(
    library: &Library,
    (id, start): (String, Option<u32>),
    of: u64,
    theme: &BoardTheme,
    (size, share): ([u32; 2], f32),
) -> Option<CardPainted> {
    let variant = library.get_with(&id, &HouseRules::default()).ok()?;
    let position = start.map_or_else(|| rules::start(&variant), |number| rules::start_numbered(&variant, number)).ok()?;
    let folds = ways_to_fold(&variant, library);
    let held = folds.first().map(|fold| (fold.clone(), share));
    let scene = Scene::of(variant.clone(), position);
    let image = Camera::new(size, *theme).folding(&scene, held.as_slice());
    Some(CardPainted { id, of, image })
}
