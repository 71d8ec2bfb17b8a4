//! The sheet of all keys, in groups: what folds the board comes first; and choosing others, by pressing them.

use egui::accesskit::Role;
use egui::{Button, Context, Event, Grid, Key, KeyboardShortcut, Label, Modifiers, RichText, ScrollArea, Ui, WidgetInfo};
use nestmate_text::words::{TextKey, key, say};

use super::info::close_button;
use super::{Flow, buttons, destructive, room, unread};
use crate::ui::commands::keys::{Keymap, Taken};
use crate::ui::commands::{Command, Sheet};
use crate::ui::frame::widgets::wrong_label;

/// Keys that are no command's, and what they do.
type OtherKeys = &'static [(TextKey, TextKey)];

const GROUPS: [(Sheet, TextKey, OtherKeys); 10] = [
    (
        Sheet::Fold,
        key!("keys-fold"),
        &[
            (key!("keys-solo.keys"), key!("keys-solo")),
            (key!("keys-switch.keys"), key!("keys-switch")),
            (key!("keys-layers.keys"), key!("keys-layers")),
        ],
    ),
    (
        Sheet::Board,
        key!("keys-board"),
        &[
            (key!("keys-cursor.keys"), key!("keys-cursor")),
            (key!("keys-enter.keys"), key!("keys-enter")),
            (key!("keys-let-go.keys"), key!("keys-let-go")),
            (key!("keys-draw.keys"), key!("keys-draw")),
        ],
    ),
    (Sheet::Game, key!("menu-game"), &[]),
    (Sheet::Edit, key!("menu-edit"), &[(key!("keys-glyphs.keys"), key!("keys-glyphs"))]),
    (Sheet::View, key!("menu-view"), &[(key!("keys-size.keys"), key!("keys-size"))]),
    (Sheet::Navigate, key!("menu-navigate"), &[]),
    (Sheet::Engine, key!("menu-engine"), &[]),
    (Sheet::Ask, key!("menu-ask"), &[]),
    (Sheet::Scan, key!("menu-scan"), &[]),
    (Sheet::Help, key!("menu-help"), &[]),
];

pub(in crate::ui) fn keys(ui: &mut Ui) -> Flow {
    ScrollArea::vertical().max_height(room(ui)).auto_shrink([false, true]).id_salt("keys").show(ui, |ui| {
        for (sheet, title, others) in GROUPS {
            group(ui, title, others, &Command::on_sheet(sheet));
        }
        // Commands that have keys only where the user has given them some.
        let own: Vec<Command> = Command::ALL.into_iter().filter(|command| command.shortcuts().is_empty()).collect();
        if own.iter().any(|command| !command.keys(ui.ctx()).is_empty()) {
            group(ui, key!("keys-own"), &[], &own);
        }
    });
    close_button(ui)
}

fn group(ui: &mut Ui, title: TextKey, others: OtherKeys, commands: &[Command]) {
    ui.add_space(6.0);
    unread(&ui.label(RichText::new(say(title)).strong()), say(title));
    Grid::new(title).num_columns(2).spacing([24.0, 4.0]).min_col_width(232.0).max_col_width(400.0).striped(true).show(ui, |ui| {
        for &(keys, does) in others {
            row(ui, &[say(keys).to_owned()], say(does));
        }
        for command in commands {
            row(ui, &command.keys(ui.ctx()), command.tip());
        }
    });
}

fn row(ui: &mut Ui, keys: &[String], what: &str) {
    if keys.is_empty() {
        return;
    }
    ui.horizontal(|ui| keys.iter().for_each(|keys| unread(&ui.label(RichText::new(keys).code()), keys)));
    unread(&ui.add(Label::new(what).wrap()), what);
    ui.end_row();
}

#[derive(Debug, Default)]
pub(in crate::ui) struct BindingsForm {
    asking: Option<Command>,
    told: String,
}

