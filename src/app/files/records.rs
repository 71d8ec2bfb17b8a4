//! Games, and what can be undone in them, to records and back.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use nestmate_core::game::{Builder, Eval, Game, MAX_MOVES, NodeId, Notes, Shape, TreeEdit};
use nestmate_core::position::{Position, move_text};
use nestmate_core::rules::{Outcome, parse_kept, parse_position};
use nestmate_core::variant::{HouseRules, Library, Report, Source, Unplayable, Variant, line_breaks, scan};
use nestmate_text::words::say;

use crate::storage::{Cut, Ended, FileFault, Played, Player, Record, Undo, UndoStep};

pub fn record_of(game: &Game, players: [Player; 2]) -> Record {
    let (variant, tree) = (game.variant(), game.tree());
    let mut record = Record::new(variant.id.clone(), variant.definition.clone(), game.start().text(variant));
    record.house = HouseRules::of(variant);
    record.players = players;
    record.tags = game.tags().iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    record.comment.clone_from(&tree.notes(NodeId::START).after);
    record.shapes = shape_texts(&tree.notes(NodeId::START).shapes, variant);
    record.eval = tree.eval(NodeId::START).map(Eval::text);
    let order = tree.preorder();
    let places: HashMap<NodeId, usize> = order.iter().enumerate().map(|(at, &node)| (node, at + 1)).collect();
    let place = |node: NodeId| places.get(&node).copied().unwrap_or_default();
    for (before, &node) in order.iter().enumerate() {
        let after = tree.parent(node).map(place).filter(|&parent| parent != before);
        record.moves.push(played(game, node, after));
    }
    record.place = place(game.current());
    let ended = game.ended().filter(|(node, outcome)| tree.contains(*node) && outcome.reason.is_agreed());
    record.ended = ended.map(|(node, Outcome { winner, reason })| Ended { place: place(node), winner, reason });
    record
}

/// A move with all that is said of it; `after` is the number of the one that it follows.
fn played(game: &Game, node: NodeId, after: Option<usize>) -> Played {
    let (variant, tree) = (game.variant(), game.tree());
    let notes = tree.notes(node);
    Played {
        text: tree.mv(node).map_or_else(String::new, |mv| move_text(variant, mv)),
        after,
        before: notes.before.clone(),
        comment: notes.after.clone(),
        glyphs: notes.glyphs.clone(),
        shapes: shape_texts(&notes.shapes, variant),
        eval: tree.eval(node).map(Eval::text),
        clock: tree.clock(node).map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX)),
    }
}

/// The games of the definitions that were read last, all of them good: a file of games has most often one definition.
static READ_LAST: Mutex<Vec<(String, Library)>> = Mutex::new(Vec::new());

const MOST_READ: usize = 4;

fn variant_of(record: &Record, name: &str) -> Result<Arc<Variant>, Unplayable> {
    let last = || READ_LAST.lock().unwrap_or_else(PoisonError::into_inner);
    let known = {
        let mut last = last();
        let at = last.iter().position(|(definition, _)| *definition == record.definition);
        at.map(|at| {
            last[..=at].rotate_right(1);
            last[0].1.clone()
        })
    };
    if let Some(variant) = known.and_then(|library| library.get_with(&record.game, &record.house).ok()) {
        return Ok(variant);
    }
    let mut library = Library::default();
    library.add(Source::new(say!("own-definition", name = name), record.definition.as_str()));
    if let Some(report) = library.reports().first() {
        return Err(Unplayable::Broken(Box::new(report.clone())));
    }
    let variant = library.get_with(&record.game, &record.house)?;
    let mut last = last();
    last.truncate(MOST_READ - 1);
    last.insert(0, (record.definition.clone(), library));
    Ok(variant)
}

