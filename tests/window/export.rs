//! What is put into files for others to look at: drawings, films and pages, on the command line and in the window.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use image::{Rgba, RgbaImage};
use nestmate::board::BoardTheme;
use nestmate::film::{Film, FilmError, Reel, film, morph, morph_length};
use nestmate::page::rules_page;
use nestmate::shot::{drawing, shot};
use nestmate::{Fold, LayerState, Scene};
use nestmate_core::game::Game;
use nestmate_core::geometry::Cell;
use nestmate_core::position::Draft;
use nestmate_core::rules::{legal_moves, parse_position, start};
use nestmate_core::variant::{Reserve, Side, Variant};
use nestmate_text::{Block, Rulebook, named_side};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::common::window::{Screen, click, click_first, play, save_to, two_players, until};
use crate::common::{game, games};

fn scene(variant: &Arc<Variant>) -> Scene {
    Scene::of(Arc::clone(variant), start(variant).expect("a good start"))
}

/// A scene with something of everything that a picture can show.
fn busy(variant: &Arc<Variant>) -> Scene {
    let mut scene = scene(variant);
    let moves = legal_moves(&scene.position, variant);
    scene.flipped = true;
    scene.last = moves.first().map(|mv| (mv.from(), mv.to()));
    scene.check = Some(scene.position.royal(Side::White));
    scene.pointed_out = vec![scene.position.royal(Side::Black)];
    scene.arrows = moves.iter().step_by(7).take(3).enumerate().map(|(rank, &mv)| nestmate::Arrow::ranked(mv, rank)).collect();
    if let Some(layer) = scene.layers.last_mut() {
        *layer = LayerState::Dimmed;
    }
    scene
}

/// A drawing in pixels.
fn painted(svg: &str, size: [u32; 2]) -> RgbaImage {
    let tree = Tree::from_str(svg, &Options::default()).expect("an SVG");
    assert_eq!(tree.size().to_int_size().dimensions(), (size[0], size[1]));
    let mut pixmap = Pixmap::new(size[0], size[1]).expect("a size");
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    RgbaImage::from_raw(size[0], size[1], pixmap.data().to_vec()).expect("the same size")
}

/// How much two pictures differ: the mean of all channels, and the share of the pixels that are far apart.
fn difference(a: &RgbaImage, b: &RgbaImage) -> (f64, f64) {
    let far = |a: &Rgba<u8>, b: &Rgba<u8>| a.0.iter().zip(b.0).map(|(a, b)| f64::from(a.abs_diff(b))).sum::<f64>() / 3.0;
    let all: Vec<f64> = a.pixels().zip(b.pixels()).map(|(a, b)| far(a, b)).collect();
    let count = f64::from(a.width() * a.height());
    (all.iter().sum::<f64>() / count, all.iter().filter(|&&far| far > 60.0).map(|_| 1.0).sum::<f64>() / count)
}

#[test]
fn drawings_look_as_pictures_do() {
    for variant in games() {
        for (scene, size, theme) in [(scene(&variant), [600, 540], BoardTheme::light()), (busy(&variant), [420, 520], BoardTheme::dark())] {
            let svg = drawing(&scene, size, &theme);
            let (mean, far) = difference(&painted(&svg, size), &shot(&scene, size, &theme));
            assert!(mean < 2.5 && far < 0.016, "{}: {mean} {far}", variant.id);
        }
    }
}

#[test]
fn a_drawing_has_every_piece_once() {
    for variant in games() {
        let scene = scene(&variant);
        let pieces = Side::BOTH.iter().map(|&side| scene.position.pieces(side).len()).sum::<usize>();
        assert_eq!(drawing(&scene, [640, 640], &BoardTheme::light()).matches("<use ").count(), pieces, "{}", variant.id);
    }
}

/// A game of some random moves.
fn random_game(variant: &Arc<Variant>, plies: usize) -> Game {
    let mut random = fastrand::Rng::with_seed(11);
    let mut game = Game::new(Arc::clone(variant), start(variant).expect("a good start"));
    for _ in 0..plies {
        let moves = game.legal().to_vec();
        if moves.is_empty() || game.play(moves[random.usize(..moves.len())]).is_err() {
            break;
        }
    }
    game
}

