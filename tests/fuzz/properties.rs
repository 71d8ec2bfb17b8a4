//! What must be true of whatever has been read.

use std::collections::BTreeSet;
use std::sync::Arc;

use fastrand::Rng;
use nestmate::{Player, Record, record_of, replay};
use nestmate_core::game::Game;
use nestmate_core::position::{Draft, Move, Position, move_text};
use nestmate_core::rules::{check, is_legal, legal_moves, moves_past_goals, parse_position, pseudo_moves, start_number, start_numbered};
use nestmate_core::variant::{Library, Source, Variant};
use nestmate_engine::{Limits, Search};
use nestmate_text::{Rulebook, endings_in_words, moves_in_words, rules_in_words};

/// A position with more moves than this is not looked at move by move.
const MANY: usize = 250;

/// The plies of a game by chance.
const PLIES: usize = 10;

/// A game that was read can be told and written, and its positions are sound.
pub fn sound_game(variant: &Arc<Variant>, start: &Position, random: &mut Rng) {
    for kind in variant.kind_ids() {
        moves_in_words(variant, kind).into_iter().chain(rules_in_words(variant, kind)).for_each(drop);
    }
    endings_in_words(variant).into_iter().for_each(drop);
    assert!(!Rulebook::of(variant, &Library::default()).text(variant).is_empty(), "the rules can be told");
    let again = check(&Library::default(), Source::new("again", variant.definition.as_str()), &|_| true);
    assert_eq!(again.reports, [], "what was read can be written and read again");
    let mut game = Game::new(Arc::clone(variant), start.clone());
    for _ in 0..PLIES {
        sound_position(variant, game.position());
        let Some(&mv) = random.choice(game.legal()) else { break };
        if game.play(mv).is_err() {
            break;
        }
    }
    if random.u8(..) < 40 {
        sound_record(&game);
    }
    if random.u8(..) < 20 {
        let limits = Limits { depth: Some(2), nodes: Some(200), ..Limits::default() };
        let search = Search { limits, ..Search::new(game.position(), variant) };
        let info = search.run(&mut nestmate::memory_of(variant, 1), &std::sync::atomic::AtomicBool::new(false), &mut |_| {});
        assert_eq!(info.is_none(), legal_moves(game.position(), variant).is_empty());
    }
}

/// Starts that are drawn by lot come back from their text, and what has a number is that start.
pub fn sound_starts(variant: &Variant, random: &mut Rng) {
    let Some(shuffle) = &variant.shuffle else { return };
    for number in [0, random.u32(..shuffle.count), shuffle.count - 1] {
        let Ok(start) = start_numbered(variant, number) else { continue };
        sound_position(variant, &start);
        let told = start_number(variant, &start);
        assert!(told.is_none_or(|told| start_numbered(variant, told).is_ok_and(|again| again == start)), "{number}: {told:?}");
    }
}

/// A position comes back from its text, and its moves can be told apart, made and unmade.
pub fn sound_position(variant: &Variant, position: &Position) {
    let text = position.text(variant);
    let again = parse_position(variant, &text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    assert!(again == *position, "{text} reads as another position");
    assert_eq!(Draft::of(position).text(variant), text);
    let legal = legal_moves(position, variant);
    if legal.len() > MANY {
        return;
    }
    let (mut copy, mut pseudo) = (again, Vec::new());
    pseudo_moves(position, variant, &mut pseudo);
    pseudo.retain(|&mv| is_legal(&mut copy, variant, mv));
    assert_eq!(pseudo, moves_past_goals(position, variant), "{text}");
    assert!(legal.is_empty() || legal == pseudo, "{text}: a goal ends the game or it does not");
    let texts: BTreeSet<String> = legal.iter().map(|&mv: &Move| move_text(variant, mv)).collect();
    assert_eq!(texts.len(), legal.len(), "{text}: two moves have one text");
    for &mv in &legal {
        let undo = copy.make(variant, mv);
        copy.unmake(&undo);
        assert!(copy == *position, "{text}: {} leaves something behind", move_text(variant, mv));
    }
}

/// A game comes back from its file as it was.
pub fn sound_record(game: &Game) {
    let players = [Player::Human, Player::Computer];
    let text = record_of(game, players).text();
    let record = Record::read("file", &text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let again = replay(&record, "file", &text, "").unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    assert_eq!(record_of(&again, players).text(), text);
    assert!(again.position() == game.position(), "{text}");
}
