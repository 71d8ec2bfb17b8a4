{
    // The game of the examples in the documentation of the crate, for those that do not show it.
    use nestmate_core::variant::{Library, Source};

    const DUEL: &str = r#"[(
        id: "duel",
        name: "Duel",
        board: (files: 6, ranks: 6),
        pieces: [
            (letter: 'K', name: "King", image: "king", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
            (letter: 'R', name: "Rook", image: "rook", moves: [Slide(step: (1, 0))]),
        ],
        start: "r1k2r/6/6/6/6/R1K2R w - - - 0 1",
    )]"#;
    let mut library = Library::default();
    library.add(Source::new("duel.ron", DUEL));
    (DUEL, library)
}
