# What the engine thinks of the position and of the game.

# The panel.
engine-hidden = Die Engine ist verborgen. Z bringt sie zurück.
engine-live = Live
    .tip = Die Stellung ständig analysieren (L)
engine-threat = Drohung
    .tip = Zeigen, was der Gegner täte, wenn er am Zug wäre (X)
engine-arrows = Pfeile
    .tip = Die besten Züge auf das Brett zeichnen (A)
engine-lines = Varianten der Analyse
    .unit =
        { $count ->
            [one] Variante
           *[other] Varianten
        }
    .tip = Wie viele Varianten gezeigt werden; ziehen, oder klicken und schreiben
engine-over = Die Partie ist hier zu Ende.
engine-begins = Die Engine beginnt…
engine-figures = Tiefe { $depth } · { $nodes } Stellungen · { $speed }/s
engine-worth = { $worth } für Weiß
engine-threat-check = Im Schach droht nichts anderes.
engine-threat-none = Der Gegner könnte nicht ziehen.
engine-threatens = Drohung: { $what } ({ $worth })
engine-threat-sought = Drohung: …
engine-judged = { $mark }.
engine-judged-better = { $mark }. Besser war { $better }.
engine-review = Partie prüfen
    .tip = Alle Züge dieser Zugfolge prüfen und die schlechten kennzeichnen (Strg+R)
engine-stop = Halt
    .tip = Die Prüfung beenden; was sie gefunden hat, bleibt
engine-progress = Prüfung: { $done } von { $total }

# The graph of the game.
graph = Verlauf der Partie, nach Zug { $at } von { $all }: { $worth }
graph-unknown = nicht bekannt
graph-start = Anfang
graph-mark = { $at }: { $worth }, { $mark }

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
    .tip = Für die allererste Partie: übersieht vieles von dem, was auf dem Brett geschieht
level-2 = Anfänger
    .tip = Weiß, wie die Figuren ziehen, und vergisst oft eine davon
level-3 = Lernend
    .tip = Schlägt, was ungedeckt steht, und sieht manche Antwort
level-4 = Gelegenheitsspieler
    .tip = Spielt zum Spaß: sieht einfache Drohungen, übersieht lange und rückwärtige Züge
level-5 = Vereinsspieler
    .tip = Schaut ein wenig voraus und bestraft grobe Fehler
level-6 = Stark
    .tip = Übersieht wenig und plant einige Züge voraus
level-7 = Experte
    .tip = Sieht fast alles einige Züge voraus
level-8 = Volle Stärke
    .tip = So stark, wie Rechner und Zeit es erlauben

# Wozu das Spiel des Computers neigt und was davon zu erwarten ist.
style-balanced = Ausgewogen
    .tip = Greift an und verteidigt, wie es die Stellung verlangt
style-attacking = Angriffslustig
    .tip = Geht auf den gegnerischen König los und denkt wenig an den eigenen
style-careful = Vorsichtig
    .tip = Sorgt zuerst für den eigenen König
