# The board: what is spoken of its cells, what is asked and told on it.

# Choosing what a piece becomes. $owner is the name of a side, or `neutral`: whose reserve it is.
choose = Wähle, was aus der Figur wird
choose-from =
    { $owner ->
        [neutral] Aus der neutralen Reserve
       *[other] Aus der Reserve von { $owner }
    }
choose-nothing = unverändert
choose-turned = umgewandelt

# $piece is the name of what stands on the cell after the move.
choose-keep = { CAPITAL(DEN($piece)) } behalten
choose-move = Ziehen
choose-move-piece = { CAPITAL(DEN($piece)) } ziehen
choose-double = { CAPITAL(DEN($piece)) } zwei Schritte ziehen
choose-passing = Mit { DEM($piece) } en passant schlagen
choose-castle = Rochieren
# The $piece is captured.
choose-twice = Unterwegs { DEN($piece) } auf { $cell } schlagen
choose-passes = Mit { DEM($piece) } aussetzen
choose-put-nothing = Nichts an seine Stelle setzen
choose-put = { CAPITAL(DEN($piece)) } an seine Stelle setzen
choose-put-royal = Rochieren und { DEN($piece) } auf das verlassene Königsfeld setzen
choose-put-partner = Rochieren und { DEN($piece) } auf das verlassene Turmfeld setzen
choose-taken = × { $piece } { $cell }
choose-directly = Direkt ziehen
choose-pass = Aussetzen
choose-turn = Umwandeln in { EINEN($piece) }
choose-promote = Umwandeln in { EINEN($piece) }
choose-restore = { CAPITAL(EINEN($piece)) } aus einer Reserve zurückholen
choose-swap = Gegen { EINEN($piece) } aus der Reserve des Gegners tauschen
# The $piece goes off the board, and what is chosen takes its place.
choose-exchange-why = { CAPITAL(DER($piece)) } muss hier getauscht werden und kommt in die Reserve, aus der die neue Figur stammt.
choose-swap-why = Bei einem Tausch kommt { DER($piece) } in die gegnerische Reserve.
choose-restore-why = Wird an dieser Stelle eine andere Figur zurückgeholt, kommt { DER($piece) } in die gegnerische Reserve.
choose-drop = { CAPITAL(EINEN($piece)) } einsetzen
choose-exchange =
    { $owner ->
        [neutral] Gegen { EINEN($piece) } aus der neutralen Reserve tauschen
       *[other] Gegen { EINEN($piece) } aus der Reserve von { $owner } tauschen
    }

# What is spoken of a cell: $cell is its name, and what else there is to say follows after commas.
board-cells = { $game }, Brett
board-focus = Brett. Benutze die Pfeiltasten.
board-at = Brett, { $cell }
cell-piece = { $cell } { $piece }, { $side }
cell-empty = { $cell } leer
cell-hidden = { $cell } verborgen
# $cells are those of a lattice.
cell-lattice = auf { $cells }
cell-whole = { $cell } auf dem ganzen Brett
cell-whole-piece = { $piece } { $cell } auf dem ganzen Brett
cell-frozen = erstarrt
cell-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
cell-goal = Gewinnfeld
cell-star = Stern
cell-check = im Schach
cell-picked = aufgenommen
cell-target = kann hierher ziehen
cell-capture = kann hier schlagen
cell-last = letzter Zug

# Where the board goes on out of sight.
board-scroll-files = Sichtbarer Teil des Bretts, waagerecht
board-scroll-ranks = Sichtbarer Teil des Bretts, senkrecht
board-map = Karte des ganzen Bretts
beyond-check = Schach auf { $cell }, außerhalb des Fensters
beyond-last = Letzter Zug nach { $cell }, außerhalb des Fensters
beyond-hint = Tipp auf { $cell }, außerhalb des Fensters
beyond-target = Ziel { $cell }, außerhalb des Fensters

# What the move under the pointer does to other pieces, beside its cell; $what is one or two of the first two.
consequence-leads =
    { $count ->
        [one] { $count } Figur kann nur ziehen, solange { DER($piece) } auf dem Brett ist
       *[other] { $count } Figuren können nur ziehen, solange { DER($piece) } auf dem Brett ist
    }
consequence-freezes = { $count ->
        [one] eine Figur erstarrt
       *[other] { $count } Figuren erstarren
    }
