# What is wrong with a definition file. Texts that end in -hint tell what to do about it; words between ` are those of the file format.

# The file as a whole.
def-large = die Datei hat { $bytes } Bytes
def-large-hint = eine Definitionsdatei hat höchstens 1 MiB
def-no-list = das ist keine Liste von Spielen
def-no-list-hint = zu schreiben ist [ (id: …), (id: …) ]; vielleicht ist eine Klammer nicht geschlossen
def-after = hinter der Liste der Spiele steht noch etwas
def-after-hint = hinter der Liste dürfen nur Kommentare stehen
def-many = ab hier nicht gelesen: mehr als { $games } Spiele oder { $problems } Fehler
def-many-hint = die genannten Fehler beheben oder die Spiele auf mehrere Dateien verteilen

# A game as a whole.
def-missing = die Angabe `{ $field }` fehlt
def-missing-hint = sie gehört hierher, oder `based_on` nennt ein Spiel, das sie hat
def-id = „{ $id }“ kann keine Kennung sein
def-id-hint = bis zu 64 Kleinbuchstaben, Ziffern und Bindestriche
def-id-taken = die Kennung „{ $id }“ ist vergeben
def-id-taken-hint = jedes Spiel braucht eine eigene Kennung
def-base = vor diesem Spiel gibt es keines mit der Kennung „{ $id }“
def-base-hint = die Grundlage eines Spiels ist eines weiter oben oder eines, das das Programm mitbringt
def-entries = { $count } Einträge; höchstens { $most } sind möglich
def-complex = die Figuren dieses Spiels haben auf diesem Brett zu viele Züge
def-complex-hint = die Felder auf allen Wegen aller Figuren von allen Feldern aus sind zusammen höchstens { $most }

# The board.
def-forward = das ist keine Richtung
def-forward-hint = (0, 1) führt das Brett hinauf, (1, 1) von Ecke zu Ecke
def-board = auf einem Brett von { $files } × { $ranks } kann nicht gespielt werden
def-board-hint = möglich sind 1 bis 26 Linien und zusammen höchstens 512 Felder
def-river = zwischen den Reihen { $near } und { $far } kann kein Fluss sein
def-river-hint = zu schreiben sind zwei aufeinanderfolgende Reihen des Bretts, etwa (5, 6)
def-no-cells = das Brett hat keine Felder

# The start array.
def-start-hint = die Reihen von oben nach unten, dazwischen `/`
def-start-fields = ein Stellungstext hat sieben Angaben
def-start-fields-hint = Brett, Seite am Zug, Reserven, nicht gezogen, en passant, Halbzüge, Zugnummer
def-royals = { $side } hat { $count } königliche Figuren
def-royals-hint = jede Seite hat genau eine

# Layers, games inside, endings, weights.
def-layer-name = „{ $name }“ kann nicht der Name dieser Ebene sein
def-layer-name-hint = jede Ebene hat einen eigenen Namen ohne Leerzeichen, Komma und Gleichheitszeichen
def-tint = „{ $text }“ ist keine Farbe
def-tint-hint = zu schreiben ist "#rrggbb"
def-from-zero = Felder werden nicht von 0 an gezählt
def-from-zero-hint = `scale` und `origin` sind mindestens 1
def-pair = „{ $text }“ ist kein Paar von Buchstaben
def-pair-hint = erst der Buchstabe des inneren Spiels, dann der von diesem
def-repetition = die Partie wäre sofort zu Ende
def-repetition-hint = 0 bedeutet niemals, sonst mindestens 2
def-no-man = es gibt keine Figur „{ $name }“
def-no-man-hint = zu schreiben ist ein Buchstabe aus `men`, für die Rückseite mit + davor
def-man-weight = ein Gewicht von { $name } ist zu groß oder zu klein
def-weight = ein Gewicht ist zu groß oder zu klein
def-weight-hint = Gewichte gehen von -{ $most } bis { $most }
def-levels = die Fähigkeiten der Stufen sind nicht, wie sie sein sollen
def-levels-hint = { $count } Zahlen in steigender Folge von 0 bis { $most }, oder keine
def-letters = die fremden Buchstaben für „{ $letter }“ sind nicht zu lesen
def-letters-hint = der Buchstabe einer Figur und Großbuchstaben, die für keine andere stehen: letters: { "{" }'E': "B"{ "}" }

# Men.
def-kinds = { $count } Arten von Figuren, Rückseiten mitgezählt
def-kinds-hint = ein Spiel hat 1 bis { $most }
def-man-letter = „{ $letter }“ kann nicht für eine Figur stehen
def-man-letter-hint = möglich sind die Buchstaben von A bis Z
def-letter-taken = der Buchstabe „{ $letter }“ ist vergeben
def-letter-taken-hint = jede Figur braucht einen eigenen Buchstaben
def-letter = keine Figur hat den Buchstaben „{ $letter }“
def-letter-hint = die Buchstaben dieses Spiels sind { $letters }
def-man-name = eine Figur braucht einen Namen
def-man-name-hint = 1 bis 60 Zeichen
def-no-royal = keine Figur ist königlich
def-no-royal-hint = bei der Figur, die dem König entspricht, fehlt `royal: true`
def-royal-turned = eine königliche Figur hat keine Rückseite
def-not-turned = „{ $letter }“ hat keine Rückseite
def-not-turned-hint = der Figur fehlt ein `turned`

