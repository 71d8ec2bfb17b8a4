//! Pixels: the shell, the board, panels and dialogs.
