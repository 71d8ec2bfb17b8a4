# Files: opening, saving, exporting.

# Asking for a path.
file-no-chooser = There is no file chooser on this machine. Write the path of the file here.
file-open-path = Path of a game or a definition file
file-open-hint = …/game.nestmate
file-browse = Browse…
file-open = Open
file-recent = Recent
file-path = Path of the file
file-save = Save
file-replaces = There is a file of this name. Save once more to put this in its place.
file-games = Games
