//! Looks and access: contrast in numbers, names for everything that can be pressed, keys of one's own, settings that are kept.

use egui::accesskit::Role;
use egui::epaint::Mesh;
use egui::{Color32, Key, Modifiers, Pos2, Shape};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::board::{BOARDS, BoardChoice, BoardTheme, PieceColours, STRONGEST};
use nestmate::{AppAction, Settings, Toggle};
use nestmate_core::variant::{Look, Side, Variant};

use crate::common::games;
use crate::common::window::{DIALOGS, DRAWERS, Screen, click, has, key, open, two_players};

/// Relative luminance, as the Web Content Accessibility Guidelines have it.
fn luminance(color: Color32) -> f64 {
    let part = |part: u8| {
        let share = f64::from(part) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(color.r()) + 0.7152 * part(color.g()) + 0.0722 * part(color.b())
}

/// The contrast of two colours, 1 to 21.
pub fn ratio(a: Color32, b: Color32) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Every board, by day and by night.
fn boards() -> impl Iterator<Item = (BoardChoice, bool)> {
    BOARDS.into_iter().chain([STRONGEST]).flat_map(|board| [false, true].map(|dark| (board, dark)))
}

/// The cells' colours of all games on a board.
fn cells(theme: &BoardTheme) -> Vec<Color32> {
    let tints = games().iter().flat_map(|game| game.layers.iter().map(|layer| layer.tint).collect::<Vec<_>>()).collect::<Vec<_>>();
    tints.into_iter().map(|tint| theme.tint(tint)).collect()
}

/// The least contrasts of a board: ink on a piece, piece on a cell, the better of a mark and its halo on a cell, letters on the ground.
fn least(theme: &BoardTheme) -> [f64; 4] {
    let cells = cells(theme);
    let least = |all: Vec<f64>| all.into_iter().fold(f64::INFINITY, f64::min);
    let inks = theme.pieces.iter().flat_map(|pieces| [ratio(pieces.ink, pieces.body), ratio(pieces.ink, pieces.base)]).collect();
    let on_cells =
        |colours: [Color32; 2]| cells.iter().map(move |&cell| ratio(colours[0], cell).max(ratio(colours[1], cell))).collect::<Vec<_>>();
    let pieces = theme.pieces.iter().flat_map(|pieces| on_cells([pieces.body, pieces.ink])).collect();
    let marks = [theme.own, theme.other, theme.danger, theme.advice];
    let marks = marks.iter().flat_map(|&mark| on_cells([mark, mark])).collect();
    [least(inks), least(pieces), least(marks), ratio(theme.text, theme.ground)]
}

#[test]
fn pieces_marks_and_letters_stand_out_on_every_board() {
    let mut told = Vec::new();
    for (board, dark) in boards() {
        let [ink, pieces, marks, letters] = least(&board.theme(dark));
        // Marks lie on cells of middling brightness and have shapes of their own; on the strongest board they reach what is asked of graphics
        // without words.
        let strong = board.id == STRONGEST.id;
        let wanted = if strong { [12.0, 4.5, 3.0, 12.0] } else { [7.0, 4.5, 1.6, 4.5] };
        let good = [ink, pieces, marks, letters].iter().zip(wanted).all(|(known, wanted)| *known >= wanted);
        if !good {
            told.push(format!("{} dark {dark}: ink {ink:.2} pieces {pieces:.2} marks {marks:.2} letters {letters:.2}", board.id));
        }
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// The pairs of colours of cells that touch, also at a corner, by the layers that they are of.
fn neighbours(game: &Variant, theme: &BoardTheme) -> Vec<[Color32; 2]> {
    let (grid, cells) = (game.board.grid, game.board.cells);
    let tint = |cell| game.layer_of_cell(cell).map_or(theme.blank, |layer| theme.tint(game.layers[layer].tint));
    let steps = [(1, 0), (0, 1), (1, 1), (1, -1)];
    let touching =
        cells.iter().flat_map(|cell| steps.map(|step| grid.step(cell, step).filter(|&next| cells.contains(next)).map(|next| (cell, next))));
    let of_two = |&(cell, next): &_| game.layer_of_cell(cell) != game.layer_of_cell(next);
    let mut pairs: Vec<[Color32; 2]> = touching.flatten().filter(of_two).map(|(cell, next)| [tint(cell), tint(next)]).collect();
    if matches!(game.board.look, Look::Corners | Look::Diamond) {
        let (corner, square) = (game.layers.last().expect("a layer").tint, game.layers[0].tint);
        let squares = theme.squares(square);
        pairs.extend([squares, [squares[0], theme.tint(corner)], [squares[1], theme.tint(corner)]]);
    }
    pairs.sort_unstable_by_key(|pair| pair.map(|color| color.to_array()));
    pairs.dedup();
    pairs
}

/// Lattices are told apart by brightness alone: without colours, on a poor screen, in sunlight.
#[test]
fn neighbouring_cells_of_two_layers_differ_in_brightness_on_every_board() {
    let mut told = Vec::new();
    for (board, dark) in boards() {
        let (theme, wanted) = (board.theme(dark), if board.id == STRONGEST.id { 2.0 } else { 1.5 });
        for game in games() {
            let least = neighbours(&game, &theme).into_iter().map(|[a, b]| ratio(a, b)).fold(f64::INFINITY, f64::min);
            if least < wanted {
                told.push(format!("{} dark {dark}, {}: {least:.2}", board.id, game.id));
            }
        }
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// What different kinds of colour vision make of a colour: without red, without green, without blue receptors; by linear approximations.
fn as_seen(color: Color32, kind: usize) -> [f64; 3] {
    const KINDS: [[[f64; 3]; 3]; 3] = [
        [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
        [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
        [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
    ];
    let parts = [color.r(), color.g(), color.b()].map(f64::from);
    KINDS[kind].map(|row| row.iter().zip(parts).map(|(weight, part)| weight * part).sum())
}

/// Grey, and the three kinds of [`as_seen`], after the usual eye.
const EYES: [&str; 5] = ["all colours", "no red", "no green", "no blue", "greys"];

/// How an eye measures a colour (Oklab): how light, how red, how yellow. Equal distances look equal.
fn measured(color: Color32, eye: usize) -> [f64; 3] {
    let plain = [color.r(), color.g(), color.b()].map(f64::from);
    let seen = match eye {
        0 => plain,
        4 => [luminance(color).cbrt(), 0.0, 0.0],
        kind => as_seen(color, kind - 1),
    };
    if eye == 4 {
        return seen;
    }
    let linear = seen.map(|part| {
        let share = part.clamp(0.0, 255.0) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    });
    let mix = |row: [f64; 3], parts: [f64; 3]| row.iter().zip(parts).map(|(weight, part)| weight * part).sum::<f64>();
    let cones = [[0.4122, 0.5363, 0.0514], [0.2119, 0.6807, 0.1074], [0.0883, 0.2817, 0.63]].map(|row| mix(row, linear).cbrt());
    [[0.2105, 0.7936, -0.0041], [1.978, -2.4286, 0.4506], [0.0259, 0.7828, -0.8087]].map(|row| mix(row, cones))
}

/// How far two colours are apart for an eye: 1 between black and white, about 0.02 what can just be told.
fn apart(one: Color32, other: Color32, eye: usize) -> f64 {
    let (one, other) = (measured(one, eye), measured(other, eye));
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

/// The least distances of a board for an eye: between the sides' pieces, from either to a lattice, between the lattices of a game, from
/// what marks a cell to the lattice.
fn distances(theme: &BoardTheme, eye: usize) -> [f64; 4] {
    let mut least = [f64::INFINITY; 4];
    let mut note = |at: usize, distance: f64| least[at] = f64::min(least[at], distance);
    let [white, black] = theme.pieces;
    note(0, apart(white.body, black.body, eye));
    note(0, apart(white.base, black.base, eye));
    for game in games() {
        let cells: Vec<Color32> = game.layers.iter().map(|layer| theme.tint(layer.tint)).collect();
        for (at, &cell) in cells.iter().enumerate() {
            // What is seen of a piece are areas and lines.
            for pieces in theme.pieces {
                note(1, apart(pieces.body, cell, eye).max(apart(pieces.ink, cell, eye)));
            }
            cells[at + 1..].iter().for_each(|&other| note(2, apart(cell, other, eye)));
            for mark in [theme.own, theme.other, theme.danger, theme.advice] {
                note(3, apart(mark, cell, eye));
            }
        }
    }
    least
}

/// What is painted over a ground: a colour multiplied with another, both premultiplied as the painter has them.
fn over(ground: Color32, color: Color32, by: Color32) -> Color32 {
    let keep = 1.0 - f64::from(by.a()) / 255.0;
    let mixed = |ground: u8, color: u8, by: u8| f64::from(color) * f64::from(by) / 255.0 + f64::from(ground) * keep;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 255")]
    let whole = |part: f64| part.round().clamp(0.0, 255.0) as u8;
    let [red, green, blue] = [(ground.r(), color.r(), by.r()), (ground.g(), color.g(), by.g()), (ground.b(), color.b(), by.b())]
        .map(|(ground, color, by)| whole(mixed(ground, color, by)));
    Color32::from_rgb(red, green, blue)
}

/// Sides, lattices and marks are told apart on every board, light and dark, by every eye.
#[test]
fn sides_lattices_and_marks_are_told_apart_by_all_eyes() {
    let mut told = Vec::new();
    for (board, dark) in boards() {
        for (eye, name) in EYES.iter().enumerate() {
            let known = distances(&board.theme(dark), eye);
            if known.iter().zip(WANTED).any(|(known, wanted)| *known < wanted) {
                told.push(format!("{} dark {dark}, {name}: {known:.3?}", board.id));
            }
        }
    }
    assert!(told.is_empty(), "{WANTED:?} are wanted\n{}", told.join("\n"));
}

/// In the order of [`distances`].
const WANTED: [f64; 4] = [0.5, 0.35, 0.03, 0.05];

/// The least distances over all grounds and eyes: between the sides' dimmed pieces, from either to the ground, and the same of contours.
fn faint_distances(theme: &BoardTheme) -> [f64; 4] {
    let shape = BoardTheme::sheer(Color32::WHITE, SHAPE);
    let grounds = cells(theme).into_iter().map(|cell| theme.pale(cell)).chain([theme.blank]);
    let mut least = [f64::INFINITY; 4];
    for (ground, eye) in grounds.flat_map(|ground| (0..EYES.len()).map(move |eye| (ground, eye))) {
        let mut note = |at: usize, distance: f64| least[at] = f64::min(least[at], distance);
        let [white, black] = Side::BOTH.map(|side| {
            let PieceColours { body, ink, base, .. } = theme.pieces[side.index()];
            [body, ink, base].map(|color| over(ground, color, theme.faint(side)))
        });
        let shapes = Side::BOTH.map(|side| over(ground, theme.pieces[side.index()].body, shape));
        let lines = Side::BOTH.map(|side| over(ground, theme.pieces[side.index()].ink, shape));
        note(0, apart(white[0], black[0], eye).min(apart(white[2], black[2], eye)));
        note(2, apart(shapes[0], shapes[1], eye));
        for ((piece, shape), line) in [white, black].into_iter().zip(shapes).zip(lines) {
            note(1, apart(piece[0], ground, eye).max(apart(piece[1], ground, eye)));
            note(3, apart(shape, ground, eye).max(apart(line, ground, eye)));
        }
    }
    least
}

/// Dimmed pieces and pieces of which only the contour is shown still say whose they are, and are seen at all.
#[test]
fn sides_of_dimmed_and_outlined_layers_are_told_apart_by_all_eyes() {
    const WANTED: [f64; 4] = [0.12, 0.1, 0.12, 0.04];
    let mut told = Vec::new();
    for (board, dark) in boards() {
        let known = faint_distances(&board.theme(dark));
        if known.iter().zip(WANTED).any(|(known, wanted)| *known < wanted) {
            told.push(format!("{} dark {dark}: {known:.3?}", board.id));
        }
    }
    assert!(told.is_empty(), "{WANTED:?} are wanted\n{}", told.join("\n"));
}

/// How strong a contour is painted.
const SHAPE: f32 = 0.8;

/// Six colours, each with one meaning: those of shapes alone are nearly the same to some eyes, those of filled cells to none.
#[test]
fn marks_are_told_apart_by_all_eyes() {
    for (board, dark) in boards() {
        let theme = board.theme(dark);
        let marks = [theme.own, theme.danger, theme.last, theme.other, theme.advice];
        for kind in 0..3 {
            for (at, &a) in marks.iter().enumerate() {
                for (beside, &b) in marks.iter().enumerate().skip(at + 1) {
                    let (a, b) = (as_seen(a, kind), as_seen(b, kind));
                    let far = a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                    let wanted = if beside < 3 { 70.0 } else { 15.0 };
                    assert!(far > wanted, "{} dark {dark}, kind {kind}, {at} and {beside}: {far}", board.id);
                }
            }
        }
    }
}

/// The roles that can be pressed, typed into or set.
fn is_interactive(role: Role) -> bool {
    matches!(
        role,
        Role::Button
            | Role::CheckBox
            | Role::RadioButton
            | Role::Slider
            | Role::SpinButton
            | Role::TextInput
            | Role::MultilineTextInput
            | Role::ComboBox
            | Role::Link
            | Role::MenuItem
            | Role::MenuItemCheckBox
            | Role::GridCell
            | Role::Tab
            | Role::ColorWell
    )
}

/// Everything that can be pressed has a name.
fn assert_named(screen: &Screen, place: &str) {
    let mut seen = 0;
    for node in screen.query_all_by(|node| is_interactive(node.role())) {
        let node = node.accesskit_node();
        let named = node.label().is_some_and(|label| !label.trim().is_empty()) || node.labelled_by().next().is_some();
        assert!(named, "{place}: a {:?} without a name at {:?}, value {:?}", node.role(), node.bounding_box(), node.value());
        seen += 1;
    }
    assert!(seen > 20, "{place}: {seen}");
}

/// Opens a menu and presses an entry, whose name may go on with its keys.
fn menu(screen: &mut Screen, menu: &str, entry: &str) {
    screen.get_by_role_and_label(Role::Button, menu).click();
    screen.run_steps(8);
    assert_named(screen, menu);
    screen.query_all_by_label_contains(entry).next().unwrap_or_else(|| panic!("{menu} has {entry}")).click();
    screen.run_steps(8);
}

#[test]
fn everything_that_can_be_pressed_has_a_name() {
    let mut screen = two_players("sfhiodgei");
    screen.state_mut().act(AppAction::Toggle(Toggle::Analysis));
    screen.run_steps(4);
    assert_named(&screen, "the window");
    for keys in DIALOGS.into_iter().chain(DRAWERS) {
        open(&mut screen, keys);
        assert_named(&screen, &format!("{keys:?}"));
        key(&mut screen, Modifiers::NONE, Key::Escape);
        screen.run_steps(4);
    }
    for (title, entry) in [("Game", "Game details"), ("Learn", "Rules"), ("Help", "Change shortcuts"), ("Help", "About Nestmate")] {
        menu(&mut screen, title, entry);
        assert_named(&screen, entry);
        key(&mut screen, Modifiers::NONE, Key::Escape);
        screen.run_steps(4);
    }
}

#[test]
fn looks_are_chosen_and_kept() {
    let mut screen = two_players("fide-chess");
    key(&mut screen, Modifiers::COMMAND, Key::Comma);
    screen.run_steps(6);
    for choice in ["Dark", "High contrast", "Reduced", "Kanji (Shogi, Xiang Qi)"] {
        click(&mut screen, choice);
    }
    assert!(has(&screen, "This set does not have every piece of Chess"));
    click(&mut screen, "Plain (chess)");
    assert!(!has(&screen, "This set does not have"));
    click(&mut screen, "Show moves on pieces");
    let look = screen.state().app().settings().look.clone();
    assert!(look.contrast && format!("{:?}", look.motion) == "Less" && look.badges && format!("{:?}", look.pieces) == "Plain");
    assert!(screen.ctx.theme() == egui::Theme::Dark && screen.ctx.global_style().animation_time <= 0.0);
    assert!(screen.ctx.global_style().visuals.panel_fill == Color32::BLACK);
    assert!(has(&screen, "High contrast has its own board."));
    click(&mut screen, "High contrast");
    click(&mut screen, "Walnut");
    assert_eq!(screen.state().app().settings().look.board, "walnut");
    let text = screen.state().app().settings().text();
    assert_eq!(Settings::read("settings", &text).expect("it can be read").look, screen.state().app().settings().look);
}

/// Whether cells of this board are painted in the middle of the window.
fn is_painted(screen: &Screen, board: &str, tint: [u8; 3]) -> bool {
    let board = BOARDS.iter().find(|known| known.id == board).expect("there is such a board");
    let (color, frame) = (board.theme(false).tint(tint), screen.state().board().expect("a board"));
    let of_mesh = |mesh: &Mesh| mesh.vertices.iter().any(|vertex| vertex.color == color && frame.contains(vertex.pos));
    screen.output().shapes.iter().any(|clipped| match &clipped.shape {
        Shape::Mesh(mesh) => of_mesh(mesh),
        _ => false,
    })
}

#[test]
fn the_board_that_is_pointed_at_is_shown_and_nothing_is_kept_of_it() {
    let mut screen = two_players("fide-chess");
    screen.ctx.set_theme(egui::Theme::Light);
    let tint = screen.state().app().variant().layers[0].tint;
    let board = screen.state().board();
    open(&mut screen, (Modifiers::COMMAND, Key::Comma));
    assert!(is_painted(&screen, "paper", tint) && screen.state().board() == board);
    let meadow = screen.get_by_label("Meadow").rect().center();
    screen.hover_at(meadow);
    screen.run_steps(3);
    assert!(is_painted(&screen, "meadow", tint) && !is_painted(&screen, "paper", tint));
    screen.hover_at(Pos2::new(4.0, 400.0));
    screen.run_steps(3);
    assert!(is_painted(&screen, "paper", tint) && screen.state().app().settings().look.board == "paper");
}

/// A set that has no pictures of all pieces of a game is seen where the board is folded to one of which it has.
#[test]
fn it_is_said_where_a_set_of_pieces_is_seen() {
    let mut screen = two_players("sfhiodgei");
    key(&mut screen, Modifiers::COMMAND, Key::Comma);
    screen.run_steps(6);
    for (set, inner) in [("Kanji (Shogi, Xiang Qi)", "Fold the board to Shogi"), ("Plain (chess)", "Fold the board to chess")] {
        click(&mut screen, set);
        assert!(has(&screen, inner), "{set}");
    }
    click(&mut screen, "Figurines");
    assert!(!has(&screen, "Fold the board to"));
}

/// Brings something in a long list into sight, as one would by the wheel, and clicks it.
fn click_in_list(screen: &mut Screen, label: &str) {
    screen.get_by_label(label).scroll_to_me();
    screen.run_steps(30);
    click(screen, label);
}

#[test]
fn commands_get_other_keys() {
    let mut screen = two_players("fide-chess");
    menu(&mut screen, "Help", "Change shortcuts");
    click_in_list(&mut screen, "Shortcut for Flip board: F");
    key(&mut screen, Modifiers::NONE, Key::H);
    assert!(has(&screen, "These keys are already used for ‘Hint’"));
    click_in_list(&mut screen, "Shortcut for Flip board: F");
    key(&mut screen, Modifiers::ALT, Key::Q);
    assert!(has(&screen, "Shortcut for Flip board: Alt+Q"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.run_steps(4);
    let turned = |screen: &Screen| screen.state().app().is_flipped();
    key(&mut screen, Modifiers::NONE, Key::F);
    assert!(!turned(&screen));
    key(&mut screen, Modifiers::ALT, Key::Q);
    assert!(turned(&screen));
    assert_eq!(screen.state().app().settings().look.keys.get("flip"), Some(&vec!["Alt+Q".to_owned()]));
    menu(&mut screen, "Help", "Change shortcuts");
    click_in_list(&mut screen, "Reset shortcut for Flip board");
    assert!(has(&screen, "Shortcut for Flip board: F"));
    click_in_list(&mut screen, "Shortcut for Undo last change: Ctrl+U");
    key(&mut screen, Modifiers::NONE, Key::Backspace);
    assert!(has(&screen, "Shortcut for Undo last change: none"));
    click(&mut screen, "Reset all shortcuts");
    assert!(has(&screen, "Shortcut for Undo last change: Ctrl+U"));
    assert!(screen.state().app().settings().look.keys.is_empty());
}

/// The ring around what has the keyboard has the links' colour; it lies on panels, dialogs and buttons.
#[test]
fn the_ring_of_the_keyboard_stands_out_in_every_theme() {
    for (look, visuals) in every_look() {
        for ground in [visuals.panel_fill, visuals.window_fill, visuals.extreme_bg_color] {
            let seen = ratio(visuals.hyperlink_color, ground);
            assert!(seen >= 3.0, "{look}: {seen:.2} of {:?} on {ground:?}", visuals.hyperlink_color);
        }
    }
}

/// Light and dark, as usual and with high contrast, each with its name.
fn every_look() -> Vec<(String, egui::Visuals)> {
    let mut screen = two_players("fide-chess");
    let mut looks = Vec::new();
    for strong in [false, true] {
        if strong {
            open(&mut screen, (Modifiers::COMMAND, Key::Comma));
            click(&mut screen, "High contrast");
            key(&mut screen, Modifiers::NONE, Key::Escape);
        }
        let visuals = |theme| (format!("{theme:?}, contrast {strong}"), screen.ctx.style_of(theme).visuals.clone());
        looks.extend([egui::Theme::Light, egui::Theme::Dark].map(visuals));
    }
    looks
}

/// Boxes to tick, round ones, and fields to write in are seen where they are empty.
#[test]
fn what_can_be_filled_in_has_an_outline_in_every_theme() {
    for (look, visuals) in every_look() {
        for widget in [visuals.widgets.inactive, visuals.widgets.hovered, visuals.widgets.active] {
            assert!(widget.bg_stroke.width >= 1.0);
            for ground in [visuals.panel_fill, visuals.window_fill, visuals.text_edit_bg_color(), widget.bg_fill] {
                let seen = ratio(widget.bg_stroke.color, ground);
                assert!(seen >= 3.0, "{look}: {seen:.2} of {:?} on {ground:?}", widget.bg_stroke.color);
            }
        }
    }
}
