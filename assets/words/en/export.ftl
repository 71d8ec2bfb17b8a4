# What is put into files for others to look at: pictures, films, pages.

# The dialog.
export-width = Width
export-height = Height
export-pause = Each position stays
export-marks = With marks and arrows, as on the board
export-picture = Picture of the board (PNG)
export-drawing = Drawing of the board (SVG)
export-film = Film of the game (GIF)
export-page = Page with the rules (HTML)
    .files = Pictures
    .files = Drawings
    .files = Films
    .files = Pages
export-working = Working…
export-progress = { $done } of { $total } positions
export-not-written = { $file } cannot be written: { $error }.
export-failed = The file could not be made.
export-no-picture = The picture cannot be made: { $error }.
export-no-film = There is no film: { $error }.
export-made = Made { $file }.
