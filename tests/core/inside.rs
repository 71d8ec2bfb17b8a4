//! A game inside another as it is played there: its position, moves and endings follow from those of the whole game.

use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use nestmate::{App, AppAction, Fold, InnerGame, NewGame, Player, Strength, WhyWoken, ways_to_fold};
use nestmate_core::game::Game;
use nestmate_core::position::{Move, MoveKind, Position};
use nestmate_core::rules::{legal_moves, pseudo_moves, start};
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::{Level, Limits, MateSearch, Memory, Search};

use super::nesting::made;
use crate::common::{games, library};

/// The games inside that are played by their own rules, each with the game that it is in.
fn nests() -> Vec<(Arc<Variant>, Arc<Fold>)> {
    let library = library();
    let folds = |outer: Arc<Variant>| ways_to_fold(&outer, &library).into_iter().map(move |fold| (Arc::clone(&outer), fold));
    games().into_iter().chain(made()).flat_map(folds).filter(|(_, fold)| inner(fold).is_some()).collect()
}

fn inner(fold: &Fold) -> Option<&InnerGame> {
    fold.inner.as_ref().filter(|inner| !inner.pieces_only)
}

/// The text of a position without its counters.
fn state(position: &Position, variant: &Variant) -> Vec<String> {
    position.text(variant).split(' ').take(5).map(str::to_owned).collect()
}

/// While only its moves are made, each legal move of the game inside is one move of the whole game before checks, and leads to the same
/// position; what the whole game allows its pieces beyond that is what it knows less of: checks, castlings, drops, and other pieces.
#[test]
fn the_moves_inside_are_moves_of_the_whole_game() {
    let (mut moved, mut seen) = (0, 0);
    for (outer, fold) in nests() {
        let inner = inner(&fold).expect("it is played inside");
        seen += 1;
        for seed in 0..3 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut position = start(&outer).expect("a start");
            for _ in 0..90 {
                let name = || format!("{} in {}: {}", inner.variant.id, outer.id, position.text(&outer));
                let there = inner.position(&outer, &position).unwrap_or_else(|| panic!("{}", name()));
                let (legal, whole) = (legal_moves(&there, &inner.variant), legal_moves(&position, &outer));
                let mut pseudo = Vec::new();
                pseudo_moves(&position, &outer, &mut pseudo);
                for &mv in &legal {
                    let ways = pseudo.iter().filter(|&&outer| inner.inward(outer) == Some(mv)).count();
                    assert_eq!(ways, 1, "{mv:?}: {}", name());
                }
                let mut known = Vec::new();
                pseudo_moves(&there, &inner.variant, &mut known);
                for mv in whole.iter().filter_map(|&mv| inner.inward(mv)) {
                    let apart = matches!(mv.action(), MoveKind::Castle | MoveKind::Drop(_));
                    assert!(apart || known.contains(&mv), "{mv:?}: {}", name());
                }
                let both: Vec<(Move, Move)> = legal.iter().filter_map(|&mv| Some((mv, inner.outward(mv, &whole)?))).collect();
                let Some(&(mv, outward)) = random.choice(&both) else { break };
                let before = name();
                let after = there.after(&inner.variant, mv);
                position = position.after(&outer, outward);
                let told = inner.position(&outer, &position).unwrap_or_else(|| panic!("{mv:?}: {before}"));
                assert_eq!(state(&told, &inner.variant), state(&after, &inner.variant), "{mv:?}: {before}");
                moved += 1;
            }
        }
    }
    assert!(seen >= 24 && moved > 200 * seen, "{moved} moves in {seen} games inside");
}

/// A game against the computer that plays inside, as the window has it.
struct Match {
    app: App,
    bell: Receiver<()>,
    fold: Arc<Fold>,
    own: Side,
    random: fastrand::Rng,
    memory: Memory,
}

/// What came of a game: how many moves the computer made inside, and why it began to play the whole board, if it did.
type Came = (usize, Option<WhyWoken>);

