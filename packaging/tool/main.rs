//! Makes what a package has beside the program: `cargo run --example package -- TASK OUT`. See docs/PACKAGING.md.

mod flatpak;
mod licences;
mod lock;
mod manual;
mod pictures;

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use clap_complete::Shell;

type Done = Result<(), Box<dyn Error>>;

/// The program's name on the command line.
const NAME: &str = "nestmate";

const USAGE: &str = "usage: package TASK OUT, where TASK is
  share      icons, manual pages and completions, into a folder laid out like /usr/share
  licences   the licences of all crates in Cargo.lock, from the sources that cargo has fetched
  flatpak    the crates in Cargo.lock as a list of sources for Flatpak
  ico        the icon for Windows
  iconset    the pictures that macOS makes its icon of, into a folder";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [task, out] = args.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(task, Path::new(out)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: &str, out: &Path) -> Done {
    match task {
        "share" => {
            pictures::hicolor(&out.join("icons/hicolor"))?;
            manual::write(&out.join("man/man1"))?;
            completions(out)
        }
        "licences" => Ok(fs::write(out, licences::text()?)?),
        "flatpak" => Ok(fs::write(out, flatpak::sources(&lock::packages()?)?)?),
        "ico" => Ok(fs::write(out, pictures::ico()?)?),
        "iconset" => pictures::iconset(out),
        _ => Err(USAGE.into()),
    }
}

/// Completions, where Debian's shells look for them.
fn completions(share: &Path) -> Done {
    for (shell, folder, file) in [
        (Shell::Bash, "bash-completion/completions", NAME.to_owned()),
        (Shell::Zsh, "zsh/vendor-completions", format!("_{NAME}")),
        (Shell::Fish, "fish/vendor_completions.d", format!("{NAME}.fish")),
    ] {
        let folder = share.join(folder);
        fs::create_dir_all(&folder)?;
        let mut text = Vec::new();
        clap_complete::generate(shell, &mut nestmate::command_line(), NAME, &mut text);
        fs::write(folder.join(file), text)?;
    }
    Ok(())
}
