//! The board field of position text: ranks from the top down, `/` between them.

use super::checked::Placed;
use super::fault::{BoardFault, RankFault};
use crate::geometry::{Cell, CellSet, Grid, MAX_CELLS};

/// Reads the board field. Letters are not looked up here: any A–Z will do.
///
/// # Errors
/// The first rank that cannot be read, and what is wrong with it.
pub fn parse_board(text: &str, grid: Grid, cells: &CellSet) -> Result<Vec<Placed>, BoardFault> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(grid.ranks()) {
        return Err(BoardFault::Ranks { ranks: grid.ranks(), given: rows.len() });
    }
    let mut placed = Vec::new();
    for (row, rank) in rows.into_iter().zip((0..i32::from(grid.ranks())).rev()) {
        parse_rank(row, rank, grid, cells, &mut placed).map_err(|fault| BoardFault::Rank(rank + 1, fault))?;
    }
    Ok(placed)
}

/// Writes the board field: `piece` tells what stands on a cell.
pub fn board_text(grid: Grid, piece: impl Fn(Cell) -> Option<String>) -> String {
    let rank = |rank: i32| rank_text((0..i32::from(grid.files())).map(|file| grid.cell(file, rank).and_then(&piece)));
    (0..i32::from(grid.ranks())).rev().map(rank).collect::<Vec<String>>().join("/")
}

/// Writes a rank from its points: numbers stand for the empty ones.
pub fn rank_text(points: impl IntoIterator<Item = Option<String>>) -> String {
    let (mut text, mut empty) = (String::new(), 0_usize);
    let number = |empty: usize| if empty == 0 { String::new() } else { empty.to_string() };
    for point in points {
        match point {
            None => empty += 1,
            Some(piece) => {
                text += &number(std::mem::take(&mut empty));
                text += &piece;
            }
        }
    }
    text + &number(empty)
}

/// The points of a rank of any position text: what stands there with its signs, or nothing. Numbers are cut to the size of the largest board.
pub fn rank_points(text: &str) -> Vec<Option<String>> {
    let (mut points, mut empty, mut sign) = (Vec::<Option<String>>::new(), 0, String::new());
    for c in text.chars() {
        if let Some(digit) = c.to_digit(10) {
            empty = (empty * 10 + digit as usize).min(MAX_CELLS);
            continue;
        }
        points.extend(std::iter::repeat_n(None, std::mem::take(&mut empty)));
        match (c, points.last_mut()) {
            ('+', _) => sign.push(c),
            ('~', Some(Some(piece))) => piece.push(c),
            _ => points.push(Some(std::mem::take(&mut sign) + &c.to_string())),
        }
    }
    points.extend(std::iter::repeat_n(None, empty));
    points
}

fn parse_rank(row: &str, rank: i32, grid: Grid, cells: &CellSet, placed: &mut Vec<Placed>) -> Result<(), RankFault> {
    let mut file = 0;
    let mut rest = row;
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_digit() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let text = &rest[..digits];
            let Ok(count) = text.parse::<i32>() else { return Err(RankFault::Large(text.to_owned())) };
            if first == '0' || count > i32::from(grid.files()) - file {
                return Err(RankFault::Empty(text.to_owned()));
            }
            file += count;
            rest = &rest[digits..];
            continue;
        }
        let (turned, letter) = match rest.strip_prefix('+') {
            Some(after) => (true, after.chars().next().ok_or(RankFault::Plus)?),
            None => (false, first),
        };
        if !letter.is_ascii_alphabetic() {
            return Err(RankFault::Sign(letter));
        }
        let cell = grid.cell(file, rank).ok_or(RankFault::More(grid.files()))?;
        if !cells.contains(cell) {
            return Err(RankFault::NoCell { letter, cell: grid.name(cell) });
        }
        rest = &rest[1 + usize::from(turned)..];
        let promoted = !turned && rest.starts_with('~');
        placed.push(Placed { cell, letter: letter.to_ascii_uppercase(), black: letter.is_ascii_lowercase(), turned, promoted });
        file += 1;
        rest = &rest[usize::from(promoted)..];
    }
    if file == i32::from(grid.files()) { Ok(()) } else { Err(RankFault::Fewer { given: file, count: grid.files() }) }
}
