//! What every rulebook must have.

use nestmate_core::variant::schema::Holder;
use nestmate_core::variant::{Rule, Source};

use super::*;

/// Shows the rules of the program's own games.
fn every_book(look: impl FnMut(&Variant, &Rulebook)) {
    let library = crate::shipped::library();
    books(&library, library.games(), look);
}

fn books<'a>(library: &Library, games: impl Iterator<Item = (&'a str, &'a str)>, mut look: impl FnMut(&Variant, &Rulebook)) {
    for (id, _) in games {
        let variant = library.get(id).expect("a shipped game compiles");
        look(&variant, &Rulebook::of(&variant, library));
    }
}

fn chapter(book: &Rulebook, topic: RulebookTopic) -> Option<String> {
    let found = book.chapters.iter().find(|chapter| chapter.topic == topic)?;
    let words = found.blocks.iter().map(|block| match block {
        Block::Text(text) | Block::Key(text) | Block::Note(_, text) | Block::Layer(_, text) | Block::Cells(_, text) => text.clone(),
        Block::Items(items) => items.join(" "),
        Block::Start => String::new(),
        Block::Piece(entry) => entry.moves.join(" "),
    });
    Some(words.collect::<Vec<_>>().join(" "))
}

#[test]
fn every_game_says_how_it_ends_where_captured_pieces_go_and_what_each_piece_does() {
    every_book(|variant, book| {
        for topic in [
            RulebookTopic::Ending,
            RulebookTopic::Board,
            RulebookTopic::Pieces,
            RulebookTopic::Capturing,
            RulebookTopic::Captured,
            RulebookTopic::House,
            RulebookTopic::History,
        ] {
            assert!(chapter(book, topic).is_some_and(|text| text.len() > 30), "{}: {topic:?}", variant.id);
        }
        for kind in variant.kind_ids() {
            let told = book.entry_of(variant, kind);
            assert!(
                book.entries().any(|entry| entry.kind == told && !entry.moves.is_empty()),
                "{}: {}",
                variant.id,
                variant.kind(kind).name
            );
        }
    });
}

#[test]
fn the_aim_is_to_mate_unless_a_mate_wins_for_the_mated_side() {
    let library = crate::shipped::library();
    for (id, aim) in [("fide-chess", "checkmate your opponent’s King"), ("misere", "have your own King checkmated")] {
        let variant = library.get(id).expect("it compiles");
        let told = chapter(&Rulebook::of(&variant, &library), RulebookTopic::Ending).expect("each ends");
        assert!(told.contains(aim), "{id}: {told}");
    }
}

/// Where a rule is told of.
fn topic_of(rule: &Rule) -> RulebookTopic {
    match rule {
        Rule::Drop { .. }
        | Rule::OnePerFile { .. }
        | Rule::OnePerColour { .. }
        | Rule::Unmoved { .. }
        | Rule::MustDrop
        | Rule::NoDropMate { .. } => RulebookTopic::Drops,
        Rule::Promote { .. } | Rule::Become { .. } => RulebookTopic::Promotion,
        Rule::TurnOver { .. } => RulebookTopic::Turning,
        Rule::Exchange { .. } | Rule::Swap { .. } | Rule::Restore { .. } => RulebookTopic::Exchange,
        Rule::Freeze { .. } => RulebookTopic::Freezing,
        Rule::Castle { .. } => RulebookTopic::Castling,
        Rule::Shuffle { .. } => RulebookTopic::Board,
        Rule::Vanish { .. } | Rule::Explode { .. } => RulebookTopic::Capturing,
        Rule::Reserve { .. } => RulebookTopic::Captured,
        Rule::NoMateBy { .. }
        | Rule::Reach { .. }
        | Rule::Impasse { .. }
        | Rule::BareRoyal
        | Rule::Royals { .. }
        | Rule::Extinct { .. }
        | Rule::Spent { .. }
        | Rule::Counting { .. }
        | Rule::Checks { .. } => RulebookTopic::Ending,
        _ => RulebookTopic::Special,
    }
}

#[test]
fn each_rule_of_a_game_has_its_chapter() {
    every_book(|variant, book| {
        for rule in &variant.rules {
            assert!(chapter(book, topic_of(rule)).is_some(), "{}: {rule:?}", variant.id);
        }
        let of_rules = [
            RulebookTopic::Drops,
            RulebookTopic::Promotion,
            RulebookTopic::Turning,
            RulebookTopic::Exchange,
            RulebookTopic::Freezing,
            RulebookTopic::Castling,
            RulebookTopic::Special,
        ];
        for topic in of_rules.into_iter().filter(|&topic| chapter(book, topic).is_some()) {
            assert!(variant.rules.iter().any(|rule| topic_of(rule) == topic), "{}: {topic:?}", variant.id);
        }
        if let Some(freezing) = chapter(book, RulebookTopic::Freezing) {
            assert!(freezing.contains("as soon as") && freezing.contains("comes back if you"), "{}: {freezing}", variant.id);
        }
    });
}

