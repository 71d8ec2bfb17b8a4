//! What must be true of every game in the file, whatever it is.

use std::collections::BTreeSet;
use std::sync::Arc;

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::position::{Move, MoveKind, Position, move_text};
use nestmate_core::rules::{Reason, in_check, is_legal, legal_moves, moves_past_goals, no_moves, parse_position, pseudo_moves, start};
use nestmate_core::variant::{Reserve, Rule, Side, Variant};

use crate::common::skips::skip;
use crate::common::{board_text, random_game, special_games};

/// Every game in the file, and those in which special moves meet.
fn games() -> Vec<Arc<Variant>> {
    [crate::common::games(), special_games()].concat()
}

/// Runs a check over random games of every game.
fn everywhere(plies: usize, seeds: std::ops::Range<u64>, mut check: impl FnMut(&Variant, &Position, &[Move])) {
    for variant in games() {
        for seed in seeds.clone() {
            random_game(&variant, seed, plies, |position, moves| check(&variant, position, moves));
        }
    }
}

#[test]
fn start_positions_read_as_they_are_written() {
    for variant in games() {
        assert_eq!(start(&variant).expect("it can be read").text(&variant), variant.start);
    }
}

#[test]
fn texts_round_trip() {
    everywhere(160, 0..6, |variant, position, _| {
        let text = position.text(variant);
        let again = parse_position(variant, &text).unwrap_or_else(|error| panic!("{}: {text}: {error:?}", variant.id));
        assert!(again == *position, "{}: {text} reads as another position", variant.id);
        assert_eq!(again.hash(), position.hash(), "{}: {text}: the hash depends on the way", variant.id);
    });
}

#[test]
fn unmaking_restores_everything() {
    everywhere(120, 10..13, |variant, position, moves| {
        let mut copy = position.clone();
        for &mv in moves {
            let undo = copy.make(variant, mv);
            assert_ne!(copy.hash(), position.hash(), "{}: {}", variant.id, move_text(variant, mv));
            copy.unmake(&undo);
            assert!(copy == *position, "{}: {} leaves something behind", variant.id, move_text(variant, mv));
        }
        let undo = copy.make_null(variant);
        copy.unmake(&undo);
        assert!(copy == *position, "{}: passing leaves something behind", variant.id);
    });
}

#[test]
fn legal_moves_are_the_pseudo_legal_ones_that_save_the_king() {
    everywhere(120, 20..26, |variant, position, moves| {
        let mut copy = position.clone();
        let mut pseudo = Vec::new();
        pseudo_moves(position, variant, &mut pseudo);
        let slow: Vec<Move> = pseudo.into_iter().filter(|&mv| is_legal(&mut copy, variant, mv)).collect();
        assert_eq!(slow, moves_past_goals(position, variant), "{}: {}", variant.id, position.text(variant));
        assert!(moves.is_empty() || moves == slow, "{}: {}", variant.id, position.text(variant));
    });
}

/// The tables that say who attacks the King agree with the generator of the other side's moves.
#[test]
fn a_king_in_check_is_one_that_could_be_taken() {
    everywhere(160, 30..36, |variant, position, _| {
        let side = position.side();
        let mut passed = position.clone();
        passed.make_null(variant);
        let mut replies = Vec::new();
        pseudo_moves(&passed, variant, &mut replies);
        let royal = position.royal(side);
        let taken = replies.iter().any(|mv| mv.to() == royal);
        let facing = may_face(variant) && royals_face(variant, position);
        assert_eq!(in_check(position, variant, side), taken || facing, "{}: {}", variant.id, position.text(variant));
    });
}

fn may_face(variant: &Variant) -> bool {
    variant.rules.iter().any(|rule| matches!(rule, Rule::FacingRoyals))
}

fn royals_face(variant: &Variant, position: &Position) -> bool {
    let grid = variant.board.grid;
    let (one, other) = (position.royal(Side::White), position.royal(Side::Black));
    let (low, high) = (grid.rank(one).min(grid.rank(other)), grid.rank(one).max(grid.rank(other)));
    let empty = |rank: i32| grid.cell(grid.file(one), rank).is_some_and(|cell| position.at(cell).is_none());
    grid.file(one) == grid.file(other) && (low + 1..high).all(empty)
}

#[test]
fn no_two_moves_have_one_text() {
    everywhere(160, 40..46, |variant, position, moves| {
        let texts: BTreeSet<String> = moves.iter().map(|&mv| move_text(variant, mv)).collect();
        assert_eq!(texts.len(), moves.len(), "{}: {}", variant.id, position.text(variant));
    });
}

