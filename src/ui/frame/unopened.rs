//! Why the system gives no window: what is missing, how to get it on the system at hand, and a message of it without a window.

use nestmate_engine::task::panics::library_in;
use nestmate_text::words::say;

/// The variables that name a display; a Wayland display is taken before one of X11.
const VARIABLES: [&str; 3] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"];

/// What brings the libraries of the window onto each system.
const PACKAGES: &str = include_str!("../../../assets/packages.txt");

/// The name there for a distribution that is not known: its line has the names of the libraries.
const ANY: &str = "*";

/// The displays that the environment names, as `DISPLAY=:0`, in the order in which they are taken.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Displays(Vec<String>);

impl Displays {
    pub(super) fn named() -> Self {
        let value = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        Self(VARIABLES.iter().filter_map(|name| Some(format!("{name}={}", value(name)?))).collect())
    }

    pub(super) fn are_none(&self) -> bool {
        self.0.is_empty()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Lack {
    Display,
    Answer(Displays),
    Library(String),
    /// OpenGL does not work; what it says.
    Graphics(String),
    Else(String),
}

impl Lack {
    pub(super) fn of(error: &eframe::Error, displays: Displays) -> Self {
        match error {
            eframe::Error::Glutin(why) => Self::Graphics(why.to_string()),
            // It tells all that was asked for.
            eframe::Error::NoGlutinConfigs(_, why) => Self::Graphics(why.to_string()),
            eframe::Error::OpenGL(why) => Self::Graphics(why.to_string()),
            error => Self::of_system(&error.to_string(), &format!("{error:?}"), displays),
        }
    }

    fn of_system(told: &str, full: &str, displays: Displays) -> Self {
        if cfg!(all(unix, not(target_os = "macos"))) && displays.are_none() {
            Self::Display
        } else if let Some(library) = library_in(full) {
            Self::Library(library.to_owned())
        } else if full.contains("NoWaylandLib") {
            Self::Library("libwayland-client.so.0".to_owned())
        } else if full.contains("NoCompositor") || full.contains("XOpenDisplayFailed") {
            Self::Answer(displays)
        } else {
            Self::Else(without_place(told).to_owned())
        }
    }

    pub(super) fn of_panic(message: &str) -> Option<Self> {
        library_in(message).map(|library| Self::Library(library.to_owned()))
    }

    pub(super) fn said(&self, distributions: &[String]) -> String {
        let sentences = match self {
            Self::Display => vec![say!("start-display").to_owned(), say!("start-commands").to_owned()],
            Self::Answer(Displays(named)) => {
                let (first, others) = named.split_first().map_or(("", &[][..]), |(first, others)| (first.as_str(), others));
                let other = others.iter().find(|_| first.starts_with(VARIABLES[0]));
                let other = other.map(|other| say!("start-other-display", variable = VARIABLES[0], other = other.as_str()));
                std::iter::once(say!("start-answer", display = first)).chain(other).collect()
            }
            Self::Library(name) => vec![say!("start-library", name = name.as_str()), remedy(distributions)],
            Self::Graphics(why) if cfg!(all(unix, not(target_os = "macos"))) => {
                vec![say!("start-graphics", why = why.as_str()), remedy(distributions), say!("start-software").to_owned()]
            }
            Self::Graphics(why) => vec![say!("start-graphics", why = why.as_str()), say!("start-driver").to_owned()],
            Self::Else(why) => vec![why.clone(), say!("start-more").to_owned()],
        };
        sentences.join("\n")
    }
}

fn remedy(distributions: &[String]) -> String {
    if let Some(command) = distributions.iter().find_map(|name| command(name)) {
        say!("start-install", command = command)
    } else {
        say!("start-find", libraries = command(ANY).unwrap_or_default())
    }
}

fn command(distribution: &str) -> Option<&'static str> {
    let lines = PACKAGES.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(": "));
    let mut commands = lines.filter(|(names, _)| names.split(' ').any(|name| name == distribution));
    commands.next().map(|(_, command)| command)
}

fn without_place(told: &str) -> &str {
    told.split_once("os error at ").and_then(|(_, rest)| rest.split_once(": ")).map_or(told, |(_, why)| why)
}

/// Shows a message in a dialog of the desktop's own, until the user has closed it. Where nothing can show it, it is not shown.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub(in crate::ui) fn alert(title: &str, text: &str) {
    rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error).set_title(title).set_description(text).show();
}

#[cfg(all(unix, not(target_os = "macos")))]
pub(in crate::ui) use by_programs::alert;

/// The desktops have no common way to show a message without a window, but each has a program for it.
#[cfg(all(unix, not(target_os = "macos")))]
mod by_programs {
    use std::io;
    use std::process::{Command, Output, Stdio};

    use super::Displays;