/// The rules say what to play for where it is no checkmate, and nothing of what cannot happen.
#[test]
fn a_race_is_told_as_a_race() {
    let library = crate::shipped::library();
    let mut races = 0;
    books(&library, library.all_games(), |variant, book| {
        let text = chapter(book, RulebookTopic::Ending).unwrap_or_default();
        let checks = !variant.rules.iter().any(|rule| matches!(rule, Rule::NoChecks));
        assert!(checks || !text.contains("check"), "{}: {text}", variant.id);
        assert_eq!(
            text.contains("The two sides win in different ways"),
            variant.royalty[0] != variant.royalty[1],
            "{}: {text}",
            variant.id
        );
        // Whoever has an answer has not lost at once.
        assert!(!(text.contains("one move to answer") && text.contains("at once")), "{}: {text}", variant.id);
        for (id, aim) in [("racingkings", "bring a King to its 8th rank"), ("breakthrough", "bring a Pawn to its 8th rank")] {
            if variant.id == id {
                assert!(text.starts_with(&format!("The aim is to {aim}.")), "{id}: {text}");
                races += 1;
            }
        }
    });
    assert_eq!(races, 2, "both are among the games");
}

#[test]
fn castling_to_certain_cells_names_the_sides_as_the_game_does() {
    let mut library = crate::shipped::library();
    let text = "[(id: \"red-960\", name: \"Red 960\", sides: (\"Red\", \"Blue\"), based_on: \"chess960\")]";
    library.add(Source::new("red", text.to_owned()));
    let variant = library.get("red-960").expect("it compiles");
    let told = chapter(&Rulebook::of(&variant, &library), RulebookTopic::Castling).expect("its King castles");
    assert!(told.contains("Red’s King ends on c1") && told.contains("Blue’s end on the same cells as seen from Blue’s side."), "{told}");
}

#[test]
fn the_neutral_reserve_is_explained_where_there_is_one() {
    every_book(|variant, book| {
        let neutral = variant.rules.iter().any(|rule| matches!(rule, Rule::Reserve { to: Holder::Neutral, .. }));
        let text = chapter(book, RulebookTopic::Captured).unwrap_or_default();
        assert_eq!(text.contains("neutral reserve"), neutral, "{}", variant.id);
        let title =
            book.chapters.iter().find(|chapter| chapter.topic == RulebookTopic::Exchange).map(|chapter| chapter.title.contains("neutral"));
        assert_eq!(title.unwrap_or_default(), neutral, "{}", variant.id);
    });
}

#[test]
fn no_sentence_is_left_half_made() {
    every_book(|variant, book| {
        let text = book.text(variant);
        let shown = diagram(variant, variant.start.split(' ').next().unwrap_or_default());
        let joined = text.replace(&shown, "").replace("\n    ", " ").replace("\n  ", " ");
        for wrong in ["  ,", " .", "..", ",,", " ,", "rulebook-", "some cells", "{", "  and "] {
            assert!(!joined.contains(wrong), "{} has ‘{wrong}’: {text}", variant.id);
        }
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{}", variant.id);
    });
}

#[test]
fn a_layer_says_whether_its_pieces_can_leave_it() {
    let library = crate::shipped::library();
    let told = |id: &str| {
        let variant = library.get(id).expect("a shipped game compiles");
        (0..variant.layers.len()).map(|layer| layer_in_words(&variant, layer).unwrap_or_default()).collect::<Vec<_>>()
    };
    let bound = |cells: &str| format!("Bound pieces: no move takes them off {cells}");
    let free = "Free (unbound) pieces: they can also go to the cells of other layers".to_owned();
    assert_eq!(told("sfhiodgei"), [bound("the odd cells"), bound("the even cells"), free.clone()]);
    assert_eq!(told("doubly-nested-chess"), [bound("the even cells"), bound("the even cells and the odd cells"), free]);
    assert!(told("crouching-stepper").iter().all(String::is_empty), "nothing is bound there");
}

/// A game inside that has another inside lies on the cells of several layers.
#[test]
fn a_game_nested_twice_names_both_games_inside() {
    let told = page("doubly-nested-chess");
    assert!(told.contains("A whole game of chess lives on the even cells, with the Alibaba as King"), "{told}");
    let middle = "A whole game of Orthodox Nested Chess lives on the even cells and the odd cells, with the Fezbaba as King";
    assert!(told.contains(middle), "{told}");
    assert!(told.contains("Stands in for the King in chess and the Fezbaba in Orthodox Nested Chess."), "{told}");
}

