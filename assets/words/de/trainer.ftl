# Der Trainer für Taktikaufgaben.

puzzle-title = Taktikaufgaben
puzzle-streak = In Folge: { $count } (Rekord { $best })
puzzle-count = Gelöst: { $solved } von { $all }
puzzle-rating = Wertung: { $rating }
puzzle-level = Stufe { $level } von 8

# Wofür eine Liste ist und was in ihr gewählt ist, wie es vorgelesen wird.
puzzle-choice = { $name }: { $chosen }
puzzle-game = Spiel
puzzle-game-count = { $game } ({ $solved } von { $all })
puzzle-theme = Thema
puzzle-any-theme = Alle Themen
puzzle-theme-count = { $theme } ({ $count })
puzzle-aim = Schwierigkeit
puzzle-aim-easier = Leichter
puzzle-aim-own = Meine Stärke
puzzle-aim-harder = Schwerer

puzzle-coming = Sieh zu, was { $side } zieht.
puzzle-ask = { $side } am Zug: Finde den besten Zug.
puzzle-ask-mate = { $side } am Zug: Finde das Matt.
puzzle-right = Richtig.
puzzle-go-on = Richtig. { $side } ist wieder am Zug: Finde den nächsten Zug.
puzzle-wrong = { $tried } ist nicht der richtige Zug. Versuch es noch einmal.
puzzle-wrong-reply = { $tried } ist nicht der richtige Zug: { $side } antwortet mit { $reply }. Versuch es noch einmal.
puzzle-wrong-end = { $tried } ist nicht der richtige Zug: { $side } antwortet mit { $reply } und gewinnt. Versuch es noch einmal.
puzzle-showing = Das ist die Lösung. Sieh aufs Brett.
puzzle-shown = Das war die Lösung.
puzzle-why-only = Kein anderer Zug ist hier annähernd so gut.
puzzle-about =
    { $count ->
        [one] Thema: { $themes }
       *[other] Themen: { $themes }
    }
puzzle-solved = Gelöst!
puzzle-solved-helped = Gelöst, mit Hilfe.
puzzle-solved-later = Gelöst, aber nicht mit dem ersten Zug.
puzzle-solved-otherwise = Gelöst: Auch das gewinnt sofort.
puzzle-hint = Spiel { $best }.

puzzle-ask-hint = Tipp
    .tip = Zeigen, welche Figur zieht, dann wohin; eine Aufgabe mit Tipp beendet die Serie
puzzle-solution = Lösung zeigen
    .tip = Die Züge auf dem Brett ansehen und danach einzeln durchgehen
puzzle-skip = Überspringen
    .tip = Zu einer anderen Aufgabe gehen; solange du nichts versucht hast, zählt das nicht
puzzle-next = Nächste Aufgabe
    .tip = Zur nächsten Aufgabe gehen
puzzle-again = Noch einmal
    .tip = Dieselbe Aufgabe von vorn lösen; die Wertung bleibt, wie sie ist
puzzle-analyse = Analysieren
    .tip = Die Aufgabe als Partie mit laufender Analyse öffnen; deine eigene Partie kannst du zurückholen
puzzle-open = Datei öffnen…
    .tip = Eine Aufgabendatei öffnen, die „nestmate puzzles“ geschrieben hat

puzzle-none = Solche Aufgaben gibt es nicht.
puzzle-not-now = Das geht nicht, während du eine Aufgabe löst. Geh zuerst zurück zur Partie.
puzzle-wait = Warte auf den nächsten Zug auf dem Brett.
puzzle-over = Diese Aufgabe ist beendet. Löse sie noch einmal oder geh zur nächsten.
puzzle-unplayable = Die Aufgabe { $id } ist nicht spielbar: { $why }.
puzzle-file-unread = { $name } enthält keine spielbaren Aufgaben: { $why }.
puzzle-file-empty = die Datei ist leer
puzzle-pasted = Zwischenablage
