//! The program as somebody uses it who does not see it: started on a desktop of its own, driven over the accessibility bus alone, and
//! heard by what it announces.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nestmate_core::game::{Game, record_text};
use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, MoveKind, Position};
use nestmate_core::rules::{Reason, in_check};
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::{Limits, Search};

use crate::common::desktop::{Desktop, Heard, Thing};

const GAME: &str = "sfhiodgei";

/// How many moves are played at the most; far more than it takes against the weakest level.
const MOST: usize = 60;

/// How far our player looks.
const NODES: u64 = 3000;

/// A small window in English in which nothing glides, and the weakest opponent, who thinks as briefly as can be chosen and replies at once.
const SETTINGS: &str = r#"(
    format: "nestmate settings",
    version: 2,
    look: (less_motion: true, language: Some("en"), window: Some((at: None, size: (960.0, 600.0), maximized: false))),
    machine: (unhurried: false),
    new_game: Some((
        game: "sfhiodgei",
        players: (Person, Computer),
        strength: ((level: 1, think: 100), (level: 1, think: 100)),
    )),
)"#;

/// A game as it is followed by ear: nothing is known of it but what was said.
struct ByEar {
    desktop: Desktop,
    window: Thing,
    cells: HashMap<String, Thing>,
    game: Game,
}

impl ByEar {
    /// Begins a new game by the menu.
    fn begin(mut desktop: Desktop) -> Self {
        let window = desktop.start(Some(SETTINGS));
        desktop.press(&desktop.find(&window, "the menu", |name| name == "Game"));
        desktop.press(&desktop.find(&window, "its entry", |name| name.starts_with("New game…")));
        desktop.press(&desktop.find(&window, "the button", |name| name == "Play"));
        said(&desktop, "sFhIoDgEi. Move 1. White to move. You play White.");
        let variant = nestmate::library().get(GAME).expect("it is shipped");
        let start = nestmate_core::rules::start(&variant).expect("a start position");
        let all = desktop.all(&window).into_iter();
        let named = all.filter_map(|(name, cell)| Some((name.split_once(' ')?.0.to_owned(), cell)));
        let known: Vec<String> = variant.board.cells.iter().map(|cell| variant.cell_name(cell)).collect();
        let cells: HashMap<String, Thing> = named.filter(|(name, _)| known.contains(name)).collect();
        assert_eq!(cells.len(), known.len(), "every cell is on the bus");
        Self { desktop, window, cells, game: Game::new(Arc::clone(&variant), start) }
    }

    fn press(&self, cell: Cell) {
        self.desktop.press(&self.cells[&self.game.variant().cell_name(cell)]);
    }

    /// Plays our best move from cell to cell, and hears what it was and what it did.
    fn play(&mut self) -> Move {
        let mv = chosen(&self.game);
        let (before, name) = (self.game.position().clone(), self.named(mv.from()));
        self.press(mv.from());
        self.desktop.hear("what was picked up", |heard| is_said(heard) && heard.text.starts_with(&format!("{name} picked up, ")));
        self.press(mv.to());
        self.game.play(mv).expect("it is legal");
        said(&self.desktop, &told(&self.game, &before, mv));
        mv
    }

    /// Hears the reply, and plays what it says.
    fn reply(&mut self) -> Move {
        let text = self.desktop.hear("the reply", |heard| is_said(heard) && heard.text.starts_with("Black "));
        let before = self.game.position().clone();
        let meant: Vec<Move> =
            self.game.legal().iter().copied().filter(|&mv| text.starts_with(&sentence(&self.game, &before, mv))).collect();
        assert_eq!(meant.len(), 1, "‘{text}’ is one legal move in {}", record_text(&self.game));
        self.game.play(meant[0]).expect("it is legal");
        assert_eq!(text, told(&self.game, &before, meant[0]));
        meant[0]
    }