consequence-thaws = { $count ->
        [one] eine erstarrte Figur kann wieder ziehen
       *[other] { $count } erstarrte Figuren können wieder ziehen
    }
consequence-captures = Schlägt { DEN($piece) }: { $what }
consequence = Dann: { $what }

# A position that is only looked at: $played is the move before it with its number, the one of that place among all of the line.
preview-peek = Vorschau nach { $played }
preview = Vorschau nach { $played } ({ $at } von { $all }): Pfeiltasten blättern, Esc schließt
preview-start = Variante mit { $moves ->
        [one] einem Halbzug
       *[other] { $moves } Halbzügen
    }: Pfeiltasten blättern, Esc schließt

# The pictures at the left of the board. $game is the game inside that it folds to, or a layer's name, $keys the keys that do the same.
dial =
    .spoken = Wie weit das Brett auf { $game } gefaltet ist
    .tip = { $less ->
            [none] Durch Ziehen das Brett beliebig weit auf { $game } falten
           *[other] Durch Ziehen oder mit { $less } und { $more } das Brett beliebig weit auf { $game } falten
        }
faces =
    .spoken = Figuren wie im inneren Spiel: { $game }
    .tip = Die Figuren wie im inneren Spiel zeigen ({ $game }), auch auf dem ganzen Brett
outsider = { $piece }, { $side }, auf { $cell } des ganzen Bretts
outsider-royal = { $piece }, { $side }, auf { $cell }: die königliche Figur, die das ganze Spiel entscheidet
fold-whole = Ganzes Brett
    .tip = Das ganze Brett zeigen
fold-to =
    .spoken = Auf { $game } falten
    .touched = Auf { $game } falten, letzter Zug hier
    .tip = Das Brett auf { $game } falten ({ $keys }). Zieh von Bild zu Bild, um von Hand zu falten.
# The folded board: $inner is the game inside, $game the whole one.
fold-title = { $inner } im Spiel { $game }

# The last move, where the folded board does not show it: $played as moves are painted; for those who hear it, $piece went from $from to
# $to, in the words of the whole game.
outside-played = Außerhalb: { $played }
outside-move = Außerhalb: { $piece } { $from }–{ $to }
outside-drop = Außerhalb: { $piece } auf { $to } eingesetzt
# $what is one or several of those below: what the move did to the pieces of the folded board.
outside-did = { $moved }, { $what }
outside-captures = schlägt { DEN($victim) } auf { $cell }
outside-in-passing = schlägt en passant
outside-check = bietet { DEM($royal) } Schach
outside-attacks = greift { DEN($piece) } auf { $cell } an
outside-freezes = lässt { $count ->
        [one] eine Figur hier erstarren
       *[other] { $count } Figuren hier erstarren
    }
outside-thaws = löst { $count ->
        [one] die Erstarrung einer Figur hier
       *[other] die Erstarrung von { $count } Figuren hier
    }
# A cell beside the folded board, in a sentence; the royal piece of the whole $game, told apart from that of the game inside.
cell-outside = { $cell } auf dem ganzen Brett
royal-whole = { $royal } ({ $game })
outside-unfold = Auffalten

# The card on the board when a game has ended. $side has won.
ending-won = { $side } gewinnt
ending-you-win = Du gewinnst
ending-you-lose = Du verlierst
ending-draw = Remis
ending-helped = Die Engine hat für dich gezogen: Diese Partie zählt nicht für deine Stufe.
ending-rematch = Revanche
    .tip = Noch einmal mit denselben Einstellungen und vertauschten Seiten spielen
ending-review = Partie prüfen
    .tip = Jeden Zug der Partie auf Fehler prüfen
ending-new-game = Neue Partie…
    .tip = Ein anderes Spiel, andere Spieler oder eine andere Stufe wählen
ending-look = Brett ansehen
    .tip = Diese Karte schließen (Esc)

# The bar beside the board.
bar-unknown = Noch keine Bewertung
bar = Bewertung { $worth } für { $side }

# The legend of the control map, below the board: what its colours and corners mean. $side is the name of a side.
control-legend = Violett: mehr Angreifer von { $side }; orange: mehr von { $other }. Je größer das Zeichen, desto größer die Übermacht. Zeig auf ein Feld für die Zahlen.
