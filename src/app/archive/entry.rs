//! Games as the database has them.

use std::collections::HashMap;
use std::sync::Arc;

use nestmate_core::game::{Game, Notes};
use nestmate_core::geometry::CellSet;
use nestmate_core::notation::{Tongue, read_played, written_move};
use nestmate_core::position::{Move, move_text};
use nestmate_core::rules::{legal_moves, start};
use nestmate_core::variant::{Side, Variant};

use crate::app::files::records::record_of;
use crate::app::lens::fold::lattice;
use crate::app::naming::Naming;
use crate::app::new_game::{NewGame, Player};
use crate::app::table::LEVELS;
use crate::app::written::{MoveSentence, WrittenMove};
use crate::storage::{ArchivedGame, ArchivedPlayer, GameResult, Passed, RATINGS, now};

/// How many plies are shown of a game in a list.
const OPENING: usize = 8;

/// The tags that tell people from programs.
const TYPES: [&str; 2] = ["WhiteType", "BlackType"];

/// What the games of one import share.
#[derive(Debug, Default)]
pub(super) struct EntryMemo {
    /// The rules of the last game with their lattices: the next one is most often of the same.
    rules: Option<(Arc<Variant>, Lattices)>,
    /// First moves as they are written, by the hash of the position before them, of the same rules.
    written: HashMap<(u64, Move), String>,
}

/// How many first moves are held in memory as they are written.
const MOST_WRITTEN: usize = 20_000;

impl EntryMemo {
    fn lattices(&mut self, variant: &Arc<Variant>) -> Lattices {
        let known = self.rules.take().filter(|(known, _)| Arc::ptr_eq(known, variant));
        if self.written.len() > MOST_WRITTEN || known.is_none() {
            self.written.clear();
        }
        Arc::clone(&self.rules.insert(known.unwrap_or_else(|| (Arc::clone(variant), lattices(variant)))).1)
    }
}

/// Lattices that a board folds to, by their numbers from 1.
type Lattices = Arc<[(u8, CellSet)]>;

pub(super) fn lattices(variant: &Arc<Variant>) -> Lattices {
    (0..variant.layers.len()).filter_map(|layer| Some((number(layer), lattice(variant, layer)?))).collect()
}

/// The number that the database has for a lattice, by the index of its layer.
pub(super) fn number(layer: usize) -> u8 {
    u8::try_from(layer + 1).unwrap_or(u8::MAX)
}

pub(super) fn labelled(mut game: Game, setup: &NewGame) -> Game {
    for side in Side::BOTH {
        let at = side.index();
        if setup.players[at] == Player::Computer {
            game.set_tag(TYPES[at], "program");
        }
        // How well it plays a game inside says nothing of its level on the whole board.
        if let Some(level) = setup.own_level(side).filter(|_| setup.strength[at].inside.is_none()) {
            game.set_tag(LEVELS[at], &level.number().to_string());
        }
    }
    game
}

/// A game as the database has it. Where nobody has said when it was played, that is `today`.
pub(super) fn archived(game: &Game, players: [Player; 2], memo: &mut EntryMemo, today: &str) -> ArchivedGame {
    let lattices = memo.lattices(game.variant());
    let tag = |name: &str| game.tags().get(name).to_owned();
    let player =
        |name: &str, level: &str, elo: &str| ArchivedPlayer { name: tag(name), level: tag(level).parse().ok(), elo: tag(elo).parse().ok() };
    let date = tag("Date");
    let line: Vec<Move> = game.tree().main_line().filter_map(|node| game.tree().mv(node)).collect();
    let moves: Vec<String> = line.iter().map(|&mv| move_text(game.variant(), mv)).collect();
    ArchivedGame {
        name: game.variant().name.clone(),
        players: [player("White", LEVELS[0], RATINGS[0]), player("Black", LEVELS[1], RATINGS[1])],
        result: result_of(game),
        date: if date.is_empty() { today.to_owned() } else { date },
        event: tag("Event"),
        eco: tag("ECO"),
        opening: opening(game, &line, &mut memo.written),
        comments: comments(game),
        passed: passed(game, line.iter().copied().zip(&moves), &lattices),
        moves,
        record: record_of(game, players),
    }
}

/// How a game has ended: on the board, or else as its tags have it.
pub(in crate::app) fn result_of(game: &Game) -> GameResult {
    let on_board = game.result().map(|outcome| match outcome.winner {
        Some(Side::White) => GameResult::White,
        Some(Side::Black) => GameResult::Black,
        None => GameResult::Draw,
    });
    on_board.unwrap_or_else(|| GameResult::of(game.tags().get("Result")))
}

