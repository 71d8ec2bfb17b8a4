use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use nestmate_core::game::{Game, Step, Tags, record_text};
use nestmate_engine::task::{News, Tell};

use super::entry::{EntryMemo, archived, lattices};
use super::import::{ImportNews, add_texts};
use super::*;
use crate::app::files::games::GameTexts;
use crate::app::files::opening::{Opened, open_lower};
use crate::storage::{Archive, ArchivedGame, GameResult, SortBy};

/// A game of random moves.
pub(super) fn random(id: &str, random: &mut fastrand::Rng, plies: usize) -> Game {
    let variant = crate::shipped::library().get(id).expect("shipped");
    let start = nestmate_core::rules::start(&variant).expect("a start");
    let mut game = Game::new(variant, start);
    for _ in 0..plies {
        let legal = game.legal().to_vec();
        if game.outcome().is_some() || legal.is_empty() {
            break;
        }
        // The first moves of few, so that games share positions.
        let most = if game.ply() < 4 { 2 } else { legal.len() };
        game.play(legal[random.usize(..most.min(legal.len()))]).expect("legal");
    }
    game
}

pub(super) fn entry(game: &Game) -> ArchivedGame {
    archived(game, Default::default(), &mut EntryMemo::default(), "2026.11.22")
}

#[test]
fn every_position_is_passed_whole_and_alone() {
    for id in ["sfhiodgei", "fide-chess", "nested-chess-a"] {
        let mut game = random(id, &mut fastrand::Rng::with_seed(7), 60);
        let lattices = lattices(game.variant());
        let known = entry(&game);
        assert_eq!(lattices.is_empty(), id == "fide-chess");
        game.go(Step::Start);
        for ply in 0..=known.moves.len() {
            let whole = known.passed.iter().find(|passed| (passed.lattice, passed.ply) == (0, ply)).expect("every ply is there");
            assert_eq!(whole.hash, game.position().hash());
            assert_eq!(whole.mv.as_ref(), known.moves.get(ply));
            for (number, cells) in lattices.iter() {
                let hash = game.position().hash_on(game.variant(), cells);
                let alone = |passed: &&crate::storage::Passed| passed.lattice == *number && passed.ply <= ply && passed.hash == hash;
                assert!(known.passed.iter().any(|passed| alone(&passed)), "{id}: lattice {number} after {ply} plies");
            }
            game.go(Step::Forward);
        }
    }
}

#[test]
fn searches_find_what_looking_at_every_game_finds() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut archive = Archive::open(&folder.path().join("games.sqlite")).expect("opened");
    let mut chance = fastrand::Rng::with_seed(11);
    let (ids, names) = (["sfhiodgei", "fide-chess", "shogi"], ["Ada", "Emmy", "Grace", "Sofia"]);
    let mut games: Vec<ArchivedGame> = Vec::new();
    for number in 0..60 {
        let mut game = random(ids[number % 3], &mut chance, 12);
        for tag in Tags::PLAYERS {
            game.set_tag(tag, names[chance.usize(..4)]);
        }
        game.set_tag("Date", &format!("20{:02}.{:02}.??", chance.u8(10..30), chance.u8(1..13)));
        game.set_tag("Result", GameResult::ALL[chance.usize(..4)].text());
        let at = game.current();
        game.comment(at, "", ["", "a Quiet move", "loud"][chance.usize(..3)]);
        games.push(entry(&game));
    }
    archive.add(&games).expect("added");
    let prints: BTreeSet<String> = games.iter().map(ArchivedGame::print).collect();
    games.retain({
        let mut seen = BTreeSet::new();
        move |game| seen.insert(game.print())
    });
    assert_eq!(archive.count(), Ok(prints.len()));
    for _ in 0..400 {
        let some = &games[chance.usize(..games.len())];
        let mut query = GameQuery { rising: chance.bool(), ..GameQuery::default() };
        query.sort =
            [SortBy::Game, SortBy::White, SortBy::Black, SortBy::Result, SortBy::Date, SortBy::Length, SortBy::Opening][chance.usize(..7)];
        if chance.bool() {
            query.words = ["quiet", "LOUD ada", "quiet move", "chess", "no such word", "2019"][chance.usize(..6)].to_owned();
        }
        if chance.bool() {
            query.player = names[chance.usize(..4)].to_lowercase();
        }
        if chance.bool() {
            query.game = Some(some.record.game.clone());
        }
        if chance.bool() {
            query.result = Some(some.result);
        }
        if chance.bool() {
            query.since = Some(some.date.clone());
        }
        if chance.bool() {
            let passed = &some.passed[chance.usize(..some.passed.len())];
            query.position = Some((passed.lattice, passed.hash));
        }
        let fits = |game: &&ArchivedGame| {
            let said = |text: &str, of: &str| text.to_lowercase().split_whitespace().all(|word| of.to_lowercase().contains(word));
            let [white, black] = &game.players;
            let all = [&white.name, &black.name, &game.comments, &game.date, &game.name, &game.opening].map(String::as_str).join(" ");
            said(&query.words, &all)
                && said(&query.player, &format!("{} {}", white.name, black.name))
                && query.game.as_ref().is_none_or(|id| *id == game.record.game)
                && query.result.is_none_or(|result| result == game.result)
                && query.since.as_ref().is_none_or(|since| game.date >= *since)
                && query.position.is_none_or(|known| game.passed.iter().any(|passed| (passed.lattice, passed.hash) == known))
        };
        let wanted: BTreeSet<String> = games.iter().filter(fits).map(ArchivedGame::print).collect();
        let rows = archive.find(&query).expect("found");
        let found: BTreeSet<String> = rows.iter().map(|row| archive.print(row.id).expect("there")).collect();
        assert_eq!(found, wanted, "{query:?}");
        assert_eq!(rows.len(), wanted.len());
        let keys: Vec<String> =
            rows.iter().map(|row| if query.sort == SortBy::Length { format!("{:04}", row.plies) } else { row.date.clone() }).collect();
        if matches!(query.sort, SortBy::Length | SortBy::Date) {
            assert!(keys.windows(2).all(|pair| if query.rising { pair[0] <= pair[1] } else { pair[0] >= pair[1] }));
        }
    }
}

