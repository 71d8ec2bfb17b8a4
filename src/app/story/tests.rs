//! Each fact of a story is worked out anew from the record: by comparing positions, by the rules as the definition writes them, and by the
//! moves that a side would have. Games are model games and random ones that take leaders wherever they can.

use nestmate_core::game::read_text;
use nestmate_core::rules::{in_check, pseudo_moves, start};
use nestmate_core::variant::{KindId, Rule};
use nestmate_text::moves_from_in_words;

use super::inside::Beside;
use super::*;
use crate::app::lens::fold::ways_to_fold;
use crate::app::naming::Naming;
use crate::shipped;

/// The games with more than one lattice, each with its model game and random ones.
fn games() -> Vec<(Game, Vec<Arc<Fold>>)> {
    let library = shipped::library();
    let mut found = Vec::new();
    for variant in library.games().filter_map(|(id, _)| library.get(id).ok()).filter(|variant| !variant.inner.is_empty()) {
        let folds = ways_to_fold(&variant, &library);
        let model = shipped::model(&variant.id).and_then(|text| read_text("model", text, &library, &variant).ok());
        found.extend(model.map(|model| (model.game, folds.clone())));
        found.extend((0..5).map(|seed| (random_game(&variant, seed), folds.clone())));
    }
    found
}

fn random_game(variant: &Arc<Variant>, seed: u64) -> Game {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut game = Game::new(Arc::clone(variant), start(variant).expect("a start"));
    for _ in 0..90 {
        let position = game.position();
        let takes = |mv: &&Move| !mv.is_drop() && position.at(mv.to()).is_some();
        let leader = |mv: &&Move| takes(mv) && variant.semi_royals.contains(position.at(mv.to()).kind());
        let special = |mv: &&Move| !mv.is_plain() && !mv.is_pass();
        let pool: Vec<Move> = game.legal().iter().filter(leader).copied().collect();
        let lively: Vec<Move> = game.legal().iter().filter(|mv| takes(mv) || special(mv)).copied().collect();
        let pool = if pool.is_empty() && random.u8(..) < 90 { lively } else { pool };
        let pool = if pool.is_empty() { game.legal().to_vec() } else { pool };
        let Some(&mv) = random.choice(&pool) else { break };
        if game.play(mv).is_err() {
            break;
        }
    }
    game
}

/// A game move by move, in positions alone.
struct Replay<'a> {
    variant: &'a Variant,
    folds: &'a [Arc<Fold>],
    moves: Vec<Move>,
    /// One more than there are moves.
    positions: Vec<Position>,
}

impl<'a> Replay<'a> {
    fn of(game: &'a Game, folds: &'a [Arc<Fold>]) -> Self {
        let line = game.line();
        let positions = std::iter::once(game.start().clone()).chain(line.iter().map(|&node| game.position_at(node))).collect();
        Self { variant: game.variant(), folds, moves: line.iter().filter_map(|&node| game.tree().mv(node)).collect(), positions }
    }

    fn side(&self, ply: usize) -> Side {
        self.positions[ply].side()
    }

    fn changed(&self, ply: usize) -> Vec<Cell> {
        let (before, after) = (&self.positions[ply], &self.positions[ply + 1]);
        self.variant.board.cells.iter().filter(|&cell| before.at(cell) != after.at(cell)).collect()
    }

    /// The layers of all cells of a move.
    fn layers(&self, ply: usize) -> Vec<usize> {
        let mut cells = self.changed(ply);
        if !self.moves[ply].is_pass() {
            cells.extend([self.moves[ply].from(), self.moves[ply].to()]);
        }
        let on = |layer: &usize| {
            cells.iter().any(|&cell| self.variant.layers.iter().position(|known| known.cells.contains(cell)) == Some(*layer))
        };
        (0..self.variant.layers.len()).filter(on).collect()
    }

