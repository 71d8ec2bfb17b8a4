//! What a client that does not know a game is told of it: pictures, board, array, and how the pieces move.

use std::fmt::Write as _;

use nestmate_core::notation::{fen, letters_of_others};
use nestmate_core::position::Position;
use nestmate_core::rules::start;
use nestmate_core::variant::{KindId, Library, Rule, Side, Variant, rank_points, rank_text};

use super::betza::parts;

/// The pictures that clients have, the King's excepted, and what the pieces in the first of them do.
const PICTURES: &str = "PNBRQFEACWMOHIJGDVLSU";
const KNOWN: [(char, &[&str]); 12] = [
    ('P', &["fceF", "fmW", "ifmW2"]),
    ('P', &["fcF", "fmW"]),
    ('P', &["fW"]),
    ('N', &["N"]),
    ('B', &["B"]),
    ('R', &["R"]),
    ('Q', &["Q"]),
    ('F', &["F"]),
    ('E', &["A"]),
    ('A', &["B", "N"]),
    ('C', &["N", "R"]),
    ('O', &["cpR", "mR"]),
];

/// Pictures on each side, the King's included, in the short table and in the long one.
const TABLES: [usize; 2] = [PICTURES.len() + 1, 44];

/// What clients call a game; its id, if it has no name of its own there.
pub(super) fn name_of(library: &Library, id: &str) -> String {
    library.known_as(id).xboard.unwrap_or_else(|| id.to_owned())
}

pub(super) fn game(library: &Library, name: &str) -> Result<String, String> {
    let ids = || library.all_games().map(|(id, _)| id);
    let known = ids().find(|id| name_of(library, id) == name).or_else(|| ids().find(|&id| id == name));
    known.map(str::to_owned).ok_or_else(|| format!("there is no variant '{name}'"))
}

pub(super) fn lines(library: &Library, variant: &Variant) -> String {
    let Ok(position) = start(variant) else { return String::new() };
    let array = array(variant, &position);
    let Some(table) = table(variant) else { return format!("setup {array}\n") };
    let grid = variant.board.grid;
    let (held, parent) = (dropped(variant), family(library, variant));
    let mut text = format!("setup ({table}) {}x{}+{held}_{parent} {array}\n", grid.files(), grid.ranks());
    for kind in variant.kind_ids() {
        if let Some(parts) = parts(variant, kind).filter(|parts| !parts.is_empty()) {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "piece {}& {}", piece_text(variant, kind, Side::White), parts.concat());
        }
    }
    text
}

/// What clients call a piece, and the array too.
fn piece_text(variant: &Variant, kind: KindId, side: Side) -> String {
    letters_of_others(variant, &variant.kind(kind).text(side))
}

fn dropped(variant: &Variant) -> usize {
    let is_dropped = |kind: KindId| variant.rules.iter().any(|rule| matches!(rule, Rule::Drop { pieces, .. } if pieces.contains(kind)));
    variant.kind_ids().filter(|&kind| !variant.kind(kind).turned && is_dropped(kind)).count()
}

/// The game known to clients that goes most alike: for one with drops another with drops, and with pieces that turn over if this one has them.
fn family(library: &Library, variant: &Variant) -> String {
    let turns = |variant: &Variant| variant.kind_ids().any(|kind| variant.kind(kind).turned);
    let is_alike = |other: &Variant| dropped(other) > 0 && turns(other) == turns(variant);
    let known = || {
        let mut known = library.all_games().filter_map(|(id, _)| library.known_as(id).xboard.zip(library.get(id).ok()));
        known.find(|(_, other)| is_alike(other)).map(|(name, _)| name)
    };
    Some(variant).filter(|variant| is_alike(variant)).and_then(|_| known()).unwrap_or_else(|| "fairy".to_owned())
}

/// The array as FEN, with a star for each point of the grid that is no cell.
fn array(variant: &Variant, position: &Position) -> String {
    let fen = fen(position, variant).unwrap_or_else(|| {
        let text = position.text(variant);
        let mut fields = text.split(' ');
        format!("{} {} - - 0 1", fields.next().unwrap_or_default(), fields.next().unwrap_or("w"))
    });
    let (board, rest) = fen.split_once(' ').unwrap_or((&fen, ""));
    let (board, hand) = board.split_once('[').map_or((board, String::new()), |(board, hand)| (board, format!("[{hand}")));
    let hand = if hand == "[]" { String::new() } else { hand };
    let ranks = board.split('/').enumerate().map(|(index, rank)| starred(variant, index, rank));
    format!("{}{hand} {rest}", ranks.collect::<Vec<String>>().join("/"))
}

fn starred(variant: &Variant, index: usize, rank: &str) -> String {
    let grid = variant.board.grid;
    let row = i32::from(grid.ranks()) - 1 - i32::try_from(index).unwrap_or_default();
    let is_cell = |file| grid.cell(file, row).is_some_and(|cell| variant.board.cells.contains(cell));
    let star = |(file, point): (i32, Option<String>)| point.or_else(|| (!is_cell(file)).then(|| "*".to_owned()));
    rank_text((0..).zip(rank_points(rank)).map(star))
}

