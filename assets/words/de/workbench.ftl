# The workbench for definitions.

# Its head.
bench-definition = Definition
    .tip = Strg+Leertaste ergänzt ein Wort; Tab verlässt den Editor vorwärts, Umschalt+Tab rückwärts
bench-completions = Was hier stehen kann
bench-completions-none = Kein Vorschlag für diese Stelle
bench-mend-tip = Das Wort im Text verbessern; Strg+Z macht es rückgängig
bench-saved = Gespeichert.
bench-saved-there = Gespeichert. Es steht jetzt in der Liste der Spiele.
bench-outdated = Für die Partie auf dem Brett gelten noch die alten Regeln.
bench-renew = Mit den neuen Regeln weiterspielen
rules-renewed = Die Partie geht mit den neuen Regeln weiter.
rules-renewed-position = Die Partie geht aus dieser Stellung mit den neuen Regeln weiter. Ihre Züge wurden nicht übernommen: { $why }
rules-not-renewed = Die Partie kann mit den neuen Regeln nicht weitergehen: { $why }
bench-from = Beginnen mit
bench-game = einem Spiel…
bench-empty = Ein leeres Brett mit zwei Königen
bench-empty-name = Mein Spiel
bench-search = Suchen
bench-search-none = Nichts gefunden
bench-play = Spielen…
    .tip = Diese Definitionen laden und eine neue Partie beginnen; die laufende Partie bleibt unberührt
bench-drafts = Entwürfe
    .tip = Spiele, die du verlassen hast, ohne sie zu speichern
bench-draft = { $name }, { $age }
bench-untitled = Ohne Namen
bench-shelved = „{ $name }“ ist unter „Entwürfe“ aufgehoben.
bench-unchanged = Noch nichts geändert.
bench-unsaved = Dieses Spiel ist noch nicht gespeichert. Speichere es, um es zu behalten.
bench-my-version = { $name }, meine Fassung
bench-renamed = Deine Fassung heißt jetzt „{ $name }“. Das mitgelieferte Spiel bleibt, wie es war.
bench-changed = { $file } (geändert)
bench-read-again = Ein anderes Programm hat die Datei geändert; sie wurde neu geladen.
bench-other-text = Ein anderes Programm hat die Datei geändert. Dein Text ist noch da; wenn du speicherst, überschreibt er die Datei.
bench-files = Definitionen
bench-no-board = Das Brett erscheint, sobald der Text ein vollständiges Spiel beschreibt.

# Zwei Spiele ineinander verstecken.
stage-first = Erstes Spiel: { $game }
stage-second = Zweites Spiel: { $game }
stage-other = Für ein anderes Spiel anklicken
stage-refine = Verfeinern…
    .tip = Figuren, Regeln und Brett vor dem Spielen in der Werkstatt ändern
stage-left-out = Aus den inneren Spielen nicht übernommen: { $rules }.
bench-between = {"; "}
nest-name = { $first } und { $second }, verschachtelt
nest-about = { $first } auf jedem zweiten Feld, { $second } auf den Feldern dazwischen und freie Figuren, die beides zusammenhalten. Der König, der die Partie entscheidet, ist auf beiden Seiten eine freie Figur; der König eines inneren Spiels führt seine Armee an, und ohne ihn ist sie erstarrt.
nest-free = Freie Figuren
nest-wide = { $piece } in Doppelschritten
nest-tilted = { $game } wird von Ecke zu Ecke gespielt und lässt sich deshalb nicht verschachteln.
nest-one-sided = In { $first } und in { $second } stehen sich die Seiten verschieden gegenüber, deshalb passen die beiden nicht auf ein Brett.
nest-royals = { $game } hat mehr als eine königliche Figur und lässt sich deshalb nicht verschachteln.
nest-setup = { $game } beginnt ohne seine königlichen Figuren auf dem Brett und lässt sich deshalb nicht verschachteln.
nest-wrapped = { $game } hat ein ringförmig geschlossenes Brett und lässt sich deshalb nicht verschachteln.
nest-large = Das Brett hätte { $files } Linien und { $ranks } Reihen.
nest-large-hint = Ein Brett darf höchstens 26 Linien und 512 Felder haben. Wähle kleinere Spiele.
nest-letters = Die beiden Spiele haben zu viele Arten von Figuren. Ein Spiel kann 26 Buchstaben haben, fünf davon brauchen die freien Figuren.
nest-full = Die beiden Spiele lassen keine Felder für freie Figuren übrig.

