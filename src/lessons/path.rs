//! The path through a game that has another inside: about a dozen steps, from the fold of its board to a first win. Each is an exercise
//! as the lessons have them, or something to be done to the board.

use nestmate_core::geometry::CellSet;
use nestmate_core::variant::{Inner, KindId, Rule, Side, Variant};

use super::changes::change;
use super::exercise::{Deed, Exercise, Goal, Inside, Stage};
use super::freezing::{Freeze, layer_of};
use super::workshop::Workshop;
use super::{Alteration, Topic, rule_lessons};

/// The name under which progress on the path is kept.
pub const PATH: &str = "path";

/// How many steps there are, where the game has something for so many.
const STEPS: usize = 13;

/// How many lattices are shown alone, beside the one that the board is folded to at first.
const LATTICES: usize = 2;

/// What a step shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Fold,
    /// The moves that one knows, on the folded board.
    Inside,
    /// The same pieces on the whole board.
    Bound,
    Lattice,
    /// A piece that belongs to no game inside.
    Free,
    Take,
    Leader,
    Fall,
    Drop,
    Change,
    Check,
    Mate,
    Win,
}

type Made = Option<(Step, Topic, Exercise)>;

/// The game inside that the path begins with, and its layer.
fn first(variant: &Variant) -> Option<(&Inner, usize)> {
    variant.inner.iter().find_map(|inner| layer_of(variant, inner).map(|layer| (inner, layer)))
}

/// Whether a game has a path: whether its board folds to a game inside.
pub fn has_path(variant: &Variant) -> bool {
    first(variant).is_some()
}

impl Workshop<'_> {
    /// The steps of the path with what each is about; none if no other game is inside.
    pub(super) fn path(&mut self) -> Vec<(Step, Topic, Exercise)> {
        let Some((inner, layer)) = first(self.variant) else { return Vec::new() };
        let within = Topic::Inside(layer, inner.game.clone());
        let array = self.array.clone();
        let deed = |deed: Deed| Exercise { par: 1, ..Self::exercise(&array, Goal::Do(deed), CellSet::EMPTY) };
        let fold = Some((Step::Fold, within.clone(), deed(Deed::Alone(layer))));
        let mut familiar = self.inside(inner, layer);
        let opening = familiar.iter().position(|made| made.goal == Goal::Stars).map(|at| familiar.remove(at));
        let inside = opening.map(|made| (Step::Inside, within.clone(), made));
        let bound = self.pieces_of(|kind| inner.pieces.iter().any(|&(_, known)| known == kind));
        let walk = self.first_of(&bound, Self::walk_of).map(|(kind, made)| (Step::Bound, Topic::Walk(kind), made));
        let others = (0..self.variant.layers.len()).filter(|&other| other != layer).take(LATTICES);
        let lattices = others.map(|other| Some((Step::Lattice, Topic::Lattice(other), deed(Deed::Alone(other)))));
        let free = self.pieces_of(|kind| self.variant.inner.iter().all(|inner| inner.pieces.iter().all(|known| known.1 != kind)));
        let free = self.first_of(&free, Self::walk_of).map(|(kind, made)| (Step::Free, Topic::Walk(kind), made));
        let mut takers = bound;
        takers.reverse();
        let take = self.first_of(&takers, Self::hunt_of).map(|(kind, made)| (Step::Take, Topic::Hunt(kind), made));
        let [leader, fall] = self.leader(inner, layer, familiar);
        let drop = self.first_drop().map(|made| (Step::Drop, Topic::Drops, made));
        let change = self.first_change();
        let mate = self.mates().next().map(|made| (Step::Mate, Topic::Mate, made));
        let win = self.win().map(|made| (Step::Win, Topic::Mate, made));
        let before = [fold, inside, walk].into_iter().chain(lattices).chain([free, take, leader, fall, drop, change]);
        let mut steps: Vec<(Step, Topic, Exercise)> = before.flatten().collect();
        if steps.len() + 2 < STEPS {
            steps.extend(self.check_in(1).map(|made| (Step::Check, Topic::Check, made)));
        }
        steps.extend([mate, win].into_iter().flatten());
        steps
    }

    /// The pieces of the start array that go far, without Kings and leaders.
    fn pieces_of(&self, wanted: impl Fn(KindId) -> bool) -> Vec<KindId> {
        let mut kinds = self.officers();
        kinds.retain(|&kind| wanted(kind) && !self.variant.semi_royals.contains(kind));
        kinds
    }

    /// The first and easiest exercise with the first piece that has one.
    fn first_of(&mut self, kinds: &[KindId], make: fn(&mut Self, KindId, usize) -> Option<Exercise>) -> Option<(KindId, Exercise)> {
        kinds.iter().find_map(|&kind| make(self, kind, 0).map(|made| (kind, made)))
    }

    /// Point at a leader, and see its army freeze: that of the game inside, seen as one knows it, or else any.
    fn leader(&mut self, inner: &Inner, layer: usize, familiar: Vec<Exercise>) -> [Made; 2] {
        let topic = |freeze: &Freeze| {
            rule_lessons(self).1.into_iter().find_map(|planned| {
                let about = planned.2.and_then(Freeze::of)?;
                (about.semi_royal == freeze.semi_royal && about.cells == freeze.cells).then_some(planned.1)
            })
        };
        let own = self.led(inner);
        let Some(freeze) = own.or_else(|| self.variant.rules.iter().find_map(Freeze::of)) else { return [None, None] };
        let Some(topic) = topic(&freeze) else { return [None, None] };
        let sides = Side::BOTH.into_iter().flat_map(|side| self.home(freeze.semi_royal, side));
        let cells: CellSet = sides.filter(|&cell| freeze.cells.contains(cell)).collect();
        let inside = own.map(|_| Inside { layer, first: Stage::Alone });
        let point = Exercise { par: 1, inside, ..Self::exercise(&self.array, Goal::Do(Deed::Point(cells)), CellSet::EMPTY) };
        let point = (!cells.is_empty()).then(|| (Step::Leader, topic.clone(), point));
        let falls = |made: &Exercise| matches!(made.goal, Goal::Freeze(_));
        // The last one has a piece from outside come.
        let fall = familiar.into_iter().rfind(falls).or_else(|| self.freezing(&freeze).into_iter().find(falls));
        // The piece from outside must not be faint.
        let fall = fall.map(|made| Exercise { inside: None, ..made });
        [point, fall.map(|made| (Step::Fall, topic, made))]
    }

    fn first_drop(&mut self) -> Option<Exercise> {
        self.placing(2).or_else(|| self.drops().into_iter().next())
    }

    /// A piece that becomes another: what is exchanged is rarer than what is promoted.
    fn first_change(&mut self) -> Made {
        let rarity = [Alteration::Exchange, Alteration::Swap, Alteration::Promote, Alteration::TurnOver];
        let how = |rule: &Rule| change(rule).and_then(|becoming| becoming.how);
        let mut rules: Vec<&Rule> = self.variant.rules.iter().filter(|rule| how(rule).is_some()).collect();
        rules.sort_by_key(|rule| rarity.iter().position(|&known| Some(known) == how(rule)));
        rules.into_iter().find_map(|rule| {
            let how = how(rule)?;
            let kinds = self.changing(rule);
            let (kind, made) = kinds.into_iter().find_map(|kind| self.change_of(kind, rule).map(|made| (kind, made)))?;
            Some((Step::Change, Topic::Change(kind, how), made))
        })
    }
}
