//! Tests of games: over random play, and of endings in small games made for them.

use super::*;
use crate::rules::parse_move;
use crate::variant::{Library, Source};

fn shipped() -> Vec<Arc<Variant>> {
    let library = crate::shipped::library();
    let ids: Vec<String> = library.games().map(|(id, _)| id.to_owned()).collect();
    ids.iter().map(|id| library.get(id).expect("a shipped game compiles")).collect()
}

fn start_of(variant: &Arc<Variant>) -> Game {
    let start = crate::rules::start(variant).expect("the start position can be read");
    Game::new(Arc::clone(variant), start)
}

/// A small game: two Kings and a Rook a side on five by five, with rules for endings given as RON.
fn small(endings: &str, start: &str) -> Game {
    let text = format!(
        r#"[(id: "small", name: "Small", board: (files: 5, ranks: 5),
            layers: [(name: "all", cells: All, pieces: "KR", tint: "ffffff")],
            pieces: [
                (letter: 'K', name: "King", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
                (letter: 'R', name: "Rook", moves: [Slide(step: (1, 0))]),
            ],
            start: "{start}", rules: [], endings: ({endings}))]"#
    );
    let mut library = Library::default();
    library.add(Source::new("small", text.replace("\"ffffff\"", "\"#ffffff\"")));
    assert!(library.reports().is_empty(), "{:?}", library.reports());
    start_of(&library.get("small").expect("the small game compiles"))
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = parse_move(game.position(), game.variant(), text).expect("a legal move");
        game.play(mv).expect("the game goes on");
    }
}

#[test]
fn random_games_can_be_taken_back_to_the_start_and_gone_through_again() {
    let mut random = fastrand::Rng::with_seed(7);
    for variant in shipped() {
        let mut game = start_of(&variant);
        let start = game.position().clone();
        let mut seen = vec![start.clone()];
        for _ in 0..60 {
            let Some(&mv) = random.choice(game.legal()) else { break };
            if game.play(mv).is_err() {
                break;
            }
            seen.push(game.position().clone());
        }
        assert_eq!(game.hashes_before(), seen[..seen.len() - 1].iter().map(Position::hash).collect::<Vec<_>>());
        for expected in seen.iter().rev().skip(1) {
            assert!(game.take_back());
            assert_eq!(game.position(), expected);
        }
        assert!(!game.take_back(), "nothing before the start");
        assert_eq!(game.line().len(), seen.len() - 1, "the line is still there");
        assert!(game.go(Step::End));
        assert_eq!(Some(game.position()), seen.last());
    }
}

#[test]
fn a_line_taken_back_stays_beside_the_new_main_line() {
    let mut game = small("", "r3k/5/5/5/R3K w - - - 0 1");
    play(&mut game, "a1a2 a5a4");
    assert!(game.take_back() && game.take_back());
    play(&mut game, "a1a3");
    let lines = game.tree().children(NodeId::START).to_vec();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0], game.current(), "what is played after taking back is the main line");
    assert!(game.go(Step::NextLine));
    assert!(game.go(Step::End));
    assert_eq!(game.ply(), 2, "the old line is whole");
}

#[test]
fn a_move_played_while_looking_back_is_a_variation() {
    let mut game = small("", "r3k/5/5/5/R3K w - - - 0 1");
    play(&mut game, "a1a2 a5a4");
    assert!(game.go(Step::Start));
    play(&mut game, "a1a3");
    let lines = game.tree().children(NodeId::START).to_vec();
    assert_eq!(lines[1], game.current());
    assert!(game.go(Step::Start));
    play(&mut game, "a1a2");
    assert_eq!(game.current(), lines[0], "a known move is followed, not added");
    assert_eq!(game.tree().children(NodeId::START).len(), 2);
}

#[test]
fn the_third_occurrence_is_a_draw() {
    let mut game = small("", "r3k/5/5/5/R3K w - - - 0 1");
    let shuffle = "e1d1 e5d5 d1e1 d5e5 e1d1 e5d5 d1e1";
    play(&mut game, shuffle);
    assert_eq!(game.outcome(), None);
    play(&mut game, "d5e5");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, reason: Reason::Repetition }));
    assert_eq!(game.play(game.legal()[0]), Err(IllegalMove), "the game is over");
    assert!(game.take_back());
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_perpetual_check_loses_where_the_game_says_so() {
    let checks = "a4a5 e5e4 a5a4 e4e5 a4a5 e5e4 a5a4 e4e5";
    let start = "4k/R4/5/5/K4 w - - - 0 1";
    let mut game = small("perpetual_check_loses: true", start);
    play(&mut game, checks);
    // The start position was no check by White, so the repetition since then was checked throughout.
    assert_eq!(game.outcome(), Some(Outcome { winner: Some(Side::Black), reason: Reason::PerpetualCheck }));
    let mut game = small("", start);
    play(&mut game, checks);
    assert_eq!(game.outcome(), Some(Outcome { winner: None, reason: Reason::Repetition }));
}

#[test]
fn a_repetition_with_one_quiet_move_is_no_perpetual_check() {
    let mut game = small("perpetual_check_loses: true", "4k/R4/5/5/K4 w - - - 0 1");
    play(&mut game, "a4a5 e5e4 a5a4 e4e5 a4b4 e5d5 b4a4");
    assert_eq!(game.outcome(), None);
    play(&mut game, "d5e5");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, reason: Reason::Repetition }));
}

