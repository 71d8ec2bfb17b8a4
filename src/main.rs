//! The program: arguments and logging; everything else is the library's.

#![cfg_attr(all(windows, feature = "windowed"), windows_subsystem = "windows")]

use std::process::ExitCode;

use tracing_subscriber::EnvFilter;

/// What is logged unless `RUST_LOG` says otherwise. Why the window cannot be opened is told in words, and a desktop without a portal is no
/// fault.
const LOGGED: &str = "error,eframe::native::run=off,sctk_adwaita::config=off";

fn main() -> ExitCode {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(LOGGED));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    nestmate::main()
}
