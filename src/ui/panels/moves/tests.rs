//! Tests of the rows of the list.

use super::*;
use crate::game::{Game, read_text};
use crate::variant::Library;

fn read(text: &str) -> Game {
    read_text("text", text, &Library::shipped(), &Library::shipped().get("fide-chess").expect("shipped")).expect("good").game
}

/// The rows of a game in a list so many characters wide.
fn written(game: &Game, folded: &HashSet<NodeId>, width: f32) -> String {
    let mut measure = |run: &MoveRun| match run {
        #[expect(clippy::cast_precision_loss, reason = "short texts")]
        MoveRun::Move { text, .. } | MoveRun::Words { text, .. } | MoveRun::Mark(text) => text.chars().count() as f32 + 1.0,
        MoveRun::Fold { .. } => 2.0,
    };
    rows::plain(game, &rows(game, folded, width, &mut measure))
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
