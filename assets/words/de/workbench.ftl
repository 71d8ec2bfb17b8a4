# The workbench for definitions.

# Its head.
bench-definition = Definition
bench-saved = Gespeichert als { $file }.
bench-from = Beginnen mit
bench-game = einem Spiel…
bench-play = Spielen…
    .tip = Seine Spiele aufnehmen und eine neue Partie wählen; die Partie auf dem Brett bleibt, wie sie ist
bench-back = Zurück
    .tip = Der Text, der vor diesem hier stand
bench-unsaved = Noch in keiner Datei.
bench-changed = { $file }, geändert
bench-read-again = Ein anderes Programm hat die Datei geändert; so ist sie jetzt.
bench-other-text = Ein anderes Programm hat die Datei geändert. Dieser Text ist noch der eigene; Speichern setzt ihn an ihre Stelle.
bench-files = Definitionen
bench-no-board = Solange der Text kein ganzes Spiel ist, gibt es kein Brett.

# Problems.
bench-checking = Wird geprüft…
bench-good = Keine Fehler. Spielbar: { $games }.
bench-problems =
    { $count ->
        [one] Ein Fehler
       *[other] { $count } Fehler
    }
bench-problem = Zeile { $line }, Spalte { $column }: { $problem }

# Trials.
bench-count = Knoten zählen
bench-try = Probespiele
    .tip = Die Engine spielt einige schnelle Partien gegen sich selbst
bench-stop = Halt
bench-depth = Tiefe { $depth }
bench-progress = { $done } von { $total } Partien
bench-results = Weiß gewann { $white }, Schwarz { $black }, remis { $drawn }.
bench-lengths = Längen in Halbzügen: { $short } bis { $long }, die mittlere { $middle }.
bench-endings = Ausgänge: { $endings }.
bench-all-moved = Jede Figurenart hat gezogen.
bench-idle = Nie gezogen: { $men }.

# How games ended, where the words of finished games are too long.
bench-ended-repetition = Wiederholung
bench-ended-no-progress = kein Fortschritt
bench-ended-longest = abgebrochen
bench-ended-claimed = Remis verlangt
bench-ended-forfeit = kampflos
