# The panels beside the board.

# Whose turn it is. $side is White or Black.
status-to-move = { $side } am Zug
status-in-check = { $side } am Zug, im Schach
status-thinks = { $side } denkt nach
status-thinks-in-check = { $side } denkt nach, im Schach
status-played =
    { $count ->
        [one] Ein Zug wurde gespielt.
       *[other] { $count } Züge wurden gespielt.
    }
status-clocks = Die Uhren stehen. Ein Zug oder P lässt sie weiterlaufen.
status-waits = Der Computer wartet. Strg+M lässt ihn ziehen.
status-two = { $game }, zwei Spieler
status-you = { $game }, eigene Farbe: { $side }
status-depth = Tiefe { $depth }
status-depth-hint = Tipp, Tiefe { $depth }
status-depth-best = bester Zug, Tiefe { $depth }
status-show-now = Jetzt zeigen
status-move-now = Sofort ziehen

# Reserves. $owner is `white`, `black` or `neutral`.
reserves = Reserven
reserve-owner =
    { $owner ->
        [white] Weiß
        [black] Schwarz
       *[neutral] Neutral
    }
reserve-total =
    { $owner ->
        [white] Reserve von Weiß: insgesamt { $total }
        [black] Reserve von Schwarz: insgesamt { $total }
       *[neutral] Neutrale Reserve: insgesamt { $total }
    }
reserve-man =
    { $owner ->
        [white] { $man } in der Reserve von Weiß, { $count }
        [black] { $man } in der Reserve von Schwarz, { $count }
       *[neutral] { $man } in der neutralen Reserve, { $count }
    }

# Layers. $layer is the name of one.
layers = Ebenen
layers-keys = Tasten 1–9, allein mit Umschalt
layer-state = { $layer } { $state }
layer-alone = Allein
    .spoken = { $layer } allein
layer-fold = Das Brett auf diese Ebene falten; wieder alle, wenn sie allein ist
layer-only = Nur diese Ebene; wieder alle, wenn sie allein ist
layer-short-shown = Ganz
layer-short-dimmed = Matt
layer-short-outlined = Linie
layer-short-hidden = Weg

# The tabs below the moves.
tab-man = Figur
    .tip = Die Figur unter dem Zeiger: wie sie zieht und was sie hält
tab-hint = Tipp
    .tip = Tipps, von denen jeder etwas mehr sagt (H)
tab-analysis = Analyse
    .tip = Was die Engine von der Partie hält (L)

# The man under the pointer. $man is its name.
man-diagram = Zugdiagramm: { $man }
man-none = Auf eine Figur zeigen, um zu lesen, wie sie zieht.
man-frozen = Erstarrt: { $reason }.
man-from = Von { $cell } ({ $lattice }) aus tun die Figuren von Weiß dies
man-cannot-move = kann von dort nicht ziehen.
man-does = { $man }: { $words }
census = Auf dem Brett: { $men }.
census-held = Auf dem Brett: { $men }. In Reserve: { $held }.
census-none = keine
census-count =
    { $owner ->
        [white] Weiß { $count }
        [black] Schwarz { $count }
       *[neutral] neutral { $count }
    }
man-worth =
    { $halves ->
        [0] Nach den Werten dieses Spiels weniger als einen halben Bauern wert.
        [1] Nach den Werten dieses Spiels etwa einen halben Bauern wert.
        [2] Nach den Werten dieses Spiels etwa einen Bauern wert.
       *[other] Nach den Werten dieses Spiels etwa { $pawns } Bauern wert.
    }
    .tip = Was die Engine von ihr hält, wo solche Figuren anfangs stehen. Die Einheit ist die ihrer Bewertungen, etwa ein Bauer im Schach.
man-neutral = Neutral
man-stands-for = Steht für: { $man }
man-layer-on = Ebene { $layer }, auf Feldern { $lattice }
man-layer = Ebene { $layer }
man-turned = Umgedreht; geschlagen wieder: { $man }

# Lines of play.
line-play = Spielen bis { $last }

# The field for typed moves.
typed-hint = Zug eingeben (/)
typed = Zug eingeben
typed-none = So schreibt sich kein legaler Zug. Die Eingabetaste sagt, warum.
typed-more = und { $count } weitere

# The list of moves. $move is one of them.
moves = Züge
moves-none = Die Partie hat noch nicht begonnen.
moves-comment = Klicken, um den Kommentar zu ändern
moves-show = Diese Variante zeigen
    .spoken = Variante { $first } zeigen
moves-hide = Diese Variante verbergen
    .spoken = Variante { $first } verbergen
comment-before = Vor { $on }
comment-after = Kommentar zu { $on }
comment-game = Kommentar zur Partie
comment-done = Strg+Eingabe
