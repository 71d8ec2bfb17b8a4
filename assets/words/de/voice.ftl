# Was ein Screenreader sagt: was in der Partie geschieht, und Antworten für alle, die das Brett nicht sehen.

voice-sentence = { $text }.

# Züge. $side ist Weiß oder Schwarz, $piece der Name einer Figur, $from und $to sind Felder.
voice-plays = { $side } zieht { $piece } { $from } nach { $to }
voice-takes = { $side } schlägt mit { DEM($piece) } { $from } { DEN($victim) } auf { $to }
voice-takes-in-passing = { $side } schlägt mit { DEM($piece) } { $from } en passant auf { $to }
voice-pass = { $side } setzt aus
voice-gates = { $moved } und setzt { EINEN($piece) } auf das verlassene Feld
voice-brief-pass = aussetzen
voice-castles = { $side } rochiert, { $piece } { $from } nach { $to }
voice-passes = { $side } setzt mit { DEM($piece) } { $from } aus
voice-takes-on-way = { $side } schlägt mit { DEM($piece) } { $from } { DEN($victim) } auf { $cell }, auf dem Weg nach { $to }
voice-takes-two = { $side } schlägt mit { DEM($piece) } { $from } { DEN($victim) } auf { $cell } und { DEN($other) } auf { $to }
voice-drops = { $side } setzt { EINEN($piece) } auf { $to } ein
# $moved ist einer der Züge oben.
voice-promotes = { $moved }, Umwandlung in { EINEN($piece) }
voice-turns = { $moved }, Umwandlung in { EINEN($piece) }
voice-becomes = { $moved }, daraus wird { EIN($piece) }
voice-transforms = { $side } verwandelt { DEN($piece) } { $from } in { EINEN($other) } auf { $to }
voice-exchanged = { $moved }, getauscht gegen { EINEN($piece) } aus { $reserve ->
        [neutral] der neutralen Reserve
       *[other] der Reserve von { $reserve }
    }
voice-outside = Außerhalb: { $moved }
voice-check = Schach.
voice-freezes = { $count ->
        [one] Eine Figur von { $side } ist erstarrt.
       *[other] { $count } Figuren von { $side } sind erstarrt.
    }
voice-thaws = { $count ->
        [one] Eine Figur von { $side } ist nicht mehr erstarrt.
       *[other] { $count } Figuren von { $side } sind nicht mehr erstarrt.
    }
# Vor einem Zug, zu dem gegangen wurde, ohne dass er gespielt worden wäre.
voice-at = Zug { $number }:
voice-start = Anfangsstellung.
# Ein Zug in einem Tipp.
voice-brief = { $piece } { $from } nach { $to }
voice-brief-takes = { $piece } { $from } schlägt { $to }
voice-brief-drop = { $piece } auf { $to } eingesetzt
voice-best = Bester Zug: { $moved }.

# Was in der Hand ist. $count ist die Zahl der Felder, auf die es kann, $captures die der Schlagzüge darunter.
voice-picked = { $piece } aufgenommen, { $count ->
        [0] keine Züge.
        [one] ein Zug{ $captures ->
            [0] .
           *[other] , ein Schlagzug.
        }
       *[other] { $count } Züge{ $captures ->
            [0] .
            [one] , ein Schlagzug.
           *[other] , { $captures } Schlagzüge.
        }
    }
voice-looked-at = { $piece } von { $side }, { $count ->
        [0] keine Züge.
        [one] ein Zug{ $captures ->
            [0] .
           *[other] , ein Schlagzug.
        }
       *[other] { $count } Züge{ $captures ->
            [0] .
            [one] , ein Schlagzug.
           *[other] , { $captures } Schlagzüge.
        }
    }
voice-held-picked = { $piece } aus der Reserve aufgenommen, { $count ->
        [one] ein Feld zum Einsetzen.
       *[other] { $count } Felder zum Einsetzen.
    }
voice-lifted = { $piece } aufgenommen.
voice-put-down = Abgesetzt.
voice-choice = Wähle, was die Figur wird: { $count } Möglichkeiten.

