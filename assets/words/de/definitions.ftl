# What is wrong with a definition file. Texts that end in -hint tell what to do about it; words between ` are those of the file format.

# The file as a whole.
def-large = die Datei ist { $bytes } Byte groß
def-large-hint = eine Definitionsdatei darf höchstens 1 MiB groß sein
def-no-list = das ist keine Liste von Spielen
def-no-list-hint = schreib [ (id: …), (id: …) ] und such nach einer nicht geschlossenen Klammer; Kommentare beginnen mit //
def-after = hinter der Liste der Spiele steht unerwarteter Text
def-after-hint = hinter der Liste dürfen nur Kommentare stehen
def-unclosed = dieses `{ $sign }` wird nirgends geschlossen
def-unclosed-hint = setze ein `{ $sign }` dahin, wo der Wert endet, der hier beginnt
def-many = hier wurde das Lesen abgebrochen: mehr als { $games } Spiele oder { $problems } Fehler, oder zu umfangreiche Spiele
def-many-hint = behebe die genannten Fehler, oder verteile die Spiele auf mehrere Dateien

# A game as a whole.
def-missing = die Angabe `{ $field }` fehlt
def-missing-hint = ergänze sie hier, oder nenne mit `based_on` ein Spiel, das sie hat
def-id = „{ $id }“ ist keine gültige Kennung
def-id-hint = benutze bis zu 64 Kleinbuchstaben, Ziffern und Bindestriche
def-hidden = in diesem Text steht ein unsichtbares Zeichen ({ $code })
def-hidden-hint = lass Steuerzeichen, Zeilenumbrüche in Namen und Zeichen für die Schreibrichtung weg
def-side-unnamed = eine Seite hat keinen Namen
def-sides-alike = beide Seiten heißen „{ $name }“
def-sides-hint = schreib zwei verschiedene Namen, etwa sides: ("Red", "Black"), oder lass sides weg, dann heißen sie Weiß und Schwarz
def-id-taken = die Kennung „{ $id }“ ist schon vergeben
def-id-taken-hint = gib jedem Spiel eine eigene Kennung
def-base = über diesem Spiel gibt es keines mit der Kennung „{ $id }“
def-base-hint = ein Spiel kann auf einem weiter oben beruhen oder auf einem, das Nestmate mitbringt
def-inherited = in `{ $field }`, übernommen von „{ $game }“: { $problem }
def-inherited-hint = oder gib diesem Spiel ein eigenes `{ $field }`
def-entries = { $count } Einträge; höchstens { $most } sind erlaubt
def-complex = die Vorbereitung dieses Spiels dauert zu lange
def-complex-hint = nimm weniger Figuren, Gangarten, Regionen oder Regeln, kürzere Linien (`most`) oder ein kleineres Brett

# The board.
def-forward = das ist keine Richtung
def-forward-hint = benutze (0, 1) für gerade nach oben oder (1, 1) für schräg von Ecke zu Ecke
def-board = ein Brett mit { $files } × { $ranks } Feldern ist nicht möglich
def-board-hint = benutze 1 bis 26 Linien und höchstens 512 Felder
def-river = zwischen den Reihen { $near } und { $far } kann kein Fluss sein
def-river-hint = nenne zwei benachbarte Reihen des Bretts, zum Beispiel (5, 6)
def-no-cells = das Brett hat keine Felder

# The start array.
def-start-hint = schreib die Reihen von oben nach unten, mit `/` dazwischen
def-start-fields = eine Stellung besteht aus sieben Angaben oder aus den sechs von FEN
def-start-fields-hint = Brett, Seite am Zug, Reserven, nicht gezogen, en passant, Halbzüge, Zugnummer
def-start-castling = „{ $letter }“ steht nicht für genau eine Rochade dieses Spiels
def-start-castling-hint = nenne stattdessen die Felder der unbewegten Figuren, wie in einer Stellung mit sieben Angaben
def-royals =
    { $count ->
        [one] { $side } hat eine königliche Figur
       *[other] { $side } hat { $count } königliche Figuren
    }
def-royals-hint = eine genügt; für mehrere füge die Regel Royals hinzu
def-royals-none-hint = kennzeichne die Königsfigur mit `royal: true` oder füge eine Regel hinzu, nach der man auch ohne sie gewinnt: Reach, Extinct oder Spent

