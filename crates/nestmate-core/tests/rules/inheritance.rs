//! What a game takes over from the one that it is based on: what is not written anew is there as it was.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use nestmate_core::rules::{in_check, legal_moves, no_moves, parse_move, parse_position, perft, start};
use nestmate_core::variant::{Library, Side, Source, Variant};

/// The shipped games and those of a text.
fn with(text: &str) -> Library {
    let mut library = crate::common::library();
    library.add(Source::new("mine.ron", text));
    assert!(library.reports().is_empty(), "{:?}", library.reports());
    library
}

fn house(variant: &Variant) -> Vec<(&str, bool)> {
    variant.switches.iter().map(|switch| (switch.id.as_str(), switch.on)).collect()
}

fn ways(library: &Library, id: &str) -> u64 {
    let variant = library.get(id).expect("it compiles");
    perft(&mut start(&variant).expect("a good start"), &variant, 1)
}

/// What is said of a game may differ, and so may its name; what is played may not.
#[test]
fn a_game_agrees_with_its_own_text_and_no_other() {
    let library = crate::common::library();
    for (id, _) in library.all_games() {
        let text = library.definition(id).expect("a definition");
        assert_eq!(library.agrees(&text), Some(true), "{id}");
        assert_eq!(with(&text).agrees(&text), Some(true), "{id}");
        let renamed = Library::renamed(&text, "mine", "Mine").expect("another name");
        let variant = with(&renamed).get("mine").expect("it compiles");
        assert_eq!((variant.name.as_str(), library.agrees(&renamed)), ("Mine", None), "{id}");
        let back = Library::renamed(&renamed, id, "Mine").expect("its own id");
        assert_eq!(library.agrees(&back), Some(true), "{id}");
    }
    // A house rule that nobody has switched on.
    let shogi = library.definition("shogi").expect("a definition");
    let other = shogi.replacen("Impasse:", "Entering kings:", 1);
    assert!(other != shogi && library.agrees(&other) == Some(true));
    let chess = library.definition("fide-chess").expect("a definition");
    let said = chess.replacen("name: \"Knight\"", "name: \"Springer\"", 1);
    assert!(said != chess && library.agrees(&said) == Some(true));
    for (from, to) in [("stalemate: Draw", "stalemate: Loss"), ("step: (2, 1)", "step: (3, 1)"), ("RNBQKBNR w", "RNBKQBNR w")] {
        let other = chess.replacen(from, to, 1);
        assert!(other != chess && library.agrees(&other) == Some(false), "{from}");
    }
}

/// The text of each shipped game as its file has it, by id.
fn own_texts() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut texts = BTreeMap::new();
    let files = fs::read_dir(root.join("assets/games")).expect("the folder is there").map(|entry| entry.expect("it can be read").path());
    for path in files.chain([root.join("variants.ron")]) {
        let text = fs::read_to_string(path).expect("it is text");
        for game in text.split("\n    (\n").skip(1) {
            let id = game.split("id: \"").nth(1).and_then(|rest| rest.split('"').next()).expect("an id");
            texts.insert(id.to_owned(), game.to_owned());
        }
    }
    texts
}

