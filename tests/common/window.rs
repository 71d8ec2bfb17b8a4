//! The window driven through its accessibility tree.

use std::path::Path;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Shape, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use nestmate::{AppAction, Machine, NewGame, Places, Player, Shell, Store};
use nestmate_core::variant::HouseRules;

/// A window under test.
pub type Screen = Harness<'static, Shell>;

/// The window at the size of a small laptop's screen.
///
/// Its computer answers at once.
pub fn screen_of(mut shell: Shell) -> Screen {
    let machine = Machine { unhurried: false, ..shell.app().machine() };
    shell.act(AppAction::SetMachine(machine));
    let builder = Harness::builder().with_size(Vec2::new(1366.0, 768.0));
    let mut screen = builder.build_ui_state(|ui, shell: &mut Shell| shell.show(ui), shell);
    screen.run_steps(3);
    screen
}

/// The game that a new window begins with.
pub const FIRST: &str = "sfhiodgei";

/// The window as it is when the program is begun for the first time.
pub fn window() -> Screen {
    screen_of(Shell::new(nestmate::library()).expect("the shipped games can be played"))
}

/// The window of a program that keeps what is done below a folder, as it was left there.
pub fn resumed(home: &Path) -> Screen {
    let store = Store::open(&Places::below(home)).expect("the folders can be made");
    screen_of(Shell::resume(nestmate::library(), store).expect("the shipped games can be played"))
}

/// The same with a game between two people begun in it.
pub fn begun(home: &Path, game: &str) -> Screen {
    let mut screen = resumed(home);
    begin(&mut screen, game);
    screen
}

/// A game of the user's, who plays White, against the computer.
pub fn against_computer(game: &str) -> NewGame {
    NewGame { players: [Player::Human, Player::Computer], ..NewGame::new(game) }
}

/// The field of the workbench that a definition is written in.
pub fn definition(screen: &Screen) -> Node<'_> {
    screen.get_by_role_and_label(Role::MultilineTextInput, "Definition")
}

/// What is written there.
pub fn defined(screen: &Screen) -> String {
    definition(screen).accesskit_node().value().unwrap_or_default()
}

/// Puts another text in its place.
pub fn define(screen: &mut Screen, text: &str) {
    definition(screen).focus();
    screen.run_steps(2);
    key(screen, Modifiers::COMMAND, Key::A);
    screen.event(Event::Paste(text.to_owned()));
    screen.run_steps(20);
}

/// The window with two people playing a game, so that nothing happens by itself.
pub fn two_players(game: &str) -> Screen {
    let mut screen = window();
    begin(&mut screen, game);
    screen
}

/// Begins a game between two people.
pub fn begin(screen: &mut Screen, game: &str) {
    let setup = NewGame {
        game: game.to_owned(),
        house: HouseRules::default(),
        players: Default::default(),
        ..screen.state().app().setup().clone()
    };
    screen.state_mut().act(AppAction::New(setup));
    screen.run_steps(3);
}

/// Plays moves from cell to cell, written as `e2e4`.
pub fn play(screen: &mut Screen, moves: &str) {
    for text in moves.split_whitespace() {
        let at = text[1..].find(|c: char| c.is_ascii_lowercase()).map_or(text.len(), |at| at + 1);
        press(screen, &text[..at]);
        press(screen, &text[at..]);
    }
}

/// Presses the cell whose spoken name begins so.
pub fn press(screen: &mut Screen, cell: &str) {
    let begin = format!("{cell} ");
    let cells = screen.query_all_by(move |node| node.label().is_some_and(|label| label.starts_with(&begin)));
    cells.into_iter().for_each(|cell| cell.click_accesskit());
    screen.run_steps(3);
}

/// The spoken name of a cell.
pub fn spoken(screen: &Screen, cell: &str) -> String {
    let begin = format!("{cell} ");
    let mut cells = screen.query_all_by(move |node| node.label().is_some_and(|label| label.starts_with(&begin)));
    cells.next().expect("the cell is there").accesskit_node().label().unwrap_or_default()
}

/// The middle of the first thing whose name begins so; of a cell, with a space after its name.
pub fn place(screen: &Screen, begin: &str) -> Pos2 {
    let begin = begin.to_owned();
    let mut found = screen.query_all_by(move |node| node.label().is_some_and(|label| label.starts_with(&begin)));
    found.next().expect("it is there").rect().center()
}

/// Clicks a place with the pointer.
pub fn tap(screen: &mut Screen, at: Pos2) {
    screen.hover_at(at);
    screen.run_steps(2);
    screen.drag_at(at);
    screen.drop_at(at);
    screen.run_steps(3);
}

/// Takes what is at one place to another with the pointer, and holds it there.
pub fn carry(screen: &mut Screen, from: Pos2, to: Pos2) {
    screen.drag_at(from);
    screen.run_steps(2);
    screen.hover_at(to);
    screen.run_steps(3);
}

/// Lets go of what is carried.
pub fn drop_at(screen: &mut Screen, to: Pos2) {
    screen.drop_at(to);
    screen.run_steps(3);
}

/// Takes what is at one place to another.
pub fn drag(screen: &mut Screen, from: Pos2, to: Pos2) {
    carry(screen, from, to);
    drop_at(screen, to);
}

/// Goes from one cell to another with the right button held.
pub fn draw(screen: &mut Screen, from: &str, to: &str, modifiers: Modifiers) {
    let [from, to] = [from, to].map(|cell| place(screen, &format!("{cell} ")));
    let button = |pos: Pos2, pressed| Event::PointerButton { pos, button: PointerButton::Secondary, pressed, modifiers };
    for event in
        [Event::PointerMoved(from), button(from, true), Event::PointerMoved(from.lerp(to, 0.5)), Event::PointerMoved(to), button(to, false)]
    {
        screen.event(Event::ModifiersChanged(modifiers));
        screen.event(event);
        screen.run_steps(2);
    }
    screen.event(Event::ModifiersChanged(Modifiers::NONE));
    screen.run_steps(2);
}