# Layers, games inside, endings, weights.
def-layer-name = „{ $name }“ ist kein gültiger Name für eine Ebene
def-layer-name-hint = jede Ebene braucht einen eigenen Namen ohne Leerzeichen, Komma und Gleichheitszeichen
def-tint = „{ $text }“ ist keine Farbe
def-tint-hint = schreib sie als "#rrggbb"
def-from-zero = Felder werden ab 1 gezählt, nicht ab 0
def-from-zero-hint = benutze 1 oder mehr für `scale` und `origin`
def-pair = „{ $text }“ ist kein Buchstabenpaar
def-pair-hint = erst der Buchstabe des inneren Spiels, dann der dieses Spiels
def-repetition = die Partie wäre sofort zu Ende
def-repetition-hint = benutze 0 für nie, sonst 2 oder mehr
def-no-piece = es gibt keine Figur „{ $name }“
def-no-piece-hint = benutze einen Buchstaben aus `pieces`, mit + davor für die Rückseite
def-piece-weight = ein Gewicht für { $name } ist zu groß oder zu klein
def-weight = ein Gewicht ist zu groß oder zu klein
def-weight-hint = Gewichte gehen von -{ $most } bis { $most }
def-levels = die Zahlen für die Stufen sind nicht gültig
def-levels-hint = gib { $count } Zahlen in aufsteigender Folge von 0 bis { $most } an oder gar keine
def-letters = die Buchstaben, die andere Programme für „{ $letter }“ verwenden, sind nicht gültig
def-letters-hint = ordne dem Buchstaben einer Figur Großbuchstaben zu, die keine andere Figur hat, zum Beispiel letters: { "{" }'E': "B"{ "}" }
def-signs = die Zeichen für „{ $letter }“ in Partieaufzeichnungen sind nicht gültig
def-signs-hint = gib jeder Figur ein Zeichen, das keine andere hat, und ein zweites für ihre andere Seite, zum Beispiel pieces: { "{" }'P': "歩と"{ "}" }
def-two-signs-hint = gib jeder Figur ein Zeichen für jede Seite, das keine andere Figur hat, zum Beispiel pieces: { "{" }'P': "兵卒"{ "}" }; in order stehen Buchstaben von Figuren

# Pieces.
def-kinds = dieses Spiel hat { $count } Figurenarten, Rückseiten mitgezählt
def-kinds-hint = erlaubt sind 1 bis { $most }
def-piece-letter = „{ $letter }“ kann nicht der Buchstabe einer Figur sein
def-piece-letter-hint = benutze einen Buchstaben von A bis Z
def-letter-taken = der Buchstabe „{ $letter }“ ist schon vergeben
def-letter-taken-hint = gib jeder Figur einen eigenen Buchstaben
def-letter = keine Figur hat den Buchstaben „{ $letter }“
def-letter-hint = die Buchstaben dieses Spiels sind { $letters }
def-nothing-to-change = es gibt kein Grundspiel, dessen Figuren sich ergänzen, ändern oder weglassen ließen
def-nothing-to-change-hint = nenne in `based_on` ein Spiel und lass `pieces` weg
def-piece-name = jede Figur braucht einen Namen
def-piece-name-hint = benutze 1 bis 60 Zeichen
def-no-royal = keine Figur ist königlich
def-no-royal-hint = kennzeichne die Königsfigur mit `royal: true`
def-royal-turned = eine königliche Figur kann keine Rückseite haben
def-royal-turned-hint = mach auch die Rückseite königlich und füge die Regel Royals hinzu
def-royal-side = eine Rückseite kann ohne die Regel Royals nicht königlich sein
def-royal-side-hint = füge den Regeln `Royals(safe: One)` oder `Royals(safe: Each)` hinzu
def-not-turned = „{ $letter }“ hat keine Rückseite
def-not-turned-hint = gib der Figur ein `turned`
def-promoted-twice = zwei Figurenarten werden zu „{ $letter }“, bis sie geschlagen werden
def-promoted-twice-hint = nur eine Art darf das: An einer geschlagenen Figur „{ $letter }~“ muss man sehen, was sie war

# Ways of moving.
def-ways = diese Figur hat { $count } Gangarten
def-ways-hint = höchstens { $most } sind erlaubt
def-as = ein `As` verweist auf ein anderes `As`
def-as-hint = nenne eine Figur mit eigenen Zügen
def-no-image = kein Spiegelbild dieses Schritts führt in diese Richtung
def-no-image-hint = prüfe `dirs` und `forward` des Bretts
def-nowhere = dieser Schritt führt nirgendwohin
def-nowhere-hint = gib (Linien, Reihen) an: nicht beide 0, jeweils höchstens 25
def-via = `via` gehört nur zu `Lame` und ist dort nötig
def-via-hint = beim Mao zum Beispiel: Lame(step: (2, 1), via: (1, 0)); mehrere Felder als Liste: via: [(1, 0), (2, 1)]
def-and = `and` gehört nur zu `Zigzag` und ist dort nötig
def-and-hint = zum Beispiel: Zigzag(step: (1, 0), and: (1, 1))
def-except = `except` ist nur für `Hop` und `Vault` da
def-except-hint = es nennt die Figuren, die weder übersprungen noch geschlagen werden
def-twice = eine Gangart mit zwei Schritten braucht ein Brett von höchstens { $most } Feldern und darf kein `only` haben
def-twice-hint = lass `only` weg oder benutze `Leap`
def-never-first = eine umgedrehte Figur hat immer schon gezogen
def-never-first-hint = lass `first` hier weg
def-unchecked = `unchecked` gibt es nur mit `first`
def-unchecked-hint = füge `first: true` hinzu oder lass `unchecked` weg
def-first-moves = höchstens { $most } Figuren können rochieren oder Gangarten mit `first` haben