/// Pieces on the board and in the reserves together.
fn all_pieces(variant: &Variant, position: &Position) -> usize {
    let held: usize = Reserve::ALL.into_iter().map(|reserve| position.reserves().total(reserve)).sum();
    let on_board = Side::BOTH.map(|side| position.pieces(side).len());
    assert!(variant.has_reserves || held == 0);
    held + on_board[0] + on_board[1]
}

#[test]
fn pieces_never_come_from_nowhere() {
    everywhere(120, 50..54, |variant, position, moves| {
        let before = all_pieces(variant, position);
        let mut copy = position.clone();
        for &mv in moves {
            let undo = copy.make(variant, mv);
            let text = move_text(variant, mv);
            assert!(all_pieces(variant, &copy) <= before, "{}: {text}", variant.id);
            for side in Side::BOTH {
                let royals = copy.pieces(side).iter().filter(|&cell| variant.kind(copy.at(cell).kind()).royal).count();
                assert_eq!(royals, 1, "{}: {text}", variant.id);
            }
            copy.unmake(&undo);
        }
    });
}

#[test]
fn drops_and_promotions_keep_their_bounds() {
    everywhere(200, 60..64, |variant, position, moves| {
        for &mv in moves {
            match mv.action() {
                MoveKind::Drop(kind) => {
                    let held = variant.kind(kind).unturned;
                    assert!(position.at(mv.to()).is_none() && position.reserves().count(Reserve::of(position.side()), held) > 0);
                    let either = variant.rules.iter().any(|rule| matches!(rule, Rule::Drop { turned: true, .. }));
                    let begins_held = variant.start.split(' ').nth(2).is_some_and(|held| held.contains(variant.kind(kind).letter));
                    assert!((either || !variant.kind(kind).turned) && (!variant.kind(kind).royal || begins_held));
                }
                MoveKind::Turn => assert!(variant.kind(position.at(mv.from()).kind()).turns_to.is_some()),
                MoveKind::Promote(kind)
                | MoveKind::Become(kind)
                | MoveKind::Restore(kind)
                | MoveKind::Swap(kind)
                | MoveKind::Exchange(kind, _) => {
                    assert!(!variant.kind(kind).royal && !variant.kind(kind).turned);
                }
                MoveKind::Twice(via) => assert!(!position.at(via).is_of(position.side())),
                MoveKind::Gate(kind, _) => {
                    assert!(position.reserves().count(Reserve::of(position.side()), kind) > 0 && !variant.kind(kind).royal);
                }
                MoveKind::Plain | MoveKind::Double | MoveKind::EnPassant | MoveKind::Castle | MoveKind::Pass => {}
            }
        }
    });
}

/// The position with the sides exchanged, as position text.
fn exchanged(variant: &Variant, position: &Position) -> String {
    let grid = variant.board.grid;
    let other = |cell: Cell| grid.mirrored(cell, variant.board.mirror);
    let mut fields: Vec<String> = position.text(variant).split(' ').map(str::to_owned).collect();
    fields[0] = board_text(variant, |cell| {
        let piece = position.at(other(cell));
        piece.is_some().then(|| variant.kind(piece.kind()).text(piece.side().other()))
    });
    fields[1] = String::from(if position.side() == Side::White { "b" } else { "w" });
    let reserves: Vec<&str> = fields[2].trim_matches(['[', ']']).split('|').collect();
    fields[2] = if let [white, black, neutral] = reserves[..] { format!("[{black}|{white}|{neutral}]") } else { "-".to_owned() };
    let turned = |names: &str| {
        let mut names: Vec<String> =
            names.split(',').map(|name| grid.parse(name).map_or(name.to_owned(), |cell| grid.name(other(cell)))).collect();
        names.sort();
        names.join(",")
    };
    fields[3] = turned(&fields[3]);
    if let Some((cells, victim)) = fields[4].clone().split_once('>') {
        fields[4] = format!("{}>{}", turned(cells), turned(victim));
    }
    fields.join(" ")
}

/// What of a game's rules is not the same for both sides; `None` if everything is. Rules are given in White's view and mirrored for
/// Black, so that only what hangs on the start array or on cells of the board as such can differ.
fn lopsided(variant: &Variant) -> Option<&'static str> {
    let grid = variant.board.grid;
    let other = |cell: Cell| grid.mirrored(cell, variant.board.mirror);
    let castlings = |side: Side, seen: &dyn Fn(Cell) -> Cell| -> BTreeSet<[Cell; 4]> {
        let castlings = variant.castlings[side.index()].iter();
        castlings.map(|known| [known.royal_from, known.royal_to, known.partner_from, known.partner_to].map(seen)).collect()
    };
    if castlings(Side::White, &other) != castlings(Side::Black, &|cell| cell) {
        return Some("castlings that one side has and the other has not");
    }
    let even = |rule: &Rule| match rule {
        Rule::Reserve { on, .. } => on.iter().map(other).collect::<CellSet>() == *on,
        _ => true,
    };
    (!variant.rules.iter().all(even)).then_some("reserves that depend on whose side of the board a piece is captured")
}

