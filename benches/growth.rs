//! How much memory the window takes after ever more random clicks and keys: `cargo bench --bench growth -- [INPUTS] [SEED]`.
//!
//! What grows for a while has an end: games are compiled as they are first shown, tables of the engine are filled up to their size, games
//! that others have taken the place of are held up to twenty. Told are the memory of the whole program, that of its textures, and how many
//! things the window has in mind between frames.

use std::io::{self, Write};

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::Harness;
use nestmate::Shell;

/// How large the window is.
const SIZE: Vec2 = Vec2::new(1366.0, 768.0);

/// Keys that do something somewhere.
const KEYS: [Key; 24] = [
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::Enter,
    Key::Escape,
    Key::Tab,
    Key::Space,
    Key::Home,
    Key::End,
    Key::PageUp,
    Key::PageDown,
    Key::F1,
    Key::F2,
    Key::F3,
    Key::F6,
    Key::N,
    Key::H,
    Key::Z,
    Key::F,
    Key::L,
    Key::T,
    Key::A,
    Key::Num1,
];

fn main() -> io::Result<()> {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let (inputs, seed) = (numbers.first().copied().unwrap_or(6000), numbers.get(1).copied().unwrap_or(1));
    let mut random = fastrand::Rng::with_seed(seed);
    let shell = Shell::new(nestmate::library()).expect("the shipped games can be played");
    let mut screen = Harness::builder().with_size(SIZE).build_ui_state(|ui, shell: &mut Shell| shell.show(ui), shell);
    screen.run_steps(3);
    let mut out = io::stdout().lock();
    for number in 0..=inputs {
        if number % (inputs / 12).max(1) == 0 {
            tell(&mut out, number, &screen)?;
        }
        input(&mut screen, &mut random);
        screen.run_steps(1 + random.usize(..3));
    }
    Ok(())
}

/// A click, a turn of the wheel, or a key.
fn input(screen: &mut Harness<'_, Shell>, random: &mut fastrand::Rng) {
    let place = Pos2::new(random.f32() * SIZE.x, random.f32() * SIZE.y);
    match random.u8(..10) {
        0..6 => {
            screen.event(Event::PointerMoved(place));
            let button = if random.u8(..8) == 0 { PointerButton::Secondary } else { PointerButton::Primary };
            for pressed in [true, false] {
                screen.event(Event::PointerButton { pos: place, button, pressed, modifiers: Modifiers::NONE });
            }
        }
        6 => screen.event(Event::PointerMoved(place)),
        7 => screen.event(Event::Text(char::from(random.u8(b'a'..=b'z')).to_string())),
        _ => {
            let modifiers = [Modifiers::NONE, Modifiers::NONE, Modifiers::COMMAND, Modifiers::SHIFT][random.usize(..4)];
            screen.key_press_modifiers(modifiers, KEYS[random.usize(..KEYS.len())]);
        }
    }
}

fn tell(out: &mut impl Write, inputs: u64, screen: &Harness<'_, Shell>) -> io::Result<()> {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("  not known").trim().to_owned();
    let textures: usize = screen.ctx.tex_manager().read().allocated().map(|(_, texture)| texture.bytes_used()).sum();
    let kept = screen.ctx.data(egui::util::IdTypeMap::len);
    let game = screen.state().app().variant().id.clone();
    writeln!(out, "{inputs:6} inputs: {resident}, textures {} KiB, {kept} things in mind, {game} on the board", textures >> 10)
}