/// Replays a record. `name` and `text` are those of its file, for what is told of its problems; in `at` stands where in the file the
/// record is, such as `record.`, and nothing where it is the whole file.
pub fn replay(record: &Record, name: &str, text: &str, at: &str) -> Result<Game, Box<Report<FileFault>>> {
    let problem = |path: &str, fault: FileFault| Record::problem(name, text, &format!("{at}{path}"), fault);
    let variant = variant_of(record, name).map_err(|error| match error {
        Unplayable::Broken(report) => Box::new(placed(*report, name, text, at).map(FileFault::Definition)),
        Unplayable::Unknown(id) => problem("game", FileFault::NoGame(id)),
    })?;
    let start = parse_position(&variant, &record.start).map_err(|error| problem("start", FileFault::Start(error)))?;
    let mut builder = Builder::new(variant, start);
    let shapes = shapes_of(&record.shapes, builder.variant());
    builder.annotate(NodeId::START, Notes { after: record.comment.clone(), shapes, ..Notes::default() });
    record.eval.as_deref().and_then(Eval::parse).into_iter().for_each(|eval| builder.evaluate(NodeId::START, eval));
    if record.moves.len() > MAX_MOVES {
        return Err(problem("moves", FileFault::ManyMoves(MAX_MOVES)));
    }
    let mut nodes = vec![NodeId::START];
    for (at, played) in record.moves.iter().enumerate() {
        let wrong = |field: &str, fault: FileFault| problem(&format!("moves[{at}].{field}"), fault);
        let parent = played.after.unwrap_or(at);
        let parent = nodes.get(parent).filter(|&&node| builder.back_to(node));
        if parent.is_none() {
            return Err(wrong("after", FileFault::NoParent));
        }
        let variant = builder.variant();
        let mv = parse_kept(builder.position(), variant, &played.text).map_err(|error| wrong("move", FileFault::Move(error)))?;
        let Some(node) = builder.play(mv) else { return Err(wrong("move", FileFault::ManyMoves(MAX_MOVES))) };
        let said = notes_of(played, builder.variant());
        builder.annotate(node, said);
        played.eval.as_deref().and_then(Eval::parse).into_iter().for_each(|eval| builder.evaluate(node, eval));
        played.clock.into_iter().for_each(|left| builder.clock(node, Duration::from_millis(left)));
        nodes.push(node);
    }
    let Some(&place) = nodes.get(record.place) else { return Err(problem("place", FileFault::NoPlace)) };
    let mut game = builder.finish(place);
    record.tags.iter().for_each(|(name, value)| game.set_tag(name, value));
    if let Some(ended) = record.ended {
        if !ended.reason.is_agreed() {
            return Err(problem("ended", FileFault::NotAgreed));
        }
        let Some(&node) = nodes.get(ended.place) else { return Err(problem("ended", FileFault::NoPlace)) };
        game.end_at(node, Outcome { winner: ended.winner, reason: ended.reason });
    }
    if let Some(undo) = &record.undo
        && let Err(number) = restore(&mut game, undo, nodes)
    {
        // The game is whole without it.
        tracing::warn!("{name}: what could be undone is lost: move or step {number} makes no sense");
    }
    Ok(game)
}

/// A report about the definition of a record, told as one about the record's file where the definition stands there as it is.
fn placed(report: Report, name: &str, text: &str, at: &str) -> Report {
    let span = scan(text).find(&format!("{at}definition")).span.clone();
    if !text[span.clone()].starts_with('r') {
        return report;
    }
    let mut report = report.lowered(line_breaks(&text[..span.start]));
    name.clone_into(&mut report.file);
    report
}

pub(in crate::app) fn notes_of(played: &Played, variant: &Variant) -> Notes {
    let shapes = shapes_of(&played.shapes, variant);
    Notes { before: played.before.clone(), after: played.comment.clone(), glyphs: played.glyphs.clone(), shapes }
}

pub(in crate::app) fn shape_texts(shapes: &[Shape], variant: &Variant) -> Vec<String> {
    shapes.iter().map(|shape| shape.text(variant)).collect()
}

/// Arrows and circles out of a record; what is none is passed over.
pub(in crate::app) fn shapes_of(texts: &[String], variant: &Variant) -> Vec<Shape> {
    texts.iter().filter_map(|text| Shape::parse(variant, text)).collect()
}

/// The most changes that are kept, and the most moves that they may bring back.
const MOST: usize = 100;
const MOST_CUT: usize = 10_000;

/// What can be undone in a game, the last changes of many; `None` where nothing can.
pub fn undo_of(game: &Game) -> Option<Undo> {
    let order = game.tree().preorder();
    let places = order.iter().enumerate().map(|(at, &node)| (node, at + 1)).chain([(NodeId::START, 0)]).collect();
    let mut writer = UndoWriter { game, places, cut: Vec::new() };
    let mut steps = Vec::new();
    for edit in game.edits().iter().rev().take(MOST) {
        // Later changes do not need what an earlier one would bring back.
        let before = writer.cut.len();
        let step = writer.step(edit);
        if writer.cut.len() > MOST_CUT {
            writer.cut.truncate(before);
            break;
        }
        steps.push(step);
    }
    steps.reverse();
    (!steps.is_empty()).then_some(Undo { cut: writer.cut, steps })
}

