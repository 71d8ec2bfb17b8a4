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
