//! Lessons in words.

use nestmate_core::movegen::attackers_of;
use nestmate_core::position::{Move, Position, Reserves};
use nestmate_core::variant::{Base, KindId, KindSet, Library, Reserve, Variant};
use nestmate_text::words::{self, TextKey, key, named, say};
use nestmate_text::{named_side, named_sides};

use super::open::{Help, Open};
use crate::app::naming::Naming;
use crate::lessons::{Alteration, Deed, Exercise, Goal, LEARNER, Stage, Step, Topic, is_checked, moves};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonWords {
    pub title: String,
    pub below: String,
    pub piece: Option<KindId>,
    pub base: Base,
}

pub fn group_of(topic: &Topic) -> &'static str {
    say(match topic {
        Topic::Path(_) | Topic::Lattice(_) => key!("command-path"),
        Topic::Inside(..) => key!("lesson-group-inside"),
        Topic::Walk(_) => key!("lesson-group-pieces"),
        Topic::Hunt(_) => key!("lesson-group-captures"),
        Topic::Change(..) => key!("lesson-group-changes"),
        Topic::Drops => key!("lesson-group-drops"),
        Topic::Freeze(..) => key!("lesson-group-freezing"),
        Topic::Check | Topic::Mate => key!("lesson-group-kings"),
    })
}

/// What is said of exercises about something.
pub fn lesson_words(library: &Library, variant: &Variant, topic: &Topic, exercises: &[Exercise]) -> LessonWords {
    let name = |kind: KindId| named(&variant.kind(kind).name).to_owned();
    let royal = variant.royal();
    let layer = |layer: usize| layer_name(variant, layer).to_owned();
    let (title, below, piece) = match topic {
        Topic::Path(_) => {
            let title = say!("path-title", whole = named(&variant.in_text));
            (title, say!("path-about", count = exercises.len()), royal)
        }
        Topic::Lattice(at) => (layer(*at), String::new(), None),
        Topic::Inside(at, game) => {
            let title = library.name_of(game).map_or(game.clone(), |name| named(name).to_owned());
            (title, layer(*at), inner_royal(variant, game))
        }
        Topic::Walk(kind) => (name(*kind), stands_for(variant, *kind), Some(*kind)),
        Topic::Hunt(kind) => (name(*kind), String::new(), Some(*kind)),
        Topic::Change(kind, how) => (name(*kind), say(how_keys(*how).0).to_owned(), Some(*kind)),
        Topic::Drops => (say!("lesson-drops").to_owned(), String::new(), held(exercises.first()).first().copied()),
        Topic::Freeze(kind, at) => (name(*kind), at.map_or(String::new(), layer), Some(*kind)),
        Topic::Check => (say!("lesson-check").to_owned(), String::new(), royal),
        Topic::Mate => (say!("lesson-mate").to_owned(), String::new(), royal),
    };
    LessonWords { title, below, piece, base: piece.map_or(Base::Free, |kind| base(variant, topic, exercises, kind)) }
}

pub(in crate::app) fn layer_name(variant: &Variant, layer: usize) -> &str {
    variant.layers.get(layer).map_or("", |layer| named(&layer.name))
}

fn inner_royal(variant: &Variant, game: &str) -> Option<KindId> {
    let inner = variant.inner.iter().find(|inner| inner.game == game)?;
    let pieces = || inner.pieces.iter().map(|known| known.1);
    pieces().find(|&kind| variant.semi_royals.contains(kind)).or_else(|| pieces().next())
}