# Der Entwurf.
bench-design = Entwerfen
    .tip = Das Spiel per Mausklick gestalten; der Text ändert sich mit
design-undo = Rückgängig
design-redo = Wiederherstellen
design-unreadable = Dieser Text lässt sich noch nicht als Entwurf zeigen. Behebe zuerst die Fehler.
design-title = Name des Spiels
design-author = Urheber
design-sides = Seiten
    .tip = Wie die beiden Seiten heißen
design-side-first = Name der Seite, die beginnt
design-side-second = Name der anderen Seite
design-about = Beschreibung
design-board = Brett
design-files = Linien
design-ranks = Reihen
design-pieces = Figuren
design-add = Hinzufügen
design-piece = eine Figur…
design-piece-of = { $piece }, { $game }
design-own = Eine eigene Figur…
design-own-name = Meine Figur
design-remove = { $piece } entfernen
design-remove-royal = Diese Figur ist königlich. Nimm den Haken bei „königlich“ weg, um sie zu entfernen.
design-name = Name
design-moves = Wie { DER($piece) } zieht
design-moves-help = Klicke ein Feld an, um der Figur einen Zug dorthin zu geben; ein weiterer Klick nimmt ihn weg. Felder, die zusammen aufleuchten, ändern sich zusammen.
design-betza = Betza-Notation
    .tip = Wie die Figur zieht, in der Notation von XBoard und Fairy-Stockfish; ersetzt alle ihre Züge
design-betza-take = Züge übernehmen
betza-no-step = Nach „{ $letters }“ fehlt ein Schritt.
betza-letter = „{ $letter }“ steht für keinen Schritt.
betza-unsaid = „{ $letter }“ in „{ $part }“ lässt sich in einer Definition nicht ausdrücken.
betza-directions = Die Richtungen „{ $letters }“ in „{ $part }“ lassen sich in einer Definition nicht ausdrücken.
design-both = zieht und schlägt
design-move = zieht nur
design-capture = schlägt nur
design-first = nur im ersten Zug
design-unchecked = nicht im Schach
design-way = Ein Klick ergibt
design-way-leap = einen Schritt oder Sprung
design-way-slide = einen Zug in gerader Linie
design-way-lame = einen Schritt, der blockiert werden kann
design-way-hop = einen Sprung über eine Figur und weiter
design-way-vault = einen Sprung auf das Feld gleich hinter einer Figur
design-way-circle = Schritte im Kreis
design-way-zigzag = Schritte im Zickzack
design-way-twice = einen oder zwei Schritte (jeder kann schlagen)
design-direction = Richtung
design-all-around = überallhin
design-forward = vorwärts
design-forwardmost = am weitesten vor
design-sideways = seitwärts
design-backward = rückwärts
design-towards = in gewählte Richtungen
design-most = Höchstzahl der Schritte (0: beliebig viele)
design-leg-diagonal = zuerst diagonal
design-zigzag-both = abwechselnd gerade und diagonal
design-twice-both = gerade und diagonale Schritte
design-lame = blockierbarer Schritt
design-hop = Sprung über eine Figur
design-vault = Sprung auf das Feld gleich dahinter
design-circle = Kreis
design-zigzag = Zickzack
design-twice = ein oder zwei Schritte
design-at-first = { $ways }, nur im ersten Zug
design-royal = königlich
design-letter = Buchstabe
design-letter-taken = { $letter } ist schon der Buchstabe von { $piece }.
design-letter-other = Als Buchstabe einer Figur ist nur A bis Z möglich.
design-promotes = auch für Umwandlung: { $pieces }
design-picture = Bild
design-picture-none = Zugdiagramm
design-turned = Umgewandelte Seite
design-turned-none = keine
design-turned-name = Ihr Name
design-ahead = { $count } vor
design-back = { $count } zurück
design-right = { $count } rechts
design-left = { $count } links
design-as = zieht wie { EIN($piece) }
design-slide-far = zieht beliebig weit
design-slide-most = zieht höchstens so viele Felder weit
design-mirrored-too =
    { $count ->
        [one] Ein gespiegeltes Feld ändert sich mit.
       *[other] { $count } gespiegelte Felder ändern sich mit.
    }
