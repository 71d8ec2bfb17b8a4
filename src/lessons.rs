//! Lessons, made from the definition of a game alone: what is to be learnt of its pieces and rules, as small exercises. Each has been solved
//! by the time it is given, with the fewest moves that it takes.

mod changes;
mod exercise;
mod freezing;
mod path;
mod pieces;
mod workshop;

use nestmate_core::variant::{KindId, Rule, Variant};

use freezing::{Freeze, layer_of};
use workshop::Workshop;

pub(crate) use changes::change;
pub use exercise::{Attempt, Deed, Exercise, Goal, Inside, LEARNER, Noticed, Solution, Stage, Standing, is_checked, moves, solve};
pub use path::{PATH, Step, has_path};

/// The most exercises of a lesson.
const MOST: usize = 6;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Topic {
    /// The steps of the path: what each shows, and what it is about.
    Path(Vec<(Step, Topic)>),
    /// One layer, seen alone.
    Lattice(usize),
    /// The familiar game on a lattice: the layer's index and the game's id.
    Inside(usize, String),
    Walk(KindId),
    Hunt(KindId),
    /// Pieces that become others: the first of them, and how.
    Change(KindId, Alteration),
    Drops,
    /// A semi-royal, and the layer on whose cells alone it counts.
    Freeze(KindId, Option<usize>),
    Check,
    Mate,
}

/// How a piece becomes another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alteration {
    /// It is promoted for good.
    Promote,
    TurnOver,
    /// It is exchanged for a piece of a reserve.
    Exchange,
    /// It is swapped for a piece of the enemy's reserve.
    Swap,
}

impl Alteration {
    fn word(self) -> &'static str {
        match self {
            Self::Promote => "promote",
            Self::TurnOver => "turn",
            Self::Exchange => "exchange",
            Self::Swap => "swap",
        }
    }
}

#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name under which progress is kept; the same as long as the definition has what the lesson is about.
    pub key: String,
    pub topic: Topic,
    /// The exercises, the easiest first.
    pub exercises: Vec<Exercise>,
}

impl Lesson {
    /// What an exercise is about, and on the path what it shows.
    pub fn about(&self, exercise: usize) -> (&Topic, Option<Step>) {
        match &self.topic {
            Topic::Path(steps) => steps.get(exercise).map_or((&self.topic, None), |(step, topic)| (topic, Some(*step))),
            topic => (topic, None),
        }
    }
}

/// What the lessons of a game are about, by their keys, in the order in which they are best taken. Some of them may turn out to have no
/// exercises.
pub fn topics(variant: &Variant) -> Vec<(String, Topic)> {
    let shop = Workshop::new(variant);
    let path = has_path(variant).then(|| (PATH.to_owned(), Topic::Path(Vec::new())));
    let plan = shop.map_or_else(Vec::new, |shop| plan(&shop).into_iter().map(|(key, topic, _)| (key, topic)).collect());
    path.into_iter().chain(plan).collect()
}

/// Makes the lessons of a game one after the other, the same every time. `take` gets what part of them is done and the one just made, if
/// the game has what it would be about; it says whether to go on.
pub fn make_lessons(variant: &Variant, mut take: impl FnMut(f32, Option<Lesson>) -> bool) {
    let Some(mut shop) = Workshop::new(variant) else { return };
    let plan = plan(&shop);
    if !take(0.0, path_of(&mut shop)) {
        return;
    }
    for (at, (key, topic, rule)) in plan.iter().enumerate() {
        shop.seed(key);
        let mut exercises = make(&mut shop, topic, *rule);
        exercises.truncate(MOST);
        let lesson = (!exercises.is_empty()).then(|| Lesson { key: key.clone(), topic: topic.clone(), exercises });
        #[expect(clippy::cast_precision_loss, reason = "a few dozen")]
        let done = (at + 1) as f32 / plan.len() as f32;
        if !take(done, lesson) {
            return;
        }
    }
}

fn path_of(shop: &mut Workshop<'_>) -> Option<Lesson> {
    shop.seed(PATH);
    let steps = shop.path();
    let topic = Topic::Path(steps.iter().map(|(step, topic, _)| (*step, topic.clone())).collect());
    let exercises: Vec<Exercise> = steps.into_iter().map(|made| made.2).collect();
    (!exercises.is_empty()).then(|| Lesson { key: PATH.to_owned(), topic, exercises })
}

/// What is to be made: the lesson's key, its topic, and the rule that it is about.
type Planned<'a> = (String, Topic, Option<&'a Rule>);

