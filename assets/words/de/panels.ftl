# The panels beside the board.

# Whose turn it is. $side is the name of a side.
status-to-move = { $side } am Zug
status-in-check = { $side } am Zug und im Schach
status-to-drop = { $side } muss eine Figur einsetzen
status-counted = Gezählt: { $moves } von { $limit } Zügen
status-thinks = { $side } denkt nach
status-thinks-in-check = { $side } steht im Schach und denkt nach
status-played =
    { $count ->
        [one] Ein Zug gespielt
       *[other] { $count } Züge gespielt
    }
status-recorded = Ergebnis laut Partieaufzeichnung
status-clocks =
    { $keys ->
        [none] Die Uhren sind angehalten. Zieh, damit sie weiterlaufen.
       *[other] Die Uhren sind angehalten. Zieh oder drücke { $keys }, damit sie weiterlaufen.
    }
status-waits =
    { $keys ->
        [none] Der Computer ist dran.
       *[other] Der Computer ist dran. Drücke { $keys }, damit er zieht.
    }
status-earlier = Das ist eine frühere Stellung.{ $end ->
        [none] {""}
       *[other] {" "}{ $end } führt zum letzten Zug.
    }{ $keys ->
        [none] {""}
       *[other] {" "}{ $keys } lässt den Computer von hier aus ziehen.
    }
status-depth = Tiefe { $depth }
status-depth-engine = { $engine }, Tiefe { $depth }
status-offer = Der Computer erwägt dein Remisangebot
status-depth-hint = Tipp, Tiefe { $depth }
status-depth-best = bester Zug, Tiefe { $depth }
status-show-now = Jetzt zeigen
status-move-now = Sofort ziehen
status-answer-now = Sofort antworten

# Reserves. $owner is the name of a side, or `neutral`.
reserves = Reserven
reserve-owner =
    { $owner ->
        [neutral] Neutral
       *[other] { $owner }
    }
reserve-none = K{ EIN($piece) } in dieser Reserve
reserve-empty = Die Reserve von { $owner } ist leer, also gibt es nichts einzusetzen.
reserve-title =
    { $owner ->
        [neutral] Neutrale Reserve
       *[other] Reserve von { $owner }
    }
reserve-total =
    { $owner ->
        [neutral] Neutrale Reserve: insgesamt { $total }. Sie gehört keiner Seite; ihre Figuren kommen nur im Tausch gegen eine Figur auf dem Brett zurück.
       *[other] Reserve von { $owner }: insgesamt { $total }
    }
reserve-piece =
    { $owner ->
        [neutral] { $piece } in der neutralen Reserve, { $count }
       *[other] { $piece } in der Reserve von { $owner }, { $count }
    }
reserve-neutral = Die Figur gehört keinem Spieler und kommt nur im Tausch gegen eine Figur auf dem Brett zurück.

# Layers. $layer is the name of one.
layers = Ebenen
layers-keys = Tasten 1–9; mit Umschalt: nur diese Ebene
layer-state = { $layer }: { $state }
layer-alone =
    .spoken = nur { $layer }
layer-fold = Das Brett auf diese Ebene falten; noch einmal drücken zeigt wieder alle
layer-only = Nur diese Ebene zeigen; noch einmal drücken zeigt wieder alle
# Whether pieces can leave a layer: $cells are those that they stay on.
layer-bound = Gebundene Figuren: Sie bleiben immer auf { $cells }
layer-unbound = Freie (ungebundene) Figuren: Sie können auch auf die Felder anderer Ebenen ziehen

# The tabs below the moves.
tab-piece = Figur
    .tip = Die Figur unter dem Zeiger: wie sie zieht und was sie aufhält
tab-hint = Tipp
    .tip = Tipps, die Schritt für Schritt mehr verraten
tab-analysis = Analyse
    .tip = Wie die Engine die Partie sieht

# The piece under the pointer. $piece is its name.
diagram-here = Auf diesem Brett
diagram-there = Innen ({ $game }): { $piece }
diagram-turn =
    .tip = Zeigen, wie sie hier oder im inneren Spiel ({ $game }) zieht
piece-diagram = Zugdiagramm: { $piece }
piece-none = Zeig auf eine Figur, um zu sehen, wie sie zieht.
piece-frozen = Erstarrt, { $reason }.
piece-from = Von { $cell } aus ({ $lattice }) ziehen die Figuren von { $side } so:
piece-cannot-move = Kann von dort nicht ziehen.
piece-does = { $piece }: { $words }
census = Auf dem Brett: { $pieces }
census-held = Auf dem Brett: { $pieces } · In Reserve: { $held }
# The same of a folded board, on which not all of it is seen.
census-whole = Auf dem ganzen Brett: { $pieces }
census-whole-held = Auf dem ganzen Brett: { $pieces } · In Reserve: { $held }
census-none = keine
census-count =
    { $owner ->
        [neutral] neutral { $count }
       *[other] { $owner } { $count }
    }
