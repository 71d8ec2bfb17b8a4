//! Writing a definition: its colours, the list of what can be written, and problems that a click mends.

use std::time::Instant;

use egui::accesskit::Role;
use egui::{Color32, Event, Key, Modifiers, Shape, Theme};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate_core::variant::{begun_letters, completion};

use crate::common::window::{Screen, click, define, defined, definition, has, key, two_players, until};
use crate::looks::ratio;
use crate::workbench::{open, until_told};

fn listed(screen: &Screen) -> bool {
    screen.query_by_role_and_label(Role::ListBox, "What can be written here").is_some()
}

fn until_listed(screen: &mut Screen, word: &str) {
    until(screen, word, |screen| listed(screen) && screen.query_by_label(word).is_some());
}

fn write(screen: &mut Screen, text: &str) {
    screen.event(Event::Text(text.to_owned()));
    screen.run_steps(3);
}

#[test]
fn what_can_be_written_is_listed_and_taken() {
    let mut screen = two_players("fide-chess");
    open(&mut screen);
    define(&mut screen, "[(id: \"mine\", b");
    assert!(!listed(&screen), "one letter is not enough");
    write(&mut screen, "a");
    until_listed(&mut screen, "based_on");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(!listed(&screen) && definition(&screen).accesskit_node().is_focused(), "Esc closes the list and nothing else");
    key(&mut screen, Modifiers::CTRL, Key::Space);
    until_listed(&mut screen, "based_on");
    key(&mut screen, Modifiers::NONE, Key::Tab);
    assert_eq!(defined(&screen), "[(id: \"mine\", based_on: ");
    assert!(definition(&screen).accesskit_node().is_focused());
    key(&mut screen, Modifiers::COMMAND, Key::Z);
    assert_eq!(defined(&screen), "[(id: \"mine\", ba");
    define(&mut screen, "[(id: \"mine\", rules: [");
    key(&mut screen, Modifiers::CTRL, Key::Space);
    until_listed(&mut screen, "Freeze");
    key(&mut screen, Modifiers::NONE, Key::ArrowDown);
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert_eq!(defined(&screen), "[(id: \"mine\", rules: [DoubleStep");
    write(&mut screen, "(si");
    until_listed(&mut screen, "side");
    click(&mut screen, "side");
    screen.run_steps(4);
    assert_eq!(defined(&screen), "[(id: \"mine\", rules: [DoubleStep(side: ");
    assert!(!listed(&screen) && definition(&screen).accesskit_node().is_focused());
    write(&mut screen, "12");
    key(&mut screen, Modifiers::CTRL, Key::Space);
    until_told(&mut screen, "Nothing to suggest here");
}

#[test]
fn letters_and_regions_of_the_game_are_listed() {
    let mut screen = two_players("shogi");
    open(&mut screen);
    let text = defined(&screen);
    let place = text.find("zone: In(\"").expect("a region") + "zone: In(\"pr".len();
    let end = place + text[place..].find('"').expect("closed");
    define(&mut screen, &text[..place]);
    screen.event(Event::Paste(text[end..].to_owned()));
    screen.run_steps(4);
    for _ in text[end..].chars() {
        screen.event(Event::Key { key: Key::ArrowLeft, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE });
    }
    screen.run_steps(4);
    key(&mut screen, Modifiers::CTRL, Key::Space);
    until_listed(&mut screen, "promotion zone");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert_eq!(defined(&screen), text);
}

#[test]
fn a_click_mends_what_is_most_likely_meant() {
    let mut screen = two_players("shogi");
    open(&mut screen);
    let good = defined(&screen);
    for (right, wrong) in
        [("TurnOver(", "TurnOvr("), ("In(\"promotion zone\")", "In(\"promtion zone\")"), ("based_on:", "based_onn:"), ("start:", "strt:")]
    {
        if !good.contains(right) {
            continue;
        }
        define(&mut screen, &good.replacen(right, wrong, 1));
        until_told(&mut screen, "did you mean");
        assert!(screen.query_by_role_and_label(Role::MultilineTextInput, "Definition").is_some());
        let question = screen.query_all_by_label_contains("did you mean").next().expect("a question");
        question.click();
        screen.run_steps(4);
        assert_eq!(defined(&screen), good, "{wrong}");
        key(&mut screen, Modifiers::COMMAND, Key::Z);
        assert!(defined(&screen).contains(wrong), "it can be undone");
        key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        until_told(&mut screen, "No problems. Playable");
        assert!(!has(&screen, "did you mean"));
    }
}