pub fn goal_words(library: &Library, variant: &Variant, open: &Open) -> String {
    let exercise = open.exercise();
    if let Some(words) = step_words(library, variant, open, false) {
        return words;
    }
    let piece = movers(exercise).first().map_or(String::new(), |&kind| named(&variant.kind(kind).name).to_owned());
    if let Topic::Inside(_, game) = &open.lesson.topic {
        return inside_words(variant, exercise, named(library.in_text(game)), piece);
    }
    match (&open.lesson.topic, exercise.goal) {
        (Topic::Change(..), Goal::Stars) => say!("lesson-goal-beyond", piece = piece),
        (_, Goal::Stars) => say!("lesson-goal-stars", piece = piece, count = exercise.stars.len()),
        (_, Goal::Captures) => say!("lesson-goal-captures", piece = piece, count = exercise.stars.len()),
        (Topic::Change(_, how), Goal::Become(to)) => {
            say!(how_keys(*how).1, piece = piece, outcomes = outcomes(variant, exercise, to))
        }
        (_, Goal::Become(to)) => say!("lesson-change-promote.goal", piece = piece, outcomes = outcomes(variant, exercise, to)),
        (_, Goal::Drops) => say!("lesson-goal-drops", count = exercise.stars.len()),
        (_, Goal::DropAndGo) => {
            let piece = held(Some(exercise)).first().map_or(piece, |&kind| named(&variant.kind(kind).name).to_owned());
            say!("lesson-goal-drop-and-go", piece = piece, count = exercise.stars.len())
        }
        (topic, Goal::Freeze(_)) => say!("lesson-goal-freeze", piece = piece, semi = semi_royal(variant, topic)),
        (topic, Goal::Thaw(_)) => say!("lesson-goal-thaw", semi = semi_royal(variant, topic)),
        (Topic::Drops, Goal::Check) => say!("lesson-goal-drop-check").to_owned(),
        (_, Goal::Check) => say!("lesson-goal-check", count = exercise.par),
        (_, Goal::Mate | Goal::Win(_) | Goal::Beat | Goal::Do(_)) => say!("lesson-goal-mate").to_owned(),
    }
}

pub fn verdict_on(library: &Library, naming: Naming<'_>, open: &Open) -> Option<String> {
    let (variant, exercise) = (naming.variant, open.exercise());
    if open.is_solved() {
        if let Some(words) = step_words(library, variant, open, true) {
            return Some(words);
        }
        let frozen = matches!(exercise.goal, Goal::Freeze(_));
        let thawed = matches!(exercise.goal, Goal::Thaw(_));
        let key = match open.earned {
            3.. if frozen => key!("lesson-solved-frozen"),
            3.. if thawed => key!("lesson-solved-thawed"),
            3.. => key!("lesson-solved-best"),
            _ if open.helped > Help::Nothing => key!("lesson-solved-helped"),
            _ => key!("lesson-solved"),
        };
        return Some(say!(key, moves = open.attempt.moves, par = exercise.par));
    }
    let lost = match exercise.goal {
        _ if !open.is_lost() => return None,
        Goal::Mate => no_mate(naming, &open.attempt.position),
        _ => say!("lesson-lost").to_owned(),
    };
    let more = match Open::offered(open.misses.saturating_add(1)) {
        Help::Nothing => None,
        Help::Piece => Some(say!("lesson-next-try")),
        Help::Move => Some(say!("lesson-next-try.move")),
    };
    Some([lost.as_str()].into_iter().chain(more).collect::<Vec<_>>().join(say!("between-sentences")))
}

/// Why the King is not mated, though it is the learner's turn again: the best of what the enemy could do.
fn no_mate(naming: Naming<'_>, position: &Position) -> String {
    let (variant, enemy) = (naming.variant, LEARNER.other());
    if !is_checked(position, variant, enemy) {
        return say!("lesson-no-mate.quiet").to_owned();
    }
    let royal = position.royal(enemy);
    let mut theirs = position.clone();
    theirs.make_null(variant);
    let checking = attackers_of(position, variant, royal, LEARNER);
    let ways = moves(&theirs, variant);
    let flees = |mv: &&Move| !mv.is_drop() && mv.from() == royal;
    let captures = |mv: &&Move| !mv.is_drop() && checking.contains(mv.to());
    let way = ways.iter().find(flees).or_else(|| ways.iter().find(captures)).or_else(|| ways.first());
    let Some(way) = way else { return say!("lesson-no-mate").to_owned() };
    let cell = naming.place(way.to());
    if way.is_drop() {
        return say!("lesson-no-mate.dropped", other = named_side(variant, enemy), cell = cell);
    }
    let key = if flees(&way) {
        key!("lesson-no-mate.flees")
    } else if captures(&way) {
        key!("lesson-no-mate.captured")
    } else {
        key!("lesson-no-mate.stopped")
    };
    let piece = naming.piece(position.at(way.from()), way.from()).to_owned();
    say!(key, piece = piece, from = naming.place(way.from()), cell = cell)
}