# Wie das Brett zu sehen ist.
voice-folded = Gefaltet: { $game }.
voice-unfolded = Ganzes Brett.
voice-layer = { $layer }: { $state }.
voice-flipped = { $side } ist unten.
voice-rules = Regeln. Mit Tab liest du weiter.
voice-set-up = Du baust eine Stellung auf.
voice-rearranged = Das Brett hat sich geändert.
# $what ist ein Befehl, der ein- oder ausgeschaltet wird.
voice-on = { $what }: ein.
voice-off = { $what }: aus.

# Eingetippte Züge.
voice-completions = { $count ->
        [one] Ein Zug: { $moves }.
       *[other] { $count } Züge: { $moves }.
    }

# Wie die Partie steht.
voice-turn = Zug { $number }. { $side } ist am Zug{ $check ->
        [yes] {" "}und im Schach.
       *[no] .
    }
voice-you = Du spielst { $side }.
voice-clock = { $side } hat { $time }.
voice-hours = { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
voice-minutes = { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
voice-seconds = { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
voice-clocks-stand = Die Uhren stehen.
voice-time-short = { $side } hat kaum noch Zeit.

# Figuren und Felder. $piece ist der Name einer Figur, ab voice-cell-piece mit dem, wem sie gehört, oder das Wort für ein leeres Feld.
voice-empty = leer
voice-piece = { $piece }, { $side }
voice-frozen-piece = { $piece }, { $side }, erstarrt
voice-placed = { $piece } { $cell }
voice-cell-piece = { $cell } { $piece }
voice-nothing = Nichts.
voice-nothing-on = Auf { $cell } steht keine Figur.
voice-in-whole = Auf dem ganzen Brett: { $cell } { $piece }.
voice-in-game = Im Spiel { $game }: { $cell } { $piece }.
voice-lattice = Das Feld gehört zu { $cells }.

# Was wohin zieht.
voice-arrivals = { $side } kann nach { $cell } ziehen, und zwar mit { $pieces }.
voice-no-arrivals = { $side } kann nicht nach { $cell } ziehen.
voice-from-reserve = { $piece } aus der Reserve
voice-moves = { $piece } { $cell }, { $count ->
        [0] keine Züge.
        [one] ein Zug: { $cells }.
       *[other] { $count } Züge: { $cells }.
    }
voice-captures = { $piece } { $cell }, { $count ->
        [0] keine Schlagzüge.
        [one] ein Schlagzug: { $cells }.
       *[other] { $count } Schlagzüge: { $cells }.
    }
voice-capture = { $cell } schlägt { $victim }
voice-capture-in-passing = { $cell } en passant
voice-attackers = { $count ->
        [0] { $side } greift { $cell } nicht an.
       *[other] { $side } greift { $cell } mit { $pieces } an.
    }
voice-defenders = { $count ->
        [0] { $side } deckt { $cell } nicht.
       *[other] { $side } deckt { $cell } mit { $pieces }.
    }

# Das Brett vorgelesen. $way ist eine der Richtungen darunter.
voice-up = oben
voice-up-right = rechts oben
voice-right = rechts
voice-down-right = rechts unten
voice-down = unten
voice-down-left = links unten
voice-left = links
voice-up-left = links oben
voice-way = { $way }: { $pieces }
voice-way-free = { $way }: { $count ->
        [one] ein leeres Feld
       *[other] { $count } leere Felder
    }
voice-way-edge = { $way }: Rand des Bretts
voice-nearest = { $way } { $cell } { $piece }
voice-file = Linie { $file }: { $pieces }.
voice-rank = Reihe { $rank }: { $pieces }
voice-kind = { $piece } { $cells }
voice-held = { $count } × { $piece }
voice-reserve = in Reserve: { $pieces }
voice-pieces = { $side }: { $pieces }
voice-no-place = „{ $text }“ ist hier weder ein Feld noch eine Linie, eine Reihe oder eine Figur.
voice-stars = { $count ->
        [one] Der Stern liegt auf { $cells }.
       *[other] Die Sterne liegen auf { $cells }.
    }
voice-goes-on = Weiter mit der Eingabetaste.