design-not-there = Dieses Feld liegt nicht in der gewählten Richtung.
design-none = nichts
design-leap = Schritt
design-slide = Zug in gerader Linie
design-start = Aufstellung
design-placed = { $piece }, { $side }
    .tip = Klicke ein Feld an oder ziehe über leere Felder, um sie zu füllen
design-placed-promoted = umgewandelte Seite oben
design-empty = leeres Feld
design-hole = Loch
    .tip = Klicke Felder an oder ziehe über sie, um sie auszuschneiden; mach es noch einmal, um sie wieder einzusetzen
design-mirror = gespiegelt für die andere Seite
design-cell-empty = { $cell }, leer
design-cell-hole = { $cell }, Loch
design-cell = { $cell }, { $piece }, { $side }
design-rules = Regeln
design-rules-more = Regel hinzufügen:
design-rule-remove = Entfernen
design-rule-drops = Geschlagene Figuren wechseln die Seite und können eingesetzt werden
design-rule = eine Regel…
# The headings of the list of rules.
design-group-winning = Gewinnen und Verlieren
design-group-drawing = Remis
design-group-royal = Königliche Figuren und Schach
design-group-moving = Ziehen
design-group-capturing = Schlagen
design-group-promoting = Umwandeln und Tauschen
design-group-dropping = Reserven und Einsetzen
design-endings = Matt, Patt und Remis
# House rules: players turn them on and off before a game.
design-house-more = Hausregel hinzufügen:
design-house-without = Ohne: { $rule }
design-group-without = Eine Regel weglassen
design-house-name = Name der Hausregel
design-house-on = von Anfang an eingeschaltet
design-house-inherited = Diese Hausregel kommt aus dem Spiel, auf dem deines beruht
design-house-regions = Andere Felder: { $regions }
design-mirrored = { $other } sieht das Brett
design-flip = oben und unten vertauscht
design-turn = gedreht
design-across = links und rechts vertauscht
design-wrap = Verbundene Ränder
design-wrap-nowhere = keine
design-wrap-files = links und rechts
design-wrap-ranks = oben und unten
design-wrap-both = alle
design-armies = Die Armeen ziehen
design-armies-up = das Brett hinauf
design-armies-corner = von Ecke zu Ecke
design-regions = Regionen
design-paint = { $name } anmalen
design-paint-help = Klicke Felder an oder ziehe über sie. Regeln können sich dann auf diese Region beziehen. Umrahmte Felder gelten für { $other }.
design-region-new = Neue Region
design-region-hint = Name
design-region-name = Region { $number }
design-region-used = Regeln oder Figuren verwenden diese Region noch
design-region-of = { $region } ({ $game })
design-cell-painted = { $cell }, angemalt
design-painting = Für diese Regel Felder der Region „{ $name }“ anmalen: { $rule }
design-painting-done = Fertig
design-hand-fewer = Aus der Reserve von { $owner } entfernen: { $piece }
design-hand-help = Diese Figuren hat die Seite am Anfang in der Reserve. Du kannst auch eine Figur hierher ziehen.
# What a region is called that is painted for a rule. They become names in the text of the game.
region-goal = Ziel
region-promotion = Umwandlungszone
region-drops = Einsetzzone
region-start = Anfangsfelder
region-army = Heimat der Armee
region-exchange = Tauschzone
region-other = Zone

