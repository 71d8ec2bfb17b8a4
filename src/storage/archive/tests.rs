use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use super::*;
use crate::storage::Record;

fn place() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("data").join("games.sqlite");
    (folder, path)
}

fn open(path: &Path) -> Archive {
    Archive::open(path).expect("it can be opened")
}

/// A game of these moves, whose positions are told apart by the moves before them.
fn game(id: &str, white: &str, moves: &str) -> ArchivedGame {
    let moves: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
    let mut record = Record::new(id.to_owned(), format!("the rules of {id}"), "start".to_owned());
    record.tags = vec![("White".to_owned(), white.to_owned())];
    let hash =
        |upto: usize| moves[..upto].iter().flat_map(|mv| mv.bytes()).fold(7_u64, |hash, byte| hash.wrapping_mul(31) + u64::from(byte));
    let passed = (0..=moves.len()).map(|ply| Passed { hash: hash(ply), lattice: 0, ply, black: ply % 2 == 1, mv: moves.get(ply).cloned() });
    ArchivedGame {
        name: format!("Game of {id}"),
        players: [
            ArchivedPlayer { name: white.to_owned(), ..ArchivedPlayer::default() },
            ArchivedPlayer { level: Some(3), ..ArchivedPlayer::default() },
        ],
        result: GameResult::Open,
        date: "2026.11.22".to_owned(),
        event: String::new(),
        eco: String::new(),
        opening: moves.join(" "),
        comments: String::new(),
        passed: passed.collect(),
        moves,
        record,
    }
}

fn words(words: &str) -> GameQuery {
    GameQuery { words: words.to_owned(), ..GameQuery::default() }
}

fn names(archive: &Archive, query: &GameQuery) -> Vec<String> {
    archive.find(query).expect("found").into_iter().map(|row| format!("{} {}", row.players[0].name, row.opening)).collect()
}

#[test]
fn the_same_game_twice_is_one_entry() {
    let (_folder, path) = place();
    let mut archive = open(&path);
    let (one, other) = (game("own", "Ada", "a b c"), game("own", "Emmy", "a b c"));
    assert_eq!(archive.add(&[one.clone(), other.clone(), one.clone()]).expect("added"), Added { new: 2, known: 1 });
    assert_eq!(archive.add(std::slice::from_ref(&one)).expect("added"), Added { new: 0, known: 1 });
    archive.keep(&one, None).expect("kept");
    assert_eq!(archive.count().expect("counted"), 2);
    // Bare ones get the comments of others; comments are not lost to a bare one.
    let said = ArchivedGame { comments: "a bold move".to_owned(), ..one.clone() };
    archive.add(&[said]).expect("added");
    assert_eq!(names(&archive, &words("bold")), ["Ada a b c"]);
    archive.add(&[one]).expect("added");
    assert_eq!(names(&archive, &words("bold")), ["Ada a b c"]);
}

#[test]
fn a_game_that_goes_on_takes_the_place_of_what_it_was() {
    let (_folder, path) = place();
    let mut archive = open(&path);
    archive.keep(&game("own", "Ada", "a b"), None).expect("kept");
    archive.keep(&game("own", "Emmy", "a b"), None).expect("kept");
    archive.keep(&game("own", "Ada", "a b c d"), None).expect("kept");
    let all = |archive: &Archive| names(archive, &GameQuery { sort: SortBy::White, rising: true, ..GameQuery::default() });
    assert_eq!(all(&archive), ["Ada a b c d", "Emmy a b"]);
    // A known game is replaced whatever became of it.
    let print = game("own", "Ada", "a b c d").print();
    archive.keep(&game("own", "Grace", "x"), Some(&print)).expect("kept");
    assert_eq!(all(&archive), ["Emmy a b", "Grace x"]);
    let hash = |moves: &str| game("own", "Ada", moves).passed.last().map(|passed| (0, passed.hash));
    let at = |moves: &str| GameQuery { position: hash(moves), ..GameQuery::default() };
    assert!(names(&archive, &at("a b c")).is_empty(), "nothing finds it by its positions");
    assert_eq!(names(&archive, &at("a b")), ["Emmy a b"]);
    // One that has ended is never gone on from, nor one with a comment that the other lacks.
    archive.keep(&ArchivedGame { result: GameResult::White, ..game("own", "Grace", "x y") }, None).expect("kept");
    archive.keep(&game("own", "Grace", "x y z"), None).expect("kept");
    archive.keep(&ArchivedGame { comments: "mine".to_owned(), ..game("own", "Sofia", "x") }, None).expect("kept");
    archive.keep(&game("own", "Sofia", "x y"), None).expect("kept");
    assert_eq!(all(&archive), ["Emmy a b", "Grace x y", "Grace x y z", "Sofia x", "Sofia x y"]);
}