impl BindingsForm {
    pub(in crate::ui) fn show(&mut self, ui: &mut Ui) -> Flow {
        let mut map = Keymap::clone(&Keymap::of(ui.ctx()));
        let before = map.clone();
        self.listen(ui.ctx(), &mut map);
        ui.label(say!("bindings-how"));
        // Its place is kept, so that the list does not jump.
        wrong_label(ui, if self.told.is_empty() { " " } else { &self.told });
        ScrollArea::vertical().max_height(room(ui) - 60.0).auto_shrink([false, true]).id_salt("bindings").show(ui, |ui| {
            Grid::new("bindings").num_columns(3).spacing([24.0, 4.0]).striped(true).show(ui, |ui| {
                for command in Command::ALL.into_iter().filter(|command| !command.is_fixed()) {
                    self.row(ui, command, &mut map);
                    ui.end_row();
                }
            });
        });
        ui.add_space(8.0);
        let fate = buttons(ui, |ui| {
            let close = ui.button(say!("close")).clicked();
            let changed = Command::ALL.into_iter().any(|command| map.is_changed(command));
            if ui.add_enabled(changed, destructive(ui, say!("bindings-reset-all"))).clicked() {
                map = Keymap::default();
                self.told.clear();
            }
            if close { Flow::Close } else { Flow::Stay }
        });
        if map != before {
            map.set(ui.ctx());
        }
        fate
    }

    fn row(&mut self, ui: &mut Ui, command: Command, map: &mut Keymap) {
        let label = command.label().trim_end_matches('…');
        ui.label(label).on_hover_text(command.tip());
        let keys = command.keys_in(ui.ctx(), map).join(", ");
        let asking = self.asking == Some(command);
        let shown = if asking {
            say!("bindings-press")
        } else if keys.is_empty() {
            "–"
        } else {
            &keys
        };
        let button = ui.add(Button::selectable(asking, RichText::new(shown).monospace()).min_size(egui::vec2(170.0, 0.0)));
        let spoken =
            if keys.is_empty() { say!("bindings-none", command = label) } else { say!("bindings-keys", command = label, keys = &keys) };
        button.widget_info(|| WidgetInfo::selected(Role::Button, true, asking, spoken.as_str()));
        if button.clicked() {
            self.asking = Some(command);
            self.told.clear();
        }
        if map.is_changed(command) {
            let reset = ui.button(say!("bindings-reset"));
            reset.widget_info(|| WidgetInfo::labeled(Role::Button, true, say!("bindings-reset-keys", command = command.label())));
            if reset.clicked() {
                map.reset(command);
            }
        } else {
            ui.label("");
        }
    }

    fn listen(&mut self, ctx: &Context, map: &mut Keymap) {
        let Some(command) = self.asking else { return };
        let Some(pressed) = ctx.input_mut(|input| {
            let found = input.events.iter().find_map(pressed_by);
            if found.is_some() {
                // They mean nothing else now, to the dialog neither.
                input.events.retain(|event| pressed_by(event).is_none());
                input.keys_down.clear();
            }
            found
        }) else {
            return;
        };
        self.asking = None;
        let keys = match (pressed.logical_key, pressed.modifiers.is_none()) {
            (Key::Escape, true) => return,
            (Key::Backspace, true) => None,
            _ => Some(pressed),
        };
        self.told = match map.give(command, keys) {
            Ok(()) => String::new(),
            Err(Taken::By(other)) => say!("bindings-taken", command = other.label()),
            Err(Taken::Fixed(reason)) => say(reason).to_owned(),
        };
    }
}

/// The keys of an event; the platform tells of some in other words.
fn pressed_by(event: &Event) -> Option<KeyboardShortcut> {
    let command = |key| Some(KeyboardShortcut::new(Modifiers::COMMAND, key));
    match event {
        Event::Key { key, pressed: true, modifiers, .. } => {
            let held = Modifiers { ctrl: false, mac_cmd: false, ..*modifiers };
            Some(KeyboardShortcut::new(held, *key))
        }
        Event::Copy => command(Key::C),
        Event::Cut => command(Key::X),
        Event::Paste(_) => command(Key::V),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use egui::os::OperatingSystem;

    use super::*;
    use crate::documents::assert_current;

    fn page() -> String {
        let (ctx, mut out) = (Context::default(), String::new());
        // On every system the document is the same.
        ctx.set_os(OperatingSystem::Nix);
        for (sheet, title, others) in GROUPS {
            let _ = write!(out, "\n\n### {}\n\n| keys | what they do |\n|---|---|", say(title));
            let others = others.iter().map(|&(keys, does)| (say(keys).to_owned(), say(does)));
            let commands = Command::on_sheet(sheet).into_iter().map(|command| (command.keys(&ctx).join(", "), command.tip()));
            for (keys, does) in others.chain(commands) {
                let _ = write!(out, "\n| {keys} | {does} |");
            }
        }
        out + "\n"
    }

    #[test]
    fn the_document_of_keys_is_current() {
        let mark = "You can change most of them with Help → Change shortcuts….";
        assert_current("docs/KEYS.md", mark, &page());
    }
}
