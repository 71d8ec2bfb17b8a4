# Setting a position up.

# The panel as a whole.
setup = Eine Stellung aufbauen
setup-good = Diese Stellung ist spielbar.
setup-wrong = Noch keine Stellung: { $reason }.
setup-array = Grundstellung
    .tip = Die Grundstellung des Spiels aufbauen
setup-clear = Leeren
    .tip = Alle Figuren vom Brett und aus den Reserven nehmen
setup-swap = Seiten tauschen
    .tip = Jede Seite bekommt, was die andere hat
setup-mirror-white = Weiß spiegeln
    .tip = Schwarz bekommt das Spiegelbild der weißen Figuren
setup-mirror-black = Schwarz spiegeln
    .tip = Weiß bekommt das Spiegelbild der schwarzen Figuren
setup-undo = Schritt zurück
    .tip = Den letzten Schritt rückgängig machen (Strg+Z)
setup-redo = Schritt wieder
    .tip = Ihn noch einmal tun (Strg+Umschalt+Z)
setup-text = Stellung als Text
setup-text-wrong = Nicht aufgebaut: { $reason }.
setup-name = Name des Spiels mit dieser Aufstellung
setup-keep-named = Behalten
setup-not-now = Jetzt nicht
setup-play = Spielen
    .tip = Von dieser Stellung aus spielen, wie die letzte Partie gespielt wurde
setup-analyse = Analyse
    .tip = Diese Stellung analysieren
setup-keep = Behalten…
    .tip = Ein eigenes Spiel daraus machen, das mit dieser Stellung beginnt
setup-cancel = Zurück zur Partie, die bleibt, wie sie war

# The men to be stamped. $owner is `white` or `black`, $man a name.
setup-hand = Hand
    .tip = Eine Figur anklicken und dann ein Feld, oder sie ziehen; neben dem Brett verschwindet sie
setup-eraser = Radierer
    .tip = Anklicken, was verschwinden soll; das tut mit jedem Werkzeug auch die rechte Taste
setup-stamp-men =
    { $owner ->
        [white] Weiße Figuren setzen
       *[black] Schwarze Figuren setzen
    }
setup-others = Andere
setup-stamp =
    { $owner ->
        [white] { $man } (Weiß) setzen
       *[black] { $man } (Schwarz) setzen
    }

# Reserves. $owner is `white`, `black` or `neutral`.
setup-reserve =
    { $owner ->
        [white] Weiß { $count }
        [black] Schwarz { $count }
       *[neutral] Neutral { $count }
    }
    .spoken =
        { $owner ->
            [white] Reserve von Weiß zählen, { $count }
            [black] Reserve von Schwarz zählen, { $count }
           *[neutral] Neutrale Reserve zählen, { $count }
        }
setup-missing-man = { $count } { $man }
setup-rest =
    { $owner ->
        [white] Rest zur Reserve von Weiß
        [black] Rest zur Reserve von Schwarz
       *[neutral] Rest zur neutralen Reserve
    }
setup-none-missing = Alle Figuren der Grundstellung sind auf dem Brett oder in einer Reserve
setup-missing =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
setup-add =
    { $owner ->
        [white] { $man } zur Reserve von Weiß legen
        [black] { $man } zur Reserve von Schwarz legen
       *[neutral] { $man } zur neutralen Reserve legen
    }
    .tip = { $man }: ein Klick legt eine dazu, die rechte Taste nimmt eine weg
setup-held =
    { $owner ->
        [white] { $man } in der Reserve von Weiß
        [black] { $man } in der Reserve von Schwarz
       *[neutral] { $man } in der neutralen Reserve
    }

# Whose turn it is, rights and counters.
setup-to-move = { $side } am Zug
    .spoken = { $side } an den Zug setzen
setup-unmoved = Noch nicht gezogen und darum zur Rochade fähig
setup-man-on = { $man } { $cell }
setup-passing-none = nichts
setup-passing = En passant:
    .spoken = En passant zu schlagen, { $what }
setup-number = Zug
setup-halfmoves = Halbzüge ohne Fortschritt
