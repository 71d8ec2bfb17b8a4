//! Model games: the engine against itself at full strength, one for each game that nests another. Whoever goes through one is told at each
//! move what the nesting does; that is worked out from the record when it is opened.

use std::sync::Arc;

use nestmate_core::game::{Builder, Game, NodeId, Notes, TextFault, read_text};
use nestmate_core::variant::{Library, Report, Variant};
use nestmate_text::words::say;
use rustc_hash::FxHashSet;

use crate::app::lens::fold::{Fold, ways_to_fold};
use crate::app::naming::Naming;
use crate::app::story::moment::{self, Moment};
use crate::app::story::{end, outcome_of};
use crate::app::voice::moves::played;
use crate::shipped;

/// The model game of a game at its start, if it has one. For threads that may wait.
pub(in crate::app) fn open(variant: &Arc<Variant>, library: &Library) -> Option<Result<Game, Box<Report<TextFault>>>> {
    let text = shipped::model(&variant.id)?;
    Some(read_text(&variant.id, text, library, variant).map(|loaded| commented(&loaded.game, library)))
}

/// The main line of a game, at its start, with what is told of each move.
fn commented(game: &Game, library: &Library) -> Game {
    let variant = game.variant();
    let mut builder = Builder::new(Arc::clone(variant), game.start().clone());
    let told = comments(game, &ways_to_fold(variant, library));
    for (mv, comment) in game.tree().main_line().filter_map(|node| game.tree().mv(node)).zip(told) {
        let Some(node) = builder.play(mv) else { break };
        builder.annotate(node, Notes { after: comment.unwrap_or_default(), ..Notes::default() });
    }
    let end = builder.node();
    let mut commented = builder.finish(NodeId::START);
    game.tags().iter().for_each(|(name, value)| commented.set_tag(name, value));
    if let Some((_, outcome)) = game.ended() {
        commented.end_at(end, outcome);
    }
    commented
}

/// What is told of each move of the main line, if anything.
fn comments(game: &Game, folds: &[Arc<Fold>]) -> Vec<Option<String>> {
    let (variant, mut position) = (game.variant(), game.start().clone());
    let (mut known, mut told) = (FxHashSet::default(), Vec::new());
    for mv in game.tree().main_line().filter_map(|node| game.tree().mv(node)) {
        let before = position.clone();
        position.play(variant, mv);
        let mut found = moment::of(variant, folds, (&before, &position), mv);
        // What happens often is explained once.
        found.retain(|moment| moment.once(variant).is_none_or(|once| known.insert(once)));
        let naming = Naming { variant, fold: None };
        let mut sentences = Vec::new();
        if found.iter().any(Moment::is_narrated) {
            sentences = played(naming, &before, &position, mv);
        }
        sentences.extend(found.iter().filter_map(|moment| moment.said(variant, folds)));
        told.push(sentences);
    }
    if let Some(last) = told.last_mut() {
        last.extend(outcome_of(game).map(|outcome| end(variant, outcome, &position)).unwrap_or_default());
    }
    told.into_iter().map(|said| (!said.is_empty()).then(|| said.join(say!("between-sentences")))).collect()
}

#[cfg(test)]
mod tests;
