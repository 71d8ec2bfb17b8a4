# Games: outcomes, layers, reserves, glyphs.

# How a game ended.
outcome-won = { $side } gewinnt: { $reason }
outcome-drawn = Remis: { $reason }
ended-mate = Matt
ended-mated = mattgesetzt, was in diesem Spiel gewinnt
ended-mate-without-win = ein Matt, das nicht als Sieg zählt
ended-no-move = kein legaler Zug
ended-stalemate = Patt
ended-reached = Ziel erreicht
ended-impasse = Jishōgi mit genügend Punkten
ended-bare = ein blanker König
ended-extinct = zu wenige Figuren einer Art
ended-spent = zu wenige Figuren
ended-checks = { $times ->
        [one] Schachgebot
       *[other] { $times }-mal Schach
    }
ended-passed = beiderseitiges Aussetzen
ended-counted = Zugzählung abgelaufen
ended-blown-up = eine Explosion
ended-perpetual = Dauerschach
ended-dead = zu wenig Material zum Mattsetzen
ended-agreement = Vereinbarung
ended-resignation = Aufgabe
ended-time = Zeit abgelaufen
ended-repetition = dieselbe Stellung zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
       *[other] { $times }.
    } Mal
ended-no-progress = je { $moves } Züge ohne Fortschritt

# How a layer is shown.
layer-state-shown = sichtbar
layer-state-dimmed = abgeblendet
layer-state-outlined = als Umriss
layer-state-hidden = verborgen

# What signs on moves and positions mean, by their numbers in PGN.
glyph-1 = guter Zug
glyph-2 = Fehler
glyph-3 = glänzender Zug
glyph-4 = Patzer
glyph-5 = interessanter Zug
glyph-6 = zweifelhafter Zug
glyph-7 = einziger Zug
glyph-10 = ausgeglichen
glyph-13 = unklar
glyph-slight = { $side } steht etwas besser
glyph-clear = { $side } steht besser
glyph-winning = { $side } steht auf Gewinn
