//! A start where the window cannot open: what is told on the error stream and in a dialog of the desktop.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// What a start says with nothing in its environment but this. All programs that it finds are in the folder, so that none waits for a user.
fn started(home: &Path, variables: &[(&str, &str)]) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_nestmate"));
    let program = program.env_clear().env("NESTMATE_HOME", home).env("PATH", home).envs(variables.iter().copied());
    let output = program.stdin(Stdio::null()).output().expect("the program starts");
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(output.status.code() == Some(1) && output.stdout.is_empty(), "{:?} {said}", output.status);
    assert!(!said.contains(".rs") && !said.contains("winit") && !said.contains("panicked at"), "no place in the sources: {said}");
    said
}

/// Puts a program into a folder that notes its arguments in `NAME.args` and does this afterwards.
fn fake(folder: &Path, name: &str, then: &str) {
    let path = folder.join(name);
    fs::write(&path, format!("#!/bin/sh\nprintf '%s\\n' \"$@\" > \"$0.args\"\n{then}\n")).expect("written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it may run");
}

/// What a program of the folder was given.
fn given(folder: &Path, name: &str) -> Option<String> {
    fs::read_to_string(folder.join(format!("{name}.args"))).ok()
}

/// An X server of its own.
struct Server {
    child: Child,
    display: String,
}

impl Server {
    /// Starts it; without Xvfb there is none.
    fn start() -> Option<Self> {
        let mut command = Command::new("Xvfb");
        let command = command.args(["-displayfd", "1", "-screen", "0", "800x600x24"]).stdout(Stdio::piped()).stderr(Stdio::null());
        let Ok(mut child) = command.spawn() else {
            eprintln!("left out: Xvfb is not installed");
            return None;
        };
        let mut number = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut number).expect("it says its number");
        Some(Self { child, display: format!(":{}", number.trim()) })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder of libraries that cannot be loaded.
fn broken(folder: &Path, names: &[&str]) -> String {
    let libraries = folder.join("libraries");
    fs::create_dir_all(&libraries).expect("made");
    for name in names {
        fs::write(libraries.join(name), "no library").expect("written");
    }
    libraries.display().to_string()
}

#[test]
fn without_a_display_nothing_has_to_be_installed() {
    let home = tempfile::tempdir().expect("a folder");
    fake(home.path(), "zenity", "");
    let said = started(home.path(), &[("DISPLAY", "")]);
    assert!(said.starts_with("error: Nestmate cannot open its window\nThere is no display: "), "{said}");
    assert!(said.contains("nestmate --help") && !said.contains("install") && said.lines().count() == 3, "{said}");
    assert_eq!(given(home.path(), "zenity"), None, "a dialog needs a display, too");
}

#[test]
fn a_dialog_in_the_users_language_is_shown_by_the_first_program_that_can() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let nowhere = [("DISPLAY", ":65432"), ("LC_ALL", "de_DE.UTF-8")];
    fake(folder, "xmessage", "");
    let said = started(folder, &nowhere);
    assert!(said.contains("\nNo display answers at DISPLAY=:65432."), "the command line speaks English: {said}");
    let shown = given(folder, "xmessage").expect("it is shown");
    assert!(shown.contains("Nestmate kann sein Fenster nicht öffnen\nUnter DISPLAY=:65432 antwortet keine Anzeige."), "{shown}");
    fs::remove_file(folder.join("xmessage.args")).expect("it is there");
    fake(folder, "zenity", "echo 'cannot open display: :65432' >&2; exit 1");
    fake(folder, "kdialog", "");
    started(folder, &nowhere);
    assert!(given(folder, "zenity").is_some_and(|args| args.starts_with("--error\n")), "the first one is tried");
    assert!(given(folder, "kdialog").is_some() && given(folder, "xmessage").is_none(), "the next one shows it, and no other");
    fs::remove_file(folder.join("kdialog.args")).expect("it is there");
    fake(folder, "zenity", "exit 1");
    started(folder, &nowhere);
    assert_eq!(given(folder, "kdialog"), None, "a dialog that was closed with Escape is not shown again");
}

#[test]
fn a_wayland_display_that_is_not_there_is_told_with_the_other_one() {
    let home = tempfile::tempdir().expect("a folder");
    let runtime = home.path().display().to_string();
    let said = started(home.path(), &[("WAYLAND_DISPLAY", "wayland-77"), ("XDG_RUNTIME_DIR", &runtime), ("DISPLAY", ":65432")]);
    assert!(said.contains("WAYLAND_DISPLAY=wayland-77") && said.contains("empty WAYLAND_DISPLAY"), "{said}");
}

/// Whatever distribution this is run on, its own command is named.
#[test]
fn without_opengl_the_distribution_says_how_to_get_it() {
    let Some(server) = Server::start() else { return };
    let home = tempfile::tempdir().expect("a folder");
    let libraries = broken(home.path(), &["libGL.so.1", "libGL.so", "libEGL.so.1", "libEGL.so"]);
    fake(home.path(), "zenity", "");
    let said = started(home.path(), &[("DISPLAY", &server.display), ("LD_LIBRARY_PATH", &libraries)]);
    let has = |text: &str| said.contains(text);
    assert!(has("OpenGL does not work on this display") && has("LIBGL_ALWAYS_SOFTWARE=1") && has("libwayland"), "{said}");
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    assert!(!release.contains("ID=debian\n") || has("\n  sudo apt install libgl1 "), "{said}");
    let shown = given(home.path(), "zenity").expect("it is shown");
    assert!(shown.contains("OpenGL does not work on this display"), "{shown}");
}

#[test]
fn a_missing_library_is_named() {
    let Some(server) = Server::start() else { return };
    let home = tempfile::tempdir().expect("a folder");
    let libraries = broken(home.path(), &["libxkbcommon-x11.so.0", "libxkbcommon-x11.so"]);
    let said = started(home.path(), &[("DISPLAY", &server.display), ("LD_LIBRARY_PATH", &libraries)]);
    assert!(said.contains("The library libxkbcommon-x11.so cannot be loaded.") && !said.contains("has stopped"), "{said}");
}
