//! Pages to print: who is what inside, puzzles with their solutions, boards at true size.

use std::collections::BTreeSet;

use egui::{Pos2, Rect, vec2};
use egui_kittest::kittest::Queryable;
use nestmate::board::Layout;
use nestmate::page::{BoardSheets, Paper, PuzzleSheet, board_page, inside_page, puzzle_page};
use nestmate::{PuzzleTheme, read_puzzles, shipped_puzzles};
use nestmate_core::variant::Look;
use nestmate_text::words::named;

use crate::common::games;
use crate::common::window::{click, click_first, save_to, two_players, until};

/// What stands in bold in each row of a page's tables.
fn rows(page: &str) -> Vec<Vec<&str>> {
    let rows = page.split("<tr>").skip(1).map(|row| row.split("</tr>").next().unwrap_or_default());
    rows.map(|row| row.split("<b>").skip(1).map(|name| name.split("</b>").next().unwrap_or_default()).collect()).collect()
}

#[test]
fn every_piece_inside_stands_beside_what_it_is_there() {
    let library = nestmate::library();
    for variant in games() {
        let Some(page) = inside_page(&variant, &library) else {
            assert!(nestmate::ways_to_fold(&variant, &library).is_empty(), "{}", variant.id);
            continue;
        };
        let rows = rows(&page);
        let mut wanted: BTreeSet<(&str, &str)> = BTreeSet::new();
        let mut known = BTreeSet::new();
        let inners: Vec<_> = variant.inner.iter().map(|inner| (inner, library.get(&inner.game).expect("it is there"))).collect();
        for (inner, there) in &inners {
            for &(letter, ours) in &inner.pieces {
                let theirs = there.kind_of(letter).expect("a letter of that game");
                wanted.insert((named(&variant.kind(ours).name), named(&there.kind(theirs).name)));
                known.insert(ours);
                if let Some((ours, theirs)) = variant.kind(ours).turns_to.zip(there.kind(theirs).turns_to) {
                    wanted.insert((named(&variant.kind(ours).name), named(&there.kind(theirs).name)));
                    known.insert(ours);
                }
            }
        }
        let pairs: BTreeSet<(&str, &str)> = rows.iter().filter(|row| row.len() == 2).map(|row| (row[0], row[1])).collect();
        assert_eq!(pairs, wanted, "{}", variant.id);
        let others: Vec<&str> = rows.iter().filter(|row| row.len() == 1).map(|row| row[0]).collect();
        let free: Vec<&str> = variant.kind_ids().filter(|kind| !known.contains(kind)).map(|kind| named(&variant.kind(kind).name)).collect();
        assert_eq!(others, free, "{}", variant.id);
        let leaders = variant.freezing_armies().map(|army| named(&variant.kind(army.0).name));
        let told = page.split("<h2>").last().unwrap_or_default();
        assert!(leaders.into_iter().all(|leader| told.contains(leader)), "{}", variant.id);
        assert!(variant.layers.len() < 2 || page.matches("<figure>").count() == inners.len(), "{}", variant.id);
    }
}

#[test]
fn a_page_of_puzzles_has_one_theme_and_the_solutions_at_its_end() {
    let library = nestmate::library();
    for variant in games() {
        let puzzles = read_puzzles(shipped_puzzles(&variant.id).expect("they ship")).expect("a good file").puzzles;
        let theme = PuzzleTheme::Fork;
        let known = puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count();
        for count in [1, 3] {
            let page = puzzle_page(&variant, &library, &PuzzleSheet { puzzles: puzzles.clone(), theme: Some(theme), count });
            assert_eq!(page.is_some(), known > 0, "{}", variant.id);
            let Some(page) = page else { continue };
            let (asked, solved) = page.split_once("class=\"solutions\"").expect("both parts");
            let wanted = count.min(known);
            assert_eq!(
                (asked.matches("<div class=\"puzzle\">").count(), solved.matches("<li>").count()),
                (wanted, wanted),
                "{}",
                variant.id
            );
            assert!(asked.contains("to move: find the") && !solved.contains("<svg") && solved.contains("<b>1"), "{}", variant.id);
        }
        let none = PuzzleSheet { puzzles: Vec::new(), theme: None, count: 3 };
        assert!(puzzle_page(&variant, &library, &none).is_none());
    }
}

/// The number that an attribute of a tag has.
fn number(tag: &str, name: &str) -> f32 {
    let text = tag.split(&format!(" {name}=\"")).nth(1).and_then(|rest| rest.split('"').next()).expect("it has one");
    text.trim_end_matches("mm").parse().expect("a number")
}

