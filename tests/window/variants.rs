//! Variants in the configuration of Fairy-Stockfish: pasted, opened and dropped, with what cannot be said told before they are taken over.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;

use crate::common::window::{Screen, begun, click, defined, has, key, paste, until};
use crate::workbench::until_told;

const WHOLE: &str = "# One of mine\n[threecheckmate:chess]\ncheckCounting = true\n";

const LACKING: &str = "[bang:chess]\npetrifyOnCaptureTypes = p\n";

/// Whether a line is to be seen that can be selected, and so is a text with a value.
fn is_listed(screen: &Screen, line: &'static str) -> bool {
    screen.query_all_by(|node| [node.value(), node.label()].into_iter().flatten().any(|text| text.contains(line))).next().is_some()
}

fn in_workbench(screen: &mut Screen, id: &str) {
    let id = format!("id: \"{id}\"");
    until(screen, "it is in the workbench", |screen| has(screen, "Designer"));
    click(screen, "Designer");
    assert!(defined(screen).contains(&id), "{}", defined(screen));
    until_told(screen, "No problems. Playable");
}

#[test]
fn what_cannot_be_said_is_listed_before_variants_are_taken_over_and_in_their_text() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), "fide-chess");
    paste(&mut screen, LACKING);
    until(&mut screen, "it is told", |screen| is_listed(screen, "2: bang: ‘petrifyOnCaptureTypes = p’ cannot be said"));
    assert!(has(&screen, "Variants of Fairy-Stockfish"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(!is_listed(&screen, "petrifyOnCaptureTypes") && !has(&screen, "Designer"), "nothing was taken over");
    let path = home.path().join("mine.ini");
    std::fs::write(&path, LACKING).expect("written");
    let ctx = screen.ctx.clone();
    screen.state_mut().open_file(&ctx, path);
    until(&mut screen, "it is told", |screen| has(screen, "Open in the workbench"));
    click(&mut screen, "Open in the workbench");
    in_workbench(&mut screen, "bang");
    assert!(defined(&screen).contains("// Line 2 of the file: bang: ‘petrifyOnCaptureTypes = p’ cannot be said"));
}

#[test]
fn variants_that_are_said_whole_open_at_once_and_what_is_none_is_told() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), "fide-chess");
    paste(&mut screen, WHOLE);
    in_workbench(&mut screen, "threecheckmate");
    screen.get_by_label("Close").click();
    screen.run_steps(4);
    paste(&mut screen, "[no]\nking = k\nstartFen = 8/8 w\n");
    until(&mut screen, "it is told", |screen| has(screen, "cannot be read as variants of Fairy-Stockfish"));
    assert!(has(&screen, "The text was read as variants of Fairy-Stockfish."));
}
