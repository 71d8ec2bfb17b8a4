# What is put into files for others to look at: pictures, films, pages.

# The dialog.
export-width = Width
export-height = Height
export-pause = Each position stays
export-marks = With marks and arrows, as on the board
export-picture = Picture of the board (PNG)
    .files = Pictures
export-drawing = Drawing of the board (SVG)
    .files = Drawings
export-film = Film of the game (GIF)
    .files = Films
export-page = Page with the rules (HTML)
    .files = Pages
export-working = Working…
export-progress = { $done } of { $total } positions
export-failed = The file could not be made.
export-no-picture = The picture cannot be made: { $error }.
export-no-film = There is no film: the film cannot be written: { $error }.
export-made = Made { $file }.

# The page with the rules.
page-title = { $game }: rules
page-men = The men
page-made = Made by Nestmate { $version } from the definition of the game.

# What the marks of the diagrams mean.
page-key = In the diagrams White's forward is up. A full spot is a cell that the man can go to, a ring one that it can only move to, a cross one that it only captures on. A line goes on as far as the board and other men let it; a broken line passes over a man.
page-board = The board and the start
page-lattices = The cells belong to these lattices, told by their tints: { $lattices }.
page-man = { $man }, { $side }
page-moves = How the { $man } moves

# Why there is no film.
export-film-long = There is no film: the game has { $moves } moves; a film has room for { $most }.
export-film-stopped = There is no film: the film was called off.