impl Match {
    fn new(fold: &Arc<Fold>) -> Self {
        let (ring, bell) = channel();
        let wake = Arc::new(move || {
            // The test may be over.
            let _ = ring.send(());
        });
        let memory = Memory::new(&inner(fold).expect("it is played inside").variant, 1);
        let app = App::new(library(), wake).expect("there are games");
        Self { app, bell, fold: Arc::clone(fold), own: Side::White, random: fastrand::Rng::new(), memory }
    }

    fn inner(&self) -> &InnerGame {
        inner(&self.fold).expect("it is played inside")
    }

    fn there(&self) -> Option<Game> {
        self.inner().game(self.app.game(), self.app.game().current())
    }

    fn begin(&mut self, outer: &Variant, seed: u64) {
        self.random.seed(seed);
        self.own = if seed.is_multiple_of(2) { Side::White } else { Side::Black };
        let mut setup = NewGame::new(outer.id.clone());
        setup.players[self.own.other().index()] = Player::Computer;
        let level = Level::ALL[self.random.usize(..Level::ALL.len())];
        setup.strength = [Strength { level, inside: u8::try_from(self.fold.layer).ok(), think: Duration::from_millis(12) }; 2];
        self.app.update(AppAction::New(setup));
    }

    /// Until it is the user's turn; each move of the computer is asked about.
    fn wait(&mut self, name: &str, moves: &mut usize) {
        while self.app.game().outcome().is_none() && self.app.game().position().side() != self.own {
            let (before, ply, asleep) = (self.there(), self.app.game().ply(), self.app.inside(self.own.other()).is_some());
            self.bell.recv_timeout(Duration::from_mins(1)).unwrap_or_else(|_| panic!("{name}: it does not answer"));
            self.app.poll(true);
            if self.app.game().ply() == ply || !asleep {
                continue;
            }
            let told = self.app.woken(self.own.other());
            let mv = self.app.game().last_move().expect("it has moved");
            let inside = before.is_some_and(|before| self.inner().inward(mv).is_some_and(|mv| before.legal().contains(&mv)));
            // Its own move can only end the game inside.
            assert!(inside && matches!(told, None | Some(WhyWoken::Over)), "{name}: an outside move before it was announced");
            *moves += 1;
        }
    }

    /// A move of the user's: at random or searched, inside as a rule.
    fn answer(&mut self) -> Move {
        let whole = self.app.game().legal().to_vec();
        let there = self.there();
        let legal = there.as_ref().map(|there| there.legal().to_vec()).unwrap_or_default();
        let inside: Vec<Move> = legal.iter().filter_map(|&mv| self.inner().outward(mv, &whole)).collect();
        if inside.is_empty() || self.random.u8(..) < 2 {
            return whole[self.random.usize(..whole.len())];
        }
        let random = inside[self.random.usize(..inside.len())];
        if self.random.u8(..) < 60 {
            return random;
        }
        let there = there.expect("there are moves inside");
        let limits = Limits { nodes: Some(400), ..Limits::default() };
        let search = Search { limits, ..Search::new(there.position(), there.variant()) };
        let found = search.run(&mut self.memory, &AtomicBool::new(false), &mut |_| {});
        found.and_then(|found| self.inner().outward(*found.pv.first()?, &whole)).unwrap_or(random)
    }

    fn play(&mut self, outer: &Variant, seed: u64, plies: usize) -> Came {
        self.begin(outer, seed);
        let name = format!("{} in {}, seed {seed}", self.inner().variant.id, outer.id);
        let mut moves = 0;
        self.wait(&name, &mut moves);
        while self.app.game().outcome().is_none() && self.app.game().ply() < plies {
            let before = self.there();
            let mv = self.answer();
            let left = before.is_none_or(|before| self.inner().inward(mv).is_none_or(|mv| !before.legal().contains(&mv)));
            let _ = self.app.take_messages();
            self.app.update(AppAction::Play(mv));
            assert_eq!(self.app.woken(self.own.other()) == Some(WhyWoken::Left), left, "{name}");
            // The answer may come with the next ring: what is told has to be true of the position before it.
            let (here, told) = (self.there(), self.app.game().clone());
            self.wait(&name, &mut moves);
            let Some(why) = self.app.woken(self.own.other()) else { continue };
            let text = self.app.take_messages().iter().map(|message| message.text.to_string()).collect::<Vec<_>>();
            assert!(text.iter().any(|text| text.contains("the whole board")), "{name}: {text:?}");
            self.check(why, here.as_ref(), &told, left, &name);
            return (moves, Some(why));
        }
        (moves, None)
    }