    /// Gives the game up by the menu.
    fn resign(&self) {
        self.desktop.press(&self.desktop.find(&self.window, "the menu", |name| name == "Game"));
        self.desktop.press(&self.desktop.find(&self.window, "its entry", |name| name.starts_with("Resign")));
        self.desktop.press_in(&self.window, "Resign", "Resign");
        said(&self.desktop, "Black wins: resignation.");
    }

    fn named(&self, cell: Cell) -> String {
        called(self.game.variant(), self.game.position(), cell)
    }
}

fn is_said(heard: &Heard) -> bool {
    heard.event == "Announcement"
}

/// Waits until this is announced.
fn said(desktop: &Desktop, text: &str) {
    desktop.hear(text, |heard| is_said(heard) && heard.text == text);
}

/// What the search finds, among the moves that need no choice: those that are alone in going from here to there.
fn chosen(game: &Game) -> Move {
    let variant = game.variant();
    let alone =
        |mv: &&Move| !mv.is_drop() && game.legal().iter().filter(|other| (other.from(), other.to()) == (mv.from(), mv.to())).count() == 1;
    let only: Vec<Move> = game.legal().iter().filter(alone).copied().collect();
    let (history, limits) = (game.hashes_before(), Limits { nodes: Some(NODES), ..Limits::default() });
    let search = Search { history: &history, limits, only: &only, ..Search::new(game.position(), variant) };
    search.run(&mut nestmate::memory_of(variant, 4), &AtomicBool::new(false), &mut |_| {}).expect("there is a move").pv[0]
}

fn called(variant: &Variant, position: &Position, cell: Cell) -> String {
    variant.kind(position.at(cell).kind()).name.clone()
}

/// A move in the words that are to be said of it, with its full stop.
fn sentence(game: &Game, before: &Position, mv: Move) -> String {
    let variant = game.variant();
    let side = if before.side() == Side::White { "White" } else { "Black" };
    let (from, to) = (variant.cell_name(mv.from()), variant.cell_name(mv.to()));
    let kind = |kind| variant.kind(kind).name.as_str();
    if let MoveKind::Drop(dropped) = mv.action() {
        return format!("{side} drops {} on {to}.", kind(dropped));
    }
    let piece = called(variant, before, mv.from());
    if let MoveKind::Become(other) = mv.action() {
        return format!("{side} turns {piece} {from} into {} on {to}.", kind(other));
    }
    let moved = if mv.action() == MoveKind::Castle {
        format!("{side} castles, {piece} {from} to {to}")
    } else if before.at(mv.to()).is_some() {
        format!("{side} {piece} {from} takes {} on {to}", called(variant, before, mv.to()))
    } else if mv.takes_in_passing() {
        format!("{side} {piece} {from} takes en passant on {to}")
    } else {
        format!("{side} plays {piece} {from} to {to}")
    };
    match mv.action() {
        MoveKind::Turn => {
            let other = variant.kind(before.at(mv.from()).kind()).turns_to.expect("it has another face");
            format!("{moved} and promotes to {}.", kind(other))
        }
        MoveKind::Promote(other) => format!("{moved} and promotes to {}.", kind(other)),
        MoveKind::Restore(other) | MoveKind::Swap(other) => format!("{moved} and becomes {}.", kind(other)),
        MoveKind::Exchange(other, reserve) => {
            let whose = ["White’s", "Black’s", "the neutral"][reserve.index()];
            format!("{moved}, exchanged for {} from {whose} reserve.", kind(other))
        }
        MoveKind::Gate(other, _) => format!("{moved}, and puts the {} where it was.", kind(other)),
        MoveKind::Plain
        | MoveKind::Double
        | MoveKind::EnPassant
        | MoveKind::Castle
        | MoveKind::Drop(_)
        | MoveKind::Pass
        | MoveKind::Become(_)
        | MoveKind::Twice(_) => {
            format!("{moved}.")
        }
    }
}

