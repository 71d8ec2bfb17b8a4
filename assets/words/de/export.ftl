# What is put into files for others to look at: pictures, films, pages.

# The dialog.
export-width = Breite
export-height = Höhe
export-pause = Jede Stellung bleibt
export-marks = Mit Markierungen und Pfeilen, wie auf dem Brett
export-picture = Bild des Bretts (PNG)
export-drawing = Zeichnung des Bretts (SVG)
export-film = Film der Partie (GIF)
export-page = Seite mit den Regeln (HTML)
    .files = Bilder
    .files = Zeichnungen
    .files = Filme
    .files = Seiten
export-working = In Arbeit…
export-progress = { $done } von { $total } Stellungen
export-not-written = { $file } lässt sich nicht schreiben: { $error }.
export-failed = Die Datei konnte nicht erzeugt werden.
export-no-picture = Das Bild lässt sich nicht erzeugen: { $error }.
export-no-film = Es entsteht kein Film: { $error }.
export-made = { $file } ist fertig.
