//! The program: arguments and logging; everything else is the library's.

#![cfg_attr(all(windows, feature = "windowed"), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    tracing_subscriber::fmt().with_env_filter(tracing_subscriber::EnvFilter::from_default_env()).with_writer(std::io::stderr).init();
    nestmate::main()
}
