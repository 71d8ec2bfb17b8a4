# What is put into files for others to look at: pictures, films, pages.

# The dialog.
export-width = Breite
export-height = Höhe
export-pause = Zeit je Stellung
export-marks = Mit Markierungen und Pfeilen, wie auf dem Brett
export-badges = Namen und Zugdiagramme auf großen Figuren
    .tip = Name und kleines Zugdiagramm jeder Figur zeigen, wenn die Figuren groß genug sind
export-picture = Bild des Bretts (PNG)
    .files = Bilder
export-drawing = Zeichnung des Bretts (SVG)
    .files = Zeichnungen
export-film = Animation der Partie (GIF)
    .files = Animationen
export-fold = Animation der Faltung (GIF)
export-page = Regelseite (HTML)
    .files = Seiten
export-working = In Arbeit…
export-progress = { $done } von { $total } Bildern
export-no-picture = Das Bild konnte nicht erzeugt werden: { $error }.
export-no-film = Die Animation konnte nicht erzeugt werden: { $error }.
export-made = { $file } gespeichert.

# The page with the rules.
page-title = { $game }: Regeln
page-made = Von Nestmate { $version } aus der Definition des Spiels erzeugt.

# What the marks of the diagrams mean.
page-key = In den Diagrammen ist vorwärts oben, aus der Sicht von Weiß. Ein voller Punkt ist ein Feld, auf das die Figur ziehen oder auf dem sie schlagen kann; ein Ring nur ziehen, ein Kreuz nur schlagen. Eine durchgezogene Linie geht weiter, bis etwas im Weg steht; eine gestrichelte springt über eine Figur hinweg.
page-piece = { $piece }, { $side }
page-moves = Wie die Figur zieht: { $piece }

# Why there is no film.
export-film-long = Keine Animation: Die Partie hat { $moves } Züge, und eine Animation fasst höchstens { $most }.
export-film-stopped = Animation abgebrochen.