# Problems.
bench-checking = Wird geprüft…
bench-good = Keine Fehler. Spielbar: { $games }.
bench-good-warned = Spielbar: { $games }. { $count ->
        [one] Eine Warnung:
       *[other] { $count } Warnungen:
    }
bench-problems =
    { $count ->
        [one] Ein Fehler
       *[other] { $count } Fehler
    }
bench-problem = Zeile { $line }, Spalte { $column }: { $problem }
bench-warning = Warnung, Zeile { $line }, Spalte { $column }: { $problem }

# Trials.
bench-count = Stellungen zählen (Perft)
bench-try = Probepartien
    .tip = Die Engine einige schnelle Partien gegen sich selbst spielen lassen
bench-stop = Anhalten
bench-learn = Engine dieses Spiel lernen lassen
    .tip = Die Engine spielt gegen sich selbst, lernt aus den Partien und behält das Gelernte, wenn es einen Wettkampf gewinnt. Bei voller Stärke (Stufe 8) nutzt sie es dann.
bench-learn-on = Weiterlernen
bench-learn-pause = Lernen unterbrechen
bench-learn-pausing = Wird unterbrochen…
bench-learn-takes = Dauert höchstens { $rounds } Runden. In jeder spielt die Engine { $games } Partien gegen sich selbst, lernt aus allen bisherigen und prüft das Ergebnis in einem Wettkampf über { $total } Partien. Nach { $patience } Runden ohne Fortschritt hört sie vorzeitig auf. Du kannst jederzeit unterbrechen, weitermachen und nebenher spielen. Auch wenn du Nestmate beendest, wird das Lernen nur unterbrochen.
bench-learn-round-now = Runde { $round } von höchstens { $rounds }.
bench-learn-left-soon = Dieser Schritt dauert noch weniger als eine Minute.
bench-learn-left-minutes =
    { $count ->
        [one] Dieser Schritt dauert noch etwa { $count } Minute.
       *[other] Dieser Schritt dauert noch etwa { $count } Minuten.
    }
bench-learn-left-hours =
    { $count ->
        [one] Dieser Schritt dauert noch etwa { $count } Stunde.
       *[other] Dieser Schritt dauert noch etwa { $count } Stunden.
    }
bench-learn-all-minutes =
    { $count ->
        [one] Insgesamt noch etwa { $count } Minute, wenn alle Runden nötig sind.
       *[other] Insgesamt noch etwa { $count } Minuten, wenn alle Runden nötig sind.
    }
bench-learn-all-hours =
    { $count ->
        [one] Insgesamt noch etwa { $count } Stunde, wenn alle Runden nötig sind.
       *[other] Insgesamt noch etwa { $count } Stunden, wenn alle Runden nötig sind.
    }
bench-learn-notice = { $game } lernen: Runde { $round }, { $share } %
bench-learn-notice-pause = Unterbrechen
bench-learn-notice-paused = { $game } lernen: unterbrochen
bench-learn-notice-on = Weiter
bench-learn-begins = { $game }: wird vorbereitet
bench-learn-games = { $game }: { $done } von { $total } Partien gespielt
bench-learn-fit = { $game }: Lernen aus { $positions } Stellungen, Durchgang { $pass }
bench-learn-match = { $game }: Prüfung des Gelernten, { $done } von { $total } Partien
bench-learn-gained = Bisher gewonnen: { $elo } Elo
bench-learn-nothing = Noch nichts Besseres gefunden.
bench-learn-round =
    Runde { $round }: { $elo } Elo, { $verdict ->
        [kept] behalten
       *[dropped] kein ausreichender Gewinn, verworfen
    }
bench-learn-failed = Das Lernen wurde abgebrochen: { $why }
bench-depth = Tiefe { $depth }
bench-progress = { $done } von { $total } Partien
bench-results = { $side } gewann { $white }, { $other } { $black }; remis: { $drawn }.
bench-earlier = Diese Partien wurden mit dem Text vor deinen letzten Änderungen gespielt.
bench-now = jetzt
bench-before = vorher
bench-balance = { $side } holt
    .tip = Anteil von { $side } an den Punkten mit 95-%-Intervall; 50 % ist ausgeglichen. Sind beide Armeen gleich, ist die Abweichung der Anzugsvorteil
