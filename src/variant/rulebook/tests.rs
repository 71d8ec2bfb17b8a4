//! What every rulebook must have.

use super::*;
use crate::variant::Rule;
use crate::variant::schema::Holder;

/// Shows the rules of the program's own games.
fn every_book(look: impl FnMut(&Variant, &Rulebook)) {
    let library = Library::shipped();
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
    let library = Library::shipped();
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
        Rule::DoubleStep { .. }
        | Rule::Barred { .. }
        | Rule::FacingRoyals
        | Rule::LoseFirst { .. }
        | Rule::NoFlight
        | Rule::NoChecks
        | Rule::MustCapture
        | Rule::Trade { .. }
        | Rule::Pass { .. }
        | Rule::Gate { .. } => RulebookTopic::Special,
        Rule::Vanish { .. } | Rule::Explode { .. } => RulebookTopic::Capturing,
        Rule::Reserve { .. } => RulebookTopic::Captured,
        Rule::NoMateBy { .. }
        | Rule::Reach { .. }
        | Rule::BareRoyal
        | Rule::Royals { .. }
        | Rule::Extinct { .. }
        | Rule::Spent { .. }
        | Rule::Counting { .. }
        | Rule::Checks { .. } => RulebookTopic::Ending,
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
    let library = Library::shipped();
    let mut races = 0;
    books(&library, library.all_games(), |variant, book| {
        let text = chapter(book, RulebookTopic::Ending).unwrap_or_default();
        let checks = !variant.rules.iter().any(|rule| matches!(rule, Rule::NoChecks));
        assert!(checks || !text.contains("check"), "{}: {text}", variant.id);
        assert_eq!(text.contains("depends on the side"), variant.royalty[0] != variant.royalty[1], "{}: {text}", variant.id);
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
    let library = Library::shipped();
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

#[test]
fn running_text_writes_chess_small() {
    every_book(|variant, book| {
        let text = book.text(variant).split_whitespace().collect::<Vec<_>>().join(" ");
        for wrong in ["in Chess", "of Chess", "Mongolian Chess with", "in Mongolian Chess", " and Chess"] {
            assert!(!text.contains(wrong), "{} has ‘{wrong}’", variant.id);
        }
    });
}
