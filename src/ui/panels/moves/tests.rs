//! Tests of the rows of the list.

use std::sync::Arc;

use nestmate_core::game::{Game, read_text};
use nestmate_core::position::{Move, move_text};

use super::*;
use crate::app::{Action, App, NewGame, See, WrittenMove};

fn read(text: &str) -> Game {
    read_text("text", text, &crate::shipped::library(), &crate::shipped::library().get("fide-chess").expect("shipped")).expect("good").game
}

/// The rows of a game in a list so many characters wide.
fn written(game: &Game, folded: &HashSet<NodeId>, width: f32) -> String {
    let mut measure = |run: &MoveRun| match run {
        #[expect(clippy::cast_precision_loss, reason = "short texts")]
        MoveRun::Move { text, .. } | MoveRun::Words { text, .. } | MoveRun::Mark(text) => text.chars().count() as f32 + 1.0,
        MoveRun::Fold { .. } => 2.0,
    };
    plain(game, &rows(game, folded, width, &mut measure))
}

/// The rows as text.
fn plain(game: &Game, rows: &[MoveRow]) -> String {
    let run = |run: &MoveRun| match run {
        MoveRun::Move { text, .. } | MoveRun::Words { text, .. } | MoveRun::Mark(text) => text.clone(),
        MoveRun::Fold { .. } => "▾".to_owned(),
    };
    let line = |row: &MoveRow| match row {
        MoveRow::Pair { number, moves } => {
            let [white, black] = moves.map(|node| node.map_or("…".to_owned(), |node| rows::played(game, node)));
            format!("{number}. {white} {black}")
        }
        MoveRow::Text { indent, runs } => {
            format!("{}{}", "  ".repeat(*indent), runs.iter().map(run).collect::<Vec<String>>().join(" "))
        }
    };
    rows.iter().map(line).collect::<Vec<String>>().join("\n")
}

const GAME: &str =
    "{Played at home} 1. e4 e5 (1... c5 {sharp} 2. Nf3 (2. c3 d5 (2... Nf6 3. e5)) 2... d6) 2. Nf3 $1 {the usual move by far} Nc6 3. Bb5 *";

#[test]
fn variations_and_comments_stand_between_the_pairs() {
    assert_eq!(
        written(&read(GAME), &HashSet::new(), 60.0),
        "Played at home\n1. e2e4 e7e5\n  ▾ 1… c7c5 sharp 2. g1f3\n    ▾ 2. c2c3 d7d5 ( 2… g8f6 3. e4e5 )\n  2… d7d6\n\
         2. g1f3! …\nthe usual move by far\n2. … b8c6\n3. f1b5 …"
    );
}

#[test]
fn lines_are_broken_and_nothing_is_lost() {
    let game = read(GAME);
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>().join(" ");
    let wide = words(&written(&game, &HashSet::new(), 400.0));
    for width in [30.0, 34.0, 39.0] {
        let got = written(&game, &HashSet::new(), width);
        assert!(got.lines().count() > 9);
        assert_eq!(words(&got), wide);
    }
    let long = read(&format!("1. e4 {{{}}}", "ab".repeat(100)));
    let got = written(&long, &HashSet::new(), 30.0);
    assert!(got.lines().all(|line| line.chars().count() <= 30), "{got}");
    assert_eq!(got.replace('\n', "").matches("ab").count(), 100);
}

#[test]
fn folded_variations_tell_how_much_is_hidden() {
    let game = read(GAME);
    let first = game.line()[0];
    let variation = game.tree().children(first)[1];
    let folded: HashSet<NodeId> = [variation].into_iter().collect();
    assert!(written(&game, &folded, 60.0).starts_with("Played at home\n1. e2e4 e7e5\n  ▾ 1… c7c5 +6\n2. g1f3!"));
}

/// A move as the list shows it: with the letter for the figurine, without, and in the styles of the game’s players.
fn shown(app: &App, mv: Move) -> Vec<String> {
    let written = app.told(|naming| WrittenMove::of(naming, app.game().position(), mv));
    let styled = written.styled.into_iter().map(|known| known.1);
    [written.letter + &written.short, written.short, written.long].into_iter().chain(styled).collect()
}