#[test]
fn no_progress_draws_after_moves_by_each_side() {
    let mut game = small("no_progress: 2, repetition: 0", "r3k/5/5/5/R3K w - - - 0 1");
    play(&mut game, "e1d1 e5d5 d1e1");
    assert_eq!(game.outcome(), None);
    play(&mut game, "d5e5");
    assert_eq!(game.outcome(), Some(Outcome { winner: None, reason: Reason::NoProgress }));
}

#[test]
fn mate_and_resignation_end_a_game() {
    let mut game = small("", "4k/R4/R4/5/K4 w - - - 0 1");
    play(&mut game, "a3b3 e5d5 b3b5");
    assert_eq!(game.outcome(), Some(Outcome { winner: Some(Side::White), reason: Reason::Mate }));
    assert!(game.take_back());
    game.lose(Side::White, Reason::Resignation);
    assert_eq!(game.outcome(), Some(Outcome { winner: Some(Side::Black), reason: Reason::Resignation }));
    assert!(game.take_back());
    assert_eq!(game.outcome(), None, "the resignation is taken back, not the move before it");
    assert_eq!(game.ply(), 2);
}

/// Two lines after the first move, one of them with a variation of its own.
fn branched() -> Game {
    let mut game = small("", "r3k/5/5/5/R3K w - - - 0 1");
    play(&mut game, "a1a2 a5a4 a2a3");
    game.go(Step::Start);
    play(&mut game, "a1a3 a5a4");
    game.go(Step::Back);
    play(&mut game, "e5e4");
    game
}

fn texts(game: &Game) -> String {
    crate::game::record_text(game).lines().last().unwrap_or_default().to_owned()
}

#[test]
fn lines_are_ordered_deleted_and_brought_back() {
    let mut game = branched();
    let (whole, there) = (texts(&game), game.current());
    assert_eq!(whole, "1. a1a2 (1. a1a3 a5a4 (1... e5e4)) 1... a5a4 2. a2a3 *");
    assert!(game.raise(there));
    assert_eq!(texts(&game), "1. a1a2 (1. a1a3 e5e4 (1... a5a4)) 1... a5a4 2. a2a3 *");
    assert!(game.make_main(there) && !game.make_main(there) && !game.raise(there));
    assert_eq!(texts(&game), "1. a1a3 (1. a1a2 a5a4 2. a2a3) 1... e5e4 (1... a5a4) *");
    assert_eq!(game.current(), there, "the place is the same");
    assert!(game.delete(game.tree().children(NodeId::START)[0]));
    assert_eq!((texts(&game).as_str(), game.current()), ("1. a1a2 a5a4 2. a2a3 *", NodeId::START));
    assert!(!game.delete(NodeId::START) && !game.go(Step::To(there)), "what is deleted cannot be visited");
    assert!(game.undo_edit() && game.undo_edit() && game.undo_edit());
    assert_eq!(texts(&game), whole);
    assert!(!game.has_edits() && !game.undo_edit());
}

#[test]
fn a_line_played_anew_takes_in_the_deleted_one() {
    let mut game = branched();
    let whole = texts(&game);
    let (first, inner) = (game.tree().children(NodeId::START)[1], game.current());
    assert!(game.delete(inner) && game.delete(first));
    assert_eq!(texts(&game), "1. a1a2 a5a4 2. a2a3 *");
    play(&mut game, "a1a3 e5e4");
    assert!(game.undo_edit() && game.undo_edit());
    assert_eq!(texts(&game), whole.replace("a5a4 (1... e5e4)", "e5e4 (1... a5a4)"), "each move is there once");
}

#[test]
fn undoing_a_deletion_goes_back_to_the_move() {
    let mut game = branched();
    let there = game.current();
    assert!(game.delete(there) && game.current() != there);
    assert!(game.undo_edit());
    assert_eq!(game.current(), there);
    let elsewhere = game.tree().children(NodeId::START)[0];
    assert!(game.delete(there) && game.go(Step::To(elsewhere)) && game.undo_edit());
    assert_eq!(game.current(), elsewhere, "a place that has nothing to do with it stays");
}

#[test]
fn branch_points_are_stepped_through() {
    let mut game = branched();
    assert!(game.go(Step::PreviousBranch));
    assert_eq!(game.ply(), 1);
    assert!(game.go(Step::PreviousBranch) && !game.go(Step::PreviousBranch));
    assert_eq!(game.current(), NodeId::START);
    assert!(game.go(Step::NextBranch) && !game.go(Step::NextBranch));
    assert_eq!(game.last_move(), game.tree().mv(game.tree().children(NodeId::START)[1]), "along the line last visited");
}

#[test]
fn random_changes_are_undone_one_by_one() {
    let mut random = fastrand::Rng::with_seed(5);
    for round in 0..40 {
        let mut game = branched();
        let mut seen = vec![texts(&game)];
        for _ in 0..12 {
            let nodes = game.tree().preorder();
            let Some(&node) = random.choice(&nodes) else { break };
            let changed = match random.u8(..4) {
                0 => game.raise(node),
                1 => game.make_main(node),
                2 => game.delete(node),
                _ => {
                    let before = game.revision();
                    game.comment(node, "", &random.u8(..).to_string());
                    game.revision() > before
                }
            };
            if changed {
                seen.push(texts(&game));
            }
        }
        while let Some(expected) = seen.pop() {
            assert_eq!(texts(&game), expected, "round {round}");
            assert_eq!(game.undo_edit(), !seen.is_empty());
        }
    }
}