    /// By the definition: the cells of the pieces of a side that each rule freezes.
    fn frozen(&self, ply: usize, side: Side) -> Vec<Vec<Cell>> {
        let position = &self.positions[ply];
        let unturned = |kind: KindId| self.variant.kind(kind).unturned;
        let army = |rule: &Rule| {
            let Rule::Freeze { semi_royal, pieces, cells } = rule else { return None };
            let own: Vec<Cell> = position.pieces(side).iter().filter(|&cell| cells.contains(cell)).collect();
            if own.iter().any(|&cell| position.at(cell).kind() == *semi_royal) {
                return Some(Vec::new());
            }
            let is_bound = |cell: &Cell| pieces.contains(position.at(*cell).kind()) || pieces.contains(unturned(position.at(*cell).kind()));
            Some(own.into_iter().filter(is_bound).collect())
        };
        self.variant.rules.iter().filter_map(army).collect()
    }

    fn is_of(&self, fold: usize, piece: Piece) -> bool {
        self.folds[fold].inner.as_ref().is_some_and(|inner| inner.piece(piece).is_some())
    }

    /// Whether a game inside knows all that a move touched.
    fn is_inside(&self, fold: usize, ply: usize) -> bool {
        let mut cells = self.changed(ply);
        cells.extend([self.moves[ply].from(), self.moves[ply].to()]);
        let known = |piece: Piece| piece.is_none() || self.is_of(fold, piece);
        let (before, after) = (&self.positions[ply], &self.positions[ply + 1]);
        let royal = |inner: &crate::app::lens::inner::InnerGame, piece| {
            inner.piece(piece).is_some_and(|piece| inner.variant.kind(piece.kind()).royal)
        };
        let inner = self.folds[fold].inner.as_ref();
        let drops = inner.is_some_and(|inner| inner.variant.has_reserves && !royal(inner, self.mover(ply)));
        let all = cells.iter().all(|&cell| self.folds[fold].cells.contains(cell) && known(before.at(cell)) && known(after.at(cell)));
        all && (drops || !self.moves[ply].is_drop())
    }

    /// What a move took of the other side.
    fn taken(&self, ply: usize) -> Vec<On> {
        let (before, other) = (&self.positions[ply], self.side(ply).other());
        self.changed(ply).into_iter().filter(|&cell| before.at(cell).is_of(other)).map(|cell| (before.at(cell), cell)).collect()
    }

    /// Where the side to move could capture what stands on a cell, from which cells.
    fn capturers(&self, position: &Position, cell: Cell) -> Vec<Cell> {
        let mut moves = Vec::new();
        pseudo_moves(position, self.variant, &mut moves);
        moves.into_iter().filter(|mv| mv.to() == cell && !mv.is_drop()).map(Move::from).collect()
    }

    fn again(&self, ply: usize) -> Position {
        let mut passed = self.positions[ply + 1].clone();
        passed.make_null(self.variant);
        passed
    }

    /// The first fold on whose cells a piece of its game stands.
    fn fold_of(&self, (piece, cell): On) -> Option<usize> {
        (0..self.folds.len()).find(|&fold| self.folds[fold].cells.contains(cell) && self.is_of(fold, piece))
    }

    fn mover(&self, ply: usize) -> Piece {
        self.positions[ply].mover(self.moves[ply])
    }

    /// Whether the mover is of the game of a fold, before it moves.
    fn moves_inside(&self, fold: usize, ply: usize) -> bool {
        let mv = self.moves[ply];
        self.is_of(fold, self.mover(ply)) && (mv.is_drop() || self.folds[fold].cells.contains(mv.from()))
    }
}

/// By side whose it is and with the first, what is counted of each move.
fn count(replay: &Replay<'_>, of: impl Fn(usize) -> usize, other: bool) -> ([usize; 2], Option<usize>) {
    let (mut counts, mut first) = ([0; 2], None);
    for ply in 0..replay.moves.len() {
        let found = of(ply);
        let side = if other { replay.side(ply).other() } else { replay.side(ply) };
        counts[side.index()] += found;
        first = first.or((found > 0).then_some(ply));
    }
    (counts, first)
}

