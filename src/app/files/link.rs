//! What an address names, looked up: its game, the position, the layer that the board is folded to.

use std::sync::Arc;

use nestmate_core::position::Position;
use nestmate_core::rules::{parse_position, start};
use nestmate_core::variant::{Library, Variant};
use nestmate_text::words::{Told, told};

use crate::app::lens::fold::Fold;
use crate::lessons::topics;
use crate::puzzles;
use crate::saying::Saying;
use crate::storage::{Link, LinkShown};

/// An address whose game is there, with what it names.
#[derive(Clone, Debug)]
pub struct LinkedPlace {
    pub variant: Arc<Variant>,
    /// The position on the board.
    pub position: Position,
    pub shown: LinkShown,
    pub layer: Option<usize>,
}

impl LinkedPlace {
    pub(super) fn read(text: &str, library: &Library) -> Result<Self, Told> {
        Link::read(text).map_err(Saying::told).and_then(|link| Self::of(&link, library))
    }

    /// What the address names, if all of it is there; otherwise what is not.
    pub fn of(link: &Link, library: &Library) -> Result<Self, Told> {
        let variant = library.get(&link.game).map_err(Saying::told)?;
        let position = match &link.shown {
            LinkShown::Position(text) => parse_position(&variant, text),
            LinkShown::Start | LinkShown::Lesson(..) | LinkShown::Puzzle(_) => start(&variant),
        };
        let position = position.map_err(|error| told!("link-position", why = error.said()))?;
        match &link.shown {
            LinkShown::Lesson(key, _) if !topics(&variant).iter().any(|topic| topic.0 == *key) => {
                let lesson = brief(key);
                return Err(told!("link-no-lesson", lesson = lesson.as_str()));
            }
            LinkShown::Puzzle(id) if !ships(&link.game, id) => {
                let puzzle = brief(id);
                return Err(told!("link-no-puzzle", puzzle = puzzle.as_str()));
            }
            _ => {}
        }
        let folds = |at: &usize| Fold::of(&variant, *at, library).is_some();
        let layer = match &link.fold {
            None => None,
            Some(id) => {
                let layer = variant.layers.iter().position(|layer| layer.id == *id).filter(folds);
                let (id, known) = (brief(id), (0..variant.layers.len()).filter(folds).map(|at| variant.layers[at].id.as_str()));
                let known = known.collect::<Vec<_>>().join(", ");
                Some(layer.ok_or_else(|| told!("link-no-fold", layer = id.as_str(), known = known.as_str()))?)
            }
        };
        Ok(Self { variant, position, shown: link.shown.clone(), layer })
    }
}

fn brief(text: &str) -> String {
    text.chars().take(60).collect()
}

fn ships(game: &str, id: &str) -> bool {
    let known = puzzles::shipped(game).and_then(|text| puzzles::read(text).ok());
    known.is_some_and(|known| known.puzzles.iter().any(|puzzle| puzzle.id == id))
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::legal_moves;

    use super::*;

    #[test]
    fn addresses_are_read_as_they_are_written() {
        let library = crate::shipped::library();
        let mut random = fastrand::Rng::with_seed(7);
        for (id, _) in library.games() {
            let variant = library.get(id).expect("shipped");
            let mut position = start(&variant).expect("a start");
            for _ in 0..12 {
                let moves = legal_moves(&position, &variant);
                let Some(&mv) = moves.get(random.usize(..moves.len().max(1))) else { break };
                position.play(&variant, mv);
            }
            let layers = variant.layers.iter().enumerate().filter(|(at, _)| Fold::of(&variant, *at, &library).is_some());
            for fold in std::iter::once(None).chain(layers.map(|(_, layer)| Some(layer.id.clone()))) {
                let link = Link { game: id.to_owned(), shown: LinkShown::Position(position.text(&variant)), fold };
                let text = link.text();
                assert!(text.is_ascii() && !text.contains([' ', '"', '<', '|', '[']), "{text}");
                assert_eq!(Link::read(&text), Ok(link.clone()), "{text}");
                let placed = LinkedPlace::of(&link, &library).expect("it is there");
                assert_eq!(placed.position.text(&variant), position.text(&variant));
            }
        }
    }

    #[test]
    fn what_is_not_there_is_told() {
        let library = crate::shipped::library();
        for (text, part) in [
            ("nestmate://no-such-game", "no-such-game"),
            ("nestmate://shogi?position=9/9", "position"),
            ("nestmate://shogi?puzzle=zzz", "zzz"),
            ("NESTMATE:shogi?lesson=zzz", "zzz"),
            ("nestmate://sfhiodgei?fold=zzz", "zzz"),
        ] {
            let link = Link::read(text).expect("it can be read");
            let told = LinkedPlace::of(&link, &library).expect_err(text).to_string();
            assert!(told.contains(part), "{text}: {told}");
        }
    }
}
