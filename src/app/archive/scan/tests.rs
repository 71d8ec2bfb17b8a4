use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use nestmate_core::geometry::CellSet;
use nestmate_core::position::Position;
use nestmate_core::variant::Variant;

use super::*;
use crate::app::archive::tests::{entry, random};
use crate::storage::{ArchivedGame, BoardPart};

/// The pieces of a side as the text of a position has them, sorted: `+R`, `P`; those of its reserve, too.
fn listed(position: &Position, variant: &Variant, black: bool) -> Vec<String> {
    let text = position.text(variant);
    let mut fields = text.split(' ');
    let board = fields.next().unwrap_or_default().to_owned();
    let reserve = fields.nth(1).unwrap_or_default().split('|').nth(usize::from(black)).unwrap_or_default().to_owned();
    let mut found = Vec::new();
    let mut turned = false;
    for sign in board.chars() {
        if sign.is_ascii_alphabetic() && sign.is_ascii_lowercase() == black {
            found.push(format!("{}{}", if turned { "+" } else { "" }, sign.to_ascii_uppercase()));
        }
        turned = sign == '+';
    }
    found.extend(reserve.chars().filter(char::is_ascii_alphabetic).map(|sign| sign.to_ascii_uppercase().to_string()));
    found.sort();
    found
}

/// A side of a material by the pieces that it names, those of which there may be any number, and whether there may be anything else.
struct Named {
    pieces: Vec<String>,
    any: Option<String>,
    open: bool,
}

impl Named {
    fn some(chance: &mut fastrand::Rng, pieces: Vec<String>, royal: &str) -> Self {
        let pieces: Vec<String> = pieces.into_iter().filter(|piece| piece != royal).collect();
        let any = chance.choice(&pieces).filter(|_| chance.bool()).cloned();
        let pieces = pieces.into_iter().filter(|piece| any.as_ref() != Some(piece));
        let open = chance.u8(..3) == 0;
        Self { pieces: pieces.filter(|_| !open || chance.bool()).collect(), any, open }
    }

    fn text(&self, chance: &mut fastrand::Rng) -> String {
        let mut text = String::new();
        for (at, piece) in self.pieces.iter().enumerate() {
            let run = self.pieces[at..].iter().take_while(|other| *other == piece).count();
            let begun = at > 0 && self.pieces[at - 1] == *piece;
            match run {
                _ if begun => {}
                2.. if chance.bool() => text.extend([run.to_string().as_str(), piece]),
                _ => text += &piece.repeat(run),
            }
        }
        text += &self.any.as_ref().map_or_else(String::new, |any| format!(" {any}*"));
        text + if self.open { " +" } else { "" }
    }

    fn fits(&self, mut there: Vec<String>, royal: &str) -> bool {
        there.retain(|piece| piece != royal);
        for piece in &self.pieces {
            let Some(at) = there.iter().position(|other| other == piece) else { return false };
            there.remove(at);
        }
        self.open || there.iter().all(|piece| self.any.as_ref() == Some(piece))
    }
}

/// Every position of the main line of a game.
fn positions(game: &Game) -> Vec<Position> {
    let mut position = game.start().clone();
    let moves = game.tree().main_line().filter_map(|node| game.tree().mv(node));
    let after = moves.map(|mv| {
        position.play(game.variant(), mv);
        position.clone()
    });
    std::iter::once(game.start().clone()).chain(after).collect()
}

fn scanned(archive: &Archive, query: &GameQuery) -> Vec<(String, usize)> {
    let (found, stop) = (Mutex::new(Vec::new()), AtomicBool::new(false));
    let tell = |news: ScanNews| match news {
        ScanNews::On(_, rows) => found.lock().expect("nobody panics").extend(rows),
        ScanNews::Fault(fault) => panic!("{fault:?}"),
    };
    let rows = archive.find(query).expect("found");
    scan(archive, query, &rows, &Tell::new(&tell, &stop)).expect("played through");
    let rows = found.into_inner().expect("nobody panics");
    rows.iter().map(|row| (archive.print(row.id).expect("there"), row.at.expect("a ply"))).collect()
}