#[test]
fn running_text_writes_chess_small() {
    every_book(|variant, book| {
        let text = in_one_line(book, variant);
        for wrong in ["in Chess", "of Chess", "Mongolian Chess with", "in Mongolian Chess", " and Chess"] {
            assert!(!text.contains(wrong), "{} has ‘{wrong}’", variant.id);
        }
    });
}

/// The text of a game in one line.
fn page(id: &str) -> String {
    let library = crate::shipped::library();
    let variant = library.get(id).expect("a shipped game compiles");
    in_one_line(&Rulebook::of(&variant, &library), &variant)
}

fn in_one_line(book: &Rulebook, variant: &Variant) -> String {
    book.text(variant).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A house rule that limits drops, and the decision about it, name the pieces of the game.
#[test]
fn limits_of_drops_name_the_pieces_that_they_are_about() {
    let mut limits = 0;
    every_book(|variant, book| {
        let text = chapter(book, RulebookTopic::Decisions).unwrap_or_default();
        for switch in variant.switches.iter().filter(|switch| !switch.limits.is_empty()) {
            limits += 1;
            for kind in switch.limits.chars().filter_map(|letter| variant.kind_of(letter)) {
                let name = named(&variant.kind(kind).name).trim_end_matches(" (Shogi)");
                assert!(switch.label.contains(name), "{}: {name} in ‘{}’", variant.id, switch.label);
                assert!(switch.on || text.contains(name), "{}: {name} in {text}", variant.id);
            }
        }
    });
    assert_eq!(limits, 2 * 4);
}

/// What a sentence refers to is on the page, under just that name.
#[test]
fn references_name_headings_of_the_page() {
    let mut references = 0;
    every_book(|variant, book| {
        let text = in_one_line(book, variant);
        for (at, _) in text.match_indices("see ‘") {
            let name = text[at..].split(['‘', '’']).nth(1).expect("a name");
            assert!(book.chapters.iter().any(|chapter| chapter.title == name), "{}: {name}", variant.id);
            references += 1;
        }
    });
    assert!(references >= 8, "{references}");
}

/// Nothing is said of reserves, of exchanges or of what becomes of captured pieces where there is no such thing.
#[test]
fn nothing_is_said_of_what_a_game_does_not_have() {
    every_book(|variant, book| {
        let decisions = chapter(book, RulebookTopic::Decisions).unwrap_or_default();
        let promotion = chapter(book, RulebookTopic::Promotion).unwrap_or_default();
        let exchanges = variant.rules.iter().any(|rule| matches!(rule, Rule::Exchange { .. }));
        let castles = variant.rules.iter().any(|rule| matches!(rule, Rule::Castle { .. }));
        if !variant.has_reserves {
            assert!(!decisions.contains("reserve") && !promotion.contains("captured"), "{}: {decisions} {promotion}", variant.id);
        }
        assert!(exchanges || !decisions.contains("exchange"), "{}: {decisions}", variant.id);
        assert!(castles || !decisions.contains("castl"), "{}: {decisions}", variant.id);
    });
}

/// A piece may become another `instead` only where it would become something anyway, and particular cells are said to be White’s.
#[test]
fn promotions_say_instead_of_what_and_whose_cells_they_name() {
    let told = page("doubly-nested-chess");
    for sentence in [
        "When its move ends on its 16th rank, it may become an Alibaba while its side has none.",
        "There it may instead become a Waffle while its side has none.",
        "There it may instead become a Waffle or Fezbaba, but not a piece that its side already has.",
        "When its move ends on c17, e17, g17, k17, m17 or o17, it may instead become a Fezbaba while its side has none.",
        "Where the rules for a piece name particular cells, these are White’s. Black’s are the same with the ranks counted from the other end. White’s q16 corresponds to Black’s q2.",
        "None of the even cells that the Alibaba crosses or ends on may be attacked; the others do not matter",
        "nor cross or end on an attacked cell.",
    ] {
        assert!(told.contains(sentence), "{sentence}\n{told}");
    }
    assert!(!page("fide-chess").contains("particular cells"));
}

/// Each exchange says which piece goes where.
#[test]
fn exchanges_say_which_piece_goes_where() {
    let told = page("sfhiodgei");
    assert!(told.contains("the Tusk goes to the reserve that the new piece came from"), "{told}");
    assert!(told.contains("the replaced piece always goes to the opponent’s reserve"), "{told}");
    let told = page("nested-shogi-a");
    assert!(told.contains("The piece that moved goes to the opponent’s reserve, turned back if it had turned over"), "{told}");
    assert!(told.contains("For each side, the ‘promotion zone’ is its 14th rank or beyond."), "{told}");
}
