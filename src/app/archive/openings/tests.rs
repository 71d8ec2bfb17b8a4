use nestmate_core::rules::{Outcome, Reason, start};
use nestmate_core::variant::Side;

use super::*;

/// Games of random moves, of which there are few to choose from, with results.
fn games(id: &str, count: usize) -> Vec<Game> {
    let variant = crate::shipped::library().get(id).expect("shipped");
    let begin = start(&variant).expect("a start");
    let mut chance = fastrand::Rng::with_seed(3);
    let made = (0..count).map(|_| {
        let mut game = Game::new(Arc::clone(&variant), begin.clone());
        for _ in 0..9 {
            let legal = game.legal().to_vec();
            game.play(legal[chance.usize(..legal.len().min(3))]).expect("legal");
        }
        let winner = [Some(Side::White), None, Some(Side::Black)][chance.usize(..3)];
        game.end_at(game.current(), Outcome { winner, reason: Reason::Agreement });
        game
    });
    made.collect()
}

/// What looking at every game finds: the games that have played each move from each place within so many plies.
fn counted(games: &[Game], plies: usize) -> BTreeMap<(OpeningPlace, String), OpeningResults> {
    let mut counted: BTreeMap<(OpeningPlace, String), OpeningResults> = BTreeMap::new();
    for game in games {
        let variant = game.variant();
        let lattices = lattices(variant);
        let mut position = game.start().clone();
        let mut seen = FxHashSet::default();
        // On a lattice a move is one that changes it, whoever made it; where it stood before is what it is played from.
        for node in game.tree().main_line().take(plies) {
            let mv = game.tree().mv(node).expect("a move");
            let (before, black) = (position.clone(), position.side() == Side::Black);
            position.play(variant, mv);
            seen.insert(((0, before.hash(), black), move_text(variant, mv)));
            for (number, cells) in lattices.iter() {
                let hash = before.hash_on(variant, cells);
                if hash != position.hash_on(variant, cells) {
                    seen.insert(((*number, hash, black), move_text(variant, mv)));
                }
            }
        }
        let winner = game.result().expect("it has ended").winner;
        for known in seen {
            counted.entry(known).or_default()[winner.map_or(1, |winner| 2 * winner.index())] += 1;
        }
    }
    counted
}

#[test]
fn moves_are_counted_as_by_looking_at_every_game() {
    for id in ["sfhiodgei", "nested-shogi-a", "fide-chess"] {
        let games = games(id, 40);
        let variant = Arc::clone(games[0].variant());
        for plies in [4, 12] {
            let mut openings = FirstMoves::default();
            assert!(games.iter().all(|game| openings.add(game, plies)));
            assert_eq!(openings.games(), games.len());
            let again = FirstMoves::read(id, &openings.text(id)).expect("its own text");
            assert_eq!(again, openings);
            let found = again.tallies(&variant);
            let mut by_hand = counted(&games, plies);
            let mut places: FxHashMap<OpeningPlace, usize> = FxHashMap::default();
            for ((place, _), results) in &by_hand {
                *places.entry(*place).or_default() += results.iter().sum::<usize>();
            }
            by_hand.retain(|(place, _), _| places[place] >= 2);
            assert!(by_hand.len() > 40, "{id}: there is something to count");
            let flat = found.iter().flat_map(|(place, moves)| moves.iter().map(|tally| ((*place, tally.mv.clone()), tally)));
            let flat: BTreeMap<_, OpeningResults> = flat.map(|(key, tally)| (key, [tally.white, tally.draws, tally.black])).collect();
            assert_eq!(flat, by_hand, "{id}, {plies} plies");
            assert!(found.values().all(|moves| moves.is_sorted_by_key(|tally| std::cmp::Reverse(tally.games()))));
        }
    }
}

#[test]
fn only_whole_games_from_the_start_are_counted_and_other_texts_are_refused() {
    let mut game = games("fide-chess", 1).remove(0);
    let mut openings = FirstMoves::default();
    game.take_back();
    assert!(!openings.add(&game, 12) && openings.games() == 0, "it has not ended");
    let head = "# Nestmate openings 1 fide-chess\n";
    assert_eq!(FirstMoves::read("fide-chess", &format!("{head}2 1 0 e2e4 e7e5\n")).map(|known| known.games()), Some(3));
    for row in ["2 1 e2e4", "-1 0 0 e2e4", "e2e4 1 0 0"] {
        assert_eq!(FirstMoves::read("fide-chess", &format!("{head}{row}\n")), None, "{row}");
    }
    for text in ["", "2 1 0 e2e4\n", "# Nestmate openings 1 shogi\n"] {
        assert_eq!(FirstMoves::read("fide-chess", text), None, "{text}");
    }
}

/// A pass that people have made in analysing ends nothing: what was played after it is counted, too.
#[test]
fn passes_made_in_analysing_are_counted_as_moves() {
    let head = "# Nestmate openings 1 fide-chess\n";
    let openings = FirstMoves::read("fide-chess", &format!("{head}2 1 0 e2e4 e8e8 d2d4\n2 0 0 e2e4 e8e8 e2e5\n")).expect("it is read");
    let variant = crate::shipped::library().get("fide-chess").expect("shipped");
    let found = openings.tallies(&variant);
    let played = |mv: &str| found.values().flatten().filter(|tally| tally.mv == mv).map(MoveTally::games).max();
    assert_eq!(["e2e4", "e8e8", "d2d4", "e2e5"].map(played), [Some(3), Some(3), Some(3), None]);
}

#[test]
fn two_counts_become_one() {
    let tally = |mv: &str, white, last: &str| MoveTally { mv: mv.to_owned(), white, draws: 1, black: 0, open: 0, last: last.to_owned() };
    let both = together(&[tally("a", 1, "2026.11.20"), tally("b", 3, "2026.11.21")], &[tally("c", 9, ""), tally("a", 4, "")]);
    assert_eq!(both.iter().map(|tally| (&tally.mv[..], tally.games())).collect::<Vec<_>>(), [("c", 10), ("a", 7), ("b", 4)]);
    assert_eq!(both[1].last, "2026.11.20");
}

/// What ships is whole: every file can be read, every move is legal, and there is something to be seen at the start.
#[test]
fn shipped_games_can_be_played() {
    let library = crate::shipped::library();
    let ids: Vec<String> = library.games().map(|known| known.0.to_owned()).collect();
    assert_eq!(SHIPPED.files().count(), ids.len(), "a file a game");
    assert!(SHIPPED.files().map(|file| file.contents().len()).sum::<usize>() < 500 << 10, "small");
    for id in ids {
        let variant = library.get(&id).expect("shipped");
        let openings = FirstMoves::shipped(&id);
        assert!(openings.games() >= 60, "{id}: {} games", openings.games());
        let game = Game::new(Arc::clone(&variant), start(&variant).expect("a start"));
        assert!(openings.lines.keys().all(|moves| played(&game, moves).is_some()), "{id}");
        let place = (0, game.start().hash(), false);
        let first = &openings.tallies(&variant)[&place];
        assert_eq!(first.iter().map(MoveTally::games).sum::<usize>(), openings.games(), "{id}");
    }
}