#[expect(clippy::too_many_lines, reason = "an arm for each kind of fact")]
fn proved(story: &Story, replay: &Replay<'_>, game: &Game, (first, fact): FactAt) {
    let (variant, all) = (replay.variant, replay.moves.len());
    let id = &variant.id;
    match fact {
        Fact::Alone { games, left } => {
            let inside = |ply: usize| replay.is_inside(games[replay.side(ply).index()], ply);
            assert!((0..left.unwrap_or(all)).all(inside), "{id}: {fact:?}");
            assert!(left.is_none_or(|left| !inside(left)), "{id}: {fact:?}");
        }
        Fact::Crossed(count) => {
            let crossing: Vec<usize> = (0..all).filter(|&ply| replay.layers(ply).len() > 1).collect();
            assert_eq!((crossing.len(), crossing[0]), (count, first), "{id}");
        }
        Fact::Freezes(frost) => assert!(story.frosts[frost].from.is_some()),
        Fact::Thaws(frost) => assert!(story.frosts[frost].to.is_some() && story.frosts[frost].back && !story.frosts[frost].is_short()),
        Fact::Intruded { fold, lost } => {
            let of_fold = |on: &&On| replay.fold_of(**on) == Some(fold);
            let taken = |ply: usize| if replay.moves_inside(fold, ply) { 0 } else { replay.taken(ply).iter().filter(of_fold).count() };
            assert_eq!(count(replay, taken, true), (lost, Some(first)), "{id}");
        }
        Fact::Threatened { fold, times } => {
            let attacked = |ply: usize| {
                let (before, after, to) = (&replay.positions[ply], &replay.positions[ply + 1], replay.moves[ply].to());
                let inside = replay.is_of(fold, after.at(to)) && replay.folds[fold].cells.contains(to);
                let leader = |&cell: &Cell| {
                    variant.semi_royals.contains(after.at(cell).kind()) && replay.fold_of((after.at(cell), cell)) == Some(fold)
                };
                let leaders = after.pieces(replay.side(ply).other()).iter().filter(leader);
                let again = replay.again(ply);
                let fresh =
                    leaders.filter(|&cell| replay.capturers(before, cell).is_empty() && replay.capturers(&again, cell).contains(&to));
                // Without it, pieces freeze that did not.
                let leads = |&cell: &Cell| {
                    let mut without = nestmate_core::position::Draft::of(after);
                    without.put(variant, cell, Piece::NONE);
                    frozen(without.picture(), variant, after.at(cell).side()) > frozen(after, variant, after.at(cell).side())
                };
                if inside { 0 } else { fresh.filter(leads).count() }
            };
            assert_eq!(count(replay, attacked, true), (times, Some(first)), "{id}");
        }
        Fact::Checked { fold, times } => {
            let checked = |ply: usize| {
                let (after, again) = (&replay.positions[ply + 1], replay.again(ply));
                let by_piece = |from: &Cell| replay.folds[fold].cells.contains(*from) && replay.is_of(fold, after.at(*from));
                let royals = after
                    .royals(variant, after.side())
                    .filter(|&cell| replay.folds[fold].cells.contains(cell) && !replay.is_of(fold, after.at(cell)));
                let found = royals.flat_map(|cell| replay.capturers(&again, cell)).any(|from| by_piece(&from));
                usize::from(in_check(after, variant, after.side()) && found)
            };
            assert_eq!(count(replay, checked, true), (times, Some(first)), "{id}");
        }
        Fact::Dropped(counts) => {
            let held = |ply: usize| replay.positions[ply].pieces(replay.side(ply)).len();
            let more = |ply: usize| replay.positions[ply + 1].pieces(replay.side(ply)).len();
            assert_eq!(count(replay, |ply| usize::from(more(ply) > held(ply)), false), (counts, Some(first)), "{id}");
        }
        Fact::Exchanged(told) => {
            // The piece that moved lies in a reserve, and another of them stands in its place.
            let exchanged = |ply: usize| {
                let becomes = replay.moves[ply].becomes().is_some();
                let [before, after] = [ply, ply + 1].map(|at| replay.frozen(at, replay.side(ply)));
                let thaws = before.iter().zip(after).any(|(before, after)| !before.is_empty() && after.is_empty());
                usize::from(becomes && !thaws && !matches!(replay.moves[ply].action(), nestmate_core::position::MoveKind::Promote(_)))
            };
            let (counts, at) = count(replay, exchanged, false);
            assert_eq!((counts[0] + counts[1], at), (told, Some(first)), "{id}");
        }
        Fact::Promoted(counts) => {
            let promoted = |ply: usize| {
                let action = replay.moves[ply].action();
                let kind = replay.positions[ply + 1].at(replay.moves[ply].to()).kind();
                usize::from(action == nestmate_core::position::MoveKind::Promote(kind) && kind != replay.mover(ply).kind())
            };
            assert_eq!(count(replay, promoted, false), (counts, Some(first)), "{id}");
        }
        Fact::Differed(told) => {
            let differs = |ply: usize| {
                let (mv, piece) = (replay.moves[ply], replay.mover(ply));
                let words = |cell: Cell| moves_from_in_words(variant, piece.kind(), piece.side(), cell);
                let stays = !mv.is_drop() && !mv.is_pass() && replay.positions[ply + 1].at(mv.to()) == piece;
                usize::from(stays && words(mv.from()) != words(mv.to()))
            };
            let (counts, at) = count(replay, differs, false);
            assert_eq!((counts[0] + counts[1], at), (told, Some(first)), "{id}");
        }
        Fact::Travelled(count) => {
            let last = first;
            // Back from the last of its moves to where it has come from.
            let layer = |cell: Cell| variant.layers.iter().position(|known| known.cells.contains(cell));
            let (mut cell, mut travels) = (replay.moves[last].to(), 0);
            for ply in (0..=last).rev() {
                let mv = replay.moves[ply];
                if mv.to() == cell {
                    if mv.is_drop() {
                        break;
                    }
                    travels += usize::from(layer(mv.from()) != layer(cell));
                    cell = mv.from();
                }
            }
            assert_eq!(travels, count, "{id}: {fact:?}");
        }
        Fact::Checks(times) => {
            let checks = |ply: usize| usize::from(in_check(&replay.positions[ply + 1], variant, replay.positions[ply + 1].side()));
            assert_eq!(count(replay, checks, false), (times, Some(first)), "{id}");
        }
        Fact::Lost => {
            let losses = count(replay, |ply| replay.taken(ply).len(), true);
            let told = Side::BOTH.map(|side| story.losses.iter().map(|lost| lost[side.index()]).sum::<usize>());
            assert_eq!(losses, (told, Some(first)), "{id}");
        }
        Fact::Quiet { layer, from, to } => {
            let touches = |ply: usize| replay.layers(ply).contains(&layer);
            let (begin, end) = (from.map_or(0, |from| from + 1), to.unwrap_or(all));
            assert!(!(begin..end).any(touches) && from.is_none_or(touches) && to.is_none_or(touches), "{id}: {fact:?}");
            let longer = (0..=all - (end - begin)).filter(|&at| at + (end - begin) < all);
            assert!(longer.into_iter().all(|at| (at..=at + (end - begin)).any(touches)), "{id}: none is longer");
        }
        Fact::Still { fold, still, of } => {
            let begin = &replay.positions[0];
            for side in Side::BOTH {
                let of_game = |cell: &Cell| replay.folds[fold].cells.contains(*cell) && replay.is_of(fold, begin.at(*cell));
                let own: Vec<Cell> = begin.pieces(side).iter().filter(of_game).collect();
                let stood = own.iter().filter(|&&cell| replay.positions.iter().all(|position| position.at(cell) == begin.at(cell))).count();
                assert_eq!((stood, own.len()), (still[side.index()], of[side.index()]), "{id}");
            }
        }
        Fact::Ended { outcome, frozen } => {
            let mut over = game.clone();
            over.go(Step::End);
            assert_eq!(over.outcome(), Some(outcome), "{id}");
            let counts = Side::BOTH.map(|side| replay.frozen(all, side).iter().map(Vec::len).sum::<usize>());
            assert_eq!(counts, frozen, "{id}");
        }
    }
}