#[test]
fn the_two_sides_play_by_the_same_rules() {
    for variant in games() {
        if let Some(why) = lopsided(&variant) {
            skip("the same rules for both sides", &variant, why);
            continue;
        }
        let grid = variant.board.grid;
        let other = |cell: Cell| grid.mirrored(cell, variant.board.mirror);
        random_game(&variant, 70, 200, |position, moves| {
            let text = exchanged(&variant, position);
            let twin = parse_position(&variant, &text).unwrap_or_else(|error| panic!("{}: {text}: {error:?}", variant.id));
            let here: BTreeSet<(Cell, Cell, String)> =
                moves.iter().map(|&mv| (other(mv.from()), other(mv.to()), suffix(&variant, mv, false))).collect();
            let there: BTreeSet<(Cell, Cell, String)> =
                legal_moves(&twin, &variant).iter().map(|&mv| (mv.from(), mv.to(), suffix(&variant, mv, true))).collect();
            assert_eq!(here, there, "{}: {text}", variant.id);
        });
    }
}

/// What a move text says beside its cells, with the reserves' names exchanged where `exchange` is set.
fn suffix(variant: &Variant, mv: Move, exchange: bool) -> String {
    match mv.action() {
        MoveKind::Exchange(kind, reserve) => {
            format!("{kind:?}{:?}", reserve.side().filter(|_| exchange).map_or(reserve, |side| Reserve::of(side.other())))
        }
        MoveKind::Drop(kind) => format!("{kind:?}@"),
        _ => move_text(variant, mv).rsplit(|c: char| c.is_ascii_digit()).next().unwrap_or_default().to_owned(),
    }
}

#[test]
fn games_go_on_until_they_are_over() {
    for variant in games() {
        let mut plies = 0;
        random_game(&variant, 80, 700, |position, moves| {
            plies += 1;
            if moves.is_empty() {
                let mated = in_check(position, &variant, position.side());
                let outcome = no_moves(position, &variant, None);
                assert_eq!(outcome.reason == Reason::Mate, mated, "{}: {}", variant.id, position.text(&variant));
                assert!(!mated || outcome.winner == Some(position.side().other()), "{}", variant.id);
            }
        });
        assert!(plies > 20, "{}: {plies} plies", variant.id);
    }
}

/// Ruling G6: what counts as progress, and the number of the move.
#[test]
fn counters_follow_from_the_moves() {
    everywhere(160, 90..93, |variant, position, moves| {
        let pieces = |position: &Position| Side::BOTH.map(|side| position.pieces(side).len()).iter().sum::<usize>();
        let mut after = position.clone();
        for &mv in moves {
            let undo = after.make(variant, mv);
            let captured = pieces(&after) < pieces(position);
            let forward_only = || variant.endings.progress.contains(position.at(mv.from()).kind());
            let enters = mv.is_drop() || matches!(mv.action(), MoveKind::Gate(..));
            let halfmoves = if captured || enters || forward_only() { 0 } else { position.halfmoves() + 1 };
            let number = position.number() + u32::from(position.side() == Side::Black);
            let counters = (after.halfmoves(), after.number(), after.side());
            assert_eq!(counters, (halfmoves, number, position.side().other()), "{}: {}", variant.id, move_text(variant, mv));
            after.unmake(&undo);
        }
    });
}

/// Every move of many long games, made and taken back; debug builds compare the whole position with a fresh computation each time.
#[test]
#[ignore = "a minute: cargo test -p nestmate-core --test rules -- --ignored soak"]
fn soak() {
    everywhere(400, 100..112, |variant, position, moves| {
        let mut copy = position.clone();
        for &mv in moves {
            let undo = copy.make(variant, mv);
            let mut replies = legal_moves(&copy, variant).into_iter();
            if let Some(reply) = replies.next_back() {
                let undo = copy.make(variant, reply);
                copy.unmake(&undo);
            }
            let passed = copy.make_null(variant);
            copy.unmake(&passed);
            copy.unmake(&undo);
        }
        assert!(copy == *position, "{}: {}", variant.id, position.text(variant));
    });
}