/// A position text of a client as others write it: points that are no cells count as empty.
pub(super) fn without_stars(text: &str) -> String {
    let (board, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
    let (board, hand) = board.find('[').map_or((board, ""), |at| board.split_at(at));
    let ranks = board.split('/').map(|rank| rank_text(rank_points(rank).into_iter().map(|point| point.filter(|piece| piece != "*"))));
    format!("{}{hand} {rest}", ranks.collect::<Vec<String>>().join("/"))
}

/// Which letter stands for which picture, White's, then Black's; `None` if there are more pieces than pictures.
fn table(variant: &Variant) -> Option<String> {
    // Clients know one King; several, or pieces that only lose the game by dying out, are shown as others are.
    let royal = variant.royal();
    let pieces: Vec<KindId> = variant.kind_ids().filter(|&kind| Some(kind) != royal).collect();
    let size = TABLES.into_iter().find(|&size| pieces.len() < size)?;
    let mut pictures: Vec<Option<KindId>> = vec![None; size - 1];
    let likings: [fn(&Variant, KindId) -> Option<usize>; 3] = [by_moves, by_letter, |_, _| None];
    let mut left = pieces;
    for liking in likings {
        left.retain(|&kind| {
            let place = liking(variant, kind).filter(|&place| pictures[place].is_none());
            place.is_none_or(|place| {
                pictures[place] = Some(kind);
                false
            })
        });
    }
    // The rest take what is free, from behind, where clients know no moves that could be mistaken for theirs.
    for kind in left {
        let place = pictures.iter().rposition(Option::is_none)?;
        pictures[place] = Some(kind);
    }
    let letters = |side: Side| {
        let name = |kind: KindId| piece_text(variant, kind, side).replace('+', "^");
        pictures.iter().chain([&royal]).map(|picture| picture.map_or_else(|| ".".to_owned(), name)).collect::<String>()
    };
    Some(letters(Side::White) + &letters(Side::Black))
}

fn by_moves(variant: &Variant, kind: KindId) -> Option<usize> {
    let moves = parts(variant, kind)?;
    let (letter, _) = KNOWN.into_iter().find(|(_, known)| *known == moves)?;
    PICTURES.find(letter)
}

fn by_letter(variant: &Variant, kind: KindId) -> Option<usize> {
    let piece = variant.kind(kind);
    // Only a piece whose moves are told may stand where clients know others.
    let told = !piece.turned && parts(variant, kind).is_some();
    PICTURES.find(piece.letter).filter(|_| told)
}

#[cfg(test)]
mod tests {
    use nestmate_core::notation::read_position;

    use super::*;

    #[test]
    fn every_game_is_told_and_its_array_comes_back() {
        let library = crate::shipped::library();
        for (id, _) in library.games() {
            let variant = library.get(id).expect("it compiles");
            let told = lines(&library, &variant);
            let setup = told.lines().next().and_then(|line| line.strip_prefix("setup (")).expect("a table");
            let (table, rest) = setup.split_once(") ").expect("its end");
            let (size, array) = rest.split_once(' ').expect("an array");
            let pictures = table.chars().filter(|&letter| letter != '^').count();
            assert!(TABLES.map(|size| 2 * size).contains(&pictures), "{id}: {table}");
            for side in Side::BOTH {
                let of_side = variant.kind_ids().map(|kind| piece_text(&variant, kind, side).replace('+', "^"));
                assert!(of_side.into_iter().all(|name| table.contains(&name)), "{id}: {table}");
            }
            let grid = variant.board.grid;
            assert!(size.starts_with(&format!("{}x{}+", grid.files(), grid.ranks())), "{id}: {size}");
            let stars = array.matches('*').count();
            assert_eq!(stars, grid.points() - variant.board.cells.iter().count(), "{id}: {array}");
            let told = |piece: char| !piece.is_ascii_alphabetic() || table.contains(piece);
            let board = array.split([' ', '[']).next().unwrap_or_default();
            assert!(board.chars().all(told), "{id}: {table} {array}");
            let back = read_position(&variant, &without_stars(array)).expect("it is read");
            let first = start(&variant).expect("a start");
            assert!(grid.iter().all(|cell| back.at(cell) == first.at(cell)), "{id}: {array}");
        }
    }

    #[test]
    fn pieces_get_the_pictures_that_clients_know() {
        let library = crate::shipped::library();
        let told = |id: &str| lines(&library, &library.get(id).expect("shipped"));
        assert!(told("fide-chess").starts_with("setup (PNBRQ................Kpnbrq................k) 8x8+0_fairy rnbqkbnr/pppppppp/8/"));
        assert!(told("mongolian-chess").contains(" 8x8+0_fairy ") && told("nested-shogi-a").contains("_shogi "));
        assert!(told("xiangqi").contains("piece C& cpRmR\n"));
    }
}
