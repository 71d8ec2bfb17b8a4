//! What the board shows in an exercise.

use std::sync::Arc;

use super::super::scene::{Arrow, Picked, Scene};
use super::super::select;
use super::super::state::App;
use super::super::tracks::tracks;
use super::{Help, Open};
use crate::geometry::Cell;
use crate::lessons::{LEARNER, is_checked};
use crate::position::Move;
use crate::variant::Side;

impl App {
    /// The board of the exercise.
    pub(in crate::app) fn scene_of_exercise(&self, open: &Open) -> Scene {
        let position = open.attempt.position.clone();
        let variant = self.variant();
        let own = self.picked.is_none_or(|picked| select::owner(&position, picked) == Some(LEARNER));
        let from = self.picked.and_then(|picked| match picked {
            Picked::Cell(cell) => Some(cell),
            Picked::Held(_) => None,
        });
        let tracks = from.map_or_else(Vec::new, |from| tracks(&position, variant, from, &self.targets));
        let mut mobility = vec![0; variant.points()];
        open.legal.iter().filter(|mv| !mv.is_drop()).for_each(|mv| mobility[mv.from().index()] += 1);
        let hint = open.hint();
        let arrow = hint.filter(|hint| hint.1 == Help::Move).map(|hint| Arrow::good(hint.0));
        let scene = Scene {
            flipped: open.flipped,
            layers: self.layers(),
            picked: self.picked,
            targets: self.targets.clone(),
            tracks,
            targets_own: own,
            mobility,
            last: open.last.map(|mv| (mv.from(), mv.to())),
            check: self.check_of_exercise(open),
            cursor: self.cursor,
            arrows: arrow.into_iter().collect(),
            pointed_out: hint.filter(|hint| hint.1 == Help::Man && !hint.0.is_drop()).map(|hint| Move::from(hint.0)),
            choices: self.choices.clone(),
            stars: open.attempt.stars,
            ..Scene::bare(Arc::clone(variant), position)
        };
        scene.folded(self.fold())
    }

    /// The King that is in check.
    fn check_of_exercise(&self, open: &Open) -> Option<Cell> {
        let position = &open.attempt.position;
        let checked = |side: &Side| is_checked(position, self.variant(), *side);
        Side::BOTH.into_iter().find(checked).map(|side| position.royal(side))
    }
}
