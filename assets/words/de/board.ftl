# The board: what is spoken of its cells, what is asked and told on it.

# Choosing what a man becomes. $owner is `white`, `black` or `neutral`: whose reserve it is.
choose = Wählen, was aus der Figur wird
choose-from =
    { $owner ->
        [white] Aus der Reserve von Weiß
        [black] Aus der Reserve von Schwarz
       *[neutral] Aus der neutralen Reserve
    }
choose-nothing = wie sie ist

# $man is the name of what stands on the cell after the move.
choose-keep = { $man } behalten
choose-double = Zwei Schritte mit { $man } gehen
choose-passing = Mit { $man } en passant schlagen
choose-castle = Mit { $man } rochieren
choose-turn = Umdrehen: { $man }
choose-promote = Umwandeln: { $man }
choose-restore = { $man } aus einer Reserve zurückholen
choose-swap = Gegen { $man } aus der Reserve des Gegners tauschen
choose-drop = { $man } einsetzen
choose-exchange =
    { $owner ->
        [white] Gegen { $man } aus der Reserve von Weiß tauschen
        [black] Gegen { $man } aus der Reserve von Schwarz tauschen
       *[neutral] Gegen { $man } aus der neutralen Reserve tauschen
    }

# What is spoken of a cell: $cell is its name, and what else there is to say follows after commas.
board-cells = { $game }, Felder
board-focus = Brett, mit den Pfeiltasten bedienen
board-at = Brett, { $cell }
cell-man = { $cell } { $man }, { $side }
cell-empty = { $cell } leer
cell-hidden = { $cell } verborgen
cell-frozen = erstarrt
cell-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
cell-star = Stern
cell-check = im Schach
cell-picked = aufgenommen
cell-target = kann hierher ziehen
cell-capture = kann hier schlagen
cell-last = letzter Zug

# Where the board goes on out of sight.
board-map = Karte des ganzen Bretts
beyond-check = Schach auf { $cell }, außer Sicht
beyond-last = Letzter Zug nach { $cell }, außer Sicht
beyond-hint = Tipp auf { $cell }, außer Sicht
beyond-target = Ziel { $cell }, außer Sicht

# A position that is only looked at.
preview-peek =
    { $moves ->
        [one] Vorschau, nach dem ersten Zug der Variante
       *[other] Vorschau, nach { $moves } Zügen der Variante
    }
preview = Vorschau, Zug { $at } von { $all }: Pfeiltasten gehen weiter, Esc beendet

# The bar beside the board.
bar-unknown = Bewertung noch nicht bekannt
bar = Bewertung { $worth } für Weiß
