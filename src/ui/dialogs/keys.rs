//! The sheet of all keys, in groups: what folds the board comes first.

use egui::{Grid, Label, RichText, ScrollArea, Ui};
use nestmate_text::words::say;

use super::info::{close_button, room};
use super::{Flow, unread};
use crate::ui::commands::command::Command;

struct KeyGroup {
    title: &'static str,
    /// Keys that are no command's, by the keys of their sentences.
    others: &'static [&'static str],
    commands: &'static [Command],
}

const GROUPS: [KeyGroup; 10] = {
    use Command as C;
    [
        KeyGroup {
            title: "keys-fold",
            others: &["keys-solo", "keys-switch", "keys-layers"],
            commands: &[C::ShowLayers, C::Inside, C::Control],
        },
        KeyGroup {
            title: "keys-board",
            others: &["keys-cursor", "keys-enter", "keys-let-go", "keys-draw"],
            commands: &[C::Board, C::TypeMove, C::TakeBack, C::Redo, C::Clocks],
        },
        KeyGroup {
            title: "menu-game",
            others: &[],
            commands: &[C::NewGame, C::Rematch, C::Open, C::FileGames, C::OwnGames, C::Save, C::SaveAs, C::Export, C::Quit],
        },
        KeyGroup {
            title: "menu-edit",
            others: &["keys-glyphs"],
            commands: &[C::Undo, C::Comment, C::Raise, C::MakeMain, C::Delete, C::CopyGame, C::CopyPosition, C::Paste, C::SetUp],
        },
        KeyGroup {
            title: "menu-view",
            others: &["keys-size"],
            commands: &[C::Flip, C::Closer, C::Farther, C::Fit, C::Looks, C::Sound, C::FullScreen, C::Find],
        },
        KeyGroup {
            title: "menu-navigate",
            others: &[],
            commands: &[
                C::Start,
                C::Back,
                C::Forward,
                C::End,
                C::PreviousLine,
                C::NextLine,
                C::PreviousBranch,
                C::NextBranch,
                C::NextBlunder,
                C::LastBlunder,
                C::NextMistake,
                C::LastMistake,
                C::NextInaccuracy,
                C::LastInaccuracy,
                C::GoTo,
                C::NextPiece,
                C::LastPiece,
                C::SayAgain,
            ],
        },
        KeyGroup {
            title: "menu-engine",
            others: &[],
            commands: &[
                C::Hint,
                C::PlayBest,
                C::MoveNow,
                C::FindMate,
                C::Analysis,
                C::Threat,
                C::Arrows,
                C::Engine,
                C::Review,
                C::Computer,
                C::Engines,
            ],
        },
        KeyGroup { title: "menu-ask", others: &[], commands: &C::ASKS },
        KeyGroup { title: "menu-scan", others: &[], commands: &C::SCANS },
        KeyGroup {
            title: "menu-help",
            others: &[],
            commands: &[C::Rules, C::Lessons, C::Puzzles, C::Practice, C::Workbench, C::Menus, C::Keys],
        },
    ]
};

pub(in crate::ui) fn keys(ui: &mut Ui) -> Flow {
    ScrollArea::vertical().max_height(room(ui)).auto_shrink([false, true]).id_salt("keys").show(ui, |ui| {
        for known in &GROUPS {
            group(ui, known.title, known.others, known.commands);
        }
        // Commands that have keys only where the user has given them some.
        let own: Vec<Command> = Command::ALL.into_iter().filter(|command| command.shortcuts().is_empty()).collect();
        if own.iter().any(|command| !command.keys(ui.ctx()).is_empty()) {
            group(ui, "keys-own", &[], &own);
        }
    });
    close_button(ui)
}

fn group(ui: &mut Ui, title: &str, others: &[&str], commands: &[Command]) {
    ui.add_space(6.0);
    unread(&ui.label(RichText::new(say(title)).strong()), say(title));
    Grid::new(title).num_columns(2).spacing([24.0, 4.0]).min_col_width(232.0).max_col_width(400.0).striped(true).show(ui, |ui| {
        for key in others {
            row(ui, &[say(&format!("{key}.keys")).to_owned()], say(key));
        }
        for command in commands {
            row(ui, &command.keys(ui.ctx()), command.tip());
        }
    });
}

/// What some keys do; nothing where the user has taken them away.
fn row(ui: &mut Ui, keys: &[String], what: &str) {
    if keys.is_empty() {
        return;
    }
    ui.horizontal(|ui| keys.iter().for_each(|keys| unread(&ui.label(RichText::new(keys).code()), keys)));
    unread(&ui.add(Label::new(what).wrap()), what);
    ui.end_row();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_with_keys_is_in_one_group() {
        for command in Command::ALL {
            let listed = GROUPS.iter().flat_map(|group| group.commands).filter(|&&known| known == command).count();
            assert_eq!(listed, usize::from(!command.shortcuts().is_empty()), "{command:?}");
        }
    }
}
