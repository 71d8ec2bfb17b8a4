//! What a check leaves out for a game, and why: told on the error stream of every run, and a fault where a shipped game is left out that
//! should not be.

use std::io::Write;

use nestmate_core::variant::Variant;

/// What shipped games are left out of, with the first words of the reason.
const ALLOWED: [(&str, &str, &str); 5] = [
    ("inner games on their lattices", "crouching-stepper", "xiangqi: its lattice is the whole board"),
    ("inner games on their lattices", "nested-chess-b", "mongolian-chess: only its pieces"),
    ("inner games on their lattices", "nested-shogi-b", "shogi: only its pieces"),
    ("inner starts in the outer start", "nested-chess-b", "mongolian-chess: only its pieces"),
    ("inner starts in the outer start", "nested-shogi-b", "shogi: only its pieces"),
];

/// Tells that a check leaves a game out.
///
/// # Panics
/// If the game is shipped and [`ALLOWED`] does not have it.
pub fn skip(check: &str, variant: &Variant, why: &str) {
    let id = variant.id.as_str();
    // Not `eprintln!`, which the test runner keeps to itself where nothing fails.
    writeln!(std::io::stderr(), "{id} is left out of: {check}, because of {why}").expect("the error stream takes a line");
    let shipped = super::library().games().any(|(known, _)| known == id);
    let allowed = ALLOWED.iter().any(|&(of, game, reason)| of == check && game == id && why.starts_with(reason));
    assert!(allowed || !shipped, "{id} should not be left out of: {check} ({why})");
}
