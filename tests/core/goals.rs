//! Goals other than mate: the engine goes for them, and checks given are read and written.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nestmate::wins_at_once;
use nestmate_core::notation::{Dropped, fen, read_position, read_position_told};
use nestmate_core::position::{in_check, move_text};
use nestmate_core::rules::{Reason, decided, parse_position};
use nestmate_core::variant::{HouseRules, Variant};
use nestmate_engine::{Limits, Score, Search};

fn game_of(id: &str) -> Arc<Variant> {
    nestmate::library().get(id).expect("a known game")
}

/// A goal within reach is a win at once, and a forced one is seen.
#[test]
fn the_engine_goes_for_goals() {
    let best = |game: &str, text: &str| {
        let variant = game_of(game);
        let position = parse_position(&variant, text).unwrap_or_else(|error| panic!("{game}: {text}: {error:?}"));
        let search = Search { limits: Limits { depth: Some(4), ..Limits::default() }, ..Search::new(&position, &variant) };
        let info = search.run(&mut nestmate::memory_of(&variant, 1), &AtomicBool::new(false), &mut |_| {}).expect("a move");
        (wins_at_once(&variant, &position, info.pv[0]), move_text(&variant, info.pv[0]), info.score)
    };
    let at_once = [
        ("kingofthehill", "4k3/8/8/8/8/3K4/8/8 w - - - 0 1"),
        ("shatranj", "4k3/8/8/8/8/2n5/8/R1R1K3 w - - - 0 1"),
        ("extinction", "rnb1kbnr/pppp1ppp/8/4q3/8/5N2/PPPPPPPP/RNBQKB1R w - - - 0 1"),
        ("horde", "4k3/8/8/8/8/8/r7/P7 b - - - 0 1"),
        ("3check", "4k3/8/8/8/8/8/8/R3K3 w - - - 0 1 +2+0"),
        ("racingkings", "8/K7/8/8/8/8/8/7k w - - - 0 1"),
        ("atomic", "rnbqkbnr/ppp1pppp/8/3N4/8/8/PPPPPPPP/R1BQKBNR w - - - 0 1"),
    ];
    for (game, text) in at_once {
        let (wins, mv, score) = best(game, text);
        assert!(wins && score == Score::Mate(1), "{game}: {mv} {score:?}");
    }
    let (_, mv, score) = best("antichess", "8/8/8/8/8/1p6/8/R7 w - - - 0 1");
    assert!(mv == "a1a2" && matches!(score, Score::Mate(1..)), "{mv} {score:?}");
}

