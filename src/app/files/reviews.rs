//! What a review has found about a game, as texts that are kept with its record.
//!
//! There is one for each position: its hash, what it is worth, how deep that was looked for, and the best line; then each move that was played
//! in it with what the best one and this one have come to, as in `1f00c2d9e4a7b365 25 12 e2e4 e7e5 / f2f3 25 -90`. A win in three is `#3`,
//! Black’s `#-3`.

use std::collections::BTreeMap;

use nestmate_core::game::{Game, NodeId};
use nestmate_core::position::{Move, Position, move_text};
use nestmate_core::rules::parse_kept;
use nestmate_core::variant::{Side, Variant};

use crate::app::advice::findings::{Book, Compared, Findings, Found, Verdict};

/// The most moves of a line that are kept.
const LINE: usize = 5;

/// What is known of the positions of a game that a review has looked at.
pub(in crate::app) fn review_of(book: &Book, game: &Game) -> Vec<String> {
    let (variant, tree) = (game.variant(), game.tree());
    let mut texts: BTreeMap<u64, String> = BTreeMap::new();
    for node in tree.nodes() {
        let hash = tree.hash(node);
        let Some(found) = book.get(hash).filter(|_| book.is_reviewed(hash)) else { continue };
        let text = texts.entry(hash).or_insert_with(|| {
            let best = found.lines.first().into_iter().flat_map(|line| line.moves.iter().take(LINE));
            let words = [format!("{hash:016x}"), worth_text(found.verdict), found.depth.to_string()].into_iter();
            words.chain(best.map(|&mv| move_text(variant, mv))).collect::<Vec<_>>().join(" ")
        });
        for mv in tree.children(node).iter().filter_map(|&child| tree.mv(child)) {
            if let Some(Compared { best, played }) = book.played(hash, mv) {
                text.extend([" / ", &move_text(variant, mv), " ", &worth_text(best), " ", &worth_text(played)]);
            }
        }
    }
    texts.into_values().collect()
}

/// A review of a game as one of the same game under another id, whose positions have other hashes.
pub(in crate::app) fn carried(book: &Book, from: &Game, to: &Game) -> Book {
    let hashes = |game: &Game| -> Vec<u64> {
        let tree = game.tree();
        tree.nodes().into_iter().map(|node| tree.hash(node)).collect()
    };
    let anew: BTreeMap<String, u64> = hashes(from).into_iter().map(|hash| format!("{hash:016x}")).zip(hashes(to)).collect();
    let review = review_of(book, from).into_iter().filter_map(|text| {
        let (hash, found) = text.split_once(' ')?;
        Some(format!("{:016x} {found}", anew.get(hash)?))
    });
    book_of(&review.collect::<Vec<_>>(), to)
}

/// What such texts say of a game; those of other positions, and those that cannot be read, are passed over.
pub(in crate::app) fn book_of(review: &[String], game: &Game) -> Book {
    let hash_of = |text: &String| u64::from_str_radix(text.split(' ').next()?, 16).ok();
    let texts: BTreeMap<u64, &str> = review.iter().filter_map(|text| Some((hash_of(text)?, text.as_str()))).collect();
    let mut book = Book::default();
    if texts.is_empty() {
        return book;
    }
    let mut last: Option<(NodeId, Position)> = None;
    for node in game.tree().nodes() {
        let position = match (last.take(), game.tree().parent(node), game.tree().mv(node)) {
            (Some((before, mut position)), Some(parent), Some(mv)) if before == parent => {
                position.play(game.variant(), mv);
                position
            }
            _ => game.position_at(node),
        };
        if let Some(text) = texts.get(&position.hash()) {
            // What makes no sense is looked for anew.
            let _ = note(&mut book, text, &position, game.variant());
        }
        last = Some((node, position));
    }
    book
}

fn note(book: &mut Book, text: &str, position: &Position, variant: &Variant) -> Option<()> {
    let hash = position.hash();
    let mut parts = text.split(" / ");
    let mut words = parts.next()?.split(' ').skip(1);
    let (verdict, depth) = (worth_of(words.next()?)?, words.next()?.parse().ok()?);
    let moves = line_of(words, position, variant)?;
    let played = parts.map(|part| compared_of(part, position, variant)).collect::<Option<Vec<_>>>()?;
    let lines = if moves.is_empty() { Vec::new() } else { vec![Found { verdict, moves }] };
    book.note(hash, Findings { lines, depth, ..Findings::end(verdict) });
    book.review(hash);
    for (mv, compared) in played {
        book.note_played(hash, mv, compared);
    }
    Some(())
}

fn line_of<'a>(words: impl Iterator<Item = &'a str>, position: &Position, variant: &Variant) -> Option<Vec<Move>> {
    let mut position = position.clone();
    let moves = words.take(LINE).map(|word| {
        let mv = parse_kept(&position, variant, word).ok()?;
        position.play(variant, mv);
        Some(mv)
    });
    moves.collect()
}

