//! Sizes of sprites, and the page of pictures of the manual, `docs/pictures.svg`: every picture with its name.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use egui::{Color32, ColorImage, RawInput};

use super::*;
use crate::documents::assert_current;
use crate::ui::board::{BOARDS, STRONGEST};

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
    assert_current("docs/pictures.svg", "", &page());
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

/// Boards whose pieces look different, each with its name.
fn themes() -> Vec<(String, BoardTheme)> {
    let mut found: Vec<(String, BoardTheme)> = Vec::new();
    for (board, dark) in BOARDS.iter().chain([&STRONGEST]).flat_map(|board| [false, true].map(|dark| (board, dark))) {
        let theme = board.theme(dark);
        if found.iter().all(|(_, known)| (known.pieces, known.turned, known.dark) != (theme.pieces, theme.turned, theme.dark)) {
            found.push((format!("{} dark {dark}", board.id), theme));
        }
    }
    found
}

fn games() -> Vec<Arc<Variant>> {
    let library = crate::shipped::library();
    library.games().map(|(id, _)| library.get(id).expect("a good definition")).collect()
}

/// What a piece can stand on in a game.
fn bases(variant: &Variant, kind: KindId) -> Vec<Base> {
    let layers = variant.layers.iter().filter(|layer| layer.pieces.contains(kind)).map(|layer| layer.base);
    let mut found: Vec<Base> = Vec::new();
    for base in layers {
        if !found.contains(&base) {
            found.push(base);
        }
    }
    if found.is_empty() { vec![Base::Free] } else { found }
}

fn painted(kind: &Kind, (side, base): (Side, Base), manner: Manner, px: u32, theme: &BoardTheme) -> ColorImage {
    let pose = Pose { down: false, ..Pose::of(side, base) };
    art::paint(kind, pose, manner, px, theme)
}

/// The mean brightness of what a picture covers, of 255.
fn brightness(image: &ColorImage) -> f32 {
    let (mut light, mut cover) = (0.0, 0.0);
    for pixel in &image.pixels {
        light += grey(*pixel);
        cover += f32::from(pixel.a());
    }
    light / cover.max(1.0) * 255.0
}

fn grey(pixel: Color32) -> f32 {
    0.2126 * f32::from(pixel.r()) + 0.7152 * f32::from(pixel.g()) + 0.0722 * f32::from(pixel.b())
}

/// The sets of pieces; diagrams are lines on both sides.
const PIECES: [PieceSet; 3] = [PieceSet::Figurines, PieceSet::Plain, PieceSet::Characters];

/// Whose a piece is one sees before one sees what it is.
#[test]
fn small_pieces_of_both_sides_differ_in_brightness() {
    let mut seen: BTreeMap<u64, String> = BTreeMap::new();
    let mut told = Vec::new();
    for variant in games() {
        for kind in variant.kind_ids() {
            for (base, set) in bases(&variant, kind).into_iter().flat_map(|base| PIECES.map(|set| (base, set.in_game(&variant)))) {
                let piece = variant.kind(kind);
                let manners = Side::BOTH.map(|side| Manner { look: Look::Squares, ..Manner::of(&variant, side, set, true) });
                if seen.insert(key(piece, Pose::of(Side::White, base), 36, manners[0]), variant.id.clone()).is_some() {
                    continue;
                }
                for (name, theme) in themes() {
                    for (px, wanted) in [(36, 60.0), (28, 50.0)] {
                        let [white, black] =
                            Side::BOTH.map(|side| brightness(&painted(piece, (side, base), manners[side.index()], px, &theme)));
                        if white - black < wanted {
                            told.push(format!(
                                "{}, {} on {base:?}, {set:?}, {name}, {px} px: {white:.0} {black:.0}",
                                variant.id, piece.name
                            ));
                        }
                    }
                }
            }
        }
    }
    assert!(told.is_empty(), "{} of {}\n{}", told.len(), seen.len(), told.join("\n"));
}

/// A side is called Red after its pieces.
#[test]
fn the_pieces_of_red_are_red() {
    let library = crate::shipped::library();
    let ruddy = |game: &str, side: Side, theme: &BoardTheme| {
        let variant = library.get(game).expect("a good definition");
        let kind = variant.kind(variant.kind_ids().next().expect("a kind"));
        let image = painted(kind, (side, Base::Disc), Manner::of(&variant, side, PieceSet::Figurines, true), 36, theme);
        let red = |pixel: &&Color32| i32::from(pixel.r()) - i32::from(pixel.g()).max(i32::from(pixel.b())) > 60;
        image.pixels.iter().filter(red).count() > 150
    };
    for (name, theme) in themes() {
        assert!(ruddy("xiangqi", Side::White, &theme), "{name}");
        assert!(!ruddy("xiangqi", Side::Black, &theme) && !ruddy("fide-chess", Side::White, &theme), "{name}");
    }
}

