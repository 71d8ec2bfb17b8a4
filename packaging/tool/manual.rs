//! Manual pages: one for the program, one for each command.

use std::fs;
use std::path::Path;

use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, italic, roman};

use super::NAME;

/// What the page of the program has beside its options, as paragraphs with a heading for each.
const ENVIRONMENT: [(&str, &str); 3] = [
    (
        "NESTMATE_HOME",
        "A folder for everything that Nestmate keeps: its subfolders config, data and state take the place of the folders under FILES.",
    ),
    ("RUST_LOG", "What is logged on the error stream, such as warn or nestmate=debug."),
    ("XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME", "Where the folders under FILES are, if not in their usual places."),
];

const FILES: [(&str, &str); 4] = [
    ("~/.config/nestmate", "Settings."),
    ("~/.local/share/nestmate/variants", "Definition files (*.ron). Their games are loaded at every start."),
    ("~/.local/share/nestmate/words", "Languages of your own, and changed words of those that are shipped."),
    ("~/.local/state/nestmate", "Games that are open, and games that others have taken the place of."),
];

pub fn write(folder: &Path) -> super::Done {
    fs::create_dir_all(folder)?;
    let mut command = nestmate::command_line().disable_help_subcommand(true);
    command.build();
    for command in command.get_subcommands().filter(|command| !command.is_hide_set()) {
        let page = format!("{NAME}-{}", command.get_name());
        let name = format!("{NAME} {}", command.get_name());
        // A page is called `nestmate-best`, the command `nestmate best`.
        let command = command.clone().display_name(&page).bin_name(name).version(env!("CARGO_PKG_VERSION"));
        let mut text = Vec::new();
        Man::new(command).manual("Nestmate").render(&mut text)?;
        fs::write(folder.join(format!("{page}.1")), text)?;
    }
    fs::write(folder.join(format!("{NAME}.1")), of_program(command)?)?;
    Ok(())
}

fn of_program(command: clap::Command) -> Result<Vec<u8>, std::io::Error> {
    let man = Man::new(command).manual("Nestmate");
    let mut text = Vec::new();
    man.render_title(&mut text)?;
    man.render_name_section(&mut text)?;
    man.render_synopsis_section(&mut text)?;
    man.render_description_section(&mut text)?;
    man.render_options_section(&mut text)?;
    man.render_subcommands_section(&mut text)?;
    let mut roff = Roff::new();
    for (heading, entries) in [("EXIT STATUS", &nestmate::EXIT_CODES[..]), ("ENVIRONMENT", &ENVIRONMENT), ("FILES", &FILES)] {
        roff.control("SH", [heading]);
        for &(term, meaning) in entries {
            roff.control("TP", []);
            roff.text([bold(term)]);
            roff.text([roman(meaning)]);
        }
    }
    roff.control("SH", ["EXAMPLES"]);
    for (line, meaning) in [
        ("nestmate game.nestmate", "opens a saved game"),
        ("nestmate perft sfhiodgei 3", "counts the lines of three plies"),
        ("nestmate check mine.ron && nestmate --with mine.ron", "checks a definition file and plays its first game"),
        ("xboard -fcp \"nestmate xboard\" -variant crouching-stepper", "plays in XBoard"),
    ] {
        roff.control("TP", []);
        roff.text([italic(line)]);
        roff.text([roman(meaning)]);
    }
    roff.control("SH", ["SEE ALSO"]);
    roff.text([bold("xboard"), roman("(6)")]);
    roff.to_writer(&mut text)?;
    Ok(text)
}
