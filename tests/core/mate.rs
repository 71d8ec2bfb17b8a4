//! Forced wins: against the shipped puzzles, and against looking at everything.

use std::sync::atomic::AtomicBool;

use nestmate::{PuzzleTheme, read_puzzles, shipped_puzzles};
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{legal_moves, no_moves, start};
use nestmate_core::variant::Variant;
use nestmate_engine::{MateFound, MateSearch};

use crate::common::{game, games, random_game, special_games};

/// The longest puzzles that are solved here.
const LONGEST: u8 = 2;

/// How many of them of each game.
const SAMPLE: usize = 6;

fn search(position: &Position, variant: &Variant, most: u32) -> MateFound {
    MateSearch { position, variant, most, nodes: None, until: None, seen: None }.run(&AtomicBool::new(false), &mut |_| {})
}

/// Plays the line; whether it takes the moves that it should and its first player wins by it.
fn holds(found: &MateFound, position: &Position, variant: &Variant) -> bool {
    let mut after = position.clone();
    for &mv in &found.line {
        assert!(legal_moves(&after, variant).contains(&mv));
        after.play(variant, mv);
    }
    let last = found.line.last().copied();
    let won = legal_moves(&after, variant).is_empty() && no_moves(&after, variant, last).winner == Some(position.side());
    won && found.moves.is_some_and(|moves| found.line.len() == 2 * moves as usize - 1)
}

/// Whether the side to move wins within so many plies, by trying everything.
fn wins(position: &mut Position, variant: &Variant, left: u32) -> bool {
    left > 0 && after_each(position, variant).into_iter().any(|(mut after, mv)| is_lost(&mut after, variant, left - 1, mv))
}

fn is_lost(position: &mut Position, variant: &Variant, left: u32, last: Move) -> bool {
    let replies = after_each(position, variant);
    if replies.is_empty() {
        return no_moves(position, variant, Some(last)).winner == Some(position.side().other());
    }
    left > 0
        && replies.into_iter().all(|(mut after, mv)| {
            let over = legal_moves(&after, variant).is_empty();
            if over { no_moves(&after, variant, Some(mv)).winner == Some(after.side()) } else { wins(&mut after, variant, left - 1) }
        })
}

fn after_each(position: &Position, variant: &Variant) -> Vec<(Position, Move)> {
    let after = |mv: Move| {
        let after = position.after(variant, mv);
        (after, mv)
    };
    legal_moves(position, variant).into_iter().map(after).collect()
}

#[test]
fn mates_of_puzzles_are_found_and_none_is_shorter() {
    let library = nestmate::library();
    let mut solved = 0;
    for (id, _) in library.games() {
        let variant = library.get(id).expect("it compiles");
        let puzzles = read_puzzles(shipped_puzzles(id).expect("it has puzzles")).expect("they can be read").puzzles;
        let mates = puzzles.iter().filter_map(|puzzle| {
            let is_mate = |theme: &PuzzleTheme| if let PuzzleTheme::MateIn(moves) = theme { Some(*moves) } else { None };
            let moves = puzzle.themes.iter().find_map(is_mate).filter(|&moves| moves <= LONGEST)?;
            Some((puzzle, u32::from(moves)))
        });
        for (puzzle, moves) in mates.take(SAMPLE) {
            let position = puzzle.opened(&variant).expect("it can be played").after(&variant, 1);
            let found = search(&position, &variant, moves + 1);
            assert_eq!((found.moves, found.is_shortest()), (Some(moves), true), "{id} {}: {found:?}", puzzle.id);
            assert!(holds(&found, &position, &variant), "{id} {}: {found:?}", puzzle.id);
            solved += 1;
        }
    }
    assert!(solved > 40, "{solved}");
}

#[test]
fn wins_are_those_that_are_found_by_trying_everything() {
    let mut met = [0; 3];
    for variant in games().into_iter().chain(special_games()).filter(|variant| variant.board.cells.len() <= 90) {
        for seed in 0..8 {
            let mut last: Vec<Position> = Vec::new();
            random_game(&variant, seed, 300, |position, _| last.push(position.clone()));
            // Near the end of a game that ended there is most to find.
            for position in last.iter().rev().take(4) {
                if legal_moves(position, &variant).len() > 40 {
                    continue;
                }
                let found = search(position, &variant, 2);
                let expected = (1..=2_u32).find(|moves| wins(&mut position.clone(), &variant, 2 * moves - 1));
                assert_eq!(found.moves, expected, "{} {}", variant.id, position.text(&variant));
                assert!(expected.is_none() || found.is_shortest() && holds(&found, position, &variant), "{found:?}");
                assert!(expected.is_some() || found.excluded == 2, "{found:?}");
                met[expected.unwrap_or(0) as usize] += 1;
            }
        }
    }
    assert!(met.iter().all(|&times| times > 5), "{met:?}");
}

#[test]
fn a_search_for_a_win_ends_at_its_limit_and_when_it_is_stopped() {
    let variant = game("fide-chess");
    let start = start(&variant).expect("a start");
    let search = |nodes| MateSearch { position: &start, variant: &variant, most: 20, nodes, until: None, seen: None };
    let found = search(Some(3_000)).run(&AtomicBool::new(false), &mut |_| {});
    assert!(found.moves.is_none() && (1..20).contains(&found.excluded) && found.nodes < 4_000, "{found:?}");
    let found = search(None).run(&AtomicBool::new(true), &mut |_| {});
    assert!(found.moves.is_none() && found.nodes < 1_000, "{found:?}");
}