fn plan<'a>(shop: &Workshop<'a>) -> Vec<Planned<'a>> {
    let variant = shop.variant;
    let mut plan: Vec<Planned<'a>> = Vec::new();
    for inner in &variant.inner {
        let Some(layer) = layer_of(variant, inner) else { continue };
        plan.push((format!("inside {}", inner.game), Topic::Inside(layer, inner.game.clone()), None));
    }
    let pieces = known_pieces(shop);
    let name = |kind: KindId| variant.kind(kind).text(LEARNER);
    plan.extend(pieces.iter().map(|&kind| (format!("piece {}", name(kind)), Topic::Walk(kind), None)));
    let unturned = pieces.iter().filter(|&&kind| !variant.kind(kind).turned);
    plan.extend(unturned.map(|&kind| (format!("captures {}", name(kind)), Topic::Hunt(kind), None)));
    let (changes, freezing) = rule_lessons(shop);
    plan.extend(numbered(changes));
    plan.extend(variant.has_reserves.then(|| ("drops".to_owned(), Topic::Drops, None)));
    plan.extend(numbered(freezing));
    plan.extend([("check".to_owned(), Topic::Check, None), ("mate".to_owned(), Topic::Mate, None)]);
    plan
}

/// Lessons about pieces that become others, and about semi-royals, in the order of the rules.
fn rule_lessons<'a>(shop: &Workshop<'a>) -> (Vec<Planned<'a>>, Vec<Planned<'a>>) {
    let variant = shop.variant;
    let letter = |kind: KindId| variant.kind(kind).letter;
    let change = |rule: &'a Rule| {
        let (how, kind) = (change(rule)?.how?, shop.changing(rule).first().copied()?);
        Some((format!("{} {}", how.word(), letter(kind)), Topic::Change(kind, how), Some(rule)))
    };
    let freeze = |rule: &'a Rule| {
        let Freeze { semi_royal, cells, .. } = Freeze::of(rule)?;
        let layer = variant.layers.iter().position(|layer| layer.cells == cells && cells != variant.board.cells);
        Some((format!("freeze {}", letter(semi_royal)), Topic::Freeze(semi_royal, layer), Some(rule)))
    };
    (variant.rules.iter().filter_map(change).collect(), variant.rules.iter().filter_map(freeze).collect())
}

/// Several rules can be about one piece; the lessons about the second and later ones get a number.
fn numbered(mut lessons: Vec<Planned<'_>>) -> Vec<Planned<'_>> {
    let keys: Vec<String> = lessons.iter().map(|lesson| lesson.0.clone()).collect();
    for (at, lesson) in lessons.iter_mut().enumerate() {
        let before = keys[..at].iter().filter(|key| **key == lesson.0).count();
        if before > 0 {
            lesson.0 = format!("{} {}", lesson.0, before + 1);
        }
    }
    lessons
}

/// The kinds of pieces that can come onto the board. A turned piece that goes like another is not one to be learnt again.
fn known_pieces(shop: &Workshop<'_>) -> Vec<KindId> {
    let variant = shop.variant;
    let mut known: Vec<KindId> = Vec::new();
    let (unturned, turned): (Vec<KindId>, Vec<KindId>) = variant.kind_ids().partition(|&kind| !variant.kind(kind).turned);
    for kind in unturned.into_iter().chain(turned) {
        let again = variant.kind(kind).turned && known.iter().any(|&other| variant.kind(other).ways == variant.kind(kind).ways);
        if !again && !shop.haunts(kind, LEARNER).is_empty() {
            known.push(kind);
        }
    }
    known
}

fn make(shop: &mut Workshop<'_>, topic: &Topic, rule: Option<&Rule>) -> Vec<Exercise> {
    match topic {
        Topic::Inside(layer, game) => {
            let inner = shop.variant.inner.iter().find(|inner| inner.game == *game && layer_of(shop.variant, inner) == Some(*layer));
            inner.map_or_else(Vec::new, |inner| shop.inside(inner, *layer))
        }
        Topic::Walk(kind) => shop.walks(*kind),
        Topic::Hunt(kind) => shop.hunts(*kind),
        Topic::Change(..) => rule.map_or_else(Vec::new, |rule| shop.changes(rule)),
        Topic::Drops => shop.drops(),
        Topic::Freeze(..) => rule.and_then(Freeze::of).map_or_else(Vec::new, |freeze| shop.freezing(&freeze)),
        Topic::Check => shop.checks(),
        Topic::Mate => shop.mates().collect(),
        Topic::Path(_) | Topic::Lattice(_) => Vec::new(),
    }
}
