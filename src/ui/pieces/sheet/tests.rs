//! The page of pictures of the manual, `docs/pictures.svg`: every picture with its name.
//!
//! `NESTMATE_RENEW=1 cargo test --lib the_page_of_pictures` writes it anew.

use std::fmt::Write;
use std::path::Path;

use super::super::art;

/// Pictures in a row, and the width and height of each with its name.
const COLUMNS: usize = 8;
const WIDTH: usize = 110;
const HEIGHT: usize = 116;

/// The side of a picture.
const SIDE: usize = 80;

fn page() -> String {
    let names: Vec<&str> = art::names().collect();
    let (width, height) = (COLUMNS * WIDTH, names.len().div_ceil(COLUMNS) * HEIGHT);
    let mut page =
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n");
    page += "<rect width=\"100%\" height=\"100%\" fill=\"#e9e2cf\"/>\n";
    for (index, name) in names.into_iter().enumerate() {
        let (left, top) = (index % COLUMNS * WIDTH, index / COLUMNS * HEIGHT);
        let place = format!("<svg x=\"{}\" y=\"{}\" width=\"{SIDE}\" height=\"{SIDE}\"", left + (WIDTH - SIDE) / 2, top + 6);
        let picture = art::picture(name).unwrap_or_default().trim().replacen("<svg", &place, 1);
        let (middle, line) = (left + WIDTH / 2, top + 102);
        let text = "font-family=\"sans-serif\" font-size=\"12\" text-anchor=\"middle\" fill=\"#26241f\"";
        let _ = writeln!(page, "{picture}\n<text x=\"{middle}\" y=\"{line}\" {text}>{name}</text>");
    }
    page + "</svg>\n"
}

#[test]
fn the_page_of_pictures_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures.svg");
    if std::env::var_os("NESTMATE_RENEW").is_some() {
        std::fs::write(&path, page()).expect("it can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept.replace('\r', "") == page(), "docs/pictures.svg is not current: NESTMATE_RENEW=1 cargo test --lib the_page_of_pictures");
}
