//! A mistake as it is kept, and the table on which it is put to the user again.

use nestmate_core::game::{Game, Step};
use nestmate_core::position::Move;
use nestmate_core::rules::{parse_move, parse_position};
use nestmate_core::variant::{Library, Side};

use crate::app::advice::findings::{Compared, Findings, Found};
use crate::app::advice::verdict::{Mark, Verdict};
use crate::app::files::records::house_rules;
use crate::app::new_game::NewGame;
use crate::app::table::Table;
use crate::storage::{Colour, OwnMistake, Worth};

/// What a position is worth, as it is kept.
pub(in crate::app) fn worth_of(verdict: Verdict) -> Worth {
    match verdict {
        Verdict::Centipawns(score) => Worth::Centipawns(score),
        Verdict::Win(Side::White, moves) => Worth::Win(Colour::White, moves),
        Verdict::Win(Side::Black, moves) => Worth::Win(Colour::Black, moves),
    }
}

fn verdict_of(worth: Worth) -> Verdict {
    match worth {
        Worth::Centipawns(score) => Verdict::Centipawns(score),
        Worth::Win(Colour::White, moves) => Verdict::Win(Side::White, moves),
        Worth::Win(Colour::Black, moves) => Verdict::Win(Side::Black, moves),
    }
}

/// A table with the position of a mistake, all that was found about it, and the question what would have been better. `None` if there is
/// no such game any more, or it has other rules by now.
pub(super) fn table_of(library: &Library, mistake: &OwnMistake, serial: u64) -> Option<Table> {
    let house = house_rules(&mistake.house);
    let variant = library.get_with(&mistake.game, &house).ok()?;
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
    let (best, worth) = (verdict_of(mistake.best), verdict_of(mistake.worth));
    let compared = Compared { best, played: worth };
    line.first()?;
    let lines = vec![Found { verdict: best, moves: line }];
    let found = Findings { lines, depth: mistake.depth, ..Findings::end(best) };
    let mut table = Table::new(game, NewGame { house, ..NewGame::new(mistake.game.as_str()) }, serial);
    table.set_flipped(side == Side::Black);
    let mark = Mark::new(compared.lost(side)).unwrap_or(Mark::Inaccuracy);
    table.ask_about((node, mark), found, (played, compared));
    Some(table)
}
