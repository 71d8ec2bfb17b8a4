# What the engine thinks of the position and of the game.

# The panel.
engine-hidden =
    { $keys ->
        [none] Die Engine ist ausgeblendet.
       *[other] Die Engine ist ausgeblendet. Drücke { $keys }, um sie wieder zu zeigen.
    }
engine-live = Live
    .tip = Die Stellung laufend analysieren
engine-threat = Drohung
    .tip = Zeigen, was der Gegner spielen würde, wenn er am Zug wäre
engine-arrows = Pfeile
    .tip = Die besten Züge auf dem Brett einzeichnen; ein Pfeil biegt sich, wo seine Figur unterwegs abbiegt
engine-lines = Analysevarianten
    .unit =
        { $count ->
            [one] Variante
           *[other] Varianten
        }
    .tip = Wie viele Varianten zu sehen sind; ziehen, oder klicken und eine Zahl eingeben
engine-over = In dieser Stellung ist die Partie zu Ende.
engine-begins = Die Engine startet…
engine-figures = Tiefe { $depth } · { $nodes } Stellungen · { $speed }/s
engine-worth = { $worth } für { $side }
engine-threat-check = Im Schach werden keine Drohungen gezeigt.
engine-threat-none = Der Gegner hätte keinen legalen Zug.
engine-threatens = Drohung: { $what } ({ $worth })
engine-threat-sought = Suche nach einer Drohung…
engine-review = Partie prüfen
    .tip = Jeden Zug dieser Variante prüfen und die schlechten kennzeichnen
engine-stop = Anhalten
    .tip = Die Prüfung anhalten; bisherige Ergebnisse bleiben
engine-progress = Prüfung: { $done } von { $total }

# What is thought of a move that was made. $worth is what it is worth, $whose `own` where the user made it against the computer.
judged-looking = { $played } wird geprüft…
judged-best =
    { $whose ->
        [own] Dein Zug { $played } war der beste.
       *[other] { $played } war der beste Zug.
    }
judged-good =
    { $whose ->
        [own] Dein Zug { $played }: gut.
       *[other] { $played }: gut.
    }
judged-lesser =
    { $whose ->
        [own] Dein Zug { $played } war nicht der beste.
       *[other] { $played } war nicht der beste Zug.
    }
judged-decided =
    { $whose ->
        [own] Dein Zug { $played } ändert wenig: { $side } hat so oder so fast gewonnen.
       *[other] { $played } ändert wenig: { $side } hat so oder so fast gewonnen.
    }
judged-inaccuracy =
    { $whose ->
        [own] Dein Zug { $played }: ungenau.
       *[other] { $played }: ungenau.
    }
judged-mistake =
    { $whose ->
        [own] Dein Zug { $played }: ein Fehler.
       *[other] { $played }: ein Fehler.
    }
judged-blunder =
    { $whose ->
        [own] Dein Zug { $played }: ein Patzer.
       *[other] { $played }: ein Patzer.
    }
# The best move follows, and by how many Pawns it is better, to a tenth.
judged-instead = Am besten war
judged-more = (um { $by } besser)

# Die Suche nach einem erzwungenen Matt.
mate-looking =
    Suche nach einem erzwungenen Matt durch { $side }: { $nodes } Stellungen{ $moves ->
        [0] {""}
        [one] ; keines in einem Zug
       *[other] ; keines in höchstens { $moves } Zügen
    }
mate-looking-shorter = Matt in { $moves }. Suche nach einem kürzeren: { $nodes } Stellungen
mate-found = Matt in { $moves }
mate-found-maybe = Matt in { $moves }, vielleicht auch schneller
mate-not-found =
    Kein erzwungenes Matt durch { $side } in { $nodes } Stellungen gefunden{ $moves ->
        [0] .
        [one] ; in einem Zug gibt es keines.
       *[other] ; in höchstens { $moves } Zügen gibt es keines.
    }
mate-none = { $side } hat kein erzwungenes Matt in { $moves ->
        [one] einem Zug
       *[other] höchstens { $moves } Zügen
    }.
mate-stop = Anhalten
    .tip = Die Suche nach einem Matt beenden

# The graph of the game.
graph = Bewertungskurve, nach Zug { $at } von { $all }: { $worth }
graph-one = Bewertung hier: { $worth }. Sobald weitere Stellungen bewertet sind, erscheint eine Kurve.
graph-unknown = unbekannt
graph-start = Anfang
graph-mark = { $at }: { $worth }, { $mark }
graph-recorded = Bewertungen aus der Partieaufzeichnung

# The computer: levels, and what a review thinks of moves.

# What a review thinks of a move; as a label, and within a sentence.
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = Patzer
mark-inaccuracy-in-sentence = Ungenauigkeit
mark-mistake-in-sentence = Fehler
mark-blunder-in-sentence = Patzer

# What people call the levels, weakest first, and what to expect of each.
level-1 = Erste Schritte
    .tip = Für deine allererste Partie: übersieht das meiste, was auf dem Brett geschieht
level-2 = Anfänger
    .tip = Weiß, wie die Figuren ziehen, verliert aber oft eine aus den Augen