/// The pictures of a GIF as they are seen one after the other, with the time that each stays.
fn seen(bytes: &[u8]) -> Vec<(RgbaImage, u16)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("a GIF");
    let mut canvas = RgbaImage::new(decoder.width().into(), decoder.height().into());
    let mut found = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let part = RgbaImage::from_raw(frame.width.into(), frame.height.into(), frame.buffer.to_vec()).expect("its size");
        image::imageops::overlay(&mut canvas, &part, frame.left.into(), frame.top.into());
        found.push((canvas.clone(), frame.delay));
    }
    found
}

/// The most kinds that each reserve holds on the line of a game.
fn most_held(game: &Game) -> [usize; 3] {
    let mut position = game.start().clone();
    let mut most = [0; 3];
    for mv in game.line().into_iter().filter_map(|node| game.tree().mv(node)) {
        position.play(game.variant(), mv);
        most = Reserve::ALL.map(|reserve| most[reserve.index()].max(position.reserves().kinds(reserve).count()));
    }
    most
}

#[test]
fn a_film_shows_every_position_of_the_line() {
    for variant in games().into_iter().step_by(4) {
        let game = random_game(&variant, 6);
        let theme = BoardTheme::light();
        let wanted = Film { size: [240, 220], pause: Duration::from_millis(700), theme };
        let reel = Reel::default();
        let bytes = film(&game, &scene(&variant), &wanted, &reel).expect("a film");
        let shown = seen(&bytes);
        assert_eq!((shown.len(), reel.done()), (game.ply() + 1, game.ply() + 1), "{}", variant.id);
        assert!(shown.iter().rev().skip(1).all(|(_, delay)| *delay == 70) && shown.last().is_some_and(|(_, delay)| *delay == 210));
        let mut position = game.start().clone();
        let mut last: Option<(Cell, Cell)> = None;
        let hands = most_held(&game);
        for (at, (picture, _)) in shown.iter().enumerate() {
            if let Some(mv) = at.checked_sub(1).and_then(|ply| game.tree().mv(game.line()[ply])) {
                position.play(&variant, mv);
                last = Some((mv.from(), mv.to()));
            }
            let truth = shot(&Scene { last, hands, ..Scene::of(Arc::clone(&variant), position.clone()) }, wanted.size, &theme);
            let (mean, far) = difference(picture, &truth);
            assert!(mean < 4.0 && far < 0.002, "{} {at}: {mean} {far}", variant.id);
        }
    }
}

#[test]
fn a_film_can_be_called_off() {
    let variant = game("shogi");
    let wanted = Film { size: [100, 100], pause: Duration::ZERO, theme: BoardTheme::dark() };
    let reel = Reel::default();
    reel.stop();
    assert!(matches!(film(&random_game(&variant, 3), &scene(&variant), &wanted, &reel), Err(FilmError::Stopped)));
    assert_eq!(reel.done(), 0);
}

/// A position with something in every reserve that the game has.
fn holding(id: &str, text: &str) -> Scene {
    let variant = game(id);
    let position = parse_position(&variant, text).expect("a position");
    Scene::of(variant, position).pictured(false)
}

const HANDS: [(&str, &str); 2] = [
    ("shogi", "lnsgkgsnl/7b1/p1ppppppp/9/9/9/P1PPPPPPP/1B5R1/LNSGKGSNL b [PR|P|] - - 0 5"),
    (
        "sfhiodgei",
        "lmc1soy1k3sfcml/3n1e3a1e1n1dh/p1dfr1g1a5e2/1d1v1v2tv5V1/4p1p1g3p3p/1vtZ3v2tv2r1o/2p5p1p1p4/7z2T6/O7O8/1h7E7/4P12/\
         2T3RNq1Q2VH2/P1P1P1P1P1P5P/TV1V3K1V1V5/L1E1P1S1D2QG1S2/HDRNFi3A3M1D1/1MC3GYA4FC1L w [DP|G|EIIIQTTTTVVVVYY] a2,b2,j16,j2,p16,p2 - 6 71",
    ),
];