/// All that is to be said once a move has been played: whom it freezes or thaws, check, and the end.
fn told(game: &Game, before: &Position, mv: Move) -> String {
    let (variant, after) = (game.variant(), game.position());
    let mut said = vec![sentence(game, before, mv)];
    for (side, name) in [(Side::White, "White"), (Side::Black, "Black")] {
        // What has been captured was frozen no less than before.
        let stays = |cell: &Cell| before.at(*cell) == after.at(*cell);
        let turned = |wanted: bool| {
            let kept = after.pieces(side).iter().filter(stays);
            kept.filter(|&cell| after.is_frozen(variant, cell) == wanted && before.is_frozen(variant, cell) != wanted).count()
        };
        said.extend(match (turned(true), turned(false)) {
            (0, 0) => None,
            (1, _) => Some(format!("One {name} piece is frozen.")),
            (0, 1) => Some(format!("One {name} piece is unfrozen.")),
            (0, count) => Some(format!("{count} {name} pieces are unfrozen.")),
            (count, _) => Some(format!("{count} {name} pieces are frozen.")),
        });
    }
    let outcome = game.outcome();
    said.extend((outcome.is_none() && in_check(after, variant, after.side())).then(|| "Check.".to_owned()));
    said.extend(outcome.map(|outcome| match (outcome.winner, outcome.reason) {
        (Some(side), Reason::Mate) => format!("{} wins: checkmate.", if side == Side::White { "White" } else { "Black" }),
        (None, Reason::Stalemate) => "Draw: stalemate.".to_owned(),
        (None, Reason::Repetition) => "Draw: the same position for the third time.".to_owned(),
        other => panic!("an end that is not to be expected: {other:?}"),
    }));
    said.join(" ")
}

/// A game against the weakest level, from the array on, mostly to mate: every move made by pressing cells, every reply known by what
/// was announced of it.
#[test]
fn a_whole_game_is_played_by_ear() {
    let Some(desktop) = Desktop::open("object:announcement") else { return };
    let mut ear = ByEar::begin(desktop);
    let (mut captures, mut checks) = (0, 0);
    let mut count = |game: &Game, before: &Position, mv: Move| {
        captures += usize::from(before.at(mv.to()).is_some());
        checks += usize::from(in_check(game.position(), game.variant(), game.position().side()));
    };
    for _ in 0..MOST {
        let before = ear.game.position().clone();
        let mv = ear.play();
        count(&ear.game, &before, mv);
        if ear.game.outcome().is_some() {
            break;
        }
        let before = ear.game.position().clone();
        let mv = ear.reply();
        count(&ear.game, &before, mv);
        if ear.game.outcome().is_some() {
            break;
        }
    }
    assert!(captures > 0 && checks > 0, "{captures} captures and {checks} checks in {} plies", ear.game.ply());
}

#[test]
fn a_game_is_resigned_by_ear() {
    let Some(desktop) = Desktop::open("object:announcement") else { return };
    let mut ear = ByEar::begin(desktop);
    ear.play();
    ear.reply();
    ear.resign();
}

/// What the window says before a screen reader has found it is said once it has.
#[test]
fn the_first_start_tells_its_pages() {
    let Some(mut desktop) = Desktop::open("object:announcement") else { return };
    let window = desktop.start(None);
    said(&desktop, "Introduction, page 1 of 8. This looks like chess. Make a move.");
    desktop.press(&desktop.find(&window, "the button", |name| name == "Next"));
    let told = |heard: &Heard| is_said(heard) && heard.text.starts_with("Introduction, page 2 of 8. Chess lives inside sFhIoDgEi");
    desktop.hear("the next page", told);
}

/// Where nobody listens to announcements, the same is said as the description of what has the focus.
#[test]
fn who_hears_no_announcements_is_told_by_descriptions() {
    let Some(desktop) = Desktop::open("object:property-change:accessible-description") else { return };
    let ear = ByEar::begin(desktop);
    let cell = ear.game.variant().board.cells.iter().find(|&cell| ear.game.variant().cell_name(cell) == "i4").expect("a cell");
    ear.press(cell);
    let told = |heard: &Heard| heard.kind == "accessible-description" && heard.text == "Tusk picked up, 2 moves.";
    ear.desktop.hear("what was picked up", told);
}