fn opening(game: &Game, line: &[Move], written: &mut HashMap<(u64, Move), String>) -> String {
    let (variant, mut position) = (game.variant(), game.start().clone());
    let mut words = Vec::new();
    for (at, &mv) in line.iter().take(OPENING).enumerate() {
        match position.side() {
            Side::White => words.push(format!("{}.", position.number())),
            Side::Black if at == 0 => words.push(format!("{}…", position.number())),
            Side::Black => {}
        }
        let written = written.entry((position.hash(), mv)).or_insert_with(|| written_move(&position, variant, mv));
        words.push(written.clone());
        position.play(variant, mv);
    }
    words.join(" ")
}

/// The first moves of a game in a list, to be painted; `None` for a game that has not begun as its rules say.
pub fn opening_moves(variant: &Variant, opening: &str) -> Option<MoveSentence> {
    let (naming, mut position) = (Naming { variant, fold: None }, start(variant).ok()?);
    let mut moves = MoveSentence::default();
    for word in opening.split(' ') {
        if word.ends_with(['.', '…']) {
            moves.push(Err(word));
            continue;
        }
        let legal = legal_moves(&position, variant);
        let read = read_played(&position, variant, &legal, word, Tongue::Theirs).ok();
        let mv = read.filter(|&mv| written_move(&position, variant, mv) == word)?;
        moves.push(Ok(WrittenMove::of(naming, &position, mv)));
        position.play(variant, mv);
    }
    Some(moves)
}

fn comments(game: &Game) -> String {
    let tree = game.tree();
    let said = |notes: &Notes| [notes.before.clone(), notes.after.clone()];
    let all = tree.nodes().into_iter().flat_map(|node| said(tree.notes(node)));
    all.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Every position of a line of moves and their texts, whole and on each lattice alone.
pub(super) fn passed<'a>(game: &Game, line: impl ExactSizeIterator<Item = (Move, &'a String)>, lattices: &[(u8, CellSet)]) -> Vec<Passed> {
    let (variant, mut position) = (game.variant(), game.start().clone());
    let mut standing: Vec<(u64, usize)> = lattices.iter().map(|(_, cells)| (position.hash_on(variant, cells), 0)).collect();
    let plies = line.len();
    let mut passed = Vec::with_capacity(plies * 2 + 4);
    for (ply, (mv, text)) in line.enumerate() {
        let black = position.side() == Side::Black;
        passed.push(Passed { hash: position.hash(), lattice: 0, ply, black, mv: Some(text.clone()) });
        position.play(variant, mv);
        for ((number, cells), (hash, since)) in lattices.iter().zip(&mut standing) {
            let now = position.hash_on(variant, cells);
            if now != *hash {
                passed.push(Passed { hash: *hash, lattice: *number, ply: *since, black, mv: Some(text.clone()) });
                (*hash, *since) = (now, ply + 1);
            }
        }
    }
    let black = position.side() == Side::Black;
    passed.push(Passed { hash: position.hash(), lattice: 0, ply: plies, black, mv: None });
    let alone = lattices.iter().zip(standing);
    passed.extend(alone.map(|(&(lattice, _), (hash, ply))| Passed { hash, lattice, ply, black, mv: None }));
    passed
}

/// The day, as games have it, this many seconds before now; by universal time, which every machine agrees on.
pub fn day(seconds_ago: u64) -> String {
    day_at(now().saturating_sub(seconds_ago))
}

/// The day of a time, in seconds since 1970.
pub(in crate::app) fn day_at(seconds: u64) -> String {
    let (year, month, day) = date_of(seconds / 86_400);
    format!("{year:04}.{month:02}.{day:02}")
}

/// Year, month and day, by the number of days since the first of January 1970.
fn date_of(days: u64) -> (u64, u64, u64) {
    // Years that begin in March have the leap day at their end.
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is kept of any game’s first moves is read as those moves.
    #[test]
    fn first_moves_are_painted_as_they_were_played() {
        let library = crate::shipped::library();
        for (id, _) in library.games() {
            let variant = library.get(id).expect("a shipped game compiles");
            let (mut game, mut line) = (Game::new(Arc::clone(&variant), start(&variant).expect("a start")), Vec::new());
            for ply in 0..OPENING {
                let Some(&mv) = game.legal().get(ply * 7 % game.legal().len().max(1)) else { break };
                line.push(mv);
                game.play(mv).expect("legal");
            }
            let naming = Naming { variant: &variant, fold: None };
            let written = WrittenMove::line(naming, game.start(), &line).into_iter().map(|written| written.long);
            let text = opening(&game, &line, &mut HashMap::new());
            let painted = opening_moves(&variant, &text).unwrap_or_else(|| panic!("{id}: {text}")).heard();
            let heard: Vec<&str> = painted.split(' ').filter(|word| !word.ends_with(['.', '…'])).collect();
            assert_eq!(heard, written.collect::<Vec<_>>(), "{id}: {text}");
        }
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        let known = [(0, (1970, 1, 1)), (59, (1970, 3, 1)), (11_016, (2000, 2, 29)), (11_017, (2000, 3, 1)), (20_779, (2026, 11, 22))];
        for (days, date) in known {
            assert_eq!(date_of(days), date);
        }
    }
}
