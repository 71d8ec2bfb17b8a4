//! Games that others have taken the place of on the board.

use crate::app::table::Table;
use crate::storage::Replaced;

const MOST: usize = 20;

/// The games that were on the board before, the last one last, and those that outlast the program, the last one first.
#[derive(Default)]
pub(super) struct Shelf {
    pub(in crate::app) tables: Vec<Table>,
    pub(super) waiting: Option<Box<Table>>,
    pub(super) replaced: Vec<Replaced>,
    serial: u64,
}

impl Shelf {
    pub(super) fn next_serial(&mut self) -> u64 {
        self.serial += 1;
        self.serial
    }

    pub(super) fn push(&mut self, table: Table) {
        if self.tables.len() == MOST {
            self.tables.remove(0);
        }
        self.tables.push(table);
    }

    /// Lets a game that has come onto the board once more, from wherever it was kept, know what a review found when it was there before.
    pub(super) fn remind(&self, table: &mut Table) {
        if let Some(before) = self.tables.iter().rev().find(|before| before.has_reviewed(&table.game)) {
            table.study.book = before.study.book.clone();
        }
    }
}

#[cfg(test)]
mod tests {
    use nestmate_core::game::Game;
    use nestmate_core::rules::start;

    use super::*;
    use crate::app::new_game::NewGame;

    #[test]
    fn games_come_back_in_turn_and_the_oldest_of_many_are_gone() {
        let variant = crate::shipped::library().get("fide-chess").expect("shipped");
        let start = start(&variant).expect("a start");
        let table = |serial| Table::new(Game::new(variant.clone(), start.clone()), NewGame::new("fide-chess"), serial);
        let mut shelf = Shelf::default();
        (0..MOST + 3).for_each(|_| {
            let serial = shelf.next_serial();
            shelf.push(table(serial));
        });
        let first = shelf.tables.pop().expect("kept");
        shelf.tables.insert(0, table(99));
        let rest: Vec<u64> = std::iter::from_fn(|| shelf.tables.pop()).map(|table| table.serial).collect();
        assert_eq!((first.serial, rest.len()), (23, MOST));
        assert!(rest.first() == Some(&22) && rest.last() == Some(&99) && rest[rest.len() - 2] == 4 && shelf.tables.is_empty());
    }
}