# Ways of moving.
def-ways = { $count } Gangarten
def-ways-hint = höchstens { $most } sind möglich
def-as = `As` führt zu `As` und immer weiter
def-as-hint = zu nennen ist eine Figur mit eigenen Zügen
def-no-image = keines der Bilder dieses Schritts führt in diese Richtung
def-no-image-hint = es kommt auf `dirs` und auf `forward` des Bretts an
def-nowhere = dieser Schritt führt nirgendwohin
def-nowhere-hint = zu schreiben ist (Linien, Reihen), nicht beides 0 und jedes höchstens 25
def-via = `via` gehört zu `Lame`, und `Lame` braucht es
def-via-hint = beim Mao zum Beispiel: Lame(step: (2, 1), via: (1, 0))
def-and = `and` gehört zu `Zigzag`, und `Zigzag` braucht es
def-and-hint = zum Beispiel: Zigzag(step: (1, 0), and: (1, 1))
def-hop = ein `Hop` ist zum Schlagen da
def-hop-hint = zu schreiben ist `only: Capture`, und daneben ein `Slide` mit `only: Move`

# Regions.
def-circle = die Region „{ $name }“ besteht aus sich selbst
def-circle-hint = der Kreis der Namen ist aufzulösen
def-no-region = es gibt keine Region „{ $name }“
def-no-region-hint = die Regionen dieses Spiels sind: { $names }
def-deep = eine Region ist zu tief verschachtelt
def-deep-hint = ihre Teile können unter `regions` eigene Namen bekommen
def-no-rank = es gibt keine Reihe { $rank }
def-no-rank-hint = die Reihen gehen von 1 bis { $last }
def-no-file = es gibt keine Linie „{ $letter }“
def-no-file-hint = die Linien gehen von a bis { $last }
def-cell-hint = Felder werden als Linie und Reihe geschrieben: `a1`

# Rules.
def-step-forward = dieser Schritt führt nicht vorwärts
def-step-forward-hint = anzugeben ist der einfache Schritt, etwa (0, 1)
def-partner = die zweite Figur muss vor der königlichen stehen bleiben
def-partner-hint = `partner_steps` muss kleiner sein als `steps`
def-vanish = die königliche Figur kann nicht verschwinden
def-enemy-reserve = eine geschlagene Figur kann nicht in die Reserve ihrer eigenen Seite zurück
def-enemy-reserve-hint = möglich sind `Own` und `Neutral`
def-royal-among = die königliche Figur kann nicht dabei sein
def-royal-among-hint = jede Seite hat zu jeder Zeit genau eine königliche Figur
def-no-choice = hier gibt es nichts zu wählen
def-no-choice-hint = mindestens ein Buchstabe ist nötig
def-overlap = diese Gruppe überschneidet sich mit einer früheren
def-overlap-hint = auf einem Feld hängt eine Figur von höchstens einer halbköniglichen ab

# What cannot be read at all, in definitions and in the program's own files.
ron-field = eine Angabe `{ $name }` gibt es hier nicht
ron-word = `{ $name }` bedeutet hier nichts
ron-known = möglich sind hier: { $names }
ron-twice = die Angabe `{ $name }` steht zweimal da
ron-name = `{ $name }` kann hier nicht stehen
ron-name-hint = `{ $name }` kann hier stehen, oder nichts
ron-digit = `{ $digit }` ist keine Ziffer dieser Zahl
ron-sign = `{ $sign }` kann hier nicht stehen
ron-no-name = `{ $name }` kann kein Name sein
ron-extension = eine Erweiterung `{ $name }` des Formats gibt es nicht
ron-end = der Text ist zu früh zu Ende
ron-needs-sign = hier muss `{ $sign }` stehen
ron-attribute = das ist keine Erweiterung des Formats
ron-boolean = hier muss `true` oder `false` stehen
ron-letter = hier muss ein einzelnes Zeichen zwischen '…' stehen
ron-whole = hier muss eine ganze Zahl stehen
ron-number = hier muss eine Zahl stehen
ron-option = hier muss `Some(…)` oder `None` stehen
ron-text = hier muss ein Text zwischen "…" stehen
ron-text-end = diesem Text fehlt das schließende "
ron-identifier = hier muss ein Name stehen
ron-escape = was hinter \ steht, bedeutet nichts
ron-range = diese Zahl ist zu groß oder zu klein
ron-trailing = hinter dem Ende steht noch etwas
ron-deep = die Klammern sind zu tief verschachtelt
ron-other = das ist nicht zu lesen: { $text }
ron-mismatch =
    { $needed ->
        [text] `{ $found }` kann hier nicht stehen, nötig ist ein Text zwischen "…"
        [letter] `{ $found }` kann hier nicht stehen, nötig ist ein einzelnes Zeichen zwischen '…'
        [boolean] `{ $found }` kann hier nicht stehen, nötig ist `true` oder `false`
        [bracket] `{ $found }` kann hier nicht stehen, nötig sind Werte zwischen (…)
        [list] `{ $found }` kann hier nicht stehen, nötig ist eine Liste zwischen […]
        [map] `{ $found }` kann hier nicht stehen, nötig sind Namen mit Werten zwischen {"{"}…{"}"}
        [whole] `{ $found }` kann hier nicht stehen, nötig ist eine ganze Zahl
       *[other] `{ $found }` kann hier nicht stehen
    }
ron-count = zwischen diesen Klammern müssen { $wanted } Werte stehen, nicht { $found }
ron-count-other = { $found } Werte sind zu viel oder zu wenig
