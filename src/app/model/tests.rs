use nestmate_core::game::{Step, result_text};
use nestmate_core::geometry::Cell;
use nestmate_core::movegen::attackers_of;
use nestmate_core::position::{Draft, Move, Position};
use nestmate_core::rules::{legal_moves, start};
use nestmate_core::variant::Side;

use super::*;
use crate::app::story::moment::Threat;

fn models() -> Vec<(Arc<Variant>, Game)> {
    let library = shipped::library();
    let read = |id: &str| {
        let variant = library.get(id).ok()?;
        let game = open(&variant, &library)?.unwrap_or_else(|report| panic!("{id}: {report:?}"));
        Some((variant, game))
    };
    library.games().filter_map(|(id, _)| read(id)).collect()
}

#[test]
fn every_game_that_nests_another_has_a_model_game_that_is_won_and_tells_of_the_nesting() {
    let models = models();
    for (variant, mut game) in models.iter().cloned() {
        let id = &variant.id;
        assert_eq!(game.current(), NodeId::START, "{id} begins at its start");
        game.go(Step::End);
        let outcome = game.outcome().unwrap_or_else(|| panic!("{id} has ended"));
        assert!(outcome.winner.is_some(), "{id} is won");
        let result = format!("[Result \"{}\"]", result_text(outcome.winner));
        assert!(shipped::model(id).is_some_and(|text| text.contains(&result)), "{id}: {result}");
        assert!((50..=180).contains(&game.ply()), "{id} has {} plies", game.ply());
        let last = game.current();
        let told = game.tree().main_line().filter(|&node| node != last && !game.tree().notes(node).after.is_empty()).count();
        assert!(told > 0 && !game.tree().notes(last).after.is_empty(), "{id}");
    }
    let library = shipped::library();
    let own = library.games().filter_map(|(id, _)| library.get(id).ok()).filter(|variant| !variant.inner.is_empty());
    let without: Vec<String> = own.filter(|own| models.iter().all(|model| model.0.id != own.id)).map(|own| own.id.clone()).collect();
    assert!(without.is_empty(), "no model game: {without:?}");
}

/// What is told is compared with the positions by other means than it was found by.
#[test]
fn what_is_told_of_moves_is_so_on_the_board() {
    let library = shipped::library();
    let mut seen = 0;
    for (variant, game) in models() {
        let folds = ways_to_fold(&variant, &library);
        let mut before = game.start().clone();
        for mv in game.tree().main_line().filter_map(|node| game.tree().mv(node)) {
            let after = before.after(&variant, mv);
            let frozen = |position: &Position, side: Side| -> usize {
                position.pieces(side).iter().filter(|&cell| position.is_frozen(&variant, cell)).count()
            };
            let side = before.side();
            for moment in moment::of(&variant, &folds, (&before, &after), mv) {
                seen += 1;
                match moment {
                    Moment::Falls((leader, cell), count) => {
                        assert!(before.at(cell) == leader && leader.side() != side && after.at(cell) != leader);
                        assert_eq!(after.pieces(side.other()).len() + 1, before.pieces(side.other()).len());
                        assert_eq!(frozen(&after, side.other()), frozen(&before, side.other()) + count, "{}", variant.id);
                    }
                    Moment::Freezes => assert!(Side::BOTH.iter().any(|&side| frozen(&after, side) > frozen(&before, side))),
                    Moment::Thaws => assert!(Side::BOTH.iter().any(|&side| frozen(&after, side) < frozen(&before, side))),
                    Moment::Intrudes(fold, by, (victim, cell)) => {
                        assert!(before.at(cell) == victim && !after.at(cell).is_of(victim.side()) && by.side() == side);
                        assert!(folds[fold].cells.contains(cell) && (mv.is_drop() || before.at(mv.from()) == by));
                    }
                    Moment::Drops(dropping) => assert!(mv.is_drop() && dropping == side),
                    Moment::Exchanges => assert!(mv.becomes().is_some()),
                    Moment::Threatens(Threat { by, leader: (leader, cell), led, .. }) => {
                        let from = attackers_of(&after, &variant, cell, side);
                        assert!(from.contains(mv.to()) && after.at(mv.to()) == by && after.at(cell) == leader && led > 0);
                    }
                    Moment::Checks(_, by, (royal, cell)) => {
                        assert!(variant.kind(royal.kind()).royal && after.at(cell) == royal && by.side() == side);
                    }
                    Moment::Differs(piece, cell) => assert!(after.at(cell) == piece && cell == mv.to()),
                }
            }
            before = after;
        }
    }
    assert!(seen > 0);
}

/// The Queen, a piece of the whole game, takes the King of chess, as the Alibaba is called on the board that is folded to chess.
#[test]
fn a_leader_that_falls_to_a_free_piece_is_told_in_the_names_of_the_game_inside() {
    let library = shipped::library();
    let variant = library.get("sfhiodgei").expect("a good definition");
    let folds = ways_to_fold(&variant, &library);
    let mut draft = Draft::of(&start(&variant).expect("a start"));
    let of_letter = |position: &Position, letter: char, side: Side| {
        let is = |&cell: &Cell| variant.kind(position.at(cell).kind()).letter == letter;
        position.pieces(side).iter().filter(is).collect::<Vec<_>>()
    };
    let queen = draft.picture().at(of_letter(draft.picture(), 'Q', Side::White)[0]);
    let leaders = of_letter(draft.picture(), 'A', Side::Black);
    let leader = leaders.into_iter().find(|&cell| folds[0].cells.contains(cell)).expect("an Alibaba on the cells of chess");
    let from = variant.board.grid.step(leader, (0, -1)).expect("a cell");
    draft.put(&variant, from, queen);
    let before = draft.picture().clone();
    let takes = |mv: &Move| !mv.is_drop() && mv.from() == from && mv.to() == leader;
    let mv = legal_moves(&before, &variant).into_iter().find(takes).expect("the Queen takes");
    let after = before.after(&variant, mv);
    let found = moment::of(&variant, &folds, (&before, &after), mv);
    assert!(found.iter().any(|moment| matches!(moment, Moment::Falls(_, count) if *count > 0)), "{found:?}");
    let said: Vec<String> = found.iter().filter_map(|moment| moment.said(&variant, &folds)).collect();
    let told = [
        "Chess alone does not explain this: a piece from outside, the Queen, took its King on e8.",
        "The Alibaba led them: without it they stand still and attack nothing.",
    ];
    assert_eq!(said[..2], told);
}
