# The ladder of hints.

# Its rungs.
hint-place = Wo
    .tip = Wo du auf dem Brett suchen kannst
hint-piece = Welche Figur
    .tip = Welche Figur du ziehen solltest
hint-moves = Züge
    .tip = Einige gute Züge, in keiner bestimmten Reihenfolge
hint-line = Variante
    .tip = Die beste Variante zum Durchspielen, mit Begründung
hint-looking = Ein Tipp wird gesucht…
hint-how =
    { $keys ->
        [none] Jeder Schritt verrät etwas mehr. Esc beendet.
       *[other] Jeder Schritt verrät etwas mehr. Drücke { $keys } für den nächsten, Esc zum Beenden.
    }
hint-pass = Setze aus.
hint-drop = Setz { DEN($piece) } ein.
hint-move = { CAPITAL(DER($piece)) } auf { $cell } sollte ziehen.
hint-good =
    { $count ->
        [one] Ein Zug ist besser als alle anderen.
        [2] Diese beiden Züge sind gut.
       *[other] Jeder dieser { $count } Züge ist gut.
    }
hint-lost =
    Die Stellung ist verloren. { $count ->
        [one] Ein Zug leistet den meisten Widerstand.
       *[other] Diese { $count } Züge leisten den meisten Widerstand.
    }
hint-bent = Ein gebogener Pfeil zeigt, über welche Felder die Figur zieht.
hint-worth = Die Bewertung am Ende der Variante, aus der Sicht von { $side }
hint-play = Spielen
    .tip = Den besten Zug spielen
hint-watch = Vorspielen
    .tip = Die Variante auf dem Brett vorspielen lassen
# The best move of the game inside called $game is $inner. The best of all, $best, is worth so many pawns more on the whole board.
hint-inside = Im inneren Spiel ({ $game }) ist { $inner } am besten. Auf dem ganzen Brett ist { $best } um { $by } besser.
hint-inside-wins = Im inneren Spiel ({ $game }) ist { $inner } am besten. Auf dem ganzen Brett gewinnt { $best } forciert.
hint-inside-loses = Im inneren Spiel ({ $game }) ist { $inner } am besten, verliert aber auf dem ganzen Brett forciert; { $best } nicht.

# Hints.

# Where to look for a hint: which third of the board from left to right, as $side sees it, and from its home forward.
place-reserve = Sieh in die Reserve von { $side }. Das Feld liegt { $across ->
        [left] links (aus der Sicht von { $side })
        [right] rechts (aus der Sicht von { $side })
       *[middle] in der Mitte
    }, { $up ->
        [home] nahe der eigenen Grundreihe
        [far] weit vorn
       *[half] etwa auf halber Höhe des Bretts
    }.
place-layer = Such auf der Ebene „{ $layer }“: { $across ->
        [left] links (aus der Sicht von { $side })
        [right] rechts (aus der Sicht von { $side })
       *[middle] in der Mitte
    }, { $up ->
        [home] nahe der eigenen Grundreihe
        [far] weit vorn
       *[half] etwa auf halber Höhe des Bretts
    }.
place-board = Such { $across ->
        [left] links (aus der Sicht von { $side })
        [right] rechts (aus der Sicht von { $side })
       *[middle] in der Mitte
    }, { $up ->
        [home] nahe der eigenen Grundreihe
        [far] weit vorn
       *[half] etwa auf halber Höhe des Bretts
    }.
place-outside = Der Zug liegt außerhalb von „{ $layer }“.

# On a folded board, where the hint is about what is not seen there.
hint-unfold =
    .tip = Der Tipp gilt dem ganzen Brett: Falte es auf, um ihn zu sehen
