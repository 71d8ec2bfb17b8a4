//! Sizes of sprites, and the page of pictures of the manual, `docs/pictures.svg`: every picture with its name.
//!
//! `NESTMATE_RENEW=1 cargo test --lib the_page_of_pictures` writes it anew.

use std::fmt::Write;
use std::path::Path;

use egui::RawInput;

use super::*;

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

fn settled(pieces: &mut Pieces, ctx: &Context, time: f64, wanted: u32) -> u32 {
    let mut size = 0;
    let input = RawInput { time: Some(time), ..RawInput::default() };
    ctx.run_ui(input, |ui| size = pieces.settle(ui.ctx(), wanted)).drop_without_applying_deltas();
    size
}

#[test]
fn sprites_keep_their_size_until_the_board_has_settled() {
    let (mut pieces, ctx) = (Pieces::default(), Context::default());
    let sizes = [(0.0, 40), (0.1, 44), (0.2, 50), (0.25, 50), (0.5, 50), (0.6, 40), (0.65, 50)];
    let used = sizes.map(|(time, wanted)| settled(&mut pieces, &ctx, time, wanted));
    assert_eq!(used, [40, 40, 40, 40, 50, 50, 50]);
}

#[test]
fn squares_fall_on_whole_pixels() {
    for scale in [1.0, 1.25, 2.0] {
        let rect = snapped(egui::pos2(10.3, 20.7), 31, scale);
        for edge in [rect.left(), rect.right(), rect.top(), rect.bottom()] {
            assert!((edge * scale - (edge * scale).round()).abs() < 1e-3);
        }
    }
}