/// Some write how many checks are left, some how many were given.
#[test]
fn checks_are_read_and_written_as_others_do() {
    let variant = game_of("3check");
    let board = "rnb1kbnr/pppp1ppp/8/4p3/4P2q/8/PPPP1PPP/RNBQKBNR w KQkq -";
    let read = |text: String| read_position(&variant, &text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let position = read(format!("{board} 2+1 0 3"));
    assert!(position == read(format!("{board} 0 3 +1+2")));
    assert_eq!(position.text(&variant).rsplit(' ').next(), Some("+1+2"));
    assert_eq!(fen(&position, &variant), Some(format!("{board} 2+1 0 3")));
    assert_ne!(position.hash(), read(format!("{board} 0 3")).hash(), "with other counts it is another position");
    for wrong in ["4+0 0 3", "x+y 0 3", "0 3 +4+0", "0 3 +1"] {
        let read = read_position_told(&variant, &format!("{board} {wrong}"));
        let left_out = |known: &(_, Vec<Dropped>)| !known.1.is_empty();
        assert!(read.as_ref().map_or(true, left_out), "{wrong}: {read:?}");
    }
}

/// Shogi with the house rule of 27 points, on or off.
fn impasse(on: bool) -> Arc<Variant> {
    let house = HouseRules { switches: vec![("impasse".to_owned(), on)], ..HouseRules::default() };
    nestmate::library().get_with("shogi", &house).expect("a house rule of Shogi")
}

/// A position of Shogi in which both sides have entered, more or less: its text, by the cells from the last rank on.
fn entered(chance: &mut fastrand::Rng) -> String {
    let mut cells = vec![String::new(); 81];
    let mut hands = [String::new(), String::new()];
    let first = chance.bool();
    for (black, mark) in [(false, 'K'), (true, 'k')] {
        let camp = if black { 54..81 } else { 0..27 };
        let cell = if chance.u8(..5) == 0 { chance.usize(..81) } else { chance.usize(camp) };
        cells[cell] = mark.to_string();
    }
    for letter in "RRBBGGGGSSSSNNNNLLLLPPPPPPPPPPPPPPPPPP".chars() {
        let black = chance.u8(..10) < if first { 8 } else { 3 };
        let named = |letter: char| if black { letter.to_ascii_lowercase() } else { letter };
        match chance.u8(..10) {
            0..3 => hands[usize::from(black)].push(letter),
            place => {
                let camp = if black { 54..81 } else { 0..27 };
                let cell = if place < 8 { chance.usize(camp) } else { chance.usize(..81) };
                let turned = if letter == 'G' || chance.bool() { "" } else { "+" };
                if cells[cell].is_empty() {
                    cells[cell] = format!("{turned}{}", named(letter));
                }
            }
        }
    }
    for hand in &mut hands {
        let mut letters: Vec<char> = hand.chars().collect();
        letters.sort_unstable();
        *hand = String::from_iter(letters);
    }
    let ranks = cells.chunks(9).map(|rank| {
        let mut text = String::new();
        for run in rank.chunk_by(|one, other| one.is_empty() && other.is_empty()) {
            text += &if run[0].is_empty() { run.len().to_string() } else { run.concat() };
        }
        text
    });
    format!("{} {} [{}|{}|] - - 0 1", ranks.collect::<Vec<_>>().join("/"), if chance.bool() { "w" } else { "b" }, hands[0], hands[1])
}

/// What the text of a position says: whether the King of the side to move is in the enemy's camp, how many others are, and their points.
fn counted(text: &str) -> (bool, usize, usize) {
    let fields: Vec<&str> = text.split(' ').collect();
    let black = fields[1] == "b";
    let ranks: Vec<&str> = fields[0].split('/').collect();
    let camp = if black { &ranks[6..] } else { &ranks[..3] };
    let own = |text: &str| text.chars().filter(|c| c.is_alphabetic() && c.is_lowercase() == black).collect::<String>().to_uppercase();
    let (there, held) = (own(&camp.concat()), fields[2].split('|').nth(usize::from(black)).unwrap_or_default().to_uppercase());
    let worth = |c: char| if "RB".contains(c) { 5 } else { usize::from(c.is_alphabetic() && c != 'K') };
    let others = there.chars().filter(|&c| c != 'K').count();
    (there.contains('K'), others, there.chars().chain(held.chars()).map(worth).sum())
}

#[test]
fn an_impasse_is_won_by_those_whom_an_independent_count_lets_win() {
    let (variant, usual) = (impasse(true), impasse(false));
    let mut chance = fastrand::Rng::with_seed(27);
    let (mut won, mut near) = ([0; 2], [0; 4]);
    for _ in 0..60_000 {
        let text = entered(&mut chance);
        let Ok(position) = parse_position(&variant, &text) else { continue };
        let (side, (inside, others, points)) = (position.side(), counted(&text));
        let misses = [!inside, others < 10, points < 28 - side.index(), in_check(&position, &variant, side)];
        let wins = misses == [false; 4];
        let outcome = decided(&position, &variant).map(|outcome| (outcome.winner, outcome.reason));
        assert_eq!(outcome, wins.then_some((Some(side), Reason::Impasse)), "{text}: {others} others, {points} points");
        assert_eq!(decided(&position, &usual), None, "the house rule is off: {text}");
        won[side.index()] += usize::from(wins);
        for (count, alone) in near.iter_mut().zip(0..4) {
            *count += usize::from(misses.iter().enumerate().all(|(at, &miss)| miss == (at == alone)));
        }
    }
    assert!(won.iter().chain(&near).all(|&count| count > 20), "{won:?} won, {near:?} missed by one thing alone");
}

/// The engine goes where it has won a move later, and sees that of the other side.
#[test]
fn an_impasse_is_seen_by_the_search() {
    let text = "+R+R+B+B5/+P+P+P+P+P+P3/9/4K4/9/9/6ppp/6gsg/6snk w [PP||] - - 0 1";
    let best = |on: bool, depth: u8| {
        let variant = impasse(on);
        let position = parse_position(&variant, text).expect("a position");
        let search = Search { limits: Limits { depth: Some(depth.into()), ..Limits::default() }, ..Search::new(&position, &variant) };
        let info = search.run(&mut nestmate::memory_of(&variant, 1), &AtomicBool::new(false), &mut |_| {}).expect("a move");
        (move_text(&variant, info.pv[0]), info.score)
    };
    let (mv, score) = best(true, 3);
    assert!(mv.starts_with("e6") && mv.ends_with('7') && matches!(score, Score::Mate(1..)), "{mv} {score:?}");
    assert!(!matches!(best(false, 3).1, Score::Mate(_)), "without the rule there is nothing to win so soon");
}