/// What a step of the path asks for, or what was `seen` when it was done; `None` in other lessons.
fn step_words(library: &Library, variant: &Variant, open: &Open, seen: bool) -> Option<String> {
    let exercise = open.exercise();
    let (topic, step) = open.lesson.about(open.place.1);
    let (asked, shown) = step_keys(step?);
    let asked = if open.has_unfolded() { key!("step-inside.whole") } else { asked };
    let name = |kind: KindId| named(&variant.kind(kind).name).to_owned();
    let inside = open.lesson.about(0).0;
    let game = if let Topic::Inside(_, game) = inside { named(library.in_text(game)) } else { "" };
    let semi = if let Topic::Freeze(kind, _) = topic { Some(*kind) } else { None };
    let piece = match topic {
        Topic::Walk(kind) | Topic::Hunt(kind) | Topic::Change(kind, _) => Some(*kind),
        _ => movers(exercise).first().copied().filter(|_| exercise.deed().is_none()).or(semi),
    };
    let layer = if let Some(Deed::Alone(layer)) = exercise.deed() { layer } else { 0 };
    let [side, other] = named_sides(variant);
    Some(say!(
        if seen { shown } else { asked },
        side = side,
        other = other,
        game = game,
        whole = named(&variant.in_text),
        number = layer + 1,
        layer = layer_name(variant, layer),
        piece = piece.map_or(String::new(), name),
        semi = semi.map_or(String::new(), name),
        role = semi.map_or(String::new(), |kind| role(variant, kind).to_owned()),
        royal = variant.royal().map_or(String::new(), name)
    ))
}

/// What a leader is called in the game that it leads.
pub(in crate::app) fn role(variant: &Variant, leader: KindId) -> &str {
    let known = variant.kind(leader);
    named(if known.stands_for.is_empty() { &known.name } else { &known.stands_for })
}

fn step_keys(step: Step) -> (TextKey, TextKey) {
    match step {
        Step::Fold => (key!("step-fold"), key!("step-fold.seen")),
        Step::Inside => (key!("step-inside"), key!("step-inside.seen")),
        Step::Bound => (key!("step-bound"), key!("step-bound.seen")),
        Step::Lattice => (key!("step-lattice"), key!("step-lattice.seen")),
        Step::Free => (key!("step-free"), key!("step-free.seen")),
        Step::Take => (key!("step-take"), key!("step-take.seen")),
        Step::Leader => (key!("step-leader"), key!("step-leader.seen")),
        Step::Fall => (key!("step-fall"), key!("step-fall.seen")),
        Step::Drop => (key!("step-drop"), key!("step-drop.seen")),
        Step::Change => (key!("step-change"), key!("step-change.seen")),
        Step::Check => (key!("step-check"), key!("step-check.seen")),
        Step::Mate => (key!("step-mate"), key!("step-mate.seen")),
        Step::Win => (key!("step-win"), key!("step-win.seen")),
    }
}

