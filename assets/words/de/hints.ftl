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