# Regions.
def-circle = die Region „{ $name }“ verweist auf sich selbst
def-circle-hint = löse den Kreis auf
def-no-region = es gibt keine Region „{ $name }“
def-no-region-hint = die Regionen dieses Spiels sind: { $names }
def-deep = diese Region ist zu tief verschachtelt
def-deep-hint = gib ihren Teilen unter `regions` eigene Namen
def-no-rank = es gibt keine Reihe { $rank }
def-no-rank-hint = die Reihen gehen von 1 bis { $last }
def-no-file = es gibt keine Linie „{ $letter }“
def-no-file-hint = die Linien gehen von a bis { $last }
def-cell-hint = schreib Felder als Linie und Reihe, `a1`

# Rules.
def-step-forward = dieser Schritt führt nicht vorwärts
def-step-forward-hint = gib den einfachen Schritt an, zum Beispiel (0, 1)
def-steps = `most` muss mindestens 2 und höchstens { $most } sein
def-partner = der Partner muss vor der Königsfigur stehen bleiben
def-partner-hint = mach `partner_steps` kleiner als `steps`
def-castle-alike = zwei Rochaden zur selben Seite hätten dieselbe Schreibweise
def-castle-alike-hint = wähle andere `steps`, damit der König höchstens eines der beiden Felder auch ohne Rochade erreicht
def-castle-ends = eine Rochade auf feste Felder braucht ein Feld für die Königsfigur und ein anderes auf derselben Reihe für den Partner, aber keine Schritte
def-castle-ends-hint = schreib `to: (Cells("g1"), Cells("f1"))` ohne `steps` und `partner_steps`
def-shuffle-order = wie viele dieser Felder noch frei sind, hinge vom Los ab, oder es gibt weniger Felder als Figuren
def-shuffle-order-hint = gib einer Regel alle Felder jeder früheren oder keines davon
def-shuffle-array = die Anfangsstellung gehört nicht zu denen, die ausgelost werden können
def-shuffle-array-hint = stell in `start` genau diese Figuren auf diese Felder, die schwarzen spiegelbildlich zu den weißen
def-shuffle-many = es gibt mehr als { $most } Anfangsstellungen zur Auswahl
def-vanish = die königliche Figur kann nicht vom Brett verschwinden
def-nothing-counted = diese Regel zählt keine Züge
def-nothing-counted-hint = gib `both` oder `bare` eine Zahl von Zügen
def-none-on-file = keine dieser Figuren ließe sich je einsetzen
def-none-on-file-hint = setze `most` auf 1 oder mehr
def-no-end = das Brett ist ringförmig geschlossen und hat keine letzte Reihe
def-no-end-hint = nenne die Felder in `on`
def-enemy-reserve = eine geschlagene Figur kann nicht in die Reserve ihrer eigenen Seite zurück
def-enemy-reserve-hint = benutze `Own` oder `Neutral`
def-royal-among = die königliche Figur kann nicht dabei sein
def-royal-among-hint = eine Seite behält ihre königlichen Figuren immer, außer mit der Regel Royals
def-worthless = der Wert der Figuren entscheidet die Partie, aber keine Figur ist etwas wert
def-worthless-hint = gib Figuren einen Wert, zum Beispiel worth: 50
def-one-royal = diese Regel betrifft die königliche Figur, und jede Seite braucht genau eine
def-one-royal-hint = beginne mit einer königlichen Figur auf jeder Seite
def-checks = höchstens { $most } Schachgebote können gezählt werden
def-no-choice = hier gibt es nichts zu wählen
def-no-choice-hint = gib mindestens einen Buchstaben an
def-overlap = diese Gruppe überschneidet sich mit einer früheren
def-overlap-hint = auf jedem Feld kann eine Figur von höchstens einer halbköniglichen abhängen

