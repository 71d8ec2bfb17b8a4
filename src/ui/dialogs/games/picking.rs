//! Which of the games are chosen, by mouse and keyboard as lists of files have it.

use std::collections::BTreeSet;

use egui::{Key, Modifiers, Ui};

use crate::storage::GameRow;

/// How far Page Up and Page Down go.
const PAGE: usize = 10;

/// Where a key leads from a place in a list with this last place.
type Leap = fn(usize, usize) -> usize;

/// The games that are chosen; the one that is chosen last stays the same when the list is another.
#[derive(Debug, Default)]
pub(super) struct Picking {
    marked: BTreeSet<i64>,
    /// The place of the one chosen last, where choosing as far as another began, and the number of the former.
    at: usize,
    from: usize,
    id: Option<i64>,
    pub(super) reveal: bool,
}

impl Picking {
    pub(super) fn follow(&mut self, rows: &[GameRow]) {
        if self.id.is_some() && rows.get(self.at).map(|row| row.id) == self.id {
            return;
        }
        let known = self.id.and_then(|id| rows.iter().position(|row| row.id == id));
        let there: BTreeSet<i64> = rows.iter().map(|row| row.id).collect();
        self.marked.retain(|id| there.contains(id));
        // Where the game is gone, the one in its place is chosen.
        self.choose(rows, known.unwrap_or(self.at), self.marked.len() < 2);
    }

    pub(super) fn has(&self, id: i64) -> bool {
        self.marked.contains(&id)
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn current<'a>(&self, rows: &'a [GameRow]) -> Option<&'a GameRow> {
        rows.get(self.at).filter(|row| self.has(row.id))
    }

    pub(super) fn marked(&self, rows: &[GameRow]) -> Vec<i64> {
        if self.marked.is_empty() { Vec::new() } else { rows.iter().map(|row| row.id).filter(|id| self.has(*id)).collect() }
    }

    /// Chooses the game at a place; alone, or beside others.
    fn choose(&mut self, rows: &[GameRow], at: usize, alone: bool) {
        self.at = at.min(rows.len().saturating_sub(1));
        self.id = rows.get(self.at).map(|row| row.id);
        if alone {
            self.marked = self.id.into_iter().collect();
            self.from = self.at;
        }
    }

    fn reach(&mut self, rows: &[GameRow], at: usize) {
        self.choose(rows, at, false);
        let (first, last) = (self.from.min(self.at), self.from.max(self.at));
        self.marked = rows.iter().take(last + 1).skip(first).map(|row| row.id).collect();
    }

    pub(super) fn click(&mut self, rows: &[GameRow], at: usize, modifiers: Modifiers) {
        if modifiers.shift {
            self.reach(rows, at);
        } else if modifiers.command {
            self.choose(rows, at, false);
            self.from = self.at;
            if let Some(id) = self.id.filter(|id| !self.marked.remove(id)) {
                self.marked.insert(id);
            }
        } else {
            self.choose(rows, at, true);
        }
    }

    /// Arrow keys go through the list while words are typed. `free` is whether no field has the keyboard.
    pub(super) fn keys(&mut self, ui: &Ui, rows: &[GameRow], free: bool) {
        let end = rows.len().saturating_sub(1);
        let keys: [(Key, Leap, bool); 6] = [
            (Key::ArrowDown, |at, end| (at + 1).min(end), true),
            (Key::ArrowUp, |at, _| at.saturating_sub(1), true),
            (Key::PageDown, |at, end| (at + PAGE).min(end), true),
            (Key::PageUp, |at, _| at.saturating_sub(PAGE), true),
            (Key::Home, |_, _| 0, free),
            (Key::End, |_, end| end, free),
        ];
        for (key, to, _) in keys.into_iter().filter(|known| known.2) {
            for modifiers in [Modifiers::SHIFT, Modifiers::NONE] {
                if ui.input_mut(|input| input.consume_key(modifiers, key)) {
                    let at = to(self.at, end);
                    if modifiers.shift {
                        self.reach(rows, at);
                    } else {
                        self.choose(rows, at, true);
                    }
                    self.reveal = true;
                }
            }
        }
        if free && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::A)) {
            self.mark_all(rows);
        }
    }

    fn mark_all(&mut self, rows: &[GameRow]) {
        self.marked = rows.iter().map(|row| row.id).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::GameResult;

    fn rows(ids: &[i64]) -> Vec<GameRow> {
        let row = |&id: &i64| GameRow {
            id,
            game: String::new(),
            name: String::new(),
            players: Default::default(),
            result: GameResult::Open,
            date: String::new(),
            event: String::new(),
            plies: 0,
            opening: String::new(),
            at: None,
        };
        ids.iter().map(row).collect()
    }

    #[test]
    fn games_are_chosen_one_by_one_and_in_a_row() {
        let (all, mut picking) = (rows(&[5, 3, 9, 1]), Picking::default());
        picking.follow(&all);
        assert_eq!(picking.marked(&all), [5]);
        picking.click(&all, 1, Modifiers::NONE);
        picking.click(&all, 3, Modifiers::SHIFT);
        assert_eq!(picking.marked(&all), [3, 9, 1]);
        picking.click(&all, 2, Modifiers::COMMAND);
        assert_eq!((picking.marked(&all), picking.current(&all)), (vec![3, 1], None));
        picking.click(&all, 2, Modifiers::COMMAND);
        assert_eq!(picking.current(&all).map(|row| row.id), Some(9));
        // Sorted otherwise, and without one of them.
        let fewer = rows(&[9, 3, 5]);
        picking.follow(&fewer);
        assert_eq!((picking.marked(&fewer), picking.at()), (vec![9, 3], 0));
        picking.click(&fewer, 2, Modifiers::NONE);
        let fewer = rows(&[9, 3]);
        picking.follow(&fewer);
        assert_eq!(picking.marked(&fewer), [3], "the one in its place is chosen");
        picking.follow(&[]);
        assert!(picking.marked(&[]).is_empty() && picking.current(&[]).is_none());
    }
}