#[test]
fn moves_are_counted_as_by_looking_at_every_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut archive = Archive::open(&folder.path().join("games.sqlite")).expect("opened");
    let mut chance = fastrand::Rng::with_seed(5);
    let games: Vec<ArchivedGame> = (0..40)
        .map(|number| {
            let mut game = random("sfhiodgei", &mut chance, 8);
            game.set_tag("White", &number.to_string());
            game.set_tag("Result", GameResult::ALL[chance.usize(..4)].text());
            entry(&game)
        })
        .collect();
    archive.add(&games).expect("added");
    for passed in games.iter().flat_map(|game| &game.passed) {
        let from = Crossing { game: "sfhiodgei".to_owned(), lattice: passed.lattice, hash: passed.hash, black: passed.black };
        let tallies = archive.moves(&from).expect("counted");
        let went = |game: &ArchivedGame, mv: &str| {
            let here =
                |other: &crate::storage::Passed| (other.lattice, other.hash, other.black) == (passed.lattice, passed.hash, passed.black);
            game.passed.iter().any(|other| here(other) && other.mv.as_deref() == Some(mv))
        };
        for tally in &tallies {
            let count = |result: GameResult| games.iter().filter(|game| game.result == result && went(game, &tally.mv)).count();
            let known = [tally.white, tally.draws, tally.black, tally.open];
            assert_eq!(known, GameResult::ALL.map(count).map(|count| count), "{from:?}: {}", tally.mv);
        }
        assert_eq!(passed.mv.is_some(), passed.mv.as_ref().is_some_and(|mv| tallies.iter().any(|tally| tally.mv == *mv)));
        assert!(tallies.windows(2).all(|pair| pair[0].games() >= pair[1].games()), "the most frequent comes first");
    }
}

#[test]
fn an_import_counts_what_it_adds_and_ends_when_nobody_wants_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut archive = Archive::open(&folder.path().join("games.sqlite")).expect("opened");
    let mut chance = fastrand::Rng::with_seed(9);
    let games: Vec<String> = ["fide-chess", "sfhiodgei", "shogi"].map(|id| record_text(&random(id, &mut chance, 10))).into();
    let text = games.join("\n") + "\n[Event \"broken\"]\n\n1. e5 *\n";
    let library = crate::shipped::library();
    let known = ReadContext { variant: library.get("fide-chess").expect("shipped"), library };
    let mut add = |off: bool| {
        let (stop, mut progress) = (AtomicBool::new(off), ImportProgress::default());
        let (texts, tell) = (GameTexts::new(text.as_bytes()), Tell::new(&|_: ImportNews| (), &stop));
        add_texts(&mut archive, "games.pgn", texts, &known, &mut progress, &tell).expect("added").expect("read");
        (progress.done, progress.bytes, progress.added.new, progress.added.known, progress.unread)
    };
    let all = text.len() as u64;
    assert_eq!(add(true), (0, 0, 0, 0, 0));
    assert_eq!(add(false), (4, all, 3, 0, 1));
    assert_eq!(add(false), (4, all, 0, 3, 1));
}