piece-worth =
    { $halves ->
        [0] In diesem Spiel weniger als einen halben Bauern wert
        [1] In diesem Spiel etwa einen halben Bauern wert
        [2] In diesem Spiel etwa einen Bauern wert
       *[other] In diesem Spiel etwa { $pawns } Bauern wert
    }
    .tip = Die Schätzung der Engine für eine Figur auf ihrem Anfangsfeld, in derselben Einheit wie ihre Bewertungen: 1 ist ein Bauer im Schach
piece-neutral = Neutral
piece-stands-for = Entspricht { DEM($piece) }
piece-layer-on = { $layer }, jetzt auf: { $lattice }
piece-layer = { $layer }
piece-turned = Umgewandelt; wird sie geschlagen, ist sie wieder { EIN($piece) }
piece-decides = Diese Figur entscheidet die Partie.
piece-decides-not = Wer diese Figur verliert, hat die Partie noch nicht verloren.

# Lines of play.
line-play = Bis { $last } spielen
line-show = Besten Zug { $best } zeigen

# The field for typed moves.
typed = Zug eingeben
typed-none = Kein legaler Zug passt. Drücke die Eingabetaste, um zu sehen, warum.
typed-more = und { $count } weitere

# The list of moves. $move is one of them.
moves-copy = Schreibgeschützte Kopie von { $name }
moves-start = Anfangsstellung Nr. { $number }
moves-none = Noch keine Züge
moves-clock = noch { $time }
moves-comment = Klicken, um den Kommentar zu bearbeiten
moves-show = Diese Variante zeigen
    .spoken = Variante { $first } zeigen
moves-hide = Diese Variante verbergen
    .spoken = Variante { $first } verbergen
comment-before = Vor { $on }
comment-after = Kommentar zu { $on }
comment-game = Kommentar zur ganzen Partie
comment-done = Strg+Eingabe

# The players. $level is the number of the computer's; $owner is the name of a side.
player-you = du
player-lead = Materialvorsprung auf dem Brett und in Reserve: { $pawns }. Ein Schachbauer zählt 1
# Who is better, and who is ahead in material, in one line.
analysis-glance = { $standing }; { $material }
analysis-both =
    { $pawns ->
        [one] { $standing } und hat einen Bauern mehr
       *[other] { $standing } und hat { $pawns } Bauerneinheiten mehr
    }
analysis-although = { $standing }, aber { $material }
analysis-material = Das Material zählt nur die Figuren. Die Zahl der Engine berücksichtigt auch, wo sie stehen und was bald geschlagen wird.
standing-unknown = { CAPITAL($material) }, rein gezählt. „Live“ zeigt, wer besser steht.
standing-equal = Die Stellung ist ausgeglichen
standing-over = Die Partie ist beendet
standing-slightly-better = { $side } steht etwas besser
standing-better = { $side } steht besser
standing-winning = { $side } steht auf Gewinn
because-gains =
    { $pawns ->
        [one] Die beste Variante bringt { $side } einen Bauern ein.
       *[other] Die beste Variante bringt { $side } { $pawns } Bauerneinheiten ein.
    }
because-active = Züge der Figuren: { $side } { $more }, { $other } { $fewer }.
because-placed = Sofort ist nichts zu gewinnen, aber die Figuren von { $side } stehen besser.
analysis-frozen =
    { $count ->
        [one] Eine Figur von { $side } ist erstarrt.
       *[other] { $count } Figuren von { $side } sind erstarrt.
    }
material-even = das Material ist gleich
material-lead =
    { $pawns ->
        [one] { $side } hat einen Bauern mehr
       *[other] { $side } hat { $pawns } Bauerneinheiten mehr
    }
piece-more = Mehr
player-engine = Engine
player-engine-skill = Engine, Spielstufe { $step }
player-engine-elo = Engine, Elo { $rating }
player-computer = Computer, Stufe { $level }
# The computer plays nothing but the game inside, or did until now.
player-inside = Stufe { $level }, nur { $game }
player-whole = Stufe { $level }, ganzes Brett
# How often the side has given check, and how often it has to.
player-checks = Schachgebote: { $given } von { $times }
captured = Von { $owner } geschlagen: { $pieces }
captured-kind =
    { $count ->
        [one] { $piece }
       *[other] { $count } × { $piece }
    }

# The edge by which the panel is drawn wider or narrower.
panel-edge = Breite der Seitenleiste
panel-split = Höhe der Zugliste

# What the marks of a movement diagram mean.
diagram-both = zieht und schlägt
diagram-move = zieht nur
diagram-capture = schlägt nur

# While the board is folded: what a piece is in the game ($game) outside.
piece-outside = Im Spiel { $game }: { $piece }
piece-rules-outside = Auf dem ganzen Brett ({ $game })