#[test]
fn what_is_held_is_in_every_picture() {
    let (size, theme) = ([700, 640], BoardTheme::light());
    for (id, text) in HANDS {
        let scene = holding(id, text);
        assert!(scene.hands[0] > 0 && scene.hands[1] > 0);
        let picture = shot(&scene, size, &theme);
        let (mean, far) = difference(&picture, &painted(&drawing(&scene, size, &theme), size));
        assert!(mean < 2.5 && far < 0.016, "{id}: drawn otherwise: {mean} {far}");
        for flipped in [false, true] {
            let scene = Scene { flipped, ..scene.clone() };
            let picture = shot(&scene, size, &theme);
            for reserve in Reserve::ALL.into_iter().filter(|&reserve| scene.hands[reserve.index()] > 0) {
                let mut without = Draft::of(&scene.position);
                let kinds: Vec<_> = scene.position.reserves().kinds(reserve).collect();
                for kind in kinds {
                    without.hold(&scene.variant, reserve, kind, 0);
                }
                let without = Scene { position: without.picture().clone(), ..scene.clone() };
                let (mean, _) = difference(&picture, &shot(&without, size, &theme));
                assert!(mean > 0.1, "{id}: reserve {reserve:?} is not to be seen");
            }
        }
        let game = Game::new(Arc::clone(&scene.variant), scene.position.clone());
        let wanted = Film { size, pause: Duration::from_millis(700), theme };
        let frames = seen(&film(&game, &scene, &wanted, &Reel::default()).expect("a film"));
        let (mean, far) = difference(&frames[0].0, &picture);
        assert!(mean < 4.0 && far < 0.002, "{id}: filmed otherwise: {mean} {far}");
    }
}

#[test]
fn badges_are_in_all_pictures_or_in_none() {
    let (size, theme) = ([1000, 1000], BoardTheme::light());
    let plain = scene(&game("fide-chess")).pictured(false);
    let detailed = plain.clone().pictured(true);
    let mut pictures = Vec::new();
    for scene in [plain, detailed] {
        let picture = shot(&scene, size, &theme);
        let (mean, far) = difference(&picture, &painted(&drawing(&scene, size, &theme), size));
        assert!(mean < 2.5 && far < 0.016, "{mean} {far}");
        pictures.push(picture);
    }
    assert!(difference(&pictures[0], &pictures[1]).0 > 1.0, "diagrams and names are there to be seen");
}

/// The inline drawings of a page.
fn drawings(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    let (mut depth, mut from) = (0, 0);
    let marks = page.match_indices("<svg").map(|(at, _)| (at, 1)).chain(page.match_indices("</svg>").map(|(at, _)| (at, -1)));
    let mut marks: Vec<(usize, i32)> = marks.collect();
    marks.sort_unstable();
    for (at, step) in marks {
        if depth == 0 {
            from = at;
        }
        depth += step;
        if depth == 0 {
            found.push(page[from..at + 6].to_owned());
        }
    }
    found
}

#[test]
fn a_page_has_every_piece_with_its_words_and_diagram() {
    let library = nestmate::library();
    for variant in games() {
        let page = rules_page(&variant, &library);
        let book = Rulebook::of(&variant, &library);
        for kind in book.entries().map(|entry| entry.kind) {
            let name = nestmate_text::words::named(&variant.kind(kind).name);
            for words in [format!("</code>{name}</h3>"), format!("<title>How the {name} moves</title>")] {
                assert!(page.contains(&words), "{}: {words}", variant.id);
            }
            for side in Side::BOTH {
                assert!(page.contains(&format!("<title>{name}, {}</title>", named_side(&variant, side))), "{}: {name}", variant.id);
            }
        }
        let drawings = drawings(&page);
        let boards = book.chapters.iter().flat_map(|chapter| &chapter.blocks);
        let boards = boards.filter(|block| matches!(block, Block::Start | Block::Layer(..) | Block::Cells(..))).count();
        assert_eq!(drawings.len(), boards + 3 * book.entries().count(), "{}", variant.id);
        for drawing in &drawings {
            let tree = Tree::from_str(drawing, &Options::default()).expect("an SVG");
            assert!(tree.root().has_children(), "{}: {drawing}", variant.id);
        }
        let ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{}: names are used once", variant.id);
        for used in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(ids.contains(&used), "{}: {used}", variant.id);
        }
    }
}

/// Waits until there is a file, stepping the window.
fn made(screen: &mut Screen, path: &Path) -> Vec<u8> {
    until(screen, "the file is there", |_| path.exists());
    screen.run_steps(3);
    fs::read(path).expect("it can be read")
}

/// The whole board and a game inside, as they are painted.
fn boards(size: [u32; 2]) -> [RgbaImage; 2] {
    let variant = game("nested-chess-a");
    let whole = scene(&variant);
    let fold = Fold::of(&variant, 0, &nestmate::library()).map(Arc::new);
    [shot(&whole.clone().folded(fold), size, &BoardTheme::light()), shot(&whole, size, &BoardTheme::light())]
}

