# Files: opening, saving, exporting.

# Asking for a path.
file-no-chooser = Auf diesem Rechner gibt es keinen Dateidialog. Den Pfad der Datei hier eingeben.
file-open-path = Pfad einer Partie oder einer Definitionsdatei
file-open-hint = …/partie.nestmate
file-browse = Durchsuchen…
file-open = Öffnen
file-recent = Zuletzt verwendet
file-path = Pfad der Datei
file-save = Speichern
file-replaces = Es gibt schon eine Datei „{ $name }“. Noch einmal speichern, um sie zu ersetzen.
file-games = Partien

# Files: opening, saving, and what is wrong with them.

# Opening and saving.
file-opened = Eine Partie { $game } ist auf dem Brett.
file-saved = Gespeichert als { $path }.
file-unwritten = { $path } kann nicht geschrieben werden: { $why }.
file-array-kept = Gespeichert als { $path }. Das Spiel steht jetzt unter „Spiele“.
file-nothing-kept = Die offene Partie und die Einstellungen können nicht gespeichert werden: { $why }.
file-read = { $name } ist gelesen; Spiele darin, die gespielt werden können: { $games }.
file-changed = { $name } wurde geändert und neu gelesen; die Partie auf dem Brett geht weiter, wie sie begann.
file-changed-badly = Eine Definitionsdatei wurde geändert, und es ist ein Fehler darin; bis er behoben ist, bleiben ihre Spiele, wie sie waren. { $problem }
file-chooser = Eine Partie oder eine Spieldefinition öffnen
file-kinds = Partien und Definitionen
file-all = Alle Dateien
file-unread = { $name } kann nicht gelesen werden: { $why }.
file-no-position = Das ist keine Stellung von { $game }: { $why }.

# What the program keeps of itself; $what is one of the first two, $place the third.
kept-settings = Die Einstellungen
kept-game = Die zuletzt offene Partie
kept-lessons = Was in Lektionen gelernt wurde
kept-place = Zeile { $line }, Spalte { $column }: { $why }
kept-aside = Nicht zu lesen: { $what } ({ $place }). Die Datei bleibt erhalten als { $path }.
kept-not-aside = Nicht zu lesen: { $what } ({ $place }); die Datei kann nicht beiseitegelegt werden: { $why }.

# What is wrong with a file or a folder, as it stands after a colon.
trouble-not-found = es gibt keine solche Datei und keinen solchen Ordner
trouble-not-allowed = das System erlaubt es nicht
trouble-folder = das ist ein Ordner
trouble-no-folder = ein Teil des Pfads ist kein Ordner
trouble-full = der Datenträger ist voll
trouble-read-only = der Datenträger lässt sich nur lesen
trouble-name = das kann kein Dateiname sein
trouble-exists = es gibt schon etwas mit diesem Namen
trouble-data = der Inhalt ist beschädigt
trouble-other = das System meldet „{ $text }“

# What is wrong with the text of a position, as it stands after a colon. $text is what was written.
position-fields = ein Stellungstext hat sieben Angaben, durch einzelne Leerzeichen getrennt; dieser hat { $count }
position-long = dieser Text ist zu lang für eine Stellung ({ $bytes } Bytes)
position-field = Angabe { $number } ({ $name }): { $why }
position-field-1 = Brett
position-field-2 = am Zug
position-field-3 = Reserven
position-field-4 = nicht gezogen
position-field-5 = en passant
position-field-6 = Halbzüge
position-field-7 = Zugnummer
position-exposed = { $name } von { $side } auf { $cell } könnte sofort geschlagen werden
position-royals = { $side } hat { $count } königliche Figuren, nötig ist genau eine
position-no-letter = keine Figur hat den Buchstaben „{ $letter }“
position-no-turned = „{ $letter }“ hat keine Rückseite
position-side = „{ $text }“ ist weder „w“ noch „b“
position-no-reserves = dieses Spiel hat keine Reserven; zu schreiben ist „-“
position-reserves = zu schreiben ist [Weiß|Schwarz|neutral]
position-reserve-count = { $count } Reserven, nötig sind [Weiß|Schwarz|neutral]
position-unsorted-letters = die Buchstaben von „{ $text }“ sind nicht sortiert
position-royal-held = die königliche Figur „{ $letter }“ kann nicht in einer Reserve sein
position-too-many = zu viele „{ $letter }“ in einer Reserve
position-moved = auf { $cell } steht keine Figur, bei der es auf den ersten Zug ankommt
position-passing = zu schreiben ist „Felder>Opfer“ oder „-“
position-no-passing = kein letzter Zug macht „{ $text }“ möglich
position-unsorted-cells = die Felder von „{ $text }“ sind nicht als Text sortiert
position-no-cell = „{ $text }“ ist kein Feld dieses Bretts
position-no-number = „{ $text }“ ist keine Zahl
position-from-one = Züge werden ab 1 gezählt

