//! Rules of chess variants as data, nested ones above all: games that hide a familiar game on every second cell of a larger board.
//!
//! A game is a definition in RON: its board, its pieces and how they move, its rules and endings. The crate reads and checks definitions,
//! makes positions and legal moves, judges when a game ends, and reads and writes moves, positions and games as text. It brings no game,
//! opens no file and speaks no language: what is wrong comes as data with its place.
//!
//! # Load a definition
//!
//! ```
//! use nestmate_core::rules::start;
//! use nestmate_core::variant::{Library, Source};
//!
//! // A King and two Rooks a side, on six files and six ranks.
//! const DUEL: &str = r#"[(
//!     id: "duel",
//!     name: "Duel",
//!     board: (files: 6, ranks: 6),
//!     pieces: [
//!         (letter: 'K', name: "King", image: "king", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
//!         (letter: 'R', name: "Rook", image: "rook", moves: [Slide(step: (1, 0))]),
//!     ],
//!     start: "r1k2r/6/6/6/6/R1K2R w - - - 0 1",
//! )]"#;
//!
//! let mut library = Library::default();
//! library.add(Source::new("duel.ron", DUEL));
//! assert!(library.reports().is_empty());
//!
//! let duel = library.get("duel").expect("it compiles");
//! let position = start(&duel).expect("the start array is allowed");
//! assert_eq!(position.text(&duel), "r1k2r/6/6/6/6/R1K2R w - - - 0 1");
//! ```
//!
//! # Legal moves
//!
//! ```
//! # use nestmate_core::rules::start;
//! # use nestmate_core::variant::{Library, Source};
//! # const DUEL: &str = r#"[(id: "duel", name: "Duel", board: (files: 6, ranks: 6), pieces: [
//! #     (letter: 'K', name: "King", image: "king", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
//! #     (letter: 'R', name: "Rook", image: "rook", moves: [Slide(step: (1, 0))]),
//! # ], start: "r1k2r/6/6/6/6/R1K2R w - - - 0 1")]"#;
//! # let mut library = Library::default();
//! # library.add(Source::new("duel.ron", DUEL));
//! # let duel = library.get("duel").unwrap();
//! use nestmate_core::position::move_text;
//! use nestmate_core::rules::{in_check, legal_moves, parse_move};
//! use nestmate_core::variant::Side;
//!
//! let mut position = start(&duel).unwrap();
//! assert_eq!(legal_moves(&position, &duel).len(), 18);
//!
//! // The Rook takes a Rook and gives check; Black may only step away, for nothing can come between.
//! let capture = parse_move(&position, &duel, "a1a6").unwrap();
//! let undo = position.make(&duel, capture);
//! assert!(in_check(&position, &duel, Side::Black));
//! let replies: Vec<String> = legal_moves(&position, &duel).into_iter().map(|mv| move_text(&duel, mv)).collect();
//! assert_eq!(replies.len(), 3);
//! position.unmake(&undo);
//! assert_eq!(position, start(&duel).unwrap());
//! ```
//!
//! # Why not
//!
//! ```
//! # use nestmate_core::rules::{MoveError, parse_move, start};
//! # use nestmate_core::variant::{Library, Source};
//! # const DUEL: &str = r#"[(id: "duel", name: "Duel", board: (files: 6, ranks: 6), pieces: [
//! #     (letter: 'K', name: "King", image: "king", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
//! #     (letter: 'R', name: "Rook", image: "rook", moves: [Slide(step: (1, 0))]),
//! # ], start: "r1k2r/6/6/6/6/R1K2R w - - - 0 1")]"#;
//! # let mut library = Library::default();
//! # library.add(Source::new("duel.ron", DUEL));
//! # let duel = library.get("duel").unwrap();
//! // A move that is not legal, and one that is not finished.
//! let position = start(&duel).unwrap();
//! assert!(matches!(parse_move(&position, &duel, "a1b2"), Err(MoveError::NotLegal { .. })));
//! assert!(matches!(parse_move(&position, &duel, "a1a"), Err(MoveError::Unfinished { .. })));
//!
//! // What is wrong with a definition is told with its place, all of it at once.
//! library.add(Source::new("broken.ron", DUEL.replace("step: (1, 1)", "step: (0, 0)")));
//! let report = &library.reports()[0];
//! assert_eq!((report.file.as_str(), report.line), ("broken.ron", 2));
//! ```
//!
//! # Count positions
//!
//! ```
//! # use nestmate_core::rules::start;
//! # use nestmate_core::variant::{Library, Source};
//! # const DUEL: &str = r#"[(id: "duel", name: "Duel", board: (files: 6, ranks: 6), pieces: [
//! #     (letter: 'K', name: "King", image: "king", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
//! #     (letter: 'R', name: "Rook", image: "rook", moves: [Slide(step: (1, 0))]),
//! # ], start: "r1k2r/6/6/6/6/R1K2R w - - - 0 1")]"#;
//! # let mut library = Library::default();
//! # library.add(Source::new("duel.ron", DUEL));
//! # let duel = library.get("duel").unwrap();
//! use nestmate_core::rules::{divide, perft};
//!
//! let mut position = start(&duel).unwrap();
//! let leaves: u64 = divide(&mut position, &duel, 3).into_iter().map(|(_, leaves)| leaves).sum();
//! assert_eq!(leaves, perft(&mut position, &duel, 3));
//! ```
//!
//! # A game as text
//!
//! ```
//! # use nestmate_core::rules::{parse_move, start};
//! # use nestmate_core::variant::{Library, Source};
//! # const DUEL: &str = r#"[(id: "duel", name: "Duel", board: (files: 6, ranks: 6), pieces: [
//! #     (letter: 'K', name: "King", image: "king", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
//! #     (letter: 'R', name: "Rook", image: "rook", moves: [Slide(step: (1, 0))]),
//! # ], start: "r1k2r/6/6/6/6/R1K2R w - - - 0 1")]"#;
//! # let mut library = Library::default();
//! # library.add(Source::new("duel.ron", DUEL));
//! # let duel = library.get("duel").unwrap();
//! use nestmate_core::game::{Game, read_text, record_text};
//!
//! let mut game = Game::new(duel.clone(), start(&duel).unwrap());
//! for text in ["a1a6", "c6d5", "a6f6"] {
//!     let mv = parse_move(game.position(), &duel, text).unwrap();
//!     game.play(mv).unwrap();
//! }
//! let text = record_text(&game);
//!
//! let read = read_text("duel.pgn", &text, &library, &duel).unwrap();
//! assert_eq!(record_text(&read.game), text);
//! ```

#[cfg(test)]
extern crate self as nestmate_core;

pub mod game;
pub mod geometry;
pub mod movegen;
pub mod notation;
pub mod plain;
pub mod position;
pub mod rules;
#[cfg(test)]
#[path = "../../../tests/common/shipped.rs"]
mod shipped;
pub mod variant;