#[test]
fn the_rules_of_many_games_are_compiled_once() {
    let library = crate::shipped::library();
    let usual = library.get("shogi").expect("shipped");
    let known = ReadContext { variant: library.get("fide-chess").expect("shipped"), library };
    let rules = |text: &str| {
        let Opened::Game(opened) = open_lower("", text.to_owned(), 0, None, &known) else { panic!("it can be read: {text}") };
        Arc::clone(opened.game.variant())
    };
    let game = random("shogi", &mut fastrand::Rng::with_seed(4), 6);
    let text = record_text(&game);
    assert!(text.contains("nifu=on") && Arc::ptr_eq(&rules(&text), &usual), "rules that are told and are the usual ones");
    let other = text.replace("nifu=on", "nifu=off");
    assert!(Arc::ptr_eq(&rules(&other), &rules(&other)) && !Arc::ptr_eq(&rules(&other), &usual));
    let record = crate::app::record_of(&game, Default::default()).text();
    assert!(Arc::ptr_eq(&rules(&record), &rules(&record)));
    let free = record.replace("(\"nifu\", true)", "(\"nifu\", false)");
    assert!(free != record && Arc::ptr_eq(&rules(&free), &rules(&free)) && !Arc::ptr_eq(&rules(&free), &rules(&record)));
}

#[test]
fn a_damaged_database_is_made_anew_of_what_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sqlite");
    let mut chance = fastrand::Rng::with_seed(2);
    let games = (0..60).map(|number| {
        let mut game = random("fide-chess", &mut chance, 30);
        game.set_tag("White", &format!("Player {number}"));
        entry(&game)
    });
    Archive::open(&path).and_then(|mut archive| archive.add(&games.collect::<Vec<_>>())).expect("added");
    let mut content = std::fs::read(&path).expect("read");
    let at = content.len() / 2 / 4096 * 4096;
    content[at..at + 4096].fill(0xA5);
    std::fs::write(&path, &content).expect("written");
    let (ring, bell) = std::sync::mpsc::channel();
    let wake = move || {
        // The test may be over.
        let _ = ring.send(());
    };
    let mut task = desk::serve(path, Arc::new(wake));
    task.ask(ArchiveSlot::Find, Box::new(|desk, tell| desk.find(&GameQuery::default(), tell)));
    let mut rebuilt = None;
    loop {
        bell.recv_timeout(std::time::Duration::from_mins(1)).expect("the window is woken");
        match task.next() {
            Some((_, News::Answer(ArchiveNews::Rebuilt(aside, count)))) => {
                assert!(aside.is_file());
                rebuilt = Some(count);
            }
            Some((_, News::Answer(ArchiveNews::Found(found)))) => {
                assert_eq!(Some(found.rows.len()), rebuilt);
                assert!(found.total > 30, "{} of 60 are left", found.total);
                return;
            }
            Some((_, news)) => panic!("{news:?}"),
            None => {}
        }
    }
}

/// How long 10,000 games take: `cargo test --release --lib ten_thousand -- --ignored --nocapture`.
#[test]
#[ignore = "measures time"]
#[expect(clippy::print_stdout, reason = "it tells what it has measured")]
fn ten_thousand_games() {
    let mut chance = fastrand::Rng::with_seed(3);
    for (id, plies) in [("fide-chess", 80), ("sfhiodgei", 80)] {
        let some: Vec<String> = (0..50).map(|_| record_text(&random(id, &mut chance, plies))).collect();
        let mut text = String::new();
        for number in 0..10_000 {
            // The same moves by others are another game.
            let game = some[number % some.len()].replacen("[White \"?\"]", &format!("[White \"Player {number}\"]"), 1);
            let _ = writeln!(text, "{game}");
        }
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.sqlite");
        let mut archive = Archive::open(&path).expect("opened");
        let library = crate::shipped::library();
        let known = ReadContext { variant: library.get(id).expect("shipped"), library };
        let (stop, mut progress) = (AtomicBool::new(false), ImportProgress::default());
        let began = Instant::now();
        let (texts, tell) = (GameTexts::new(text.as_bytes()), Tell::new(&|_: ImportNews| (), &stop));
        add_texts(&mut archive, "games.pgn", texts, &known, &mut progress, &tell).expect("added").expect("read");
        let size = std::fs::metadata(&path).map_or(0, |known| known.len() >> 20);
        println!("{id}: import of {progress:?} in {:?}, {size} MiB", began.elapsed());
        let began = Instant::now();
        archive = Archive::open(&path).expect("opened");
        println!("{id}: opened in {:?}", began.elapsed());
        let game = random(id, &mut chance, 0);
        let whole = Some((0, game.position().hash()));
        let lattices = lattices(game.variant());
        let alone = lattices.first().map(|(number, cells)| (*number, game.position().hash_on(game.variant(), cells)));
        let queries = [
            GameQuery::default(),
            GameQuery { words: "player 77".to_owned(), ..GameQuery::default() },
            GameQuery { words: "nothing of this".to_owned(), ..GameQuery::default() },
            GameQuery { position: whole, ..GameQuery::default() },
            GameQuery { position: alone, sort: SortBy::White, ..GameQuery::default() },
        ];
        for query in queries {
            let began = Instant::now();
            let found = archive.find(&query).expect("found").len();
            println!("{id}: {found} found in {:?} by {query:?}", began.elapsed());
        }
        let began = Instant::now();
        let from = OwnGames::crossing(game.position(), game.variant(), None);
        println!("{id}: {} moves counted in {:?}", archive.moves(&from).expect("counted").len(), began.elapsed());
    }
}