/// The parts of the endings that a text says, each with its value.
fn endings(text: &str) -> BTreeMap<String, String> {
    let inside = text.split("endings: (").nth(1).and_then(|rest| rest.split(')').next()).unwrap_or_default();
    let parts = inside.split(',').filter_map(|part| part.trim().split_once(": "));
    parts.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// Of the whole shelf: each ending and each rule of the house of the base holds, unless the game's own text says otherwise.
#[test]
fn nothing_of_the_base_is_lost_unless_it_is_written() {
    let (library, texts) = (crate::common::library(), own_texts());
    assert_eq!(texts.len(), library.all_games().count(), "each game has a text");
    let mut compared = 0;
    for (id, text) in &texts {
        let Some(base) = text.split("based_on: \"").nth(1).and_then(|rest| rest.split('"').next()) else { continue };
        let whole = |id: &str| library.definition(id).expect("it is there");
        let (own, here, there) = (endings(text), endings(&whole(id)), endings(&whole(base)));
        let variant = library.get(id).expect("it compiles");
        for (part, value) in there {
            let kept: String = value.chars().filter(|&sign| !sign.is_ascii_uppercase() || variant.kind_of(sign).is_some()).collect();
            let wanted = own.get(&part).unwrap_or(if part == "progress" { &kept } else { &value });
            assert_eq!(here.get(&part), Some(wanted), "{id}: {part}");
            compared += 1;
        }
        let base = library.get(base).expect("it compiles");
        for switch in base.switches.iter().filter(|_| !text.contains("switches: []")) {
            let written = text.contains(&format!("id: \"{}\"", switch.id));
            // A small army cannot be as large as an impasse asks.
            let small = switch.id == "impasse" && start(&variant).is_ok_and(|start| start.pieces(Side::White).len() < 11);
            assert!(written || small || variant.switches.contains(switch), "{id}: {}", switch.id);
        }
    }
    assert!(compared > 500, "{compared} parts of endings");
}

#[test]
fn house_rules_hold_where_they_hold_in_the_base() {
    let start = "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w [P||] - - 0 1";
    let switch = |id: &str, on: bool, rules: &str| format!("(id: \"{id}\", label: \"x\", on: {on}, rules: [{rules}])");
    let game = |id: &str, more: &str| format!("(id: \"{id}\", based_on: \"shogi\", name: \"{id}\", start: \"{start}\", {more})");
    let library = with(&format!(
        "[{}, {}, {}, {}, {}]",
        game("handi", ""),
        game("none", "switches: []"),
        game("off", &format!("switches: [{}]", switch("nifu", false, "OnePerFile(pieces: \"P\")"))),
        game("more", &format!("switches: [{}]", switch("no-bishops", false, "OnePerFile(pieces: \"B\")"))),
        "(id: \"again\", based_on: \"handi\", name: \"again\")",
    ));
    for (id, moves, rules) in [
        ("handi", 30, vec![("nifu", true), ("uchifuzume", true), ("impasse", false)]),
        ("none", 72, vec![]),
        ("off", 72, vec![("nifu", false), ("uchifuzume", true), ("impasse", false)]),
        ("more", 30, vec![("no-bishops", false), ("nifu", true), ("uchifuzume", true), ("impasse", false)]),
        ("again", 30, vec![("nifu", true), ("uchifuzume", true), ("impasse", false)]),
    ] {
        let variant = library.get(id).expect("it compiles");
        assert_eq!((ways(&library, id), house(&variant)), (moves, rules), "{id}");
    }
}

#[test]
fn what_was_learnt_is_taken_over_but_for_the_elo_of_levels() {
    let mine =
        with("[(id: \"mine\", based_on: \"fide-chess\", name: \"mine\", endings: (stalemate: Loss))]").get("mine").expect("it compiles");
    let chess = crate::common::library().get("fide-chess").expect("it compiles");
    assert!(!chess.weights.levels.is_empty() && !chess.weights.elo.is_empty());
    assert_eq!(mine.weights.levels, chess.weights.levels);
    assert_eq!(mine.weights.elo, [0; 0], "it was measured with stalemate drawn");
}

/// A rule of the house that is among the rules of the game, or about pieces that are gone, is none to choose.
#[test]
fn house_rules_that_change_nothing_are_left_out() {
    let bare = "1nsgkgsn1/7b1/9/9/9/9/9/1B5R1/1NSGKGSN1 w [||] - - 0 1";
    let library = with(&format!(
        "[(id: \"fixed\", based_on: \"shogi\", name: \"fixed\", rules: [Reserve(to: Own), Drop(pieces: \"RBGSNLP\"), OnePerFile(pieces: \"P\")]),
        (id: \"pawnless\", based_on: \"shogi\", name: \"pawnless\", pieces_drop: \"PL\", start: \"{bare}\",
            rules: [Reserve(to: Own), Drop(pieces: \"RBGSN\")]),
        (id: \"small\", based_on: \"nested-chess-a\", name: \"small\",
            regions: {{ \"squares\": Parity(Even, Even), \"corners\": Parity(Odd, Odd), \"edge\": Ranks([17]), \"inside\": All, \"promotion area\": All }})]",
    ));
    let rules = |id: &str| house(&library.get(id).expect("it compiles")).into_iter().map(|(id, _)| id.to_owned()).collect::<Vec<_>>();
    assert_eq!(rules("fixed"), ["uchifuzume", "impasse"]);
    assert_eq!(rules("pawnless"), [""; 0], "with nine pieces a side nobody can bring ten others");
    assert_eq!(rules("small"), [""; 0], "its edge is its own");
}

#[test]
fn endings_and_board_are_taken_over_part_by_part() {
    let library = with(
        "[(id: \"lost\", based_on: \"fide-chess\", name: \"lost\", endings: (stalemate: Loss)),
        (id: \"tube\", based_on: \"shogi\", name: \"tube\", board: (wrap: Files)),
        (id: \"dry\", based_on: \"xiangqi\", name: \"dry\", board: (files: 9, ranks: 10)),
        (id: \"sailed\", based_on: \"xiangqi\", name: \"sailed\", board: (look: Crossings)),
        (id: \"mine\", based_on: \"sfhiodgei\", name: \"mine\", start: \"17/17/17/8k8/17/17/17/17/17/17/17/17/17/8K8/17/17/17 w [||] - - 0 1\")]",
    );
    let game = |id: &str| library.get(id).expect("it compiles");
    let lost = game("lost");
    let said = format!("{:?} {} {}", lost.endings.stalemate, lost.endings.no_progress, lost.endings.repetition);
    assert_eq!((said.as_str(), lost.endings.progress.iter().count()), ("Loss 50 3", 1));
    assert_eq!((game("tube").board.grid.files(), format!("{:?}", game("tube").board.mirror)), (9, "Turn".to_owned()));
    assert_eq!((game("dry").board.river, game("sailed").board.river), (None, Some(4)), "a river belongs to the size");
    assert_eq!(game("mine").inner.len(), 2, "other games live on the same lattices");
    assert_eq!([lost.sides.clone(), game("tube").sides.clone()].concat(), ["White", "Black", "Sente", "Gote"]);
    assert!(game("mine").about_array.is_empty(), "nothing is said of an array that is another one");
}

/// An array that is saved as a game of its own is played by the same rules.
#[test]
fn an_array_of_ones_own_keeps_the_house_rules() {
    let (shipped, mut library) = (crate::common::library(), crate::common::library());
    for id in shipped.games().map(|(id, _)| id).chain(["minishogi", "chu", "antichess"]) {
        let variant = shipped.get(id).expect("it compiles");
        // What some games count is no part of an array.
        let array: Vec<&str> = variant.start.split(' ').take(7).collect();
        let text = shipped.with_array(id, "my-array", "Mine", &array.join(" ")).expect("a text");
        library.replace(Source::new("mine.ron", text));
        assert!(library.reports().is_empty(), "{:?}", library.reports());
        let mine = library.get("my-array").expect("it compiles");
        let told = |variant: &Variant| (variant.switches.clone(), format!("{:?}", variant.rules), variant.inner.len());
        assert_eq!(told(&mine), told(&variant), "{id}");
    }
}

/// Shogi's own law, and that of all games that come from it; ruling G4.
#[test]
fn a_player_of_shogi_without_a_move_has_lost() {
    let library = crate::common::library();
    for (game, position) in [
        ("shogi", "k8/9/1+R7/9/9/9/9/9/8K b [||] - - 0 1"),
        ("checkshogi", "k8/9/1+R7/9/9/9/9/9/8K b [||] - - 0 1 +0+0"),
        ("shoshogi", "k8/9/1+R7/9/9/9/9/9/8K b - - - 0 1"),
        ("cannonshogi", "k8/9/1+R7/9/9/9/9/9/8K b [||] - - 0 1"),
        ("minishogi", "k4/5/1+R3/5/4K b [||] - - 0 1"),
        ("judkins", "k5/6/1+R4/6/6/5K b [||] - - 0 1"),
        ("euroshogi", "k7/8/1+R6/8/8/8/8/7K b [||] - - 0 1"),
        ("okisakishogi", "k9/10/1+R8/10/10/10/10/10/10/9K b [||] - - 0 1"),
        ("yarishogi", "k6/6R/7/7/7/7/7/7/1R4K b [||] - - 0 1"),
        ("kyotoshogi", "k4/4+P/5/5/1+P2K b [||] - - 0 1"),
        ("micro", "k3/3R/4/4/1R1K b [||] - - 0 1"),
        ("gorogoro", "k4/2S2/1G3/5/5/4K b [||] - - 0 1"),
        ("gorogoroplus", "k4/2S2/1G3/5/5/4K b [||] - - 0 1"),
    ] {
        let variant = library.get(game).expect("it compiles");
        let position = parse_position(&variant, position).unwrap_or_else(|error| panic!("{game}: {error:?}"));
        assert!(legal_moves(&position, &variant).is_empty() && !in_check(&position, &variant, position.side()), "{game}");
        assert_eq!(no_moves(&position, &variant, None).winner, Some(position.side().other()), "{game}");
    }
    let relatives = library.all_games().filter(|(id, _)| {
        let mut base = library.origin(id, "endings.stalemate").or_else(|| library.origin(id, "endings"));
        base.get_or_insert(id) == &"shogi"
    });
    for (id, _) in relatives {
        assert_eq!(format!("{:?}", library.get(id).expect("it compiles").endings.stalemate), "Loss", "{id}");
    }
}

/// White's Pawns of Horde go two steps from the first rank, too, but cannot be captured on the way then.
#[test]
fn a_double_step_from_the_first_rank_of_horde_is_not_taken_in_passing() {
    let library = crate::common::library();
    let variant: Arc<Variant> = library.get("horde").expect("it compiles");
    let at = |text: &str| parse_position(&variant, text).expect("a position");
    let mut position = at("k7/5p2/4p2P/3p2P1/2p2P2/1p2P2P/p2P2P1/2P2P2 w - - - 0 1");
    assert_eq!((perft(&mut position, &variant, 1), perft(&mut position, &variant, 2)), (13, 172));
    for (start, mv, replies) in [("k7/8/8/8/8/1p6/8/P7 w - - - 0 1", "a1a3", 0), ("k7/8/8/8/1p6/8/P7/8 w - - - 0 1", "a2a4", 1)] {
        let mut position = at(start);
        position.play(&variant, parse_move(&position, &variant, mv).expect("a double step"));
        let passing = legal_moves(&position, &variant).into_iter().filter(|mv| mv.takes_in_passing()).count();
        assert_eq!(passing, replies, "{mv}");
    }
}
