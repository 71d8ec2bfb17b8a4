//! A mistake as it is kept, and the table on which it is put to the user again.

use nestmate_core::game::{Game, Step};
use nestmate_core::position::Move;
use nestmate_core::rules::{parse_move, parse_position};
use nestmate_core::variant::{Library, Side};

use crate::app::advice::findings::{Compared, Findings, Found};
use crate::app::advice::verdict::Mark;
use crate::app::new_game::NewGame;
use crate::app::table::Table;
use crate::storage::OwnMistake;

/// `None` if there is no such game any more, or it has other rules by now.
pub(super) fn table_of(library: &Library, mistake: &OwnMistake, serial: u64) -> Option<Table> {
    let variant = library.get_with(&mistake.game, &mistake.house).ok()?;
    let start = parse_position(&variant, &mistake.position).ok()?;
    let mut line: Vec<Move> = Vec::new();
    let mut after = start.clone();
    for text in &mistake.line {
        let mv = parse_move(&after, &variant, text).ok()?;
        after.make(&variant, mv);
        line.push(mv);
    }
    let played = parse_move(&start, &variant, &mistake.played).ok()?;
    let side = start.side();
    let mut game = Game::new(variant, start);
    game.play(played).ok()?;
    let node = game.current();
    game.go(Step::Start);
    let compared = Compared { best: mistake.best, played: mistake.worth };
    line.first()?;
    let lines = vec![Found { verdict: mistake.best, moves: line }];
    let found = Findings { lines, depth: mistake.depth, ..Findings::end(mistake.best) };
    let mut table = Table::new(game, NewGame { house: mistake.house.clone(), ..NewGame::new(mistake.game.as_str()) }, serial);
    table.set_flipped(side == Side::Black);
    let mark = Mark::new(compared.lost(side)).unwrap_or(Mark::Inaccuracy);
    table.ask_about((node, mark), found, (played, compared));
    Some(table)
}