# What is wrong with the first field of the text of a position.
board-ranks = das Brett hat { $ranks } Reihen, angegeben sind { $given }
board-rank = Reihe { $rank }: { $why }
board-large = „{ $text }“ ist zu groß
board-empty = „{ $text }“ leere Felder passen nicht
board-plus = „+“ ohne Buchstaben
board-letter = „{ $letter }“ ist weder Buchstabe noch Zahl
board-more = mehr als { $count } Felder
board-no-cell = „{ $letter }“ steht auf { $cell }, das kein Feld dieses Bretts ist
board-fewer = { $given } Felder, nötig sind { $count }

# What is wrong with the text of a move.
move-unfinished = „{ $text }“ ist nicht vollständig; es könnte { $moves } sein
move-not-legal = „{ $text }“ ist hier kein legaler Zug

# Games that cannot be played.
no-game = es gibt kein Spiel „{ $id }“
nothing-to-play = kein Spiel kann gespielt werden: Die Definitionsdateien haben kein Spiel ohne Fehler (`nestmate check DATEI.ron` zeigt sie)

# Titles of a problem drawn with the lines of its file, and of what to do about it.
report-error = Fehler
report-help = Hilfe

# What is wrong with a game that is text. Those that end in -hint tell what to do about it.
text-long = der Text hat { $bytes } Bytes
text-long-hint = eine Partie hat höchstens 8 MiB
text-start-hint = die Ausgangsstellung ist ein Stellungstext, wie ihn „Stellung kopieren“ gibt
text-game-hint = zu nennen ist ein Spiel des Programms, mit Kennung oder Namen
text-rule = „{ $rule }“ ist keine Regel; zu schreiben ist „name=wert“
text-rule-switch = „{ $rule }“ ist keine Regel; zu schreiben ist „{ $name }=on“ oder „{ $name }=off“
text-rule-number = „{ $value }“ ist keine Zahl für „{ $name }“
text-rule-unknown = dieses Spiel hat keine Hausregel „{ $name }“
text-tag-inside = eine Angabe in eckigen Klammern steht in einer Variante
text-close-variation-hint = die Variante ist mit „)“ zu schließen
text-ends-inside = der Text endet in einer Variante
text-close-hint = sie ist mit „)“ zu schließen
text-deep = Varianten sind mehr als { $most }-fach verschachtelt
text-variation-first = eine Variante beginnt, bevor es einen Zug gibt, den sie ersetzen könnte
text-variation-first-hint = sie gehört hinter den Zug
text-close-many = hier ist eine „)“ zu viel
text-close-many-hint = sie ist zu streichen, oder die Variante ist mit „(“ zu beginnen
text-no-move = „{ $text }“ ist kein legaler Zug von { $side } im Zug { $number }
text-no-move-hint = ein Zug wird so geschrieben wie bei „Partie kopieren“: e2e4
text-ambiguous = „{ $text }“ könnte { $moves } sein
text-ambiguous-hint = zu sagen ist, woher die Figur kommt
text-many-moves = die Partie hat mehr als { $most } Züge
text-first-only = Nur die erste Partie des Textes wurde gelesen.
text-bracket-many = hier ist eine „{ $bracket }“ zu viel
text-bracket-many-hint = sie ist zu streichen, oder die Klammer ist zu öffnen
text-no-tag = das ist keine Angabe
text-tag-hint = zu schreiben ist [Name "Wert"]
text-tag-open = die Angabe wird hier nicht geschlossen
text-tag-endless = der Wert dieser Angabe hat kein Ende
text-comment-endless = dieser Kommentar hat kein Ende
text-comment-endless-hint = er ist mit „{"}"}“ zu schließen
text-no-glyph = das ist kein Zeichen
text-no-glyph-hint = zu schreiben sind $ und eine Zahl von 0 bis 255

# What is wrong with a file of the program's own. $format is what such files begin with.
own-long = die Datei hat mehr als { $most } MiB
own-format = das ist keine Datei der Art „{ $format }“
own-format-hint = eine solche Datei beginnt mit ihrem Format und ihrer Version
own-newer = diese Datei der Art „{ $format }“ wurde von einer neueren Version des Programms geschrieben (Format { $known }, bekannt ist { $version })
own-newer-hint = mit einer neueren Version des Programms öffnen
own-no-version = die Version des Formats fehlt
own-definition = { $name }, die Definition darin
own-no-game = die Definition hat kein Spiel „{ $id }“
own-no-parent = das ist kein Zug der Variante davor
own-no-move = einen solchen Zug gibt es nicht

illegal-move = dieser Zug ist hier nicht legal

# What is wrong with words that a user brings. $file is the file, $key the name of a sentence.
words-broken = { $file }, Zeile { $line }: Was hier steht, ist kein Satz; es wird übergangen.
words-names = { $file }, Zeile { $line }: Das ist keine Liste von Namen; sie wird übergangen.
words-twice = { $file } hat einen Satz, den auch eine andere Datei hat.
words-unknown = { $file }: Einen Satz „{ $key }“ hat das Programm nicht.
words-code = „{ $code }“ ist keine Kennung einer Sprache wie fr oder pt-BR.
words-more =
    { $count ->
        [0] { $first }
        [one] { $first } (Ein weiterer Fehler steht im Protokoll.)
       *[other] { $first } ({ $count } weitere Fehler stehen im Protokoll.)
    }
