# What is put into files for others to look at: pictures, films, pages.

# The dialog.
export-width = Breite
export-height = Höhe
export-pause = Jede Stellung bleibt
export-marks = Mit Markierungen und Pfeilen, wie auf dem Brett
export-picture = Bild des Bretts (PNG)
    .files = Bilder
export-drawing = Zeichnung des Bretts (SVG)
    .files = Zeichnungen
export-film = Film der Partie (GIF)
    .files = Filme
export-page = Seite mit den Regeln (HTML)
    .files = Seiten
export-working = In Arbeit…
export-progress = { $done } von { $total } Stellungen
export-failed = Die Datei konnte nicht erzeugt werden.
export-no-picture = Das Bild lässt sich nicht erzeugen: { $error }.
export-no-film = Es entsteht kein Film: Er lässt sich nicht schreiben: { $error }.
export-made = { $file } ist fertig.

# The page with the rules.
page-title = { $game }: Regeln
page-men = Die Figuren
page-made = Von Nestmate { $version } aus der Definition des Spiels gemacht.

# What the marks of the diagrams mean.
page-key = In den Diagrammen ist für Weiß oben vorn. Ein voller Punkt ist ein Feld, auf das die Figur gehen kann, ein Ring eines, auf das sie nur ziehen, ein Kreuz eines, auf dem sie nur schlagen kann. Eine Linie geht so weit, wie Brett und andere Figuren es zulassen; eine gestrichelte Linie führt über eine Figur hinweg.
page-board = Das Brett und die Grundstellung
page-lattices = Die Felder gehören zu diesen Gittern, die sich an der Tönung erkennen lassen: { $lattices }.
page-man = { $man }, { $side }
page-moves = Wie die Figur zieht: { $man }

# Why there is no film.
export-film-long = Es entsteht kein Film: Die Partie hat { $moves } Züge; ein Film hat Platz für { $most }.
export-film-stopped = Es entsteht kein Film: Der Film wurde abgebrochen.