    /// Shows it until the user has closed it, with the first program that can. Where none can, it is not shown.
    pub(in crate::ui) fn alert(title: &str, text: &str) {
        let displays = Displays::named();
        if !displays.are_none() {
            let _ = programs(title, text).into_iter().find(|(program, args)| {
                let shown = Command::new(program).args(args).stdin(Stdio::null()).output();
                tracing::debug!(program, ?shown, "a message");
                is_shown(shown)
            });
        }
    }

    fn programs<'a>(title: &'a str, text: &'a str) -> [(&'static str, Vec<&'a str>); 3] {
        [
            ("zenity", vec!["--error", "--no-markup", "--width=640", "--title", title, "--text", text]),
            ("kdialog", vec!["--title", title, "--error", text]),
            ("xmessage", vec!["-center", "-title", title, text]),
        ]
    }

    /// Whether the user has seen it. A dialog that is closed with Escape fails, too, but has nothing to say of the display.
    fn is_shown(shown: io::Result<Output>) -> bool {
        let Ok(Output { status, stderr, .. }) = shown else { return false };
        status.success() || status.code() == Some(1) && !String::from_utf8_lossy(&stderr).contains("display")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn displays(named: &[&str]) -> Displays {
        Displays(named.iter().map(|&name| name.to_owned()).collect())
    }

    #[test]
    fn what_is_missing_is_read_from_what_crates_say() {
        let x11 = displays(&["DISPLAY=:0"]);
        let place = "winit EventLoopError: os error at /sources/winit/src/platform_impl/linux/mod.rs:788: ";
        let of = |told: &str, full: &str| Lack::of_system(&format!("{place}{told}"), full, x11.clone());
        let detail = "LibraryOpenError(OpenError { kind: Library, detail: \"opening library failed (libXi.so.6: cannot open shared object file)\" })";
        assert_eq!(of("Failed to load one of xlib's shared libraries", detail), Lack::Library("libXi.so.6".to_owned()));
        assert_eq!(of("?", "WaylandError(Connection(NoWaylandLib))"), Lack::Library("libwayland-client.so.0".to_owned()));
        assert_eq!(of("?", "XNotSupported(XOpenDisplayFailed)"), Lack::Answer(x11.clone()));
        assert_eq!(of("the display is busy", "Misc(..)"), Lack::Else("the display is busy".to_owned()));
        let xkb = Lack::of_panic("Library libxkbcommon-x11.so could not be loaded.");
        assert_eq!(xkb, Some(Lack::Library("libxkbcommon-x11.so".to_owned())));
        assert_eq!(Lack::of_panic("index out of bounds at src/lib.rs"), None);
    }

    #[test]
    fn every_distribution_has_its_own_command() {
        for (names, begins) in [
            (&["debian"][..], "sudo apt install "),
            (&["linuxmint", "ubuntu", "debian"], "sudo apt install "),
            (&["rocky", "rhel", "centos", "fedora"], "sudo dnf install "),
            (&["endeavouros", "arch"], "sudo pacman -S "),
            (&["opensuse-tumbleweed", "opensuse", "suse"], "sudo zypper install "),
            (&["alpine"], "doas apk add "),
            (&["nixos"], "hardware.graphics.enable = true; programs.nix-ld"),
        ] {
            let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
            let said = Lack::Library("libXi.so.6".to_owned()).said(&names);
            assert!(said.contains("libXi.so.6 cannot be loaded") && said.contains(&format!("\n  {begins}")), "{names:?}: {said}");
        }
        let said = Lack::Graphics("not found".to_owned()).said(&["plan9".to_owned()]);
        assert!(said.contains("libGL.so.1 libEGL.so.1") && !said.contains("sudo") && !said.contains("  "), "{said}");
    }

    /// What the Debian package asks for is what the message asks for.
    #[test]
    fn the_package_for_debian_brings_what_is_named() {
        let manifest = include_str!("../../../Cargo.toml");
        let line = manifest.lines().find(|line| line.starts_with("depends = ")).expect("it has dependencies");
        let wanted = line.split(['"', ',']).map(str::trim).filter(|name| name.starts_with("lib") && *name != "libgcc-s1");
        let named: Vec<&str> = command("debian").expect("it is there").split(' ').collect();
        let missing: Vec<&str> = wanted.clone().filter(|name| !named.contains(name)).collect();
        assert!(wanted.count() > 8 && missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn a_display_that_does_not_answer_is_named_with_the_other_one() {
        let both = Lack::Answer(displays(&["WAYLAND_DISPLAY=wayland-7", "DISPLAY=:0"])).said(&[]);
        assert!(both.contains("WAYLAND_DISPLAY=wayland-7") && both.contains("DISPLAY=:0"), "{both}");
        let one = Lack::Answer(displays(&["DISPLAY=:0"])).said(&[]);
        assert!(one.contains("DISPLAY=:0") && !one.contains("WAYLAND"), "{one}");
    }
}
