# The ladder of hints.

# Its rungs.
hint-place = Wo
    .tip = Wo auf dem Brett zu suchen ist
hint-man = Wer
    .tip = Welche Figur zieht
hint-moves = Züge
    .tip = Einige gute Züge in beliebiger Reihenfolge
hint-line = Folge
    .tip = Der beste Zug, auf dem Brett ausgespielt, und warum
hint-looking = Ein Tipp wird gesucht…
hint-how = Jede Stufe sagt etwas mehr. H geht zur nächsten, Esc beendet.
hint-drop = Einsetzen: { $man }.
hint-move = Ziehen: { $man } auf { $cell }.
hint-good =
    { $count ->
        [one] Ein Zug ist besser als alle anderen.
       *[other] Jeder dieser { $count } Züge ist gut.
    }
hint-worth = Worauf die Variante hinausläuft, aus der Sicht von Weiß
hint-play = Spielen
    .tip = Den besten Zug spielen (Leertaste)
hint-again = Noch einmal
    .tip = Die Variante noch einmal zeigen (H)

# Hints.

# Where to look for a hint: which third of the board from left to right, as $side sees it, and from its home forward.
place-reserve = In der Reserve von { $side } suchen, für ein Feld { $across ->
        [left] auf der linken Seite von { $side }
        [right] auf der rechten Seite von { $side }
       *[middle] in der Mitte
    }, { $up ->
        [home] nahe der eigenen Grundreihe
        [far] weit vorn
       *[half] auf halber Höhe des Bretts
    }.
place-layer = Auf der Ebene „{ $layer }“ suchen: { $across ->
        [left] auf der linken Seite von { $side }
        [right] auf der rechten Seite von { $side }
       *[middle] in der Mitte
    }, { $up ->
        [home] nahe der eigenen Grundreihe
        [far] weit vorn
       *[half] auf halber Höhe des Bretts
    }.
place-board = Hier suchen: { $across ->
        [left] auf der linken Seite von { $side }
        [right] auf der rechten Seite von { $side }
       *[middle] in der Mitte
    }, { $up ->
        [home] nahe der eigenen Grundreihe
        [far] weit vorn
       *[half] auf halber Höhe des Bretts
    }.