#[test]
fn sheets_cover_the_board_once_and_cells_have_their_size() {
    for variant in games() {
        for (cell, paper, [short, long]) in [
            (20, Paper::A4, [210.0, 297.0]),
            (35, Paper::A4, [210.0, 297.0]),
            (43, Paper::Letter, [215.9, 279.4]),
            (60, Paper::Letter, [215.9, 279.4]),
        ] {
            let place = format!("{} {cell} {paper:?}", variant.id);
            let page = board_page(&variant, BoardSheets { cell, paper, grey: false }).expect("a start");
            let sheets: Vec<&str> = page.split("<section class=\"sheet\"").skip(1).collect();
            let parts: Vec<Rect> = sheets
                .iter()
                .map(|sheet| {
                    let at = |name| number(sheet, name);
                    Rect::from_min_max(Pos2::new(at("data-left"), at("data-top")), Pos2::new(at("data-right"), at("data-bottom")))
                })
                .collect();
            let whole = parts.iter().copied().reduce(Rect::union).expect("a sheet");
            let sum: f32 = parts.iter().map(|part| part.width() * part.height()).sum();
            assert!(whole.min == Pos2::ZERO && (sum - whole.area()).abs() < whole.area() * 1e-4, "{place}: {sum} {whole}");
            for (at, one) in parts.iter().enumerate() {
                assert!(parts[at + 1..].iter().all(|other| !one.shrink(0.01).intersects(other.shrink(0.01))), "{place}");
            }
            let layout = Layout::new(&variant.board, false, Rect::from_min_size(Pos2::ZERO, vec2(900.0, 900.0)), 1.0);
            let side = if matches!(layout.look, Look::Corners | Look::Diamond) { 2.0 } else { 1.0 };
            for (sheet, part) in sheets.iter().zip(&parts) {
                let (outer, inner) = sheet.split_once("<svg x=").expect("the board in it");
                let (paper_width, paper_height) = (number(outer, "width"), number(outer, "height"));
                assert!([(short, long), (long, short)].contains(&(paper_width, paper_height)), "{place}");
                let (width, height) = (number(inner, "width"), number(inner, "height"));
                let view: Vec<f32> = inner
                    .split("viewBox=\"")
                    .nth(1)
                    .and_then(|rest| rest.split('"').next())
                    .expect("a part of the drawing")
                    .split(' ')
                    .map(|number| number.parse().expect("a number"))
                    .collect();
                for (paper, points) in [(width, view[2]), (height, view[3])] {
                    let millimetres = paper / points * layout.unit * side;
                    assert!((millimetres - f32::from(u8::try_from(cell).expect("small"))).abs() < 0.1, "{place}: {millimetres}");
                }
                // What is beyond the cut is for glue, and all of it has room on the paper.
                assert!(
                    width + 0.01 >= part.width() && width <= part.width() + 8.01 && width <= paper_width - 24.0 + 0.01,
                    "{place}: {width}"
                );
                assert!(
                    height + 0.01 >= part.height() && height <= part.height() + 8.01 && height <= paper_height - 24.0 + 0.01,
                    "{place}: {height}"
                );
            }
        }
    }
}

#[test]
fn the_advice_on_sets_is_the_definition_s() {
    for variant in games() {
        let page = board_page(&variant, BoardSheets::default()).expect("a start");
        assert_eq!(page.contains("<h2>Pieces</h2>"), variant.sets.is_some(), "{}", variant.id);
        if let Some(sets) = &variant.sets {
            assert!(
                page.contains(&sets.source)
                    && sets.pieces.iter().all(|(letter, stands)| {
                        let name = &variant.kind(variant.kind_of(*letter).expect("a piece of the game")).name;
                        page.contains(&format!("<b>{name}</b><br>{stands}"))
                    }),
                "{}",
                variant.id
            );
        }
    }
    let grey = board_page(&games()[0], BoardSheets { grey: true, ..BoardSheets::default() }).expect("a start");
    let colours = grey.split("<g id=\"board\">").nth(1).and_then(|rest| rest.split("</g>").next()).expect("the board");
    let cells = colours.split("fill=\"#").skip(2).map(|rest| &rest[..6]).collect::<BTreeSet<_>>();
    let greys = cells.iter().filter(|colour| colour[..2] == colour[2..4] && colour[2..4] == colour[4..]).count();
    assert!(greys >= 2, "{cells:?}");
}

#[test]
fn the_window_exports_pages_to_print() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut screen = two_players("nested-chess-a");
    for (choice, part) in [
        ("Rules", "<nav>"),
        ("Pieces and their roles", "Fezbaba"),
        ("Puzzles, with the solutions at the end", "class=\"solutions\""),
        ("Board at actual size", "class=\"sheet\""),
    ] {
        click(&mut screen, "Game");
        click_first(&mut screen, "Export…");
        screen.run_steps(4);
        click(&mut screen, choice);
        let path = folder.path().join(format!("{}.html", part.len()));
        save_to(&mut screen, &path);
        until(&mut screen, "the page is written", |screen| path.exists() && screen.query_by_label("File path").is_none());
        let page = std::fs::read_to_string(&path).expect("a page");
        assert!(page.starts_with("<!DOCTYPE html>") && page.contains(part) && page.ends_with("</html>\n"), "{choice}");
    }
    let mut screen = two_players("fide-chess");
    click(&mut screen, "Game");
    click_first(&mut screen, "Export…");
    screen.run_steps(4);
    assert!(screen.query_by_label("Pieces and their roles").is_none() && screen.query_by_label("Board at actual size").is_some());
}