fn compared_of(text: &str, position: &Position, variant: &Variant) -> Option<(Move, Compared)> {
    let mut words = text.split(' ');
    let mv = parse_kept(position, variant, words.next()?).ok()?;
    let [best, played] = [worth_of(words.next()?)?, worth_of(words.next()?)?];
    Some((mv, Compared { best, played }))
}

fn worth_text(verdict: Verdict) -> String {
    match verdict {
        Verdict::Centipawns(score) => score.to_string(),
        Verdict::Win(Side::White, moves) => format!("#{moves}"),
        Verdict::Win(Side::Black, moves) => format!("#-{moves}"),
    }
}

fn worth_of(text: &str) -> Option<Verdict> {
    let Some(moves) = text.strip_prefix('#') else { return text.parse().ok().map(Verdict::Centipawns) };
    let (side, moves) = moves.strip_prefix('-').map_or((Side::White, moves), |moves| (Side::Black, moves));
    moves.parse().ok().map(|moves| Verdict::Win(side, moves))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use nestmate_core::rules::{legal_moves, start};

    use super::*;

    fn played(id: &str, plies: usize, chance: &mut fastrand::Rng) -> Game {
        let variant = crate::shipped::library().get(id).expect("shipped");
        let mut game = Game::new(Arc::clone(&variant), start(&variant).expect("a start"));
        for _ in 0..plies {
            let Some(&mv) = game.legal().get(chance.usize(..game.legal().len().max(1))) else { break };
            game.play(mv).expect("legal");
        }
        game
    }

    /// A book in which each move was the best, or not as good as some other.
    fn reviewed(game: &Game, chance: &mut fastrand::Rng) -> Book {
        let (mut book, variant) = (Book::default(), game.variant());
        for node in game.tree().nodes() {
            let mut position = game.position_at(node);
            let hash = position.hash();
            let worth = |chance: &mut fastrand::Rng| match chance.u8(..4) {
                0 => Verdict::Win(Side::White, chance.u32(..9)),
                1 => Verdict::Win(Side::Black, chance.u32(..9)),
                _ => Verdict::Centipawns(chance.i32(-900..900)),
            };
            let (verdict, mut moves) = (worth(chance), Vec::new());
            for _ in 0..chance.usize(..9) {
                let legal = legal_moves(&position, variant);
                let Some(&mv) = legal.get(chance.usize(..legal.len().max(1))) else { break };
                moves.push(mv);
                position.play(variant, mv);
            }
            let lines = if moves.is_empty() { Vec::new() } else { vec![Found { verdict, moves }] };
            book.note(hash, Findings { lines, depth: chance.u32(..20), ..Findings::end(verdict) });
            book.review(hash);
            for mv in game.tree().children(node).iter().filter_map(|&child| game.tree().mv(child)) {
                book.note_played(hash, mv, Compared { best: verdict, played: worth(chance) });
            }
        }
        book
    }

    #[test]
    fn what_a_review_found_is_read_as_it_was_kept_and_only_for_its_own_positions() {
        let mut chance = fastrand::Rng::with_seed(5);
        for id in ["sfhiodgei", "nested-shogi-b", "fide-chess", "makruk", "chu"] {
            let game = played(id, 30, &mut chance);
            let texts = review_of(&reviewed(&game, &mut chance), &game);
            assert!(texts.len() > 8, "{id}: {texts:?}");
            let again = book_of(&texts, &game);
            assert_eq!(review_of(&again, &game), texts, "{id}");
            let other = played(id, 30, &mut chance);
            let known = book_of(&texts, &other);
            let strange = other.line().into_iter().filter(|&node| known.is_reviewed(other.tree().hash(node))).count();
            assert!(strange < 3, "{id}: {strange} positions of another game are known");
        }
    }

    #[test]
    fn a_text_that_makes_no_sense_is_passed_over() {
        let mut chance = fastrand::Rng::with_seed(6);
        let game = played("fide-chess", 6, &mut chance);
        let hash = format!("{:016x}", game.start().hash());
        for rest in ["", " ", " x 3 e2e4", " 3", " 3 x e2e4", " 3 4 e2e5", " 3 4 e2e4 / e2e4 3", " 3 4 e2e4 / e2e5 3 4", " #x 4 e2e4"] {
            let book = book_of(&[format!("{hash}{rest}"), "zz 1 1 e2e4".to_owned(), String::new()], &game);
            assert!(!book.is_reviewed(game.start().hash()), "{rest}");
        }
        let book = book_of(&[format!("{hash} #-3 4 e2e4 e7e5 / d2d4 #-3 -20")], &game);
        assert_eq!(book.get(game.start().hash()).map(|found| found.verdict), Some(Verdict::Win(Side::Black, 3)));
    }
}