struct UndoWriter<'a> {
    game: &'a Game,
    places: HashMap<NodeId, usize>,
    cut: Vec<Cut>,
}

impl UndoWriter<'_> {
    fn step(&mut self, edit: &TreeEdit) -> UndoStep {
        match edit {
            TreeEdit::Deleted { node, rank } => UndoStep::Deleted { first: self.place(*node), rank: *rank },
            TreeEdit::Ordered(orders) => {
                let numbered =
                    |(parent, order): &(NodeId, Vec<NodeId>)| (self.place(*parent), order.iter().map(|&node| self.place(node)).collect());
                UndoStep::Ordered(orders.iter().map(numbered).collect())
            }
            TreeEdit::Noted { node, notes: Notes { before, after, glyphs, shapes } } => UndoStep::Noted {
                place: self.place(*node),
                before: before.clone(),
                after: after.clone(),
                glyphs: glyphs.clone(),
                shapes: shape_texts(shapes, self.game.variant()),
            },
        }
    }

    /// The number of a move; one that was cut off is written first, with the line that it is part of.
    fn place(&mut self, node: NodeId) -> usize {
        for known in self.game.tree().path(node) {
            if !self.places.contains_key(&known) {
                self.write(known);
            }
        }
        self.places.get(&node).copied().unwrap_or_default()
    }

    fn write(&mut self, first: NodeId) {
        let tree = self.game.tree();
        let mut waiting = vec![first];
        while let Some(node) = waiting.pop() {
            let Some(parent) = tree.parent(node) else { continue };
            let played = played(self.game, node, self.places.get(&parent).copied());
            self.cut.push(Cut { played, attached: tree.children(parent).contains(&node) });
            self.places.insert(node, self.places.len());
            waiting.extend(tree.children(node).iter().rev());
        }
    }
}

/// Lets what a record knows be undone in its game, whose moves are `nodes`, by their numbers.
///
/// # Errors
/// The number of the move, or of the step, that makes no sense; the game is then as it was, apart from moves that nothing leads to.
pub(in crate::app) fn restore(game: &mut Game, undo: &Undo, mut nodes: Vec<NodeId>) -> Result<(), usize> {
    let mut last: Option<(NodeId, Position)> = None;
    for Cut { played, attached } in undo.cut.iter().take(MOST_CUT) {
        let number = nodes.len();
        let parent = played.after.and_then(|after| nodes.get(after).copied()).ok_or(number)?;
        let mut position = match last.take() {
            Some((node, position)) if node == parent => position,
            _ => game.position_at(parent),
        };
        let mv = parse_kept(&position, game.variant(), &played.text).map_err(|_| number)?;
        position.play(game.variant(), mv);
        let said = notes_of(played, game.variant()).tidied();
        let found = played.eval.as_deref().and_then(Eval::parse);
        let node = game.add_cut(parent, mv, &position, *attached, (said, played.clock.map(Duration::from_millis), found));
        nodes.push(node);
        last = Some((node, position));
    }
    let edits: Option<Vec<TreeEdit>> = undo.steps.iter().take(MOST).map(|step| edit(step, &nodes, game.variant())).collect();
    game.set_edits(edits.ok_or(undo.steps.len())?);
    Ok(())
}

fn edit(step: &UndoStep, nodes: &[NodeId], variant: &Variant) -> Option<TreeEdit> {
    let node = |number: usize| nodes.get(number).copied();
    Some(match step {
        UndoStep::Deleted { first, rank } => TreeEdit::Deleted { node: node(*first)?, rank: *rank },
        UndoStep::Ordered(orders) => {
            let order = |(parent, order): &(usize, Vec<usize>)| {
                Some((node(*parent)?, order.iter().map(|&number| node(number)).collect::<Option<Vec<NodeId>>>()?))
            };
            TreeEdit::Ordered(orders.iter().map(order).collect::<Option<Vec<_>>>()?)
        }
        UndoStep::Noted { place, before, after, glyphs, shapes } => {
            let shapes = shapes_of(shapes, variant);
            let said = Notes { before: before.clone(), after: after.clone(), glyphs: glyphs.clone(), shapes };
            TreeEdit::Noted { node: node(*place)?, notes: said.tidied() }
        }
    })
}
