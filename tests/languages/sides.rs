//! What the sides of the shipped games are called in each language, and sentences that stay right with every name.

use std::collections::BTreeSet;

use nestmate_text::named_sides;
use nestmate_text::words::{Language, named, say, set_language};

use crate::window::Alone;

/// For each language the pairs of names, and what is said of a side that wins and one that is to move, for `Red` and `Sente`.
const CALLED: [(&str, [&str; 8], [&str; 4]); 4] = [
    ("en", ["White", "Black", "Red", "Black", "Sente", "Gote", "Cho", "Han"], ["Red wins", "Sente wins", "Red to move", "Sente to move"]),
    (
        "de",
        ["Weiß", "Schwarz", "Rot", "Schwarz", "Sente", "Gote", "Cho", "Han"],
        ["Rot gewinnt", "Sente gewinnt", "Rot am Zug", "Sente am Zug"],
    ),
    (
        "fr",
        ["Blancs", "Noirs", "Rouges", "Noirs", "Sente", "Gote", "Cho", "Han"],
        ["Les Rouges gagnent", "Sente gagne", "Trait aux Rouges", "Trait à Sente"],
    ),
    ("ja", ["白", "黒", "紅", "黒", "先手", "後手", "楚", "漢"], ["紅の勝ち", "先手の勝ち", "紅の手番", "先手の手番"]),
];

#[test]
fn sides_have_names_in_every_language() {
    let _alone = Alone::new();
    let library = nestmate::library();
    let games: Vec<_> = library.all_games().map(|(id, _)| library.get(id).expect("a shipped game compiles")).collect();
    for (code, pairs, said) in CALLED {
        set_language(Language::of_code(code));
        let known: BTreeSet<[&str; 2]> = pairs.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
        let called: BTreeSet<[&str; 2]> = games.iter().map(|variant| named_sides(variant)).collect();
        assert_eq!(called, known, "{code}");
        for (id, at) in [("fide-chess", 0), ("manchu", 2), ("minishogi", 4), ("torishogi", 4), ("janggicasual", 6)] {
            let variant = library.get(id).expect("a shipped game compiles");
            assert_eq!(named_sides(&variant), [pairs[at], pairs[at + 1]], "{code}: {id}");
        }
        let [red, sente] = ["Red", "Sente"].map(named);
        let wins = [red, sente].map(|side| say!("ending-won", side = side));
        let moves = [red, sente].map(|side| say!("status-to-move", side = side));
        assert_eq!([wins, moves].concat(), said, "{code}");
    }
}
