//! A desktop of its own for the real program: a display without a screen, a session bus, and the accessibility bus, over which the window
//! is read and driven as a screen reader does.

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread::{sleep, spawn};
use std::time::Duration;

use tempfile::TempDir;
use zbus::MatchRule;
use zbus::blocking::{Connection, MessageIterator, connection};
use zbus::zvariant::{DynamicType, OwnedObjectPath, OwnedValue, Value};

/// How often something is looked for before the test fails, and how long lies between; much longer than it takes.
const LOOKS: u32 = 600;
const PAUSE: Duration = Duration::from_millis(50);

/// How long an event may take to come; much longer than it takes.
const PATIENCE: Duration = Duration::from_mins(1);

const REGISTRY: &str = "org.a11y.atspi.Registry";
const ACCESSIBLE: &str = "org.a11y.atspi.Accessible";

/// The role of a button on the accessibility bus.
const BUTTON: u32 = 43;

/// Something on the accessibility bus: a name on the bus and a path.
pub type Thing = (String, OwnedObjectPath);

/// An event of the accessibility bus: its name, such as `Announcement`, what kind of it, and the text that comes with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    pub event: String,
    pub kind: String,
    pub text: String,
}

/// The desktop. Everything on it ends with it.
pub struct Desktop {
    bus: Connection,
    /// In the order in which they are to be ended.
    children: Vec<Child>,
    session: String,
    display: String,
    heard: Receiver<Heard>,
    home: TempDir,
}

impl Desktop {
    /// A desktop with somebody who listens to one kind of event; nothing, and a word on the error stream, where the programs for it are
    /// not installed.
    pub fn open(listened: &str) -> Option<Self> {
        let missing = |what: &str| {
            // Not `eprintln!`, which the test runner keeps to itself where nothing fails.
            writeln!(std::io::stderr(), "a window on a desktop of its own is left out of the tests: {what} is not installed").ok();
        };
        let known = [("Xvfb", "xvfb"), ("dbus-daemon", "dbus"), ("at-spi-bus-launcher", "at-spi2-core")];
        if let Some((_, package)) = known.into_iter().find(|(program, _)| !is_installed(program)) {
            missing(package);
            return None;
        }
        let home = tempfile::tempdir().expect("a folder");
        let mut display = Command::new("Xvfb");
        display.args(["-displayfd", "1", "-screen", "0", "1000x640x24", "-nolisten", "tcp"]);
        let (screen, number) = started(display);
        let display = format!(":{number}");
        let mut daemon = Command::new("dbus-daemon");
        daemon.args(["--session", "--nofork", "--nopidfile", "--print-address=1"]);
        around(&mut daemon, home.path(), &display);
        let (daemon, session) = started(daemon);
        let bus = accessibility_bus(&session);
        // The registry is started by the first call, and may not be up when that comes.
        let register = || ask::<()>(&bus, REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "RegisterEvent", &(listened,));
        awaited(|| register().ok()).expect("it registers");
        let heard = listen(&bus);
        Some(Self { bus, children: vec![daemon, screen], session, display, heard, home })
    }

    /// Starts the program with these settings, or as for the first time, and waits for its window.
    pub fn start(&mut self, settings: Option<&str>) -> Thing {
        if let Some(settings) = settings {
            let config = self.home.path().join("nestmate/config");
            fs::create_dir_all(&config).expect("made");
            fs::write(config.join("settings.ron"), settings).expect("written");
        }
        let mut program = Command::new(env!("CARGO_BIN_EXE_nestmate"));
        around(&mut program, self.home.path(), &self.display);
        program.env("NESTMATE_HOME", self.home.path().join("nestmate")).env("DBUS_SESSION_BUS_ADDRESS", &self.session);
        self.children.insert(0, program.spawn().expect("the program starts"));
        let root = (REGISTRY.to_owned(), OwnedObjectPath::try_from("/org/a11y/atspi/accessible/root").expect("a path"));
        let window = || {
            let ended = self.children[0].try_wait().expect("its state is known");
            assert!(ended.is_none(), "the window opens (it needs the libraries that .ci/install test installs): {ended:?}");
            self.children_of(&root).into_iter().flat_map(|app| self.children_of(&app)).find(|found| !self.name(found).is_empty())
        };
        awaited(window).expect("the window comes onto the accessibility bus")
    }

    /// What is in something.
    pub fn children_of(&self, thing: &Thing) -> Vec<Thing> {
        ask(&self.bus, &thing.0, thing.1.as_str(), ACCESSIBLE, "GetChildren", &()).unwrap_or_default()
    }

    /// What something is called.
    pub fn name(&self, thing: &Thing) -> String {
        let name: Option<OwnedValue> =
            ask(&self.bus, &thing.0, thing.1.as_str(), "org.freedesktop.DBus.Properties", "Get", &(ACCESSIBLE, "Name")).ok();
        name.and_then(|name| String::try_from(name).ok()).unwrap_or_default()
    }

    /// Everything in something, with its name.
    pub fn all(&self, thing: &Thing) -> Vec<(String, Thing)> {
        let mut found = Vec::new();
        let mut rest = vec![thing.clone()];
        while let Some(next) = rest.pop() {
            rest.extend(self.children_of(&next).into_iter().rev());
            found.push((self.name(&next), next));
        }
        found
    }