    /// Whether a reason is true: `here` is the game inside, and `game` the whole one, when it was the computer's turn.
    fn check(&self, why: WhyWoken, here: Option<&Game>, game: &Game, left: bool, name: &str) {
        let over = |there: Option<&Game>| there.is_none_or(|there| there.outcome().is_some());
        let true_of = match (why, here) {
            (WhyWoken::Left, _) => left,
            // By the user's move or by its own.
            (WhyWoken::Over, _) => over(here) || over(self.there().as_ref()),
            (WhyWoken::Lost, Some(here)) => here.legal().iter().all(|&mv| is_mated(here.position(), here.variant(), mv, 3)),
            (WhyWoken::Illegal, Some(here)) => here.legal().iter().any(|&mv| self.inner().outward(mv, game.legal()).is_none()),
            (WhyWoken::Unsafe, Some(here)) => {
                let whole = here.legal().iter().filter_map(|&mv| self.inner().outward(mv, game.legal()));
                whole.into_iter().any(|mv| is_mated(game.position(), game.variant(), mv, 1))
            }
            (WhyWoken::Asked, _) | (_, None) => false,
        };
        assert!(true_of, "{name}: {why:?}");
    }
}

/// Whether a move is answered by a forced mate in so many moves.
fn is_mated(position: &Position, variant: &Variant, mv: Move, most: u32) -> bool {
    let after = position.after(variant, mv);
    let search = MateSearch { position: &after, variant, most, nodes: Some(2_000_000), until: None, seen: None };
    search.run(&AtomicBool::new(false), &mut |_| {}).moves.is_some()
}

/// Plays games against the computer inside all shipped nests; what came of them, with the seeds from a number on.
fn matches(games: u64, plies: usize) -> Vec<(String, Came)> {
    let shipped: Vec<String> = library().games().map(|game| game.0.to_owned()).collect();
    let nests: Vec<_> = nests().into_iter().filter(|(outer, _)| shipped.contains(&outer.id)).collect();
    let mut came = Vec::new();
    for (at, (outer, fold)) in nests.iter().enumerate() {
        let mut played = Match::new(fold);
        for seed in (0..games).filter(|seed| seed % nests.len() as u64 == at as u64) {
            came.push((format!("{} in {}", played.inner().variant.id, outer.id), played.play(outer, seed, plies)));
        }
    }
    came
}

#[test]
fn the_computer_stays_inside_until_it_says_otherwise() {
    let came = matches(7, 16);
    assert!(came.len() == 7 && came.iter().map(|(_, (moves, _))| moves).sum::<usize>() > 14, "{came:?}");
}

#[test]
#[ignore = "some minutes"]
fn two_hundred_games_inside() {
    let came = matches(200, 120);
    let mut told = String::new();
    for why in [None, Some(WhyWoken::Left), Some(WhyWoken::Lost), Some(WhyWoken::Illegal), Some(WhyWoken::Unsafe), Some(WhyWoken::Over)] {
        let moves: Vec<usize> = came.iter().filter(|(_, came)| came.1 == why).map(|(_, came)| came.0).collect();
        let _ = writeln!(told, "{why:?}: {} games, {} moves inside", moves.len(), moves.iter().sum::<usize>());
    }
    std::io::stderr().write_all(told.as_bytes()).expect("the error stream takes it");
    assert_eq!(came.len(), 200);
}