/// Presses a key.
pub fn key(screen: &mut Screen, modifiers: Modifiers, key: Key) {
    screen.key_press_modifiers(modifiers, key);
    screen.run_steps(3);
}

/// Clicks what has this label. A menu or a dialog that opens finds its place within a few frames.
pub fn click(screen: &mut Screen, label: &str) {
    screen.get_by_label(label).click();
    screen.run_steps(8);
}

/// Clicks the first thing whose name begins so.
pub fn click_first(screen: &mut Screen, begin: &'static str) {
    let mut found = screen.query_all_by(move |node| node.label().is_some_and(|label| label.starts_with(begin)));
    found.next().unwrap_or_else(|| panic!("{begin} is there")).click();
    drop(found);
    screen.run_steps(4);
}

/// The keys that open dialogs.
pub const DIALOGS: [(Modifiers, Key); 9] = {
    let (ctrl, shift) = (Modifiers::COMMAND, Modifiers::COMMAND.plus(Modifiers::SHIFT));
    [
        (ctrl, Key::N),
        (ctrl, Key::O),
        (ctrl, Key::F),
        (shift, Key::S),
        (shift, Key::E),
        (shift, Key::W),
        (shift, Key::G),
        (Modifiers::NONE, Key::Questionmark),
        (Modifiers::NONE, Key::F3),
    ]
};

/// The keys that open the list of the user's own games.
pub const OWN_GAMES: (Modifiers, Key) = (Modifiers { shift: true, ..Modifiers::COMMAND }, Key::G);

/// The keys that open what stands in the panel's place.
pub const DRAWERS: [(Modifiers, Key); 2] = [(Modifiers::COMMAND, Key::Comma), (Modifiers::SHIFT, Key::F3)];

/// The buttons that end each of them, the one that does it first.
pub const BUTTONS: [&[&str]; DIALOGS.len() + DRAWERS.len()] = [
    &["Play", "Cancel"],
    &["Open", "Cancel"],
    &[],
    &["Save", "Cancel"],
    &["Save", "Cancel"],
    &["Close"],
    &["Close"],
    &["Close"],
    &["Close"],
    &["Close"],
    &["Close"],
];

/// Opens a dialog by its keys. It finds its size, and with it its place, within a few frames.
pub fn open(screen: &mut Screen, (modifiers, wanted): (Modifiers, Key)) {
    screen.key_press_modifiers(modifiers, wanted);
    screen.run_steps(8);
}

/// Types into the field that has the keyboard.
pub fn write(screen: &mut Screen, text: &str) {
    screen.event(Event::Text(text.to_owned()));
    screen.run_steps(2);
}

/// Names the file in the open dialog, and saves.
pub fn save_to(screen: &mut Screen, path: &Path) {
    replace(screen, "File path", &path.display().to_string());
    click(screen, "Save");
}

/// Writes a text in the place of what a field has.
pub fn replace(screen: &mut Screen, field: &str, text: &str) {
    screen.get_by_role_and_label(Role::TextInput, field).focus();
    screen.run_steps(2);
    screen.key_press_modifiers(Modifiers::COMMAND, Key::A);
    screen.run_steps(1);
    write(screen, text);
}

/// Pastes a text.
pub fn paste(screen: &mut Screen, text: &str) {
    screen.event(Event::Paste(text.to_owned()));
    screen.run_steps(3);
}

/// A position of the first game, from the ranks of its board that are not empty, top down.
pub fn position(ranks: &[(usize, &str)], rest: &str) -> String {
    let board: Vec<&str> = (1..=17).rev().map(|rank| ranks.iter().find(|known| known.0 == rank).map_or("17", |known| known.1)).collect();
    format!("{} {rest}", board.join("/"))
}

/// Steps until it is so, for two minutes at most: what is waited for is done by other threads, on whatever machine this is.
pub fn until(screen: &mut Screen, wanted: &str, done: impl Fn(&Screen) -> bool) {
    let end = Instant::now() + Duration::from_mins(2);
    while Instant::now() < end {
        screen.step();
        if done(screen) {
            return screen.run_steps(3);
        }
        // Other threads need the processor meanwhile, and ask for a frame when they have news.
        for _ in 0..5 {
            std::thread::sleep(Duration::from_millis(2));
            if screen.ctx.has_requested_repaint() {
                break;
            }
        }
    }
    panic!("waited for in vain: {wanted}");
}

/// Whether something with this text is to be seen beside the board, whose cells are named for those who do not see them.
pub fn beside(screen: &Screen, text: &str) -> bool {
    screen.query_all_by_label_contains(text).any(|node| !matches!(node.accesskit_node().role(), Role::Status | Role::GridCell))
}

/// Whether something with this text is to be seen in the window. What is only spoken is not.
pub fn has(screen: &Screen, text: &str) -> bool {
    screen.query_all_by_label_contains(text).any(|node| node.accesskit_node().role() != Role::Status)
}

/// Whether a text is painted anywhere.
pub fn painted(screen: &Screen, text: &str) -> bool {
    fn has(shape: &Shape, text: &str) -> bool {
        match shape {
            Shape::Text(shown) => shown.galley.text() == text,
            Shape::Vec(shapes) => shapes.iter().any(|shape| has(shape, text)),
            _ => false,
        }
    }
    screen.output().shapes.iter().any(|clipped| has(&clipped.shape, text))
}