#[test]
fn records_come_back_as_they_were() {
    let (_folder, path) = place();
    let mut archive = open(&path);
    let games = [game("own", "Ada", "a"), game("own", "Emmy", "a"), game("other", "Ada", "b")];
    archive.add(&games).expect("added");
    for row in archive.find(&GameQuery::default()).expect("found") {
        let known = games.iter().find(|game| (&game.record.game, &game.players[0].name) == (&row.game, &row.players[0].name));
        assert_eq!(archive.record(row.id).expect("read").as_ref(), known.map(|game| &game.record));
    }
    let definitions: i64 = archive.db().query_row("SELECT count(*) FROM definitions", [], |row| row.get(0)).expect("counted");
    assert_eq!(definitions, 2, "the same definition is kept once");
    assert_eq!(archive.record(99), Ok(None));
}

#[test]
fn games_are_put_away_and_brought_back() {
    let (_folder, path) = place();
    let mut archive = open(&path);
    archive.add(&[game("own", "Ada", "a"), game("own", "Emmy", "a")]).expect("added");
    let ids: Vec<i64> = archive.find(&words("ada")).expect("found").iter().map(|row| row.id).collect();
    archive.set_gone(&ids, true).expect("put away");
    assert_eq!(names(&archive, &GameQuery::default()), ["Emmy a"]);
    assert_eq!(archive.count().expect("counted"), 1);
    archive.set_gone(&ids, false).expect("brought back");
    assert_eq!(archive.count().expect("counted"), 2);
    archive.set_gone(&ids, true).expect("put away");
    assert_eq!(archive.add(&[game("own", "Ada", "a")]).expect("added"), Added { new: 1, known: 0 }, "importing it again brings it back");
    archive.set_gone(&ids, true).expect("put away");
    // A day later it is gone for good.
    archive.db().execute("UPDATE games SET gone = 1000 WHERE gone > 0", []).expect("done");
    drop(archive);
    let mut archive = open(&path);
    archive.set_gone(&ids, false).expect("nothing is wrong");
    assert_eq!(names(&archive, &GameQuery::default()), ["Emmy a"]);
    let rest =
        |table: &str| archive.db().query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get::<_, i64>(0)).expect("counted");
    assert_eq!((rest("records"), rest("positions")), (1, 2));
}

#[test]
fn databases_of_earlier_versions_are_brought_up() {
    for version in 0..=schema::STEPS.len() {
        let (_folder, path) = place();
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        {
            let db = Connection::open(&path).expect("opened");
            schema::STEPS[..version].iter().for_each(|step| db.execute_batch(step).expect("it is SQL"));
            db.pragma_update(None, "user_version", i64::try_from(version).expect("small")).expect("set");
            if version > 0 {
                let insert = "INSERT INTO games (id, print, head, game, name, white, black, white_level, black_level, result, date, event, plies, \
                    opening, sought, players) VALUES (1, 'p', 'h', 'own', 'Own', 'José', '', NULL, 2, '1-0', '2026.11.22', '', 4, 'e4', 'josé', 'josé')";
                db.execute(insert, []).expect("inserted");
                let record = Record {
                    tags: vec![("WhiteElo".to_owned(), "2400".to_owned())],
                    ..Record::new("own".to_owned(), String::new(), "start".to_owned())
                };
                db.execute("INSERT INTO records VALUES (1, 1, '', '', ?1)", [record.text()]).expect("inserted");
            }
        }
        let mut archive = open(&path);
        archive.add(&[game("own", "Emmy", "a")]).expect("added");
        let known = archive.find(&GameQuery { sort: SortBy::White, rising: true, ..GameQuery::default() }).expect("found");
        let names: Vec<&str> = known.iter().map(|row| row.players[0].name.as_str()).collect();
        assert_eq!(names, if version > 0 { vec!["Emmy", "José"] } else { vec!["Emmy"] }, "version {version}");
        if (1..schema::STEPS.len()).contains(&version) {
            assert_eq!(known[1].players[0].elo, Some(2400), "from its record");
            assert_eq!(archive.find(&words("jose")).expect("found").len(), 1, "version {version}");
        }
    }
}

