//! The sheet of all keys, in groups: what folds the board comes first.

use egui::{Grid, Label, RichText, ScrollArea, Ui};
use nestmate_text::words::say;

use super::info::{close_button, room};
use super::{Flow, unread};
use crate::ui::commands::command::{Command, Sheet};

/// Each group with its title, and with the sentences of keys that are no command's.
const GROUPS: [(Sheet, &str, &[&str]); 10] = [
    (Sheet::Fold, "keys-fold", &["keys-solo", "keys-switch", "keys-layers"]),
    (Sheet::Board, "keys-board", &["keys-cursor", "keys-enter", "keys-let-go", "keys-draw"]),
    (Sheet::Game, "menu-game", &[]),
    (Sheet::Edit, "menu-edit", &["keys-glyphs"]),
    (Sheet::View, "menu-view", &["keys-size"]),
    (Sheet::Navigate, "menu-navigate", &[]),
    (Sheet::Engine, "menu-engine", &[]),
    (Sheet::Ask, "menu-ask", &[]),
    (Sheet::Scan, "menu-scan", &[]),
    (Sheet::Help, "menu-help", &[]),
];

pub(in crate::ui) fn keys(ui: &mut Ui) -> Flow {
    ScrollArea::vertical().max_height(room(ui)).auto_shrink([false, true]).id_salt("keys").show(ui, |ui| {
        for (sheet, title, others) in GROUPS {
            group(ui, title, others, &Command::on_sheet(sheet));
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
