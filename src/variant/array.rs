//! The board field of position text: ranks from the top down, `/` between them.

use super::checked::Placed;
use crate::geometry::{CellSet, Grid};
use crate::words::{Told, told};

/// Reads the board field. Letters are not looked up here: any A–Z will do.
///
/// # Errors
/// A sentence that names the rank and what is wrong with it.
pub(crate) fn parse_board(text: &str, grid: Grid, cells: &CellSet) -> Result<Vec<Placed>, Told> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(grid.ranks()) {
        let (ranks, given) = (grid.ranks(), rows.len());
        return Err(told!("board-ranks", ranks = ranks, given = given));
    }
    let mut placed = Vec::new();
    for (row, rank) in rows.into_iter().zip((0..i32::from(grid.ranks())).rev()) {
        let rank_name = rank + 1;
        parse_rank(row, rank, grid, cells, &mut placed).map_err(|error| told!("board-rank", rank = rank_name, why = error.to_string()))?;
    }
    Ok(placed)
}

fn parse_rank(row: &str, rank: i32, grid: Grid, cells: &CellSet, placed: &mut Vec<Placed>) -> Result<(), Told> {
    let mut file = 0;
    let mut rest = row;
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_digit() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let text = rest[..digits].to_owned();
            let Ok(count) = text.parse::<i32>() else { return Err(told!("board-large", text = text.as_str())) };
            if first == '0' || count > i32::from(grid.files()) - file {
                return Err(told!("board-empty", text = text.as_str()));
            }
            file += count;
            rest = &rest[digits..];
            continue;
        }
        let (turned, letter) = match rest.strip_prefix('+') {
            Some(after) => (true, after.chars().next().ok_or_else(|| told!("board-plus"))?),
            None => (false, first),
        };
        if !letter.is_ascii_alphabetic() {
            return Err(told!("board-letter", letter = letter.to_string()));
        }
        let cell = grid.cell(file, rank).ok_or_else(|| told!("board-more", count = grid.files()))?;
        if !cells.contains(cell) {
            return Err(told!("board-no-cell", letter = letter.to_string(), cell = grid.name(cell)));
        }
        placed.push(Placed { cell, letter: letter.to_ascii_uppercase(), black: letter.is_ascii_lowercase(), turned });
        file += 1;
        rest = &rest[1 + usize::from(turned)..];
    }
    if file == i32::from(grid.files()) { Ok(()) } else { Err(told!("board-fewer", given = file, count = grid.files())) }
}
