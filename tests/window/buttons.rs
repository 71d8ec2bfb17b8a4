//! The buttons of dialogs: on the right, what the dialog is for last; Esc goes one level up.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::common::window::{DIALOGS, FIRST, Screen, click, has, key, open, resumed, two_players, until};

/// The place of the button of this name that is lowest.
fn button(screen: &Screen, name: &str) -> Option<Rect> {
    let buttons = screen.query_all_by(|node| node.role() == Role::Button && node.label().is_some_and(|label| label == name));
    buttons.map(|button| button.rect()).max_by(|one, two| one.top().total_cmp(&two.top()))
}

/// Where the contents of the dialog end, which stands in the middle and begins with its title.
fn right_edge(screen: &Screen) -> f32 {
    let dialog = screen.query_all_by_role(Role::Dialog).last().expect("it is open");
    let title = dialog.accesskit_node().label().expect("it has one");
    let mut left =
        screen.query_all_by_label(&title).filter(|node| node.accesskit_node().role() == Role::Label).map(|node| node.rect().left());
    screen.ctx.content_rect().width() - left.next_back().expect("it is shown")
}

/// The pairs of buttons that end dialogs: the one that leaves it, and the one to the right of it, if there is one.
const ENDS: [(&str, &[&str]); 3] = [("Cancel", &["Play", "Open", "Save", "Done"]), ("Play on", &["Resign"]), ("Close", &["Open"])];

fn check(screen: &Screen, place: &str) {
    for (leave, others) in ENDS {
        let Some(leaves) = button(screen, leave) else { continue };
        let does = others.iter().find_map(|name| button(screen, name));
        let last = does.filter(|does| (does.center().y - leaves.center().y).abs() < 4.0).unwrap_or(leaves);
        assert!(last == leaves || last.left() > leaves.right(), "{place}: {leave} {leaves} stands left of {last}");
        assert!((right_edge(screen) - last.right()).abs() < 4.0, "{place}: {last} is the last one before {}", right_edge(screen));
        return;
    }
}

#[test]
fn the_buttons_of_every_dialog_stand_at_the_right_and_esc_closes_it() {
    let mut screen = two_players(FIRST);
    let closed = |screen: &Screen| screen.query_all_by(|node| node.role() == Role::Dialog).next().is_none();
    for keys in DIALOGS {
        open(&mut screen, keys);
        screen.run_steps(6);
        assert!(!closed(&screen), "{keys:?}");
        // The workbench fills the window and has a bar at its top.
        if !has(&screen, "Workbench") {
            check(&screen, &format!("{keys:?}"));
        }
        key(&mut screen, Modifiers::NONE, Key::Escape);
        screen.run_steps(4);
        assert!(closed(&screen), "{keys:?}");
    }
    for (menu, entry) in [("Game", "Game details"), ("Game", "Resign"), ("Help", "Change shortcuts"), ("Help", "About Nestmate")] {
        click(&mut screen, menu);
        screen.get_by_label_contains(entry).click();
        screen.run_steps(10);
        check(&screen, entry);
        key(&mut screen, Modifiers::NONE, Key::Escape);
        screen.run_steps(4);
        assert!(closed(&screen), "{entry}");
    }
}

#[test]
fn esc_in_a_page_of_a_dialog_leaves_the_page_alone() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    open(&mut screen, (Modifiers::COMMAND | Modifiers::SHIFT, Key::G));
    until(&mut screen, "there is nothing", |screen| has(screen, "No finished or saved games yet."));
    click(&mut screen, "Import…");
    assert!(!has(&screen, "No finished or saved games yet."));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.run_steps(4);
    assert!(has(&screen, "No finished or saved games yet."), "the list is there again");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.run_steps(4);
    assert!(!has(&screen, "No finished or saved games yet."));
}