level-3 = Fortgeschrittener Anfänger
    .tip = Schlägt ungedeckte Figuren und sieht manche deiner Antworten
level-4 = Gelegenheitsspieler
    .tip = Spielt zum Spaß: sieht einfache Drohungen, übersieht lange Züge und Züge nach hinten
level-5 = Vereinsspieler
    .tip = Schaut ein Stück voraus und bestraft schwere Fehler
level-6 = Starker Spieler
    .tip = Übersieht wenig und plant einige Züge voraus
level-7 = Experte
    .tip = Sieht fast alles einige Züge voraus
level-8 = Volle Stärke
    .tip = So stark, wie Rechner und Zeit es erlauben
# What a level is worth in a game where that was measured.
level-elo = etwa { $elo } Elo
    .tip = Etwa { $elo } Elo, auf 150 genau: gemessen in Partien gegen Stockfish mit begrenzter Stärke

# A reviewed game: how accurately it was played, and what decided it.
review-accuracy = Genauigkeit: { $side } { $white } %, { $other } { $black } %
review-moments = Teuerste Züge
    .tip = Die Züge, die am meisten gekostet haben; ein Klick führt hin
retry-offer = Fehler verbessern
    .tip = Zu jedem deiner Fehler in dieser Partie einen besseren Zug finden

# Mistakes of a reviewed game, put to the player again.
retry = Fehler verbessern
retry-progress = { $at } von { $of }
retry-ask-inaccuracy = { $played } war eine Ungenauigkeit. Finde einen besseren Zug für { $side }.
retry-ask-mistake = { $played } war ein Fehler. Finde einen besseren Zug für { $side }.
retry-ask-blunder = { $played } war ein Patzer. Finde einen besseren Zug für { $side }.
retry-judging = { $tried } wird geprüft…
retry-best = { $tried } ist der beste Zug.
retry-good = { $tried } ist auch gut. Die Engine zieht { $best } vor.
retry-wrong-inaccuracy = { $tried } ist eine Ungenauigkeit: Schau aufs Brett.
retry-wrong-mistake = { $tried } ist ein Fehler: Schau aufs Brett.
retry-wrong-blunder = { $tried } ist ein Patzer: Schau aufs Brett.
retry-shown = Der beste Zug ist { $best }.
retry-over =
    { $of ->
        [one] { $found ->
            [0] Diesmal hast du den besseren Zug nicht gefunden.
           *[other] Du hast den besseren Zug gefunden.
        }
       *[other] Du hast { $found } von { $of } besseren Zügen allein gefunden.
    }
retry-answer = Lösung zeigen
retry-skip = Überspringen
retry-again = Noch einmal
retry-next = Weiter
retry-leave = Zurück zur Partie
retry-once-more = Alle noch einmal

# Was Engines von anderen falsch gemacht haben.
engine-missing = { $engine } kann nicht gestartet werden: Die Datei gibt es nicht.
engine-folder = { $engine } kann nicht gestartet werden: Das ist ein Ordner.
engine-no-program = { $engine } kann nicht gestartet werden: Die Datei ist kein Programm, oder du darfst sie nicht ausführen.
engine-unstarted = { $engine } kann nicht gestartet werden: { $why }.
engine-speechless = { $engine } spricht weder UCI noch XBoard.
engine-ended = { $engine } hat sich von selbst beendet.
engine-ended-code = { $engine } hat sich von selbst beendet (Exit-Code { $code }).
engine-ended-signal = { $engine } ist abgestürzt: Das System hat das Programm mit Signal { $signal } beendet.
engine-not-ready = { $engine } war nicht rechtzeitig bereit.
engine-deaf = { $engine } nimmt keine Befehle entgegen.
engine-babbles = { $engine } gibt massenhaft Zeilen aus, die weder UCI noch XBoard sind.
engine-no-move = { $engine } hat nicht rechtzeitig gezogen.
engine-no-stop = { $engine } hat trotz Anweisung nicht angehalten.
engine-illegal = { $engine } hat { $text } gewählt, aber das ist hier kein legaler Zug.
engine-refuses = { $engine } hat abgebrochen: „{ $what }“.
engine-other-rules = { $engine } hat { $text } gewählt oder abgelehnt: Diese Engine spielt { $game } nach anderen Regeln. { $differs }
engine-claims-draw = { $engine } reklamiert Remis, aber die Partie ist nicht remis.
engine-claims-win = { $engine } erklärt die Partie für gewonnen, aber das stimmt nicht.
engine-no-game = { $engine } kennt dieses Spiel nicht.
engine-unlisted = { $engine } steht nicht mehr in deiner Liste der Engines.
engine-elsewhere = { $engine } ({ $command }) starten? Die Einstellungen kommen von einem anderen Computer oder Benutzer.
engine-no-thread = Für { $engine } ist kein Thread mehr frei: { $why }.

# Eine Engine von anderen im Seitenfeld.
engine-analyst = Analyse-Engine
    .tip = Die Engine, die analysiert; weitere fügst du mit „Engines…“ im Menü „Engine“ hinzu
engine-retry = Noch einmal versuchen
engine-start = Starten
engine-take-over = Nestmate spielen lassen
engine-use-own = Nestmates Engine verwenden
