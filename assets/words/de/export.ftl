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
export-game = Spiel mit seinen Regeln
export-link = Link für eine Klasse
export-pages = Seiten zum Drucken
print-rules = Regeln
print-inside = Figuren und ihre Rollen
print-puzzles = Aufgaben, mit den Lösungen am Ende
print-board = Brett in Originalgröße
print-files = Seiten
print-count = Anzahl der Aufgaben
print-cell = Feldgröße
print-a4 = A4
print-letter = Letter
print-grey = In Graustufen
print-no-inside = Keine Seite gespeichert: In diesem Spiel steckt kein anderes.
print-no-board = Keine Seite gespeichert: Dieses Spiel hat keine Anfangsstellung.
export-working = In Arbeit…
export-progress = { $done } von { $total } Einzelbildern
export-no-picture = Das Bild konnte nicht erzeugt werden: { $error }.
export-no-film = Die Animation konnte nicht erzeugt werden: { $error }.
export-made = { $file } gespeichert.

# The page with the rules.
page-title = { $game }: Regeln
page-made = Von Nestmate { $version } aus der Definition des Spiels erzeugt.

# What the marks of the diagrams mean.
page-key = In den Diagrammen zieht { $side } nach oben. Wo ein voller Punkt ist, kann die Figur hinziehen oder schlagen; ein Ring heißt nur ziehen, ein Kreuz nur schlagen. Eine durchgezogene Linie geht weiter, bis etwas im Weg steht; eine gestrichelte springt über eine Figur hinweg.
page-piece = { $piece }, { $side }
page-moves = Wie { DER($piece) } zieht

page-inside = { $game }: Figuren und ihre Rollen
page-inside-here = Auf diesem Brett
page-inside-there = Im Spiel { $game }
page-inside-turned = Es sind die Figuren jenes Spiels, aber sie ziehen hier in eine andere Richtung oder beginnen anderswo.
page-inside-others = Die übrigen Figuren
page-inside-leaders = Die Anführer

page-puzzles = { $game } – { $about }
page-puzzles-name = Name: ______________________________
page-puzzles-outside = Linien, die von außen in ein Brett führen, zeigen Angriffe von Figuren des ganzen Spiels auf die Felder an ihrem Ende.
page-puzzles-solutions = Lösungen

page-board = { $game }: das Brett
page-board-size = { $sheets ->
    [one] Ein Blatt { $paper }. Ein Feld hat { $cell } mm Seitenlänge, das ganze Brett misst { $width } × { $height } cm.
   *[other] { $sheets } Blätter { $paper }. Ein Feld hat { $cell } mm Seitenlänge, das ganze Brett misst { $width } × { $height } cm.
}
page-board-true = Mit 100 % drucken, nicht an die Seite anpassen. Die Größe stimmt, wenn diese Linie so lang ist, wie dabeisteht:
page-board-rule = 100 mm
page-board-glue = Jedes Blatt links und oben an den Marken beschneiden. Was rechts und unten über die Marken hinausragt, ist Klebefläche: Das nächste Blatt deckt sie ab.
page-board-sheet = Blatt { $number } von { $all } · Reihe { $row }, Spalte { $column }
page-board-sets = Figuren
page-board-no-sets = Die Definition dieses Spiels nennt keine passenden Figurensätze.
page-board-source = Quelle: { $source }

# Why there is no film.
export-film-long = Keine Animation: Die Partie hat { $moves } Züge, und eine Animation fasst höchstens { $most }.
export-film-stopped = Animation abgebrochen.
