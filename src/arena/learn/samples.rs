//! Which positions of the games are learnt from: quiet ones that are not decided.

use nestmate_core::position::Position;
use nestmate_core::rules;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::{NetworkReader, Studied};

use super::self_play_game::SelfPlayGame;
use crate::arena::tune::is_quiet;

/// Each such game is kept back, to judge by.
const KEPT_BACK: u64 = 10;

/// The positions that are learnt from, and those that are kept back. Games come one after the other in the order of their numbers; a game that
/// cannot be played by the rules ends where that shows.
pub(super) fn samples<'a>(variant: &Variant, games: impl Iterator<Item = &'a SelfPlayGame>) -> [Vec<Studied>; 2] {
    let reader = NetworkReader::new(variant);
    let mut found = [Vec::new(), Vec::new()];
    let Ok(start) = rules::start(variant) else { return found };
    for game in games {
        let kept = usize::from(game.number % KEPT_BACK == KEPT_BACK - 1);
        replay(variant, &reader, start.clone(), game, &mut found[kept]);
    }
    found
}

fn replay(variant: &Variant, reader: &NetworkReader<'_>, mut position: Position, game: &SelfPlayGame, found: &mut Vec<Studied>) {
    for (text, score) in &game.moves {
        let Ok(mv) = rules::parse_move(&position, variant, text) else { return };
        if let Some(score) = score.filter(|_| is_quiet(&position, variant, mv)) {
            let own = if position.side() == Side::White { game.half_points } else { 2 - game.half_points };
            found.push(reader.read(&position, score, f32::from(own) / 2.0));
        }
        let _ = position.make(variant, mv);
        position.forget();
    }
}