    /// The first thing in something whose name is as wanted, once it is there.
    pub fn find(&self, within: &Thing, what: &str, wanted: impl Fn(&str) -> bool) -> Thing {
        let there = || self.all(within).into_iter().find(|(name, _)| wanted(name)).map(|(_, found)| found);
        let names = || self.all(within).into_iter().map(|known| known.0).collect::<Vec<String>>();
        awaited(there).unwrap_or_else(|| panic!("{what} is there: {:?}", names()))
    }

    /// Presses the button of this name in the dialog of that name, once it is there.
    pub fn press_in(&self, window: &Thing, dialog: &str, button: &str) {
        let named = |within: &Thing, wanted: &str| -> Vec<Thing> {
            self.all(within).into_iter().skip(1).filter(|(name, _)| name == wanted).map(|(_, thing)| thing).collect()
        };
        // A heading may have the same name, and takes presses too, as it can be selected.
        let there = || named(window, dialog).iter().flat_map(|outer| named(outer, button)).find(|thing| self.is_button(thing));
        self.press(&awaited(there).unwrap_or_else(|| panic!("{button} is in the dialog {dialog}")));
    }

    fn is_button(&self, thing: &Thing) -> bool {
        ask::<u32>(&self.bus, &thing.0, thing.1.as_str(), ACCESSIBLE, "GetRole", &()).is_ok_and(|role| role == BUTTON)
    }

    /// Does what a click on something does.
    pub fn press(&self, thing: &Thing) {
        let done = ask(&self.bus, &thing.0, thing.1.as_str(), "org.a11y.atspi.Action", "DoAction", &(0_i32,));
        assert!(done.unwrap_or(false), "{} is pressed", self.name(thing));
    }

    /// The next event with a text that is as wanted; those before it are passed over.
    pub fn hear(&self, what: &str, wanted: impl Fn(&Heard) -> bool) -> String {
        let mut passed = Vec::new();
        loop {
            let heard = self.heard.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{what} is heard after {passed:?}"));
            if wanted(&heard) {
                return heard.text;
            }
            passed.push(heard);
        }
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
        for child in &mut self.children {
            // It has ended already, or is not wanted any more.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// What is looked for again and again until it is there.
fn awaited<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    (0..LOOKS).find_map(|_| {
        let found = look();
        if found.is_none() {
            sleep(PAUSE);
        }
        found
    })
}

fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let beside = ["/usr/libexec", "/usr/lib/at-spi2-core"].map(PathBuf::from);
    std::env::split_paths(&path).chain(beside).any(|folder| folder.join(program).is_file())
}

/// What a program on the desktop has around it, and nothing of the desktop that the tests run on.
fn around(program: &mut Command, home: &Path, display: &str) {
    program.env("LC_ALL", "C.UTF-8");
    program.env("HOME", home).env("XDG_RUNTIME_DIR", home).env("DISPLAY", display).env("LIBGL_ALWAYS_SOFTWARE", "1");
    for name in ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "XDG_CONFIG_HOME", "XDG_DATA_HOME"]
    {
        program.env_remove(name);
    }
}

/// A program that says on its first line where it is to be found.
fn started(mut command: Command) -> (Child, String) {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
    let mut line = String::new();
    let read = BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line);
    assert!(read.is_ok_and(|count| count > 0), "{command:?} says where it is");
    (child, line.trim().to_owned())
}

/// The accessibility bus of a session, where it is said that a screen reader is there.
fn accessibility_bus(session: &str) -> Connection {
    let session = connection::Builder::address(session).expect("an address").build().expect("the session bus answers");
    for property in ["IsEnabled", "ScreenReaderEnabled"] {
        let set = ("org.a11y.Status", property, Value::from(true));
        ask::<()>(&session, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", &set).expect("it is set");
    }
    let address: String = ask(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", &()).expect("an address");
    connection::Builder::address(address.as_str()).expect("an address").build().expect("the accessibility bus answers")
}

/// The events of everything on the accessibility bus.
fn listen(bus: &Connection) -> Receiver<Heard> {
    let rule = MatchRule::builder().msg_type(zbus::message::Type::Signal).interface("org.a11y.atspi.Event.Object").expect("a name").build();
    let events = MessageIterator::for_match_rule(rule, bus, Some(100_000)).expect("it listens");
    let (sender, heard) = channel();
    spawn(move || {
        for message in events.map_while(Result::ok) {
            let body = message.body();
            let told = body.deserialize::<(String, i32, i32, OwnedValue, HashMap<String, OwnedValue>)>();
            let event = message.header().member().map(ToString::to_string).unwrap_or_default();
            let Some((kind, text)) = told.ok().and_then(|(kind, _, _, any, _)| Some((kind, String::try_from(any).ok()?))) else { continue };
            if sender.send(Heard { event, kind, text }).is_err() {
                return;
            }
        }
    });
    heard
}

/// Calls a method and returns what it answers.
fn ask<R>(
    bus: &Connection,
    name: &str,
    path: &str,
    interface: &str,
    method: &str,
    body: &(impl serde::Serialize + DynamicType),
) -> zbus::Result<R>
where
    R: for<'d> zbus::zvariant::DynamicDeserialize<'d>,
{
    bus.call_method(Some(name), path, Some(interface), method, body)?.body().deserialize()
}
