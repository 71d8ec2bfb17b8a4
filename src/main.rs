//! The program: arguments and logging; everything else is the library's.

#![cfg_attr(all(windows, feature = "windowed"), windows_subsystem = "windows")]

use std::process::ExitCode;

use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// What is logged unless `RUST_LOG` says otherwise. Why the window cannot be opened is told in words, and a desktop without a portal is no
/// fault.
const LOGGED: &str = "error,eframe::native::run=off,sctk_adwaita::config=off";

fn main() -> ExitCode {
    let wanted = std::env::var("RUST_LOG").ok().and_then(|text| text.parse().ok());
    let filter: Targets = wanted.unwrap_or_else(|| LOGGED.parse().unwrap_or_default());
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    tracing_subscriber::registry().with(lines).with(filter).init();
    nestmate::main()
}