/// How long a frame takes while one writes at the end of the longest file that is read, and how long what can be written takes to be found.
#[test]
#[ignore = "prints times: cargo test --test window -- --ignored mebibyte --nocapture"]
#[expect(clippy::print_stdout, reason = "times that differ by machine are to be read, not judged")]
fn completion_in_a_mebibyte() {
    let mut screen = two_players("fide-chess");
    open(&mut screen);
    let game = nestmate::library().definition("shogi").expect("shipped").trim().trim_start_matches('[').trim_end_matches(']').to_owned();
    let games = (0..).map(|at| game.replacen("id: \"shogi\"", &format!("id: \"shogi-{at}\""), 1));
    let mut text = games
        .scan(1, |length, game| {
            *length += game.len();
            (*length < (1 << 20) - 200).then_some(game)
        })
        .fold("[".to_owned(), |text, game| text + &game);
    text.push_str("(id: \"mine\", based_on: \"fide-chess\"");
    define(&mut screen, &text);
    // The first two ask for nothing.
    for letter in [",", " ", "r", "u"] {
        let begun = Instant::now();
        screen.event(Event::Text(letter.to_owned()));
        screen.step();
        println!("{} bytes, {letter}: a frame of {} ms", text.len(), begun.elapsed().as_millis());
    }
    for part in [", ru", ", rules: [Dr", ", rules: [Drop(pieces: \""] {
        let text = format!("{text}{part}");
        let begun = Instant::now();
        let (letters, copy) = (begun_letters(&text, text.len()), text.clone());
        assert!(letters < 3 && text.char_indices().nth(text.len()).is_none());
        println!("{part}: asked in {} µs", begun.elapsed().as_micros());
        let begun = Instant::now();
        let found = completion(&nestmate::library(), &copy, copy.len()).map_or(0, |found| found.words.len());
        println!("{part}: {found} words in {} ms, on a thread of its own", begun.elapsed().as_millis());
    }
}

/// The colours that a text is painted in.
fn colours(screen: &Screen, text: &str) -> Vec<Color32> {
    fn of(shape: &Shape, text: &str) -> Vec<Color32> {
        match shape {
            Shape::Text(shown) if shown.galley.text() == text => {
                shown.galley.job.sections.iter().map(|section| section.format.color).collect()
            }
            Shape::Vec(shapes) => shapes.iter().flat_map(|shape| of(shape, text)).collect(),
            _ => Vec::new(),
        }
    }
    let mut found: Vec<Color32> = screen.output().shapes.iter().flat_map(|clipped| of(&clipped.shape, text)).collect();
    found.sort_by_key(Color32::to_array);
    found.dedup();
    found
}

#[test]
fn the_parts_of_a_definition_have_colours_that_can_be_read() {
    let mut screen = two_players("fide-chess");
    open(&mut screen);
    let text = "// Mine.\n[(id: \"mine\", based_on: \"fide-chess\", endings: (no_progress: 40, stalemate: Draw))]\n";
    define(&mut screen, text);
    until_told(&mut screen, "No problems. Playable");
    for theme in [Theme::Light, Theme::Dark] {
        screen.ctx.set_theme(theme);
        screen.run_steps(4);
        let (found, ground) = (colours(&screen, text), screen.ctx.style_of(theme).visuals.extreme_bg_color);
        assert_eq!(found.len(), 5, "names, texts, numbers, comments and brackets, the rest: {found:?}");
        for color in found {
            assert!(ratio(color, ground) >= 4.5, "{theme:?}: {color:?} on {ground:?}");
        }
    }
}