#[test]
fn a_newer_database_is_left_alone() {
    let (_folder, path) = place();
    open(&path).db().pragma_update(None, "user_version", 99).expect("set");
    assert_eq!(Archive::open(&path).err(), Some(ArchiveFault::Newer));
    assert_eq!(Connection::open(&path).and_then(|db| db.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0))), Ok(99));
}

#[test]
fn what_is_no_database_is_damaged_and_put_aside() {
    for content in
        [&b"no database at all, but long enough to be looked at as one, and then some more of it to fill the header"[..], &[0; 5000]]
    {
        let (_folder, path) = place();
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(&path, content).expect("written");
        assert_eq!(Archive::open(&path).err(), Some(ArchiveFault::Damaged));
        let left = salvage(&path).expect("put aside");
        assert!(left.records.is_empty() && fs::read(&left.aside).is_ok_and(|kept| kept == content));
        assert_eq!(open(&path).count(), Ok(0));
    }
    let (_folder, path) = place();
    fs::create_dir_all(&path).expect("made");
    assert_eq!(Archive::open(&path).err(), Some(ArchiveFault::NoFile));
    let (folder, _) = place();
    fs::write(folder.path().join("data"), "a file").expect("written");
    assert!(matches!(Archive::open(&folder.path().join("data/games.sqlite")), Err(ArchiveFault::Trouble(_))));
}

#[test]
fn a_database_without_its_tables_is_damaged() {
    let (_folder, path) = place();
    open(&path).db().execute_batch("DROP TABLE records").expect("done");
    assert_eq!(Archive::open(&path).err(), Some(ArchiveFault::Damaged));
}

#[test]
fn games_are_read_around_the_damage() {
    let (_folder, path) = place();
    let mut archive = open(&path);
    let games: Vec<ArchivedGame> = (0..400).map(|at| game("own", &format!("Player {at}"), &"abc ".repeat(40))).collect();
    archive.add(&games).expect("added");
    drop(archive);
    let mut content = fs::read(&path).expect("read");
    // One page of the records, somewhere in the middle.
    let at = content.windows(12).position(|text| text == b"\"Player 200\"").expect("it is there") / 4096 * 4096;
    content[at..at + 4096].fill(0xA5);
    fs::write(&path, &content).expect("written");
    assert_eq!(Archive::open(&path).err(), Some(ArchiveFault::Damaged));
    let left = salvage(&path).expect("put aside");
    assert!(left.aside.ends_with("games.unreadable-1.sqlite"));
    assert!(left.records.len() > 300 && left.records.len() < 400, "{} of 400 are read", left.records.len());
    let read: BTreeSet<&str> = left.records.iter().map(|record| record.tags[0].1.as_str()).collect();
    assert!(read.contains("Player 0") && read.contains("Player 399"), "those before and after it");
}

#[test]
fn hostile_texts_are_texts() {
    let (_folder, path) = place();
    let mut archive = open(&path);
    let wild = ["'; DROP TABLE games; --", "%_\\", "\u{202e}\u{0}\n\t\"", "Żółć ÄÖ", &"x".repeat(100_000), "🂡", "NULL"];
    for name in wild {
        let wild = ArchivedGame { comments: name.to_owned(), event: name.to_owned(), ..game(name, name, "a") };
        archive.add(&[wild]).expect("added");
    }
    for name in wild {
        let query = GameQuery { words: name.to_owned(), player: name.to_owned(), ..GameQuery::default() };
        let found: Vec<String> = archive.find(&query).expect("found").into_iter().map(|row| row.players[0].name.clone()).collect();
        assert!(found.contains(&name.to_owned()) || name.trim().is_empty(), "{name}");
        let query = GameQuery { game: Some(name.to_owned()), ..GameQuery::default() };
        assert_eq!(archive.find(&query).expect("found").len(), 1);
    }
    for word in ["żółć", "zolc", "ZOLC ao"] {
        assert_eq!(names(&archive, &words(word)).len(), 1, "{word}: neither case nor accents matter");
    }
    assert_eq!(archive.count(), Ok(wild.len()));
}