# Was sich spielen lässt, aber wohl nicht gemeint ist.
warn-picture = ein Bild „{ $name }“ gibt es nicht
warn-picture-hint = ohne Bild zeigt eine Figur, wie sie zieht
warn-off-board = diese Gangart führt von jedem Feld aus über den Rand
warn-off-board-hint = prüfe den Schritt und wo er erlaubt ist
warn-no-layer = { DER($piece) } gehört zu keiner Ebene
warn-no-layer-hint = nimm den Buchstaben in `pieces` einer Ebene auf
warn-never-moves = { DER($piece) } kann nie ziehen
warn-never-moves-hint = prüfe die Schritte und Regionen dieser Figur
warn-never-promotes = { DER($piece) } wandelt sich nie um
warn-never-promotes-hint = füge für die letzte Reihe eine Regel Promote hinzu
warn-never-castles = nach dieser Regel kann niemand rochieren
warn-never-castles-hint = stelle beide Figuren auf eine Reihe, weiter auseinander als `steps`, und führe ihre Felder in `start` als unbewegt auf

# What cannot be read at all, in definitions and in the program's own files.
ron-field = eine Angabe `{ $name }` gibt es hier nicht
ron-word = `{ $name }` ist hier nicht bekannt
ron-known = erwartet wird eines von: { $names }
ron-near = meinst du `{ $name }`?
ron-letter-hint = schreib einen einzelnen Buchstaben so: 'K', längeren Text so: "King"
ron-whole-hint = schreib sie ohne Anführungszeichen: 8
ron-text-hint = nimm gerade doppelte Anführungszeichen: "King"; auch die Buchstaben mehrerer Figuren sind ein Text: "PR"
ron-identifier-hint = Namen stehen ohne Anführungszeichen: `board`, `Slide`, für Felder `Cells("a8")`
ron-round-hint = schreib Werte in runde Klammern: Ein Schritt ist (1, 0), und die meisten Regeln nennen Figuren, etwa DoubleStep(pieces: "P")
ron-list-hint = schreib eine Liste in eckige Klammern, auch mit nur einem Eintrag: [8]
ron-map-hint = schreib Namen mit Werten in geschweifte Klammern: { "{" }"zone": Ranks([8]){ "}" }
ron-colon-hint = setz zwischen Angabe und Wert einen Doppelpunkt: files: 8
ron-comma-hint = setz hinter den Wert, der vor dieser Stelle endet, ein Komma
def-no-regions-hint = leg sie unter `regions` fest
def-start-letter-hint = nimm die Figur in `pieces` auf oder berichtige den Buchstaben; Zahlen stehen für leere Felder
ron-twice = die Angabe `{ $name }` kommt zweimal vor
ron-name = unerwartet: `{ $name }`
ron-name-hint = benutze `{ $name }`, oder lass es weg
ron-digit = `{ $digit }` ist keine Ziffer dieser Zahl
ron-sign = unerwartet: `{ $sign }`
ron-no-name = `{ $name }` ist kein gültiger Name
ron-extension = es gibt keine Formaterweiterung `{ $name }`
ron-end = unerwartetes Ende der Datei
ron-needs-sign = erwartet: `{ $sign }`
ron-attribute = unbekannte Erweiterung
ron-boolean = erwartet: `true` oder `false`
ron-letter = erwartet: ein einzelnes Zeichen in Anführungszeichen, '…'
ron-whole = erwartet: eine ganze Zahl
ron-number = erwartet: eine Zahl
ron-option = erwartet: `Some(…)` oder `None`
ron-text = erwartet: ein Text in Anführungszeichen, "…"
ron-text-end = diesem Text fehlt das schließende "
ron-identifier = erwartet: ein Name
ron-escape = unbekanntes Zeichen hinter \
ron-range = diese Zahl ist zu groß oder zu klein
ron-trailing = unerwarteter Text hinter dem Ende
ron-deep = die Klammern sind zu tief verschachtelt
ron-other = nicht lesbar: { $text }
ron-mismatch =
    { $needed ->
        [text] `{ $found }` gefunden, erwartet: ein Text in Anführungszeichen, "…"
        [letter] `{ $found }` gefunden, erwartet: ein einzelnes Zeichen in Anführungszeichen, '…'
        [boolean] `{ $found }` gefunden, erwartet: `true` oder `false`
        [bracket] `{ $found }` gefunden, erwartet: Werte in Klammern, (…)
        [list] `{ $found }` gefunden, erwartet: eine Liste, […]
        [map] `{ $found }` gefunden, erwartet: Namen mit Werten, {"{"}…{"}"}
        [whole] `{ $found }` gefunden, erwartet: eine ganze Zahl
       *[other] unerwartet: `{ $found }`
    }
ron-count =
    { $wanted ->
        [one] erwartet: ein Wert in diesen Klammern, gefunden: { $found }
       *[other] erwartet: { $wanted } Werte in diesen Klammern, gefunden: { $found }
    }
ron-count-other = falsche Zahl von Werten ({ $found })
