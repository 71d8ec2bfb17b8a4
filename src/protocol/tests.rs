//! The document of all commands, `docs/COMMANDS.md`, is made from their help.

use std::fmt::Write;

use clap::{Arg, Command};

use super::command_line;
use crate::documents::assert_current;

fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

fn row(out: &mut String, arg: &Arg) {
    let name = if arg.is_positional() { arg.to_string() } else { arg.to_string().replace("...", "") };
    let mut told = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let takes = arg.get_action().takes_values();
    let list = |words: Vec<String>| words.join(", ");
    let values = list(arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect());
    let usual = list(arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect());
    for (name, known) in [("one of", values), ("default", usual)] {
        if takes && !known.is_empty() {
            let _ = write!(told, " [{name}: {known}]");
        }
    }
    let _ = writeln!(out, "| `{}` | {} |", cell(&name), cell(&told));
}

fn rows(out: &mut String, command: &Command, wanted: impl Fn(&Arg) -> bool) {
    let args: Vec<&Arg> =
        command.get_arguments().filter(|arg| wanted(arg) && !["help", "version"].contains(&arg.get_id().as_str())).collect();
    if !args.is_empty() {
        out.push_str("\n| argument | meaning |\n|---|---|\n");
        for arg in args {
            row(out, arg);
        }
    }
}

fn page() -> String {
    let mut program = command_line().disable_help_subcommand(true);
    program.build();
    let mut out = format!("\n\n`{}`\n", program.render_usage().to_string().trim_start_matches("Usage: "));
    rows(&mut out, &program, |_| true);
    out.push_str("\n| exit code | meaning |\n|---|---|\n");
    for (code, meaning) in super::EXIT_CODES {
        let _ = writeln!(out, "| {code} | {meaning} |");
    }
    for command in program.get_subcommands_mut().filter(|command| !command.is_hide_set()) {
        let about = command.get_long_about().or(command.get_about()).map(ToString::to_string).unwrap_or_default();
        let usage = command.render_usage().to_string();
        let full = if about.ends_with('.') { "" } else { "." };
        let _ = write!(out, "\n### {}\n\n{about}{full}\n\n`{}`\n", command.get_name(), usage.trim_start_matches("Usage: "));
        rows(&mut out, command, |arg| !arg.is_global_set());
    }
    out
}

#[test]
fn the_document_of_commands_is_current() {
    assert_current("docs/COMMANDS.md", "## The program", &page());
}
