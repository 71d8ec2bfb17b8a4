//! The tree of moves of one game: undo and redo, repetition, outcome; pure.