#[test]
fn what_is_told_follows_from_the_record() {
    let mut kinds = std::collections::BTreeSet::new();
    for (mut game, folds) in games() {
        game.go(Step::End);
        let story = Story::new(&game, folds.clone()).expect("moves");
        let replay = Replay::of(&game, &folds);
        for (at, ply) in story.plies.iter().enumerate() {
            let mut layers = ply.layers.clone();
            layers.sort_unstable();
            assert_eq!(layers, replay.layers(at), "{}: move {at}", game.variant().id);
            let games: Vec<usize> = (0..folds.len()).filter(|&fold| story.is_game(fold) && replay.is_inside(fold, at)).collect();
            assert_eq!(ply.games, games, "{}: move {at}, {:?}", game.variant().id, replay.moves[at]);
        }
        for fact in fact::all(&story, (game.start(), game.position()), game.outcome()) {
            proved(&story, &replay, &game, fact);
            let name = format!("{:?}", fact.1);
            kinds.insert(name.split([' ', '(']).next().unwrap_or_default().to_owned());
        }
    }
    assert!(kinds.len() >= 14, "nearly every kind of fact was seen: {kinds:?}");
}

/// Whether an army was frozen after a move.
fn holds_after(frost: &Frost, ply: usize) -> bool {
    frost.from.is_none_or(|from| from <= ply) && frost.to.is_none_or(|to| ply < to)
}