#[test]
fn the_fold_is_a_film_from_the_whole_board_to_a_game_inside_and_back() {
    let variant = game("nested-chess-a");
    let folds: Vec<Arc<Fold>> = Fold::of(&variant, 0, &nestmate::library()).map(Arc::new).into_iter().collect();
    let (size, reel) = ([300, 300], Reel::default());
    let wanted = Film { size, pause: Duration::from_millis(700), theme: BoardTheme::light() };
    let film = seen(&morph(&scene(&variant), &folds, &wanted, &reel).expect("a film"));
    assert_eq!((film.len(), reel.done()), (morph_length(1), morph_length(1)));
    let [folded, whole] = boards(size);
    let far = |at: usize, board: &RgbaImage| difference(&film[at].0, board).0;
    // To the fold, to the lifted games, and back.
    for (at, near, other) in [(0, &whole, &folded), (film.len() / 3, &folded, &whole), (film.len() - 1, &whole, &folded)] {
        assert!(far(at, near) < 4.0 && far(at, other) > 8.0, "{at}: {} {}", far(at, near), far(at, other));
    }
    for between in [film.len() / 6, film.len() * 2 / 3] {
        assert!(
            far(between, &whole) > 4.0 && far(between, &folded) > 4.0,
            "{between}: on the way it is neither, nor when the games are lifted"
        );
    }
    let stopped = Reel::default();
    stopped.stop();
    assert!(matches!(morph(&scene(&variant), &folds, &wanted, &stopped), Err(FilmError::Stopped)));
}

#[test]
fn films_of_the_fold_are_offered_in_games_with_others_inside() {
    let mut screen = two_players("fide-chess");
    screen.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::E);
    screen.run_steps(8);
    assert!(screen.query_by_label("Animation of the fold (GIF)").is_none());
    let mut screen = two_players("nested-chess-a");
    click(&mut screen, "Game");
    click_first(&mut screen, "Export…");
    screen.run_steps(4);
    click(&mut screen, "Animation of the fold (GIF)");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("fold.gif");
    let size = screen.query_all_by_role(Role::SpinButton).next().is_some();
    assert!(size, "the size can be set");
    save_to(&mut screen, &path);
    until(&mut screen, "it tells how far it is", |screen| path.exists() || screen.query_all_by_label_contains(" frames").next().is_some());
    if !path.exists() {
        click(&mut screen, "Cancel");
        assert!(screen.query_by_label("File path").is_some(), "it has been called off");
    }
}

#[test]
fn the_window_exports_by_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut screen = two_players("fide-chess");
    play(&mut screen, "e2e4 e7e5 g1f3");
    for (choice, ending) in
        [("Picture of the board (PNG)", "png"), ("Drawing of the board (SVG)", "svg"), ("Animation of the game (GIF)", "gif")]
    {
        screen.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::E);
        screen.run_steps(8);
        click(&mut screen, choice);
        let path = folder.path().join("out").with_extension(ending);
        save_to(&mut screen, &path);
        let content = made(&mut screen, &path);
        match ending {
            "png" => assert_eq!(image::load_from_memory(&content).expect("a picture").width(), 1000),
            "gif" => assert_eq!(seen(&content).len(), 4),
            _ => assert!(String::from_utf8(content).expect("text").contains("</svg>")),
        }
        assert!(screen.query_by_label("File path").is_none(), "the dialog is gone");
    }
}

#[test]
#[ignore = "writes pictures to be looked at"]
fn pictures() {
    let out = std::env::var("SHOTS").unwrap_or_else(|_| "/tmp/shots".to_owned());
    fs::create_dir_all(&out).expect("a folder");
    for variant in games() {
        let svg = drawing(&busy(&variant), [700, 700], &BoardTheme::light());
        painted(&svg, [700, 700]).save(format!("{out}/{}-drawing.png", variant.id)).expect("written");
        fs::write(format!("{out}/{}.html", variant.id), rules_page(&variant, &nestmate::library())).expect("written");
        let diagrams = drawings(&rules_page(&variant, &nestmate::library()));
        for (index, diagram) in diagrams.iter().skip(3).step_by(3).take(3).enumerate() {
            painted(diagram, [150, 150]).save(format!("{out}/{}-piece{index}.png", variant.id)).expect("written");
        }
    }
}
