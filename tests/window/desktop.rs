//! The desktop's wishes, told by a portal of our own on a bus of its own.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use egui::{Key, Modifiers, Theme};
use nestmate::Shell;
use zbus::blocking::Connection;
use zbus::blocking::connection::Builder;
use zbus::zvariant::{OwnedValue, Value};

use crate::common::window::{Screen, click, key, screen_of, until};

const PLACE: &str = "/org/freedesktop/portal/desktop";
const APPEARANCE: &str = "org.freedesktop.appearance";
const GNOME: &str = "org.gnome.desktop.interface";

/// A bus of the test's own.
struct Bus {
    child: Child,
    address: String,
}

impl Bus {
    /// Starts it; without dbus-daemon there is none.
    fn start() -> Option<Self> {
        let mut command = Command::new("dbus-daemon");
        let command = command.args(["--session", "--nofork", "--print-address=1"]).stdout(Stdio::piped()).stderr(Stdio::null());
        let child = command.spawn();
        let mut address = String::new();
        if let Ok(mut child) = child {
            BufReader::new(child.stdout.take().expect("piped")).read_line(&mut address).expect("it says where it is");
            if !address.trim().is_empty() {
                return Some(Self { child, address: address.trim().to_owned() });
            }
        }
        eprintln!("left out: dbus-daemon is not installed");
        None
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a desktop has set before anything changes.
struct Settings {
    scheme: u32,
    animations: bool,
}

#[zbus::interface(name = "org.freedesktop.portal.Settings")]
impl Settings {
    fn read_all(&self, namespaces: Vec<String>) -> HashMap<String, HashMap<String, OwnedValue>> {
        let entry = |namespace: &str, key: &str, value: OwnedValue| (namespace.to_owned(), HashMap::from([(key.to_owned(), value)]));
        let all = [entry(APPEARANCE, "color-scheme", self.scheme.into()), entry(GNOME, "enable-animations", self.animations.into())];
        let mut all = HashMap::from(all);
        namespaces.into_iter().filter_map(|namespace| all.remove_entry(&namespace)).collect()
    }
}

/// Starts the portal of a desktop that is dark and moves nothing.
fn portal(bus: &Bus) -> Connection {
    let builder = Builder::address(bus.address.as_str()).expect("an address");
    let builder = builder
        .serve_at(PLACE, Settings { scheme: 1, animations: false })
        .expect("a place")
        .name("org.freedesktop.portal.Desktop")
        .expect("a name");
    builder.build().expect("the bus is there")
}

/// Lets the portal say that a setting has changed.
fn say(portal: &Connection, namespace: &str, key: &str, value: Value<'_>) {
    let said = portal.emit_signal(None::<&str>, PLACE, "org.freedesktop.portal.Settings", "SettingChanged", &(namespace, key, value));
    said.expect("it is said");
}

/// The window on a desktop that is reached over this bus.
fn window(address: &str) -> Screen {
    let shell = Shell::new(nestmate::library()).expect("the shipped games can be played");
    screen_of(shell.following_desktop(Some(address.to_owned())))
}

fn is_dark(screen: &Screen) -> bool {
    screen.ctx.theme() == Theme::Dark
}

fn is_still(screen: &Screen) -> bool {
    screen.ctx.global_style().animation_time <= 0.0
}

#[test]
fn what_the_desktop_wishes_is_followed_as_it_changes() {
    let Some(bus) = Bus::start() else { return };
    let portal = portal(&bus);
    let mut screen = window(&bus.address);
    until(&mut screen, "it is dark and nothing moves", |screen| is_dark(screen) && is_still(screen));
    say(&portal, APPEARANCE, "color-scheme", Value::U32(2));
    until(&mut screen, "it is light", |screen| !is_dark(screen));
    assert!(is_still(&screen));
    say(&portal, GNOME, "enable-animations", Value::Bool(true));
    until(&mut screen, "it moves", |screen| !is_still(screen));
    assert!(!is_dark(&screen));
    assert_eq!(screen.state().app().settings().look, nestmate::Settings::default().look, "it is not taken for the user's choice");
}

#[test]
fn what_the_user_has_chosen_comes_first() {
    let Some(bus) = Bus::start() else { return };
    let portal = portal(&bus);
    let mut screen = window(&bus.address);
    until(&mut screen, "it is dark and nothing moves", |screen| is_dark(screen) && is_still(screen));
    key(&mut screen, Modifiers::COMMAND, Key::Comma);
    screen.run_steps(6);
    click(&mut screen, "Full");
    assert!(!is_still(&screen) && is_dark(&screen));
    say(&portal, APPEARANCE, "reduced-motion", Value::U32(1));
    say(&portal, APPEARANCE, "color-scheme", Value::U32(2));
    until(&mut screen, "it is light", |screen| !is_dark(screen));
    assert!(!is_still(&screen), "motion stays as it was chosen");
    click(&mut screen, "Dark");
    click(&mut screen, "Reduced");
    assert!(is_still(&screen) && is_dark(&screen));
}

#[test]
fn without_a_portal_the_window_is_as_usual() {
    let Some(bus) = Bus::start() else { return };
    for address in [bus.address.as_str(), "unix:path=/no/such/bus", "nonsense"] {
        let mut screen = window(address);
        screen.run_steps(20);
        assert!(!is_dark(&screen) && !is_still(&screen), "{address}");
    }
}
