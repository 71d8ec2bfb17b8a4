//! Pictures of the boards of all games, folded half of the way, with what is to be told of each in a line. They are painted beside the
//! window, one after the other, and kept while it is open.

use std::collections::{HashMap, HashSet};
use std::hash::{Hash, Hasher};

use egui::{ColorImage, Context, TextureHandle, TextureOptions};
use image::RgbaImage;
use nestmate_core::rules;
use nestmate_core::variant::{HouseRules, Library};
use nestmate_engine::task::{News, Task, Tell, Wake};
use rustc_hash::FxHasher;

use super::shot::Camera;
use crate::app::{Scene, ways_to_fold};
use crate::ui::board::BoardTheme;

/// The sides of a picture, in pixels.
const SIZE: [u32; 2] = [288, 288];

/// How far a board is folded there: enough to see both the game inside and what is around it.
const SHARE: f32 = 0.5;

#[derive(Clone)]
pub(in crate::ui) struct GameCard {
    pub(in crate::ui) picture: TextureHandle,
    pub(in crate::ui) cells: usize,
    pub(in crate::ui) inside: Vec<String>,
    pub(in crate::ui) diagonal: bool,
}

struct CardPainted {
    id: String,
    of: u64,
    image: RgbaImage,
    cells: usize,
    inside: Vec<String>,
    diagonal: bool,
}

#[derive(Default)]
pub(in crate::ui) struct GameCards {
    known: HashMap<String, (u64, GameCard)>,
    /// Games beside those of [`Library::games`] that have been asked for: what cannot be painted is not asked for again and again.
    asked: HashSet<String>,
    /// Those at work: on the games of [`Library::games`], and on others that have come into sight.
    tasks: [Option<Task<(), CardPainted>>; 2],
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
                if let Some(card) = painted(&library, id, of, &theme) {
                    tell.tell(card);
                }
            }
        }))
    }

    pub(in crate::ui) fn poll(&mut self, ctx: &Context) {
        for task in &mut self.tasks {
            while let Some(((), news)) = task.as_ref().and_then(Task::next) {
                match news {
                    News::Answer(CardPainted { id, of, image, cells, inside, diagonal }) => {
                        let size = [image.width() as usize, image.height() as usize];
                        let picture = ColorImage::from_rgba_unmultiplied(size, image.as_raw());
                        let picture = ctx.load_texture(format!("card-{id}"), picture, TextureOptions::LINEAR);
                        self.known.insert(id, (of, GameCard { picture, cells, inside, diagonal }));
                    }
                    // A game without a picture can be chosen by its name.
                    News::Done | News::Failed(_) => *task = None,
                }
            }
        }
    }

    pub(in crate::ui) fn of(&self, id: &str) -> Option<&GameCard> {
        self.known.get(id).map(|known| &known.1)
    }
}

fn print(library: &Library, id: &str, theme: &BoardTheme) -> u64 {
    let mut hasher = FxHasher::default();
    format!("{theme:?}").hash(&mut hasher);
    library.source_of(id).map(|source| &source.text).hash(&mut hasher);
    hasher.finish()
}

fn painted(library: &Library, id: String, of: u64, theme: &BoardTheme) -> Option<CardPainted> {
    let variant = library.get_with(&id, &HouseRules::default()).ok()?;
    let position = rules::start(&variant).ok()?;
    let folds = ways_to_fold(&variant, library);
    let held = folds.first().map(|fold| (fold.clone(), SHARE));
    let scene = Scene::of(variant.clone(), position);
    let image = Camera::new(SIZE, *theme).folding(&scene, held.as_slice());
    let inside = folds.iter().filter_map(|fold| fold.inner.as_ref()).map(|inner| inner.variant.name.clone()).collect();
    let diagonal = variant.board.forward.0 != 0;
    Some(CardPainted { id, of, image, cells: variant.board.cells.len(), inside, diagonal })
}
