# Setting a position up.

# The panel as a whole.
setup = Eine Stellung aufbauen
setup-good = Diese Stellung ist spielbar.
setup-wrong = Noch keine gültige Stellung: { $reason }.
setup-array = Grundstellung
    .tip = Die Grundstellung des Spiels aufbauen
setup-clear = Leeren
    .tip = Alle Figuren vom Brett und aus den Reserven nehmen
setup-clear-inside = Innen leeren
    .tip = Alle Figuren von den sichtbaren Feldern nehmen; was anderswo steht, bleibt
setup-swap = Seiten tauschen
    .tip = Die Figuren beider Seiten vertauschen
setup-mirror = { $side } spiegeln
    .tip = { $other } bekommt das Spiegelbild der Figuren von { $side }
setup-undo = Schritt zurück
    .tip = Den letzten Schritt rückgängig machen
setup-redo = Schritt vor
    .tip = Den rückgängig gemachten Schritt wiederherstellen
setup-text = Stellung als Text
setup-text-wrong = Die Stellung konnte nicht aufgebaut werden: { $reason }.
setup-text-dropped = Stellung aufgebaut; { $why }.
setup-name = Name für das Spiel mit dieser Anfangsstellung
setup-keep-named = Speichern
setup-not-now = Jetzt nicht
setup-play = Spielen
    .tip = Von dieser Stellung aus spielen, mit denselben Spielern und Einstellungen wie zuletzt
setup-analyse = Analysieren
    .tip = Diese Stellung analysieren
setup-keep = Als Variante speichern…
    .tip = Als eigenes Spiel speichern, das mit dieser Stellung beginnt
setup-cancel = Unverändert zurück zur Partie

# The pieces to be stamped. $owner is the name of a side, $piece a name.
setup-hand = Bewegen
    .tip = Klicke auf eine Figur und dann auf ein Feld, oder zieh sie; außerhalb des Bretts verschwindet sie
setup-eraser = Radierer
    .tip = Klicke auf eine Figur, um sie zu entfernen; ein Rechtsklick entfernt sie mit jedem Werkzeug
setup-stamp-pieces = Figuren von { $owner } setzen
setup-others = Andere
setup-stamp = { $piece } ({ $owner }) setzen

# Reserves. $owner is the name of a side, or `neutral`.
setup-reserve =
    { $owner ->
        [neutral] Neutral { $count }
       *[other] { $owner } { $count }
    }
    .spoken =
        { $owner ->
            [neutral] Neutrale Reserve, { $count }
           *[other] Reserve von { $owner }, { $count }
        }
setup-missing-piece = { $count } × { $piece }
setup-rest =
    { $owner ->
        [neutral] Rest in die neutrale Reserve legen
       *[other] Rest in die Reserve von { $owner } legen
    }
setup-none-missing = Alle Figuren der Grundstellung sind auf dem Brett oder in einer Reserve
setup-missing =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
setup-add =
    { $owner ->
        [neutral] { $piece } in die neutrale Reserve legen
       *[other] { $piece } in die Reserve von { $owner } legen
    }
    .tip = { $piece }: Klick legt eine dazu, Rechtsklick nimmt eine weg
setup-held =
    { $owner ->
        [neutral] { $piece } in der neutralen Reserve
       *[other] { $piece } in der Reserve von { $owner }
    }

# Whose turn it is, rights and counters.
setup-to-move = { $side } am Zug
    .spoken = { $side } am Zug
setup-unmoved = Noch nicht gezogen (kann noch rochieren)
setup-piece-on = { $piece } { $cell }
setup-passing-none = nichts
setup-passing = En passant:
    .spoken = Kann en passant geschlagen werden: { $what }
setup-number = Zugnummer
setup-halfmoves = Halbzüge ohne Fortschritt
