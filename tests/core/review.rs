//! A review calls a move bad only when it is: ten games of chess with mistakes that every beginner's book has.

use std::sync::atomic::AtomicBool;

use nestmate::{Mark, Verdict};
use nestmate_core::game::read_text;
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::Variant;
use nestmate_engine::{Limits, Search};

/// Moves with `??` give a game or much material away and have to be marked as mistakes at least; those with `!?` are a matter of taste;
/// all others are sound or forced and must have no mark.
const GAMES: [&str; 10] = [
    "1. f3!? e5 2. g4?? Qh4#",
    "1. e4 e5 2. Bc4 Nc6 3. Qh5!? Nf6?? 4. Qxf7#",
    "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4!? 4. Nc3 g6!? 5. Nxe5 Bxd1?? 6. Bxf7+ Ke7 7. Nd5#",
    "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4!? 4. Nxe5!? Qg5 5. Nxf7?? Qxg2 6. Rf1!? Qxe4+ 7. Be2!? Nf3#",
    "1. e4 e5 2. Nf3 Nf6 3. Nxe5 Nxe4!? 4. Qe2 Nf6?? 5. Nc6+",
    "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Nbd7 5. cxd5 exd5 6. Nxd5?? Nxd5 7. Bxd8 Bb4+ 8. Qd2 Bxd2+ 9. Kxd2 Kxd8",
    "1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nd7 5. Qe2!? Ngf6?? 6. Nd6#",
    "1. d4 Nf6 2. c4 e5!? 3. dxe5 Ng4 4. Bf4 Nc6 5. Nf3 Bb4+!? 6. Nbd2 Qe7!? 7. a3 Ngxe5 8. axb4?? Nd3#",
    "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O O-O 7. Nxe5?? Nxe5",
    "1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6 4. Bb5 Bc5 5. O-O O-O 6. Nxe5!? Nxe5 7. d4",
];

/// Glyphs of PGN.
const BLUNDER: u8 = 4;
const SPECULATIVE: u8 = 5;

/// What a position is worth, and its best move, looking at one move or at all of them.
fn look(position: &Position, variant: &Variant, only: &[Move]) -> (Verdict, Move) {
    let limits = Limits { depth: Some(9), ..Limits::default() };
    let search = Search { limits, only, ..Search::new(position, variant) };
    let info = search.run(&mut nestmate::memory_of(variant, 4), &AtomicBool::new(false), &mut |_| {}).expect("the game goes on");
    (Verdict::new(info.score, position.side()), info.pv[0])
}

#[test]
#[ignore = "a minute without optimisation: cargo test --test core -- --ignored review"]
fn mistakes_are_marked_and_sound_moves_are_not() {
    let library = nestmate::library();
    let chess = library.get("fide-chess").expect("shipped");
    let mut wrong = Vec::new();
    for text in GAMES {
        let game = read_text("game", text, &library, &chess).expect("it can be read").game;
        let tree = game.tree();
        for (ply, node) in game.line().into_iter().enumerate() {
            let before = game.position_at(tree.parent(node).expect("it is a move"));
            let played = tree.mv(node).expect("it is a move");
            let (best, first) = look(&before, &chess, &[]);
            let came = if first == played { best } else { look(&before, &chess, &[played]).0 };
            let mark = Mark::new(best.share_of(before.side()) - came.share_of(before.side()));
            let glyphs = &tree.notes(node).glyphs;
            let is_right = match (glyphs.contains(&BLUNDER), glyphs.contains(&SPECULATIVE)) {
                (true, _) => mark >= Some(Mark::Mistake),
                (_, true) => true,
                _ => mark.is_none(),
            };
            if !is_right {
                wrong.push(format!("{text}: ply {}: {mark:?}, {} instead of {}", ply + 1, came.text(&chess), best.text(&chess)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