/// The mean of a pixel and its neighbours over a cell of middling brightness: what an eye makes of it that does not look closely.
fn blurred(image: &ColorImage) -> Vec<f32> {
    const CELL: f32 = 170.0;
    let [width, height] = image.size;
    let at = |x: usize, y: usize| {
        let pixel = image.pixels[y * width + x];
        grey(pixel) + CELL * (1.0 - f32::from(pixel.a()) / 255.0)
    };
    let mean = |x: usize, y: usize| {
        let around = (y.saturating_sub(1)..=(y + 1).min(height - 1))
            .flat_map(|y| (x.saturating_sub(1)..=(x + 1).min(width - 1)).map(move |x| (x, y)));
        let all: Vec<f32> = around.map(|(x, y)| at(x, y)).collect();
        all.iter().sum::<f32>() / f32::from(u8::try_from(all.len()).expect("at most nine"))
    };
    (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).map(|(x, y)| mean(x, y)).collect()
}

/// How much two pictures differ, once blurred: as many pixels as would have to turn from black to white.
fn apart(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| (one - other).abs()).sum::<f32>() / 255.0
}

/// As much as a dot of four and a half pixels of 36: seen from 60 centimetres more than five minutes of arc, the size of a letter that a good
/// eye can read.
const FAR: f32 = 20.0;

/// Pieces that go alike may look alike, as promoted ones of Shogi do.
#[test]
fn small_pieces_of_a_game_differ_from_each_other() {
    let mut told = Vec::new();
    let theme = BoardTheme::light();
    let mut cache: BTreeMap<u64, Arc<Vec<f32>>> = BTreeMap::new();
    for variant in games() {
        for (side, base) in
            Side::BOTH.into_iter().flat_map(|side| [Base::Free, Base::Tile, Base::Disc, Base::Octagon].map(|base| (side, base)))
        {
            let kinds: Vec<KindId> = variant.kind_ids().filter(|&kind| bases(&variant, kind).contains(&base)).collect();
            let manner = Manner { look: Look::Squares, ..Manner::of(&variant, side, PieceSet::Figurines, true) };
            let pictures: Vec<(&Kind, Arc<Vec<f32>>)> = kinds
                .iter()
                .map(|&kind| {
                    let kind = variant.kind(kind);
                    let known = cache.entry(key(kind, Pose::of(side, base), 36, manner));
                    (kind, Arc::clone(known.or_insert_with(|| Arc::new(blurred(&painted(kind, (side, base), manner, 36, &theme))))))
                })
                .collect();
            for (at, (one, picture)) in pictures.iter().enumerate() {
                for (other, second) in &pictures[at + 1..] {
                    if one.steps().eq(other.steps()) {
                        continue;
                    }
                    let far = apart(picture, second);
                    if far < FAR {
                        told.push((far, format!("{}, {side:?} on {base:?}: {} and {}", variant.id, one.name, other.name)));
                    }
                }
            }
        }
    }
    told.sort_by(|one, other| one.0.total_cmp(&other.0));
    let lines: Vec<String> = told.iter().map(|(far, what)| format!("{far:.1} {what}")).collect();
    assert!(told.is_empty(), "{}\n{}", told.len(), lines.join("\n"));
}

/// Pieces that a game gives faces of its own, by name and picture: the carved pieces of Thailand and what its neighbours put in their place.
const OTHERWISE: [(&str, &str); 5] = [("King", "khun"), ("Rook", "boat"), ("Pawn", "cowrie"), ("Met", "queen"), ("Khon", "bishop")];

/// A piece by its name and its steps.
type KnownPiece = (String, Vec<(i8, i8)>);

/// Who has learnt a piece in one game knows it in all others.
#[test]
fn pieces_of_one_name_and_one_way_to_move_have_one_face() {
    let mut faces: BTreeMap<KnownPiece, BTreeMap<String, String>> = BTreeMap::new();
    for variant in games() {
        for kind in variant.kind_ids().map(|kind| variant.kind(kind)) {
            if OTHERWISE.contains(&(kind.name.as_str(), kind.image.as_str())) {
                continue;
            }
            let mut steps: Vec<(i8, i8)> = kind.steps().collect();
            steps.sort_unstable();
            steps.dedup();
            faces.entry((kind.name.clone(), steps)).or_default().insert(kind.image.clone(), variant.id.clone());
        }
    }
    let told: Vec<_> = faces.into_iter().filter(|(_, faces)| faces.len() > 1).map(|((name, _), faces)| (name, faces)).collect();
    assert!(told.is_empty(), "{told:#?}");
}
