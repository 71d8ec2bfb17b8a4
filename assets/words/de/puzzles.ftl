# Puzzles: what they are about, and what can be wrong with a file of them.

puzzle-theme-mate = Matt in { $count }
puzzle-theme-material = Materialgewinn
puzzle-theme-hanging = Ungedeckte Figur
puzzle-theme-defence = Rettung
puzzle-theme-evasion = Dem Schach entkommen
puzzle-theme-leader = Anführerfigur schlagen
puzzle-theme-freeze = Erstarren
puzzle-theme-thaw = Erstarrung lösen
puzzle-theme-fork = Gabel
puzzle-theme-double-capture = Zwei Figuren mit einem Zug schlagen
puzzle-theme-discovered-check = Abzugsschach
puzzle-theme-double-check = Doppelschach
puzzle-theme-sacrifice = Opfer
puzzle-theme-quiet = Stiller Zug
puzzle-theme-drop = Einsetzen
puzzle-theme-promotion = Umwandlung
puzzle-theme-exchange = Tausch mit einer Reserve
puzzle-theme-passing = En passant
puzzle-theme-castling = Rochade
puzzle-theme-inside = In einem inneren Spiel
puzzle-theme-outside-help = Hilfe von außen
puzzle-theme-one-move = Ein Zug
puzzle-theme-short = Zwei Züge
puzzle-theme-long = Drei Züge oder mehr

puzzle-fault-line = Zeile { $line }: { $why }
puzzle-fault-heading = die erste Zeile ist nicht die Kopfzeile einer Aufgabendatei, wie „# Nestmate puzzles 1 shogi“
puzzle-fault-version = die Datei hat Version { $version } des Formats, diese Version von Nestmate liest aber nur Version 1
puzzle-fault-parts = eine Aufgabe hat fünf durch Tabulatoren getrennte Teile, hier { $count ->
    [one] ist es nur einer
   *[other] sind es { $count }
}
puzzle-fault-id = „{ $id }“ ist keine Kennung; eine Kennung hat 1 bis 40 Buchstaben und Ziffern
puzzle-fault-twice = die Kennung „{ $id }“ hat in dieser Datei schon eine andere Aufgabe
puzzle-fault-level = „{ $level }“ ist keine Stufe; die Stufen gehen von 1 bis 8
puzzle-fault-theme = es gibt kein Thema „{ $theme }“
puzzle-fault-moves = eine Aufgabe beginnt mit einem Zug des Gegners, endet mit einem eigenen und hat eine gerade Zahl von Zügen (2 bis 98), hier { $count ->
    [one] ist es nur einer
   *[other] sind es { $count }
}
puzzle-fault-move = Zug { $number }: { $why }