#[test]
fn an_army_stands_frozen_just_as_long_as_it_has_no_leader() {
    let mut seen = [0; 3];
    for (mut game, folds) in games() {
        game.go(Step::End);
        let story = Story::new(&game, folds.clone()).expect("moves");
        let replay = Replay::of(&game, &folds);
        for ply in 0..replay.moves.len() {
            for side in Side::BOTH {
                let armies: Vec<usize> = replay.frozen(ply + 1, side).iter().map(Vec::len).filter(|count| *count > 0).collect();
                let held: Vec<&Frost> = story.frosts.iter().filter(|frost| frost.side == side && holds_after(frost, ply)).collect();
                assert_eq!(held.len(), armies.len(), "{}: move {ply}", game.variant().id);
                for frost in held.iter().filter(|frost| frost.from == Some(ply)) {
                    seen[0] += 1;
                    assert!(armies.contains(&frost.count));
                    if let Some((piece, cell)) = frost.fallen {
                        seen[1] += 1;
                        assert!(
                            replay.positions[ply].at(cell) == piece && replay.positions[ply + 1].at(cell) != piece && piece.is_of(side)
                        );
                    }
                }
            }
        }
        for frost in story.frosts.iter().filter(|frost| frost.back) {
            seen[2] += 1;
            let to = frost.to.expect("a move");
            let count = |ply: usize| replay.frozen(ply, frost.side).iter().map(Vec::len).sum::<usize>();
            let (before, after) = (&replay.positions[to], &replay.positions[to + 1]);
            let leaders = |position: &Position| {
                let own = position.pieces(frost.side).iter();
                own.filter(|&cell| replay.variant.semi_royals.contains(position.at(cell).kind())).count()
            };
            assert!(count(to + 1) < count(to) && leaders(after) > leaders(before), "{}", game.variant().id);
        }
    }
    assert!(seen.iter().all(|count| *count > 3), "leaders fall and come back: {seen:?}");
}

#[test]
fn a_story_is_in_order_and_has_few_sentences() {
    for (mut game, folds) in games() {
        game.go(Step::End);
        let story = Story::new(&game, folds).expect("moves");
        let plies: Vec<usize> = story.facts.iter().map(|fact| fact.0).collect();
        assert!(plies.is_sorted() && plies.iter().all(|&ply| ply < story.plies.len()));
        let least = if story.plies.len() < 60 { 2 } else { 3 };
        assert!((least..=10).contains(&story.facts.len()), "{}: {:?}", game.variant().id, story.facts);
        let told = story.told(Naming { variant: game.variant(), fold: None }, &Beside::default());
        assert_eq!(told.len(), story.facts.len());
        assert!(told.iter().all(|told| !told.text.heard().is_empty()));
    }
}
