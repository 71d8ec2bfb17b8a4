//! The shipped puzzles: every line can be played, mates as it says, and is more than taking back.

use std::collections::HashSet;

use nestmate::{PuzzleTheme, read_puzzles, shipped_puzzles, wins_at_once, write_puzzles};
use nestmate_core::position::move_text;

/// The fewest puzzles of a game.
const LEAST: usize = 80;

#[test]
fn every_game_has_puzzles_that_can_be_played_as_they_say() {
    let library = nestmate::library();
    let mut games = 0;
    for (id, _) in library.games() {
        let variant = library.get(id).expect("it compiles");
        let text = shipped_puzzles(id).unwrap_or_else(|| panic!("{id} has puzzles"));
        let file = read_puzzles(text).unwrap_or_else(|fault| panic!("{id}: {fault:?}"));
        assert_eq!((file.game.as_str(), write_puzzles(&file) == text), (id, true), "{id} is written as it would be");
        assert!(file.puzzles.len() >= LEAST, "{id} has {} puzzles", file.puzzles.len());
        let ids: HashSet<&str> = file.puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(ids.len(), file.puzzles.len(), "{id}");
        let (mut levels, mut themes) = (HashSet::new(), HashSet::new());
        for puzzle in &file.puzzles {
            let name = format!("{id} {}", puzzle.id);
            let opened = puzzle.opened(&variant).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
            assert_eq!(opened.before.text(&variant), puzzle.position, "{name}");
            assert!(opened.moves.iter().zip(&puzzle.moves).all(|(&mv, text)| move_text(&variant, mv) == *text), "{name}");
            let last = opened.moves.len() - 1;
            let mates = wins_at_once(&variant, &opened.after(&variant, last), opened.moves[last]);
            let says = puzzle
                .themes
                .iter()
                .find_map(|theme| if let PuzzleTheme::MateIn(moves) = theme { Some(usize::from(*moves)) } else { None });
            assert_eq!(says, mates.then_some(puzzle.length()), "{name}");
            let after = opened.after(&variant, 1);
            let solver = opened.solver();
            let taken = opened.before.pieces(solver).iter().any(|cell| !after.at(cell).is_of(solver));
            assert!(!taken || mates || puzzle.length() > 1 || opened.moves[0].to() != opened.moves[1].to(), "{name} only takes back");
            levels.insert(puzzle.level);
            themes.extend(puzzle.themes.iter().copied());
        }
        assert!(levels.len() >= 4 && themes.len() >= 6, "{id}: levels {levels:?}, themes {themes:?}");
        games += 1;
    }
    assert_eq!(games, 12);
}