fn inside_words(variant: &Variant, exercise: &Exercise, game: &str, piece: String) -> String {
    let Goal::Freeze(cells) = exercise.goal else {
        return say!("lesson-inside-opening", game = game.to_owned(), count = exercise.stars.len());
    };
    let semi = cells.iter().next().and_then(|cell| {
        let group = variant.group(exercise.start.at(cell).kind(), cell);
        variant.semi_royals.iter().find(|&kind| cells_of_group(exercise, variant, kind, group))
    });
    let role = semi.map_or("", |kind| role(variant, kind));
    let semi = semi.map_or("", |kind| named(&variant.kind(kind).name));
    let outside = exercise.inside.is_some_and(|inside| inside.first != Stage::Alone);
    let key = if outside { key!("lesson-inside-outsider") } else { key!("lesson-inside-king") };
    say!(key, game = game.to_owned(), piece = piece, semi = semi, role = role)
}

/// Whether the enemy's pieces of a kind keep a freeze group thawed where they stand.
fn cells_of_group(exercise: &Exercise, variant: &Variant, kind: KindId, group: usize) -> bool {
    let pieces = exercise.start.pieces(LEARNER.other());
    pieces.iter().any(|cell| exercise.start.at(cell).kind() == kind && variant.guard(kind, cell) == group)
}

/// What a piece stands on in a lesson: that of the lattice that it is on.
fn base(variant: &Variant, topic: &Topic, exercises: &[Exercise], kind: KindId) -> Base {
    let about = if let Topic::Inside(layer, _) | Topic::Freeze(_, Some(layer)) = topic { Some(*layer) } else { None };
    let stands = |exercise: &Exercise| {
        let start = &exercise.start;
        let cell = start.pieces(LEARNER).iter().find(|&cell| start.at(cell).kind() == kind)?;
        variant.layer_of_piece(kind, cell)
    };
    let layer = about.or_else(|| exercises.iter().find_map(stands)).and_then(|layer| variant.layers.get(layer));
    layer.map_or_else(|| variant.usual_base(kind), |layer| layer.base)
}

fn how_keys(how: Alteration) -> (TextKey, TextKey) {
    match how {
        Alteration::Promote => (key!("lesson-change-promote"), key!("lesson-change-promote.goal")),
        Alteration::TurnOver => (key!("lesson-change-turn"), key!("lesson-change-turn.goal")),
        Alteration::Exchange => (key!("lesson-change-exchange"), key!("lesson-change-exchange.goal")),
        Alteration::Swap => (key!("lesson-change-swap"), key!("lesson-change-swap.goal")),
    }
}

fn stands_for(variant: &Variant, kind: KindId) -> String {
    let role = &variant.kind(kind).stands_for;
    if role.is_empty() { String::new() } else { say!("lesson-stands-for", role = named(role).to_owned()) }
}

fn semi_royal(variant: &Variant, topic: &Topic) -> String {
    if let Topic::Freeze(kind, _) = topic { named(&variant.kind(*kind).name).to_owned() } else { String::new() }
}

fn movers(exercise: &Exercise) -> Vec<KindId> {
    let start = &exercise.start;
    let kinds: KindSet = start.pieces(LEARNER).iter().map(|cell| start.at(cell).kind()).collect();
    kinds.and(exercise.movers).iter().collect()
}

fn held(exercise: Option<&Exercise>) -> Vec<KindId> {
    exercise.map_or_else(Vec::new, |exercise| exercise.start.reserves().kinds(Reserve::of(LEARNER)).collect())
}

/// What a piece can become in an exercise, in words: of a reserve only what is there.
fn outcomes(variant: &Variant, exercise: &Exercise, to: KindSet) -> String {
    let reserves: &Reserves = exercise.start.reserves();
    let all = [Reserve::of(LEARNER), Reserve::of(LEARNER.other()), Reserve::Neutral];
    let there = |kind: KindId| all.iter().any(|&reserve| reserves.count(reserve, kind) > 0);
    let any = all.iter().any(|&reserve| reserves.total(reserve) > 0);
    let kinds = variant.all_kind_ids().filter(|&kind| to.contains(kind) && (!any || there(kind)));
    let mut names: Vec<&str> = kinds.map(|kind| named(&variant.kind(kind).name)).collect();
    names.dedup();
    words::or(names)
}