#[test]
fn games_are_found_and_sorted_by_event_opening_and_ratings() {
    let (_folder, path) = place();
    let mut archive = open(&path);
    let rated = |white: &str, elo: [Option<u16>; 2], event: &str, eco: &str| {
        let mut game = ArchivedGame { event: event.to_owned(), eco: eco.to_owned(), ..game("own", white, white) };
        game.players.iter_mut().zip(elo).for_each(|(player, elo)| player.elo = elo);
        game
    };
    let games = [
        rated("a", [Some(2500), Some(2410)], "Cup", "C44"),
        rated("b", [Some(2600), None], "Open", "A00"),
        rated("c", [Some(2500), Some(2300)], "cup", "B20"),
    ];
    archive.add(&games).expect("added");
    let found =
        |query: GameQuery| archive.find(&query).expect("found").into_iter().map(|row| row.players[0].name.clone()).collect::<String>();
    for (least, rows) in [(2000, "ca"), (2400, "a"), (2500, "")] {
        assert_eq!(found(GameQuery { rated: Some(least), ..GameQuery::default() }), rows);
    }
    assert_eq!(found(GameQuery { sort: SortBy::Eco, rising: true, ..GameQuery::default() }), "bca");
    assert_eq!(found(GameQuery { sort: SortBy::Event, rising: true, ..GameQuery::default() }), "acb");
    let row = &archive.find(&words("2410")).expect("found");
    assert!(row.is_empty(), "the tags of these records have none");
}

#[test]
fn two_windows_use_it_at_once() {
    let (_folder, path) = place();
    let (mut one, mut other) = (open(&path), open(&path));
    one.keep(&game("own", "Ada", "a"), None).expect("kept");
    other.keep(&game("own", "Emmy", "a"), None).expect("kept");
    assert_eq!((one.count(), other.count()), (Ok(2), Ok(2)));
}

#[test]
fn results_against_levels_are_the_users_and_the_newest_come_first() {
    let (_folder, path) = place();
    let mut archive = open(&path);
    let ended = |moves: &str, levels: [Option<u8>; 2], result: GameResult, date: &str| {
        let mut game = game("own", "Ada", moves);
        for (player, level) in game.players.iter_mut().zip(levels) {
            player.level = level;
        }
        ArchivedGame { result, date: date.to_owned(), ..game }
    };
    let games = [
        ended("a", [None, Some(3)], GameResult::White, "2026.11.20"),
        ended("b", [None, Some(3)], GameResult::Black, "2026.11.22"),
        ended("c", [Some(5), None], GameResult::Black, "2026.11.21"),
        ended("d", [Some(4), None], GameResult::Draw, "2026.11.23"),
        ended("e", [None, Some(3)], GameResult::Open, "2026.11.24"),
        ended("f", [Some(2), Some(3)], GameResult::White, "2026.11.24"),
        ended("g", [None, None], GameResult::White, "2026.11.24"),
        ended("h", [None, Some(7)], GameResult::White, "2026.11.24"),
    ];
    archive.add(&games).expect("added");
    let last = archive.find(&words("h")).expect("found").iter().find(|row| row.opening == "h").expect("it is there").id;
    archive.set_gone(&[last], true).expect("put away");
    let found = archive.results().expect("read");
    let found: Vec<_> = found.iter().map(|game| (game.level, game.half_points)).collect();
    assert_eq!(found, [(4, 1), (3, 0), (5, 2), (3, 2)], "no open game, none between levels or people, none put away");
    assert!(archive.results().expect("read").iter().all(|game| (&game.game[..], &game.start[..]) == ("own", "start")));
}

#[cfg(unix)]
#[test]
fn others_cannot_read_it_nor_what_is_kept_beside_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("data/games.sqlite");
    let archive = Archive::open(&path).expect("it is made");
    let all = std::iter::once(path.clone()).chain(companions(&path)).filter(|path| path.exists());
    let modes: Vec<u32> = all.map(|path| fs::metadata(path).expect("there").permissions().mode() & 0o777).collect();
    assert!(!modes.is_empty() && modes.iter().all(|&mode| mode == 0o600), "{modes:?}");
    assert_eq!(fs::metadata(folder.path().join("data")).expect("there").permissions().mode() & 0o777, 0o700);
    drop(archive);
    // A pipe beside it, or in its place.
    for name in ["games.sqlite", "games.sqlite-wal", "games.sqlite-shm"] {
        let other = tempfile::tempdir().expect("a folder");
        assert!(std::process::Command::new("mkfifo").arg(other.path().join(name)).status().expect("it runs").success());
        assert_eq!(Archive::open(&other.path().join("games.sqlite")).map(drop), Err(ArchiveFault::NoFile), "{name}");
    }
}