#[test]
fn searches_find_what_looking_at_every_position_finds() {
    for (id, seed) in [("fide-chess", 1), ("shogi", 2), ("crazyhouse", 3), ("sfhiodgei", 4)] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.sqlite");
        let mut archive = Archive::open(&path).expect("opened");
        let mut chance = fastrand::Rng::with_seed(seed);
        let games: Vec<Game> = (0..12).map(|_| random(id, &mut chance, 40)).collect();
        let entries: Vec<ArchivedGame> = games.iter().map(entry).collect();
        archive.add(&entries).expect("added");
        let archive = Archive::beside(&path).expect("opened beside");
        let variant = games[0].variant();
        let royal = variant.royal().map_or_else(String::new, |kind| variant.kind(kind).sign());
        let (mut hits, mut late) = (0, 0);
        for _ in 0..60 {
            let line = positions(&games[chance.usize(..games.len())]);
            let some = &line[chance.usize(..line.len())];
            let sides = [false, true].map(|black| Named::some(&mut chance, listed(some, variant, black), &royal));
            let material = if chance.bool() { sides.each_ref().map(|side| side.text(&mut chance)).join(" v ") } else { String::new() };
            let center = variant.board.cells.iter().nth(chance.usize(..variant.board.cells.len())).expect("a cell");
            let grid = variant.board.grid;
            let close = |cell| (grid.file(cell) - grid.file(center)).abs() <= 2 && (grid.rank(cell) - grid.rank(center)).abs() <= 1;
            let mut cells = CellSet::EMPTY;
            variant.board.cells.iter().filter(|&cell| close(cell)).for_each(|cell| cells.insert(cell));
            let part =
                (material.is_empty() || chance.u8(..4) == 0).then(|| Box::new(BoardPart { cells, hash: some.hash_on(variant, &cells) }));
            let query = GameQuery { material, part, ..GameQuery::default() };
            let fits = |position: &Position| {
                let there = [false, true].map(|black| listed(position, variant, black));
                let has = |one: usize| sides[0].fits(there[one].clone(), &royal) && sides[1].fits(there[1 - one].clone(), &royal);
                (query.material.is_empty() || has(0) || has(1))
                    && (query.part.is_none() || cells.iter().all(|cell| position.at(cell) == some.at(cell)))
            };
            let mut wanted: Vec<(String, usize)> = Vec::new();
            for (game, entry) in games.iter().zip(&entries) {
                wanted.extend(positions(game).iter().position(fits).map(|at| (entry.print(), at)));
            }
            let mut found = scanned(&archive, &query);
            (hits, late) = (hits + found.len(), late + found.iter().filter(|known| known.1 > 0).count());
            found.sort();
            wanted.sort();
            wanted.dedup();
            assert_eq!(found, wanted, "{id}: {query:?}");
        }
        assert!(hits > 60 && late > 20, "{id}: {hits} found, {late} of them after the start");
    }
}

#[test]
fn a_material_is_read_as_people_write_it_and_faults_are_placed() {
    let library = crate::shipped::library();
    let chess = library.get("fide-chess").expect("shipped");
    let read = |text: &str| MaterialSought::read(text, &chess);
    for texts in [["QvRR", "q vs 2r"], ["Q P* v R", " R v P* Q "], ["Q", "Q v "], ["QB+", "B Q + v"], ["12P v 0N +", "12 P v +"]] {
        let in_any = |text: &str| format!("{:?}", read(text).expect("read"));
        let mirrored = |text: &str| text.split_once('v').map(|(one, other)| format!("{other}v{one}"));
        let [one, other] = texts.map(in_any);
        assert!(one == other || mirrored(texts[1]).is_some_and(|text| in_any(&text) == one), "{texts:?}");
    }
    let said = |text: &str| read(text).expect_err("it cannot be read").to_string();
    let wrong = [
        ("Q v XR", "Material, character 5: ‘X’ is not a piece of Chess. Its pieces are "),
        ("Q+R v N", "Material, character 2: ‘+’ is not a piece"),
        ("Q v 2", "Material, character 5: no piece follows this number."),
        ("Q v R v N", "Material, character 7: there are only two sides."),
        ("Q v ++", "Material, character 5: ‘+’ is not"),
        ("*", "Material, character 1: ‘*’ is not"),
        ("2", "character 1"),
        ("Q 2 v", "character 3"),
    ];
    for (text, why) in wrong {
        assert!(said(text).contains(why), "{text}: {}", said(text));
    }
    // Where the small letter could be a piece, it is what separates.
    let shogi = library.get("shogi").expect("shipped");
    assert!(MaterialSought::read("+R+B v RR", &shogi).is_ok() && MaterialSought::read("R+ v +R+", &shogi).is_ok());
}

/// How many games a second are played through: `cargo test --lib games_a_second -- --ignored --nocapture`.
#[test]
#[ignore = "measures time"]
#[expect(clippy::print_stdout, reason = "it tells what it has measured")]
fn games_a_second() {
    for (id, material) in [("fide-chess", "Q v RR"), ("sfhiodgei", "K v K")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut archive = Archive::open(&folder.path().join("games.sqlite")).expect("opened");
        let mut chance = fastrand::Rng::with_seed(3);
        let some: Vec<ArchivedGame> = (0..50).map(|_| entry(&random(id, &mut chance, 80))).collect();
        for batch in 0..200 {
            // The same moves by others are another game.
            let named = some.iter().cloned().map(|mut game| {
                game.record.tags.push(("White".to_owned(), format!("Player {batch}")));
                game
            });
            archive.add(&named.collect::<Vec<_>>()).expect("added");
        }
        let began = std::time::Instant::now();
        let found = scanned(&archive, &GameQuery { material: material.to_owned(), ..GameQuery::default() }).len();
        let seconds = began.elapsed().as_secs_f64();
        println!("{id}: {found} found in {seconds:.1} s, {:.0} games a second", 10_000.0 / seconds);
    }
}
