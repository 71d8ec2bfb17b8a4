//! Everything larger: what is left of a usual screen at 150 and 200 percent holds every menu and dialog, scrolled where it must be.

use crate::common::window::{DIALOGS, DRAWERS, FIRST, Screen, begin, click, key, open, screen_of, two_players};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Order, Pos2, Rect, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::Shell;

/// Screens of 1366×768 at 150 % and of 1920×1080 at 200 %, without the desktop's bar and the window's title, in points.
const SIZES: [Vec2; 2] = [Vec2::new(910.0, 466.0), Vec2::new(960.0, 505.0)];

fn sized(size: Vec2) -> Screen {
    let mut screen = screen_of(Shell::new(nestmate::library()).expect("the shipped games can be played"));
    screen.set_size(size);
    screen.run_steps(3);
    begin(&mut screen, FIRST);
    screen
}

/// What can be pressed, typed into or set, and what is read.
fn matters(role: Role) -> bool {
    let pressed = [
        Role::MenuItem,
        Role::MenuItemCheckBox,
        Role::Button,
        Role::CheckBox,
        Role::RadioButton,
        Role::Slider,
        Role::SpinButton,
        Role::ComboBox,
        Role::Link,
        Role::Tab,
    ];
    pressed.contains(&role) || [Role::TextInput, Role::MultilineTextInput, Role::Label].contains(&role)
}

/// Each of these by its role, its name and its place.
fn all(screen: &Screen) -> Vec<(Role, String, Rect)> {
    let nodes = screen.query_all_by(|node| matters(node.role()));
    let named = nodes.map(|node| {
        let access = node.accesskit_node();
        (access.role(), access.label().or_else(|| access.value()).unwrap_or_default(), node.rect())
    });
    named.filter(|(_, _, rect)| rect.is_positive()).collect()
}

/// Whether all of it is seen.
fn is_seen(rect: Rect, size: Vec2) -> bool {
    Rect::from_min_size(Pos2::ZERO, size).expand(1.0).contains_rect(rect)
}

/// Everything is in the window, or comes into it when it is scrolled to.
fn assert_reached(screen: &mut Screen, size: Vec2, place: &str) {
    let first = all(screen);
    // A text that is larger than the window has a place of its own to be scrolled in.
    let fits = |rect: Rect| rect.width() <= size.x && rect.height() <= size.y;
    let mut left: Vec<usize> = (0..first.len()).filter(|&at| fits(first[at].2) && !is_seen(first[at].2, size)).collect();
    let mut wrong = Vec::new();
    while let Some(&at) = left.first() {
        let node = screen.query_all_by(|node| matters(node.role())).filter(|node| node.rect().is_positive()).nth(at);
        node.expect("it is still there").scroll_to_me();
        screen.run_steps(8);
        let now = all(screen);
        left.retain(|&at| !now.get(at).is_some_and(|(_, name, rect)| *name == first[at].1 && is_seen(*rect, size)));
        if left.first() == Some(&at) {
            wrong.push(format!("{:?}, then {:?}", first[at], now.get(at)));
            left.remove(0);
        }
    }
    assert!(wrong.is_empty() && first.len() > 5, "{place} at {size:?}:\n{}", wrong.join("\n"));
}

#[test]
fn all_of_every_dialog_is_reached() {
    for size in SIZES {
        let mut screen = sized(size);
        assert_reached(&mut screen, size, "the window");
        for keys in DIALOGS.into_iter().chain(DRAWERS) {
            open(&mut screen, keys);
            screen.run_steps(4);
            assert_reached(&mut screen, size, &format!("{keys:?}"));
            key(&mut screen, Modifiers::NONE, Key::Escape);
            screen.run_steps(4);
        }
    }
}

#[test]
fn all_of_every_dialog_in_a_menu_is_reached() {
    for size in SIZES {
        let mut screen = sized(size);
        for (menu, entry) in
            [("Game", "Game details"), ("Game", "Resign"), ("Engine", "Computer"), ("Help", "Change shortcuts"), ("Help", "About Nestmate")]
        {
            click(&mut screen, menu);
            // Without the pointer, below which a piece of the board would be told of in the panel.
            screen.query_all_by_label_contains(entry).next().unwrap_or_else(|| panic!("{menu} has {entry}")).click_accesskit();
            screen.run_steps(10);
            assert_reached(&mut screen, size, entry);
            key(&mut screen, Modifiers::NONE, Key::Escape);
            screen.run_steps(4);
        }
    }
}

#[test]
fn all_of_every_menu_is_reached() {
    for size in SIZES {
        let mut screen = sized(size);
        for menu in ["Game", "Edit", "View", "Navigate", "Engine", "Learn", "Variants", "Help"] {
            click(&mut screen, menu);
            assert_reached(&mut screen, size, menu);
            key(&mut screen, Modifiers::NONE, Key::Escape);
            screen.run_steps(4);
        }
    }
}

/// Where the window has room for a menu, all of it is seen at once.
#[test]
fn a_menu_that_has_room_is_not_scrolled() {
    let mut screen = two_players(FIRST);
    click(&mut screen, "Game");
    let last = screen.query_all_by_label_contains("Quit").next().expect("the menu ends with it").rect();
    let layer = screen.ctx.layer_id_at(last.center()).map(|layer| layer.order);
    assert_eq!(layer, Some(Order::Foreground), "{last:?} is in the menu");
}