#[test]
fn every_move_that_the_list_shows_can_be_typed_as_it_stands() {
    let library = crate::shipped::library();
    let mut app = App::new(library.clone(), Arc::new(|| {})).expect("a game");
    for (id, _) in library.games() {
        let mut chance = fastrand::Rng::with_seed(7);
        app.update(Action::New(NewGame { players: Default::default(), ..NewGame::new(id) }));
        for ply in 0..24 {
            let legal = app.game().legal().to_vec();
            if legal.is_empty() || app.game().outcome().is_some() {
                break;
            }
            let ways = app.ways_to_fold();
            let fold = (ply % 2 == 1).then(|| ways.get(ply / 2 % ways.len().max(1)).map(|fold| fold.layer)).flatten();
            app.update(Action::See(See::All));
            app.update(Action::See(See::Fold(fold)));
            for _ in 0..6 {
                let mv = legal[chance.usize(..legal.len())];
                let texts = shown(&app, mv);
                for text in &texts {
                    let listed = app.completions(text);
                    assert!(listed.iter().any(|known| known.mv == mv), "{id}: {text} for {}", move_text(app.variant(), mv));
                }
                let before = app.game().current();
                for text in texts.iter().take(1).chain(&texts[3..]).filter(|text| app.means_a_move(text)).collect::<Vec<_>>() {
                    let mut typed = app.game().clone();
                    app.update(Action::PlayText(text.clone()));
                    assert_eq!(app.game().last_move(), Some(mv), "{id}: {text}");
                    assert!(typed.play(mv).is_ok());
                    app.update(Action::TakeBack);
                    assert_eq!(app.game().current(), before);
                }
            }
            app.update(Action::Play(legal[chance.usize(..legal.len())]));
        }
    }
}

#[test]
fn chess_is_typed_as_players_write_it() {
    let mut app = App::new(crate::shipped::library(), Arc::new(|| {})).expect("a game");
    app.update(Action::New(NewGame { players: Default::default(), ..NewGame::new("fide-chess") }));
    let moves = [
        ("e4", "e2e4"),
        ("d5", "d7d5"),
        ("exd5", "e4d5"),
        ("Nf6", "g8f6"),
        ("Bb5+", "f1b5"),
        ("c6", "c7c6"),
        ("dxc6", "d5c6"),
        ("Qb6", "d8b6"),
        ("Nf3", "g1f3"),
        ("Qxb5", "b6b5"),
        ("cxb7", "c6b7"),
        ("Qe2+", "b5e2"),
        ("Qxe2", "d1e2"),
        ("Kd8", "e8d8"),
        ("0-0", "e1g1"),
        ("Bxb7", "c8b7"),
    ];
    for (text, exact) in moves {
        app.update(Action::PlayText(text.to_owned()));
        let last = app.game().last_move().map(|mv| move_text(app.variant(), mv));
        assert_eq!(last.as_deref(), Some(exact), "{text}");
    }
    // A Bishop is not the b-file.
    app.update(Action::PlayText("Ba3".to_owned()));
    assert_eq!(app.game().ply(), moves.len());
    app.update(Action::SetPosition("8/P6k/8/8/8/8/8/K7 w - - - 0 1".to_owned()));
    app.update(Action::PlayText("a8=Q".to_owned()));
    assert_eq!(app.game().last_move().map(|mv| move_text(app.variant(), mv)).as_deref(), Some("a7a8=Q"));
}

/// A position that another program wrote is set up as far as it can be, and what was left out is told.
#[test]
fn what_a_position_says_in_vain_is_told() {
    let mut app = App::new(crate::shipped::library(), Arc::new(|| ())).expect("the shipped games can be played");
    app.update(Action::New(NewGame { players: Default::default(), ..NewGame::new("fide-chess") }));
    app.take_messages();
    app.update(Action::SetPosition("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1".to_owned()));
    let told: Vec<String> = app.take_messages().into_iter().map(|message| message.text.to_string()).collect();
    assert!(told.iter().any(|text| text.contains("‘Q’ was left out")), "{told:?}");
}
