//! A game as text: tags, then the moves of the main line, for people and other programs to read.

use std::fmt::Write as _;

use super::Game;
use crate::position::move_text;
use crate::variant::{Side, Variant};

/// The record of a game: the game's id, the rules of the house as they were set, the start position, and the moves of the line through
/// the current place.
///
/// ```text
/// [Variant "shogi"]
/// [Rules "nifu=on uchifuzume=on repetition=4 no-progress=100"]
/// [Start "lnsgkgsnl/… w [||] - - 0 1"]
///
/// 1. c3c4 g7g6 2. b2g7+
/// ```
#[must_use]
pub fn record_text(game: &Game) -> String {
    let variant = game.variant();
    let start = game.start().text(variant);
    let mut text = format!("[Variant \"{}\"]\n[Rules \"{}\"]\n[Start \"{start}\"]\n\n", variant.id, rules_text(variant));
    let (mut side, mut number) = game.first();
    for (index, mv) in game.line().into_iter().filter_map(|id| game.tree().mv(id)).enumerate() {
        if index > 0 {
            text.push(' ');
        }
        // Writing to a String cannot fail.
        let _ = match side {
            Side::White => write!(text, "{number}. "),
            Side::Black if index == 0 => write!(text, "{number}... "),
            Side::Black => Ok(()),
        };
        text.push_str(&move_text(variant, mv));
        number += u32::from(side == Side::Black);
        side = side.other();
    }
    text.push('\n');
    text
}

/// The switches and numbers that the players agreed on.
fn rules_text(variant: &Variant) -> String {
    let switches = variant.switches.iter().map(|switch| format!("{}={}", switch.id, if switch.on { "on" } else { "off" }));
    let endings = &variant.endings;
    let numbers = [format!("repetition={}", endings.repetition), format!("no-progress={}", endings.no_progress)];
    switches.chain(numbers).collect::<Vec<String>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;
    use crate::variant::{HouseRules, Library};

    #[test]
    fn a_record_keeps_the_rules_of_the_house() {
        let house = HouseRules { switches: vec![("nifu".to_owned(), false)], repetition: Some(3), no_progress: None };
        let variant = Library::shipped().get_with("shogi", &house).expect("shipped");
        let start = rules::start(&variant).expect("good");
        let mut game = Game::new(variant.clone(), start);
        for text in ["c3c4", "g7g6", "b2h8+"] {
            let mv = rules::parse_move(game.position(), &variant, text).expect("legal");
            game.play(mv).expect("legal");
        }
        let text = record_text(&game);
        assert!(text.contains("[Variant \"shogi\"]\n[Rules \"nifu=off uchifuzume=on repetition=3 no-progress=100\"]"), "{text}");
        assert!(text.contains(&format!("[Start \"{}\"]", variant.start)) && text.ends_with("\n1. c3c4 g7g6 2. b2h8+\n"), "{text}");
    }
}