bench-decided = Entschiedene Partien
    .tip = Der Anteil der Partien, die jemand gewinnt
bench-length = Länge in Halbzügen
    .tip = Die kürzeste Partie, der Median und die längste
bench-spread = { $short } bis { $long }, Median { $middle }
bench-choices = Züge zur Wahl
    .tip = Legale Züge in einer Stellung, im Durchschnitt
bench-lead-changes = Führungswechsel je Partie
    .tip = Wie oft nach Ansicht der Engine die andere Seite in Führung geht
bench-drama = Aufholjagden
    .tip = Wie weit und wie lange der Sieger vorher zurücklag: 0 %, wenn kein Sieger je zurücklag (Brownes „Drama“)
bench-freezes = Erstarrungen je Partie: { $army }
bench-freezes-tip = Wie oft diese Armee in einer Partie erstarrt, beide Seiten zusammen
bench-endings = Ausgänge: { $endings }.
bench-mated-with = Matt mit wenigen Figuren: { $mates }.
    .tip = Was der Sieger neben der königlichen Figur noch hatte, in Partien, die durch Matt gewonnen wurden
bench-mate =
    { $count ->
        [one] { $pieces } ({ $count } Partie)
       *[other] { $pieces } ({ $count } Partien)
    }
bench-mate-alone = die königliche Figur allein
bench-all-moved = Jede Figurenart hat gezogen.
bench-idle = Nie gezogen: { $pieces }.
bench-unused = Nie gebrauchte Regeln: { $rules }.
# Rules in short.
bench-rule-freeze = Erstarren
bench-rule-double-step = Doppelschritt
bench-rule-castle = Rochade
bench-rule-promote = Umwandlung
bench-rule-become = Verwandeln statt eines Zuges
bench-rule-exchange = Tausch
bench-rule-drop = Einsetzen
bench-rule-gate = Eintritt aus der Reserve
bench-rule-pass = Aussetzen
bench-rule-vanish = Verschwinden
bench-rule-no-mate = Matt, das als Remis gilt
bench-rule-reach = Erreichen des Ziels
bench-rule-impasse = Jishōgi
bench-rule-bare = königliche Figur allein
bench-rule-extinct = Aussterben einer Art
bench-rule-counting = gezählte Züge
bench-rule-checks = Sieg durch Schachgebote
bench-rule-other = andere Regel
bench-rule-of = { $rule } ({ $pieces })
bench-piece = Figur
bench-derived = Geschätzt
    .tip = Von der Engine aus den Zügen der Figur errechnet, in Bauern
bench-played = In diesen Partien
    .tip = Was die Figur nach den Ergebnissen dieser Partien wert ist, in Bauern, mit 95-%-Intervall

# How games ended, where the words of finished games are too long.
bench-ended-repetition = Wiederholung
bench-ended-no-progress = kein Fortschritt
bench-ended-checks = Schachgebote
bench-ended-longest = Zuggrenze erreicht
bench-ended-forfeit = kampflos

# What is wrong, in the words of the designer.
design-problem = { $part }: { $problem }
design-warning = { $part }, Warnung: { $problem }
design-only-text = Hier lässt sich etwas nur im Text beheben: Klicke darauf, um es zu sehen.
design-hint-royal = stelle eine königliche Figur aufs Brett, oder füge eine Regel hinzu, nach der man auch ohne sie gewinnen kann
design-hint-steps = ändere, um wie viele Linien die beiden Figuren ziehen
design-hint-counting = gib mehr als 0 Züge an, oder füge eine Grenze hinzu
design-hint-cells = male mindestens ein Feld an
design-hint-castling = stelle beide Figuren auf dieselbe Reihe, und zwar weiter auseinander, als sie ziehen
